"""The key picture of Gobblestones for its invitation: a goblin lays a tile at the end of a row."""

from PIL import Image

from bot.games.gobblestones.pictures.stones import space_layers, tile_layers
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
from bot.pictures.shared.scenery import GOLDEN, draw_rings_svg

SIDE, FINE = 110, 2
"""The side of a tile, and how many times larger it is drawn before it is turned."""
TOP, LIP, BOARD, FIRST, STEP, EDGE = 62, 8, 84, 190, 118, 204
"""Where the board's wood begins, its lip in the light, its row and column, from one space to the next, and its end."""
SPACES = ((4, 3), (2, 5), (0, 6), (1, 4), (1, 2), (3, 2))
"""Colour and worth of the spaces of the first row."""
OPEN = 3
"""The space in the light."""
TILES = ((3, 0, -3), (4, 1, 2), (0, 2, -2))
"""Tiles on the board: colour, column and how far each is turned, in degrees."""
LAID = (1, 628, 18, -10, 150)
"""The tile in the goblin's hand: colour, left, top, degrees, side."""
HAND = (706, -30, 232, 212)
KEEPER = (6, 0, 184, 276)
PATCH = Drawing("gobblestones/medallion", (78, 158, 66), build_paint(rim="#3d2813", face="#b5843f"))
BUTTON = Drawing("gobblestones/sign-sun", (91, 171, 40), build_paint(sign=YELLOW.soft, line="#8a6a22"))
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
    for column, (colour, worth) in enumerate(SPACES):
        layers = space_layers(colour, worth, "row" if column == OPEN else "far", SIDE)
        seen = layers[:1] if column in {under for _, under, _ in TILES} else layers
        _paste_over(scene, compose_layers((SIDE, SIDE), tuple(seen)), (FIRST + column * STEP, BOARD))
    for colour, column, degrees in TILES:
        _paste_tile(scene, (colour, FIRST + column * STEP, BOARD - 8, degrees, SIDE))
    _paste_tile(scene, LAID)
    for name, (left, top, wide, high), more in (("hand", HAND, ()), ("keeper", KEEPER, (PATCH, BUTTON))):
        whole = Drawing(f"gobblestones/{name}", (0, 0, wide), height=high)
        _paste_over(scene, compose_layers((wide, high), (whole, *more)), (left, top))
    return Sprite(convert_to_palette(scene.convert("RGB")), None)


def _render_table_sprite() -> Sprite:
    """Return golden light over the wood in which the spaces lie."""
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{CAVE}"/>'
        + draw_rings_svg((FIRST + OPEN * STEP + SIDE // 2, TOP + 20), ((760, 300), (470, 190)), GOLDEN[:3], rays=18)
        + draw_rings_svg((FIRST + OPEN * STEP + SIDE // 2, TOP + 20), ((250, 120), (170, 84)), GOLDEN[3:])
        + f'<rect y="{TOP - 3}" width="{WIDTH}" height="{HEIGHT}" fill="{BLACK}"/>'
        f'<rect y="{TOP}" width="{WIDTH}" height="{HEIGHT}" fill="{WOOD[3]}"/>'
        f'<rect y="{TOP + LIP}" width="{WIDTH}" height="{HEIGHT}" fill="{WOOD[1]}"/>'
        f'<rect x="{FIRST - 8}" y="{BOARD - 6}" width="{WIDTH}" height="{HEIGHT}" fill="{WOOD[0]}"/>'
        f'<rect x="{FIRST - 8}" y="{EDGE - 3}" width="{WIDTH}" height="{HEIGHT}" fill="{BLACK}"/>'
        f'<rect x="{FIRST - 8}" y="{EDGE}" width="{WIDTH}" height="{HEIGHT}" fill="{WOOD[3]}"/>'
        f'<rect x="{FIRST - 8}" y="{EDGE + LIP}" width="{WIDTH}" height="{HEIGHT}" fill="{WOOD[1]}"/></svg>',
        CAVE,
        (*GOLDEN, BLACK, *WOOD),
    )


def _paste_tile(scene: Image.Image, tile: tuple[int, int, int, int, int]) -> None:
    """Lay a tile with its shadow, a little turned."""
    colour, left, top, degrees, side = tile
    room = side * FINE
    layers: list[Layer] = tile_layers(colour, (room * 0.08, room * 0.08, room * 0.84))
    whole = compose_layers((room, room), tuple(layers)).rotate(degrees, Image.Resampling.BICUBIC)
    small = whole.resize((side, side), Image.Resampling.LANCZOS)
    shadow = Image.new("RGBA", small.size, "#17130f")
    shadow.putalpha(small.getchannel("A"))
    _paste_over(scene, shadow, (left + 7, top + 8))
    _paste_over(scene, small, (left, top))


def _paste_over(scene: Image.Image, piece: Image.Image, place: tuple[int, int]) -> None:
    """Compose a piece onto a scene, also where it reaches over an edge."""
    left, top = place
    box = max(0, -left), max(0, -top), min(piece.width, scene.width - left), min(piece.height, scene.height - top)
    scene.alpha_composite(piece.crop(box), (left + box[0], top + box[1]))
