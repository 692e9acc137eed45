"""The end of a match of Goats & Goblins: the camp at home, who won, by the fire, and everybody's heap of coins."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.goats_and_goblins.pictures import layout
from bot.games.goats_and_goblins.pictures.pieces import FOLDER
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import measure_pixel_width
from bot.pictures.painting.slabs import DIM_LOOK, render_slab_sprite
from bot.pictures.painting.sprites import (
    Drawing,
    Sprite,
    compose_sprite,
    list_drawing_tones,
    render_icon_sprite,
    render_rounded_plate_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import CAVE, CREAM, GOLD, INK, SAND, YELLOW
from bot.pictures.shared.figures import draw_character, measure_character_height, render_head_sprite
from bot.pictures.shared.players import GAP, PLATE_RADIUS, build_number_lettering
from bot.pictures.shared.scenery import FLAG_COLOURS, OUTLINE, draw_bunting_svg, draw_glow_rings_svg
from bot.pictures.shared.titles import GOLD_LETTERS, fit_winner_title_of_view, is_called_off, write_title
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView

GLOW_TONES = ("#33200f", "#573719", "#815808", "#a8730b")
TENT, TENT_LIGHT, SKY, GROUND, MOON = "#452c14", "#704b28", "#14171b", "#33200f", "#f4c850"
HILL, FAR_LIGHT = "#1c1713", "#29241e"
"""Tents far from the fire: what stands before them is seen."""
HEIGHT = 330
BOARD_LOOK = replace(DIM_LOOK, above=DIM_LOOK.ground, below=DIM_LOOK.ground, edge=GOLD, rim=4)
WINNER_FACE, WINNERS_FOOT, WINNER_CROWN = 142, HEIGHT - 8, 80
MIN_WINNER_FACE = 64
"""A winner is at least so large; the gold of several is on the heaps alone."""
FACE_MIDDLE = WINNERS_FOOT - WINNER_FACE * 4 // 5
TITLE_HEIGHT, TITLE_TOP, TITLE_EDGE, TITLE_SIZES = 84, 2, 48, (74, 66, 58, 50, 42, 34, 28, 24)
"""The board over the scene that says who won: its height, its top, how far it is wider than its letters, and these."""
MIN_THICK_TITLE = 42
"""Its letters are thick from this size on."""
HEAPS_LEFT = (462, 330)
"""Where the heaps begin: beside several winners, and beside one."""
HEAP_FOOT, HEAP_COINS, HEAP_FACE, HEAP_SCORE = 280, 9, 80, 44
"""Where the heaps stand, how many coins the highest has, how large faces on them are at most, and what is written."""
FIRE, FIRE_RISE, FIRE_TO_HEAPS = (74, 100), 115, 84
"""The fire: how large it is, how far up it burns, and how far left of the heaps."""
COIN, COIN_STEP = (80, 6), 12
"""How wide a coin is at most, and how much narrower than there is room; how far one lies above another."""
STARS = ((520, 74), (598, 110), (676, 66), (728, 132), (800, 84), (640, 168), (876, 150))


def draw_camp(canvas: Canvas, view: GoatsAndGoblinsView, names: Sequence[str], words: Words) -> None:
    """Draw the camp at the top of a canvas."""
    winners = view.outcome.winners if view.outcome else ()
    left = HEAPS_LEFT[len(winners) == 1]
    canvas.paste(_render_night_camp_sprite(left, festive=not is_called_off(view)), (0, 0))
    fire = (Drawing(f"{FOLDER}/fire", (0, 0, FIRE[0]), height=FIRE[1]),)
    canvas.paste(
        compose_sprite(FIRE, fire, GROUND, list_drawing_tones(f"{FOLDER}/fire")),
        (left - FIRE_TO_HEAPS, HEIGHT - FIRE_RISE),
    )
    _draw_title(canvas, view, names, words)
    room = (HEAPS_LEFT[0] - 2 * layout.GOLD_EDGE) // max(1, len(winners))
    for index, seat in enumerate(winners):
        side = max(MIN_WINNER_FACE, min(WINNER_FACE, room * 3 // 4))
        middle = layout.GOLD_EDGE + index * room + min(room // 2, side * 5 // 8 + 10)
        draw_character(canvas, seat, side, GLOW_TONES[2], (middle, WINNERS_FOOT), crisp=True)
        if seat in view.crown_wearers:
            crown = render_icon_sprite("theme/crown", min(WINNER_CROWN, side * 5 // 8), GLOW_TONES[1])
            canvas.paste_centred(crown, (middle, WINNERS_FOOT - measure_character_height(side) - 6))
    step = (layout.WIDTH - left - layout.GOLD_EDGE) // view.seats
    for index, seat in enumerate(sorted(range(view.seats), key=lambda seat: -view.scores[seat])):
        _draw_coin_heap(canvas, view, seat, left + index * step + step // 2, step - 2)


def _draw_title(canvas: Canvas, view: GoatsAndGoblinsView, names: Sequence[str], words: Words) -> None:
    """Write who won on a board over the whole scene, as large as there is room."""
    room = layout.WIDTH - 2 * (GAP + TITLE_EDGE)
    lettering = fit_winner_title_of_view(view, names, TITLE_SIZES, room, words)
    width = min(room, round(measure_pixel_width(lettering.text, lettering.face))) + 2 * TITLE_EDGE
    canvas.paste(
        render_slab_sprite((width, TITLE_HEIGHT), PLATE_RADIUS, BOARD_LOOK, SKY, shadow=4),
        ((layout.WIDTH - width) // 2, TITLE_TOP),
    )
    side = GOLD_LETTERS.side if lettering.face.size >= MIN_THICK_TITLE else None
    write_title(
        canvas, lettering, (layout.WIDTH // 2, TITLE_TOP + TITLE_HEIGHT // 2 - 3), GOLD_LETTERS.front, room, side
    )


def _draw_coin_heap(canvas: Canvas, view: GoatsAndGoblinsView, seat: int, middle: int, room: int) -> None:
    """Draw as many coins as somebody's gold is worth beside that of the richest; they look over it."""
    coins = round(HEAP_COINS * view.scores[seat] / max(1, *view.scores))
    heap, side = _render_coin_heap_sprite(coins, min(COIN[0], room - COIN[1])), min(HEAP_FACE, room)
    face = render_head_sprite(seat, side, SKY)
    canvas.paste(face, (middle - face.width // 2, HEAP_FOOT - heap.height * bool(coins) - face.height + 8))
    canvas.paste(heap, (middle - heap.width // 2, HEAP_FOOT - heap.height))
    score, below = build_number_lettering(view.scores[seat], HEAP_SCORE), (middle, (HEAP_FOOT + HEIGHT) // 2 + 2)
    if seat == view.seat:
        canvas.paste_centred(render_rounded_plate_sprite((room - 4, HEAP_SCORE + 4), 12, SAND, SAND, GROUND), below)
    canvas.write_centred(score, below, *((INK, SAND) if seat == view.seat else (CREAM, GROUND)))


@sprite_cache(16)
def _render_coin_heap_sprite(count: int, width: int) -> Sprite:
    """Return coins on one another."""
    step = COIN_STEP
    height = 22 + step * max(0, count - 1)
    each = "".join(
        f'<rect x="{2 + index % 2 * 3}" y="{height - 20 - index * step}" width="{width - 6}" height="18" rx="9"'
        f' fill="{GOLD}" stroke="{OUTLINE}" stroke-width="2"/>'
        f'<rect x="{10 + index % 2 * 3}" y="{height - 17 - index * step}" width="{width - 24}" height="4" rx="2"'
        f' fill="{YELLOW.pale}"/>'
        for index in range(count)
    )
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{each}</svg>'
    return render_svg_sprite(svg, GROUND, (GOLD, OUTLINE, YELLOW.pale, YELLOW.deep, GROUND))


@sprite_cache(3)
def _render_night_camp_sprite(left: int, *, festive: bool) -> Sprite:
    """Return the camp by night: tents, bunting, the light of a fire on those who won, a board for the coins.

    There is no bunting unless it is `festive`.
    """
    width, height = layout.WIDTH, HEIGHT
    middle = layout.GOLD_EDGE + WINNER_FACE * 5 // 8 + 10, FACE_MIDDLE
    wide = layout.WIDTH - left - layout.GOLD_EDGE
    tents = "".join(
        f'<path fill="{tone}" stroke="{OUTLINE}" stroke-width="3" d="M{x} {height - 52}l{w // 2}-{h}l{w // 2} {h}z"/>'
        f'<path fill="{light}" d="M{x + 6} {height - 54}l{w // 2 - 6}-{h - 10}l-{w // 6} {h - 10}z"/>'
        f'<path fill="{OUTLINE}" d="M{x + w // 2} {height - 54}v-{h // 2}l{w // 7} {h // 2}z"/>'
        for x, w, h, tone, light in (
            (330, 170, 120, TENT, TENT_LIGHT),
            (560, 150, 100, HILL, FAR_LIGHT),
            (720, 190, 140, HILL, FAR_LIGHT),
        )
    )
    night = f'<path fill="{MOON}" d="M846 108a30 30 0 1 0 26 48 26 26 0 0 1-26-48z"/>' + "".join(
        f'<rect x="{x}" y="{y}" width="5" height="5" fill="{MOON}"/>' for x, y in STARS
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{SKY}"/>'
        f'<path fill="{HILL}" d="M0 250L120 170 260 230 400 150 560 220 700 140 900 240V{height}H0z"/>'
        + night
        + draw_glow_rings_svg(middle, ((440, 300), (320, 240), (220, 176), (130, 116)), GLOW_TONES)
        + tents
        + f'<path fill="{GROUND}" d="M0 {height - 54}q450-16 900 0V{height}H0z"/>'
        + draw_glow_rings_svg((left + wide // 2, HEAP_FOOT + 2), ((wide // 2 + 16, 30),), (GLOW_TONES[1],))
        + f'<rect x="{left}" y="{HEAP_FOOT - 2}" width="{wide}" height="12" rx="6" fill="{TENT_LIGHT}"'
        f' stroke="{OUTLINE}" stroke-width="3"/>'
        + (draw_bunting_svg((-8, -6), (width + 8, -6), 16) if festive else "")
        + "</svg>"
    )
    return render_svg_sprite(
        svg, CAVE, (SKY, MOON, HILL, *GLOW_TONES, TENT, TENT_LIGHT, FAR_LIGHT, GROUND, OUTLINE, *FLAG_COLOURS)
    )
