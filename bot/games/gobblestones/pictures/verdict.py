"""How a challenge ended, on the tray below the field: whose row it was, what it showed, and who doubted it."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.gobblestones.pictures import layout
from bot.games.gobblestones.pictures.tiles import render_claim_sprite, render_rack_sprite
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering, fit_name, measure_pixel_width
from bot.pictures.painting.sprites import Point, Size, Sprite, render_icon_sprite, render_svg_sprite, sprite_cache
from bot.pictures.painting.theme import BLACK, CAVE, CREAM, GREEN, RED
from bot.pictures.shared.figures import draw_character, measure_character_height
from bot.pictures.shared.great_moment import Mood
from bot.pictures.shared.players import MIN_FACE_BADGE, render_badge_sprite
from bot.pictures.shared.scenery import EMBER_LIGHT, GREEN_LIGHT, draw_glow_rings_svg
from games.gobblestones import GobblestonesView, build_field
from games.gobblestones.views import PlaySeen

CAUGHT_LIGHT, PROVED_LIGHT = (EMBER_LIGHT, RED.soft), (GREEN_LIGHT, GREEN.soft)
"""The light in which they stand, and the edge of the tray."""
VerticalSpan = tuple[int, int]
"""Top and height."""


@dataclass(frozen=True, slots=True)
class ChallengeParty:
    """Somebody whom a challenge was between, at the left end or at the right: what it scored, or nothing if right."""

    seat: int
    name: str
    told: str | None
    mood: Mood
    right: bool = False


def draw_challenge_verdict(canvas: Canvas, view: GobblestonesView, names: Sequence[str], box: VerticalSpan) -> None:
    """Draw who laid the row with what it scored, its tiles face up, and who doubted it with what that cost."""
    last = view.last
    if last is None or last.challenger is None:
        return
    (top, height), caught = box, last.settled == "caught"
    tones, edge = CAUGHT_LIGHT if caught else PROVED_LIGHT
    canvas.paste(render_tray_background_sprite((layout.WIDTH - 6, height), tones, edge), (3, top))
    scored = "0" if caught or not last.points else f"+{last.points}"
    cost = None if caught else f"–{last.points}" if last.points else "0"
    layer = ChallengeParty(last.seat, names[last.seat], scored, "sad" if caught else "glad")
    doubter = ChallengeParty(last.challenger, names[last.challenger], cost, "glad" if caught else "sad", right=True)
    for party in (layer, doubter):
        _draw_party(canvas, party, (top, height, layout.measure_party_width(height, len(last.spaces))), tones[1])
    _draw_tiles(canvas, view, last, (top + height // 2 - 2, height), tones[3])


def _draw_party(canvas: Canvas, party: ChallengeParty, box: tuple[int, int, int], fill: str) -> None:
    """Draw a player with what a challenge scored for them, or a sign that they were right."""
    top, height, wide = box
    middle, room = top + height // 2 - 2, height - layout.TILE_EDGE
    x = layout.TRAY_EDGE + room // 2
    _draw_bust(canvas, party, (layout.WIDTH - x if party.right else x, top), height)
    beside, within = layout.TRAY_EDGE + room + layout.PLATE_ITEM_GAP, wide - room - 3 * layout.PLATE_ITEM_GAP
    upper, lower = middle - room // 4, middle + room // 5

    def left_edge(width: int) -> int:
        return layout.WIDTH - beside - width if party.right else beside

    name = fit_name(party.name, (layout.VERDICT_NAME, layout.NAME_SIZE), within, f"#{party.seat + 1}")
    canvas.draw_text(name, (left_edge(measure_pixel_width(name.text, name.face)), upper), CREAM, fill)
    if party.told is None:
        side = min(layout.RIGHT_SIGN_SIZE, room // 2)
        canvas.paste(render_icon_sprite("parlour/yes", side, fill), (left_edge(side), lower - side // 2 + 2))
    else:
        lettering = Lettering(party.told, FontFace(Font.ROUND, layout.VERDICT_POINTS))
        canvas.draw_text(
            lettering, (left_edge(measure_pixel_width(lettering.text, lettering.face)), lower), CREAM, fill
        )


def _draw_bust(canvas: Canvas, party: ChallengeParty, point: Point, height: int) -> None:
    """Draw somebody behind the lower edge of a tray of a height, with their mood; on a low tray only the face."""
    (middle, top), room = point, height - layout.TILE_EDGE
    side = round(room * layout.BUST_PART)
    if side < MIN_FACE_BADGE:
        canvas.paste_centred(render_badge_sprite(party.seat, room, CAVE), (middle, top + height // 2 - 2))
        return
    foot = top + height - layout.BUST_FOOT
    draw_character(canvas, party.seat, side, CAVE, (middle, foot))
    small = round(side * layout.BUST_MOOD)
    canvas.paste_centred(
        render_icon_sprite(f"moods/{party.mood}", small, CAVE),
        (middle + side // 2, foot - measure_character_height(side) + small // 3),
    )


def _draw_tiles(canvas: Canvas, view: GobblestonesView, last: PlaySeen, point: tuple[int, int], fill: str) -> None:
    """Draw the tiles as they were turned up, each with a stamp, what a lie claimed at its left; in the middle."""
    (middle, height), field, count = point, build_field(view.layout), len(last.spaces)
    tile = layout.compute_verdict_tile_side(height, layout.measure_room_between_parties(height, count) // count)
    beside, stamped = layout.measure_room_for_claim(tile), round(tile * layout.STAMP_PART)
    free = layout.measure_room_between_parties(height, count) - count * (tile + beside)
    gap = max(layout.TILE_GAP, min(layout.MAX_TILE_GAP, free // (count + 1)))
    x = (layout.WIDTH - count * (tile + beside + gap) + gap) // 2
    for space, colour in sorted(zip(last.spaces, last.colours, strict=True)):
        claim, upper = field.colour[space], middle - (tile + layout.STAMP_BELOW) // 2
        stamp = "yes" if claim in (None, colour) else "no"
        canvas.paste(render_rack_sprite(colour, tile, fill), (x + beside, upper))
        if stamp == "no" and tile >= layout.MIN_CLAIMED_TILE:
            canvas.paste(
                render_claim_sprite(claim, field.value[space], layout.compute_claim_side(tile), fill), (x, upper)
            )
        x += beside + tile + gap
        corner = x - stamped - gap + layout.STAMP_BELOW // 2, upper + tile + layout.STAMP_BELOW - stamped
        canvas.paste(render_icon_sprite(f"parlour/{stamp}", stamped, fill), corner)


@sprite_cache(8)
def render_tray_background_sprite(size: Size, tones: tuple[str, ...], edge: str) -> Sprite:
    """Return the tray in its light, which falls on the tiles in the middle."""
    (width, height), middle = size, (size[0] // 2, size[1] * 3 // 5)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<clipPath id="in"><rect x="4" y="4" width="{width - 8}" height="{height - 11}" rx="9"/></clipPath>'
        f'<rect width="{width}" height="{height}" fill="{CAVE}"/>'
        f'<rect width="{width}" height="{height - 1}" rx="12" fill="{BLACK}"/>'
        f'<rect width="{width}" height="{height - 5}" rx="12" fill="{edge}"/>'
        f'<g clip-path="url(#in)"><rect width="{width}" height="{height}" fill="{tones[1]}"/>'
        + draw_glow_rings_svg(middle, ((900, 700), (430, 330)), tones[1:4], rays=20)
        + draw_glow_rings_svg(middle, ((250, 120),), tones[3:])
        + "</g></svg>"
    )
    return render_svg_sprite(svg, CAVE, (*tones, BLACK, edge))
