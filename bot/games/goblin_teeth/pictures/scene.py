"""The stage of Goblin Teeth: the dealer behind the counter, the Altar in its niche, decks, and who sounds the alarm."""

from bot.games.goblin_teeth.pictures import layout, pieces
from bot.games.goblin_teeth.pictures.contents import ALTAR, group_dice_by_seat, lacks_one_item, list_offering_slots
from bot.games.goblin_teeth.pictures.plate_colours import TABLE_COLOUR
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering, measure_pixel_width
from bot.pictures.painting.slabs import SHADOW_INK
from bot.pictures.painting.sprites import (
    Drawing,
    Size,
    Sprite,
    compose_sprite,
    list_drawing_tones,
    render_rounded_plate_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BROWN, CREAM, INK, ORANGE, PURPLE, RED, SLATE, TURQUOISE, mix_colours
from bot.pictures.shared.players import build_number_lettering, render_badge_sprite
from bot.pictures.shared.scenery import EMBER_LIGHT, draw_glow_rings_svg
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView

COUNTER_TONES = (BROWN.dark, "#452c14", BROWN.deep, "#704b28", BROWN.base, "#a57e5a")
"""From the dark of the counter to its edge in the light."""
WALL_STONE_TONES = {
    False: ("#2a1347", PURPLE.dark, "#3e2068", PURPLE.deep, "#64419a"),
    True: (*EMBER_LIGHT[:4], mix_colours(*EMBER_LIGHT[3:5])),
}
"""The wall behind, from the dark between its stones to where light falls on it and on what stands there: cooler than
the wood before it."""
WALL_COLOURS = {alarm: stones[1] for alarm, stones in WALL_STONE_TONES.items()}
"""What stands against the wall blends into this."""
MAX_SCENE_HEIGHT, POOL_MIDDLE = 520, (layout.WIDTH // 2, 90)
"""The height of wall and counter at most, and the middle of the candle's light on the counter."""
POOL_REACHES = (300, 200), (190, 140)
"""How far the flame's light reaches on the wall."""
JAR_LEFTS = 690, 800
"""Where jars stand on the shelf."""
RIM_COLOURS = {False: COUNTER_TONES[5], True: RED.soft}
"""The counter's edge below the wall, which shines red in an alarm."""
JARS = ORANGE.deep, TURQUOISE.deep
"""What is in the jars at the wall."""
HOLLOW = BROWN.dark
"""What is let into the counter for each Item, into which cards and dice blend."""


def list_seats_lacking_one(view: GoblinTeethView) -> list[int]:
    """Return the seats that lack a single Item."""
    return [seat for seat in range(view.seats) if lacks_one_item(view, seat)]


def draw_scene_backdrop(canvas: Canvas, view: GoblinTeethView, height: int, words: Words) -> None:
    """Draw the stage down to a height: its wall is red while somebody lacks a single Item."""
    alarm = list_seats_lacking_one(view)
    grim = bool(alarm)
    canvas.paste(_render_shrine_scenery_sprite(grim, shelf=not grim and _is_shelf_visible(view)), (0, 0))
    canvas.paste(Canvas((layout.WIDTH, layout.COUNTER_FOOT), COUNTER_TONES[4]), (0, height - layout.COUNTER_FOOT))
    if canvas.height > height:
        canvas.paste(Canvas((layout.WIDTH, canvas.height - height), TABLE_COLOUR), (0, height))
    canvas.paste(
        _render_prop_sprite("shrine", layout.SHRINE, grim),
        (layout.SHRINE_MIDDLE - layout.SHRINE[0] // 2, layout.WALL_HEIGHT - layout.SHRINE[1]),
    )
    canvas.paste(
        _render_prop_sprite("dealer", layout.DEALER, grim),
        (layout.DEALER_LEFT, layout.WALL_HEIGHT - layout.DEALER[1] + 4),
    )
    title = Lettering(words("picture-goblin-teeth-round", round=view.round), FontFace(Font.ROUND, layout.TITLE_SIZE))
    canvas.draw_text(title, (layout.TITLE_LEFT, layout.TITLE_MIDDLE), CREAM, WALL_COLOURS[grim])
    _draw_decks(canvas, view, WALL_COLOURS[grim])
    if alarm:
        canvas.paste_centred(_render_prop_sprite("bell", layout.BELL, grim), (layout.SHRINE_MIDDLE, layout.BELL_MIDDLE))
        _draw_near_win_warnings(canvas, view, alarm)


def _is_shelf_visible(view: GoblinTeethView) -> bool:
    """Tell whether dice at the Altar leave the wall free where the shelf is."""
    return sum(len(bid.dice) for bid in group_dice_by_seat(view, ALTAR)) < layout.MAX_DICE_ON_SHELF


@sprite_cache(3)
def _render_shrine_scenery_sprite(grim: bool, *, shelf: bool) -> Sprite:
    """Return the wall in the light of the Altar's flame, or of an alarm, and the counter with a candle's."""
    tones, stones, height = COUNTER_TONES, WALL_STONE_TONES[grim], MAX_SCENE_HEIGHT
    x, foot = layout.SHRINE_MIDDLE, layout.WALL_HEIGHT
    arch = f"M{x - 78} {foot}V74a78 72 0 0 1 156 0V{foot}z"
    bricks = "".join(f"M0 {y}h{layout.WIDTH}" for y in (44, 88))
    bricks += "".join(f"M{x} {y}v44" for row, y in enumerate((0, 44, 88)) for x in range(60 + 90 * (row % 2), 900, 180))
    boards = "".join(f"M0 {y}h{layout.WIDTH}" for y in range(layout.WALL_HEIGHT + 74, height, 66))
    joints = f'<path fill="none" stroke="{stones[0]}" stroke-width="3" shape-rendering="crispEdges" d="{bricks}"/>'
    light = (
        draw_glow_rings_svg((x, 62), ((560, 300),), stones[1:], 14)
        if grim
        else draw_glow_rings_svg((x, 62), POOL_REACHES, stones[2:4]) + joints
    )
    niche = (RED.deep, RED.base) if grim else tones[3:5]
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{layout.WIDTH}" height="{height}">'
        f'<rect width="{layout.WIDTH}" height="{height}" fill="{stones[1]}"/>'
        f'<svg width="{layout.WIDTH}" height="{foot}">{light}'
        f'<path fill="{tones[0]}" stroke="{tones[2]}" stroke-width="7" d="{arch}"/>'
        f'<svg x="{x - 74}" width="148" height="{foot}">'
        + draw_glow_rings_svg((74, 62), ((72, 100), (56, 72)), niche)
        + f"</svg>{_build_shelf_svg(stones[3], stones[4]) if shelf else ''}"
        + f'</svg><svg y="{layout.WALL_HEIGHT}" width="{layout.WIDTH}" height="{height - layout.WALL_HEIGHT}">'
        f'<rect width="{layout.WIDTH}" height="{height}" fill="{tones[2]}"/>'
        + draw_glow_rings_svg(POOL_MIDDLE, ((470, 170),), tones[3:4])
        + f'</svg><path fill="none" stroke="{tones[1]}" stroke-width="3" shape-rendering="crispEdges" d="{boards}"/>'
        f'<rect y="{layout.WALL_HEIGHT}" width="{layout.WIDTH}" height="7" fill="{RIM_COLOURS[grim]}"/></svg>',
        tones[0],
        tuple(dict.fromkeys((*tones, *stones, *niche, RIM_COLOURS[grim], *JARS))),
    )


def _build_shelf_svg(dark: str, light: str) -> str:
    """Return what stands at the wall, in little light: a shelf with jars of potions and a mushroom."""
    jars = "".join(f"M{x} 116v-42h38v42z" for x in JAR_LEFTS)
    caps = "".join(f"M{x + 4} 66h30v8h-30z" for x in JAR_LEFTS)
    potions = "".join(
        f'<path fill="{tone}" d="M{x + 3} 114v-24h32v24z"/>' for x, tone in zip(JAR_LEFTS, JARS, strict=True)
    )
    return (
        f'<path fill="{light}" d="M660 116h230v7H660z{caps}"/>'
        f'<path fill="{dark}" stroke="{light}" stroke-width="3" d="{jars}"/>{potions}'
        f'<path fill="{light}" d="M756 116v-20h-12q2-18 20-18t20 18h-12v20z"/>'
    )


@sprite_cache(64)
def render_hollow_sprite(size: Size) -> Sprite:
    """Return what is let into the counter: dark, its lower edge in the light."""
    (width, height), tones = size, COUNTER_TONES
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" rx="16" fill="{tones[4]}"/>'
        f'<rect width="{width}" height="{height - 3}" rx="16" fill="{SHADOW_INK}"/>'
        f'<rect x="2" y="5" width="{width - 4}" height="{height - 8}" rx="14" fill="{HOLLOW}"/></svg>'
    )
    return render_svg_sprite(svg, tones[3], (*tones[1:5], SHADOW_INK, HOLLOW))


@sprite_cache(16)
def _render_prop_sprite(name: str, size: Size, grim: bool) -> Sprite:
    """Return what stands against the wall, in its own colours alone."""
    named = pieces.get_drawing_name(name)
    layer = Drawing(named, (0, 0, size[0]), height=size[1])
    return compose_sprite(size, (layer,), WALL_COLOURS[grim], (WALL_COLOURS[grim], *list_drawing_tones(named)))


def _draw_decks(canvas: Canvas, view: GoblinTeethView, wall: str) -> None:
    """Draw how many cards are in the decks, and among the discarded Cheats if there are any."""
    discards = [("discard", len(view.cheat_discard))] if view.cheat_discard else []
    piles = (*discards, ("deck-cheats", view.cheat_deck), ("deck-items", view.item_deck))
    right = layout.WIDTH - layout.EDGE_GAP - 6
    for name, count in piles:
        text = build_number_lettering(count, layout.DECK_SIZE)
        right -= measure_pixel_width(text.text, text.face)
        canvas.draw_text(text, (right, layout.TITLE_MIDDLE), SLATE.pale, wall)
        right -= layout.DECK_ICON + 6
        canvas.paste(
            pieces.render_drawing_sprite(name, layout.DECK_ICON, wall),
            (right, layout.TITLE_MIDDLE - layout.DECK_ICON // 2),
        )
        right -= 26


def _draw_near_win_warnings(canvas: Canvas, view: GoblinTeethView, seats: list[int]) -> None:
    """Draw who lacks a single Item, and which: the larger the fewer they are."""
    abreast, size, sign, icon_side = layout.ALARM_SIZES[min(len(seats), len(layout.ALARM_SIZES)) - 1]
    for number_, seat in enumerate(seats):
        row, column = divmod(number_, abreast)
        left = layout.ALARM_LEFT + column * (size[0] + layout.ALARM_GAP)
        middle = layout.ALARM_TOP + row * (size[1] + layout.ALARM_GAP) + size[1] // 2
        gap = next(
            slot
            for progress in view.get_progress(seat)
            if progress.lacking == 1
            for slot in list_offering_slots(progress)
            if not slot.filled
        )
        canvas.paste(render_rounded_plate_sprite(size, 12, RED.deep, RED.pale, RED.dark), (left, middle - size[1] // 2))
        canvas.paste(render_badge_sprite(seat, sign, RED.deep), (left + 6, middle - sign // 2))
        right, height = left + size[0] - 6, icon_side + 4
        canvas.paste(
            render_rounded_plate_sprite((height, height), 10, CREAM, RED.dark, RED.deep),
            (right - height, middle - height // 2),
        )
        missing = pieces.render_need_sprite(gap.drawing, icon_side - 6, CREAM, INK)
        canvas.paste_centred(missing, (right - height // 2, middle))
