"""Tests that skip say so: the closing line counts them by reason, and in CI those that must run fail instead.

`.ci/run` sets CI, and EXCUSED where it could not install a Chromium.
"""

import os
from collections.abc import Mapping
from itertools import groupby
from typing import Any

import pytest
from _pytest.terminal import TerminalReporter

MUST_RUN = ("no Chromium", "no PostgreSQL")
"""How the reasons begin that no machine has where CI runs."""
EXCUSED = "PARLOUR_WITHOUT_CHROMIUM"
"""The variable that says that there can be no Chromium."""


def refused_reasons(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Return how the reasons begin for which no test may skip."""
    if environment.get("CI", "").lower() not in {"1", "true"}:
        return ()
    return tuple(reason for reason in MUST_RUN if not (reason == MUST_RUN[0] and environment.get(EXCUSED)))


def skip_reason(report: pytest.TestReport) -> str | None:
    """Return why a test was skipped; `None` if it was not."""
    if not report.skipped or hasattr(report, "wasxfail") or not isinstance(report.longrepr, tuple):
        return None
    return str(report.longrepr[2]).removeprefix("Skipped: ")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Any:
    """Let a test fail that must run and skips."""
    report = yield
    reason = skip_reason(report)
    if reason and reason.startswith(refused_reasons(os.environ) or "\0"):
        report.outcome, report.longrepr = "failed", f"with CI=true, this test must run, and it skips: {reason}"
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: TerminalReporter) -> Any:
    """Count skips by reason in the line that closes the run, after pytest has said all that it says of them."""
    told = yield
    skipped = sorted(terminalreporter.stats.pop("skipped", []), key=lambda report: skip_reason(report) or "")
    for reason, reports in groupby(skipped, key=skip_reason):
        terminalreporter.stats[f"skipped ({reason})"] = list(reports)
    terminalreporter._set_main_color()
    return told
