"""What everybody should see in Goblin Teeth: the Items of a round find their owners."""

from collections.abc import Sequence

from bot.games.goblin_teeth.names import HIDDEN
from bot.games.goblin_teeth.pictures import pieces
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import plate
from bot.pictures.painting.theme import CREAM, GROOVE, INK, ROCK
from bot.pictures.picture import Picture
from bot.pictures.shared.beat import Beat, Concerned, draw_beat, thing
from bot.pictures.shared.players import badge, number
from games.engine import Event
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView, events

CARD, STEP, ITEM, SIGN, BID = (78, 104), 84, 60, 46, 30


def beat(story: Sequence[Event], view: GoblinTeethView, names: Sequence[str], words: Words) -> Picture | None:
    """Return who was awarded what at the end of a round, and who got nothing."""
    took = [event for event in story if isinstance(event, events.Took)]
    if not took:
        return None
    gained = {seat: sum(event.seat == seat for event in took) for seat in range(view.seats)}
    order = sorted(gained, key=lambda seat: (-gained[seat], seat))
    parties = tuple(Concerned(seat, words("picture-goblin-teeth-beat-items", count=gained[seat])) for seat in order)
    return draw_beat(Beat(words("picture-goblin-teeth-beat-awards"), _awarded(took), parties), names, words)


def _awarded(took: Sequence[events.Took]) -> Canvas:
    """Draw each Item as everybody saw it, with its bid, and below it who has it now."""
    canvas = thing((len(took) * STEP, CARD[1] + SIGN + 8))
    for place, event in enumerate(took):
        x, middle = place * STEP, place * STEP + CARD[0] // 2
        fill, ink = (ROCK, CREAM) if event.item == HIDDEN else (CREAM, INK)
        canvas.paste(plate(CARD, 12, fill, GROOVE, ROCK), (x, 0))
        canvas.paste_about(pieces.item(event.item, ITEM, fill), (middle, 38))
        canvas.write_about(number(event.bid, BID), (middle, 86), ink, fill)
        canvas.paste_about(badge(event.seat, SIGN, ROCK), (middle, CARD[1] + 8 + SIGN // 2))
    return canvas
