"""The use cases: everything that can be done at a table, one method each."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial

from bot.store import Store, StoreUnavailable, VersionConflict
from bot.store.models import Person, Reach, Surface, Table
from bot.tables import lobby, playing
from bot.tables.clock import Clock
from bot.tables.errors import TableError
from bot.tables.listener import Listener, Nobody
from bot.tables.locks import Locks
from bot.tables.matches import Matches, read_snapshot
from bot.tables.sight import Sight, lobby_sight, sight, told
from bot.tables.sitting import Sitting
from games.engine import Match, Record, commitment

log = logging.getLogger(__name__)

ATTEMPTS = 2
LATER = timedelta(hours=1)
"""How long the clock leaves a table alone that it could not serve."""


class Tables:
    """All tables of the house. Every method raises `TableError` or another `GameError` having changed nothing.

    `listener` may be set after the making, by those who need the tables to be made themselves. `stirred` is set
    whenever a table changed: the timekeeper's alarm. `with_goblins` are the tables lately changed where goblins sit.
    """

    def __init__(self, store: Store, clock: Clock, listener: Listener | None = None) -> None:
        self.store = store
        self.clock = clock
        self.listener: Listener = listener or Nobody()
        self.stirred = asyncio.Event()
        self.with_goblins: set[int] = set()
        self._locks = Locks()
        self._matches = Matches(store)

    # The lobby

    async def open(
        self, game: str, host: Person, *, guild_id: int | None, channel_id: int, language: str, pace: str = "live"
    ) -> Table:
        """Open a lobby; the host is the first to sit."""
        now = self.clock.now()
        table = lobby.lobby(game, host, guild_id=guild_id, channel_id=channel_id, language=language, pace=pace, now=now)
        return self._tell(await self.store.tables.add(table))

    async def join(self, table_id: int, person: Person) -> Table:
        """Sit down in a lobby."""
        return await self._change(table_id, partial(lobby.join, person=person))

    async def leave(self, table_id: int, user_id: int) -> Table:
        """Get up; in a match it is `resign`. The host hands on the role, the last of the people closes the lobby."""
        return await self._change(table_id, partial(_leave, user_id=user_id))

    async def add_goblin(self, table_id: int, user_id: int) -> Table:
        """Let a goblin of the house sit down in a lobby; for the host."""
        return await self._change(table_id, partial(lobby.add_goblin, user_id=user_id))

    async def dismiss_goblin(self, table_id: int, user_id: int) -> Table:
        """Send the goblin of a lobby home that came last; for the host."""
        return await self._change(table_id, partial(lobby.dismiss_goblin, user_id=user_id))

    async def set_option(self, table_id: int, user_id: int, name: str, value: object) -> Table:
        """Choose an option of the game; for the host, in the lobby."""
        return await self._change(table_id, partial(lobby.set_option, user_id=user_id, name=name, value=value))

    async def set_pace(self, table_id: int, user_id: int, pace: str) -> Table:
        """Choose the pace; for the host, in the lobby or in the match, where the open decision gets its time anew."""
        return await self._change(table_id, partial(lobby.set_pace, user_id=user_id, pace=pace))

    async def start(self, table_id: int, user_id: int) -> Table:
        """Deal; for the host. Seats go by joining order."""
        return await self._change(table_id, partial(_start, user_id=user_id))

    async def close(self, table_id: int, user_id: int) -> Table:
        """Close a table; for the host, and for anyone seated once the match is over."""
        return await self._change(table_id, partial(lobby.close, user_id=user_id))

    async def rematch(self, table_id: int, user_id: int) -> Table:
        """Return a new lobby with the same people and options; asked again, the same one while it is in use.

        Whoever asks is its host. Those who resigned are not brought along.
        """
        async with self._locks.of(table_id):
            fresh = lobby.rematch(await self.find(table_id), user_id, self.clock.now())
            asked_before = await self.store.tables.rematch_of(table_id)
            if asked_before:
                return asked_before
            table = await self.store.tables.add(fresh)
        return self._tell(table)

    # The match

    async def play(self, table_id: int, user_id: int, notation: str, decision: int | None = None) -> Table:
        """Play a move in notation; `decision` is the number of the decision that the player saw."""
        return await self._change(
            table_id, partial(playing.play, user_id=user_id, notation=notation, decision=decision)
        )

    async def play_text(self, table_id: int, user_id: int, text: str, decision: int | None = None) -> Table:
        """Play what a player typed, a move or several, all or nothing."""
        return await self._change(table_id, partial(playing.play_text, user_id=user_id, text=text, decision=decision))

    async def goblin_asked(self, table_id: int) -> tuple[Match, int] | None:
        """Return a copy of the match and the seat of a goblin that it waits for, or `None` where it waits for none."""
        async with self._locks.of(table_id):
            table = await self.find(table_id)
            if table.status != "playing" or not table.goblins:
                return None
            match = await self._matches.of(table)
            asked = match.decision.seats if match.decision else ()
            seat = next((sitter.seat for sitter in table.goblins if sitter.seat in asked), None)
            return None if seat is None else (match.fork(), seat)

    async def play_goblin(self, table_id: int, seat: int, notation: str, decision: int | None) -> Table:
        """Play the move of a goblin of the house."""
        return await self._change(
            table_id, partial(playing.play_goblin, seat=seat, notation=notation, decision=decision)
        )

    async def resign(self, table_id: int, user_id: int) -> Table:
        """Leave a match for good: default moves answer for the seat; when only goblins are left the table is closed."""
        return await self._change(table_id, partial(playing.resign, user_id=user_id))

    # Looking

    async def look(self, table_id: int, user_id: int | None, latest: int = 20) -> Sight:
        """Return the table as this user sees it (`None`: a spectator), with the latest moves they know of."""
        async with self._locks.of(table_id):
            table = await self.find(table_id)
            if table.started_at is None:
                return lobby_sight(table)
            seat = table.seat_of(user_id)
            match = await self._matches.of(table)
            known, moves = await self.store.tables.log(table_id, seat, latest)
        return sight(table, seat, match, told(seat, known, moves))

    async def find(self, table_id: int) -> Table:
        """Return a table; raises `TableError` where there is none."""
        table = await self.store.tables.find(table_id)
        if table is None:
            raise TableError("table-gone")
        return table

    async def tables_of(self, user_id: int) -> tuple[Table, ...]:
        """Return the lobbies and matches where a user sits and has not resigned, newest first."""
        return await self.store.tables.of(user_id)

    async def table_in(self, channel_id: int) -> Table | None:
        """Return the table of a thread or channel: the newest in use, else the newest that is over, else `None`."""
        return await self.store.tables.in_channel(channel_id)

    async def record_of(self, table_id: int) -> Record:
        """Return the record of a match that has ended."""
        table = await self.find(table_id)
        if table.ended_at is None or table.rules_version is None:
            raise TableError("no-record-yet")
        snapshot = read_snapshot(table.game, await self.store.tables.snapshot(table_id))
        return Record(
            game=snapshot.game,
            version=table.rules_version,
            seats=snapshot.seats,
            options=snapshot.options,
            seed=snapshot.seed,
            commitment=commitment(snapshot.seed_bytes),
            moves=await self.store.tables.played(table_id),
        )

    # What delivery notes down

    async def set_thread(self, table_id: int, thread_id: int) -> Table:
        """Note the thread that a table was given."""
        return await self._change(table_id, lambda sitting: sitting.set(thread_id=thread_id))

    async def note_dm(self, user_id: int, dm: Reach) -> None:
        """Note whether a user can be reached in private; their tables change where that is news."""
        if await self.store.people.reach(user_id) == dm:
            return
        await self.store.people.set_reach(user_id, dm)
        for table in await self.tables_of(user_id):
            await self._change(table.id, _nothing, touch=True)

    async def note_posting(self, table_id: int, decision: int) -> None:
        """Note for which decision a board is about to be posted, so that one whose posting a crash cut off is found."""
        await self.store.set_note(_posting(table_id), str(decision))

    async def posting(self, table_id: int) -> int | None:
        """Return for which decision a board was last about to be posted."""
        noted = await self.store.note(_posting(table_id))
        return None if noted is None else int(noted)

    async def surfaces(self, table_id: int) -> tuple[Surface, ...]:
        """Return the surfaces of a table, oldest first."""
        return await self.store.surfaces.of(table_id)

    async def save_surface(self, surface: Surface) -> Surface:
        """Keep a surface, known by its message. A live one supersedes the live one of its kind and user."""
        return await self.store.surfaces.save(surface)

    async def drop_surface(self, surface_id: int) -> None:
        """Forget a surface, whose message is gone or has become part of the log."""
        await self.store.surfaces.drop(surface_id)

    async def tables_with_stale_surfaces(self) -> tuple[int, ...]:
        """Return the tables that delivery owes something.

        Those with a surface that shows an older version or was superseded, and those in use with no lobby or board.
        """
        return await self.store.surfaces.stale_tables()

    # Time

    async def wake(self) -> None:
        """Put in order what a stop left behind; once, at the start, before the clock runs.

        A deadline that is past or nearer than 30 seconds becomes 30 seconds from now: our downtime robs nobody.
        """
        await self._each((table.id for table in await self.store.tables.playing()), self._wake)

    async def next_due(self) -> datetime | None:
        """Return when the clock has something to do next: a half time or a deadline."""
        return await self.store.tables.next_due()

    async def call_time(self) -> None:
        """Warn at tables past half time, answer for the silent past the deadline, close lobbies that were forgotten."""
        await self._each(await self.store.tables.due(self.clock.now()), self._call_time_at)

    async def _wake(self, table_id: int) -> None:
        await self._change(table_id, playing.wake)

    async def _call_time_at(self, table_id: int) -> None:
        await self._change(table_id, _on_time)

    async def _each(self, table_ids: Iterable[int], serve: Callable[[int], Awaitable[object]]) -> None:
        """Serve tables one by one; one that cannot be served is logged, and keeps nobody else waiting."""
        for table_id in table_ids:
            (problem,) = await asyncio.gather(serve(table_id), return_exceptions=True)
            if isinstance(problem, StoreUnavailable):
                raise problem
            if isinstance(problem, Exception):
                log.error("table %d could not be served", table_id, exc_info=problem)
                await self.store.tables.put_off(table_id, self.clock.now() + LATER)

    # How every change is made

    async def _change(self, table_id: int, step: Callable[[Sitting], None], *, touch: bool = False) -> Table:
        """Work out a change and store it, on the newest version of the table; then tell the listener.

        `touch` counts it as a change even where the table itself has no news.
        """
        async with self._locks.of(table_id):
            for _ in range(ATTEMPTS):
                with suppress(VersionConflict):
                    before, after = await self._attempt(table_id, step, touch=touch)
                    break
                self._matches.drop(table_id)
            else:
                raise TableError("table-busy")
        if after is not before:
            self._tell(after)
        if after.warned and not before.warned:
            self.listener.warned(table_id)
        return after

    async def _attempt(self, table_id: int, step: Callable[[Sitting], None], *, touch: bool) -> tuple[Table, Table]:
        before = await self.find(table_id)
        match = await self._matches.of(before) if before.status == "playing" else None
        sitting = Sitting.at(before, match, self.clock.now())
        step(sitting)
        if sitting.table == before and not sitting.moves and not touch:
            return before, before
        sitting.set(changed_at=sitting.now)
        snapshot = sitting.match.snapshot().model_dump_json() if sitting.match else None
        after = await self.store.tables.save(before, sitting.table, snapshot=snapshot, moves=sitting.moves)
        if sitting.match:
            self._matches.hold(after, sitting.match)
        return before, after

    def _tell(self, table: Table) -> Table:
        self.stirred.set()
        (self.with_goblins.add if table.goblins else self.with_goblins.discard)(table.id)
        self.listener.changed(table.id)
        return table


def _posting(table_id: int) -> str:
    return f"board of table {table_id}"


def _nothing(sitting: Sitting) -> None:
    """Change nothing: what changed lies outside the table."""


def _leave(sitting: Sitting, user_id: int) -> None:
    (lobby.leave if sitting.match is None else playing.resign)(sitting, user_id)


def _on_time(sitting: Sitting) -> None:
    (lobby.on_time if sitting.match is None else playing.on_time)(sitting)


def _start(sitting: Sitting, user_id: int) -> None:
    lobby.start(sitting, user_id)
    playing.settle(sitting)
