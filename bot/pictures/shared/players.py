"""The strip of players (a scoreboard) at the top of a picture: colour and sign, name, points, public facts."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.painting import slabs
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering, fit_name
from bot.pictures.painting.sprites import (
    Drawing,
    Size,
    Sprite,
    build_paint,
    compose_sprite,
    list_drawing_tones,
    render_icon_sprite,
    render_plain_sprite,
    render_rounded_plate_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import CAVE, CREAM, GROOVE, INK, LEDGE, ROCK, SEAT_LOOKS, mix_colours
from bot.pictures.shared.portraits import Portrait, find_portrait

PLATES_PER_ROW = 4
ROW_HEIGHT = 90
GAP = 9
PLATE_RADIUS, PLATE_SHADOW = 16, 4

BADGE_SIZE = 50
BADGE_LEFT, BADGE_TOP = 9, 20
TEXT_LEFT = 66
NAME_MIDDLE, SCORE_MIDDLE = 26, 61
NAME_SIZES, SCORE_SIZE, COUNT_SIZE = (25, 24), 34, 27
CROWN_SIZE, CROWN_MIDDLE = 34, (34, 19)
POINTER_SIZE = 26
SIDE_GAP = 10
HELD_SIZE, HELD_RIGHT = 44, 27
"""What somebody holds whose turn it is, and how far its middle is from the right edge."""
MARKER_SIZE, MARKER_STEPS, MARKER_INDENT = 32, (26, 8), 7
"""A marker that a player has left, how far it is from one to the next at most and at least, and from the edge."""

MIN_FACE_BADGE = 46
"""A badge of at least this many pixels has room for a face."""
RING_PART, SIGN_PART = 0.1, 0.36
"""The width of the ring round a person's face, and the size of the sign on it, as parts of the badge."""
HEAD_INDENT_PART = 0.03
"""How far a goblin's head is from the edge: its ears and its hat lie over the ring."""
MIN_LARGE_BADGE, LARGE_BADGE_COLOURS, PHOTO_COLOURS = 90, 32, (20, 44)
"""From this side on a badge is large; how many colours has a large one of a goblin, and one with a person's picture.

A small goblin is in its own colours alone: each shade at an edge costs bytes.
"""

LIT_COLOURS, DIM_COLOURS = (slabs.LIT_LOOK.ground, INK), (ROCK, CREAM)
"""Fill and ink of a plate: for players that the table waits for, and for the others."""
WAITING_PAINT = build_paint(turn=GROOVE)
"""The pointer of somebody whose turn it is, while the table waits for others: gold is for who must act."""


@dataclass(frozen=True, slots=True)
class Plate:
    """What the strip says about one player. `counts` are drawings of `assets/` with the number of such things held.

    `disc` is a drawing that replaces the seat's colour and sign, for somebody who has no seat. Whose turn it is may
    hold something (`held`, a drawing) instead of the pointer. `markers` of their own are left to everybody else.
    """

    seat: int
    name: str
    points: int
    counts: tuple[tuple[str, int], ...] = ()
    turn: bool = False
    waited_for: bool = False
    won: bool = False
    disc: str | None = None
    held: str | None = None
    markers: int = 0


def render_badge_sprite(seat: int, side: int, ground: str, *, bare: bool = False, crisp: bool = False) -> Sprite:
    """Render the badge of a seat: a face (avatar) in a ring of its colour, with its sign; small: only the sign.

    A `bare` face has no sign on it: it stands elsewhere. In a `crisp` one a goblin's head has hard edges.
    """
    face = find_portrait(seat)
    if not face or side < MIN_FACE_BADGE:
        return render_seat_disc_sprite(seat, side, ground)
    hue, sign = SEAT_LOOKS[seat]
    drawn = isinstance(face, Portrait)
    inset, small = round(side * (HEAD_INDENT_PART if drawn else RING_PART)), round(side * SIGN_PART)
    inner, corner = side - 2 * inset, side - small
    ink = hue.dark if hue.base in PALE_SEAT_COLOURS else CREAM
    mark = (
        Drawing("theme/seat", (corner, corner, small), build_paint(rim=hue.dark, face=hue.base)),
        Drawing(f"theme/seat-{sign}", (corner, corner, small), build_paint(sign=ink)),
    )
    layers = (
        Drawing("theme/seat-ring", (0, 0, side), build_paint(rim=hue.dark, face=hue.base, well=hue.deep)),
        *face.build_layers((inset, inset, inner), crisp=crisp),
        *(() if bare else mark),
    )
    if isinstance(face, Portrait) and side < MIN_LARGE_BADGE:
        own = dict.fromkeys(tone for name in face.drawings for tone in list_drawing_tones(f"goblins/{name}"))
        return compose_sprite((side, side), layers, ground, (ground, hue.dark, hue.base, hue.deep, ink, *own))
    return render_plain_sprite(
        (side, side), layers, ground, LARGE_BADGE_COLOURS if drawn else PHOTO_COLOURS[side >= MIN_LARGE_BADGE]
    )


@sprite_cache(512)
def render_seat_disc_sprite(seat: int, side: int, ground: str) -> Sprite:
    """Return the colour and sign of a seat."""
    hue, sign = SEAT_LOOKS[seat]
    disc = Drawing("theme/seat", (0, 0, side), build_paint(rim=hue.dark, face=hue.base))
    ink = hue.dark if hue.base in PALE_SEAT_COLOURS else CREAM
    tones = (
        ground,
        hue.dark,
        hue.base,
        ink,
        mix_colours(ground, hue.dark),
        mix_colours(hue.dark, hue.base),
        mix_colours(hue.base, ink),
    )
    return compose_sprite(
        (side, side), (disc, Drawing(f"theme/seat-{sign}", (0, 0, side), build_paint(sign=ink))), ground, tones
    )


PALE_SEAT_COLOURS = frozenset(hue.base for hue, sign in SEAT_LOOKS if sign in ("mug", "hat", "bone"))
"""The colours of seats that are too pale for a cream sign."""


def render_flat_plate(size: Size, radius: int, *, lit: bool) -> Sprite:
    """Return a plate of one tone in the dark, for small ones: the sign of who must act now, or that of all others."""
    if lit:
        return render_rounded_plate_sprite(
            size, radius, slabs.LIT_LOOK.ground, slabs.LIT_LOOK.edge, CAVE, slabs.LIT_LOOK.rim
        )
    return render_rounded_plate_sprite(size, radius, ROCK, LEDGE, CAVE)


def render_pointer_sprite(plate: Plate) -> Sprite:
    """Render the pointer from the plate of the player whose turn it is to the table."""
    return render_icon_sprite("theme/turn", POINTER_SIZE, CAVE, () if plate.waited_for else WAITING_PAINT)


def count_plate_rows(seats: int) -> int:
    """Return how many rows of plates this many players need."""
    return -(-seats // PLATES_PER_ROW)


def measure_strip_height(seats: int) -> int:
    """Return the height of the strip in pixels."""
    return GAP + count_plate_rows(seats) * (ROW_HEIGHT + GAP)


def draw_scoreboard_strip(canvas: Canvas, plates: Sequence[Plate], left: int, right: int) -> None:
    """Draw the strip of players (scoreboard) at the top of a canvas, between two edges."""
    a_row = -(-len(plates) // count_plate_rows(len(plates)))
    width = (right - left - GAP * (a_row - 1)) // a_row
    for number, plate in enumerate(plates):
        row, column = divmod(number, a_row)
        x, y = left + column * (width + GAP), GAP + row * (ROW_HEIGHT + GAP)
        _draw_plate(canvas, plate, (x, y, x + width, y + ROW_HEIGHT))


def _draw_plate(canvas: Canvas, plate: Plate, box: Box) -> None:
    left, top, right, bottom = box
    lit = plate.waited_for or plate.won
    look = slabs.LIT_LOOK if lit else slabs.PLAIN_LOOK if plate.turn else slabs.DIM_LOOK
    fill, ink = look.ground, look.ink
    canvas.paste(
        slabs.render_slab_sprite((right - left, bottom - top), PLATE_RADIUS, look, CAVE, shadow=PLATE_SHADOW),
        (left, top),
    )
    disc = (
        render_icon_sprite(plate.disc, BADGE_SIZE, fill)
        if plate.disc
        else render_badge_sprite(plate.seat, BADGE_SIZE, fill)
    )
    canvas.paste(disc, (left + BADGE_LEFT, top + BADGE_TOP))
    if plate.won:
        canvas.paste_centred(
            render_icon_sprite("theme/crown", CROWN_SIZE, fill), (left + CROWN_MIDDLE[0], top + CROWN_MIDDLE[1])
        )
    if plate.held:
        canvas.paste_centred(
            render_icon_sprite(plate.held, HELD_SIZE, fill), (right - HELD_RIGHT, top + SCORE_MIDDLE - 6)
        )
    elif plate.turn:
        canvas.paste_centred(render_pointer_sprite(plate), ((left + right) // 2, bottom))
    room = right - left - TEXT_LEFT - SIDE_GAP
    name = fit_name(plate.name, NAME_SIZES, room, f"#{plate.seat + 1}")
    canvas.draw_text(name, (left + TEXT_LEFT, top + NAME_MIDDLE), ink, fill)
    end = _draw_counts(canvas, plate, (left + TEXT_LEFT, top + SCORE_MIDDLE), (ink, fill))
    draw_markers(canvas, plate, (end, right - MARKER_INDENT), top + SCORE_MIDDLE, fill)


def draw_markers(
    canvas: Canvas, plate: Plate, span: tuple[int, int], middle: int, fill: str, *, bare: bool = False
) -> None:
    """Draw the markers that a player has left at the right end of a span, if there is room; `bare` have no signs."""
    room, (max_step, min_step) = span[1] - span[0] - MARKER_SIZE, MARKER_STEPS
    if room < min_step:
        return
    marker = _render_bare_marker(plate.seat, fill) if bare else render_seat_disc_sprite(plate.seat, MARKER_SIZE, fill)
    for index in range(plate.markers - 1, -1, -1):
        canvas.paste_centred(marker, (span[1] - MARKER_SIZE // 2 - index * min(max_step, room), middle))


def _render_bare_marker(seat: int, ground: str) -> Sprite:
    hue, _ = SEAT_LOOKS[seat]
    disc = Drawing("theme/seat", (0, 0, MARKER_SIZE), build_paint(rim=hue.dark, face=hue.base), crisp=True)
    return compose_sprite((MARKER_SIZE, MARKER_SIZE), (disc,), ground, (ground, hue.dark, hue.base))


def _draw_counts(canvas: Canvas, plate: Plate, point: tuple[int, int], inks: tuple[str, str]) -> int:
    """Draw points and counts; return where they end."""
    x, y = point
    x = canvas.draw_text(build_number_lettering(plate.points, SCORE_SIZE), (x, y), *inks) + SIDE_GAP
    for drawing, count in plate.counts:
        canvas.paste_centred(render_icon_sprite(drawing, COUNT_SIZE, inks[1]), (x + COUNT_SIZE // 2, y))
        x = canvas.draw_text(build_number_lettering(count, COUNT_SIZE), (x + COUNT_SIZE + 4, y), *inks) + SIDE_GAP
    return x - SIDE_GAP


def build_number_lettering(value: int, size: int) -> Lettering:
    """Return a number in the round font, with a true minus."""
    return Lettering(str(value).replace("-", "–"), FontFace(Font.ROUND, size))
