"""Cards that raise one die and reduce another: Borrow and Quick Fingers."""

from games.goblin_teeth import events
from games.goblin_teeth.bids import SCALE, Look, allowed, both_allowed
from games.goblin_teeth.hands import discard
from games.goblin_teeth.notation import DICE_EACH, DIE, TWO_DICE, Group, Row, unlike
from games.goblin_teeth.questions import DECLINE, listed, question
from games.goblin_teeth.registry import action
from games.goblin_teeth.state import Step, owner
from games.goblin_teeth.table import Table, step

LEAST, MOST = 1, 6
RAISED, REDUCED = 1, -1
NOWHERE = -9


def pairs(look: Look) -> list[Row]:
    """List every die that can be raised by 1 with every die that can then be reduced by 1, judged after the pair."""
    bids, dice, places = look.bids, look.state.dice, look.state.places
    free = [die for die in look.stands if dice[die] > LEAST]
    alone = [die for die in free if allowed(bids, places[die], owner(die), REDUCED)]
    rows: list[Row] = []
    for raised in look.stands:
        if dice[raised] == MOST:
            continue
        slot, seat, words = places[raised], owner(raised), TWO_DICE[raised]
        here = slot if slot >= 0 else NOWHERE
        lone = allowed(bids, slot, seat, RAISED)
        if lone:
            rows += [words[die] for die in alone if places[die] != here and die // DICE_EACH != seat]
        if slot >= 0:
            rows += [words[die] for die in free if places[die] == slot and _rivals(look, raised, die)]
        rows += [words[die] for die in _own(look, raised, lone=lone)]
    return rows


def _rivals(look: Look, raised: int, reduced: int) -> bool:
    """Tell whether two dice of different owners on one Item may change together."""
    one, other = owner(raised), owner(reduced)
    slot = look.state.places[raised]
    return one != other and both_allowed(look.bids, slot, (one, RAISED), (other, REDUCED))


def _own(look: Look, raised: int, *, lone: bool) -> list[int]:
    """Return the dice of the same owner that may be reduced, as they stand once the first is raised: itself too.

    `lone`: the first may be raised for itself, so that the other may lie elsewhere.
    """
    dice, places, seat = look.state.dice, look.state.places, owner(raised)
    seen: list[int] = []
    found: list[int] = []
    for die in range(seat * DICE_EACH, (seat + 1) * DICE_EACH):
        value, there = dice[die] + (die == raised), places[die]
        stand = there * SCALE + value
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


@action("borrow", pairs)
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

    Each pair is judged by itself; it takes at least one card. Ruling Quick Fingers.
    """
    discard(table, seat, words[0])
    table.then(Step("shift", seat), Step("fingers", seat))


@step("shift")
def _ask_shift(table: Table, step: Step) -> None:
    table.ask(step)


@question("shift", "answer", lambda look, _: [(("shift",), pairs(look))])
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
