"""A bot as a separate process: started, measured from outside by /proc, stopped."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

COUNTING_BOT = Path(__file__).with_name("counting_bot.py")
TICKS = os.sysconf("SC_CLK_TCK")
LAST_SECONDS = 20.0
"""How long a bot may take to stop before it is killed."""

MIB = 1024


@dataclass
class BotProcess:
    """One bot: what to run, where, and its settings."""

    arguments: Sequence[str | Path]
    environment: Mapping[str, str]
    house: Path
    log: Path
    prefix: Sequence[str] = ()
    """What starts it, before the name of the program."""
    _process: asyncio.subprocess.Process | None = None

    def successor(self) -> "BotProcess":
        """Return another one of the same kind, to be started before this one is gone."""
        return BotProcess(self.arguments, self.environment, self.house, self.log, self.prefix)

    async def start(self) -> None:
        """Start it, in its own folder, with the code of its bot."""
        self._process = await self._run(*self.arguments)

    async def migrate_unused_database(self) -> None:
        """Bring its database up to date by a process of its own, as the unit of a small host does before each start."""
        await (await self._run("-m", "bot", "upgrade")).wait()

    async def _run(self, *arguments: str | Path) -> asyncio.subprocess.Process:
        environment = {**os.environ, **self.environment, "PYTHONPATH": str(self.house)}
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *self.prefix, sys.executable, "-P", *arguments,
                env=environment, cwd=self.log.parent, stdout=asyncio.subprocess.PIPE, stderr=log,
            )  # fmt: skip

    async def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        if self._process is None or self._process.returncode is not None:
            return
        self._process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self._process.wait(), LAST_SECONDS)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        self._running.send_signal(number)

    async def kill(self) -> None:
        """Kill it without warning."""
        self._running.kill()
        await self._running.wait()

    async def counts(self) -> dict[str, int]:
        """Return how many transactions it has made."""
        self._running.send_signal(signal.SIGUSR1)
        line = await self._running.stdout.readline() if self._running.stdout else b"{}"
        told: dict[str, int] = json.loads(line)
        return told

    async def ended(self) -> str:
        """Return the last lines of its log, once it has ended."""
        await self._running.wait()
        return self.log.read_text()[-500:]

    def processor(self) -> float:
        """Return how many seconds of processor time it has used, in all threads."""
        fields = Path(f"/proc/{self._running.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Return its memory, in MiB."""
        return read_memory(self._status())[0]

    def own_memory(self) -> float:
        """Return its memory without mapped pages of files, in MiB."""
        return read_memory(self._status())[1]

    def _status(self) -> str:
        return Path(f"/proc/{self._running.pid}/status").read_text()

    @property
    def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            raise RuntimeError(f"the bot has ended; see {self.log}")
        return self._process


def read_memory(status: str) -> tuple[float, float]:
    """Return the memory of a process by its `/proc/…/status`, and that without mapped pages of files, in MiB."""
    kib = {
        name: int(rest.split()[0])
        for name, _, rest in (line.partition(":") for line in status.splitlines())
        if name in {"VmRSS", "RssFile"}
    }
    return kib["VmRSS"] / MIB, (kib["VmRSS"] - kib["RssFile"]) / MIB
