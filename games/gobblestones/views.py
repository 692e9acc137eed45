"""What a viewer of Gobblestones may know. Page "What a seat may know"."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Literal

from games.engine.contract import View
from games.gobblestones.boards import TILE_COLOURS, TILES_A_COLOUR
from games.gobblestones.end_conditions import SHORT_DRAW_END, count_tiles_to_draw, predict_end_reason
from games.gobblestones.field import Spaces, build_field, list_spaces, pack_spaces_into_mask
from games.gobblestones.row import FITS_EVERYWHERE, compute_open_spaces, find_forbidden_spaces
from games.gobblestones.state import GobblestonesState, LastPlay, Settled

ChallengeAnswer = Literal["trust", "challenge"]


@dataclass(frozen=True, slots=True)
class TileSeen:
    """A tile on the field: `colour` is `None` if it is face down and not the viewer's own."""

    space: int
    colour: int | None
    face_up: bool


@dataclass(frozen=True, slots=True)
class PlaySeen:
    """The last play, as everyone saw it: `colours` is empty if the tiles stayed face down."""

    seat: int
    spaces: tuple[int, ...]
    colours: tuple[int, ...]
    points: int
    settled: Settled
    challenger: int | None


@dataclass(frozen=True, slots=True)
class EndingSeen:
    """The result of ending the turn with these tiles, if they stand: tiles to draw, or the match's end."""

    draws: int
    ends: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class GobblestonesView(View):
    """The table as one viewer sees it.

    `layout` are nine faces (see `build_field`), `rack` the viewer's tiles counted by colour (`None` for a spectator),
    `rack_sizes` and `bag` numbers of tiles, `turn` the seat whose turn it is. `laid` are the (space, colour) pairs of
    the viewer's own turn in progress, in order; `laid_points` their worth so far; `ending` the result of ending it.
    `turned_up` is the last row that a doubt turned up. `my_answer` is what the viewer answered to the face-down row
    that the others are still asked about; `trusted` and `doubted` count by seat how often everybody saw it trust or
    doubt a row. `short_end` is the option. `wrong_spaces` have face-down tiles of a wrong colour: everybody knows them
    once the match is over, but not the colours. Ruling "Bluff: trusted".
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
    turned_up: PlaySeen | None
    my_answer: ChallengeAnswer | None
    trusted: tuple[int, ...]
    doubted: tuple[int, ...]
    short_end: bool
    ending: EndingSeen | None
    wrong_spaces: tuple[int, ...] = ()

    @property
    def leaves_nothing(self) -> bool:
        """Whether ending the turn now leaves the viewer without tiles for good. Rulings End (b), Option short end."""
        if self.ending is None or self.ending.ends or self.ending.draws:
            return False
        return self.rack is not None and not any(self.rack) and (self.short_end or not self.bag)

    @property
    def finisher(self) -> int | None:
        """The seat that has no tiles and gets none any more: the match ends when the turn comes to it."""
        if self.bag and not self.short_end:
            return None
        return next((seat for seat, size in enumerate(self.rack_sizes) if not size and seat != self.turn), None)

    @property
    def playable_spaces(self) -> tuple[int, ...]:
        """The spaces on which the viewer can lay a tile of their rack now."""
        return self._filter_spaces_for_rack(compute_open_spaces)

    @property
    def forbidden_by_square(self) -> tuple[int, ...]:
        """The spaces on which they could, without the rule on squares of 2×2."""
        return self._filter_spaces_for_rack(find_forbidden_spaces)

    def _filter_spaces_for_rack(self, among: Callable[[Spaces, tuple[int, ...]], Spaces]) -> tuple[int, ...]:
        """Return those of these spaces that take a tile of the viewer's rack."""
        if self.ending is None or not self.rack:
            return ()
        laid = tuple(space for space, _ in self.laid)
        spaces = list_spaces(among(pack_spaces_into_mask(*(tile.space for tile in self.tiles)), laid))
        fits = [
            FITS_EVERYWHERE[hue] if self.bluff else build_field(self.layout).fits[hue]
            for hue, count in enumerate(self.rack)
            if count
        ]
        return tuple(space for space in spaces if any(fit >> space & 1 for fit in fits))

    @property
    def unseen_tiles(self) -> tuple[int, ...]:
        """The number of tiles of each colour that the viewer cannot see: in the bag, on other racks or face down."""
        colours = [tile.colour for tile in self.tiles] + [colour for _, colour in self.laid]
        rack = self.rack or (0,) * len(TILE_COLOURS)
        return tuple(TILES_A_COLOUR - colours.count(colour) - count for colour, count in enumerate(rack))


def view_tiles(state: GobblestonesState, seat: int | None) -> tuple[TileSeen, ...]:
    """Return the tiles on the field, from the top left, with the colours that this seat may know."""
    down = state.down
    return tuple(
        _tile_seen(space, colour if down.get(space, seat) == seat else None, space not in down)
        for space, colour in sorted(state.tiles.items())
    )


_tile_seen = cache(TileSeen)
"""Makes each tile once: there are a few thousand different ones, and a view has up to a hundred and more."""


def list_wrong_spaces(state: GobblestonesState) -> tuple[int, ...]:
    """Return the spaces with face-down tiles of a wrong colour: nobody caught these bluffs."""
    fits = build_field(state.layout).fits
    return tuple(space for space in sorted(state.down) if not fits[state.tiles[space]] >> space & 1)


def view_play(last: LastPlay | None) -> PlaySeen | None:
    """Return a play, which is public."""
    if last is None:
        return None
    return PlaySeen(last.seat, last.spaces, last.colours, last.points, last.settled, last.challenger)


def view_own_answer(state: GobblestonesState, seat: int | None) -> ChallengeAnswer | None:
    """Return what a seat itself answered, while others still owe their answers."""
    doubt = None if seat is None else state.doubts.get(seat)
    return None if doubt is None else "challenge" if doubt else "trust"


def view_ending(state: GobblestonesState, seat: int | None) -> EndingSeen | None:
    """Return the result of ending the turn, for the seat that is asked."""
    if state.decision is None or state.decision.kind != "turn" or seat not in state.decision.seats:
        return None
    ends = predict_end_reason(state)
    return EndingSeen(0 if ends == SHORT_DRAW_END else count_tiles_to_draw(state, len(state.laid)), ends)
