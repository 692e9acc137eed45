"""The alt texts of Goblin Market's pictures. Everything is said from the view that the picture is drawn from."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from bot.games.goblin_market.bidders import (
    get_seats_to_act,
    list_remaining_bidders,
    rank_bidders_by_bid,
)
from bot.games.goblin_market.names import join_name_keys, join_rank_keys, join_suit_keys
from bot.games.goblin_market.pictures.contents import sort_cards_in_deck_order
from bot.games.goblin_market.pictures.payments import choose_bid_chips
from bot.pictures.alt_text import AltTextWriter, choose_fitting_alt_text, clean_alt_name
from bot.pictures.picture import PictureText
from games.engine.words import Words
from games.goblin_market import SUITS, AuctionSeen, DecktetCard, GoblinMarketView


def get_card_name(words: Words, card: DecktetCard) -> str:
    """Return a card's name in the reader's language."""
    return words(f"goblin-market-card-{card.name}")


def build_market_alt_text(view: GoblinMarketView, names: Sequence[str], words: Words) -> PictureText:
    """Return the alt text of the market: with suits and ranks of all collections, if there is room."""
    teller = GoblinMarketAltTextWriter(view, names, words)
    say = partial(
        words,
        "picture-goblin-market-board",
        now=teller.describe_status(),
        sale=teller.describe_auction(),
        decks=teller.describe_decks(),
    )
    pays = teller.describe_bid_payments()
    ways = (
        (teller.describe_ranks, pays),
        (teller.describe_suits, pays),
        (teller.describe_suits, "none"),
        (teller.describe_purse, "none"),
    )
    return choose_fitting_alt_text(
        [lambda way=way, told=told: say(players=teller.describe_players(way), pays=told) for way, told in ways],  # type: ignore[misc]  # a lambda that keeps its way of telling
    )


def build_auction_alt_text(last: AuctionSeen, names: Sequence[str], words: Words) -> str:
    """Return the alt text of the last auction."""
    callers = [clean_alt_name(name) for name in names]
    bought = [
        words(
            "picture-goblin-market-bought", name=callers[seat], cards=_list_cards(words, cards), coins=last.paid[seat]
        )
        for seat, cards in enumerate(last.taken)
        if cards
    ]
    left = [words("picture-goblin-market-unsold", cards=_list_cards(words, last.discarded))] if last.discarded else []
    paid = [
        words(key, payments=_list_payments(words, callers, coins))
        for key, coins in (
            ("picture-goblin-market-sisterhood", last.sisterhood),
            ("picture-goblin-market-goblin-money", last.goblin_money),
        )
        if any(coins)
    ]
    return words.join_sentences([*bought, *left, *paid])


def _list_payments(words: Words, names: Sequence[str], coins: Sequence[int]) -> str:
    each = zip(names, coins, strict=True)
    return words.join_with_commas(
        (words("picture-goblin-market-payment", name=name, coins=paid) for name, paid in each if paid)
    )


def _list_cards(words: Words, cards: Iterable[DecktetCard]) -> str:
    return words.join_with_commas(_describe_card(words, card) for card in cards)


def _describe_card(words: Words, card: DecktetCard) -> str:
    facts = {"card": join_name_keys([card.name]), "rank": card.rank, "suits": join_suit_keys(card)}
    return words("picture-goblin-market-card", **facts)


class GoblinMarketAltTextWriter(AltTextWriter[GoblinMarketView]):
    """Writes the alt text of one view of the game in the words of one language."""

    def describe_status(self) -> str:
        """Say what the match waits for."""
        if self.view.outcome:
            return self.words("picture-goblin-market-over", names=self.join_winner_names())
        if self.view.decision is None:
            return self.words("pictures-stopped")
        name = self.join_names(get_seats_to_act(self.view))
        return self.words("picture-goblin-market-now", kind=self.view.decision.kind, name=name)

    def describe_auction(self) -> str:
        """Say what is for sale, what was bid for it, and who may still bid; after an early end, what was not sold."""
        if not self.view.lot:
            return self.words("picture-goblin-market-no-sale")
        bids = [
            self.words("picture-goblin-market-bid", coins=self.view.bids[seat], name=self.names[seat])
            for seat in rank_bidders_by_bid(self.view)
        ]
        sold = self.view.outcome is None and self.view.decision is not None
        return self.words(
            "picture-goblin-market-sale" if sold else "picture-goblin-market-never-sold",
            cards=_list_cards(self.words, self.view.lot),
            bids=self.words.join_with_commas(bids) or "none",
            bidding="yes" if self.view.is_bidding else "no",
            names=self.join_names(list_remaining_bidders(self.view)),
        )

    def describe_decks(self) -> str:
        """Say how many cards are left."""
        return self.words("picture-goblin-market-decks", auction=self.view.deck, goblin=self.view.goblin_deck)

    def describe_bid_payments(self) -> str:
        """Say whom the bids in the picture would pay."""
        each = [
            self.words(
                "picture-goblin-market-pays", bid=bid, payments=self.words.join_with_commas(self._format_payments(paid))
            )
            for bid, paid in choose_bid_chips(self.view).bids
        ]
        return self.words.join_sentences(each) or "none"

    def _format_payments(self, paid: Iterable[tuple[int, int]]) -> list[str]:
        return [self.words("picture-goblin-market-payment", name=self.names[seat], coins=coins) for seat, coins in paid]

    def describe_players(self, tell: Callable[[int], str]) -> str:
        """Say something of every player."""
        return self.words("pictures-stop").join(tell(seat) for seat in range(self.view.seats))

    def describe_purse(self, seat: int) -> str:
        """Say points and coins of a player."""
        coins = self.view.coins[seat]
        return self.words(
            "picture-goblin-market-player",
            name=self.names[seat],
            points=self.view.scores[seat],
            purse="hidden" if coins is None else "open",
            coins=coins or 0,
        )

    def describe_suits(self, seat: int) -> str:
        """Say the suits of a player's collection too."""
        coins = [
            self.words("picture-goblin-market-suit", suit=f"goblin-market-suit-{suit}", count=count)
            for suit, count in zip(SUITS, self.view.suits[seat], strict=True)
            if count
        ]
        return self.words(
            "picture-goblin-market-suits",
            player=self.describe_purse(seat),
            suits=self.words.join_with_commas(coins),
            count=len(coins),
        )

    def describe_ranks(self, seat: int) -> str:
        """Say the ranks of a player's cards too."""
        if not self.view.owned[seat]:
            return self.describe_suits(seat)
        ranks = join_rank_keys(sort_cards_in_deck_order(self.view, seat))
        return self.words("picture-goblin-market-ranks", player=self.describe_suits(seat), ranks=ranks)
