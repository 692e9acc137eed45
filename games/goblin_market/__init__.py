"""Goblin Market by P.D. Magnus: auctions of Decktet cards. Coins come from the goblins, later only from each other."""

from games.goblin_market.decktet import CARDS, LEVEL_BY_RANK, RANKS, SUITS, DecktetCard
from games.goblin_market.game import GoblinMarket, GoblinMarketOptions
from games.goblin_market.moves import GoblinMarketMove, LeaveAuction, PickCard, PlaceBid, ShareCards, TakeAllCards
from games.goblin_market.scoring import find_best_suits, score_collection
from games.goblin_market.views import AuctionSeen, GoblinMarketView, compute_sisterhood_payments

__all__ = [
    "CARDS",
    "LEVEL_BY_RANK",
    "RANKS",
    "SUITS",
    "AuctionSeen",
    "DecktetCard",
    "GoblinMarket",
    "GoblinMarketMove",
    "GoblinMarketOptions",
    "GoblinMarketView",
    "LeaveAuction",
    "PickCard",
    "PlaceBid",
    "ShareCards",
    "TakeAllCards",
    "compute_sisterhood_payments",
    "find_best_suits",
    "score_collection",
]
