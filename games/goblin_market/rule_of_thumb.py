"""A rule-of-thumb player: bids what cards are worth by their suits, and takes what helps its collection."""

from collections.abc import Sequence

from games.engine.chance import Chance
from games.goblin_market.auction import MAX_LAST_LOT_CARDS, USUAL_LOT_SIZE
from games.goblin_market.card_values import compute_gain, pack_card, pack_suits
from games.goblin_market.decktet import CARD_BY_NAME
from games.goblin_market.moves import BID_MOVES, PASS_MOVE, PICK_MOVES, SHARE_MOVE, TAKE_MOVE, GoblinMarketMove
from games.goblin_market.views import GoblinMarketView

COINS_AN_AUCTION = 2
"""About how many coins come in with each future auction."""
POINTS_A_WIN = 3
"""About how many points each auction won brings: a better lot is worth more of the purse."""


def compute_bid_limit(points: float, coins: int, deck: int, seats: int) -> float:
    """Return the coins that points are worth to a purse, with this many cards left in the deck."""
    auctions = (deck + MAX_LAST_LOT_CARDS - 1) // (USUAL_LOT_SIZE + 1)
    victories = auctions / seats + 1
    return points * (coins + COINS_AN_AUCTION * auctions) / POINTS_A_WIN / victories


def choose_rule_of_thumb_move(
    view: GoblinMarketView, moves: Sequence[GoblinMarketMove], _rng: Chance
) -> GoblinMarketMove:
    """Choose a move by rules of thumb (a heuristic): bid up to the cards' worth; take or pick what gains most."""
    seat = view.seat or 0
    owned, lot = pack_suits(view.suits[seat]), [pack_card(card) for card in view.lot]
    gain_of_all, gains = compute_gain(owned, sum(lot)), [compute_gain(owned, card) for card in lot]
    if PASS_MOVE in moves:
        limit = compute_bid_limit(max(gain_of_all, *gains, 0), view.coins[seat] or 0, view.deck, view.seats)
        bid = BID_MOVES[view.standing + 1]
        return bid if bid in moves and view.standing < limit else PASS_MOVE
    best = max(gains)
    if TAKE_MOVE in moves:
        return TAKE_MOVE if gain_of_all >= best else SHARE_MOVE
    return PICK_MOVES[CARD_BY_NAME[view.lot[gains.index(best)].name]]
