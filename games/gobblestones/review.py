"""Reasons in reviews of Gobblestones why another row was better: its points, and the tiles that it takes."""

from collections.abc import Sequence

from games.engine.review import ReviewFact, ReviewMeasure
from games.gobblestones.field import build_field
from games.gobblestones.game import GobblestonesOptions
from games.gobblestones.moves import GobblestonesMove, LayTile, TakeBackTile
from games.gobblestones.views import GobblestonesView

Moves = Sequence[GobblestonesMove]


def compare_rows(view: GobblestonesView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return the points and the tiles of two rows, if the other has more points or fewer tiles."""
    value = build_field(view.layout).value
    laid = [space for space, _ in view.laid]
    rows = [_list_row_spaces(laid, moves) for moves in (played, other)]
    (points, tiles), (more, others) = ((sum(value[space] for space in row), len(row)) for row in rows)
    if not others or (more <= points and others >= tiles):
        return None
    return ReviewFact("row", {"points": points, "tiles": tiles, "more": more, "others": others})


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
    facts=("row", "counted"),
    points=2,
    praised=0.4,
    reasons=(compare_rows, explain_solved_end),
    reviews=is_played_face_up,
)
