"""The key picture of Emerald Skulls for its invitation: a goblin throws dice at the skull, whose eyes glow."""

from bot.games.emerald_skulls.pictures.materials import EdgeLight
from bot.games.emerald_skulls.pictures.rolling import render_askew_die_sprite
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import (
    Drawing,
    Sprite,
    compose_sprite,
    render_icon_sprite,
    render_plain_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, CAVE, CREAM, GREEN
from bot.pictures.shared.scenery import GREEN_LIGHT, draw_glow_rings_svg, draw_planks_svg

ROOM_SIZE = WIDTH, HEIGHT = 900, 230
"""The room on an invitation."""
FLOOR = 196
WOOD_TONES = "#8a5f38", "#573719", "#33200f"
SKULL_SIZE, SKULL_AT, OUTLINE_WIDTH, RIM_WIDTH = (200, 216), (548, 10), 4, 4
EYE_PLACES, EYE_GLOW = ((614, 89), (682, 89)), 28
"""The middles of its eyes, and how large they glow."""
GAMBLER, GAMBLER_AT = (330, 230), (4, 0)
FLYING_DICE = ((6, 76, (384, 70), -14), (5, 64, (474, 40), 22), (6, 60, (478, 132), 12), (3, 54, (402, 158), -30))
"""Dice in flight: face, side, middle, and how far each is turned, in degrees."""
PILE_DRAWINGS = (("gear", 62, (796, 172)), ("gear", 62, (846, 176)), ("cube", 54, (822, 132)), ("gear", 46, (778, 206)),
        ("cube", 44, (864, 212)))  # fmt: skip
"""What can be won: drawing, side and middle."""


FLIGHT_SIZE, FLIGHT_AT, TRAIL = (134, 140), (424, 44), "#92c374"
"""The way of the dice: its room, where that is, and its colour."""


def draw_poster() -> Canvas:
    """Return the key picture."""
    canvas = Canvas(ROOM_SIZE, CAVE)
    canvas.paste(_render_skull_rays_background(), (0, 0))
    canvas.paste(_render_table_edge_sprite(), (0, FLOOR))
    canvas.paste(_render_skull_sprite(), SKULL_AT)
    for eye in EYE_PLACES:
        canvas.paste_centred(_render_eye_glow_sprite(), eye)
    canvas.paste(_render_dice_trail_sprite(), FLIGHT_AT)
    for name, side, middle in PILE_DRAWINGS:
        canvas.paste_centred(render_icon_sprite(f"emerald_skulls/{name}", side, GREEN_LIGHT[1]), middle)
    canvas.paste(_render_gambler_sprite(), GAMBLER_AT)
    for face, side, middle, degrees in FLYING_DICE:
        canvas.paste_centred(render_askew_die_sprite(face, side, GREEN_LIGHT[2], degrees), middle)
    return canvas


@sprite_cache(1)
def _render_gambler_sprite() -> Sprite:
    width, height = GAMBLER
    return render_plain_sprite(
        GAMBLER, (Drawing("emerald_skulls/gambler", (0, 0, width), height=height),), GREEN_LIGHT[2], 24
    )


@sprite_cache(1)
def _render_skull_sprite() -> Sprite:
    name, (width, height) = "emerald_skulls/skull", SKULL_SIZE
    layers = (Drawing(name, (0, 0, width), height=height), EdgeLight(name, SKULL_SIZE, OUTLINE_WIDTH, RIM_WIDTH, CREAM))
    return compose_sprite(SKULL_SIZE, layers, GREEN_LIGHT[3])


@sprite_cache(1)
def _render_dice_trail_sprite() -> Sprite:
    """Return the way of the dice from the cup into the skull's mouth."""
    width, height = FLIGHT_SIZE
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<g fill="none" stroke="{TRAIL}" stroke-width="7" stroke-linecap="round" stroke-dasharray="40 18">'
        f'<path d="M6 66Q{width * 0.5:.0f} -44 {width - 8} {height - 62}"/>'
        f'<path d="M6 100Q{width * 0.45:.0f} 46 {width - 8} {height - 10}"/></g></svg>'
    )
    return render_svg_sprite(svg, GREEN_LIGHT[2], (GREEN_LIGHT[2], TRAIL))


@sprite_cache(1)
def _render_eye_glow_sprite() -> Sprite:
    """Return the light in an eye of the skull."""
    half, tones = EYE_GLOW // 2, (GREEN.base, "#a9cf8c", GREEN.pale)
    shine = draw_glow_rings_svg((half, half), ((half, half - 2), (half - 6, half - 8), (half - 11, half - 12)), tones)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{EYE_GLOW}" height="{EYE_GLOW}">{shine}</svg>'
    return render_svg_sprite(svg, GREEN.dark, (GREEN.dark, *tones))


@sprite_cache(1)
def _render_skull_rays_background() -> Sprite:
    """Return rays of green light behind the skull."""
    middle = SKULL_AT[0] + SKULL_SIZE[0] // 2, 100
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{CAVE}"/>'
        + draw_glow_rings_svg(middle, ((760, 420), (430, 280)), GREEN_LIGHT[:3], rays=16)
        + draw_glow_rings_svg(middle, ((250, 160), (190, 128)), GREEN_LIGHT[3:])
        + "</svg>",
        CAVE,
        (*GREEN_LIGHT, BLACK),
    )


@sprite_cache(1)
def _render_table_edge_sprite() -> Sprite:
    """Return the table's edge."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT - FLOOR}">'
        + draw_planks_svg(0, (WIDTH, HEIGHT - FLOOR), 150, WOOD_TONES)
        + "</svg>"
    )
    return render_svg_sprite(svg, WOOD_TONES[1], WOOD_TONES)
