"""The house under a little load: all games are played by what the screens show, and everything is over afterwards."""

import json
import subprocess
import sys

import pytest

pytestmark = [pytest.mark.timeout(240), pytest.mark.slow]


def test_a_small_house_is_measured_and_stops_by_itself() -> None:
    asked = ["--tables", "5", "--rate", "4", "--seconds", "4", "--warming", "1", "--json"]
    run = subprocess.run([sys.executable, "-m", "bot.load", *asked], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    assert told["parlour"]["clicks"] >= 12
    assert told["parlour"]["failures"] == {}
    assert 0 < told["parlour"]["p50_ms"] <= told["parlour"]["p99_ms"]
    assert told["parlour"]["moves"] > 0
    assert told["parlour"]["kb_a_move"] > 1
    assert told["bare_text"]["requests_a_click"] == told["bare_picture"]["requests_a_click"] == 1
    assert told["start_with_tables"]["processor_s"] > 0.5
