"""Heads in golden light: of the last board of Gobblestones, with who won, and of the field that pieces are cut from."""

from collections.abc import Sequence

from PIL import Image

from bot.games.gobblestones.pictures import layout
from bot.games.gobblestones.pictures.strip import draw_bag_keeper
from bot.games.gobblestones.pictures.tiles import PEBBLE, SIGN_NAMES, render_rack_sprite
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering, fit_name, measure_pixel_width
from bot.pictures.painting.slabs import CARD_LOOK, DIM_LOOK, render_slab_sprite
from bot.pictures.painting.sprites import (
    Drawing,
    Sprite,
    build_paint,
    compose_sprite,
    render_icon_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BROWN, CAVE, CREAM, YELLOW
from bot.pictures.shared.players import Plate, build_number_lettering, render_badge_sprite
from bot.pictures.shared.scenery import (
    FLAG_COLOURS,
    GOLD_LIGHT,
    OUTLINE,
    SHINE_COLOUR,
    draw_confetti_svg,
    draw_glow_rings_svg,
)
from bot.pictures.shared.titles import fit_winner_title, write_title
from games.engine.words import Words
from games.gobblestones import TILE_COLOURS
from games.gobblestones.boards import BOARD_SIZE


def draw_winners(canvas: Canvas, plates: Sequence[Plate], words: Words, own_seat: int | None) -> None:
    """Draw those who won, with faces, crowns and points, and the others on small plates, pale for `own_seat`."""
    canvas.paste(_render_rays_and_confetti_sprite(), (0, 0))
    won = [plate for plate in plates if plate.won]
    others = sorted((plate for plate in plates if not plate.won), key=lambda plate: -plate.points)
    wide = _choose_other_place_width(won, len(others), words)
    room = layout.WIDTH - 3 * layout.FAME_EDGE - wide * len(others)
    for index, plate in enumerate(won):
        width = room // len(won)
        _draw_winner(canvas, plate, layout.FAME_EDGE + index * width, width, words if len(won) == 1 else None)
    for index, plate in enumerate(others):
        left = layout.WIDTH - layout.FAME_EDGE - (len(others) - index) * wide
        _draw_loser(canvas, plate, (left, wide - layout.PLATE_GAP), own=plate.seat == own_seat)


def draw_called_off(canvas: Canvas, plates: Sequence[Plate], words: Words, own_seat: int | None) -> None:
    """Draw that the match was called off, and everybody on a small plate: nothing shines."""
    width = layout.MIN_FAME_WIDTH
    for plate in plates:
        left = layout.WIDTH - layout.FAME_EDGE - (len(plates) - plate.seat) * width
        _draw_loser(canvas, plate, (left, width - layout.PLATE_GAP), own=plate.seat == own_seat)
    room = layout.WIDTH - 3 * layout.FAME_EDGE - width * len(plates)
    called_off = words("pictures-called-off")
    title = fit_name(called_off, (*layout.FAME_NAMES, *layout.FAME_SHARED), room, called_off)
    write_title(canvas, title, (layout.FAME_EDGE + room // 2, layout.FAME_HEIGHT // 2), SHINE_COLOUR, room)


def _choose_other_place_width(won: Sequence[Plate], others: int, words: Words) -> int:
    """Return how wide the place of each other is: more if that leaves room for all that is said of the winner."""
    if len(won) != 1 or others not in layout.FAME_OTHER_WIDTHS:
        return layout.MIN_FAME_WIDTH
    min_width, max_width = layout.FAME_OTHER_WIDTHS[others]
    room = layout.WIDTH - 3 * layout.FAME_EDGE - max_width * others - layout.FAME_FACE - 30
    text = words("pictures-wins", names=won[0].name, count=1)
    return max_width if measure_pixel_width(text, FontFace(Font.ROUND, layout.FAME_NAMES[-1])) <= room else min_width


def _draw_winner(canvas: Canvas, plate: Plate, left: int, width: int, words: Words | None) -> None:
    """Draw somebody who won; who shares that is only named, and has a crown."""
    side = layout.FAME_FACE
    canvas.paste(
        render_badge_sprite(plate.seat, side, GOLD_LIGHT[2]),
        (left + 8, layout.FAME_HEIGHT - layout.RIM_WIDTH - side - 2),
    )
    canvas.paste_centred(
        render_icon_sprite("theme/crown", layout.FAME_CROWN, CAVE), (left + 8 + side // 2, layout.FAME_CROWN // 2 - 4)
    )
    x, room = left + side + 22, width - side - 30
    named = fit_name(plate.name, layout.FAME_SHARED, room, f"#{plate.seat + 1}")
    lettering = fit_winner_title([plate.name], layout.FAME_NAMES, room, words) if words else named
    middle = x + min(room, measure_pixel_width(lettering.text, lettering.face)) // 2
    write_title(canvas, lettering, (middle, layout.FAME_NAME_MIDDLE), SHINE_COLOUR, room)
    canvas.draw_text(
        build_number_lettering(plate.points, layout.FAME_SCORE), (x, layout.FAME_SCORE_MIDDLE), CREAM, GOLD_LIGHT[1]
    )


def _draw_loser(canvas: Canvas, plate: Plate, span: tuple[int, int], *, own: bool) -> None:
    """Draw somebody who did not win between two edges: face and points, and the name below them."""
    (left, width), look, face = span, CARD_LOOK if own else DIM_LOOK, layout.FAME_OTHER
    canvas.paste(
        render_slab_sprite((width, layout.FAME_HEIGHT - 16), layout.PLATE_RADIUS, look, CAVE, shadow=2), (left, 6)
    )
    points = build_number_lettering(plate.points, layout.FAME_OTHER_SCORE)
    both = face + layout.PLATE_ITEM_GAP + measure_pixel_width(points.text, points.face)
    x = left + (width - both) // 2
    canvas.paste(render_badge_sprite(plate.seat, face, look.ground), (x, 12))
    canvas.draw_text(points, (x + face + layout.PLATE_ITEM_GAP, 12 + face // 2), look.ink, look.ground)
    name = fit_name(plate.name, (layout.NAME_SIZE, layout.MIN_FAME_NAME), width - 12, f"#{plate.seat + 1}")
    canvas.write_centred(name, (left + width // 2, layout.FAME_HEIGHT - 30), look.ink, look.ground)


def draw_game_name_banner(canvas: Canvas, words: Words) -> None:
    """Draw the game's name in that light, between the goblin with the bag and a tile of each colour."""
    canvas.paste(_render_rays_and_confetti_sprite(), (0, 0))
    draw_bag_keeper(canvas, (layout.FAME_EDGE, layout.FAME_HEIGHT - layout.NAME_KEEPER[1]), layout.NAME_KEEPER)
    title, middle = (
        Lettering(words("gobblestones-title"), FontFace(Font.ROUND, layout.NAME_TITLE)),
        layout.FAME_HEIGHT // 2,
    )
    left, step = layout.FAME_EDGE + layout.NAME_KEEPER[0], layout.NAME_TILE + layout.TILE_GAP
    right = layout.WIDTH - 2 * layout.FAME_EDGE - len(TILE_COLOURS) * step
    write_title(canvas, title, ((left + right) // 2, middle), SHINE_COLOUR, right - left - 2 * layout.FAME_EDGE)
    for colour in range(len(TILE_COLOURS)):
        tile = render_rack_sprite(colour, layout.NAME_TILE, GOLD_LIGHT[1])
        canvas.paste(tile, (right + colour * step, middle - layout.NAME_TILE // 2))


def draw_winners_background(field_window: layout.FieldWindow, *, festive: bool) -> Canvas:
    """Return the last board without tiles: that light on its wood if it is `festive`, and the joints of nine boards."""
    size = layout.FIELD_SIDE, field_window.height - layout.HEAD_HEIGHT - layout.FOOT_HEIGHT
    canvas = Canvas(size, DUSKY_LIGHT[0])
    if festive:
        canvas.paste(_render_rays_sprite(), (0, 0))
    for joint in (
        layout.compute_cell_start(BOARD_SIZE) - layout.GROOVE // 2,
        layout.compute_cell_start(2 * BOARD_SIZE) - layout.GROOVE // 2,
    ):
        canvas.paste(Canvas((JOINT_WIDTH, size[1]), BROWN.dark), (joint - JOINT_WIDTH // 2, 0))
        canvas.paste(
            Canvas((size[0], JOINT_WIDTH), BROWN.dark),
            (0, joint - layout.compute_cell_start(field_window.first) - JOINT_WIDTH // 2),
        )
    return canvas


@sprite_cache(1)
def _render_rays_sprite() -> Sprite:
    """Return the rays on the whole field, of which every last board shows a part: they are drawn once.

    They are drawn with hard edges at half their size, and then doubled: whole they take five times as long, and nobody
    sees a difference between tones so near to one another.
    """
    middle, half = (
        (layout.FAME_EDGE + 8 + layout.FAME_FACE // 2 - layout.MARGIN, -layout.FAME_HEIGHT // 2),
        layout.FIELD_SIDE // 2,
    )
    small = render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{half}" height="{half}"'
        f' viewBox="0 0 {layout.FIELD_SIDE} {layout.FIELD_SIDE}" shape-rendering="crispEdges">'
        f'<rect width="{layout.FIELD_SIDE}" height="{layout.FIELD_SIDE}" fill="{DUSKY_LIGHT[0]}"/>'
        + draw_glow_rings_svg(middle, ((1300, 1150), (820, 720), (430, 380)), DUSKY_LIGHT, rays=24)
        + "</svg>",
        DUSKY_LIGHT[0],
        DUSKY_LIGHT,
    )
    return Sprite(small.image.resize((layout.FIELD_SIDE, layout.FIELD_SIDE), Image.Resampling.NEAREST), None)


@sprite_cache(8)
def render_carved_sign_sprite(colour: int | None) -> Sprite:
    """Return the sign of a space, cut into that wood: nothing is laid there any more."""
    name = PEBBLE if colour is None else SIGN_NAMES[colour]
    cut = Drawing(
        f"gobblestones/sign-{name}",
        (0, 0, RELIEF_SIDE),
        build_paint(sign=RELIEF_COLOUR, detail=RELIEF_COLOUR, line=RELIEF_COLOUR),
        crisp=True,
    )
    return compose_sprite((RELIEF_SIDE, RELIEF_SIDE), (cut,), RELIEF_COLOUR, (RELIEF_COLOUR,))


RELIEF_SIDE, RELIEF_COLOUR = 38, BROWN.dark
DUSKY_LIGHT = (BROWN.dark, "#452c14", YELLOW.dark, "#6e4a06")
"""Light of gold on wood, from the dark on."""
CONFETTI_SLIPS = 22
"""So many slips of paper fall behind the winner."""
JOINT_WIDTH = 5
"""How wide the joint between two boards is."""


@sprite_cache(1)
def _render_rays_and_confetti_sprite() -> Sprite:
    """Return golden light behind the winner."""
    middle = layout.FAME_EDGE + 8 + layout.FAME_FACE // 2, layout.FAME_HEIGHT // 2 + 10
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{layout.WIDTH}" height="{layout.FAME_HEIGHT}">'
        f'<rect width="{layout.WIDTH}" height="{layout.FAME_HEIGHT}" fill="{CAVE}"/>'
        + draw_glow_rings_svg(middle, ((1050, 520), (640, 270), (230, 140)), GOLD_LIGHT, rays=18)
        + draw_confetti_svg((layout.WIDTH, layout.FAME_HEIGHT), CONFETTI_SLIPS)
        + "</svg>",
        CAVE,
        (*GOLD_LIGHT, *FLAG_COLOURS, OUTLINE),
    )
