"""One task that sleeps until the earliest half time or deadline in the store."""

from bot.tables.clock import Clock
from bot.tables.tables import Tables


class Timekeeper:
    """Keeps the time of all tables; `run` it as one task, after `Tables.wake`."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock

    async def run(self) -> None:
        """Keep time until cancelled."""
        raise NotImplementedError
