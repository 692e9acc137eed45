"""Baseline players at Goblin Market: one bids by the points that a lot brings, one waits for what nobody wants."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from typing_extensions import override

from games.engine.baseline_player import BaselinePlayer, choose_best_move, filter_by_type
from games.engine.chance import Chance
from games.goblin_market.decktet import DecktetCard
from games.goblin_market.moves import PASS_MOVE, SHARE_MOVE, TAKE_MOVE, PickCard, PlaceBid
from games.goblin_market.moves import GoblinMarketMove as Move
from games.goblin_market.scoring import score_collection
from games.goblin_market.views import GoblinMarketView as View
from games.goblin_market.views import compute_sisterhood_payments, count_card_suits

CARDS_AN_AUCTION = 3
"""About so many cards leave the deck with each auction: one for the size, two for sale."""
POSITIVE_SUIT_COUNT = 3


@dataclass(frozen=True, slots=True)
class Collector(BaselinePlayer):
    """Pays `price` coins for a point, more when it is rich for the auctions to come, and at most `purse` of its coins.

    It opens with `opening` of what the lot is worth and then raises by one.
    """

    grid: ClassVar[Mapping[str, Sequence[float]]] = {
        "price": (2.0, 3.0, 4.0, 5.0),
        "purse": (0.6, 1.0),
        "opening": (0.0, 0.5, 0.9),
    }
    price: float = 4.0
    purse: float = 0.8
    opening: float = 0.4

    @override
    def __call__(self, view: View, moves: Sequence[Move], _rng: Chance) -> Move:
        """Bid, share or pick by what cards are worth to it."""
        if picks := filter_by_type(moves, PickCard):
            return choose_best_move(picks, lambda pick: estimate_gained_points(view, [_find_card(view, pick)]))
        if TAKE_MOVE in moves:
            whole, one = (
                estimate_gained_points(view, list(view.lot)),
                max(estimate_gained_points(view, [card]) for card in view.lot),
            )
            return TAKE_MOVE if whole > one or SHARE_MOVE not in moves else SHARE_MOVE
        return self.choose_bid(view, filter_by_type(moves, PlaceBid))

    def choose_bid(self, view: View, bids: list[PlaceBid]) -> Move:
        """Return a bid of at most what the lot is worth, or pass."""
        limit = min(self.estimate_lot_value(view), self.purse * _count_own_coins(view))
        min_bid = view.standing + 1 if view.standing else max(1, int(self.opening * limit))
        fair = [bid for bid in bids if min_bid <= bid.coins <= limit]
        if not fair:
            return PASS_MOVE
        near = [bid for bid in fair if bid.coins <= min_bid + 1]
        return choose_best_move(near, lambda bid: -sum(compute_sisterhood_payments(view, bid.coins)))

    def estimate_lot_value(self, view: View) -> float:
        """Evaluate the lot: return its value to it, in coins."""
        auctions = 1 + view.deck / CARDS_AN_AUCTION
        rich = _count_own_coins(view) / auctions / 4
        return (
            self.price
            * (0.5 + rich / 2)
            * max(estimate_gained_points(view, list(view.lot)), *(estimate_gained_points(view, [c]) for c in view.lot))
        )


@dataclass(frozen=True, slots=True)
class Lurker(BaselinePlayer):
    """Lets the first `wait` of the deck go by unless a card costs almost nothing; then spends all on what fits."""

    wait: float = 0.5
    bargain: float = 2.0
    eager: float = 2.0

    @override
    def __call__(self, view: View, moves: Sequence[Move], _rng: Chance) -> Move:
        """Bid low early, and by its share of the coins left late."""
        if picks := filter_by_type(moves, PickCard):
            return choose_best_move(picks, lambda pick: estimate_gained_points(view, [_find_card(view, pick)]))
        if TAKE_MOVE in moves:
            return (
                TAKE_MOVE
                if all(estimate_gained_points(view, [card]) > 0 for card in view.lot) or SHARE_MOVE not in moves
                else SHARE_MOVE
            )
        wanted_cards = sum(estimate_gained_points(view, [card]) > 0.5 for card in view.lot)
        limit = wanted_cards * self.bargain
        if view.deck < (1 - self.wait) * 36:
            limit = self.eager * wanted_cards * _count_own_coins(view) / (2 + view.deck / CARDS_AN_AUCTION)
        return next((bid for bid in filter_by_type(moves, PlaceBid) if view.standing < bid.coins <= limit), PASS_MOVE)


def estimate_gained_points(view: View, cards: list[DecktetCard]) -> float:
    """Return the points that cards add, with half a point for suits that are among one's most numerous."""
    mine = view.owned[view.seat or 0]
    before, after = score_collection(mine)[0], score_collection((*mine, *cards))[0]
    counts = count_card_suits(mine)
    edge = sorted(counts, reverse=True)[POSITIVE_SUIT_COUNT - 1]
    friends = sum(counts[suit] >= max(1, edge) for card in cards for suit in card.suits)
    return (after - before + friends) / 2 if any(counts) else len(cards) * 1.0


def _find_card(view: View, pick: PickCard) -> DecktetCard:
    return next(card for card in view.lot if str(pick).endswith(f" {card}"))


def _count_own_coins(view: View) -> int:
    return view.coins[view.seat or 0] or 0


baseline_players: dict[str, BaselinePlayer] = {"collector": Collector(), "lurker": Lurker()}
"""The baseline players of this game, by name."""
