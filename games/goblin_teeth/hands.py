"""Cards that go into hands and out of them: draws, discards, gifts, with what each viewer learns."""

from games.engine.chance import Chance
from games.goblin_teeth import events
from games.goblin_teeth.items import ITEM_SET
from games.goblin_teeth.memory import (
    decode_viewers,
    encode_viewers,
    list_all_viewers,
    remember_arrival,
    remember_departure,
)
from games.goblin_teeth.move_in_progress import MoveInProgress
from games.goblin_teeth.notation import ONGOING_CHEAT_SET, drop_duplicates
from games.goblin_teeth.state import GoblinTeethState


def list_items(hand: list[str]) -> list[str]:
    """Return the Items of a hand, each kind once."""
    return drop_duplicates([card for card in hand if card in ITEM_SET])


def list_actions(hand: list[str]) -> list[str]:
    """Return the Action Cheats of a hand."""
    return [card for card in hand if card not in ITEM_SET and card not in ONGOING_CHEAT_SET]


def count_cheats_left(state: GoblinTeethState) -> int:
    """Return how many Cheats can still be drawn: from the deck, and from the discard that becomes the next one."""
    return len(state.cheats) + len(state.cheat_discard)


def take_top_cheat(progress: MoveInProgress) -> tuple[str, int] | None:
    """Take the top Cheat, shuffling the discard into a new deck if it is empty; return it and who knows it."""
    state = progress.state
    if not state.cheats:
        if not state.cheat_discard:
            return None
        _reshuffle_discard(progress, "cheats", state.cheats, state.cheat_discard)
    card = state.cheats.pop()
    return card, state.deck_seen.pop(card, 0)


def put_cheat_on_deck(state: GoblinTeethState, card: str, onlookers: int) -> None:
    """Put a Cheat on top of the deck, seen by these viewers (as bits)."""
    state.cheats.append(card)
    state.deck_seen[card] = onlookers


def draw_cheats(progress: MoveInProgress, seat: int, count: int = 1) -> None:
    """Let a seat draw Cheats, as many as are left."""
    state = progress.state
    drawn: list[str] = []
    while len(drawn) < count and (top := take_top_cheat(progress)):
        card, knowing = top
        remember_arrival(state, seat, card, decode_viewers(knowing))
        drawn.append(card)
    state.hands[seat] += drawn
    if drawn:
        progress.add_event(events.CheatsDrawn(seat, len(drawn)))
        progress.add_event(events.OwnCheatsDrawn(seat, drawn, to=seat))


def take_top_item(progress: MoveInProgress) -> str | None:
    """Take the top Item, shuffling the discard into a new deck if it is empty. Ruling Exchange and Refresh."""
    state = progress.state
    if not state.items and state.item_discard:
        _reshuffle_discard(progress, "items", state.items, state.item_discard)
    return state.items.pop() if state.items else None


def _reshuffle_discard(progress: MoveInProgress, deck: str, cards: list[str], discard: list[str]) -> None:
    cards += discard
    discard.clear()
    progress.chance.shuffle(cards, deck)
    progress.add_event(events.DeckReshuffled(deck, len(cards)))


def discard_card(progress: MoveInProgress, seat: int, card: str) -> None:
    """Discard a card from a hand, openly: Items to the Item discard, Cheats to theirs."""
    remove_from_hand(progress.state, seat, card)
    pile = progress.state.item_discard if card in ITEM_SET else progress.state.cheat_discard
    pile.append(card)
    progress.add_event(events.CardDiscarded(seat, card))


def remove_from_hand(state: GoblinTeethState, seat: int, card: str) -> None:
    """Take a card out of a hand before everyone's eyes."""
    state.hands[seat].remove(card)
    remember_departure(state, seat, card)


def add_to_hand(state: GoblinTeethState, seat: int, card: str, onlookers: int | None = None) -> None:
    """Put a card into a hand, seen by these viewers (as bits), or by everyone."""
    state.hands[seat].append(card)
    remember_arrival(state, seat, card, list_all_viewers(state) if onlookers is None else decode_viewers(onlookers))


def encode_viewer(seat: int) -> int:
    """Return the set with only this viewer."""
    return encode_viewers((seat,))


def shuffle_into_deck(items: list[str], deck: list[str], chance: Chance) -> None:
    """Shuffle Items back into the deck."""
    deck += items
    chance.shuffle(deck, "items")
