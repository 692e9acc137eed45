"""Goblins that think little, for tests that are not about how well they play: thought takes most of their time."""

import pytest

from games import find_game, list_game_keys
from games.engine.daily import list_daily_goblin_answers
from games.engine.goblins import GoblinLevel


@pytest.fixture
def hasty_goblins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let goblins of this process, who are also those of daily deals, try out few moves, in few worlds, and not far."""
    monkeypatch.setattr("games.engine.goblins.MAX_CANDIDATES", 4)
    monkeypatch.setattr("games.engine.goblins.MIN_WORLDS_A_MOVE", 2)
    monkeypatch.setattr("games.engine.goblins.FORETHOUGHT_BY_LEVEL", {GoblinLevel.GROWN: 1, GoblinLevel.OLD: 2})
    monkeypatch.setattr("games.engine.goblins.MAX_HUNCHES", 2)
    monkeypatch.setattr(
        "bot.replays.days.daily_goblins.DayGoblinProcess.find_answers",
        lambda _, match: list_daily_goblin_answers(match.build_record()),
    )
    for key in list_game_keys():
        monkeypatch.setattr(type(find_game(key)), "forethought", 30)
