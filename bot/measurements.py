"""Records metrics (counters, durations) as the bot works; it costs nothing until somebody listens.

Each figure has a name, a value, which is 1 or seconds, and labels. None of them names a person, a table or a move.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Literal

Metric = Literal[
    "refusals", "clicks", "limited", "answers", "requests", "shown", "rate limit", "store", "thinking", "connections"
]
Listener = Callable[[Metric, float, tuple[str, ...]], None]

_listeners: list[Listener] = []


def record_metric(figure: Metric, value: float = 1.0, *labels: str) -> None:
    """Record a value of a metric: tell anybody who listens."""
    for listener in _listeners:
        listener(figure, value, labels)


@contextmanager
def measure_seconds(figure: Metric, *labels: str) -> Iterator[None]:
    """Measure the seconds that something takes, as a metric."""
    began = perf_counter()
    try:
        yield
    finally:
        record_metric(figure, perf_counter() - began, *labels)


@contextmanager
def attach_metrics_listener(listener: Listener) -> Iterator[None]:
    """Let somebody listen as long as this lasts."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)
