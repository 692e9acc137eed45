"""The podium at the end of a match: who won, with what, and where their points came from."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted
from bot.pictures.painting.sprites import Sprite, icon, plate
from bot.pictures.painting.theme import CAVE, CREAM, GOLD, INK, LEDGE, ROCK, SAND
from bot.pictures.picture import Picture
from bot.pictures.shared.players import GAP, badge, number
from bot.pictures.shared.portraits import face_at

WIDTH = 900
FLOOR = 520
STEP_WIDTH, STEP_GAP, STEP_RADIUS = 284, 12, 18
ORDER = (1, 0, 2)
"""The places on the steps from left to right: the second, the first, the third."""
STEPS = (330, 270, 230)
"""How high a step is, by rank."""
FACE, CROWN, NAME_SIZES, POINTS = 104, 64, (34, 30, 26, 23), 76
SOURCE_SIZES, SOURCE_LINE, SOURCES_SHOWN = (26, 23), 36, 7
SOURCE_TOP, SOURCE_TOP_ALONE = 147, 72
"""How far below the top of a step its sources begin: below the points, or where there are none."""

ROW, ROW_SIGN, ROW_SIZES, A_ROW = 64, 46, (26, 23), 3


@dataclass(frozen=True, slots=True)
class Finish:
    """How a match ended for one player; `sources` are the words for the sources of their points.

    `points` are `None` in a game that counts none.
    """

    seat: int
    name: str
    rank: int
    points: int | None
    goblin: bool = False
    sources: tuple[str, ...] = ()


def podium(finishes: Sequence[Finish], alt: str) -> Picture:
    """Return the podium; the finishes come best first, and the first three get a step."""
    others, lift = finishes[len(ORDER) :], lifted(finishes[: len(ORDER)])
    canvas = Canvas((WIDTH, FLOOR + lift + GAP + -(-len(others) // A_ROW) * (ROW + GAP)), CAVE)
    stands = [place for place in ORDER if place < len(finishes)]
    left = (WIDTH - len(stands) * (STEP_WIDTH + STEP_GAP) + STEP_GAP) // 2
    for column, place in enumerate(stands):
        _draw_step(canvas, finishes[place], left + column * (STEP_WIDTH + STEP_GAP), lift)
    for place, finish in enumerate(others):
        _draw_row(canvas, finish, place, FLOOR + lift)
    return canvas.picture(alt)


def lifted(finishes: Sequence[Finish]) -> int:
    """Return by how much all steps are higher, so that each has room for the sources of its points."""
    rooms = [_height(one) - SOURCE_TOP - SOURCE_LINE * len(one.sources[:SOURCES_SHOWN]) - STEP_GAP for one in finishes]
    return max(0, -min(rooms))


def _height(finish: Finish) -> int:
    return STEPS[min(finish.rank, len(STEPS)) - 1]


def _face(finish: Finish, side: int, ground: str) -> Sprite:
    unknown = finish.goblin and face_at(finish.seat) is None
    return icon("parlour/goblin", side, ground) if unknown else badge(finish.seat, side, ground)


def _draw_step(canvas: Canvas, finish: Finish, left: int, lift: int) -> None:
    """Draw a step with its player on it: on its front the points, and their sources."""
    height, middle = _height(finish) + lift, left + STEP_WIDTH // 2
    top, won = FLOOR + lift - height, finish.rank == 1
    fill, ink, edge = (CREAM, INK, GOLD) if won else (SAND, INK, LEDGE)
    canvas.paste(plate((STEP_WIDTH, height), STEP_RADIUS, fill, edge, CAVE), (left, top))
    canvas.paste(_face(finish, FACE, CAVE), (middle - FACE // 2, top - FACE))
    if won:
        canvas.paste_about(icon("theme/crown", CROWN, CAVE), (middle, top - FACE - CROWN // 3))
    name = fitted(finish.name, NAME_SIZES, STEP_WIDTH - 2 * STEP_GAP, f"#{finish.seat + 1}")
    canvas.write_about(name, (middle, top + 34), ink, fill)
    if finish.points is not None:
        canvas.write_about(number(finish.points, POINTS), (middle, top + 100), ink, fill)
    first = top + (SOURCE_TOP_ALONE if finish.points is None else SOURCE_TOP)
    for line, source in enumerate(finish.sources[:SOURCES_SHOWN]):
        told = fitted(source, SOURCE_SIZES, STEP_WIDTH - 2 * STEP_GAP, source)
        canvas.write_about(told, (middle, first + line * SOURCE_LINE + SOURCE_LINE // 2), ink, fill)


def _draw_row(canvas: Canvas, finish: Finish, place: int, floor: int) -> None:
    """Draw a player who came in after the third."""
    row, column = divmod(place, A_ROW)
    width = (WIDTH - GAP * (A_ROW + 1)) // A_ROW
    left, top = GAP + column * (width + GAP), floor + GAP + row * (ROW + GAP)
    canvas.paste(plate((width, ROW), STEP_RADIUS, ROCK, LEDGE, CAVE), (left, top))
    canvas.paste(_face(finish, ROW_SIGN, ROCK), (left + 10, top + (ROW - ROW_SIGN) // 2))
    name = fitted(finish.name, ROW_SIZES, width - 150, f"#{finish.seat + 1}")
    canvas.write(name, (left + ROW_SIGN + 20, top + ROW // 2), CREAM, ROCK)
    if finish.points is not None:
        points = Lettering(number(finish.points, ROW_SIZES[0]).text, Face(Font.ROUND, ROW_SIZES[0]))
        canvas.write_about(points, (left + width - 40, top + ROW // 2), GOLD, ROCK)
