"""What Prometheus may ask of a house: clicks and their time, the backlog, tables, memory."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from bot.operator.health import Health
from bot.tables import Tables

SECONDS = (0.05, 0.1, 0.25, 0.5, 1.0, 1.8, 3.0, 10.0)
"""Discord waits three seconds."""


class Metrics:
    """The figures of one house."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        within = self._registry
        self._clicks = Counter("parlour_clicks", "Dispatch that were answered", ["verb"], registry=within)
        self._answers = Histogram(
            "parlour_answer_seconds", "From hearing a click until it is answered", buckets=SECONDS, registry=within
        )
        self._tables = Gauge("parlour_tables", "Tables", ["game", "status"], registry=within)
        self._limited = Counter(
            "parlour_rate_limited",
            "Requests that Discord refused since there were too many",
            ["route"],
            registry=within,
        )
        self._due = Gauge("parlour_backlog", "Tables with something to show", registry=within)
        self._stuck = Gauge("parlour_backlog_stuck", "Tables where showing failed last time", registry=within)
        self._up = Gauge("parlour_up", "1 where it works", ["part"], registry=within)

    @contextmanager
    def click(self, verb: str) -> Iterator[None]:
        """Measure the answer to a click."""
        began = perf_counter()
        try:
            yield
        finally:
            self._clicks.labels(verb).inc()
            self._answers.observe(perf_counter() - began)

    def limited(self, route: str) -> None:
        """Count a request that Discord refused since there were too many."""
        self._limited.labels(route).inc()

    async def text(self, tables: Tables, health: Health) -> bytes:
        """Return all figures in Prometheus' own form."""
        self._tables.clear()
        for (game, status), count in (await tables.store.tables.counted()).items():
            self._tables.labels(game, status).set(count)
        self._due.set(health.backlog)
        self._stuck.set(health.stuck)
        for part in ("gateway", "clock", "store"):
            self._up.labels(part).set(getattr(health, part))
        return generate_latest(self._registry)
