"""Reasons in reviews of Goblin Market why another move was better: what cards are worth, and whom a bid pays."""

from collections import Counter
from collections.abc import Sequence

from games.engine.review import ReviewContinuation, ReviewFact, ReviewMeasure
from games.goblin_market.card_values import compute_gain, pack_card, pack_suits
from games.goblin_market.decktet import CARDS, SUITS, DecktetCard
from games.goblin_market.moves import (
    PASS_MOVE,
    SHARE_MOVE,
    TAKE_MOVE,
    GoblinMarketMove,
    LeaveAuction,
    PickCard,
    PlaceBid,
    TakeAllCards,
)
from games.goblin_market.rule_of_thumb import compute_bid_limit
from games.goblin_market.state import GoblinMarketState
from games.goblin_market.views import GoblinMarketView, compute_sisterhood_payments

Moves = Sequence[GoblinMarketMove]
LOT_NAMES = {1: "one", 2: "both"}
"""How the sentences call so many cards for sale; more are "all"."""


def compute_gains(view: GoblinMarketView) -> tuple[int, list[int]]:
    """Return what all cards for sale add to the viewer's collection in points, and what each of them adds."""
    together, *gains = _list_gains(view, view.seat or 0)
    return together, gains


def _list_gains(view: GoblinMarketView, seat: int) -> list[int]:
    """Return what all cards for sale add to the collection of a seat in points, then what each of them adds."""
    owned, lot = pack_suits(view.suits[seat]), [pack_card(card) for card in view.lot]
    return [compute_gain(owned, sum(lot)), *(compute_gain(owned, card) for card in lot)]


def compare_bid_payments(view: GoblinMarketView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return what two bids pay the others in matching money, if they differ."""
    bids = [move.coins for move in (played[0], other[0]) if isinstance(move, PlaceBid)]
    if len(bids) < 2:
        return None
    paid, less = (sum(compute_sisterhood_payments(view, bid)) for bid in bids)
    return (
        ReviewFact("payments", {"bid": bids[0], "paid": paid, "other": bids[1], "less": less}) if paid > less else None
    )


def explain_bid_by_worth(view: GoblinMarketView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return what the cards for sale are worth, or the best of them alone, if that speaks for the other move alone.

    Where a lower bid would pay the others more, it also says why the other bid is not that.
    """
    fact = explain_lot_worth(view, other[0])
    if fact is None or not (isinstance(other[0], LeaveAuction) or explain_lot_worth(view, played[0]) is None):
        return None
    paid = _compare_with_lowest_bid(view, other[0])
    return ReviewFact(f"{fact.name}-pays", {**fact.values, **paid}) if paid else fact


def _compare_with_lowest_bid(view: GoblinMarketView, move: GoblinMarketMove) -> dict[str, int]:
    """Return what a bid and the lowest possible one pay the others, if the bid is higher and pays less."""
    lowest = view.standing + 1
    if not isinstance(move, PlaceBid) or move.coins <= lowest:
        return {}
    pays, less = (sum(compute_sisterhood_payments(view, bid)) for bid in (lowest, move.coins))
    return {"bid": lowest, "paid": pays, "other": move.coins, "less": less} if less < pays else {}


def name_rival_wanting_lot(view: GoblinMarketView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return which rival still in the auction the cards would add most to, if a bid keeps them from it after a pass.

    It also says what they add to the viewer; `None` unless that is less.
    """
    own = max(0, *_list_gains(view, view.seat or 0))
    rivals = [seat for seat, out in enumerate(view.passed) if seat != view.seat and not out]
    if not (rivals and isinstance(played[0], LeaveAuction) and isinstance(other[0], PlaceBid)):
        return None
    best = max(rivals, key=lambda seat: max(_list_gains(view, seat)))
    points = max(_list_gains(view, best))
    return ReviewFact("rival", {"seat": best, "points": points, "own": own}) if points > own else None


def explain_bid_by_rival(view: GoblinMarketView, move: GoblinMarketMove) -> ReviewFact | None:
    """Return which rival a bid keeps from cards that would add more to their points than to the viewer's."""
    return name_rival_wanting_lot(view, [PASS_MOVE], [move]) if view.is_bidding else None


def describe_lot_points(view: GoblinMarketView, move: GoblinMarketMove) -> ReviewFact | None:
    """Return what the cards for sale can add to the collection, where that speaks for no move, and the bid to beat.

    A pass `saves` coins for later auctions: while there are none left, nothing is said of it.
    """
    together, gains = compute_gains(view)
    points, saves = max(together, *gains), isinstance(move, LeaveAuction)
    if not view.is_bidding or points <= 0 or (saves and not view.deck):
        return None
    return ReviewFact("lot", {"points": points, "standing": view.standing, "saves": "yes" if saves else "no"})


def explain_lot_worth(view: GoblinMarketView, move: GoblinMarketMove) -> ReviewFact | None:
    """Return what the cards for sale add to the collection, and about what that is worth to the purse.

    One of them may add more alone than all together: a winner may share, and take only that one.
    `None` if a bid is higher than that, or a pass leaves the cards for less: a goblin also looks at whom bids pay.
    """
    if not view.is_bidding:
        return None
    seat = view.seat or 0
    together, gains = compute_gains(view)
    points, purse = max(0, together, *gains), view.coins[seat] or 0
    limit = purse if points and not view.deck else round(compute_bid_limit(points, purse, view.deck, view.seats))
    limit = min(limit, purse)
    speaks = move.coins <= limit if isinstance(move, PlaceBid) else limit <= view.standing
    return _describe_lot_worth(view, points, limit) if speaks else None


def _describe_lot_worth(view: GoblinMarketView, points: int, coins: int) -> ReviewFact:
    """Return what adds so many points, for about so many coins: all cards for sale, the best alone, or none.

    In the last auction it says that coins are worth nothing after it.
    """
    together, gains = compute_gains(view)
    if not points:
        return ReviewFact("no-worth", {})
    lot, price = LOT_NAMES.get(len(gains), "all"), coins if view.deck else "last"
    if points == together:
        return ReviewFact("worth", {"points": points, "coins": price, "lot": lot})
    card = f"goblin-market-card-{view.lot[gains.index(points)].name}"
    return ReviewFact("worth-alone", {"card": card, "points": points, "coins": price, "together": together, "lot": lot})


def compare_picks(view: GoblinMarketView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return what all cards for sale add to the collection, if the other pick adds more.

    If the other pick also leaves less to the next in line, it says so.
    """
    picked = _list_picked_cards(played, other)
    if not picked:
        return None
    points, more = (_compute_card_gain(view, view.seat or 0, card) for card in picked)
    if points >= more:
        return None
    card, better = (f"goblin-market-card-{card.name}" for card in picked)
    values: dict[str, int | float | str] = {"card": card, "points": points, "better": better, "more": more}
    third = next((card for card in view.lot if card not in picked), None)
    values["third"] = f"goblin-market-card-{third.name}" if third else "none"
    values["least"] = _compute_card_gain(view, view.seat or 0, third) if third else 0
    left = compare_left_cards(view, played, other)
    return ReviewFact("picks-left", {**values, **left.values}) if left else ReviewFact("picks", values)


def compare_left_cards(view: GoblinMarketView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return what the best card that two picks leave adds to the collection of the next in line, if it differs."""
    picked, later = _list_picked_cards(played, other), [seat for seat in view.line if seat != view.seat]
    if not picked or not later:
        return None
    leaves, less = (
        max(_compute_card_gain(view, later[0], left) for left in view.lot if left != card) for card in picked
    )
    return ReviewFact("left", {"seat": later[0], "leaves": leaves, "less": less}) if leaves > less else None


def compare_suits(view: GoblinMarketView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return how often the collection had the suits of two cards that add as much, if it had the other's more often."""
    picked, counts = _list_picked_cards(played, other), view.suits[view.seat or 0]
    if not picked:
        return None
    points, as_many = (_compute_card_gain(view, view.seat or 0, card) for card in picked)
    had, more = (sum(counts[suit] for suit in card.suits) for card in picked)
    if points != as_many or had >= more:
        return None
    own, others = (
        " ".join(f"goblin-market-suit-{SUITS[suit]}*{counts[suit]}" for suit in card.suits) for card in picked
    )
    return ReviewFact("suits", {"points": points, "own": own, "others": others})


def _list_picked_cards(played: Moves, other: Moves) -> list[DecktetCard]:
    """Return the two cards that were picked; nothing if one of these moves picks none."""
    picked = [CARDS[moves[0].card] for moves in (played, other) if isinstance(moves[0], PickCard)]
    return picked if len(picked) > 1 else []


def _compute_card_gain(view: GoblinMarketView, seat: int, card: DecktetCard) -> int:
    """Return the points that a card adds to the collection of a seat."""
    return compute_gain(pack_suits(view.suits[seat]), pack_card(card))


def compare_all_with_one(view: GoblinMarketView, _played: Moves, other: Moves) -> ReviewFact | None:
    """Return what speaks for taking all cards rather than one, or for one rather than all."""
    return explain_taking_all_cards(view, other[0])


def explain_pick_worth(view: GoblinMarketView, move: GoblinMarketMove) -> ReviewFact | None:
    """Return what a card adds to the collection, if no other one adds more."""
    if not isinstance(move, PickCard):
        return None
    points = _compute_card_gain(view, view.seat or 0, CARDS[move.card])
    return ReviewFact("pick", {"points": points}) if points == max(compute_gains(view)[1]) else None


def explain_taking_all_cards(view: GoblinMarketView, move: GoblinMarketMove) -> ReviewFact | None:
    """Return what all cards add to the collection, and the best of them alone, if that speaks for the move.

    Otherwise it may speak for it what a rival buys if the winner shares: points that taking all cards denies them, or
    coins that sharing makes them pay for points lost.
    """
    if move not in (TAKE_MOVE, SHARE_MOVE):
        return None
    together, gains = compute_gains(view)
    takes_all = move == TAKE_MOVE
    if (together > max(gains)) if takes_all else (together < max(gains)):
        return ReviewFact("take", {"points": together, "one": max(gains)})
    return _describe_next_buyer(view, denied=takes_all)


def describe_both_ways(view: GoblinMarketView, move: GoblinMarketMove) -> ReviewFact | None:
    """Return what all cards add to the collection, and the best of them alone, where neither speaks for a move."""
    together, gains = compute_gains(view)
    return ReviewFact("take", {"points": together, "one": max(gains)}) if move in (TAKE_MOVE, SHARE_MOVE) else None


def _describe_next_buyer(view: GoblinMarketView, *, denied: bool) -> ReviewFact | None:
    """Return what the next bidder would buy from what the viewer leaves: a card that adds points (`denied`), or none.

    The viewer picks the card that adds most to the own collection.
    """
    rivals = [seat for seat, bid in enumerate(view.bids) if bid and seat != view.seat]
    if not rivals:
        return None
    own = _list_gains(view, view.seat or 0)[1:]
    left = [card for index, card in enumerate(view.lot) if index != own.index(max(own))]
    buyer = max(rivals, key=lambda seat: view.bids[seat])
    points = max(_compute_card_gain(view, buyer, card) for card in left)
    if denied:
        return ReviewFact("denied", {"seat": buyer, "points": points}) if points > 0 else None
    return ReviewFact("burden", {"seat": buyer, "coins": view.bids[buyer]}) if points <= 0 else None


def explain_richest_rival(state: GoblinMarketState, seat: int, played: Moves, other: Moves) -> ReviewFact | None:
    """Return which other bidder had most coins, if purses are hidden and a bid is made."""
    bids = any(isinstance(moves[0], PlaceBid) for moves in (played, other))
    rivals = [rival for rival in range(state.seats) if rival != seat and rival not in state.passed]
    if not state.hidden_coins or not bids or not rivals:
        return None
    richest = max(rivals, key=lambda rival: state.coins[rival])
    return ReviewFact("purse", {"seat": richest, "coins": state.coins[richest]})


def is_same_auction(begun: GoblinMarketState, state: GoblinMarketState) -> bool:
    """Tell whether no later auction has begun: each takes cards off the deck."""
    return len(state.deck) == len(begun.deck)


def describe_purchase(view: GoblinMarketView, later: Sequence[Moves]) -> ReviewFact | None:
    """Return what of several cards the seat mostly bought after the better move: in more than half of the worlds."""
    bought, count = Counter(_find_purchase(moves) for moves in later).most_common(1)[0]
    if not bought or 2 * count <= len(later) or len(view.lot) == 1:
        return None
    if isinstance(bought, TakeAllCards):
        return ReviewFact("then-all", {"lot": LOT_NAMES.get(len(view.lot), "all")})
    return ReviewFact("then-one", {"card": f"goblin-market-card-{CARDS[bought.card].name}"})


def _find_purchase(moves: Moves) -> TakeAllCards | PickCard | None:
    return next((move for move in moves if isinstance(move, TakeAllCards | PickCard)), None)


REVIEW = ReviewMeasure(
    facts=(
        "payments",
        "worth",
        "worth-pays",
        "worth-alone",
        "worth-alone-pays",
        "no-worth",
        "lot",
        "picks",
        "picks-left",
        "left",
        "suits",
        "pick",
        "take",
        "denied",
        "burden",
        "rival",
        "then-all",
        "then-one",
    ),
    points=2,
    praised=0.13,
    rechecked=0.3,
    reasons=(
        compare_bid_payments,
        name_rival_wanting_lot,
        explain_bid_by_worth,
        compare_picks,
        compare_left_cards,
        compare_suits,
        compare_all_with_one,
    ),
    advice=(
        explain_lot_worth,
        explain_pick_worth,
        explain_taking_all_cards,
        explain_bid_by_rival,
        describe_lot_points,
        describe_both_ways,
    ),
    truths=("purse",),
    truth=explain_richest_rival,
    follow_up=ReviewContinuation(is_same_auction, describe_purchase),
)
