"""The skull board of Emerald Skulls: the skull on its cloth, the dice on it, and the tray with the pool."""

from collections.abc import Sequence

from bot.games.emerald_skulls.pictures import layout
from bot.games.emerald_skulls.pictures.contents import find_fresh_dice, list_level_dice
from bot.games.emerald_skulls.pictures.glyphs import render_sign_sprite
from bot.games.emerald_skulls.pictures.materials import (
    CLOTH,
    SHINE_COLOUR,
    TABLE_COLOUR,
    WELL_COLOUR,
    EdgeLight,
    render_glow_sprite,
    render_piece_icon,
    render_tray_sprite,
)
from bot.games.emerald_skulls.pictures.rolling import place_rolling_die, render_askew_die_sprite
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering, fit_name, measure_pixel_width
from bot.pictures.painting.sprites import (
    Drawing,
    Point,
    Size,
    Sprite,
    build_paint,
    compose_sprite,
    render_frame_sprite,
    render_rounded_plate_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, BONE, BROWN, CREAM, GOLD, GREEN, INK, SEAT_LOOKS, mix_colours
from bot.pictures.shared.figures import draw_character
from bot.pictures.shared.players import build_number_lettering, render_badge_sprite
from games.emerald_skulls import PRICE_BY_DICE, STANDARD_PAYOUT, EmeraldSkullsView
from games.engine.words import Words

Die = tuple[int, int | None]
"""A face, and the seat that put the die there since the reader last played."""
BAR = 14
DICE_TILTS = (-8, 5, -4, 9, 3, -6, 7)
"""By how many degrees the dice of a roll lie askew."""

GLOW_AT, GLOW_REACH = (190, 200), (235, 190, 140)
"""Where the light falls on the cloth, and how far."""
PRICE_HEIGHT = 78
"""The height of a price."""
TUMBLER_FACE = 66
"""The face of who tumbled, beside how the turn ended, if there is room."""
OUT_SIGNS = {"bust": ("bust",), "chicken": ("chicken",), "gem": ("gem",), "run": ("cup",), "double": ("gem", "cup")}
"""The signs of how a turn ended: those of the bets on it."""
OUT_SIGN, MAX_DICE_BESIDE_SIGNS = 46, 2
"""How large they are beside how the turn ended, and how many remaining dice leave room for them."""
OUT_TEXT_SIZES, OUT_TEXT_LINES = (34, 32), (-19, 20)
"""The letters of how a turn ended, and the lines of that and of what it earned, from the tray's middle."""
GAIN, GAIN_GAP = 36, 12
"""What the tumbler earned: drawings and numbers, and what is between them."""
GEM_OUTS, GEM_RING = ("gem", "double"), 90
"""The ends of a turn by a die on the gem, and the ring round it then."""
TAG_COLOUR = "#3d2813"
"""The wood of the tags beside the levels."""
OUTLINE_WIDTH, RIM_WIDTH = 5, 5
"""The outline of the skull, and the light on its upper left edges."""
PAYS_BY_LEVEL = (("1",), ("1", "2"), (), ("2", "5"), ("3", "5"))
"""Gears that a die pays, by level from the lowest: after Chicken and Gem Outs, after Run and Double Outs."""
TRAY = "#1c3414"
"""The ground of the tray where dice lie that were just rolled."""
UNREACHED_PLATE, UNREACHED_INK = mix_colours(BROWN.deep, BROWN.base), mix_colours(BROWN.pale, CREAM)
"""What the tumbler cannot pay: its plate and its ink."""
SKULL_TONES = (CLOTH, BLACK, GREEN.deep, GREEN.base, *(BONE.pale, BONE.soft, BONE.base, BONE.deep), "#a89f88")
"""The few colours of the skull: each extra shade at an edge costs bytes."""


def draw_skull_cloth(canvas: Canvas, view: EmeraldSkullsView, words: Words, point: Point) -> None:
    """Draw the cloth with everything on it, its top left corner at a place."""
    cloth = Canvas(layout.CLOTH, TABLE_COLOUR)
    cloth.paste(render_board_background_sprite(), (0, 0))
    _draw_pile(cloth, "emerald_skulls/gear", view.supply, layout.SUPPLY_AT, 1)
    _draw_pile(cloth, "emerald_skulls/die-5", view.spare, layout.SPARE_AT, -1)
    _draw_dice(cloth, view)
    for marker in range(view.picked):
        cloth.paste_centred(render_badge_sprite(view.tumbler, layout.PICKED_DIE, BONE.soft), layout.PICKED_AT[marker])
    _draw_tray(cloth, view, words)
    canvas.paste(cloth, point)


@sprite_cache(1)
def render_board_background_sprite() -> Sprite:
    """Return the cloth with the empty skull."""
    canvas, (width, height) = Canvas(layout.CLOTH, TABLE_COLOUR), layout.SKULL_SIZE
    canvas.paste(
        render_rounded_plate_sprite(layout.CLOTH, layout.CLOTH_RADIUS, CLOTH, GREEN.deep, TABLE_COLOUR), (0, 0)
    )
    canvas.paste(render_glow_sprite((layout.CLOTH_WIDTH - 8, height), GLOW_AT, GLOW_REACH, CLOTH, GREEN.deep), (4, 4))
    layers = (
        Drawing("emerald_skulls/skull", (0, 0, width), height=height),
        EdgeLight("emerald_skulls/skull", layout.SKULL_SIZE, OUTLINE_WIDTH, RIM_WIDTH, BONE.pale),
    )
    skull = compose_sprite(layout.SKULL_SIZE, layers, CLOTH, SKULL_TONES)
    canvas.paste(skull, ((layout.CLOTH_WIDTH - width) // 2, 0))
    for level, (left, right) in enumerate(layout.LEVEL_CHIPS, start=1):
        _draw_chip(canvas, layout.FACE_CHIP, left)
        canvas.write_centred(build_number_lettering(level, layout.FACE_SIZE), left, CREAM, TAG_COLOUR)
        _draw_level_payout(canvas, PAYS_BY_LEVEL[level - 1], right)
    canvas.paste(render_tray_sprite(), (6, layout.SKULL_SIZE[1] + 4))
    return canvas.to_sprite()


def _draw_level_payout(canvas: Canvas, gears: Sequence[str], middle: Point) -> None:
    """Draw the payout of a die on a level: gears, after the empty cup those if no die is left; a cube at the nose."""
    texts = [Lettering(text, FontFace(Font.ROUND, layout.CHIP_SIZE)) for text in gears or ("1",)]
    width = (
        layout.CHIP_ICON
        + 4
        + sum(measure_pixel_width(text.text, text.face) for text in texts)
        + layout.CHIP_CUP * (len(texts) - 1)
    )
    across, y = min(middle[0], layout.CLOTH_WIDTH - 5 - (width + 14) // 2), middle[1]
    x = across - width // 2
    _draw_chip(canvas, (width + 14, layout.CHIP_HEIGHT), (across, y))
    canvas.paste_centred(
        render_piece_icon(f"emerald_skulls/{'gear' if gears else 'cube'}", layout.CHIP_ICON, TAG_COLOUR), (x + 12, y)
    )
    x = canvas.draw_text(texts[0], (x + layout.CHIP_ICON + 4, y), CREAM, TAG_COLOUR)
    for more in texts[1:]:
        canvas.paste_centred(
            render_piece_icon("emerald_skulls/sign-cup", layout.CHIP_CUP - 6, TAG_COLOUR, build_paint(sign=GOLD)),
            (x + layout.CHIP_CUP // 2, y),
        )
        canvas.draw_text(more, (x + layout.CHIP_CUP, y), GOLD, TAG_COLOUR)


def _draw_chip(canvas: Canvas, size: Size, middle: Point) -> None:
    width, height = size
    canvas.paste(
        render_rounded_plate_sprite(size, 11, TAG_COLOUR, BLACK, CLOTH),
        (middle[0] - width // 2, middle[1] - height // 2),
    )


def _draw_pile(canvas: Canvas, drawing: str, count: int, point: Point, way: int) -> None:
    """Draw a pile with its number beside it, to the right (1) or to the left (-1)."""
    x, y = point
    canvas.paste_centred(render_piece_icon(drawing, layout.CORNER_ICON, CLOTH), point)
    text = build_number_lettering(count, layout.CORNER_SIZE)
    side = layout.CORNER_ICON // 2 + 7
    left = x + side if way > 0 else x - side - measure_pixel_width(text.text, text.face)
    canvas.draw_text(text, (left, y), CREAM, CLOTH)


def _draw_dice(canvas: Canvas, view: EmeraldSkullsView) -> None:
    lower, upper, nose, eyes, gem = (_build_level_dice(view, level) for level in range(1, 6))
    _draw_dice_row(canvas, lower, layout.LOWER_AT, BLACK)
    _draw_dice_row(canvas, upper, layout.UPPER_AT, BLACK)
    _draw_nose(canvas, nose)
    for die, place in zip(eyes, layout.EYES_AT, strict=False):
        _draw_die(canvas, die, place, layout.DIE_SIZE, CLOTH)
    if view.out in GEM_OUTS:
        canvas.paste_centred(render_frame_sprite((GEM_RING, GEM_RING), GEM_RING // 2, GOLD, BLACK, 6), layout.GEM_AT)
    for die in gem:
        _draw_die(canvas, die, layout.GEM_AT, layout.DIE_SIZE, CLOTH)


def _build_level_dice(view: EmeraldSkullsView, level: int) -> list[Die]:
    """Return the faces of the dice on a level, each with the seat that put it there since the reader last played."""
    fresh = find_fresh_dice(view, level)
    return [
        (face, view.tumbler if new else None) for face, new in zip(list_level_dice(view, level), fresh, strict=True)
    ]


def _draw_dice_row(canvas: Canvas, dice: Sequence[Die], middle: Point, ground: str) -> None:
    """Draw dice side by side around a centre, smaller if they are many."""
    if not dice:
        return
    step = min(layout.DIE_SIZE + 1, layout.JAW_WIDTH // len(dice))
    left = middle[0] - step * (len(dice) - 1) // 2
    for index, die in enumerate(dice):
        _draw_die(canvas, die, (left + index * step, middle[1]), min(layout.DIE_SIZE, step - 1), ground)


def _draw_nose(canvas: Canvas, dice: Sequence[Die]) -> None:
    rows = layout.NOSE_ROWS[len(dice)]
    side = layout.NOSE_DIE if len(dice) <= layout.FEW_NOSE_DIE else layout.SMALL_DIE
    top = layout.NOSE_AT[1] - (len(rows) - 1) * side
    left = iter(dice)
    for row, count in enumerate(rows):
        _draw_dice_or_count(canvas, [next(left) for _ in range(count)], (layout.NOSE_AT[0], top + row * side), side)


def _draw_dice_or_count(canvas: Canvas, dice: Sequence[Die], middle: Point, side: int) -> None:
    left = middle[0] - side * (len(dice) - 1) // 2
    for index, die in enumerate(dice):
        _draw_die(canvas, die, (left + index * side, middle[1]), side, BONE.soft)


def _draw_die(canvas: Canvas, die: Die, middle: Point, side: int, ground: str) -> None:
    """Draw a die; a die placed since the reader last played has the colour of its player below it."""
    face, seat = die
    canvas.paste_centred(render_piece_icon(f"emerald_skulls/die-{face}", side, ground), middle)
    if seat is not None:
        bar = render_rounded_plate_sprite((side - 4, BAR), BAR // 2, SEAT_LOOKS[seat][0].base, CREAM, ground)
        canvas.paste_centred(bar, (middle[0], middle[1] + side // 2))


# The tray


def _draw_tray(canvas: Canvas, view: EmeraldSkullsView, words: Words) -> None:
    if view.out:
        _draw_turn_end(canvas, view, words)
    elif view.phase == "buy":
        _draw_prices(canvas, view.gears[view.tumbler])
    else:
        _draw_pool(canvas, view)


def draw_rolling(canvas: Canvas, view: EmeraldSkullsView, point: Point, to_go: int) -> None:
    """Draw over the tray of a cloth at a place how the dice of the roll still roll, some ticks before they lie."""
    cloth = Canvas(layout.CLOTH, TABLE_COLOUR)
    _draw_pool(cloth, view, to_go)
    canvas.paste_pieces_centred(cloth, (point[0] + layout.CLOTH[0] // 2, point[1] + layout.CLOTH[1] // 2))


def _draw_pool(canvas: Canvas, view: EmeraldSkullsView, to_go: int = 0) -> None:
    """Draw the dice of the roll as they fell, or, while they are in the hand, the cup with its number of dice.

    Few dice leave room for the player who threw them. In motion there are some ticks `to_go`.
    """
    y, ground = layout.TRAY_MIDDLE, TRAY if view.roll else WELL_COLOUR
    if view.roll:
        canvas.paste(render_tray_sprite(TRAY, GREEN.base), (6, layout.SKULL_SIZE[1] + 4))
    if len(view.roll or (None,) * (view.pool - 1)) <= layout.MAX_FEW_DICE:
        draw_character(
            canvas,
            view.tumbler,
            layout.TUMBLER_FACE,
            ground,
            (layout.CLOTH_WIDTH - layout.TUMBLER_RIGHT, layout.CLOTH[1] - 11),
        )
    if view.roll:
        watched = layout.TUMBLER_ROOM * (len(view.roll) <= layout.MAX_FEW_DICE)
        step = min(layout.TRAY_STEP, (layout.CLOTH_WIDTH - 32) // len(view.roll))
        side = min(layout.TRAY_DIE, step + 2)
        left = (layout.CLOTH_WIDTH - watched) // 2 - step * (len(view.roll) - 1) // 2
        for index, face in enumerate(sorted(view.roll)):
            roll = place_rolling_die(index, (face, DICE_TILTS[(face + index) % len(DICE_TILTS)]), to_go)
            fallen = render_askew_die_sprite(roll.face, side, TRAY, roll.degrees)
            canvas.paste_centred(fallen, (left + index * step + roll.right, y + (-3, 2, 0)[index % 3] - roll.up))
        return
    canvas.paste_centred(render_piece_icon("emerald_skulls/cup", layout.CUP_SIZE, WELL_COLOUR), (48, y))
    side, step = layout.POOL_DIE[view.pool > layout.MAX_FEW_DICE + 1]
    for index in range(view.pool):
        _draw_die(canvas, (0, None), (110 + index * step, y), side, WELL_COLOUR)


def _draw_prices(canvas: Canvas, gears: int) -> None:
    """Draw what each number of dice costs, side by side; those that the tumbler can pay are in the light."""
    width = (layout.CLOTH_WIDTH - 24) // len(PRICE_BY_DICE)
    for index, (dice, price) in enumerate(PRICE_BY_DICE.items()):
        x, y, open_to = 12 + index * width + width // 2, layout.TRAY_MIDDLE, price <= gears
        fill, ink, edge = (CREAM, INK, GOLD) if open_to else (UNREACHED_PLATE, UNREACHED_INK, BROWN.base)
        canvas.paste_centred(
            render_rounded_plate_sprite((width - 4, PRICE_HEIGHT), 12, fill, edge, WELL_COLOUR), (x, y)
        )
        canvas.paste_centred(render_piece_icon("emerald_skulls/die-5", 30, fill), (x + 19, y - 18))
        canvas.write_centred(build_number_lettering(dice, 38), (x - 17, y - 18), ink, fill)
        canvas.paste_centred(render_piece_icon("emerald_skulls/gear", 30, fill), (x + 19, y + 19))
        canvas.write_centred(build_number_lettering(price, 34), (x - 17, y + 19), ink, fill)


def _draw_turn_end(canvas: Canvas, view: EmeraldSkullsView, words: Words) -> None:
    """Draw how the turn ended, and the remaining dice, in the light of the bets that were won."""
    canvas.paste(render_tray_sprite(SHINE_COLOUR, GOLD), (6, layout.SKULL_SIZE[1] + 4))
    y, side = layout.TRAY_MIDDLE, 40
    right = layout.CLOTH_WIDTH - 20
    for index, face in enumerate(sorted(view.roll, reverse=True)):
        _draw_die(canvas, (face, None), (right - side // 2 - index * (side + 3), y), side, SHINE_COLOUR)
    for sign in reversed(OUT_SIGNS.get(str(view.out), ()) if len(view.roll) <= MAX_DICE_BESIDE_SIGNS else ()):
        right -= OUT_SIGN
        dice_left = right - len(view.roll) * (side + 3)
        canvas.paste_centred(render_sign_sprite(sign, OUT_SIGN, SHINE_COLOUR), (dice_left + OUT_SIGN // 2, y))
    sentence, left = words("emerald-skulls-out", out=str(view.out)), 16
    end = right - len(view.roll) * (side + 3) - 8
    if measure_pixel_width(sentence, FontFace(Font.ROUND, OUT_TEXT_SIZES[0])) <= end - left - TUMBLER_FACE - 6:
        canvas.paste(render_badge_sprite(view.tumbler, TUMBLER_FACE, SHINE_COLOUR), (left, y - TUMBLER_FACE // 2))
        left += TUMBLER_FACE + 6
    gains = list_tumbler_payouts(view)
    sizes, lines = (OUT_TEXT_SIZES, OUT_TEXT_LINES) if gains else (layout.TITLE_SIZES, (0, 0))
    canvas.draw_text(fit_name(sentence, sizes, end - left, str(view.out)), (left, y + lines[0]), INK, SHINE_COLOUR)
    for drawing, count in gains:
        canvas.paste_centred(render_piece_icon(drawing, GAIN, SHINE_COLOUR), (left + GAIN // 2, y + lines[1]))
        left += GAIN + 4
        if count is not None:
            left = (
                canvas.draw_text(build_number_lettering(count, GAIN), (left, y + lines[1]), INK, SHINE_COLOUR)
                + GAIN_GAP
            )


def list_tumbler_payouts(view: EmeraldSkullsView) -> list[tuple[str, int | None]]:
    """Return drawings of the tumbler's payouts, each with its number; a crown comes before the gears of a jackpot."""
    own = [payment for payment in view.last.payments if payment.face is None] if view.last and not view.offers else []
    gains: list[tuple[str, int | None]] = []
    for payment in own:
        gains += [("theme/crown", None)] if payment.what != STANDARD_PAYOUT else []
        gains += [("emerald_skulls/gear", payment.gears)] if payment.gears or not payment.cubes else []
        gains += [("emerald_skulls/cube", payment.cubes)] if payment.cubes else []
    return gains
