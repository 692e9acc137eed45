"""The market when a match is over: everybody stands on crates, as high as they came, and the best in the light."""

from collections.abc import Sequence

from bot.games.goblin_market.pictures import layout
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import measure_pixel_width
from bot.pictures.painting.sprites import (
    Size,
    Sprite,
    render_plain_icon,
    render_rounded_plate_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BROWN, CAVE, CREAM, GOLD, GROOVE, INK, SAND
from bot.pictures.shared.figures import draw_character, measure_character_height
from bot.pictures.shared.players import build_number_lettering
from bot.pictures.shared.scenery import (
    FLAG_COLOURS,
    GOLD_LIGHT,
    OUTLINE,
    SHINE_COLOUR,
    draw_bunting_svg,
    draw_confetti_svg,
    draw_glow_rings_svg,
    draw_planks_svg,
)
from bot.pictures.shared.titles import fit_winner_title_of_view, is_called_off, write_title
from games.engine.words import Words
from games.goblin_market import GoblinMarketView

CRATES_FOOT, STAGE_HEIGHT = 302, 18
"""The crates end here, and the stage below is so high."""
CRATE_HEIGHTS = (62, 57, 53, 48, 44, 41)
"""How high the crates are, by rank."""
FACE_SIDES, WINNER_CROWN = (120, 89, 89, 88, 86, 84), 50
"""The side of a face by rank, and the size of the crown."""
MAX_CRATE_WIDTH, CRATE_GAP = 180, 10
LABEL_SIZES, LABEL_LETTERS = (80, 42), (58, 38)
"""The paper on a crate with the points: for the best, twice as large; and the size of the number."""
WOOD_TONES = (BROWN.base, "#704b28", BROWN.soft)
CONFETTI_SLIPS = 10
TITLE_SIZES, TITLE_MIDDLE, TITLE_ROOM, TITLE_MARGIN = (50, 44, 38), 34, 620, 20
"""Who won, above all; `TITLE_MARGIN` is left and right of it, up to the bunting."""


def draw_ending(canvas: Canvas, view: GoblinMarketView, names: Sequence[str], words: Words) -> None:
    """Draw it at the top of a canvas; without light, bunting and confetti where the match was called off."""
    title = fit_winner_title_of_view(view, names, TITLE_SIZES, TITLE_ROOM, words)
    festive, half = not is_called_off(view), measure_pixel_width(title.text, title.face) // 2 + TITLE_MARGIN
    canvas.paste(_render_ending_background(half if festive else None), (0, 0))
    ranks = view.outcome.ranks if view.outcome else (1,) * view.seats
    width = min(MAX_CRATE_WIDTH, (layout.WIDTH - 2 * layout.GAP) // view.seats - CRATE_GAP)
    left = (layout.WIDTH - view.seats * (width + CRATE_GAP) + CRATE_GAP) // 2
    for column, seat in enumerate(order_from_middle(sorted(range(view.seats), key=lambda seat: ranks[seat]))):
        _draw_player_on_crates(canvas, view, seat, ranks[seat], (left + column * (width + CRATE_GAP), width))
    write_title(canvas, title, (layout.WIDTH // 2, TITLE_MIDDLE), SHINE_COLOUR, TITLE_ROOM)


def order_from_middle(seats: Sequence[int]) -> list[int]:
    """Return seats from left to right: the first in the middle, the next beside it, first left, then right."""
    return [*reversed(seats[1::2]), *seats[::2]]


def _draw_player_on_crates(canvas: Canvas, view: GoblinMarketView, seat: int, rank: int, room: tuple[int, int]) -> None:
    left, width = room
    called_off, place = is_called_off(view), min(rank, len(CRATE_HEIGHTS)) - 1
    won = rank == 1 and not called_off
    height, side, middle = CRATE_HEIGHTS[place], min(FACE_SIDES[place], width), left + width // 2
    top = CRATES_FOOT - height
    draw_character(canvas, seat, side, CAVE if called_off else GOLD_LIGHT[3 if won else 1], (middle, top))
    if seat in view.crown_wearers:
        canvas.paste_centred(
            render_plain_icon("theme/crown", WINNER_CROWN, GOLD_LIGHT[3]),
            (middle, top - measure_character_height(side) - WINNER_CROWN // 6),
        )
    canvas.paste(_render_crates_sprite((width, height)), (left, top))
    paper, edge, size = (CREAM, GOLD, LABEL_LETTERS[0]) if won else (SAND, GROOVE, LABEL_LETTERS[1])
    paper = CREAM if seat == view.seat else paper
    label = (LABEL_SIZES[0] + 36, LABEL_SIZES[1] + 22) if won else LABEL_SIZES
    canvas.paste_centred(
        render_rounded_plate_sprite(label, 8, paper, edge, WOOD_TONES[0]), (middle, top + height // 2 + 2)
    )
    canvas.write_centred(build_number_lettering(view.scores[seat], size), (middle, top + height // 2 + 2), INK, paper)


@sprite_cache(16)
def _render_crates_sprite(size: Size) -> Sprite:
    """Return crates as wide and high as this, with their upper edge in the light."""
    width, height = size
    front, joint, light = WOOD_TONES
    boards = "".join(
        f'<rect x="3" y="{y}" width="{width - 6}" height="4" fill="{joint}"/>' for y in range(30, height, 26)
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height}" rx="5" fill="{front}" stroke="{OUTLINE}"'
        f' stroke-width="3"/>{boards}'
        f'<rect x="3" y="3" width="{width - 6}" height="9" rx="3" fill="{light}"/>'
        f'<rect x="6" y="12" width="12" height="{height}" fill="{joint}"/>'
        f'<rect x="{width - 18}" y="12" width="12" height="{height}" fill="{joint}"/></svg>'
    )
    return render_svg_sprite(svg, CAVE, (front, joint, light, OUTLINE))


@sprite_cache(8)
def _render_ending_background(half: int | None) -> Sprite:
    """Return the light behind those who stand there, and bunting beside a title that is so wide from its middle.

    With `None` there is only the stage.
    """
    width, height = layout.WIDTH, layout.MARKET_HEIGHT
    celebration = "" if half is None else _draw_celebration_svg(half)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{CAVE}"/>'
        + celebration
        + draw_planks_svg(CRATES_FOOT, (width, STAGE_HEIGHT), 90, (BROWN.base, BROWN.deep, BROWN.dark))
        + "</svg>"
    )
    return render_svg_sprite(svg, CAVE, (*GOLD_LIGHT, *FLAG_COLOURS, OUTLINE, BROWN.base, BROWN.deep, BROWN.dark))


def _draw_celebration_svg(half: int) -> str:
    middle = layout.WIDTH // 2
    return (
        draw_glow_rings_svg((middle, 170), ((640, 460), (330, 260), (200, 170)), GOLD_LIGHT[:4], rays=14)
        + draw_confetti_svg((layout.WIDTH, CRATES_FOOT - 30), CONFETTI_SLIPS)
        + draw_bunting_svg((-12, 12), (middle - half, 24), 18)
        + draw_bunting_svg((middle + half, 24), (layout.WIDTH + 12, 12), 18, 3)
    )
