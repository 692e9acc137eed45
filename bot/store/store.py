"""The store's facade: everything that survives a restart (persistence), by concern. Every write is one transaction."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Self

from sqlalchemy import Connection, delete, select, update

from bot.store import schema
from bot.store.database import Database
from bot.store.drivers.addresses import build_database_driver
from bot.store.drivers.sequences import select_last_table_number
from bot.store.game_night_rows import GameNightRows
from bot.store.models import WholeTable
from bot.store.posting_keys import PERSON_SEPARATOR, TABLE_SEPARATOR, StoredNotice, parse_owed_notice
from bot.store.rows import operator_command_queue, operator_decision_rows
from bot.store.rows.block_rows import BlockRows
from bot.store.rows.days.daily_rows import DailyRows
from bot.store.rows.days.digest_rows import DigestRows
from bot.store.rows.inbox_rows import InboxRows
from bot.store.rows.kept_replay_rows import KeptReplayRows
from bot.store.rows.operator_command_queue import OperatorOrder
from bot.store.rows.operator_decision_rows import Announcement, RefusalKind, StoredDecisions
from bot.store.rows.people_rows import PeopleRows
from bot.store.rows.profiles.moment_rows import MomentRows
from bot.store.rows.profiles.played_rows import PlayedRows
from bot.store.rows.result_rows import ResultRows
from bot.store.rows.row_validation import parse_stored_time
from bot.store.rows.server_rows import ServerRows
from bot.store.rows.surface_rows import SurfaceRows
from bot.store.rows.table_rows import TableRows
from bot.store.rows.upsert import build_insert, build_upsert
from bot.store.rows.whole_table import select_whole_table
from bot.store.shards import ALL_SHARDS, Shards
from bot.store.upkeep import retention
from bot.store.upkeep.ended_matches import EndedMatches
from bot.store.upkeep.migrate import migrate_database
from bot.store.upkeep.transfer import require_complete_move


class Store:
    """The persistence of all: `tables` with moves, `surfaces`, `people`, `servers`, `blocks`, `results`, values.

    `played` sums up results, `evenings` are game nights, with a time. Things in the `inbox` are only passing through.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.tables = TableRows(database)
        self.surfaces = SurfaceRows(database)
        self.people = PeopleRows(database)
        self.servers = ServerRows(database)
        self.blocks = BlockRows(database)
        self.inbox = InboxRows(database)
        self.kept_replays = KeptReplayRows(database)
        self.results = ResultRows(database)
        self.played = PlayedRows(database)
        self.moments = MomentRows(database)
        self.ended_matches = EndedMatches(database)
        self.game_nights = GameNightRows(database)
        self.daily = DailyRows(database)
        self.digests = DigestRows(database)

    @classmethod
    async def open(cls, url: str, shards: Shards = ALL_SHARDS, patience: float = 0) -> Self:
        """Open the store, create what is missing and bring it up to date; `url` as in `Settings.database_url`.

        `patience`: the seconds that another process may take to release these shards. Raises `StoreInUse` if it does
        not, `ShardCountMismatch` if others divide the servers otherwise, `StoreTooNew` if a newer version wrote it,
        `StoreShrunk` if it holds less than it did, `IncompleteMove` if it was never complete, `StoreUnavailable` if it
        cannot be used.
        """
        database = build_database_driver(url)
        try:
            await database.claim_shards(shards, patience)
            await migrate_database(database)
            await require_complete_move(database)
            await database.check_shard_count()
            await database.checkpoint()
        except BaseException:
            await database.close()
            raise
        return cls(database)

    @property
    def wake_event(self) -> asyncio.Event:
        """Set when another process left something here, and when the claim on the database was lost."""
        return self._database.wake_event

    @property
    def has_lost_claim(self) -> bool:
        """Whether the claim (lease) was lost: another process may have its shards, and held tables may be outdated."""
        return self._database.has_lost_claim

    @property
    def seconds_taken_over(self) -> float:
        """For how many seconds another process has had the shards of this one; 0: none has."""
        return self._database.seconds_taken_over

    async def renew_claim(self) -> None:
        """Reconnect: claim the shards again if the claim was lost.

        Raises `StoreInUse`, `StoreUnavailable`.
        """
        await self._database.renew_claim()

    async def wait_for_turn(self, number: int, seconds: float) -> None:
        """Wait for one's turn among all processes of a bot on a server (rate limit); the next comes later.

        Raises `StoreUnavailable`.
        """
        await self._database.wait_for_turn(number, seconds)

    def add_regain_listener(self, forget: Callable[[], None]) -> None:
        """Call this whenever a lost claim (lease) is back: others may have changed anything in the meantime."""
        self._database.regained = forget

    async def close(self) -> None:
        """Release the database, and note what it holds."""
        await self._database.close()

    async def checkpoint(self) -> None:
        """Make new data in the database safe on the disk (checkpoint of the WAL). Raises `StoreUnavailable`."""
        await self._database.checkpoint()

    async def delete_ended_tables(self, before: datetime) -> list[int]:
        """Delete tables that ended and have not changed since, with all that belongs to them; return their numbers.

        Their results stay.
        """
        cleared: list[int] = []
        while some := await self._database.write(partial(retention.delete_some_ended_tables, before=before)):
            cleared += some
        await self._database.write(retention.delete_stale_posting_keys)
        await self._delete_unused_people()
        return cleared

    async def delete_old_results(self, before: datetime) -> None:
        """Delete the results of matches that ended before a moment (retention)."""
        while await self._database.write(partial(retention.delete_some_results, before=before)):
            pass
        await self._delete_unused_people()

    async def _delete_unused_people(self) -> None:
        last: int | None = retention.BELOW_ALL_USER_IDS
        while last is not None:
            last = await self._database.write(partial(retention.delete_unused_people, after=last))
        await self.checkpoint()

    async def get_size_in_bytes(self) -> int:
        """Return how many bytes the database takes on its disk. Raises `StoreUnavailable`."""
        return await self._database.get_size_in_bytes()

    @property
    def transactions(self) -> tuple[int, int]:
        """How many transactions have read and how many have written since it was opened."""
        return self._database.reads, self._database.writes

    async def load_whole_table(self, table_id: int, latest: int) -> WholeTable | None:
        """Load everything stored about a table, with the latest moves that each viewer knows; `None`: no table."""
        return await self._database.read(partial(select_whole_table, table_id=table_id, latest=latest))

    async def find_last_table_number(self) -> int:
        """Return the highest number that a table was given."""
        return await self._database.read(select_last_table_number)

    async def get_stored_value(self, key: str) -> str | None:
        """Return what is stored under `key`."""
        return (await self.get_stored_values((key,))).get(key)

    async def get_stored_values(self, keys: Iterable[str]) -> dict[str, str]:
        """Return what is stored under these keys."""
        query = select(schema.notes).where(schema.notes.c.key.in_(tuple(keys)))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.key: row.value for row in rows if isinstance(row.value, str)}

    async def list_owed_notices(self) -> list[StoredNotice]:
        """Return all notices that are owed to people, the oldest first."""
        query = select(schema.notes).where(schema.notes.c.key.like(f"%{PERSON_SEPARATOR}%{TABLE_SEPARATOR}%"))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        owed = [notice for row in rows if (notice := parse_owed_notice(row.key, row.value))]
        return sorted(owed, key=lambda notice: (notice.table_id, notice.version))

    async def delete_stored_value(self, key: str) -> None:
        """Delete what is stored under `key`."""
        await self._database.write(lambda c: c.execute(delete(schema.notes).where(schema.notes.c.key == key)))

    async def get_stored_value_time(self, key: str) -> datetime | None:
        """Return the time that is stored under `key`; `None` if there is none, or it cannot be read."""
        return parse_stored_time(await self.get_stored_value(key))

    async def save_stored_value(self, key: str, value: str) -> None:
        """Save a value that the bot itself must remember, under a key, such as the hash of its commands."""

        def upsert_stored_value(connection: Connection) -> None:
            connection.execute(build_upsert(connection, schema.notes.c.key), {"key": key, "value": value})

        await self._database.write(upsert_stored_value)

    async def start_cooldown_unless_running(self, key: str, now: datetime, pause: timedelta) -> datetime | None:
        """Save `now` under `key`, unless a time at most `pause` ago stands there (cooldown, rate limit): return that.

        A time in the future does not count: the clock was set back since.
        Of several processes that try it together, only one is let through.
        """

        def save_time(connection: Connection) -> datetime | None:
            notes, row = schema.notes, {"key": key, "value": now.isoformat()}
            connection.execute(build_insert(connection, notes).values(key=key, value="").on_conflict_do_nothing())
            # The row is locked by its first writer; anybody who comes second sees what that one wrote.
            connection.execute(update(notes).where(notes.c.key == key).values(key=key))
            before = parse_stored_time(connection.execute(select(notes.c.value).where(notes.c.key == key)).scalar())
            if before is not None and timedelta(0) <= now - before < pause:
                return before
            connection.execute(build_upsert(connection, notes.c.key), row)
            return None

        return await self._database.write(save_time)

    async def load_decisions(self) -> StoredDecisions:
        """Return what the operator decided for all processes."""
        return await self._database.read(operator_decision_rows.select_operator_decisions)

    async def add_ban(self, kind: RefusalKind, number: int) -> None:
        """Ban a person or a server by its id, for the operator."""
        await self._database.write(partial(operator_decision_rows.insert_ban, kind=kind, number=number))

    async def remove_ban(self, kind: RefusalKind, number: int) -> None:
        """Unban a person or a server by its id, for the operator."""
        await self._database.write(partial(operator_decision_rows.delete_ban, kind=kind, number=number))

    async def set_announcement(self, announcement: Announcement | None) -> None:
        """Let all boards announce something; `None`: nothing any more."""
        await self._database.write(partial(operator_decision_rows.replace_announcement, announcement=announcement))

    async def save_bot_id(self, bot: int, *, anew: bool) -> int:
        """Save the id of the bot that uses this database, if none is saved or `anew`; return the one saved now."""
        return await self._database.write(partial(operator_decision_rows.save_bot_id, bot=bot, anew=anew))

    async def get_or_create_database_tag(self, fresh: str) -> str:
        """Return the mark by which this database knows its own buttons; if it has none yet, save a fresh one."""
        return await self._database.write(partial(operator_decision_rows.get_or_create_database_tag, fresh=fresh))

    async def load_orders(self) -> list[OperatorOrder]:
        """Return the operator's orders."""
        return await self._database.read(operator_command_queue.select_pending_orders)

    async def delete_orders(self, done: Sequence[OperatorOrder]) -> None:
        """Delete orders that are carried out."""
        await self._database.write(partial(operator_command_queue.delete_orders, orders=done))

    async def queue_order(self, order: OperatorOrder) -> None:
        """Queue an order (operator's command) for the next start."""
        await self._database.write(partial(operator_command_queue.insert_order, order=order))
