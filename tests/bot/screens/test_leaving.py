"""Who has left a match is told who plays for them now, as they were told before they left."""

from dataclasses import replace

import pytest

from bot.screens.pages.leaving import resigned
from games.engine import Match
from games.engine.words import words
from tests.bot.screens.scenes import Played, buttons_of, text_of


@pytest.mark.parametrize(
    ("status", "takeover", "told"),
    [
        ("closed", True, "Only goblins were left, so the table is closed."),
        ("playing", True, "A goblin plays on for you."),
        ("playing", False, "Default moves are played for you."),
    ],
)
def test_who_has_left_reads_who_plays_on(status: str, takeover: bool, told: str) -> None:
    table = Played(Match.new("goblin_market", seats=3, seed=bytes(32))).scene().table
    shown = resigned(replace(table, status=status, takeover=takeover), words())  # type: ignore[arg-type]  # one of its words
    assert told in text_of(shown)
    assert bool(buttons_of(shown)) == (status == "playing" and takeover)
