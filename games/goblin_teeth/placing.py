"""Where dice may be placed or moved, and what follows. Rulebook "Placing a Die"."""

from collections.abc import Mapping, Sequence

from games.goblin_teeth import events
from games.goblin_teeth.bids import MAX_BID, SeatLook, is_legal_bid_change, list_item_bids
from games.goblin_teeth.move_in_progress import MoveInProgress, describe_place, register_step
from games.goblin_teeth.notation import (
    DICE_A_PLAYER,
    DIE_BY_WORD,
    DIE_ON_SLOT_ROWS,
    DIE_WORDS,
    ONE_SLOT_ROWS,
    MoveGroup,
    MoveWords,
)
from games.goblin_teeth.ongoing import list_clumsy_rerolls, list_items_closed_by_polite
from games.goblin_teeth.questions import DECLINE_ROW, offer_rows, register_question
from games.goblin_teeth.rolling import schedule_reroll
from games.goblin_teeth.state import AgendaStep, GoblinTeethState, get_die_owner


def list_open_items(look: SeatLook, die: int) -> list[int]:
    """Return the Items to which the seat may bring this die, other than the one it is on."""
    state, seat = look.state, die // DICE_A_PLAYER
    value, place = state.dice[die], state.places[die]
    closed = list_items_closed_by_polite(state, seat) if seat == look.seat else ()
    return [
        slot
        for slot, bids in enumerate(look.bids)
        if (total := bids[seat] + value) <= MAX_BID and total not in bids and slot != place and slot not in closed
    ]


def may_place_die(state: GoblinTeethState, die: int, slot: int) -> bool:
    """Tell whether the owner of an unplayed die may place it on an Item."""
    seat = get_die_owner(die)
    open_ = slot < len(state.pot) and slot not in list_items_closed_by_polite(state, seat)
    return open_ and is_legal_bid_change(list_item_bids(state, slot), seat, state.dice[die])


def list_own_dice_placements(look: SeatLook) -> list[tuple[int, list[MoveWords]]]:
    """List the seat's own unplayed dice, each with the Items open to it: as `list_open_items`, for all at once."""
    seat, bids, closed = look.seat, look.bids, list_items_closed_by_polite(look.state, look.seat)
    rows_by_die: list[tuple[int, list[MoveWords]]] = []
    for die in look.own_dice_left:
        value = look.state.dice[die]
        rows = [
            ONE_SLOT_ROWS[slot]
            for slot, row in enumerate(bids)
            if (total := row[seat] + value) <= MAX_BID and total not in row and slot not in closed
        ]
        rows_by_die.append((die, rows))
    return rows_by_die


def list_rows_onto_items(look: SeatLook, dice: Sequence[int]) -> list[MoveWords]:
    """List each of these dice on every Item that is open to it."""
    return [DIE_ON_SLOT_ROWS[die][slot] for die in dice for slot in list_open_items(look, die)]


def place_die(progress: MoveInProgress, seat: int, die: int, place: int) -> None:
    """Let a seat place an own die; what Clumsy makes of it is next on the agenda."""
    state = progress.state
    state.places[die] = place
    progress.add_event(events.DiePlaced(seat, DIE_WORDS[die], state.dice[die], *describe_place(state, place)))
    if list_clumsy_rerolls(state, seat, die):
        progress.push_steps(AgendaStep("clumsy", seat, die))


def move_dice(progress: MoveInProgress, seat: int, places: Mapping[int, int]) -> None:
    """Let a seat move dice, all at once; what Clumsy makes of it is next on the agenda."""
    state = progress.state
    came = {die: describe_place(state, state.places[die]) for die in places}
    for die, place in places.items():
        state.places[die] = place
    for die, place in places.items():
        key = (DIE_WORDS[die], state.dice[die], *came[die], *describe_place(state, place))
        progress.add_event(events.DieMoved(seat, get_die_owner(die), *key))
    progress.push_steps(*(AgendaStep("clumsy", seat, die) for die in places if list_clumsy_rerolls(state, seat, die)))


@register_step("clumsy")
def _ask_clumsy(progress: MoveInProgress, agenda_step: AgendaStep) -> None:
    if list_clumsy_rerolls(progress.state, agenda_step.seat, agenda_step.die):
        progress.ask_question(agenda_step)


def _list_clumsy_options(look: SeatLook, agenda_step: AgendaStep) -> list[MoveGroup]:
    others = list_clumsy_rerolls(look.state, agenda_step.seat, agenda_step.die)
    firsts = {(get_die_owner(die), look.state.dice[die]): die for die in reversed(others)}
    return offer_rows(*(("reroll", DIE_WORDS[die]) for die in sorted(firsts.values())), DECLINE_ROW)


@register_question("clumsy", "answer", _list_clumsy_options)
def _answer_clumsy(progress: MoveInProgress, agenda_step: AgendaStep, move_words: MoveWords) -> None:
    if move_words == DECLINE_ROW:
        progress.add_event(events.QuestionDeclined(agenda_step.seat, "clumsy"))
    else:
        schedule_reroll(progress, agenda_step.seat, DIE_BY_WORD[move_words[1]])
