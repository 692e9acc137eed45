"""A test that skips says so, and one that must run does not skip unnoticed where CI runs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.skips import EXCUSED, MUST_RUN, refused_reasons

SKIPPING = """
import pytest

@pytest.fixture
def server():
    pytest.skip("no PostgreSQL: none here")

def test_with_a_server(server): ...
def test_with_a_page(): pytest.skip("no Chromium: none here")
@pytest.mark.skipif(True, reason="no promtool here")
def test_one(): ...
@pytest.mark.skipif(True, reason="no promtool here")
def test_another(): ...
@pytest.mark.xfail
def test_known(): assert False
"""


@pytest.mark.parametrize(
    ("environment", "refused"),
    [
        ({}, ()),
        ({"CI": ""}, ()),
        ({"CI": "false"}, ()),
        ({"CI": "true"}, MUST_RUN),
        ({"CI": "1"}, MUST_RUN),
        ({"CI": "true", EXCUSED: "1"}, MUST_RUN[1:]),
        ({EXCUSED: "1"}, ()),
    ],
)
def test_what_must_run_in_ci(environment: dict[str, str], refused: tuple[str, ...]) -> None:
    assert refused_reasons(environment) == refused


@pytest.mark.parametrize(
    ("environment", "closing"),
    [
        (
            {"CI": ""},
            "1 skipped (no Chromium: none here), 1 skipped (no PostgreSQL: none here), 2 skipped (no promtool here)",
        ),
        ({"CI": "true", EXCUSED: "1"}, "1 skipped (no Chromium: none here), 2 skipped (no promtool here), 1 error"),
        ({"CI": "true"}, "1 failed, 1 xfailed, 2 skipped (no promtool here), 1 error"),
    ],
)
def test_the_closing_line_counts_skips_by_reason(tmp_path: Path, environment: dict[str, str], closing: str) -> None:
    (tmp_path / "test_it.py").write_text(SKIPPING, "utf-8")
    words = [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, "-p", "tests.skips", "-p", "no:cacheprovider"]
    run = subprocess.run(
        [*words, tmp_path],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {EXCUSED: "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"} | environment,
    )
    assert set(closing.split(", ")) <= set(run.stdout.splitlines()[-1].rpartition(" in ")[0].split(", ")), run.stdout
    assert run.returncode == (1 if environment["CI"] else 0)
