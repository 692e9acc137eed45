"""The strip of players at the top of a picture: colour and sign, name, points, and what else all may know."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.canvas import Box, Canvas
from bot.pictures.lettering import Face, Font, Lettering, fitted
from bot.pictures.sprites import Drawing, Sprite, icon, paint, plate, sprite
from bot.pictures.theme import CAVE, CREAM, GOLD, INK, LEDGE, ROCK, SEATS

MOST_A_ROW = 4
ROW_HEIGHT = 90
GAP = 9
RADIUS = 16

BADGE = 52
BADGE_LEFT = 10
TEXT_LEFT = 70
NAME_MIDDLE, SCORE_MIDDLE = 26, 61
NAME_SIZE, SCORE_SIZE, COUNT_SIZE = 25, 34, 27
FLAG = 36
"""The mark at the right end of a plate: whose turn, who owes an answer, who won."""
BESIDE = 12

WAITING, RESTING = (CREAM, GOLD, INK), (ROCK, LEDGE, CREAM)
"""Fill, edge and ink of a plate: of those that the table waits for, and of the others."""


@dataclass(frozen=True, slots=True)
class Plate:
    """What the strip says of one player. `counts` are drawings of `assets/` with the number of such things held."""

    seat: int
    name: str
    points: int
    counts: tuple[tuple[str, int], ...] = ()
    waited_for: bool = False
    flag: str | None = None
    """A drawing at the right end: `theme/turn`, `theme/owing`, `theme/crown`."""


def badge(seat: int, side: int, ground: str) -> Sprite:
    """Return the colour and sign of a seat."""
    hue, sign = SEATS[seat]
    disc = Drawing("theme/seat", (0, 0, side), paint(rim=hue.dark, face=hue.base))
    ink = hue.dark if hue.base in PALE else CREAM
    return sprite((side, side), (disc, Drawing(f"theme/seat-{sign}", (0, 0, side), paint(sign=ink))), ground)


PALE = frozenset(hue.base for hue, sign in SEATS if sign in ("mug", "hat", "bone"))
"""The colours of seats that are too pale for a sign in cream."""


def rows_of(seats: int) -> int:
    """Return how many rows of plates so many players need."""
    return -(-seats // MOST_A_ROW)


def strip_height(seats: int) -> int:
    """Return the height of the strip in pixels."""
    return GAP + rows_of(seats) * (ROW_HEIGHT + GAP)


def draw_strip(canvas: Canvas, plates: Sequence[Plate], left: int, right: int) -> None:
    """Draw the strip at the top of a canvas, between two edges."""
    a_row = -(-len(plates) // rows_of(len(plates)))
    width = (right - left - GAP * (a_row - 1)) // a_row
    for number, one in enumerate(plates):
        row, column = divmod(number, a_row)
        x, y = left + column * (width + GAP), GAP + row * (ROW_HEIGHT + GAP)
        _draw_plate(canvas, one, (x, y, x + width, y + ROW_HEIGHT))


def _draw_plate(canvas: Canvas, one: Plate, box: Box) -> None:
    left, top, right, bottom = box
    fill, edge, ink = WAITING if one.waited_for else RESTING
    canvas.paste(plate((right - left, bottom - top), RADIUS, fill, edge, CAVE), (left, top))
    canvas.paste(badge(one.seat, BADGE, fill), (left + BADGE_LEFT, top + (ROW_HEIGHT - BADGE) // 2))
    if one.flag:
        canvas.paste_about(icon(one.flag, FLAG, fill), (right - BESIDE - FLAG // 2, top + SCORE_MIDDLE - 2))
    room = right - left - TEXT_LEFT - BESIDE
    name = fitted(one.name, NAME_SIZE, room, str(one.seat + 1))
    canvas.write(name, (left + TEXT_LEFT, top + NAME_MIDDLE), ink, fill)
    _draw_counts(canvas, one, (left + TEXT_LEFT, top + SCORE_MIDDLE), (ink, fill))


def _draw_counts(canvas: Canvas, one: Plate, place: tuple[int, int], inks: tuple[str, str]) -> None:
    x, y = place
    x = canvas.write(number(one.points, SCORE_SIZE), (x, y), *inks) + BESIDE
    for drawing, count in one.counts:
        canvas.paste_about(icon(drawing, COUNT_SIZE, inks[1]), (x + COUNT_SIZE // 2, y))
        x = canvas.write(number(count, COUNT_SIZE), (x + COUNT_SIZE + 4, y), *inks) + BESIDE


def number(value: int, size: int) -> Lettering:
    """Return a number in the round font, with a true minus."""
    return Lettering(str(value).replace("-", "–"), Face(Font.ROUND, size))
