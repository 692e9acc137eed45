"""Whether the house is alive: its gateway, clock and store, and what waits to be shown."""

import asyncio
from dataclasses import dataclass
from datetime import timedelta

from bot.store import StoreError
from bot.ui.parlour import Parlour

GATEWAY_DEAD = timedelta(minutes=30)
"""discord.py reconnects by itself, with pauses of some minutes; after this long it has lost its way."""
CLOCK_DEAD = timedelta(minutes=5)
LEASE_DEAD = 60.0
"""Seconds. A process whose part another process has had for this long was replaced."""
STORE_WITHIN = 3.0
"""Seconds."""


@dataclass(frozen=True, slots=True)
class Health:
    """What is found at one moment. `backlog`: tables with something to show; `stuck`: those where showing it failed."""

    gateway: bool
    clock: bool
    store: bool
    backlog: int
    stuck: int

    @property
    def good(self) -> bool:
        """Whether people can play."""
        return self.gateway and self.clock and self.store


async def health(parlour: Parlour) -> Health:
    """Check a house."""
    return Health(
        gateway=parlour.is_ready() and not parlour.tables.time.outages.discord_is_away,
        clock=parlour.clock_works(CLOCK_DEAD),
        store=await _store_answers(parlour),
        backlog=parlour.delivery.backlog,
        stuck=parlour.delivery.stuck,
    )


def dead(parlour: Parlour) -> str | None:
    """Return what cannot recover, if anything: only a new process helps."""
    if not parlour.clock_works(CLOCK_DEAD):
        return "clock"
    if parlour.tables.time.outages.lost("Discord") >= GATEWAY_DEAD:
        return "gateway"
    if parlour.tables.store.lost_to_another >= LEASE_DEAD:
        return "lease"
    return None


async def _store_answers(parlour: Parlour) -> bool:
    try:
        async with asyncio.timeout(STORE_WITHIN):
            await parlour.tables.store.note("night")
    except (StoreError, TimeoutError):
        return False
    return True
