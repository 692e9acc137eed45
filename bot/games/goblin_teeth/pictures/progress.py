"""How far a seat is with its Offerings: for its reader thing by thing, for others as bars, one line each."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.contents import Group, Slot, common, groups, slots
from bot.games.goblin_teeth.pictures.looks import TABLE, Inks, inks
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, length
from bot.pictures.painting.slabs import slab
from bot.pictures.painting.sprites import Place, Size, Sprite, drawn, plate
from bot.pictures.painting.theme import CREAM, GOLD, INK, RED, SLATE, mixed
from games.goblin_teeth import GoblinTeethView, Progress

KINDS = {0: (GOLD, INK), 1: (RED.base, CREAM)}
"""Fill and ink of the kind of an Offering, by how much is lacking, if it is highlighted."""
SEGMENT, THIN, LEAST_PART, MOST_ROUND = 20, 8, 21, 10
"""The least height of a bar where something is there, and that of the rest; parts that would be narrower are drawn as
one; and how round they are at most."""


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


def draw_bars(
    canvas: Canvas, offerings: Sequence[tuple[tuple[Progress, bool], int]], box: tuple[int, int, int], look: Inks
) -> None:
    """Draw others' Offerings as bars in a box (left, top, width); those that are theirs `apart` kind by kind.

    Each has a height of its own.
    """
    left, top, width = box
    for (one, apart), height in offerings:
        middle, label = top + height // 2, label_of(height)
        _draw_kind(canvas, one, (left, middle), look, label, min(at.LABEL_SIZE, label[1] - 1))
        place, room = (left + label[0] + 6, middle), width - label[0] - 6
        if apart:
            _draw_kinds(canvas, one, place, (room, height), look)
        else:
            _draw_bar(canvas, one, place, (room, height), look)
        top += height


def label_of(height: int) -> Size:
    """Return the size of the plate with the kind of an Offering in a line of a height."""
    high = max(at.LEAST_LABEL, min(at.MOST_LABEL, height - 2))
    return high + 3, high


def _draw_kinds(canvas: Canvas, one: Progress, place: Place, room: Size, look: Inks) -> None:
    """Draw an Offering kind by kind, as large as there is room: of several that are alike once, with their number."""
    (wide, height), (x, middle), kinds = room, place, groups(one)
    said = [_how_many(group) for group in kinds]
    free = wide - sum(length(text.text, text.face) for text in said)
    side = min(height + at.APART_OVER, free // len(kinds) - at.APART_GAP)
    gap = min(at.APART_MOST, free // len(kinds) - side)
    for group, text in zip(kinds, said, strict=True):
        thing = _thing(Slot(group.drawing, group.have > 0), one, side, look)
        canvas.paste(thing, (x, middle - side // 2))
        x += side
        if text.text:
            x = canvas.write(text, (x, middle), look.ink if group.have else look.ghost, look.fill)
        x += gap


def _how_many(group: Group) -> Lettering:
    """Say how many of a kind an Offering needs, and of how many the first are there; nothing about a single one."""
    told = "" if group.need == 1 else f"{group.have}/{group.need}" if group.have else f"×{group.need}"
    return Lettering(told, Face(Font.ROUND, at.APART_SIZE))


def _draw_bar(canvas: Canvas, one: Progress, place: Place, size: Size, look: Inks) -> None:
    """Draw an Offering as a bar, at its end how much of it is there, or the only thing that lacks."""
    (room, height), (left, middle) = size, place
    things, end, high = slots(one), left + room, max(SEGMENT, height - at.BAR_APART)
    there = len(things) - one.lacking
    lasts = one.lacking == 1
    bar = _bar((room - at.BAR_COUNT, high), len(things), there, look, without=lasts)
    canvas.paste(bar, (left, middle - high // 2))
    if lasts:
        thing = _thing(next(slot for slot in things if not slot.filled), one, at.LAST_ICON, look)
        canvas.paste_about(thing, (end - at.LAST_ICON // 2, middle))
    else:
        count = Lettering(f"{there}/{len(things)}", Face(Font.ROUND, at.BAR_COUNT_SIZE))
        left = end - length(count.text, count.face)
        canvas.write(count, (left, middle), look.ink if there else look.ghost, look.fill)


@lru_cache(maxsize=512)
def _bar(size: Size, parts: int, there: int, look: Inks, *, without: bool) -> Sprite:
    """Return a bar of so many parts: those that are there are full, the others thin, or left out."""
    (width, tall), rects = size, []
    whole = width // at.SLOTS < LEAST_PART
    edges = [0, there, parts] if whole else [*range(parts + 1)]
    for first, last in pairwise(edges):
        if first == last or (without and first >= there):
            continue
        begin, end = (width * edge // parts for edge in (first, last))
        fill, high = (look.there, tall) if first < there else (look.ghost, THIN)
        rects.append(
            f'<rect x="{begin}" y="{(tall - high) // 2}" width="{end - begin - 4}" height="{high}"'
            f' rx="{min(high // 2, MOST_ROUND)}" fill="{fill}"/>'
        )
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{tall}">{"".join(rects)}</svg>'
    tones = (look.fill, look.ghost, look.there, mixed(look.fill, look.ghost), mixed(look.fill, look.there))
    return drawn(svg, look.fill, tones)


def _draw_kind(
    canvas: Canvas, one: Progress, place: Place, look: Inks, size: Size = at.LABEL, letters: int = at.LABEL_SIZE
) -> None:
    """Draw the kind of an Offering; a complete one shines, and one that lacks one Item is red."""
    fill, ink = KINDS.get(one.lacking, (SLATE.base, CREAM))
    canvas.paste(plate(size, 9, fill, SLATE.dark, look.fill), (place[0], place[1] - size[1] // 2))
    canvas.write_about(Lettering(one.kind, Face(Font.ROUND, letters)), (place[0] + size[0] // 2, place[1]), ink, fill)
