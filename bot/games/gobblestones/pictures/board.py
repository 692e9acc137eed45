"""The field of Gobblestones as a picture: for everyone, or with a player's own rack and half-laid turn."""

from collections.abc import Container, Sequence
from functools import lru_cache

from bot.games.gobblestones.pictures import layout as at
from bot.games.gobblestones.pictures.contents import plates, stones
from bot.games.gobblestones.pictures.stones import Mark, mark_sprite, rack_sprite, space_sprite, stone_sprite
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering
from bot.pictures.painting.sprites import icon, plate
from bot.pictures.painting.theme import BLACK, CAVE, CREAM, GOLD, GROOVE, INK, SAND
from bot.pictures.shared.players import GAP, PLATE_RADIUS, ROW_HEIGHT, draw_strip, number, strip_height
from games.gobblestones import GobblestonesView, field_of
from games.gobblestones.boards import SIDE
from games.gobblestones.field import CENTRES, LETTERS, SIZE, Faces, members

COORDINATE_INK = "#f1e8d4"
LAYOUTS_KEPT = 64
"""Cached empty fields, about 40 kB each."""


def draw_table(view: GobblestonesView, names: Sequence[str], *, rack: bool) -> Canvas:
    """Return the table as this view has it; `rack` adds the strip with the onlooker's own tiles."""
    canvas = Canvas(at.picture_size(view.seats, rack=rack), CAVE)
    top = strip_height(view.seats)
    draw_strip(canvas, plates(view, names), GAP, at.WIDTH - at.BAG_WIDTH - GAP)
    _draw_bag(canvas, view.bag)
    canvas.paste(bare_field(view.layout), (0, top))
    _draw_stones(canvas, view, top)
    if rack:
        _draw_rack(canvas, view, top + at.WIDTH)
    return canvas


def draw_hand(view: GobblestonesView) -> Canvas:
    """Return only the onlooker's own tiles."""
    canvas = Canvas((at.WIDTH, at.RACK_HEIGHT), CAVE)
    _draw_rack(canvas, view, 0)
    return canvas


@lru_cache(maxsize=LAYOUTS_KEPT)
def bare_field(layout: Faces) -> Canvas:
    """Return the field of a layout with no tile on it. Do not paste onto it: it is shared."""
    canvas = Canvas((at.WIDTH, at.WIDTH), CAVE)
    _draw_frame(canvas)
    field = field_of(layout)
    for space, colour in field.colour.items():
        canvas.paste(space_sprite(colour, field.value[space]), at.cell(space))
    return canvas


def _draw_frame(canvas: Canvas) -> None:
    edge = at.FIELD + 2 * at.RIM
    canvas.paste(plate((edge, edge), at.FRAME_RADIUS, GROOVE, BLACK, CAVE), (at.MARGIN - at.RIM,) * 2)
    side = at.BOARD + 2 * at.SLAB
    slab = plate((side, side), at.SLAB_RADIUS, SAND, SAND, GROOVE)
    for row in range(0, SIZE, SIDE):
        for column in range(0, SIZE, SIDE):
            canvas.paste(slab, (at.along(column) - at.SLAB, at.along(row) - at.SLAB))
    _draw_coordinates(canvas)
    for left in (0, at.WIDTH - at.MOSS):
        moss = icon("theme/moss", at.MOSS, CAVE, flipped=bool(left))
        canvas.paste(moss, (left, at.WIDTH - at.MOSS))


def _draw_coordinates(canvas: Canvas) -> None:
    near, far = at.COORDINATE_MIDDLE, at.WIDTH - at.COORDINATE_MIDDLE
    for place in range(SIZE):
        middle = at.along(place) + at.CELL // 2
        for edge in (near, far):
            _draw_coordinate(canvas, LETTERS[place], (middle, edge))
            _draw_coordinate(canvas, str(place + 1), (edge, middle))


def _draw_coordinate(canvas: Canvas, text: str, middle: tuple[int, int]) -> None:
    canvas.write_about(Lettering(text, Face(Font.ROUND, at.COORDINATE_SIZE)), middle, COORDINATE_INK, CAVE)


def _draw_stones(canvas: Canvas, view: GobblestonesView, top: int) -> None:
    lying = stones(view)
    for space, stone in lying.items():
        x, y = at.cell(space)
        canvas.paste(stone_sprite(stone), (x, y + top))
    # Without any tile, the centres may begin the game; a play that was caught left its spaces open.
    _draw_marks(canvas, "open", view.open, lying, top)
    # The rule on squares is shown where it matters: at the ends of a row that has begun.
    _draw_marks(canvas, "barred", view.barred if view.laid else (), lying, top)
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
    middle = top + at.RACK_MIDDLE
    held = [(colour, count) for colour, count in enumerate(view.rack or ()) if count]
    for place, (colour, count) in enumerate(held):
        x = at.RACK_LEFT + place * at.RACK_STEP
        canvas.paste(rack_sprite(colour, at.RACK_TILE, CAVE), (x, middle - at.RACK_TILE // 2))
        times = Lettering(f"×{count}", Face(Font.ROUND, at.RACK_COUNT_SIZE))
        canvas.write(times, (x + at.RACK_TILE + 8, middle), CREAM, CAVE)
    if view.laid:
        _draw_points(canvas, view.laid_points, middle)


def _draw_points(canvas: Canvas, points: int, middle: int) -> None:
    """Draw the worth of the half-laid turn, on a plate at the right of the rack."""
    width, height = at.POINTS
    left = at.WIDTH - at.RACK_LEFT - width
    canvas.paste(plate(at.POINTS, PLATE_RADIUS, CREAM, GOLD, CAVE), (left, middle - height // 2))
    text = Lettering(f"+{points}", Face(Font.ROUND, at.POINTS_SIZE))
    canvas.write_about(text, (left + width // 2, middle), INK, CREAM)
