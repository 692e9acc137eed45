"""A player's own hand as a picture: Items and Cheats, and what each Offering lacks given these cards."""

from functools import lru_cache

from bot.games.goblin_teeth.names import counted
from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.plates import draw_needs, inks
from bot.pictures.canvas import Canvas, Place
from bot.pictures.lettering import Face, Font, Lettering, fitted, length
from bot.pictures.sprites import plate
from bot.pictures.theme import CAVE, CREAM, GROOVE, INK, SLATE
from games.engine.words import Words
from games.goblin_teeth import ITEMS, GoblinTeethView


def draw_hand(view: GoblinTeethView, words: Words) -> Canvas:
    """Return the onlooker's hand, with what their Offerings still lack."""
    cards = counted(view.hand or ())
    height = at.EDGE + -(-len(cards) // at.CARDS_A_ROW) * (at.HAND_CARD[1] + at.HAND_GAP) + at.HAND_NEEDS
    canvas = Canvas((at.WIDTH, height), CAVE)
    for place, (name, count) in enumerate(cards):
        row, column = divmod(place, at.CARDS_A_ROW)
        corner = at.EDGE + column * (at.HAND_CARD[0] + at.HAND_GAP), at.EDGE + row * (at.HAND_CARD[1] + at.HAND_GAP)
        _draw_card(canvas, name, count, corner, words)
    look = inks(lit=False)
    box = at.WIDTH - 2 * at.EDGE, at.HAND_NEEDS - at.EDGE
    canvas.paste(plate(box, at.RADIUS, look.fill, look.edge, CAVE), (at.EDGE, height - at.HAND_NEEDS))
    if view.seat is not None:
        draw_needs(canvas, view.progress_of(view.seat), height - at.HAND_NEEDS + box[1] // 2, look)
    return canvas


def _draw_card(canvas: Canvas, name: str, count: int, corner: Place, words: Words) -> None:
    x, y = corner
    width, _ = at.HAND_CARD
    is_item = name in ITEMS
    fill, ink, edge = (CREAM, INK, GROOVE) if is_item else (SLATE.base, CREAM, SLATE.soft)
    canvas.paste(plate(at.HAND_CARD, at.RADIUS, fill, edge, CAVE), corner)
    sign = pieces.item(name, at.HAND_ICON_SIDE, fill) if is_item else pieces.cheat(name, at.HAND_ICON_SIDE, fill)
    canvas.paste_about(sign, (x + width // 2, y + at.HAND_ICON_MIDDLE))
    lines = name_lines(words(f"goblin-teeth-{'item' if is_item else 'cheat'}-{name}"))
    for text, middle in zip(lines, at.HAND_NAME_MIDDLES[len(lines) - 1], strict=True):
        canvas.write(text, (x + (width - length(text.text, text.face)) // 2, y + middle), ink, fill)
    if count > 1:
        times = Lettering(f"×{count}", Face(Font.ROUND, at.HAND_COUNT_SIZE))
        canvas.write(times, (x + width - length(times.text, times.face) - 10, y + 26), ink, fill)


@lru_cache(maxsize=64)
def name_lines(name: str) -> tuple[Lettering, ...]:
    """Return a card's name in one line, or broken in two where it is too long for that."""
    room = at.HAND_CARD[0] - 14
    words = name.split()
    if len(words) == 1 or length(name, Face(Font.ROUND, at.HAND_NAME_SIZES[0])) <= room:
        return (fitted(name, at.HAND_NAME_SIZES, room, ""),)
    half = min(range(1, len(words)), key=lambda cut: abs(len(" ".join(words[:cut])) - len(" ".join(words[cut:]))))
    halves = " ".join(words[:half]), " ".join(words[half:])
    return tuple(fitted(text, at.HAND_NAME_SIZES, room, "") for text in halves)
