"""The stage of Goblin Teeth: the dealer behind the counter, the Altar in its niche, decks, and who sounds the alarm."""

from functools import lru_cache

from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.contents import alarming, slots
from bot.games.goblin_teeth.pictures.looks import TABLE
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, length
from bot.pictures.painting.slabs import NIGHT
from bot.pictures.painting.sprites import Drawing, Size, Sprite, drawn, plate, sprite, tones_in
from bot.pictures.painting.theme import BROWN, CREAM, GREEN, ORANGE, RED, SLATE, TURQUOISE, mixed
from bot.pictures.shared.players import number, signed
from bot.pictures.shared.scenery import GLOOMY, rings
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView

TONES = (BROWN.dark, "#452c14", BROWN.deep, "#704b28", BROWN.base, "#a57e5a")
"""From the dark of the counter to its edge in the light."""
STONES = {
    False: (SLATE.dark, "#29242f", SLATE.deep, mixed(SLATE.deep, SLATE.base), SLATE.base),
    True: (*GLOOMY[:4], mixed(*GLOOMY[3:5])),
}
"""The wall behind, from the dark between its stones to where light falls on it and on what stands there: cooler than
the wood before it."""
WALL = {alarm: stones[1] for alarm, stones in STONES.items()}
"""What stands against the wall blends into this."""
DEEPEST, POOL = 520, (at.WIDTH // 2, 90)
"""The height of wall and counter at most, and the middle of the candle's light on the counter."""
RIM = {False: TONES[5], True: RED.soft}
"""The counter's edge below the wall, which shines red in an alarm."""
JARS = {False: (GREEN.deep, ORANGE.deep, TURQUOISE.deep), True: (RED.deep, ORANGE.deep, RED.deep)}
"""What is in the jars at the wall."""
HOLLOW = BROWN.dark
"""What is let into the counter for each Item, into which cards and dice blend."""


def alarmed(view: GoblinTeethView) -> list[int]:
    """Return the seats that lack a single Item."""
    return [seat for seat in range(view.seats) if alarming(view, seat)]


def draw_scene(canvas: Canvas, view: GoblinTeethView, height: int, words: Words) -> None:
    """Draw the stage down to a height: its wall is red while somebody lacks a single Item."""
    alarm = alarmed(view)
    grim = bool(alarm)
    canvas.paste(_stage(grim), (0, 0))
    canvas.paste(Canvas((at.WIDTH, at.COUNTER_FOOT), TONES[4]), (0, height - at.COUNTER_FOOT))
    if canvas.height > height:
        canvas.paste(Canvas((at.WIDTH, canvas.height - height), TABLE), (0, height))
    canvas.paste(_standing("shrine", at.SHRINE, grim), (at.SHRINE_MIDDLE - at.SHRINE[0] // 2, at.WALL - at.SHRINE[1]))
    canvas.paste(_standing("dealer", at.DEALER, grim), (at.DEALER_LEFT, at.WALL - at.DEALER[1] + 4))
    title = Lettering(words("picture-goblin-teeth-round", round=view.round), Face(Font.ROUND, at.TITLE_SIZE))
    canvas.write(title, (at.TITLE_LEFT, at.TITLE_MIDDLE), CREAM, WALL[grim])
    _draw_decks(canvas, view, WALL[grim])
    if alarm:
        canvas.paste(_standing("bell", at.BELL, grim), at.BELL_PLACE)
        _draw_alarms(canvas, view, alarm)


@lru_cache(maxsize=2)
def _stage(grim: bool) -> Sprite:
    """Return the wall with the light of the Altar's flame, and the counter with a candle's, as deep as it may be."""
    tones, stones, height = TONES, STONES[grim], DEEPEST
    x, foot = at.SHRINE_MIDDLE, at.WALL
    arch = f"M{x - 78} {foot}V74a78 72 0 0 1 156 0V{foot}z"
    bricks = "".join(f"M0 {y}h{at.WIDTH}" for y in (44, 88))
    bricks += "".join(f"M{x} {y}v44" for row, y in enumerate((0, 44, 88)) for x in range(60 + 90 * (row % 2), 900, 180))
    boards = "".join(f"M0 {y}h{at.WIDTH}" for y in range(at.WALL + 74, height, 66))
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{at.WIDTH}" height="{height}">'
        f'<rect width="{at.WIDTH}" height="{height}" fill="{stones[1]}"/>'
        f'<path fill="none" stroke="{stones[0]}" stroke-width="3" d="{bricks}"/>'
        f'<svg width="{at.WIDTH}" height="{foot}">'
        + rings((x, 62), ((190, 120), (136, 100)), (stones[2], stones[3]))
        + f'<path fill="{tones[0]}" stroke="{tones[2]}" stroke-width="7" d="{arch}"/>'
        f'<svg x="{x - 74}" width="148" height="{foot}">'
        + rings((74, 62), ((72, 100), (56, 72)), tones[3:5])
        + f"</svg>{_shelf(stones[3], stones[4], JARS[grim])}"
        + f'</svg><svg y="{at.WALL}" width="{at.WIDTH}" height="{height - at.WALL}">'
        f'<rect width="{at.WIDTH}" height="{height}" fill="{tones[2]}"/>'
        + rings(POOL, ((470, 170),), tones[3:4])
        + f'</svg><path fill="none" stroke="{tones[1]}" stroke-width="3" d="{boards}"/>'
        f'<rect y="{at.WALL}" width="{at.WIDTH}" height="7" fill="{RIM[grim]}"/></svg>',
        tones[0],
        (*tones, *stones, RIM[grim], *JARS[grim]),
    )


def _shelf(dark: str, light: str, filled: tuple[str, ...]) -> str:
    """Return what hangs and stands at the wall, in little light: a cord of teeth, and a shelf with jars of potions."""
    teeth = "".join(f"M{178 + 26 * n} {70 + (0, 12, 19, 22, 19, 12, 0)[n]}h16l-8 22z" for n in range(7))
    jars = "".join(f"M{x} 116v-34q0-6 6-8v-8h26v8q6 2 6 8v34z" for x in (548, 664, 790))
    caps = "".join(f"M{x + 4} 66h30v-8h-30z" for x in (548, 664, 790))
    potions = "".join(
        f'<path fill="{tone}" d="M{x + 2} 114v-24h34v24z"/>' for x, tone in zip((548, 664, 790), filled, strict=True)
    )
    return (
        f'<path fill="{light}" d="{teeth}M520 116h370v7H520z{caps}"/>'
        f'<path fill="none" stroke="{light}" stroke-width="3" d="M170 62q90 54 186 0"/>'
        f'<path fill="{dark}" stroke="{light}" stroke-width="3" d="{jars}"/>{potions}'
        f'<g fill="{light}"><circle cx="567" cy="101" r="7"/><circle cx="683" cy="103" r="6"/>'
        f'<path d="M730 116q-14-22 8-30 24-4 26 14 0 10-6 16zM610 116v-20h-12q2-18 20-18t20 18h-12v20z"/>'
        f'<path d="M797 98h25v10h-25z"/></g>'
    )


@lru_cache(maxsize=64)
def hollow(size: Size) -> Sprite:
    """Return what is let into the counter: dark, its lower edge in the light."""
    (width, height), tones = size, TONES
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" rx="16" fill="{tones[4]}"/>'
        f'<rect width="{width}" height="{height - 3}" rx="16" fill="{NIGHT}"/>'
        f'<rect x="2" y="5" width="{width - 4}" height="{height - 8}" rx="14" fill="{HOLLOW}"/></svg>'
    )
    return drawn(svg, tones[3], (*tones[1:5], NIGHT, HOLLOW))


@lru_cache(maxsize=16)
def _standing(name: str, size: Size, grim: bool) -> Sprite:
    """Return what stands against the wall, in its own colours alone."""
    named = pieces.drawing(name)
    layer = Drawing(named, (0, 0, size[0]), height=size[1])
    return sprite(size, (layer,), WALL[grim], (WALL[grim], *tones_in(named)))


def _draw_decks(canvas: Canvas, view: GoblinTeethView, wall: str) -> None:
    """Draw how many cards are in the decks, and among the discarded Cheats if there are any."""
    discards = [("discard", len(view.cheat_discard))] if view.cheat_discard else []
    piles = (*discards, ("deck-cheats", view.cheat_deck), ("deck-items", view.item_deck))
    right = at.WIDTH - at.EDGE - 6
    for name, count in piles:
        text = number(count, at.DECK_SIZE)
        right -= length(text.text, text.face)
        canvas.write(text, (right, at.TITLE_MIDDLE), SLATE.pale, wall)
        right -= at.DECK_ICON + 6
        canvas.paste(pieces.small(name, at.DECK_ICON, wall), (right, at.TITLE_MIDDLE - at.DECK_ICON // 2))
        right -= 26


def _draw_alarms(canvas: Canvas, view: GoblinTeethView, seats: list[int]) -> None:
    """Draw who lacks a single Item, and which: the larger the fewer they are."""
    abreast, size, sign, icon_side = at.ALARMS[min(len(seats), len(at.ALARMS)) - 1]
    for number_, seat in enumerate(seats):
        row, column = divmod(number_, abreast)
        left = at.ALARM_LEFT + column * (size[0] + at.ALARM_GAP)
        middle = at.ALARM_TOP + row * (size[1] + at.ALARM_GAP) + size[1] // 2
        gap = next(slot for one in view.progress_of(seat) if one.lacking == 1 for slot in slots(one) if not slot.filled)
        canvas.paste(plate(size, 12, RED.deep, RED.pale, RED.dark), (left, middle - size[1] // 2))
        canvas.paste(signed(seat, sign, RED.deep), (left + 5, middle - sign // 2))
        missing = pieces.missing(gap.drawing, icon_side, RED.deep, CREAM)
        canvas.paste(missing, (left + size[0] - icon_side - 3, middle - icon_side // 2))
