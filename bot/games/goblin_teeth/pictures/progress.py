"""How far a seat is with its Offerings: for its reader thing by thing, for others as rings."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, sin, tau

from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.contents import Slot, common, groups, slots
from bot.games.goblin_teeth.pictures.looks import TABLE, TABLET, Inks
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering
from bot.pictures.painting.slabs import slab
from bot.pictures.painting.sprites import Place, Sprite, drawn, plate
from bot.pictures.painting.theme import GOLD, RED, SLATE, mixed
from games.goblin_teeth import GoblinTeethView, Progress

KINDS = {0: GOLD, 1: RED.base}
"""What is behind the sign of an Offering, by how much is lacking, if it is highlighted."""
GAP_OF_RING = 0.13
"""Half of what is between two parts of a ring, as an angle."""


def draw_goals(canvas: Canvas, view: GoblinTeethView, top: int) -> None:
    """Draw once for all players what the Offerings ask for that are the same for all, side by side."""
    offerings, look = list(common(view).values()), TABLET
    for one, (left, width, slot) in zip(
        offerings, _frames([_steps(one) for one in offerings], at.GOAL_EDGES), strict=True
    ):
        high = frame_height(len(offerings))
        canvas.paste(slab((width, high), at.RADIUS, look.look, TABLE), (left, top))
        aside = (width - at.GOAL_CELL_SIGN - 8 - slot * _steps(one) // 10) // 2 - 2
        _draw_goal(canvas, one, (left + aside, top + (high - 6) // 2), look, (slot, min(slot, high - 6) - 2))


def draw_tablets(
    canvas: Canvas, offerings: Sequence[Progress], held: Sequence[str], top: int, height: int, ground: str
) -> None:
    """Draw how far a seat is with its Offerings on tablets side by side, each as wide as it needs."""
    steps = [10 * len(slots(one)) for one in offerings]
    for one, (left, width, _) in zip(offerings, _frames(steps, at.GOAL_REST), strict=True):
        draw_tablet(canvas, [one], held, (left, top, width, height), ground)


def _frames(steps: Sequence[int], rest: int) -> list[tuple[int, int, int]]:
    """Return the left end and the width of each frame, and the room of a thing, by how wide the things in it are."""
    if not steps:
        return []
    room = at.WIDTH - 2 * at.EDGE - at.GAP * (len(steps) - 1) - len(steps) * rest
    slot = min(at.GOAL_SLOT, 10 * room // sum(steps))
    more, left, frames = (room - slot * sum(steps) // 10) // len(steps), at.EDGE, []
    for count in steps:
        width = rest + slot * count // 10 + more
        frames.append((left, width, slot))
        left += width + at.GAP
    return frames


def frame_height(count: int) -> int:
    """Return how high so many frames side by side are."""
    return at.GOALS if count > 1 else at.LONE_GOALS


def _steps(one: Progress) -> int:
    """Return how wide what an Offering asks for is, in tenths of a place: what is alike once, with its number."""
    return sum(10 + at.TIMES * (group.need > 1) for group in groups(one))


def draw_tablet(canvas: Canvas, offerings: Sequence[Progress], held: Sequence[str], box: Box, ground: str) -> None:
    """Draw Offerings on a tablet of wood (left, top, width, height), one below the other, in as large as they fit."""
    left, top, width, height = box
    canvas.paste(slab((width, height), at.RADIUS, TABLET.look, ground, shadow=4), (left, top))
    most = max((len(slots(one)) for one in offerings), default=1)
    step = min(at.SLOT, (width - 4 - 2 * at.TABLET_SIDE - at.LABEL) // most, (height - 12) // max(1, len(offerings)))
    begin = left + (width - 4 - at.LABEL - most * step) // 2
    for row, one in enumerate(offerings):
        middle = top + 4 + (height - 12) * (2 * row + 1) // (2 * len(offerings))
        draw_slots(canvas, one, held, (begin, middle), TABLET, step)


def draw_slots(canvas: Canvas, one: Progress, held: Sequence[str], place: Place, look: Inks, step: int) -> None:
    """Draw an Offering from its left end thing by thing, so far apart: what is there in full colour, with a tick.

    There is a frame round each pair.
    """
    (x, middle), side, things = place, step - 2, slots(one, held)
    _draw_kind(canvas, one, place, look)
    x += at.LABEL
    for before, slot in zip((None, *things), things, strict=False):
        paired = slot.pair or (before is not None and before.pair)
        if slot.pair:
            frame = plate((2 * step - at.PAIR_GAP, step), at.RADIUS, look.fill, look.look.edge, look.fill, crisp=True)
            canvas.paste(frame, (x - 1 + at.PAIR_GAP // 2, middle - step // 2))
        canvas.paste_about(_thing(slot, one, side - at.PAIR_EDGE * paired, look), (x + side // 2, middle))
        if slot.filled:
            canvas.paste(pieces.tick(at.TICK, look.fill), (x + side - at.TICK + 2, middle + side // 2 - at.TICK + 2))
        x += step


def _draw_goal(canvas: Canvas, one: Progress, place: Place, look: Inks, sizes: tuple[int, int]) -> None:
    """Draw the sign of an Offering and what it asks for."""
    x, middle = place
    canvas.paste(pieces.offering(one.kind, at.GOAL_CELL_SIGN, look.fill), (x, middle - at.GOAL_CELL_SIGN // 2))
    _draw_wanted(canvas, one, (x + at.GOAL_CELL_SIGN + 8, middle), look, sizes)


def _draw_wanted(canvas: Canvas, one: Progress, place: Place, look: Inks, sizes: tuple[int, int]) -> None:
    """Draw what an Offering asks for: what is alike once, with its number."""
    (x, middle), (step, side) = place, sizes
    for group in groups(one):
        canvas.paste(pieces.wanted(group.drawing, side, look.fill, look.ink), (x, middle - side // 2))
        x += step
        if group.need > 1:
            canvas.write(Lettering(f"×{group.need}", Face(Font.ROUND, at.TIMES_SIZE)), (x, middle), look.ink, look.fill)
            x += step * at.TIMES // 10


def _thing(slot: Slot, one: Progress, side: int, look: Inks) -> Sprite:
    """Return a thing that is asked for; the only one that lacks is red."""
    if slot.filled:
        return pieces.wanted(slot.drawing, side, look.fill, look.ink)
    if one.lacking == 1:
        return pieces.missing(slot.drawing, side, look.fill, look.last)
    return pieces.outlined(slot.drawing, side, look.fill, look.ghost)


def draw_dial(canvas: Canvas, one: Progress, middle: Place, side: int, look: Inks, *, ended: bool = False) -> None:
    """Draw a ring about the sign of its Offering; until the match has `ended` a red one about the last that lacks."""
    things, last = slots(one), one.lacking == 1 and not ended
    canvas.paste_about(_dial(len(things), len(things) - one.lacking, side, look, last=last), middle)
    within = int(side * at.DIAL_SIGN)
    if last:
        canvas.paste_about(_thing(next(slot for slot in things if not slot.filled), one, within + 4, look), middle)
    else:
        canvas.paste_about(pieces.offering(one.kind, within, look.fill), middle)


@lru_cache(maxsize=128)
def _dial(parts: int, there: int, side: int, look: Inks, *, last: bool = False) -> Sprite:
    """Return a ring of so many parts that fills from above with the sun: those that are there are broad."""
    middle, reach, drawn_parts = side / 2, reach_of(side), []
    colour, empty = look.last if last else look.there, empty_of(look)
    for place in range(parts):
        full = place < there
        wide = side * at.DIAL_WIDTH[not full]
        ends = (tau * (place + end) / parts - tau / 4 + apart for end, apart in ((0, GAP_OF_RING), (1, -GAP_OF_RING)))
        (x, y), (to_x, to_y) = ((middle + reach * cos(turn), middle + reach * sin(turn)) for turn in ends)
        drawn_parts.append(
            f'<path fill="none" stroke="{colour if full else empty}" stroke-width="{wide:.1f}"'
            f' d="M{x:.1f} {y:.1f}A{reach:.1f} {reach:.1f} 0 0 1 {to_x:.1f} {to_y:.1f}"/>'
        )
    size = f'width="{side}" height="{side}" shape-rendering="crispEdges"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(drawn_parts)}</svg>'
    return drawn(svg, look.fill, (look.fill, empty, colour, mixed(look.fill, empty)))


def empty_of(look: Inks) -> str:
    """Return the colour of what is not there yet of a ring: quieter than a shape that is to be known."""
    return mixed(look.fill, look.ghost)


def reach_of(side: int) -> float:
    """Return how far the middle of a ring's line is from its centre."""
    return side / 2 - side * at.DIAL_WIDTH[0] / 2 - 1


def draw_goal_cell(canvas: Canvas, view: GoblinTeethView, box: Box) -> None:
    """Draw once for all players what the Offerings ask for in a place among their plates: left, top, width, height."""
    (left, top, width, height), look, goals = box, TABLET, list(common(view).values())
    canvas.paste(slab((width, height), at.RADIUS, look.look, TABLE), (left, top))
    if len(goals) == 1:
        _draw_lone_goal(canvas, goals[0], (left, top, width - 6, height - 6), look)
        return
    for place, one in enumerate(goals):
        middle = top + (height - 6) * (2 * place + 1) // (2 * len(goals))
        step = min(at.GOAL_CELL, 10 * (width - 36 - at.GOAL_CELL_SIGN) // _steps(one))
        _draw_goal(canvas, one, (left + 14, middle), look, (step, step - 2))


def _draw_lone_goal(canvas: Canvas, one: Progress, box: Box, look: Inks) -> None:
    """Draw the only Offering that all have beside its sign, its things in two lines."""
    (left, top, width, height), (sign, step, side), things = box, at.ONLY_GOAL, slots(one)
    each = -(-len(things) // 2)
    x = left + (width - sign - 12 - each * step) // 2
    canvas.paste(pieces.offering(one.kind, sign, look.fill), (x, top + (height - sign) // 2))
    for place, slot in enumerate(things):
        line, column = divmod(place, each)
        across, middle = x + sign + 12 + column * step + step // 2, top + height // 2 + (2 * line - 1) * step // 2
        canvas.paste_about(pieces.wanted(slot.drawing, side, look.fill, look.ink), (across, middle))


def _draw_kind(canvas: Canvas, one: Progress, place: Place, look: Inks) -> None:
    """Draw the sign of an Offering; that of a complete one shines, and that of one that lacks one Item is red."""
    (left, middle), side = place, at.LABEL
    fill = KINDS.get(one.lacking, look.fill)
    if one.lacking in KINDS:
        canvas.paste(plate((side - 2, side - 2), 12, fill, SLATE.dark, look.fill), (left, middle - side // 2 + 1))
    canvas.paste_about(pieces.offering(one.kind, at.LABEL_SIGN, fill), (left + side // 2 - 1, middle))
