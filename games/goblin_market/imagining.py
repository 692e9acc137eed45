"""Samples worlds (determinization) that look the same to one viewer: the order of decks, and hidden purses."""

from games.engine.chance import Chance
from games.goblin_market.state import GoblinMarketState

MAX_HIDDEN_COINS = 20
"""A hidden purse is imagined with up to this many coins more than its owner has bid."""


def imagine_world(state: GoblinMarketState, seat: int | None, chance: Chance) -> GoblinMarketState:
    """Sample a possible state (determinization): a clone whose unknown cards and coins are drawn at random."""
    world = state.clone()
    for deck in (world.deck, world.goblin_deck):
        deck.sort()
        chance.shuffle(deck, "imagined deck")
    if world.hidden_coins:
        for owner, coins in enumerate(world.coins):
            if owner != seat:
                _imagine_purse(world, owner, coins, chance)
    return world


def _imagine_purse(world: GoblinMarketState, owner: int, coins: int, chance: Chance) -> None:
    """Give an owner another purse that could pay what they still owe in this auction; the bank holds the rest."""
    owes = 0 if owner in world.taken else world.bids.get(owner, 0)
    imagined = owes + chance.random_below(MAX_HIDDEN_COINS + 1, "imagined purse")
    world.coins[owner] = imagined
    world.bank += coins - imagined
