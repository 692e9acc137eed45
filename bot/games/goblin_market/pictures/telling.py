"""The pictures of Goblin Market in words. Everything is said from the view that the picture is drawn from."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from bot.games.goblin_market.bidders import asked, in_line, may_bid, paying_bids
from bot.games.goblin_market.pictures.contents import in_rank
from bot.pictures.picture import InWords
from bot.pictures.telling import Teller, listed, longest_that_fits, spoken
from games.engine.words import Words
from games.goblin_market import SUITS, AuctionSeen, Card, GoblinMarketView


def card_name(words: Words, card: Card) -> str:
    """Return a card's name in the reader's language."""
    return words(f"goblin-market-card-{card.name}")


def market_in_words(view: GoblinMarketView, names: Sequence[str], words: Words) -> InWords:
    """Return the alt text of the market: with suits and ranks of all collections, if there is room."""
    teller = GoblinMarketTeller(view, names, words)
    say = partial(words, "picture-goblin-market-board", now=teller.now(), sale=teller.sale(), decks=teller.decks())
    pays = teller.pays()
    ways = ((teller.whole, pays), (teller.counted, pays), (teller.counted, ""), (teller.brief, ""))
    return longest_that_fits(
        [lambda one=one, told=told: say(players=teller.players(one), pays=told).strip() for one, told in ways],  # type: ignore[misc]  # a lambda that keeps its way of telling
    )


def sold_in_words(last: AuctionSeen, names: Sequence[str], words: Words) -> str:
    """Return the alt text of the last auction."""
    callers = [spoken(name) for name in names]
    bought = [
        words("picture-goblin-market-bought", name=callers[seat], cards=_cards(words, cards), coins=last.paid[seat])
        for seat, cards in enumerate(last.taken)
        if cards
    ]
    left = [words("picture-goblin-market-unsold", cards=_cards(words, last.discarded))] if last.discarded else []
    paid = [
        words(key, payments=_payments(words, callers, coins))
        for key, coins in (
            ("picture-goblin-market-sisterhood", last.sisterhood),
            ("picture-goblin-market-goblin-money", last.goblin_money),
        )
        if any(coins)
    ]
    return words("pictures-space").join([*bought, *left, *paid])


def _payments(words: Words, names: Sequence[str], coins: Sequence[int]) -> str:
    each = zip(names, coins, strict=True)
    return listed(words, (words("picture-goblin-market-payment", name=name, coins=paid) for name, paid in each if paid))


def _cards(words: Words, cards: Iterable[Card]) -> str:
    return listed(words, (_card(words, card) for card in cards))


def _card(words: Words, card: Card) -> str:
    suits = words("pictures-space").join(words(f"goblin-market-suit-{SUITS[suit]}") for suit in card.suits)
    rank = words("goblin-market-rank", rank=card.rank)
    return words("picture-goblin-market-card", name=card_name(words, card), rank=rank, suits=suits)


class GoblinMarketTeller(Teller[GoblinMarketView]):
    """Puts one view of the game into the words of one language."""

    def now(self) -> str:
        """Say what the match waits for."""
        if self.view.outcome:
            return self.words("picture-goblin-market-over", names=self.name_winners())
        kind = self.view.decision.kind if self.view.decision else "bid"
        return self.words("picture-goblin-market-now", kind=kind, name=self.named(asked(self.view)))

    def sale(self) -> str:
        """Say what is for sale, what was bid for it, and who may still bid."""
        if not self.view.lot:
            return self.words("picture-goblin-market-no-sale")
        bids = [
            self.words("picture-goblin-market-bid", coins=self.view.bids[seat], name=self.names[seat])
            for seat in in_line(self.view)
        ]
        return self.words(
            "picture-goblin-market-sale",
            cards=_cards(self.words, self.view.lot),
            bid=listed(self.words, bids) if bids else self.words("picture-goblin-market-no-bid"),
            bidding="yes" if self.view.bidding else "no",
            names=self.named(may_bid(self.view)),
        )

    def decks(self) -> str:
        """Say how many cards are left."""
        return self.words("picture-goblin-market-decks", auction=self.view.deck, goblin=self.view.goblin_deck)

    def pays(self) -> str:
        """Say whom the bids that have buttons would pay."""
        each = [
            self.words("picture-goblin-market-pays", bid=bid, payments=listed(self.words, self._gets(paid)))
            for bid, paid in paying_bids(self.view)
        ]
        return self.words("pictures-space").join(each)

    def _gets(self, paid: Iterable[tuple[int, int]]) -> list[str]:
        return [self.words("picture-goblin-market-payment", name=self.names[seat], coins=coins) for seat, coins in paid]

    def players(self, tell: Callable[[int], str]) -> str:
        """Say something of every player."""
        return self.words("pictures-stop").join(tell(seat) for seat in range(self.view.seats))

    def brief(self, seat: int) -> str:
        """Say worth and coins of a player."""
        coins = self.view.coins[seat]
        return self.words(
            "picture-goblin-market-player",
            name=self.names[seat],
            points=self.view.scores[seat],
            purse="hidden" if coins is None else "open",
            coins=coins or 0,
        )

    def counted(self, seat: int) -> str:
        """Say the suits of a player's collection too."""
        held = [
            self.words("picture-goblin-market-suit", suit=self.words(f"goblin-market-suit-{suit}"), count=count)
            for suit, count in zip(SUITS, self.view.suits[seat], strict=True)
            if count
        ]
        return self.words(
            "picture-goblin-market-suits", player=self.brief(seat), suits=listed(self.words, held), count=len(held)
        )

    def whole(self, seat: int) -> str:
        """Say the ranks of a player's cards too."""
        if not self.view.owned[seat]:
            return self.counted(seat)
        ranks = [self.words("goblin-market-rank", rank=card.rank) for card in in_rank(self.view, seat)]
        return self.words(
            "picture-goblin-market-ranks",
            player=self.counted(seat),
            ranks=self.words("pictures-space").join(ranks),
        )
