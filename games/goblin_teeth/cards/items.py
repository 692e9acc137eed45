"""Cards that exchange Items: Exchange, Refresh and Switcheroo."""

from games.goblin_teeth import events
from games.goblin_teeth.bids import SeatLook
from games.goblin_teeth.hands import add_to_hand, discard_card, encode_viewer, list_items, take_top_item
from games.goblin_teeth.memory import remember_hidden_departure
from games.goblin_teeth.move_in_progress import MoveInProgress, find_visible_item
from games.goblin_teeth.notation import ONE_SLOT_ROWS, SLOT_BY_WORD, SLOT_WORDS, MoveWords
from games.goblin_teeth.registry import register_action_card
from games.goblin_teeth.state import HIDDEN_SLOT


def _list_item_rows(look: SeatLook) -> list[MoveWords]:
    return [(item,) for item in list_items(look.state.hands[look.seat])]


@register_action_card("exchange", _list_item_rows)
def play_exchange(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Discard an Item from hand, openly, and draw one from the deck.

    If the deck is empty, the discards are shuffled into a new one first, this Item among them.
    Ruling Exchange and Refresh.
    """
    discard_card(progress, seat, move_words[0])
    item = take_top_item(progress)
    if item is not None:
        add_to_hand(progress.state, seat, item, encode_viewer(seat))
        progress.add_event(events.ItemDrawn(seat))
        progress.add_event(events.DrawnItemSeen(seat, item, to=seat))


def _list_diceless_rows(look: SeatLook) -> list[MoveWords]:
    return [ONE_SLOT_ROWS[slot] for slot in range(len(look.state.pot)) if slot not in look.state.places]


@register_action_card("refresh", _list_diceless_rows)
def play_refresh(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Discard an Item of the Pot that has no dice, and put the top Item of the deck there, facing as the old one.

    The discard is open, also for the face-down Item. Ruling Exchange and Refresh.
    """
    state, slot = progress.state, SLOT_BY_WORD[move_words[0]]
    old = state.pot[slot]
    state.item_discard.append(old)
    state.pot[slot] = take_top_item(progress) or state.item_discard.pop()
    if slot == HIDDEN_SLOT:
        state.hidden_seen = 0
    progress.add_event(events.ItemReplaced(seat, SLOT_WORDS[slot], old, find_visible_item(state, slot)))


@register_action_card("switcheroo", _list_item_rows)
def play_switcheroo(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Put an Item from hand face down into the Pot and take the one that was there; dice on it stay.

    The Item is chosen before the other one is seen. Ruling Switcheroo.
    """
    state, item = progress.state, move_words[0]
    state.hands[seat].remove(item)
    remember_hidden_departure(state, seat, item, (seat,), item=True)
    taken, state.pot[HIDDEN_SLOT] = state.pot[HIDDEN_SLOT], item
    add_to_hand(state, seat, taken, state.hidden_seen)
    state.hidden_seen = encode_viewer(seat)
    progress.add_event(events.HiddenItemSwitched(seat))
    progress.add_event(events.SwitchedItemsSeen(seat, taken, item, to=seat))
