"""Exactly the bets that are impossible or already won are refused: every possible turn, tried to its end."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple

import pytest

from games.emerald_skulls.cards import load_betting_cards
from games.emerald_skulls.conditions import Condition
from games.emerald_skulls.dice import MARKERS_A_PLAYER, MAX_DICE, SKULL_FACE
from games.emerald_skulls.turn import TumblerTurn
from games.emerald_skulls.winnable_bets import Prospect

BETS = {bet.bet: bet for card in load_betting_cards().values() for bet in card.bets}
WON = {name: 1 << number for number, name in enumerate(BETS)}
LOST = {name: won << len(BETS) for name, won in WON.items()}
"""A bit for each fate of a bet: sets of them are put together millions of times."""
OUTS = {(False, False): "chicken", (True, False): "gem", (True, True): "double", (False, True): "run"}
"""How a turn may end after a placement: on the highest level or not, with the pool empty or not."""
FATES: list[tuple[Condition, int, int]] = [(bet.winning_condition, WON[name], LOST[name]) for name, bet in BETS.items()]


class Instant(NamedTuple):
    """A turn whose dice are about to be rolled, written from scratch by the rulebook."""

    ordinary: tuple[int, ...]
    skulls: tuple[int, ...]
    pool: int
    floor: int
    picked: int
    cubes: int

    def made(self) -> TumblerTurn:
        start = self.floor == 1 and not sum(self.ordinary + self.skulls)
        top = 0 if start else self.floor
        return TumblerTurn(self.pool, [], list(self.ordinary), list(self.skulls), top, self.picked)

    @property
    def spare(self) -> int:
        return MAX_DICE - self.pool - sum(self.ordinary) - sum(self.skulls)

    @property
    def rooms(self) -> tuple[int, ...]:
        """How many of the dice in the pool each level can take."""
        most = zip((MAX_DICE, MAX_DICE, MAX_DICE, MAX_DICE, 2, 1), self.ordinary, self.skulls, strict=True)
        return tuple(min(self.pool, room - ordinary - skulls) for room, ordinary, skulls in most)

    def placed(self, level: int, ordinary: int, skulls: int) -> "Instant":
        plain, wild = list(self.ordinary), list(self.skulls)
        plain[level] += ordinary
        wild[level] += skulls
        return self._replace(ordinary=tuple(plain), skulls=tuple(wild), pool=self.pool - ordinary - skulls, floor=level)

    def rerolled(self) -> Iterator["Instant"]:
        if self.cubes:
            yield self._replace(cubes=self.cubes - 1, pool=self.pool + (1 if self.spare else 0))
        if self.ordinary[3] and self.picked < MARKERS_A_PLAYER:
            plain = list(self.ordinary)
            plain[3] -= 1
            yield self._replace(ordinary=tuple(plain), pool=self.pool + 1, picked=self.picked + 1)


@cache
def tried(pool: int, floor: int, rooms: tuple[int, ...]) -> tuple[dict[tuple[int, int, int], set[int]], set[int]]:
    """Return what all rolls of a pool allow: placements, and busts, each with the skulls that may be left over.

    A placement is a level with ordinary dice and skulls. More than two skulls left over are told as two: no bet asks.
    """
    placed: dict[tuple[int, int, int], set[int]] = {}
    busts: set[int] = set()
    for roll in combinations_with_replacement(range(1, 7), pool):
        options = list(placements(roll, floor, rooms))
        for level, ordinary, skulls in options:
            placed.setdefault((level, ordinary, skulls), set()).add(min(roll.count(SKULL_FACE) - skulls, 2))
        if not options:
            busts.add(min(roll.count(SKULL_FACE), 2))
    return placed, busts


def placements(roll: tuple[int, ...], floor: int, rooms: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    for level in range(floor, 6):
        for ordinary, skulls in product(range(roll.count(level) + 1), range(roll.count(SKULL_FACE) + 1)):
            if 0 < ordinary + skulls <= rooms[level]:
                yield level, ordinary, skulls


@cache
def reachable(now: Instant) -> int:
    """Return the fates of bets that some luck and some play from here brings about."""
    found = 0
    for after in now.rerolled():
        found |= reachable(after)
    placed, busts = tried(now.pool, now.floor, now.rooms)
    for left in busts:
        found |= won(now, "bust", left)
    for move, lefts in placed.items():
        found |= after_placing(now, move, lefts)
    return found


def after_placing(now: Instant, move: tuple[int, int, int], lefts: set[int]) -> int:
    after = now.placed(*move)
    out = OUTS[move[0] == 5, not after.pool]
    found = reachable(after) if out == "chicken" else 0
    for left in lefts:
        found |= won(after, out, left)
    return found


def won(now: Instant, out: str, left: int) -> int:
    return _won(now.ordinary, now.skulls, now.picked, out, left)


@cache
def _won(ordinary: tuple[int, ...], skulls: tuple[int, ...], picked: int, out: str, left: int) -> int:
    made = TumblerTurn(0, [SKULL_FACE] * left, list(ordinary), list(skulls), 0, picked, out)  # type: ignore[arg-type]  # the outs are few
    return sum(win if holds(made) else lose for holds, win, lose in FATES)


def instants(dice: int, cubes: int) -> list[Instant]:
    """Return every instant at which bets are allowed in a turn begun with so many dice and cubes."""
    nothing = (0,) * 6
    seen: set[Instant] = set()
    ahead = [Instant(nothing, nothing, dice, 1, 0, cubes)]
    while ahead:
        now = ahead.pop()
        if now in seen:
            continue
        seen.add(now)
        ahead.extend(now.rerolled())
        for level, ordinary, skulls in everything_placed(now):
            if level < 5 and ordinary + skulls < now.pool:
                ahead.append(now.placed(level, ordinary, skulls))
    return sorted(seen)


def everything_placed(now: Instant) -> Iterator[tuple[int, int, int]]:
    for level in range(now.floor, 6):
        room = now.rooms[level]
        for ordinary, skulls in product(range(room + 1), repeat=2):
            if 0 < ordinary + skulls <= room:
                yield level, ordinary, skulls


def foreseen(now: Instant) -> int:
    prospect = Prospect.from_turn(now.made(), now.cubes)
    winnable = sum(
        WON[name] for name, bet in BETS.items() if bet.possible_win_check is None or bet.possible_win_check(prospect)
    )
    return winnable + sum(
        LOST[name] for name, bet in BETS.items() if bet.possible_loss_check is None or bet.possible_loss_check(prospect)
    )


def names(fates: int) -> list[str]:
    return [name for name in BETS if fates & WON[name]] + [f"not {name}" for name in BETS if fates & LOST[name]]


@pytest.mark.parametrize(("dice", "cubes"), [(3, 2), (5, 0), (7, 1)])
def test_a_bet_is_offered_as_long_as_some_luck_can_win_it_and_some_can_lose_it(dice: int, cubes: int) -> None:
    """A turn with a cube is, once that is spent, a turn without: so all turns with seven dice are tried."""
    found = instants(dice, cubes)
    assert len(found) > 1000
    for now in found:
        assert foreseen(now) == reachable(now), (now, names(foreseen(now) ^ reachable(now)))


def test_turns_of_seven_dice_without_a_cube_are_among_those_with_one() -> None:
    assert set(instants(7, 0)) < set(instants(7, 1))
