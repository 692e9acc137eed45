"""Where dice may be placed or moved, and what follows. Rulebook "Placing a Die"."""

from collections.abc import Mapping, Sequence

from games.goblin_teeth import events
from games.goblin_teeth.bids import LIMIT, Look, bids_for, lawful
from games.goblin_teeth.notation import DICE, DICE_EACH, DIE, DIE_ON, ONE_SLOT, Group, Row
from games.goblin_teeth.ongoing import closed_by_manners, may_bump
from games.goblin_teeth.questions import DECLINE, listed, question
from games.goblin_teeth.rolling import roll_again
from games.goblin_teeth.state import GoblinTeethState, Step, owner
from games.goblin_teeth.table import Table, step, where


def open_to(look: Look, die: int) -> list[int]:
    """Return the Items to which the seat may bring this die, other than the one it is on."""
    state, seat = look.state, die // DICE_EACH
    value, here = state.dice[die], state.places[die]
    closed = closed_by_manners(state, seat) if seat == look.seat else ()
    return [
        slot
        for slot, bids in enumerate(look.bids)
        if (total := bids[seat] + value) <= LIMIT and total not in bids and slot != here and slot not in closed
    ]


def is_open_to(state: GoblinTeethState, die: int, slot: int) -> bool:
    """Tell whether the owner of an unplayed die may place it on an Item."""
    seat = owner(die)
    open_ = slot < len(state.pot) and slot not in closed_by_manners(state, seat)
    return open_ and lawful(bids_for(state, slot), seat, state.dice[die])


def onto_open_items(look: Look) -> list[tuple[int, list[Row]]]:
    """List the seat's own unplayed dice, each with the Items that are open to it: as `open_to`, for all at once."""
    seat, bids, closed = look.seat, look.bids, closed_by_manners(look.state, look.seat)
    found: list[tuple[int, list[Row]]] = []
    for die in look.loose:
        value = look.state.dice[die]
        rows = [
            ONE_SLOT[slot]
            for slot, row in enumerate(bids)
            if (total := row[seat] + value) <= LIMIT and total not in row and slot not in closed
        ]
        found.append((die, rows))
    return found


def onto_items(look: Look, dice: Sequence[int]) -> list[Row]:
    """List each of these dice on every Item that is open to it."""
    return [DIE_ON[die][slot] for die in dice for slot in open_to(look, die)]


def place_die(table: Table, seat: int, die: int, place: int) -> None:
    """Let a seat place an own die; what Clumsy makes of it is next on the agenda."""
    state = table.state
    state.places[die] = place
    table.tell(events.Placed(seat, DICE[die], state.dice[die], *where(state, place)))
    if may_bump(state, seat, die):
        table.then(Step("clumsy", seat, die))


def move_dice(table: Table, seat: int, places: Mapping[int, int]) -> None:
    """Let a seat move dice, all at once; what Clumsy makes of it is next on the agenda."""
    state = table.state
    came = {die: where(state, state.places[die]) for die in places}
    for die, place in places.items():
        state.places[die] = place
    for die, place in places.items():
        seen = (DICE[die], state.dice[die], *came[die], *where(state, place))
        table.tell(events.Moved(seat, owner(die), *seen))
    table.then(*(Step("clumsy", seat, die) for die in places if may_bump(state, seat, die)))


@step("clumsy")
def _ask_clumsy(table: Table, step: Step) -> None:
    if may_bump(table.state, step.seat, step.die):
        table.ask(step)


def _bumpable(look: Look, asked: Step) -> list[Group]:
    others = may_bump(look.state, asked.seat, asked.die)
    firsts = {(owner(die), look.state.dice[die]): die for die in reversed(others)}
    return listed(*(("reroll", DICE[die]) for die in sorted(firsts.values())), DECLINE)


@question("clumsy", "answer", _bumpable)
def _bump(table: Table, asked: Step, words: Row) -> None:
    if words == DECLINE:
        table.tell(events.Declined(asked.seat, "clumsy"))
    else:
        roll_again(table, asked.seat, DIE[words[1]])
