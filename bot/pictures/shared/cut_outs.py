"""Pieces of boards, side by side: each where a move changed the most. They stand at the podium, for great moments."""

import io
from collections.abc import Sequence

from PIL import Image, ImageChops

from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import Sprite
from bot.pictures.painting.theme import CAVE
from bot.pictures.picture import Picture

WIDTH, GAP, HEIGHT = 900, 12, 140
CELL = 30
"""The side of the squares in which changes are counted, in pixels."""
CHANGED = [0] + [255] * 255
SHARE = 20
"""A square counts as changed from this value of 255 on."""

Cell = tuple[int, int]


def cut_outs(moments: Sequence[tuple[bytes, bytes]], alt: str) -> Picture:
    """Return pieces of boards before and after a move, given as PNG, in a row; of at most three moments."""
    width = (WIDTH - GAP * (len(moments) - 1)) // len(moments)
    canvas = Canvas((WIDTH, HEIGHT), CAVE)
    for place, (before, after) in enumerate(moments):
        piece = _piece(read(before), read(after), width)
        canvas.paste(Sprite(piece, None), (place * (width + GAP), 0))
    return canvas.picture(alt)


def read(png: bytes) -> Image.Image:
    """Return a picture of the house as an image."""
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


def _piece(before: Image.Image, after: Image.Image, width: int) -> Image.Image:
    x, y = changed_most(before, after)
    left = max(0, min(x - width // 2, after.width - width))
    top = max(0, min(y - HEIGHT // 2, after.height - HEIGHT))
    return after.crop((left, top, left + width, top + HEIGHT))


def changed_most(before: Image.Image, after: Image.Image) -> tuple[int, int]:
    """Return the middle of the largest connected part of a picture that changed; its own middle if nothing did."""
    flat = [Image.frombytes("L", image.size, image.tobytes()) for image in (before, after)]
    if before.size != after.size:
        flat[0] = flat[0].crop((0, 0, *after.size))
    cells = ImageChops.difference(*flat).point(CHANGED).reduce(CELL)
    found = {(x, y) for x in range(cells.width) for y in range(cells.height) if _value(cells, x, y) >= SHARE}
    patch = max(_patches(found), key=len, default={(cells.width // 2, cells.height // 2)})
    across, down = [x for x, _ in patch], [y for _, y in patch]
    return (min(across) + max(across) + 1) * CELL // 2, (min(down) + max(down) + 1) * CELL // 2


def _value(cells: Image.Image, x: int, y: int) -> int:
    return cells.tobytes()[y * cells.width + x]


def _patches(cells: set[Cell]) -> list[set[Cell]]:
    """Return the connected parts of some squares."""
    left, found = set(cells), list[set[Cell]]()
    while left:
        edge = [left.pop()]
        patch = set(edge)
        while edge:
            x, y = edge.pop()
            near = {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)} & left
            left -= near
            patch |= near
            edge += near
        found.append(patch)
    return found
