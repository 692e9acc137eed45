"""Cards that go into hands and out of them: draws, discards, gifts, with what each viewer learns."""

from games.engine.chance import Chance
from games.goblin_teeth import events
from games.goblin_teeth.items import IS_ITEM
from games.goblin_teeth.memory import as_bits, everyone, members, saw_arrive, saw_leave
from games.goblin_teeth.notation import IS_ONGOING, unlike
from games.goblin_teeth.state import GoblinTeethState
from games.goblin_teeth.table import Table


def items_in(hand: list[str]) -> list[str]:
    """Return the Items of a hand, each kind once."""
    return unlike([card for card in hand if card in IS_ITEM])


def actions_in(hand: list[str]) -> list[str]:
    """Return the Action Cheats of a hand."""
    return [card for card in hand if card not in IS_ITEM and card not in IS_ONGOING]


def cheats_left(state: GoblinTeethState) -> int:
    """Return how many Cheats can still be drawn: from the deck, and from the discard that becomes the next one."""
    return len(state.cheats) + len(state.cheat_discard)


def off_the_deck(table: Table) -> tuple[str, int] | None:
    """Take the top Cheat, shuffling the discard into a new deck if it is empty; return it and who knows it."""
    state = table.state
    if not state.cheats:
        if not state.cheat_discard:
            return None
        _reshuffle(table, "cheats", state.cheats, state.cheat_discard)
    card = state.cheats.pop()
    return card, state.deck_seen.pop(card, 0)


def onto_the_deck(state: GoblinTeethState, card: str, onlookers: int) -> None:
    """Put a Cheat on top of the deck, seen by these viewers (as bits)."""
    state.cheats.append(card)
    state.deck_seen[card] = onlookers


def draw_cheats(table: Table, seat: int, count: int = 1) -> None:
    """Let a seat draw Cheats, as many as are left."""
    state = table.state
    drawn: list[str] = []
    while len(drawn) < count and (top := off_the_deck(table)):
        card, knowing = top
        saw_arrive(state, seat, card, members(knowing))
        drawn.append(card)
    state.hands[seat] += drawn
    if drawn:
        table.tell(events.Drew(seat, len(drawn)))
        table.tell(events.DrewCards(seat, drawn, to=seat))


def off_the_items(table: Table) -> str | None:
    """Take the top Item, shuffling the discard into a new deck if it is empty. Ruling Exchange and Refresh."""
    state = table.state
    if not state.items and state.item_discard:
        _reshuffle(table, "items", state.items, state.item_discard)
    return state.items.pop() if state.items else None


def _reshuffle(table: Table, deck: str, cards: list[str], discard: list[str]) -> None:
    cards += discard
    discard.clear()
    table.chance.shuffle(cards, deck)
    table.tell(events.Reshuffled(deck, len(cards)))


def discard(table: Table, seat: int, card: str) -> None:
    """Discard a card from a hand, openly: Items to the Item discard, Cheats to theirs."""
    out_of_hand(table.state, seat, card)
    pile = table.state.item_discard if card in IS_ITEM else table.state.cheat_discard
    pile.append(card)
    table.tell(events.Discarded(seat, card))


def out_of_hand(state: GoblinTeethState, seat: int, card: str) -> None:
    """Take a card out of a hand before everyone's eyes."""
    state.hands[seat].remove(card)
    saw_leave(state, seat, card)


def into_hand(state: GoblinTeethState, seat: int, card: str, onlookers: int | None = None) -> None:
    """Put a card into a hand, seen by these viewers (as bits), or by everyone."""
    state.hands[seat].append(card)
    saw_arrive(state, seat, card, everyone(state) if onlookers is None else members(onlookers))


def bit(seat: int) -> int:
    """Return the set with only this viewer."""
    return as_bits((seat,))


def shuffle_in(items: list[str], deck: list[str], chance: Chance) -> None:
    """Shuffle Items back into the deck."""
    deck += items
    chance.shuffle(deck, "items")
