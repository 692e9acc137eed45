"""People and goblins who stand behind something, with shoulders in the colour of their seat."""

from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import (
    Drawing,
    Point,
    Sprite,
    build_paint,
    compose_sprite,
    list_drawing_tones,
    render_icon_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, GOLD, SAND, SEAT_LOOKS
from bot.pictures.shared.players import MIN_FACE_BADGE, render_badge_sprite, render_seat_disc_sprite
from bot.pictures.shared.portraits import Portrait, find_portrait

SHOULDER_PARTS, HEAD_RAISE_PART = (1.3, 0.62), 0.3
"""How broad and high somebody's shoulders are, and how far they raise the head, as parts of the face."""
SEAT_SIGN_PART, SEAT_SIGN_PLACE = 0.32, (0.46, 0.17)
"""How large the sign of the seat is that somebody wears on the breast, and where, beside the middle and above the edge:
on a face it would hide the jaw."""
CHIN_GAP = 4
"""How far the chin is above them, and they below the edge behind which somebody stands."""

RING_FACE_PART = 0.8
"""How large a person's picture in its ring is beside a goblin's head, which has none: its colours cost bytes."""
MAX_RINGED_FACE = 120
"""The player who is larger is alone in the light: their picture is as large as a goblin's head."""


def measure_character_height(side: int) -> int:
    """Return how high somebody with a face of this side stands behind an edge."""
    return round(side * (1 + HEAD_RAISE_PART)) + CHIN_GAP


def draw_character(
    canvas: Canvas,
    seat: int,
    side: int,
    air: str,
    point: Point,
    *,
    goblin: bool = False,
    crisp: bool = False,
) -> None:
    """Draw somebody behind an edge: a place of it is below their middle. A `goblin` may have no face of its own.

    A `crisp` one has hard edges, and no ring round a head (see `render_head_sprite`).
    """
    middle, foot = point
    if goblin and find_portrait(seat) is None:
        canvas.paste(render_icon_sprite("parlour/goblin", side, air), (middle - side // 2, foot - side))
        return
    width = round(side * SHOULDER_PARTS[0])
    height = round(side * SHOULDER_PARTS[1])
    canvas.paste(
        _render_shoulders_sprite(seat, (width, height), air, crisp), (middle - width // 2, foot - height + CHIN_GAP)
    )
    face = render_head_sprite(seat, side, air) if crisp else render_badge_sprite(seat, side, air, bare=True)
    canvas.paste(face, (middle - face.width // 2, foot - measure_character_height(side) + side - face.height))
    if find_portrait(seat):
        right, up = (round(side * part) for part in SEAT_SIGN_PLACE)
        canvas.paste_centred(
            render_seat_disc_sprite(seat, round(side * SEAT_SIGN_PART), SEAT_LOOKS[seat][0].base),
            (middle + right, foot - up),
        )


def render_head_sprite(seat: int, side: int, air: str) -> Sprite:
    """Return a goblin's head with hard edges, without a ring: a third less bytes; of all others a smaller badge."""
    face = find_portrait(seat)
    if not isinstance(face, Portrait):
        smaller = side if side > MAX_RINGED_FACE else max(min(side, MIN_FACE_BADGE), round(side * RING_FACE_PART))
        return render_badge_sprite(seat, smaller, air, bare=True)
    tones = dict.fromkeys(tone for name in face.drawings for tone in list_drawing_tones(f"goblins/{name}"))
    return compose_sprite((side, side), face.build_layers((0, 0, side), crisp=True), air, (air, *tones))


@sprite_cache(64)
def _render_shoulders_sprite(seat: int, size: tuple[int, int], air: str, crisp: bool) -> Sprite:
    """Return shoulders in a coat of a seat's colour."""
    hue = SEAT_LOOKS[seat][0]
    layer = Drawing(
        "parlour/bust",
        (0, 0, size[0]),
        build_paint(coat=hue.base, shade=hue.deep, glove=hue.soft),
        height=size[1],
        crisp=crisp,
    )
    return compose_sprite(size, (layer,), air, (air, BLACK, hue.base, hue.deep, hue.soft, SAND, GOLD))
