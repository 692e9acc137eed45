"""What everybody should see in Goblin Teeth: the Items of a round find their owners."""

from collections.abc import Sequence

from bot.games.goblin_teeth.names import HIDDEN
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.pot import BACK
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.slabs import CARD as CARD_LOOK
from bot.pictures.painting.slabs import slab
from bot.pictures.picture import Picture
from bot.pictures.shared.beat import Beat, Concerned
from bot.pictures.shared.players import badge, number
from bot.pictures.shared.stage import GROUND, draw_stage
from games.engine import Event
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView, events

CARD, STEP, ITEM, SIGN, BID = (116, 160), 132, 84, 56, 40


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
    return draw_stage(Beat(words("picture-goblin-teeth-beat-awards"), _awarded(took), parties), names, words)


def _awarded(took: Sequence[events.Took]) -> Canvas:
    """Draw each Item as everybody saw it, with its bid, and below it who has it now."""
    ground = GROUND[False]
    canvas = Canvas((len(took) * STEP, CARD[1] + SIGN // 2), ground)
    for place, event in enumerate(took):
        x, middle = place * STEP, place * STEP + CARD[0] // 2
        look = BACK if event.item == HIDDEN else CARD_LOOK
        canvas.paste(slab(CARD, 14, look, ground), (x, 0))
        canvas.paste_about(pieces.item(event.item, ITEM, look.ground), (middle - 3, 54))
        canvas.write_about(number(event.bid, BID), (middle - 3, 116), look.ink, look.ground)
        canvas.paste_about(badge(event.seat, SIGN, ground), (middle - 3, CARD[1]))
    return canvas
