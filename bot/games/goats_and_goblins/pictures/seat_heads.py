"""A head on the colour of its seat: who played or got a card, and whose plate it is where there is little room."""

from bot.games.goats_and_goblins.pictures import layout
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import Point, render_rounded_plate_sprite
from bot.pictures.painting.theme import SEAT_LOOKS
from bot.pictures.shared.figures import render_head_sprite


def draw_head_badge(canvas: Canvas, seat: int, sides: tuple[int, int], middle: Point, ground: str) -> None:
    """Draw a crest: the side of the head, and the height of what it is on."""
    face, height = sides
    hue = SEAT_LOOKS[seat][0]
    canvas.paste_centred(
        render_rounded_plate_sprite((face + layout.CREST, height), layout.TAG_RADIUS, hue.base, hue.dark, ground),
        middle,
    )
    canvas.paste_centred(render_head_sprite(seat, face, hue.base), middle)
