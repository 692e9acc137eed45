"""Bids and their two laws, no more than ten and no ties, and how the dice stand. Rulebook "Bidding on Items"."""

from collections.abc import Callable, Sequence

from games.goblin_teeth.notation import DICE_EACH, Row
from games.goblin_teeth.state import GoblinTeethState

LIMIT = 10

Bids = list[list[int]]
"""The total of each seat on each Item of the Pot: `bids[slot][seat]`, 0 without dice."""


def bids_on(state: GoblinTeethState) -> Bids:
    """Return all bids as they stand."""
    bids = [[0] * state.seats for _ in state.pot]
    for die, slot in enumerate(state.places):
        if slot >= 0:
            bids[slot][die // DICE_EACH] += state.dice[die]
    return bids


def allowed(bids: Bids, slot: int, seat: int, change: int) -> bool:
    """Tell whether the bid of one seat on one Item may change by so much. Off the Items everything may."""
    if slot < 0 or not change:
        return True
    row = bids[slot]
    total = row[seat] + change
    return total <= LIMIT and (not total or total not in row)


def both_allowed(bids: Bids, slot: int, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Tell whether the bids of two seats on one Item may change together; each pair is a seat and its change."""
    if slot < 0:
        return True
    row = bids[slot].copy()
    for seat, change in (one, other):
        row[seat] += change
    mine, theirs = row[one[0]], row[other[0]]
    if mine > LIMIT or theirs > LIMIT:
        return False
    return (not mine or row.count(mine) == 1) and (not theirs or row.count(theirs) == 1)


def stands(state: GoblinTeethState, dice: Sequence[int]) -> list[int]:
    """Return these dice; of those that stand alike (owner, place and value), only the first."""
    places, values = state.places, state.dice
    first: dict[tuple[int, int, int], int] = {}
    for die in dice:
        first.setdefault((die // DICE_EACH, places[die], values[die]), die)
    return list(first.values())


class Look:
    """The table as a seat looks over it for its moves: what several cards ask is worked out once.

    `stands` are all dice, `loose` the seat's own unplayed ones; of those that stand alike, only the first.
    """

    __slots__ = ("_rows", "bids", "loose", "seat", "stands", "state")

    def __init__(self, state: GoblinTeethState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.bids = bids_on(state)
        self.stands = stands(state, range(len(state.dice)))
        self.loose = stands(state, state.loose(seat))
        self._rows: dict[Callable[[Look], Sequence[Row]], Sequence[Row]] = {}

    def rows(self, listing: Callable[["Look"], Sequence[Row]]) -> Sequence[Row]:
        """Return what a card lists, worked out once."""
        if listing not in self._rows:
            self._rows[listing] = listing(self)
        return self._rows[listing]
