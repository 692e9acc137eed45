"""The field of Gobblestones as a picture: for everyone, or with a player's own rack and half-laid turn."""

from collections.abc import Container, Sequence
from functools import lru_cache

from bot.pictures.canvas import Canvas
from bot.pictures.gobblestones import layout as at
from bot.pictures.gobblestones.sight import plates, stones
from bot.pictures.gobblestones.stones import Mark, mark_sprite, rack_sprite, space_sprite, stone_sprite
from bot.pictures.lettering import Face, Font, Lettering
from bot.pictures.players import GAP, ROW_HEIGHT, draw_strip, number, strip_height
from bot.pictures.sprites import icon, plate
from bot.pictures.theme import BLACK, CAVE, CREAM, GOLD, GROOVE, INK, SAND
from games.gobblestones import GobblestonesView, field_of
from games.gobblestones.field import CENTRES, LETTERS, SIZE, Faces, members

LAYOUTS_KEPT = 16
"""Bare fields kept, about a megabyte each."""


def draw_table(view: GobblestonesView, names: Sequence[str], *, rack: bool) -> Canvas:
    """Return the table as this view has it; `rack` adds the strip with the onlooker's own tiles."""
    canvas = Canvas(at.picture_size(view.seats, rack=rack), CAVE)
    top = strip_height(view.seats)
    draw_strip(canvas, plates(view, names), at.MARGIN - RIM_OUT, at.WIDTH - at.BAG_WIDTH - GAP)
    _draw_bag(canvas, view.bag)
    canvas.lay(bare_field(view.layout), (0, top))
    _draw_stones(canvas, view, top)
    if rack:
        _draw_rack(canvas, view, top + at.WIDTH)
    return canvas


RIM_OUT = 16
"""By how much the strip of players stands out to the left of the field."""


@lru_cache(maxsize=LAYOUTS_KEPT)
def bare_field(layout: Faces) -> Canvas:
    """Return the field of a layout with no tile on it. Do not draw upon it: it is shared."""
    canvas = Canvas((at.WIDTH, at.WIDTH), CAVE)
    _draw_frame(canvas)
    field = field_of(layout)
    for space, colour in field.colour.items():
        canvas.paste(space_sprite(colour, field.value[space]), at.cell(space))
    return canvas


def _draw_frame(canvas: Canvas) -> None:
    edge = at.FIELD + 2 * at.RIM
    canvas.paste(plate((edge, edge), at.BOARD_RADIUS, GROOVE, BLACK, CAVE), (at.MARGIN - at.RIM,) * 2)
    side = at.BOARD + at.RIM
    slab = plate((side, side), at.BOARD_RADIUS, SAND, SAND, GROOVE)
    for row in range(0, SIZE, 5):
        for column in range(0, SIZE, 5):
            canvas.paste(slab, (at.along(column) - at.RIM // 2, at.along(row) - at.RIM // 2))
    _draw_coordinates(canvas)


def _draw_coordinates(canvas: Canvas) -> None:
    near, far = at.MARGIN // 2 - 2, at.WIDTH - at.MARGIN // 2 + 2
    for place in range(SIZE):
        middle = at.along(place) + at.CELL // 2
        for edge in (near, far):
            _draw_coordinate(canvas, LETTERS[place], (middle, edge))
            _draw_coordinate(canvas, str(place + 1), (edge, middle))


def _draw_coordinate(canvas: Canvas, text: str, middle: tuple[int, int]) -> None:
    canvas.write_about(Lettering(text, Face(Font.ROUND, at.COORDINATE_SIZE)), middle, COORDINATE_INK, CAVE)


COORDINATE_INK = "#f1e8d4"


def _draw_stones(canvas: Canvas, view: GobblestonesView, top: int) -> None:
    lying = stones(view)
    for space, stone in lying.items():
        x, y = at.cell(space)
        canvas.paste(stone_sprite(stone), (x, y + top))
    # Without any tile, the centres may begin the game; a play that was caught left its spaces open.
    _draw_marks(canvas, "last", view.last.spaces if view.last else (), lying, top)
    _draw_marks(canvas, "start", () if lying else members(CENTRES), lying, top)


def _draw_marks(canvas: Canvas, mark: Mark, spaces: Sequence[int], lying: Container[int], top: int) -> None:
    for space in spaces:
        if space not in lying:
            x, y = at.cell(space)
            canvas.paste(mark_sprite(mark), (x, y + top))


def _draw_bag(canvas: Canvas, left: int) -> None:
    x, y = at.WIDTH - at.BAG_WIDTH, GAP + ROW_HEIGHT // 2
    canvas.paste_about(icon("gobblestones/bag", at.BAG_ICON, CAVE), (x + at.BAG_ICON // 2, y))
    canvas.write(number(left, at.BAG_COUNT_SIZE), (x + at.BAG_ICON + 6, y + 4), CREAM, CAVE)


def _draw_rack(canvas: Canvas, view: GobblestonesView, top: int) -> None:
    middle = top + at.RACK_TILE // 2 + 8
    for colour, count in enumerate(view.rack or ()):
        x = at.RACK_LEFT + colour * at.RACK_STEP
        if count:
            canvas.paste(rack_sprite(colour, at.RACK_TILE, CAVE), (x, middle - at.RACK_TILE // 2))
            times = Lettering(f"×{count}", Face(Font.ROUND, at.RACK_COUNT_SIZE))
            canvas.write(times, (x + at.RACK_TILE + 8, middle), CREAM, CAVE)
    if view.laid:
        left, up, right, down = at.POINTS
        canvas.paste(plate((right - left, down - up), 18, CREAM, GOLD, CAVE), (left, top + up))
        points = Lettering(f"+{view.laid_points}", Face(Font.ROUND, at.POINTS_SIZE))
        canvas.write_about(points, ((left + right) // 2, top + (up + down) // 2), INK, CREAM)
