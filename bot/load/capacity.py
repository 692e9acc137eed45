"""`python -m bot.load.capacity [--write]`: what large houses would need, worked out from what was measured.

All inputs stand in `MEASURED` and `ASSUMED`. With `--write` the tables of docs/scaling.md are made anew.
"""

import argparse
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path

from games.engine.assets import ASSETS
from games.engine.words import said

PAGE = ASSETS.parent / "docs" / "scaling.md"
BEGINS, ENDS = "<!-- {name}: python -m bot.load.capacity --write -->", "<!-- end of {name} -->"


@dataclass(frozen=True, slots=True)
class MeasuredHouse:
    """What one click takes, and what one process can do; from `make scaling`, `make load` and the counts beside them.

    Of the processor, of requests, and of the database; `most` clicks a second are answered in time by one process.
    """

    processor_ms: float = 26.0
    most: float = 30.0
    database_ms_low: float = 1.3
    database_ms_high: float = 2.2
    counting_requests: float = 0.82
    new_messages: float = 0.11
    sent_kb: float = 64.0
    commits: float = 2.0
    wal_kb: float = 3.5
    moves: float = 0.88
    move_kb: float = 1.5
    direct: float = 0.43
    handing_ms_low: float = 1.0
    handing_ms_high: float = 2.0
    idle_mib: float = 113.0
    table_mib: float = 0.45
    server_kib: float = 20.0
    message_us: float = 24.0
    commits_a_second: float = 1800.0


@dataclass(frozen=True, slots=True)
class Assumed:
    """How people play, how full a process may be, and what Discord and the settings allow."""

    tables_a_server: float = 0.01
    seconds_between_clicks: float = 6.0
    messages_a_minute: float = 1.0
    hours_a_day: float = 8.0
    fill: float = 0.75
    connections: int = 9
    keep_days: int = 180
    requests_a_second: float = 50.0
    servers_a_shard: int = 1000
    identify_seconds: float = 5.0


MEASURED, ASSUMED = MeasuredHouse(), Assumed()
HOUSES = (10_000, 1_000_000)
AT_ONCE = 16
"""So many shards identify side by side where Discord treats a bot as a large one."""


@dataclass(frozen=True, slots=True)
class PlannedHouse:
    """A house of some servers in a busy hour."""

    servers: int
    measured: MeasuredHouse = MEASURED
    assumed: Assumed = ASSUMED

    @property
    def tables(self) -> float:
        """How many tables are in play."""
        return self.servers * self.assumed.tables_a_server

    @property
    def clicks(self) -> float:
        """How many clicks there are in a second."""
        return self.tables / self.assumed.seconds_between_clicks

    @property
    def processes(self) -> int:
        """How many processes it takes: a power of two, so that shards can be divided among them."""
        return _power(self.clicks / (self.measured.most * self.assumed.fill))

    @property
    def shards(self) -> int:
        """How many shards there are: as many for each process."""
        wanted = math.ceil(self.servers / self.assumed.servers_a_shard)
        return wanted if self.processes == 1 else max(_power(wanted), self.processes)

    @property
    def memory(self) -> float:
        """How many MiB each process holds."""
        parts, measured = self.processes, self.measured
        servers = self.servers * measured.server_kib / 1024
        return measured.idle_mib + (servers + self.tables * measured.table_mib) / parts

    @property
    def messages(self) -> float:
        """How many messages people write in a second."""
        return self.servers * self.assumed.messages_a_minute / 60

    @property
    def rows(self) -> float:
        """How many GB of moves come in a day."""
        a_day = self.clicks * 3600 * self.assumed.hours_a_day
        return a_day * self.measured.moves * self.measured.move_kb / 1e6

    @property
    def handed(self) -> float:
        """How many clicks are handed over in a second."""
        return self.clicks * self.measured.direct * (1 - 1 / self.processes)

    def starting(self, at_once: int) -> float:
        """Return how many seconds all shards take to identify."""
        return math.ceil(self.shards / at_once) * self.assumed.identify_seconds


def _power(least: float) -> int:
    return 1 << max(0, math.ceil(math.log2(max(1.0, least))))


def rounded(value: float) -> str:
    """Return a number with two digits that count."""
    if value <= 0:
        return "0"
    digits = 1 - math.floor(math.log10(value))
    return f"{round(value, digits):,.{max(0, digits)}f}"


def spanned(low: float, high: float) -> str:
    """Return two numbers, or one if they are the same when rounded."""
    return rounded(low) if rounded(low) == rounded(high) else f"{rounded(low)} to {rounded(high)}"


NEEDS: dict[str, Callable[[PlannedHouse], str]] = {
    "tables": lambda house: f"{rounded(house.tables)}; {rounded(house.clicks)}",
    "processor": lambda house: rounded(house.clicks * house.measured.processor_ms / 1000),
    "processes": lambda house: f"{house.processes}; {rounded(house.clicks / house.processes)}",
    "shards": lambda house: f"{house.shards:,}; {house.shards // house.processes}",
    "memory": lambda house: f"{rounded(house.memory)}; {rounded(house.memory * house.processes / 1024)}",
    "messages": lambda house: (
        f"{rounded(house.messages)}; {rounded(house.messages * house.measured.message_us / 10_000)} %"
    ),
    "connections": lambda house: f"{house.processes * house.assumed.connections:,}",
    "database": lambda house: spanned(
        house.clicks * house.measured.database_ms_low / 1000, house.clicks * house.measured.database_ms_high / 1000
    ),
    "commits": lambda house: rounded(house.clicks * house.measured.commits),
    "wal": lambda house: rounded(house.clicks * house.measured.wal_kb / 1000),
    "rows": lambda house: f"{rounded(house.rows)}; {rounded(house.rows * house.assumed.keep_days)}",
    "sent": lambda house: rounded(house.clicks * house.measured.sent_kb / 1000),
    "handed": lambda house: rounded(house.handed),
    "counting": lambda house: f"**{rounded(house.clicks * house.measured.counting_requests)}**",
    "starting": lambda house: f"{rounded(house.starting(1) / 60)}; {rounded(house.starting(AT_ONCE) / 60)}",
}
"""What a house needs: each row is a formula."""

LIMITS: dict[str, Callable[[MeasuredHouse, Assumed], tuple[float, float]]] = {
    "core": lambda measured, _: (measured.most, measured.most),
    "requests": lambda measured, assumed: _both(assumed.requests_a_second / measured.counting_requests),
    "fewer": lambda measured, assumed: _both(
        assumed.requests_a_second / (measured.new_messages + (measured.counting_requests - measured.new_messages) / 10)
    ),
    "commits": lambda measured, _: _both(measured.commits_a_second / measured.commits),
    "door": lambda measured, _: (
        1000 / measured.handing_ms_high / measured.direct,
        1000 / measured.handing_ms_low / measured.direct,
    ),
}
"""At how many clicks a second something breaks."""


def _both(clicks: float) -> tuple[float, float]:
    return clicks, clicks


def inputs() -> Iterator[str]:
    """Yield a table of what the arithmetic starts from."""
    yield from _head("paper-input", "paper-value")
    for source in (MEASURED, ASSUMED):
        for one in fields(source):
            yield f"| {said('paper-inputs', name=one.name)} | {getattr(source, one.name):g} |"


def needs() -> Iterator[str]:
    """Yield a table of what houses of some sizes need."""
    yield from _head("paper-need", *(said("paper-servers", servers=f"{servers:,}") for servers in HOUSES))
    for name, formula in NEEDS.items():
        cells = " | ".join(formula(PlannedHouse(servers)) for servers in HOUSES)
        yield f"| {said('paper-needs', name=name)} | {cells} |"


def limits() -> Iterator[str]:
    """Yield a table of what breaks at which size."""
    yield from _head("paper-limit", "paper-clicks", "paper-size")
    for name, formula in LIMITS.items():
        clicks = formula(MEASURED, ASSUMED)
        servers = [one * ASSUMED.seconds_between_clicks / ASSUMED.tables_a_server for one in clicks]
        yield f"| {said('paper-limits', name=name)} | {spanned(*clicks)} | {spanned(*servers)} |"


def _head(*columns: str) -> Iterator[str]:
    cells = [said(column) if column.startswith("paper-") else column for column in columns]
    yield f"| {' | '.join(cells)} |"
    yield "|---" * len(cells) + "|"


TABLES: dict[str, Callable[[], Iterator[str]]] = {"inputs": inputs, "needs": needs, "limits": limits}


def filled(page: str) -> str:
    """Return a page with the tables made anew between their marks."""
    for name, table in TABLES.items():
        before, begins, rest = page.partition(BEGINS.format(name=name))
        _, ends, after = rest.partition(ENDS.format(name=name))
        if not ends:
            raise ValueError(f"the page has no place for the table of {name}")
        page = before + "\n".join([begins, "", *table(), "", ends]) + after
    return page


def main(arguments: Sequence[str] | None = None) -> int:
    """Show the tables, or write them into the page."""
    parser = argparse.ArgumentParser(prog="python -m bot.load.capacity", description=said("paper-help"))
    parser.add_argument("--write", nargs="?", type=Path, const=PAGE, metavar="PAGE", help=said("paper-help-write"))
    asked = parser.parse_args(arguments)
    if asked.write:
        asked.write.write_text(filled(asked.write.read_text("utf-8")), "utf-8")
    else:
        sys.stdout.write("\n".join("\n".join([*table(), ""]) for table in TABLES.values()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
