"""The days of the bot: which day it is, when it ends, and the lasting secret from which each day's secret comes."""

import hmac
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from bot.store import Store
from bot.tables.deadlines.clock import Clock
from games.engine.chance import new_seed

KEPT = timedelta(days=60)
"""So long a day's tries are kept."""


class DailySettings(NamedTuple):
    """What the operator chose: the hour of UTC at which a day ends, and perhaps the lasting secret."""

    hour: int = 0
    secret: bytes | None = None


USUAL_DAYS = DailySettings()


class DailyDays:
    """A day begins and ends at the same moment for the whole world: at an hour of UTC that the operator chose."""

    def __init__(self, store: Store, clock: Clock, chosen: DailySettings = USUAL_DAYS) -> None:
        self._rows, self._clock = store.daily, clock
        self._hour, self._secret = chosen

    @property
    def today(self) -> date:
        """The day that is running."""
        return (self._clock.now() - timedelta(hours=self._hour)).date()

    def ends_at(self, day: date) -> datetime:
        """Return when a day ends."""
        return datetime.combine(day + timedelta(days=1), time(self._hour), UTC)

    async def lasting_secret(self) -> bytes:
        """Return the secret of the operator, or the one that was drawn once and is kept in the database."""
        if self._secret is None:
            self._secret = bytes.fromhex(await self._rows.keep_secret(new_seed().hex()))
        return self._secret

    async def has_mark(self, user_id: int) -> bool:
        """Tell whether somebody used this day and was forgotten on it."""
        return await self._rows.has_mark(await self._make_mark(user_id))

    async def mark_before_forgetting(self, user_id: int) -> None:
        """Note without an id that somebody used this day, if they did: nothing else of it is kept."""
        if await self._rows.find_play(user_id, self.today.toordinal()):
            await self._rows.add_mark(await self._make_mark(user_id), self.today.toordinal())

    async def delete_old(self) -> None:
        """Delete what is kept no longer."""
        await self._rows.delete_before((self.today - KEPT).toordinal(), self.today.toordinal())

    async def _make_mark(self, user_id: int) -> str:
        used = f"daily mark/{self.today.isoformat()}/{user_id}".encode()
        return hmac.new(await self.lasting_secret(), used, "sha256").hexdigest()
