"""Metrics for Prometheus: how fast the bot answers and shows, what is refused, what waits, what is left."""

import asyncio
import math
import platform
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import datetime
from time import perf_counter

import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from bot import measurements
from bot.measurements import Metric
from bot.operator.health import HealthReport
from bot.operator.periodic import NIGHT_DONE_KEY
from bot.settings import Settings
from bot.store.drivers.addresses import find_database_file, is_file_database
from bot.store.upkeep.backups import find_last_backup
from bot.ui.parlour_client import ParlourClient
from bot.version import VERSION

ANSWER_BUCKETS = (0.05, 0.1, 0.25, 0.5, 1.0, 1.8, 3.0, 10.0)
"""Discord waits three seconds."""
SHORT_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
LONG_BUCKETS = (0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0)
LAG_INTERVAL = 0.5
"""Seconds between two looks at how late the event loop is."""

COUNTER_SPECS: Mapping[Metric, tuple[str, str, tuple[str, ...]]] = {
    "clicks": ("parlour_clicks", "Clicks that were answered", ("verb",)),
    "limited": ("parlour_rate_limited", "Requests that were too many", ("route",)),
    "refusals": ("parlour_refusals", "Clicks and commands that were refused, by the code of the refusal", ("code",)),
    "requests": ("parlour_requests", "Requests to Discord", ("route", "status")),
    "connections": ("parlour_connections", "Connections to the gateway that were lost, resumed or ready", ("change",)),
}
HISTOGRAM_SPECS: Mapping[Metric, tuple[str, str, tuple[str, ...], tuple[float, ...]]] = {
    "answers": ("parlour_answer_seconds", "From hearing a click until it is answered", ("verb",), ANSWER_BUCKETS),
    "shown": ("parlour_shown_seconds", "From a move until everybody is shown it", (), LONG_BUCKETS),
    "rate limit": ("parlour_rate_limit_seconds", "Waiting for a turn under Discord's rate limit", (), LONG_BUCKETS),
    "store": ("parlour_store_seconds", "Transactions of the store", ("kind",), SHORT_BUCKETS),
    "thinking": ("parlour_thinking_seconds", "A goblin's thinking", ("game", "level"), ANSWER_BUCKETS),
}
GAUGES: Mapping[str, str] = {
    "backlog": "Tables with something to show",
    "backlog_stuck": "Tables where showing failed last time",
    "backlog_behind": "Tables that have waited for a minute to be shown",
    "tables_aside": "Tables that are damaged and set aside",
    "gateway_latency_seconds": "Between a heartbeat and Discord's answer, on average over the shards",
    "shards_up": "Shards that are connected",
    "shards": "Shards of this process",
    "servers": "Servers of this process's shards",
    "clock_skew_seconds": "How far this machine's clock is behind Discord's, as far as that is certain",
    "last_backup_timestamp_seconds": "When the last good backup was made; 0: there is none; NaN: its server makes them",
    "last_night_timestamp_seconds": "When the last night's work was done; 0: there was none",
    "database_bytes": "The size of the database, with its log if it is a file",
    "started_timestamp_seconds": "When this process opened the house",
}


class Metrics:
    """The metrics of one bot."""

    def __init__(self) -> None:
        self._registry = within = CollectorRegistry()
        ProcessCollector(registry=within)
        info = Gauge("parlour_build_info", "1", ["version", "python", "discord_py"], registry=within)
        info.labels(VERSION, platform.python_version(), discord.__version__).set(1)
        self._tables = Gauge("parlour_tables", "Tables", ["game", "status"], registry=within)
        self._up = Gauge("parlour_up", "1 where it works", ["part"], registry=within)
        self._lag = Histogram(
            "parlour_loop_lag_seconds", "How late the event loop is", buckets=SHORT_BUCKETS, registry=within
        )
        self._counted = {name: Counter(*how, registry=within) for name, how in COUNTER_SPECS.items()}
        self._timed = {
            figure: Histogram(name, text, labels, buckets=buckets, registry=within)
            for figure, (name, text, labels, buckets) in HISTOGRAM_SPECS.items()
        }
        self._gauges = {name: Gauge(f"parlour_{name}", text, registry=within) for name, text in GAUGES.items()}
        self._gauges["started_timestamp_seconds"].set(time.time())

    def observe_metric(self, figure: Metric, value: float, labels: tuple[str, ...]) -> None:
        """Observe a metric that the bot recorded: count it, or put it into a histogram."""
        if counter := self._counted.get(figure):
            counter.labels(*labels).inc(value)
        elif histogram := self._timed.get(figure):
            (histogram.labels(*labels) if labels else histogram).observe(value)

    @asynccontextmanager
    async def collect_metrics(self) -> AsyncIterator[None]:
        """Collect the metrics that the bot records, and how late the event loop is, as long as this lasts."""
        looking = asyncio.create_task(self._measure_lag())
        try:
            with measurements.attach_metrics_listener(self.observe_metric):
                yield
        finally:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)

    async def _measure_lag(self) -> None:
        while True:
            began = perf_counter()
            await asyncio.sleep(LAG_INTERVAL)
            self._lag.observe(max(0.0, perf_counter() - began - LAG_INTERVAL))

    async def render_metrics(
        self, parlour: ParlourClient, health: HealthReport, settings: Settings | None = None
    ) -> bytes:
        """Return all metrics in Prometheus' own form."""
        self._tables.clear()
        for (game, status), count in (await parlour.tables.store.tables.count_tables_by_kind()).items():
            self._tables.labels(game, status).set(count)
        for part in ("gateway", "clock", "store", "delivery"):
            self._up.labels(part).set(getattr(health, part))
        night = await parlour.tables.store.get_stored_value(NIGHT_DONE_KEY)
        now = {
            "backlog": health.backlog,
            "backlog_stuck": health.stuck,
            "backlog_behind": health.behind,
            "database_bytes": await parlour.tables.store.get_size_in_bytes(),
            "tables_aside": len(parlour.tables.changes.damaged),
            "last_night_timestamp_seconds": datetime.fromisoformat(night).timestamp() if night else 0,
            **_measure_gateway(parlour),
            **(_measure_files(settings) if settings else {}),
        }
        for name, value in now.items():
            self._gauges[name].set(value)
        return generate_latest(self._registry)


def _measure_gateway(parlour: ParlourClient) -> dict[str, float]:
    latencies = [latency for _, latency in parlour.latencies if latency not in (float("inf"), float("nan"))]
    return {
        "gateway_latency_seconds": sum(latencies) / len(latencies) if latencies else 0,
        "shards_up": sum(not shard.is_closed() for shard in parlour.shards.values()),
        "shards": len(parlour.shards),
        "servers": len(parlour.guilds),
        "clock_skew_seconds": parlour.skew.seconds,
    }


def _measure_files(settings: Settings) -> dict[str, float]:
    if not is_file_database(settings.database_url):
        return {"last_backup_timestamp_seconds": math.nan}
    copy = find_last_backup(find_database_file(settings.database_url), settings.nightly_backup_folder)
    return {"last_backup_timestamp_seconds": copy[1].timestamp() if copy else 0}
