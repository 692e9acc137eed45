"""Dice rolls: three dice, rerolls, Cursed and Blessed, the bid rules for a reroll. Rulebook "Playing Cheat cards"."""

from collections.abc import Sequence

from games.engine.chance import Chance
from games.goblin_teeth import events
from games.goblin_teeth.bids import MAX_BID, SeatLook, list_all_bids
from games.goblin_teeth.move_in_progress import MoveInProgress, register_step
from games.goblin_teeth.notation import DICE_A_PLAYER, DIE_WORDS, MoveGroup, MoveWords
from games.goblin_teeth.ongoing import BLESSED_VALUE, may_reroll, must_reroll_cursed_die
from games.goblin_teeth.questions import DECLINE_ROW, offer_rows, register_question
from games.goblin_teeth.state import AgendaStep, GoblinTeethState, build_steps_by_seat, get_die_owner

DIE_SIDES = 6
DIFFER_STEPS = build_steps_by_seat("differ")


def roll_three_dice(chance: Chance) -> list[int]:
    """Return the roll of three dice with no card in play: if all are equal, one is rerolled until it differs."""
    dice = [chance.roll_die(DIE_SIDES) for _ in range(DICE_A_PLAYER)]
    while len(set(dice)) == 1:
        dice[0] = chance.roll_die(DIE_SIDES)
    return dice


def roll_unplayed_dice(progress: MoveInProgress, seat: int, dice: Sequence[int]) -> list[AgendaStep]:
    """Roll unplayed dice of a seat, all at once; return the steps of Blessed and of three equal dice that follow."""
    state = progress.state
    for die in dice:
        state.dice[die] = _roll_until_allowed(progress, die)
    progress.add_event(events.DiceRolled(seat, [DIE_WORDS[die] for die in dice], [state.dice[die] for die in dice]))
    blessed = [AgendaStep("bless", seat, die) for die in dice if may_reroll(state, die, state.dice[die])]
    equal = [DIFFER_STEPS[seat]] if len(dice) == DICE_A_PLAYER else []
    return blessed + equal


def _roll_until_allowed(progress: MoveInProgress, die: int) -> int:
    while must_reroll_cursed_die(progress.state, die, value := progress.chance.roll_die(DIE_SIDES)):
        pass
    return value


@register_step("bless")
def _ask_blessed(progress: MoveInProgress, agenda_step: AgendaStep) -> None:
    progress.ask_question(AgendaStep("blessed", agenda_step.seat, agenda_step.die))


@register_step("differ")
def _reroll_triple(progress: MoveInProgress, agenda_step: AgendaStep) -> None:
    """If all three dice of a seat are equal, reroll one until it differs. Ruling Three equal dice."""
    state, first = progress.state, agenda_step.seat * DICE_A_PLAYER
    values = state.dice[first : first + DICE_A_PLAYER]
    if len(set(values)) == 1:
        schedule_reroll(progress, agenda_step.seat, first, unlike=values[0])


def schedule_reroll(progress: MoveInProgress, seat: int, die: int, unlike: int = 0) -> None:
    """Let a seat reroll one die, wherever it is, next on the agenda; until it is not `unlike`, if that is a value."""
    progress.push_steps(AgendaStep("roll", seat, die, unlike))


@register_step("roll")
def _reroll_die(progress: MoveInProgress, agenda_step: AgendaStep) -> None:
    """Reroll a die until it shows what can stay: first another number, then no Cursed 6, then no tie.

    If the owner is Blessed, they are asked about a 1 that could stay. If nothing could stay, the die keeps its value.
    """
    state, die = progress.state, agenda_step.die
    staying = list_reroll_stop_numbers(state, die, agenda_step.number)
    if not staying:
        progress.add_event(events.RerollImpossible(*progress.build_die_facts(die, state.dice[die]), agenda_step.seat))
        return
    rolls = [progress.chance.roll_die(DIE_SIDES)]
    while rolls[-1] not in staying:
        rolls.append(progress.chance.roll_die(DIE_SIDES))
    if may_reroll(state, die, rolls[-1]) and len(staying) > 1:
        progress.add_event(events.OwnerBlessed(agenda_step.seat, get_die_owner(die), DIE_WORDS[die], rolls, rolls[-1]))
        progress.ask_question(AgendaStep("blessed", get_die_owner(die), die, agenda_step.number))
    else:
        _settle_die(progress, agenda_step.seat, die, rolls)


def list_reroll_stop_numbers(state: GoblinTeethState, die: int, unlike: int) -> list[int]:
    """Return the numbers that end a reroll of this die, before a bid above ten is reduced."""
    others, mine = _count_bids_without_die(state, die)
    return [
        value
        for value in range(1, DIE_SIDES + 1)
        if value != unlike and not must_reroll_cursed_die(state, die, value) and mine + value not in others
    ]


def _count_bids_without_die(state: GoblinTeethState, die: int) -> tuple[list[int], int]:
    """Return the bids of the others on the Item where a die is, and what its owner bids there without it."""
    slot, seat = state.places[die], get_die_owner(die)
    if slot < 0:
        return [], -DIE_SIDES
    row = list_all_bids(state)[slot]
    return [bid for other, bid in enumerate(row) if other != seat and bid], row[seat] - state.dice[die]


def _settle_die(progress: MoveInProgress, seat: int, die: int, rolls: list[int]) -> None:
    """Let a die stay as it fell; a bid above ten is set to ten, or to the highest number below that does not tie."""
    state, was, fell = progress.state, progress.state.dice[die], rolls[-1]
    others, mine = _count_bids_without_die(state, die)
    value = fell
    while mine + value > MAX_BID or mine + value in others:
        value -= 1
    state.dice[die] = value
    kind = events.DieRerolled if value == fell else events.RerollCapped
    progress.add_event(kind(*progress.build_die_facts(die, was), seat, rolls))


def _list_bless_options(_look: SeatLook, agenda_step: AgendaStep) -> list[MoveGroup]:
    return offer_rows(("reroll", DIE_WORDS[agenda_step.die]), DECLINE_ROW)


@register_question("blessed", "answer", _list_bless_options)
def _answer_blessed(progress: MoveInProgress, agenda_step: AgendaStep, move_words: MoveWords) -> None:
    if move_words == DECLINE_ROW:
        progress.add_event(events.QuestionDeclined(agenda_step.seat, "blessed"))
        if progress.state.dice[agenda_step.die] != BLESSED_VALUE:
            _settle_die(progress, agenda_step.seat, agenda_step.die, [BLESSED_VALUE])
    else:
        schedule_reroll(progress, agenda_step.seat, agenda_step.die, agenda_step.number)
