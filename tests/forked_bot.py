"""The bot as processes forked from one that has loaded it: to load it takes most of a start.

What only a program of its own can show, such as what it loads, is not for this.
"""

import asyncio
import atexit
import gc
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from multiprocessing import forkserver
from pathlib import Path

from bot import __main__ as bot
from bot.games.completeness import require_complete_game
from games import list_game_keys
from tests.undrawn import nothing_drawn

_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload([__name__])
# It is waited for at the end, so that what it and all bots have used counts as used by the tests.
atexit.register(forkserver._forkserver._stop)  # type: ignore[attr-defined]  # it has no public name


def _load() -> None:
    """Load what a start would load later, and let the garbage collector of no bot look through it."""
    for key in list_game_keys():
        require_complete_game(key)
    import_module("bot.store.upkeep.alembic_steps")
    gc.freeze()


_load()


def run_drawn_bot() -> int:
    """Run the bot."""
    return bot.main([])


def run_undrawn_bot() -> int:
    """Run a bot that draws nothing."""
    with nothing_drawn():
        return bot.main([])


def run_impatient_bot() -> int:
    """Run a bot that waits for nobody to release what it needs."""
    bot.SHARD_HANDOVER_SECONDS = 0
    return bot.main([])


class ForkedBot:
    """A bot, with the face of a process that asyncio has started."""

    def __init__(self, run: Callable[[], int], environment: Mapping[str, str], log: Path) -> None:
        """`run` is a function of a module, and what it writes is appended to the log."""
        self._process = _FORKS.Process(target=_run, args=(run, dict(environment), log), daemon=True)

    async def start(self) -> None:
        """Start it; the first one of a session is loaded before."""
        await asyncio.to_thread(self._process.start)

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self._process.pid is not None
        os.kill(self._process.pid, number)

    @property
    def returncode(self) -> int | None:
        """Its exit status, once it has ended."""
        return self._process.exitcode

    async def wait(self) -> int:
        """Return its exit status when it has ended."""
        await asyncio.to_thread(self._process.join)
        assert self.returncode is not None
        return self.returncode


def _run(run: Callable[[], int], environment: Mapping[str, str], log: Path) -> None:
    """Become the bot."""
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(written, stream.fileno())
    os.environ.clear()
    os.environ.update(environment)
    sys.exit(run())
