"""How often a turn ends in which way: the game's dice against exact enumeration, for a fixed way of tumbling."""

from collections import Counter, defaultdict
from functools import cache
from itertools import product
from math import sqrt

import pytest

from games.emerald_skulls.review import compute_final_bust_chance
from games.emerald_skulls.turn_solver import BoundedCache, SkullBoard
from games.engine import SwiftChance
from games.engine.contract import open_decision
from tests.games.emerald_skulls.skull_table import GAME, SkullTable, turn

Odds = dict[str, float]
TURNS = 3000


@cache
def rolls(dice: int) -> Counter[tuple[int, ...]]:
    """Count the ways to roll, by sorted faces."""
    return Counter(tuple(sorted(roll)) for roll in product(range(1, 7), repeat=dice))


def most_on_the_lowest(roll: tuple[int, ...], floor: int, eyes: int) -> tuple[int, int] | None:
    """Return the lowest level that takes any of these dice, and how many it takes; `None` on a bust."""
    for level in range(floor, 6):
        room = {4: 2 - eyes, 5: 1}.get(level, 7)
        count = min(room, sum(face in {level, 6} for face in roll))
        if count:
            return level, count
    return None


@cache
def exact(pool: int, floor: int = 1, eyes: int = 0) -> tuple[tuple[str, float], ...]:
    """Return the odds of each out for a tumbler who always places most dice on the lowest level, and never stops."""
    odds: Odds = defaultdict(float)
    for roll, ways in rolls(pool).items():
        part = ways / 6**pool
        placed = most_on_the_lowest(roll, floor, eyes)
        if placed is None:
            odds["bust"] += part
            continue
        level, count = placed
        left = pool - count
        if level == 5 or not left:
            odds[{(5, True): "double", (5, False): "gem"}.get((level, not left), "run")] += part
            continue
        for out, chance in exact(left, level, eyes + count if level == 4 else eyes):
            odds[out] += part * chance
    return tuple(sorted(odds.items()))


def test_the_enumeration_agrees_with_what_can_be_counted_by_hand() -> None:
    assert dict(exact(1, 5)) == pytest.approx({"bust": 4 / 6, "double": 2 / 6})
    assert dict(exact(1)) == pytest.approx({"run": 5 / 6, "double": 1 / 6})
    assert dict(exact(2, 5)) == pytest.approx({"bust": 16 / 36, "gem": 20 / 36})


@pytest.mark.parametrize("dice", [3, 4, 5, 6, 7])
def test_the_odds_add_up(dice: int) -> None:
    assert sum(chance for _, chance in exact(dice)) == pytest.approx(1)


@pytest.mark.parametrize("dice", [3, 4, 5, 6, 7])
def test_turns_end_as_often_as_they_should(dice: int) -> None:
    told = Counter(tumbled(dice, SwiftChance(f"{dice}/{number}")) for number in range(TURNS))
    for out, chance in exact(dice):
        spread = sqrt(TURNS * chance * (1 - chance))
        assert abs(told[out] - TURNS * chance) < 4.5 * spread, (out, told[out], TURNS * chance)
    assert set(told) <= {out for out, _ in exact(dice)}


def tumbled(dice: int, luck: SwiftChance) -> str:
    """Return the out of a turn played by the game, with nobody betting and the default placement."""
    state = SkullTable(2).state
    state.turn = turn(None, pool=dice)
    state.own[1] = 0b11
    open_decision(state, "check", (0,))
    told = GAME.play(state, 0, GAME.parse_move("roll"), luck)
    while told[-1].kind in {"rolled", "placed"}:
        move = GAME.parse_move("roll") if told[-1].kind == "placed" else GAME.default_move(state, 0)
        told = GAME.play(state, 0, move, luck)
    return str(next(event.facts["out"] for event in told if event.kind == "out"))


def test_what_is_remembered_is_bounded_and_asked_for_once() -> None:
    asked: list[int] = []

    def doubled(number: int) -> int:
        asked.append(number)
        return 2 * number

    remembered = BoundedCache(doubled, max_values=3)
    assert [remembered[number] for number in (1, 2, 3, 1, 2, 3, 4, 1)] == [2, 4, 6, 2, 4, 6, 8, 2]
    assert asked == [1, 2, 3, 4, 1]
    assert len(remembered) == 2


RESCUES = (
    # cubes, spare dice, noses: the dice of all rolls that must fail
    (0, 4, 0, 2),
    (1, 4, 0, 2 + 3),
    (1, 0, 0, 2 + 2),
    (2, 1, 0, 2 + 3 + 3),
    (0, 4, 1, 2 + 3),
    (1, 4, 2, 2 + 3 + 4 + 5),
)


@pytest.mark.parametrize(("cubes", "spare", "noses", "dice"), RESCUES)
def test_a_turn_busts_only_if_no_reroll_saves_it(cubes: int, spare: int, noses: int, dice: int) -> None:
    """Only a 5 and a skull fit on the gem, once both eyes are taken."""
    board = SkullBoard((0, 0, 0, noses, 2, 0), (0,) * 6, 4, 2)
    assert compute_final_bust_chance(board, cubes, spare) == pytest.approx((4 / 6) ** dice)
