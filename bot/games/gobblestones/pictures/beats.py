"""What everybody should see in Gobblestones: a face-down play is turned over."""

from collections.abc import Sequence
from functools import lru_cache, partial

from bot.games.gobblestones.pictures.layout import CELL
from bot.games.gobblestones.pictures.stones import back_sprite, rack_sprite, space_sprite
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import Sprite, plate, squeezed
from bot.pictures.painting.theme import RED
from bot.pictures.picture import Picture
from bot.pictures.shared.beat import Beat, Concerned, Mood
from bot.pictures.shared.stage import GROUND, draw_stage
from games.engine import Event
from games.engine.words import Words
from games.gobblestones import COLOURS, GobblestonesView, events, field_of
from games.gobblestones.field import SPACE_BY_NAME

TILE, STEP, HALO, APART = 96, 112, 6, 14
TURN = ((False, TILE), (False, 66), (False, 20), (True, 30), (True, 74))
"""A tile that is turned over, tick by tick: whether its face is up, and how wide it looks."""
FEW, APART_IN_TIME = 3, {False: 2, True: 1}
"""Ticks from one tile to the next, by whether there are more than a few."""


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
    shown = Beat(words(key), _turned_over(turned, view), parties, caught, partial(_turning, turned, view))
    return draw_stage(shown, names, words)


def _turning(turned: events.Caught | events.Proved, view: GobblestonesView) -> list[Canvas]:
    """Draw the tiles tick by tick as they are turned over, one after another from the left."""
    apart = APART_IN_TIME[len(turned.spaces) > FEW]
    ticks = len(TURN) + 1 + apart * (len(turned.spaces) - 1)
    return [
        _turned_over(turned, view, [tick - 1 - apart * place for place in range(len(turned.spaces))])
        for tick in range(ticks)
    ]


@lru_cache(maxsize=64)
def _tile(tile: int, tick: int, ground: str) -> Sprite:
    """Return a tile as it looks so many ticks after somebody began to turn it over."""
    if tick >= len(TURN):
        return rack_sprite(tile, TILE, ground)
    up, width = TURN[max(0, tick)]
    return squeezed(rack_sprite(tile, TILE, ground) if up else back_sprite(TILE, ground), width)


def _turned_over(
    turned: events.Caught | events.Proved, view: GobblestonesView, ticks: Sequence[int] | None = None
) -> Canvas:
    """Draw each space with its tile below; a tile that does not fit has a red edge.

    In motion, `ticks` says how far each tile has been turned over.
    """
    ground = GROUND[isinstance(turned, events.Caught)]
    canvas, field = Canvas((len(turned.spaces) * STEP, CELL + APART + 2 * HALO + TILE), ground), field_of(view.layout)
    for place, (name, colour) in enumerate(zip(turned.spaces, turned.colours, strict=True)):
        space, tile, x = SPACE_BY_NAME[name], COLOURS.index(colour), place * STEP + HALO
        claim, top = field.colour[space], CELL + APART
        canvas.paste(space_sprite(claim, field.value[space]), (x + (TILE - CELL) // 2, 0))
        tick = ticks[place] if ticks else len(TURN)
        if claim not in (None, tile) and tick >= len(TURN):
            side = TILE + 2 * HALO
            canvas.paste(plate((side, side), 16, RED.base, RED.pale, ground), (x - HALO, top))
        canvas.paste_about(_tile(tile, tick, ground), (x + TILE // 2, top + HALO + TILE // 2))
    return canvas
