"""What happens in Gobblestones. Spaces and colours are told by name."""

from games.engine.events import Event, Seat, event_class


@event_class
class Laid(Event):
    """A seat lays a tile; nobody else sees it before the turn ends."""

    seat: Seat
    space: str
    colour: str
    to: Seat


@event_class
class Took(Event):
    """A seat takes back a tile of its turn."""

    seat: Seat
    space: str
    colour: str
    to: Seat


@event_class
class Passed(Event):
    """A seat ends its turn with nothing laid."""

    seat: Seat


@event_class
class NothingToLay(Event):
    """The turn comes to a seat with an empty rack; it lays nothing and draws."""

    seat: Seat


@event_class
class Played(Event):
    """A seat ends its turn with these tiles."""

    seat: Seat
    spaces: list[str]
    colours: list[str]
    points: int


@event_class
class Hid(Event):
    """A seat ends its turn with face-down tiles."""

    seat: Seat
    spaces: list[str]
    points: int


@event_class
class Answered(Event):
    """A seat has said in secret whether it trusts the play."""

    seat: Seat


@event_class
class Trusted(Event):
    """Nobody doubts the play: its tiles stay face down."""

    seat: Seat
    spaces: list[str]
    points: int


@event_class
class Proved(Event):
    """The play was doubted and right."""

    seat: Seat
    spaces: list[str]
    points: int
    challenger_seat: Seat
    colours: list[str]


@event_class
class Caught(Event):
    """The play was doubted and wrong."""

    seat: Seat
    spaces: list[str]
    points: int
    challenger_seat: Seat
    colours: list[str]


@event_class
class Drew(Event):
    """A seat draws tiles."""

    seat: Seat
    count: int


@event_class
class DrewTiles(Event):
    """A seat sees what it drew."""

    seat: Seat
    colours: list[str]
    to: Seat


@event_class
class Ended(Event):
    """The match is over; by seat, the worth of the tiles on the racks, and all points."""

    reason: str
    bonus: list[int]
    scores: list[int]
