"""Every game on the shelf keeps the laws of the contract at many kinds of table; make rare tries all of them."""

from typing import Any

import pytest

from games import find_game
from games.engine.audit import audit_game_by_fuzzing
from tests.shelf.tables import law_tables


@pytest.mark.parametrize(("game", "seats", "options"), law_tables())
def test_random_matches_keep_every_law(game: str, seats: int, options: dict[str, Any]) -> None:
    report = audit_game_by_fuzzing(find_game(game), seats=seats, options=options, matches=1, seed="shelf")
    assert report.failures == []
    assert report.steps
    assert report.view_checks == (report.steps + 1) * (seats + 1)
    assert report.illegal_moves_tried > report.steps
