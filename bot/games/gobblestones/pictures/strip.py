"""The line of players above the field: points, name and tiles on the rack of each, and the bag."""

from collections.abc import Container, Sequence

from bot.games.gobblestones.pictures import layout as at
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.lettering import Face, Font, fit_name
from bot.pictures.painting.sprites import (
    Drawing,
    Label,
    Place,
    Size,
    Sprite,
    build_paint,
    compose_sprite,
    plain_icon,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, CAVE, CREAM, GOLD, INK, SLATE
from bot.pictures.shared.players import DIM, LIT, Plate, number_lettering, render_badge_sprite, render_flat_plate

MIDDLE = at.STRIP // 2
BAG_FRONT = "#6b4a2b"
HELD = build_paint(outline=BLACK, lip=SLATE.dark, shine=SLATE.soft, face=SLATE.base)
"""A tile with its back up, on which stands how many somebody holds."""


def draw_strip(canvas: Canvas, plates: Sequence[Plate], bag: int, answering: Container[int]) -> None:
    """Draw the line at the top of a canvas; who has still to answer a play has a sign in place of their tiles."""
    left = at.PLATE_GAP
    end = at.WIDTH - at.KEEPER[0] - at.BESIDE_KEEPER
    width = (end - at.PLATE_GAP) // len(plates) - at.PLATE_GAP
    for one in plates:
        box = left, MIDDLE - at.PLATE // 2, left + width, MIDDLE + at.PLATE // 2
        _draw_plate(canvas, one, box, answers=one.seat in answering)
        left += width + at.PLATE_GAP
    draw_bag_keeper(canvas, (end, 0))
    canvas.write_centred(number_lettering(bag, at.BAG_COUNT_SIZE), at.BAG_MIDDLE, CREAM, BAG_FRONT)


def draw_bag_keeper(canvas: Canvas, place: Place, size: Size = at.KEEPER) -> None:
    """Draw the goblin with the bag."""
    keeper = Drawing("gobblestones/keeper-seated", (0, 0, size[0]), height=size[1])
    canvas.paste(compose_sprite(size, (keeper,), CAVE), place)


def _draw_plate(canvas: Canvas, one: Plate, box: Box, *, answers: bool) -> None:
    """Draw what the line says about a player: the name above, points and tiles below it."""
    left, top, right, bottom = box
    fill, ink = LIT if one.waited_for else DIM
    canvas.paste(render_flat_plate((right - left, bottom - top), at.PLATE_RADIUS, lit=one.waited_for), (left, top))
    canvas.paste(render_badge_sprite(one.seat, at.BADGE, fill), (left + 2, MIDDLE - at.BADGE // 2))
    x, end = left + at.BADGE + at.BESIDE + 2, right - at.BESIDE - 2
    name = fit_name(one.name, (at.NAME_SIZE,), end - x, f"#{one.seat + 1}")
    canvas.write(name, (x, top + at.NAME_MIDDLE), ink, fill)
    below = top + at.SCORE_MIDDLE
    canvas.write(number_lettering(one.points, at.SCORE_SIZE), (x, below), ink, fill)
    if answers:
        canvas.paste(_render_question_sprite(fill), (end - at.HELD, below - at.HELD // 2))
        return
    held = number_lettering(sum(count for _, count in one.counts), at.HELD_SIZE)
    tile = plain_icon("gobblestones/tile", at.HELD, fill, HELD, 6)
    canvas.paste(tile, (end - at.HELD, below - at.HELD // 2))
    canvas.write_centred(held, (end - at.HELD // 2, below - 1), CREAM, SLATE.base)


@sprite_cache(4)
def _render_question_sprite(ground: str) -> Sprite:
    """Return the sign of somebody who has still to say whether they believe a row."""
    layers = (
        Drawing("gobblestones/medallion", (0, 0, at.HELD), build_paint(rim=BLACK, face=GOLD)),
        Label("?", (at.HELD / 2, at.HELD / 2), Face(Font.ROUND, at.HELD_SIZE), INK),
    )
    return compose_sprite((at.HELD, at.HELD), layers, ground)
