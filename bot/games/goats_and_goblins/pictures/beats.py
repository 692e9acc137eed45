"""What everybody should see in Goats & Goblins: the cave falls."""

from collections.abc import Sequence

from bot.games.goats_and_goblins.pictures.pieces import FOLDER
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import icon
from bot.pictures.painting.theme import ROCK
from bot.pictures.picture import Picture
from bot.pictures.shared.beat import Beat, Concerned, draw_beat, thing
from games.engine import Event
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView, events

CAVE, RUBBLE, STONES = 190, 96, ((0, 94), (94, 94), (47, 44), (47, 98))
"""The cave, and the places of the rocks before it."""


def beat(story: Sequence[Event], view: GoatsAndGoblinsView, names: Sequence[str], words: Words) -> Picture | None:
    """Return the cave that fell in this move, with everybody who was in it."""
    fell = next((event for event in story if isinstance(event, events.Collapse)), None)
    if fell is None:
        return None
    inside = [seat for seat in range(view.seats) if seat not in fell.out_seats]
    buried, takes = words("picture-goats-and-goblins-beat-in"), words("picture-goats-and-goblins-beat-out")
    parties = [*(Concerned(seat, buried) for seat in inside), *(Concerned(seat, takes) for seat in fell.out_seats)]
    title = words("picture-goats-and-goblins-beat-fell")
    return draw_beat(Beat(title, _fallen(), tuple(parties), grim=True), names, words)


def _fallen() -> Canvas:
    canvas = thing((CAVE, CAVE))
    canvas.paste(icon(f"{FOLDER}/cave", CAVE, ROCK), (0, 0))
    for place in STONES:
        canvas.paste(icon(f"{FOLDER}/cave-in", RUBBLE, ROCK), place)
    return canvas
