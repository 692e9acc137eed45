"""The upper part of the picture: the cave with what is left in it, the expedition's cards, the stack."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.goats_and_goblins.pictures import layout
from bot.games.goats_and_goblins.pictures.contents import (
    CardPlace,
    build_card_places,
    choose_seat_tag,
    count_cards_to_draw,
    find_shown_leader,
    is_expedition_buried,
    list_last_company,
    shows_last_expedition,
    sum_cave_ins_shown,
)
from bot.games.goats_and_goblins.pictures.expedition_end import (
    SHINE,
    draw_dust,
    draw_rays,
    draw_ribbon,
    draw_rocks_over_cart,
)
from bot.games.goats_and_goblins.pictures.leader_cart import (
    BURIED_CART_LEFT,
    LIGHT_REACHES,
    CartRider,
    arrange_expedition_carts,
    draw_cart_rider,
    find_largest_rider,
)
from bot.games.goats_and_goblins.pictures.pieces import (
    FOLDER,
    render_back_sprite,
    render_card_sprite,
    render_dim_card_sprite,
)
from bot.games.goats_and_goblins.pictures.stack import draw_stack_shelf
from bot.games.goats_and_goblins.pictures.track import choose_card_scale, compute_card_corners, find_floor, is_next_card
from bot.games.goats_and_goblins.pictures.tunnel import (
    ALARM_LIGHT,
    BEAM,
    BEAM_EDGE,
    BOARD_LOOK,
    DARK_COLOUR,
    WALL_COLOUR,
    draw_cave_gallery,
    place_fires,
    render_brazier_sprite,
)
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering, fit_name
from bot.pictures.painting.slabs import render_slab_sprite
from bot.pictures.painting.sprites import (
    Drawing,
    Paint,
    Point,
    Size,
    Sprite,
    build_paint,
    compose_sprite,
    list_drawing_tones,
    render_frame_sprite,
    render_icon_sprite,
    render_plain_icon,
    render_rounded_plate_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, CAVE, CREAM, GOLD, INK, SKY, SLATE, mix_colours
from bot.pictures.shared.figures import draw_character, render_head_sprite
from bot.pictures.shared.players import build_number_lettering, render_badge_sprite
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView
from games.goats_and_goblins.state import FATAL_CAVE_IN_VALUE

NEXT_CARD_PAINT = build_paint(rim=CREAM, back=mix_colours(SLATE.base, SLATE.soft), sign=CREAM)
"""The next card to be drawn: it stands nearer the light."""
HIDDEN_CARD_PAINT = build_paint(rim=SLATE.soft, back=SLATE.base, sign=SLATE.base)
"""The back of which only an edge is seen: half a goat on it would be noise."""
LAMPLIGHT = ("#815808", "#a8730b")
"""How the lantern of the player who leads shines behind them."""
LOW_LAMPLIGHT, LOW_ALARM_LIGHT = ("#66400f", "#815808"), ("#731b12", "#8c2116")
"""The same, turned down."""
TITLE_BY_STAGE = {
    "turn": "picture-goats-and-goblins-heading-turn",
    "dividing": "picture-goats-and-goblins-heading-dividing",
    "taking": "picture-goats-and-goblins-heading-taking",
}
"""The title over the cards of an expedition that is over, by the stage that follows."""


def measure_cave_height(view: GoatsAndGoblinsView) -> int:
    """Return the height of this part."""
    card_places = build_card_places(view)
    return find_floor(card_places, choose_card_scale(card_places)) + layout.STACK_HEIGHT * bool(view.stack)


def draw_cave(canvas: Canvas, view: GoatsAndGoblinsView, words: Words) -> None:
    """Draw the cave, the Cave-Ins, the cards of the expedition and the stack."""
    card_places, danger = (
        build_card_places(view),
        sum_cave_ins_shown(view) >= FATAL_CAVE_IN_VALUE - 1 and not shows_last_expedition(view),
    )
    scale = choose_card_scale(card_places)
    floor = find_floor(card_places, scale)
    laid = compute_card_corners(card_places, scale)
    width = round(layout.CARD_WIDTH * scale)
    rider = find_largest_rider(
        [*laid, *add_ribbon_corners(card_places, laid, scale)], (width, round(layout.CARD_HEIGHT * scale)), floor
    )
    if rider and is_expedition_buried(view):
        rider = replace(rider, foot=(BURIED_CART_LEFT, rider.foot[1]))
    fires = () if rider or shows_last_expedition(view) else _list_visible_fires(laid, width, scale, floor)
    draw_cave_gallery(canvas, floor, fires, danger=danger)
    for x, foot in fires:
        canvas.paste(
            render_brazier_sprite(), (x - render_brazier_sprite().width // 2, foot - render_brazier_sprite().height)
        )
    if rider and not is_expedition_buried(view):
        others = [seat for seat in range(view.seats) if choose_seat_tag(view, seat) == "in"]
        size = width, round(layout.CARD_HEIGHT * scale)
        dividing = view.stage == "dividing"
        rider, wagons, haul = arrange_expedition_carts(
            laid, size, floor, rider, lambda cart_rider: _place_haul(cart_rider) if dividing else [], len(others)
        )
        tones = SHINE if haul else _choose_lamplight(view, danger=danger)
        draw_rays(canvas, (rider.foot[0], floor), rider.light, tones)
        for cart_rider, seat in zip(wagons, others, strict=False):
            draw_cart_rider(canvas, cart_rider, seat, leads=False)
        draw_cart_rider(canvas, rider, find_shown_leader(view))
        for place, side in zip(haul, layout.HAUL, strict=False):
            gold = render_plain_icon(f"{FOLDER}/gold", side, CAVE, (), 8)
            canvas.paste(gold, (place[0] - side // 2, place[1] - side + 6))
    elif rider:
        _draw_fallen_crew(canvas, view, rider, floor)
    _draw_mouth(canvas, view)
    _draw_meter(canvas, sum_cave_ins_shown(view))
    _draw_camp_fire(canvas, floor)
    _draw_heading(canvas, view, words)
    _draw_cards(canvas, card_places, laid, scale)
    if view.stack:
        draw_stack_shelf(canvas, view.stack, words, floor)


def _draw_fallen_crew(canvas: Canvas, view: GoatsAndGoblinsView, rider: CartRider, floor: int) -> None:
    """Draw who takes a card of what was found, and all who were in the cave that fell below its rocks."""
    for x, seat in zip(layout.TAKERS, _list_seats_taking_cards(view), strict=False):
        draw_rays(canvas, (x, floor), LIGHT_REACHES[1], LAMPLIGHT)
        draw_character(canvas, seat, layout.BURIED_FACE, WALL_COLOUR, (x, floor - 4), crisp=True)
    lit = view.stage == "turn"
    if lit:
        draw_rays(canvas, (rider.foot[0], floor), LIGHT_REACHES[1], ALARM_LIGHT[1:])
    draw_dust(canvas, (rider.foot[0], floor), lit=lit)
    side = layout.BURIED_LOW if lit else layout.BURIED_FACE
    for seat, beside in zip(list_last_company(view)[1:], layout.BURIED_BESIDE, strict=False):
        canvas.paste_centred(
            render_head_sprite(seat, layout.BURIED_HEAD, WALL_COLOUR),
            (rider.foot[0] + beside, floor - layout.BURIED_UP),
        )
    draw_cart_rider(canvas, replace(rider, side=side, seated=True), find_shown_leader(view), leads=False)
    draw_rocks_over_cart(canvas, (rider.foot[0], floor))


def _draw_cards(canvas: Canvas, card_places: Sequence[CardPlace], laid: Sequence[Point], scale: float) -> None:
    """Draw the cards from the last to the first, then who got them, and what stands for more of them."""
    width = round(layout.CARD_WIDTH * scale)
    for count in reversed(range(len(card_places))):
        behind = bool(count) and laid[count][0] < laid[count - 1][0] + width and laid[count][1] == laid[count - 1][1]
        back = NEXT_CARD_PAINT if is_next_card(card_places, count) or not behind else HIDDEN_CARD_PAINT
        _draw_place(canvas, card_places[count], laid[count], scale, back)
    for place, (x, y) in zip(card_places, laid, strict=True):
        if place.owner is not None:
            low = y == laid[-1][1]
            if low:
                lowest = find_floor(card_places, scale) - y - layout.RIBBON[1]
                foot = x + width // 2, y + min(_measure_ribbon_offset(scale), lowest)
                draw_ribbon(canvas, place.owner, foot)
            else:
                canvas.paste(
                    render_badge_sprite(place.owner, layout.OWNER, CAVE),
                    (x + width - layout.OWNER, y + layout.OWNER_UP),
                )


def _choose_lamplight(view: GoatsAndGoblinsView, *, danger: bool) -> tuple[str, str]:
    """Return how the lantern of the leader shines: low while cards are on the stack, which is then in the light."""
    if view.stack:
        return LOW_ALARM_LIGHT if danger else LOW_LAMPLIGHT
    return ALARM_LIGHT[1:] if danger else LAMPLIGHT


def add_ribbon_corners(card_places: Sequence[CardPlace], laid: Sequence[Point], scale: float) -> list[Point]:
    """Return a corner more for each card with a ribbon, as if it reached as far down."""
    owned = [corner for place, corner in zip(card_places, laid, strict=True) if place.owner is not None]
    lower = _measure_ribbon_offset(scale) + layout.RIBBON[1] - round(layout.CARD_HEIGHT * scale)
    return [(x, y + lower) for x, y in owned if y == laid[-1][1]]


def _measure_ribbon_offset(scale: float) -> int:
    """Return how far below the top of a card of the lowest row its ribbon begins."""
    return round(layout.OWNER_DOWN * scale)


def _list_seats_taking_cards(view: GoatsAndGoblinsView) -> Sequence[int]:
    """Return who takes a card of what was left by somebody who is buried."""
    return view.decision.seats if view.decision and view.stage == "taking" else ()


def _list_visible_fires(laid: Sequence[Point], width: int, scale: float, floor: int) -> tuple[Point, ...]:
    """Return where fires are seen between the cards."""
    return tuple(
        foot for foot in place_fires(floor) if not any(_hides_fire(corner, width, scale, foot) for corner in laid)
    )


def _hides_fire(corner: Point, width: int, scale: float, foot: Point) -> bool:
    """Tell whether a card hides most of a fire."""
    (x, y), half = corner, render_brazier_sprite().width // 2
    return (
        x - half < foot[0] < x + width + half
        and y + round(layout.CARD_HEIGHT * scale) > foot[1] - render_brazier_sprite().height * 2 // 3
    )


def _draw_camp_fire(canvas: Canvas, foot: int) -> None:
    """Draw the fire before the tent of those who stay outside, if there is room below the cave."""
    if foot - layout.METER[3] >= layout.TENT:
        canvas.paste(
            _render_crisp_sprite("fire", layout.CAMP_FIRE, CAVE), (layout.CAMP_LEFT, foot - layout.CAMP_FIRE[1] - 8)
        )


def _place_haul(rider: CartRider) -> list[Point]:
    """Return where the gold lies that was brought home: heaped beside the cart from which it is divided."""
    (middle, foot), width = rider.foot, rider.cart_size[0]
    left, right = (middle + way * (width // 2 + side // 3) for way, side in zip((-1, 1), layout.HAUL, strict=True))
    return [(left, foot), (min(right, layout.GALLERY[1] - layout.HAUL[1] // 2), foot)]


def format_heading(view: GoatsAndGoblinsView, words: Words) -> str:
    """Return the words over the cards; they follow the badge of a Leader."""
    if not shows_last_expedition(view):
        if view.stage == "turn":
            return words("picture-goats-and-goblins-heading-leads", asked="declare" if view.voting else "draw")
        if _asks_who_joins(view):
            return words("picture-goats-and-goblins-asks", cards=view.to_draw)
        return words(
            "picture-goats-and-goblins-heading-now", drawn=len(view.drawn), of=count_cards_to_draw(view) or "open"
        )
    ended = "home" if view.last and view.last.succeeded else "buried"
    return words(TITLE_BY_STAGE[view.stage], ended=ended, count=len(list_last_company(view)))


def _list_heading_seats(view: GoatsAndGoblinsView) -> list[int]:
    """Return who the title is about: all who were in, or who leads and divides alone."""
    if shows_last_expedition(view) and view.stage != "dividing":
        return list_last_company(view)
    return [find_shown_leader(view)]


def _asks_who_joins(view: GoatsAndGoblinsView) -> bool:
    """Tell whether the Leader asks who comes along, and no card on the stack comes before the answers."""
    return (
        view.decision is not None and view.stage == "voting" and not view.stack and not view.drawn and view.to_draw > 0
    )


def _draw_mouth(canvas: Canvas, view: GoatsAndGoblinsView) -> None:
    middle = layout.CAVE_LEFT + layout.CAVE_SIDE // 2
    canvas.paste(
        _render_crisp_sprite("cave", (layout.CAVE_SIDE, layout.CAVE_SIDE), CAVE), (layout.CAVE_LEFT, layout.CAVE_TOP)
    )
    if sum_cave_ins_shown(view) >= FATAL_CAVE_IN_VALUE:
        canvas.paste(
            _render_crisp_sprite("rubble", (layout.CAVE_SIDE, layout.CAVE_SIDE), CAVE),
            (layout.CAVE_LEFT, layout.CAVE_TOP),
        )
        canvas.paste_centred(
            render_rounded_plate_sprite(layout.LEFT_PLATE, 16, DARK_COLOUR, BEAM_EDGE, CAVE, 4),
            (middle, layout.CAVE_TOP + layout.LEFT_MIDDLE),
        )
    canvas.write_centred(
        build_number_lettering(view.cave, layout.LEFT_SIZE),
        (middle, layout.CAVE_TOP + layout.LEFT_MIDDLE),
        CREAM,
        DARK_COLOUR,
    )
    if view.seers:
        _draw_seers(canvas, view, (middle, layout.CAVE_TOP + layout.SEER_MIDDLE))


def _render_crisp_sprite(name: str, size: Size, ground: str) -> Sprite:
    """Return a drawing with hard edges, in its own colours: scenery is in every picture, and each shade costs bytes."""
    layers = (Drawing(f"{FOLDER}/{name}", (0, 0, size[0]), crisp=True, height=size[1]),)
    return compose_sprite(size, layers, ground, list_drawing_tones(f"{FOLDER}/{name}"))


def _draw_seers(canvas: Canvas, view: GoatsAndGoblinsView, middle: Point) -> None:
    """Draw an eye, and the badges of those who know the top card."""
    x, y = middle[0] - layout.SEER_STEP * len(view.seers) // 2, middle[1]
    canvas.paste_centred(render_icon_sprite(f"{FOLDER}/seeing-stone", layout.SEER_EYE, DARK_COLOUR), (x, y))
    for number, seat in enumerate(view.seers, start=1):
        canvas.paste_centred(
            render_badge_sprite(seat, layout.SEER_BADGE, DARK_COLOUR), (x + number * layout.SEER_STEP, y)
        )


def _draw_meter(canvas: Canvas, fallen: int) -> None:
    """Draw three boulders on a board, as many of them red as the Cave-Ins count, and the count as a number."""
    left, top, right, bottom = layout.METER
    canvas.paste(render_slab_sprite((right - left, bottom - top), 12, BOARD_LOOK, CAVE, shadow=4), (left, top))
    for index in range(FATAL_CAVE_IN_VALUE):
        drawing = "boulder" if index < fallen else "boulder-none"
        boulder = _render_crisp_sprite(drawing, (layout.BOULDER, layout.BOULDER), BEAM)
        canvas.paste(boulder, (left + 8 + index * layout.BOULDER_STEP, layout.METER_TOP))
    text = Lettering(f"{fallen}/{FATAL_CAVE_IN_VALUE}", FontFace(Font.ROUND, layout.METER_SIZE))
    x = left + FATAL_CAVE_IN_VALUE * layout.BOULDER_STEP + 12
    canvas.draw_text(text, (x, layout.METER_TOP + layout.BOULDER // 2), CREAM, BEAM)


def _draw_heading(canvas: Canvas, view: GoatsAndGoblinsView, words: Words) -> None:
    x, half = layout.TRACK_LEFT, layout.HEADING_BADGE // 2
    if shows_last_expedition(view) or view.stage == "turn":
        for seat in _list_heading_seats(view):
            canvas.paste_centred(
                render_badge_sprite(seat, layout.HEADING_BADGE, BEAM), (x + half, layout.HEADING_MIDDLE)
            )
            x += layout.HEADING_BADGE + layout.TILE_GAP
    sizes = (layout.ASKS_SIZE, *layout.HEADING_SIZES) if _asks_who_joins(view) else layout.HEADING_SIZES
    lettering = fit_name(format_heading(view, words), sizes, layout.WIDTH - layout.GOLD_EDGE - x, "")
    canvas.draw_text(lettering, (x, layout.HEADING_MIDDLE), CREAM, BEAM)


def _draw_place(canvas: Canvas, place: CardPlace, corner: Point, scale: float, back: Paint) -> None:
    """Draw a card, or the back of one that is still to be drawn, in its colours."""
    (x, y), side = corner, round(layout.CARD_HEIGHT * scale)
    width = round(layout.CARD_WIDTH * scale)
    of_card = render_dim_card_sprite if place.faded else render_card_sprite
    sprite = of_card(place.card, CAVE, side) if place.card else render_back_sprite(side, back)
    if place.peeked:
        lies = render_rounded_plate_sprite(
            (width, round(110 * scale)),
            round(layout.RIM_RADIUS * scale),
            DARK_COLOUR,
            DARK_COLOUR,
            WALL_COLOUR,
            crisp=True,
        )
        canvas.paste(lies, (x + layout.SEEN_RISE // 2, y))
        y -= layout.SEEN_RISE
    canvas.paste(sprite, (x - round(layout.CARD_INDENT * scale), y))
    if place.to_come:
        _draw_count(canvas, place.to_come, (x, y), scale)
    size = width, round(110 * scale)
    if place.marked:
        _draw_rim(canvas, (x, y), size, (layout.RIM_WIDTH, GOLD), scale)
    if place.peeked:
        _draw_rim(canvas, (x, y), size, (layout.SEEN_RIM, SKY.base), scale)
        canvas.paste_centred(_render_peek_badge_sprite(), (x + layout.SEEN_INDENT, y + layout.SEEN_INDENT))


def _draw_rim(canvas: Canvas, corner: Point, size: Size, rim: tuple[int, str], scale: float) -> None:
    """Draw a rim of some width and colour round a card."""
    (x, y), (wide, height), (width, line) = corner, size, rim
    sprite = render_frame_sprite(
        (wide + 2 * width, height + 2 * width), round(layout.RIM_RADIUS * scale), line, BLACK, width
    )
    canvas.paste(sprite, (x - width, y - width))


@sprite_cache(1)
def _render_peek_badge_sprite() -> Sprite:
    """Return the sign of a card that its viewer alone has seen: an eye on blue."""
    side, inset = layout.SEEN_BADGE
    disc = Drawing("theme/seat", (0, 0, side), build_paint(rim=BLACK, face=SKY.base), crisp=True)
    eye = Drawing(f"{FOLDER}/seeing-stone", (inset, inset, side - 2 * inset), crisp=True)
    return compose_sprite(
        (side, side), (disc, eye), CAVE, (BLACK, SKY.base, *list_drawing_tones(f"{FOLDER}/seeing-stone"))
    )


def _draw_count(canvas: Canvas, count: int, corner: Point, scale: float) -> None:
    """Draw on the first of a pile how many cards it stands for, where other cards have their number."""
    (x, y), (width, height) = corner, (round(side * scale) for side in layout.PILE_BAND)
    middle = x + round((layout.PILE_FOOT[0] - layout.CARD_INDENT) * scale), y + round(layout.PILE_FOOT[1] * scale)
    canvas.paste_centred(render_rounded_plate_sprite((width, height), 6, CREAM, CREAM, SLATE.base), middle)
    text = Lettering(f"×{count}", FontFace(Font.ROUND, round(layout.PILE_SIZE * scale)))
    canvas.write_centred(text, middle, INK, CREAM)
