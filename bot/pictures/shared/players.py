"""The strip of players at the top of a picture: colour and sign, name, points, and other public facts."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.painting import slabs
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, fit_name
from bot.pictures.painting.sprites import (
    Drawing,
    Size,
    Sprite,
    build_paint,
    compose_sprite,
    list_drawing_tones,
    plain_sprite,
    render_icon_sprite,
    render_plate_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import CAVE, CREAM, GROOVE, INK, LEDGE, ROCK, SEATS, mix_colours
from bot.pictures.shared.portraits import Portrait, find_face

MOST_A_ROW = 4
ROW_HEIGHT = 90
GAP = 9
PLATE_RADIUS, SHADOW = 16, 4

BADGE = 50
BADGE_LEFT, BADGE_TOP = 9, 20
TEXT_LEFT = 66
NAME_MIDDLE, SCORE_MIDDLE = 26, 61
NAME_SIZES, SCORE_SIZE, COUNT_SIZE = (25, 24), 34, 27
CROWN, CROWN_MIDDLE = 34, (34, 19)
POINTER = 26
BESIDE = 10
HELD, HELD_IN = 44, 27
"""What somebody holds whose turn it is, and how far its middle is from the right edge."""
MARKER, MARKERS_APART, MARKERS_IN = 32, (26, 8), 7
"""A marker that a player has left, how far it is from one to the next at most and at least, and from the edge."""

LEAST_FACE = 46
"""A badge of at least this many pixels has room for a face."""
RING, SMALL_SIGN = 0.1, 0.36
"""The width of the ring round a person's face, and the size of the sign on it, as parts of the badge."""
HEAD = 0.03
"""How far a goblin's head is from the edge: its ears and its hat lie over the ring."""
LARGE, MANY, OF_PHOTO = 90, 32, (20, 44)
"""From this side on a badge is large; how many colours has a large one of a goblin, and one with a person's picture.

A small goblin is in its own colours alone: each shade at an edge costs bytes.
"""

LIT, DIM = (slabs.LIT.ground, INK), (ROCK, CREAM)
"""Fill and ink of a plate: for players that the table waits for, and for the others."""
WAITS = build_paint(turn=GROOVE)
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
    """Return the badge of a seat: a face in a ring of its colour, with its sign; a small badge has only the sign.

    A `bare` face has no sign on it: it stands elsewhere. In a `crisp` one a goblin's head has hard edges.
    """
    face = find_face(seat)
    if not face or side < LEAST_FACE:
        return render_seat_sign_sprite(seat, side, ground)
    hue, sign = SEATS[seat]
    drawn = isinstance(face, Portrait)
    inset, small = round(side * (HEAD if drawn else RING)), round(side * SMALL_SIGN)
    inner, corner = side - 2 * inset, side - small
    ink = hue.dark if hue.base in PALE else CREAM
    mark = (
        Drawing("theme/seat", (corner, corner, small), build_paint(rim=hue.dark, face=hue.base)),
        Drawing(f"theme/seat-{sign}", (corner, corner, small), build_paint(sign=ink)),
    )
    layers = (
        Drawing("theme/seat-ring", (0, 0, side), build_paint(rim=hue.dark, face=hue.base, well=hue.deep)),
        *face.build_layers((inset, inset, inner), crisp=crisp),
        *(() if bare else mark),
    )
    if isinstance(face, Portrait) and side < LARGE:
        own = dict.fromkeys(tone for name in face.drawings for tone in list_drawing_tones(f"goblins/{name}"))
        return compose_sprite((side, side), layers, ground, (ground, hue.dark, hue.base, hue.deep, ink, *own))
    return plain_sprite((side, side), layers, ground, MANY if drawn else OF_PHOTO[side >= LARGE])


@sprite_cache(512)
def render_seat_sign_sprite(seat: int, side: int, ground: str) -> Sprite:
    """Return the colour and sign of a seat."""
    hue, sign = SEATS[seat]
    disc = Drawing("theme/seat", (0, 0, side), build_paint(rim=hue.dark, face=hue.base))
    ink = hue.dark if hue.base in PALE else CREAM
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


PALE = frozenset(hue.base for hue, sign in SEATS if sign in ("mug", "hat", "bone"))
"""The colours of seats that are too pale for a cream sign."""


def render_flat_plate(size: Size, radius: int, *, lit: bool) -> Sprite:
    """Return a plate of one tone in the dark, for small ones: the sign of who must act now, or that of all others."""
    if lit:
        return render_plate_sprite(size, radius, slabs.LIT.ground, slabs.LIT.edge, CAVE, slabs.LIT.rim)
    return render_plate_sprite(size, radius, ROCK, LEDGE, CAVE)


def render_pointer_sprite(one: Plate) -> Sprite:
    """Return what points from the plate of the player whose turn it is to the table."""
    return render_icon_sprite("theme/turn", POINTER, CAVE, () if one.waited_for else WAITS)


def count_plate_rows(seats: int) -> int:
    """Return how many rows of plates this many players need."""
    return -(-seats // MOST_A_ROW)


def measure_strip_height(seats: int) -> int:
    """Return the height of the strip in pixels."""
    return GAP + count_plate_rows(seats) * (ROW_HEIGHT + GAP)


def draw_strip(canvas: Canvas, plates: Sequence[Plate], left: int, right: int) -> None:
    """Draw the strip at the top of a canvas, between two edges."""
    a_row = -(-len(plates) // count_plate_rows(len(plates)))
    width = (right - left - GAP * (a_row - 1)) // a_row
    for number, one in enumerate(plates):
        row, column = divmod(number, a_row)
        x, y = left + column * (width + GAP), GAP + row * (ROW_HEIGHT + GAP)
        _draw_plate(canvas, one, (x, y, x + width, y + ROW_HEIGHT))


def _draw_plate(canvas: Canvas, one: Plate, box: Box) -> None:
    left, top, right, bottom = box
    lit = one.waited_for or one.won
    look = slabs.LIT if lit else slabs.BESIDE if one.turn else slabs.DIM
    fill, ink = look.ground, look.ink
    canvas.paste(
        slabs.render_slab_sprite((right - left, bottom - top), PLATE_RADIUS, look, CAVE, shadow=SHADOW), (left, top)
    )
    disc = render_icon_sprite(one.disc, BADGE, fill) if one.disc else render_badge_sprite(one.seat, BADGE, fill)
    canvas.paste(disc, (left + BADGE_LEFT, top + BADGE_TOP))
    if one.won:
        canvas.paste_centred(
            render_icon_sprite("theme/crown", CROWN, fill), (left + CROWN_MIDDLE[0], top + CROWN_MIDDLE[1])
        )
    if one.held:
        canvas.paste_centred(render_icon_sprite(one.held, HELD, fill), (right - HELD_IN, top + SCORE_MIDDLE - 6))
    elif one.turn:
        canvas.paste_centred(render_pointer_sprite(one), ((left + right) // 2, bottom))
    room = right - left - TEXT_LEFT - BESIDE
    name = fit_name(one.name, NAME_SIZES, room, f"#{one.seat + 1}")
    canvas.write(name, (left + TEXT_LEFT, top + NAME_MIDDLE), ink, fill)
    end = _draw_counts(canvas, one, (left + TEXT_LEFT, top + SCORE_MIDDLE), (ink, fill))
    draw_markers(canvas, one, (end, right - MARKERS_IN), top + SCORE_MIDDLE, fill)


def draw_markers(
    canvas: Canvas, one: Plate, span: tuple[int, int], middle: int, fill: str, *, bare: bool = False
) -> None:
    """Draw the markers that a player has left at the right end of a span, if there is room; `bare` have no signs."""
    room, (most, least) = span[1] - span[0] - MARKER, MARKERS_APART
    if room < least:
        return
    marker = _render_bare_marker(one.seat, fill) if bare else render_seat_sign_sprite(one.seat, MARKER, fill)
    for place in range(one.markers - 1, -1, -1):
        canvas.paste_centred(marker, (span[1] - MARKER // 2 - place * min(most, room), middle))


def _render_bare_marker(seat: int, ground: str) -> Sprite:
    hue, _ = SEATS[seat]
    disc = Drawing("theme/seat", (0, 0, MARKER), build_paint(rim=hue.dark, face=hue.base), crisp=True)
    return compose_sprite((MARKER, MARKER), (disc,), ground, (ground, hue.dark, hue.base))


def _draw_counts(canvas: Canvas, one: Plate, place: tuple[int, int], inks: tuple[str, str]) -> int:
    """Draw points and counts; return where they end."""
    x, y = place
    x = canvas.write(number_lettering(one.points, SCORE_SIZE), (x, y), *inks) + BESIDE
    for drawing, count in one.counts:
        canvas.paste_centred(render_icon_sprite(drawing, COUNT_SIZE, inks[1]), (x + COUNT_SIZE // 2, y))
        x = canvas.write(number_lettering(count, COUNT_SIZE), (x + COUNT_SIZE + 4, y), *inks) + BESIDE
    return x - BESIDE


def number_lettering(value: int, size: int) -> Lettering:
    """Return a number in the round font, with a true minus."""
    return Lettering(str(value).replace("-", "–"), Face(Font.ROUND, size))
