"""Reasons in reviews of Goblin Market why another move was better: what cards are worth, and whom a bid pays."""

from collections.abc import Sequence

from games.engine.review import Fact, ReviewMeasure
from games.goblin_market.moves import SHARE_MOVE, TAKE_MOVE, Bid, GoblinMarketMove, Pick
from games.goblin_market.state import GoblinMarketState
from games.goblin_market.thumb import compute_bid_limit
from games.goblin_market.views import GoblinMarketView, compute_sisterhood_payments
from games.goblin_market.worth import compute_gain, pack_card, pack_suits

Moves = Sequence[GoblinMarketMove]


def compute_gains(view: GoblinMarketView) -> tuple[int, list[int]]:
    """Return what all cards for sale add to the viewer's collection in points, and what each of them adds."""
    owned, lot = pack_suits(view.suits[view.seat or 0]), [pack_card(card) for card in view.lot]
    return compute_gain(owned, sum(lot)), [compute_gain(owned, card) for card in lot]


def compare_bid_payments(view: GoblinMarketView, played: Moves, other: Moves) -> Fact | None:
    """Return what two bids pay the others in matching money, if they differ."""
    bids = [move.coins for move in (played[0], other[0]) if isinstance(move, Bid)]
    if len(bids) < 2:
        return None
    paid, less = (sum(compute_sisterhood_payments(view, bid)) for bid in bids)
    return Fact("payments", {"bid": bids[0], "paid": paid, "other": bids[1], "less": less}) if paid > less else None


def weigh_bid(view: GoblinMarketView, _played: Moves, other: Moves) -> Fact | None:
    """Return what the cards for sale are worth, if that speaks for the other move."""
    return weigh_lot_worth(view, other[0])


def weigh_lot_worth(view: GoblinMarketView, move: GoblinMarketMove) -> Fact | None:
    """Return what the cards for sale add to the collection, and about what that is worth to the purse.

    `None` if a bid is higher than that, or a pass leaves the cards for less: a goblin also looks at whom bids pay.
    """
    if not view.is_bidding:
        return None
    seat = view.seat or 0
    together, gains = compute_gains(view)
    points = max(0, together, *gains)
    purse = view.coins[seat] or 0
    limit = min(round(compute_bid_limit(points, purse, view.deck, view.seats)), purse)
    speaks = move.coins <= limit if isinstance(move, Bid) else limit <= view.standing
    return Fact("worth", {"points": points, "coins": limit}) if speaks else None


def compare_picks(view: GoblinMarketView, played: Moves, other: Moves) -> Fact | None:
    """Return what two cards add to the collection."""
    gains = dict(zip((card.name for card in view.lot), compute_gains(view)[1], strict=True))
    found = [gains.get(str(move).removeprefix("pick ")) for move in (played[0], other[0]) if isinstance(move, Pick)]
    if len(found) < 2 or None in found:
        return None
    points, more = (gain or 0 for gain in found)
    return Fact("picks", {"points": points, "more": more}) if points < more else None


def compare_all_with_one(view: GoblinMarketView, played: Moves, _other: Moves) -> Fact | None:
    """Return what all cards add to the collection, and what the best of them adds alone."""
    return weigh_taking_all_cards(view, played[0])


def weigh_pick(view: GoblinMarketView, move: GoblinMarketMove) -> Fact | None:
    """Return what a card adds to the collection."""
    if not isinstance(move, Pick):
        return None
    gains = dict(zip((card.name for card in view.lot), compute_gains(view)[1], strict=True))
    return Fact("pick", {"points": gains[str(move).removeprefix("pick ")]})


def weigh_taking_all_cards(view: GoblinMarketView, move: GoblinMarketMove) -> Fact | None:
    """Return what all cards add to the collection, and what the best of them adds alone."""
    if move not in (TAKE_MOVE, SHARE_MOVE):
        return None
    together, gains = compute_gains(view)
    return Fact("take", {"points": together, "one": max(gains)})


def explain_hidden_purse(state: GoblinMarketState, seat: int, played: Moves, other: Moves) -> Fact | None:
    """Return which other bidder had most coins, if purses are hidden and a bid is made."""
    bids = any(isinstance(moves[0], Bid) for moves in (played, other))
    rivals = [one for one in range(state.seats) if one != seat and one not in state.passed]
    if not state.hidden_coins or not bids or not rivals:
        return None
    richest = max(rivals, key=lambda one: state.coins[one])
    return Fact("purse", {"seat": richest, "coins": state.coins[richest]})


REVIEW = ReviewMeasure(
    facts=("payments", "worth", "picks", "pick", "take"),
    points=2,
    praised=0.13,
    reasons=(compare_bid_payments, weigh_bid, compare_picks, compare_all_with_one),
    advice=(weigh_lot_worth, weigh_pick, weigh_taking_all_cards),
    truths=("purse",),
    truth=explain_hidden_purse,
)
