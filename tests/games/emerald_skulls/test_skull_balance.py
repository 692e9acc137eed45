"""What bets are worth when a turn opens: the sensible tumbler calculated by hand, and the table in the docs."""

from collections import Counter
from pathlib import Path

import pytest

from games.emerald_skulls import EmeraldSkullsOptions
from games.emerald_skulls.cards import load_betting_cards
from games.emerald_skulls.events import TurnEnded
from games.emerald_skulls.moves import REST_MOVE
from games.emerald_skulls.turn_solver import (
    SkullBoard,
    Tumbler,
    compute_winning_bet_odds,
    create_empty_board,
    get_tumbler,
)
from games.engine import SwiftChance
from tests.games.emerald_skulls.skull_table import GAME

DOCS = Path(__file__).parents[3] / "docs" / "balance.md"
NOTHING = (0,) * 6
LONG_SHOTS = {"8b Legendary Skull", "24b Broken Limbs"}
"""Ruling Long shots: their conditions are the rulebook's, and next to never come true."""


def test_a_last_die_above_the_eyes_is_worth_what_it_shows() -> None:
    board = SkullBoard(NOTHING, NOTHING, 5, 1)
    assert Tumbler().value(board) == pytest.approx(5 * 2 / 6), "a gem or a skull, in a Double Out"


def test_a_nose_is_picked_rather_than_busted_with() -> None:
    board = SkullBoard((0, 0, 0, 1, 0, 0), NOTHING, 4, 1)
    step = Tumbler().best(board, (1,))
    assert (step.pick, step.place) == (True, None)
    assert step.worth == Tumbler().value(board.apply_pick())


def test_a_good_board_is_not_risked() -> None:
    assert not Tumbler().should_roll_on(SkullBoard((0, 2, 1, 0, 2, 0), NOTHING, 4, 2))
    assert Tumbler().should_roll_on(SkullBoard((0, 1, 0, 0, 0, 0), NOTHING, 1, 5))


@pytest.mark.parametrize("dice", [3, 4, 5])
def test_all_ends_of_a_turn_together_are_certain(dice: int) -> None:
    assert sum(chance for _, chance in Tumbler().iter_turn_endings(dice)) == pytest.approx(1)


def test_odds_agree_with_what_the_ends_pay() -> None:
    tumbler = get_tumbler(("1", "2", "3", "4"))
    jewel = {bet.bet: bet for bet in load_betting_cards()["3"].bets}
    odds = compute_winning_bet_odds(jewel, tumbler, 4)
    assert 0.6 < odds["final-jewel"] < 0.7
    assert (
        tumbler.value(create_empty_board(4))
        > Tumbler().value(create_empty_board(4))
        > Tumbler().value(create_empty_board(3))
    )


def kept() -> dict[str, tuple[list[str], list[float]]]:
    """Return the lines of the tables of the game in the docs: payouts and returns by the name of the bet."""
    chapter = DOCS.read_text("utf-8").partition("\n## Emerald Skulls\n")[2].partition("\n## ")[0]
    lines = [line.strip("| ").split(" | ") for line in chapter.splitlines() if line.startswith("| ")]
    return {name: (pays.split(", "), list(map(float, rest))) for name, pays, *rest in lines if pays[0] in "0123456789×"}


def test_the_docs_keep_the_payouts_of_today() -> None:
    known = [(card.face, bet.payouts) for card in load_betting_cards().values() for bet in card.bets]
    assert len(kept()) == 59
    for name, (pays, _) in kept().items():
        assert (name.split()[0], pays) in known, name


@pytest.mark.parametrize("name", [name for name in kept() if "printed" not in name])
def test_a_bet_of_the_house_is_worth_a_marker_for_some_number_of_dice_and_never_too_much(name: str) -> None:
    returns = kept()[name][1]
    assert max(returns) <= 3
    assert name in LONG_SHOTS or any(0.5 <= worth <= 2.5 for worth in returns)


def test_an_imagined_tumbler_plays_as_real_ones_do() -> None:
    luck, outs = SwiftChance(1), Counter[str]()
    state = GAME.deal(2, EmeraldSkullsOptions(), luck)
    while state.decision and state.number < 40:
        seat, betting = state.decision.seats[0], state.decision.kind == "bet"
        told = GAME.play(state, seat, REST_MOVE if betting else GAME.choose_rollout_move(state, seat, luck), luck)
        outs.update(event.out for event in told if isinstance(event, TurnEnded))
    assert outs["chicken"] * 10 < outs.total()
    assert outs["bust"] * 2 < outs.total()
