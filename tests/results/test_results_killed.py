"""After kills of two processes all results equal a recount; python -m tests.results kills more often, and longer."""

import subprocess
import sys
from pathlib import Path

from tests.postgres import Server, postgres

__all__ = ["postgres"]

ROOT = Path(__file__).parents[2]


def test_results_equal_a_recount_after_two_processes_were_killed(postgres: Server) -> None:
    words = [
        "--processes",
        "2",
        "--database",
        postgres.house(),
        "--kills",
        "2",
        "--acts",
        "8",
        "--warm",
        "0",
        "--seed",
        "3",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "tests.results", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert " 0 defects" in done.stdout
    assert done.stdout.endswith("Nothing differs.\n")
