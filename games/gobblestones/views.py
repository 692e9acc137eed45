"""What an onlooker of Gobblestones may know. Page "What a seat may know"."""

from dataclasses import dataclass

from games.engine.contract import View
from games.gobblestones.state import GobblestonesState, Settled


@dataclass(frozen=True, slots=True)
class TileSeen:
    """A tile on the field: `colour` is `None` where it lies face down and is not the onlooker's own."""

    space: int
    colour: int | None
    face_up: bool


@dataclass(frozen=True, slots=True)
class PlaySeen:
    """The last play, as everyone saw it: `colours` is empty where the tiles stayed face down."""

    seat: int
    spaces: tuple[int, ...]
    colours: tuple[int, ...]
    points: int
    settled: Settled
    challenger: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class GobblestonesView(View):
    """The table as one onlooker sees it.

    `layout` are nine faces (see `field_of`), `rack` the onlooker's tiles counted by colour (`None` for a spectator),
    `rack_sizes` and `bag` numbers of tiles, `turn` the seat whose turn it is. `laid` are the (space, colour) pairs of
    the onlooker's own turn in progress, in order; `laid_points` what they are worth so far.
    """

    bluff: bool
    layout: tuple[int, ...]
    tiles: tuple[TileSeen, ...]
    rack: tuple[int, ...] | None
    rack_sizes: tuple[int, ...]
    bag: int
    turn: int
    laid: tuple[tuple[int, int], ...]
    laid_points: int
    last: PlaySeen | None


def tiles_seen(state: GobblestonesState, seat: int | None) -> tuple[TileSeen, ...]:
    """Return the tiles on the field, from the top left, with the colours that this seat may know."""
    down = state.down
    return tuple(
        TileSeen(space, colour if down.get(space, seat) == seat else None, space not in down)
        for space, colour in sorted(state.tiles.items())
    )


def play_seen(state: GobblestonesState) -> PlaySeen | None:
    """Return the last play, which is public."""
    last = state.last
    if last is None:
        return None
    return PlaySeen(last.seat, tuple(last.spaces), tuple(last.colours), last.points, last.settled, last.challenger)
