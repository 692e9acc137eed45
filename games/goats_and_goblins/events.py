"""What happens in Goats & Goblins. Cards are told by name, the value of Cave-Ins as `value`."""

from games.engine.events import Event, Seat, event_class


@event_class(kind="leads")
class ExpeditionBegan(Event):
    """A seat leads the next expedition; `left` cards are left in the cave."""

    seat: Seat
    left: int


@event_class(kind="declared")
class DrawsDeclared(Event):
    """The Leader declares how many cards to draw."""

    seat: Seat
    number: int
    left: int


@event_class(kind="voted")
class VoteCast(Event):
    """A seat has voted, in secret."""

    seat: Seat


@event_class(kind="turnout")
class VotesRevealed(Event):
    """Everybody has voted: who goes in with the Leader, and who stays out."""

    seat: Seat
    in_seats: list[Seat]
    out_seats: list[Seat]


@event_class(kind="revealed")
class VotesRevealedMixed(VotesRevealed):
    """Some go in, some stay out."""


@event_class(kind="revealed-all-in")
class VotesRevealedAllIn(VotesRevealed):
    """Nobody stays out."""


@event_class(kind="revealed-all-out")
class VotesRevealedAllOut(VotesRevealed):
    """Nobody goes in."""


@event_class(kind="drawing")
class CaveCardDrawn(Event):
    """The expedition drew a card; how many are still to be drawn, and how many are left in the cave."""

    seat: Seat
    card: str
    to_draw: int
    left: int


@event_class(kind="drew")
class SafeCardDrawn(CaveCardDrawn):
    """It is not a Cave-In."""


@event_class(kind="drew-cave-in")
class CaveInDrawn(CaveCardDrawn):
    """It is a Cave-In of this value."""

    number: int
    value: int


@event_class(kind="homecoming")
class ExpeditionReturned(Event):
    """The expedition is back, with cards for those who went in."""

    seat: Seat
    cards: list[str]
    in_seats: list[Seat]


@event_class(kind="succeeded")
class ReturnedWithCards(ExpeditionReturned):
    """There are cards to divide."""


@event_class(kind="came-back-empty")
class ReturnedEmpty(ExpeditionReturned):
    """There are none."""


@event_class(kind="collapse")
class CaveCollapsed(Event):
    """The cave came down, with cards for those who stayed out."""

    seat: Seat
    cards: list[str]
    out_seats: list[Seat]


@event_class(kind="failed")
class CaveCollapsedWithSurvivors(CaveCollapsed):
    """Somebody stayed out."""


@event_class(kind="all-lost")
class CaveCollapsedOnEverybody(CaveCollapsed):
    """Nobody did."""


@event_class(kind="got")
class CardsReceived(Event):
    """A seat got cards of the pile."""

    seat: Seat
    cards: list[str]


@event_class(kind="ended")
class MatchEnded(Event):
    """The match is over."""

    reason: str


@event_class(kind="played")
class ActionPlayed(Event):
    """A seat laid an action card on the stack."""

    seat: Seat
    action: str


@event_class(kind="played-at")
class ActionPlayedAtSeat(Event):
    """A seat laid an action card on the stack, at somebody."""

    seat: Seat
    action: str
    target_seat: Seat


@event_class(kind="passed")
class ReactionPassed(Event):
    """A seat plays no card in this window."""

    seat: Seat


@event_class(kind="no-more")
class NoMoreSaid(Event):
    """A seat wants to be asked only when something is at stake."""

    seat: Seat


@event_class(kind="passes-on")
class StandingPassBegan(Event):
    """A seat passes for longer, on these terms."""

    seat: Seat
    terms: str


@event_class(kind="waits")
class DrawingHalted(Event):
    """A seat stops the drawing to think."""

    seat: Seat


@event_class(kind="back-in")
class StandingPassEnded(Event):
    """A seat takes "no more" back."""

    seat: Seat


@event_class(kind="pushed")
class PushTookEffect(Event):
    """A push counts: how many cards more, and how many to draw."""

    seat: Seat
    number: int
    to_draw: int


@event_class(kind="votes-void")
class VotesVoided(Event):
    """A push counts while others choose: those who have voted choose again."""

    seat: Seat


@event_class(kind="heads-home")
class ReturnAnnounced(Event):
    """The Leader wants to stop, in a game without votes."""

    seat: Seat


@event_class(kind="peeked")
class CaveCardPeeked(Event):
    """A seat looks at the top card of the cave."""

    seat: Seat


@event_class(kind="peeked-card")
class PeekedCardSeen(Event):
    """The card that the seat saw."""

    seat: Seat
    card: str
    to: Seat


@event_class(kind="warded")
class ActionWarded(Event):
    """A Warding Stone cancels an action card."""

    seat: Seat
    cancelled_seat: Seat
    action: str


@event_class(kind="propped")
class CaveInPropped(Event):
    """A Pit Prop removes a drawn Cave-In of this value."""

    seat: Seat
    number: int
    value: int


@event_class(kind="turned-in")
class SeatJoinedExpedition(Event):
    """A seat that stayed out goes in."""

    seat: Seat


@event_class(kind="turned-out")
class SeatLeftExpedition(Event):
    """A seat that went in stays out."""

    seat: Seat


@event_class(kind="in-vain")
class ActionWasted(Event):
    """An action card changes nothing."""

    seat: Seat
    action: str
