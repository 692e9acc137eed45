"""The line of players above the field: points, name and tiles on the rack of each, and the bag."""

from collections.abc import Container, Sequence

from bot.games.gobblestones.pictures import layout
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.lettering import Font, FontFace, fit_name
from bot.pictures.painting.sprites import (
    Drawing,
    Label,
    Point,
    Size,
    Sprite,
    build_paint,
    compose_sprite,
    render_plain_icon,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, CAVE, CREAM, GOLD, INK, SLATE
from bot.pictures.shared.players import (
    DIM_COLOURS,
    LIT_COLOURS,
    Plate,
    build_number_lettering,
    render_badge_sprite,
    render_flat_plate,
)

MIDDLE = layout.STRIP_HEIGHT // 2
BAG_FRONT = "#6b4a2b"
HELD_PAINT = build_paint(outline=BLACK, lip=SLATE.dark, shine=SLATE.soft, face=SLATE.base)
"""A tile with its back up, on which stands how many somebody holds."""


def draw_rack_plates(canvas: Canvas, plates: Sequence[Plate], bag: int, answering: Container[int]) -> None:
    """Draw the line at the top of a canvas; who has still to answer a play has a sign in place of their tiles."""
    left = layout.PLATE_GAP
    end = layout.WIDTH - layout.KEEPER_SIZE[0] - layout.KEEPER_GAP
    width = (end - layout.PLATE_GAP) // len(plates) - layout.PLATE_GAP
    for plate in plates:
        box = left, MIDDLE - layout.PLATE // 2, left + width, MIDDLE + layout.PLATE // 2
        _draw_plate(canvas, plate, box, answers=plate.seat in answering)
        left += width + layout.PLATE_GAP
    draw_bag_keeper(canvas, (end, 0))
    canvas.write_centred(build_number_lettering(bag, layout.BAG_COUNT_SIZE), layout.BAG_MIDDLE, CREAM, BAG_FRONT)


def draw_bag_keeper(canvas: Canvas, point: Point, size: Size = layout.KEEPER_SIZE) -> None:
    """Draw the goblin with the bag."""
    keeper = Drawing("gobblestones/keeper-seated", (0, 0, size[0]), height=size[1])
    canvas.paste(compose_sprite(size, (keeper,), CAVE), point)


def _draw_plate(canvas: Canvas, plate: Plate, box: Box, *, answers: bool) -> None:
    """Draw what the line says about a player: the name above, points and tiles below it."""
    left, top, right, bottom = box
    fill, ink = LIT_COLOURS if plate.waited_for else DIM_COLOURS
    canvas.paste(
        render_flat_plate((right - left, bottom - top), layout.PLATE_RADIUS, lit=plate.waited_for), (left, top)
    )
    canvas.paste(
        render_badge_sprite(plate.seat, layout.PLATE_BADGE, fill), (left + 2, MIDDLE - layout.PLATE_BADGE // 2)
    )
    x, end = left + layout.PLATE_BADGE + layout.PLATE_ITEM_GAP + 2, right - layout.PLATE_ITEM_GAP - 2
    name = fit_name(plate.name, (layout.NAME_SIZE,), end - x, f"#{plate.seat + 1}")
    canvas.draw_text(name, (x, top + layout.NAME_MIDDLE), ink, fill)
    below = top + layout.SCORE_MIDDLE
    canvas.draw_text(build_number_lettering(plate.points, layout.SCORE_SIZE), (x, below), ink, fill)
    if answers:
        canvas.paste(_render_question_sprite(fill), (end - layout.HELD_TILE, below - layout.HELD_TILE // 2))
        return
    lettering = build_number_lettering(sum(count for _, count in plate.counts), layout.HELD_SIZE)
    tile = render_plain_icon("gobblestones/tile", layout.HELD_TILE, fill, HELD_PAINT, 6)
    canvas.paste(tile, (end - layout.HELD_TILE, below - layout.HELD_TILE // 2))
    canvas.write_centred(lettering, (end - layout.HELD_TILE // 2, below - 1), CREAM, SLATE.base)


@sprite_cache(4)
def _render_question_sprite(ground: str) -> Sprite:
    """Return the sign of somebody who has still to say whether they believe a row."""
    layers = (
        Drawing("gobblestones/medallion", (0, 0, layout.HELD_TILE), build_paint(rim=BLACK, face=GOLD)),
        Label("?", (layout.HELD_TILE / 2, layout.HELD_TILE / 2), FontFace(Font.ROUND, layout.HELD_SIZE), INK),
    )
    return compose_sprite((layout.HELD_TILE, layout.HELD_TILE), layers, ground)
