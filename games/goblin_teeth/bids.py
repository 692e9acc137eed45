"""Bids and their two laws, no more than ten and no ties, and the dice on the table. Rulebook "Bidding on Items"."""

from collections.abc import Callable
from typing import Any, TypeVar

from games.goblin_teeth.notation import DICE_A_PLAYER
from games.goblin_teeth.state import DICE_BY_SEAT, UNPLAYED_PLACE, GoblinTeethState

MAX_BID = 10

Bids = list[list[int]]
"""The total of each seat on each Item of the Pot: `bids[slot][seat]`, 0 without dice."""

Listed = TypeVar("Listed")


def list_all_bids(state: GoblinTeethState) -> Bids:
    """Return all current bids."""
    dice, seats = state.dice, state.seats
    bids = [[0] * seats for _ in state.pot]
    for die, slot in enumerate(state.places):
        if slot >= 0:
            bids[slot][die // DICE_A_PLAYER] += dice[die]
    return bids


def list_item_bids(state: GoblinTeethState, slot: int) -> list[int]:
    """Return the bids on one Item, by seat."""
    dice, row = state.dice, [0] * state.seats
    for die, place in enumerate(state.places):
        if place == slot:
            row[die // DICE_A_PLAYER] += dice[die]
    return row


def may_change_bid(bids: Bids, slot: int, seat: int, change: int) -> bool:
    """Tell whether the bid of one seat on one Item may change by this much. Off the Items everything may."""
    if slot < 0 or not change:
        return True
    return is_legal_bid_change(bids[slot], seat, change)


def is_legal_bid_change(row: list[int], seat: int, change: int) -> bool:
    """Tell whether the bid of one of these seats on an Item may change by this much. Rulebook "Bidding on Items"."""
    total = row[seat] + change
    return total <= MAX_BID and (not total or total not in row)


def may_change_both_bids(bids: Bids, slot: int, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Tell whether the bids of two seats on one Item may change together; each pair is a seat and its change."""
    if slot < 0:
        return True
    row = bids[slot].copy()
    for seat, change in (one, other):
        row[seat] += change
    mine, theirs = row[one[0]], row[other[0]]
    if mine > MAX_BID or theirs > MAX_BID:
        return False
    return (not mine or row.count(mine) == 1) and (not theirs or row.count(theirs) == 1)


def list_distinct_dice(state: GoblinTeethState) -> list[int]:
    """Return all dice; of equal ones (owner, place and value), only the first."""
    places, dice = state.places, state.dice
    distinct: list[int] = []
    for first, two, three in DICE_BY_SEAT[: state.seats]:
        distinct.append(first)
        if dice[two] != dice[first] or places[two] != places[first]:
            distinct.append(two)
        if (dice[three] != dice[first] or places[three] != places[first]) and (
            dice[three] != dice[two] or places[three] != places[two]
        ):
            distinct.append(three)
    return distinct


def list_distinct_dice_left(state: GoblinTeethState, seat: int) -> list[int]:
    """Return the unplayed dice of a seat; of equal ones, only the first."""
    places, dice = state.places, state.dice
    distinct: list[int] = []
    values: list[int] = []
    for die in DICE_BY_SEAT[seat]:
        if places[die] == UNPLAYED_PLACE and dice[die] not in values:
            distinct.append(die)
            values.append(dice[die])
    return distinct


def is_distinct_die_left(state: GoblinTeethState, seat: int, die: int) -> bool:
    """Tell whether a die is one of the `list_distinct_dice_left` ones."""
    places, dice = state.places, state.dice
    if die not in DICE_BY_SEAT[seat] or places[die] != UNPLAYED_PLACE:
        return False
    return not any(
        places[other] == UNPLAYED_PLACE and dice[other] == dice[die] for other in DICE_BY_SEAT[seat] if other < die
    )


class SeatLook:
    """The table as a seat looks for its moves, with all bids: values that several cards need are computed once."""

    __slots__ = ("_bids", "_listed", "_stands", "seat", "state")

    def __init__(self, state: GoblinTeethState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self._bids: Bids | None = None
        self._stands: list[int] | None = None
        self._listed: dict[Callable[[SeatLook], Any], Any] = {}

    @property
    def bids(self) -> Bids:
        """All current bids."""
        if self._bids is None:
            self._bids = list_all_bids(self.state)
        return self._bids

    @property
    def distinct_dice(self) -> list[int]:
        """All dice; of equal ones, only the first."""
        if self._stands is None:
            self._stands = list_distinct_dice(self.state)
        return self._stands

    @property
    def own_dice_left(self) -> list[int]:
        """The seat's own unplayed dice; of equal ones, only the first."""
        return list_distinct_dice_left(self.state, self.seat)

    def compute_once(self, listing: Callable[["SeatLook"], Listed]) -> Listed:
        """Return a list of cards or of dice, computed once."""
        listed: Listed | None = self._listed.get(listing)
        if listed is None:
            listed = self._listed[listing] = listing(self)
        return listed
