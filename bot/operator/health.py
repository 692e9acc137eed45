"""Health checks: whether the bot is alive, its gateway, clock and store, and what waits to be shown."""

import asyncio
from dataclasses import dataclass
from datetime import timedelta

from bot.store import StoreError
from bot.ui.connection.second_instance import SECOND_COPY
from bot.ui.parlour_client import ParlourClient

GATEWAY_DEAD_AFTER = timedelta(minutes=30)
"""discord.py reconnects by itself, with pauses of some minutes; after this long it has lost its way."""
CLOCK_DEAD_AFTER = timedelta(minutes=5)
LEASE_DEAD_SECONDS = 60.0
"""Seconds. A process whose part another process has had for this long was replaced."""
STORE_HEALTH_TIMEOUT = 3.0
"""Seconds."""
TABLE_BEHIND_AFTER = timedelta(minutes=1)
"""A table that has waited for longer than this to be shown is behind."""
MAX_TABLES_BEHIND, MAX_SHARE_BEHIND = 20, 0.02
"""So many tables, or this share of those in use, may be behind: there are always places closed to the bot."""


@dataclass(frozen=True, slots=True)
class HealthReport:
    """What is found at one moment.

    `backlog`: tables with something to show; `stuck`: those where showing it failed; `behind`: those where it has
    waited for a minute. `delivery`: not too many are. `second_copy`: another bot with this token was noticed.
    """

    gateway: bool
    clock: bool
    store: bool
    delivery: bool
    backlog: int
    stuck: int
    behind: int
    second_copy: bool = False

    @property
    def is_playable(self) -> bool:
        """Whether people can play."""
        return self.gateway and self.clock and self.store and self.delivery


async def check_health(parlour: ParlourClient) -> HealthReport:
    """Check the health of a bot: which of its parts work."""
    behind = parlour.delivery.count_waiting_tables(TABLE_BEHIND_AFTER)
    return HealthReport(
        gateway=parlour.is_ready() and not parlour.tables.time.outages.is_discord_away,
        clock=parlour.is_clock_working(CLOCK_DEAD_AFTER),
        store=await _does_store_answer(parlour),
        backlog=parlour.delivery.backlog,
        stuck=parlour.delivery.failure_count,
        behind=behind,
        second_copy=SECOND_COPY.was_noticed,
        delivery=behind <= max(MAX_TABLES_BEHIND, MAX_SHARE_BEHIND * parlour.tables.time.deadline_count),
    )


def find_dead_part(parlour: ParlourClient) -> str | None:
    """Return the part that is dead and cannot recover (liveness), if any: only a new process helps."""
    if not parlour.is_clock_working(CLOCK_DEAD_AFTER):
        return "clock"
    if parlour.tables.time.outages.measure_outage("Discord") >= GATEWAY_DEAD_AFTER:
        return "gateway"
    if parlour.tables.store.seconds_taken_over >= LEASE_DEAD_SECONDS:
        return "lease"
    return None


async def _does_store_answer(parlour: ParlourClient) -> bool:
    try:
        async with asyncio.timeout(STORE_HEALTH_TIMEOUT):
            await parlour.tables.store.get_stored_value("night")
    except (StoreError, TimeoutError):
        return False
    return True
