"""The rounds of a bot: its log moved into the database, orders carried out, memory given back, a copy by night."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial

from bot.operator.free_memory import give_back_beside
from bot.operator.machine.garbage import EVERY as GARBAGE
from bot.operator.machine.garbage import Garbage
from bot.operator.periodic import Nightly, PeriodicJob, StartJob, run_periodic_jobs
from bot.settings import Settings
from bot.store.drivers.addresses import file_of, is_file
from bot.store.models import EPOCH
from bot.store.rows.orders import Order
from bot.store.upkeep.copies import back_up_in_turn, drop_put_aside, end_when_cancelled
from bot.tables import OwnedElsewhere, TableError, Tables
from bot.tables.count_ended import count_ended_matches
from bot.tables.log_line import LogLine
from bot.tables.use_cases.timing import AWAKE
from bot.ui.surfaces.delivery import Delivery

log = logging.getLogger(__name__)

CHECKPOINTS = timedelta(minutes=5)
ORDERS = timedelta(seconds=5)
MEMORY = timedelta(minutes=2)
LADDERS = timedelta(minutes=1)
"""How often ladders are brought up to date: a match that ended is counted before most people look."""
ASIDE_DAYS = 7
"""How long what `restore` put aside is kept where no backups are made; otherwise as long as they are."""

Decide = Callable[[], Awaitable[None]]


async def nothing_decided() -> None:
    """Decide nothing."""


EVENINGS_KEPT, DRAFTS_KEPT = timedelta(days=90), timedelta(days=1)
"""How long evenings are kept after their end, and plans for one that nobody posted."""


@dataclass(frozen=True, slots=True)
class Maintenance:
    """What the rounds of one bot do."""

    settings: Settings
    tables: Tables
    delivery: Delivery
    decide: Decide = nothing_decided

    async def carry_out(self) -> None:
        """Carry out the operator's orders at the tables of this process; others find theirs where they are left.

        `decide` carries out what was decided for all processes.
        """
        await self.decide()
        orders = await self.tables.store.load_orders()
        if done := [order for order in orders if await self._carry_out_order(order)]:
            await self.tables.store.finish_orders(done)

    async def _carry_out_order(self, order: Order) -> bool:
        """Carry out an order; `False`: another process has to do it."""
        does = {"close": self.tables.force_close, "resend": self.delivery.resend_table}
        try:
            await does[order.verb](order.table_id)
        except OwnedElsewhere:
            return False
        except TableError:
            pass  # closed or gone in the meantime: nothing left to do
        return True

    async def back_up(self) -> None:
        """Copy the database, if the settings say so."""
        if not is_file(self.settings.database_url):
            return  # a server's copies are made on the server
        path, keep = file_of(self.settings.database_url), self.settings.backup_keep
        now = self.tables.clock.now()
        await asyncio.to_thread(drop_put_aside, path, now - timedelta(days=keep or ASIDE_DAYS))
        if keep:
            await end_when_cancelled(partial(back_up_in_turn, path, self.settings.nightly_backup_folder, keep, now))

    async def clear_old_data(self) -> None:
        """Delete what people kept for some days, and results and tables that are old, if the settings say so."""
        now = self.tables.clock.now()
        await self.tables.store.kept_replays.delete_expired(now)
        await self.tables.store.evenings.delete_old(now - EVENINGS_KEPT, now - DRAFTS_KEPT)
        if self.settings.days_of_results:
            await self.tables.store.clear_results(self._results_since())
        await self.tables.days.delete_old()
        if days := self.settings.keep_days:
            cleared = await self.tables.delete_ended(self.tables.clock.now() - timedelta(days=days))
            log.info(LogLine("forgotten", tables=cleared))

    async def count_results(self) -> None:
        """Count the matches that ended before results were kept, as far back as they are."""
        counted = await count_ended_matches(self.tables.store, self._results_since())
        log.info(LogLine("counted", matches=counted))

    def _results_since(self) -> datetime:
        """Return the moment before which results are forgotten."""
        days = self.settings.days_of_results
        return self.tables.clock.now() - timedelta(days=days) if days else EPOCH


def run_maintenance(
    settings: Settings,
    tables: Tables,
    delivery: Delivery,
    decide: Decide = nothing_decided,
    *more: PeriodicJob,
    failing: set[str] | None = None,
) -> AbstractAsyncContextManager[None]:
    """Make the rounds of a bot, and some more, as long as this context lasts; `failing` gets jobs that failed."""
    house = Maintenance(settings, tables, delivery, decide)
    jobs = (("forget", house.clear_old_data), ("backup", house.back_up))
    nightly = Nightly(tables.store, jobs, set() if failing is None else failing)
    of_first: list[Nightly | StartJob] = (
        [nightly, StartJob("results", house.count_results)] if tables.is_first_process else []
    )
    return run_periodic_jobs(
        tables.clock,
        PeriodicJob("checkpoint", CHECKPOINTS, tables.store.checkpoint),
        PeriodicJob("orders", ORDERS, house.carry_out),
        PeriodicJob("awake", AWAKE, tables.time.note_awake),
        PeriodicJob("garbage", GARBAGE, Garbage().collect),
        PeriodicJob("memory", MEMORY, give_back_beside),
        StartJob("first ladders", tables.ladders.prepare_ladders),
        PeriodicJob("ladders", LADDERS, tables.ladders.prepare_ladders),
        *of_first,
        *more,
    )
