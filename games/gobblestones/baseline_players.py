"""Baseline players at Gobblestones: one lays the best row, one waits for long ones and lies face down."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from typing_extensions import override

from games.engine.baseline_player import BaselinePlayer
from games.engine.chance import Chance
from games.gobblestones.field import build_field, completes_square, list_spaces, pack_spaces_into_mask
from games.gobblestones.moves import CHALLENGE_MOVE, END_MOVE, LAY_MOVES, TRUST_MOVE
from games.gobblestones.moves import GobblestonesMove as Move
from games.gobblestones.row import AXIS_STEPS, MAX_ROW_TILES, find_next_free_space, find_starting_spaces
from games.gobblestones.views import GobblestonesView as View

RowSpaces = tuple[int, ...]
"""Spaces in the order in which they can be covered."""


@dataclass(frozen=True, slots=True)
class RowPlayer(BaselinePlayer):
    """Lays the row that it likes best, tile by tile, and doubts a face-down row from `doubt` points."""

    doubt: float = 24.0

    @override
    def __call__(self, view: View, moves: Sequence[Move], _rng: Chance) -> Move:
        """Answer, or lay the next tile."""
        if TRUST_MOVE in moves:
            return CHALLENGE_MOVE if view.last and view.last.points >= self.doubt else TRUST_MOVE
        row = max(self.list_candidate_rows(view), key=lambda row: self.evaluate_row(view, row), default=())
        return next(
            (_choose_tile_for_space(view, row, space) for space in row if space not in dict(view.laid)), END_MOVE
        )

    def list_candidate_rows(self, view: View) -> list[RowSpaces]:
        """Return the rows among which it chooses."""
        return [row for row in list_possible_rows(view) if is_honest(view, row)]

    @abstractmethod
    def evaluate_row(self, view: View, row: RowSpaces) -> float:
        """Evaluate a row: return its value to it."""


@dataclass(frozen=True, slots=True)
class BestRowPlayer(RowPlayer):
    """Lays the honest row that brings most; while the bag holds any, a tile is worth `tile` points on the rack."""

    tile: float = 4.0

    @override
    def evaluate_row(self, view: View, row: RowSpaces) -> float:
        """Return its points, less those of the tiles."""
        return compute_row_points(view, row) - (self.tile if view.bag else 0.0) * len(row)


@dataclass(frozen=True, slots=True)
class BluffingRowPlayer(RowPlayer):
    """Waits for rows of at least `long` tiles; face down, it lies.

    Its lie is the best row of at most `most` tiles that is worth at least `less` points less than the best one that
    could be claimed, and never its whole rack, unless `whole` is 1. It prefers an honest row that is worth at most
    `truth` points less.
    """

    grid: ClassVar[Mapping[str, Sequence[float]]] = {
        "doubt": (14.0, 18.0, 99.0),
        "less": (0.0, 1.0),
        "whole": (0.0, 1.0),
        "truth": (0.0, 3.0, 99.0),
    }
    long: float = 2.0
    tile: float = 4.0
    less: float = 1.0
    most: float = 5.0
    whole: float = 0.0
    truth: float = 0.0

    @override
    def list_candidate_rows(self, view: View) -> list[RowSpaces]:
        """Return honest rows in the open, any rows face down."""
        if not view.bluff:
            return [row for row in list_possible_rows(view) if is_honest(view, row)]
        tile_count = sum(view.rack or ()) + len(view.laid)
        max_tiles = min(self.most, tile_count if self.whole else tile_count - 1)
        dearest = max(
            (self._evaluate_believed_row(view, row) for row in list_possible_rows(view, afresh=True)), default=0.0
        )
        return [
            row
            for row in list_possible_rows(view)
            if len(row) <= max_tiles and self._evaluate_believed_row(view, row) <= dearest - self.less
        ]

    @override
    def evaluate_row(self, view: View, row: RowSpaces) -> float:
        """Return its points, less those of the tiles, and nothing for a short row while tiles last."""
        short = not view.bluff and view.bag and 0 < len(row) < self.long
        honesty_bonus = self.truth if self.truth and row and is_honest(view, row) else 0.0
        return -1.0 if short else self._evaluate_believed_row(view, row) + honesty_bonus

    def _evaluate_believed_row(self, view: View, row: RowSpaces) -> float:
        """Evaluate a row: return its value if everybody believes it."""
        return compute_row_points(view, row) - (self.tile if view.bag else 0.0) * len(row)


def compute_row_points(view: View, row: RowSpaces) -> int:
    """Return the points of a row."""
    value = build_field(view.layout).value
    return sum(value[space] for space in row)


def list_possible_rows(view: View, *, afresh: bool = False) -> list[RowSpaces]:
    """Return all rows that can be covered, and the empty row: with the tiles laid so far, unless `afresh`."""
    covered, laid = pack_spaces_into_mask(*(tile.space for tile in view.tiles)), [space for space, _ in view.laid]
    max_tiles = min(MAX_ROW_TILES, sum(view.rack or ()) + len(laid))
    laid = [] if afresh else laid
    begun = laid[:1] or list_spaces(find_starting_spaces(covered))
    rows: list[RowSpaces] = [()] if not laid else []
    for start in begun:
        if not completes_square(start, covered) and max_tiles:
            rows += [row for row in _extend_rows_from(start, covered, max_tiles) if set(laid) <= set(row)]
    return rows


def _extend_rows_from(start: int, covered: int, max_tiles: int) -> Iterator[RowSpaces]:
    """Yield all rows that begin at a space: from there to one side, then to the other."""
    yield (start,)
    for steps in AXIS_STEPS:
        for near in range(max_tiles):
            first_row = _extend_row((start,), steps[0], near, covered)
            if first_row is None:
                break
            for far in range(max_tiles - near):
                row = _extend_row(first_row, steps[1], far, covered)
                if row is None:
                    break
                if len(row) > 1:
                    yield row


def _extend_row(row: RowSpaces, step: int, more: int, covered: int) -> RowSpaces | None:
    """Return a row with more tiles in one direction, or `None` if they do not fit."""
    for _ in range(more):
        lying = covered | pack_spaces_into_mask(*row)
        space = find_next_free_space(row[0], step, lying)
        if space is None or completes_square(space, lying):
            return None
        row = (*row, space)
    return row


def is_honest(view: View, row: RowSpaces) -> bool:
    """Tell whether the tiles of a rack, with those laid, have the colours of a row."""
    laid, colour = dict(view.laid), build_field(view.layout).colour
    left = list(view.rack or ())
    grey = 0
    for space in row:
        hue = colour[space]
        if space in laid:
            if hue is not None and laid[space] != hue:
                return False
        elif hue is None:
            grey += 1
        elif left[hue]:
            left[hue] -= 1
        else:
            return False
    return grey <= sum(left)


def _choose_tile_for_space(view: View, row: RowSpaces, space: int) -> Move:
    """Return the move that covers a space: with its colour if possible, else with what the row needs least."""
    rack, colour, laid = list(view.rack or ()), build_field(view.layout).colour, dict(view.laid)
    hue = colour[space]
    if hue is not None and rack[hue]:
        return LAY_MOVES[hue][space]
    for other in row:
        colour_wanted = colour[other]
        if other not in laid and colour_wanted is not None:
            rack[colour_wanted] -= 1
    colours = [tile for tile, count in enumerate(view.rack or ()) if count]
    return LAY_MOVES[max(colours, key=lambda tile: rack[tile])][space]


baseline_players: dict[str, BaselinePlayer] = {"dearest": BestRowPlayer(), "sly": BluffingRowPlayer()}
"""The baseline players of this game, by name."""
