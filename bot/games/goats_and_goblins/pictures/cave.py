"""The upper part of the picture: the cave with what is left in it, the expedition's cards, the stack."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.goats_and_goblins.pictures import layout as at
from bot.games.goats_and_goblins.pictures.contents import CardPlace, places, settled, value
from bot.games.goats_and_goblins.pictures.pieces import FOLDER, card_sprite, tile_sprite
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted
from bot.pictures.painting.sprites import Place, Sprite, drawn, icon, paint, plain_icon, plate
from bot.pictures.painting.theme import CAVE, CREAM, GOLD, LEDGE, RED, ROCK, SAND
from bot.pictures.shared.players import PLATE_RADIUS, badge, number
from bot.pictures.shared.scenery import rings
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView, PlayedSeen
from games.goats_and_goblins.state import FALLEN

DARK = "#0d0b09"
"""The darkness in the mouth of the cave."""
DEEP, LANTERN, DANGER = (
    "#1c1713",
    ("#24201a", "#2e2821", "#33200f", "#452c14"),
    ("#24201a", "#33200f", "#5a150e", "#731b12"),
)
"""The walls of the cave, and the light on them, from far inside to its mouth."""
LIGHTS = ((760, 520), (560, 380), (330, 250), (190, 170))
NEXT = paint(rim=GOLD, back="#483f32", sign=SAND)
"""The next card to be drawn."""
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
    canvas.paste(_tunnel(cave_height(view), value(view) >= FALLEN - 1), (0, 0))
    _draw_mouth(canvas, view)
    _draw_meter(canvas, value(view))
    _draw_heading(canvas, view, words)
    for count, place in enumerate(shown := places(view)):
        row, column = divmod(count, at.A_ROW)
        nearest = not place.card and (not count or shown[count - 1].card is not None)
        _draw_place(
            canvas, place, (at.TRACK_LEFT + column * at.CARD_STEP, at.TRACK_TOP + row * at.ROW_STEP), nearest=nearest
        )
    if view.stack:
        _draw_stack(canvas, view.stack, words, _track_bottom(view))


def heading(view: GoatsAndGoblinsView, words: Words) -> str:
    """Return the words over the cards; they follow the badge of a Leader."""
    if not settled(view):
        if view.stage == "turn":
            return words("picture-goats-and-goblins-heading-leads")
        return words("picture-goats-and-goblins-heading-now", drawn=len(view.drawn), more=view.to_draw)
    ended = "home" if view.last and view.last.succeeded else "buried"
    return words(SETTLED[view.stage], ended=ended)


def _track_bottom(view: GoatsAndGoblinsView) -> int:
    return at.TRACK_TOP + max(1, -(-len(places(view)) // at.A_ROW)) * at.ROW_STEP


@lru_cache(maxsize=32)
def _tunnel(height: int, danger: bool) -> Sprite:
    """Return the inside of the cave: light that falls in at its mouth, red when one more Cave-In may bury everybody."""
    tones = DANGER if danger else LANTERN
    teeth = "".join(
        f"L{x} {4 + (x * 37 % 23)}L{x + 24} {14 + (x * 53 % 19)}" for x in range(at.TRACK_LEFT, at.WIDTH + 48, 48)
    )
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{at.WIDTH}" height="{height}">'
        f'<rect width="{at.WIDTH}" height="{height}" fill="{DEEP}"/>'
        + rings((at.CAVE_LEFT + at.CAVE_SIDE // 2, at.CAVE_TOP + at.LEFT_MIDDLE), LIGHTS, tones)
        + f'<path fill="{DARK}" d="M{at.TRACK_LEFT - 20} 0{teeth}V0z"/></svg>',
        CAVE,
        (DEEP, DARK, *tones),
    )


def _draw_mouth(canvas: Canvas, view: GoatsAndGoblinsView) -> None:
    middle = at.CAVE_LEFT + at.CAVE_SIDE // 2
    canvas.paste(icon(f"{FOLDER}/cave", at.CAVE_SIDE, CAVE), (at.CAVE_LEFT, at.CAVE_TOP))
    canvas.write_about(number(view.cave, at.LEFT_SIZE), (middle, at.CAVE_TOP + at.LEFT_MIDDLE), CREAM, DARK)
    if view.seers:
        _draw_seers(canvas, view, (middle, at.CAVE_TOP + at.SEER_MIDDLE))


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
        boulder = icon(f"{FOLDER}/{drawing}", at.BOULDER, CAVE)
        canvas.paste(boulder, (at.CAVE_LEFT + place * at.BOULDER_STEP, at.METER_TOP))
    text = Lettering(f"{fallen}/{FALLEN}", Face(Font.ROUND, at.METER_SIZE))
    x = at.CAVE_LEFT + FALLEN * at.BOULDER_STEP + 4
    canvas.write(text, (x, at.METER_TOP + at.BOULDER // 2), RED.soft if fallen >= FALLEN else CREAM, CAVE)


def _draw_heading(canvas: Canvas, view: GoatsAndGoblinsView, words: Words) -> None:
    leader = view.last.leader if view.last and settled(view) else view.leader
    x, half = at.TRACK_LEFT, at.HEADING_BADGE // 2
    canvas.paste_about(badge(leader, at.HEADING_BADGE, CAVE), (x + half, at.HEADING_MIDDLE))
    x += at.HEADING_BADGE + at.TILE_GAP
    lettering = fitted(heading(view, words), at.HEADING_SIZES, at.WIDTH - at.EDGE - x, "")
    canvas.write(lettering, (x, at.HEADING_MIDDLE), CREAM, CAVE)


def _draw_place(canvas: Canvas, place: CardPlace, corner: Place, *, nearest: bool) -> None:
    """Draw a card, or the back of one that is still to be drawn: the next of them stands nearer the light."""
    x, y = corner
    if place.marked:
        size = (at.CARD_WIDTH + 2 * at.RIM, at.CARD + 2 * at.RIM)
        canvas.paste(plate(size, at.RIM_RADIUS, GOLD, GOLD, CAVE), (x - at.RIM, y - at.RIM))
    shown = (
        card_sprite(place.card, CAVE)
        if place.card
        else plain_icon(f"{FOLDER}/slot", at.CARD, CAVE, NEXT if nearest else ())
    )
    canvas.paste(shown, (x - at.CARD_INDENT, y))
    if place.beyond:
        middle = (x + at.CARD_WIDTH // 2, y + at.CARD // 2)
        canvas.paste_about(plate((at.CARD_WIDTH - 12, at.STACK_BADGE), PLATE_RADIUS, ROCK, ROCK, ROCK), middle)
        canvas.write_about(Lettering(f"+{place.beyond}", Face(Font.ROUND, at.BEYOND_SIZE)), middle, CREAM, ROCK)
    if place.owner is not None:
        canvas.paste(badge(place.owner, at.OWNER, CAVE), (x + at.OWNER_PLACE[0], y + at.OWNER_PLACE[1]))
    if place.peeked:
        canvas.paste(icon(f"{FOLDER}/seeing-stone", at.EYE, CAVE), (x + at.EYE_PLACE[0], y + at.EYE_PLACE[1]))


def _draw_stack(canvas: Canvas, stack: Sequence[PlayedSeen], words: Words, top: int) -> None:
    """Draw the played cards, the newest first and in gold: it takes effect first."""
    caption = Lettering(
        words("picture-goats-and-goblins-stack-caption", count=len(stack)), Face(Font.ROUND, at.STACK_SIZE)
    )
    canvas.write(caption, (at.TRACK_LEFT, top + at.STACK_CAPTION), CREAM, CAVE)
    for place, played in enumerate(stack[: at.STACK_SHOWN]):
        _draw_played(canvas, played, (at.TRACK_LEFT + place * at.STACK_STEP, top + at.STACK_ITEMS), newest=not place)


def _draw_played(canvas: Canvas, played: PlayedSeen, corner: Place, *, newest: bool) -> None:
    (x, y), (width, height) = corner, at.STACK_PLATE
    fill, edge = (CREAM, GOLD) if newest else (ROCK, LEDGE)
    canvas.paste(plate(at.STACK_PLATE, PLATE_RADIUS, fill, edge, CAVE), corner)
    canvas.paste_about(badge(played.seat, at.STACK_BADGE, fill), (x + 28, y + height // 2))
    canvas.paste_about(tile_sprite(played.kind, at.STACK_TILE, fill), (x + width - 38, y + height // 2))
    if played.target is not None:
        canvas.paste_about(badge(played.target, at.SEER_BADGE, fill), (x + width - 14, y + height - 14))
