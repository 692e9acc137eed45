"""Cards that give dice other values without a roll: Sneaky Sneaky, Swap and Table Bump."""

from collections.abc import Sequence

from games.goblin_teeth import events
from games.goblin_teeth.bids import SeatLook
from games.goblin_teeth.hands import encode_viewer
from games.goblin_teeth.move_in_progress import MoveInProgress, register_step
from games.goblin_teeth.notation import DICE_A_PLAYER, DIE_BY_WORD, DIE_WORDS, TWO_DICE_ROWS, MoveGroup, MoveWords
from games.goblin_teeth.questions import offer_rows, register_question
from games.goblin_teeth.registry import list_unconditional_play, register_action_card
from games.goblin_teeth.rolling import DIE_SIDES
from games.goblin_teeth.state import HIDDEN_SLOT, UNPLAYED_PLACE, AgendaStep, GoblinTeethState

SNEAKY_VALUES = ("3", "4")


@register_action_card("sneaky-sneaky", list_unconditional_play)
def play_sneaky_sneaky(progress: MoveInProgress, seat: int, _words: MoveWords) -> None:
    """Peek at the face-down Item, unseen by others; then set any unplayed die, anyone's, to 3 or 4, if there is one.

    Ruling Sneaky Sneaky.
    """
    state = progress.state
    state.hidden_seen |= encode_viewer(seat)
    progress.add_event(events.HiddenItemPeeked(seat))
    progress.add_event(events.PeekedItemSeen(seat, state.pot[HIDDEN_SLOT], to=seat))
    progress.push_steps(AgendaStep("sneaky", seat))


@register_step("sneaky")
def _ask_sneaky(progress: MoveInProgress, agenda_step: AgendaStep) -> None:
    if UNPLAYED_PLACE in progress.state.places:
        progress.ask_question(agenda_step)


def _list_sneaky_options(look: SeatLook, _asked: AgendaStep) -> list[MoveGroup]:
    return offer_rows(*_list_sneaky_rows(look))


def _list_sneaky_rows(look: SeatLook) -> list[MoveWords]:
    return [("set", DIE_WORDS[die], value) for die in _list_unplayed_dice(look) for value in SNEAKY_VALUES]


def _list_unplayed_dice(look: SeatLook) -> list[int]:
    return [die for die in look.distinct_dice if look.state.places[die] == UNPLAYED_PLACE]


def _choose_harmless_set(look: SeatLook) -> MoveWords:
    """Return what is set for who does not answer: what raises a die of theirs most, or changes another least."""

    def rate_row(row: MoveWords) -> int:
        die = DIE_BY_WORD[row[1]]
        change = int(row[2]) - look.state.dice[die]
        return change if die // DICE_A_PLAYER == look.seat else -abs(change)

    return max(_list_sneaky_rows(look), key=rate_row)


@register_question("sneaky", "answer", _list_sneaky_options, silence=_choose_harmless_set)
def _answer_sneaky(progress: MoveInProgress, agenda_step: AgendaStep, move_words: MoveWords) -> None:
    die = DIE_BY_WORD[move_words[1]]
    was = progress.state.dice[die]
    progress.state.dice[die] = int(move_words[2])
    progress.add_event(events.DieSet(*progress.build_die_facts(die, was), agenda_step.seat))


def _list_unplayed_pairs(look: SeatLook) -> list[MoveWords]:
    """List any two unplayed dice: of two equal ones the first, and two equal ones once."""
    dice = _list_unplayed_dice(look)
    rows = [TWO_DICE_ROWS[die][other] for index, die in enumerate(dice) for other in dice[index + 1 :]]
    twins = {_find_equal_die(look.state, dice, die): die for die in reversed(_find_duplicate_dice(look, dice))}
    return rows + [TWO_DICE_ROWS[twin][other] for twin, other in sorted(twins.items())]


def _find_duplicate_dice(look: SeatLook, dice: Sequence[int]) -> list[int]:
    return [die for die, place in enumerate(look.state.places) if place == UNPLAYED_PLACE and die not in dice]


def _find_equal_die(state: GoblinTeethState, dice: Sequence[int], double: int) -> int:
    """Return the die among these that equals the double."""
    seat, value = double // DICE_A_PLAYER, state.dice[double]
    return next(die for die in dice if die // DICE_A_PLAYER == seat and state.dice[die] == value)


@register_action_card("swap", _list_unplayed_pairs)
def play_swap(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Exchange the values of any two unplayed dice, anyone's."""
    values, one, other = progress.state.dice, DIE_BY_WORD[move_words[0]], DIE_BY_WORD[move_words[1]]
    values[one], values[other] = values[other], values[one]
    progress.add_event(events.DiceSwapped(*progress.build_die_facts(one, values[other]), seat))
    progress.add_event(events.DiceSwapped(*progress.build_die_facts(other, values[one]), seat))


def list_if_own_unplayed(look: SeatLook) -> Sequence[MoveWords]:
    """List the play of a card that works on all own unplayed dice: only if there are any."""
    return ((),) if look.own_dice_left else ()


@register_action_card("table-bump", list_if_own_unplayed)
def play_table_bump(progress: MoveInProgress, seat: int, _words: MoveWords) -> None:
    """Turn all own unplayed dice to the opposite side: 1 and 6, 2 and 5, 3 and 4. It is not a roll."""
    state = progress.state
    for die in state.list_dice_left(seat):
        was = state.dice[die]
        state.dice[die] = DIE_SIDES + 1 - was
        progress.add_event(events.DieTurnedOver(*progress.build_die_facts(die, was), seat))
