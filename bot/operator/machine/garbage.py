"""Runs the garbage collector (gc) between clicks: it looks at all objects only while nothing is drawn.

A look at all objects stops the process for a tenth of a second or more. Objects that stay are frozen between such
looks, so that the collections of clicks are short.
"""

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta

from bot.ui.composing.draw_queue import measure_idle_seconds

GC_THRESHOLDS = 1_000, 10, 1_000_000
"""When each generation is collected: the oldest by `GarbageCollector` alone."""
GC_CHECK_INTERVAL = timedelta(seconds=20)
GC_IDLE_SECONDS = 2.0
"""Seconds without a drawing after which a look at all objects disturbs nobody."""
MAX_GC_DELAY, MAX_GC_DELAY_ON_SMALL_HOST = 900.0, 60.0
"""Seconds after which all objects are looked at on the busiest day, too; memory is what a small host has least of."""


def freeze_loaded() -> None:
    """Freeze for the garbage collector (gc.freeze) all that is loaded by now: it stays as long as the process."""
    gc.set_threshold(*GC_THRESHOLDS)
    gc.collect()
    gc.freeze()


@dataclass(slots=True)
class GarbageCollector:
    """Collects garbage; the clock that it goes by is the process's own, not that of the tables."""

    latest: float = MAX_GC_DELAY
    """Seconds after which it looks at all objects without a gap."""
    idle: Callable[[], float] = measure_idle_seconds
    now: Callable[[], float] = time.monotonic
    _all_seen: float = field(init=False)

    def __post_init__(self) -> None:
        """Count from now on."""
        self._all_seen = self.now()

    async def collect(self) -> None:
        """Collect garbage: all objects in a gap between clicks, if there was a drawing since; else young ones."""
        since, idle = self.now() - self._all_seen, self.idle()
        if since < self.latest and not GC_IDLE_SECONDS <= idle < since:
            gc.collect(1)
            gc.freeze()
            return
        gc.unfreeze()
        freeze_loaded()
        self._all_seen = self.now()
