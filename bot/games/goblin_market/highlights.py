"""Highlights of Goblin Market: what turned a match, bargains, blunders, bluffs, denials, and bids that paid others."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from bot.games.goblin_market.names import join_card_keys, join_name_keys
from bot.games.goblin_market.words import CARD_BY_NAME, compute_coins_before
from bot.screens.game_texts.highlights import (
    EventOfMove,
    HighlightCandidate,
    HighlightRule,
    MatchStory,
    find_turning_point,
)
from games.engine.words import Word
from games.goblin_market import DecktetCard, GoblinMarketView, events
from games.goblin_market.scoring import score_collection

Story = MatchStory[GoblinMarketView]
Collection = tuple[DecktetCard, ...]
Bought = events.AllCardsTaken | events.CardPicked
"""What tells that somebody bought cards."""
MAX_BARGAIN_COINS, MIN_BARGAIN_POINTS = 3, 2
"""So few coins for so many points are a bargain."""
USUAL_FIRST_POINTS = 1
"""A purchase by somebody who had no points counts as if it had brought so many less: the first are easy to get."""
COINS_PER_POINT = 5
"""A point is worth so many coins: those count nothing at the end."""
MAX_NEAR_MISS_COINS = 1
"""Whose bid is lower by so few coins nearly won."""
MIN_COMEBACK_POINTS = 4
"""Who was so many points behind, and won, is told so."""
MIN_LEAD_AUCTIONS = 4
"""Who led alone for so many auctions in a row, and did not win, is told so."""
MIN_UNSPENT_COINS = 10
"""So many coins left at the end are worth a word."""
MAX_POINTS_SHORT = 2
"""Who lacked more points than that would hardly have won by one more auction."""
COINS_PER_LOST_POINT = 2
"""What a purchase cost is the more remarkable by so many coins for each point that it took."""
MAX_CLOSE_POINTS = 2
"""Who won by so few points won closely."""
MIN_DENIED_POINTS = 3
"""Cards that would have brought a rival so many points were worth keeping from them."""


class AuctionSale(NamedTuple):
    """An auction in which the winner took all the cards: everybody's cards `before` it, and the last bid of each."""

    purchase: EventOfMove
    before: Sequence[Collection]
    bids: Mapping[int, int]

    def compute_best_gain(self, seat: int) -> int:
        """Return the most points that the cards that were for sale, or one of them, would have brought a seat."""
        lot, owned = [CARD_BY_NAME[name] for name in self.purchase.event.cards], self.before[seat]
        gains = [score_collection((*owned, *cards))[0] for cards in (lot, *([card] for card in lot))]
        return max(gains) - score_collection(owned)[0]


def compute_purchase_gain(view: GoblinMarketView, bought: Bought) -> int:
    """Return the points that a buyer gained with a purchase, as the log tells them before and after it."""
    before, after = compute_points_before_and_after(view, bought)
    return after - before


def compute_points_before_and_after(view: GoblinMarketView, bought: Bought) -> tuple[int, int]:
    """Return the points of a buyer before and after a purchase."""
    owned, names = view.owned[bought.seat], list_bought_cards(bought)
    first = next((index for index, card in enumerate(owned) if card.name in names), len(owned))
    before, after = (score_collection(cards)[0] for cards in (owned[:first], owned[: first + len(names)]))
    return before, after


def list_bought_cards(bought: Bought) -> list[str]:
    """Return the names of the cards of a purchase."""
    return bought.cards if isinstance(bought, events.AllCardsTaken) else [bought.card]


def _find_bargains(story: Story) -> Iterator[HighlightCandidate]:
    """Yield what was worth several points, and cost next to nothing."""
    for move_event, points in _list_purchases(story):
        if points >= MIN_BARGAIN_POINTS and move_event.event.number <= MAX_BARGAIN_COINS:
            yield _build_purchase_highlight(story, move_event, COINS_PER_POINT * points - move_event.event.number)


def _find_great_purchases(story: Story) -> Iterator[HighlightCandidate]:
    """Yield what was worth several points, and had its price; the first points of a collection are easier to get."""
    for move_event, points in _list_purchases(story):
        before, _ = compute_points_before_and_after(story.view, move_event.event)
        usual = 0 if before > 0 else USUAL_FIRST_POINTS
        if points >= MIN_BARGAIN_POINTS and move_event.event.number > MAX_BARGAIN_COINS:
            yield _build_purchase_highlight(story, move_event, COINS_PER_POINT * (points - usual))


def _find_vain_prices(story: Story) -> Iterator[HighlightCandidate]:
    """Yield what cost much, and brought no points or took some: not what the winner of the match bought.

    What somebody had to buy since the winner of an auction shared is told by the sharing.
    """
    forced = {id(move_event.event) for _, paid in _list_costly_sharings(story) for move_event in paid}
    for candidate in _list_blunders(story):
        if candidate.seat not in story.winners and id(candidate.event_of_move.event) not in forced:
            yield candidate


def _find_blunders_of_winners(story: Story) -> Iterator[HighlightCandidate]:
    """Yield what the winner of the match bought although it brought no points, or took some."""
    return (candidate for candidate in _list_blunders(story) if candidate.seat in story.winners)


def _list_blunders(story: Story) -> list[HighlightCandidate]:
    """Return what brought no points or took some, at once and at the end; whether it was the highest price of all."""
    bought = _list_purchases(story)
    prices = [move_event.event.number for move_event, _ in bought]
    found = []
    for move_event, points in bought:
        if points <= 0 and compute_worth_at_end(story.view, move_event.event) <= 0:
            price = move_event.event.number
            candidate = _build_purchase_highlight(story, move_event, price - COINS_PER_LOST_POINT * points)
            is_top = price == max(prices) and prices.count(price) == 1 and len(prices) > 1
            found.append(replace(candidate, facts={**candidate.facts, "top": "yes" if is_top else "no"}))
    return found


def _find_late_values(story: Story) -> Iterator[HighlightCandidate]:
    """Yield what brought no points when it was bought, and is worth several at the end."""
    for move_event, points in _list_purchases(story):
        worth = compute_worth_at_end(story.view, move_event.event)
        if points <= 0 and worth >= MIN_BARGAIN_POINTS:
            candidate = _build_purchase_highlight(story, move_event, COINS_PER_POINT * worth)
            yield replace(candidate, facts={**candidate.facts, "worth": worth})


def compute_worth_at_end(view: GoblinMarketView, bought: Bought) -> int:
    """Return the points at the end that the buyer would lack without the cards of a purchase."""
    owned, names = view.owned[bought.seat], list_bought_cards(bought)
    others = [card for card in owned if card.name not in names]
    return score_collection(owned)[0] - score_collection(others)[0]


def compute_lasting_loss(view: GoblinMarketView, bought: Bought) -> int:
    """Return how many points a purchase cost at once, if its cards also brought none in the end; 0 otherwise."""
    return max(0, -compute_purchase_gain(view, bought)) if compute_worth_at_end(view, bought) <= 0 else 0


def _find_costly_sharings(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the winners who shared, where others had to pay for cards that brought them no points.

    It happens with the purchase of the player who won the match, or else with the most expensive one.
    """
    for shared, paid in _list_costly_sharings(story):
        total = sum(entry.event.number for entry in paid)
        first = max(paid, key=lambda entry: (entry.event.seat in story.winners, entry.event.number))
        names = {"name": shared.event.seat, "payers": tuple(sorted(entry.event.seat for entry in paid))}
        purchase = _build_purchase_highlight(story, first, total)
        facts = {**purchase.facts, "count": len(paid), "coins": total}
        yield HighlightCandidate(first, shared.event.seat, total, facts, names)


def _list_costly_sharings(story: Story) -> list[tuple[EventOfMove, list[EventOfMove]]]:
    """Return each sharing with the purchases of others that brought them no points; none without such a purchase."""
    points = {id(move_event.event): gain for move_event, gain in _list_purchases(story)}
    found = []
    for auction in _list_auctions(story):
        shared = next(
            (move_event for move_event in auction if isinstance(move_event.event, events.SharingChosen)), None
        )
        if shared is None:
            continue
        bought = [move_event for move_event in auction if isinstance(move_event.event, events.CardPicked)]
        paid = [
            move_event
            for move_event in bought
            if move_event.event.seat != shared.event.seat and points[id(move_event.event)] <= 0
        ]
        if paid:
            found.append((shared, paid))
    return found


def _list_standings(story: Story) -> list[list[int]]:
    """Return everybody's points at the start, and after each auction."""
    totals, standings = Counter[int](), [[0] * story.view.seats]
    for auction in _list_auctions(story):
        totals += _count_purchases(auction)
        standings.append([score_collection(cards[: totals[seat]])[0] for seat, cards in enumerate(story.view.owned)])
    return standings


def _find_auction_sales(story: Story) -> Iterator[AuctionSale]:
    """Yield each auction in which the winner took all the cards, with everybody's cards before it."""
    totals = Counter[int]()
    for auction in _list_auctions(story):
        bids = [move_event.event for move_event in auction if isinstance(move_event.event, events.BidMade)]
        for move_event in auction:
            if isinstance(move_event.event, events.AllCardsTaken):
                before = [tuple(cards[: totals[seat]]) for seat, cards in enumerate(story.view.owned)]
                yield AuctionSale(move_event, before, {bid.seat: bid.number for bid in bids})
        totals += _count_purchases(auction)


def _find_denials(story: Story) -> Iterator[HighlightCandidate]:
    """Yield who outbid a rival for cards that would have brought that rival far more points."""
    for sale in _find_auction_sales(story):
        buyer = sale.purchase.event.seat
        own = compute_purchase_gain(story.view, sale.purchase.event)
        gains = {seat: sale.compute_best_gain(seat) for seat in sale.bids if seat != buyer}
        rival = max(gains, key=lambda seat: (gains[seat], sale.bids[seat]), default=None)
        if rival is not None and gains[rival] >= MIN_DENIED_POINTS and gains[rival] > own:
            candidate = _build_purchase_highlight(story, sale.purchase, COINS_PER_POINT * (gains[rival] - own))
            facts = {**candidate.facts, "denied": gains[rival]}
            yield replace(candidate, facts=facts, seats={"name": buyer, "rival": rival})


def _find_bluffs(story: Story) -> Iterator[HighlightCandidate]:
    """Yield who bid for cards without use to them, and made the winner of the auction pay so many coins more."""
    for sale in _find_auction_sales(story):
        buyer, price = sale.purchase.event.seat, sale.purchase.event.number
        for seat, bid in sale.bids.items():
            others = [other for rival, other in sale.bids.items() if rival not in (buyer, seat)]
            raised = price - max((*others, 0)) - 1
            if seat != buyer and bid + MAX_NEAR_MISS_COINS >= price and sale.compute_best_gain(seat) <= 0:
                cards = _build_purchase_highlight(story, sale.purchase, raised).facts
                yield HighlightCandidate(
                    sale.purchase, seat, raised, {**cards, "bid": bid}, {"name": seat, "rival": buyer}
                )


def _find_close_finishes(story: Story) -> Iterator[HighlightCandidate]:
    """Yield a victory by a point or two, unless the turning point of the match says the points at the end."""
    ended = story.list_events(events.MatchEnded)
    if len(story.winners) != 1 or story.view.seats < 2 or not ended:
        return
    (winner,), scores = story.winners, [score_collection(cards)[0] for cards in story.view.owned]
    theirs = max(points for seat, points in enumerate(scores) if seat != winner)
    margin, standings = scores[winner] - theirs, _list_standings(story)
    point = find_turning_point(standings, story.winners)
    is_told = point is not None and (point.early or point.place == len(standings) - 1)
    if 0 < margin <= MAX_CLOSE_POINTS and not is_told:
        rivals = tuple(seat for seat, points in enumerate(scores) if seat != winner and points == theirs)
        facts: dict[str, Word] = {"points": margin, "now": scores[winner], "theirs": theirs}
        yield HighlightCandidate(
            ended[-1],
            winner,
            COINS_PER_POINT * (MAX_CLOSE_POINTS + 1 - margin),
            facts,
            {"name": winner, "rivals": rivals},
        )


def _find_lost_leads(story: Story) -> Iterator[HighlightCandidate]:
    """Yield who led alone for several auctions in a row and did not win, with the coins that were left in the end."""
    auctions, standings = _list_auctions(story), _list_standings(story)
    if not story.winners:
        return
    leaders = [_find_sole_leader(points) for points in standings]
    place = 0
    for seat, run in groupby(leaders):
        count = len(list(run))
        end = place + count
        if seat is not None and seat not in story.winners and count >= MIN_LEAD_AUCTIONS:
            coins = story.view.coins[seat] or 0
            facts: dict[str, Word] = {
                "count": count,
                "most": max(points[seat] for points in standings[place:end]),
                "coins": coins if coins >= MIN_UNSPENT_COINS else 0,
            }
            for move_event in auctions[end - 1] if end <= len(auctions) else ():
                if isinstance(move_event.event, events.AuctionWon):
                    yield HighlightCandidate(move_event, seat, COINS_PER_POINT * count, facts, {"name": seat})
        place = end


def _find_sole_leader(points: Sequence[int]) -> int | None:
    """Return who has more points than all others."""
    leaders = [seat for seat, number in enumerate(points) if number == max(points)]
    return leaders[0] if len(leaders) == 1 else None


def _find_turning_auctions(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the purchase by which the winner went ahead for good."""
    auctions, standings = _list_auctions(story), _list_standings(story)
    point = find_turning_point(standings, story.winners)
    if point is None:
        return
    for move_event in auctions[point.place - 1]:
        if isinstance(move_event.event, Bought) and move_event.event.seat == point.seat:
            candidate = _build_purchase_highlight(
                story, move_event, compute_purchase_gain(story.view, move_event.event)
            )
            facts = {**candidate.facts, **point.describe(MIN_COMEBACK_POINTS)}
            yield HighlightCandidate(
                move_event, point.seat, candidate.size, facts, {"name": point.seat, "rival": point.rival}
            )


def _count_purchases(auction: Sequence[EventOfMove]) -> Counter[int]:
    """Return by seat how many cards an auction brought."""
    counts = Counter[int]()
    for move_event in auction:
        if isinstance(move_event.event, Bought):
            counts[move_event.event.seat] += len(list_bought_cards(move_event.event))
    return counts


def _list_purchases(story: Story) -> list[tuple[EventOfMove, int]]:
    """Return all purchases with what they added to their buyer's points."""
    bought = story.list_events(events.AllCardsTaken, events.CardPicked)
    return [(move_event, compute_purchase_gain(story.view, move_event.event)) for move_event in bought]


def _build_purchase_highlight(story: Story, happened: EventOfMove, size: int) -> HighlightCandidate:
    cards = list_bought_cards(happened.event)
    before, after = compute_points_before_and_after(story.view, happened.event)
    points = after - before
    facts: dict[str, Word] = {
        "count": len(cards),
        "cards": join_card_keys(cards),
        "names": join_name_keys(cards),
        "before": before,
        "after": after,
        "coins": happened.event.number,
        "points": abs(points),
        "sign": "plus" if points > 0 else "minus" if points < 0 else "none",
    }
    return HighlightCandidate(happened, happened.event.seat, size, facts, {"name": happened.event.seat})


def _find_bids_paying_sisterhood(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the winning bids that paid sisterhood money to others, more than they cost, while it buys anything."""
    for auction in _list_auctions(story):
        if any(isinstance(move_event.event, events.LastCardsOffered | events.MatchEnded) for move_event in auction):
            continue
        won = next((move_event for move_event in auction if isinstance(move_event.event, events.AuctionWon)), None)
        paid = _sum_sisterhood(auction)
        if won is None or not paid:
            continue
        paid.pop(won.event.seat, None)
        total = sum(paid.values())
        if total > won.event.number:
            largest = paid.most_common(2)
            facts: dict[str, Word] = {
                "coins": won.event.number,
                "count": len(paid),
                "total": total,
                "most": largest[0][1],
                "next": largest[-1][1],
            }
            names = {
                "name": won.event.seat,
                "first": largest[0][0],
                "second": largest[-1][0],
                "payees": tuple(sorted(paid)),
            }
            yield HighlightCandidate(won, won.event.seat, total, facts, names)


def _find_expensive_duels(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the highest price of the match, where somebody else had bid nearly as much: the bid that was beaten."""
    won = [
        (move_event, auction)
        for auction in _list_auctions(story)
        for move_event in auction
        if isinstance(move_event.event, events.AuctionWon)
    ]
    if not won:
        return
    move_event, auction = max(won, key=lambda duel: duel[0].event.number)
    bids = [
        entry.event
        for entry in auction
        if isinstance(entry.event, events.BidMade) and entry.event.seat != move_event.event.seat
    ]
    best = max(bids, key=lambda bid: bid.number, default=None)
    price = move_event.event.number
    if best is not None and best.number >= price - MAX_NEAR_MISS_COINS:
        facts: dict[str, Word] = {"coins": price, "next": best.number}
        yield HighlightCandidate(
            move_event, move_event.event.seat, price, facts, {"name": move_event.event.seat, "rival": best.seat}
        )


def _find_unspent_coins(story: Story) -> Iterator[HighlightCandidate]:
    """Yield who was a point or two short, and had the coins to outbid all others for last cards worth as much."""
    last = [move_event.event for move_event in story.split_into_chapters(events.LastCardsOffered)[-1]]
    won = next(
        (move_event for move_event in story.list_events(events.AuctionWon)[-1:] if move_event.event in last), None
    )
    if won is None or not isinstance(last[0], events.LastCardsOffered) or not (last[0].cards and story.winners):
        return
    lot, owned = [CARD_BY_NAME[name] for name in last[0].cards], story.view.owned
    points = [score_collection(cards)[0] for cards in owned]
    buyers = {event.seat for event in last if isinstance(event, Bought)}
    for seat in {*range(len(owned))} - buyers:
        short, coins = max(points) - points[seat], compute_coins_before(story.view, seat, last) or 0
        gain = max(score_collection((*owned[seat], *cards))[0] for cards in (lot, *([card] for card in lot)))
        if 0 < short <= min(MAX_POINTS_SHORT, gain - points[seat]) and coins > won.event.number:
            facts: dict[str, Word] = {"points": short, "coins": coins, "price": won.event.number}
            yield HighlightCandidate(won, seat, coins, facts, {"name": seat})


def _list_auctions(story: Story) -> list[list[EventOfMove]]:
    return story.split_into_chapters(events.CardsOffered, events.LastCardsOffered)


def _sum_sisterhood(auction: Sequence[EventOfMove]) -> Counter[int]:
    """Return what an auction paid by seat."""
    paid = Counter[int]()
    for move_event in auction:
        if isinstance(move_event.event, events.SisterhoodPaid):
            paid[move_event.event.seat] += move_event.event.number
    return paid


HIGHLIGHTS: Mapping[str, HighlightRule] = {
    "turning": HighlightRule(40, _find_turning_auctions, decides=True, reasoned=True),
    "bargain": HighlightRule(30, _find_bargains, min_size=12, pays=True),
    "paid-others": HighlightRule(25, _find_bids_paying_sisterhood, min_size=12),
    "duel": HighlightRule(20, _find_expensive_duels, min_size=13),
    "purchase": HighlightRule(15, _find_great_purchases, min_size=15, pays=True),
    "unspent": HighlightRule(25, _find_unspent_coins, min_size=15, pictured=False),
    "lead-lost": HighlightRule(20, _find_lost_leads, min_size=20, pictured=False),
    "in-vain": HighlightRule(20, _find_vain_prices, min_size=6),
    "won-anyway": HighlightRule(25, _find_blunders_of_winners, min_size=6),
    "denied": HighlightRule(20, _find_denials, min_size=10),
    "bid-up": HighlightRule(25, _find_bluffs, min_size=5),
    "close": HighlightRule(20, _find_close_finishes, pictured=False),
    "shared": HighlightRule(20, _find_costly_sharings, min_size=6),
    "late": HighlightRule(15, _find_late_values, min_size=10),
}
"""What is great, by kind: by how many coins more than it moved, and how many it has to move to be told."""
