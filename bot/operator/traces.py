"""Traces (OpenTelemetry): spans of what a click did and how long each part took, across processes.

Loaded only if the setting asks for it. Spans carry what figures carry: verbs, routes, games, and never a person, a
table, a move or a name.
"""

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import NonRecordingSpan, SpanContext, TraceFlags, Tracer, set_span_in_context

from bot import measurements
from bot.measurements import Metric
from bot.tables.log_context import get_click_id
from bot.version import VERSION

SPAN_LABELS: Mapping[Metric, tuple[str, ...]] = {
    "answers": ("verb",),
    "shown": (),
    "rate limit": (),
    "store": ("kind",),
    "thinking": ("game", "level"),
}
"""The figures that are times, and what their labels say."""
NANOSECONDS = 1_000_000_000


def build_span_exporter(address: str) -> SpanProcessor:
    """Return what exports spans to a collector, by OTLP over HTTP, in a thread of its own."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415  half a second

    return BatchSpanProcessor(OTLPSpanExporter(f"{address.rstrip('/')}/v1/traces"))


@contextmanager
def trace_metrics(processor: SpanProcessor) -> Iterator[None]:
    """Make a trace span of each metric that is a time, as long as this lasts."""
    provider = TracerProvider(resource=Resource({"service.name": "goblin-parlour", "service.version": VERSION}))
    provider.add_span_processor(processor)
    tracer = provider.get_tracer(__name__)

    def add_figure_span(figure: Metric, value: float, labels: tuple[str, ...]) -> None:
        if figure in SPAN_LABELS:
            _add_span(tracer, figure, value, dict(zip(SPAN_LABELS[figure], labels, strict=True)))

    try:
        with measurements.attach_metrics_listener(add_figure_span):
            yield
    finally:
        provider.shutdown()


def _add_span(tracer: Tracer, figure: Metric, seconds: float, labels: Mapping[str, str]) -> None:
    """Add the span of what has just ended after so many seconds; all of one click are in the trace of its id."""
    click, now = get_click_id(), time.time_ns()
    within = None
    if click is not None:
        root = SpanContext(click, click, is_remote=True, trace_flags=TraceFlags(TraceFlags.SAMPLED))
        within = set_span_in_context(NonRecordingSpan(root))
    began = now - round(seconds * NANOSECONDS)
    tracer.start_span(figure, within, attributes=labels, start_time=began).end(now)
