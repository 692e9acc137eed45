"""The figures of a measurement, and how they are shown."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Self

from tests.load.houses.measured_house import ProcessorTime
from tests.load.tally import Tally, milliseconds
from tests.words import tool_text

KB, MS = 1000, 1000


@dataclass(frozen=True, slots=True)
class Starting:
    """A start: seconds until the bot answers, processor seconds and MiB a moment later, requests made so far."""

    ready_s: float
    processor_s: float
    memory_mib: float
    requests: int


@dataclass(frozen=True, slots=True)
class Answering:
    """How a bot answered clicks. Figures per move are `None` for a bot without moves."""

    clicks: int
    clicks_a_second: float
    nothing_to_click: int
    p50_ms: float
    p95_ms: float
    p99_ms: float
    failures: dict[str, int]
    processor_ms_a_click: float
    core_percent: float
    memory_mib: float
    own_memory_mib: float
    requests_a_click: float
    kb_a_click: float
    requests_a_move: float | None
    kb_a_move: float | None
    moves: int
    reads_a_click: float
    writes_a_click: float
    pictures_a_click: float
    again_a_click: float

    @classmethod
    def of(cls, tally: Tally, spent: ProcessorTime, memory: float, own_memory: float) -> Self:
        """Return the figures for a tally and the work behind it."""
        clicks, moves = max(1, tally.clicks), spent.moves
        return cls(
            clicks=tally.clicks,
            clicks_a_second=tally.rate,
            nothing_to_click=tally.idle,
            p50_ms=tally.milliseconds(50),
            p95_ms=tally.milliseconds(95),
            p99_ms=tally.milliseconds(99),
            failures=dict(tally.failures),
            processor_ms_a_click=MS * spent.processor / clicks,
            core_percent=100 * spent.processor / (tally.ended - tally.began) if tally.clicks else 0.0,
            memory_mib=memory,
            own_memory_mib=own_memory,
            requests_a_click=spent.requests / clicks,
            kb_a_click=spent.bytes / KB / clicks,
            requests_a_move=spent.requests / moves if moves else None,
            kb_a_move=spent.bytes / KB / moves if moves else None,
            moves=moves,
            reads_a_click=spent.reads / clicks,
            writes_a_click=spent.writes / clicks,
            pictures_a_click=spent.pictures / clicks,
            again_a_click=spent.again / clicks,
        )


@dataclass(frozen=True, slots=True)
class Around:
    """The surroundings of the clicks: other processes, clicks that one process hands to another, deals of the day.

    `direct` are clicks in direct messages at tables of the process that receives these; `handed` are the same at tables
    of another. `database_core_percent` is `None` without a server of the measurement's own.
    """

    processes: int
    sandbox_core_percent: float
    database_core_percent: float | None
    goblin_moves: int
    direct_clicks: int
    direct_p50_ms: float
    direct_p99_ms: float
    handed_clicks: int
    handed_p50_ms: float
    handed_p99_ms: float
    daily_clicks: int
    daily_p50_ms: float
    daily_p99_ms: float
    daily_failures: dict[str, int]
    reviews: int
    reviews_p50_ms: float

    @classmethod
    def of(cls, tally: Tally, spent: ProcessorTime, processes: int, daily: Tally, reviews: Tally) -> Self:
        """Return the figures for a tally and the work beside it."""
        seconds = max(0.001, tally.ended - tally.began)
        return cls(
            processes=processes,
            sandbox_core_percent=100 * spent.sandbox / seconds,
            database_core_percent=None if spent.database is None else 100 * spent.database / seconds,
            goblin_moves=spent.goblin_moves,
            direct_clicks=len(tally.direct),
            direct_p50_ms=milliseconds(tally.direct, 50),
            direct_p99_ms=milliseconds(tally.direct, 99),
            handed_clicks=len(tally.handed),
            handed_p50_ms=milliseconds(tally.handed, 50),
            handed_p99_ms=milliseconds(tally.handed, 99),
            daily_clicks=daily.clicks,
            daily_p50_ms=daily.milliseconds(50),
            daily_p99_ms=daily.milliseconds(99),
            daily_failures=dict(daily.failures),
            reviews=reviews.clicks,
            reviews_p50_ms=reviews.milliseconds(50),
        )

    def lines(self) -> Iterator[str]:
        """Yield the figures as rows of a table."""
        for name in AROUND:
            yield row(tool_text("load-around", name=name), [cell(getattr(self, name))])


@dataclass(frozen=True, slots=True)
class Figures:
    """Everything that one run measured."""

    tables: int
    clicks_asked_a_second: float
    seconds: float
    parlour: Answering
    bare_text: Answering
    bare_picture: Answering
    around: Around
    empty_start: Starting
    start_with_tables: Starting

    def lines(self) -> Iterator[str]:
        """Yield the figures as a table to read."""
        yield tool_text(
            "load-title", tables=self.tables, rate=f"{self.clicks_asked_a_second:g}", seconds=f"{self.seconds:g}"
        )
        yield row("", (tool_text("load-column", bot=bot) for bot in BOTS))
        for name in ROWS:
            yield row(tool_text("load-row", name=name), (cell(getattr(getattr(self, bot), name)) for bot in BOTS))
        yield from self.around.lines()
        for key, start in (("load-empty", self.empty_start), ("load-full", self.start_with_tables)):
            yield tool_text(
                key,
                ready=f"{start.ready_s:.1f}",
                processor=f"{start.processor_s:.2f}",
                memory=f"{start.memory_mib:.0f}",
                requests=start.requests,
            )


BOTS = ("parlour", "bare_text", "bare_picture")
ROWS = tuple(field.name for field in fields(Answering))
AROUND = tuple(field.name for field in fields(Around))


def row(name: str, cells: Iterable[str]) -> str:
    """Return a line of a table."""
    return f"{name:34}" + "".join(f"{cell:>16}" for cell in cells)


def cell(value: float | str | dict[str, int] | None) -> str:
    """Return a figure as it appears in a table."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        return str(sum(value.values()))
    return "–" if value is None else str(round(value, 1))
