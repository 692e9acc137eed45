"""Every play of the cards that touch dice, verified by trying all dice and judging the table afterwards."""

from collections.abc import Callable, Iterator
from itertools import combinations, product

import pytest

from games.engine import SwiftChance
from games.goblin_teeth import CHEATS, DIE_WORDS, SLOT_WORDS
from games.goblin_teeth.bids import SeatLook
from games.goblin_teeth.cards import CHEAT_BY_NAME
from games.goblin_teeth.placing import list_open_items
from games.goblin_teeth.state import ALTAR_PLACE, UNPLAYED_PLACE
from games.goblin_teeth.turns import list_poison_rows
from tests.games.goblin_teeth.teeth_table import WORDS, Teeth

Dice = tuple[tuple[int, int, int], ...]
"""The dice of a table: owner, place and value of each."""
Play = tuple[object, ...]
"""A play, told by how its dice stand: two plays that are told alike are the same play."""
TABLES = 80


def lawful(dice: Dice) -> bool:
    """No bid above ten, no two alike."""
    bids: dict[tuple[int, int], int] = {}
    for seat, place, value in dice:
        if place >= 0:
            bids[place, seat] = bids.get((place, seat), 0) + value
    rows = [(place, bid) for (place, _), bid in bids.items()]
    return max(bids.values(), default=0) <= 10 and len(set(rows)) == len(rows)


def changed(dice: Dice, die: int, *, place: int | None = None, by: int = 0) -> Dice:
    """The dice with one of them moved or turned."""
    seat, old, value = dice[die]
    return (*dice[:die], (seat, old if place is None else place, value + by), *dice[die + 1 :])


def random_table(number: int) -> Teeth:
    """A lawful table of two to five players; seat 0 has the turn, maybe politely, and at least one unplayed die."""
    luck = SwiftChance(f"table {number}")
    while True:
        seats = 2 + luck.random_below(4, "seats")
        places = [UNPLAYED_PLACE, ALTAR_PLACE, *range(seats)]
        dice = tuple((die // 3, luck.pick(places, "place"), luck.roll_die(6)) for die in range(3 * seats))
        if lawful(dice) and any(place == UNPLAYED_PLACE for seat, place, _ in dice if seat == 0):
            lines = [
                " ".join(f"{value}@{WORDS[place]}" for seat, place, value in dice if seat == player)
                for player in range(seats)
            ]
            return Teeth(*lines, front=["polite"] if luck.random_below(2, "polite") else [], hands=["worm"])


def dice_of(table: Teeth) -> Dice:
    """The dice of a table."""
    state = table.state
    return tuple(
        (die // 3, place, value) for die, (place, value) in enumerate(zip(state.places, state.dice, strict=True))
    )


def borrow(table: Teeth, dice: Dice) -> Iterator[Play]:
    for one, other in product(range(len(dice)), repeat=2):
        raised = changed(dice, one, by=1)
        if dice[one][2] < 6 and raised[other][2] > 1 and lawful(changed(raised, other, by=-1)):
            yield dice[one], raised[other]


def reposition(table: Teeth, dice: Dice) -> Iterator[Play]:
    return moved(table, dice, lambda seat, place: place >= 0)


def sleight_of_hand(table: Teeth, dice: Dice) -> Iterator[Play]:
    return moved(table, dice, lambda seat, place: place == ALTAR_PLACE)


def let_me_help(table: Teeth, dice: Dice) -> Iterator[Play]:
    return moved(table, dice, lambda seat, place: place == UNPLAYED_PLACE and seat != 0)


def place(table: Teeth, dice: Dice) -> Iterator[Play]:
    return moved(table, dice, lambda seat, place: place == UNPLAYED_PLACE and seat == 0)


def moved(table: Teeth, dice: Dice, which: Callable[[int, int], bool]) -> Iterator[Play]:
    """Every die of some kind on every other Item."""
    polite = bool(table.front(0))
    for die, slot in product(range(len(dice)), range(len(table.state.pot))):
        seat, here, _ = dice[die]
        closed = polite and seat == 0 and slot > 0 and all(lies != slot for _, lies, _ in dice)
        if which(seat, here) and here != slot and not closed and lawful(changed(dice, die, place=slot)):
            yield dice[die], slot


def trade_places(table: Teeth, dice: Dice) -> Iterator[Play]:
    return swapped(dice, lambda one, other: one == 0 != other)


def transposition(table: Teeth, dice: Dice) -> Iterator[Play]:
    return swapped(dice, lambda one, other: one == 0 == other)


def swapped(dice: Dice, which: Callable[[int, int], bool]) -> Iterator[Play]:
    """Every pair of played dice that lie apart, in each other's place."""
    for one, other in combinations(range(len(dice)), 2):
        (mine, here, _), (theirs, there, _) = dice[one], dice[other]
        after = changed(changed(dice, one, place=there), other, place=here)
        if which(mine, theirs) and UNPLAYED_PLACE not in (here, there) and here != there and lawful(after):
            yield tuple(sorted((dice[one], dice[other])))


def swap(table: Teeth, dice: Dice) -> Iterator[Play]:
    for pair in combinations([die for die in dice if die[1] == UNPLAYED_PLACE], 2):
        yield tuple(sorted(pair))


def poison(table: Teeth, dice: Dice) -> Iterator[Play]:
    for die, (seat, _, value) in enumerate(dice):
        if seat and value > 2 and lawful(changed(dice, die, by=-2)):
            yield (dice[die],)


def told(dice: Dice, words: tuple[str, ...], card: str) -> Play:
    """A listed play, named by the numbers of its dice; Borrow's second die as it is after the first is raised."""
    named = [DIE_WORDS.index(word) for word in words if word in DIE_WORDS]
    if card == "borrow":
        return dice[named[0]], changed(dice, named[0], by=1)[named[1]]
    stands = [dice[die] for die in named]
    if len(stands) == 2:
        return tuple(sorted(stands))
    return (*stands, *(SLOT_WORDS.index(word) for word in words if word in SLOT_WORDS))


def listed(table: Teeth, card: str) -> list[tuple[str, ...]]:
    """What the rules list for a card, or for a placement or Poisoner's gift."""
    look = SeatLook(table.state, 0)
    if card == "place":
        return [(DIE_WORDS[die], SLOT_WORDS[slot]) for die in look.own_dice_left for slot in list_open_items(look, die)]
    return list(list_poison_rows(look) if card == "poison" else CHEAT_BY_NAME[card].rows(look))


BY_FORCE: dict[str, Callable[[Teeth, Dice], Iterator[Play]]] = {
    "borrow": borrow,
    "reposition": reposition,
    "sleight-of-hand": sleight_of_hand,
    "let-me-help": let_me_help,
    "place": place,
    "trade-places": trade_places,
    "transposition": transposition,
    "swap": swap,
    "poison": poison,
}


@pytest.mark.parametrize("card", BY_FORCE)
def test_every_play_is_listed_once_and_no_other(card: str) -> None:
    found = 0
    for number in range(TABLES):
        table = random_table(number)
        dice = dice_of(table)
        plays = [told(dice, words, card) for words in listed(table, card)]
        assert len(set(plays)) == len(plays)
        assert set(plays) == set(BY_FORCE[card](table, dice))
        found += len(plays)
    assert found > TABLES // 3


def test_all_thirty_cards_stand_in_the_registry() -> None:
    assert sorted(CHEAT_BY_NAME) == sorted(CHEATS)
    assert len(CHEATS) == 30
