"""What a picture of Goblin Teeth shows, read from a view: who bids what, what a seat still needs, what is known."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.games.goblin_teeth.names import TEETH_KIND, TOOTH_CARD, count_cards, list_items_completing_offering
from bot.games.goblin_teeth.unplayable import lacks_what_cheat_needs
from games.goblin_teeth import CHEATS, ITEMS, DieSeen, GoblinTeethView, OfferingLine, OfferingProgress, load_offerings
from games.goblin_teeth.offerings import ANY_LINE, PAIR_LINE, list_items_on_free_lines, measure_offering_progress
from games.goblin_teeth.ongoing import count_cheats_allowed, get_cheat_weight

ALTAR, UNPLAYED = "altar", "unplayed"


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
class NeededThing:
    """One thing that an Offering needs, and whether it is there: a drawing's name in `assets/goblin_teeth`.

    The first of a pair says so: the next one must be alike.
    """

    drawing: str
    filled: bool
    pair: bool = False


@dataclass(frozen=True, slots=True)
class NeededGroup:
    """Things of one kind that an Offering needs, and how many of them are there."""

    drawing: str
    need: int
    have: int


def group_dice_by_seat(view: GoblinTeethView, place: str) -> list[SeatDice]:
    """Return who has dice at a place: on an Item the highest bid first."""
    dice = view.list_dice_at(place)
    seats = dict.fromkeys(die.seat for die in dice)
    hands = {thing: hand for hand, thing in view.recent}
    bids = [_build_seat_dice(seat, [die for die in dice if die.seat == seat], hands) for seat in seats]
    return bids if place == ALTAR else sorted(bids, key=lambda bid: -bid.total)


def _build_seat_dice(seat: int, dice: list[DieSeen], hands: Mapping[str, int]) -> SeatDice:
    dice = sorted(dice, key=lambda die: -die.value)
    values = tuple(die.value for die in dice)
    return SeatDice(seat, values, sum(values), tuple(hands.get(die.die) for die in dice))


def list_unplayed_dice(view: GoblinTeethView, seat: int) -> tuple[int, ...]:
    """Return the unplayed dice of a seat, the highest first."""
    return tuple(sorted((die.value for die in view.list_dice_at(UNPLAYED) if die.seat == seat), reverse=True))


def list_known_cards(view: GoblinTeethView, seat: int) -> tuple[str, ...]:
    """Return the cards of a hand that the viewer knows: all of them when the match has ended."""
    return view.hands[seat] if view.hands else view.known[seat]


def count_known_items(view: GoblinTeethView, seat: int) -> list[tuple[str, int]]:
    """Return the Items that are known in a hand, each with its count."""
    return count_cards(list_known_cards(view, seat), ITEMS)


def list_common_offerings(view: GoblinTeethView) -> dict[str, OfferingProgress]:
    """Return the Offerings that are the same for all players, with nothing there yet."""
    shared = [name for name in view.offerings[0] if all(name in own for own in view.offerings)]
    return {name: measure_offering_progress(load_offerings()[name], ()) for name in shared}


def list_offering_slots(progress: OfferingProgress, cards: Sequence[str] = ()) -> list[NeededThing]:
    """Return everything that an Offering needs, one by one; with the cards that are there any Items are told."""
    free = iter(list_items_on_free_lines(load_offerings()[progress.offering], cards) if cards else ())
    return [
        slot
        for line in progress.lines
        for slot in _list_line_slots(line, next(free, ()) if line.kind in (ANY_LINE, PAIR_LINE) else ())
    ]


def _list_line_slots(line: OfferingLine, items: Sequence[str]) -> Iterator[NeededThing]:
    for number in range(line.need):
        drawing = _get_item_drawing_name(items[number]) if number < len(items) else _get_line_drawing_name(line)
        yield NeededThing(drawing, number < line.have, line.kind == PAIR_LINE and not number)


def _get_item_drawing_name(kind: str) -> str:
    return f"item-{TOOTH_CARD if kind == 'tooth' else kind}"


def _get_line_drawing_name(line: OfferingLine) -> str:
    """Return what is drawn for each thing of a line."""
    return {TEETH_KIND: _get_item_drawing_name("tooth"), ANY_LINE: "any", PAIR_LINE: "pair"}.get(
        line.kind, _get_item_drawing_name(line.kind)
    )


def find_completed_offering(view: GoblinTeethView, seat: int) -> tuple[str, list[str]] | None:
    """Return the kind of the Offering that a seat has completed, and the cards that did it."""
    progress = min(view.get_progress(seat), key=lambda progress: progress.lacking)
    if progress.lacking:
        return None
    return progress.kind, list_items_completing_offering(progress, list_known_cards(view, seat))


def group_offering_slots(progress: OfferingProgress) -> list[NeededGroup]:
    """Return everything that an Offering needs, what is alike once."""
    return [NeededGroup(_get_line_drawing_name(line), line.need, min(line.have, line.need)) for line in progress.lines]


def is_waited_for(view: GoblinTeethView, seat: int) -> bool:
    """Tell whether the table waits for a seat."""
    return view.decision is not None and seat in view.decision.seats


def lacks_one_item(view: GoblinTeethView, seat: int) -> bool:
    """Tell whether a seat lacks a single Item of an Offering, as far as the viewer knows."""
    return view.outcome is None and any(progress.lacking == 1 for progress in view.get_progress(seat))


def find_nearest_offering(offerings: Sequence[OfferingProgress]) -> OfferingProgress | None:
    """Return the Offering that lacks least of those that are begun; `None` if none is."""
    begun = [progress for progress in offerings if any(line.have for line in progress.lines)]
    return min(begun, key=lambda offering: offering.lacking, default=None)


def list_playable_cheats(view: GoblinTeethView) -> frozenset[str]:
    """Return the Cheats in the viewer's hand that there is room for now, and of which nothing that they need lacks."""
    if view.seat is None or view.decision is None or not is_waited_for(view, view.seat):
        return frozenset()
    room = {"turn": count_cheats_allowed(view.front[view.seat], view.spent), "patient": 1}.get(view.decision.kind, 0)
    cheats = (card for card in view.hand or () if card in CHEATS and get_cheat_weight(card) <= room)
    return frozenset(card for card in cheats if not lacks_what_cheat_needs(view, card))


def has_won(view: GoblinTeethView, seat: int) -> bool:
    """Tell whether a seat has won."""
    return seat in view.crown_wearers
