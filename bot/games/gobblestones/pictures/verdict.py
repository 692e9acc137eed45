"""How a challenge ended, on the tray below the field: whose row it was, what it showed, and who doubted it."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.gobblestones.pictures import layout as at
from bot.games.gobblestones.pictures.stones import claim_sprite, rack_sprite
from bot.games.gobblestones.pictures.tray import board_sprite
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted
from bot.pictures.painting.sprites import Size, Sprite, drawn, icon
from bot.pictures.painting.theme import BLACK, CREAM, GREEN, RED
from bot.pictures.shared.players import badge
from games.gobblestones import GobblestonesView, field_of
from games.gobblestones.views import PlaySeen

CAUGHT, PROVED = (RED.deep, RED.soft), (GREEN.deep, GREEN.soft)
"""The ground of the tray, and its edge."""
Box = tuple[int, int]
"""Top and height."""
Party = tuple[int, str, str | None]
"""A seat, its name, and what a challenge scored for it: nothing if it was right."""


def draw_verdict(canvas: Canvas, view: GobblestonesView, names: Sequence[str], box: Box) -> None:
    """Draw who laid the row with what it scored, its tiles face up, and who doubted it with what that cost."""
    last = view.last
    if last is None or last.challenger is None:
        return
    (top, height), caught = box, last.settled == "caught"
    fill, edge = CAUGHT if caught else PROVED
    canvas.paste(board_sprite((at.WIDTH - 6, height), fill, edge), (3, top))
    rule = _rule((at.RULE, height - 2 * at.TILE_EDGE), fill, edge)
    middle = top + height // 2 - 2
    party = at.party(height, len(last.spaces))
    for x in (at.TRAY_EDGE + party, at.WIDTH - at.TRAY_EDGE - party - at.RULE):
        canvas.paste(rule, (x, middle - rule.height // 2))
    scored = "0" if caught or not last.points else f"+{last.points}"
    cost = None if caught else f"–{last.points}" if last.points else "0"
    _draw_party(canvas, (last.seat, names[last.seat], scored), (at.TRAY_EDGE, middle, height, party), fill)
    right = at.WIDTH - at.TRAY_EDGE - party + at.BESIDE
    _draw_party(canvas, (last.challenger, names[last.challenger], cost), (right, middle, height, party), fill)
    _draw_tiles(canvas, view, last, (middle, height), fill)


def _draw_party(canvas: Canvas, party: Party, place: tuple[int, int, int, int], fill: str) -> None:
    """Draw a player with what a challenge scored for them, or a sign that they were right."""
    (seat, name, told), (left, middle, height, wide) = party, place
    face = height - at.TILE_EDGE
    canvas.paste(badge(seat, face, fill), (left, middle - face // 2))
    x, room = left + face + at.BESIDE, wide - face - 3 * at.BESIDE
    upper, lower = middle - face // 4, middle + face // 5
    canvas.write(fitted(name, (at.NAME_SIZE,), room, f"#{seat + 1}"), (x, upper), CREAM, fill)
    if told is None:
        side = min(at.RIGHT, face // 2)
        canvas.paste(icon("parlour/yes", side, fill), (x, lower - side // 2 + 2))
    else:
        canvas.write(Lettering(told, Face(Font.ROUND, at.POINTS_SIZE)), (x, lower), CREAM, fill)


def _draw_tiles(canvas: Canvas, view: GobblestonesView, last: PlaySeen, place: tuple[int, int], fill: str) -> None:
    """Draw the tiles as they were turned up, each with a stamp, what a lie claimed at its left; in the middle."""
    (middle, height), field, count = place, field_of(view.layout), len(last.spaces)
    tile = at.turned_up(height, at.between(height, count) // count)
    beside, stamped = at.beside(tile), round(tile * at.STAMP_PART)
    x = (at.WIDTH - count * (tile + beside + at.TILE_GAP) + at.TILE_GAP) // 2
    for space, colour in sorted(zip(last.spaces, last.colours, strict=True)):
        claim, upper = field.colour[space], middle - (tile + at.STAMP_BELOW) // 2
        stamp = "yes" if claim in (None, colour) else "no"
        canvas.paste(rack_sprite(colour, tile, fill), (x + beside, upper))
        if stamp == "no" and tile >= at.LEAST_CLAIM:
            canvas.paste(claim_sprite(claim, field.value[space], at.CLAIM, fill), (x, upper))
        x += beside + tile + at.TILE_GAP
        corner = x - stamped - at.TILE_GAP + at.STAMP_BELOW // 2, upper + tile + at.STAMP_BELOW - stamped
        canvas.paste(icon(f"parlour/{stamp}", stamped, fill), corner)


@lru_cache(maxsize=8)
def _rule(size: Size, fill: str, line: str) -> Sprite:
    """Return the rule between a player and the tiles."""
    width, height = size
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" rx="{width / 2}" fill="{line}"/></svg>'
    )
    return drawn(svg, fill, (fill, line, BLACK))
