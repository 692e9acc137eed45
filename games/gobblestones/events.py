"""What happens in Gobblestones. Spaces and colours are told by name."""

from games.engine.events import Event, Seat, event_class


@event_class(kind="laid")
class TileLaid(Event):
    """A seat lays a tile; nobody else sees it before the turn ends."""

    seat: Seat
    space: str
    colour: str
    to: Seat


@event_class(kind="took")
class TileTakenBack(Event):
    """A seat takes back a tile of its turn."""

    seat: Seat
    space: str
    colour: str
    to: Seat


@event_class(kind="passed")
class TurnPassed(Event):
    """A seat ends its turn with nothing laid."""

    seat: Seat


@event_class(kind="nothing-to-lay")
class TurnWithoutTiles(Event):
    """The turn comes to a seat with an empty rack; it lays nothing and draws."""

    seat: Seat


@event_class(kind="played")
class TilesPlayed(Event):
    """A seat ends its turn with these tiles."""

    seat: Seat
    spaces: list[str]
    colours: list[str]
    points: int


@event_class(kind="hid")
class TilesPlayedFaceDown(Event):
    """A seat ends its turn with face-down tiles."""

    seat: Seat
    spaces: list[str]
    points: int


@event_class(kind="answered")
class ChallengeAnswered(Event):
    """A seat has said in secret whether it trusts the play."""

    seat: Seat


@event_class(kind="trusted")
class PlayUnchallenged(Event):
    """Nobody doubts the play: its tiles stay face down."""

    seat: Seat
    spaces: list[str]
    points: int


@event_class(kind="proved")
class PlayProvedHonest(Event):
    """The play was doubted and right."""

    seat: Seat
    spaces: list[str]
    points: int
    challenger_seat: Seat
    colours: list[str]


@event_class(kind="caught")
class BluffCaught(Event):
    """The play was doubted and wrong."""

    seat: Seat
    spaces: list[str]
    points: int
    challenger_seat: Seat
    colours: list[str]


@event_class(kind="drew")
class TilesDrawn(Event):
    """A seat draws tiles."""

    seat: Seat
    count: int


@event_class(kind="drew-tiles")
class OwnTilesDrawn(Event):
    """A seat sees what it drew."""

    seat: Seat
    colours: list[str]
    to: Seat


@event_class(kind="ended")
class MatchEnded(Event):
    """The match is over; by seat, the worth of the tiles on the racks, and all points."""

    reason: str
    bonus: list[int]
    scores: list[int]
