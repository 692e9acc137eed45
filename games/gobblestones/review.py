"""Reasons in reviews of Gobblestones why another row was better: points, tiles, and what the next player can lay."""

from collections.abc import Sequence

from games.engine.review import ReviewFact, ReviewMeasure
from games.gobblestones.field import Spaces, build_field, pack_spaces_into_mask
from games.gobblestones.game import GobblestonesOptions
from games.gobblestones.honest_rows import list_honest_rows
from games.gobblestones.move_search import get_tile_price
from games.gobblestones.moves import GobblestonesMove, LayTile, TakeBackTile
from games.gobblestones.rule_of_thumb import get_position
from games.gobblestones.views import GobblestonesView

Moves = Sequence[GobblestonesMove]
MIN_SPARED_POINTS = 2
"""A row that leaves the next player so many points less is better for that."""


def compare_row_points(view: GobblestonesView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return the points and the tiles of two rows, if the other has more points."""
    rows = _describe_rows(view, played, other)
    return ReviewFact("row", rows) if rows["others"] and rows["more"] > rows["points"] else None


def compare_row_tiles(view: GobblestonesView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return the points and the tiles of two rows, if the other has fewer tiles."""
    rows = _describe_rows(view, played, other)
    return ReviewFact("row", rows) if 0 < rows["others"] < rows["tiles"] else None


def _describe_rows(view: GobblestonesView, played: Moves, other: Moves) -> dict[str, int]:
    value = build_field(view.layout).value
    rows = _list_both_rows(view, played, other)
    (points, tiles), (more, others) = ((sum(value[space] for space in row), len(row)) for row in rows)
    return {"points": points, "tiles": tiles, "more": more, "others": others}


def compare_next_rows(view: GobblestonesView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return what the next player can lay on average after each of two rows, if the other spares more than it lacks."""
    if view.seat is None:
        return None
    seat, rows = (view.seat + 1) % view.seats, _describe_rows(view, played, other)
    points, less = (
        _estimate_next_points(view, seat, pack_spaces_into_mask(*row)) for row in _list_both_rows(view, played, other)
    )
    if points - less < max(MIN_SPARED_POINTS, rows["points"] - rows["more"]):
        return None
    return ReviewFact("next", {"seat": seat, "points": round(points), "less": round(less)})


def _estimate_next_points(view: GobblestonesView, seat: int, laid: Spaces) -> float:
    """Return what the best row of a seat brings on average, with tiles that the viewer has not seen."""
    position, value = get_position(view), build_field(view.layout).value
    price, held = get_tile_price(position), view.rack_sizes[seat]
    rows = list_honest_rows(view.layout, position.covered | laid, price, view.unseen_tiles, held)
    return sum(odds * sum(value[space] for space in plan.spaces) for plan, odds in rows)


def _list_both_rows(view: GobblestonesView, played: Moves, other: Moves) -> list[list[int]]:
    laid = [space for space, _ in view.laid]
    return [_list_row_spaces(laid, moves) for moves in (played, other)]


def explain_solved_end(view: GobblestonesView, _played: Moves, _other: Moves) -> ReviewFact | None:
    """Return that the match could be thought through to its end, where all other tiles were on one rack."""
    return ReviewFact("counted", {}) if view.seats == 2 and not view.bag else None


def _list_row_spaces(laid: Sequence[int], moves: Moves) -> list[int]:
    """Return the spaces on which tiles stay after these moves."""
    row = list(laid)
    for move in moves:
        if isinstance(move, LayTile):
            row.append(move.space)
        elif isinstance(move, TakeBackTile):
            row.remove(move.space)
    return row


def is_played_face_up(options: GobblestonesOptions) -> bool:
    """Tell whether all tiles are laid face up: a bluff is no mistake because it was doubted."""
    return not options.bluff


REVIEW = ReviewMeasure(
    facts=("row", "next", "counted"),
    points=2,
    praised=0.4,
    reasons=(compare_row_points, compare_next_rows, compare_row_tiles, explain_solved_end),
    reviews=is_played_face_up,
)
