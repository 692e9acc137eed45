"""Doubt by Bayes: honest rows are those that a rack allows, lies those that pay; rows turned over change the guess."""

from dataclasses import replace

import pytest

from games.engine import Match
from games.engine.chance import SwiftChance
from games.gobblestones import bluff, lie_probability
from games.gobblestones.boards import TILES_A_COLOUR
from games.gobblestones.move_search import TILE_PRICE, Plan, list_plans
from games.gobblestones.moves import CHALLENGE_MOVE, LAY_MOVES, TRUST_MOVE
from games.gobblestones.state import GobblestonesState


def dealt(number: int = 1) -> Match:
    return Match.deal_by_key(
        "gobblestones", seats=2, options={"bluff": True, "first": 1}, seed=number.to_bytes(32, "big")
    )


def judged(plan: Plan, number: int = 1) -> GobblestonesState:
    """Return a state in which the second player judges this row of the first."""
    state: GobblestonesState = dealt(number).state.clone()
    for space in plan.spaces:
        colour = next(colour for colour, held in enumerate(state.racks[0]) if held)
        state.racks[0][colour] -= 1
        state.laid[space] = colour
    return state


def rows(length: int) -> list[Plan]:
    state = dealt().state
    return [
        plan for plan in list_plans(state.layout, 0, (), TILE_PRICE) if len(plan.spaces) == length and plan.gain > 0
    ]


def odds(state: GobblestonesState) -> float:
    unseen = [TILES_A_COLOUR - count for count in bluff.count_known_tiles(state, 1)]
    return lie_probability.estimate_bluff_odds(state, unseen, SwiftChance(1))


def test_a_row_of_five_is_a_lie_more_often_than_a_lone_tile() -> None:
    assert odds(judged(rows(5)[0])) > 0.5 > odds(judged(rows(1)[0]))


def test_a_lie_need_be_neither_the_best_row_nor_a_whole_rack() -> None:
    second = rows(4)[1]
    assert odds(judged(second)) > 0.4


def test_who_was_caught_is_doubted_more_and_who_was_proved_less() -> None:
    state = judged(rows(4)[0])
    unknown = odds(state)
    assert odds(replace(state, caught={0: 2})) > unknown > odds(replace(state, proved={0: 2}))
    assert odds(replace(state, caught={1: 2})) == unknown


def test_the_odds_that_a_rack_allows_a_row_are_exact() -> None:
    one = Plan((0,), 1, 2)
    assert one.tiles_needed == (1, 0, 0, 0, 0)
    assert lie_probability.compute_rack_chance(one.tiles_needed, (1, 4, 0, 0, 0), 1) == pytest.approx(1 / 5)
    assert lie_probability.compute_rack_chance(one.tiles_needed, (1, 4, 0, 0, 0), 5) == pytest.approx(1)


def test_a_goblin_doubts_a_proven_liar_and_trusts_who_was_always_honest() -> None:
    state = judged(rows(5)[0])
    liar, honest = replace(state, caught={0: 6}), replace(judged(rows(1)[0]), proved={0: 6})
    assert [bluff.choose_challenge_answer(liar, 1, SwiftChance(number)) for number in range(20)].count(
        CHALLENGE_MOVE
    ) > 15
    assert [bluff.choose_challenge_answer(honest, 1, SwiftChance(number)) for number in range(20)].count(
        TRUST_MOVE
    ) > 15


def test_rows_that_were_turned_over_are_remembered() -> None:
    match = dealt()
    state: GobblestonesState = match.state
    space = rows(1)[0].spaces[0]
    honest = next((c for c, held in enumerate(state.racks[0]) if held and bluff.fits_space(state, space, c)), None)
    wrong = next(c for c, held in enumerate(state.racks[0]) if held and not bluff.fits_space(state, space, c))
    for colour, found in ((honest, "proved"), (wrong, "caught")):
        fork = match.fork()
        if colour is not None:
            fork.play(0, LAY_MOVES[colour][space])
            fork.play(0, "end")
            fork.play(1, CHALLENGE_MOVE)
            assert getattr(fork.state, found) == {0: 1}


def test_a_snapshot_from_before_rows_were_remembered_is_played_on() -> None:
    match = dealt()
    snapshot = match.take_snapshot()
    older = {name: part for name, part in snapshot.state.items() if name not in ("caught", "proved")}
    assert Match.restore(snapshot.model_copy(update={"state": older})).view(0) == match.view(0)


def challenges(state: GobblestonesState) -> int:
    """Return how often a goblin doubts a row, of forty times."""
    return [bluff.choose_challenge_answer(state, 1, SwiftChance(number)) for number in range(40)].count(CHALLENGE_MOVE)


def test_a_good_row_of_somebody_unknown_is_doubted_and_that_of_an_honest_player_is_not() -> None:
    state = judged(rows(4)[0])
    assert challenges(state) > 25
    assert challenges(replace(state, proved={0: 3})) < 10
    assert challenges(state) < challenges(replace(state, caught={0: 3}))


def test_a_short_row_is_doubted_only_if_its_layer_was_caught_again_and_again() -> None:
    state = judged(rows(3)[0])
    assert challenges(state) < 10
    assert challenges(state) < challenges(replace(state, caught={0: 8})) < challenges(replace(state, caught={0: 20}))
    assert challenges(replace(state, caught={0: 20})) > 20


def test_an_honest_player_may_find_the_very_best_row_that_a_rack_allows() -> None:
    odds = lie_probability._compute_choice_odds
    careful, careless = (odds(5, [5, 4, 4, 4, 4, 4], points) for points in lie_probability.OVERLOOKED_POINTS)
    assert careful > 0.9 > careless


def test_a_short_row_is_told_as_a_lie_less_often_than_it_is_true_and_a_long_one_as_often() -> None:
    state: GobblestonesState = dealt().state
    lone, longest = rows(1)[0], rows(5)[0]
    assert bluff._compute_lie_ratio(state, lone) < 0.6
    assert bluff._compute_lie_ratio(state, longest) == 1
    assert dict(bluff._list_lies(state, ((lone, 0.1), (longest, 0.1)))) == pytest.approx(
        {lone: 0.1 * bluff._compute_lie_ratio(state, lone), longest: 0.1}
    )


def test_at_the_last_tiles_a_short_row_is_told_as_a_lie_as_often_as_it_is_true() -> None:
    """Nothing is drawn after it, so a liar who is caught loses the points alone."""
    state: GobblestonesState = replace(dealt().state.clone(), bag=[0] * 5)
    assert bluff._compute_lie_ratio(state, rows(1)[0]) == 1
