"""The upper part of the picture: the cave with what is left in it, the expedition's cards, the stack."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from bot.games.goats_and_goblins.pictures import layout as at
from bot.games.goats_and_goblins.pictures.buried import draw_buried, draw_dust, draw_rays
from bot.games.goats_and_goblins.pictures.contents import (
    CardPlace,
    buried,
    leader,
    places,
    planned,
    settled,
    tag,
    value,
)
from bot.games.goats_and_goblins.pictures.pieces import FOLDER, card_sprite, tile_sprite
from bot.games.goats_and_goblins.pictures.rider import LIES, Rider, draw_rider, rider_beside, wagons
from bot.games.goats_and_goblins.pictures.track import corners, floor_below, is_next, scale_of
from bot.games.goats_and_goblins.pictures.tunnel import (
    BEAM,
    BOARD,
    DARK,
    EDGE,
    GRAIN,
    brazier,
    dim_wall,
    draw_tunnel,
    feet,
)
from bot.pictures.painting.canvas import Canvas, whole
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted, length
from bot.pictures.painting.slabs import Look, slab
from bot.pictures.painting.sprites import (
    Drawing,
    Paint,
    Place,
    Size,
    Sprite,
    drawn,
    icon,
    outline,
    paint,
    plain_icon,
    plate,
    sprite,
    tones_in,
)
from bot.pictures.painting.theme import BLACK, BROWN, CAVE, CREAM, GOLD, INK, SAND, SKY, SLATE, mixed
from bot.pictures.shared.players import GAP, PLATE_RADIUS, badge, number
from bot.pictures.shared.scenery import OUTLINE
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView, PlayedSeen
from games.goats_and_goblins.state import FALLEN

NEXT = paint(rim=CREAM, back=mixed(SLATE.base, SLATE.soft), sign=CREAM)
"""The next card to be drawn: it stands nearer the light."""
BEHIND = paint(rim=SLATE.soft, back=SLATE.base, sign=SLATE.base)
"""The back of which only an edge is seen: half a goat on it would be noise."""
SHELF = "#573719"
"""The board on which the stack lies."""
SHELF_LOOK = Look(SHELF, SHELF, BROWN.soft, BROWN.base, CREAM, SHELF)
NEWEST = Look(CREAM, CREAM, "#ffffff", GOLD, INK, CREAM, rim=5)
OLDER = Look(SAND, SAND, "#f1e8d4", "#7d6d55", INK, SAND)
"""What was played: the newest lies in the light, on those before it."""
CLEAR = 160
"""How far a fire is from the middle of whoever leads."""
SETTLED = {
    "turn": "picture-goats-and-goblins-heading-turn",
    "dividing": "picture-goats-and-goblins-heading-dividing",
    "taking": "picture-goats-and-goblins-heading-taking",
}
"""The title over the cards of an expedition that is over, by the stage that follows."""


def cave_height(view: GoatsAndGoblinsView) -> int:
    """Return the height of this part."""
    shown = places(view)
    return floor_below(shown, scale_of(shown)) + at.STACK_HEIGHT * bool(view.stack)


def draw_cave(canvas: Canvas, view: GoatsAndGoblinsView, words: Words) -> None:
    """Draw the cave, the Cave-Ins, the cards of the expedition and the stack."""
    shown, danger = places(view), value(view) >= FALLEN - 1
    scale = scale_of(shown)
    floor = floor_below(shown, scale)
    laid = corners(shown, scale)
    wide = round(at.CARD_WIDTH * scale)
    rider = rider_beside(laid, (wide, round(at.CARD * scale)), floor)
    if rider and buried(view):
        rider = replace(rider, foot=(LIES, rider.foot[1]))
    lit = rider is not None and (not rider.seated or settled(view))
    fires = () if (lit and scale > at.SCALES[-1]) or settled(view) else _fires(laid, wide, scale, floor)
    if rider and lit:
        fires = tuple(foot for foot in fires if abs(foot[0] - rider.foot[0]) > CLEAR)
    draw_tunnel(canvas, floor, (*fires, rider.light) if rider and lit else fires, danger=danger)
    for x, foot in fires:
        canvas.paste(brazier(), (x - brazier().width // 2, foot - brazier().height))
    if rider and not buried(view):
        others = [seat for seat in range(view.seats) if tag(view, seat) == "in"]
        size = wide, round(at.CARD * scale)
        haul = _haul(rider) if view.stage == "dividing" else ()
        if haul:
            draw_rays(canvas, (rider.foot[0], floor))
        for one, seat in zip(wagons(laid, size, rider, (*fires, *haul), len(others)), others, strict=False):
            draw_rider(canvas, one, seat, leads=False)
        draw_rider(canvas, rider, leader(view))
        for place, side in zip(haul, at.HAUL, strict=False):
            gold = plain_icon(f"{FOLDER}/gold", side, CAVE, (), 8)
            canvas.paste(gold, (place[0] - side // 2, place[1] - side + 6))
    elif rider:
        draw_dust(canvas, (rider.foot[0], floor))
        _draw_cart(canvas, (rider.foot[0], floor))
        draw_buried(canvas, (rider.foot[0], floor))
    _draw_mouth(canvas, view)
    _draw_meter(canvas, value(view))
    _draw_camp_fire(canvas, floor)
    _draw_heading(canvas, view, words)
    _draw_cards(canvas, shown, laid, scale, words)
    if view.stack:
        _draw_stack(canvas, view.stack, words, floor)


def _draw_cards(canvas: Canvas, shown: Sequence[CardPlace], laid: Sequence[Place], scale: float, words: Words) -> None:
    """Draw the cards from the last to the first, then who got them, and what stands for more of them."""
    wide = round(at.CARD_WIDTH * scale)
    for count in reversed(range(len(shown))):
        behind = bool(count) and laid[count][0] < laid[count - 1][0] + wide and laid[count][1] == laid[count - 1][1]
        back = NEXT if is_next(shown, count) else BEHIND if behind else ()
        _draw_place(canvas, shown[count], laid[count], scale, back)
    for place, (x, y) in zip(shown, laid, strict=True):
        if place.owner is not None:
            low = y == laid[-1][1]
            lowest = floor_below(shown, scale) - y - at.OWNER_TAB[1]
            down = min(round(at.OWNER_DOWN * scale), lowest) if low else at.OWNER_UP
            if low:
                tab = plate(at.OWNER_TAB, 14, BEAM, EDGE, CAVE, 4)
                canvas.paste(tab, (x + (wide - at.OWNER_TAB[0]) // 2, y + down - 3))
            canvas.paste(badge(place.owner, at.OWNER, CAVE), (x + (wide - at.OWNER) // (1 + low), y + down))
    if shown and (beyond := shown[-1].beyond):
        fan = [x for place, (x, y) in zip(shown, laid, strict=True) if place.card is None and y == laid[-1][1]]
        _draw_beyond(canvas, beyond, ((fan[0] + fan[-1]) // 2 + wide, laid[-1][1] + at.CARD), words)


def _fires(laid: Sequence[Place], wide: int, scale: float, floor: int) -> tuple[Place, ...]:
    """Return where fires are seen between the cards."""
    return tuple(foot for foot in feet(floor) if not any(_covers(corner, wide, scale, foot) for corner in laid))


def _covers(corner: Place, wide: int, scale: float, foot: Place) -> bool:
    """Tell whether a card hides most of a fire."""
    (x, y), half = corner, brazier().width // 2
    return x - half < foot[0] < x + wide + half and y + round(at.CARD * scale) > foot[1] - brazier().height * 2 // 3


def _draw_camp_fire(canvas: Canvas, foot: int) -> None:
    """Draw the fire before the tent of those who stay outside, if there is room below the cave."""
    if foot - at.METER[3] >= at.TENT:
        canvas.paste(_crisp("fire", at.CAMP_FIRE, CAVE), (at.CAMP_LEFT, foot - at.CAMP_FIRE[1] - 8))


def _haul(rider: Rider) -> list[Place]:
    """Return where the gold lies that was brought home: heaped beside the cart from which it is divided."""
    (middle, foot), wide = rider.foot, rider.cart[0]
    left, right = (middle + way * (wide // 2 + side // 3) for way, side in zip((-1, 1), at.HAUL, strict=True))
    return [(left, foot), (min(right, at.GALLERY[1] - at.HAUL[1] // 2), foot)]


def _draw_cart(canvas: Canvas, middle: Place) -> None:
    """Draw the cart with a goat on the rails: its middle, and the floor."""
    canvas.paste(_crisp("cart", at.CART, CAVE), (middle[0] - at.CART[0] // 2, middle[1] - at.CART[1] - 8))


def heading(view: GoatsAndGoblinsView, words: Words) -> str:
    """Return the words over the cards; they follow the badge of a Leader."""
    if not settled(view):
        if view.stage == "turn":
            return words("picture-goats-and-goblins-heading-leads")
        return words("picture-goats-and-goblins-heading-now", drawn=len(view.drawn), of=planned(view) or "open")
    ended = "home" if view.last and view.last.succeeded else "buried"
    return words(SETTLED[view.stage], ended=ended)


def _draw_mouth(canvas: Canvas, view: GoatsAndGoblinsView) -> None:
    middle = at.CAVE_LEFT + at.CAVE_SIDE // 2
    canvas.paste(_crisp("cave", (at.CAVE_SIDE, at.CAVE_SIDE), CAVE), (at.CAVE_LEFT, at.CAVE_TOP))
    if value(view) >= FALLEN:
        canvas.paste(_crisp("rubble", (at.CAVE_SIDE, at.CAVE_SIDE), CAVE), (at.CAVE_LEFT, at.CAVE_TOP))
    canvas.write_about(number(view.cave, at.LEFT_SIZE), (middle, at.CAVE_TOP + at.LEFT_MIDDLE), CREAM, DARK)
    if view.seers:
        _draw_seers(canvas, view, (middle, at.CAVE_TOP + at.SEER_MIDDLE))


def _crisp(name: str, size: Size, ground: str) -> Sprite:
    """Return a drawing with hard edges, in its own colours: scenery is in every picture, and each shade costs bytes."""
    layers = (Drawing(f"{FOLDER}/{name}", (0, 0, size[0]), crisp=True, height=size[1]),)
    return sprite(size, layers, ground, tones_in(f"{FOLDER}/{name}"))


def _draw_seers(canvas: Canvas, view: GoatsAndGoblinsView, middle: Place) -> None:
    """Draw an eye, and the badges of those who know the top card."""
    x, y = middle[0] - at.SEER_STEP * len(view.seers) // 2, middle[1]
    canvas.paste_about(icon(f"{FOLDER}/seeing-stone", at.SEER_EYE, DARK), (x, y))
    for place, seat in enumerate(view.seers, start=1):
        canvas.paste_about(badge(seat, at.SEER_BADGE, DARK), (x + place * at.SEER_STEP, y))


def _draw_meter(canvas: Canvas, fallen: int) -> None:
    """Draw three boulders on a board, as many of them red as the Cave-Ins count, and the count as a number."""
    left, top, right, bottom = at.METER
    canvas.paste(slab((right - left, bottom - top), 12, BOARD, CAVE, shadow=4), (left, top))
    for place in range(FALLEN):
        drawing = "boulder" if place < fallen else "boulder-none"
        boulder = _crisp(drawing, (at.BOULDER, at.BOULDER), BEAM)
        canvas.paste(boulder, (left + 8 + place * at.BOULDER_STEP, at.METER_TOP))
    text = Lettering(f"{fallen}/{FALLEN}", Face(Font.ROUND, at.METER_SIZE))
    x = left + FALLEN * at.BOULDER_STEP + 12
    canvas.write(text, (x, at.METER_TOP + at.BOULDER // 2), CREAM, BEAM)


def _draw_heading(canvas: Canvas, view: GoatsAndGoblinsView, words: Words) -> None:
    x, half = at.TRACK_LEFT, at.HEADING_BADGE // 2
    canvas.paste_about(badge(leader(view), at.HEADING_BADGE, BEAM), (x + half, at.HEADING_MIDDLE))
    x += at.HEADING_BADGE + at.TILE_GAP
    lettering = fitted(heading(view, words), at.HEADING_SIZES, at.WIDTH - at.EDGE - x, "")
    x = canvas.write(lettering, (x, at.HEADING_MIDDLE), CREAM, BEAM) + at.TILE_GAP
    count = planned(view)
    if 0 < count * at.PIP_STEP <= at.GALLERY[1] - at.EDGE - x:
        canvas.paste(pips(len(view.drawn), count), (at.GALLERY[1] - at.EDGE - count * at.PIP_STEP, at.PIP_TOP))


@lru_cache(maxsize=64)
def pips(there: int, count: int) -> Sprite:
    """Return a nail in the beam for each card that was declared; those for cards that are there shine."""
    radius = at.PIP // 2
    nails = "".join(
        f'<circle cx="{(place + 0.5) * at.PIP_STEP}" cy="{radius + 2}" r="{radius}" stroke="{OUTLINE}" stroke-width="3"'
        f' fill="{GOLD if place < there else GRAIN}"/>'
        for place in range(count)
    )
    size = f'width="{count * at.PIP_STEP}" height="{at.PIP + 4}"'
    tones = (BEAM, OUTLINE, GOLD, GRAIN)
    return drawn(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{nails}</svg>', BEAM, tones)


def _draw_place(canvas: Canvas, place: CardPlace, corner: Place, scale: float, back: Paint) -> None:
    """Draw a card, or the back of one that is still to be drawn, in its colours."""
    (x, y), side = corner, round(at.CARD * scale)
    width = round(at.CARD_WIDTH * scale)
    shown = card_sprite(place.card, CAVE, side) if place.card else plain_icon(f"{FOLDER}/slot", side, CAVE, back)
    canvas.paste(shown, (x - round(at.CARD_INDENT * scale), y))
    if place.marked or place.peeked:
        rim, line = (at.SEEN_RIM, SKY.soft) if place.peeked else (at.RIM, GOLD)
        size = width + 2 * rim, round(110 * scale) + 2 * rim
        canvas.paste(outline(size, round(at.RIM_RADIUS * scale), line, BLACK, rim), (x - rim, y - rim))
    eye_right, eye_up = at.EYE_PLACE
    if place.peeked:
        eye = icon(f"{FOLDER}/seeing-stone", at.EYE, CAVE)
        canvas.paste(eye, (x + eye_right + width - at.CARD_WIDTH, y + eye_up))


def _draw_beyond(canvas: Canvas, beyond: int, foot: Place, words: Words) -> None:
    """Write on the backs of a fan how many more it stands for: in words, as "+2" is what a Push says."""
    text = Lettering(words("picture-goats-and-goblins-beyond", count=beyond), Face(Font.ROUND, at.BEYOND_SIZE))
    width = round(length(text.text, text.face)) + at.BEYOND_EDGES
    place = foot[0], foot[1] - at.BEYOND_UP
    canvas.paste_about(plate((width, at.BEYOND_HEIGHT), 12, SLATE.dark, SLATE.soft, BLACK), place)
    canvas.write_about(text, place, CREAM, SLATE.dark)


def _draw_stack(canvas: Canvas, stack: Sequence[PlayedSeen], words: Words, top: int) -> None:
    """Draw the played cards on a shelf, the newest first, largest and in gold: it takes effect first."""
    left, right = GAP, at.WIDTH - GAP
    for down in range(0, at.STACK_HEIGHT, dim_wall().height):
        canvas.paste(dim_wall(), (0, top + down))
    top += GAP // 2
    canvas.paste(slab((right - left, at.STACK_HEIGHT - 4), PLATE_RADIUS, SHELF_LOOK, GRAIN, shadow=4), (left, top))
    caption = Lettering(
        words("picture-goats-and-goblins-stack-caption", count=len(stack)), Face(Font.ROUND, at.STACK_SIZE)
    )
    canvas.write(caption, (left + 16, top + at.STACK_CAPTION), CREAM, SHELF)
    x, foot = left + 12, top + at.STACK_HEIGHT - 10
    (first, high, _), (wide, low, _) = at.STACK_NEWEST, at.STACK_OLDER
    older = stack[1 : at.STACK_SHOWN]
    for place in reversed(range(len(older))):
        left = x + first + place * wide - at.STACK_UNDER
        _draw_played(canvas, older[place], (left, foot - (high + low) // 2), at.STACK_OLDER, "")
    name = words("goats-and-goblins-action", kind=stack[0].kind)
    _draw_played(canvas, stack[0], (x, foot - high), at.STACK_NEWEST, name)


def _draw_played(canvas: Canvas, played: PlayedSeen, corner: Place, size: tuple[int, int, int], name: str) -> None:
    """Draw who played what, and on whom; the newest has its name."""
    (x, y), (width, height, tile) = corner, size
    look = NEWEST if name else OLDER
    fill, under = look.ground, 0 if name else at.STACK_UNDER
    canvas.paste(slab((width + under + 4, height + 4), PLATE_RADIUS, look, SHELF, shadow=4), corner)
    middle = y + height // 2
    side, left = at.STACK_BADGES[bool(name)], x + (10 if name else 6 + under)
    canvas.paste_about(badge(played.seat, side, fill), (left + side // 2, middle))
    left += side + 4
    canvas.paste_about(tile_sprite(played.kind, tile, fill), (left + tile // 2, middle))
    if name:
        left += tile + at.TILE_GAP
        room = x + width - 10 - left - (at.STACK_BADGES[0] + 4) * (played.target is not None)
        canvas.write(whole(name, at.STACK_NAMES, room), (left, middle), INK, fill, within=room)
    if played.target is not None:
        side, inside = (at.STACK_BADGES[0], 34) if name else (at.STACK_TARGET, 12)
        canvas.paste_about(
            badge(played.target, side, fill), (x + under + width - inside, middle if name else y + height - inside)
        )
