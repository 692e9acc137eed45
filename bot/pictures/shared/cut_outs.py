"""Crops (cut-outs) of boards, side by side: each where a move changed the most, for the highlights at the podium."""

import io
from collections.abc import Sequence

from PIL import Image, ImageChops

from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import Sprite
from bot.pictures.painting.theme import CAVE, convert_to_palette
from bot.pictures.picture import Picture

WIDTH, GAP, HEIGHT = 900, 12, 160
MIN_PIECE_WIDTH = 190
"""A piece that needs less is about so broad, and shows more of what is around it."""
CELL_SIZE = 30
"""The side of the squares in which changes are counted, in pixels."""
MARGIN = 20
"""So many pixels are seen around what changed, if that is larger than a piece: it is made smaller then."""
CHANGED_LOOKUP = [0] + [255] * 255
MIN_CELL_CHANGE = 20
"""A square counts as changed from this value of 255 on."""

Cell = tuple[int, int]
Box = tuple[int, int, int, int]


def draw_highlight_cut_outs(moments: Sequence[tuple[bytes, bytes]], alt: str) -> Picture:
    """Draw cut-outs (crops) of a board side by side: what each of at most three moves changed, for the highlights.

    A piece is as broad as what changed needs, and all together fill the row.
    """
    boards = [(read_png(before), read_png(after)) for before, after in moments]
    changes = [find_largest_changed_area(before, after) for before, after in boards]
    canvas, left = Canvas((WIDTH, HEIGHT), CAVE), 0
    for (_, after), change, width in zip(boards, changes, _compute_column_widths(changes), strict=True):
        canvas.paste(Sprite(_cut_piece(after, change, width), None), (left, 0))
        left += width + GAP
    return canvas.to_picture(alt)


def _compute_column_widths(changes: Sequence[Box]) -> list[int]:
    """Return how broad the pieces are: each shows its change in the height of the row, and none is much too narrow."""
    room = WIDTH - GAP * (len(changes) - 1)
    needed = [max(MIN_PIECE_WIDTH, _measure_needed_width(change)) for change in changes]
    widths = [room * width // sum(needed) for width in needed]
    return [room - sum(widths[1:]), *widths[1:]]


def _measure_needed_width(change: Box) -> int:
    left, top, right, bottom = change
    width, height = right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
    return round(width / max(1.0, height / HEIGHT))


def read_png(png: bytes) -> Image.Image:
    """Return a picture of the bot as an image."""
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


def _cut_piece(after: Image.Image, change: Box, width: int) -> Image.Image:
    """Return the part of a picture that changed: the whole of it, smaller if it is larger than a piece."""
    left, top, right, bottom = change
    times = max(1.0, (bottom - top + 2 * MARGIN) / HEIGHT, (right - left + 2 * MARGIN) / width)
    height, wide = min(round(HEIGHT * times), after.height), min(round(width * times), after.width)
    x = max(0, min((left + right - wide) // 2, after.width - wide))
    y = max(0, min((top + bottom - height) // 2, after.height - height))
    piece = after.crop((x, y, x + wide, y + height))
    return piece if height == HEIGHT else _scale_to_height(piece, width)


def _scale_to_height(piece: Image.Image, width: int) -> Image.Image:
    """Return a piece in the height of all pieces, in the middle of a dark ground if it is narrower then."""
    wide = min(width, round(piece.width * HEIGHT / piece.height))
    smaller = convert_to_palette(piece.convert("RGB").resize((wide, HEIGHT), Image.Resampling.BOX))
    whole = Canvas((width, HEIGHT), CAVE)
    whole.paste(Sprite(smaller, None), ((width - wide) // 2, 0))
    return whole.image


def find_largest_changed_area(before: Image.Image, after: Image.Image) -> Box:
    """Diff two pictures: return their largest connected change, in squares; the middle if nothing changed."""
    flat = [Image.frombytes("L", image.size, image.tobytes()) for image in (before, after)]
    if before.size != after.size:
        flat[0] = flat[0].crop((0, 0, *after.size))
    cells = ImageChops.difference(*flat).point(CHANGED_LOOKUP).reduce(CELL_SIZE)
    changed_cells = {
        (x, y)
        for x in range(cells.width)
        for y in range(cells.height)
        if _get_cell_value(cells, x, y) >= MIN_CELL_CHANGE
    }
    patch = max(_find_patches(changed_cells), key=len, default={(cells.width // 2, cells.height // 2)})
    across, down = [x for x, _ in patch], [y for _, y in patch]
    return min(across) * CELL_SIZE, min(down) * CELL_SIZE, (max(across) + 1) * CELL_SIZE, (max(down) + 1) * CELL_SIZE


def _get_cell_value(cells: Image.Image, x: int, y: int) -> int:
    return cells.tobytes()[y * cells.width + x]


def _find_patches(cells: set[Cell]) -> list[set[Cell]]:
    """Return the connected parts of some squares."""
    left, patches = set(cells), list[set[Cell]]()
    while left:
        edge = [left.pop()]
        patch = set(edge)
        while edge:
            x, y = edge.pop()
            near = {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)} & left
            left -= near
            patch |= near
            edge += near
        patches.append(patch)
    return patches
