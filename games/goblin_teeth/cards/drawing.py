"""Cards about cards: Pass, Pilfer, Revivify, Share the Load and Sneak Preview."""

from collections.abc import Sequence
from itertools import permutations

from games.goblin_teeth import events
from games.goblin_teeth.bids import SeatLook
from games.goblin_teeth.hands import (
    add_to_hand,
    count_cheats_left,
    draw_cheats,
    encode_viewer,
    list_actions,
    put_cheat_on_deck,
    take_top_cheat,
)
from games.goblin_teeth.memory import encode_viewers, list_all_viewers
from games.goblin_teeth.move_in_progress import MoveInProgress, register_step
from games.goblin_teeth.notation import SNEAK_PREVIEW, MoveGroup, MoveWords
from games.goblin_teeth.questions import DECLINE_ROW, offer_rows, register_question
from games.goblin_teeth.registry import (
    CHEAT_BY_NAME,
    list_unconditional_play,
    register_action_card,
    start_resolving_cheat,
)
from games.goblin_teeth.state import AgendaStep, GoblinTeethState

CARDS_TO_DIVIDE = 3
REVIVIFY = "revivify"


@register_action_card("pass", list_unconditional_play)
def play_pass(progress: MoveInProgress, seat: int, _words: MoveWords) -> None:
    """Draw a Cheat; this turn may end without placing a die, but need not. Ruling Pass."""
    progress.state.passing = True
    draw_cheats(progress, seat)


@register_action_card("pilfer", list_unconditional_play)
def play_pilfer(progress: MoveInProgress, seat: int, _words: MoveWords) -> None:
    """Draw a Cheat; then the player may move one Ongoing card from an opponent to in front of themselves."""
    draw_cheats(progress, seat)
    progress.push_steps(AgendaStep("pilfer", seat))


def _list_cards_of_others(state: GoblinTeethState, seat: int) -> list[str]:
    return [card for other in state.list_seats_from(seat)[1:] for card in state.front[other]]


@register_step("pilfer")
def _ask_pilfer(progress: MoveInProgress, agenda_step: AgendaStep) -> None:
    if _list_cards_of_others(progress.state, agenda_step.seat):
        progress.ask_question(agenda_step)


def _list_pilfer_options(look: SeatLook, agenda_step: AgendaStep) -> list[MoveGroup]:
    return offer_rows(*(("take", card) for card in _list_cards_of_others(look.state, agenda_step.seat)), DECLINE_ROW)


@register_question("pilfer", "answer", _list_pilfer_options)
def _answer_pilfer(progress: MoveInProgress, agenda_step: AgendaStep, move_words: MoveWords) -> None:
    if move_words == DECLINE_ROW:
        progress.add_event(events.QuestionDeclined(agenda_step.seat, "pilfer"))
        return
    front, card = progress.state.front, move_words[1]
    victim = next(seat for seat, cards in enumerate(front) if card in cards)
    front[victim].remove(card)
    front[agenda_step.seat].append(card)
    progress.add_event(events.OngoingCardPilfered(agenda_step.seat, card, victim))


def _list_discard_rows(look: SeatLook) -> Sequence[MoveWords]:
    return ((),) if look.state.cheat_discard else ()


@register_action_card(REVIVIFY, _list_discard_rows)
def play_revivify(progress: MoveInProgress, seat: int, _words: MoveWords) -> None:
    """Take the top three Cheats of the open discard: keep one, give one to the left, return one to the deck.

    Everything is open. The card itself is not yet in the discard; with fewer cards, first keep, then give, then return.
    Ruling Revivify and Share the Load.
    """
    pile = progress.state.cheat_discard
    taken = [pile.pop() for _ in range(min(CARDS_TO_DIVIDE, len(pile)))]
    progress.add_event(events.DiscardsTaken(seat, taken.copy()))
    _schedule_division(progress, seat, taken, REVIVIFY)


def _list_cheat_rows(look: SeatLook) -> Sequence[MoveWords]:
    return ((),) if count_cheats_left(look.state) else ()


@register_action_card("share-the-load", _list_cheat_rows)
def play_share_the_load(progress: MoveInProgress, seat: int, _words: MoveWords) -> None:
    """Draw three Cheats: keep one, give one to the left, return one to the top of the deck.

    Only the giver and the receiver know what is given. The card itself is not yet in the discard; with fewer cards,
    first keep, then give, then return. Ruling Revivify and Share the Load.
    """
    taken: list[str] = []
    while len(taken) < CARDS_TO_DIVIDE and (top := take_top_cheat(progress)):
        taken.append(top[0])
    progress.add_event(events.CheatsPickedUp(seat, len(taken)))
    progress.add_event(events.PickedUpCheatsSeen(seat, taken.copy(), to=seat))
    _schedule_division(progress, seat, taken, "share-the-load")


def _schedule_division(progress: MoveInProgress, seat: int, taken: list[str], card: str) -> None:
    progress.state.held = taken
    progress.push_steps(AgendaStep("divide", seat, card=card))


@register_step("divide")
def _ask_divide(progress: MoveInProgress, agenda_step: AgendaStep) -> None:
    """Ask what to do with the cards; a single one is kept."""
    if len(progress.state.held) > 1:
        progress.ask_question(agenda_step)
    else:
        _answer_divide(progress, agenda_step, ("keep", progress.state.held[0]))


def _list_divisions(look: SeatLook, _asked: AgendaStep) -> list[MoveGroup]:
    return offer_rows(*(("keep", kept, "give", given) for kept, given in permutations(look.state.held, 2)))


@register_question("divide", "answer", _list_divisions)
def _answer_divide(progress: MoveInProgress, agenda_step: AgendaStep, move_words: MoveWords) -> None:
    """Keep a card, give one to the left, return the rest. Left is the next in turn order, with dice or not."""
    state, seat, kept, given = progress.state, agenda_step.seat, move_words[1], list(move_words[3:])
    left = (seat + 1) % state.seats
    returned = [card for card in state.held if card != kept and card not in given]
    shown = encode_viewers(list_all_viewers(state)) if agenda_step.card == REVIVIFY else 0
    add_to_hand(state, seat, kept, encode_viewer(seat) | shown)
    for card in given:
        add_to_hand(state, left, card, encode_viewer(seat) | encode_viewer(left) | shown)
    for card in returned:
        put_cheat_on_deck(state, card, encode_viewer(seat) | shown)
    state.held = []
    _announce_division(progress, seat, left, (kept, given, returned), openly=bool(shown))


def _announce_division(
    progress: MoveInProgress, seat: int, left: int, cards: tuple[str, list[str], list[str]], *, openly: bool
) -> None:
    kept, given, returned = cards
    divided = events.CardsDivided(seat, left, kept, given, returned, to=None if openly else seat)
    if openly:
        progress.add_event(divided)
        return
    progress.add_event(events.HiddenCardsDivided(seat, left, len(given), len(returned)))
    progress.add_event(divided)
    if given:
        progress.add_event(events.CardReceived(seat, left, given[0], to=left))


def _list_preview_rows(look: SeatLook) -> list[MoveWords]:
    """List the plays of every other Action card in hand. Sneak Preview itself has already left the hand."""
    names = [name for name in list_actions(look.state.hands[look.seat]) if name != SNEAK_PREVIEW]
    rows = [(name, *row) for name in names for row in look.compute_once(CHEAT_BY_NAME[name].rows)]
    return [row for row in rows if row[-1] != SNEAK_PREVIEW]


@register_action_card(SNEAK_PREVIEW, _list_preview_rows)
def play_sneak_preview(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Play another Action card, which takes effect and comes back to hand; discard Sneak Preview."""
    name = move_words[0]
    start_resolving_cheat(progress, seat, name, preview=True)
    CHEAT_BY_NAME[name].play(progress, seat, move_words[1:])
