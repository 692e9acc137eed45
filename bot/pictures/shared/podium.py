"""The podium at the end of a match: a stage in the light, who won, with what, and where their points came from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from PIL import Image

from bot.pictures.painting.canvas import Box, Canvas, whole
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted, length
from bot.pictures.painting.reel import Reel
from bot.pictures.painting.slabs import BESIDE, LIT, NIGHT, slab
from bot.pictures.painting.sprites import Drawing, Sprite, composed, drawn, plain_icon, plate, settled, sprite
from bot.pictures.painting.theme import BLACK, BROWN, CAVE, CREAM, GOLD, GREEN, INK, ORANGE, mixed
from bot.pictures.picture import Picture
from bot.pictures.shared.figures import draw_figure, standing
from bot.pictures.shared.players import GAP, number
from bot.pictures.shared.scenery import GOLDEN, bunting, confetti, planks, rings

WIDTH = 900
FLOOR = 562
"""The steps end here, in a picture of three whose sources are few."""
STAGE, WOOD = 20, ("#8a5f38", "#573719", "#33200f")
"""How high the edge of the stage is, on which the steps stand, and its wood from the light to the dark."""
FRONT = (BROWN.dark, "#29180b", BLACK)
"""The wood below that edge, behind those who got no step."""
STEP_WIDTH, STEP_GAP, LID = 276, 18, 16
"""A step, the gap between two, and how high its upper side is seen."""
HALL = 800
"""How high the wall behind them is drawn: more than any picture needs, and pasted as far as one shows it."""
ORDER = (1, 0, 2)
"""The places on the steps from left to right: the second, the first, the third."""
LEFTS = tuple(WIDTH // 2 - STEP_WIDTH // 2 + column * (STEP_WIDTH + STEP_GAP) for column in (0, -1, 1))
"""The left edge of each step, by place."""
STEPS = (284, 240, 212)
"""How high a step is, by rank."""
FACES = (172, 128, 116)
"""The side of a face, by rank."""
CROWN, NAME_SIZES, POINTS = 84, (34, 30, 26, 24), 72
SOURCE_SIZES, SOURCE_LINE = (30, 28, 26, 24), 34
NAME_MIDDLE, POINTS_MIDDLE, SOURCE_TOP, SOURCE_TOP_ALONE, FOOT = 40, 93, 128, 64, 8
"""How far below the top of a step are its name, its points, its sources, and these where there are no points.

`FOOT` stays free below."""
OWN = STEP_WIDTH - 20, 46
"""The plate of a name; that of the reader's own is pale: a frame round the step would outshine the winner's."""
TIGHTEST = 1.15
"""A source that is so many times too long is compressed; a longer one takes two lines. None is cut."""
TORCH, TORCHES, FLAME = (64, 192), ((10, 110), (826, 110)), 40
"""The size of a torch, where two hang on the wall, and how far below its top a flame is brightest."""
SLIPS = 34
RISES, APART = (150, 62, -8), 3
"""How far a player is behind a step, tick by tick, and ticks from one player to the next."""
CROWNS = (100, 34, 0, 12)
"""How high above its place the crown is, tick by tick: it falls and bounces."""

ROW, ROW_FACE, ROW_SIZES, ROW_POINTS, A_ROW = 100, 74, (28, 26, 24), 40, 3
BENCH = 14
"""How high the bench is behind which those stand who got no step: it runs through the whole picture."""
BROAD, BROAD_POINTS = WIDTH // 3, 54
"""A plate that is broader has the points at its end, and how large these are."""


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


@dataclass(frozen=True, slots=True)
class Front:
    """The front of a step: its colours above and below, its upper side, its edge, and the colour to blend into."""

    above: str
    below: str
    lid: str
    edge: str
    ground: str


GILT = Front("#f3d98f", GOLD, "#fceec6", "#8a6a22", "#eec765")
SILVER = Front("#dcdad3", "#b9bab8", "#f6f2e6", "#565a60", "#cbcac6")
BRONZE = Front(ORANGE.soft, "#e9944c", ORANGE.pale, "#704b28", ORANGE.soft)
FRONTS = (GILT, SILVER, BRONZE)
"""The fronts of the steps, by rank."""
LAURELS = (276, 234)
"""The laurels round the winner's face."""
CHEST, SHADE = (236, 177), 0.2
"""The treasure on a step's place that nobody has, and how much darker it is than those who stand in the light."""


def podium(finishes: Sequence[Finish], alt: str, own: int | None = None, pieces: Image.Image | None = None) -> Picture:
    """Return the podium; the finishes come best first, and the first three get a step.

    The place of the seat `own` is lit, in the picture that only its player sees. `pieces` of the board, as wide as the
    podium, stand below it: a desk shows two pictures at twice the height of one.
    """
    hall = partial(_hall_for, finishes, own, None if pieces is None else Sprite(pieces, None))
    still = hall()
    _draw_steps(still, finishes, own)
    return still.picture(alt, partial(_moving, finishes, own, still, hall))


def _hall_for(finishes: Sequence[Finish], own: int | None, pieces: Sprite | None) -> Canvas:
    """Draw everything but the steps and who stands on them."""
    others, lift = finishes[len(ORDER) :], lifted(finishes[: len(ORDER)])
    height = FLOOR + lift + GAP + rows_of(len(others)) * (ROW + GAP)
    canvas = Canvas((WIDTH, height + (pieces.height if pieces else 0)), CAVE)
    canvas.paste(_hall(), (0, 0))
    canvas.paste(_boards(), (0, FLOOR + lift - STAGE))
    if pieces:
        canvas.paste(pieces, (0, height))
    for torch in TORCHES:
        canvas.paste(_torch(), torch)
    for left in LEFTS[len(finishes) :]:
        x = left + (STEP_WIDTH - CHEST[0]) // 2
        y = FLOOR + lift - STAGE + 8 - CHEST[1]
        canvas.paste(_chest(), (x, y))
    for row in range(rows_of(len(others))):
        canvas.paste(_bench(), (0, FLOOR + lift + GAP + row * (ROW + GAP) + ROW - BENCH))
    for place, finish in enumerate(others):
        _draw_row(canvas, finish, _row_place(place, len(others), FLOOR + lift), lit=finish.seat == own)
    return canvas


def _draw_steps(
    canvas: Canvas, finishes: Sequence[Finish], own: int | None, deeper: Sequence[int] = (0, 0, 0), higher: int = 0
) -> None:
    """Draw players and steps; in motion each player is so much `deeper` behind their step, and the crown `higher`."""
    lift = lifted(finishes[: len(ORDER)])
    for place, left in _lefts(len(finishes)).items():
        _draw_player(canvas, finishes[place], left, deeper[place], higher)
        _draw_step(canvas, finishes[place], left, lift, lit=finishes[place].seat == own)


def _lefts(count: int) -> dict[int, int]:
    """Return the left edge of each step, by place, from left to right: the winner's is in the middle."""
    return {place: LEFTS[place] for place in ORDER if place < count}


def _moving(finishes: Sequence[Finish], own: int | None, still: Canvas, hall: Callable[[], Canvas]) -> bytes:
    """Return the podium as it fills: the last of the three comes up first, and at the end crowns fall on the best."""
    count = len(_lefts(len(finishes)))
    before = APART * (count - 1) + len(RISES)
    ticks = []
    for tick in range(before + len(CROWNS)):
        since = [tick - APART * (count - 1 - place) for place in range(count)]
        sunk = [0 if past >= len(RISES) else RISES[max(0, past)] for past in since]
        ticks.append(Canvas((still.width, still.height), CAVE))
        _draw_steps(ticks[-1], finishes, own, sunk, CROWNS[max(0, tick - before)])
    return Reel(hall(), ticks, still).gif()


def lifted(finishes: Sequence[Finish]) -> int:
    """Return by how much all steps are higher, so that each has room for the sources of its points."""
    rooms = [_height(one) - _first(one) - SOURCE_LINE * len(lines_of(one)) - FOOT - STAGE for one in finishes]
    return max(0, -min(rooms))


def _first(finish: Finish) -> int:
    """Return how far below the top of a step its sources begin."""
    return SOURCE_TOP_ALONE if finish.points is None else SOURCE_TOP


def lines_of(finish: Finish) -> list[Lettering]:
    """Return the sources as they stand on a step: each whole, in one line or in two."""
    room = STEP_WIDTH - 2 * STEP_GAP
    return [whole(line, SOURCE_SIZES, room) for source in finish.sources for line in _broken(source, room)]


def _broken(source: str, room: int) -> list[str]:
    """Return a text as one line, or as two of about the same length if it is much too long."""
    words = source.split()
    if length(source, Face(Font.ROUND, SOURCE_SIZES[-1])) <= TIGHTEST * room or len(words) == 1:
        return [source]
    halves = [(" ".join(words[:end]), " ".join(words[end:])) for end in range(1, len(words))]
    return list(min(halves, key=lambda pair: max(map(len, pair))))


def _height(finish: Finish) -> int:
    return STEPS[min(finish.rank, len(STEPS)) - 1]


@lru_cache(maxsize=1)
def _hall() -> Sprite:
    """Return what is behind the steps: rays from behind the winner, the torches' glow, bunting and confetti.

    It does not depend on how high the steps are, whose upper sides are at the same place in each picture.
    """
    middle = WIDTH // 2
    sun = middle, FLOOR - STEPS[0] - FACES[0] * 4 // 5
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HALL}">'
        f'<rect width="{WIDTH}" height="{HALL}" fill="{CAVE}"/>'
        + rings(sun, ((760, 560), (430, 340), (290, 240), (180, 165)), GOLDEN, rays=18)
        + "".join(rings((x + TORCH[0] // 2, y + FLAME), ((86, 78), (54, 50)), GOLDEN[2:]) for x, y in TORCHES)
        + confetti((WIDTH, FLOOR - 60), SLIPS)
        + bunting((-10, 8), (middle - 60, 2), 34)
        + bunting((middle + 60, 2), (WIDTH + 10, 8), 34, 3)
        + "</svg>"
    )
    return drawn(svg, CAVE)


@lru_cache(maxsize=1)
def _boards() -> Sprite:
    """Return the edge of the stage, and its front in the shade below it."""
    height = HALL - FLOOR + STAGE
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}">'
        f"{planks(0, (WIDTH, STAGE), 90, WOOD)}{planks(STAGE, (WIDTH, height), 150, FRONT)}</svg>"
    )
    return drawn(svg, CAVE)


@lru_cache(maxsize=8)
def _block(height: int, front: Front) -> Sprite:
    """Return a step: its front with a gradient from row to row, joints of stone, and its upper side in the light."""
    line = mixed(front.below, front.edge)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{STEP_WIDTH}" height="{height}"><defs>'
        f'<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{front.above}"/>'
        f'<stop offset="1" stop-color="{front.below}"/></linearGradient></defs>'
        f'<rect x="5" y="{LID}" width="{STEP_WIDTH - 10}" height="{height - LID}" fill="url(#g)"/>'
        f'<rect x="{STEP_WIDTH - 13}" y="{LID}" width="8" height="{height - LID}" fill="{line}"/>'
        f'<rect x="5" y="{height - 26}" width="{STEP_WIDTH - 10}" height="26" fill="{line}"/>'
        f'<rect x="5" y="{LID}" width="{STEP_WIDTH - 10}" height="10" fill="{line}"/>'
        f'<path d="M5 {LID}V{height}M{STEP_WIDTH - 5} {LID}V{height}" stroke="{NIGHT}" stroke-width="3"/>'
        f'<rect x="1.5" y="1.5" width="{STEP_WIDTH - 3}" height="{LID}" rx="6" fill="{front.lid}"'
        f' stroke="{front.edge}" stroke-width="3"/></svg>'
    )
    return drawn(svg, CAVE, (front.above, front.ground, front.below, front.lid, front.edge, line, NIGHT, CAVE))


@lru_cache(maxsize=1)
def _chest() -> Sprite:
    """Return the treasure in the shade."""
    whole_chest = composed(CHEST, (Drawing("parlour/chest", (0, 0, CHEST[0]), height=CHEST[1]),))
    dark = Image.blend(whole_chest.convert("RGB"), Image.new("RGB", CHEST, GOLDEN[0]), SHADE).convert("RGBA")
    dark.putalpha(whole_chest.getchannel("A"))
    return settled(dark, GOLDEN[1])


@lru_cache(maxsize=1)
def _laurels() -> Sprite:
    wide, high = LAURELS
    layers = (Drawing("parlour/laurels", (0, 0, wide), height=high),)
    return sprite(LAURELS, layers, GOLDEN[3], (GOLDEN[3], GREEN.deep, GREEN.base, BLACK))


@lru_cache(maxsize=1)
def _torch() -> Sprite:
    return sprite(TORCH, (Drawing("parlour/torch", (0, 0, TORCH[0]), height=TORCH[1]),), GOLDEN[2])


def _draw_player(canvas: Canvas, finish: Finish, left: int, deeper: int, higher: int) -> None:
    """Draw a player who stands behind the edge of a step; in motion deeper, without laurels, and the crown higher."""
    middle, won = left + STEP_WIDTH // 2, finish.rank == 1
    side, air = FACES[min(finish.rank, len(FACES)) - 1], GOLDEN[3 if won else 1]
    foot = FLOOR - _height(finish) + deeper
    y = foot - standing(side)
    if won and not deeper:
        canvas.paste_about(_laurels(), (middle, y + side // 2 + 2))
    draw_figure(canvas, finish.seat, side, air, (middle, foot), goblin=finish.goblin)
    if won:
        canvas.paste_about(plain_icon("theme/crown", CROWN, air), (middle, y - CROWN // 7 - higher))


def _draw_step(canvas: Canvas, finish: Finish, left: int, lift: int, *, lit: bool) -> None:
    """Draw a step: on its front the points, and their sources."""
    height, middle = _height(finish) + lift, left + STEP_WIDTH // 2
    top, front = FLOOR + lift - height, FRONTS[min(finish.rank, len(FRONTS)) - 1]
    canvas.paste(_block(height - STAGE + 8, front), (left, top))
    ground = CREAM if lit else front.below
    canvas.paste_about(plate(OWN, 12, ground, front.edge if lit else ground, front.above), (middle, top + NAME_MIDDLE))
    name = fitted(finish.name, NAME_SIZES, STEP_WIDTH - 2 * STEP_GAP, f"#{finish.seat + 1}")
    canvas.write_about(name, (middle, top + NAME_MIDDLE), INK, ground)
    if finish.points is not None:
        canvas.write_about(number(finish.points, POINTS), (middle, top + POINTS_MIDDLE), INK, front.ground)
    for line, told in enumerate(lines_of(finish)):
        wide = min(length(told.text, told.face), STEP_WIDTH - 2 * STEP_GAP)
        place = middle - wide // 2, top + _first(finish) + line * SOURCE_LINE + SOURCE_LINE // 2
        canvas.write(told, place, INK, front.ground, within=wide)


def rows_of(count: int) -> int:
    """Return in how many rows so many stand who got no step."""
    return -(-count // A_ROW)


def _row_place(place: int, count: int, floor: int) -> Box:
    """Return the box of a row's plate: all rows have about as many, and each fills the picture."""
    most = -(-count // max(1, rows_of(count)))
    row, column = divmod(place, most)
    beside = min(most, count - row * most)
    width = (WIDTH - GAP * (beside + 1)) // beside
    left = GAP + column * (width + GAP)
    top = floor + GAP + row * (ROW + GAP)
    return left, top, left + width, top + ROW - BENCH


def _draw_row(canvas: Canvas, finish: Finish, box: Box, *, lit: bool) -> None:
    """Draw a player who came in after the third: behind the bench at the stage's foot, and beside them the rest."""
    left, top, right, foot = box
    look = LIT if lit else BESIDE
    canvas.paste(slab((right - left, foot - top), 12, look, FRONT[1]), (left, top))
    draw_figure(canvas, finish.seat, ROW_FACE, look.ground, (left + ROW_FACE * 2 // 3, foot), goblin=finish.goblin)
    x, middle = left + ROW_FACE * 4 // 3 + 6, (top + foot) // 2
    broad, alone = right - left > BROAD, finish.points is None
    points = number(finish.points or 0, BROAD_POINTS if broad else ROW_POINTS)
    beside = length(points.text, points.face) + 2 * GAP if broad and not alone else 0
    name = fitted(finish.name, ROW_SIZES, right - x - GAP - beside, f"#{finish.seat + 1}")
    canvas.write(name, (x, middle if alone or broad else middle - 21), look.ink, look.ground)
    if not alone:
        place = (right - beside, middle) if broad else (x, middle + 19)
        canvas.write(points, place, INK if lit else GOLD, look.ground)


@lru_cache(maxsize=1)
def _bench() -> Sprite:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{BENCH}">'
    return drawn(svg + planks(0, (WIDTH, BENCH), 90, WOOD) + "</svg>", CAVE)
