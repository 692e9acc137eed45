"""Rings: round the best rows of the player who is asked, in their own picture, and round a row that all judge."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.gobblestones.pictures import layout as at
from bot.games.gobblestones.rows import WholeRow
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.lettering import Face, Font
from bot.pictures.painting.sprites import Drawing, Label, Place, Sprite, outline, paint, sprite
from bot.pictures.painting.theme import BLACK, CREAM, GOLD, INK, LIME, PINK, SEATS, SKY

LINES = (GOLD, PINK.soft, SKY.soft, LIME.soft)
"""The colour of each ring and its number: none is that of a tile."""
GLOW = ((8, "#5e4517", 0), (4, GOLD, 0))
"""The rings round a space where a match may begin: how far beyond it, and in what colour."""
OVER = 1
"""How far a ring reaches over its spaces."""


def draw_rings(canvas: Canvas, rows: Sequence[WholeRow], shown: at.Window, top: int) -> None:
    """Ring rows on a field whose picture begins at a height; then write their numbers, none on another."""
    boxes = [_box(row.places, shown, top) for row in rows]
    for line, box in reversed([*zip(LINES, boxes, strict=False)]):
        _draw_ring(canvas, box, line)
    for number, middle in enumerate(middles_of(rows, shown, top)):
        canvas.paste_about(disc(number + 1, LINES[number]), middle)


def middles_of(rows: Sequence[WholeRow], shown: at.Window, top: int) -> list[Place]:
    """Return where the numbers of rows are: on the ring of each, on no other if possible, never on another number."""
    boxes = [_box(row.places, shown, top) for row in rows]
    middles: list[Place] = []
    for row, box in zip(rows, boxes, strict=True):
        others = [other for other in boxes if other is not box]
        places = [place for place in _joints(row.places, shown, top) if _free(place, middles)]
        middles.append(min(places or [box[:2]], key=lambda place: sum(_touches(place, other) for other in others)))
    return middles


def draw_first(canvas: Canvas, spaces: Sequence[int], shown: at.Window, top: int) -> None:
    """Ring each space where a match may begin, in gold within a glow: nothing else lies on the field yet."""
    for space in spaces:
        left, upper, right, lower = _box((space,), shown, top)
        for beyond, line, thick in GLOW:
            size = (right - left + 2 * beyond, lower - upper + 2 * beyond)
            canvas.paste(outline(size, at.RING_RADIUS, line, line, thick), (left - beyond, upper - beyond))


def draw_claim(canvas: Canvas, spaces: Sequence[int], shown: at.Window, top: int) -> None:
    """Ring the row that is judged."""
    _draw_ring(canvas, _box(sorted(spaces), shown, top), CREAM)


def draw_fresh(canvas: Canvas, seat: int, spaces: Sequence[int], shown: at.Window, top: int, *, dim: bool) -> None:
    """Ring a row that was laid of late, in the colour of who laid it; `dim` beside rows that are offered."""
    hue = SEATS[seat][0]
    _draw_ring(canvas, _box(spaces, shown, top), *((hue.deep, BLACK) if dim else (hue.base, CREAM)))


def _draw_ring(canvas: Canvas, box: Box, line: str, edge: str = BLACK) -> None:
    left, upper, right, lower = box
    canvas.paste(outline((right - left, lower - upper), at.RING_RADIUS, line, edge, at.RING), (left, upper))


def _box(places: Sequence[int], shown: at.Window, top: int) -> Box:
    """Return where the ring of a row is: round its first space, its last, and all that lies between them."""
    (left, upper), (right, lower) = shown.cell(places[0]), shown.cell(places[-1])
    return left - OVER, top + upper - OVER, right + at.CELL + OVER, top + lower + at.CELL + OVER


def _joints(places: Sequence[int], shown: at.Window, top: int) -> list[Place]:
    """Return where the number of a row may be, best first: between four spaces, where it covers no worth of any.

    It begins with the corners of the row, then come those of its spaces; none is on the wood round the field.
    """
    found = [*_corners(_box(places, shown, top))]
    for place in places:
        found += _corners(_box((place,), shown, top))
    return [joint for joint in found if _in_field(joint, shown, top)]


def _corners(box: Box) -> list[Place]:
    left, upper, right, lower = box
    return [(x, y) for y in (upper, lower) for x in (left, right)]


def _in_field(middle: Place, shown: at.Window, top: int) -> bool:
    x, y = middle
    return at.MARGIN < x < at.WIDTH - at.MARGIN and top + at.HEAD < y < top + shown.height - at.FOOT


def _touches(place: Place, box: Box) -> bool:
    """Tell whether a number would lie on a ring."""
    half, (x, y), (left, upper, right, lower) = at.DISC // 2, place, box
    return left - half < x < right + half and upper - half < y < lower + half


def _free(middle: Place, taken: Sequence[Place]) -> bool:
    return all(max(abs(x - middle[0]), abs(y - middle[1])) >= at.DISC for x, y in taken)


@lru_cache(maxsize=16)
def disc(number: int, line: str) -> Sprite:
    """Return the sign of a row."""
    middle = at.DISC / 2
    layers = (
        Drawing("gobblestones/medallion", (0, 0, at.DISC), paint(rim=BLACK, face=line)),
        Label(str(number), (middle, middle), Face(Font.ROUND, at.DISC_SIZE), INK),
    )
    return sprite((at.DISC, at.DISC), layers, BLACK)
