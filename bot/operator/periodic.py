"""Schedules jobs (cron) while the bot is open: repeated, nightly, once; each by itself, and only a stop ends one."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta
from functools import partial

from bot.error_codes import explain_file_error
from bot.store import Store, StoreError, StoreUnavailable
from bot.tables.deadlines.clock import Clock

log = logging.getLogger(__name__)

NIGHTLY_JOBS_TIME = time(4, tzinfo=UTC)
NIGHT_DONE_KEY = "night-done"
"""Under this key is stored when a night's work was done; a new bot has no value until its first."""
NIGHTLY_RETRY_DELAY = timedelta(minutes=10)
"""How long to wait before work that failed is tried again."""


@dataclass(frozen=True, slots=True)
class PeriodicJob:
    """A job, and how long to wait between two runs."""

    name: str
    every: timedelta
    job: Callable[[], Awaitable[object]]

    async def run_forever(self, clock: Clock) -> None:
        """Run the job periodically until cancelled."""
        while True:
            await clock.sleep_until(clock.now() + self.every)
            await run_job(self.name, self.job)


@dataclass(frozen=True, slots=True)
class StartupJob:
    """A job that is done once after the start; one that fails is tried again."""

    name: str
    job: Callable[[], Awaitable[object]]

    async def run_forever(self, clock: Clock) -> None:
        """Run the job, and retry until it goes well."""
        while not await run_job(self.name, self.job):
            await clock.sleep_until(clock.now() + NIGHTLY_RETRY_DELAY)


@dataclass(frozen=True, slots=True)
class NightlyJobs:
    """Jobs that run once a night; a missed night is made up for at the next start."""

    store: Store
    jobs: Sequence[tuple[str, Callable[[], Awaitable[object]]]]
    failing: set[str] = field(default_factory=set)
    """The jobs that failed when they were last tried."""

    async def run_forever(self, clock: Clock) -> None:
        """Run the jobs once a night (scheduled) until cancelled."""
        while True:
            await clock.sleep_until(await self._find_next_night(clock.now()))
            failed = {name for name, job in self.jobs if not await run_job(name, job)}
            self.failing.clear()
            self.failing.update(failed)
            if not failed:
                await run_job("night", partial(self._save_finish_time, clock.now()))
            else:
                await clock.sleep_until(clock.now() + NIGHTLY_RETRY_DELAY)

    async def _save_finish_time(self, now: datetime) -> None:
        for key in ("night", NIGHT_DONE_KEY):
            await self.store.save_stored_value(key, now.isoformat())

    async def _find_next_night(self, now: datetime) -> datetime:
        """Return the next run of the nightly jobs; a new bot waits for its first."""
        try:
            noted = await self.store.get_stored_value_time("night")
        except StoreError:
            return now + NIGHTLY_RETRY_DELAY
        if noted is None:
            await run_job("night", lambda: self.store.save_stored_value("night", now.isoformat()))
        return find_night_after(noted or now)


def find_night_after(moment: datetime) -> datetime:
    """Return the next run of the nightly jobs after a moment."""
    tonight = datetime.combine(moment.date(), NIGHTLY_JOBS_TIME)
    return tonight if tonight > moment else tonight + timedelta(days=1)


async def run_job(name: str, job: Callable[[], Awaitable[object]]) -> bool:
    """Do a job, and tell whether it went well; errors are logged."""
    try:
        await job()
    except (StoreError, OSError) as problem:
        trouble = explain_file_error(problem, problem.file if isinstance(problem, StoreUnavailable) else None)
        log.warning("%s: could not be done now: %s", name, trouble or problem)
        return False
    except Exception:
        log.exception("%s: went wrong", name)
        return False
    return True


@asynccontextmanager
async def run_periodic_jobs(clock: Clock, *rounds: PeriodicJob | NightlyJobs | StartupJob) -> AsyncIterator[None]:
    """Run periodic jobs in the background as long as this context lasts."""
    at_work = [asyncio.create_task(job.run_forever(clock)) for job in rounds]
    try:
        yield
    finally:
        for task in at_work:
            task.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)
