"""The time of day, as the tables see it: the system's, or one that tests move by hand."""

import asyncio
from datetime import UTC, datetime, timedelta
from time import monotonic, time
from typing import Protocol

TABLE_CHECK_INTERVAL = timedelta(seconds=30)
"""The time between two checks of all tables: whatever went unnoticed, for any reason, is done within the minute."""
MAX_SLEEP_SECONDS = 60
"""Seconds. Sleeping uses another clock than the time of day, which may be set in the meantime."""

MIN_CLOCK_JUMP = timedelta(seconds=10)
"""By this much or more a clock is set by somebody, not by NTP's corrections."""


class Clock(Protocol):
    """The clock: tells the current time and waits until another."""

    def now(self) -> datetime:
        """Return the time in UTC."""
        ...

    async def sleep_until(self, moment: datetime) -> None:
        """Return when `moment` has come."""
        ...


class SystemClock:
    """The machine's own clock."""

    def now(self) -> datetime:
        """Return the time in UTC."""
        return datetime.now(UTC)

    async def sleep_until(self, moment: datetime) -> None:
        """Return when `moment` has come: earlier if the clock is set forward, no later if it is set back."""
        left = (moment - self.now()).total_seconds()
        until = monotonic() + left
        while left > 0:
            await asyncio.sleep(min(left, MAX_SLEEP_SECONDS))
            left = min((moment - self.now()).total_seconds(), until - monotonic())


class ClockJumpDetector:
    """Notices that the time of day was set, or that the machine was suspended: nobody could play in that time."""

    def __init__(self) -> None:
        self._ahead = self._measure_clock_offset()

    @staticmethod
    def _measure_clock_offset() -> float:
        """Return how far the time of day is ahead of a clock that only counts on."""
        return time() - monotonic()

    def measure_jump(self) -> timedelta:
        """Return by how much it was set since this was last asked, back below zero; a few seconds do not count."""
        before, self._ahead = self._ahead, self._measure_clock_offset()
        skipped = timedelta(seconds=self._ahead - before)
        return skipped if abs(skipped) >= MIN_CLOCK_JUMP else timedelta(0)


def measure_cooldown_left(since: datetime | None, pause: timedelta, now: datetime) -> timedelta:
    """Return what is left of a pause (cooldown, rate limit); nothing if it began in the future."""
    return max(timedelta(0), since + pause - now) if since and since <= now else timedelta(0)


def measure_no_jump() -> timedelta:
    """Return that a clock was not set."""
    return timedelta(0)


async def wait_until_or_alarm(clock: Clock, until: datetime | None, alarm: asyncio.Event) -> None:
    """Return when a moment has come (`None`: never) or the alarm rings."""
    waits: list[asyncio.Task[object]] = [asyncio.create_task(alarm.wait())]
    if until is not None:
        waits.append(asyncio.create_task(clock.sleep_until(until)))
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()
        await asyncio.gather(*waits, return_exceptions=True)


class VirtualClock:
    """A fake (virtual) clock for tests, which stands still until it is moved by hand."""

    def __init__(self, start: datetime = datetime(2030, 1, 1, tzinfo=UTC)) -> None:
        self._now = start
        self._sleepers: list[tuple[datetime, asyncio.Future[None]]] = []

    def now(self) -> datetime:
        """Return the time in UTC."""
        return self._now

    @property
    def sleepers(self) -> int:
        """How many are waiting for their moment."""
        return len(self._sleepers)

    async def sleep_until(self, moment: datetime) -> None:
        """Return when the clock was moved to `moment` or beyond."""
        if moment <= self._now:
            return
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        sleeper = (moment, waking)
        self._sleepers.append(sleeper)
        try:
            await waking
        finally:
            self._sleepers.remove(sleeper)

    def advance(self, seconds: float) -> None:
        """Move the clock on and wake those whose moment has come; they run in the loop's next turn."""
        self._now += timedelta(seconds=seconds)
        for moment, waking in self._sleepers:
            if moment <= self._now and not waking.done():
                waking.set_result(None)
