"""`python -m tests.load.scaling`: how many clicks a second bots of one process and of several answer in time.

Each bot gets clicks at a rising rate, step by step, until fewer than 99 of 100 results are seen in time.
"""

import argparse
import asyncio
import json
import math
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from bot.store import StoreUnavailable
from tests.load.__main__ import MOST_CLICKS, MOST_SECONDS, MOST_TABLES, within
from tests.load.clicking import Act, among, at_rate
from tests.load.crowd.party import Party
from tests.load.figures import Answering, Around, cell, row
from tests.load.houses.database import AUTO, kept
from tests.load.houses.fleet import Fleet
from tests.load.houses.measured_house import ROOT, House
from tests.load.houses.postgres_server import NoServer
from tests.load.measurement import LoadPlan, clicked, noted, opened, seated
from tests.load.tally import Tally, milliseconds
from tests.words import tool_text

HOUSES: tuple[tuple[int, str | None], ...] = ((1, None), (1, AUTO), (2, AUTO), (4, AUTO))
"""The bots to measure: how many processes, and where their tables are."""

SERVERS = 4
"""The sandbox of each has this many servers, so that every process has the same number of them."""

RISE = 1.25
ANSWERED = 0.95
"""The share of the requested clicks that must be answered: with fewer, the people themselves were held up."""


@dataclass(frozen=True, slots=True)
class LoadStep:
    """One rate of clicks, and how it was answered."""

    rate: float
    answering: Answering
    around: Around

    def in_time(self, most: float) -> bool:
        """Tell whether 99 of 100 results were seen within this many milliseconds."""
        answering = self.answering
        return answering.p99_ms <= most and answering.clicks_a_second >= ANSWERED * self.rate and not answering.failures


@dataclass(slots=True)
class Reached:
    """The result of a bot. `best` is the highest rate that was answered in time, `missed` the first that was not.

    `direct` and `handed` are the seconds that clicks in direct messages took, at all rates that were answered in time.
    """

    processes: int
    database: str
    best: LoadStep | None = None
    missed: LoadStep | None = None
    direct: list[float] = field(default_factory=list)
    handed: list[float] = field(default_factory=list)

    def add(self, step: LoadStep, tally: Tally) -> None:
        """Note a rate that was answered in time."""
        self.best = step
        self.direct += tally.direct
        self.handed += tally.handed

    def figures(self) -> dict[str, Any]:
        """Return all figures, by name: those of `ROWS` first; if a bot reached nothing, those of the lowest rate."""
        step = self.best or self.missed
        told = {} if step is None else asdict(step.answering) | asdict(step.around)
        direct, handed = (milliseconds(times, 99) if times else None for times in (self.direct, self.handed))
        told |= {
            "database": self.database,
            "database_ms_a_click": _a_click(told.get("database_core_percent"), told.get("clicks_a_second")),
            "processes": self.processes,
            "reached": self.best and self.best.answering.clicks_a_second,
            "direct_p99_ms": direct,
            "handed_p99_ms": handed,
            "handed_beyond_ms": None if handed is None or direct is None else handed - direct,
            "handed_clicks": len(self.handed),
            "missed": self.missed and self.missed.rate,
        }
        return {name: told.get(name) for name in ROWS} | told


def _a_click(core_percent: float | None, clicks_a_second: float | None) -> float | None:
    """Return the milliseconds of processor time a click, for a part of one core."""
    return 10 * core_percent / clicks_a_second if core_percent and clicks_a_second else None


ROWS = (
    "database", "processes", "reached", "p50_ms", "p99_ms", "processor_ms_a_click", "core_percent", "memory_mib",
    "sandbox_core_percent", "database_core_percent", "database_ms_a_click", "handed_clicks",
    "direct_p99_ms", "handed_p99_ms", "handed_beyond_ms", "missed",
)  # fmt: skip
"""The figures reported for each bot, in this order."""


async def climb(asked: LoadPlan, most: float, until: float = math.inf) -> Reached:
    """Open a bot and let the rate of clicks rise; everything is over when this returns.

    No rate is begun that would not be over `until` then, by the monotonic clock, but the first.
    """
    reached = Reached(asked.processes, asked.kept.name)
    async with opened(asked) as house:
        await house.open()
        parties = await seated(house, asked)
        act = among(parties, random.Random(asked.seed))
        await at_rate(asked.rate, asked.warming, act, Tally())
        rate = asked.rate
        while reached.missed is None and rate <= MOST_CLICKS:
            if rate > asked.rate and time.monotonic() + asked.seconds > until:
                break
            step, tally = await stepped(house, parties, act, rate, asked)
            if not step.in_time(most):  # once more: other work on the machine is not the bot's fault
                step, tally = await stepped(house, parties, act, rate, asked)
            if step.in_time(most):
                reached.add(step, tally)
            else:
                reached.missed = step
            rate *= RISE
    return reached


async def stepped(
    house: House[Fleet], parties: Sequence[Party], act: Act, rate: float, asked: LoadPlan
) -> tuple[LoadStep, Tally]:
    """Click at one rate."""
    tally = noted(parties, asked.processes)
    spent = await clicked(house, rate, asked.seconds, act, tally)
    answering = Answering.of(tally, spent, house.bot.memory(), house.bot.own_memory())
    return LoadStep(rate, answering, Around.of(tally, spent, asked.processes, Tally(), Tally())), tally


def measured(asked: argparse.Namespace) -> Iterator[Reached]:
    """Measure one bot after the other, each in its share of the time; without PostgreSQL only those that need none.

    One that does not start, or stops answering, is told in a sentence, and left out.
    """
    end = time.monotonic() + 60 * asked.minutes
    for number, (processes, database) in enumerate(HOUSES):
        now = time.monotonic()
        until = now + (end - now) / (len(HOUSES) - number)
        with tempfile.TemporaryDirectory(prefix="parlour-load-") as folder:
            try:
                with kept(database, Path(folder)) as place:
                    wanted = LoadPlan(
                        asked.tables,
                        asked.rate,
                        asked.seconds,
                        asked.warming,
                        ROOT,
                        Path(folder),
                        place,
                        processes=processes,
                        servers=SERVERS,
                    )
                    yield asyncio.run(climb(wanted, asked.within, until))
            except NoServer as reason:
                sys.stderr.write(tool_text("load-no-server", reason=str(reason)) + "\n")
                return
            except (RuntimeError, TimeoutError, StoreUnavailable) as problem:
                sys.stderr.write(tool_text("scaling-failed", processes=processes, reason=str(problem)) + "\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and report."""
    asked = _asked(arguments)
    houses = []
    for reached in measured(asked):
        houses.append(reached.figures())
        sys.stderr.write(tool_text("scaling-done", processes=reached.processes, database=reached.database) + "\n")
    if asked.json:
        sys.stdout.write(json.dumps(houses) + "\n")
        return int(len(houses) < len(HOUSES))
    sys.stdout.write(tool_text("scaling-title", tables=asked.tables, within=f"{asked.within:g}") + "\n")
    for name in ROWS:
        sys.stdout.write(row(tool_text("scaling-row", name=name), (cell(house[name]) for house in houses)) + "\n")
    return int(len(houses) < len(HOUSES))


def _asked(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.load.scaling", description=tool_text("scaling-help"))
    parser.add_argument(
        "--tables", type=within(int, 1, MOST_TABLES), default=100, help=tool_text("scaling-help-tables")
    )
    parser.add_argument("--rate", type=within(float, 1, MOST_CLICKS), default=10.0, help=tool_text("scaling-help-rate"))
    parser.add_argument("--within", type=within(float, 1, 10_000), default=250.0, help=tool_text("scaling-help-within"))
    parser.add_argument(
        "--seconds", type=within(float, 1, MOST_SECONDS), default=30.0, help=tool_text("load-help-seconds")
    )
    parser.add_argument(
        "--warming", type=within(float, 0, MOST_SECONDS), default=5.0, help=tool_text("load-help-warming")
    )
    parser.add_argument("--minutes", type=within(float, 0, 600), default=24.0, help=tool_text("scaling-help-minutes"))
    parser.add_argument("--json", action="store_true", help=tool_text("load-help-json"))
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
