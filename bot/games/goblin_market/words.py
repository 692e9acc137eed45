"""Goblin Market: how cards and payments are named, and the table of sisterhood money in words."""

from collections.abc import Iterable

from bot.games.goblin_market.bidders import list_sisterhood_recipients, rank_bidders_by_bid
from bot.games.goblin_market.names import join_card_keys, join_name_keys, join_suit_keys
from bot.pictures.alt_text import clean_alt_name
from bot.screens.scene import Scene, shorten_name
from games.engine import Event
from games.engine.words import Word
from games.goblin_market import CARDS, RANKS, DecktetCard, GoblinMarketView, compute_sisterhood_payments, events
from games.goblin_market.scoring import score_collection

MAX_LABEL_LENGTH = 80
MAX_LABEL_NAME_LENGTH = 12
MAX_BUTTON_NAME_LENGTH = 10
BIDS_BY_LAST_DIGIT = (*range(1, 10), 10)
"""Bids with each possible last digit, in the order of the ranks that they pay for."""

OPENING_EVENTS = (events.CardsOffered, events.LastCardsOffered)
"""With one of these an auction begins, in which nobody has bid yet."""

CARD_BY_NAME = {card.name: card for card in CARDS}


def format_pick_label(scene: Scene, card: DecktetCard) -> str:
    """Return what picking a card reads like on a button, which has no room for signs: the suits are words there."""
    facts = {"card": join_name_keys([card.name]), "rank": card.rank, "suits": join_suit_keys(card)}
    return scene.say("goblin-market-move-pick-card", **facts)


def format_pick_score_change(scene: Scene, view: GoblinMarketView, card: DecktetCard) -> str:
    """Return a card for sale with the points that the player who picks would gain."""
    picker = view.decision.seats[0] if view.decision else 0
    after, _ = score_collection((*view.owned[picker], card))
    return scene.say(
        "goblin-market-beside-card",
        card=join_card_keys([card.name]),
        own="yes" if picker == scene.seat else "no",
        name=scene.format_seat_name(picker),
        before=view.scores[picker],
        after=after,
    )


def format_lot_points(scene: Scene, view: GoblinMarketView, seat: int) -> str:
    """Return the points of a seat with all cards for sale, and with the best of them alone if those are more."""
    owned = view.owned[seat]
    alone = {card.name: score_collection((*owned, card))[0] for card in view.lot}
    best, after = max(alone, key=alone.__getitem__), score_collection((*owned, *view.lot))[0]
    return scene.say(
        "goblin-market-lot-points",
        own="yes" if seat == scene.seat else "no",
        name=scene.format_seat_name(seat),
        count=len(view.lot),
        before=view.scores[seat],
        after=after,
        best=join_name_keys([best]) if alone[best] > after else "none",
        alone=alone[best],
    )


def build_take_facts(view: GoblinMarketView) -> dict[str, Word]:
    """Return what all cards for sale cost, and the points of who takes them before and after it."""
    buyer = view.decision.seats[0] if view.decision else rank_bidders_by_bid(view)[0]
    after, _ = score_collection((*view.owned[buyer], *view.lot))
    return {"coins": view.standing, "before": view.scores[buyer], "after": after}


def format_payments(scene: Scene, paid: Iterable[tuple[int, int]]) -> str:
    """Return who is paid how much: pairs of seat and coins."""
    return scene.join_list(
        [scene.say("goblin-market-payment", name=scene.format_seat_name(seat), coins=coins) for seat, coins in paid]
    )


def compute_coins_before(view: GoblinMarketView, seat: int, event_list: Iterable[Event]) -> int | None:
    """Return what a seat held before all this happened, calculated from its coins now; `None`: they are hidden."""
    coins = view.coins[seat]
    if coins is None:
        return None
    for event in event_list:
        if isinstance(event, events.SisterhoodPaid | events.GoblinMoneyPaid) and event.seat == seat:
            coins -= event.number
        if isinstance(event, events.AllCardsTaken | events.CardPicked) and event.seat == seat:
            coins += event.number
    return coins


def update_standing_bid(bid: int, event: Event) -> int:
    """Return the bid to beat after an event; 0 at the beginning of an auction."""
    if isinstance(event, OPENING_EVENTS):
        return 0
    return event.number if isinstance(event, events.BidMade | events.AuctionWon) else bid


def format_bid_label(scene: Scene, view: GoblinMarketView, bid: int) -> str:
    """Return a bid with what it would pay to whom, or in total if that is too long for a button."""
    paid = list_sisterhood_recipients(view, bid)
    if not paid:
        return scene.say("goblin-market-move-bid-number", number=bid)
    each = [
        scene.say(
            "goblin-market-payment", name=_shorten_label(scene.raw_names[seat], MAX_LABEL_NAME_LENGTH), coins=coins
        )
        for seat, coins in paid
    ]
    label = scene.say("goblin-market-move-bid-pays", number=bid, payments=scene.say.join_with_commas(each))
    if len(label) <= MAX_LABEL_LENGTH:
        return label
    coins = sum(coins for _, coins in paid)
    return scene.say("goblin-market-move-bid-pays-all", number=bid, coins=coins, count=len(paid))


def format_share_label(scene: Scene, view: GoblinMarketView) -> str:
    """Return what sharing means: who picks after the winner, for how much; or that nobody does."""
    others = [
        scene.say(
            "goblin-market-payment",
            name=_shorten_label(scene.raw_names[seat], MAX_LABEL_NAME_LENGTH),
            coins=view.bids[seat],
        )
        for seat in rank_bidders_by_bid(view)[1 : len(view.lot)]
    ]
    sentence = scene.say.join_with_commas(others)
    return scene.say("goblin-market-move-share", coins=view.standing, others=sentence, count=len(others))


def format_short_share_label(scene: Scene, view: GoblinMarketView) -> str:
    """Return the same on a button, which has room for one other name."""
    others = rank_bidders_by_bid(view)[1:][: len(view.lot) - 1]
    name = _shorten_label(scene.raw_names[others[0]], MAX_BUTTON_NAME_LENGTH) if others else ""
    price = view.bids[others[0]] if others else 0
    return scene.say("goblin-market-press-share", coins=view.standing, others=len(others), name=name, price=price)


def format_sisterhood_table(scene: Scene, view: GoblinMarketView) -> str:
    """Return what each last digit of a winning bid would pay, and to whom, if they buy nothing."""
    by_digit = {bid % 10: enumerate(compute_sisterhood_payments(view, bid, view.seats)) for bid in BIDS_BY_LAST_DIGIT}
    paid = {digit: [(seat, coins) for seat, coins in pairs if coins] for digit, pairs in by_digit.items()}
    lines = [
        scene.say("goblin-market-sisterhood-line", digit=digit, payments=format_payments(scene, pairs))
        for digit, pairs in paid.items()
        if pairs
    ]
    return "\n".join(
        [scene.say("goblin-market-sisterhood-table" if lines else "goblin-market-sisterhood-none"), *lines]
    )


def format_unavailable_cards(scene: Scene, view: GoblinMarketView) -> str:
    """Return the cards that nobody can buy any more, and the goblin cards that cannot come next."""
    heaps = {"aside": view.aside, "discard": view.discard, "goblin": view.goblin_open}
    lines = []
    for name, heap in heaps.items():
        cards = join_card_keys(card.name for card in sorted(heap, key=_get_rank_sort_key))
        lines.append(scene.say(f"goblin-market-gone-{name}", cards=cards, count=len(heap)))
    return "\n".join(lines)


def _get_rank_sort_key(card: DecktetCard) -> int:
    return RANKS.index(card.rank)


def _shorten_label(name: str, max_length: int) -> str:
    return shorten_name(clean_alt_name(name).replace("`", ""), max_length)
