"""A player's own hand as a picture: Items and Cheats, and what each Offering lacks given these cards."""

from dataclasses import dataclass
from functools import lru_cache

from bot.games.goblin_teeth.names import count_cards, get_card_name
from bot.games.goblin_teeth.pictures import layout, pieces
from bot.games.goblin_teeth.pictures.contents import list_known_cards
from bot.games.goblin_teeth.pictures.plate_colours import TABLE_COLOUR
from bot.games.goblin_teeth.pictures.progress import draw_tablet, draw_tablets
from bot.games.goblin_teeth.pictures.trays import draw_count_badge
from bot.pictures.painting.canvas import Canvas, fit_uncut_name
from bot.pictures.painting.lettering import Font, FontFace, Lettering, measure_pixel_width
from bot.pictures.painting.line_breaks import split_evenly
from bot.pictures.painting.slabs import CARD_LOOK, SLAB_SHADOW, render_slab_sprite
from bot.pictures.painting.sprites import Drawing, Point, Size, Sprite, compose_sprite, render_svg_sprite, sprite_cache
from bot.pictures.painting.theme import BLACK, BROWN, GREEN
from games.engine.words import Words
from games.goblin_teeth import ITEMS, GoblinTeethView, OfferingProgress

NAME_EDGES = 20
"""The room of a card that is not for its name."""
FINGER_COLOURS = BLACK, "#8fbf45", GREEN.pale
"""The colours of fingers, with their lines and their nails."""


@dataclass(frozen=True, slots=True)
class HandSeen:
    """All that the picture of a hand shows: its cards, how far Offerings are, and which of the cards are known."""

    cards: tuple[str, ...]
    offerings: tuple[OfferingProgress, ...]
    known: tuple[str, ...]


def find_hand_seen(view: GoblinTeethView) -> HandSeen:
    """Return what the picture of the viewer's hand shows."""
    if view.seat is None:
        return HandSeen(tuple(view.hand or ()), (), ())
    return HandSeen(tuple(view.hand or ()), view.get_progress(view.seat), list_known_cards(view, view.seat))


def draw_hand(hand: HandSeen, words: Words) -> Canvas:
    """Return the viewer's hand, with what their Offerings still lack."""
    cards = count_cards(hand.cards)
    few = len(cards) <= layout.MAX_FEW_CARDS
    lines = max(1, -(-len(cards) // layout.CARDS_PER_ROW))
    abreast = -(-len(cards) // lines)
    width, high = layout.HAND_CARD
    if not few:
        width = (layout.WIDTH - 2 * layout.HAND_LEFT + layout.HAND_GAP) // abreast - layout.HAND_GAP
    height = (
        layout.EDGE_GAP + lines * (high + layout.HAND_GAP) + layout.HAND_NEEDS_HEIGHT * (not few) + layout.HAND_FOOT
    )
    canvas = Canvas((layout.WIDTH, height), TABLE_COLOUR)
    canvas.paste(_render_tabletop_sprite((layout.WIDTH, height)), (0, 0))
    for index, card in enumerate(cards):
        row, column = divmod(index, abreast)
        corner = layout.HAND_LEFT + column * (width + layout.HAND_GAP), layout.EDGE_GAP + row * (high + layout.HAND_GAP)
        _draw_card(canvas, card, corner, (width, high), words)
    if hand.offerings:
        if few:
            left = layout.HAND_LEFT + len(cards) * (width + layout.HAND_GAP)
            draw_tablet(
                canvas,
                hand.offerings,
                hand.known,
                (left, layout.EDGE_GAP, layout.WIDTH - layout.HAND_LEFT - left, high),
                BROWN.deep,
            )
        else:
            top = height - layout.HAND_NEEDS_HEIGHT - layout.HAND_FOOT
            draw_tablets(canvas, hand.offerings, hand.known, top, layout.HAND_NEEDS_HEIGHT - 4, BROWN.deep)
    for left, flipped in ((0, False), (layout.WIDTH - layout.FINGERS[0], True)):
        canvas.paste(_render_fingers_sprite(flipped=flipped), (left, layout.FINGERS_TOP))
    return canvas


@sprite_cache(4)
def _render_tabletop_sprite(size: Size) -> Sprite:
    """Return the wood on which a hand lies: boards with their edges in the light."""
    width, height = size
    tops = range(0, height, layout.HAND_BOARD)
    foot = height - layout.HAND_FOOT
    edges, joints = ("".join(f"M0 {top + down}h{width}" for top in tops) for down in (1, layout.HAND_BOARD - 2))
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{BROWN.deep}"/>'
        f'<path stroke="{BROWN.base}" stroke-width="3" d="{edges}"/>'
        f'<path stroke="{TABLE_COLOUR}" stroke-width="4" d="{joints}"/>'
        f'<rect y="{foot + 4}" width="{width}" height="{layout.HAND_FOOT}" fill="{BROWN.base}"/>'
        f'<rect y="{foot + 4}" width="{width}" height="4" fill="{BROWN.soft}"/></svg>',
        BROWN.deep,
        (BROWN.deep, BROWN.base, BROWN.soft, TABLE_COLOUR),
    )


@sprite_cache(2)
def _render_fingers_sprite(*, flipped: bool) -> Sprite:
    """Return goblin fingers that hold a hand at its left end, or at its right one."""
    width, height = layout.FINGERS
    layer = Drawing("parlour/fingers", (0, 0, width), height=height, flipped=flipped)
    return compose_sprite(layout.FINGERS, (layer,), BROWN.deep, (BROWN.deep, *FINGER_COLOURS))


def _draw_card(canvas: Canvas, card: tuple[str, int], corner: Point, size: Size, words: Words) -> None:
    (name, count), (x, y), (width, _), fill = card, corner, size, CARD_LOOK.ground
    canvas.paste(render_slab_sprite(size, layout.RADIUS, CARD_LOOK, BROWN.deep), corner)
    sign = pieces.render_item_sprite if name in ITEMS else pieces.render_cheat_disc_sprite
    across = x + (width - SLAB_SHADOW) // 2
    lines = split_card_name(get_card_name(words, name), width - NAME_EDGES)
    side, down = layout.HAND_ICONS[len(lines) - 1]
    canvas.paste_centred(sign(name, side, fill), (across, y + down))
    for text, middle in zip(lines, layout.HAND_NAME_MIDDLES[len(lines) - 1], strict=True):
        room = min(measure_pixel_width(text.text, text.face), width - NAME_EDGES)
        canvas.draw_text(text, (across - room // 2, y + middle), CARD_LOOK.ink, fill, within=room)
    if count > 1:
        draw_count_badge(canvas, count, (x + width - SLAB_SHADOW - layout.TRAY_TIMES[0] - 4, y + 4), fill)


@lru_cache(maxsize=64)
def split_card_name(name: str, room: int) -> tuple[Lettering, ...]:
    """Return a card's name in one line of a room, or in two if it is too long for that."""
    fits = measure_pixel_width(name, FontFace(Font.ROUND, layout.HAND_NAME)) <= room
    return tuple(
        fit_uncut_name(text, layout.HAND_NAME_SIZES, room) for text in ((name,) if fits else split_evenly(name))
    )
