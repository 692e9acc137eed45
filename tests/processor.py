"""What tests cost: `pytest --processor N` names the N best files and tests, by processor time.

A clock on the wall says little on a busy machine. What a test's own processes use counts too: a bot, a browser, a
server. What each worker uses to collect all tests is left out.
"""

import os
from collections import Counter
from typing import Any

import pytest
from _pytest.terminal import TerminalReporter

TICKS = os.sysconf("SC_CLK_TCK")
OPTION = "--processor"


def used_by(pid: int) -> int:
    """Return the ticks that a process and all below it have used, with those that have ended and were waited for."""
    fields = _read(f"/proc/{pid}/stat").rpartition(")")[2].split()
    if not fields:
        return 0
    below = [child for task in _tasks(pid) for child in _read(f"/proc/{pid}/task/{task}/children").split()]
    return sum(map(int, fields[11:15])) + sum(used_by(int(child)) for child in below)


def _tasks(pid: int) -> list[str]:
    try:
        return os.listdir(f"/proc/{pid}/task")  # noqa: PTH208  names are enough
    except OSError:
        return []


def _read(name: str) -> str:
    """Return what is in a file; nothing if its process or thread has ended in the meantime."""
    try:
        with open(name, encoding="utf-8") as file:  # noqa: PTH123  some tests replace what a path does
            return file.read()
    except OSError:
        return ""


class Meter:
    """Notes on each report what its part of a test has used since the part before."""

    def __init__(self) -> None:
        self._before = 0

    def pytest_collection_finish(self) -> None:
        """Leave out what the collection has used."""
        self._before = used_by(os.getpid())

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Any:
        """Add the ticks to the report, which xdist carries to the process that prints."""
        report = yield
        now = used_by(os.getpid())
        report.ticks, self._before = now - self._before, now
        return report


class Bill:
    """Sums up what all workers have noted."""

    def __init__(self, lines: int) -> None:
        self._lines = lines
        self._used = Counter[str]()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add one part of a test."""
        self._used[report.nodeid] += getattr(report, "ticks", 0)

    def pytest_terminal_summary(self, terminalreporter: TerminalReporter) -> None:
        """Print the best files and tests."""
        files = Counter[str]()
        for test, ticks in self._used.items():
            files[test.partition("::")[0]] += ticks
        terminalreporter.section(f"processor time: {files.total() / TICKS:.1f} s")
        for title, used in (("files", files), ("tests", self._used)):
            terminalreporter.write_line(f"{title}:")
            for name, ticks in used.most_common(self._lines):
                terminalreporter.write_line(f"{ticks / TICKS:8.2f} s  {name}")
