"""Rings: round the best rows of the player who is asked, in their own picture, and round a row that all judge."""

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
    boxes = [_box(row.places, shown, top) for row in rows]
    for line, box in reversed([*zip(LINES, boxes, strict=False)]):
        _draw_ring(canvas, box, line)
    for number, middle in enumerate(middles_of(rows, shown, top)):
        canvas.paste_about(disc(number + 1, LINES[number]), middle)


def middles_of(rows: Sequence[WholeRow], shown: at.Window, top: int) -> list[Place]:
    """Return where the numbers of rows are: at an end of each, in no other ring if possible, and never on another."""
    boxes = [_box(row.places, shown, top) for row in rows]
    middles: list[Place] = []
    for box in boxes:
        others = [other for other in boxes if other is not box]
        places = [place for place in _ends(box, shown, top) if _free(place, middles)]
        middles.append(min(places or [box[:2]], key=lambda place: sum(_within(place, other) for other in others)))
    return middles


def draw_claim(canvas: Canvas, spaces: Sequence[int], shown: at.Window, top: int) -> None:
    """Ring the row that is judged."""
    _draw_ring(canvas, _box(sorted(spaces), shown, top), CREAM)


def _draw_ring(canvas: Canvas, box: Box, line: str) -> None:
    left, upper, right, lower = box
    canvas.paste(outline((right - left, lower - upper), at.RING_RADIUS, line, BLACK, at.RING), (left, upper))


def _box(places: Sequence[int], shown: at.Window, top: int) -> Box:
    """Return where the ring of a row is: round its first space, its last, and all that lies between them."""
    (left, upper), (right, lower) = shown.cell(places[0]), shown.cell(places[-1])
    return left - OVER, top + upper - OVER, right + at.CELL + OVER, top + lower + at.CELL + OVER


def _ends(box: Box, shown: at.Window, top: int) -> Iterator[Place]:
    """Yield where the number of a row may be, best first: at its ends, then at its corners."""
    left, upper, right, lower = box
    across, down = (left + right) // 2, (upper + lower) // 2
    beyond = top + shown.height - at.DISC // 2
    sides = (left - OUTWARD, down), (right + OUTWARD, down)
    ends = (across, upper - OUTWARD), (across, min(lower + OUTWARD, beyond))
    # Not on the coordinates, if there is another end.
    if right - left >= lower - upper:
        yield from sides[:: -1 if left < at.MARGIN else 1]
    if lower - upper >= right - left:
        yield from ends[:: -1 if upper < top + at.HEAD else 1]
    yield from ((x, min(y, beyond)) for y in (upper, lower) for x in (left, right))


def _free(middle: Place, taken: Sequence[Place]) -> bool:
    return all(max(abs(x - middle[0]), abs(y - middle[1])) >= at.DISC for x, y in taken)


def _within(place: Place, box: Box) -> bool:
    return box[0] < place[0] < box[2] and box[1] < place[1] < box[3]


@lru_cache(maxsize=16)
def disc(number: int, line: str) -> Sprite:
    """Return the sign of a row."""
    middle = at.DISC / 2
    layers = (
        Drawing("gobblestones/medallion", (0, 0, at.DISC), paint(rim=line, face=BLACK)),
        Label(str(number), (middle, middle), Face(Font.ROUND, at.DISC_SIZE), CREAM),
    )
    return sprite((at.DISC, at.DISC), layers, BLACK)
