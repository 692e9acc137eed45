"""How far a seat is with its Offerings: for its reader thing by thing, for others as bars, one line each."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, sin, tau

from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.contents import Slot, common, groups, slots
from bot.games.goblin_teeth.pictures.looks import TABLE, Inks, inks
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering
from bot.pictures.painting.slabs import slab
from bot.pictures.painting.sprites import Place, Sprite, drawn, plate
from bot.pictures.painting.theme import CREAM, GOLD, INK, RED, SLATE, mixed
from games.goblin_teeth import GoblinTeethView, Progress

KINDS = {0: (GOLD, INK), 1: (RED.base, CREAM)}
"""Fill and ink of the kind of an Offering, by how much is lacking, if it is highlighted."""
GAP_OF_RING = 0.13
"""Half of what is between two parts of a ring, as an angle."""
OFFERINGS = 3
"""So many does each player have."""


def draw_goals(canvas: Canvas, view: GoblinTeethView, top: int) -> None:
    """Draw once for all players what the Offerings ask for that are the same for all."""
    draw_frames(canvas, list(common(view).values()), top, inks(lit=False), wanted=True)


def draw_frames(canvas: Canvas, offerings: Sequence[Progress], top: int, look: Inks, *, wanted: bool = False) -> None:
    """Draw Offerings side by side, each in a frame as wide as it needs."""
    if not offerings:
        return
    steps = [_steps(one, wanted=wanted) for one in offerings]
    room = at.WIDTH - 2 * at.EDGE - at.GAP * (len(offerings) - 1) - len(offerings) * at.GOAL_REST
    slot = min(at.GOAL_SLOT, 10 * room // sum(steps))
    more = (room - slot * sum(steps) // 10) // len(offerings)
    left, high = at.EDGE, frame_height(len(offerings))
    for one, count in zip(offerings, steps, strict=True):
        width = at.GOAL_REST + slot * count // 10 + more
        canvas.paste(slab((width, high), at.RADIUS, look.look, TABLE), (left, top))
        x = left + (width - at.LABEL[0] - 6 - slot * count // 10) // 2 - 2
        draw_slots(canvas, one, (x, top + (high - 6) // 2), look, (slot, min(slot, high - 6) - 2), wanted=wanted)
        left += width + at.GAP


def frame_height(count: int) -> int:
    """Return how high so many frames side by side are."""
    return at.GOALS if count > 1 else at.LONE_GOALS


def _steps(one: Progress, *, wanted: bool) -> int:
    """Return how wide the things of an Offering are, in tenths of a place."""
    if not wanted:
        return 10 * len(slots(one))
    return sum(10 + at.TIMES * (group.need > 1) for group in groups(one))


def draw_rows(canvas: Canvas, offerings: Sequence[Progress], place: Place, height: int, look: Inks) -> None:
    """Draw Offerings one below the other within a height: what is there in colour with a tick, the rest as shapes."""
    left, top = place
    for row, one in enumerate(offerings):
        middle = top + height * (2 * row + 1) // (2 * len(offerings))
        draw_slots(canvas, one, (left, middle), look, (min(at.SLOT, height // len(offerings)), at.SLOT_ICON))


def draw_slots(
    canvas: Canvas, one: Progress, place: Place, look: Inks, sizes: tuple[int, int], *, wanted: bool = False
) -> None:
    """Draw an Offering from its left end: all of it in colour where that is only what is `wanted`."""
    (x, middle), (step, side) = place, sizes
    side = min(side, step - 2)
    _draw_kind(canvas, one, place, look)
    x += at.LABEL[0] + 6
    if wanted:
        _draw_wanted(canvas, one, (x, middle), look, (step, side))
        return
    for slot in slots(one):
        canvas.paste(_thing(slot, one, side, look), (x, middle - side // 2))
        x += step


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
    return pieces.missing(slot.drawing, side, look.fill, look.last if one.lacking == 1 else look.ghost)


def draw_dials(canvas: Canvas, offerings: Sequence[Progress], box: Box, look: Inks) -> None:
    """Draw others' Offerings as rings side by side in a box (left, top, width, height), each with how much is there."""
    left, top, width, height = box
    each, down = width // max(1, len(offerings)), top + (height - at.DIAL - at.DIAL_LINE) // 2
    for place, one in enumerate(offerings):
        middle, parts = left + place * each + each // 2, len(slots(one))
        canvas.paste_about(_dial(parts, parts - one.lacking, look), (middle, down + at.DIAL // 2))
        sign = pieces.offering(one.kind, at.DIAL_SIGN, look.fill)
        canvas.paste_about(sign, (middle, down + at.DIAL // 2))
        _draw_how_far(canvas, one, (middle, down + at.DIAL + at.DIAL_LINE // 2), look, each)


def _draw_how_far(canvas: Canvas, one: Progress, middle: Place, look: Inks, room: int) -> None:
    """Draw how much of an Offering is there, or the only thing that lacks."""
    things = slots(one)
    if one.lacking == 1:
        thing = _thing(next(slot for slot in things if not slot.filled), one, at.LAST_ICON, look)
        canvas.paste_about(thing, middle)
        return
    there = len(things) - one.lacking
    size = at.DIAL_COUNTS[room < at.DIAL_ROOM]
    count = Lettering(f"{there}/{len(things)}", Face(Font.ROUND, size))
    canvas.write_about(count, middle, look.ink if there else look.ghost, look.fill)


@lru_cache(maxsize=256)
def _dial(parts: int, there: int, look: Inks) -> Sprite:
    """Return a ring of so many parts that fills from above with the sun: those that are there are broad."""
    middle, drawn_parts = at.DIAL / 2, []
    for place in range(parts):
        full = place < there
        wide = at.DIAL_WIDTH[not full]
        ends = (tau * (place + end) / parts - tau / 4 + apart for end, apart in ((0, GAP_OF_RING), (1, -GAP_OF_RING)))
        reach = middle - at.DIAL_WIDTH[0] / 2 - 1
        (x, y), (to_x, to_y) = ((middle + reach * cos(turn), middle + reach * sin(turn)) for turn in ends)
        drawn_parts.append(
            f'<path fill="none" stroke="{look.there if full else look.ghost}" stroke-width="{wide}"'
            f' d="M{x:.1f} {y:.1f}A{reach} {reach} 0 0 1 {to_x:.1f} {to_y:.1f}"/>'
        )
    size = f'width="{at.DIAL}" height="{at.DIAL}" shape-rendering="crispEdges"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(drawn_parts)}</svg>'
    return drawn(svg, look.fill, (look.fill, look.ghost, look.there, mixed(look.fill, look.ghost)))


def draw_apart(canvas: Canvas, one: Progress, box: Box, look: Inks) -> None:
    """Draw an Offering that only one player has thing by thing in a line: left, top, width, height."""
    (left, top, width, height), things = box, slots(one)
    middle, x = top + height // 2, left + at.APART_SIGN + 4
    canvas.paste(pieces.offering(one.kind, at.APART_SIGN, look.fill), (left, middle - at.APART_SIGN // 2))
    step = min(at.APART_MOST, (left + width - x) // max(at.SLOTS, len(things)))
    side = min(step - 1, height + at.APART_OVER)
    for slot in things:
        canvas.paste(_thing(slot, one, side, look), (x, middle - side // 2))
        x += step


def _draw_kind(canvas: Canvas, one: Progress, place: Place, look: Inks) -> None:
    """Draw the sign of an Offering and its letter; a complete one shines, and one that lacks one Item is red."""
    (left, middle), (wide, high) = place, at.LABEL
    fill, ink = KINDS.get(one.lacking, (look.fill, look.ink))
    if one.lacking in KINDS:
        canvas.paste(plate((wide, high), 9, fill, SLATE.dark, look.fill), (left, middle - high // 2))
    canvas.paste(pieces.offering(one.kind, at.LABEL_SIGN, fill), (left + 2, middle - at.LABEL_SIGN // 2))
    letter = Lettering(one.kind, Face(Font.ROUND, at.LABEL_SIZE))
    canvas.write_about(letter, (left + (wide + at.LABEL_SIGN) // 2, middle), ink, fill)
