"""What a viewer of Goblin Market may know. Page "What a seat may know"."""

from dataclasses import dataclass

from games.engine.contract import View
from games.goblin_market.decktet import LEVEL_BY_RANK, DecktetCard, count_suits, get_cards
from games.goblin_market.money import compute_sisterhood_payout
from games.goblin_market.state import GoblinMarketState


@dataclass(frozen=True, slots=True)
class AuctionSeen:
    """The last auction that ended; tuples are by seat.

    `winner` and `goblin_card` are `None` if all passed. `taken` are cards, `paid`, `sisterhood` and `goblin_money`
    coins, `discarded` cards that nobody got.
    """

    winner: int | None
    bid: int
    taken: tuple[tuple[DecktetCard, ...], ...]
    paid: tuple[int, ...]
    sisterhood: tuple[int, ...]
    goblin_card: DecktetCard | None
    goblin_money: tuple[int, ...]
    discarded: tuple[DecktetCard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GoblinMarketView(View):
    """The market as one viewer sees it.

    `deck` and `goblin_deck` are numbers of cards left, `goblin_open` the goblin cards turned over since the shuffle,
    newest last. `coins` are purses by seat, `None` if they are hidden. `owned` are collections by seat and `suits`
    their counts in the order of `SUITS`; what they are worth now is `scores`, and `positive` breaks ties.

    `lot` is what is still for sale, `size_card` the card that set the size (`None` in the last auction), `bids` the
    last bids of this auction by seat (0: none yet), `standing` the highest bid and `bidder` its seat, `passed` who has
    left, `opener` who opened. `line` are the seats that still pick, next first, and `taken` what was bought so far, by
    seat. `aside` are the size cards, `discard` the cards that nobody got.
    """

    hidden_coins: bool
    deck: int
    goblin_deck: int
    goblin_open: tuple[DecktetCard, ...]
    coins: tuple[int | None, ...]
    owned: tuple[tuple[DecktetCard, ...], ...]
    suits: tuple[tuple[int, ...], ...]
    positive: tuple[int, ...]
    lot: tuple[DecktetCard, ...]
    size_card: DecktetCard | None
    bids: tuple[int, ...]
    standing: int
    bidder: int | None
    passed: tuple[bool, ...]
    opener: int
    line: tuple[int, ...]
    taken: tuple[tuple[DecktetCard, ...], ...]
    aside: tuple[DecktetCard, ...]
    discard: tuple[DecktetCard, ...]
    last: AuctionSeen | None

    @property
    def is_bidding(self) -> bool:
        """Whether bids are made now."""
        return self.decision is not None and self.decision.kind == "bid"


def compute_sisterhood_payments(view: GoblinMarketView, bid: int, winner: int | None = None) -> tuple[int, ...]:
    """Return what sisterhood money each seat would get if this bid won and the seat bought nothing in this auction.

    The `winner`, by default the viewer, gets nothing.
    """
    buyer = view.seat if winner is None else winner
    return tuple(
        0 if seat == buyer else compute_sisterhood_payout((LEVEL_BY_RANK[card.rank] for card in cards), bid)
        for seat, cards in enumerate(view.owned)
    )


def count_card_suits(cards: tuple[DecktetCard, ...]) -> tuple[int, ...]:
    """Return how often each suit appears on cards."""
    return tuple(count_suits(cards))


def view_coins(state: GoblinMarketState, seat: int | None) -> tuple[int | None, ...]:
    """Return the purses that a seat may look into."""
    return tuple(None if state.hidden_coins and seat != owner else coins for owner, coins in enumerate(state.coins))


def view_last_auction(state: GoblinMarketState) -> AuctionSeen | None:
    """Return the last auction that ended."""
    last = state.last
    if last is None:
        return None
    return AuctionSeen(
        winner=last.winner,
        bid=last.bid,
        taken=tuple(map(get_cards, last.taken)),
        paid=last.paid,
        sisterhood=last.sisterhood,
        goblin_card=None if last.goblin_card is None else get_cards([last.goblin_card])[0],
        goblin_money=last.goblin_money,
        discarded=get_cards(last.discarded),
    )
