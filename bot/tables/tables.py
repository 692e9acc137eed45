"""The use cases: everything that can be done at a table, one method each."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from bot.store import Store, StoreUnavailable, VersionConflict
from bot.store.clearing import BOARD
from bot.store.database import to_the_end
from bot.store.models import Person, Reach, Server, Surface, Table
from bot.tables import lobby, noted, playing
from bot.tables.agenda import Agenda
from bot.tables.clock import Clock
from bot.tables.errors import TableError
from bot.tables.held import Held
from bot.tables.holding import Holding
from bot.tables.limits import Limits, Openings
from bot.tables.listener import Listener, Nobody
from bot.tables.locks import Locks
from bot.tables.log import LATEST
from bot.tables.matches import opener
from bot.tables.notes import Notes
from bot.tables.ownership import Owns, owns_all
from bot.tables.sight import Sight
from bot.tables.sitting import Sitting
from bot.tables.standstill import Standstill
from games.engine import Match, Record
from games.engine.words import said

log = logging.getLogger(__name__)

ATTEMPTS = 2
UNLIMITED = Limits()
LATER = timedelta(hours=1)
"""How long the clock leaves a table alone that it could not serve."""


class Tables:
    """All tables of the house. Every method raises `TableError` or another `GameError` having changed nothing.

    `listener` may be set after the making, by those who need the tables to be made themselves. `stirred` is set
    whenever a table changed: the timekeeper's alarm. `with_goblins` are the tables lately changed where goblins sit.
    """

    def __init__(self, store: Store, clock: Clock, listener: Listener | None = None, owns: Owns = owns_all) -> None:
        self.store = store
        self.clock = clock
        self.listener: Listener = listener or Nobody()
        self.stirred = asyncio.Event()
        self.with_goblins: set[int] = set()
        self._owns = owns
        self._locks = Locks()
        self._notes = Notes(store)
        self._holding = Holding(store, self._notes, self._locks, owns, set_aside=self._set_aside)
        self._agenda = Agenda()
        self._openings = Openings(store, clock)
        self.standstill = Standstill(clock)

    async def stop(self) -> None:
        """Note what is not noted yet; once, at the stop, when nobody changes anything any more."""
        await self._notes.stop()

    # The lobby

    async def open(
        self,
        game: str,
        host: Person,
        *,
        guild_id: int | None,
        channel_id: int,
        language: str,
        pace: str = "live",
        limits: Limits = UNLIMITED,
    ) -> Table:
        """Open a lobby; the host is the first to sit. `limits` are those of who asks and where."""
        now = self.clock.now()
        table = lobby.lobby(game, host, guild_id=guild_id, channel_id=channel_id, language=language, pace=pace, now=now)
        async with self._openings.within(table, limits):
            return self._opened(await self.store.tables.add(table))

    async def join(self, table_id: int, person: Person) -> Table:
        """Sit down in a lobby."""
        return await self._change(table_id, partial(lobby.join, person=person))

    async def leave(self, table_id: int, user_id: int) -> Table:
        """Get up; in a match it is `resign`. The host hands on the role, the last of the people closes the lobby."""
        return await self._change(table_id, partial(_leave, user_id=user_id))

    async def kick(self, table_id: int, user_id: int, whom: int) -> Table:
        """Send somebody away from a lobby; for the host."""
        return await self._change(table_id, partial(lobby.kick, user_id=user_id, whom=whom))

    async def hand_over(self, table_id: int, user_id: int, whom: int) -> Table:
        """Give the host's role to somebody who sits there, in the lobby or in the match; for the host."""
        return await self._change(table_id, partial(lobby.hand_over, user_id=user_id, whom=whom))

    async def add_goblin(self, table_id: int, user_id: int) -> Table:
        """Let a goblin of the house sit down in a lobby; for the host, where its server has goblins."""
        if not (await self.server((await self.find(table_id)).guild_id)).goblins:
            raise TableError("no-goblins-allowed")
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

    async def close(self, table_id: int, user_id: int, manages: int | None = None) -> Table:
        """Close a table; for the host, and for anyone seated once the match is over.

        `manages` is the server that the user manages: those close any table of it.
        """
        return await self._change(table_id, partial(lobby.close, user_id=user_id, manages=manages))

    async def shut(self, table_id: int) -> Table:
        """Close a table, whoever sits there; for those who look after the house."""
        return await self._change(table_id, lobby.shut)

    async def rematch(self, table_id: int, user_id: int) -> Table:
        """Return a new lobby with the same people and options; asked again, the same one while it is in use.

        Whoever asks is its host. Those who resigned are not brought along. The next person opens.
        """
        async with self._locks.of(table_id):
            held = await self._holding.of(table_id)
            fresh = lobby.rematch(held.table, user_id, self.clock.now(), opener(held.match))
            table, new = await self.store.tables.add_rematch(fresh)
        return self._opened(table) if new else table

    async def server(self, guild_id: int | None) -> Server:
        """Return what is settled for the tables of a server."""
        return await self.store.servers.of(guild_id)

    async def settle_server(self, server: Server) -> None:
        """Keep what those who manage a server settle for its tables; tables that are open stay as they are."""
        await self.store.servers.save(server)

    # The match

    async def play(self, table_id: int, user_id: int, notation: str, decision: int | None = None) -> Table:
        """Play a move in notation; `decision` is the number of the decision that the player saw."""
        return await self._change(
            table_id, partial(playing.play, user_id=user_id, notation=notation, decision=decision)
        )

    async def play_text(self, table_id: int, user_id: int, text: str, decision: int | None = None) -> Table:
        """Play what a player typed, a move or several, all or nothing."""
        return await self._change(table_id, partial(playing.play_text, user_id=user_id, text=text, decision=decision))

    async def came_back(self, table_id: int, user_id: int) -> None:
        """Note that somebody is at the table, who may have been silent: it waits for them again."""
        sitter = (await self.find(table_id)).sitter(user_id)
        if sitter and sitter.silent:
            await self._change(table_id, partial(playing.come_back, user_id=user_id))

    async def goblin_asked(self, table_id: int) -> tuple[Match, int] | None:
        """Return a copy of the match and the seat of a goblin that it waits for, or `None` where it waits for none."""
        held = await self._holding.of(table_id)
        match, asked = held.at_play, held.asked
        seat = next((sitter.seat for sitter in held.table.goblins if sitter.seat in asked), None)
        return None if match is None or seat is None else (match.fork(), seat)

    async def play_goblin(self, table_id: int, seat: int, notation: str, decision: int | None) -> Table:
        """Play the move of a goblin of the house."""
        return await self._change(
            table_id, partial(playing.play_goblin, seat=seat, notation=notation, decision=decision)
        )

    async def resign(self, table_id: int, user_id: int) -> Table:
        """Leave a match for good: default moves answer for the seat; when only goblins are left the table is closed."""
        return await self._change(table_id, partial(playing.resign, user_id=user_id))

    # Looking

    async def look(self, table_id: int, user_id: int | None, latest: int = LATEST) -> Sight:
        """Return the table as this user sees it (`None`: a spectator), with the latest moves they know of: 20 at most.

        Until the table changes, all who see the same get one and the same sight.
        """
        return (await self._holding.of(table_id)).sight(user_id, latest)

    async def find(self, table_id: int) -> Table:
        """Return a table; raises `TableError` where there is none."""
        return (await self._holding.of(table_id)).table

    async def tables_of(self, user_id: int) -> tuple[Table, ...]:
        """Return the lobbies and matches where a user sits and has not resigned, newest first."""
        found = [await self.find(table.id) for table in await self.store.tables.of(user_id) if self._owns(table)]
        return tuple(table for table in found if table.status != "aside")

    async def table_in(self, channel_id: int) -> Table | None:
        """Return the table of a thread or channel: the newest in use, else the newest that is over, else `None`."""
        return await self.store.tables.in_channel(channel_id)

    async def record_of(self, table_id: int) -> Record:
        """Return the record of a match that has ended."""
        held = await self._holding.of(table_id)
        if held.table.ended_at is None or held.table.rules_version is None or held.match is None:
            raise TableError("no-record-yet")
        proof = held.match.record()
        moves = await self.store.tables.played(table_id)
        return proof.model_copy(update={"version": held.table.rules_version, "moves": moves})

    # What delivery notes down

    async def set_thread(self, table_id: int, thread_id: int) -> Table:
        """Note the thread that a table was given."""
        return await self._change(table_id, lambda sitting: sitting.set(thread_id=thread_id))

    async def note_dm(self, user_id: int, dm: Reach) -> None:
        """Note whether a user can be reached in private; their tables change where that is news."""
        if await self.store.people.reach(user_id) == dm:
            return
        await self.store.people.set_reach(user_id, dm)
        for held in self._holding.at(user_id):
            # A change that is being stored just now was worked out before, and would undo it.
            async with self._locks.of(held.table.id):
                held.reach(user_id, dm)
        for table in await self.tables_of(user_id):
            await self._change(table.id, _nothing, touch=True)

    # What is kept of people

    async def kept_of(self, user_id: int) -> dict[str, Any]:
        """Return all that is kept of somebody, for their own eyes."""
        return await self.store.people.told(user_id)

    async def depart(self, user_id: int) -> None:
        """Forget somebody: they leave all tables, and where they sat sits a departed goblin."""
        for table in await self.tables_of(user_id):
            await self.leave(table.id, user_id)
        await self._notes.flush()
        for table_id in await self.store.people.depart(user_id, said("departed-goblin")):
            self._holding.drop(table_id)
            self.listener.changed(table_id)

    async def clear(self, before: datetime) -> int:
        """Let go of tables that ended and have not changed since; return how many those were."""
        await self._notes.flush()
        cleared = await self.store.clear(before)
        for table_id in cleared:
            self._holding.drop(table_id)
        return len(cleared)

    async def note_posting(self, table_id: int, decision: int) -> None:
        """Note for which decision a board is about to be posted, so that one whose posting a crash cut off is found."""
        await self.store.set_note(_posting(table_id), str(decision))

    async def posting(self, table_id: int) -> int | None:
        """Return for which decision a board was last about to be posted."""
        noted = await self.store.note(_posting(table_id))
        return None if noted is None else int(noted)

    async def surfaces(self, table_id: int) -> tuple[Surface, ...]:
        """Return the surfaces of a table, oldest first."""
        return tuple((await self._holding.of(table_id)).surfaces.values())

    async def save_surface(self, surface: Surface) -> Surface:
        """Keep a surface, known by its message, and return it as it is kept then.

        A new one is noted at once, and supersedes the live one of its kind and user. What one that is known shows is
        noted a little later; it does not come to life again if it was superseded or dropped meanwhile.
        """
        if not surface.id:
            return await to_the_end(self._add_surface(surface))
        held = await self._holding.of(surface.table_id)
        known = held.surfaces.get(surface.id)
        if known is None:
            return replace(surface, live=False)
        shown = replace(surface, live=known.live)
        held.surfaces[shown.id] = shown
        self._notes.change(known, shown)
        return shown

    async def _add_surface(self, surface: Surface) -> Surface:
        async with self._locks.of(surface.table_id):
            held = await self._holding.of(surface.table_id)
            saved = await self._notes.add(surface)
            held.superseded_by(saved)
        return saved

    async def drop_surface(self, surface_id: int) -> None:
        """Forget a surface, whose message is gone or has become part of the log; the store forgets it soon."""
        self._holding.drop_surface(surface_id)
        self._notes.forget(surface_id)

    async def tables_with_stale_surfaces(self) -> tuple[int, ...]:
        """Return the tables that delivery owes something.

        Those with a surface that shows an older version or was superseded, and those in use with no lobby or board.
        """
        await self._notes.flush()
        return tuple(table.id for table in await self.store.surfaces.stale_tables() if self._owns(table))

    # Time

    async def wake(self) -> None:
        """Put in order what a stop left behind; once, at the start, before the clock runs.

        A deadline that is past or nearer than 30 seconds becomes 30 seconds from now: our downtime robs nobody.
        """
        now = self.clock.now()
        await self._each([table.id for table in await self.in_use() if playing.overslept(table, now)], self._wake)

    async def next_due(self) -> datetime | None:
        """Return when the clock has something to do next: a half time or a deadline."""
        await self._whole_agenda()
        return self._agenda.next()

    async def call_time(self) -> None:
        """Warn at tables past half time, answer for the silent past the deadline, close lobbies that were forgotten."""
        await self._whole_agenda()
        await self._each(self._agenda.due(self.clock.now()), self._call_time_at)

    async def _whole_agenda(self) -> None:
        """Take up the dates of all tables, the first time that they are asked for."""
        if not self._agenda.complete:
            self._agenda.begin(await self.in_use())

    async def in_use(self) -> list[Table]:
        """Return all lobbies and all tables with a match that goes on, of those that this process owns."""
        return [table for table in await self.store.tables.in_use() if self._owns(table)]

    async def _wake(self, table_id: int) -> None:
        await self._change(table_id, playing.wake)

    async def _call_time_at(self, table_id: int) -> None:
        step = _on_time
        if self.standstill.hidden(table_id):
            step = partial(playing.hold_back, lost=self.standstill.owed(table_id))
        self._agenda.note(await self._change(table_id, step))

    async def give_back(self, table_id: int, lost: timedelta) -> None:
        """Give the open decision of a table time that it could not be answered in."""
        await self._change(table_id, partial(playing.give_back, lost=lost))

    async def give_all_back(self, lost: timedelta) -> None:
        """Give all open decisions time in which nobody could answer."""
        playing_now = (table for table in await self.in_use() if table.status == "playing" and table.deadline)
        await self._each((table.id for table in playing_now), partial(self.give_back, lost=lost))

    async def _each(self, table_ids: Iterable[int], serve: Callable[[int], Awaitable[object]]) -> None:
        """Serve tables one by one; one that cannot be served is logged, and keeps nobody else waiting."""
        for table_id in table_ids:
            (problem,) = await asyncio.gather(serve(table_id), return_exceptions=True)
            if isinstance(problem, StoreUnavailable):
                raise problem
            if isinstance(problem, Exception):
                log.error("table %d could not be served", table_id, exc_info=problem)
                self._agenda.put_off(table_id, self.clock.now() + LATER)

    # How every change is made

    async def _change(self, table_id: int, step: Callable[[Sitting], None], *, touch: bool = False) -> Table:
        """Work out a change and store it, on the newest version of the table; then tell the listener.

        `touch` counts it as a change even where the table itself has no news. It comes to its end though whoever asked
        is cancelled: what the store has and what is held are never apart.
        """
        return await to_the_end(self._changed(table_id, step, touch=touch))

    async def _changed(self, table_id: int, step: Callable[[Sitting], None], *, touch: bool) -> Table:
        async with self._locks.of(table_id):
            for _ in range(ATTEMPTS):
                with suppress(VersionConflict):
                    before, after = await self._attempt(table_id, step, touch=touch)
                    break
                self._holding.drop(table_id)
            else:
                raise TableError("table-busy")
        if after is not before:
            self._tell(after)
        if line := noted.turned(before, after):
            log.info(line)
        if after.warned and not before.warned:
            self.listener.warned(table_id)
        return after

    async def _attempt(self, table_id: int, step: Callable[[Sitting], None], *, touch: bool) -> tuple[Table, Table]:
        held = await self._holding.of(table_id)
        before = held.table
        sitting = Sitting.at(before, held.at_play, self.clock.now())
        step(sitting)
        if sitting.table == before and not sitting.moves and not touch:
            return before, before
        sitting.set(changed_at=sitting.now)
        return before, await self._store(held, sitting)

    async def _store(self, held: Held, sitting: Sitting) -> Table:
        """Store a change; only then is it held."""
        match = sitting.match if sitting.moves or held.match is None else None
        snapshot = match.snapshot().model_dump_json() if match else None
        after = await self.store.tables.save(held.table, sitting.table, snapshot=snapshot, moves=sitting.moves)
        held.take(after, match, sitting.moves)
        return after

    def _set_aside(self, table_id: int) -> None:
        """Tell that a table was found damaged."""
        self.listener.changed(table_id)

    def _opened(self, table: Table) -> Table:
        log.info(noted.opened(table))
        return self._tell(table)

    def _tell(self, table: Table) -> Table:
        self._agenda.note(table)
        self.stirred.set()
        (self.with_goblins.add if table.goblins else self.with_goblins.discard)(table.id)
        self.listener.changed(table.id)
        return table


def _posting(table_id: int) -> str:
    return f"{BOARD}{table_id}"


def _nothing(sitting: Sitting) -> None:
    """Change nothing: what changed lies outside the table."""


def _leave(sitting: Sitting, user_id: int) -> None:
    if sitting.table.status == "aside":
        lobby.abandon(sitting, user_id)
    else:
        (lobby.leave if sitting.match is None else playing.resign)(sitting, user_id)


def _on_time(sitting: Sitting) -> None:
    (lobby.on_time if sitting.match is None else playing.on_time)(sitting)


def _start(sitting: Sitting, user_id: int) -> None:
    lobby.start(sitting, user_id)
    playing.settle(sitting)
