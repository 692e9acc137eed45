"""Time that counts against nobody: while Discord or the store is away, or a table cannot show its question."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from bot.tables.deadlines.clock import Clock
from bot.tables.deadlines.returned_time import measure_lost_time

OUTAGE_PAUSE_DELAY = timedelta(days=1)
"""A table that cannot be shown anywhere for this long is paused."""

Away = Literal["Discord", "the store"]


@dataclass(slots=True)
class UnreachableTable:
    """A table that cannot show its question: since when, and since when no time was given back."""

    since: datetime
    counted: datetime


class OutageTracker:
    """Counts the time that must be given back."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._away: dict[Away, datetime] = {}
        self._hidden: dict[int, UnreachableTable] = {}

    @property
    def is_discord_away(self) -> bool:
        """Whether nobody can click just now."""
        return "Discord" in self._away

    def record_outage(self, away: Away) -> None:
        """Record the beginning of an outage (downtime): something that all tables need is away, if that is news."""
        self._away.setdefault(away, self._clock.now())

    def measure_outage(self, away: Away) -> timedelta:
        """Return how long an outage has lasted; zero if that is too short to give back."""
        return measure_lost_time(self._away.get(away), self._clock.now())

    def record_outage_end(self, away: Away) -> None:
        """Record that an outage is over."""
        self._away.pop(away, None)

    def mark_table_unreachable(self, table_id: int) -> None:
        """Mark a table as hidden: it cannot show its question."""
        now = self._clock.now()
        self._hidden.setdefault(table_id, UnreachableTable(now, now))

    def mark_table_shown(self, table_id: int) -> timedelta | None:
        """Mark a table as shown again; return the time to give back there, if it was hidden."""
        hidden = self._hidden.pop(table_id, None)
        return None if hidden is None else self._clock.now() - hidden.counted

    def record_extended_deadlines(self, lost: timedelta) -> None:
        """Record that all deadlines were extended by so much time; at hidden tables it counts no second time."""
        now = self._clock.now()
        for hidden in self._hidden.values():
            hidden.counted = min(now, hidden.counted + lost)
            hidden.since = min(now, hidden.since + lost)

    def is_hidden(self, table_id: int) -> bool:
        """Tell whether a table cannot show its question."""
        return table_id in self._hidden

    def take_time_owed(self, table_id: int) -> timedelta | None:
        """Return the time to give back at a hidden table, once; `None`: it was hidden so long that it pauses."""
        hidden, now = self._hidden[table_id], self._clock.now()
        lost, hidden.counted = now - hidden.counted, now
        return None if now - hidden.since >= OUTAGE_PAUSE_DELAY else lost
