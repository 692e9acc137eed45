"""The camp at home when a match of Goats & Goblins is over: who won, by the fire, and a heap of coins for everybody."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.goats_and_goblins.pictures import layout as at
from bot.games.goats_and_goblins.pictures.pieces import FOLDER
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import fitted
from bot.pictures.painting.sprites import Drawing, Sprite, drawn, icon, plate, sprite, tones_in
from bot.pictures.painting.theme import CAVE, CREAM, GOLD, SAND, YELLOW
from bot.pictures.shared.figures import draw_figure, standing
from bot.pictures.shared.players import badge, number
from bot.pictures.shared.scenery import FLAGS, OUTLINE, SHINE, bunting, rings
from bot.pictures.shared.titles import who_wins
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView

GLOW = ("#33200f", "#573719", "#815808", "#a8730b")
TENT, TENT_LIGHT, SKY, GROUND = "#452c14", "#704b28", "#14171b", "#33200f"
HILL, FAR_LIGHT = "#1c1713", "#29241e"
"""Tents far from the fire: what stands before them is seen."""
FACE, FOOT, CROWN = 146, 268, 74
LEAST, NAME_ROOM = 64, 120
"""A winner is at least so large, and leaves so much room for their name; the gold of several is on the heaps alone."""
FACE_MIDDLE = FOOT - FACE * 4 // 5
NAMES, SCORE = (58, 50, 42, 34, 28, 24), 68
HEAP_LEFT, HEAP_FOOT, HEAP_BADGE, HEAP_COINS = 486, 206, 62, 9
FIRE, FIRE_PLACE = (74, 100), (402, 161)
"""The fire, and where it burns."""
COIN = (52, 11)
"""How wide a coin is, and how far one lies above another."""


def draw_camp(canvas: Canvas, view: GoatsAndGoblinsView, names: Sequence[str], words: Words) -> None:
    """Draw the camp at the top of a canvas."""
    canvas.paste(_camp(), (0, 0))
    fire = (Drawing(f"{FOLDER}/fire", (0, 0, FIRE[0]), height=FIRE[1]),)
    canvas.paste(sprite(FIRE, fire, GROUND, tones_in(f"{FOLDER}/fire")), FIRE_PLACE)
    winners = view.outcome.winners if view.outcome else ()
    room = (HEAP_LEFT - 2 * at.EDGE) // max(1, len(winners))
    for place, seat in enumerate(winners):
        _draw_winner(canvas, view, (seat, names[seat]), (at.EDGE + place * room, room), words)
    step = (at.WIDTH - HEAP_LEFT - at.EDGE) // view.seats
    for place, seat in enumerate(sorted(range(view.seats), key=lambda seat: -view.scores[seat])):
        _draw_heap(canvas, view, seat, HEAP_LEFT + place * step + step // 2)


def _draw_winner(
    canvas: Canvas, view: GoatsAndGoblinsView, winner: tuple[int, str], across: tuple[int, int], words: Words
) -> None:
    (seat, name), (left, room) = winner, across
    alone = view.outcome is not None and len(view.outcome.winners) == 1
    side = max(LEAST, min(FACE, (room - NAME_ROOM) * 4 // 5))
    middle = left + side * 5 // 8 + 10
    draw_figure(canvas, seat, side, GLOW[2], (middle, FOOT))
    canvas.paste_about(icon("theme/crown", CROWN, GLOW[1]), (middle, FOOT - standing(side) - 10))
    x, width = left + side * 5 // 4 + 26, room - side * 5 // 4 - 30
    shown = who_wins([name], NAMES, width, words) if alone else fitted(name, NAMES, max(width, 60), f"#{seat + 1}")
    canvas.write(shown, (x, FACE_MIDDLE - 34), SHINE, GLOW[1])
    if not alone:
        return
    canvas.paste(icon(f"{FOLDER}/gold", SCORE - 8, GLOW[1]), (x, FACE_MIDDLE))
    canvas.write(number(view.scores[seat], SCORE), (x + SCORE, FACE_MIDDLE + 28), CREAM, GLOW[1])


def _draw_heap(canvas: Canvas, view: GoatsAndGoblinsView, seat: int, middle: int) -> None:
    """Draw as many coins as somebody's gold is worth beside that of the richest, under it their badge."""
    coins = round(HEAP_COINS * view.scores[seat] / max(1, *view.scores))
    heap = _coins(coins)
    canvas.paste(heap, (middle - heap.width // 2, HEAP_FOOT - heap.height))
    canvas.write_about(number(view.scores[seat], 34), (middle, HEAP_FOOT - heap.height - 18), CREAM, CAVE)
    place, own = (middle, HEAP_FOOT + 5 + HEAP_BADGE // 2), seat == view.seat
    if own:
        canvas.paste_about(plate((HEAP_BADGE + 6, HEAP_BADGE + 6), 14, SAND, SAND, GROUND), place)
    canvas.paste_about(badge(seat, HEAP_BADGE, SAND if own else GROUND), place)


@lru_cache(maxsize=16)
def _coins(count: int) -> Sprite:
    """Return coins on one another."""
    wide, step = COIN
    high = 22 + step * max(0, count - 1)
    each = "".join(
        f'<rect x="{2 + place % 2 * 3}" y="{high - 20 - place * step}" width="{wide - 6}" height="18" rx="9"'
        f' fill="{GOLD}" stroke="{OUTLINE}" stroke-width="2"/>'
        f'<rect x="{10 + place % 2 * 3}" y="{high - 17 - place * step}" width="{wide - 24}" height="4" rx="2"'
        f' fill="{YELLOW.pale}"/>'
        for place in range(count)
    )
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">{each}</svg>'
    return drawn(svg, GROUND, (GOLD, OUTLINE, YELLOW.pale, YELLOW.deep, GROUND))


@lru_cache(maxsize=1)
def _camp() -> Sprite:
    """Return the camp by night: tents, bunting, the light of a fire on those who won, a board for the coins."""
    width, height = at.WIDTH, at.COLUMN_BOTTOM
    middle = at.EDGE + FACE * 5 // 8 + 10, FACE_MIDDLE
    left, wide = HEAP_LEFT, at.WIDTH - HEAP_LEFT - at.EDGE
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
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{SKY}"/>'
        f'<path fill="{HILL}" d="M0 190L120 110 260 180 400 90 560 170 700 80 900 190V276H0z"/>'
        + rings(middle, ((430, 260), (310, 210), (210, 150), (120, 100)), GLOW)
        + tents
        + f'<path fill="{GROUND}" d="M0 {height - 54}q450-16 900 0V{height}H0z"/>'
        + rings((left + wide // 2, HEAP_FOOT + 2), ((wide // 2 + 16, 30),), (GLOW[1],))
        + f'<rect x="{left}" y="{HEAP_FOOT - 2}" width="{wide}" height="12" rx="6" fill="{TENT_LIGHT}"'
        f' stroke="{OUTLINE}" stroke-width="3"/>' + bunting((-8, -6), (width + 8, -6), 16) + "</svg>"
    )
    return drawn(svg, CAVE, (SKY, HILL, *GLOW, TENT, TENT_LIGHT, FAR_LIGHT, GROUND, OUTLINE, *FLAGS))
