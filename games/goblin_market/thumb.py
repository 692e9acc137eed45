"""A plain player: bids what cards are worth by their suits, and takes what helps its collection."""

from collections.abc import Iterable, Sequence

from games.engine.chance import Chance
from games.goblin_market.auction import LAST_LOT, USUAL_SIZE
from games.goblin_market.decktet import BY_NAME, Card
from games.goblin_market.moves import BIDS, PASS, PICKS, SHARE, TAKE, GoblinMarketMove
from games.goblin_market.scoring import BEST
from games.goblin_market.views import GoblinMarketView

INCOME = 2
"""About so many coins come in with each auction that is still ahead."""
USUAL_GAIN = 3
"""About so many points come with each auction that is won: a better lot is worth more of the purse."""


def worth(counts: Sequence[int]) -> int:
    """Return the points of a collection with so many of each suit."""
    ordered = sorted(counts, reverse=True)
    return sum(ordered[:BEST]) - sum(ordered[BEST:])


def gain(counts: Sequence[int], suits: Iterable[int]) -> int:
    """Return the points that these suits add to a collection."""
    more = list(counts)
    for suit in suits:
        more[suit] += 1
    return worth(more) - worth(counts)


def limit(points: float, coins: int, deck: int, seats: int) -> float:
    """Return the coins that so many points are worth to a purse, with so many cards left in the deck."""
    auctions = (deck + LAST_LOT - 1) // (USUAL_SIZE + 1)
    victories = auctions / seats + 1
    return points * (coins + INCOME * auctions) / USUAL_GAIN / victories


def suits_of(cards: Iterable[Card]) -> list[int]:
    """Return all suits of some cards."""
    return [suit for card in cards for suit in card.suits]


def thumb(view: GoblinMarketView, moves: Sequence[GoblinMarketMove], _lots: Chance) -> GoblinMarketMove:
    """Bid one coin more up to what the cards are worth; take all if that gains most; pick what gains most."""
    seat = view.seat or 0
    counts = view.suits[seat]
    if PASS in moves:
        points = gain(counts, suits_of(view.lot))
        most = limit(
            max(points, *(gain(counts, card.suits) for card in view.lot), 0),
            view.coins[seat] or 0,
            view.deck,
            view.seats,
        )
        bid = BIDS[view.standing + 1]
        return bid if bid in moves and view.standing < most else PASS
    best = max(view.lot, key=lambda card: gain(counts, card.suits))
    if TAKE in moves:
        return TAKE if gain(counts, suits_of(view.lot)) >= gain(counts, best.suits) else SHARE
    return PICKS[BY_NAME[best.name]]
