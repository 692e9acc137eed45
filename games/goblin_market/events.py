"""What happens in Goblin Market. Cards are told by name, coins as `number`."""

from games.engine.events import Event, Seat, event


@event
class SizeCard(Event):
    """The size card says how many cards are for sale."""

    card: str
    number: int


@event
class Offered(Event):
    """Cards are for sale; `left` cards remain in the deck, and a seat opens."""

    cards: list[str]
    left: int
    seat: Seat


@event
class LastOffered(Event):
    """All remaining cards are for sale."""

    cards: list[str]
    left: int
    seat: Seat


@event
class Bid(Event):
    """A seat bids."""

    seat: Seat
    number: int


@event
class Passed(Event):
    """A seat leaves the auction."""

    seat: Seat


@event
class CannotBid(Event):
    """A seat has too few coins to continue, and leaves the auction."""

    seat: Seat


@event
class AllPassed(Event):
    """Nobody bid: the cards are gone."""

    cards: list[str]


@event
class Won(Event):
    """A seat wins the auction."""

    seat: Seat
    number: int


@event
class TookAll(Event):
    """The winner takes all the cards."""

    seat: Seat
    cards: list[str]
    number: int


@event
class Shares(Event):
    """The winner lets the other bidders pick too."""

    seat: Seat


@event
class Picked(Event):
    """A seat picks a card."""

    seat: Seat
    card: str
    number: int


@event
class Discarded(Event):
    """Nobody picked these cards."""

    cards: list[str]


@event
class Sisterhood(Event):
    """A seat gets sisterhood money."""

    seat: Seat
    number: int


@event
class GoblinCard(Event):
    """The goblins turn over a card."""

    card: str


@event
class GoblinMoney(Event):
    """A seat gets goblin money."""

    seat: Seat
    number: int


Payment = Sisterhood | GoblinMoney


@event
class Reshuffled(Event):
    """The Goblin Deck is shuffled again, with this many cards."""

    number: int


@event
class Ended(Event):
    """The match is over."""

    reason: str
