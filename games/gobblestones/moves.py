"""The moves of Gobblestones and their notation: `lay H8 red`, `take H8`, `end`, `trust`, `challenge`."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import overload

from typing_extensions import override

from games.engine.errors import BadNotation
from games.engine.notation import Constant, build_notation_refusal, index_by_notation
from games.gobblestones.boards import TILE_COLOURS
from games.gobblestones.field import ALL_SPACES, Spaces, format_space_name, list_spaces, parse_space


@dataclass(frozen=True, slots=True)
class LayTile:
    """Lay a tile of a colour (its index) on a space."""

    space: int
    colour: int

    @override
    def __str__(self) -> str:
        return f"lay {format_space_name(self.space)} {TILE_COLOURS[self.colour]}"


@dataclass(frozen=True, slots=True)
class TakeBackTile:
    """Take a tile of this turn back to the rack."""

    space: int

    @override
    def __str__(self) -> str:
        return f"take {format_space_name(self.space)}"


class EndTurn(Constant):
    """End the turn with the tiles laid so far."""

    __slots__ = ()
    words = "end"


class TrustPlay(Constant):
    """Let a face-down play stand."""

    __slots__ = ()
    words = "trust"


class ChallengePlay(Constant):
    """Doubt a face-down play."""

    __slots__ = ()
    words = "challenge"


GobblestonesMove = LayTile | TakeBackTile | EndTurn | TrustPlay | ChallengePlay

END_MOVE, TRUST_MOVE, CHALLENGE_MOVE = EndTurn(), TrustPlay(), ChallengePlay()
MOVE_BY_NOTATION: Mapping[str, GobblestonesMove] = index_by_notation(END_MOVE, TRUST_MOVE, CHALLENGE_MOVE)
LAY_MOVES = tuple({space: LayTile(space, colour) for space in ALL_SPACES} for colour in range(len(TILE_COLOURS)))
TAKE_MOVES = {space: TakeBackTile(space) for space in ALL_SPACES}


def parse_tile_colour(word: str) -> int:
    """Parse a colour by its name or a unique beginning of it into its index; raises `BadNotation`."""
    fitting = [index for index, colour in enumerate(TILE_COLOURS) if word and colour.startswith(word.lower())]
    if len(fitting) != 1:
        raise BadNotation("gobblestones-no-colour", colour=word[:12])
    return fitting[0]


def parse_move(text: str) -> GobblestonesMove:
    """Parse the notation of one move; raises `BadNotation`."""
    match text.lower().split():
        case [word] if word in MOVE_BY_NOTATION:
            return MOVE_BY_NOTATION[word]
        case ["take", space]:
            return TAKE_MOVES[parse_space(space)]
        case ["lay", space, colour]:
            return LAY_MOVES[parse_tile_colour(colour)][parse_space(space)]
        case _:
            raise build_notation_refusal(text)


def parse_short_move(text: str) -> GobblestonesMove:
    """Parse a move as players type it: a space and a colour, in any order and without `lay`; raises `BadNotation`."""
    match [word for word in text.lower().split() if word != "lay"]:
        case ["take", _]:
            return parse_move(text)
        case [one, two] if any(letter.isdigit() for letter in one + two):
            space, colour = (one, two) if any(letter.isdigit() for letter in one) else (two, one)
            return LAY_MOVES[parse_tile_colour(colour)][parse_space(space)]
        case _:
            return parse_move(text)


class TurnMoves(Sequence[GobblestonesMove]):
    """The moves of a turn, counted from sets of spaces, and listed only as far as a caller looks.

    In order: lays by colour and space, then takes, then `end`.
    """

    __slots__ = ("_lays", "_rest", "_size")

    def __init__(self, lays: list[tuple[int, Spaces]], takes: list[int]) -> None:
        self._lays = lays
        self._rest: list[GobblestonesMove] = [*(TAKE_MOVES[space] for space in takes), END_MOVE]
        self._size = len(self._rest)
        for _, spaces in lays:
            self._size += spaces.bit_count()

    @override
    def __len__(self) -> int:
        return self._size

    @override
    def __iter__(self) -> Iterator[GobblestonesMove]:
        for colour, spaces in self._lays:
            lays = LAY_MOVES[colour]
            for space in list_spaces(spaces):
                yield lays[space]
        yield from self._rest

    @override
    def __contains__(self, move: object) -> bool:
        if isinstance(move, LayTile):
            return any(colour == move.colour and spaces >> move.space & 1 for colour, spaces in self._lays)
        return move in self._rest

    @overload
    def __getitem__(self, index: int) -> GobblestonesMove: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[GobblestonesMove]: ...
    @override
    def __getitem__(self, index: int | slice) -> GobblestonesMove | Sequence[GobblestonesMove]:
        if isinstance(index, slice):
            return list(self)[index]
        left = index + self._size if index < 0 else index
        if not 0 <= left < self._size:
            raise IndexError(index)
        for colour, spaces in self._lays:
            count = spaces.bit_count()
            if left < count:
                return LAY_MOVES[colour][_find_nth_space(spaces, left)]
            left -= count
        return self._rest[left]


def _find_nth_space(spaces: Spaces, number: int) -> int:
    """Return the member of a set with this position in order, by halving."""
    base, width = 0, 256
    while width > 1:
        width >>= 1
        low = spaces & ((1 << width) - 1)
        count = low.bit_count()
        if number < count:
            spaces = low
        else:
            number -= count
            base += width
            spaces >>= width
    return base
