"""Buttons that can be pressed are told apart by their names alone, as a screen reader says them."""

import pytest

from bot.screens.layout import Button, Row, Screen, Section
from games import list_game_keys
from tests.labels.law import doubled_in_match, doubled_names, names_of
from tests.undrawn import nothing_drawn

CASES = [(game, number) for game in list_game_keys() for number in (1, 2)]
EQUAL_PAY = [("emerald_skulls", 10), ("emerald_skulls", 48)]
"""Matches in which a stop pays the same after two placements, and in which its pay has no room on a button."""


@pytest.mark.parametrize(("game", "number"), CASES + EQUAL_PAY)
def test_no_two_buttons_of_a_message_have_one_name(game: str, number: int) -> None:
    with nothing_drawn():
        assert list(doubled_in_match(game, number, 24, every=1 if (game, number) in EQUAL_PAY else 3)) == []


def test_a_name_is_what_stands_there_with_its_emoji_and_the_line_beside_it() -> None:
    row = Row((Button("Three", "a", short="3"), Button("3", "b", emoji="house_die"), Button("3", "c", off=True)))
    beside = (Section("Fish Eye\nnobody bids", Button("Bid", "d")), Section("Worm", Button("Bid", "e")))
    assert names_of(Screen((row, *beside))) == [" 3", "house_die 3", "Fish Eye Bid", "Worm Bid"]
    assert doubled_names(Screen((row, Row((Button("3", "f"),))))) == [" 3"]
