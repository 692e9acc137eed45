"""Background workers, one for each table where something is due: supervised, with retries until the table is gone."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.store import StoreUnavailable
from bot.tables.deadlines.clock import Clock, wait_until_or_alarm
from bot.tables.errors import TableError
from bot.tables.log_context import bind_click_to_log_context, get_click_id

log = logging.getLogger(__name__)

FIRST_RETRY_DELAY = timedelta(seconds=1)
MAX_RETRY_DELAY = timedelta(seconds=30)
"""Between two attempts the pause doubles, up to this: a repair is noticed well within a minute."""


def ignore_delay(_waited: timedelta) -> None:
    """Drop a measurement of how long something was due."""


Job = Callable[[int], Awaitable[None]]


def compute_backoff(failures: int) -> timedelta:
    """Return the backoff: how long to wait before a retry after this many failures in a row."""
    return min(MAX_RETRY_DELAY, FIRST_RETRY_DELAY * float(2 ** min(failures - 1, 10)))


class TableWorkers:
    """Background workers: they do a job at each table where it is due, one task per table. A failed job stays due.

    `expected` are the errors that come from the outside world: one line in the log. Any other error is a defect, and is
    logged with its traceback. A table that is gone has nothing due any more.
    `tell` is told how long each thing was due.
    """

    def __init__(
        self,
        clock: Clock,
        job: Job,
        trouble: str,
        *,
        expected: tuple[type[Exception], ...] = (StoreUnavailable,),
        tell: Callable[[timedelta], None] = ignore_delay,
    ) -> None:
        self._clock = clock
        self._job = job
        self._trouble = trouble
        self._expected = expected
        self._tell = tell
        self._due: set[int] = set()
        self._at_work: dict[int, asyncio.Task[None]] = {}
        self._nudges: dict[int, asyncio.Event] = {}
        self._pausing: dict[int, datetime] = {}
        self._since: dict[int, datetime] = {}
        self._cause: dict[int, int | None] = {}
        """The click that made the latest thing due, for the log."""
        self._rested = asyncio.Event()
        self._stopping = asyncio.Event()

    @property
    def stop_event(self) -> asyncio.Event:
        """Set when nothing new may begin."""
        return self._stopping

    @property
    def backlog(self) -> int:
        """At how many tables something is due or running."""
        return len(self._at_work)

    @property
    def failing_count(self) -> int:
        """At how many of them the last attempt failed."""
        return len(self._pausing)

    def count_waiting_tables(self, longer: timedelta) -> int:
        """At how many tables something has been due for longer than this."""
        before = self._clock.now() - longer
        return sum(since < before for since in self._since.values())

    def enqueue_table(self, table_id: int) -> None:
        """Mark a table as due: there is something to do there now, even if its worker is pausing."""
        self._due.add(table_id)
        self._since.setdefault(table_id, self._clock.now())
        self._cause[table_id] = get_click_id()
        if table_id in self._at_work:
            self._pausing.pop(table_id, None)
            self._nudges[table_id].set()
        elif not self._stopping.is_set():
            self._nudges[table_id] = asyncio.Event()
            self._at_work[table_id] = asyncio.create_task(self._run_worker(table_id))

    def wake_retrying_workers(self) -> None:
        """Let workers that pause after a failure try again now."""
        self._pausing.clear()
        for nudge in self._nudges.values():
            nudge.set()

    async def wait_until_done(self, table_id: int, within: float) -> None:
        """Return when nothing is due at a table any more, or after this many seconds."""
        if work := self._at_work.get(table_id):
            await asyncio.wait({work}, timeout=within)

    async def wait_until_idle(self) -> None:
        """Return when nothing is running: everything is done, or pauses after a failure."""
        while any(table_id not in self._find_pausing_tables() for table_id in self._at_work):
            self._rested.clear()
            await self._rested.wait()

    def _find_pausing_tables(self) -> set[int]:
        """Return the tables whose workers pause, and will for some time: nothing new ends the pause at once."""
        now, nudged = self._clock.now(), {table_id for table_id, nudge in self._nudges.items() if nudge.is_set()}
        return {table_id for table_id, until in self._pausing.items() if until > now} - nudged

    async def stop(self, within: float | None = None) -> None:
        """Begin nothing new; finish what is running, within this many seconds if a limit is given."""
        self._stopping.set()
        self.wake_retrying_workers()
        if tasks := list(self._at_work.values()):
            _, late = await asyncio.wait(tasks, timeout=within)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _run_worker(self, table_id: int) -> None:
        failures = 0
        try:
            while table_id in self._due and not self._stopping.is_set():
                self._due.discard(table_id)
                self._nudges[table_id].clear()
                with bind_click_to_log_context(self._cause[table_id]):
                    done = await self._try_job(table_id)
                if done:
                    failures = 0
                    self._tell(self._clock.now() - self._since[table_id])
                    self._since[table_id] = self._clock.now()
                    continue
                self._due.add(table_id)
                failures += 1
                await self._wait_to_retry(table_id, compute_backoff(failures))
        finally:
            self._due.discard(table_id)
            self._since.pop(table_id, None)
            self._cause.pop(table_id, None)
            self._pausing.pop(table_id, None)
            del self._at_work[table_id], self._nudges[table_id]
            self._rested.set()

    async def _wait_to_retry(self, table_id: int, length: timedelta) -> None:
        """Wait this long before a retry, or until something new is due."""
        until = self._pausing[table_id] = self._clock.now() + length
        self._rested.set()
        await wait_until_or_alarm(self._clock, until, self._nudges[table_id])
        self._pausing.pop(table_id, None)

    async def _try_job(self, table_id: int) -> bool:
        """Run the job once, logging its errors; tell whether nothing of it is left."""
        try:
            await self._job(table_id)
        except TableError:
            log.info("table %d is gone", table_id)
        except self._expected as fault:
            log.warning("table %d: %s: %r", table_id, self._trouble, fault)
            return False
        except Exception:
            log.exception("table %d: %s", table_id, self._trouble)
            return False
        return True
