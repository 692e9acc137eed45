"""The bot under a little load: all games are played by what is shown, and everything is over afterwards."""

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.load.houses.postgres_server import NoServer, programs

pytestmark = pytest.mark.slow


def measured(*asked: str) -> dict[str, Any]:
    """Measure a small bot, and return what is told of it."""
    small = ["--tables", "3", "--rate", "4", "--seconds", "3", "--warming", "1", "--json"]
    command = [sys.executable, "-m", "tests.load", *small, *asked]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    told: dict[str, Any] = json.loads(run.stdout)
    return told


@pytest.mark.rare
def test_a_small_house_is_measured_and_stops_by_itself() -> None:
    told = measured("--old-goblins", "1")
    assert told["parlour"]["clicks"] >= 9
    assert told["parlour"]["failures"] == {}
    assert 0 < told["parlour"]["p50_ms"] <= told["parlour"]["p99_ms"]
    assert told["parlour"]["moves"] > 0
    assert told["parlour"]["kb_a_move"] > 1
    assert told["bare_text"]["requests_a_click"] == told["bare_picture"]["requests_a_click"] == 1
    assert told["around"]["goblin_moves"] < told["parlour"]["moves"]
    assert told["start_with_tables"]["processor_s"] > 0.5
    assert told["around"]["database_core_percent"] is None


@pytest.mark.rare
def test_a_house_of_two_processes_on_a_server_is_measured_as_one() -> None:
    try:
        programs()
    except NoServer as reason:
        pytest.skip(f"no PostgreSQL: {reason}")
    told = measured("--processes", "2", "--database", "auto")
    assert told["parlour"]["failures"] == {}
    assert told["parlour"]["moves"] > 0
    assert told["around"]["processes"] == 2
    assert told["around"]["database_core_percent"] > 0
