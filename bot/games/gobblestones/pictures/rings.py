"""The best rows of the player who is asked, ringed in their own picture: each has its number at one end."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.games.gobblestones.pictures import layout as at
from bot.games.gobblestones.rows import WholeRow
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.lettering import Face, Font
from bot.pictures.painting.sprites import Drawing, Label, Place, Sprite, outline, paint, sprite
from bot.pictures.painting.theme import BLACK, CREAM, GOLD, SKY

LINES = (GOLD, CREAM, SKY.soft, GOLD)
"""The colour of each ring: none is that of a tile."""
OVER = 2
"""How far a ring reaches over its spaces."""
OUTWARD = 1
"""How far the middle of a number is outside its row."""


def draw_rings(canvas: Canvas, rows: Sequence[WholeRow], shown: at.Window, top: int) -> None:
    """Ring rows on a field whose picture begins at a height; then write their numbers, none on another."""
    boxes = [_box(row, shown, top) for row in rows]
    for line, (left, upper, right, lower) in reversed([*zip(LINES, boxes, strict=False)]):
        ring = outline((right - left, lower - upper), at.RING_RADIUS, line, BLACK, at.RING)
        canvas.paste(ring, (left, upper))
    middles: list[Place] = []
    for number, box in enumerate(boxes):
        middles.append(next((one for one in _ends(box, shown, top) if _free(one, middles)), (box[0], box[1])))
        canvas.paste_about(disc(number + 1, LINES[number]), middles[-1])


def _box(row: WholeRow, shown: at.Window, top: int) -> Box:
    """Return where the ring of a row is: round its first space, its last, and all that lies between them."""
    (left, upper), (right, lower) = shown.cell(row.places[0]), shown.cell(row.places[-1])
    return left - OVER, top + upper - OVER, right + at.CELL + OVER, top + lower + at.CELL + OVER


def _ends(box: Box, shown: at.Window, top: int) -> Iterator[Place]:
    """Yield where the number of a row may be, best first: at its ends, then at its corners."""
    left, upper, right, lower = box
    across, down = (left + right) // 2, (upper + lower) // 2
    beyond = top + shown.height - at.DISC // 2
    if right - left >= lower - upper:
        yield from ((left - OUTWARD, down), (right + OUTWARD, down))
    if lower - upper >= right - left:
        yield from ((across, upper - OUTWARD), (across, min(lower + OUTWARD, beyond)))
    yield from ((x, min(y, beyond)) for y in (upper, lower) for x in (left, right))


def _free(middle: Place, taken: Sequence[Place]) -> bool:
    return all(max(abs(x - middle[0]), abs(y - middle[1])) >= at.DISC for x, y in taken)


@lru_cache(maxsize=16)
def disc(number: int, line: str) -> Sprite:
    """Return the sign of a row."""
    middle = at.DISC / 2
    layers = (
        Drawing("gobblestones/medallion", (0, 0, at.DISC), paint(rim=line, face=BLACK)),
        Label(str(number), (middle, middle), Face(Font.ROUND, at.DISC_SIZE), CREAM),
    )
    return sprite((at.DISC, at.DISC), layers, BLACK)
