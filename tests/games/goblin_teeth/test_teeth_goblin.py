"""How the thumb and goblins play Goblin Teeth: their view of Items, dice, and cards in front of a player."""

import pytest

from games.engine import SwiftChance
from games.engine.contract import VICTORY_POINTS
from games.goblin_teeth import ONGOING_CHEATS, goblin
from games.goblin_teeth.goblin import MAX_CHEATS_TRIED, MAX_PLACEMENTS_TRIED, evaluate_position
from games.goblin_teeth.questions import QUESTIONS
from games.goblin_teeth.rule_of_thumb import (
    ANSWER_JUDGEMENTS,
    HELPFUL_ONGOING,
    compute_item_value,
    estimate_bid_win_chance,
)
from tests.games.goblin_teeth.teeth_table import GAME, Teeth

SIX, A1, B1 = "six", "a1", "b1"
NEARLY = "tooth-1 emerald worm fish-eye mushroom"
"""All that the first Offering asks for, but for a button."""


def thumbs_move(table: Teeth) -> str:
    view, moves = GAME.view(table.state, table.seat), GAME.legal_moves(table.state, table.seat)
    return str(GAME.thumbs["thumb"](view, moves, SwiftChance(1)))


def test_the_thumb_puts_its_highest_die_on_what_completes_an_offering() -> None:
    table = Teeth("2 6 4", "3 5 1", pot="worm button", hands=[NEARLY])
    assert thumbs_move(table) == "place d2 i2"


def test_the_thumb_draws_a_cheat_with_its_lowest_die_where_it_can_win_nothing() -> None:
    table = Teeth("1 2 2", "6@i1 4@i2 5@i2", pot="button worm", hands=[NEARLY])
    assert thumbs_move(table) == "place d1 altar draw"


@pytest.mark.parametrize("card", ONGOING_CHEATS)
def test_the_thumb_puts_what_helps_before_itself_and_what_hurts_before_whoever_is_known_to_lack_least(
    card: str,
) -> None:
    table = Teeth("1 2 3", "4 5 6", "1 3 5", hands=[card, "", NEARLY])
    table.state.memory[0][2] = tuple(NEARLY.split())
    assert thumbs_move(table) == f"cheat {card} {'p1' if card in HELPFUL_ONGOING else 'p3'}"


def test_the_thumb_exchanges_an_item_only_if_it_does_as_well_without() -> None:
    assert thumbs_move(Teeth("1 2 6", "4 5 6", hands=["exchange button"])).startswith("place")
    assert thumbs_move(Teeth("1 2 6", "4 5 6", hands=["exchange button button button"])) == "cheat exchange button"


def test_the_thumb_has_an_answer_to_every_question() -> None:
    assert {*ANSWER_JUDGEMENTS, "turn"} == set(QUESTIONS)


def test_an_item_that_lies_face_down_is_worth_the_mean_of_the_box() -> None:
    hand = tuple(NEARLY.split())
    assert 0 < compute_item_value((SIX, A1, B1), hand, None) < compute_item_value((SIX, A1, B1), hand, "button")


def test_the_highest_bid_is_sure_once_no_other_die_can_come() -> None:
    assert estimate_bid_win_chance([5, 4], 0, 5, coming=0) == 1
    assert estimate_bid_win_chance([5, 4], 1, 4, coming=0) == 0
    assert estimate_bid_win_chance([0, 4], 0, 0, coming=2) == 0
    assert estimate_bid_win_chance([3, 4], 0, 5, coming=3) < estimate_bid_win_chance([3, 4], 0, 9, coming=3) < 1


def judged(front: str) -> int:
    return evaluate_position(Teeth("1 2 3", "4 5 6", front=[front]).state, 0)


@pytest.mark.parametrize("card", ONGOING_CHEATS)
def test_a_card_that_helps_is_worth_something_to_whoever_it_lies_before_and_one_that_hurts_costs(card: str) -> None:
    assert (judged(card) > judged("")) == (card in HELPFUL_ONGOING)
    assert (judged(card) < judged("")) == (card not in HELPFUL_ONGOING)


def test_a_goblin_thinks_about_few_moves_however_many_there_are() -> None:
    table = Teeth("1 2 3", "4 5 6", "1@i1 3 5", hands=["borrow swap reposition let-me-help cursed"])
    moves, thought = GAME.legal_moves(table.state, 0), GAME.candidate_moves(table.state, 0)
    assert len(moves) > 100
    assert len(thought) <= MAX_PLACEMENTS_TRIED + MAX_CHEATS_TRIED
    assert all(move in moves for move in thought)


def test_a_goblin_thinks_of_a_hurtful_card_before_others_rather_than_before_itself() -> None:
    table = Teeth("1 2 3", "4 5 6", "1 3 5", hands=["cursed polite lawful"])
    thought = {str(move) for move in GAME.candidate_moves(table.state, 0)}
    assert not any(move.startswith("cheat") and move.endswith("p1") for move in thought)


def test_a_victory_is_worth_more_than_any_lead() -> None:
    assert abs(judged("")) < VICTORY_POINTS


def test_a_young_goblin_forgets_its_cheats_now_and_then_and_takes_any_die() -> None:
    table = Teeth("1 2 6", "4 5 3", hands=["clumsy"])
    slips = {str(GAME.choose_mistaken_move(table.state, 0, SwiftChance(lot))) for lot in range(40)}
    assert "cheat clumsy p1" in slips
    assert {slip.split()[1] for slip in slips if slip.startswith("place")} == {"d1", "d2", "d3"}


def test_a_young_goblin_puts_a_die_on_one_of_its_two_best_places() -> None:
    table = Teeth("1 2 6", "4 5 3")
    promises = sorted(
        (promise for promise in goblin.list_placement_values(table.state, 0) if promise[1] == 0), reverse=True
    )
    placed = {goblin.choose_young_goblin_placement(table.state, 0, SwiftChance(lot)) for lot in range(60)}
    assert {move for move in placed if move.words[1] == "d1"} == set(map(goblin.build_placement_move, promises[:2]))
