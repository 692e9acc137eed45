"""Cards that exchange Items: Exchange, Refresh and Switcheroo."""

from games.goblin_teeth import events
from games.goblin_teeth.bids import Look
from games.goblin_teeth.hands import bit, discard, into_hand, items_in, off_the_items
from games.goblin_teeth.memory import missed_leave
from games.goblin_teeth.notation import ONE_SLOT, SLOT, SLOTS, Row
from games.goblin_teeth.registry import action
from games.goblin_teeth.state import HIDDEN
from games.goblin_teeth.table import Table, face


def _items_in_hand(look: Look) -> list[Row]:
    return [(item,) for item in items_in(look.state.hands[look.seat])]


@action("exchange", _items_in_hand)
def exchange(table: Table, seat: int, words: Row) -> None:
    """Discard an Item from hand, openly, and draw one from the deck.

    If the deck is empty, the discards are shuffled into a new one first, this Item among them.
    Ruling Exchange and Refresh.
    """
    discard(table, seat, words[0])
    item = off_the_items(table)
    if item is not None:
        into_hand(table.state, seat, item, bit(seat))
        table.tell(events.DrewItem(seat))
        table.tell(events.DrewItemCard(seat, item, to=seat))


def _without_dice(look: Look) -> list[Row]:
    return [ONE_SLOT[slot] for slot in range(len(look.state.pot)) if slot not in look.state.places]


@action("refresh", _without_dice)
def refresh(table: Table, seat: int, words: Row) -> None:
    """Discard an Item of the Pot that has no dice, and put the top Item of the deck there, facing as the old one.

    The discard is open, also for the face-down Item. Ruling Exchange and Refresh.
    """
    state, slot = table.state, SLOT[words[0]]
    old = state.pot[slot]
    state.item_discard.append(old)
    state.pot[slot] = off_the_items(table) or state.item_discard.pop()
    if slot == HIDDEN:
        state.hidden_seen = 0
    table.tell(events.Refreshed(seat, SLOTS[slot], old, face(state, slot)))


@action("switcheroo", _items_in_hand)
def switcheroo(table: Table, seat: int, words: Row) -> None:
    """Put an Item from hand face down into the Pot and take the one that was there; dice on it stay.

    The Item is chosen before the other one is seen. Ruling Switcheroo.
    """
    state, item = table.state, words[0]
    state.hands[seat].remove(item)
    missed_leave(state, seat, item, (seat,), item=True)
    taken, state.pot[HIDDEN] = state.pot[HIDDEN], item
    into_hand(state, seat, taken, state.hidden_seen)
    state.hidden_seen = bit(seat)
    table.tell(events.Switched(seat))
    table.tell(events.SwitchedItems(seat, taken, item, to=seat))
