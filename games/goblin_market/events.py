"""What happens in Goblin Market. Cards are told by name, coins as `number`."""

from games.engine.events import Event, Seat, event_class


@event_class
class SizeCard(Event):
    """The size card says how many cards are for sale."""

    card: str
    number: int


@event_class
class Offered(Event):
    """Cards are for sale; `left` cards remain in the deck, and a seat opens."""

    cards: list[str]
    left: int
    seat: Seat


@event_class
class LastOffered(Event):
    """All remaining cards are for sale."""

    cards: list[str]
    left: int
    seat: Seat


@event_class
class Bid(Event):
    """A seat bids."""

    seat: Seat
    number: int


@event_class
class Passed(Event):
    """A seat leaves the auction."""

    seat: Seat


@event_class
class CannotBid(Event):
    """A seat has too few coins to continue, and leaves the auction."""

    seat: Seat


@event_class
class AllPassed(Event):
    """Nobody bid: the cards are gone."""

    cards: list[str]


@event_class
class Won(Event):
    """A seat wins the auction."""

    seat: Seat
    number: int


@event_class
class TookAll(Event):
    """The winner takes all the cards."""

    seat: Seat
    cards: list[str]
    number: int


@event_class
class Shares(Event):
    """The winner lets the other bidders pick too."""

    seat: Seat


@event_class
class Picked(Event):
    """A seat picks a card."""

    seat: Seat
    card: str
    number: int


@event_class
class Discarded(Event):
    """Nobody picked these cards."""

    cards: list[str]


@event_class
class Sisterhood(Event):
    """A seat gets sisterhood money."""

    seat: Seat
    number: int


@event_class
class GoblinCard(Event):
    """The goblins turn over a card."""

    card: str


@event_class
class GoblinMoney(Event):
    """A seat gets goblin money."""

    seat: Seat
    number: int


Payment = Sisterhood | GoblinMoney


@event_class
class Reshuffled(Event):
    """The Goblin Deck is shuffled again, with this many cards."""

    number: int


@event_class
class Ended(Event):
    """The match is over."""

    reason: str
