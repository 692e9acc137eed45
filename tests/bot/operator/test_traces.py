"""Spans for a collector: a click is one trace, they name nobody, and without a setting nothing is loaded."""

import subprocess
import sys

import pytest
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from bot import measurements
from bot.__main__ import _export_spans
from bot.operator.metrics import HISTOGRAM_SPECS
from bot.operator.traces import SPAN_LABELS, trace_metrics
from bot.settings import BadSetting
from bot.tables.log_context import bind_click_to_log_context

CLICK = 1574797576023048193


def test_what_a_click_did_is_one_trace_of_its_id() -> None:
    kept = InMemorySpanExporter()
    with trace_metrics(SimpleSpanProcessor(kept)):
        with bind_click_to_log_context(CLICK):
            measurements.record_metric("store", 0.25, "write")
            measurements.record_metric("answers", 0.5, "play")
        measurements.record_metric("shown", 1.0)
    store, answers, shown = kept.get_finished_spans()
    assert (store.name, dict(store.attributes or {})) == ("store", {"kind": "write"})
    assert (answers.name, dict(answers.attributes or {})) == ("answers", {"verb": "play"})
    assert [span.context.trace_id == CLICK for span in (store, answers, shown)] == [True, True, False]
    assert answers.end_time is not None
    assert answers.start_time is not None
    assert answers.end_time - answers.start_time == 500_000_000


def test_figures_that_are_no_times_make_no_span_and_nobody_listens_afterwards() -> None:
    kept = InMemorySpanExporter()
    with trace_metrics(SimpleSpanProcessor(kept)):
        measurements.record_metric("refusals", 1, "not-your-turn")
    measurements.record_metric("shown", 1.0)
    assert kept.get_finished_spans() == ()


def test_spans_say_what_the_metrics_say_of_the_same_times() -> None:
    assert {figure: labels for figure, (_, _, labels, _) in HISTOGRAM_SPECS.items()} == SPAN_LABELS
    assert not {"user", "person", "name", "table", "move"} & {
        label for labels in SPAN_LABELS.values() for label in labels
    }


def test_without_the_libraries_the_setting_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bot.operator.traces", None)
    with pytest.raises(BadSetting, match=r'pip install "\.\[traces\]"'):
        _export_spans("http://127.0.0.1:4318")


def test_without_the_setting_nothing_of_it_is_loaded() -> None:
    asked = "import sys, bot.__main__; sys.exit(any(name.startswith('opentelemetry') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0
