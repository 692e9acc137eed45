"""Exactly the bets that are impossible or already won are refused: every possible turn, tried to its end."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple

import pytest

from games.emerald_skulls.cards import cards
from games.emerald_skulls.conditions import Condition
from games.emerald_skulls.dice import DICE, MARKERS, SKULL
from games.emerald_skulls.prospects import Prospect
from games.emerald_skulls.turn import Turn

BETS = {bet.bet: bet for card in cards().values() for bet in card.bets}


class Instant(NamedTuple):
    """A turn whose dice are about to be rolled, written from scratch by the rulebook."""

    ordinary: tuple[int, ...]
    skulls: tuple[int, ...]
    pool: int
    floor: int
    picked: int
    cubes: int

    def made(self, out: str | None = None, roll: tuple[int, ...] = ()) -> Turn:
        start = self.floor == 1 and not sum(self.ordinary + self.skulls)
        top = 0 if start else self.floor
        return Turn(self.pool, list(roll), list(self.ordinary), list(self.skulls), top, self.picked, out)  # type: ignore[arg-type]  # the outs are few

    @property
    def spare(self) -> int:
        return DICE - self.pool - sum(self.ordinary) - sum(self.skulls)

    def placed(self, level: int, ordinary: int, skulls: int) -> "Instant":
        plain, wild = list(self.ordinary), list(self.skulls)
        plain[level] += ordinary
        wild[level] += skulls
        return self._replace(ordinary=tuple(plain), skulls=tuple(wild), pool=self.pool - ordinary - skulls, floor=level)

    def rerolled(self) -> Iterator["Instant"]:
        if self.cubes:
            yield self._replace(cubes=self.cubes - 1, pool=self.pool + (1 if self.spare else 0))
        if self.ordinary[3] and self.picked < MARKERS:
            plain = list(self.ordinary)
            plain[3] -= 1
            yield self._replace(ordinary=tuple(plain), pool=self.pool + 1, picked=self.picked + 1)


def placements(now: Instant, roll: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    for level in range(now.floor, 6):
        room = {4: 2, 5: 1}.get(level, DICE) - now.ordinary[level] - now.skulls[level]
        for ordinary, skulls in product(range(roll.count(level) + 1), range(roll.count(SKULL) + 1)):
            if 0 < ordinary + skulls <= room:
                yield level, ordinary, skulls


@cache
def reachable(now: Instant) -> frozenset[str]:
    """Return the bets that some luck and some play from here wins, and with "not " before it each that some loses."""
    found: set[str] = set()
    for after in now.rerolled():
        found |= reachable(after)
    for roll in combinations_with_replacement(range(1, 7), now.pool):
        options = list(placements(now, roll))
        if not options:
            found |= won(now.made("bust", roll))
        for level, ordinary, skulls in options:
            found |= after_placing(now, roll, (level, ordinary, skulls))
    return frozenset(found)


def after_placing(now: Instant, roll: tuple[int, ...], move: tuple[int, int, int]) -> set[str]:
    after = now.placed(*move)
    rest = list(roll)
    for face, number in ((move[0], move[1]), (SKULL, move[2])):
        for _ in range(number):
            rest.remove(face)
    if move[0] == 5 or not after.pool:
        out = {(True, False): "gem", (True, True): "double", (False, True): "run"}[move[0] == 5, not after.pool]
        return set(won(after.made(out, tuple(rest))))
    return set(won(after.made("chicken", tuple(rest)))) | reachable(after)


def won(made: Turn) -> frozenset[str]:
    return _won(tuple(made.ordinary), tuple(made.skulls), made.picked, str(made.out), min(made.roll.count(SKULL), 2))


@cache
def _won(ordinary: tuple[int, ...], skulls: tuple[int, ...], picked: int, out: str, left: int) -> frozenset[str]:
    made = Turn(0, [SKULL] * left, list(ordinary), list(skulls), 0, picked, out)  # type: ignore[arg-type]  # the outs are few
    conditions: dict[str, Condition] = {name: bet.won for name, bet in BETS.items()}
    return frozenset(name if holds(made) else f"not {name}" for name, holds in conditions.items())


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
        room = min(now.pool, {4: 2, 5: 1}.get(level, DICE) - now.ordinary[level] - now.skulls[level])
        for ordinary, skulls in product(range(room + 1), repeat=2):
            if 0 < ordinary + skulls <= room:
                yield level, ordinary, skulls


def foreseen(now: Instant) -> set[str]:
    prospect = Prospect.of(now.made(), now.cubes)
    winnable = {name for name, bet in BETS.items() if bet.possible is None or bet.possible(prospect)}
    losable = {f"not {name}" for name, bet in BETS.items() if bet.in_doubt is None or bet.in_doubt(prospect)}
    return winnable | losable


@pytest.mark.parametrize(("dice", "cubes"), [(3, 2), (5, 0), (7, 0), (7, 1)])
def test_a_bet_is_offered_as_long_as_some_luck_can_win_it_and_some_can_lose_it(dice: int, cubes: int) -> None:
    found = instants(dice, cubes)
    assert len(found) > 1000
    for now in found:
        assert foreseen(now) == reachable(now), now
