"""The garbage collector looks at all objects in gaps between clicks, and at young ones otherwise."""

import ast
import gc
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.operator.machine import loading
from bot.operator.machine.garbage import (
    GC_IDLE_SECONDS,
    GC_THRESHOLDS,
    MAX_GC_DELAY,
    MAX_GC_DELAY_ON_SMALL_HOST,
    GarbageCollector,
    freeze_loaded,
)

YOUNG, ALL = ["collect 1", "freeze"], ["unfreeze", "set_threshold", "collect", "freeze"]


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note what is asked of the collector, in place of doing it."""
    asked: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda *only: asked.append(" ".join(["collect", *map(str, only)])))
    for name in ("freeze", "unfreeze", "set_threshold"):
        monkeypatch.setattr(gc, name, lambda *_, name=name: asked.append(name))
    return asked


@pytest.mark.parametrize(
    ("latest", "since", "idle", "asked"),
    [
        (MAX_GC_DELAY, 60.0, 0.0, YOUNG),  # a drawing waits
        (MAX_GC_DELAY, 60.0, GC_IDLE_SECONDS - 0.1, YOUNG),
        (MAX_GC_DELAY, 60.0, GC_IDLE_SECONDS, ALL),
        (MAX_GC_DELAY, 60.0, 61.0, YOUNG),  # nothing was drawn since all objects were looked at
        (MAX_GC_DELAY, MAX_GC_DELAY - 1, 0.0, YOUNG),
        (MAX_GC_DELAY, MAX_GC_DELAY, 0.0, ALL),  # there was no gap
        (MAX_GC_DELAY_ON_SMALL_HOST, 60.0, 0.0, ALL),
    ],
)
async def test_all_objects_are_looked_at_in_a_gap_or_at_the_latest_moment(
    done: list[str], latest: float, since: float, idle: float, asked: list[str]
) -> None:
    times = iter([0.0, since, since])
    await GarbageCollector(latest, lambda: idle, lambda: next(times)).collect()
    assert done == asked


@pytest.fixture
def thresholds() -> Iterator[None]:
    """Leave the collector as it was."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@pytest.mark.usefixtures("thresholds")
def test_what_is_loaded_is_frozen_and_only_a_round_collects_the_oldest() -> None:
    freeze_loaded()
    assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == GC_THRESHOLDS


def test_the_collector_rests_from_the_first_import_of_the_bot_to_the_last() -> None:
    source = Path(loading.__file__).parents[2] / "__main__.py"
    done = [node for node in ast.parse(source.read_text("utf-8")).body if not isinstance(node, ast.Expr)]
    first = done[0]
    assert isinstance(first, ast.ImportFrom)
    assert first.module == loading.__name__
    importlib.reload(loading)
    try:
        assert not gc.isenabled()
    finally:
        loading.enable_garbage_collector()
    assert gc.isenabled()
