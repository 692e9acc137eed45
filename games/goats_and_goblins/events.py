"""What happens in Goats & Goblins. Cards are told by name, the value of Cave-Ins as `value`."""

from games.engine.events import Event, Seat, event_class


@event_class
class Leads(Event):
    """A seat leads the next expedition; `left` cards are left in the cave."""

    seat: Seat
    left: int


@event_class
class Declared(Event):
    """The Leader declares how many cards to draw."""

    seat: Seat
    number: int
    left: int


@event_class
class Voted(Event):
    """A seat has voted, in secret."""

    seat: Seat


@event_class
class Turnout(Event):
    """Everybody has voted: who goes in with the Leader, and who stays out."""

    seat: Seat
    in_seats: list[Seat]
    out_seats: list[Seat]


@event_class
class Revealed(Turnout):
    """Some go in, some stay out."""


@event_class
class RevealedAllIn(Turnout):
    """Nobody stays out."""


@event_class
class RevealedAllOut(Turnout):
    """Nobody goes in."""


@event_class
class Drawing(Event):
    """The expedition drew a card; how many are still to be drawn, and how many are left in the cave."""

    seat: Seat
    card: str
    to_draw: int
    left: int


@event_class
class Drew(Drawing):
    """It is not a Cave-In."""


@event_class
class DrewCaveIn(Drawing):
    """It is a Cave-In of this value."""

    number: int
    value: int


@event_class
class Homecoming(Event):
    """The expedition is back, with cards for those who went in."""

    seat: Seat
    cards: list[str]
    in_seats: list[Seat]


@event_class
class Succeeded(Homecoming):
    """There are cards to divide."""


@event_class
class CameBackEmpty(Homecoming):
    """There are none."""


@event_class
class Collapse(Event):
    """The cave came down, with cards for those who stayed out."""

    seat: Seat
    cards: list[str]
    out_seats: list[Seat]


@event_class
class Failed(Collapse):
    """Somebody stayed out."""


@event_class
class AllLost(Collapse):
    """Nobody did."""


@event_class
class Got(Event):
    """A seat got cards of the pile."""

    seat: Seat
    cards: list[str]


@event_class
class Ended(Event):
    """The match is over."""

    reason: str


@event_class
class Played(Event):
    """A seat laid an action card on the stack."""

    seat: Seat
    action: str


@event_class
class PlayedAt(Event):
    """A seat laid an action card on the stack, at somebody."""

    seat: Seat
    action: str
    target_seat: Seat


@event_class
class Passed(Event):
    """A seat plays no card in this window."""

    seat: Seat


@event_class
class NoMore(Event):
    """A seat wants to be asked only when something is at stake."""

    seat: Seat


@event_class
class PassesOn(Event):
    """A seat passes for longer, on these terms."""

    seat: Seat
    terms: str


@event_class
class Waits(Event):
    """A seat stops the drawing to think."""

    seat: Seat


@event_class
class BackIn(Event):
    """A seat takes "no more" back."""

    seat: Seat


@event_class
class Pushed(Event):
    """A push counts: how many cards more, and how many to draw."""

    seat: Seat
    number: int
    to_draw: int


@event_class
class VotesVoid(Event):
    """A push counts while others choose: those who have voted choose again."""

    seat: Seat


@event_class
class HeadsHome(Event):
    """The Leader wants to stop, in a game without votes."""

    seat: Seat


@event_class
class Peeked(Event):
    """A seat looks at the top card of the cave."""

    seat: Seat


@event_class
class PeekedCard(Event):
    """The card that the seat saw."""

    seat: Seat
    card: str
    to: Seat


@event_class
class Warded(Event):
    """A Warding Stone cancels an action card."""

    seat: Seat
    cancelled_seat: Seat
    action: str


@event_class
class Propped(Event):
    """A Pit Prop removes a drawn Cave-In of this value."""

    seat: Seat
    number: int
    value: int


@event_class
class TurnedIn(Event):
    """A seat that stayed out goes in."""

    seat: Seat


@event_class
class TurnedOut(Event):
    """A seat that went in stays out."""

    seat: Seat


@event_class
class InVain(Event):
    """An action card changes nothing."""

    seat: Seat
    action: str
