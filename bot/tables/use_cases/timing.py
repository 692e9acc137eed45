"""Time at all tables: do what is due, and give back time that nobody could use."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from functools import partial

from bot.store import StoreUnavailable
from bot.tables.deadlines.clock import OFTEN
from bot.tables.deadlines.outages import Outages
from bot.tables.deadlines.returned_time import GRACE
from bot.tables.memory.changes import Changes, Step
from bot.tables.use_cases import playing, stages

log = logging.getLogger(__name__)

AWAY = timedelta(minutes=1)
"""A bot that was left alone for this long was away; a supervisor restarts a crashed one much sooner."""
AWAKE = timedelta(seconds=20)
"""How often it is noted that the bot is running."""
NONE = timedelta(0)
LATER = timedelta(hours=1)
"""How long the clock leaves a table alone after it could not serve it."""


class TableTiming:
    """What the timekeeper asks for. `outages` counts the time in which nobody could answer."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._agenda = changes.agenda
        self.outages = Outages(changes.clock)

    @property
    def date_count(self) -> int:
        """How many tables have a date of the clock: most of those in use."""
        return len(self._agenda)

    async def wake_tables(self) -> None:
        """Put in order what a stop left behind; once, at the start, before the clock runs.

        If the bot was away, a deadline that is past or nearer than 30 seconds becomes 30 seconds from now: our
        downtime costs nobody time. A process that keeps ending and restarting does not stop any clock.
        """
        now, in_use = self._changes.clock.now(), await self._changes.in_use()
        grace = GRACE if await self._was_away(now) else NONE
        late = [table.id for table in in_use if playing.needs_waking(table, now, grace)]
        await self._serve_each(late, partial(self._wake_table, grace=grace))
        await self.note_awake()

    async def note_awake(self) -> None:
        """Note that this process looks after its tables; now and then, so that a start knows how long nobody did."""
        await self._changes.store.set_note(self._awake_key, self._changes.clock.now().isoformat())

    async def _was_away(self, now: datetime) -> bool:
        """Tell whether nobody has looked after the tables of this process for a while."""
        noted = await self._changes.store.get_note_time(self._awake_key)
        return noted is None or now - noted >= AWAY

    @property
    def _awake_key(self) -> str:
        return f"awake {self._changes.shards}"

    async def next_due(self) -> datetime | None:
        """Return when the clock has something to do next: a last call or a deadline."""
        await self._whole_agenda()
        return self._agenda.next_date()

    async def call_time(self) -> None:
        """Warn at tables past the last call, answer for the silent past the deadline, close forgotten lobbies."""
        await self._whole_agenda()
        await self._serve_each(self._agenda.due_tables(self._changes.clock.now()), self._call_time_at)

    async def _whole_agenda(self) -> None:
        """Take up the dates of all tables: when they are first asked for, and regularly, in case one went unnoticed."""
        now = self._changes.clock.now()
        if self._agenda.read_at is None or now - self._agenda.read_at >= OFTEN:
            await self._agenda.take_up(self._changes.read_news, now)

    async def _wake_table(self, table_id: int, grace: timedelta) -> None:
        await self._changes.change_table(table_id, partial(playing.wake_table, grace=grace))

    async def _call_time_at(self, table_id: int) -> None:
        step: Step = stages.on_time
        if self.outages.is_hidden(table_id):
            step = partial(stages.hold_back, lost=self.outages.take_time_owed(table_id))
        self._agenda.note_table(await self._changes.change_table(table_id, step))

    async def give_back(self, table_id: int, lost: timedelta) -> None:
        """Give the open decision of a table the time in which it could not be answered."""
        await self._changes.change_table(table_id, partial(playing.give_back, lost=lost))

    async def give_all_back(self, lost: timedelta) -> None:
        """Give all open decisions the time in which nobody could answer; below zero, the clock was set back."""
        self._agenda.clear()
        waiting = await self._changes.store.tables.on_the_clock(self._changes.shards)
        await self._serve_each(waiting, partial(self._after_outage, lost=lost))
        self.outages.note_given_back(lost)

    async def _after_outage(self, table_id: int, lost: timedelta) -> None:
        await self._changes.change_table(table_id, partial(playing.after_outage, lost=lost))

    async def _serve_each(self, table_ids: Iterable[int], serve: Callable[[int], Awaitable[object]]) -> None:
        """Serve tables one by one; a failure at one is logged, and delays no other."""
        for table_id in table_ids:
            (problem,) = await asyncio.gather(serve(table_id), return_exceptions=True)
            if isinstance(problem, StoreUnavailable):
                raise problem
            if isinstance(problem, Exception):
                log.error("table %d could not be served", table_id, exc_info=problem)
                self._agenda.put_off(table_id, self._changes.clock.now() + LATER)
