"""The key picture of Gobblestones for its invitation: a goblin lays a tile at the end of a row."""

from functools import lru_cache

from PIL import Image

from bot.games.gobblestones.pictures.stones import tile_layers
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import Drawing, Layer, Sprite, composed, drawn
from bot.pictures.painting.theme import BROWN, CAVE, flat_palette, painted
from bot.pictures.shared.scenery import rings

SIDE, FINE = 118, 2
TILES = ((1, 200, 92, -5), (3, 322, 86, 3), (4, 444, 92, -3), (0, 566, 86, 4), (2, 324, -30, -4))
"""Tiles on the table: colour, left, top and how far each is turned, in degrees."""
LAID = (1, 688, 70, -9)
HAND = (742, -40, 250, 228)
KEEPER = (14, 8, 176, 264)
TABLE = ("#33200f", "#452c14", BROWN.deep, "#6b4729", "#7f5732")


WIDTH, HEIGHT = 900, 230
"""The room on an invitation."""


def draw_poster() -> Canvas:
    """Return the key picture."""
    canvas = Canvas((WIDTH, HEIGHT), CAVE)
    canvas.paste(_scene(), (0, 0))
    return canvas


@lru_cache(maxsize=1)
def _scene() -> Sprite:
    width, height = WIDTH, HEIGHT
    table = drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{TABLE[0]}"/>'
        + rings((width // 2 + 30, height // 2), ((560, 320), (430, 230), (310, 160), (190, 105)), TABLE[1:])
        + "</svg>",
        CAVE,
        TABLE,
    ).image.copy()
    table.putpalette(flat_palette())
    scene = table.convert("RGBA")
    for tile in (*TILES, LAID):
        _lay(scene, tile)
    for name, (left, top, wide, high) in (("hand", HAND), ("keeper", KEEPER)):
        _over(scene, composed((wide, high), (Drawing(f"gobblestones/{name}", (0, 0, wide), height=high),)), (left, top))
    return Sprite(painted(scene.convert("RGB")), None)


def _lay(scene: Image.Image, tile: tuple[int, int, int, int]) -> None:
    """Lay a tile with its shadow, a little turned."""
    colour, left, top, degrees = tile
    room = SIDE * FINE
    layers: list[Layer] = tile_layers(colour, (room * 0.08, room * 0.08, room * 0.84))
    whole = composed((room, room), tuple(layers)).rotate(degrees, Image.Resampling.BICUBIC)
    small = whole.resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    shadow = Image.new("RGBA", small.size, "#17130f")
    shadow.putalpha(small.getchannel("A"))
    _over(scene, shadow, (left + 7, top + 8))
    _over(scene, small, (left, top))


def _over(scene: Image.Image, piece: Image.Image, place: tuple[int, int]) -> None:
    """Compose a piece onto a scene, also where it reaches over an edge."""
    left, top = place
    box = max(0, -left), max(0, -top), min(piece.width, scene.width - left), min(piece.height, scene.height - top)
    scene.alpha_composite(piece.crop(box), (left + box[0], top + box[1]))
