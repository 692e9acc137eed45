"""Maintenance jobs (cron): checkpoint of the database, operator's orders, memory, retention, nightly backup."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial

from bot.operator.free_memory import release_memory_in_thread
from bot.operator.machine.garbage import GC_CHECK_INTERVAL, MAX_GC_DELAY, MAX_GC_DELAY_ON_SMALL_HOST, GarbageCollector
from bot.operator.periodic import NightlyJobs, PeriodicJob, StartupJob, run_periodic_jobs
from bot.settings import Settings
from bot.store.drivers.addresses import find_database_file, is_file_database
from bot.store.models import EPOCH
from bot.store.rows.operator_command_queue import OperatorOrder
from bot.store.upkeep.backups import delete_put_aside_databases, make_rotating_backup, run_cancellable
from bot.tables import OwnedElsewhere, TableError, TableService
from bot.tables.backfill_results import backfill_results
from bot.tables.log_line import LogLine
from bot.tables.use_cases.timing import ALIVE_SAVE_INTERVAL
from bot.ui.surfaces.delivery import TableDelivery

log = logging.getLogger(__name__)

CHECKPOINT_INTERVAL = timedelta(minutes=5)
ORDER_INTERVAL = timedelta(seconds=5)
MEMORY_INTERVAL = timedelta(minutes=2)
LADDER_INTERVAL = timedelta(minutes=1)
"""How often ladders are brought up to date: a match that ended is counted before most people look."""
PUT_ASIDE_DAYS = 7
"""How long what `restore` put aside is kept where no backups are made; otherwise as long as they are."""

Decide = Callable[[], Awaitable[None]]


async def decide_nothing() -> None:
    """Decide nothing."""


GAME_NIGHTS_KEPT, DRAFTS_KEPT = timedelta(days=90), timedelta(days=1)
"""How long game nights are kept after their end, and plans for one that nobody posted."""


@dataclass(frozen=True, slots=True)
class Maintenance:
    """The maintenance jobs of one bot."""

    settings: Settings
    tables: TableService
    delivery: TableDelivery
    decide: Decide = decide_nothing

    async def execute_orders(self) -> None:
        """Execute the operator's orders at the tables of this process; others find theirs where they are left.

        `decide` carries out what was decided for all processes.
        """
        await self.decide()
        orders = await self.tables.store.load_orders()
        if done := [order for order in orders if await self._execute_order(order)]:
            await self.tables.store.delete_orders(done)

    async def _execute_order(self, order: OperatorOrder) -> bool:
        """Execute an order; `False`: another process has to do it."""
        does = {"close": self.tables.force_close_table, "resend": self.delivery.resend_table}
        try:
            await does[order.verb](order.table_id)
        except OwnedElsewhere:
            return False
        except TableError:
            pass  # closed or gone in the meantime: nothing left to do
        return True

    async def make_nightly_backup(self) -> None:
        """Back up the database, if the settings say so."""
        if not is_file_database(self.settings.database_url):
            return  # a server's copies are made on the server
        path, keep = find_database_file(self.settings.database_url), self.settings.backup_keep
        now = self.tables.clock.now()
        await asyncio.to_thread(delete_put_aside_databases, path, now - timedelta(days=keep or PUT_ASIDE_DAYS))
        if keep:
            await run_cancellable(partial(make_rotating_backup, path, self.settings.nightly_backup_folder, keep, now))

    async def delete_old_data(self) -> None:
        """Delete what people kept for some days, and old results and tables, if the settings say so (retention)."""
        now = self.tables.clock.now()
        await self.tables.store.kept_replays.delete_expired_replays(now)
        await self.tables.store.game_nights.delete_old_game_nights(now - GAME_NIGHTS_KEPT, now - DRAFTS_KEPT)
        if self.settings.result_retention_days:
            await self.tables.store.delete_old_results(self._find_results_limit())
        await self.tables.days.delete_old_days()
        if days := self.settings.keep_days:
            cleared = await self.tables.delete_ended_tables(self.tables.clock.now() - timedelta(days=days))
            log.info(LogLine("forgotten", tables=cleared))

    async def backfill_results(self) -> None:
        """Backfill the results of matches that ended before results were kept, as far back as they are."""
        counted = await backfill_results(self.tables.store, self._find_results_limit())
        log.info(LogLine("counted", matches=counted))

    def _find_results_limit(self) -> datetime:
        """Return the moment before which results are deleted (retention)."""
        days = self.settings.result_retention_days
        return self.tables.clock.now() - timedelta(days=days) if days else EPOCH


def run_maintenance(
    settings: Settings,
    tables: TableService,
    delivery: TableDelivery,
    decide: Decide = decide_nothing,
    *more: PeriodicJob,
    failing: set[str] | None = None,
) -> AbstractAsyncContextManager[None]:
    """Run the maintenance jobs of a bot, and some more, as long as this lasts; `failing` gets jobs that failed."""
    house = Maintenance(settings, tables, delivery, decide)
    garbage = GarbageCollector(MAX_GC_DELAY_ON_SMALL_HOST if settings.small_host else MAX_GC_DELAY)
    jobs = (("forget", house.delete_old_data), ("backup", house.make_nightly_backup))
    nightly = NightlyJobs(tables.store, jobs, set() if failing is None else failing)
    of_first: list[NightlyJobs | StartupJob] = (
        [nightly, StartupJob("results", house.backfill_results)] if tables.is_first_process else []
    )
    return run_periodic_jobs(
        tables.clock,
        PeriodicJob("checkpoint", CHECKPOINT_INTERVAL, tables.store.checkpoint),
        PeriodicJob("orders", ORDER_INTERVAL, house.execute_orders),
        PeriodicJob("awake", ALIVE_SAVE_INTERVAL, tables.time.record_heartbeat),
        PeriodicJob("garbage", GC_CHECK_INTERVAL, garbage.collect),
        PeriodicJob("memory", MEMORY_INTERVAL, release_memory_in_thread),
        StartupJob("first ladders", tables.ladders.prepare_ladders),
        PeriodicJob("ladders", LADDER_INTERVAL, tables.ladders.prepare_ladders),
        *of_first,
        *more,
    )
