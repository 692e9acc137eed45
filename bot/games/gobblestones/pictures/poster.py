"""The key picture of Gobblestones for its invitation: a goblin lays a tile at the end of a row."""

from PIL import Image

from bot.games.gobblestones.pictures.tiles import build_space_layers, build_tile_layers
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import (
    Drawing,
    Layer,
    Sprite,
    build_paint,
    compose_layers,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, BROWN, CAVE, YELLOW, convert_to_palette, flatten_palette
from bot.pictures.shared.scenery import GOLD_LIGHT, draw_glow_rings_svg

TILE_SIDE, TURN_SCALE = 110, 2
"""The side of a tile, and how many times larger it is drawn before it is turned."""
WOOD_TOP, LIP, ROW_TOP, COLUMN_LEFT, SPACE_STEP, WOOD_FOOT = 62, 8, 84, 190, 118, 204
"""Where the board's wood begins, its lip in the light, its row and column, from one space to the next, and its end."""
FIRST_ROW_SPACES = ((4, 3), (2, 5), (0, 6), (1, 4), (1, 2), (3, 2))
"""Colour and worth of the spaces of the first row."""
OPEN_SPACE = 3
"""The space in the light."""
BOARD_TILES = ((3, 0, -3), (4, 1, 2), (0, 2, -2))
"""Tiles on the board: colour, column and how far each is turned, in degrees."""
HELD_TILE = (1, 628, 18, -10, 150)
"""The tile in the goblin's hand: colour, left, top, degrees, side."""
HAND_BOX = (706, -30, 232, 212)
KEEPER_BOX = (6, 0, 184, 276)
BAG_PATCH = Drawing("gobblestones/medallion", (78, 158, 66), build_paint(rim="#3d2813", face="#b5843f"))
BAG_BUTTON = Drawing("gobblestones/sign-sun", (91, 171, 40), build_paint(sign=YELLOW.soft, line="#8a6a22"))
"""What is sewn onto the keeper's bag."""
WOOD = (BROWN.dark, "#704b28", BROWN.base, "#a57e5a")
WIDTH, HEIGHT = 900, 230
"""The room on an invitation."""


def draw_poster() -> Canvas:
    """Return the key picture."""
    canvas = Canvas((WIDTH, HEIGHT), CAVE)
    canvas.paste(_render_scene_sprite(), (0, 0))
    return canvas


@sprite_cache(1)
def _render_scene_sprite() -> Sprite:
    table = _render_table_sprite().image.copy()
    table.putpalette(flatten_palette())
    scene = table.convert("RGBA")
    for column, (colour, worth) in enumerate(FIRST_ROW_SPACES):
        layers = build_space_layers(colour, worth, "row" if column == OPEN_SPACE else "far", TILE_SIDE)
        seen = layers[:1] if column in {under for _, under, _ in BOARD_TILES} else layers
        _paste_over(
            scene, compose_layers((TILE_SIDE, TILE_SIDE), tuple(seen)), (COLUMN_LEFT + column * SPACE_STEP, ROW_TOP)
        )
    for colour, column, degrees in BOARD_TILES:
        _paste_tile(scene, (colour, COLUMN_LEFT + column * SPACE_STEP, ROW_TOP - 8, degrees, TILE_SIDE))
    _paste_tile(scene, HELD_TILE)
    for name, (left, top, width, height), more in (
        ("hand", HAND_BOX, ()),
        ("keeper", KEEPER_BOX, (BAG_PATCH, BAG_BUTTON)),
    ):
        whole = Drawing(f"gobblestones/{name}", (0, 0, width), height=height)
        _paste_over(scene, compose_layers((width, height), (whole, *more)), (left, top))
    return Sprite(convert_to_palette(scene.convert("RGB")), None)


def _render_table_sprite() -> Sprite:
    """Return golden light over the wood in which the spaces lie."""
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{CAVE}"/>'
        + draw_glow_rings_svg(
            (COLUMN_LEFT + OPEN_SPACE * SPACE_STEP + TILE_SIDE // 2, WOOD_TOP + 20),
            ((760, 300), (470, 190)),
            GOLD_LIGHT[:3],
            rays=18,
        )
        + draw_glow_rings_svg(
            (COLUMN_LEFT + OPEN_SPACE * SPACE_STEP + TILE_SIDE // 2, WOOD_TOP + 20),
            ((250, 120), (170, 84)),
            GOLD_LIGHT[3:],
        )
        + f'<rect y="{WOOD_TOP - 3}" width="{WIDTH}" height="{HEIGHT}" fill="{BLACK}"/>'
        f'<rect y="{WOOD_TOP}" width="{WIDTH}" height="{HEIGHT}" fill="{WOOD[3]}"/>'
        f'<rect y="{WOOD_TOP + LIP}" width="{WIDTH}" height="{HEIGHT}" fill="{WOOD[1]}"/>'
        f'<rect x="{COLUMN_LEFT - 8}" y="{ROW_TOP - 6}" width="{WIDTH}" height="{HEIGHT}" fill="{WOOD[0]}"/>'
        f'<rect x="{COLUMN_LEFT - 8}" y="{WOOD_FOOT - 3}" width="{WIDTH}" height="{HEIGHT}" fill="{BLACK}"/>'
        f'<rect x="{COLUMN_LEFT - 8}" y="{WOOD_FOOT}" width="{WIDTH}" height="{HEIGHT}" fill="{WOOD[3]}"/>'
        f'<rect x="{COLUMN_LEFT - 8}" y="{WOOD_FOOT + LIP}" width="{WIDTH}" height="{HEIGHT}" fill="{WOOD[1]}"/></svg>',
        CAVE,
        (*GOLD_LIGHT, BLACK, *WOOD),
    )


def _paste_tile(scene: Image.Image, tile: tuple[int, int, int, int, int]) -> None:
    """Lay a tile with its shadow, a little turned."""
    colour, left, top, degrees, side = tile
    room = side * TURN_SCALE
    layers: list[Layer] = build_tile_layers(colour, (room * 0.08, room * 0.08, room * 0.84))
    whole = compose_layers((room, room), tuple(layers)).rotate(degrees, Image.Resampling.BICUBIC)
    small = whole.resize((side, side), Image.Resampling.LANCZOS)
    shadow = Image.new("RGBA", small.size, "#17130f")
    shadow.putalpha(small.getchannel("A"))
    _paste_over(scene, shadow, (left + 7, top + 8))
    _paste_over(scene, small, (left, top))


def _paste_over(scene: Image.Image, piece: Image.Image, point: tuple[int, int]) -> None:
    """Compose a piece onto a scene, also where it reaches over an edge."""
    left, top = point
    box = max(0, -left), max(0, -top), min(piece.width, scene.width - left), min(piece.height, scene.height - top)
    scene.alpha_composite(piece.crop(box), (left + box[0], top + box[1]))
