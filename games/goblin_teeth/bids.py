"""Bids and their two laws, no more than ten and no ties, and how the dice stand. Rulebook "Bidding on Items"."""

from collections.abc import Callable, Sequence

from games.goblin_teeth.notation import DICE_EACH, MOST_SEATS, Row
from games.goblin_teeth.state import UNPLAYED, GoblinTeethState

LIMIT = 10
SCALE, UNLIKE = 8, 0
"""A place and a value make one number, by which dice are compared; no place and value make `UNLIKE`."""

OWNERS = tuple(die // DICE_EACH for die in range(MOST_SEATS * DICE_EACH))
"""The seat of each die, at tables of all sizes."""

Bids = list[list[int]]
"""The total of each seat on each Item of the Pot: `bids[slot][seat]`, 0 without dice."""


def bids_on(state: GoblinTeethState) -> Bids:
    """Return all bids as they stand."""
    bids = [[0] * state.seats for _ in state.pot]
    for seat, slot, value in zip(OWNERS, state.places, state.dice, strict=False):
        if slot >= 0:
            bids[slot][seat] += value
    return bids


def bids_for(state: GoblinTeethState, slot: int) -> list[int]:
    """Return the bids on one Item, by seat."""
    row = [0] * state.seats
    for seat, place, value in zip(OWNERS, state.places, state.dice, strict=False):
        if place == slot:
            row[seat] += value
    return row


def allowed(bids: Bids, slot: int, seat: int, change: int) -> bool:
    """Tell whether the bid of one seat on one Item may change by so much. Off the Items everything may."""
    if slot < 0 or not change:
        return True
    return lawful(bids[slot], seat, change)


def lawful(row: list[int], seat: int, change: int) -> bool:
    """Tell whether the bid of one seat, among these on an Item, may change by so much. Rulebook "Bidding on Items"."""
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


def loose(state: GoblinTeethState, seat: int) -> list[int]:
    """Return the unplayed dice of a seat; of those that stand alike, only the first."""
    places, dice = state.places, state.dice
    found: dict[int, int] = {}
    for die in range(seat * DICE_EACH, (seat + 1) * DICE_EACH):
        if places[die] == UNPLAYED:
            found.setdefault(dice[die], die)
    return list(found.values())


class Look:
    """The table as a seat looks over it for its moves, with all bids: what several cards ask is worked out once."""

    __slots__ = ("_bids", "_rows", "_stands", "seat", "state")

    def __init__(self, state: GoblinTeethState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self._bids: Bids | None = None
        self._stands: list[int] | None = None
        self._rows: dict[Callable[[Look], Sequence[Row]], Sequence[Row]] = {}

    @property
    def bids(self) -> Bids:
        """All bids as they stand."""
        if self._bids is None:
            self._bids = bids_on(self.state)
        return self._bids

    @property
    def stands(self) -> list[int]:
        """All dice; of those that stand alike, only the first."""
        if self._stands is None:
            self._stands = stands(self.state)
        return self._stands

    @property
    def loose(self) -> list[int]:
        """The seat's own unplayed dice; of those that stand alike, only the first."""
        return loose(self.state, self.seat)

    def rows(self, listing: Callable[["Look"], Sequence[Row]]) -> Sequence[Row]:
        """Return what a card lists, worked out once."""
        if listing not in self._rows:
            self._rows[listing] = listing(self)
        return self._rows[listing]
