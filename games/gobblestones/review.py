"""Reasons in reviews of Gobblestones why another row was better: points, tiles, and what can be laid next."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from games.engine.review import ReviewFact, ReviewMeasure
from games.engine.words import join_counted_keys
from games.gobblestones.boards import TILE_COLOURS, build_colour_key
from games.gobblestones.field import Spaces, build_field, pack_spaces_into_mask
from games.gobblestones.game import GobblestonesOptions
from games.gobblestones.goblin import POINTS_A_TILE
from games.gobblestones.honest_rows import list_honest_rows
from games.gobblestones.move_search import Plan, find_best_plan, get_tile_price
from games.gobblestones.moves import GobblestonesMove, LayTile, TakeBackTile
from games.gobblestones.row import MAX_ROW_TILES
from games.gobblestones.rule_of_thumb import get_position
from games.gobblestones.views import GobblestonesView

Moves = Sequence[GobblestonesMove]
MIN_SAVED_POINTS = 3
"""The tiles that a row leaves are told if their next row brings so many points more."""
MIN_SPARED_POINTS = 2
"""A row that leaves the next player so many points less is better for that."""


class ReviewedRow(NamedTuple):
    """The row of a turn: its tiles by space, what it brings, and the tiles that stay on the rack, by colour."""

    tiles: Mapping[int, int]
    points: int
    kept: tuple[int, ...]


def compare_row_points(view: GobblestonesView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return the points and the tiles of two rows, if the other has more points."""
    row, better = _read_both_rows(view, played, other)
    return ReviewFact("row", _describe_rows(row, better)) if better.points > row.points else None


def compare_row_tiles(view: GobblestonesView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return the points and the tiles of two rows, if the other has fewer tiles."""
    row, better = _read_both_rows(view, played, other)
    return ReviewFact("row", _describe_rows(row, better)) if 0 < len(better.tiles) < len(row.tiles) else None


def compare_kept_tiles(view: GobblestonesView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return how many tiles more the other row leaves, kept and drawn, if they are worth more than it lacks."""
    row, better = _read_both_rows(view, played, other)
    left = _count_more_tiles(view, row, better)
    worth = POINTS_A_TILE * left
    if worth < max(1, row.points - better.points):
        return None
    return ReviewFact("kept", {**_describe_rows(row, better), "left": left, "worth": worth})


def compare_both_later_rows(view: GobblestonesView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return what the other row saves for later and spares the next player, if both make up for what it lacks."""
    row, better = _read_both_rows(view, played, other)
    lack = row.points - better.points
    if view.seat is None or lack <= 0:
        return None
    seat = (view.seat + 1) % view.seats
    own, more = (_sum_points(view, _find_next_row(view, each).spaces) for each in (row, better))
    points, less = (_estimate_next_points(view, seat, pack_spaces_into_mask(*each.tiles)) for each in (row, better))
    saved, spared = max(more - own, POINTS_A_TILE * _count_more_tiles(view, row, better)), round(points - less)
    if min(saved, spared) <= 0 or saved + spared < lack:
        return None
    return ReviewFact("both", {"lack": lack, "saved": saved, "seat": seat, "spared": spared})


def _count_more_tiles(view: GobblestonesView, row: ReviewedRow, better: ReviewedRow) -> int:
    """Return how many tiles more the other row leaves on the rack: kept, or drawn after it."""
    left, leaves = (sum(each.kept) + min(MAX_ROW_TILES - len(each.tiles), view.bag) for each in (row, better))
    return leaves - left


def compare_own_next_rows(view: GobblestonesView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return what the tiles that each of two rows leaves can lay next, if the other makes up for what it lacks."""
    row, better = _read_both_rows(view, played, other)
    plan, later = _find_next_row(view, row), _find_next_row(view, better)
    points, more = (_sum_points(view, each.spaces) for each in (plan, later))
    if more - points < max(MIN_SAVED_POINTS, row.points - better.points + 1):
        return None
    tiles = {build_colour_key(colour): count for colour, count in enumerate(later.tiles_needed) if count}
    facts = {"points": row.points, "more": better.points, "saved": more, "less": points}
    laid = {"laid": "row" if better.tiles else "nothing", "kept": join_counted_keys(tiles)}
    return ReviewFact("saved", {**facts, **laid})


def _find_next_row(view: GobblestonesView, row: ReviewedRow) -> Plan:
    """Return the row with most points that the tiles which a row leaves can lay after it."""
    position = get_position(view)
    after = position._replace(covered=position.covered | pack_spaces_into_mask(*row.tiles), laid={})
    return find_best_plan(after, row.kept, price=0)


def _describe_rows(row: ReviewedRow, better: ReviewedRow) -> dict[str, int]:
    return {"points": row.points, "tiles": len(row.tiles), "more": better.points, "others": len(better.tiles)}


def compare_next_rows(view: GobblestonesView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return what the next player can lay on average after each of two rows, if the other spares more than it lacks."""
    if view.seat is None:
        return None
    seat, (row, better) = (view.seat + 1) % view.seats, _read_both_rows(view, played, other)
    points, less = (_estimate_next_points(view, seat, pack_spaces_into_mask(*each.tiles)) for each in (row, better))
    if points - less < max(MIN_SPARED_POINTS, row.points - better.points):
        return None
    return ReviewFact("next", {"seat": seat, "points": round(points), "less": round(less)})


def _estimate_next_points(view: GobblestonesView, seat: int, laid: Spaces) -> float:
    """Return what the best row of a seat brings on average, with tiles that the viewer has not seen."""
    position, value = get_position(view), build_field(view.layout).value
    price, rack_size = get_tile_price(position), view.rack_sizes[seat]
    rows = list_honest_rows(view.layout, position.covered | laid, price, view.unseen_tiles, rack_size)
    return sum(odds * sum(value[space] for space in plan.spaces) for plan, odds in rows)


def _read_both_rows(view: GobblestonesView, played: Moves, other: Moves) -> list[ReviewedRow]:
    return [_read_row(view, moves) for moves in (played, other)]


def _read_row(view: GobblestonesView, moves: Moves) -> ReviewedRow:
    """Return the row that stays after these moves."""
    tiles = dict(view.laid)
    for move in moves:
        if isinstance(move, LayTile):
            tiles[move.space] = move.colour
        elif isinstance(move, TakeBackTile):
            del tiles[move.space]
    rack_counts = Counter(dict(enumerate(view.rack or ())))
    rack_counts.update(colour for _, colour in view.laid)
    rack_counts.subtract(tiles.values())
    return ReviewedRow(
        tiles, _sum_points(view, tiles), tuple(rack_counts[colour] for colour in range(len(TILE_COLOURS)))
    )


def _sum_points(view: GobblestonesView, spaces: Iterable[int]) -> int:
    value = build_field(view.layout).value
    return sum(value[space] for space in spaces)


def explain_solved_end(view: GobblestonesView, _played: Moves, _other: Moves) -> ReviewFact | None:
    """Return that the match could be thought through to its end, where all other tiles were on one rack."""
    return ReviewFact("counted", {}) if view.seats == 2 and not view.bag else None


def is_played_face_up(options: GobblestonesOptions) -> bool:
    """Tell whether all tiles are laid face up: a bluff is no mistake because it was doubted."""
    return not options.bluff


REVIEW = ReviewMeasure(
    facts=("row", "saved", "next", "kept", "both", "counted"),
    points=2,
    praised=0.4,
    rechecked=0.3,
    reasons=(
        compare_row_points,
        compare_own_next_rows,
        compare_next_rows,
        compare_kept_tiles,
        compare_both_later_rows,
        compare_row_tiles,
        explain_solved_end,
    ),
    reviews=is_played_face_up,
)
