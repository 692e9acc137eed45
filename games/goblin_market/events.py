"""What happens in Goblin Market. Cards are told by name, coins as `number`."""

from games.engine.events import Event, Seat, event_class


@event_class(kind="size-card")
class SizeCardTurned(Event):
    """The size card says how many cards are for sale."""

    card: str
    number: int


@event_class(kind="offered")
class CardsOffered(Event):
    """Cards are for sale; `left` cards remain in the deck, and a seat opens."""

    cards: list[str]
    left: int
    seat: Seat


@event_class(kind="last-offered")
class LastCardsOffered(Event):
    """All remaining cards are for sale."""

    cards: list[str]
    left: int
    seat: Seat


@event_class(kind="bid")
class BidMade(Event):
    """A seat bids."""

    seat: Seat
    number: int


@event_class(kind="passed")
class BidderPassed(Event):
    """A seat leaves the auction."""

    seat: Seat


@event_class(kind="cannot-bid")
class BidderOutOfCoins(Event):
    """A seat has too few coins to continue, and leaves the auction."""

    seat: Seat


@event_class(kind="all-passed")
class AuctionWithoutBids(Event):
    """Nobody bid: the cards are gone."""

    cards: list[str]


@event_class(kind="won")
class AuctionWon(Event):
    """A seat wins the auction."""

    seat: Seat
    number: int


@event_class(kind="took-all")
class AllCardsTaken(Event):
    """The winner takes all the cards."""

    seat: Seat
    cards: list[str]
    number: int


@event_class(kind="shares")
class SharingChosen(Event):
    """The winner lets the other bidders pick too."""

    seat: Seat


@event_class(kind="picked")
class CardPicked(Event):
    """A seat picks a card."""

    seat: Seat
    card: str
    number: int


@event_class(kind="discarded")
class CardsDiscarded(Event):
    """Nobody picked these cards."""

    cards: list[str]


@event_class(kind="sisterhood")
class SisterhoodPaid(Event):
    """A seat gets sisterhood money."""

    seat: Seat
    number: int


@event_class(kind="goblin-card")
class GoblinCardTurned(Event):
    """The goblins turn over a card."""

    card: str


@event_class(kind="goblin-money")
class GoblinMoneyPaid(Event):
    """A seat gets goblin money."""

    seat: Seat
    number: int


Payment = SisterhoodPaid | GoblinMoneyPaid


@event_class(kind="reshuffled")
class GoblinDeckReshuffled(Event):
    """The Goblin Deck is shuffled again, with this many cards."""

    number: int


@event_class(kind="ended")
class MatchEnded(Event):
    """The match is over."""

    reason: str
