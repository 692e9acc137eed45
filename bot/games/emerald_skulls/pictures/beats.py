"""What everybody should see in Emerald Skulls: a bust, and a jackpot."""

from collections.abc import Sequence
from functools import lru_cache, partial

from bot.games.emerald_skulls.pictures.rolling import ROLLS, rolling, thrown
from bot.games.emerald_skulls.pictures.skull import TONES
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import length
from bot.pictures.painting.sprites import Drawing, Size, Sprite, drawn, icon, plain_icon, sprite, tilted_icon
from bot.pictures.painting.theme import BLACK, CREAM, RED
from bot.pictures.picture import Picture
from bot.pictures.shared.beat import Beat, Concerned
from bot.pictures.shared.players import number
from bot.pictures.shared.scenery import GLOOMY, VERDANT
from bot.pictures.shared.stage import GROUND, draw_stage, hall_of
from bot.pictures.shared.titles import write_title
from games.emerald_skulls import EmeraldSkullsView, events
from games.engine import Event
from games.engine.words import Words

SKULL, ABOVE, BROKEN = (197, 212), 30, 96
"""The skull that bites, how much room is above it for the title, and the die in its mouth."""
DIE, SMALL_DIE, FEW, STEP = 88, 66, 4, 74
"""A die beside it, one of more than a few, and how far from one to the next."""
MOUTH, FIRST, DOWN = (98, 162), 190, (-34, 30)
"""The middle of its mouth; how far from the skull's middle the first dice are, and how far down."""
EYES, EYES_DOWN, EYE = (65, 132), 78, 36
"""Its eyes, which are crossed out on a bust: how far to the right, how far down, and how large."""
STREAK, STREAK_LEFT = (46, 40), 22
"""What a die leaves behind that flies out of the mouth: the size, and how far behind it."""
WIDE = 830
CROWNED, CROWN, CROWN_ABOVE = (192, 207), 112, 24
STREWN = ((-290, -40, 62), (-372, 30, 44), (300, -50, 60), (384, 18, 46))
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
            hall = partial(hall_of, VERDANT, festive=True, rays=0)
            return draw_stage(Beat(title, _crowned(event.gears), parties, before=before), names, words, hall(), hall)
        if isinstance(event, events.Out) and event.out == "bust":
            title, parties = words("picture-emerald-skulls-beat-bust"), _once([Concerned(event.seat, "0"), *paid])
            before = partial(_breaking, event.left)
            hall, thing = partial(hall_of, GLOOMY, festive=False, rays=0), _broken(event.left)
            return draw_stage(Beat(title, thing, parties, grim=True, before=before), names, words, hall(), hall)
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
    side, step = (DIE, DIE + 8) if len(shown) <= FEW else (SMALL_DIE, STEP)
    canvas, x = Canvas((WIDE, SKULL[1] + ABOVE), ground), (WIDE - SKULL[0]) // 2
    canvas.paste(_skull(ground), (x + (SHAKES[to_go % len(SHAKES)] if to_go < BREAKS else 0), ABOVE))
    if to_go < BREAKS:
        canvas.paste_about(
            icon("emerald_skulls/die-broken", BROKEN + GROWS[to_go], BLACK), (x + MOUTH[0], ABOVE + MOUTH[1])
        )
        for eye in EYES:
            canvas.paste_about(icon("parlour/no", EYE, BLACK), (x + eye, ABOVE + EYES_DOWN))
    for place, face in enumerate(shown):
        rank, beyond = divmod(place, 2)
        across = WIDE // 2 + (FIRST + rank * step) * (1 - 2 * beyond)
        roll = rolling(place, (face, (-9, 7, 5, -6)[place % 4]), max(0, to_go - BREAKS + 1))
        down = ABOVE + SKULL[1] // 2 + DOWN[(rank + beyond) % 2]
        if not to_go and not rank:
            streaks = across - (side // 2 + STREAK_LEFT) * (1 - 2 * beyond), down
            canvas.paste_about(_streaks(ground, away=bool(beyond)), streaks)
        die = thrown(roll.face, side, ground, roll.degrees)
        canvas.paste_about(die, (across + roll.right, down - roll.up))
    return canvas


@lru_cache(maxsize=4)
def _streaks(ground: str, *, away: bool) -> Sprite:
    """Return three strokes behind a die in flight, the longest in the middle."""
    (wide, high), lines = STREAK, ((8, 12), (20, 0), (32, 12))
    paths = "".join(f"M{short if away else 0} {y}h{wide - short}" for y, short in lines)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">'
        f'<path fill="none" stroke="{RED.soft}" stroke-width="5" stroke-linecap="round" d="{paths}"/></svg>'
    )
    return drawn(svg, ground, (ground, RED.soft))


def _breaking(left: Sequence[int]) -> list[Canvas]:
    return [_broken(left, to_go) for to_go in range(ROLLS + BREAKS - 1, 0, -1)]


def _crowned(gears: int, to_go: int = 0) -> Canvas:
    """Draw the skull with a crown, and the jackpot's pay beside it.

    In motion there are some ticks `to_go`: the crown falls, the gear turns, and the pay is counted.
    """
    ground, middle = VERDANT[3], CROWNED[1] // 2 + CROWN_ABOVE
    text, sum_now = number(gears, 112), number(gears * (len(FALLS) - to_go) // len(FALLS), 112)
    canvas = Canvas((WIDE, CROWNED[1] + CROWN_ABOVE), ground)
    for across, down, side in STREWN:
        canvas.paste_about(icon("emerald_skulls/gear", side, VERDANT[2]), (WIDE // 2 + across, middle + down))
    left = (WIDE - CROWNED[0] - 150 - length(text.text, text.face)) // 2
    canvas.paste(_skull(ground, CROWNED), (left, CROWN_ABOVE))
    crown = (0, *FALLS)[to_go]
    canvas.paste_about(plain_icon("theme/crown", CROWN, ground), (left + CROWNED[0] // 2, CROWN // 2 - 8 - crown))
    gear, x = "emerald_skulls/gear", left + CROWNED[0] + 72
    sign = tilted_icon(gear, 122, ground, -15 * to_go) if to_go else plain_icon(gear, 112, ground)
    canvas.paste_about(sign, (x, middle))
    wide = length(sum_now.text, sum_now.face)
    write_title(canvas, sum_now, (x + 74 + wide // 2, middle), CREAM, wide)
    return canvas


def _crowning(gears: int) -> list[Canvas]:
    return [_crowned(gears, to_go) for to_go in range(len(FALLS), 0, -1)]


def _skull(ground: str, size: Size = SKULL) -> Sprite:
    wide, high = size
    return sprite(size, (Drawing("emerald_skulls/skull", (0, 0, wide), height=high),), ground, (ground, *TONES))
