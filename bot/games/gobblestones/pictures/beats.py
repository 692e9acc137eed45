"""What everybody should see in Gobblestones: a face-down play is turned over."""

from collections.abc import Sequence

from bot.games.gobblestones.pictures.layout import CELL
from bot.games.gobblestones.pictures.stones import rack_sprite, space_sprite
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import plate
from bot.pictures.painting.theme import RED
from bot.pictures.picture import Picture
from bot.pictures.shared.beat import Beat, Concerned, Mood
from bot.pictures.shared.stage import GROUND, draw_stage
from games.engine import Event
from games.engine.words import Words
from games.gobblestones import COLOURS, GobblestonesView, events, field_of
from games.gobblestones.field import SPACE_BY_NAME

TILE, STEP, HALO, APART = 96, 112, 6, 14


def beat(story: Sequence[Event], view: GobblestonesView, names: Sequence[str], words: Words) -> Picture | None:
    """Return the challenge that was decided in this move, if there was one."""
    turned = next((event for event in story if isinstance(event, events.Caught | events.Proved)), None)
    if turned is None:
        return None
    caught = isinstance(turned, events.Caught)
    key = "picture-gobblestones-beat-caught" if caught else "picture-gobblestones-beat-proved"
    signs = ("0", words("picture-gobblestones-beat-right")) if caught else (f"+{turned.points}", f"–{turned.points}")
    moods: tuple[Mood, Mood] = ("sad", "glad") if caught else ("glad", "sad")
    parties = Concerned(turned.seat, signs[0], moods[0]), Concerned(turned.challenger_seat, signs[1], moods[1])
    return draw_stage(Beat(words(key), _turned_over(turned, view), parties, caught), names, words)


def _turned_over(turned: events.Caught | events.Proved, view: GobblestonesView) -> Canvas:
    """Draw each space with its tile below; a tile that does not fit has a red edge."""
    ground = GROUND[isinstance(turned, events.Caught)]
    canvas, field = Canvas((len(turned.spaces) * STEP, CELL + APART + 2 * HALO + TILE), ground), field_of(view.layout)
    for place, (name, colour) in enumerate(zip(turned.spaces, turned.colours, strict=True)):
        space, tile, x = SPACE_BY_NAME[name], COLOURS.index(colour), place * STEP + HALO
        claim, top = field.colour[space], CELL + APART
        canvas.paste(space_sprite(claim, field.value[space]), (x + (TILE - CELL) // 2, 0))
        if claim not in (None, tile):
            side = TILE + 2 * HALO
            canvas.paste(plate((side, side), 16, RED.base, RED.pale, ground), (x - HALO, top))
        canvas.paste(rack_sprite(tile, TILE, ground), (x, top + HALO))
    return canvas
