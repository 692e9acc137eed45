"""The beat (great moment) of Goblin Teeth that all should see: the Items of a round find their owners."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from bot.games.goblin_teeth.names import HIDDEN_ITEM, build_card_key
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.plate_colours import BACK_LOOK
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.slabs import CARD_LOOK, render_slab_sprite
from bot.pictures.painting.sprites import Point, Sprite, render_svg_sprite, sprite_cache
from bot.pictures.painting.theme import BLUE, CAVE, SEAT_LOOKS
from bot.pictures.picture import Picture
from bot.pictures.shared.great_moment import GreatMoment, MomentParty
from bot.pictures.shared.moment_scene import FLOOR, HEIGHT, STAGE_MIDDLE, WIDTH, draw_stage
from bot.pictures.shared.players import build_number_lettering
from bot.pictures.shared.scenery import SHINE_COLOUR, draw_glow_rings_svg, draw_planks_svg
from games.engine import Event
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView, events

CARD_SIZE, CARD_STEP, ITEM_SIZE, BID_SIZE = (134, 172), 140, 94, 44
CARDS_TOP, PLAYER_GAP = 88, 16
"""How far below the upper edge cards begin, and how far it is at least from one player's cards to the next one's."""
BANNER_REACH, TAIL = 12, 26
"""So far reaches the cloth behind a player's cards beyond them; its lower end narrows to whose they are."""
STAR_PLACES = (
    (40, 120, 9),
    (84, 232, 6),
    (300, 236, 7),
    (410, 108, 6),
    (498, 196, 9),
    (600, 120, 7),
    (652, 238, 10),
    (870, 150, 8),
)
"""Where it sparkles in the hall, and how far: across, down, to each side."""
BLUE_LIGHT = (BLUE.dark, "#163168", BLUE.deep, "#2450a8", BLUE.base)
"""Blue light, from the dark on: cloths in the colours of all seats stand out from it."""
FALL_TICKS, LANDING_HEIGHTS = 10, (60, 0, 0)
"""Ticks in which all Items begin to fall, and how high above its place each of them is until its owner is seen."""


def beat(event_list: Sequence[Event], view: GoblinTeethView, names: Sequence[str], words: Words) -> Picture | None:
    """Return who was awarded what at the end of a round, and who got nothing; `None` if nobody took an Item."""
    took = [event for event in event_list if isinstance(event, events.ItemAwarded)]
    if not took:
        return None
    gained = {seat: sum(event.seat == seat for event in took) for seat in range(view.seats)}
    order = _order_seats(gained)
    parties = tuple(
        MomentParty(
            seat,
            words("picture-goblin-teeth-beat-items", count=gained[seat]),
            "glad" if gained[seat] else "sad",
            _summarize_awards([event for event in took if event.seat == seat], words),
        )
        for seat in order
    )
    title, shown = words("picture-goblin-teeth-beat-awards"), _place_award_groups(took, order)
    before = partial(_draw_award_ticks, took, shown)
    return draw_stage(
        GreatMoment(title, _draw_awards(took, shown), parties, before=before),
        names,
        words,
        _render_awards_background(),
        _render_awards_background,
    )


def _summarize_awards(took: Sequence[events.ItemAwarded], words: Words) -> str:
    """Return which Items somebody took as everybody saw them, each with its bid; nothing says nothing."""
    return words.join_list(
        [
            words("picture-goblin-teeth-beat-award", item=build_card_key(event.item or HIDDEN_ITEM), bid=event.bid)
            for event in took
        ]
    )


Groups = dict[int, tuple[int, int]]
"""By seat, the left end of what each player got, and the middle of the player's plate."""


def _order_seats(gained: dict[int, int]) -> list[int]:
    """Return seats from who got the most on; on both sides of many Items those without any."""
    lucky = sorted((seat for seat in gained if gained[seat]), key=lambda seat: (-gained[seat], seat))
    others = [seat for seat in gained if not gained[seat]]
    order = list[int]()
    for seat in lucky:
        before, more = (gained[seat] - 1) // 2, gained[seat] - 1
        order += [*others[:before], seat, *others[before:more]]
        others = others[more:]
    return order + others


def _place_award_groups(took: Sequence[events.ItemAwarded], order: Sequence[int]) -> Groups:
    """Return where each player's cards begin: above their owner, or as near to that as others leave room."""
    lefts, end, column = Groups(), PLAYER_GAP, WIDTH // len(order)
    width = {seat: CARD_STEP * count for seat, count in Counter(event.seat for event in took).items()}
    for index, seat in enumerate(order):
        if seat in width:
            middle = index * column + column // 2
            lefts[seat] = max(end, middle - (width[seat] - CARD_STEP + CARD_SIZE[0]) // 2), middle
            end = lefts[seat][0] + width[seat] + 2 * PLAYER_GAP
    end = WIDTH - PLAYER_GAP
    for seat, (left, middle) in reversed(lefts.items()):
        lefts[seat] = min(left, end - width[seat]), middle
        end = lefts[seat][0] - 2 * PLAYER_GAP
    return lefts


def _draw_award_ticks(took: Sequence[events.ItemAwarded], groups: Groups) -> list[Canvas]:
    """Draw the Items tick by tick as they are handed out from the left, the last within `FALL_TICKS`."""
    ticks = range(min(len(took), FALL_TICKS) + len(LANDING_HEIGHTS))
    return [_draw_awards(took, groups, tick * max(1, len(took) / FALL_TICKS)) for tick in ticks]


def _draw_awards(took: Sequence[events.ItemAwarded], groups: Groups, past: float | None = None) -> Canvas:
    """Draw each Item as everybody saw it, with its bid, above who has it now, on a cloth in their colour.

    In motion so many Items are `past`: the next one is about to land, and no other is seen yet.
    """
    canvas, got = Canvas((WIDTH, 2 * STAGE_MIDDLE[1]), BLUE_LIGHT[3]), Counter[int]()
    whole = Counter(event.seat for event in took)
    for index, event in enumerate(took):
        since = len(LANDING_HEIGHTS) if past is None else min(len(LANDING_HEIGHTS), int(past) - index)
        if since >= 0:
            (left, middle), hue = groups[event.seat], SEAT_LOOKS[event.seat][0]
            if not got[event.seat]:
                width = whole[event.seat] * CARD_STEP - CARD_STEP + CARD_SIZE[0] + 2 * BANNER_REACH
                cloth = _render_cloth_sprite(width, middle - left + BANNER_REACH, hue.deep, hue.base)
                canvas.paste(cloth, (left - BANNER_REACH, CARDS_TOP - BANNER_REACH))
            _draw_card(
                canvas, event, (left + got[event.seat] * CARD_STEP, CARDS_TOP - (*LANDING_HEIGHTS, 0)[since]), hue.deep
            )
            got[event.seat] += 1
    return canvas


@sprite_cache(16)
def _render_cloth_sprite(width: int, across: int, fill: str, edge: str) -> Sprite:
    """Return the cloth behind a player's cards: it narrows to a place `across`, where the player stands."""
    shoulder, foot, half = (
        CARD_SIZE[1] + 2 * BANNER_REACH - 6,
        FLOOR + 10 - CARDS_TOP + BANNER_REACH,
        CARD_SIZE[0] // 2 + BANNER_REACH - 3,
    )
    left, right = max(3, across - half), min(width - 3, across + half)
    shape = f"M20 3H{width - 20}q17 0 17 17V{shoulder}L{right} {shoulder + TAIL}V{foot}H{left}V{shoulder + TAIL}"
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{foot}" shape-rendering="crispEdges">'
        f'<path fill="{fill}" stroke="{edge}" stroke-width="5" stroke-linejoin="round"'
        f' d="{shape}L3 {shoulder}V20q0 -17 17 -17z"/></svg>',
        BLUE_LIGHT[3],
        (BLUE_LIGHT[3], fill, edge),
    )


def _draw_card(canvas: Canvas, event: events.ItemAwarded, corner: Point, ground: str) -> None:
    (x, y), look = corner, BACK_LOOK if event.item == HIDDEN_ITEM else CARD_LOOK
    middle = x + CARD_SIZE[0] // 2 - 3
    canvas.paste(render_slab_sprite(CARD_SIZE, 14, look, ground), corner)
    canvas.paste_centred(pieces.render_item_sprite(event.item, ITEM_SIZE, look.ground), (middle, y + 56))
    canvas.write_centred(build_number_lettering(event.bid, BID_SIZE), (middle, y + 134), look.ink, look.ground)


@sprite_cache(1)
def _render_awards_background() -> Sprite:
    """Return rays of blue light over the counter, and sparkles in them."""
    stars = "".join(
        f"M{x - r} {y}q{r} 0 {r} -{r}q0 {r} {r} {r}q-{r} 0 -{r} {r}q0 -{r} -{r} -{r}z" for x, y, r in STAR_PLACES
    )
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{CAVE}"/>'
        + draw_glow_rings_svg(STAGE_MIDDLE, ((640, 460),), (BLUE_LIGHT[2], BLUE_LIGHT[4]), rays=12)
        + f'<path fill="{SHINE_COLOUR}" d="{stars}"/>'
        + draw_planks_svg(FLOOR, (WIDTH, HEIGHT - FLOOR), 150, ("#a57e5a", "#33200f", "#14110e"))
        + "</svg>",
        CAVE,
        (*BLUE_LIGHT, SHINE_COLOUR, "#a57e5a", "#33200f", "#14110e"),
    )
