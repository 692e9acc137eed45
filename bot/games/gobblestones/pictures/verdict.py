"""How a challenge ended, on the tray below the field: whose row it was, what it showed, and who doubted it."""

from bot.games.gobblestones.pictures import layout as at
from bot.games.gobblestones.pictures.stones import claim_sprite, rack_sprite
from bot.games.gobblestones.pictures.tray import board_sprite
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering
from bot.pictures.painting.sprites import icon, plate
from bot.pictures.painting.theme import BLACK, CREAM, GOLD, GREEN, INK, RED
from bot.pictures.shared.players import badge
from games.gobblestones import GobblestonesView, field_of
from games.gobblestones.views import PlaySeen

CAUGHT, PROVED = (RED.deep, RED.soft), (GREEN.deep, GREEN.soft)
"""The ground of the tray, and its edge."""


def draw_verdict(canvas: Canvas, view: GobblestonesView, top: int, height: int) -> None:
    """Draw who laid the row, its tiles face up, what it scored, and who doubted it with what that cost."""
    last = view.last
    if last is None or last.challenger is None:
        return
    caught = last.settled == "caught"
    fill, edge = CAUGHT if caught else PROVED
    canvas.paste(board_sprite((at.WIDTH - 6, height), fill, edge), (3, top))
    face, middle = height - at.TILE_EDGE, top + height // 2 - 2
    room = (at.WIDTH - 2 * (face + at.POINTS) - 8 * at.TRAY_EDGE) // len(last.spaces)
    tile = at.turned_up(height, room)
    tiles = len(last.spaces) * (tile + at.beside(tile) + at.TILE_GAP)
    x = (at.WIDTH - 2 * (face + at.POINTS) - tiles - 5 * at.TRAY_EDGE) // 2
    canvas.paste(badge(last.seat, face, fill), (x, middle - face // 2))
    scored = "0" if caught or not last.points else f"+{last.points}"
    x = _draw_points(canvas, scored, x + face + at.TRAY_EDGE, middle, fill)
    x = _draw_tiles(canvas, view, last, (x + 2 * at.TRAY_EDGE, middle, tile), fill) + at.TRAY_EDGE
    canvas.paste(badge(last.challenger, face, fill), (x, middle - face // 2))
    x += face + at.TRAY_EDGE
    if caught:
        canvas.paste(icon("parlour/yes", at.RIGHT, fill), (x, middle - at.RIGHT // 2))
    else:
        _draw_points(canvas, f"–{last.points}" if last.points else "0", x, middle, fill)


def _draw_tiles(canvas: Canvas, view: GobblestonesView, last: PlaySeen, place: tuple[int, int, int], fill: str) -> int:
    """Draw the tiles as they were turned up, each with a stamp, what a lie claimed at its left; return their end."""
    (x, middle, tile), field = place, field_of(view.layout)
    beside, stamped = at.beside(tile), round(tile * at.STAMP_PART)
    for space, colour in sorted(zip(last.spaces, last.colours, strict=True)):
        claim, upper = field.colour[space], middle - (tile + at.STAMP_BELOW) // 2
        stamp = "yes" if claim in (None, colour) else "no"
        canvas.paste(rack_sprite(colour, tile, fill), (x + beside, upper))
        if stamp == "no" and tile >= at.LEAST_CLAIM:
            canvas.paste(claim_sprite(claim, field.value[space], at.CLAIM, fill), (x, upper))
        x += beside + tile + at.TILE_GAP
        corner = x - stamped - at.TILE_GAP + at.STAMP_BELOW // 2, upper + tile + at.STAMP_BELOW - stamped
        canvas.paste(icon(f"parlour/{stamp}", stamped, fill), corner)
    return x


def _draw_points(canvas: Canvas, said: str, left: int, middle: int, fill: str) -> int:
    """Write what somebody scored on a plate; return where it ends."""
    size = at.POINTS, at.PLATE
    ground = GOLD if said.startswith("+") else CREAM
    canvas.paste(plate(size, at.PLATE_RADIUS, ground, BLACK, fill), (left, middle - size[1] // 2))
    text = Lettering(said, Face(Font.ROUND, at.POINTS_SIZE))
    canvas.write_about(text, (left + at.POINTS // 2, middle), INK, ground)
    return left + at.POINTS
