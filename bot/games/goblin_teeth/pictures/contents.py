"""What a picture of Goblin Teeth shows, read from a view: who bids what, what a seat still needs, what is known."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.games.goblin_teeth.names import counted
from games.goblin_teeth import ITEMS, DieSeen, GoblinTeethView, Line, Progress, offerings_by_name
from games.goblin_teeth.offerings import progress

ALTAR, UNPLAYED = "altar", "unplayed"
TEETH = "teeth"


@dataclass(frozen=True, slots=True)
class SeatDice:
    """The dice of one seat at one place, the highest first, and their total.

    `hands` are the seats that placed or changed them since the reader last played, die by die; `None`: nobody.
    """

    seat: int
    dice: tuple[int, ...]
    total: int
    hands: tuple[int | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Slot:
    """One thing that an Offering needs, and whether it is there: a drawing's name in `assets/goblin_teeth`."""

    drawing: str
    filled: bool


@dataclass(frozen=True, slots=True)
class Group:
    """Things of one kind that an Offering needs, and how many of them are there."""

    drawing: str
    need: int
    have: int


def bids(view: GoblinTeethView, place: str) -> list[SeatDice]:
    """Return who has dice at a place: on an Item the highest bid first."""
    dice = view.dice_on(place)
    seats = dict.fromkeys(die.seat for die in dice)
    hands = {thing: hand for hand, thing in view.recent}
    found = [_bid(seat, [die for die in dice if die.seat == seat], hands) for seat in seats]
    return found if place == ALTAR else sorted(found, key=lambda bid: -bid.total)


def _bid(seat: int, dice: list[DieSeen], hands: Mapping[str, int]) -> SeatDice:
    dice = sorted(dice, key=lambda die: -die.value)
    values = tuple(die.value for die in dice)
    return SeatDice(seat, values, sum(values), tuple(hands.get(die.die) for die in dice))


def unplayed(view: GoblinTeethView, seat: int) -> tuple[int, ...]:
    """Return the unplayed dice of a seat, the highest first."""
    return tuple(sorted((die.value for die in view.dice_on(UNPLAYED) if die.seat == seat), reverse=True))


def cards_known(view: GoblinTeethView, seat: int) -> tuple[str, ...]:
    """Return the cards of a hand that the onlooker knows: all of them when the match has ended."""
    return view.hands[seat] if view.hands else view.known[seat]


def items_known(view: GoblinTeethView, seat: int) -> list[tuple[str, int]]:
    """Return the Items that are known in a hand, each with its count."""
    return counted(cards_known(view, seat), ITEMS)


def common(view: GoblinTeethView) -> dict[str, Progress]:
    """Return the Offerings that are the same for all players, with nothing there yet."""
    shared = [name for name in view.offerings[0] if all(name in own for own in view.offerings)]
    return {name: progress(offerings_by_name()[name], ()) for name in shared}


def slots(one: Progress) -> list[Slot]:
    """Return everything that an Offering needs, one by one."""
    return [slot for line in one.lines for slot in _line_slots(line)]


def _line_slots(line: Line) -> Iterator[Slot]:
    for number in range(line.need):
        yield Slot(_drawing(line), number < line.have)


def _drawing(line: Line) -> str:
    """Return what is drawn for each thing of a line."""
    return {TEETH: "item-tooth-1", "any": "any", "pair": "pair"}.get(line.kind, f"item-{line.kind}")


def groups(one: Progress) -> list[Group]:
    """Return everything that an Offering needs, what is alike once."""
    return [Group(_drawing(line), line.need, min(line.have, line.need)) for line in one.lines]


def waited_for(view: GoblinTeethView, seat: int) -> bool:
    """Tell whether the table waits for a seat."""
    return view.decision is not None and seat in view.decision.seats


def alarming(view: GoblinTeethView, seat: int) -> bool:
    """Tell whether a seat lacks a single Item of an Offering, as far as the onlooker knows."""
    return view.outcome is None and any(one.lacking == 1 for one in view.progress_of(seat))


def nearest(view: GoblinTeethView, seat: int) -> Progress | None:
    """Return the Offering that a seat is nearest to, as far as the onlooker knows; `None` if none is begun."""
    begun = [one for one in view.progress_of(seat) if any(line.have for line in one.lines)]
    return min(begun, key=lambda one: one.lacking, default=None)


def won(view: GoblinTeethView, seat: int) -> bool:
    """Tell whether a seat has won."""
    return view.outcome is not None and seat in view.outcome.winners
