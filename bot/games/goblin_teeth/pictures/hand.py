"""A player's own hand as a picture: Items and Cheats, and what each Offering lacks given these cards."""

from functools import lru_cache

from bot.games.goblin_teeth.names import counted
from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.contents import slots
from bot.games.goblin_teeth.pictures.looks import BACK, inks
from bot.games.goblin_teeth.pictures.progress import draw_frames, draw_rows
from bot.pictures.painting.canvas import Canvas, whole
from bot.pictures.painting.lettering import Face, Font, Lettering, length
from bot.pictures.painting.slabs import CARD, slab
from bot.pictures.painting.sprites import Place
from bot.pictures.painting.theme import CAVE
from games.engine.words import Words
from games.goblin_teeth import ITEMS, GoblinTeethView, Progress

HAND_NAME_ROOM = at.HAND_CARD[0] - 14


def draw_hand(view: GoblinTeethView, words: Words) -> Canvas:
    """Return the onlooker's hand, with what their Offerings still lack."""
    cards = counted(view.hand or ())
    below = at.HAND_NEEDS * (len(cards) > at.FEW_CARDS)
    height = at.EDGE + max(1, -(-len(cards) // at.CARDS_A_ROW)) * (at.HAND_CARD[1] + at.HAND_GAP) + below
    canvas = Canvas((at.WIDTH, height), CAVE)
    for place, (name, count) in enumerate(cards):
        row, column = divmod(place, at.CARDS_A_ROW)
        corner = at.EDGE + column * (at.HAND_CARD[0] + at.HAND_GAP), at.EDGE + row * (at.HAND_CARD[1] + at.HAND_GAP)
        _draw_card(canvas, name, count, corner, words)
    if view.seat is not None:
        offerings = view.progress_of(view.seat)
        if below:
            draw_frames(canvas, offerings, canvas.height - at.HAND_NEEDS, inks(lit=False))
        else:
            _draw_needs_beside(canvas, offerings, len(cards))
    return canvas


def _draw_needs_beside(canvas: Canvas, offerings: tuple[Progress, ...], cards: int) -> None:
    """Draw what the Offerings lack beside a few cards, one below the other."""
    look, left = inks(lit=False), at.EDGE + cards * (at.HAND_CARD[0] + at.HAND_GAP)
    box = at.WIDTH - at.EDGE - left, at.HAND_CARD[1]
    canvas.paste(slab(box, at.RADIUS, look.look, CAVE), (left, at.EDGE))
    wide = at.LABEL[0] + 6 + at.SLOT * max(len(slots(one)) for one in offerings)
    draw_rows(canvas, offerings, (left + (box[0] - 6 - wide) // 2, at.EDGE + 2), box[1] - 10, look)


def _draw_card(canvas: Canvas, name: str, count: int, corner: Place, words: Words) -> None:
    x, y = corner
    width, _ = at.HAND_CARD
    is_item = name in ITEMS
    look = CARD if is_item else BACK
    fill, ink = look.ground, look.ink
    canvas.paste(slab(at.HAND_CARD, at.RADIUS, look, CAVE), corner)
    sign = pieces.item(name, at.HAND_ICON_SIDE, fill) if is_item else pieces.cheat(name, at.HAND_ICON_SIDE, fill)
    canvas.paste_about(sign, (x + width // 2, y + at.HAND_ICON_MIDDLE))
    lines = name_lines(words(f"goblin-teeth-{'item' if is_item else 'cheat'}-{name}"))
    for text, middle in zip(lines, at.HAND_NAME_MIDDLES[len(lines) - 1], strict=True):
        room = min(length(text.text, text.face), HAND_NAME_ROOM)
        canvas.write(text, (x + (width - room) // 2, y + middle), ink, fill, within=room)
    if count > 1:
        times = Lettering(f"×{count}", Face(Font.ROUND, at.HAND_COUNT_SIZE))
        canvas.write(times, (x + width - length(times.text, times.face) - 10, y + 26), ink, fill)


@lru_cache(maxsize=64)
def name_lines(name: str) -> tuple[Lettering, ...]:
    """Return a card's name in one line, or in two if it is too long for that."""
    room = HAND_NAME_ROOM
    words = name.split()
    if len(words) == 1 or length(name, Face(Font.ROUND, at.HAND_NAME_SIZES[0])) <= room:
        return (whole(name, at.HAND_NAME_SIZES, room),)
    half = min(range(1, len(words)), key=lambda cut: abs(len(" ".join(words[:cut])) - len(" ".join(words[cut:]))))
    halves = " ".join(words[:half]), " ".join(words[half:])
    return tuple(whole(text, at.HAND_NAME_SIZES, room) for text in halves)
