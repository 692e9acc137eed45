"""The goblins of the bot (computer players), who play if people are missing: each thinks for a moment, then plays.

A goblin sits at a table like anybody else, as a person with a number below zero. If the table's options say so, a grown
goblin plays for those who left or are away, until they come back. It knows what its seat may know. Its thoughts are not
stored: after a stop, the goblins that a match waits for think again.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta

from bot import measurements
from bot.store import StoreUnavailable
from bot.tables.deadlines.clock import TABLE_CHECK_INTERVAL, wait_until_or_alarm
from bot.tables.deadlines.workers import TableWorkers
from bot.tables.goblins.advice import advise_moves, plan_goblin_moves
from bot.tables.goblins.thinker_process import ThinkerProcess
from bot.tables.tables import AskedGoblin, TableService
from games.engine import GameError, Match, Move, Tempo, View
from games.engine.chance import SwiftChance, generate_seed
from games.engine.goblins import GoblinLevel, compute_goblin_move

log = logging.getLogger(__name__)

GOBLIN_PAUSE = timedelta(seconds=2.5)
"""How long a goblin scratches its head before a turn, so that people can follow."""
PAUSE_SHARE_BY_TEMPO: Mapping[Tempo, float] = {"turn": 1, "answer": 1, "reaction": 0.4, "call": 0.4, "beat": 0.2}
"""The share of that time by tempo: many may be asked in a row whether they step in."""
BEAT_PAUSE_FACTOR = 2
"""It waits this many times as long after something that everybody should see, such as a falling cave."""
MIN_MOVING_PAUSE_SHARE = 0.4
"""At least this share of it, where that moves: two seconds, for the next edit would cut it off."""
MAX_THINKING_TRIES = 3
"""How often a goblin that was overtaken thinks again before it plays what silence would mean."""

Think = Callable[[Match, int, GoblinLevel], Move]
"""Returns what a goblin of a level plays at a seat."""
Sight = tuple[int, View]
"""A goblin's seat, and what it sees when it is asked."""


def choose_goblin_move(match: Match, seat: int, level: GoblinLevel) -> Move:
    """Choose the move of a goblin (computer player, AI) at this seat."""
    return compute_goblin_move(match, seat, SwiftChance(generate_seed()), level)


class GoblinPlayers:
    """Plays for the computer players of all tables: a listener that works on each table in a separate task."""

    def __init__(
        self, tables: TableService, pause: timedelta = GOBLIN_PAUSE, think: Think = choose_goblin_move
    ) -> None:
        self._tables = tables
        self._pause = pause
        self._think = think
        self._heads = (asyncio.Lock(), asyncio.Lock())
        self._elders = ThinkerProcess()
        self._looking = asyncio.Event()
        self._versions: dict[int, int] = {}
        """Of the tables in use, when all were looked through."""
        self._rested: dict[int, int] = {}
        """At which version no goblin was asked."""
        self._workers = TableWorkers(tables.clock, self._play_at_table, "its goblins could not play")

    def on_table_changed(self, table_id: int) -> None:
        """Note that a table has a new version: a goblin may be asked there."""
        if table_id in self._tables.changes.with_goblins:
            self._workers.enqueue_table(table_id)

    def on_deadline_reminder(self, table_id: int) -> None:
        """Do nothing: goblins need no reminder."""

    async def run(self) -> None:
        """Look after all tables, at the start, regularly and on request."""
        while not self._workers.stop_event.is_set():
            self._looking.clear()
            try:
                await self.enqueue_goblin_tables()
            except StoreUnavailable as fault:
                log.warning("the goblins could not be looked after: %r", fault)
            except Exception:
                log.exception("the goblins could not be looked after")
            await wait_until_or_alarm(
                self._tables.clock, self._tables.clock.now() + TABLE_CHECK_INTERVAL, self._looking
            )

    def check_all_tables(self) -> None:
        """Look after all tables now: others may have played there."""
        self._looking.set()

    async def enqueue_goblin_tables(self) -> None:
        """Look after all tables where goblins play, but those at rest, which have not changed since."""
        changes = self._tables.changes
        news = await changes.load_table_changes(self._versions)
        for table in news.tables:
            changes.record_goblins(table)
        for table_id in news.gone:
            del self._versions[table_id]
        self._versions |= news.versions
        self._rested = {
            table_id: rested_at for table_id, rested_at in self._rested.items() if table_id in self._versions
        }
        for table_id in changes.with_goblins & self._versions.keys():
            if self._rested.get(table_id) != self._versions[table_id]:
                self._workers.enqueue_table(table_id)

    async def wait_until_idle(self) -> None:
        """Return when no goblin has anything to do."""
        await self._workers.wait_until_idle()

    async def stop(self) -> None:
        """Shut down: let every goblin stop; what one is storing right now is finished first."""
        self._workers.stop_event.set()
        self._looking.set()
        await self._workers.stop()
        await asyncio.to_thread(self._elders.close_process)

    async def _play_at_table(self, table_id: int) -> None:
        """Play for a goblin as long as the match waits for one, which pauses when it is asked or sees something new."""
        missed, moves = 0, list[Move]()
        pondered: Sight | None = None
        while missed <= MAX_THINKING_TRIES and (asked_goblin := await self._find_asked_goblin(table_id)):
            sight = asked_goblin.seat, asked_goblin.match.view(asked_goblin.seat)
            if sight != pondered:
                moves, pondered = await self._think_during_pause(table_id, asked_goblin), sight
            elif await self._play_planned_moves(table_id, asked_goblin, moves):
                missed, pondered = 0, None
            else:
                missed += 1
                moves = await self._plan_moves(asked_goblin, sober=missed >= MAX_THINKING_TRIES)
        if missed <= MAX_THINKING_TRIES:
            self._rested[table_id] = (await self._tables.find_table(table_id)).version

    async def _think_during_pause(self, table_id: int, asked_goblin: AskedGoblin) -> list[Move]:
        """Think during the pause and not after it: when a goblin answers does not show how long it thought."""
        until = self._tables.clock.now() + await self._choose_pause(table_id, asked_goblin.match)
        pause = wait_until_or_alarm(self._tables.clock, until, self._workers.stop_event)
        moves, _ = await asyncio.gather(self._plan_moves(asked_goblin), pause)
        return moves

    async def _choose_pause(self, table_id: int, match: Match) -> timedelta:
        """Return the delay (pause) before a goblin plays: longer after what everybody should see."""
        table_view = await self._tables.load_view(table_id, None)
        recent_moves = table_view.recent_moves
        beat = recent_moves and any(type(event) in match.game.beats for event in recent_moves[-1].events)
        share = PAUSE_SHARE_BY_TEMPO[match.game.question_tempo(match.decision.kind)] if match.decision else 1
        if beat and table_view.table.motion != "off":
            share = max(share, MIN_MOVING_PAUSE_SHARE)
        return self._pause * (BEAT_PAUSE_FACTOR if beat else 1) * share

    async def _find_asked_goblin(self, table_id: int) -> AskedGoblin | None:
        """Return the match and the seat of a goblin that it waits for; nothing if the goblins are to stop."""
        return None if self._workers.stop_event.is_set() else await self._tables.find_asked_goblin(table_id)

    async def _plan_moves(self, asked_goblin: AskedGoblin, *, sober: bool = False) -> list[Move]:
        """Return a goblin's moves at a question, all of them thought of at once. A `sober` one is silent."""
        if sober:
            return [asked_goblin.match.default_move(asked_goblin.seat)]
        return (await plan_goblin_moves(asked_goblin, self._think_of_move)).moves

    async def _play_planned_moves(self, table_id: int, goblin: AskedGoblin, moves: Sequence[Move]) -> bool:
        """Play moves that answer a question; tell whether they still fitted."""
        number = goblin.match.decision.number if goblin.match.decision else None
        try:
            for move in moves:
                await self._tables.play_goblin_move(table_id, goblin.seat, str(move), number)
        except GameError:
            return False
        return True

    async def advise_moves(self, table_id: int, user_id: int) -> list[Move]:
        """Return a hint: what a goblin would play in somebody's place, from what they know; raises `NotYourTurn`."""
        return await advise_moves(await self._tables.find_hint_position(table_id, user_id), self._think_of_move)

    async def _think_of_move(self, asked_goblin: AskedGoblin) -> Move:
        """Return a goblin's move; one that fails to think plays what silence would mean."""
        match, seat, level = asked_goblin
        try:
            # One of a kind at a time in all processes: in the meantime, people are answered.
            async with self._heads[level is GoblinLevel.OLD]:
                with measurements.measure_seconds("thinking", match.game.key, level.value):
                    if level is GoblinLevel.OLD:
                        return await asyncio.to_thread(self._elders.choose_old_goblin_move, match, seat)
                    return await asyncio.to_thread(self._think, match, seat, level)
        except Exception:
            log.exception("a goblin failed to think about %s", match.game.key)
            return match.default_move(seat)
