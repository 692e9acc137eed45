"""The days of the bot: which day it is, when it ends, and the lasting secret from which each day's secret comes."""

import asyncio
import hashlib
import hmac
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from bot.store import Store
from bot.store.models import Server
from bot.store.rows.days.daily_rows import DayPseudonym
from bot.tables.deadlines.clock import Clock
from games.engine.chance import generate_seed

DAILY_TRIES_RETENTION = timedelta(days=60)
"""So long a day's tries are kept."""


DIGEST_SPREAD = timedelta(minutes=10)
"""Digests are spread over this time, so that not all servers get theirs at once."""
ONE_DAY, HOURS_PER_DAY = timedelta(days=1), 24


class DailySettings(NamedTuple):
    """What the operator chose: the hour of UTC at which a day ends, and perhaps the lasting secret."""

    hour: int = 0
    secret: bytes | None = None


DEFAULT_DAILY_SETTINGS = DailySettings()


class DailyCalendar:
    """A day begins and ends at the same moment for the whole world: at an hour of UTC that the operator chose."""

    def __init__(self, store: Store, clock: Clock, settings: DailySettings = DEFAULT_DAILY_SETTINGS) -> None:
        self._rows, self._clock = store.daily, clock
        self.news = asyncio.Event()
        """Set when a server's managers chose when and where it gets its digest."""
        self._hour, self._secret = settings

    @property
    def today(self) -> date:
        """The day that is running."""
        return (self._clock.now() - timedelta(hours=self._hour)).date()

    def find_day_end(self, day: date) -> datetime:
        """Return when a day ends."""
        return datetime.combine(day + ONE_DAY, time(self._hour), UTC)

    def find_digest_time(self, server: Server, day: date) -> datetime:
        """Return when a server gets the digest of a day: at its hour after the end of that day, within ten minutes."""
        ends = self.find_day_end(day)
        later = 0 if server.digest_hour is None else (server.digest_hour - ends.hour) % HOURS_PER_DAY
        return ends + timedelta(hours=later) + _compute_digest_delay(server.guild_id)

    def find_due_day(self, server: Server) -> date:
        """Return the last day of which a server's digest is due by now."""
        day = self.today - ONE_DAY
        return day if self.find_digest_time(server, day) <= self._clock.now() else day - ONE_DAY

    def find_next_digest(self, server: Server) -> datetime:
        """Return when a server's next digest (daily summary) is due."""
        return self.find_digest_time(server, self.find_due_day(server) + ONE_DAY)

    async def load_lasting_secret(self) -> bytes:
        """Return the secret of the operator, or the one that was drawn once and is kept in the database."""
        if self._secret is None:
            self._secret = bytes.fromhex(await self._rows.get_or_create_secret(generate_seed().hex()))
        return self._secret

    async def has_erased_player_mark(self, user_id: int) -> bool:
        """Tell whether somebody played on this day and then deleted their data: they get no second try."""
        return await self._rows.has_erased_player_mark((await self.hash_player_pseudonym(user_id)).mark)

    async def hash_player_pseudonym(self, user_id: int) -> DayPseudonym:
        """Hash a user and this day into an anonymous mark: it says without an id that they played."""
        used = f"daily mark/{self.today.isoformat()}/{user_id}".encode()
        mark = hmac.new(await self.load_lasting_secret(), used, "sha256").hexdigest()
        return DayPseudonym(mark, self.today.toordinal())

    async def delete_old_days(self) -> None:
        """Delete tries and marks that are kept no longer (retention)."""
        await self._rows.delete_old_days((self.today - DAILY_TRIES_RETENTION).toordinal(), self.today.toordinal())


def _compute_digest_delay(guild_id: int) -> timedelta:
    """Return by how much a server's digests are later than its hour: always the same."""
    drawn = int.from_bytes(hashlib.sha256(str(guild_id).encode()).digest()[:4])
    return timedelta(seconds=drawn % int(DIGEST_SPREAD.total_seconds()))
