"""The cloth of Emerald Skulls when the match is over: the winners in rays of light, the skull behind them."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.games.emerald_skulls.pictures import layout
from bot.games.emerald_skulls.pictures.materials import CLOTH, TABLE_COLOUR, WELL_COLOUR, EdgeLight, render_tray_sprite
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import fit_name, measure_pixel_width
from bot.pictures.painting.sprites import (
    Drawing,
    Size,
    Sprite,
    compose_sprite,
    list_drawing_tones,
    render_icon_sprite,
    render_rounded_plate_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, BONE, CREAM, GOLD, GREEN, RED, YELLOW
from bot.pictures.shared.figures import draw_character, measure_character_height
from bot.pictures.shared.players import build_number_lettering
from bot.pictures.shared.scenery import FLAG_COLOURS, draw_confetti_svg, draw_glow_rings_svg
from bot.pictures.shared.titles import fit_winner_title_of_view, is_called_off
from games.emerald_skulls import EmeraldSkullsView
from games.engine.words import Words

LIGHT_BY_VICTORY = {
    True: (YELLOW.dark, "#815808", YELLOW.deep, "#c38d17"),
    False: (RED.dark, "#731b12", RED.deep, "#af2e20"),
}
"""The light at the end, from the dark on, by whether a player has won."""
RINGS_AT, RINGS, RAY_COUNT = (200, 250), ((560, 560), (330, 330), (215, 215)), 14
CONFETTI_SLIPS = 46
"""How many slips of paper fall if a player has won."""
SKULL_SIZE, SKULL_AT, OUTLINE_WIDTH, RIM_WIDTH = (244, 263), (190, 6), 4, 4
SKULL_TONES = (BLACK, GREEN.deep, GREEN.base, BONE.pale, BONE.soft, BONE.base, BONE.deep, "#a89f88")
"""The few colours of the skull."""
HEAP_DRAWINGS = (("gear", 74, (398, 372)), ("cube", 62, (342, 386)), ("gear", 86, (286, 424)), ("cube", 70, (404, 436)),
        ("gear", 84, (348, 440)))  # fmt: skip
"""What was won lies at the right: drawing, side and middle."""
WINNER, SHARED_FACE, MAX_WINNERS, SHARED_STEP = 184, 112, 3, 132
"""The side of the winner's face, and of each of several; how many have room, and how far one is from the next."""
WINNER_LEFT, SHARED_LEFT = 128, 88
"""The middle of the first of them."""
CROWN_PART, SCORE_SIZE, RIVALS_SIZE, RIVALS_LEFT = 0.52, 60, (316, 263), 48
"""The crown, as a part of a face, the letters of their gears, how large Vrax and Kur are, and where they begin."""
RIVALS_CROWN, HELMET_PARTS = 84, (0.28, 0.76)
"""The crown of both, and where on Vrax's helmet it is: parts of the width from the left and the height from below."""


def draw_ending(view: EmeraldSkullsView, names: Sequence[str], words: Words) -> Canvas:
    """Draw who has won, with a crown if they were there, and below them their names and how many gears they have.

    Where the match was called off, the skull stands alone on the cloth, which does not shine.
    """
    if is_called_off(view):
        return _draw_called_off(view, names, words)
    winners = view.outcome.winners if view.outcome else ()
    canvas, light, foot = (
        Canvas(layout.CLOTH, TABLE_COLOUR),
        LIGHT_BY_VICTORY[bool(winners)][1],
        layout.SKULL_SIZE[1] + 8,
    )
    canvas.paste(_render_ending_background(bool(winners)), (0, 0))
    if winners:
        _draw_winners(canvas, winners[:MAX_WINNERS], view.crown_wearers, light, foot)
    else:
        width, height = RIVALS_SIZE
        both = Drawing("emerald_skulls/rivals", (0, 0, width), height=height)
        canvas.paste(
            compose_sprite(RIVALS_SIZE, (both,), light, (light, *list_drawing_tones(both.name))),
            (RIVALS_LEFT, foot - height),
        )
        across, up = RIVALS_LEFT + round(width * HELMET_PARTS[0]), round(height * HELMET_PARTS[1])
        canvas.paste_centred(render_icon_sprite("theme/crown", RIVALS_CROWN, light), (across, foot - up))
    canvas.paste(render_tray_sprite(), (6, layout.SKULL_SIZE[1] + 4))
    _draw_winner_title(canvas, view, names, words)
    return canvas


def _draw_called_off(view: EmeraldSkullsView, names: Sequence[str], words: Words) -> Canvas:
    canvas, (width, height) = Canvas(layout.CLOTH, TABLE_COLOUR), SKULL_SIZE
    canvas.paste(
        render_rounded_plate_sprite(layout.CLOTH, layout.CLOTH_RADIUS, CLOTH, GREEN.deep, TABLE_COLOUR), (0, 0)
    )
    middle = (layout.CLOTH_WIDTH - width) // 2, (layout.SKULL_SIZE[1] - height) // 2
    canvas.paste(_render_lit_skull_sprite(CLOTH), middle)
    canvas.paste(render_tray_sprite(), (6, layout.SKULL_SIZE[1] + 4))
    title = fit_winner_title_of_view(view, names, layout.TITLE_SIZES, layout.CLOTH_WIDTH - 48, words)
    canvas.write_centred(title, (layout.CLOTH_WIDTH // 2, layout.TRAY_MIDDLE), CREAM, WELL_COLOUR)
    return canvas


def _draw_winners(canvas: Canvas, winners: Sequence[int], crowned: Sequence[int], light: str, foot: int) -> None:
    side, left = (WINNER, WINNER_LEFT) if len(winners) == 1 else (SHARED_FACE, SHARED_LEFT)
    for index, seat in enumerate(winners):
        x, crown = left + SHARED_STEP * index, round(side * CROWN_PART)
        draw_character(canvas, seat, side, light, (x, foot))
        if seat in crowned:
            canvas.paste_centred(
                render_icon_sprite("theme/crown", crown, light), (x, foot - measure_character_height(side) - crown // 4)
            )


def _draw_winner_title(canvas: Canvas, view: EmeraldSkullsView, names: Sequence[str], words: Words) -> None:
    winners = view.outcome.winners if view.outcome else ()
    gears = view.gears[winners[0]] if winners else view.rivals.gears if view.rivals else 0
    y, left, score = layout.TRAY_MIDDLE, 24, build_number_lettering(gears, SCORE_SIZE)
    right = layout.CLOTH_WIDTH - 24 - measure_pixel_width(score.text, score.face)
    canvas.draw_text(score, (right, y), CREAM, WELL_COLOUR)
    room, rivals = right - left - 16, words("picture-emerald-skulls-rivals-win")
    title = (
        fit_winner_title_of_view(view, names, layout.TITLE_SIZES, room, words)
        if winners
        else fit_name(rivals, layout.TITLE_SIZES, room, rivals)
    )
    canvas.draw_text(title, (left, y), GOLD, WELL_COLOUR)


@sprite_cache(2)
def _render_ending_background(won: bool) -> Sprite:
    """Return the cloth in the light of the end, with the skull, and what was won if a player has won it."""
    canvas, tones = Canvas(layout.CLOTH, TABLE_COLOUR), LIGHT_BY_VICTORY[won]
    canvas.paste(
        render_rounded_plate_sprite(layout.CLOTH, layout.CLOTH_RADIUS, tones[0], tones[2], TABLE_COLOUR), (0, 0)
    )
    canvas.paste(_render_rays_sprite((layout.CLOTH_WIDTH - 8, layout.SKULL_SIZE[1]), tones, festive=won), (4, 4))
    canvas.paste(_render_lit_skull_sprite(tones[1]), SKULL_AT)
    for drawing, side, middle in HEAP_DRAWINGS if won else ():
        canvas.paste_centred(render_icon_sprite(f"emerald_skulls/{drawing}", side, tones[1]), middle)
    return canvas.to_sprite()


@sprite_cache(3)
def _render_lit_skull_sprite(ground: str) -> Sprite:
    name, (width, height) = "emerald_skulls/skull", SKULL_SIZE
    layers = (
        Drawing(name, (0, 0, width), height=height),
        EdgeLight(name, SKULL_SIZE, OUTLINE_WIDTH, RIM_WIDTH, BONE.pale),
    )
    return compose_sprite(SKULL_SIZE, layers, ground, (ground, *SKULL_TONES))


def _render_rays_sprite(size: Size, tones: tuple[str, ...], *, festive: bool) -> Sprite:
    """Return rays and rings of light, and confetti where there is something to celebrate.

    The round corners above are cut here: a path takes 40 ms.
    """
    (width, height), radius = size, layout.CLOTH_RADIUS - 4
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
    slips = draw_confetti_svg(size, CONFETTI_SLIPS) if festive else ""
    used = (*tones, *FLAG_COLOURS, BLACK) if slips else tones
    light = render_svg_sprite(
        f"{svg}{draw_glow_rings_svg(RINGS_AT, RINGS, tones, RAY_COUNT)}{slips}</svg>", tones[0], used
    )
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height + radius), radius, 255)
    return Sprite(light.image, mask)
