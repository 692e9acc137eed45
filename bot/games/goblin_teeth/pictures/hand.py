"""A player's own hand as a picture: Items and Cheats, and what each Offering lacks given these cards."""

from functools import lru_cache

from bot.games.goblin_teeth.names import counted
from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.looks import TABLE
from bot.games.goblin_teeth.pictures.progress import draw_paper, draw_papers
from bot.pictures.painting.canvas import Canvas, whole
from bot.pictures.painting.lettering import Face, Font, Lettering, length
from bot.pictures.painting.slabs import CARD, slab
from bot.pictures.painting.sprites import Drawing, Place, Size, Sprite, drawn, sprite, tones_in
from bot.pictures.painting.theme import BROWN
from games.engine.words import Words
from games.goblin_teeth import ITEMS, GoblinTeethView, Progress

HAND_NAME_ROOM = at.HAND_CARD[0] - 14
STEP = at.HAND_CARD[0] + at.HAND_GAP
"""How far it is from one card to the next."""


def draw_hand(view: GoblinTeethView, words: Words) -> Canvas:
    """Return the onlooker's hand, with what their Offerings still lack."""
    cards = counted(view.hand or ())
    below = at.HAND_NEEDS * (len(cards) > at.FEW_CARDS)
    height = at.EDGE + max(1, -(-len(cards) // at.CARDS_A_ROW)) * (at.HAND_CARD[1] + at.HAND_GAP) + below + at.HAND_FOOT
    canvas = Canvas((at.WIDTH, height), TABLE)
    canvas.paste(_boards((at.WIDTH, height)), (0, 0))
    for place, (name, count) in enumerate(cards):
        row, column = divmod(place, at.CARDS_A_ROW)
        corner = at.HAND_LEFT + column * STEP, at.EDGE + row * (at.HAND_CARD[1] + at.HAND_GAP)
        _draw_card(canvas, name, count, corner, words)
    if view.seat is not None:
        offerings = view.progress_of(view.seat)
        if below:
            draw_papers(canvas, offerings, canvas.height - at.HAND_NEEDS - at.HAND_FOOT, at.HAND_NEEDS - 4, BROWN.deep)
        else:
            _draw_needs_beside(canvas, offerings, len(cards))
    for left, flipped in ((0, False), (at.WIDTH - at.FINGERS[0], True)):
        canvas.paste(_fingers(flipped=flipped), (left, at.FINGERS_TOP))
    return canvas


@lru_cache(maxsize=4)
def _boards(size: Size) -> Sprite:
    """Return the wood on which a hand lies: boards with their edges in the light."""
    width, height = size
    tops = range(0, height, at.HAND_BOARD)
    foot = height - at.HAND_FOOT
    edges, joints = ("".join(f"M0 {top + down}h{width}" for top in tops) for down in (1, at.HAND_BOARD - 2))
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{BROWN.deep}"/>'
        f'<path stroke="{BROWN.base}" stroke-width="3" d="{edges}"/>'
        f'<path stroke="{TABLE}" stroke-width="4" d="{joints}"/>'
        f'<rect y="{foot + 4}" width="{width}" height="{at.HAND_FOOT}" fill="{BROWN.base}"/>'
        f'<rect y="{foot + 4}" width="{width}" height="4" fill="{BROWN.soft}"/></svg>',
        BROWN.deep,
        (BROWN.deep, BROWN.base, BROWN.soft, TABLE),
    )


@lru_cache(maxsize=2)
def _fingers(*, flipped: bool) -> Sprite:
    """Return goblin fingers that hold a hand at its left end, or at its right one."""
    wide, high = at.FINGERS
    layer = Drawing("parlour/fingers", (0, 0, wide), height=high, flipped=flipped)
    return sprite(at.FINGERS, (layer,), BROWN.deep, (BROWN.deep, *tones_in(layer.name)))


def _draw_needs_beside(canvas: Canvas, offerings: tuple[Progress, ...], cards: int) -> None:
    """Draw what the Offerings lack beside a few cards, one below the other."""
    left = at.HAND_LEFT + cards * STEP
    draw_paper(canvas, offerings, (left, at.EDGE, at.WIDTH - at.HAND_LEFT - left, at.HAND_CARD[1]), BROWN.deep)


def _draw_card(canvas: Canvas, name: str, count: int, corner: Place, words: Words) -> None:
    x, y = corner
    width, _ = at.HAND_CARD
    is_item = name in ITEMS
    fill, ink = CARD.ground, CARD.ink
    canvas.paste(slab(at.HAND_CARD, at.RADIUS, CARD, BROWN.deep), corner)
    sign = pieces.item(name, at.HAND_ICON_SIDE, fill) if is_item else pieces.medal(name, at.HAND_ICON_SIDE, fill)
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
