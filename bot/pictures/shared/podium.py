"""The podium (results) at the end of a match: a stage in the light, who won, and where their points came from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, pairwise

from PIL import Image

from bot.pictures.painting.canvas import Box, Canvas, fit_uncut_name
from bot.pictures.painting.lettering import Font, FontFace, Lettering, fit_name, measure_pixel_width
from bot.pictures.painting.reel import Reel
from bot.pictures.painting.slabs import LIT_LOOK, PLAIN_LOOK, SHADOW_INK, render_slab_sprite
from bot.pictures.painting.sprites import (
    Drawing,
    Sprite,
    compose_layers,
    compose_sprite,
    convert_image_to_sprite,
    render_plain_icon,
    render_rounded_plate_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, BROWN, CAVE, CREAM, GOLD, GREEN, INK, ORANGE, mix_colours
from bot.pictures.picture import Picture
from bot.pictures.shared.figures import draw_character, measure_character_height
from bot.pictures.shared.players import GAP, build_number_lettering
from bot.pictures.shared.scenery import (
    GOLD_LIGHT,
    draw_bunting_svg,
    draw_confetti_svg,
    draw_glow_rings_svg,
    draw_planks_svg,
)

WIDTH = 900
FLOOR = 562
"""The steps end here, in a picture of three whose sources are few."""
STAGE, WOOD = 20, ("#8a5f38", "#573719", "#33200f")
"""How high the edge of the stage is, on which the steps stand, and its wood from the light to the dark."""
LOW_WOOD = (BROWN.dark, "#29180b", BLACK)
"""The wood below that edge, behind those who got no step."""
STEP_WIDTH, STEP_GAP, LID_HEIGHT = 276, 18, 16
"""A step, the gap between two, and how high its upper side is seen."""
WALL_HEIGHT = 800
"""How high the wall behind them is drawn: more than any picture needs, and pasted as far as one shows it."""
STEP_RANKS = (2, 1, 3)
"""The ranks that have a step, from left to right."""
STEP_COLUMNS = len(STEP_RANKS)
"""The columns of a stage on which nobody shares a step: each as broad as a step for one."""
STEP_HEIGHTS = (284, 240, 212)
"""How high a step is, by rank."""
MAX_SOURCE_PLAYERS = 4
"""Of more players on the steps, the sources have no room."""
FACE_SIZES = (172, 128, 116)
"""The side of a face, by rank."""
WINNER_CROWN, NAME_SIZES, POINTS_SIZE = 84, (34, 30, 26, 24), 72
SCORE_SIZES, UNIT_SIZES, UNIT_GAP, CAPITAL_PART = (POINTS_SIZE, 64, 56, 48), (34, 30, 26, 24), 10, 0.7
"""The sizes of points with a unit beside them, and of that unit; the gap between them, and how high a capital is."""
SOURCE_SIZES, SOURCE_LINE = (30, 28, 26, 24), 34
NAME_MIDDLE, POINTS_MIDDLE, SOURCE_TOP, SOURCE_TOP_ALONE, FOOT = 40, 93, 128, 64, 8
"""How far below the top of a step are its name, its points, its sources, and these where there are no points.

`FOOT` stays free below."""
NAME_PLATE = 20, 46
"""How much narrower than its column the plate of a name is, and how high.

That of the reader's own is pale: a frame round the step would outshine the winner's.
"""
MAX_COMPRESSION = 1.15
"""A source that is so many times too long is compressed; a longer one takes two lines or more. None is cut."""
FACE_MARGIN = 12
"""So much of its column is free on each side of a face."""
TORCH_SIZE, TORCH_PLACES, FLAME_TOP = (64, 192), ((10, 110), (826, 110)), 40
"""The size of a torch, where two hang on the wall, and how far below its top a flame is brightest."""
CONFETTI_SLIPS = 34
PLAYER_RISES, RISE_INTERVAL_TICKS = (150, 62, -8), 3
"""How far a player is behind a step, tick by tick, and ticks from one player to the next."""
CROWN_FALL = (100, 34, 0, 12)
"""How high above its place the crown is, tick by tick: it falls and bounces."""

ROW_HEIGHT, ROW_FACE, ROW_SIZES, ROW_POINTS, PLAYERS_PER_ROW = 100, 74, (28, 26, 24), 40, 3
BENCH_HEIGHT = 14
"""How high the bench is behind which those stand who got no step: it runs through the whole picture."""
MIN_BROAD_PLATE, BROAD_POINTS = WIDTH // 3, 54
"""A plate that is broader has the points at its end, and how large these are."""


@dataclass(frozen=True, slots=True)
class PlayerFinish:
    """How a match ended for one player; `sources` are the words for the sources of their points.

    `points` are `None` in a game that counts none, and `unit` says what they count. `vacant`: their player had gone, so
    nobody is crowned. `crowned`: whether the best are crowned at all; if not, nobody won.
    """

    seat: int
    name: str
    rank: int
    points: int | None
    unit: str = ""
    goblin: bool = False
    sources: tuple[str, ...] = ()
    vacant: bool = False
    crowned: bool = True

    @property
    def wears_crown(self) -> bool:
        """Whether this player wears the crown."""
        return self.rank == 1 and self.crowned and not self.vacant


@dataclass(frozen=True, slots=True)
class PodiumStep:
    """A step, and all who share it: side by side, each in a column of their own."""

    left: int
    column: int
    finishes: tuple[PlayerFinish, ...]

    @property
    def rank(self) -> int:
        """The rank of all who stand here."""
        return self.finishes[0].rank

    @property
    def width(self) -> int:
        """How broad the step is."""
        return self.column * len(self.finishes) + STEP_GAP * (len(self.finishes) - 1)

    @property
    def middle(self) -> int:
        """Where its middle is."""
        return self.left + self.width // 2

    @property
    def player_columns(self) -> list[tuple[PlayerFinish, int]]:
        """Its players, each with the left edge of their column."""
        return [(finish, self.left + index * (self.column + STEP_GAP)) for index, finish in enumerate(self.finishes)]


@dataclass(frozen=True, slots=True)
class StepColours:
    """The front of a step: its colours above and below, its upper side, its edge, and the colour to blend into."""

    above: str
    below: str
    lid: str
    edge: str
    ground: str


GOLD_STEP = StepColours("#f3d98f", GOLD, "#fceec6", "#8a6a22", "#eec765")
SILVER_STEP = StepColours("#dcdad3", "#b9bab8", "#f6f2e6", "#565a60", "#cbcac6")
BRONZE_STEP = StepColours(ORANGE.soft, "#e9944c", ORANGE.pale, "#704b28", ORANGE.soft)
STEP_COLOURS = (GOLD_STEP, SILVER_STEP, BRONZE_STEP)
"""The fronts of the steps, by rank."""
PLAIN_STEPS = (SILVER_STEP,) * STEP_COLUMNS
"""The fronts of the steps where nobody wins."""
LAUREL_PARTS = (1.6, 1.36)
"""How broad and high the laurels round the winner's face are, as parts of the face."""
CHEST_SIZE, CHEST_SHADE = (236, 177), 0.2
"""The treasure on a step's place that nobody has, and how much darker it is than those who stand in the light."""


@dataclass(frozen=True, slots=True)
class StageLook:
    """How the stage looks: the fronts of the steps, and the air behind those who stand on them, by rank.

    `celebrates`: with rays, torches, confetti and treasures, for somebody who won.
    """

    fronts: tuple[StepColours, ...]
    airs: tuple[str, ...]
    celebrates: bool


CELEBRATION = StageLook(STEP_COLOURS, (GOLD_LIGHT[3], GOLD_LIGHT[1], GOLD_LIGHT[1]), celebrates=True)
PLAIN_STAGE = StageLook(PLAIN_STEPS, (CAVE,) * STEP_COLUMNS, celebrates=False)


def choose_stage_look(finishes: Sequence[PlayerFinish]) -> StageLook:
    """Return how the stage looks: plain where nobody wins."""
    return CELEBRATION if any(finish.crowned for finish in finishes) else PLAIN_STAGE


def draw_podium(
    finishes: Sequence[PlayerFinish], alt: str, own_seat: int | None = None, pieces: Image.Image | None = None
) -> Picture:
    """Draw the podium; the finishes come best first. The first three ranks have a step, which equals share.

    Where nobody wins it has nothing of a celebration, and does not move.

    The place of `own_seat` is lit, in the picture that only its player sees. `pieces` of the board, as wide as the
    podium, stand below it: a desk shows two pictures at twice the height of one.
    """
    steps, look = build_podium_steps(finishes), choose_stage_look(finishes)
    hall = partial(_draw_backdrop, finishes, steps, own_seat, None if pieces is None else Sprite(pieces, None))
    still = hall()
    _draw_steps(still, steps, own_seat, look)
    return still.to_picture(alt, partial(_animate_podium, steps, own_seat, still, hall) if look.celebrates else None)


def build_podium_steps(finishes: Sequence[PlayerFinish]) -> list[PodiumStep]:
    """Return the steps from left to right, and who stands on each: all with the same rank share one."""
    shared = {rank: tuple(finish for finish in finishes if finish.rank == rank) for rank in STEP_RANKS}
    count = sum(map(len, shared.values()))
    columns = max(count, STEP_COLUMNS)
    column = (WIDTH - STEP_GAP) // columns - STEP_GAP
    alone = len(shared[1]) == count
    left = (WIDTH - count * (column + STEP_GAP) + STEP_GAP) // 2 if alone else STEP_GAP
    steps = []
    for there in filter(None, (shared[rank] for rank in STEP_RANKS)):
        steps.append(PodiumStep(left, column, there))
        left += steps[-1].width + STEP_GAP
    return steps


def _draw_backdrop(
    finishes: Sequence[PlayerFinish], steps: Sequence[PodiumStep], own_seat: int | None, pieces: Sprite | None
) -> Canvas:
    """Draw everything but the steps and who stands on them."""
    others, lift = (
        [player_finish for player_finish in finishes if player_finish.rank > STEP_COLUMNS],
        measure_extra_step_height(steps),
    )
    height = measure_podium_height(finishes)
    canvas = Canvas((WIDTH, height + (pieces.height if pieces else 0)), CAVE)
    if choose_stage_look(finishes).celebrates:
        _draw_celebration(canvas, steps, FLOOR + lift - STAGE)
    canvas.paste(_render_stage_front_sprite(), (0, FLOOR + lift - STAGE))
    if pieces:
        canvas.paste(pieces, (0, height))
    for row in range(count_bench_rows(len(others))):
        canvas.paste(
            _render_bench_sprite(), (0, FLOOR + lift + GAP + row * (ROW_HEIGHT + GAP) + ROW_HEIGHT - BENCH_HEIGHT)
        )
    for index, finish in enumerate(others):
        _draw_player_below_podium(
            canvas, finish, _place_row(index, len(others), FLOOR + lift), lit=finish.seat == own_seat
        )
    return canvas


def _draw_celebration(canvas: Canvas, steps: Sequence[PodiumStep], stage: int) -> None:
    """Draw what shines for a winner behind the steps, and the treasures above the `stage` where no step is."""
    canvas.paste(_render_podium_background(next((step.middle for step in steps if step.rank == 1), WIDTH // 2)), (0, 0))
    for torch in TORCH_PLACES:
        canvas.paste(_render_torch_sprite(), torch)
    for left in _find_free_columns(steps):
        canvas.paste(_render_chest_sprite(), (left + (STEP_WIDTH - CHEST_SIZE[0]) // 2, stage + 8 - CHEST_SIZE[1]))


def measure_podium_height(finishes: Sequence[PlayerFinish]) -> int:
    """Return the height of a podium without pieces, in pixels of its width."""
    others = sum(finish.rank > STEP_COLUMNS for finish in finishes)
    lift = measure_extra_step_height(build_podium_steps(finishes))
    return FLOOR + lift + GAP + count_bench_rows(others) * (ROW_HEIGHT + GAP)


def _find_free_columns(steps: Sequence[PodiumStep]) -> list[int]:
    """Return the left edges of the columns that no step takes."""
    columns = [STEP_GAP + column * (STEP_WIDTH + STEP_GAP) for column in range(STEP_COLUMNS)]
    taken = [(step.left, step.left + step.width) for step in steps]
    return [left for left in columns if all(left >= end or left + STEP_WIDTH <= begin for begin, end in taken)]


def _draw_steps(
    canvas: Canvas,
    steps: Sequence[PodiumStep],
    own_seat: int | None,
    stage_look: StageLook,
    deeper: Sequence[int] = (0, 0, 0),
    higher: int = 0,
) -> None:
    """Draw players and steps; in motion the players of a step are so much `deeper`, and crowns so much `higher`."""
    lift = measure_extra_step_height(steps)
    for step, sunk in zip(steps, deeper, strict=False):
        for finish, left in step.player_columns:
            _draw_player(canvas, finish, (left, step.column), stage_look.airs[step.rank - 1], sunk, higher)
        front = stage_look.fronts[step.rank - 1]
        _draw_step(canvas, step, lift, front)
        for finish, left in step.player_columns:
            _draw_finish(canvas, finish, (left, step.column), front, lit=finish.seat == own_seat)


def _animate_podium(
    steps: Sequence[PodiumStep], own_seat: int | None, still: Canvas, hall: Callable[[], Canvas]
) -> bytes:
    """Return the podium as it fills: the last step fills first, and at the end crowns fall on the best."""
    worst_first = sorted(steps, key=lambda step: -step.rank)
    before = RISE_INTERVAL_TICKS * (len(steps) - 1) + len(PLAYER_RISES)
    ticks = []
    for tick in range(before + len(CROWN_FALL)):
        since = [tick - RISE_INTERVAL_TICKS * worst_first.index(step) for step in steps]
        sunk = [0 if past >= len(PLAYER_RISES) else PLAYER_RISES[max(0, past)] for past in since]
        ticks.append(Canvas((still.width, still.height), CAVE))
        _draw_steps(ticks[-1], steps, own_seat, CELEBRATION, sunk, CROWN_FALL[max(0, tick - before)])
    return Reel(hall(), ticks, still).encode_gif()


def measure_extra_step_height(steps: Sequence[PodiumStep]) -> int:
    """Return by how much all steps are higher, so that each has room for the sources of its points."""
    rooms = [
        _measure_step_height(step.rank)
        - _measure_sources_top(finish)
        - SOURCE_LINE * len(fit_score_breakdown_lines(finish, step.column))
        - FOOT
        - STAGE
        for step in steps
        for finish in step.finishes
    ]
    return max(0, -min(rooms, default=0))


def _measure_sources_top(finish: PlayerFinish) -> int:
    """Return how far below the top of a step its sources begin."""
    return SOURCE_TOP_ALONE if finish.points is None else SOURCE_TOP


def fit_score_breakdown_lines(finish: PlayerFinish, column: int = STEP_WIDTH) -> list[Lettering]:
    """Return the sources as they stand in a column of a step: each whole, in one line or in more.

    Above them is the unit of the points if it has no room beside these.
    """
    room = _measure_text_room(column)
    alone = finish.unit and finish.points is not None and fit_points_on_step(finish, SCORE_SIZES, room) is None
    sources = finish.sources if column >= (WIDTH - STEP_GAP) // MAX_SOURCE_PLAYERS - STEP_GAP else ()
    lines = [*([finish.unit] if alone else []), *(line for source in sources for line in _break_source(source, room))]
    return [fit_uncut_name(line, SOURCE_SIZES, room) for line in lines]


def _measure_text_room(column: int) -> int:
    """Return how much of a column is for words."""
    return column - 2 * STEP_GAP


def _break_source(source: str, room: int) -> list[str]:
    """Return a text as one line, or as some of about the same length if it is much too long."""
    long, words = measure_pixel_width(source, FontFace(Font.ROUND, SOURCE_SIZES[-1])), source.split()
    count = min(-(-long // int(MAX_COMPRESSION * room)), len(words))
    return min(_list_line_breaks(words, count), key=lambda lines: max(map(len, lines)))


def _list_line_breaks(words: Sequence[str], count: int) -> list[list[str]]:
    """Return all ways to set words in so many lines."""
    ends = combinations(range(1, len(words)), max(1, count) - 1)
    return [[" ".join(words[begin:end]) for begin, end in pairwise((0, *between, len(words)))] for between in ends]


def _measure_step_height(rank: int) -> int:
    return STEP_HEIGHTS[rank - 1]


@sprite_cache(4)
def _render_podium_background(winner: int) -> Sprite:
    """Return what is behind the steps: rays from behind the winner, the torches' glow, bunting and confetti.

    It does not depend on how high the steps are, whose upper sides are at the same place in each picture.
    """
    middle = WIDTH // 2
    sun = winner, FLOOR - STEP_HEIGHTS[0] - FACE_SIZES[0] * 4 // 5
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{WALL_HEIGHT}">'
        f'<rect width="{WIDTH}" height="{WALL_HEIGHT}" fill="{CAVE}"/>'
        + draw_glow_rings_svg(sun, ((760, 560), (430, 340), (290, 240), (180, 165)), GOLD_LIGHT, rays=18)
        + "".join(
            draw_glow_rings_svg((x + TORCH_SIZE[0] // 2, y + FLAME_TOP), ((86, 78), (54, 50)), GOLD_LIGHT[2:])
            for x, y in TORCH_PLACES
        )
        + draw_confetti_svg((WIDTH, FLOOR - 60), CONFETTI_SLIPS)
        + draw_bunting_svg((-10, 8), (middle - 60, 2), 34)
        + draw_bunting_svg((middle + 60, 2), (WIDTH + 10, 8), 34, 3)
        + "</svg>"
    )
    return render_svg_sprite(svg, CAVE)


@sprite_cache(1)
def _render_stage_front_sprite() -> Sprite:
    """Return the edge of the stage, and its front in the shade below it."""
    height = WALL_HEIGHT - FLOOR + STAGE
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}">'
        f"{draw_planks_svg(0, (WIDTH, STAGE), 90, WOOD)}{draw_planks_svg(STAGE, (WIDTH, height), 150, LOW_WOOD)}</svg>"
    )
    return render_svg_sprite(svg, CAVE)


@sprite_cache(8)
def _render_podium_step_sprite(width: int, height: int, front: StepColours) -> Sprite:
    """Return a step: its front with a gradient from row to row, joints of stone, and its upper side in the light."""
    line = mix_colours(front.below, front.edge)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"><defs>'
        f'<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{front.above}"/>'
        f'<stop offset="1" stop-color="{front.below}"/></linearGradient></defs>'
        f'<rect x="5" y="{LID_HEIGHT}" width="{width - 10}" height="{height - LID_HEIGHT}" fill="url(#g)"/>'
        f'<rect x="{width - 13}" y="{LID_HEIGHT}" width="8" height="{height - LID_HEIGHT}" fill="{line}"/>'
        f'<rect x="5" y="{height - 26}" width="{width - 10}" height="26" fill="{line}"/>'
        f'<rect x="5" y="{LID_HEIGHT}" width="{width - 10}" height="10" fill="{line}"/>'
        f'<path d="M5 {LID_HEIGHT}V{height}M{width - 5} {LID_HEIGHT}V{height}" stroke="{SHADOW_INK}" stroke-width="3"/>'
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="{LID_HEIGHT}" rx="6" fill="{front.lid}"'
        f' stroke="{front.edge}" stroke-width="3"/></svg>'
    )
    return render_svg_sprite(
        svg, CAVE, (front.above, front.ground, front.below, front.lid, front.edge, line, SHADOW_INK, CAVE)
    )


@sprite_cache(1)
def _render_chest_sprite() -> Sprite:
    """Return the treasure in the shade."""
    whole_chest = compose_layers(CHEST_SIZE, (Drawing("parlour/chest", (0, 0, CHEST_SIZE[0]), height=CHEST_SIZE[1]),))
    dark = Image.blend(whole_chest.convert("RGB"), Image.new("RGB", CHEST_SIZE, GOLD_LIGHT[0]), CHEST_SHADE).convert(
        "RGBA"
    )
    dark.putalpha(whole_chest.getchannel("A"))
    return convert_image_to_sprite(dark, GOLD_LIGHT[1])


@sprite_cache(4)
def _render_laurels_sprite(side: int) -> Sprite:
    width, height = (round(side * part) for part in LAUREL_PARTS)
    layers = (Drawing("parlour/laurels", (0, 0, width), height=height),)
    return compose_sprite((width, height), layers, GOLD_LIGHT[3], (GOLD_LIGHT[3], GREEN.deep, GREEN.base, BLACK))


@sprite_cache(1)
def _render_torch_sprite() -> Sprite:
    return compose_sprite(
        TORCH_SIZE, (Drawing("parlour/torch", (0, 0, TORCH_SIZE[0]), height=TORCH_SIZE[1]),), GOLD_LIGHT[2]
    )


def _draw_player(
    canvas: Canvas, finish: PlayerFinish, column: tuple[int, int], air: str, deeper: int, higher: int
) -> None:
    """Draw a player who stands behind the edge of a step; in motion deeper, without laurels, and the crown higher."""
    left, width = column
    middle, won = left + width // 2, finish.wears_crown
    side = min(FACE_SIZES[finish.rank - 1], width - 2 * FACE_MARGIN)
    foot = FLOOR - _measure_step_height(finish.rank) + deeper
    y = foot - measure_character_height(side)
    if won and not deeper:
        canvas.paste_centred(_render_laurels_sprite(side), (middle, y + side // 2 + 2))
    draw_character(canvas, finish.seat, side, air, (middle, foot), goblin=finish.goblin)
    if won:
        crown = WINNER_CROWN * side // FACE_SIZES[0]
        canvas.paste_centred(render_plain_icon("theme/crown", crown, air), (middle, y - crown // 7 - higher))


def _draw_step(canvas: Canvas, podium_step: PodiumStep, lift: int, front: StepColours) -> None:
    """Draw a step, with nothing on its front."""
    height = _measure_step_height(podium_step.rank) + lift
    canvas.paste(
        _render_podium_step_sprite(podium_step.width, height - STAGE + 8, front),
        (podium_step.left, FLOOR + lift - height),
    )


def _draw_finish(
    canvas: Canvas, finish: PlayerFinish, column: tuple[int, int], front: StepColours, *, lit: bool
) -> None:
    """Draw what the front of a step says of one player: the name, the points, and their sources."""
    left, width = column
    middle, room, top = left + width // 2, _measure_text_room(width), FLOOR - _measure_step_height(finish.rank)
    ground = CREAM if lit else front.below
    size = width - NAME_PLATE[0], NAME_PLATE[1]
    canvas.paste_centred(
        render_rounded_plate_sprite(size, 12, ground, front.edge if lit else ground, front.above),
        (middle, top + NAME_MIDDLE),
    )
    name = fit_name(finish.name, NAME_SIZES, room, f"#{finish.seat + 1}")
    canvas.write_centred(name, (middle, top + NAME_MIDDLE), INK, ground)
    if finish.points is not None:
        score = fit_points_on_step(finish, SCORE_SIZES, room) or PodiumScore(
            build_number_lettering(finish.points, min(POINTS_SIZE, width * 2 // 5))
        )
        _draw_score(canvas, score, (middle - score.width // 2, top + POINTS_MIDDLE), (INK, front.ground))
    for line, lettering in enumerate(fit_score_breakdown_lines(finish, width)):
        long = min(measure_pixel_width(lettering.text, lettering.face), room)
        place = middle - long // 2, top + _measure_sources_top(finish) + line * SOURCE_LINE + SOURCE_LINE // 2
        canvas.draw_text(lettering, place, INK, front.ground, within=long)


@dataclass(frozen=True, slots=True)
class PodiumScore:
    """Points, and what they count, as they stand side by side."""

    points: Lettering
    unit: Lettering | None = None

    @property
    def width(self) -> int:
        """How many pixels it is wide."""
        return sum(
            measure_pixel_width(lettering.text, lettering.face) for lettering in (self.points, self.unit) if lettering
        ) + (UNIT_GAP if self.unit else 0)


def fit_points_on_step(finish: PlayerFinish, sizes: Sequence[int], room: int) -> PodiumScore | None:
    """Return points with their unit in the largest sizes for which there is room; `None`: there is none, or no unit."""
    for size in sizes if finish.unit and finish.points is not None else ():
        for unit_size in UNIT_SIZES:
            unit = Lettering(finish.unit, FontFace(Font.ROUND, unit_size))
            score = PodiumScore(build_number_lettering(finish.points or 0, size), unit)
            if score.width <= room:
                return score
    return None


def _draw_score(canvas: Canvas, score: PodiumScore, point: tuple[int, int], ink: tuple[str, str]) -> None:
    """Draw points from a place on, and their unit on the same line; `ink` is their colour and that of the ground."""
    (left, middle), unit = point, score.unit
    canvas.draw_text(score.points, (left, middle), *ink)
    if unit:
        lower = (score.points.face.size - unit.face.size) * CAPITAL_PART / 2
        canvas.draw_text(
            unit, (left + score.width - measure_pixel_width(unit.text, unit.face), middle + round(lower)), *ink
        )


def count_bench_rows(count: int) -> int:
    """Return in how many rows so many stand who got no step."""
    return -(-count // PLAYERS_PER_ROW)


def _place_row(place: int, count: int, floor: int) -> Box:
    """Return the box of a row's plate: all rows have about as many, and each fills the picture."""
    per_row = -(-count // max(1, count_bench_rows(count)))
    row, column = divmod(place, per_row)
    beside = min(per_row, count - row * per_row)
    width = (WIDTH - GAP * (beside + 1)) // beside
    left = GAP + column * (width + GAP)
    top = floor + GAP + row * (ROW_HEIGHT + GAP)
    return left, top, left + width, top + ROW_HEIGHT - BENCH_HEIGHT


def _draw_player_below_podium(canvas: Canvas, finish: PlayerFinish, box: Box, *, lit: bool) -> None:
    """Draw a player who came in after the third: behind the bench at the stage's foot, and beside them the rest."""
    left, top, right, foot = box
    look = LIT_LOOK if lit else PLAIN_LOOK
    canvas.paste(render_slab_sprite((right - left, foot - top), 12, look, LOW_WOOD[1]), (left, top))
    place = left + ROW_FACE * 2 // 3, foot
    draw_character(canvas, finish.seat, ROW_FACE, look.ground, place, goblin=finish.goblin)
    x, middle = left + ROW_FACE * 4 // 3 + 6, (top + foot) // 2
    broad, alone = right - left > MIN_BROAD_PLATE, finish.points is None
    size, room = (BROAD_POINTS, (right - x) * 2 // 5) if broad else (ROW_POINTS, right - x - GAP)
    score = fit_points_on_step(finish, (size,), room) or PodiumScore(build_number_lettering(finish.points or 0, size))
    beside = score.width + 2 * GAP if broad and not alone else 0
    name = fit_name(finish.name, ROW_SIZES, right - x - GAP - beside, f"#{finish.seat + 1}")
    canvas.draw_text(name, (x, middle if alone or broad else middle - 21), look.ink, look.ground)
    if not alone:
        place = (right - beside, middle) if broad else (x, middle + 19)
        _draw_score(canvas, score, place, (INK if lit else GOLD, look.ground))


@sprite_cache(1)
def _render_bench_sprite() -> Sprite:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{BENCH_HEIGHT}">'
    return render_svg_sprite(svg + draw_planks_svg(0, (WIDTH, BENCH_HEIGHT), 90, WOOD) + "</svg>", CAVE)
