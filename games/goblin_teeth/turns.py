"""A turn: Cheats, Poisoner's gift, a die. Rulebook "Taking Turns", "Playing Cheat cards", "Placing a Die", "Altar"."""

from collections.abc import Callable
from dataclasses import dataclass

from games.engine.chance import Chance
from games.engine.events import Event
from games.engine.questions import Question
from games.goblin_teeth import events
from games.goblin_teeth.bids import SeatLook, is_distinct_die_left, may_change_bid
from games.goblin_teeth.cards import CHEAT_BY_NAME
from games.goblin_teeth.goblin import guess_placement
from games.goblin_teeth.hands import add_to_hand, draw_cheats, encode_viewer
from games.goblin_teeth.memory import remember_hidden_departure
from games.goblin_teeth.move_in_progress import MoveInProgress, register_step, run_queued_steps
from games.goblin_teeth.notation import (
    CHEATS,
    DIE_BY_WORD,
    DIE_WORDS,
    PLAYER_WORDS,
    SEAT_BY_WORD,
    SLOT_BY_WORD,
    GoblinTeethMove,
    MoveGroup,
    Moves,
    MoveWords,
    drop_duplicates,
)
from games.goblin_teeth.ongoing import count_cheats_allowed, count_priest_extra_cards, get_cheat_weight, may_poison
from games.goblin_teeth.placing import list_own_dice_placements, may_place_die, place_die
from games.goblin_teeth.questions import QUESTIONS, close_question
from games.goblin_teeth.refusals import explain_illegal_turn
from games.goblin_teeth.registry import start_resolving_cheat
from games.goblin_teeth.state import ALTAR_PLACE, AgendaStep, GoblinTeethState, build_steps_by_seat, get_die_owner

NO_DIE = -1
MAX_PASSES_A_ROUND = 5
"""Ruling Bounds: a round has at most this many turns without a die."""
POISON_REDUCTION = 2

END_TURN_STEP, ROUND_END_STEP = AgendaStep("end-turn"), AgendaStep("round-end")
PATIENT_STEPS = build_steps_by_seat("patient")
END_ROW: MoveWords = ("end",)
PLACE_ROWS: tuple[MoveWords, ...] = tuple(("place", die) for die in DIE_WORDS)
CHEAT_ROW_BY_NAME: dict[str, MoveWords] = {name: ("cheat", name) for name in CHEATS}
ALTAR_ROWS: tuple[MoveWords, ...] = (("altar",), ("altar", "draw"))
CLEAR_ROWS: tuple[MoveWords, ...] = tuple(("altar", "clear", player) for player in PLAYER_WORDS)


def begin_turn(state: GoblinTeethState, seat: int) -> None:
    """Give the turn to a seat."""
    state.turn, state.spent, state.passing, state.poisoned = seat, 0, False, False


def may_end_turn(state: GoblinTeethState) -> bool:
    """Tell whether the turn may end without a die. Card: Pass."""
    return state.passing and state.passes < MAX_PASSES_A_ROUND


def list_cheat_plays(look: SeatLook, room: int) -> list[MoveGroup]:
    """List every play of every Cheat in the seat's hand, if there is room for that many plays."""
    if room <= 0:
        return []
    return [
        (CHEAT_ROW_BY_NAME[name], look.compute_once(CHEAT_BY_NAME[name].rows))
        for name in look.state.hands[look.seat]
        if name in CHEAT_BY_NAME and room >= get_cheat_weight(name)
    ]


def play_cheat(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Play a Cheat: `move_words` are its name and how it is played."""
    name = move_words[0]
    progress.state.spent += get_cheat_weight(name)
    start_resolving_cheat(progress, seat, name)
    CHEAT_BY_NAME[name].play(progress, seat, move_words[1:])


def _list_altar_rows(state: GoblinTeethState) -> list[MoveWords]:
    """List the Altar actions for a die."""
    return [*ALTAR_ROWS, *[CLEAR_ROWS[seat] for seat, cards in enumerate(state.front) if cards]]


def list_place_groups(look: SeatLook) -> list[MoveGroup]:
    """List every own unplayed die on every Item that is open to it, and on the Altar with every Altar action."""
    altar = _list_altar_rows(look.state)
    return [(PLACE_ROWS[die], rows + altar) for die, rows in list_own_dice_placements(look)]


def list_poison_rows(look: SeatLook) -> list[MoveWords]:
    """List every die of another player that can be reduced by two, with every card in hand."""
    state = look.state
    dice = [
        die
        for die in look.distinct_dice
        if get_die_owner(die) != look.seat
        and state.dice[die] > POISON_REDUCTION
        and may_change_bid(look.bids, state.places[die], get_die_owner(die), -POISON_REDUCTION)
    ]
    return [(DIE_WORDS[die], card) for die in dice for card in drop_duplicates(state.hands[look.seat])]


def list_turn_moves(state: GoblinTeethState, seat: int) -> Moves:
    """Return the placements and plays of a turn."""
    look = SeatLook(state, seat)
    groups = list_place_groups(look)
    if may_end_turn(state):
        groups.append(((), (END_ROW,)))
    if may_poison(state, seat):
        groups.append((("poison",), list_poison_rows(look)))
    return Moves(groups + list_cheat_plays(look, count_cheats_allowed(state.front[seat], state.spent)))


def play_turn_part(
    state: GoblinTeethState, seat: int, move: GoblinTeethMove, chance: Chance, event_log: list[Event]
) -> None:
    """Take a part of a turn: only this play is judged, because listing all moves takes longer than the rest."""
    verb = TURN_VERBS.get(move.words[0])
    if verb is None or not verb.fits(state, seat, move.words[1:]):
        raise explain_illegal_turn(state, seat, move)
    progress = close_question(state, chance, event_log)
    verb.play(progress, seat, move.words[1:])
    run_queued_steps(progress)


def choose_default_move(state: GoblinTeethState, seat: int) -> GoblinTeethMove:
    """Choose the default of a turn (timeout): the lowest die goes on the Altar for a Cheat."""
    lowest = min(state.list_dice_left(seat), key=state.dice.__getitem__)
    return GoblinTeethMove((*PLACE_ROWS[lowest], "altar", "draw"))


QUESTIONS["turn"] = Question(
    "turn", list_turn_moves, play_turn_part, choose_default_move, guess_placement, tempo="turn"
)


def _fits_place(state: GoblinTeethState, seat: int, move_words: MoveWords) -> bool:
    if len(move_words) < 2 or not is_distinct_die_left(state, seat, DIE_BY_WORD.get(move_words[0], NO_DIE)):
        return False
    slot = SLOT_BY_WORD.get(move_words[1])
    if slot is None:
        return move_words[1:] in _list_altar_rows(state)
    return len(move_words) == 2 and may_place_die(state, DIE_BY_WORD[move_words[0]], slot)


def _play_placement(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Place a die: the end of the turn."""
    progress.push_steps(END_TURN_STEP)
    die, place = DIE_BY_WORD[move_words[0]], SLOT_BY_WORD.get(move_words[1], ALTAR_PLACE)
    place_die(progress, seat, die, place)
    if place == ALTAR_PLACE and len(move_words) > 2:
        ALTAR_ACTIONS[move_words[2]](progress, seat, die, move_words[3:])


def _draw_for_altar_die(progress: MoveInProgress, seat: int, die: int, _words: MoveWords) -> None:
    draw_cheats(progress, seat, 1 + count_priest_extra_cards(progress.state, seat, die))


def _clear_at_altar(progress: MoveInProgress, seat: int, _die: int, move_words: MoveWords) -> None:
    """Discard all Ongoing cards in front of a player."""
    target = SEAT_BY_WORD[move_words[0]]
    cards = progress.state.front[target]
    progress.add_event(events.OngoingCardsCleared(seat, target, list(cards)))
    progress.state.cheat_discard += cards
    cards.clear()


ALTAR_ACTIONS: dict[str, Callable[[MoveInProgress, int, int, MoveWords], None]] = {
    "draw": _draw_for_altar_die,
    "clear": _clear_at_altar,
}


def _pass_turn(progress: MoveInProgress, seat: int, _words: MoveWords) -> None:
    """End the turn without placing a die, as Pass allows."""
    progress.state.passes += 1
    progress.add_event(events.TurnPassed(seat))
    progress.push_steps(END_TURN_STEP)


def _give_poison(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Give a card to another player and reduce one of their dice by two. Ruling Poisoner: only they see the card."""
    state, die, card = progress.state, DIE_BY_WORD[move_words[0]], move_words[1]
    victim = get_die_owner(die)
    state.poisoned = True
    state.hands[seat].remove(card)
    remember_hidden_departure(state, seat, card, (seat, victim))
    add_to_hand(state, victim, card, encode_viewer(seat) | encode_viewer(victim))
    was = state.dice[die]
    state.dice[die] = was - POISON_REDUCTION
    progress.add_event(events.DiePoisoned(*progress.build_die_facts(die, was), seat))
    for knowing in (seat, victim):
        progress.add_event(events.PoisonCardGiven(seat, victim, card, to=knowing))


def _fits_end(state: GoblinTeethState, _seat: int, move_words: MoveWords) -> bool:
    return not move_words and may_end_turn(state)


def _fits_poison(state: GoblinTeethState, seat: int, move_words: MoveWords) -> bool:
    return may_poison(state, seat) and move_words in list_poison_rows(SeatLook(state, seat))


def _fits_cheat(state: GoblinTeethState, seat: int, move_words: MoveWords) -> bool:
    if not move_words or move_words[0] not in CHEAT_BY_NAME or move_words[0] not in state.hands[seat]:
        return False
    room = count_cheats_allowed(state.front[seat], state.spent)
    return get_cheat_weight(move_words[0]) <= room and CHEAT_BY_NAME[move_words[0]].allows_play(
        SeatLook(state, seat), move_words[1:]
    )


@dataclass(frozen=True, slots=True)
class TurnVerb:
    """A part of a turn: whether the words after it are legal now, and what they do."""

    fits: Callable[[GoblinTeethState, int, MoveWords], bool]
    play: Callable[[MoveInProgress, int, MoveWords], None]


TURN_VERBS = {
    "place": TurnVerb(_fits_place, _play_placement),
    "end": TurnVerb(_fits_end, _pass_turn),
    "poison": TurnVerb(_fits_poison, _give_poison),
    "cheat": TurnVerb(_fits_cheat, play_cheat),
}


@register_step("end-turn")
def _end_turn(progress: MoveInProgress, _step: AgendaStep) -> None:
    """Pass the turn to the next player with an unplayed die; without any, the round closes."""
    state = progress.state
    for number in range(state.turn + 1, state.turn + 1 + state.seats):
        if state.has_dice_left(number % state.seats):
            begin_turn(state, number % state.seats)
            return
    progress.push_steps(*(PATIENT_STEPS[seat] for seat in state.list_seats_from(state.first)), ROUND_END_STEP)
