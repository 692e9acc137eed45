"""A limit to a bot's memory: a control group without swap where the system allows one, otherwise a watch on its memory.

https://docs.kernel.org/admin-guide/cgroup-v2.html, https://docs.kernel.org/admin-guide/cgroup-v1/memory.html
"""

import asyncio
import math
import os
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path("/sys/fs/cgroup")
MIB = 1 << 20
GLANCE = 0.2
"""Seconds between two looks at the memory of a bot without a control group."""


@dataclass(frozen=True, slots=True)
class Hierarchy:
    """What the files of a control group are called."""

    folder: Path
    limit: str
    swap: str
    kills: str
    most: str
    """The greatest use so far."""


NEW = Hierarchy(ROOT, "memory.max", "memory.swap.max", "memory.events", "memory.peak")
OLD = Hierarchy(
    ROOT / "memory", "memory.limit_in_bytes", "memory.swappiness", "memory.oom_control", "memory.max_usage_in_bytes"
)


@dataclass
class MemoryLimit:
    """A limit in MiB, and what came of it."""

    mib: float
    names: Hierarchy = OLD
    group: Path | None = None
    """The control group that keeps to it; `None`: a watch notes what is above."""
    most: float = 0.0
    """The greatest use, in MiB; in a control group with the pages of files that were read."""
    kills: int = 0
    """How often the system has ended a bot, or the watch has seen it above the limit."""
    _above: bool = field(default=False, repr=False)

    @property
    def prefix(self) -> Sequence[str]:
        """What starts a program within the limit."""
        return ("/bin/sh", "-c", 'echo $$ > "$0/cgroup.procs" && exec "$@"', str(self.group)) if self.group else ()

    def note(self, mib: float) -> None:
        """Note how much memory a bot has now, where nothing but this watches."""
        self.most = max(self.most, mib)
        self.kills += mib > self.mib and not self._above
        self._above = mib > self.mib

    def read_group(self) -> None:
        """Note what the control group says, if there is one."""
        if self.group:
            self.kills = count_kills((self.group / self.names.kills).read_text())
            with suppress(OSError):  # an older kernel
                self.most = int((self.group / self.names.most).read_text()) / MIB


def own_group(groups: str) -> tuple[Hierarchy, Path] | None:
    """Return where this process's group for memory is, by its `/proc/self/cgroup`; `None` if it has none."""
    for _, controllers, path in (line.split(":", 2) for line in groups.splitlines()):
        if controllers == "memory":
            return OLD, OLD.folder / path.lstrip("/")
    for _, controllers, path in (line.split(":", 2) for line in groups.splitlines()):
        if not controllers:
            return NEW, NEW.folder / path.lstrip("/")
    return None


def count_kills(events: str) -> int:
    """Return how many processes the system has ended, by what a group says of that."""
    return sum(int(line.split()[1]) for line in events.splitlines() if line.startswith("oom_kill "))


@contextmanager
def limit_by_group(mib: float) -> Iterator[MemoryLimit]:
    """Make a control group without swap within that of this process; raises `OSError` where that is refused."""
    found = own_group(Path("/proc/self/cgroup").read_text())
    if found is None:
        raise FileNotFoundError("no control group for memory")
    names, folder = found
    group = folder / f"parlour-soak-{os.getpid()}"
    group.mkdir()
    try:
        (group / names.limit).write_text(str(int(mib * MIB)))
        with suppress(OSError):  # there is no swap, or none that is counted
            (group / names.swap).write_text("0")
        yield MemoryLimit(mib, names, group)
    finally:
        group.rmdir()


@contextmanager
def limit_memory(mib: float | None) -> Iterator[MemoryLimit]:
    """Limit memory by a control group; where none can be made, or no limit is asked for, only watch over it."""
    with ExitStack() as stack:
        limit = MemoryLimit(math.inf if mib is None else mib)
        if mib is not None:
            with suppress(OSError):
                limit = stack.enter_context(limit_by_group(mib))
        yield limit


@asynccontextmanager
async def watch_memory(limit: MemoryLimit, memory: Callable[[], float]) -> AsyncIterator[None]:
    """Look at the memory of a bot as long as this lasts; a control group notes more than that."""
    watching = asyncio.create_task(_watch(limit, memory))
    try:
        yield
    finally:
        watching.cancel()


async def _watch(limit: MemoryLimit, memory: Callable[[], float]) -> None:
    while True:
        with suppress(OSError, RuntimeError):  # the bot is being started, or has ended
            limit.note(memory())
        await asyncio.sleep(GLANCE)
