"""Sisterhood money and goblin money. Rulebook steps E and F."""

from collections.abc import Iterable

from games.engine.chance import Chance
from games.engine.events import Event
from games.goblin_market import events
from games.goblin_market.decktet import CARDS, LEVEL_BY_CARD, LEVEL_BY_RANK, SUIT_BITS
from games.goblin_market.state import GoblinMarketState

SISTER_COINS = (3, 2, 1)
"""Coins for each card at the level of the winning bid's last digit, right below it, and two below it."""
COINS_BY_LEVELS_BELOW = (*SISTER_COINS, *[0] * (len(LEVEL_BY_RANK) - len(SISTER_COINS)))
"""Coins for each card by how far it is below that level."""


def compute_sisterhood_payout(levels: Iterable[int], bid: int) -> int:
    """Return the payout (coins) of cards of these levels to their owner when this bid wins.

    Ranks wrap round.
    """
    return sum([COINS_BY_LEVELS_BELOW[(bid - level) % len(COINS_BY_LEVELS_BELOW)] for level in levels])


def pay_sisterhood(state: GoblinMarketState, bid: int, event_log: list[Event]) -> list[int]:
    """Pay those who got no card in this auction; return the coins by seat."""
    paid = [0] * state.seats
    for seat in range(state.seats):
        if seat not in state.taken:
            paid[seat] = compute_sisterhood_payout([LEVEL_BY_CARD[card] for card in state.owned[seat]], bid)
            _pay_from_bank(state, seat, paid[seat], events.SisterhoodPaid, event_log)
    return paid


def pay_goblin_money(state: GoblinMarketState, chance: Chance, event_log: list[Event]) -> tuple[int, list[int]]:
    """Turn over a goblin card and pay for its suits that a player lacks; return the card and the coins by seat."""
    card = state.goblin_deck.pop()
    state.goblin_open.append(card)
    event_log.append(events.GoblinCardTurned(CARDS[card].name))
    paid = [count_missing_suits(card, owned) for owned in state.owned]
    for seat, coins in enumerate(paid):
        _pay_from_bank(state, seat, coins, events.GoblinMoneyPaid, event_log)
    if not state.goblin_deck:
        state.goblin_deck, state.goblin_open = sorted(state.goblin_open), []
        chance.shuffle(state.goblin_deck, "goblin deck")
        event_log.append(events.GoblinDeckReshuffled(len(state.goblin_deck)))
    return card, paid


def count_missing_suits(card: int, collection: Iterable[int]) -> int:
    """Return how many suits of a card a collection lacks."""
    missing = SUIT_BITS[card]
    for own in collection:
        missing &= ~SUIT_BITS[own]
    return missing.bit_count()


def _pay_from_bank(
    state: GoblinMarketState, seat: int, coins: int, kind: type[events.Payment], event_log: list[Event]
) -> None:
    state.coins[seat] += coins
    state.bank -= coins
    if coins:
        event_log.append(kind(seat, coins))
