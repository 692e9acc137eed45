"""What happens in Emerald Skulls. Cards are told by their faces, levels and bets by name."""

from games.emerald_skulls.moves import How
from games.emerald_skulls.turn import Out as Way
from games.engine.events import Event, Seat, event_class


@event_class(kind="turn")
class TurnBegan(Event):
    """A seat is the tumbler of the next turn."""

    seat: Seat
    number: int


@event_class(kind="bought")
class DiceBought(Event):
    """The tumbler took dice, for this many gears."""

    seat: Seat
    dice: int
    gears: int


@event_class(kind="revealed")
class OppositionRevealed(Event):
    """An opposition card says what Vrax and Kur bet on with a pool of `dice`; `cards` more are to come."""

    dice: int
    vrax: str
    kur: str
    cards: int


@event_class(kind="bet")
class BetPlaced(Event):
    """A seat put a marker on a bet: which of the bet's places, and how many there are."""

    seat: Seat
    card: str
    bet: str
    place: int
    places: int


@event_class(kind="took")
class BetTakenBack(Event):
    """A seat took back a marker of this window."""

    seat: Seat
    card: str
    bet: str


@event_class(kind="ready")
class BettorReady(Event):
    """A seat places no more markers before this roll."""

    seat: Seat


@event_class(kind="rested")
class BettorReadyForTurn(Event):
    """A seat places no more markers in this turn, unless somebody bets against it."""

    seat: Seat


@event_class(kind="returned")
class BettorNotReady(Event):
    """A seat is no longer ready."""

    seat: Seat


@event_class(kind="called")
class LastBetsCalled(Event):
    """The tumbler calls for the last bets before this roll."""

    seat: Seat


@event_class(kind="rolled")
class PoolRolled(Event):
    """The tumbler rolled the pool."""

    seat: Seat
    dice: tuple[int, ...]


@event_class(kind="placed")
class DicePlaced(Event):
    """The tumbler placed ordinary dice and skulls on a level."""

    seat: Seat
    level: str
    ordinary: int
    skulls: int


@event_class(kind="rerolled")
class PoolTakenUp(Event):
    """The tumbler took the pool up again, for a cube or a nose; it now has this many dice and cubes."""

    seat: Seat
    how: How
    pool: int
    cubes: int


@event_class(kind="out")
class TurnEnded(Event):
    """The turn ended, with these dice left."""

    seat: Seat
    out: Way
    left: tuple[int, ...]


@event_class(kind="earned")
class TumblerPaid(Event):
    """The tumbler collected the usual pay ("standard") or a jackpot; `owed` was its worth in gears."""

    seat: Seat
    what: str
    gears: int
    cubes: int
    owed: int


@event_class(kind="paid")
class BetPaid(Event):
    """A bet paid, with this many opposing markers lost; `owed` was its worth in gears."""

    seat: Seat
    card: str
    bet: str
    place: int
    gears: int
    cubes: int
    owed: int
    opposing: int


@event_class(kind="rival-paid")
class RivalBetPaid(Event):
    """The same, to Vrax or Kur."""

    rival: str
    card: str
    bet: str
    place: int
    gears: int
    cubes: int
    owed: int
    opposing: int


@event_class(kind="swept")
class SupplySwept(Event):
    """Vrax and Kur took the rest of the supply."""

    gears: int


@event_class(kind="ended")
class MatchEnded(Event):
    """The match is over: gears and cubes by seat, and the gears of Vrax and Kur in the solitary mode."""

    reason: str
    gears: tuple[int, ...]
    cubes: tuple[int, ...]
    rivals: int | None = None
