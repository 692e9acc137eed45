"""The recap of Goblin Market in two short lines: who bought what for how much, and what it paid the reader."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games.goblin_market.names import join_name_keys
from bot.games.goblin_market.words import compute_coins_before, format_payments, update_standing_bid
from bot.screens.parts.brief_lines import BriefFact, fit_brief_facts, mark_clock_facts
from bot.screens.scene import Scene
from bot.screens.story import ClockMove, iter_scene_events
from bot.screens.text_width import TextRoom
from bot.tables import SeenMove
from games.engine import Event
from games.engine.words import Word
from games.goblin_market import GoblinMarketView, events

BOUGHT_WEIGHT, OUT_WEIGHT, BIDS_WEIGHT, SOLD_WEIGHT, OWN_WEIGHT, OTHERS_WEIGHT, PASS_WEIGHT = 7, 6, 5, 4, 3, 2, 1
"""What the viewer bought, that the reader is out, the bids of now or who shares, what others bought last, what the
reader was paid, others, one pass."""
PAYMENT_KINDS = events.SisterhoodPaid.kind, events.GoblinMoneyPaid.kind
"""What pays, in the order in which it is told: the bid, then the goblins."""
PAYMENT_EVENTS = (events.SisterhoodPaid, events.GoblinCardTurned, events.GoblinMoneyPaid)
"""What follows an auction that was won: all that it paid is one fact."""
AUCTION_END_EVENTS = (events.AllCardsTaken, events.CardPicked, events.AuctionWithoutBids)
"""With one of these the bids of an auction are history; while its winner chooses, they are not."""
BID_EVENTS = (events.BidMade, events.BidderPassed, events.BidderOutOfCoins)
"""What an auction consists of until somebody wins it."""
MAX_PAID_NAMES = 3
"""So many who were paid have their names in a short line."""
GIST_SENTENCES = (
    "bid",
    "bids",
    "bids-one",
    "passed",
    "cannot-bid",
    "took",
    "picked",
    "shares",
    "gone",
    "unsold",
    "paid",
    "income",
    "income-all",
    "out",
    "open",
)
"""The short sentences, under "goblin-market-gist-NAME"."""


def recap_auctions(
    scene: Scene,
    view: GoblinMarketView,
    seen_moves: Sequence[SeenMove],
    reader: int | None,
    room: TextRoom,
    clock_moves: Mapping[int, ClockMove],
) -> list[str]:
    """Summarize (recap) these moves, in the short lines there is room for."""
    by_goblins = {id(event) for move in seen_moves if move.by == "stand-in" for event in move.events}
    scene_events = list(iter_scene_events(scene, seen_moves))
    facts = list(_RecapWriter(scene, view, scene_events, reader, by_goblins, clock_moves).iter_move_facts())
    return fit_brief_facts(scene.say, facts, room)


class _RecapWriter:
    """Tells events to a reader."""

    def __init__(
        self,
        scene: Scene,
        view: GoblinMarketView,
        events: Sequence[tuple[Scene, Event]],
        reader: int | None,
        by_goblins: Collection[int],
        clock_moves: Mapping[int, ClockMove],
    ) -> None:
        self.scene, self.view, self.reader = scene, view, reader
        self._by_goblins, self._clock_moves = by_goblins, clock_moves
        self.then, self.told = [then for then, _ in events], [event for _, event in events]

    def iter_move_facts(self) -> Iterator[BriefFact]:
        """Yield a fact for each event that is worth one; what one auction paid the reader, or on a board all, is one.

        Bids and passes of an auction that is over are not: its prices say enough. Those of the last one say most.
        """
        over = max(
            (index for index, event in enumerate(self.told) if isinstance(event, AUCTION_END_EVENTS)), default=-1
        )
        won = max(
            (index for index, event in enumerate(self.told[:over]) if isinstance(event, events.AuctionWon)), default=0
        )
        bid = 0
        paid: dict[str, dict[int, int]] = {}
        for index, event in enumerate(self.told):
            bid = update_standing_bid(bid, event)
            if isinstance(event, events.AuctionWon):
                paid = {}
            if isinstance(event, events.Payment) and (event.seat == self.reader or not self.reader_is_viewer):
                paid.setdefault(event.kind, {})[event.seat] = event.number
            if (
                isinstance(event, PAYMENT_EVENTS)
                and not isinstance(self._get_event(index + 1), PAYMENT_EVENTS)
                and paid
            ):
                yield self._describe_payment(bid, paid)
                paid = {}
            if isinstance(event, events.BidderOutOfCoins) and event.seat == self.reader:
                yield self._describe_dropout(bid, index, OUT_WEIGHT if index > over else OWN_WEIGHT)
            if isinstance(event, BID_EVENTS) and index < over:
                continue
            if isinstance(event, BID_EVENTS) and (bids := self._find_latest_bids(over)):
                yield from [self._describe_bids(bids)] if index == bids[-1] else []
                continue
            tell = FACTS_BY_EVENT.get(type(event))
            facts = [(event, fact) for fact in tell(self, event, self.then[index].format_seat_name)] if tell else []
            for fact in mark_clock_facts(self.scene.say, facts, self._clock_moves):
                earlier = index < won and fact.weight == SOLD_WEIGHT
                yield replace(fact, weight=OTHERS_WEIGHT) if earlier else fact

    def _find_latest_bids(self, over: int) -> list[int]:
        """Return the places of what each other player last did in the auction that is not over: none if few bid."""
        latest = dict[int, int]()
        for index, event in enumerate(self.told):
            if index > over and isinstance(event, BID_EVENTS) and not self.is_omitted_from_recap(event):
                latest[event.seat] = index
        bids = any(isinstance(self.told[place], events.BidMade) for place in latest.values())
        return sorted(latest.values()) if bids and len(latest) > 1 else []

    def is_omitted_from_recap(self, event: events.BidMade | events.BidderPassed | events.BidderOutOfCoins) -> bool:
        """Tell whether somebody reads of this elsewhere: the viewer of their own, the reader of a purse too light.

        What a goblin did for the viewer is news to them.
        """
        if isinstance(event, events.BidderOutOfCoins) and event.seat == self.reader:
            return True
        return event.seat == self.scene.seat and id(event) not in self._by_goblins

    def _describe_bids(self, places: Sequence[int]) -> BriefFact:
        """Tell the bids of several players at once, each with their last."""
        each = [
            self.get_short_sentence(
                "bids-one",
                name=self.then[place].format_seat_name(event.seat),
                how="late" if id(event) in self._clock_moves else event.kind,
                number=event.number if isinstance(event, events.BidMade) else 0,
            )
            for place, event in ((place, self.told[place]) for place in places)
            if isinstance(event, BID_EVENTS)
        ]
        return BriefFact(self.get_short_sentence("bids", each=self.scene.say.join_with_commas(each)), BIDS_WEIGHT)

    def _get_event(self, place: int) -> Event | None:
        return self.told[place] if place < len(self.told) else None

    def get_short_sentence(self, kind: str, **facts: Word) -> str:
        """Return the short sentence of this kind."""
        return self.scene.say(f"goblin-market-gist-{kind}", **facts)

    @property
    def reader_is_viewer(self) -> bool:
        """Whether the reader is the viewer: a board is read by all."""
        return self.reader is not None and self.reader == self.scene.seat

    def get_purchase_weight(self, seat: int) -> int:
        """Return how much it matters what a seat bought: on a board, the bids of now matter more."""
        return BOUGHT_WEIGHT if self.reader_is_viewer and seat == self.reader else SOLD_WEIGHT

    def get_reader_facts(self) -> dict[str, Word]:
        """Return the reader as the sentences need them: whether it is the viewer, and the name."""
        return {
            "own": "yes" if self.reader_is_viewer else "no",
            "name": "" if self.reader is None else self.scene.format_seat_name(self.reader),
        }

    def _describe_payment(self, bid: int, paid: Mapping[str, Mapping[int, int]]) -> BriefFact:
        """Tell what an auction paid: the viewer by kind; on a board each player, or of many only the sum."""
        if self.reader_is_viewer:
            matching, goblins = (sum(paid.get(kind, {}).values()) for kind in PAYMENT_KINDS)
            return BriefFact(self.get_short_sentence("paid", bid=bid, matching=matching, goblins=goblins), OWN_WEIGHT)
        total = sum(map(Counter[int], paid.values()), Counter[int]())
        if len(total) > MAX_PAID_NAMES:
            sentence = self.get_short_sentence("income-all", count=len(total), coins=total.total())
        else:
            sentence = self.get_short_sentence("income", payments=format_payments(self.scene, sorted(total.items())))
        return BriefFact(sentence, OTHERS_WEIGHT)

    def _describe_dropout(self, bid: int, place: int, weight: int) -> BriefFact:
        seat = self.reader or 0
        held = compute_coins_before(self.view, seat, self.told[place:])
        coins = "hidden" if held is None else str(held)
        return BriefFact(self.get_short_sentence("out", **self.get_reader_facts(), bid=bid, coins=coins), weight)


Name = Callable[[int], str]
"""Returns the name of who played at a seat when an event happened."""


def _describe_bid(writer: _RecapWriter, event: events.BidMade, name: Name) -> Iterator[BriefFact]:
    if not writer.is_omitted_from_recap(event):
        yield BriefFact(writer.get_short_sentence("bid", name=name(event.seat), number=event.number), BIDS_WEIGHT)


def _describe_pass(
    writer: _RecapWriter, event: events.BidderPassed | events.BidderOutOfCoins, name: Name
) -> Iterator[BriefFact]:
    if not writer.is_omitted_from_recap(event):
        yield BriefFact(writer.get_short_sentence(event.kind, name=name(event.seat)), PASS_WEIGHT)


def _describe_lot(writer: _RecapWriter, event: events.AllCardsTaken, name: Name) -> Iterator[BriefFact]:
    sentence = writer.get_short_sentence(
        "took", name=name(event.seat), cards=join_name_keys(event.cards), number=event.number
    )
    yield BriefFact(sentence, writer.get_purchase_weight(event.seat))


def _describe_pick(writer: _RecapWriter, event: events.CardPicked, name: Name) -> Iterator[BriefFact]:
    sentence = writer.get_short_sentence(
        "picked", name=name(event.seat), cards=join_name_keys([event.card]), number=event.number
    )
    yield BriefFact(sentence, writer.get_purchase_weight(event.seat))


def _describe_sharing(writer: _RecapWriter, event: events.SharingChosen, name: Name) -> Iterator[BriefFact]:
    """Tell who shares and who else picks and pays, as long as there is somebody: the line is that of the last sale."""
    later = [seat for seat in writer.view.line if seat != event.seat]
    latest = next(told for told in reversed(writer.told) if isinstance(told, events.SharingChosen))
    if later and event is latest:
        bids = writer.view.bids
        each = format_payments(writer.scene, [(seat, bids[seat]) for seat in later])
        names, price = writer.scene.join_seat_names(later), bids[later[0]]
        facts: dict[str, Word] = {"names": names, "each": each, "price": price, "count": len(later)}
        sentence = writer.get_short_sentence("shares", name=name(event.seat), **facts)
        yield BriefFact(sentence, BIDS_WEIGHT)


def _describe_no_bids(writer: _RecapWriter, event: events.AuctionWithoutBids, _: Name) -> Iterator[BriefFact]:
    yield BriefFact(
        writer.get_short_sentence("gone", cards=join_name_keys(event.cards), count=len(event.cards)), SOLD_WEIGHT
    )


def _describe_unsold(writer: _RecapWriter, event: events.CardsDiscarded, _: Name) -> Iterator[BriefFact]:
    yield BriefFact(writer.get_short_sentence("unsold", cards=join_name_keys(event.cards)), PASS_WEIGHT)


def _describe_last_lot(writer: _RecapWriter, _: events.LastCardsOffered, _name: Name) -> Iterator[BriefFact]:
    yield BriefFact(writer.get_short_sentence("open"), PASS_WEIGHT)


FACTS_BY_EVENT: Mapping[type[Event], Callable[[_RecapWriter, Any, Name], Iterator[BriefFact]]] = {
    events.BidMade: _describe_bid,
    events.BidderPassed: _describe_pass,
    events.BidderOutOfCoins: _describe_pass,
    events.AllCardsTaken: _describe_lot,
    events.SharingChosen: _describe_sharing,
    events.CardPicked: _describe_pick,
    events.AuctionWithoutBids: _describe_no_bids,
    events.CardsDiscarded: _describe_unsold,
    events.LastCardsOffered: _describe_last_lot,
}
"""How each kind of event is told; payments and purses that were too light are told apart, others are not."""
