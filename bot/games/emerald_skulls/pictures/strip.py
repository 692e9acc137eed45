"""The strip of many players in one row: badge, gears and cubes, and the name below them."""

from collections.abc import Sequence

from bot.games.emerald_skulls.pictures.materials import render_piece_icon
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import fit_name
from bot.pictures.painting.sprites import Point
from bot.pictures.shared.players import (
    DIM_COLOURS,
    GAP,
    LIT_COLOURS,
    ROW_HEIGHT,
    Plate,
    build_number_lettering,
    draw_markers,
    measure_strip_height,
    render_badge_sprite,
    render_flat_plate,
)

STRIP_HEIGHT = measure_strip_height(1)
"""However many players there are, the strip is one row high."""
RADIUS, PLATE_EDGE, BADGE_GAP = 14, 5, 3
BADGE_SIZE, BADGE_MIDDLE = 54, 32
POINTS_SIZE, POINTS_MIDDLE, POINTS_ALONE = 30, 21, 40
"""Gears stand alone beside the badge of who has no cubes."""
COUNT_SIZE, COUNT_MIDDLE, COUNT_ICON = 24, 46, 19
MARKERS_MIDDLE = 49
"""Markers stand below the gears: the player who has some and no cubes has room for them even among eight."""
NAME_SIZES, NAME_MIDDLE, NAME_CONDENSING = (24,), 75, (5, 4)
"""A longer name is condensed by so much before it is cut."""
LEADER_CROWN = 30
HELD_CUP, HELD_CUP_INDENT = 36, 13
"""The cup of the player who tumbles, over a corner of their face, and how far its middle is from the plate's edges."""


def draw_plate_strip(canvas: Canvas, plates: Sequence[Plate], left: int, right: int) -> None:
    """Draw all plates side by side at the top of a canvas, between two edges."""
    width = (right - left - GAP * (len(plates) - 1)) // len(plates)
    for index, plate in enumerate(plates):
        _draw_plate(canvas, plate, (left + index * (width + GAP), GAP), width)


def _draw_plate(canvas: Canvas, plate: Plate, corner: Point, width: int) -> None:
    (left, top), marked = corner, plate.waited_for or plate.won
    fill, ink = LIT_COLOURS if marked else DIM_COLOURS
    canvas.paste(render_flat_plate((width, ROW_HEIGHT), RADIUS, lit=marked), corner)
    middle = left + PLATE_EDGE + BADGE_SIZE // 2
    canvas.paste_centred(render_badge_sprite(plate.seat, BADGE_SIZE, fill), (middle, top + BADGE_MIDDLE))
    if plate.won:
        canvas.paste_centred(render_piece_icon("theme/crown", LEADER_CROWN, fill), (middle, top + LEADER_CROWN // 3))
    if plate.held:
        canvas.paste_centred(
            render_piece_icon(plate.held, HELD_CUP, fill), (left + HELD_CUP_INDENT, top + HELD_CUP_INDENT)
        )
    beside = left + PLATE_EDGE + BADGE_SIZE + BADGE_GAP
    points = (POINTS_SIZE, POINTS_MIDDLE) if plate.counts or plate.markers else (POINTS_ALONE, BADGE_MIDDLE)
    room, end = left + width - PLATE_EDGE - beside, beside
    canvas.draw_text(build_number_lettering(plate.points, points[0]), (beside, top + points[1]), ink, fill, within=room)
    within = room - COUNT_ICON - 2
    for drawing, count in plate.counts:
        canvas.paste_centred(
            render_piece_icon(drawing, COUNT_ICON, fill), (beside + COUNT_ICON // 2, top + COUNT_MIDDLE)
        )
        place = beside + COUNT_ICON + 2, top + COUNT_MIDDLE
        end = canvas.draw_text(build_number_lettering(count, COUNT_SIZE), place, ink, fill, within=within)
    draw_markers(canvas, plate, (end, left + width - 1), top + MARKERS_MIDDLE, fill, bare=True)
    room = width - 2 * PLATE_EDGE - 2
    name = fit_name(plate.name, NAME_SIZES, room * NAME_CONDENSING[0] // NAME_CONDENSING[1], f"#{plate.seat + 1}")
    canvas.draw_text(name, (left + PLATE_EDGE + 2, top + NAME_MIDDLE), ink, fill, within=room)
