"""The progress of a seat towards its Offerings: for its reader thing by thing, for others as rings."""

from collections.abc import Sequence
from math import cos, sin, tau

from bot.games.goblin_teeth.pictures import layout, pieces
from bot.games.goblin_teeth.pictures.contents import (
    NeededThing,
    find_nearest_offering,
    group_offering_slots,
    list_common_offerings,
    list_offering_slots,
)
from bot.games.goblin_teeth.pictures.plate_colours import (
    COLOURS_BY_LACK,
    GOALS_COLOURS,
    LACKING_FRAME,
    NEAREST_COLOURS,
    TABLE_COLOUR,
    TABLET_COLOURS,
    PlateColours,
)
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering
from bot.pictures.painting.slabs import render_slab_sprite
from bot.pictures.painting.sprites import Point, Sprite, render_rounded_plate_sprite, render_svg_sprite, sprite_cache
from bot.pictures.painting.theme import CREAM, GROOVE, INK, mix_colours
from games.goblin_teeth import GoblinTeethView, OfferingProgress

RING_GAP_ANGLE = 0.13
"""Half of what is between two parts of a ring, as an angle."""


def draw_common_offerings(canvas: Canvas, view: GoblinTeethView, top: int) -> None:
    """Draw once for all players what the Offerings ask for that are the same for all, side by side."""
    offerings, look = list(list_common_offerings(view).values()), GOALS_COLOURS
    for progress, (left, width, slot) in zip(
        offerings, _lay_out_frames([_measure_needs(progress) for progress in offerings], layout.GOAL_EDGES), strict=True
    ):
        height = measure_frame_height(len(offerings))
        canvas.paste(render_slab_sprite((width, height), layout.RADIUS, look.look, TABLE_COLOUR), (left, top))
        aside = (width - layout.GOAL_CELL_SIGN - 8 - slot * _measure_needs(progress) // 10) // 2 - 2
        _draw_offering_needs(
            canvas, progress, (left + aside, top + (height - 6) // 2), look, (slot, min(slot, height - 6) - 2)
        )


def draw_tablets(
    canvas: Canvas, offerings: Sequence[OfferingProgress], cards: Sequence[str], top: int, height: int, ground: str
) -> None:
    """Draw how far a seat is with its Offerings on tablets side by side, each as wide as it needs."""
    steps, near = [10 * len(list_offering_slots(progress)) for progress in offerings], find_nearest_offering(offerings)
    for progress, (left, width, _) in zip(offerings, _lay_out_frames(steps, layout.GOAL_FRAME_WIDTH), strict=True):
        _draw_tablet(canvas, [progress], cards, (left, top, width, height), (ground, near))


def _lay_out_frames(steps: Sequence[int], rest: int) -> list[tuple[int, int, int]]:
    """Return the left end and the width of each frame, and the room of a thing, by how wide the things in it are."""
    if not steps:
        return []
    room = layout.WIDTH - 2 * layout.EDGE_GAP - layout.GAP * (len(steps) - 1) - len(steps) * rest
    slot = min(layout.GOAL_SLOT, 10 * room // sum(steps))
    more, left, frames = (room - slot * sum(steps) // 10) // len(steps), layout.EDGE_GAP, []
    for count in steps:
        width = rest + slot * count // 10 + more
        frames.append((left, width, slot))
        left += width + layout.GAP
    return frames


def measure_frame_height(count: int) -> int:
    """Return how high so many frames side by side are."""
    return layout.GOALS if count > 1 else layout.LONE_GOALS


def _measure_needs(progress: OfferingProgress) -> int:
    """Return how wide what an Offering asks for is, in tenths of a place: what is alike once, with its number."""
    return sum(10 + layout.TIMES_TENTHS * (group.need > 1) for group in group_offering_slots(progress))


def draw_tablet(
    canvas: Canvas, offerings: Sequence[OfferingProgress], cards: Sequence[str], box: Box, ground: str
) -> None:
    """Draw Offerings on a tablet of wood (left, top, width, height), one below the other, in as large as they fit.

    Light is behind the one that is nearest.
    """
    _draw_tablet(canvas, offerings, cards, box, (ground, find_nearest_offering(offerings)))


def _draw_tablet(
    canvas: Canvas,
    offerings: Sequence[OfferingProgress],
    cards: Sequence[str],
    box: Box,
    lit: tuple[str, OfferingProgress | None],
) -> None:
    (left, top, width, height), (ground, near) = box, lit
    canvas.paste(render_slab_sprite((width, height), layout.RADIUS, TABLET_COLOURS.look, ground, shadow=4), (left, top))
    slot_count = max((len(list_offering_slots(progress)) for progress in offerings), default=1)
    step = min(
        layout.MAX_SLOT,
        (width - 4 - 2 * layout.TABLET_SIDE - layout.LABEL_WIDTH) // slot_count,
        (height - 12) // max(1, len(offerings)),
    )
    begin = left + (width - 4 - layout.LABEL_WIDTH - slot_count * step) // 2
    for row, progress in enumerate(offerings):
        look = COLOURS_BY_LACK.get(progress.lacking, NEAREST_COLOURS if progress is near else TABLET_COLOURS)
        middle = top + 4 + (height - 12) * (2 * row + 1) // (2 * len(offerings))
        if look is not TABLET_COLOURS:
            size = width - 4 - 2 * layout.BAND_EDGE, min(step + 6, (height - 8) // len(offerings))
            band = render_rounded_plate_sprite(
                size, layout.RADIUS, look.fill, look.look.edge, TABLET_COLOURS.fill, crisp=True
            )
            canvas.paste(band, (left + layout.BAND_EDGE, middle - size[1] // 2))
        draw_offering(canvas, progress, cards, (begin, middle), look, step)


def draw_offering(
    canvas: Canvas, progress: OfferingProgress, cards: Sequence[str], point: Point, colours: PlateColours, step: int
) -> None:
    """Draw an Offering from its left end thing by thing, so far apart: what is there is a card, what lacks an outline.

    There is a frame round each pair.
    """
    (x, middle), side, things = point, step - 2, list_offering_slots(progress, cards)
    canvas.paste_centred(
        pieces.render_offering_sprite(progress.kind, layout.LABEL_SIGN, colours.fill),
        (x + layout.LABEL_WIDTH // 2 - 1, middle),
    )
    x += layout.LABEL_WIDTH
    for before, slot in zip((None, *things), things, strict=False):
        paired = slot.pair or (before is not None and before.pair)
        if slot.pair:
            frame = render_rounded_plate_sprite(
                (2 * step - layout.PAIR_GAP, step),
                layout.RADIUS,
                colours.fill,
                colours.look.edge,
                colours.fill,
                crisp=True,
            )
            canvas.paste(frame, (x - 1 + layout.PAIR_GAP // 2, middle - step // 2))
        _draw_needed_thing(
            canvas, slot, (x + side // 2, middle), side - layout.PAIR_EDGE * paired, colours, last=progress.lacking == 1
        )
        x += step


def _draw_offering_needs(
    canvas: Canvas, progress: OfferingProgress, point: Point, colours: PlateColours, sizes: tuple[int, int]
) -> None:
    """Draw the sign of an Offering and what it asks for."""
    x, middle = point
    canvas.paste(
        pieces.render_offering_sprite(progress.kind, layout.GOAL_CELL_SIGN, colours.fill),
        (x, middle - layout.GOAL_CELL_SIGN // 2),
    )
    _draw_offering_requirements(canvas, progress, (x + layout.GOAL_CELL_SIGN + 8, middle), colours, sizes)


def _draw_offering_requirements(
    canvas: Canvas, progress: OfferingProgress, point: Point, colours: PlateColours, sizes: tuple[int, int]
) -> None:
    """Draw what an Offering asks for: what is alike once, with its number."""
    (x, middle), (step, side) = point, sizes
    for group in group_offering_slots(progress):
        canvas.paste(pieces.render_need_sprite(group.drawing, side, colours.fill, colours.ink), (x, middle - side // 2))
        x += step
        if group.need > 1:
            canvas.draw_text(
                Lettering(f"×{group.need}", FontFace(Font.ROUND, layout.TIMES_SIZE)),
                (x, middle),
                colours.ink,
                colours.fill,
            )
            x += step * layout.TIMES_TENTHS // 10


def _draw_needed_thing(
    canvas: Canvas, slot: NeededThing, middle: Point, side: int, colours: PlateColours, *, last: bool
) -> None:
    """Draw a thing that is asked for: a small card if it is there, otherwise its outline; the `last` has a frame."""
    size, inner = (side, side), side - layout.CARD_EDGE
    if slot.filled:
        canvas.paste_centred(
            render_rounded_plate_sprite(size, layout.CARD_ROUND, CREAM, GROOVE, colours.fill, crisp=True), middle
        )
        canvas.paste_centred(pieces.render_need_sprite(slot.drawing, inner, CREAM, INK), middle)
        return
    if last:
        canvas.paste_centred(
            render_rounded_plate_sprite(
                size, layout.CARD_ROUND, LACKING_FRAME.ground, LACKING_FRAME.edge, colours.fill, crisp=True
            ),
            middle,
        )
    ground = LACKING_FRAME.ground if last else colours.fill
    canvas.paste_centred(pieces.render_outline_sprite(slot.drawing, inner, ground, colours.ghost), middle)


def draw_progress_ring(
    canvas: Canvas, progress: OfferingProgress, middle: Point, side: int, colours: PlateColours, *, ended: bool = False
) -> None:
    """Draw a ring about the sign of its Offering; until the match has `ended` a red one about the last that lacks."""
    things, last = list_offering_slots(progress), progress.lacking == 1 and not ended
    canvas.paste_centred(
        _render_dial_sprite(len(things), len(things) - progress.lacking, side, colours, last=last), middle
    )
    within = int(side * layout.DIAL_SIGN)
    if last:
        gap = next(slot for slot in things if not slot.filled)
        canvas.paste_centred(
            pieces.render_silhouette_sprite(gap.drawing, within + 4, colours.fill, colours.last), middle
        )
    else:
        canvas.paste_centred(pieces.render_offering_sprite(progress.kind, within, colours.fill), middle)


@sprite_cache(128)
def _render_dial_sprite(parts: int, there: int, side: int, colours: PlateColours, *, last: bool = False) -> Sprite:
    """Return a ring of so many parts that fills from above with the sun: those that are there are broad."""
    middle, reach, drawn_parts = side / 2, compute_ring_radius(side), []
    colour, empty = colours.last if last else colours.there, choose_empty_colour(colours)
    for index in range(parts):
        full = index < there
        width = side * layout.DIAL_WIDTH[not full]
        ends = (
            tau * (index + end) / parts - tau / 4 + apart for end, apart in ((0, RING_GAP_ANGLE), (1, -RING_GAP_ANGLE))
        )
        (x, y), (to_x, to_y) = ((middle + reach * cos(turn), middle + reach * sin(turn)) for turn in ends)
        drawn_parts.append(
            f'<path fill="none" stroke="{colour if full else empty}" stroke-width="{width:.1f}"'
            f' d="M{x:.1f} {y:.1f}A{reach:.1f} {reach:.1f} 0 0 1 {to_x:.1f} {to_y:.1f}"/>'
        )
    size = f'width="{side}" height="{side}" shape-rendering="crispEdges"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(drawn_parts)}</svg>'
    return render_svg_sprite(svg, colours.fill, (colours.fill, empty, colour, mix_colours(colours.fill, empty)))


def choose_empty_colour(colours: PlateColours) -> str:
    """Return the colour of what is not there yet of a ring: quieter than a shape that is to be known."""
    return mix_colours(colours.fill, colours.ghost)


def compute_ring_radius(side: int) -> float:
    """Return how far the middle of a ring's line is from its centre."""
    return side / 2 - side * layout.DIAL_WIDTH[0] / 2 - 1


def draw_common_offerings_cell(canvas: Canvas, view: GoblinTeethView, box: Box) -> None:
    """Draw once for all players what the Offerings ask for in a place among their plates: left, top, width, height."""
    (left, top, width, height), look, goals = box, GOALS_COLOURS, list(list_common_offerings(view).values())
    canvas.paste(render_slab_sprite((width, height), layout.RADIUS, look.look, TABLE_COLOUR), (left, top))
    if len(goals) == 1:
        _draw_lone_offering(canvas, goals[0], (left, top, width - 6, height - 6), look)
        return
    for index, progress in enumerate(goals):
        middle = top + (height - 6) * (2 * index + 1) // (2 * len(goals))
        step = min(layout.GOAL_CELL, 10 * (width - 36 - layout.GOAL_CELL_SIGN) // _measure_needs(progress))
        _draw_offering_needs(canvas, progress, (left + 14, middle), look, (step, step - 2))


def _draw_lone_offering(canvas: Canvas, progress: OfferingProgress, box: Box, colours: PlateColours) -> None:
    """Draw the only Offering that all have beside its sign, its things in two lines."""
    (left, top, width, height), (sign, step, side), things = box, layout.ONLY_GOAL_SIZES, list_offering_slots(progress)
    each = -(-len(things) // 2)
    x = left + (width - sign - 12 - each * step) // 2
    canvas.paste(pieces.render_offering_sprite(progress.kind, sign, colours.fill), (x, top + (height - sign) // 2))
    for index, slot in enumerate(things):
        line, column = divmod(index, each)
        across, middle = x + sign + 12 + column * step + step // 2, top + height // 2 + (2 * line - 1) * step // 2
        canvas.paste_centred(pieces.render_need_sprite(slot.drawing, side, colours.fill, colours.ink), (across, middle))
