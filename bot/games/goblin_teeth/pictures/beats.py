"""What everybody should see in Goblin Teeth: the Items of a round find their owners."""

from collections.abc import Sequence
from functools import lru_cache, partial

from bot.games.goblin_teeth.names import HIDDEN
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.looks import BACK
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.slabs import CARD as CARD_LOOK
from bot.pictures.painting.slabs import slab
from bot.pictures.painting.sprites import Place, Sprite, drawn
from bot.pictures.painting.theme import CAVE, PURPLE
from bot.pictures.picture import Picture
from bot.pictures.shared.beat import Beat, Concerned
from bot.pictures.shared.players import badge, number
from bot.pictures.shared.scenery import planks, rings
from bot.pictures.shared.stage import FLOOR, HEIGHT, MIDDLE, WIDTH, draw_stage
from games.engine import Event
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView, events

CARD, STEP, ITEM, SIGN, BID = (134, 160), 148, 80, 82, 40
HEAD, BELOW = 24, 10
"""So much room is between the cards and the title above them, and so far below a card's foot is its owner's face."""
LIGHT = (PURPLE.dark, "#3e2068", PURPLE.deep, "#64419a", "#8a63bd")
"""The purple light of the Altar, from the dark on."""
TICKS, LANDS = 10, (60, 0, 0)
"""Ticks in which all Items begin to fall, and how high above its place each of them is until its owner is seen."""


def beat(story: Sequence[Event], view: GoblinTeethView, names: Sequence[str], words: Words) -> Picture | None:
    """Return who was awarded what at the end of a round, and who got nothing."""
    took = [event for event in story if isinstance(event, events.Took)]
    if not took:
        return None
    gained = {seat: sum(event.seat == seat for event in took) for seat in range(view.seats)}
    order = sorted(gained, key=lambda seat: (-gained[seat], seat))
    parties = tuple(
        Concerned(seat, words("picture-goblin-teeth-beat-items", count=gained[seat]), "glad" if gained[seat] else "sad")
        for seat in order
    )
    title, before = words("picture-goblin-teeth-beat-awards"), partial(_awarding, took)
    return draw_stage(Beat(title, _awarded(took), parties, before=before), names, words, _hall(), _hall)


def _awarding(took: Sequence[events.Took]) -> list[Canvas]:
    """Draw the Items tick by tick as they are handed out from the left, the last within `TICKS`."""
    return [_awarded(took, tick * max(1, len(took) / TICKS)) for tick in range(min(len(took), TICKS) + len(LANDS))]


def _awarded(took: Sequence[events.Took], past: float | None = None) -> Canvas:
    """Draw each Item as everybody saw it, with its bid, and below it who has it now.

    In motion so many Items are `past`: the next one is about to land, and no other is seen yet.
    """
    canvas = Canvas((len(took) * STEP, HEAD + CARD[1] + BELOW + SIGN // 2), LIGHT[3])
    for place, event in enumerate(took):
        since = len(LANDS) if past is None else min(len(LANDS), int(past) - place)
        if since >= 0:
            _draw_card(canvas, event, (place * STEP, HEAD - (*LANDS, 0)[since]), owned=since >= len(LANDS))
    return canvas


def _draw_card(canvas: Canvas, event: events.Took, corner: Place, *, owned: bool) -> None:
    (x, y), ground = corner, LIGHT[3]
    middle, look = x + CARD[0] // 2 - 3, BACK if event.item == HIDDEN else CARD_LOOK
    canvas.paste(slab(CARD, 14, look, ground), corner)
    canvas.paste_about(pieces.item(event.item, ITEM, look.ground), (middle, y + 46))
    canvas.write_about(number(event.bid, BID), (middle, y + 100), look.ink, look.ground)
    if owned:
        canvas.paste_about(badge(event.seat, SIGN, ground), (middle, y + CARD[1] + BELOW))


@lru_cache(maxsize=1)
def _hall() -> Sprite:
    """Return rays of purple light over the counter, with nothing behind the title."""
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
