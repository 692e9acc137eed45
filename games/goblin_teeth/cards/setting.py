"""Cards that give dice other values without a roll: Sneaky Sneaky, Swap and Table Bump."""

from collections.abc import Sequence

from games.goblin_teeth import events
from games.goblin_teeth.bids import Look
from games.goblin_teeth.hands import bit
from games.goblin_teeth.notation import DICE, DICE_EACH, DIE, TWO_DICE, Group, Row
from games.goblin_teeth.questions import listed, question
from games.goblin_teeth.registry import action, always
from games.goblin_teeth.rolling import SIDES
from games.goblin_teeth.state import HIDDEN, UNPLAYED, GoblinTeethState, Step
from games.goblin_teeth.table import Table, step

SNEAKY_VALUES = ("3", "4")


@action("sneaky-sneaky", always)
def sneaky_sneaky(table: Table, seat: int, _words: Row) -> None:
    """Peek at the face-down Item, unseen by others; then set any unplayed die, anyone's, to 3 or 4, if there is one.

    Ruling Sneaky Sneaky.
    """
    state = table.state
    state.hidden_seen |= bit(seat)
    table.tell(events.Peeked(seat))
    table.tell(events.PeekedItem(seat, state.pot[HIDDEN], to=seat))
    table.then(Step("sneaky", seat))


@step("sneaky")
def _ask_sneaky(table: Table, step: Step) -> None:
    if UNPLAYED in table.state.places:
        table.ask(step)


def _settable(look: Look, _asked: Step) -> list[Group]:
    return listed(*(("set", DICE[die], value) for die in _unplayed(look) for value in SNEAKY_VALUES))


def _unplayed(look: Look) -> list[int]:
    return [die for die in look.stands if look.state.places[die] == UNPLAYED]


@question("sneaky", "answer", _settable)
def _set(table: Table, asked: Step, words: Row) -> None:
    die = DIE[words[1]]
    was = table.state.dice[die]
    table.state.dice[die] = int(words[2])
    table.tell(events.Set(*table.stands(die, was), asked.seat))


def _two_unplayed(look: Look) -> list[Row]:
    """List any two unplayed dice: of two equal ones the first, and two equal ones once."""
    dice = _unplayed(look)
    rows = [TWO_DICE[one][other] for place, one in enumerate(dice) for other in dice[place + 1 :]]
    twins = {_twin(look.state, dice, die): die for die in reversed(_doubles(look, dice))}
    return rows + [TWO_DICE[one][other] for one, other in sorted(twins.items())]


def _doubles(look: Look, dice: Sequence[int]) -> list[int]:
    return [die for die, place in enumerate(look.state.places) if place == UNPLAYED and die not in dice]


def _twin(state: GoblinTeethState, dice: Sequence[int], double: int) -> int:
    """Return the die among these that equals the double."""
    seat, value = double // DICE_EACH, state.dice[double]
    return next(die for die in dice if die // DICE_EACH == seat and state.dice[die] == value)


@action("swap", _two_unplayed)
def swap(table: Table, seat: int, words: Row) -> None:
    """Exchange the values of any two unplayed dice, anyone's."""
    values, one, other = table.state.dice, DIE[words[0]], DIE[words[1]]
    values[one], values[other] = values[other], values[one]
    table.tell(events.Swapped(*table.stands(one, values[other]), seat))
    table.tell(events.Swapped(*table.stands(other, values[one]), seat))


def with_own_unplayed(look: Look) -> Sequence[Row]:
    """List the play of a card that works on all own unplayed dice: only if there are any."""
    return ((),) if look.loose else ()


@action("table-bump", with_own_unplayed)
def table_bump(table: Table, seat: int, _words: Row) -> None:
    """Turn all own unplayed dice to the opposite side: 1 and 6, 2 and 5, 3 and 4. It is not a roll."""
    state = table.state
    for die in state.loose(seat):
        was = state.dice[die]
        state.dice[die] = SIDES + 1 - was
        table.tell(events.Bumped(*table.stands(die, was), seat))
