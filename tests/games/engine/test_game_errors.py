"""What a refusal says: the sentence of its code, which tells no more than it can hold."""

import pytest

from games.engine import GameError, IllegalMove
from games.engine.words import Word


def test_a_refusal_reads_as_its_sentence() -> None:
    refused = IllegalMove("gobblestones-covered", space="H8")
    assert str(refused) == "H8 is covered already."
    assert (refused.code, refused.arguments, refused.sentence_key) == (
        "gobblestones-covered",
        {"space": "H8"},
        "error-gobblestones-covered",
    )


@pytest.mark.parametrize(
    ("word", "told"),
    [("g" * 300, "g" * 300), ("g" * 301, "g" * 300 + "…"), (10**12, 10**12), (10**6000, "1e+6000"), (-2e30, "-2e+30")],
    ids=["long", "too long", "many", "too many", "too few"],
)
def test_a_sentence_tells_no_more_than_it_can_hold(word: Word, told: Word) -> None:
    refused = GameError("unknown-game", game=word, games="-")
    assert refused.arguments["game"] == told
    assert str(refused)


def test_an_argument_may_be_called_code() -> None:
    assert GameError("bad-notation", code="zog").arguments == {"code": "zog"}
