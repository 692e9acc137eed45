"""What everybody should see in Goblin Teeth: the Items of a round find their owners."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache, partial

from bot.games.goblin_teeth.names import HIDDEN
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.looks import BACK
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.slabs import CARD as CARD_LOOK
from bot.pictures.painting.slabs import slab
from bot.pictures.painting.sprites import Place, Sprite, drawn, plate
from bot.pictures.painting.theme import BLUE, CAVE, SEATS
from bot.pictures.picture import Picture
from bot.pictures.shared.beat import Beat, Concerned
from bot.pictures.shared.players import number
from bot.pictures.shared.scenery import planks, rings
from bot.pictures.shared.stage import FLOOR, HEIGHT, MIDDLE, WIDTH, draw_stage
from games.engine import Event
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView, events

CARD, STEP, ITEM, BID = (134, 172), 140, 94, 44
TOP, AISLE = 88, 16
"""How far below the upper edge cards begin, and how far it is at least from one player's cards to the next one's."""
BANNER = 12
"""So far reaches the cloth behind a player's cards beyond them; it hangs down to the shelf on which they stand."""
LIGHT = (BLUE.dark, "#163168", BLUE.deep, "#2450a8", BLUE.base)
"""Blue light, from the dark on: cloths in the colours of all seats stand out from it."""
TICKS, LANDS = 10, (60, 0, 0)
"""Ticks in which all Items begin to fall, and how high above its place each of them is until its owner is seen."""


def beat(story: Sequence[Event], view: GoblinTeethView, names: Sequence[str], words: Words) -> Picture | None:
    """Return who was awarded what at the end of a round, and who got nothing."""
    took = [event for event in story if isinstance(event, events.Took)]
    if not took:
        return None
    gained = {seat: sum(event.seat == seat for event in took) for seat in range(view.seats)}
    order = _order(gained)
    parties = tuple(
        Concerned(seat, words("picture-goblin-teeth-beat-items", count=gained[seat]), "glad" if gained[seat] else "sad")
        for seat in order
    )
    title, shown = words("picture-goblin-teeth-beat-awards"), _groups(took, order)
    before = partial(_awarding, took, shown)
    return draw_stage(Beat(title, _awarded(took, shown), parties, before=before), names, words, _hall(), _hall)


Groups = dict[int, int]
"""The left ends of what players got, by seat."""


def _order(gained: dict[int, int]) -> list[int]:
    """Return seats from who got the most on; beside somebody with many Items those without any, who need no room."""
    lucky = sorted((seat for seat in gained if gained[seat]), key=lambda seat: (-gained[seat], seat))
    others = [seat for seat in gained if not gained[seat]]
    order = list[int]()
    for seat in lucky:
        order += [seat, *others[: gained[seat] - 1]]
        others = others[gained[seat] - 1 :]
    return order + others


def _groups(took: Sequence[events.Took], order: Sequence[int]) -> Groups:
    """Return where each player's cards begin: above whoever got them, or as near to that as others leave room."""
    lefts, end, column = Groups(), AISLE, WIDTH // len(order)
    for place, seat in enumerate(order):
        if count := sum(event.seat == seat for event in took):
            width = count * STEP
            lefts[seat] = max(end, place * column + min((count * column - width) // 2, column // 4))
            end = lefts[seat] + width + 2 * AISLE
    return lefts


def _awarding(took: Sequence[events.Took], groups: Groups) -> list[Canvas]:
    """Draw the Items tick by tick as they are handed out from the left, the last within `TICKS`."""
    ticks = range(min(len(took), TICKS) + len(LANDS))
    return [_awarded(took, groups, tick * max(1, len(took) / TICKS)) for tick in ticks]


def _awarded(took: Sequence[events.Took], groups: Groups, past: float | None = None) -> Canvas:
    """Draw each Item as everybody saw it, with its bid, above who has it now, on a cloth in their colour.

    In motion so many Items are `past`: the next one is about to land, and no other is seen yet.
    """
    canvas, got = Canvas((WIDTH, 2 * MIDDLE[1]), LIGHT[3]), Counter[int]()
    whole = Counter(event.seat for event in took)
    for place, event in enumerate(took):
        since = len(LANDS) if past is None else min(len(LANDS), int(past) - place)
        if since >= 0:
            left, hue = groups[event.seat], SEATS[event.seat][0]
            if not got[event.seat]:
                size = whole[event.seat] * STEP - STEP + CARD[0] + 2 * BANNER, FLOOR + 10 - TOP + BANNER
                canvas.paste(
                    plate(size, 18, hue.deep, hue.base, LIGHT[3], 5, crisp=True), (left - BANNER, TOP - BANNER)
                )
            _draw_card(canvas, event, (left + got[event.seat] * STEP, TOP - (*LANDS, 0)[since]), hue.deep)
            got[event.seat] += 1
    return canvas


def _draw_card(canvas: Canvas, event: events.Took, corner: Place, ground: str) -> None:
    (x, y), look = corner, BACK if event.item == HIDDEN else CARD_LOOK
    middle = x + CARD[0] // 2 - 3
    canvas.paste(slab(CARD, 14, look, ground), corner)
    canvas.paste_about(pieces.item(event.item, ITEM, look.ground), (middle, y + 56))
    canvas.write_about(number(event.bid, BID), (middle, y + 134), look.ink, look.ground)


@lru_cache(maxsize=1)
def _hall() -> Sprite:
    """Return rays of blue light over the counter, with nothing behind the title."""
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{CAVE}"/>'
        + rings(MIDDLE, ((640, 460), (470, 320)), LIGHT[1:], rays=14)
        + rings(MIDDLE, ((340, 150),), LIGHT[3:4])
        + planks(FLOOR, (WIDTH, HEIGHT - FLOOR), 150, ("#a57e5a", "#33200f", "#14110e"))
        + "</svg>",
        CAVE,
        (*LIGHT, "#a57e5a", "#33200f", "#14110e"),
    )
