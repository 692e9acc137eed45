"""Cards that move dice: Let Me Help, Reposition, Sleight of Hand, Trade Places and Transposition."""

from games.goblin_teeth import events
from games.goblin_teeth.bids import SeatLook, may_change_bid, may_change_both_bids
from games.goblin_teeth.hands import count_cheats_left, draw_cheats
from games.goblin_teeth.move_in_progress import MoveInProgress, register_step
from games.goblin_teeth.notation import DIE_BY_WORD, SLOT_BY_WORD, TWO_DICE_ROWS, MoveGroup, MoveWords
from games.goblin_teeth.placing import list_rows_onto_items, move_dice
from games.goblin_teeth.questions import DECLINE_ROW, offer_rows, register_question
from games.goblin_teeth.registry import register_action_card
from games.goblin_teeth.state import ALTAR_PLACE, UNPLAYED_PLACE, AgendaStep, get_die_owner

DRAW_ROW: MoveWords = ("draw",)


def _list_unplayed_rows(look: SeatLook) -> list[MoveWords]:
    state = look.state
    return list_rows_onto_items(
        look,
        [die for die in look.distinct_dice if state.places[die] == UNPLAYED_PLACE and get_die_owner(die) != look.seat],
    )


@register_action_card("let-me-help", _list_unplayed_rows)
def play_let_me_help(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Move an unplayed die of another player to an Item; that player may then draw a Cheat.

    It must be a bid that they could make if they were not Polite. Ruling Let Me Help.
    """
    die = DIE_BY_WORD[move_words[0]]
    progress.push_steps(AgendaStep("helped", get_die_owner(die)))
    move_dice(progress, seat, {die: SLOT_BY_WORD[move_words[1]]})


@register_step("helped")
def _ask_help_reward(progress: MoveInProgress, agenda_step: AgendaStep) -> None:
    if count_cheats_left(progress.state):
        progress.ask_question(agenda_step)


def _list_help_reward_options(_look: SeatLook, _asked: AgendaStep) -> list[MoveGroup]:
    return offer_rows(DRAW_ROW, DECLINE_ROW)


@register_question("helped", "answer", _list_help_reward_options, silence=DRAW_ROW)
def _answer_help_reward(progress: MoveInProgress, agenda_step: AgendaStep, move_words: MoveWords) -> None:
    if move_words == DECLINE_ROW:
        progress.add_event(events.QuestionDeclined(agenda_step.seat, "helped"))
    else:
        draw_cheats(progress, agenda_step.seat)


def _list_item_to_item_rows(look: SeatLook) -> list[MoveWords]:
    state, bids = look.state, look.bids
    lying = [die for die in look.distinct_dice if state.places[die] >= 0]
    return list_rows_onto_items(
        look, [die for die in lying if may_change_bid(bids, state.places[die], get_die_owner(die), -state.dice[die])]
    )


@register_action_card("reposition", _list_item_to_item_rows)
def play_reposition(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Move any die, anyone's, from an Item to another Item. Both bids must be legal afterwards."""
    move_dice(progress, seat, {DIE_BY_WORD[move_words[0]]: SLOT_BY_WORD[move_words[1]]})


def _list_altar_dice_rows(look: SeatLook) -> list[MoveWords]:
    return list_rows_onto_items(look, [die for die in look.distinct_dice if look.state.places[die] == ALTAR_PLACE])


@register_action_card("sleight-of-hand", _list_altar_dice_rows)
def play_sleight_of_hand(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Move any die, anyone's, from the Altar to an Item."""
    move_dice(progress, seat, {DIE_BY_WORD[move_words[0]]: SLOT_BY_WORD[move_words[1]]})


def _list_played_dice(look: SeatLook, *, own: bool) -> list[int]:
    state = look.state
    return [
        die
        for die in look.distinct_dice
        if state.places[die] != UNPLAYED_PLACE and (get_die_owner(die) == look.seat) == own
    ]


def _list_trade_rows(look: SeatLook) -> list[MoveWords]:
    theirs = _list_played_dice(look, own=False)
    return [
        TWO_DICE_ROWS[mine][die]
        for mine in _list_played_dice(look, own=True)
        for die in theirs
        if _may_trade(look, mine, die)
    ]


def _may_trade(look: SeatLook, mine: int, other: int) -> bool:
    """Tell whether two played dice of different owners are in different places and may change places."""
    state, seat, rival = look.state, look.seat, get_die_owner(other)
    own_place, other_place = state.places[mine], state.places[other]
    if own_place == other_place:
        return False
    give, take = state.dice[mine], state.dice[other]
    return may_change_both_bids(look.bids, own_place, (seat, -give), (rival, take)) and may_change_both_bids(
        look.bids, other_place, (seat, give), (rival, -take)
    )


def _swap_dice(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    one, other = DIE_BY_WORD[move_words[0]], DIE_BY_WORD[move_words[1]]
    places = progress.state.places
    move_dice(progress, seat, {one: places[other], other: places[one]})


@register_action_card("trade-places", _list_trade_rows)
def play_trade_places(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Let an own played die and one of another player change places; they keep their values; the Altar counts.

    They are in different places; the bids are judged when both have moved. Ruling Trade Places and Transposition.
    """
    _swap_dice(progress, seat, move_words)


def _list_own_pair_rows(look: SeatLook) -> list[MoveWords]:
    dice = _list_played_dice(look, own=True)
    return [
        TWO_DICE_ROWS[die][other]
        for number, die in enumerate(dice)
        for other in dice[number + 1 :]
        if _may_transpose(look, die, other)
    ]


def _may_transpose(look: SeatLook, one: int, other: int) -> bool:
    """Tell whether two of the seat's own played dice are in different places and may change places."""
    state, seat, bids = look.state, look.seat, look.bids
    first_place, second_place = state.places[one], state.places[other]
    more = state.dice[other] - state.dice[one]
    return (
        first_place != second_place
        and may_change_bid(bids, first_place, seat, more)
        and may_change_bid(bids, second_place, seat, -more)
    )


@register_action_card("transposition", _list_own_pair_rows)
def play_transposition(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Let two own played dice change places; they keep their values; the Altar counts. As Trade Places."""
    _swap_dice(progress, seat, move_words)
