"""The beat (great moment) of Gobblestones that all should see: a face-down play is turned over."""

from collections.abc import Sequence
from functools import partial

from PIL import Image

from bot.games.gobblestones.pictures.tiles import (
    build_tile_layers,
    choose_tile_tones,
    render_back_sprite,
    render_claim_sprite,
    render_rack_sprite,
)
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import (
    TILT_SCALE,
    Sprite,
    compose_layers,
    convert_image_to_sprite,
    render_icon_sprite,
    sprite_cache,
    squeeze_sprite,
)
from bot.pictures.picture import Picture
from bot.pictures.shared.great_moment import GreatMoment, MomentParty, Mood
from bot.pictures.shared.moment_scene import GROUND_BY_GRIM, draw_stage, render_stage_background
from bot.pictures.shared.scenery import GREEN_LIGHT
from games.engine import Event
from games.engine.words import Words
from games.gobblestones import TILE_COLOURS, GobblestonesView, build_field, events
from games.gobblestones.field import SPACE_BY_NAME

MAX_TILE_SIDES, TILES_WIDTH, TILE_GAP = (180, 158), 800, 56
"""The largest side of a tile, of up to two and of more, the width in which all stand, and what is between two."""
TILE_TILTS, TILT_ROOM = (7, -5, 6, -7, 5), 1.16
"""How far false tiles lie askew, in degrees, from the left; and the room for that, as a part of a tile."""
CLAIM_PART, STAMP_PART, CLAIM_ASIDE, CLAIM_UP, STAMP_DOWN = 0.42, 0.46, 0.6, 0.08, 0.22
"""How large the claim beside a tile and the stamp on it are, as parts of the tile; how much of them is beyond it."""
TURN_FRAMES = ((False, 1.0), (False, 0.7), (False, 0.2), (True, 0.3), (True, 0.77))
"""A tile that is turned over, tick by tick: whether its face is up, and how wide it looks, as a part of its side."""
MAX_LARGE_TILES, MAX_FEW_TILES, TICKS_BY_CROWD = 2, 3, {False: 2, True: 1}
"""Ticks from one tile to the next, by whether there are more than a few; and how many are larger."""


def beat(event_list: Sequence[Event], view: GobblestonesView, names: Sequence[str], words: Words) -> Picture | None:
    """Return the challenge that was decided in this move, if there was one."""
    turned = next(
        (event for event in event_list if isinstance(event, events.BluffCaught | events.PlayProvedHonest)), None
    )
    if turned is None:
        return None
    caught = isinstance(turned, events.BluffCaught)
    key = "picture-gobblestones-beat-caught" if caught else "picture-gobblestones-beat-proved"
    labels = words("picture-gobblestones-beat-nothing"), words("picture-gobblestones-beat-right")
    signs = labels if caught else (f"+{turned.points}", f"–{turned.points}")
    moods: tuple[Mood, Mood] = ("sad", "glad") if caught else ("glad", "sad")
    parties = MomentParty(turned.seat, signs[0], moods[0]), MomentParty(turned.challenger_seat, signs[1], moods[1])
    great_moment = GreatMoment(
        words(key), _draw_turned_tiles(turned, view), parties, caught, partial(_draw_turning_frames, turned, view)
    )
    bare = None if caught else partial(render_stage_background, GREEN_LIGHT, festive=True)
    return draw_stage(great_moment, names, words, bare() if bare else None, bare)


def _draw_turning_frames(turned: events.BluffCaught | events.PlayProvedHonest, view: GobblestonesView) -> list[Canvas]:
    """Draw the tiles tick by tick as they are turned over, one after another from the left."""
    apart = TICKS_BY_CROWD[len(turned.spaces) > MAX_FEW_TILES]
    ticks = len(TURN_FRAMES) + 1 + apart * (len(turned.spaces) - 1)
    return [
        _draw_turned_tiles(turned, view, [tick - 1 - apart * index for index in range(len(turned.spaces))])
        for tick in range(ticks)
    ]


@sprite_cache(16)
def _render_askew_tile_sprite(tile: int, side: int, degrees: int, ground: str) -> Sprite:
    """Return a tile that lies askew."""
    room = round(side * TILT_ROOM)
    lying = (room - side) / 2 * TILT_SCALE, (room - side) / 2 * TILT_SCALE, side * TILT_SCALE
    straight = compose_layers((room * TILT_SCALE, room * TILT_SCALE), tuple(build_tile_layers(tile, lying)))
    turned = straight.rotate(degrees, Image.Resampling.BICUBIC)
    return convert_image_to_sprite(
        turned.resize((room, room), Image.Resampling.LANCZOS), ground, (ground, *choose_tile_tones(tile))
    )


@sprite_cache(64)
def _render_turning_tile_sprite(tile: int, side: int, tick: int, ground: str, tilt: int = 0) -> Sprite:
    """Return a tile as it looks so many ticks after somebody began to turn it over; at last it may lie askew."""
    if tick >= len(TURN_FRAMES):
        return _render_askew_tile_sprite(tile, side, tilt, ground) if tilt else render_rack_sprite(tile, side, ground)
    up, width = TURN_FRAMES[max(0, tick)]
    return squeeze_sprite(
        render_rack_sprite(tile, side, ground) if up else render_back_sprite(side, ground), round(side * width)
    )


def _draw_turned_tiles(
    turned: events.BluffCaught | events.PlayProvedHonest, view: GobblestonesView, ticks: Sequence[int] | None = None
) -> Canvas:
    """Draw each tile with its claim at its corner and a stamp that tells whether it is true; a lie lies askew.

    In motion, `ticks` says how far each tile has been turned over.
    """
    ground, count = (
        GROUND_BY_GRIM[True] if isinstance(turned, events.BluffCaught) else GREEN_LIGHT[3],
        len(turned.spaces),
    )
    side = min(MAX_TILE_SIDES[count > MAX_LARGE_TILES], (TILES_WIDTH - TILE_GAP * (count - 1)) // count)
    claimed, stamp = round(side * CLAIM_PART), round(side * STAMP_PART)
    aside, down = round(claimed * CLAIM_ASIDE), round(stamp * STAMP_DOWN)
    width = count * (side + TILE_GAP) - TILE_GAP + 2 * aside
    canvas, field = Canvas((width, side + 2 * down), ground), build_field(view.layout)
    for index, (name, colour) in enumerate(zip(turned.spaces, turned.colours, strict=True)):
        space, tick = SPACE_BY_NAME[name], ticks[index] if ticks else len(TURN_FRAMES)
        claim, x, y = field.colour[space], index * (side + TILE_GAP) + aside, down
        false, is_revealed = claim not in (None, TILE_COLOURS.index(colour)), tick >= len(TURN_FRAMES)
        tilt = TILE_TILTS[index % len(TILE_TILTS)] if false else 0
        canvas.paste_centred(
            _render_turning_tile_sprite(TILE_COLOURS.index(colour), side, tick, ground, tilt),
            (x + side // 2, y + side // 2),
        )
        sprite = render_claim_sprite(claim, field.value[space], claimed, ground)
        canvas.paste(sprite, (x - aside, y - round(claimed * CLAIM_UP)))
        if is_revealed:
            mark = render_icon_sprite(f"parlour/{'no' if false else 'yes'}", stamp, ground)
            canvas.paste(
                mark, (x + side - stamp + round(stamp * STAMP_DOWN), y + side - stamp + round(stamp * STAMP_DOWN))
            )
    return canvas
