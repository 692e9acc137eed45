"""What a player reads in direct messages is short, and true for games that are played on the board."""

import pytest

from games.engine.words import load_words

SAID: tuple[tuple[str, dict[str, str], str], ...] = (
    ("panel-free", {}, "You can make a move, but you don’t have to."),
    (
        "dm-welcome",
        {"game": "Goats & Goblins", "place": "#den", "undo": "yes"},
        (
            "You joined **Goats & Goblins** in #den. What only you may see or choose comes here."
            " You can also type a move, or: hint, rules, odds, undo."
        ),
    ),
)


@pytest.mark.parametrize(("key", "facts", "sentence"), SAID)
def test_a_direct_message_promises_nothing_that_does_not_come(key: str, facts: dict[str, str], sentence: str) -> None:
    assert load_words()(key, **facts) == sentence
