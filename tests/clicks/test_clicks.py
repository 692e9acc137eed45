"""Clicks of a match are counted by the controls that players are shown."""

from games.engine import Match
from tests.bot.screens.scenes import Played
from tests.clicks.counting import best_answer
from tests.clicks.playing import WAYS, count_match
from tests.undrawn import nothing_drawn


def test_goats_and_goblins_for_four_takes_few_clicks_with_standing_passes() -> None:
    with nothing_drawn():
        counted = count_match(WAYS["goats_and_goblins"], 1)
    assert 12 < counted.mean <= 24
    assert counted.questions["beat"] + counted.questions["react"] < counted.questions["vote"]


def test_a_number_that_has_no_button_is_typed_in_two_clicks() -> None:
    played = Played(Match.deal_by_key("goats_and_goblins", seats=4, options={"first": 1}, seed=bytes(32)))
    with nothing_drawn():
        found = [best_answer(played, 0, [f"declare {number}"]).clicks for number in (3, 9)]
    assert found == [1, 2]
