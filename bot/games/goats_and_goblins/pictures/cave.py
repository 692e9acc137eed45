"""The upper part of the picture: the cave with what is left in it, the expedition's cards, the stack."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.goats_and_goblins.pictures import layout as at
from bot.games.goats_and_goblins.pictures.contents import CardPlace, places, settled, value
from bot.games.goats_and_goblins.pictures.pieces import FOLDER, card_sprite, tile_sprite
from bot.games.goats_and_goblins.pictures.tunnel import BEAM, DARK, tunnel
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted
from bot.pictures.painting.slabs import Look, slab
from bot.pictures.painting.sprites import (
    Drawing,
    Place,
    Sprite,
    icon,
    outline,
    paint,
    plain_icon,
    plate,
    sprite,
    tones_in,
)
from bot.pictures.painting.theme import BLACK, BONE, BROWN, CAVE, CREAM, GOLD, SAND, SKY, SLATE
from bot.pictures.shared.players import PLATE_RADIUS, badge, number
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView, PlayedSeen
from games.goats_and_goblins.state import FALLEN

NEXT = paint(rim=GOLD, back=SLATE.base, sign=BONE.pale)
"""The next card to be drawn."""
SHELF = "#573719"
"""The board on which the stack lies."""
SHELF_LOOK = Look(SHELF, SHELF, BROWN.soft, BROWN.base, CREAM, SHELF)
SETTLED = {
    "turn": "picture-goats-and-goblins-heading-turn",
    "dividing": "picture-goats-and-goblins-heading-dividing",
    "taking": "picture-goats-and-goblins-heading-taking",
}
"""The title over the cards of an expedition that is over, by the stage that follows."""


def cave_height(view: GoatsAndGoblinsView) -> int:
    """Return the height of this part."""
    return max(at.COLUMN_BOTTOM, _track_bottom(view) + (at.STACK_HEIGHT if view.stack else 0))


def draw_cave(canvas: Canvas, view: GoatsAndGoblinsView, words: Words) -> None:
    """Draw the cave, the Cave-Ins, the cards of the expedition and the stack."""
    shown = places(view)
    cards = sum(place.card is not None for place in shown)
    scale = at.FEW.get(len(shown), 1.0)
    step = round(at.CARD_STEP * scale)
    deep = at.TRACK_LEFT + min(cards, at.A_ROW) * step
    height = cave_height(view)
    free = height - _track_bottom(view) - (at.STACK_HEIGHT if view.stack else 0)
    canvas.paste(tunnel(height, deep, danger=value(view) >= FALLEN - 1, rails=free >= at.RAILS), (0, 0))
    if free >= at.RAILS:
        wide, high = at.CART
        layers = (Drawing(f"{FOLDER}/cart", (0, 0, wide), height=high),)
        cart = sprite(at.CART, layers, CAVE, tones_in(f"{FOLDER}/cart"))
        canvas.paste(cart, (min(deep, at.WIDTH - wide - at.EDGE), height - high - 14))
    _draw_mouth(canvas, view)
    _draw_meter(canvas, value(view))
    _draw_heading(canvas, view, words)
    for count, place in enumerate(shown):
        row, column = divmod(count, at.A_ROW)
        nearest = not place.card and (not count or shown[count - 1].card is not None)
        corner = at.TRACK_LEFT + column * step, at.TRACK_TOP + row * at.ROW_STEP
        _draw_place(canvas, place, corner, scale, nearest=nearest)
    if view.stack:
        _draw_stack(canvas, view.stack, words, height - at.STACK_HEIGHT)


def heading(view: GoatsAndGoblinsView, words: Words) -> str:
    """Return the words over the cards; they follow the badge of a Leader."""
    if not settled(view):
        if view.stage == "turn":
            return words("picture-goats-and-goblins-heading-leads")
        return words("picture-goats-and-goblins-heading-now", drawn=len(view.drawn), more=view.to_draw)
    ended = "home" if view.last and view.last.succeeded else "buried"
    return words(SETTLED[view.stage], ended=ended)


def _track_bottom(view: GoatsAndGoblinsView) -> int:
    shown = len(places(view))
    if shown in at.FEW:
        return at.TRACK_TOP + round(at.CARD * at.FEW[shown])
    return at.TRACK_TOP + max(1, -(-shown // at.A_ROW)) * at.ROW_STEP


def _draw_mouth(canvas: Canvas, view: GoatsAndGoblinsView) -> None:
    middle = at.CAVE_LEFT + at.CAVE_SIDE // 2
    canvas.paste(_rock("cave"), (at.CAVE_LEFT, at.CAVE_TOP))
    if value(view) >= FALLEN:
        canvas.paste(_rock("rubble"), (at.CAVE_LEFT, at.CAVE_TOP))
    canvas.write_about(number(view.cave, at.LEFT_SIZE), (middle, at.CAVE_TOP + at.LEFT_MIDDLE), CREAM, DARK)
    if view.seers:
        _draw_seers(canvas, view, (middle, at.CAVE_TOP + at.SEER_MIDDLE))


@lru_cache(maxsize=2)
def _rock(name: str) -> Sprite:
    """Return the mouth of the cave, or the rubble in it, in the colours of the drawing: each shade costs bytes."""
    side = at.CAVE_SIDE
    return sprite((side, side), (Drawing(f"{FOLDER}/{name}", (0, 0, side)),), CAVE, tones_in(f"{FOLDER}/{name}"))


def _draw_seers(canvas: Canvas, view: GoatsAndGoblinsView, middle: Place) -> None:
    """Draw an eye, and the badges of those who know the top card."""
    x, y = middle[0] - at.SEER_STEP * len(view.seers) // 2, middle[1]
    canvas.paste_about(icon(f"{FOLDER}/seeing-stone", at.SEER_EYE, DARK), (x, y))
    for place, seat in enumerate(view.seers, start=1):
        canvas.paste_about(badge(seat, at.SEER_BADGE, DARK), (x + place * at.SEER_STEP, y))


def _draw_meter(canvas: Canvas, fallen: int) -> None:
    """Draw three boulders, as many of them red as the Cave-Ins count, and the count as a number."""
    for place in range(FALLEN):
        drawing = "boulder" if place < fallen else "boulder-none"
        boulder = plain_icon(f"{FOLDER}/{drawing}", at.BOULDER, CAVE)
        canvas.paste(boulder, (at.CAVE_LEFT + place * at.BOULDER_STEP, at.METER_TOP))
    text = Lettering(f"{fallen}/{FALLEN}", Face(Font.ROUND, at.METER_SIZE))
    x = at.CAVE_LEFT + FALLEN * at.BOULDER_STEP + 4
    canvas.write(text, (x, at.METER_TOP + at.BOULDER // 2), CREAM, CAVE)


def _draw_heading(canvas: Canvas, view: GoatsAndGoblinsView, words: Words) -> None:
    leader = view.last.leader if view.last and settled(view) else view.leader
    x, half = at.TRACK_LEFT, at.HEADING_BADGE // 2
    canvas.paste_about(badge(leader, at.HEADING_BADGE, BEAM), (x + half, at.HEADING_MIDDLE))
    x += at.HEADING_BADGE + at.TILE_GAP
    lettering = fitted(heading(view, words), at.HEADING_SIZES, at.WIDTH - at.EDGE - x, "")
    canvas.write(lettering, (x, at.HEADING_MIDDLE), CREAM, BEAM)


def _draw_place(canvas: Canvas, place: CardPlace, corner: Place, scale: float, *, nearest: bool) -> None:
    """Draw a card, or the back of one that is still to be drawn: the next of them stands nearer the light."""
    (x, y), side = corner, round(at.CARD * scale)
    width, back = round(at.CARD_WIDTH * scale), NEXT if nearest else ()
    shown = card_sprite(place.card, CAVE, side) if place.card else plain_icon(f"{FOLDER}/slot", side, CAVE, back)
    canvas.paste(shown, (x - round(at.CARD_INDENT * scale), y))
    if place.marked or place.peeked:
        rim, size = at.RIM, (width + 2 * at.RIM, round(110 * scale) + 2 * at.RIM)
        line = SKY.base if place.peeked else GOLD
        canvas.paste(outline(size, round(at.RIM_RADIUS * scale), line, BLACK, at.RIM), (x - rim, y - rim))
    if place.beyond:
        middle = (x + width // 2, y + side // 2)
        canvas.paste_about(plate((width - 8, at.STACK_BADGE + 6), PLATE_RADIUS, BLACK, GOLD, BLACK), middle)
        canvas.write_about(Lettering(f"+{place.beyond}", Face(Font.ROUND, at.BEYOND_SIZE)), middle, CREAM, BLACK)
    (right, up), (eye_right, eye_up) = at.OWNER_PLACE, at.EYE_PLACE
    if place.owner is not None:
        canvas.paste(badge(place.owner, at.OWNER, CAVE), (x + right + width - at.CARD_WIDTH, y + up))
    if place.peeked:
        eye = icon(f"{FOLDER}/seeing-stone", at.EYE, CAVE)
        canvas.paste(eye, (x + eye_right + width - at.CARD_WIDTH, y + eye_up))


def _draw_stack(canvas: Canvas, stack: Sequence[PlayedSeen], words: Words, top: int) -> None:
    """Draw the played cards on a shelf, the newest first, largest and in gold: it takes effect first."""
    shelf = at.WIDTH - at.TRACK_LEFT - 4, at.STACK_HEIGHT - 4
    canvas.paste(slab(shelf, PLATE_RADIUS, SHELF_LOOK, CAVE, shadow=4), (at.TRACK_LEFT - 2, top))
    caption = Lettering(
        words("picture-goats-and-goblins-stack-caption", count=len(stack)), Face(Font.ROUND, at.STACK_SIZE)
    )
    canvas.write(caption, (at.TRACK_LEFT + 14, top + at.STACK_CAPTION), CREAM, SHELF)
    x, foot = at.TRACK_LEFT + 10, top + at.STACK_HEIGHT - 10
    for place, played in enumerate(stack[: at.STACK_SHOWN]):
        size = at.STACK_OLDER if place else at.STACK_NEWEST
        _draw_played(canvas, played, (x, foot - size[1]), size, newest=not place)
        x += size[0] + at.TILE_GAP


def _draw_played(
    canvas: Canvas, played: PlayedSeen, corner: Place, size: tuple[int, int, int], *, newest: bool
) -> None:
    (x, y), (width, height, tile) = corner, size
    fill, edge = (CREAM, GOLD) if newest else (SAND, "#7d6d55")
    canvas.paste(plate((width, height), PLATE_RADIUS, fill, edge, SHELF), corner)
    middle = y + height // 2
    canvas.paste_about(badge(played.seat, at.STACK_BADGE, fill), (x + 30, middle))
    canvas.paste_about(tile_sprite(played.kind, tile, fill), (x + width - tile // 2 - 10, middle))
    if played.target is not None:
        canvas.paste_about(badge(played.target, at.SEER_BADGE, fill), (x + width - 18, y + height - 16))
