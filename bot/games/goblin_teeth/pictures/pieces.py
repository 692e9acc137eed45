"""The pieces of Goblin Teeth as sprites: dice in their owners' colours, Items, Cheats, and what is still missing."""

from PIL import Image, ImageChops, ImageFilter

from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import (
    Drawing,
    Paint,
    Sprite,
    build_paint,
    compose_sprite,
    convert_image_to_sprite,
    list_drawing_tones,
    rasterize_svg,
    render_plain_icon,
    render_rotated_icon,
    render_rounded_plate_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import (
    BLACK,
    BLUE,
    BONE,
    CREAM,
    GREEN,
    ORANGE,
    PINK,
    PURPLE,
    SEAT_LOOKS,
    YELLOW,
    mix_colours,
)
from bot.pictures.shared.players import PALE_SEAT_COLOURS

CHEAT_DISC_COLOUR = PURPLE.deep
"""The disc on which the sign of a Cheat stands on a card of the hand."""
MAX_HOLE_BRIGHTNESS = 50
"""Parts of a drawing up to this brightness (0 to 255) are left out of its shape."""


def get_drawing_name(name: str) -> str:
    """Return the name of a drawing of this game."""
    return f"goblin_teeth/{name}"


@sprite_cache(512)
def render_die_sprite(seat: int, value: int, side: int, ground: str) -> Sprite:
    """Return a die in its owner's colour."""
    whole = Drawing(get_drawing_name(f"die-{value}"), (0, 0, side), _build_die_paint(seat))
    return compose_sprite((side, side), (whole,), ground, _list_die_tones(seat, ground))


def render_dim_die_sprite(seat: int, value: int, side: int, ground: str) -> Sprite:
    """Return a die of a bid that is not the highest, in its owner's colour with little light on it."""
    hue, _ = SEAT_LOOKS[seat]
    colours = build_paint(outline=BLACK, lip=hue.dark, face=hue.deep, pip=hue.pale)
    tones = ground, BLACK, hue.dark, hue.deep, hue.pale, mix_colours(hue.deep, hue.pale)
    return compose_sprite(
        (side, side), (Drawing(get_drawing_name(f"die-{value}"), (0, 0, side), colours),), ground, tones
    )


TILT_BY_VALUE = (0, -9, 6, -5, 10, -7, 4)
"""By how many degrees a die lies askew that was thrown, by its value."""


def render_tilted_die_sprite(seat: int, value: int, side: int, ground: str) -> Sprite:
    """Return a die in its owner's colour as it fell."""
    return render_rotated_icon(
        get_drawing_name(f"die-{value}"),
        side,
        ground,
        TILT_BY_VALUE[value],
        _build_die_paint(seat),
        _list_die_tones(seat, ground),
    )


def _choose_pip_colour(seat: int) -> str:
    hue, _ = SEAT_LOOKS[seat]
    return hue.dark if hue.base in PALE_SEAT_COLOURS else CREAM


def _build_die_paint(seat: int) -> Paint:
    hue, _ = SEAT_LOOKS[seat]
    return build_paint(outline=BLACK, lip=hue.deep, face=hue.base, pip=_choose_pip_colour(seat))


def _list_die_tones(seat: int, ground: str) -> tuple[str, ...]:
    """Return the few colours of a die: each further shade at an edge costs bytes, but pips stand out."""
    hue, pip = SEAT_LOOKS[seat][0], _choose_pip_colour(seat)
    return ground, BLACK, hue.deep, hue.base, pip, mix_colours(hue.base, pip), mix_colours(ground, BLACK)


def render_drawing_sprite(name: str, side: int, ground: str, colours: Paint = ()) -> Sprite:
    """Return a drawing in its own colours and one more at its outline: each further shade at an edge costs bytes."""
    tones = (
        ground,
        *list_drawing_tones(get_drawing_name(name)),
        *(colour for _, colour in colours),
        mix_colours(ground, BLACK),
    )
    return compose_sprite(
        (side, side), (Drawing(get_drawing_name(name), (0, 0, side), colours),), ground, tuple(dict.fromkeys(tones))
    )


def render_item_sprite(name: str, side: int, ground: str) -> Sprite:
    """Return an Item, or "hidden"."""
    return render_drawing_sprite(f"item-{name}", side, ground)


def render_offering_sprite(kind: str, side: int, ground: str) -> Sprite:
    """Return the sign of an Offering by its kind."""
    return render_drawing_sprite(f"offering-{kind.lower()}", side, ground)


def render_cheat_sprite(name: str, side: int, ground: str) -> Sprite:
    """Return the sign of a Cheat."""
    return render_drawing_sprite(f"cheat-{name}", side, ground)


@sprite_cache(64)
def render_cheat_disc_sprite(name: str, side: int, ground: str) -> Sprite:
    """Return the sign of a Cheat on a coloured disc, for a card of the hand: Items have none."""
    canvas, disc = (
        Canvas((side, side), ground),
        render_rounded_plate_sprite((side, side), side // 3, CHEAT_DISC_COLOUR, PURPLE.dark, ground),
    )
    canvas.paste(disc, (0, 0))
    inner = side - 4
    canvas.paste(render_cheat_sprite(name, inner, CHEAT_DISC_COLOUR), ((side - inner) // 2,) * 2)
    return Sprite(canvas.image, disc.mask)


def render_need_sprite(name: str, side: int, ground: str, ink: str) -> Sprite:
    """Return a thing that an Offering needs and the hand has; one that may be any Item is drawn in `ink`."""
    return render_drawing_sprite(name, side, ground, build_paint(sign=ink, line=ink))


@sprite_cache(128)
def render_silhouette_sprite(name: str, side: int, ground: str, ink: str) -> Sprite:
    """Return only the shape of a thing that an Offering needs and the hand lacks; its dark parts are holes."""
    drawn, shape = rasterize_svg(get_drawing_name(name), side), Image.new("RGBA", (side, side), ink)
    shape.putalpha(ImageChops.multiply(drawn.getchannel("A"), drawn.convert("L").point(_convert_brightness)))
    return convert_image_to_sprite(shape, ground, (ground, ink, mix_colours(ground, ink)))


@sprite_cache(128)
def render_outline_sprite(name: str, side: int, ground: str, ink: str) -> Sprite:
    """Return a thing that an Offering needs and the hand lacks, on dark wood: only its lines, in its own colour.

    What has no colour of its own is drawn in `ink`.
    """
    hue = HINT_COLOURS.get(name)
    if hue is None:
        return render_silhouette_sprite(name, side, ground, ink)
    drawn = rasterize_svg(get_drawing_name(name), side)
    dark = ImageChops.multiply(drawn.getchannel("A"), ImageChops.invert(drawn.convert("L").point(_convert_brightness)))
    lines = Image.new("RGBA", (side, side), hue)
    lines.putalpha(dark.filter(ImageFilter.MaxFilter(5 if side >= MIN_BOLD_SIDE and name not in FINE_DRAWINGS else 3)))
    return convert_image_to_sprite(lines, ground, (ground, hue))


HINT_COLOURS = {
    "item-emerald": GREEN.base,
    "item-worm": PINK.base,
    "item-fish-eye": BLUE.soft,
    "item-mushroom": ORANGE.base,
    "item-button": YELLOW.base,
    "item-tooth-1": BONE.base,
}
"""The colour in which the outline of each Item is drawn that is still missing."""
MIN_BOLD_SIDE, FINE_DRAWINGS = 40, ("item-worm",)
"""From which side on outlines are bold, and what has so many lines that bold ones would fill it."""


def _convert_brightness(brightness: int) -> int:
    return max(0, min(255, (brightness - MAX_HOLE_BRIGHTNESS) * 4))


@sprite_cache(32)
def render_tick_sprite(side: int, ground: str) -> Sprite:
    """Return the tick on a thing that is there."""
    return render_plain_icon("parlour/yes", side, ground, (), 6)
