"""Who has left a match is told who plays for them now, as they were told before they left."""

from dataclasses import replace

import pytest

from bot.screens.pages.leaving import render_former_player_panel, render_resignation
from bot.store.models import FormerPlayer
from games.engine import Match
from games.engine.words import load_words
from tests.bot.screens.scenes import Played, buttons_of, text_of


@pytest.mark.parametrize(
    ("status", "takeover", "told"),
    [
        ("closed", True, "Only goblins were left, so the table is closed."),
        ("playing", True, "A goblin plays for you."),
        ("playing", False, "Default moves are played for you."),
    ],
)
def test_who_has_left_reads_who_plays_on(status: str, takeover: bool, told: str) -> None:
    table = Played(Match.deal_by_key("goblin_market", seats=3, seed=bytes(32))).scene().table
    shown = render_resignation(replace(table, status=status, takeover=takeover), 101, load_words())  # type: ignore[arg-type]  # one of its words
    assert told in text_of(shown)
    assert bool(buttons_of(shown)) == (status == "playing" and takeover)


@pytest.mark.parametrize(
    ("status", "gone", "takeover", "heir", "told"),
    [
        ("playing", True, True, False, "A goblin plays in your seat"),
        ("over", True, True, False, "until the end of the match"),
        ("closed", True, True, False, None),
        ("playing", True, False, False, None),
        ("playing", False, True, False, None),
        ("over", False, True, False, None),
        ("playing", False, True, True, "Dora took over your seat"),
        ("over", False, True, True, "Dora took over your seat"),
    ],
)
def test_the_panel_of_who_left_says_who_has_the_seat_now(
    status: str, gone: bool, takeover: bool, heir: bool, told: str | None
) -> None:
    table = Played(Match.deal_by_key("goblin_market", seats=3, seed=bytes(32))).scene().table
    first, *rest = table.sitters
    left = replace(first, gone=gone)
    newcomer = replace(first, user_id=99, name="Dora", former=(FormerPlayer(first.user_id, first.name, 0.0),))
    sitters = (newcomer if heir else left, *rest)
    now = replace(table, status=status, takeover=takeover, sitters=sitters)  # type: ignore[arg-type]  # one of its words
    shown = render_former_player_panel(now, first.user_id, load_words())
    assert (told in text_of(shown) if told else shown is None) if shown else told is None
    assert bool(shown and buttons_of(shown)) == (told == "A goblin plays in your seat")
