"""How every change at a table is made: computed on a draft, stored, then cached; at last its listeners are notified."""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from datetime import datetime

from bot.store import Shards, Store, VersionConflict
from bot.store.database import run_uninterrupted
from bot.store.models import Table
from bot.store.posting_keys import StoredNotice
from bot.store.rows.inbox_rows import NO_TABLE
from bot.tables import log_line
from bot.tables.deadlines.agenda import DeadlineAgenda
from bot.tables.deadlines.clock import Clock
from bot.tables.draft import TableDraft
from bot.tables.errors import TableError
from bot.tables.listener import Listener
from bot.tables.memory.cached_table import CachedTable
from bot.tables.memory.due_notices import PendingNotice, list_due_notices
from bot.tables.memory.locks import TableLocks
from bot.tables.memory.ownership import owns_table
from bot.tables.memory.surface_write_queue import SurfaceWriteQueue
from bot.tables.memory.table_cache import TableCache
from bot.tables.table_news import TableNews

log = logging.getLogger(__name__)

MAX_CHANGE_ATTEMPTS = 2

TableChange = Callable[[TableDraft], None]
"""One use case at one table: it changes a draft, or raises a `GameError`."""


def change_nothing(draft: TableDraft) -> None:
    """Change nothing: the change is outside the table."""


class TableWriter:
    """The cached tables, and the one way to change them: transactions, locks and listeners.

    `shards` are those whose tables this process looks after. `stirred` is set whenever a table changed: the
    timekeeper's alarm. `game_night_news` is set whenever something happened at a table that its game night's post
    shows. `with_goblins` are the tables where goblins play, as far as they are known.
    """

    def __init__(self, store: Store, clock: Clock, listener: Listener, shards: Shards) -> None:
        self.store = store
        self.clock = clock
        self.listener = listener
        self.stirred = asyncio.Event()
        self.game_night_news = asyncio.Event()
        self.with_goblins: set[int] = set()
        self._due_notices: dict[int, tuple[PendingNotice, ...]] = {}
        self.locks = TableLocks()
        self.notes = SurfaceWriteQueue(store)
        self.damaged: set[int] = set()
        """Tables that were found damaged since the start, and are not closed yet."""
        self.holding = TableCache(store, self.notes, self.locks, shards, set_aside=self._report_damaged)
        self.agenda = DeadlineAgenda()
        self.shards = shards

    # Looking

    async def find_table(self, table_id: int) -> Table:
        """Find a table by its number; raises `TableError` if there is none."""
        return (await self.holding.load_table(table_id)).table

    async def list_user_tables(self, user_id: int) -> tuple[Table, ...]:
        """Return the lobbies and matches where a user sits and has not resigned, newest first, of any owner."""
        tables = [
            await self.find_table(table.id) if owns_table(self.shards, table) else table
            for table in await self.store.tables.list_user_tables(user_id)
        ]
        return tuple(table for table in tables if table.status != "aside")

    async def list_tables_in_use(self) -> list[Table]:
        """Return all lobbies and all tables with a running match, of those that this process owns."""
        return list(await self.store.tables.list_tables_in_use(self.shards))

    async def load_table_changes(self, known: Mapping[int, int]) -> TableNews:
        """Return what changed at the tables in use that this process owns, since they had these versions.

        A table that is held as it was before is dropped: whatever changed it, it is read anew.
        """
        known = dict(known)
        now = await self.store.tables.list_table_versions(self.shards)
        for table_id, version in now.items():
            if self.holding.is_table_outdated(table_id, version):
                await self._drop_outdated(table_id, version)
        changed = {table_id: version for table_id, version in now.items() if known.get(table_id) != version}
        return TableNews(
            changed, await self.store.tables.load_tables_by_id(changed), frozenset(known.keys() - now.keys())
        )

    async def list_waiting_tables_first(self) -> list[int]:
        """Return the tables in use that this process owns, those that wait for somebody first."""
        return await self.store.tables.list_waiting_tables_first(self.shards)

    async def _drop_outdated(self, table_id: int, version: int) -> None:
        async with self.locks.get_lock(table_id):  # a change that is being stored is taken up first
            if self.holding.is_table_outdated(table_id, version):
                self.holding.drop_table(table_id)

    async def list_stale_tables(
        self, since: datetime | None = None, told_since: datetime | None = None
    ) -> tuple[int, ...]:
        """Return the tables, of those that this process owns, with something that is not shown yet.

        Of those that ended, only what changed `since` then, and what is not told though it changed since `told_since`.
        """
        await self.notes.flush()
        return tuple(await self.store.surfaces.list_stale_tables(self.shards, since, told_since))

    # Several processes

    def filter_owned_tables(self, tables: Iterable[Table]) -> list[Table]:
        """Return those of some tables that this process owns (its shards)."""
        return [table for table in tables if owns_table(self.shards, table)]

    def sort_owned_tables_first(self, tables: Iterable[Table]) -> list[Table]:
        """Return tables with those first that this process looks after."""
        return sorted(tables, key=lambda table: not owns_table(self.shards, table))

    async def notify_owner(self, table: Table) -> bool:
        """Tell the owner of a table that something outside it changed; `False`: this process is the owner."""
        if owns_table(self.shards, table):
            return False
        await self.store.inbox.put_inbox_item(self.shards.find_shard(table.guild_id), table.id)
        return True

    async def notify_other_processes(self, guild_ids: Iterable[int]) -> None:
        """Notify the other processes that look after these servers that somebody was forgotten."""
        shards = {self.shards.find_shard(guild_id) for guild_id in guild_ids} - {*self.shards.numbers}
        for shard in sorted(shards):
            await self.store.inbox.put_inbox_item(shard, NO_TABLE)

    async def reload_table(self, table_id: int, step: TableChange) -> None:
        """Reload a table after a change outside it, and do what follows from that."""
        async with self.locks.get_lock(table_id):
            self.holding.drop_table(table_id)
        await self.change_table(table_id, step, touch=True)

    def clear_caches(self) -> None:
        """Clear all caches: others may have changed anything.

        An edit finds out what messages show.
        """
        self.notes.clear()
        self.holding.clear()
        self.agenda.clear()
        self.stirred.set()

    # Changing

    async def change_table(self, table_id: int, step: TableChange, *, touch: bool = False) -> Table:
        """Change a table: compute and store it (a transaction), on its newest version; then tell the listener.

        `touch` counts it as a change even if the table itself has no news. The change is finished even if its caller is
        cancelled: the store and the memory never differ.
        """
        return await run_uninterrupted(self._change_table_under_lock(table_id, step, touch=touch))

    async def _change_table_under_lock(self, table_id: int, step: TableChange, *, touch: bool) -> Table:
        async with self.locks.get_lock(table_id):
            for _ in range(MAX_CHANGE_ATTEMPTS):
                with suppress(VersionConflict):
                    before, after, informed = await self._attempt_change(table_id, step, touch=touch)
                    break
                self.holding.drop_table(table_id)
            else:
                raise TableError("table-busy")
        if after is not before:
            self.publish_changed_table(after, before, informed)
        if line := log_line.build_status_line(before, after):
            log.info(line)
        if after.warned and not before.warned:
            self.listener.on_deadline_reminder(table_id)
        return after

    async def _attempt_change(
        self, table_id: int, step: TableChange, *, touch: bool
    ) -> tuple[Table, Table, Collection[int]]:
        """Return the table before and after a change, and who needs no notice of it."""
        cached_table = await self.holding.load_table(table_id)
        before = cached_table.table
        draft = TableDraft.from_table(before, cached_table.running_match, self.clock.now(), cached_table.secret)
        step(draft)
        if draft.table == before and not draft.moves and not touch:
            return before, before, ()
        draft.set_table(changed_at=draft.now)
        return before, await self._commit_change(cached_table, draft), draft.informed

    async def _commit_change(self, cached_table: CachedTable, draft: TableDraft) -> Table:
        """Store a change (commit); only then is it cached."""
        news = draft.moves or cached_table.match is None or (draft.match and draft.match.is_agreed)
        match = draft.match if news else None
        snapshot = match.take_snapshot().model_dump_json() if match else None
        outcome = draft.match.outcome if draft.match and draft.table.status == "over" else None
        due = list_due_notices(cached_table.table, draft.table, draft.informed)
        owed = [StoredNotice(notice.kind, notice.user_id, cached_table.table.id, notice.version) for notice in due]
        after = await self.store.tables.save_table(
            cached_table.table, draft.table, snapshot=snapshot, moves=draft.moves, outcome=outcome, owed=owed
        )
        for move in draft.moves:
            decision = cached_table.table.decision_number
            log.debug(log_line.LogLine("moved", table=after.id, seat=move.seat, decision=decision, by=move.by))
        cached_table.apply_stored_change(after, match, draft.moves)
        return after

    def _report_damaged(self, table_id: int) -> None:
        """Tell that a table was found damaged."""
        self.damaged.add(table_id)
        self.listener.on_table_changed(table_id)

    def publish_changed_table(self, table: Table, before: Table | None = None, informed: Collection[int] = ()) -> Table:
        """Notify everybody of a table that changed, or is new, and return it; `informed` need no notice."""
        self.agenda.update_table_date(table)
        if table.status != "aside":
            self.damaged.discard(table.id)
        self.stirred.set()
        self.record_goblins(table)
        if table.evening_id is not None and (before is None or before.game_night_state != table.game_night_state):
            self.game_night_news.set()
        self._add_due_notices(table.id, list_due_notices(before, table, informed) if before else ())
        self.listener.on_table_changed(table.id)
        return table

    def notify_people(self, table_id: int, *due: PendingNotice) -> None:
        """Notify people of something about a table that no change of it says."""
        self._add_due_notices(table_id, due)
        self.listener.on_table_changed(table_id)

    def _add_due_notices(self, table_id: int, due: Iterable[PendingNotice]) -> None:
        if waiting := tuple(dict.fromkeys((*self._due_notices.get(table_id, ()), *due))):
            self._due_notices[table_id] = waiting

    def list_due_notices(self, table_id: int) -> tuple[PendingNotice, ...]:
        """Return what people are still to be told about a table, the oldest first."""
        return self._due_notices.get(table_id, ())

    async def recover_due_notices(self) -> tuple[int, ...]:
        """Take up, after a restart, the notices that people of this process's tables are owed; return those tables."""
        owed = await self.store.list_owed_notices()
        owing_tables = [
            await self.store.tables.find_table(table_id) for table_id in dict.fromkeys(o.table_id for o in owed)
        ]
        owned_ids = [table.id for table in self.filter_owned_tables(filter(None, owing_tables))]
        for notice in owed:
            if notice.table_id in owned_ids:
                self._add_due_notices(notice.table_id, [PendingNotice(notice.kind, notice.user_id, notice.version)])
        return tuple(owned_ids)

    async def mark_notice_sent(self, table_id: int, sent: PendingNotice) -> None:
        """Mark a notice as sent: somebody was told, or cannot be."""
        if sent.version:
            await self.store.delete_stored_value(StoredNotice(sent.kind, sent.user_id, table_id).key)
        left = tuple(notice for notice in self._due_notices.pop(table_id, ()) if notice != sent)
        self._add_due_notices(table_id, left)

    def record_goblins(self, table: Table) -> None:
        """Record whether goblins play at a table."""
        playing = table.status == "playing" and bool(table.goblin_run_sitters)
        (self.with_goblins.add if playing else self.with_goblins.discard)(table.id)
