"""The five ways in which a turn ends, and what it pays the tumbler. Rulebook "Check" and "Tumbler Payout"."""

import pytest

from games.emerald_skulls.payout import compute_usual_payout
from games.emerald_skulls.turn import Out
from tests.games.emerald_skulls.skull_table import NAMES, SkullTable, lines, one, turn


def test_a_roll_that_cannot_be_placed_is_a_bust_out() -> None:
    table = SkullTable(2)
    table.do("ann buy 3")
    table.tumble("5 4 1", "place eyes 1 +0")
    assert one(table.tumble("1 3"), "out").facts["out"] == "bust"


def test_stopping_with_dice_in_the_pool_is_a_chicken_out() -> None:
    table = SkullTable(2)
    table.do("ann buy 3")
    table.tumble("4 1 1", "place eyes 1 +0")
    assert table.legal("ann") == ["roll", "chicken"]
    assert one(table.do("ann chicken"), "out").facts == {"seat": 0, "out": "chicken", "left": (1, 1)}


def test_example_a_5_on_the_gem_with_dice_left_over_is_a_gem_out() -> None:
    table = SkullTable(2)
    table.do("ann buy 3")
    assert one(table.tumble("5 4 1", "place gem 1 +0"), "out").facts["out"] == "gem"


def test_an_empty_pool_is_a_run_out() -> None:
    table = SkullTable(2)
    table.do("ann buy 3")
    assert one(table.tumble("2 2 6", "place upper 2 +1"), "out").facts["out"] == "run"


def test_a_gem_that_empties_the_pool_is_a_double_out() -> None:
    table = SkullTable(2)
    table.do("ann buy 3")
    table.tumble("2 2 6", "place upper 2 +0")
    assert one(table.tumble("6", "place gem 0 +1"), "out").facts["out"] == "double"


def test_the_turn_goes_on_with_the_dice_that_are_left() -> None:
    table = SkullTable(2)
    table.do("ann buy 3")
    table.tumble("2 2 6", "place upper 2 +0")
    table.do("ann roll")
    assert (table.asked, table.state.turn.pool, table.state.turn.roll) == ("bet bob", 1, [])


@pytest.mark.parametrize(("tumbler", "following"), [(0, 1), (2, 0)])
def test_the_player_to_the_left_tumbles_next(tumbler: int, following: int) -> None:
    table = SkullTable(3, options={"first": tumbler + 1})
    table.do(f"{NAMES[tumbler]} buy 3")
    table.tumble("1 1 4", "place eyes 1 +0")
    table.do(f"{NAMES[tumbler]} chicken")
    assert one(table.events, "turn").facts == {"seat": following, "number": 2}


BOARD = "1 1s 2 2s 3 3s 4 4s"


@pytest.mark.parametrize(
    ("out", "board", "gears", "cubes"),
    [
        ("bust", BOARD, 0, 0),
        ("chicken", BOARD, 1 + 1 + 2, 1),
        ("run", BOARD, 1 + 2 + 5, 1),
        ("gem", BOARD + " 5", 2 * (1 + 1 + 2) + 3, 2),
        ("gem", BOARD + " 5s", 2 * (1 + 1 + 2) + 3, 2),
        ("double", BOARD + " 5", 2 * (1 + 2 + 5) + 5, 2),
        ("double", BOARD + " 5s", 2 * (1 + 2 + 5) + 5, 2),
        ("chicken", "1s 2s 3s 4s", 0, 0),
        ("run", "1s 2s 3s 4s", 0, 0),
    ],
)
def test_each_out_pays_by_level_and_skulls_count_on_gem_and_double_out_only(
    out: Out, board: str, gears: int, cubes: int
) -> None:
    pay = compute_usual_payout(turn(out, board), out)
    assert (pay.gears, pay.cubes) == (gears, cubes)


@pytest.mark.parametrize(
    ("level", "chicken", "gem", "run", "double"),
    [("4", 2, 2, 5, 5), ("3", 1, 1, 1, 1), ("2", 1, 1, 2, 2), ("1", 1, 1, 1, 1)],
)
def test_one_die_pays_what_the_skull_board_says(level: str, chicken: int, gem: int, run: int, double: int) -> None:
    outs: tuple[Out, ...] = ("chicken", "gem", "run", "double")
    pays = [compute_usual_payout(turn(out, level), out) for out in outs]
    assert [pay.cubes if level == "3" else pay.gears for pay in pays] == [chicken, gem, run, double]
    assert [pay.gears if level == "3" else pay.cubes for pay in pays] == [0, 0, 0, 0]


def test_the_gem_pays_three_on_a_gem_out_and_five_on_a_double_out() -> None:
    assert compute_usual_payout(turn("gem", "5"), "gem").gears == 3
    assert compute_usual_payout(turn("double", "5"), "double").gears == 5


def test_a_bust_out_pays_the_tumbler_nothing_and_says_nothing_of_it() -> None:
    table = SkullTable(2)
    assert lines(table.finish(turn("bust", "3 4", left="1"))) == []
    assert table.state.gears == [0, 0]


def test_the_payment_of_the_tumbler_is_told_with_its_numbers() -> None:
    table = SkullTable(2)
    told = one(table.finish(turn("chicken", "2 3 4", left="1")), "earned").facts
    assert told == {"seat": 0, "what": "standard", "gears": 3, "cubes": 1, "owed": 3}
    assert (table.state.gears[0], table.state.cubes[0], table.state.supply) == (3, 1, 77)
