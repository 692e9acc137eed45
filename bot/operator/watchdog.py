"""The watchdog: tells systemd that the process is alive, and ends it if only a new one helps (a restart)."""

import asyncio
import logging
import os
import socket
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from games.engine.words import get_english_sentence

log = logging.getLogger(__name__)

WATCHDOG_INTERVAL = 10.0
STARTUP_LOOK_SECONDS = 0.2
STARTUP_EXTENSION_SECONDS = 60
"""Seconds that a start gets anew each time it tells that it goes on."""
SHUTDOWN_TIMEOUT = 30
"""How long a bot may take for its stop before the process is cut off."""
EXIT_BY_WATCHDOG = 3
"""The exit status of a process that ended itself."""


class ProcessDead(Exception):
    """Something cannot recover."""


def notify_systemd(state: str) -> None:
    """Tell systemd, if it started this process and listens: sd_notify(3). This never blocks."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard, suppress(OSError):
        heard.setblocking(False)
        heard.sendto(state.encode(), address)


@asynccontextmanager
async def report_startup(ready: Callable[[], bool]) -> AsyncIterator[None]:
    """Tell systemd that the bot is ready, once it is open; until then, that its start takes longer."""
    telling = asyncio.create_task(_report_starting(ready))
    try:
        yield
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


async def _report_starting(ready: Callable[[], bool]) -> None:
    told_at = float("-inf")
    while not ready():
        now = asyncio.get_running_loop().time()
        if now - told_at >= WATCHDOG_INTERVAL:
            extension, status = STARTUP_EXTENSION_SECONDS * 1_000_000, get_english_sentence("main-starting")
            notify_systemd(f"EXTEND_TIMEOUT_USEC={extension}\nSTATUS={status}")
            told_at = now
        await asyncio.sleep(STARTUP_LOOK_SECONDS)
    notify_systemd(f"READY=1\nSTATUS={get_english_sentence('main-ready')}")


def compute_check_interval() -> float:
    """Return the seconds between two checks: half of what systemd waits, if it waits."""
    waits = int(os.environ.get("WATCHDOG_USEC", "0")) / 1_000_000
    return min(WATCHDOG_INTERVAL, waits / 2) if waits else WATCHDOG_INTERVAL


def force_exit_later() -> None:
    """Force the exit if the stop hangs: give the bot some seconds to stop in order; no accepted move is lost."""
    last = threading.Timer(SHUTDOWN_TIMEOUT, os._exit, (EXIT_BY_WATCHDOG,))
    last.daemon = True
    last.start()


@asynccontextmanager
async def run_liveness_watchdog(
    find_dead: Callable[[], str | None], end: Callable[[], None], cut_off: Callable[[], None] = force_exit_later
) -> AsyncIterator[None]:
    """Watch as long as this context lasts; if something is found dead, call `end` and raise `ProcessDead`."""
    watch = asyncio.create_task(_check_liveness(find_dead, end, cut_off))
    try:
        yield
    finally:
        notify_systemd("STOPPING=1")
        watch.cancel()
        (result,) = await asyncio.gather(watch, return_exceptions=True)
        if isinstance(result, ProcessDead):
            raise result


async def _check_liveness(
    find_dead: Callable[[], str | None], end: Callable[[], None], cut_off: Callable[[], None]
) -> None:
    while (dead_part := find_dead()) is None:
        notify_systemd("WATCHDOG=1")
        await asyncio.sleep(compute_check_interval())
    log.critical("the %s is dead: the process ends itself, so that it is started anew", dead_part)
    cut_off()
    end()
    raise ProcessDead(dead_part)
