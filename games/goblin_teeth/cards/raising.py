"""Cards that raise one die and reduce another: Borrow and Quick Fingers."""

from games.goblin_teeth import events
from games.goblin_teeth.bids import Look, allowed, both_allowed
from games.goblin_teeth.hands import discard
from games.goblin_teeth.notation import DICE_EACH, DIE, TWO_DICE, Group, Row, unlike
from games.goblin_teeth.questions import DECLINE, listed, question
from games.goblin_teeth.registry import action
from games.goblin_teeth.state import OWN_DICE, Step, owner
from games.goblin_teeth.table import Table, step

LEAST, MOST = 1, 6
RAISED, REDUCED = 1, -1
NOWHERE = -9


def pairs(look: Look) -> list[Row]:
    """List every die that can be raised by 1 with every die that can then be reduced by 1, judged after the pair."""
    return [TWO_DICE[raised][die] for raised in look.stands for die in _reducible(look, raised)]


def is_pair(look: Look, words: Row) -> bool:
    """Tell whether two words are one of these pairs."""
    raised, reduced = [DIE.get(word) for word in words] if len(words) == 2 else (None, None)
    return raised in look.stands and reduced in _reducible(look, raised)


def _reducible(look: Look, raised: int) -> list[int]:
    """Return the dice that can be reduced once this one is raised: others elsewhere, rivals beside it, its owner's."""
    places, slot, seat = look.state.places, look.state.places[raised], owner(raised)
    if look.state.dice[raised] == MOST:
        return []
    lone, here = allowed(look.bids, slot, seat, RAISED), slot if slot >= 0 else NOWHERE
    elsewhere = look.once(_alone) if lone else ()
    found = [die for die in elsewhere if places[die] != here and die // DICE_EACH != seat]
    found += [die for die in look.once(_above_least) if places[die] == here and _rivals(look, raised, die)]
    return found + _own(look, raised, lone=lone)


def _above_least(look: Look) -> list[int]:
    return [die for die in look.stands if look.state.dice[die] > LEAST]


def _alone(look: Look) -> list[int]:
    """Return the dice that may be reduced, whatever is raised elsewhere."""
    bids, places = look.bids, look.state.places
    return [die for die in look.once(_above_least) if allowed(bids, places[die], owner(die), REDUCED)]


def _rivals(look: Look, raised: int, reduced: int) -> bool:
    """Tell whether two dice of different owners on one Item may change together."""
    one, other = owner(raised), owner(reduced)
    slot = look.state.places[raised]
    return one != other and both_allowed(look.bids, slot, (one, RAISED), (other, REDUCED))


def _own(look: Look, raised: int, *, lone: bool) -> list[int]:
    """Return the dice of the same owner that may be reduced once the first is raised, including itself.

    `lone`: the first may be raised by itself, so the other may be elsewhere.
    """
    dice, places, seat = look.state.dice, look.state.places, owner(raised)
    seen: list[tuple[int, int]] = []
    found: list[int] = []
    for die in OWN_DICE[seat]:
        stand = there, value = places[die], dice[die] + (die == raised)
        if value == LEAST or stand in seen:
            continue
        seen.append(stand)
        if there == places[raised] or (lone and allowed(look.bids, there, seat, REDUCED)):
            found.append(die)
    return found


def raise_and_reduce(table: Table, seat: int, words: Row) -> None:
    """Raise one die by 1 and reduce one by 1."""
    for word, change, kind in zip(words, (RAISED, REDUCED), (events.Raised, events.Reduced), strict=True):
        die = DIE[word]
        was = table.state.dice[die]
        table.state.dice[die] = was + change
        table.tell(kind(*table.stands(die, was), seat))


@action("borrow", pairs, is_pair)
def borrow(table: Table, seat: int, words: Row) -> None:
    """Raise any die by 1, then reduce any die by 1, the same one too. Rulings Raise then reduce, Any die."""
    raise_and_reduce(table, seat, words)


def _to_discard(look: Look) -> list[Row]:
    if all(value == MOST for value in look.state.dice):
        return []
    return [(card,) for card in unlike(look.state.hands[look.seat]) if card != "quick-fingers"]


@action("quick-fingers", _to_discard)
def quick_fingers(table: Table, seat: int, words: Row) -> None:
    """Discard cards, Items or Cheats, one at a time: for each, raise any die by 1, then reduce any die by 1.

    Each pair is judged separately; at least one card is discarded. Ruling Quick Fingers.
    """
    discard(table, seat, words[0])
    table.then(Step("shift", seat), Step("fingers", seat))


@step("shift")
def _ask_shift(table: Table, step: Step) -> None:
    table.ask(step)


@question(
    "shift",
    "answer",
    lambda look, _: [(("shift",), look.once(pairs))],
    fits=lambda look, words: words[:1] == ("shift",) and is_pair(look, words[1:]),
)
def _shift(table: Table, asked: Step, words: Row) -> None:
    raise_and_reduce(table, asked.seat, words[1:])


@step("fingers")
def _ask_fingers(table: Table, step: Step) -> None:
    if table.state.hands[step.seat]:
        table.ask(step)


def _more_fingers(look: Look, _asked: Step) -> list[Group]:
    return [(("discard",), _to_discard(look)), *listed(DECLINE)]


@question("fingers", "answer", _more_fingers)
def _go_on(table: Table, asked: Step, words: Row) -> None:
    if words != DECLINE:
        quick_fingers(table, asked.seat, words[1:])
