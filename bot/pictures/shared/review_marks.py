"""Marks of a review in a picture: which move a seat played, and which ones a goblin would have played."""

from collections.abc import Sequence
from typing import Any

from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.sprites import Point, render_dashed_frame_sprite, render_frame_sprite, render_icon_sprite
from bot.pictures.painting.theme import BLACK, CREAM, GOLD
from bot.pictures.shared.players import render_badge_sprite
from games.engine import View

ReviewMark = tuple[Sequence[Any], int | None]
"""Moves, and the seat that played them; `None`: a goblin would have."""

SIGN_SIZE = 40
"""The side of the sign that says whose move it is."""
BAR_THICKNESS, BAR_RADIUS = 6, 9


def list_review_marks(view: View) -> Sequence[ReviewMark]:
    """Return the moves that a review compares, and whose they are; nothing outside reviews."""
    moves = view.compared_moves
    return [(moves.played, moves.seat), (moves.other, None)] if moves else []


def draw_review_frame(canvas: Canvas, box: Box, seat: int | None) -> None:
    """Frame what a move is about: in dashes what a seat played, in a full line what a goblin (`None`) would have."""
    left, upper, right, lower = box
    size = right - left, lower - upper
    frame = (
        render_frame_sprite(size, BAR_RADIUS, GOLD, BLACK, BAR_THICKNESS)
        if seat is None
        else render_dashed_frame_sprite(size, BAR_RADIUS, CREAM, BLACK, BAR_THICKNESS)
    )
    canvas.paste(frame, (left, upper))


def draw_review_sign(canvas: Canvas, middle: Point, seat: int | None) -> None:
    """Draw whose move it is: the badge of a seat, or the lamp of goblins that advise."""
    sign = (
        render_icon_sprite("parlour/lamp", SIGN_SIZE, BLACK)
        if seat is None
        else render_badge_sprite(seat, SIGN_SIZE, BLACK, bare=True)
    )
    canvas.paste_centred(sign, middle)


def draw_review_frame_and_sign(canvas: Canvas, box: Box, seat: int | None, *, inside: int = 8) -> None:
    """Frame what a move is about, with its sign at a corner: the seat's on the left, the goblin's on the right.

    The middle of a sign is so far `inside` its frame, twice as far from the side.
    """
    draw_review_frame(canvas, box, seat)
    left, upper, right, _ = box
    draw_review_sign(canvas, (right - 2 * inside if seat is None else left + 2 * inside, upper + inside), seat)
