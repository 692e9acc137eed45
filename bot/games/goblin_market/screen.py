"""Goblin Market on the screens: bids as buttons that say whom they would pay, the auction's story in a few lines."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import ClassVar

from typing_extensions import override

from bot.games.goblin_market.bidders import (
    list_button_bids,
    list_remaining_bidders,
    list_sisterhood_recipients,
)
from bot.games.goblin_market.highlights import HIGHLIGHTS, Bought, compute_lasting_loss, list_bought_cards
from bot.games.goblin_market.names import join_card_keys, join_name_keys, name_suits_emoji
from bot.games.goblin_market.recap import GIST_SENTENCES, recap_auctions
from bot.games.goblin_market.words import (
    CARD_BY_NAME,
    OPENING_EVENTS,
    build_take_facts,
    compute_coins_before,
    format_bid_label,
    format_lot_points,
    format_payments,
    format_pick_label,
    format_pick_score_change,
    format_share_label,
    format_short_share_label,
    format_sisterhood_table,
    format_unavailable_cards,
    update_standing_bid,
)
from bot.pictures import Picture
from bot.pictures.shared.banner import Poster
from bot.pictures.shared.titles import MARKET_LETTERS
from bot.screens.controls.move_controls import ChoiceText, MoveControls, TypeableMoves
from bot.screens.controls.paths import Path
from bot.screens.game import GameScreen, MarkedNames
from bot.screens.game_texts.event_narrator import EventNarrator
from bot.screens.game_texts.move_texts import MoveTexts
from bot.screens.game_texts.result_texts import ResultTexts
from bot.screens.parts.score_sources import format_score_breakdown
from bot.screens.scene import Scene
from bot.screens.story import GoblinReaction, GoblinReactions, RelevanceByEvent
from bot.screens.text_width import TextRoom
from bot.screens.winners import TieBreakers
from bot.tables import SeenMove
from games.engine import Decision, Event, View
from games.engine.words import Word, format_emoji_placeholder
from games.goblin_market import CARDS, LEVEL_BY_RANK, SUITS, GoblinMarketView, events, find_best_suits
from games.goblin_market.scoring import POSITIVE_SUIT_COUNT, score_collection

NO_SEAT = -1
"""No seat."""
AUCTION_DECK_SIZE = sum(card.rank in LEVEL_BY_RANK for card in CARDS)
"""The number of cards in the Auction Deck."""
OPENING_EVENT_COUNT = 2
"""An auction begins with so many events: the card that is set aside, and the lot."""
WHOLE_LOT_EVENTS = (events.AllCardsTaken, events.CardsDiscarded, events.AuctionWithoutBids)
"""What tells what became of several cards at once."""


class GoblinMarketMoveTexts(MoveTexts[GoblinMarketView]):
    """How Goblin Market offers its moves: buttons, typed bids, questions."""

    typed = ("bid",)

    @override
    def find_variant_name(self, scene: Scene) -> str:
        """Return "hidden" where purses are secret."""
        return "hidden" if self.view(scene).hidden_coins else super().find_variant_name(scene)

    @override
    def build_move_controls(self, scene: Scene) -> MoveControls:
        """Return how moves read: a few raises as buttons; any other bid is typed and shown once more."""
        shortlist = [str(bid) for bid in list_button_bids(self.view(scene))]
        return MoveControls(
            lambda path: self.describe_path(scene, path),
            typed=TypeableMoves(self.typed, confirm=True, shortlist=lambda _: shortlist),
        )

    @override
    def describe_question(self, scene: Scene, decision: Decision) -> str:
        """Return what the viewer is asked, or that they must pass: with hidden coins nobody does so by themselves."""
        if decision.kind == "bid" and [str(move) for move in scene.table_view.legal] == ["pass"]:
            return scene.say("goblin-market-asked-bid-no-more", bid=self.view(scene).standing)
        return super().describe_question(scene, decision)

    @override
    def describe_path(self, scene: Scene, path: Path) -> ChoiceText:
        """Return how the last word of a path reads. Labels are plain text: names stand in them as they are."""
        view = self.view(scene)
        match path:
            case ("bid", number):
                lowest = int(number) == view.standing + 1
                short = scene.say("goblin-market-press-bid", number=int(number), lowest="yes" if lowest else "no")
                label = format_bid_label(scene, view, int(number))
                return ChoiceText(label, style="main" if lowest else "plain", short=short)
            case ("pick", name):
                card = CARD_BY_NAME[name]
                return ChoiceText(
                    format_pick_label(scene, card),
                    emoji=name_suits_emoji(card),
                    beside=format_pick_score_change(scene, view, card),
                    press=scene.say("goblin-market-move-pick-press"),
                    short=scene.say(f"goblin-market-card-{name}"),
                )
            case ("take",):
                return ChoiceText(
                    scene.say("goblin-market-move-take", count=len(view.lot), **build_take_facts(view)),
                    style="good",
                    short=scene.say("goblin-market-press-take", **build_take_facts(view)),
                )
            case ("share",):
                short = format_short_share_label(scene, view)
                return ChoiceText(format_share_label(scene, view), style="main", short=short)
            case _:
                return super().describe_path(scene, path)

    @override
    def format_prospects(self, scene: Scene) -> list[str]:
        """Return the points that who may bid would have with the cards for sale."""
        view, seats = self.view(scene), scene.decision.seats if scene.decision else ()
        return [format_lot_points(scene, view, seats[0])] if view.is_bidding and len(seats) == 1 else []

    @override
    def format_moves(self, scene: Scene, paths: Sequence[Path]) -> str:
        """Return moves in words, bids without what they pay: a review says that where it matters."""
        return scene.join_list(
            [
                scene.say("goblin-market-move-bid-number", number=int(path[1]))
                if path[0] == "bid"
                else self.describe_move_in_full(scene, path)
                for path in paths
            ]
        )

    @override
    def format_advice(self, scene: Scene, paths: Sequence[Path]) -> str:
        """Return moves that a goblin would make, bids with what they pay."""
        return super().format_moves(scene, paths)

    @override
    def format_confirmation_question(self, scene: Scene, path: Path) -> str:
        """Ask for confirmation of a typed bid, and say what it would pay to whom."""
        if path[0] != "bid":
            return super().format_confirmation_question(scene, path)
        paid = list_sisterhood_recipients(self.view(scene), int(path[1]))
        sentence = format_payments(scene, paid)
        return scene.say("goblin-market-sure-bid", number=int(path[1]), payments=sentence, count=len(paid))


class GoblinMarketEventNarrator(EventNarrator[GoblinMarketView]):
    """How Goblin Market narrates its events, in recaps and logs."""

    feelings: ClassVar[GoblinReactions] = {
        events.AuctionWon: GoblinReaction("won", "envy"),
        events.BidderOutOfCoins: GoblinReaction("lost", None),
    }
    by_clock: ClassVar[frozenset[type[Event]]] = frozenset(
        {events.BidderPassed, events.SharingChosen, events.CardPicked, events.AllCardsTaken}
    )
    untold = frozenset({events.SizeCardTurned.kind, events.CardsOffered.kind, events.AuctionWon.kind})
    runs_on = frozenset(
        {events.BidMade, events.BidderPassed, events.BidderOutOfCoins, events.GoblinCardTurned, events.GoblinMoneyPaid}
    )
    chapters = frozenset(OPENING_EVENTS)
    round_name = "auction"
    opens = frozenset({events.SizeCardTurned, events.LastCardsOffered})
    logged = frozenset(
        {
            events.CardsOffered,
            events.LastCardsOffered,
            events.BidMade,
            events.BidderPassed,
            events.BidderOutOfCoins,
            events.AllCardsTaken,
            events.SharingChosen,
            events.CardPicked,
            events.CardsDiscarded,
            events.AuctionWithoutBids,
            events.SisterhoodPaid,
            events.GoblinCardTurned,
            events.GoblinMoneyPaid,
            events.GoblinDeckReshuffled,
            events.MatchEnded,
        }
    )
    matters: ClassVar[RelevanceByEvent] = {
        events.LastCardsOffered: "table",
        events.SisterhoodPaid: "table",
        events.GoblinMoneyPaid: "table",
    }

    @override
    def format_brief_recap(
        self, scene: Scene, seen_moves: Sequence[SeenMove], reader: int | None, room: TextRoom
    ) -> list[str] | None:
        """Return what happened in two short lines: who bought what for how much, and what it paid the reader."""
        return recap_auctions(
            scene, self.view(scene), seen_moves, reader, room, self.find_clock_moves(scene, seen_moves)
        )

    @override
    def format_round_title(self, scene: Scene, event_list: Sequence[Event], number: int) -> str:
        """Return what is for sale, which card was set aside for it, how many are left, and who opens.

        Of the first auction no event says so, but the deal: if it is not known, what was sold, or still is for sale.
        """
        view, first = self.view(scene), event_list[:OPENING_EVENT_COUNT]
        offered = next(
            (event for event in first if isinstance(event, events.CardsOffered | events.LastCardsOffered)), None
        )
        size = next((event.card for event in first if isinstance(event, events.SizeCardTurned)), None)
        if offered is None:
            size, lot = view.aside[0].name, _list_lot_cards(event_list) or [card.name for card in view.lot]
            offered = events.CardsOffered(list(lot), AUCTION_DECK_SIZE - 1 - len(lot), NO_SEAT)
        return self._describe_lot(scene, size, offered, number)

    @override
    def describe_deal(self, scene: Scene, dealt: View) -> list[str]:
        """Return the same of the first auction, whose cards everybody saw when the match began."""
        if not isinstance(dealt, GoblinMarketView) or dealt.size_card is None:
            return []
        offered = events.CardsOffered([card.name for card in dealt.lot], dealt.deck, dealt.opener)
        return [self._describe_lot(scene, dealt.size_card.name, offered, 1)]

    def _describe_lot(
        self, scene: Scene, size: str | None, offered: events.CardsOffered | events.LastCardsOffered, number: int
    ) -> str:
        facts: dict[str, Word] = {
            "aside": join_card_keys([size]) if size else "none",
            "count": len(offered.cards),
            "left": offered.left,
            "opener": "none" if offered.seat == NO_SEAT else scene.format_seat_name(offered.seat),
        }
        cards = join_card_keys(map(str, offered.cards))
        heading = scene.say("goblin-market-log-auction", cards=cards, round=self.round_name, number=number)
        return "\n".join([heading, scene.say("goblin-market-log-lot", **facts)])

    @override
    def summarize_rules(self, scene: Scene) -> str:
        """Return what the log takes as known."""
        return scene.say("goblin-market-log-rules")

    @override
    def describe_agreed_end(self, scene: Scene, agreed: Mapping[str, Word]) -> str:
        """Return that the match was ended within an auction, and what stays unsold."""
        lot = [card.name for card in self.view(scene).lot]
        if not lot:
            return super().describe_agreed_end(scene, agreed)
        what, cards = scene.say("log-agreed", **agreed), join_card_keys(lot)
        return scene.say("goblin-market-log-unsold", what=what, cards=cards, count=len(lot))

    @override
    def format_log_ending(self, scene: Scene, event_list: Sequence[Event]) -> list[str]:
        """Return what everybody has after an auction, as far as all may know: points and coins."""
        view = self.view(scene)
        over = scene.table.status == "closed" or scene.table_view.outcome is not None
        if not over and not any(isinstance(event, events.GoblinCardTurned) for event in event_list):
            return []
        each = [
            scene.say(
                "goblin-market-log-holding",
                name=scene.format_seat_name(seat),
                points=view.scores[seat],
                coins="hidden" if coins is None else coins,
            )
            for seat, coins in enumerate(view.coins)
        ]
        return [scene.say("log-now", each=scene.say("lobby-dot").join(each), over="yes" if over else "no")]

    @override
    def describe_move_events(self, scene: Scene, given_events: Sequence[Event]) -> list[str]:
        """Return events as sentences; payments of one kind share one sentence."""
        lines: list[str] = []
        for _, run in groupby(given_events, key=type):
            some = list(run)
            paid = [event for event in some if isinstance(event, events.Payment)]
            lines += [self._format_payment_sentence(scene, paid)] if paid else super().describe_move_events(scene, some)
        return lines

    @override
    def explain_losses(self, scene: Scene, seats: Sequence[int], event_list: Sequence[Event]) -> list[str]:
        """Return who left an auction for lack of coins: what they had, and what the bid was."""
        view, lines, bid = self.view(scene), list[str](), 0
        for index, event in enumerate(event_list):
            bid = update_standing_bid(bid, event)
            if isinstance(event, events.BidderOutOfCoins) and event.seat in seats:
                coins = compute_coins_before(view, event.seat, event_list[index:])
                lines.append(self._describe_dropout(scene, event.seat, bid, coins))
        return lines

    def _describe_dropout(self, scene: Scene, seat: int, bid: int, coins_left: int | None) -> str:
        own = "yes" if seat == scene.seat else "no"
        coins = "hidden" if coins_left is None else str(coins_left)
        return scene.say("goblin-market-lost-auction", own=own, name=scene.format_seat_name(seat), bid=bid, coins=coins)

    def _format_payment_sentence(self, scene: Scene, paid: Sequence[events.Payment]) -> str:
        payees = [(event.seat, event.number) for event in paid]
        return scene.say(f"goblin-market-event-{paid[0].kind}", payments=format_payments(scene, payees))

    @override
    def build_event_facts(self, scene: Scene, event: Event) -> dict[str, Word]:
        """Return the facts of an event in words; cards by the keys under which they are shown."""
        facts, event_facts = super().build_event_facts(scene, event), event.facts
        if isinstance(card := event_facts.get("card"), str):
            facts["card"] = join_card_keys([card])
        if isinstance(cards := event_facts.get("cards"), list | tuple):
            facts["cards"] = join_card_keys(map(str, cards))
        return facts


class GoblinMarketResultTexts(ResultTexts[GoblinMarketView]):
    """How Goblin Market ends: winners, points by suit, tie-breakers."""

    highlights = HIGHLIGHTS
    chapters = OPENING_EVENTS

    @override
    def format_final_lines(self, scene: Scene) -> list[str]:
        """Return who won, and with which suits."""
        outcome, (won, *decided) = scene.table_view.outcome, super().format_final_lines(scene) or [""]
        winners = outcome.winners if outcome and not outcome.nobody_wins else ()
        return [line for line in (won, *(self._explain_points(scene, seat) for seat in winners), *decided) if line]

    def _explain_points(self, scene: Scene, seat: int) -> str:
        """Return which suits counted for a player, and which against them."""
        counts = self.view(scene).suits[seat]
        best, other = (
            find_best_suits(counts),
            [suit for suit in range(len(SUITS)) if suit not in find_best_suits(counts)],
        )
        for_it, against = (
            scene.say.join_with_commas(
                scene.say(
                    "goblin-market-suit-count",
                    suit=format_emoji_placeholder(f"market_{SUITS[suit]}"),
                    count=counts[suit],
                )
                for suit in suits
                if counts[suit]
            )
            or "none"
            for suits in (best, other)
        )
        return scene.say("goblin-market-won-by", name=scene.format_seat_name(seat), best=for_it, other=against)

    @override
    def summarize_reviewed_play(self, scene: Scene, seat: int, event_list: Sequence[Event]) -> list[str]:
        """Return what the reviewed player bought although it cost points, at once and at the end."""
        number, losses = 1, list[str]()
        for event in event_list:
            number += isinstance(event, OPENING_EVENTS)
            if (
                isinstance(event, Bought)
                and event.seat == seat
                and (loss := compute_lasting_loss(self.view(scene), event))
            ):
                names = join_name_keys(list_bought_cards(event))
                losses.append(scene.say("goblin-market-review-loss", cards=names, number=number, points=loss))
        return [scene.say("goblin-market-review-losses", each=scene.join_list(losses))] if losses else []

    @override
    def format_points_by_source(self, scene: Scene) -> list[list[str]]:
        """Return points for each suit: the three best count for it, the others against it."""
        counts = [sorted(suits, reverse=True) for suits in self.view(scene).suits]
        best = [(seat, number) for seat, suits in enumerate(counts) for number in suits[:POSITIVE_SUIT_COUNT]]
        other = [(seat, -number) for seat, suits in enumerate(counts) for number in suits[POSITIVE_SUIT_COUNT:]]
        return format_score_breakdown(scene, self.prefix, {"best": best, "other": other})

    @override
    def list_tie_breakers(self, scene: Scene) -> TieBreakers:
        """Return the points for the three best suits."""
        return {"best": [sum(sorted(suits, reverse=True)[:POSITIVE_SUIT_COUNT]) for suits in self.view(scene).suits]}


class GoblinMarketScreen(GameScreen[GoblinMarketView]):
    """The screens of Goblin Market: its pictures, rules, board and panel."""

    key = "goblin_market"
    View = GoblinMarketView
    move_texts_class = GoblinMarketMoveTexts
    narrator_class = GoblinMarketEventNarrator
    result_texts_class = GoblinMarketResultTexts
    marked: ClassVar[Mapping[type[Event], MarkedNames]] = {
        events.AllCardsTaken: lambda took: took.cards,
        events.CardPicked: lambda picked: (picked.card,),
    }
    moment_fields = ("last",)
    minutes_with_goblins = 15
    poster = Poster("poster", (0, 0, 100, 100), MARKET_LETTERS)
    rules = (
        "goblin-market-rules-auction",
        "goblin-market-rules-money",
        "goblin-market-rules-scoring",
        "goblin-market-rules-cards",
        "goblin-market-rules-goblin-deck",
        "goblin-market-rules-here",
    )
    illustrated: ClassVar[Mapping[str, str]] = {
        "goblin-market-rules-cards": "deck",
        "goblin-market-rules-here": "bidding",
    }
    says: ClassVar[Mapping[str, Iterable[str]]] = {
        "tie": ("best",),
        "source": ("best", "other"),
        "move": ("bid", "pass"),
        "card": CARD_BY_NAME,
        "shown": CARD_BY_NAME,
        "suit": SUITS,
        "gist": GIST_SENTENCES,
        "press": ("bid", "take", "share"),
        "gone": ("aside", "discard", "goblin"),
        "late": ("shares",),
        "lost": ("auction",),
        "topic": ("sisterhood", "gone"),
    }

    @override
    def hides_hands(self, scene: Scene) -> bool:
        """Tell whether purses are hidden: nothing else is."""
        return self.view(scene).hidden_coins

    @override
    def format_board_lines(self, scene: Scene) -> list[str]:
        """Return what is for sale, the standing bid, and who may still bid or still has to pick."""
        view = self.view(scene)
        if not view.lot or scene.table_view.outcome:
            return []
        last = "yes" if view.size_card is None else "no"
        sale = scene.say("goblin-market-line-sale", cards=join_card_keys(card.name for card in view.lot), last=last)
        if not view.is_bidding:
            return [sale]
        names = scene.join_seat_names(list_remaining_bidders(view))
        if view.bidder is None:
            return [sale, scene.say("goblin-market-line-no-bid", names=names)]
        bidder = scene.format_seat_name(view.bidder)
        return [sale, scene.say("goblin-market-line-bid", number=view.standing, name=bidder, names=names)]

    @override
    def format_panel_lines(self, scene: Scene) -> list[str]:
        """Return what the board says, and the viewer's own purse and collection."""
        view = self.view(scene)
        coins = None if view.seat is None else view.coins[view.seat]
        if view.seat is None or coins is None:
            return self.format_board_lines(scene)
        key = "goblin-market-line-purse-hidden" if view.hidden_coins else "goblin-market-line-purse"
        purse = scene.say(key, coins=coins, points=view.scores[view.seat])
        return [*self.format_board_lines(scene), purse, *self._describe_lot_gain(scene, view.seat)]

    def _describe_lot_gain(self, scene: Scene, seat: int) -> list[str]:
        """Return a player's points before and after taking all that is for sale: they may become fewer."""
        view = self.view(scene)
        if not view.lot or view.outcome:
            return []
        after, _ = score_collection((*view.owned[seat], *view.lot))
        return [scene.say("goblin-market-line-lot", before=view.scores[seat], after=after, count=len(view.lot))]

    @override
    def draw_beat(self, scene: Scene) -> Picture | None:
        """Return what was sold, while goblins go on; if a person bids next, the log above shows it."""
        asked_seats = scene.decision.seats if scene.decision else ()
        return super().draw_beat(scene) if any(map(scene.table.is_goblin_run, asked_seats)) else None

    @override
    def concerns_seat(self, event: Event, seat: int) -> bool:
        """Tell that nobody's panel keeps the picture of a sale: the log above the board does."""
        return False

    @override
    def list_topics(self, scene: Scene) -> list[str]:
        """Offer the table of sisterhood money, and the cards that are out of play."""
        return [] if scene.table_view.outcome else ["sisterhood", "gone"]

    @override
    def format_topic(self, scene: Scene, name: str) -> str:
        """Return the text about a topic."""
        view = self.view(scene)
        if name == "sisterhood":
            return format_sisterhood_table(scene, view)
        return format_unavailable_cards(scene, view) if name == "gone" else super().format_topic(scene, name)


def _list_lot_cards(event_list: Sequence[Event]) -> list[str]:
    """Return the cards that an auction was about, from how it ended."""
    whole = [card for event in event_list if isinstance(event, WHOLE_LOT_EVENTS) for card in event.cards]
    return [*(event.card for event in event_list if isinstance(event, events.CardPicked)), *whole]
