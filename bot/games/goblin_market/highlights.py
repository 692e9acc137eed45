"""What players tell of a match of Goblin Market: bargains, bids that paid others, prices that bought nothing."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.games.goblin_market.names import join_card_keys
from bot.screens.sides.highlights import Deed, MatchStory, Tale, ToldEvent
from games.engine.words import Word
from games.goblin_market import GoblinMarketView, events
from games.goblin_market.scoring import score_collection

Story = MatchStory[GoblinMarketView]
Bought = events.TookAll | events.Picked
"""What tells that somebody bought cards."""
CHEAP, GOOD = 3, 2
"""So few coins for so many points are a bargain."""
POINT = 5
"""A point is worth so many coins: those count nothing at the end."""
DEAR = 8
"""A buyer who pays so much expects something for it."""


def compute_purchase_points(view: GoblinMarketView, bought: Bought) -> int:
    """Return by how much the points of a buyer changed with a purchase, as the log tells them before and after it."""
    owned, names = view.owned[bought.seat], list_bought_cards(bought)
    first = next((place for place, card in enumerate(owned) if card.name in names), len(owned))
    before, after = (score_collection(cards)[0] for cards in (owned[:first], owned[: first + len(names)]))
    return after - before


def list_bought_cards(bought: Bought) -> list[str]:
    """Return the names of the cards of a purchase."""
    return bought.cards if isinstance(bought, events.TookAll) else [bought.card]


def _find_bargains(story: Story) -> Iterator[Deed]:
    """Yield what was worth several points, and cost next to nothing."""
    for told, points in _list_purchases(story):
        if points >= GOOD and told.event.number <= CHEAP:
            yield _build_purchase_deed(told, points, POINT * points - told.event.number)


def _find_great_purchases(story: Story) -> Iterator[Deed]:
    """Yield what was worth several points, and had its price."""
    for told, points in _list_purchases(story):
        if points >= GOOD and told.event.number > CHEAP:
            yield _build_purchase_deed(told, points, POINT * points)


def _find_vain_prices(story: Story) -> Iterator[Deed]:
    """Yield what cost much, and brought no points or took some."""
    for told, points in _list_purchases(story):
        if points <= 0 and told.event.number >= DEAR:
            yield _build_purchase_deed(told, points, told.event.number)


def _find_other_purchases(story: Story) -> Iterator[Deed]:
    for told, points in _list_purchases(story):
        yield _build_purchase_deed(told, points, told.event.number)


def _list_purchases(story: Story) -> list[tuple[ToldEvent, int]]:
    """Return all purchases with what they added to their buyer's points."""
    bought = story.list_events(events.TookAll, events.Picked)
    return [(told, compute_purchase_points(story.view, told.event)) for told in bought]


def _build_purchase_deed(told: ToldEvent, points: int, size: int) -> Deed:
    cards = list_bought_cards(told.event)
    facts: dict[str, Word] = {
        "count": len(cards),
        "cards": join_card_keys(cards),
        "coins": told.event.number,
        "points": abs(points),
        "sign": "plus" if points > 0 else "minus" if points < 0 else "none",
    }
    return Deed(told, told.event.seat, size, facts, {"name": told.event.seat})


def _find_bids_that_paid(story: Story) -> Iterator[Deed]:
    """Yield the winning bids that paid sisterhood money to others, more than they cost."""
    for auction in story.split_at(events.Offered, events.LastOffered):
        won = next((told for told in auction if isinstance(told.event, events.Won)), None)
        paid = _sum_sisterhood(auction)
        if won is None or not paid:
            continue
        paid.pop(won.event.seat, None)
        total = sum(paid.values())
        if total > won.event.number:
            most = paid.most_common(2)
            facts: dict[str, Word] = {
                "coins": won.event.number,
                "count": len(paid),
                "total": total,
                "most": most[0][1],
                "next": most[-1][1],
            }
            names = {"name": won.event.seat, "first": most[0][0], "second": most[-1][0], "payees": tuple(sorted(paid))}
            yield Deed(won, won.event.seat, total, facts, names)


def _sum_sisterhood(auction: Sequence[ToldEvent]) -> Counter[int]:
    """Return what an auction paid by seat."""
    paid = Counter[int]()
    for told in auction:
        if isinstance(told.event, events.Sisterhood):
            paid[told.event.seat] += told.event.number
    return paid


HIGHLIGHTS: Mapping[str, Tale] = {
    "bargain": Tale(30, _find_bargains),
    "paid-others": Tale(25, _find_bids_that_paid),
    "purchase": Tale(15, _find_great_purchases),
    "in-vain": Tale(15, _find_vain_prices),
    "bought": Tale(0, _find_other_purchases, plain=True),
}
"""What is great, by kind, and by how many coins more than it moved."""
