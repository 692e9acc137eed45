"""How well goblins tumble and bet, measured."""

import pytest

from games.emerald_skulls import EmeraldSkullsOptions, goblin
from games.emerald_skulls.baseline_players import baseline_players
from games.emerald_skulls.cards import FACES_BY_DECK
from games.emerald_skulls.moves import CHICKEN_MOVE, ROLL_MOVE, EmeraldSkullsMove, PlaceBet, PlaceDice
from games.emerald_skulls.rule_of_thumb import get_odds_book
from games.emerald_skulls.turn_solver import create_empty_board
from games.engine import Chance, Match, SwiftChance
from games.engine.contract import open_decision
from games.engine.goblins import GoblinLevel
from tests import skull_skill as skill
from tests.games.emerald_skulls.skull_table import ANN, BOB, SkullTable, turn
from tests.skull_skill import GAME, Measured


def habitual(match: Match, seat: int, rng: Chance) -> EmeraldSkullsMove:
    """Play as goblins do that think no further."""
    return goblin.choose_habit_move(match.view(seat), match.legal_moves(seat), rng)  # type: ignore[arg-type]  # of this game


def test_the_habit_of_goblins_is_the_best_play_of_a_lone_turn() -> None:
    assert skill.measure_tumbling(habitual, range(1, 41)).mean == pytest.approx(0)


def test_who_leaves_jackpots_out_of_account_loses_some_gears() -> None:
    assert 0.3 < skill.measure_tumbling(skill.play_by_thumb, range(1, 41)).mean < 1.2


def test_a_grown_goblin_makes_nearly_as_much_as_the_best_play() -> None:
    lost = skill.measure_tumbling(skill.goblin_player(GoblinLevel.GROWN), range(1, 5))
    assert lost.mean < 0.05 * skill.best_mean_gears()


def test_to_stop_and_to_go_on_are_worth_what_the_board_pays_and_promises() -> None:
    state = SkullTable(2, gears=[20, 20], supply=40).state
    state.turn = turn(board="1 1 2 4 4", pool=2)
    assert skill.move_value(state, CHICKEN_MOVE) > skill.move_value(state, ROLL_MOVE) > 0


def test_a_placement_is_worth_less_the_more_it_closes() -> None:
    state = SkullTable(2, gears=[20, 20], supply=40).state
    state.turn = turn(left="1 1 4 4")
    assert skill.move_value(state, PlaceDice(1, 1, 0)) > skill.move_value(state, PlaceDice(4, 1, 0))


def test_each_marker_of_a_player_is_counted_with_what_it_brought() -> None:
    found = skill.measure_betting(skill.play_by_thumb, [1])
    assert found.number > 10
    assert 0 < found.mean < 5


def test_who_minds_the_cubes_of_tumblers_bets_better() -> None:
    """A tumbler with a cube almost never busts."""
    board, book = create_empty_board(4), get_odds_book(FACES_BY_DECK["standard"])
    with_cube, without = book.odds(board, cube=True), book.odds(board)
    assert with_cube["pick-n-bust"] < 0.6 * without["pick-n-bust"]
    assert with_cube["empty-hands"] > without["empty-hands"]
    habit, thumb = (skill.measure_betting(player, range(1, 21)) for player in (habitual, skill.play_by_thumb))
    assert habit.mean > 1.15 > thumb.mean


def test_one_number_alone_has_an_interval_without_end() -> None:
    assert Measured.from_numbers([1.0]) == Measured(1.0, 1, float("inf"))


def test_a_goblin_tumbles_for_jackpots_of_standard_cards_alone() -> None:
    advanced = GAME.deal(4, EmeraldSkullsOptions(advanced=True, first=1), SwiftChance(1))
    assert goblin.get_goblin_tumbler(advanced.faces) is not goblin.get_goblin_tumbler(SkullTable(4).state.faces)
    assert advanced.tumbler == ANN


def test_a_young_goblin_stops_too_early_now_and_then() -> None:
    table = SkullTable(2, gears=[20, 20], supply=40)
    table.state.turn = turn(board="1 1", pool=3)
    open_decision(table.state, "check", (ANN,))
    slips = [goblin.choose_mistaken_move(table.state, ANN, SwiftChance(number)) for number in range(400)]
    assert set(slips) == {None, CHICKEN_MOVE}
    assert 400 / 16 < slips.count(CHICKEN_MOVE) < 400 / 5


def test_a_young_goblin_bets_poorly_but_not_on_what_hardly_ever_happens() -> None:
    table = SkullTable(2, gears=[20, 20], supply=40)
    table.window(turn(board="1 1 2", pool=3))
    possible = table.bets("bob")
    slips = {goblin.choose_mistaken_move(table.state, BOB, SwiftChance(number)) for number in range(400)}
    bet = {move.bet for move in slips if isinstance(move, PlaceBet)}
    assert None in slips
    assert 1 < len(bet) <= len(possible) // 2 + 1


@pytest.mark.parametrize("asked", [["ancient"], ["old", "none"], ["young", "1", "0"]])
def test_what_cannot_be_measured_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str], asked: list[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        skill.main(asked)
    assert f"'{asked[-1]}'" in capsys.readouterr().err


def test_how_a_goblin_tumbles_and_bets_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    skill.main(["young", "1", "1"])
    tumbling, betting = capsys.readouterr().out.splitlines()
    assert tumbling.startswith("young: ")
    assert betting.endswith(" markers")


def test_a_bet_on_a_picked_nose_is_worth_less_if_its_tumbler_never_picked_one() -> None:
    state = SkullTable(2, gears=[20, 20], supply=40).state
    state.tumbler, state.turn.pool = ANN, 4
    open_decision(state, "bet", (BOB,))
    moves = [PlaceBet("1", "pick-n-bust")]

    def worth(turns: int, picked_in: int) -> float:
        state.tumbled, state.picked_in = {ANN: turns}, {ANN: picked_in}
        return goblin._rank_bets(state, moves)[0][0]

    assert worth(10, 0) < worth(0, 0) < worth(10, 8) == worth(20, 19)


def test_imagined_tumblers_pick_noses_as_often_as_they_did() -> None:
    state = SkullTable(2, gears=[20, 20], supply=40).state
    state.turn = turn(board="3 3", left="3")
    found = []
    for tumbled in ({}, {ANN: 30}):
        state.tumbler, state.tumbled = ANN, tumbled
        picks = [goblin.guess_place(state, ANN, SwiftChance(number)) for number in range(60)]
        found.append(sum(str(move) == "reroll nose" for move in picks))
    assert 60 > found[0] > found[1]


def test_turns_and_picked_noses_are_counted_by_tumbler_for_all_to_see() -> None:
    match = Match.deal_by_key("emerald_skulls", seats=2, seed=b"7" * 32)
    rng, told = SwiftChance(1), 0
    while told < 6 and match.decision:
        seat = match.decision.seats[0]
        told += any(event.kind == "out" for event in match.play(seat, rng.pick(match.legal_moves(seat), "move")))
    view = match.view(None)
    assert sum(view.tumbled) == 6  # type: ignore[attr-defined]  # of this game
    assert all(picked <= turns for picked, turns in zip(view.picked_in, view.tumbled, strict=True))  # type: ignore[attr-defined]


def test_who_minds_how_tumblers_tumble_bets_better_among_those_of_another_mind() -> None:
    """Baseline players seldom pick a nose; with odds for the bot's tumbler, a marker brought 0.7 gears."""

    def baseline(match: Match, seat: int, rng: Chance) -> EmeraldSkullsMove:
        return baseline_players["counting"](match.view(seat), match.legal_moves(seat), rng)  # type: ignore[no-any-return]

    assert skill.measure_betting(habitual, range(1, 13), others=baseline).mean > 0.8
