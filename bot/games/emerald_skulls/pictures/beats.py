"""What everybody should see in Emerald Skulls: a bust, and a jackpot."""

from collections.abc import Sequence
from functools import partial

from bot.games.emerald_skulls.pictures.rolling import ROLLS, rolling
from bot.games.emerald_skulls.pictures.skull import TONES
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import length
from bot.pictures.painting.sprites import Drawing, Sprite, icon, paint, plain_icon, sprite, tilted_icon
from bot.pictures.painting.theme import BLACK, CAVE, CREAM, GREEN
from bot.pictures.picture import Picture
from bot.pictures.shared.beat import Beat, Concerned
from bot.pictures.shared.players import number
from bot.pictures.shared.stage import GROUND, draw_stage, hall_of
from games.emerald_skulls import EmeraldSkullsView, events
from games.engine import Event
from games.engine.words import Words

SKULL, BROKEN, DIE, STEP = (198, 213), 84, 66, 74
MOUTH, FIRST, DOWN = (99, 162), 160, (-34, 30)
"""The middle of its mouth; how far from the skull's middle the first dice are, and how far down."""
WIDE = 830
CROWN, CROWN_ABOVE = 96, 20
EMERALD = (CAVE, GREEN.dark, "#2c5d19", GREEN.deep, "#549930")
"""The light of a jackpot, from the dark on."""
STREWN = ((-300, -46, 52), (-216, 24, 62), (-384, 16, 40), (300, -50, 60), (236, 26, 46), (384, 14, 42))
"""Gears about a jackpot: how far from its middle, to the right and down, and how large."""
MOST_DICE = 8
BREAKS, SHAKES, GROWS = 4, (0, -5, 6, -4), (0, 16, 30, -50)
"""For so many ticks the die breaks: how far to the right the skull is then, and how much larger the broken die."""
FALLS = (8, 0, 14, 18, 12, 0, 50, 110, 170, 220)
"""How high above its place the crown is, by ticks to go: it falls and bounces."""


def beat(story: Sequence[Event], _view: EmeraldSkullsView, names: Sequence[str], words: Words) -> Picture | None:
    """Return the bust or the jackpot of this move, with those to whom bets paid."""
    paid = [Concerned(event.seat, f"+{event.gears}") for event in story if isinstance(event, events.Paid)]
    for event in story:
        if isinstance(event, events.Earned) and event.what != "standard":
            title = words("picture-emerald-skulls-beat-jackpot", bet=words("emerald-skulls-bet", bet=event.what))
            parties = _once([Concerned(event.seat, f"+{event.gears}"), *paid])
            before = partial(_crowning, event.gears)
            hall = partial(hall_of, EMERALD, festive=True)
            return draw_stage(Beat(title, _crowned(event.gears), parties, before=before), names, words, hall(), hall)
        if isinstance(event, events.Out) and event.out == "bust":
            title, parties = words("picture-emerald-skulls-beat-bust"), _once([Concerned(event.seat, "0"), *paid])
            before = partial(_breaking, event.left)
            return draw_stage(Beat(title, _broken(event.left), parties, grim=True, before=before), names, words)
    return None


def _once(parties: Sequence[Concerned]) -> tuple[Concerned, ...]:
    """Return everybody who was paid, once, with the sum."""
    sums: dict[int, int] = {}
    for party in parties:
        sums[party.seat] = sums.get(party.seat, 0) + int(party.note)
    return tuple(
        Concerned(seat, f"+{gears}" if gears else "0", "glad" if gears else "sad") for seat, gears in sums.items()
    )


def _broken(left: Sequence[int], to_go: int = 0) -> Canvas:
    """Draw the skull that bites a die in two, and the last dice on both sides of it as they fell.

    In motion there are some ticks `to_go`: the dice roll, the skull shakes, and at last the die breaks.
    """
    ground, shown = GROUND[True], sorted(left, reverse=True)[:MOST_DICE]
    canvas, x = Canvas((WIDE, SKULL[1]), ground), (WIDE - SKULL[0]) // 2
    canvas.paste(_skull(ground), (x + (SHAKES[to_go % len(SHAKES)] if to_go < BREAKS else 0), 0))
    if to_go < BREAKS:
        sign = icon("emerald_skulls/sign-bust", BROKEN + GROWS[to_go], BLACK, paint(sign=CREAM))
        canvas.paste_about(sign, (x + MOUTH[0], MOUTH[1]))
    for place, face in enumerate(shown):
        rank, side = divmod(place, 2)
        across = WIDE // 2 + (FIRST + rank * STEP) * (1 - 2 * side)
        roll = rolling(place, (face, (-9, 7, 5, -6)[place % 4]), max(0, to_go - BREAKS + 1))
        die = tilted_icon(f"emerald_skulls/die-{roll.face}", DIE, ground, roll.degrees)
        canvas.paste_about(die, (across + roll.right, SKULL[1] // 2 + DOWN[(rank + side) % 2] - roll.up))
    return canvas


def _breaking(left: Sequence[int]) -> list[Canvas]:
    return [_broken(left, to_go) for to_go in range(ROLLS + BREAKS - 1, 0, -1)]


def _crowned(gears: int, to_go: int = 0) -> Canvas:
    """Draw the skull with a crown, and the jackpot's pay beside it.

    In motion there are some ticks `to_go`: the crown falls, the gear turns, and the pay is counted.
    """
    ground, middle = EMERALD[3], SKULL[1] // 2 + CROWN_ABOVE
    text, sum_now = number(gears, 112), number(gears * (len(FALLS) - to_go) // len(FALLS), 112)
    canvas = Canvas((WIDE, SKULL[1] + CROWN_ABOVE), ground)
    for across, down, side in STREWN:
        canvas.paste_about(icon("emerald_skulls/gear", side, EMERALD[2]), (WIDE // 2 + across, middle + down))
    left = (WIDE - SKULL[0] - 150 - length(text.text, text.face)) // 2
    canvas.paste(_skull(ground), (left, CROWN_ABOVE))
    crown = (0, *FALLS)[to_go]
    canvas.paste_about(plain_icon("theme/crown", CROWN, ground), (left + SKULL[0] // 2, CROWN // 2 - 8 - crown))
    gear, x = "emerald_skulls/gear", left + SKULL[0] + 72
    sign = tilted_icon(gear, 122, ground, -15 * to_go) if to_go else plain_icon(gear, 112, ground)
    canvas.paste_about(sign, (x, middle))
    canvas.write(sum_now, (x + 70, middle), CREAM, ground)
    return canvas


def _crowning(gears: int) -> list[Canvas]:
    return [_crowned(gears, to_go) for to_go in range(len(FALLS), 0, -1)]


def _skull(ground: str) -> Sprite:
    return sprite(
        SKULL, (Drawing("emerald_skulls/skull", (0, 0, SKULL[0]), height=SKULL[1]),), ground, (ground, *TONES)
    )
