"""The field of Gobblestones as a picture: for everyone, or with a player's own rack and half-laid turn."""

from collections.abc import Container, Sequence
from functools import lru_cache

from bot.games.gobblestones.pictures import layout as at
from bot.games.gobblestones.pictures.contents import asked, in_play, lights, plates, shade, stones
from bot.games.gobblestones.pictures.rings import draw_claim, draw_rings
from bot.games.gobblestones.pictures.stones import Mark, mark_sprite, rack_sprite, space_sprite, stone_sprite
from bot.games.gobblestones.pictures.strip import draw_strip
from bot.games.gobblestones.rows import WholeRow, rows_offered
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering
from bot.pictures.painting.sprites import Size, Sprite, drawn, plate
from bot.pictures.painting.theme import BLACK, BROWN, CAVE, CREAM, GOLD, INK
from games.gobblestones import GobblestonesView, field_of
from games.gobblestones.field import LETTERS, ROW, SIZE, Faces

COORDINATE_INK = "#f1e8d4"
TRAY = "#452c14"
LAYOUTS_KEPT = 64
"""Cached empty fields, about 40 kB each."""


def draw_table(view: GobblestonesView, names: Sequence[str]) -> Canvas:
    """Return the table as everybody sees it."""
    return _drawn(view, names, in_play(view), (), rack=False)


def draw_own_table(view: GobblestonesView, names: Sequence[str]) -> Canvas:
    """Return the table as a player sees it: with their own tiles, and their best rows ringed while they are asked."""
    rows = rows_offered(view).best
    shown = in_play(view, rows)
    canvas = _drawn(view, names, shown, rows, rack=True)
    draw_rings(canvas, rows, shown, at.STRIP)
    _draw_rack(canvas, view, at.RACK, at.STRIP + shown.height)
    return canvas


def _drawn(
    view: GobblestonesView, names: Sequence[str], shown: at.Window, rows: Sequence[WholeRow], *, rack: bool
) -> Canvas:
    """Return the players and the field, with room for a rack below."""
    canvas = Canvas(at.picture_size(shown, rack=rack), CAVE)
    canvas.paste(bare_field(view.layout, shown), (0, at.STRIP))
    draw_strip(canvas, plates(view, names), view.bag)
    _draw_stones(canvas, view, shown, rows)
    return canvas


def draw_hand(view: GobblestonesView) -> Canvas:
    """Return only the onlooker's own tiles."""
    canvas = Canvas((at.WIDTH, at.HAND.height), CAVE)
    _draw_rack(canvas, view, at.HAND, 0)
    return canvas


@lru_cache(maxsize=LAYOUTS_KEPT)
def bare_field(layout: Faces, shown: at.Window) -> Canvas:
    """Return rows of the field of a layout with no tile on it. Do not paste onto it: it is shared."""
    canvas = Canvas((at.WIDTH, shown.height), CAVE)
    _draw_frame(canvas, shown)
    field = field_of(layout)
    for space, colour in field.colour.items():
        if shown.first <= space // ROW <= shown.last:
            canvas.paste(space_sprite(colour, field.value[space], "far"), shown.cell(space))
    return canvas


def _draw_frame(canvas: Canvas, shown: at.Window) -> None:
    """Draw the edge of the table; it is open where the field goes on."""
    left, top, right, bottom = at.MARGIN, at.HEAD, at.WIDTH - at.MARGIN, shown.height - at.FOOT
    over, under = at.RIM * (shown.first == 0), at.RIM * (shown.last == SIZE - 1)
    wood = right - left + 2 * at.RIM, bottom - top + over + under
    canvas.paste(Canvas(wood, BROWN.deep), (left - at.RIM, top - over))
    canvas.paste(Canvas((wood[0] - at.RIM, wood[1] - under), BROWN.base), (left - at.RIM, top - over))
    canvas.paste(Canvas((right - left, bottom - top), BLACK), (left, top))
    _draw_coordinates(canvas, shown)


def _draw_coordinates(canvas: Canvas, shown: at.Window) -> None:
    for column in range(SIZE):
        middle = at.MARGIN + at.start(column) + at.CELL // 2
        _draw_coordinate(canvas, LETTERS[column], (middle, at.LETTERS_MIDDLE))
    for row in range(shown.first, shown.last + 1):
        for edge in (at.NUMBERS_MIDDLE, at.WIDTH - at.NUMBERS_MIDDLE):
            _draw_coordinate(canvas, str(row + 1), (edge, shown.down(row) + at.CELL // 2))


def _draw_coordinate(canvas: Canvas, text: str, middle: tuple[int, int]) -> None:
    canvas.write_about(Lettering(text, Face(Font.ROUND, at.COORDINATE_SIZE)), middle, COORDINATE_INK, CAVE)


def _draw_stones(canvas: Canvas, view: GobblestonesView, shown: at.Window, rows: Sequence[WholeRow]) -> None:
    lying = stones(view)
    for space, stone in lying.items():
        _draw_on(canvas, shown, space, stone_sprite(stone))
    field = field_of(view.layout)
    for space, light in lights(view, rows).items():
        if shown.first <= space // ROW <= shown.last:
            lit = space_sprite(field.colour[space], field.value[space], light, shade(space, lying))
            _draw_on(canvas, shown, space, lit)
    # The rule on squares is shown where it matters: at the ends of a row that has begun.
    _draw_marks(canvas, "barred", view.barred if view.laid else (), lying, shown)
    if view.last and asked(view):
        draw_claim(canvas, view.last.spaces, shown, at.STRIP)
    # A play that was caught left its spaces open.
    _draw_marks(canvas, "last", view.last.spaces if view.last else (), lying, shown)


def _draw_marks(canvas: Canvas, mark: Mark, spaces: Sequence[int], lying: Container[int], shown: at.Window) -> None:
    for space in spaces:
        if space not in lying:
            _draw_on(canvas, shown, space, mark_sprite(mark))


def _draw_on(canvas: Canvas, shown: at.Window, space: int, sprite: Sprite) -> None:
    """Draw what lies on a space."""
    x, y = shown.cell(space)
    canvas.paste(sprite, (x, y + at.STRIP))


@lru_cache(maxsize=4)
def _tray(size: Size) -> Sprite:
    """Return the board on which a rack stands, its edge in the light."""
    (width, height), far = size, at.WIDTH - 5
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{CAVE}"/>'
        f'<rect x="3" y="1" width="{far}" height="{height - 2}" rx="10" fill="{BROWN.dark}"/>'
        f'<rect x="3" y="1" width="{far}" height="{height - 6}" rx="10" fill="{BROWN.base}"/>'
        f'<rect x="6" y="4" width="{far - 6}" height="{height - 12}" rx="8" fill="{TRAY}"/></svg>',
        CAVE,
        (CAVE, BROWN.dark, BROWN.base, TRAY),
    )


def _draw_rack(canvas: Canvas, view: GobblestonesView, sizes: at.RackSizes, top: int) -> None:
    canvas.paste(_tray((at.WIDTH, sizes.height)), (0, top))
    middle = top + sizes.height // 2 - 1
    held = [(colour, count) for colour, count in enumerate(view.rack or ()) if count]
    for place, (colour, count) in enumerate(held):
        x = sizes.left + place * sizes.step
        canvas.paste(rack_sprite(colour, sizes.tile, TRAY), (x, middle - sizes.tile // 2))
        times = Lettering(f"×{count}", Face(Font.ROUND, sizes.count))
        canvas.write(times, (x + sizes.tile + 6, middle), CREAM, TRAY)
    if view.laid:
        _draw_points(canvas, view.laid_points, sizes, middle)


def _draw_points(canvas: Canvas, points: int, sizes: at.RackSizes, middle: int) -> None:
    """Draw the worth of the half-laid turn, on a plate at the right of the rack."""
    width, height = sizes.points
    left = at.WIDTH - sizes.left - width
    canvas.paste(plate(sizes.points, at.PLATE_RADIUS, CREAM, GOLD, TRAY), (left, middle - height // 2))
    text = Lettering(f"+{points}", Face(Font.ROUND, sizes.points_size))
    canvas.write_about(text, (left + width // 2, middle), INK, CREAM)
