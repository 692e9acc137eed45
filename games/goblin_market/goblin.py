"""The goblin (AI) of Goblin Market: it imagines that everybody bids about what the cards' suits are worth to them."""

from collections.abc import Sequence

from games.engine.chance import Chance, add_noise
from games.engine.contract import compute_lead
from games.goblin_market.card_values import COLLECTION_BY_CARD, compute_collection_points, compute_gain, pack_cards
from games.goblin_market.decktet import LEVEL_BY_CARD
from games.goblin_market.money import compute_sisterhood_payout
from games.goblin_market.moves import (
    BID_MOVES,
    PASS_MOVE,
    PICK_MOVES,
    SHARE_MOVE,
    TAKE_MOVE,
    GoblinMarketMove,
    PlaceBid,
)
from games.goblin_market.rule_of_thumb import compute_bid_limit
from games.goblin_market.state import GoblinMarketState

MAX_COINS_RAISED = 4
"""A goblin considers bids that are up to this many coins higher."""
MIN_CARD_POINTS = 1.5
"""Of a lot that is of use to it, a young goblin counts each card for so many points at least."""
DROP_OUT_ONE_IN = 5
"""With one bid in this many, a young goblin drops out before its price."""


def evaluate_position(state: GoblinMarketState, seat: int) -> int:
    """Evaluate a position: return the lead of a seat in points."""
    return compute_lead([compute_collection_points(pack_cards(owned)) for owned in state.owned], seat)


def filter_sensible_moves(
    state: GoblinMarketState, seat: int, moves: Sequence[GoblinMarketMove]
) -> Sequence[GoblinMarketMove]:
    """Return the moves that are worth considering: of all bids, only a few low ones that make sense."""
    if PASS_MOVE not in moves:
        return moves
    if _is_last_in_auction(state) and not _compute_best_gain(state, seat):
        return [PASS_MOVE]
    return [*_list_sensible_bids(state, seat, moves), PASS_MOVE]


def _is_last_in_auction(state: GoblinMarketState) -> bool:
    """Tell whether all others have left an auction in which nobody bid."""
    return not state.bids and len(state.passed) == state.seats - 1


def _list_sensible_bids(
    state: GoblinMarketState, seat: int, moves: Sequence[GoblinMarketMove]
) -> list[GoblinMarketMove]:
    """Return the lowest bid, and higher ones that would bring the others less sisterhood money than all lower ones."""
    bids: list[GoblinMarketMove] = []
    least_paid = None
    for move in moves[:MAX_COINS_RAISED]:
        if isinstance(move, PlaceBid):
            paid = _compute_sisterhood_to_others(state, seat, move.coins)
            if least_paid is None or paid < least_paid:
                bids.append(move)
                least_paid = paid
    return bids


def _compute_sisterhood_to_others(state: GoblinMarketState, seat: int, coins: int) -> int:
    """Return the sisterhood money of all others together if this bid wins and they buy nothing."""
    others = [cards for owner, cards in enumerate(state.owned) if owner != seat]
    return sum(compute_sisterhood_payout([LEVEL_BY_CARD[card] for card in cards], coins) for cards in others)


def guess_bid(state: GoblinMarketState, seat: int, rng: Chance) -> GoblinMarketMove:
    """Guess a bid (a hunch): one coin more, up to about what the cards are worth."""
    return _choose_raise(_compute_best_gain(state, seat), state, seat, rng)


def _compute_best_gain(state: GoblinMarketState, seat: int) -> int:
    """Return the most points that the cards for sale, or one of them, add to a collection."""
    owned, lot = pack_cards(state.owned[seat]), state.lot
    return max(
        0, compute_gain(owned, pack_cards(lot)), *[compute_gain(owned, COLLECTION_BY_CARD[card]) for card in lot]
    )


def _choose_raise(points: float, state: GoblinMarketState, seat: int, rng: Chance) -> GoblinMarketMove:
    """Bid one coin more, up to about what so many points are worth now."""
    standing, coins = state.highest_bid, state.coins[seat]
    limit = compute_bid_limit(points, coins, len(state.deck), state.seats)
    return BID_MOVES[standing + 1] if standing < min(coins, add_noise(limit, rng)) else PASS_MOVE


def guess_take_or_share(state: GoblinMarketState, seat: int, _rng: Chance) -> GoblinMarketMove:
    """Take all, unless picking one card gains more."""
    owned, lot = pack_cards(state.owned[seat]), state.lot
    return (
        TAKE_MOVE
        if compute_gain(owned, pack_cards(lot)) >= max(compute_gain(owned, COLLECTION_BY_CARD[card]) for card in lot)
        else SHARE_MOVE
    )


def guess_pick(state: GoblinMarketState, seat: int, rng: Chance) -> GoblinMarketMove:
    """Pick the card that gains about the most."""
    owned = pack_cards(state.owned[seat])
    return PICK_MOVES[max(state.lot, key=lambda card: add_noise(compute_gain(owned, COLLECTION_BY_CARD[card]), rng))]


def choose_mistaken_move(state: GoblinMarketState, seat: int, rng: Chance) -> GoblinMarketMove:
    """Return what a young goblin plays: it bids too much or gets cold feet, takes all, and picks any."""
    match state.decision.kind if state.decision else "":
        case "bid":
            return _choose_mistaken_bid(state, seat, rng)
        case "choose":
            return TAKE_MOVE
        case _:
            return PICK_MOVES[rng.pick(state.lot, "slip")]


def _choose_mistaken_bid(state: GoblinMarketState, seat: int, rng: Chance) -> GoblinMarketMove:
    """Bid one coin more for what is of use, as if every card of it were; now and then drop out early."""
    points = _compute_best_gain(state, seat)
    if not points or not rng.random_below(DROP_OUT_ONE_IN, "slip"):
        return PASS_MOVE
    return _choose_raise(max(points, MIN_CARD_POINTS * len(state.lot)), state, seat, rng)
