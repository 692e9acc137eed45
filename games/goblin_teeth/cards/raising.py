"""Cards that raise one die and reduce another: Borrow and Quick Fingers."""

from games.goblin_teeth import events
from games.goblin_teeth.bids import SeatLook, may_change_bid, may_change_both_bids
from games.goblin_teeth.hands import discard_card
from games.goblin_teeth.move_in_progress import MoveInProgress, register_step
from games.goblin_teeth.notation import DICE_A_PLAYER, DIE_BY_WORD, TWO_DICE_ROWS, MoveGroup, MoveWords, drop_duplicates
from games.goblin_teeth.questions import DECLINE_ROW, offer_rows, register_question
from games.goblin_teeth.registry import register_action_card
from games.goblin_teeth.state import DICE_BY_SEAT, AgendaStep, get_die_owner

MIN_DIE_VALUE, MAX_DIE_VALUE = 1, 6
RAISE_STEP, REDUCE_STEP = 1, -1
NO_SLOT = -9


def list_die_pairs(look: SeatLook) -> list[MoveWords]:
    """List every die that can be raised by 1 with every die that can then be reduced by 1, judged after the pair."""
    return [TWO_DICE_ROWS[raised][die] for raised in look.distinct_dice for die in _list_dice_to_reduce(look, raised)]


def is_die_pair(look: SeatLook, move_words: MoveWords) -> bool:
    """Tell whether two words are one of these pairs."""
    raised, reduced = [DIE_BY_WORD.get(word) for word in move_words] if len(move_words) == 2 else (None, None)
    return raised in look.distinct_dice and reduced in _list_dice_to_reduce(look, raised)


def _list_dice_to_reduce(look: SeatLook, raised: int) -> list[int]:
    """Return the dice that can be reduced once this one is raised: others elsewhere, rivals beside it, its owner's."""
    places, slot, seat = look.state.places, look.state.places[raised], get_die_owner(raised)
    if look.state.dice[raised] == MAX_DIE_VALUE:
        return []
    lone, here = may_change_bid(look.bids, slot, seat, RAISE_STEP), slot if slot >= 0 else NO_SLOT
    elsewhere = look.compute_once(_list_freely_reducible) if lone else ()
    found = [die for die in elsewhere if places[die] != here and die // DICE_A_PLAYER != seat]
    found += [
        die
        for die in look.compute_once(_list_reducible_dice)
        if places[die] == here and _may_change_together(look, raised, die)
    ]
    return found + _list_own_reducible(look, raised, lone=lone)


def _list_reducible_dice(look: SeatLook) -> list[int]:
    return [die for die in look.distinct_dice if look.state.dice[die] > MIN_DIE_VALUE]


def _list_freely_reducible(look: SeatLook) -> list[int]:
    """Return the dice that may be reduced, whatever is raised elsewhere."""
    bids, places = look.bids, look.state.places
    return [
        die
        for die in look.compute_once(_list_reducible_dice)
        if may_change_bid(bids, places[die], get_die_owner(die), REDUCE_STEP)
    ]


def _may_change_together(look: SeatLook, raised: int, reduced: int) -> bool:
    """Tell whether two dice of different owners on one Item may change together."""
    one, other = get_die_owner(raised), get_die_owner(reduced)
    slot = look.state.places[raised]
    return one != other and may_change_both_bids(look.bids, slot, (one, RAISE_STEP), (other, REDUCE_STEP))


def _list_own_reducible(look: SeatLook, raised: int, *, lone: bool) -> list[int]:
    """Return the dice of the same owner that may be reduced once the first is raised, including itself.

    `lone`: the first may be raised by itself, so the other may be elsewhere.
    """
    dice, places, seat = look.state.dice, look.state.places, get_die_owner(raised)
    pairs: list[tuple[int, int]] = []
    found: list[int] = []
    for die in DICE_BY_SEAT[seat]:
        stand = there, value = places[die], dice[die] + (die == raised)
        if value == MIN_DIE_VALUE or stand in pairs:
            continue
        pairs.append(stand)
        if there == places[raised] or (lone and may_change_bid(look.bids, there, seat, REDUCE_STEP)):
            found.append(die)
    return found


def raise_and_reduce(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Raise one die by 1 and reduce one by 1."""
    for word, change, kind in zip(
        move_words, (RAISE_STEP, REDUCE_STEP), (events.DieRaised, events.DieReduced), strict=True
    ):
        die = DIE_BY_WORD[word]
        was = progress.state.dice[die]
        progress.state.dice[die] = was + change
        progress.add_event(kind(*progress.build_die_facts(die, was), seat))


@register_action_card("borrow", list_die_pairs, is_die_pair)
def play_borrow(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Raise any die by 1, then reduce any die by 1, the same one too. Rulings Raise then reduce, Any die."""
    raise_and_reduce(progress, seat, move_words)


def _list_discardable_rows(look: SeatLook) -> list[MoveWords]:
    if all(value == MAX_DIE_VALUE for value in look.state.dice):
        return []
    return [(card,) for card in drop_duplicates(look.state.hands[look.seat]) if card != "quick-fingers"]


@register_action_card("quick-fingers", _list_discardable_rows)
def play_quick_fingers(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Discard cards, Items or Cheats, one at a time: for each, raise any die by 1, then reduce any die by 1.

    Each pair is judged separately; at least one card is discarded. Ruling Quick Fingers.
    """
    discard_card(progress, seat, move_words[0])
    progress.push_steps(AgendaStep("shift", seat), AgendaStep("fingers", seat))


@register_step("shift")
def _ask_shift(progress: MoveInProgress, agenda_step: AgendaStep) -> None:
    progress.ask_question(agenda_step)


def _choose_harmless_shift(look: SeatLook) -> MoveWords:
    """Return what is changed for who does not answer: one die up and down again, or else what harms them least."""

    def rate_pair(pair: MoveWords) -> tuple[bool, int]:
        raised, reduced = (get_die_owner(DIE_BY_WORD[word]) == look.seat for word in pair)
        return pair[0] == pair[1], raised - reduced

    return ("shift", *max(look.compute_once(list_die_pairs), key=rate_pair))


@register_question(
    "shift",
    "answer",
    lambda look, _: [(("shift",), look.compute_once(list_die_pairs))],
    _choose_harmless_shift,
    fits=lambda look, words: words[:1] == ("shift",) and is_die_pair(look, words[1:]),
)
def _answer_shift(progress: MoveInProgress, agenda_step: AgendaStep, move_words: MoveWords) -> None:
    raise_and_reduce(progress, agenda_step.seat, move_words[1:])


@register_step("fingers")
def _ask_fingers(progress: MoveInProgress, agenda_step: AgendaStep) -> None:
    if progress.state.hands[agenda_step.seat]:
        progress.ask_question(agenda_step)


def _list_finger_options(look: SeatLook, _asked: AgendaStep) -> list[MoveGroup]:
    return [(("discard",), _list_discardable_rows(look)), *offer_rows(DECLINE_ROW)]


@register_question("fingers", "answer", _list_finger_options)
def _answer_fingers(progress: MoveInProgress, agenda_step: AgendaStep, move_words: MoveWords) -> None:
    if move_words != DECLINE_ROW:
        play_quick_fingers(progress, agenda_step.seat, move_words[1:])
