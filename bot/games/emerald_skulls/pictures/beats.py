"""The beats (great moments) of Emerald Skulls that all should see: a bust, and a jackpot."""

from collections.abc import Sequence
from functools import partial
from math import cos, degrees, pi, sin

from bot.games.emerald_skulls.pictures.rolling import ROLL_TICKS, place_rolling_die, render_askew_die_sprite
from bot.games.emerald_skulls.pictures.skull import SKULL_TONES
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import measure_pixel_width
from bot.pictures.painting.sprites import (
    Drawing,
    Size,
    Sprite,
    compose_sprite,
    render_icon_sprite,
    render_plain_icon,
    render_rotated_icon,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, CREAM, RED
from bot.pictures.picture import Picture
from bot.pictures.shared.great_moment import GreatMoment, MomentParty
from bot.pictures.shared.moment_scene import GROUND_BY_GRIM, STAGE_MIDDLE, WIDTH, draw_stage, render_stage_background
from bot.pictures.shared.players import build_number_lettering
from bot.pictures.shared.scenery import EMBER_LIGHT, GREEN_LIGHT, draw_glow_rings_svg
from bot.pictures.shared.titles import write_title
from games.emerald_skulls import EmeraldSkullsView, build_bet_key, events
from games.engine import Event
from games.engine.words import Words

SKULL_SIZE, SKULL_TOP, BROKEN_DIE_SIZE = (258, 278), 14, 98
"""The skull that bites, how far it is from the upper edge, and the die in its mouth: its chin is behind the shelf."""
DIE_SIZE, SMALL_DIE, MAX_LARGE_DICE, DICE_GAP = 108, 72, 4, 68
"""A die beside it, one of more than a few, and how far from one to the next."""
MOUTH, FIRST_DIE_LEFTS, DICE_TOPS_BY_TURNS = (129, 191), (226, 196), ((0, 74), (12, 80))
"""The middle of its mouth; how far from the skull's middle the first of few dice and of many are, and how far down
they are by turns."""
EYE_LEFTS, EYES_TOP, EYE = (85, 173), 101, 48
"""Its eyes, which are crossed out on a bust: how far to the right, how far down, and how large."""
STREAK, STREAK_LEFT = (46, 40), 22
"""What a die leaves behind that flies out of the mouth: the size, and how far behind it."""
LIT_WIDTH, LIT_HEIGHT = WIDTH, 2 * STAGE_MIDDLE[1]
"""What stands in the light has the room above the shelf, and some behind it."""
BUST_AT, BUST_SIZES, JACKPOT_AT = (172, 76), (116, 100, 84, 58), (604, 84)
"""Titles stand beside the skull."""
CROWNED_SKULL_SIZE, CROWNED_LEFT, CROWNED_TOP, CROWN_SIZE, CROWN_MIDDLE = (242, 261), 84, 48, 124, 54
"""The skull that has a crown, and that: the size, how far from the edges, and how far down the crown's middle is."""
PAY_AT, PAY_SIZE, PAY_GEAR, PAY_GAP = (604, 208), 150, 164, 20
"""What a jackpot pays: its middle, the letters, the gear, and what is between them."""
PAY_LIGHT = (440, 216)
"""The light behind it."""
STREWN_GEARS = ((392, 150, 58), (404, 262, 44), (826, 150, 62), (856, 244, 46), (790, 270, 36))
STREWN_TONES = 6
"""Gears about it: to the right and down, and how large; they are in few tones."""
SHARD_COUNT, SHARD_SPREAD, HIDDEN_SHARDS = 16, 640, (9, 11, 12)
"""So many splinters fly out of the mouth on a bust, how far they are spread, and those that would be in the way."""
MAX_DICE, RAY_COUNT = 8, 16
BREAK_TICKS, SKULL_SHAKES, DIE_GROWTH = 4, (0, -5, 6, -4), (0, 16, 30, -50)
"""For so many ticks the die breaks: how far to the right the skull is then, and how much larger the broken die."""
CROWN_FALL, COUNT_TICKS = (0, 0, 0, 0, 0, 16, 0, 60, 130, 210), 5
"""How high above its place the crown is, by ticks to go; in the last ones the pay is counted."""


def beat(event_list: Sequence[Event], _view: EmeraldSkullsView, names: Sequence[str], words: Words) -> Picture | None:
    """Return the bust or the jackpot of this move, with those to whom bets paid."""
    paid = [MomentParty(event.seat, f"+{event.gears}") for event in event_list if isinstance(event, events.BetPaid)]
    for event in event_list:
        if isinstance(event, events.TumblerPaid) and event.what != "standard":
            title = words("picture-emerald-skulls-beat-jackpot", bet=build_bet_key(event.what))
            parties = _sum_by_player([MomentParty(event.seat, f"+{event.gears}"), *paid])
            before = partial(_draw_jackpot_frames, event.gears)
            hall = partial(render_stage_background, GREEN_LIGHT, festive=True, rays=RAY_COUNT, right=False)
            great_moment = GreatMoment(
                title, _draw_crowned_skull(event.gears), parties, before=before, title_at=JACKPOT_AT
            )
            return draw_stage(great_moment, names, words, hall(), hall)
        if isinstance(event, events.TurnEnded) and event.out == "bust":
            title, parties = (
                words("picture-emerald-skulls-beat-bust"),
                _sum_by_player([MomentParty(event.seat, "0"), *paid]),
            )
            before = partial(_draw_bust_frames, event.left)
            hall, thing = (
                partial(render_stage_background, EMBER_LIGHT, festive=False, rays=RAY_COUNT),
                _draw_bust(event.left),
            )
            great_moment = GreatMoment(
                title, thing, parties, grim=True, before=before, title_at=BUST_AT, title_sizes=BUST_SIZES
            )
            return draw_stage(great_moment, names, words, hall(), hall)
    return None


def _sum_by_player(parties: Sequence[MomentParty]) -> tuple[MomentParty, ...]:
    """Return everybody who was paid, once, with the sum."""
    sums: dict[int, int] = {}
    for party in parties:
        sums[party.seat] = sums.get(party.seat, 0) + int(party.note)
    return tuple(
        MomentParty(seat, f"+{gears}" if gears else "0", "glad" if gears else "sad") for seat, gears in sums.items()
    )


def _draw_bust(left: Sequence[int], to_go: int = 0) -> Canvas:
    """Draw the skull that bites a die in two, and the last dice on both sides of it as they fell.

    In motion there are some ticks `to_go`: the dice roll, the skull shakes, and at last the die breaks.
    """
    ground, shown = GROUND_BY_GRIM[True], sorted(left, reverse=True)[:MAX_DICE]
    side, step = (DIE_SIZE, DIE_SIZE + 8) if len(shown) <= MAX_LARGE_DICE else (SMALL_DIE, DICE_GAP)
    canvas, x = Canvas((LIT_WIDTH, LIT_HEIGHT), ground), (LIT_WIDTH - SKULL_SIZE[0]) // 2
    if not to_go:
        canvas.paste_centred(_render_shards_sprite(ground), (x + MOUTH[0], SKULL_TOP + MOUTH[1] - 30))
    canvas.paste(
        _render_skull_sprite(ground),
        (x + (SKULL_SHAKES[to_go % len(SKULL_SHAKES)] if to_go < BREAK_TICKS else 0), SKULL_TOP),
    )
    if to_go < BREAK_TICKS:
        canvas.paste_centred(
            render_icon_sprite("emerald_skulls/die-broken", BROKEN_DIE_SIZE + DIE_GROWTH[to_go], BLACK),
            (x + MOUTH[0], SKULL_TOP + MOUTH[1]),
        )
        for eye in EYE_LEFTS:
            canvas.paste_centred(render_icon_sprite("parlour/no", EYE, BLACK), (x + eye, SKULL_TOP + EYES_TOP))
    for index, face in enumerate(shown):
        rank, beyond = divmod(index, 2)
        across = LIT_WIDTH // 2 + (FIRST_DIE_LEFTS[len(shown) > MAX_LARGE_DICE] + rank * step) * (1 - 2 * beyond)
        roll = place_rolling_die(index, (face, (-9, 7, 5, -6)[index % 4]), max(0, to_go - BREAK_TICKS + 1))
        down = SKULL_TOP + SKULL_SIZE[1] // 2 + DICE_TOPS_BY_TURNS[len(shown) > MAX_LARGE_DICE][(rank + beyond) % 2]
        if not to_go and not rank:
            streaks = across - (side // 2 + STREAK_LEFT) * (1 - 2 * beyond), down
            canvas.paste_centred(_render_streaks_sprite(ground, away=bool(beyond)), streaks)
        die = render_askew_die_sprite(roll.face, side, ground, roll.degrees)
        canvas.paste_centred(die, (across + roll.right, down - roll.up))
    return canvas


@sprite_cache(4)
def _render_streaks_sprite(ground: str, *, away: bool) -> Sprite:
    """Return three strokes behind a die in flight, the longest in the middle."""
    (width, height), lines = STREAK, ((8, 12), (20, 0), (32, 12))
    paths = "".join(f"M{short if away else 0} {y}h{width - short}" for y, short in lines)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<path fill="none" stroke="{RED.soft}" stroke-width="5" stroke-linecap="round" d="{paths}"/></svg>'
    )
    return render_svg_sprite(svg, ground, (ground, RED.soft))


@sprite_cache(1)
def _render_shards_sprite(ground: str) -> Sprite:
    """Return splinters that fly to all sides."""
    middle, drawn_so_far = SHARD_SPREAD // 2, []
    for index in (index for index in range(SHARD_COUNT) if index not in HIDDEN_SHARDS):
        turn, far = 2 * pi * (index + 0.5) / SHARD_COUNT, middle * (0.62, 0.9, 0.74)[index % 3]
        x, y, long = middle + far * cos(turn), middle + far * sin(turn), (34, 22, 28)[index % 3]
        spot = f"translate({x:.0f} {y:.0f}) rotate({degrees(turn):.0f})"
        drawn_so_far.append(f'<path transform="{spot}" d="M{long} 0L-{long} {long // 2}L-{long // 2} -{long // 2}z"/>')
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SHARD_SPREAD}" height="{SHARD_SPREAD}">'
        f'<g fill="{CREAM}" stroke="{BLACK}" stroke-width="4" stroke-linejoin="round">{"".join(drawn_so_far)}</g></svg>'
    )
    return render_svg_sprite(svg, ground, (ground, CREAM, BLACK))


def _draw_bust_frames(left: Sequence[int]) -> list[Canvas]:
    return [_draw_bust(left, to_go) for to_go in range(ROLL_TICKS + BREAK_TICKS - 1, 0, -1)]


def _draw_crowned_skull(gears: int, to_go: int = 0) -> Canvas:
    """Draw the skull with a crown, and the jackpot's pay beside it.

    In motion there are some ticks `to_go`: the crown falls, the gear turns, and the pay is counted.
    """
    ground, (x, y), left_to_count = GREEN_LIGHT[3], PAY_AT, min(to_go, COUNT_TICKS)
    text, sum_now = (
        build_number_lettering(gears, PAY_SIZE),
        build_number_lettering(gears * (COUNT_TICKS - left_to_count) // COUNT_TICKS, PAY_SIZE),
    )
    canvas = Canvas((LIT_WIDTH, LIT_HEIGHT), ground)
    canvas.paste_centred(_render_payout_light_sprite(), PAY_AT)
    for across, down, side in STREWN_GEARS:
        canvas.paste_centred(
            render_plain_icon("emerald_skulls/gear", side, GREEN_LIGHT[2], (), STREWN_TONES), (across, down)
        )
    canvas.paste(_render_skull_sprite(ground, CROWNED_SKULL_SIZE), (CROWNED_LEFT, CROWNED_TOP))
    crown = (0, *CROWN_FALL)[to_go]
    canvas.paste_centred(
        render_plain_icon("theme/crown", CROWN_SIZE, ground),
        (CROWNED_LEFT + CROWNED_SKULL_SIZE[0] // 2, CROWN_MIDDLE - crown),
    )
    left = x - (PAY_GEAR + PAY_GAP + measure_pixel_width(text.text, text.face)) // 2
    gear = "emerald_skulls/gear"
    sign = (
        render_rotated_icon(gear, round(PAY_GEAR * 1.09), ground, -15 * left_to_count)
        if to_go
        else render_plain_icon(gear, PAY_GEAR, ground)
    )
    canvas.paste_centred(sign, (left + PAY_GEAR // 2, y))
    width = measure_pixel_width(sum_now.text, sum_now.face)
    write_title(canvas, sum_now, (left + PAY_GEAR + PAY_GAP + width // 2, y), CREAM, width)
    return canvas


@sprite_cache(1)
def _render_payout_light_sprite() -> Sprite:
    """Return the light behind a jackpot's payout."""
    width, height = PAY_LIGHT
    ring = draw_glow_rings_svg((width // 2, height // 2), ((width // 2, height // 2),), GREEN_LIGHT[3:])
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{ring}</svg>'
    return render_svg_sprite(svg, GREEN_LIGHT[2], GREEN_LIGHT[2:4])


def _draw_jackpot_frames(gears: int) -> list[Canvas]:
    return [_draw_crowned_skull(gears, to_go) for to_go in range(len(CROWN_FALL), 0, -1)]


def _render_skull_sprite(ground: str, size: Size = SKULL_SIZE) -> Sprite:
    width, height = size
    return compose_sprite(
        size, (Drawing("emerald_skulls/skull", (0, 0, width), height=height),), ground, (ground, *SKULL_TONES)
    )
