"""Bids and their two laws, no more than ten and no ties, and how the dice stand. Rulebook "Bidding on Items"."""

from collections.abc import Callable, Sequence

from games.goblin_teeth.notation import DICE_EACH, Row
from games.goblin_teeth.state import UNPLAYED, GoblinTeethState

LIMIT = 10
SCALE, UNLIKE = 8, 0
"""A place and a value make one number, by which dice are compared; no place and value make `UNLIKE`."""

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


def stands(state: GoblinTeethState, apart: int | None = None) -> list[int]:
    """Return all dice; of those that stand alike (owner, place and value), only the first. One may be held `apart`."""
    keys = [place * SCALE + value for place, value in zip(state.places, state.dice, strict=True)]
    if apart is not None:
        keys[apart] = UNLIKE
    found: list[int] = []
    for die in range(0, len(keys), DICE_EACH):
        one, two, three = keys[die : die + DICE_EACH]
        found.append(die)
        if two != one:
            found.append(die + 1)
        if three not in (one, two):
            found.append(die + 2)
    return found


class Look:
    """The table as a seat looks over it for its moves, with all bids: what several cards ask is worked out once."""

    __slots__ = ("_rows", "_stands", "bids", "seat", "state")

    def __init__(self, state: GoblinTeethState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.bids = bids_on(state)
        self._stands: list[int] | None = None
        self._rows: dict[Callable[[Look], Sequence[Row]], Sequence[Row]] = {}

    @property
    def stands(self) -> list[int]:
        """All dice; of those that stand alike, only the first."""
        if self._stands is None:
            self._stands = stands(self.state)
        return self._stands

    @property
    def loose(self) -> list[int]:
        """The seat's own unplayed dice; of those that stand alike, only the first."""
        state, first = self.state, self.seat * DICE_EACH
        places, values = state.places[first : first + DICE_EACH], state.dice[first : first + DICE_EACH]
        seen: list[int] = []
        for place, value in zip(places, values, strict=True):
            seen.append(value if place == UNPLAYED and value not in seen else UNLIKE)
        return [first + number for number, value in enumerate(seen) if value]

    def rows(self, listing: Callable[["Look"], Sequence[Row]]) -> Sequence[Row]:
        """Return what a card lists, worked out once."""
        if listing not in self._rows:
            self._rows[listing] = listing(self)
        return self._rows[listing]
