"""What a picture of Goblin Teeth shows, read from a view: who bids what, what a seat still needs, what is known."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from games.engine.words import Words
from games.goblin_teeth import CHEATS, ITEMS, DieSeen, GoblinTeethView, Line, PotItem, Progress

ALTAR, UNPLAYED = "altar", "unplayed"
HIDDEN = "hidden"
TEETH = "teeth"


@dataclass(frozen=True, slots=True)
class Bid:
    """The dice of one seat at one place, the highest first, and what they are together."""

    seat: int
    dice: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Slot:
    """One thing that an Offering asks for, and whether it is there: a drawing's name in `assets/goblin_teeth`."""

    drawing: str
    filled: bool


def public(view: GoblinTeethView) -> GoblinTeethView:
    """Return what is left of a view for everyone: whoever's it was, the board never shows more."""
    pot = tuple(one if one.face_up else replace(one, item=None) for one in view.pot)
    question = replace(view.question, cards=()) if view.question else None
    return replace(view, seat=None, pot=pot, hand=None, known=view.public, deck_top=(), question=question)


def bids(view: GoblinTeethView, place: str) -> list[Bid]:
    """Return who has dice at a place: on an Item the highest bid first."""
    dice = view.dice_on(place)
    seats = dict.fromkeys(die.seat for die in dice)
    found = [_bid(seat, [die for die in dice if die.seat == seat]) for seat in seats]
    return found if place == ALTAR else sorted(found, key=lambda bid: -bid.total)


def _bid(seat: int, dice: list[DieSeen]) -> Bid:
    values = sorted((die.value for die in dice), reverse=True)
    return Bid(seat, tuple(values), sum(values))


def unplayed(view: GoblinTeethView, seat: int) -> tuple[int, ...]:
    """Return the unplayed dice of a seat, the highest first."""
    return tuple(sorted((die.value for die in view.dice_on(UNPLAYED) if die.seat == seat), reverse=True))


def item_shown(one: PotItem) -> str:
    """Return the name of the Item as it is drawn."""
    return one.item or HIDDEN


def cards_known(view: GoblinTeethView, seat: int) -> tuple[str, ...]:
    """Return the cards of a hand that the onlooker knows: all of them when the match has ended."""
    return view.hands[seat] if view.hands else view.known[seat]


def item_label(view: GoblinTeethView, one: PotItem, words: Words) -> str:
    """Return the name of an Item of the Pot; of several alike that lie face up, with a number."""
    name = words(f"goblin-teeth-item-{item_shown(one)}")
    alike = [other.place for other in view.pot if other.face_up and other.item == one.item]
    if not one.face_up or len(alike) == 1:
        return name
    return words("goblin-teeth-item-nth", item=name, number=alike.index(one.place) + 1)


def items_known(view: GoblinTeethView, seat: int) -> list[tuple[str, int]]:
    """Return the Items that are known in a hand, each with its count."""
    return counted(cards_known(view, seat), ITEMS)


def counted(cards: tuple[str, ...], order: tuple[str, ...] = (*ITEMS, *CHEATS)) -> list[tuple[str, int]]:
    """Return cards with their counts, in the order of the box."""
    counts = Counter(cards)
    return [(name, counts[name]) for name in order if counts[name]]


def slots(progress: Progress) -> list[Slot]:
    """Return everything that an Offering asks for, one by one."""
    return [slot for line in progress.lines for slot in _line_slots(line)]


def _line_slots(line: Line) -> Iterator[Slot]:
    drawing = {TEETH: "item-tooth-1", "any": "any", "pair": "pair"}.get(line.kind, f"item-{line.kind}")
    for number in range(line.need):
        yield Slot(drawing, number < line.have)


def waited_for(view: GoblinTeethView, seat: int) -> bool:
    """Tell whether the table waits for a seat."""
    return view.decision is not None and seat in view.decision.seats


def won(view: GoblinTeethView, seat: int) -> bool:
    """Tell whether a seat has won."""
    return view.outcome is not None and seat in view.outcome.winners
