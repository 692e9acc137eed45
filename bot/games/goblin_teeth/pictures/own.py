"""The reader's own plate: dice, hand and Ongoing cards, and beside them each Offering thing by thing."""

from dataclasses import replace

from bot.games.goblin_teeth.names import card_name, counted
from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.contents import unplayed, won
from bot.games.goblin_teeth.pictures.hand import name_lines
from bot.games.goblin_teeth.pictures.looks import LAID, LAID_FRESH, TABLE, WOOD, Inks, draw_face, draw_laid, inks_of
from bot.games.goblin_teeth.pictures.progress import draw_rows
from bot.games.goblin_teeth.pictures.strips import Held, draw_strips, way_of
from bot.pictures.painting.canvas import Canvas, whole
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted, length
from bot.pictures.painting.slabs import CARD, Look, slab
from bot.pictures.painting.sprites import Place, Size, icon, plate
from bot.pictures.painting.theme import CREAM, INK
from games.engine.words import Words
from games.goblin_teeth import ITEMS, GoblinTeethView


def draw_own(canvas: Canvas, view: GoblinTeethView, seat: int, name: str, top: int, words: Words) -> None:
    """Draw the reader's own plate over the whole width."""
    look = inks_of(view, seat)
    canvas.paste(slab((at.WIDTH - 2 * at.EDGE, at.OWN), at.RADIUS, look.look, TABLE), (at.EDGE, top))
    _draw_person(canvas, view, seat, _name(view, seat, name), top + at.OWN_LINE, look)
    _draw_tray(canvas, tray(view, seat), top + at.TRAY_TOP, look, words)
    draw_rows(canvas, view.progress_of(seat), (at.PROGRESS_LEFT, top + 6), at.OWN - 18, look)


def _name(view: GoblinTeethView, seat: int, name: str) -> Lettering:
    """Return a name as it fits before the first player token, or before the dice."""
    room = (at.TOKEN_LEFT if seat == view.first else at.DICE_LEFT) - at.NAME_LEFT - 8
    return fitted(name, at.NAME_SIZES, room, f"#{seat + 1}")


def _draw_person(canvas: Canvas, view: GoblinTeethView, seat: int, name: Lettering, middle: int, look: Inks) -> None:
    """Draw sign and name, the first player token, and unplayed dice."""
    draw_face(canvas, seat, at.BADGE, (at.EDGE + 9, middle - at.BADGE // 2), look)
    if won(view, seat):
        canvas.paste_about(icon("theme/crown", 38, look.fill), (at.EDGE + 36, middle - 24))
    canvas.write(name, (at.NAME_LEFT + at.EDGE, middle), look.ink, look.fill)
    if seat == view.first:
        token = pieces.small("token", at.TOKEN, look.fill)
        canvas.paste(token, (at.TOKEN_LEFT + at.EDGE, middle - at.TOKEN // 2))
    for place, value in enumerate(unplayed(view, seat)):
        thrown = pieces.thrown(seat, value, at.DIE, look.fill)
        canvas.paste(thrown, (at.DICE_LEFT + at.EDGE + place * at.DIE_STEP, middle - at.DIE // 2))


def tray(view: GoblinTeethView, seat: int) -> list[Held]:
    """Return what lies before the reader: Items and Cheats of the hand with their counts, then Ongoing cards."""
    recent = {thing for _, thing in view.recent}
    lying = [(card, 1, "fresh" if f"{seat} {card}" in recent else "front") for card in view.front[seat]]
    return [(card, count, "hand") for card, count in counted(view.hand or ())] + lying


def _draw_tray(canvas: Canvas, cards: list[Held], top: int, look: Inks, words: Words) -> None:
    """Draw cards side by side: a few with their names, many as strips, and signs over one another if they are more."""
    tray_box = (at.TRAY_RIGHT - at.TRAY_LEFT + 2 * at.TRAY_RIM, at.TRAY_HIGH + 2 * at.TRAY_RIM - 2)
    corner = at.TRAY_LEFT - at.TRAY_RIM, top - at.TRAY_RIM
    wood = replace(look, look=WOOD)
    canvas.paste(slab(tray_box, at.RADIUS + 2, WOOD, look.fill, shadow=0), corner)
    if len(cards) > at.FEW_TRAY and any(name not in ITEMS for name, *_ in cards) and (way := way_of(cards, words)):
        draw_strips(canvas, cards, way, top, wood, words)
        return
    size = tray_size(len(cards))
    lines = at.TRAY_HIGH // size[1]
    each, room = -(-len(cards) // lines), at.TRAY_RIGHT - at.TRAY_LEFT
    step = min(size[0] + at.GAP, (room - size[0]) // max(1, each - 1))
    for number, card in enumerate(cards):
        line, place = divmod(number, max(1, each))
        _draw_card(canvas, card, (at.TRAY_LEFT + place * step, top + line * (size[1] + 2)), size, wood, words)


def tray_size(count: int) -> Size:
    """Return how large a card is if there are so many: a few share the whole width."""
    low = count >= at.MANY_TRAY
    each = -(-count // 2) if low else max(1, count)
    width = (at.TRAY_RIGHT - at.TRAY_LEFT + at.GAP) // each - at.GAP
    return max(at.TRAY_LEAST, min(width, at.TRAY_WIDEST)), at.TRAY_LOW if low else at.TRAY_HIGH


BESIDE, FEW = tray_size(at.PAIR_TRAY)[0], tray_size(at.FEW_TRAY)[0]
"""From these widths on a card of full height has its name beside its picture, or below it."""


def _draw_card(canvas: Canvas, card: Held, corner: Place, size: Size, ground: Inks, words: Words) -> None:
    (name, count, where), (left, top) = card, corner
    is_item, low = name in ITEMS, size[1] == at.TRAY_LOW
    beside, named = size[0] >= BESIDE, FEW <= size[0] < BESIDE and not low
    look = {"front": LAID, "fresh": LAID_FRESH}.get(where, CARD)
    if where == "hand":
        canvas.paste(slab(size, at.RADIUS, look, ground.fill, shadow=4), corner)
    else:
        draw_laid(canvas, (left, top, size[0] - 4, size[1] - 4), look, ground)
    sign = pieces.item if is_item else pieces.medal if where == "hand" else pieces.cheat
    side = at.TRAY_LOW_ICON if low else at.TRAY_NAMED_ICON if named else at.TRAY_ICON
    across = left + (at.TRAY_BESIDE // 2 + 2 if beside else (size[0] - 4) // 2)
    canvas.paste_about(sign(name, side, look.ground), (across, top + (size[1] - 4) // 2 - 12 * named))
    if beside:
        _write_beside(canvas, card_name(words, name), corner, look)
    elif named:
        _write_below(canvas, card_name(words, name), (across, top + 83), size[0] - 16, look)
    if count > 1:
        canvas.paste(plate((34, 34), 12, INK, CREAM, look.ground), (left + 4, top + 4))
        many = Lettering(str(count), Face(Font.ROUND, at.TRAY_COUNT))
        canvas.write_about(many, (left + 21, top + 21), CREAM, INK)


def _write_below(canvas: Canvas, name: str, middle: Place, room: int, look: Look) -> None:
    label = whole(name, at.TRAY_NAME_SIZES, room)
    wide = min(room, length(label.text, label.face))
    canvas.write(label, (middle[0] - wide // 2, middle[1]), look.ink, look.ground, within=wide)


def _write_beside(canvas: Canvas, name: str, corner: Place, look: Look) -> None:
    """Write the name of a card beside its picture, in one line or in two."""
    x, middle = corner[0] + at.TRAY_BESIDE, corner[1] + at.TRAY_HIGH // 2 - 2
    lines, room = name_lines(name), at.TRAY_WIDEST - at.TRAY_BESIDE - 14
    if len(lines) == 1:
        canvas.write(whole(name, at.TRAY_BESIDE_SIZES, room), (x, middle), look.ink, look.ground, within=room)
        return
    for text, down in zip(lines, (-14, 14), strict=True):
        canvas.write(text, (x, middle + down), look.ink, look.ground, within=room)
