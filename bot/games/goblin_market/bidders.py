"""The bidders of an auction, read from a view: who is asked, who is still in it, and whom bids pay."""

from collections.abc import Sequence

from games.goblin_market import GoblinMarketView, compute_sisterhood_payments

RAISE_BUTTONS = 6
"""So many of the next bids have a button, without a gap; any other is typed."""
LAST_DIGITS = 10
"""A bid that is so much higher pays the same."""
MIN_CROWDED_SEATS, CROWDED_RAISE_BUTTONS = 5, 3
"""From so many players on there are fewer: their plates leave room for one row of bids on a phone."""


def get_seats_to_act(view: GoblinMarketView) -> tuple[int, ...]:
    """Return the seats that the match waits for."""
    return view.decision.seats if view.decision else ()


def list_remaining_bidders(view: GoblinMarketView) -> list[int]:
    """Return who is still in the auction, from the next to bid on."""
    first = get_seats_to_act(view)[0] if get_seats_to_act(view) else view.opener
    order = [(first + step) % view.seats for step in range(view.seats)]
    return [seat for seat in order if not view.passed[seat]]


def rank_bidders_by_bid(view: GoblinMarketView) -> list[int]:
    """Return who bid in this auction, the highest bid first: the order in which they would pick."""
    return sorted((seat for seat, bid in enumerate(view.bids) if bid), key=lambda seat: -view.bids[seat])


def list_sisterhood_recipients(view: GoblinMarketView, bid: int) -> list[tuple[int, int]]:
    """Return whom sisterhood money would go to if this bid of the asked player won and they bought all."""
    bidder = view.decision.seats[0] if view.decision else None
    return [(seat, coins) for seat, coins in enumerate(compute_sisterhood_payments(view, bid, bidder)) if coins]


def list_button_bids(view: GoblinMarketView) -> list[int]:
    """Return the bids that have a button: the next few."""
    first = view.standing + 1
    return list(range(first, first + (CROWDED_RAISE_BUTTONS if view.seats >= MIN_CROWDED_SEATS else RAISE_BUTTONS)))


def list_sisterhood_bids(view: GoblinMarketView) -> list[tuple[int, list[tuple[int, int]]]]:
    """Return those of the handy bids that the asked player can make, as far as known, and that would pay somebody."""
    return _list_paying_bids(view, list_button_bids(view))


def list_later_sisterhood_bids(view: GoblinMarketView) -> list[tuple[int, list[tuple[int, int]]]]:
    """Return the same of the next bids that have no button, until each last digit has had its turn."""
    first = view.standing + 1
    return _list_paying_bids(view, range(list_button_bids(view)[-1] + 1, first + LAST_DIGITS))


def _list_paying_bids(view: GoblinMarketView, bids: Sequence[int]) -> list[tuple[int, list[tuple[int, int]]]]:
    """Return those of these bids that the asked player can make, as far as known, and that would pay somebody."""
    if not view.is_bidding:
        return []
    purse = view.coins[get_seats_to_act(view)[0]]
    possible = [bid for bid in bids if purse is None or bid <= purse]
    return [(bid, paid) for bid in possible if (paid := list_sisterhood_recipients(view, bid))]
