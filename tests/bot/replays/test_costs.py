"""The command that measures what replays, films and lessons cost."""

import json
from pathlib import Path

import pytest

from bot.pictures.shared.match_gif import MOST_BYTES
from bot.replays.match_gif import MAX_STILLS
from tests import replay_costs as costs
from tests.bot.replays.records import GOLDEN
from tests.replay_costs import main


def test_a_match_and_the_lesson_of_its_game_are_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(costs, "EVERY", 40)
    assert main([str(GOLDEN / "goblin_market" / "golden" / "open-3.json"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    (match,), (lesson,) = told["matches"], told["lessons"]
    assert (match["game"], match["moves"], lesson["game"], lesson["steps"]) == ("goblin_market", 43, "goblin_market", 7)
    assert 2 < match["stills"] <= MAX_STILLS
    assert 0.1 < match["megabytes"] <= MOST_BYTES / 1e6
    assert all(isinstance(number, str) or number > 0 for one in (match, lesson) for number in one.values())


def test_what_is_no_record_ends_with_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.json")]) == 1
    assert "none.json" in capsys.readouterr().err
