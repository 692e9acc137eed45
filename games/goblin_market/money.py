"""Sisterhood money and goblin money. Rulebook steps E and F."""

from collections.abc import Iterable

from games.engine.chance import Chance
from games.engine.events import Event
from games.goblin_market import events
from games.goblin_market.decktet import CARDS, LEVEL, LEVELS, Card
from games.goblin_market.state import GoblinMarketState

SISTERS = (3, 2, 1)
"""Coins for each card at the level of the winning bid's last digit, right below it, and two below it."""


def sisterhood_share(levels: Iterable[int], bid: int) -> int:
    """Return the coins that cards of these levels bring their owner when this bid wins. Ranks wrap round."""
    below = [(bid - level) % len(LEVELS) for level in levels]
    return sum(SISTERS[steps] for steps in below if steps < len(SISTERS))


def pay_sisterhood(state: GoblinMarketState, bid: int, told: list[Event]) -> list[int]:
    """Pay those who got no card in this auction; return the coins by seat."""
    paid = [0] * state.seats
    for seat in range(state.seats):
        if seat not in state.taken:
            paid[seat] = sisterhood_share([LEVEL[card] for card in state.owned[seat]], bid)
            _pay(state, seat, paid[seat], events.Sisterhood, told)
    return paid


def pay_goblin_money(state: GoblinMarketState, chance: Chance, told: list[Event]) -> tuple[int, list[int]]:
    """Turn over a goblin card and pay for its suits that a player lacks; return the card and the coins by seat."""
    card = state.goblin_deck.pop()
    state.goblin_open.append(card)
    told.append(events.GoblinCard(CARDS[card].name))
    paid = [missing_suits(CARDS[card], (CARDS[own] for own in state.owned[seat])) for seat in range(state.seats)]
    for seat, coins in enumerate(paid):
        _pay(state, seat, coins, events.GoblinMoney, told)
    if not state.goblin_deck:
        state.goblin_deck, state.goblin_open = sorted(state.goblin_open), []
        chance.shuffle(state.goblin_deck, "goblin deck")
        told.append(events.Reshuffled(len(state.goblin_deck)))
    return card, paid


def missing_suits(card: Card, collection: Iterable[Card]) -> int:
    """Return how many suits of a card a collection lacks."""
    return len(set(card.suits).difference(*[other.suits for other in collection]))


def _pay(state: GoblinMarketState, seat: int, coins: int, kind: type[events.Payment], told: list[Event]) -> None:
    state.coins[seat] += coins
    state.bank -= coins
    if coins:
        told.append(kind(seat, coins))
