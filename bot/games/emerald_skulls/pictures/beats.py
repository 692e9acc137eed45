"""What everybody should see in Emerald Skulls: a bust, and a jackpot."""

from collections.abc import Sequence

from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import icon, paint
from bot.pictures.painting.theme import CREAM, GOLD, RED, ROCK
from bot.pictures.picture import Picture
from bot.pictures.shared.beat import Beat, Concerned, draw_beat, thing
from bot.pictures.shared.players import number
from games.emerald_skulls import EmeraldSkullsView, events
from games.engine import Event
from games.engine.words import Words

SIGN, DIE, STEP, A_ROW = 150, 62, 68, 4
MOST_DICE = 8


def beat(story: Sequence[Event], _view: EmeraldSkullsView, names: Sequence[str], words: Words) -> Picture | None:
    """Return the bust or the jackpot of this move, with those to whom bets paid."""
    paid = [Concerned(event.seat, f"+{event.gears}") for event in story if isinstance(event, events.Paid)]
    for event in story:
        if isinstance(event, events.Earned) and event.what != "standard":
            title = words("picture-emerald-skulls-beat-jackpot", bet=words("emerald-skulls-bet", bet=event.what))
            parties = _once([Concerned(event.seat, f"+{event.gears}"), *paid])
            return draw_beat(Beat(title, _crowned(event.gears), parties), names, words)
        if isinstance(event, events.Out) and event.out == "bust":
            title, parties = words("picture-emerald-skulls-beat-bust"), _once([Concerned(event.seat, "0"), *paid])
            return draw_beat(Beat(title, _broken(event.left), parties, grim=True), names, words)
    return None


def _once(parties: Sequence[Concerned]) -> tuple[Concerned, ...]:
    """Return everybody who was paid, once, with the sum."""
    sums: dict[int, int] = {}
    for party in parties:
        sums[party.seat] = sums.get(party.seat, 0) + int(party.note)
    return tuple(Concerned(seat, f"+{gears}" if gears else "0") for seat, gears in sums.items())


def _broken(left: Sequence[int]) -> Canvas:
    """Draw a broken die, and the last dice on the table."""
    shown = sorted(left, reverse=True)[:MOST_DICE]
    canvas = thing((SIGN + 14 + min(len(shown), A_ROW) * STEP, SIGN))
    canvas.paste(icon("emerald_skulls/sign-bust", SIGN, ROCK, paint(sign=RED.base)), (0, 0))
    for place, face in enumerate(shown):
        row, column = divmod(place, A_ROW)
        spot = SIGN + 14 + column * STEP, row * STEP + (SIGN - STEP) // 2 * (len(shown) <= A_ROW)
        canvas.paste(icon(f"emerald_skulls/die-{face}", DIE, ROCK), spot)
    return canvas


def _crowned(gears: int) -> Canvas:
    """Draw a crown over the jackpot's pay."""
    canvas = thing((240, 190))
    canvas.paste_about(icon("theme/crown", 130, ROCK), (120, 60))
    canvas.paste_about(icon("emerald_skulls/gear", 64, ROCK), (66, 154))
    canvas.write(number(gears, 64), (106, 154), CREAM if gears else GOLD, ROCK)
    return canvas
