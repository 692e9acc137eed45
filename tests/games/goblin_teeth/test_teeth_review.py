"""Reasons in reviews of Goblin Teeth: what one more die could make of a low bid."""

import pytest

from games.engine.review import ReviewFact
from games.goblin_teeth.notation import parse_move
from games.goblin_teeth.review import REVIEW
from tests.games.goblin_teeth.teeth_table import Teeth


@pytest.mark.parametrize(
    ("dice", "other", "fact"),
    [
        ("5 4 1", "place d1 i2", ReviewFact("raise", {"bid": 5, "die": 4, "sum": 9, "highest": 6})),
        ("5 1 6@altar", "place d1 i2", None),  # 6 would be a tie
        ("5 6 4@altar", "place d1 i2", None),  # 11 is too high
        ("5 4@altar 3@altar", "place d1 i2", None),
        ("5 4 1", "place d1 i3", None),  # nobody else bids there
    ],
)
def test_a_low_bid_that_one_more_die_could_make_the_highest_is_explained(
    dice: str, other: str, fact: ReviewFact | None
) -> None:
    view = Teeth(dice, "6@i2 2 3", "1 2 4").view(0)
    moves = [[parse_move(move)] for move in ("place d1 altar", other)]
    assert next((found for reason in REVIEW.reasons if (found := reason(view, *moves))), None) == fact


def test_it_is_no_reason_where_the_bid_that_was_made_could_be_raised_as_well() -> None:
    view = Teeth("5 4 1", "6@i2 2 3", "5@i3 2 4").view(0)
    moves = [[parse_move(move)] for move in ("place d2 i3", "place d1 i2")]
    assert REVIEW.reasons[-1](view, *moves) is None


def test_a_better_bid_for_what_the_nearest_offering_lacks_is_explained_by_that() -> None:
    view = Teeth("5 4 1", "6@i2 2 3", "1 2 4", pot="button mushroom emerald", hands=["worm worm worm emerald"]).view(0)
    nearest = min(view.get_progress(0), key=lambda one: one.lacking)
    assert nearest.lacking <= 2
    moves = [[parse_move(move)] for move in ("place d1 i2", "place d1 i3")]
    found = REVIEW.reasons[0](view, *moves)
    assert found is not None
    assert (found.name, found.values["item"]) == ("needed", "goblin-teeth-item-emerald")
    assert REVIEW.reasons[0](view, *moves[::-1]) is None
