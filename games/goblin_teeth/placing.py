"""Dice that come to lie somewhere: where they may, and what follows. Rulebook "Placing a Die"."""

from collections.abc import Mapping, Sequence

from games.goblin_teeth.bids import LIMIT, Look, stands
from games.goblin_teeth.notation import DICE, DICE_EACH, DIE, DIE_ON, Offer, Row
from games.goblin_teeth.ongoing import closed_by_manners, may_bump
from games.goblin_teeth.rolling import roll_again
from games.goblin_teeth.state import Step, owner
from games.goblin_teeth.table import DECLINE, Table, listed, question, step, where


def open_to(look: Look, die: int) -> list[int]:
    """Return the Items on which the seat may make this die come to lie, other than where it lies."""
    state, seat = look.state, die // DICE_EACH
    value, here = state.dice[die], state.places[die]
    slots = [
        slot
        for slot, bids in enumerate(look.bids)
        if (total := bids[seat] + value) <= LIMIT and total not in bids and slot != here
    ]
    closed = closed_by_manners(state, seat) if seat == look.seat else ()
    return [slot for slot in slots if slot not in closed] if closed else slots


def onto_items(look: Look, dice: Sequence[int]) -> list[Row]:
    """List each of these dice on every Item that is open to it."""
    return [DIE_ON[die][slot] for die in dice for slot in open_to(look, die)]


def place_die(table: Table, seat: int, die: int, place: int) -> None:
    """Let a seat place a die of its own; what Clumsy makes of it comes next on the agenda."""
    state = table.state
    state.places[die] = place
    table.tell("placed", seat=seat, die=DICE[die], value=state.dice[die], **where(state, place))
    if may_bump(state, seat, die):
        table.then(Step("clumsy", seat, die))


def move_dice(table: Table, seat: int, places: Mapping[int, int]) -> None:
    """Let a seat move dice, all at once; what Clumsy makes of it comes next on the agenda."""
    state = table.state
    came = {die: where(state, state.places[die]) for die in places}
    for die, place in places.items():
        state.places[die] = place
    for die, place in places.items():
        old = came[die]
        table.tell(
            "moved",
            seat=seat,
            die_seat=owner(die),
            die=DICE[die],
            value=state.dice[die],
            from_place=old["place"],
            from_item=old["item"],
            **where(state, place),
        )
    table.then(*(Step("clumsy", seat, die) for die in places if may_bump(state, seat, die)))


@step("clumsy")
def _ask_clumsy(table: Table, step: Step) -> None:
    if may_bump(table.state, step.seat, step.die):
        table.ask(step)


def _bumpable(look: Look, asked: Step) -> Sequence[Offer]:
    others = may_bump(look.state, asked.seat, asked.die)
    dice = [die for die in stands(look.state, apart=asked.die) if die in others]
    return listed(*(("reroll", DICE[die]) for die in dice), DECLINE)


@question("clumsy", _bumpable)
def _bump(table: Table, asked: Step, words: Row) -> None:
    if words == DECLINE:
        table.tell("declined", seat=asked.seat, question="clumsy")
    else:
        roll_again(table, asked.seat, DIE[words[1]])
