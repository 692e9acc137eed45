"""Rings: round the best rows of the player who is asked, in their own picture, and round rows that all look at."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.games.gobblestones.pictures import layout
from bot.games.gobblestones.pictures.ring_geometry import RingGeometry
from bot.games.gobblestones.rows import WholeRow, list_spaces_in_line
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.lettering import Font, FontFace
from bot.pictures.painting.sprites import (
    Drawing,
    Label,
    Layer,
    Point,
    Sprite,
    build_paint,
    compose_sprite,
    render_dashed_frame_sprite,
    render_frame_sprite,
    render_icon_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import (
    BLACK,
    CREAM,
    GOLD,
    INK,
    PARCHMENT,
    PINK,
    RED,
    SEAT_LOOKS,
    SKY,
    YELLOW,
    mix_colours,
)
from bot.pictures.shared.players import render_badge_sprite
from bot.pictures.shared.review_marks import draw_review_frame, draw_review_sign

ROW_LINES = (GOLD, layout.RING), (PARCHMENT, 4), (PINK.soft, 4), (SKY.base, 4)
"""The ring round each row that is ringed, in order: its colour, that of its number too, and how thick it is."""
BLUFF_COLOUR = RED.base
"""The ring round a bluff: red, in dashes with gaps between them, as its number is pale on dark red."""
START_RINGS = ((14, "#5e4517", 0), (10, "#8a6a22", 0), (6, GOLD, 0), (2, "#f3d98f", 0))
"""The rings round a space where a match may begin: how far beyond it, in what colour, and how thick."""
CAUGHT_RINGS = ((14, RED.dark, 1), (9, RED.deep, 1), (4, RED.base, 0), (0, RED.pale, 0))
"""The rings round spaces from which a row that was caught is taken back."""
JUDGED_RINGS = ((13, "#8a6a22", 0), (9, GOLD, 0), (5, YELLOW.pale, 0))
"""The rings round a row that is judged: all look at it."""
LAST_ROW_RINGS = ((14, "#5e4517", 0), (10, "#8a6a22", 0), (6, GOLD, 0))
"""The glow round a row that was laid of late, while nothing is open to its viewer."""
OFFER_REACH = 4
"""So far the ring of a row that is offered goes beyond those of rows that lie: no floor is seen outside it."""
NESTED_GROWTH = 8
"""How much larger a ring is than one of a better row with which it shares more than one space."""


LaidRow = tuple[int, Sequence[int]]
"""A seat, and a row that it laid of late."""
RenderSpace = Callable[[int], Sprite]
"""How a space looks."""


@dataclass(frozen=True, slots=True)
class RowLabels:
    """Where the signs of rows are, none on another: numbers of those offered, who laid those of late, what was caught.

    `bluffs` tells which of the rows that are offered are bluffs. `catch` are the places of a cross, and of the
    `catcher` if there is one to be drawn.
    """

    numbers: Sequence[Point]
    bluffs: Sequence[bool]
    layers: Sequence[tuple[int, Point]]
    catch: Sequence[Point]
    catcher: int | None


def place_row_labels(
    rows: Sequence[WholeRow],
    laid: Sequence[LaidRow],
    caught: Sequence[int],
    catcher: int | None,
    ground: RingGeometry,
    begun: Sequence[int] = (),
) -> RowLabels:
    """Return where the signs are of rows that are offered, laid of late, and caught, maybe with who caught it.

    No number is on a tile of a row that has `begun` if it can be elsewhere.
    """
    boxes = [ground.compute_ring_box(row.space_indices) for row in rows]
    lying = [*(spaces for _, spaces in laid), *([space] for space in begun)]
    numbers = place_row_numbers(rows, ground, [ground.compute_ring_box(spaces) for spaces in lying])
    taken, layers, catch = [*numbers], list[tuple[int, Point]](), list[Point]()
    for seat, spaces in laid:
        layers.append((seat, ground.choose_face_place(spaces, taken, boxes)))
        taken.append(layers[-1][1])
    for _ in range(bool(caught) * (1 + (catcher is not None))):
        catch.append(ground.choose_face_place(sorted(caught), taken, boxes))
        taken.append(catch[-1])
    return RowLabels(numbers, [not row.honest for row in rows], layers, catch, catcher)


def draw_rings(canvas: Canvas, rows: Sequence[WholeRow], ground: RingGeometry, looks: RenderSpace) -> None:
    """Ring the rows that are offered: each in its colour, the best in gold.

    Where two cross the better one lies over the other, and the space there as it `looks`: they do not run together.
    """
    ringed = set[int]()
    for place, (row, depth) in reversed(list(enumerate(zip(rows, compute_ring_depths(rows), strict=True)))):
        line, thick = ROW_LINES[place] if row.honest else (BLUFF_COLOUR, ROW_LINES[place][1])
        for space in list_spaces_in_line(row.space_indices) & ringed:
            canvas.paste(looks(space), ground.compute_space_corner(space))
        ringed |= list_spaces_in_line(row.space_indices)
        box = ground.clip_ring(
            _grow_box(ground.compute_ring_box(row.space_indices), OFFER_REACH + depth * NESTED_GROWTH)
        )
        _draw_ring(canvas, box, line, thick=thick, dashed=not row.honest)


def draw_review_row_frames(
    canvas: Canvas, rows: Sequence[WholeRow], ground: RingGeometry, spots: Sequence[Point], seat: int | None
) -> None:
    """Frame the rows that a review compares, each with whose it is: the seat's own, and the honest one a goblin's."""
    for row, depth, spot in reversed(list(zip(rows, compute_ring_depths(rows), spots, strict=True))):
        box = ground.clip_ring(
            _grow_box(ground.compute_ring_box(row.space_indices), OFFER_REACH + depth * NESTED_GROWTH)
        )
        draw_review_frame(canvas, box, None if row.honest else seat)
        draw_review_sign(canvas, spot, None if row.honest else seat)


def compute_ring_depths(rows: Sequence[WholeRow]) -> list[int]:
    """Return round how many rings each row's ring goes, the best row first: it would lie on those of better rows."""
    depths = list[int]()
    for index, row in enumerate(rows):
        depths.append(
            max((depths[below] + 1 for below in range(index) if _do_rows_overlap(rows[below], row)), default=0)
        )
    return depths


def _do_rows_overlap(row: WholeRow, other: WholeRow) -> bool:
    """Tell whether rows share more than a crossing."""
    return len(set(row.space_indices) & set(other.space_indices)) > 1


def place_row_numbers(rows: Sequence[WholeRow], ground: RingGeometry, laid: Sequence[Box] = ()) -> list[Point]:
    """Return where the numbers of rows are: each at its ring, never on another number, nor on a row `laid` of late."""
    boxes, spots = [ground.compute_ring_box(row.space_indices) for row in rows], list[Point]()
    for row, box in zip(rows, boxes, strict=True):
        spots.append(
            ground.choose_number_tab_position(
                row.space_indices, spots, [*laid, *(other for other in boxes if other is not box)]
            )
        )
    return spots


def draw_start_space_rings(canvas: Canvas, spaces: Sequence[int], ground: RingGeometry) -> None:
    """Ring each space where a match may begin, in gold within a glow: nothing else lies on the field yet."""
    for space in spaces:
        _draw_glow(canvas, ground.compute_ring_box((space,)), START_RINGS)


def draw_caught_row_ring(canvas: Canvas, spaces: Sequence[int], ground: RingGeometry, *, dim: bool) -> None:
    """Ring the spaces from which a row that was caught is taken back; `dim` beside what is open to its viewer."""
    _draw_glow(canvas, ground.compute_ring_box(sorted(spaces)), CAUGHT_RINGS[-2:] if dim else CAUGHT_RINGS)


def draw_row_labels(canvas: Canvas, signs: RowLabels) -> None:
    """Draw the numbers of rows that are offered, who laid each row of late, and a cross where one was caught."""
    for place, spot in reversed(list(enumerate(signs.numbers))):
        bluff, (x, y) = signs.bluffs[place], spot
        tab = render_number_tab_sprite(place + 1, bluff=bluff)
        canvas.paste(tab, (x - layout.TAB // 2, y - layout.TAB // 2 - layout.MASK_OVER * bluff))
    for seat, spot in signs.layers:
        canvas.paste_centred(render_badge_sprite(seat, layout.SIGN_SIZE, BLACK, bare=True), spot)
    if signs.catch:
        canvas.paste_centred(render_icon_sprite("parlour/no", layout.SIGN_SIZE, BLACK), signs.catch[0])
    if signs.catcher is not None:
        canvas.paste_centred(render_badge_sprite(signs.catcher, layout.SIGN_SIZE, BLACK, bare=True), signs.catch[1])


def draw_judged_row_ring(canvas: Canvas, spaces: Sequence[int], ground: RingGeometry) -> None:
    """Ring the row that is judged."""
    _draw_glow(canvas, ground.compute_ring_box(sorted(spaces)), JUDGED_RINGS)


def draw_recent_row_ring(canvas: Canvas, seat: int, spaces: Sequence[int], ground: RingGeometry, *, dim: bool) -> None:
    """Ring a row that was laid of late, in the colour of who laid it; `dim` beside what is open to its viewer."""
    hue, box = SEAT_LOOKS[seat][0], ground.compute_ring_box(spaces)
    if not dim:
        _draw_glow(canvas, box, (*LAST_ROW_RINGS, (2, BLACK, 0)))
    _draw_ring(canvas, box, *((mix_colours(hue.base, hue.soft), BLACK) if dim else (hue.base, CREAM)))


def _draw_ring(
    canvas: Canvas, box: Box, line: str, edge: str = BLACK, thick: int = layout.RING, *, dashed: bool = False
) -> None:
    left, upper, right, lower = box
    ring = (render_dashed_frame_sprite if dashed else render_frame_sprite)(
        (right - left, lower - upper), layout.RING_RADIUS, line, edge, thick
    )
    canvas.paste(ring, (left, upper))


def _draw_glow(canvas: Canvas, box: Box, glow: Sequence[tuple[int, str, int]]) -> None:
    for beyond, line, thick in glow:
        left, upper, right, lower = _grow_box(box, beyond)
        canvas.paste(
            render_frame_sprite((right - left, lower - upper), layout.RING_RADIUS, line, line, thick), (left, upper)
        )


def _grow_box(box: Box, beyond: int) -> Box:
    left, upper, right, lower = box
    return left - beyond, upper - beyond, right + beyond, lower + beyond


@sprite_cache(16)
def render_number_tab_sprite(number: int, *, bluff: bool = False) -> Sprite:
    """Return the number of a row that is offered, on a tab in the colour of its ring: a bluff's pale on dark.

    Over the tab of a bluff looks the goblin that is on the back of tiles.
    """
    top, middle = layout.MASK_OVER * bluff, layout.TAB // 2
    face, ink = (RED.deep, CREAM) if bluff else (ROW_LINES[number - 1][0], INK)
    mask = Drawing("gobblestones/back", layout.MASK_BOX, build_paint(sign=BLUFF_COLOUR, eye=CREAM, hole=BLUFF_COLOUR))
    layers: tuple[Layer, ...] = (
        *([mask] if bluff else []),
        Drawing("gobblestones/tab", (0, top, layout.TAB), build_paint(rim=BLUFF_COLOUR if bluff else BLACK, face=face)),
        Label(str(number), (middle, top + middle), FontFace(Font.ROUND, layout.TAB_SIZE), ink),
    )
    return compose_sprite((layout.TAB, layout.TAB + top), layers, BLACK)
