"""The cards of Goblin Market as sprites: large ones for sale, small ones owned, goblin cards, backs, suit signs."""

from bot.games.goblin_market.pictures import layout
from bot.pictures.painting.canvas import Canvas, fit_uncut_name
from bot.pictures.painting.lettering import Font, FontFace, Lettering
from bot.pictures.painting.slabs import SlabLook, render_slab_sprite
from bot.pictures.painting.sprites import (
    Drawing,
    Size,
    Sprite,
    compose_sprite,
    list_drawing_tones,
    render_plain_icon,
    render_plain_sprite,
    render_rounded_plate_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, BLUE, BROWN, CREAM, GOLD, GREEN, INK, PURPLE, RED, SAND, YELLOW, Hue
from bot.pictures.shared.players import build_number_lettering
from games.goblin_market import CARDS, SUITS, DecktetCard

COUNTER_COLOUR = BROWN.deep
LIT_COUNTER = BROWN.base
"""The counter where the lamp shines on the cards for sale."""
SIGN_COLOURS, SMALL_SIGN_COLOURS = 5, 4
"""So many colours have a scene, a sign and a small sign: each shade at an edge costs bytes."""
FRONT_LOOK = SlabLook(CREAM, "#f4ecd9", "#ffffff", BLACK, INK, CREAM)
"""The front of a card in the light."""
DRAWN_RANKS = ("crown", "pawn", "court")
"""Ranks that are drawn; the others are written."""
LETTER_BY_RANK = {"ace": "A"}


SUIT_HUES: tuple[Hue, ...] = (PURPLE, YELLOW, BLUE, GREEN, RED, BROWN)
"""The colour of each suit, in the order of `SUITS`; its sign is the drawing `goblin_market/suit-SUIT.svg`."""


def render_suit_icon(suit: int, side: int, ground: str) -> Sprite:
    """Return the sign of a suit."""
    return render_plain_icon(
        f"goblin_market/suit-{SUITS[suit]}",
        side,
        ground,
        (),
        SIGN_COLOURS if side > layout.SMALL_SIGN else SMALL_SIGN_COLOURS,
    )


def _draw_blank_card(size: Size, radius: int, ground: str) -> Canvas:
    """Return a card with nothing on it."""
    canvas = Canvas(size, ground)
    canvas.paste(render_rounded_plate_sprite(size, radius, CREAM, BLACK, ground), (0, 0))
    return canvas


def _tint_card(card: DecktetCard, size: Size, half: int, ground: str) -> Canvas:
    """Return a card with nothing on it, in the pale colours of its suits: of the last one from `half` its height on.

    Crowns have a golden frame.
    """
    canvas = Canvas(size, ground)
    canvas.paste(
        _render_card_ground_sprite(choose_card_tints(card), size, half, ground, framed=card.rank == "crown"), (0, 0)
    )
    return canvas


@sprite_cache(64)
def _render_card_ground_sprite(tints: tuple[str, str], size: Size, half: int, ground: str, *, framed: bool) -> Sprite:
    """Return the ground that all cards of the same suits share."""
    (width, height), (upper, lower) = size, tints
    frame = (
        f'<rect x="5" y="5" width="{width - 10}" height="{height - 10}" rx="{layout.MINI_RADIUS - 3}" fill="none"'
        f' stroke="{GOLD}" stroke-width="5"/>'
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<clipPath id="c"><rect width="{width}" height="{height}" rx="{layout.MINI_RADIUS}"/></clipPath>'
        f'<g clip-path="url(#c)"><rect width="{width}" height="{half}" fill="{upper}"/>'
        f'<rect y="{half}" width="{width}" height="{height - half}" fill="{lower}"/></g>'
        + frame
        * framed
        + f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="{layout.MINI_RADIUS - 1}" fill="none"'
        f' stroke="{BLACK}" stroke-width="3"/></svg>'
    )
    return render_svg_sprite(svg, ground, (ground, upper, lower, BLACK, *(GOLD,) * framed))


def choose_card_tints(card: DecktetCard) -> tuple[str, str]:
    """Return the pale colours of the first suit of a card and of the last."""
    return SUIT_HUES[card.suits[0]].pale, SUIT_HUES[card.suits[-1]].pale


def _draw_rank(
    canvas: Canvas, card: DecktetCard, middle: tuple[int, int], sizes: tuple[int, int], ground: str = CREAM
) -> None:
    """Draw the rank of a card; `sizes` are those of a letter and of a figure."""
    if card.rank in DRAWN_RANKS:
        canvas.paste_centred(
            render_plain_icon(f"goblin_market/rank-{card.rank}", sizes[1], ground, (), SIGN_COLOURS), middle
        )
        return
    text = Lettering(LETTER_BY_RANK.get(card.rank, card.rank), FontFace(Font.ROUND, sizes[0]))
    canvas.write_centred(text, middle, INK, ground)


@sprite_cache(128)
def render_large_card_sprite(card: DecktetCard, name: str) -> Sprite:
    """Return a large card (sprite) for sale: its rank, its suits, a scene that follows them, its name."""
    canvas = Canvas(layout.CARD_SIZE, LIT_COUNTER)
    canvas.paste(render_slab_sprite(layout.CARD_SIZE, layout.CARD_RADIUS, FRONT_LOOK, LIT_COUNTER, shadow=4), (0, 0))
    _draw_rank(canvas, card, layout.RANK_MIDDLE, (layout.RANK_SIZE, layout.CROWN_SIZE))
    for suit, middle in zip(reversed(card.suits), layout.LARGE_SIGNS, strict=False):
        canvas.paste_centred(render_suit_icon(suit, layout.LARGE_SIGN, CREAM), middle)
    frame, (left, top) = layout.SCENE_SIZE + 2 * layout.SCENE_FRAME, layout.SCENE_PLACE
    canvas.paste(
        render_rounded_plate_sprite((frame, frame), 5, INK, INK, CREAM),
        (left - layout.SCENE_FRAME, top - layout.SCENE_FRAME),
    )
    canvas.paste(_render_scene_sprite(card, layout.SCENE_SIZE, layout.EMBLEM), layout.SCENE_PLACE)
    room = layout.CARD_SIZE[0] - 20
    lettering = fit_uncut_name(name, layout.CARD_NAME_SIZES, room)
    canvas.write_centred(lettering, (layout.CARD_SIZE[0] // 2 - 2, layout.CARD_NAME_MIDDLE), INK, CREAM, within=room)
    return canvas.to_sprite()


def _render_scene_sprite(card: DecktetCard, side: int, emblem: layout.SuitEmblem) -> Sprite:
    """Return the scene on a card: behind, what its first suit stands for, before it the last.

    A single suit has its sign there, which a Crown wears a crown on. Cards of the same suits are mirrored in turn.
    """
    first, last = card.suits[0], card.suits[-1]
    behind, before = MIRRORS_BY_PLACE[_find_place_among_alike(card) % len(MIRRORS_BY_PLACE)]
    layers: list[Drawing] = [_build_scene_drawing(f"scene-{SUITS[first]}", side, flipped=behind)]
    if first != last:
        layers.append(_build_scene_drawing(f"front-{SUITS[last]}", side, flipped=before))
    else:
        crowned = card.rank == "crown" and emblem.crown > 0
        middle, rim, large = side / 2 + emblem.right, emblem.rim, emblem.side
        left, top = middle - large / 2, emblem.tops[crowned]
        layers.append(_build_scene_drawing("halo", large + 2 * rim, left - rim, top - rim))
        layers.append(_build_scene_drawing(f"suit-{SUITS[first]}", large, left, top))
        if crowned:
            layers.append(_build_scene_drawing("crown", emblem.crown, middle - emblem.crown / 2, 0))
    return render_plain_sprite((side, side), tuple(layers), CREAM, emblem.colours)


MIRRORS_BY_PLACE = ((False, False), (True, True), (True, False), (False, True))
"""Whether what is behind and what is before are mirrored, by a card's place among those of the same suits."""


def _find_place_among_alike(card: DecktetCard) -> int:
    return [other.name for other in CARDS if other.suits == card.suits].index(card.name)


def _build_scene_drawing(name: str, side: float, left: float = 0, top: float = 0, *, flipped: bool = False) -> Drawing:
    folder = "theme" if name == "crown" else "goblin_market"
    return Drawing(f"{folder}/{name}", (left, top, side), flipped=flipped)


@sprite_cache(256)
def render_small_card_sprite(card: DecktetCard, ground: str) -> Sprite:
    """Return a card of a collection: its rank above its suits."""
    canvas, tints = _tint_card(card, layout.MINI, layout.MINI_HALF, ground), choose_card_tints(card)
    across = layout.MINI[0] // 2
    _draw_rank(canvas, card, (across, layout.MINI_RANK_MIDDLE), (layout.MINI_RANK_SIZE, layout.MINI_CROWN), tints[0])
    for suit, top, tint in zip(card.suits, layout.MINI_SIGN_TOPS, tints, strict=False):
        canvas.paste(render_suit_icon(suit, layout.MINI_SIGN, tint), (across - layout.MINI_SIGN // 2, top))
    return canvas.to_sprite()


@sprite_cache(32)
def render_pile_sprite(cards: tuple[DecktetCard, ...], size: Size, ground: str) -> Sprite:
    """Return the cards of one rank in a large collection: their suits as stripes, the rank, and how many they are."""
    canvas, (rank, many, by) = Canvas(size, ground), layout.PILE_SIZES[size]
    whole_size, count = (size[0] - by, size[1] - by), len(cards)
    if count > 1:
        canvas.paste(render_rounded_plate_sprite(whole_size, layout.MINI_RADIUS, SAND, BLACK, ground), (by, 0))
    suits = tuple(sorted({suit for card in cards for suit in card.suits}))
    canvas.paste(_render_stripe_card_sprite(suits, whole_size, ground if count == 1 else SAND), (0, by))
    across, tint = whole_size[0] // 2, SUIT_HUES[suits[0]].pale
    _draw_rank(canvas, cards[0], (across, layout.PILE_RANK), (rank, rank), tint)
    if count > 1:
        canvas.write_centred(Lettering(f"×{count}", FontFace(Font.ROUND, many)), (across, layout.PILE_COUNT), INK, tint)
    return canvas.to_sprite()


def _render_stripe_card_sprite(suits: tuple[int, ...], size: Size, ground: str) -> Sprite:
    """Return a card in the pale colour of its first suit, with a stripe at its top for each of its suits."""
    (width, height), hues = size, [SUIT_HUES[suit] for suit in suits]
    each, radius = width / len(suits), layout.MINI_RADIUS
    stripes = "".join(
        f'<rect x="{index * each:.1f}" width="{each + 1:.1f}" height="{layout.PILE_STRIPE}" fill="{hue.base}"/>'
        for index, hue in enumerate(hues)
    )
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<clipPath id="c"><rect width="{width}" height="{height}" rx="{radius}"/></clipPath><g clip-path="url(#c)">'
        f'<rect width="{width}" height="{height}" fill="{hues[0].pale}"/>{stripes}'
        f'<rect y="{layout.PILE_STRIPE}" width="{width}" height="3" fill="{BLACK}"/></g>'
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="{radius - 1}" fill="none"'
        f' stroke="{BLACK}" stroke-width="3"/></svg>',
        ground,
        (ground, BLACK, hues[0].pale, *(hue.base for hue in hues)),
    )


@sprite_cache(256)
def render_collection_card_sprite(card: DecktetCard, ground: str, face: layout.CardFace = layout.BROAD_FACE) -> Sprite:
    """Return a card of a small collection, with larger signs."""
    canvas, tints = _tint_card(card, face.size, face.half, ground), choose_card_tints(card)
    _draw_rank(canvas, card, face.rank, face.ranks, tints[0])
    alone = len(card.suits) == 1
    side, middles = (face.one, (face.one_middle,)) if alone else (face.sign, face.middles)
    for suit, middle, tint in zip(card.suits, middles, tints, strict=False):
        canvas.paste_centred(render_suit_icon(suit, side, tint), middle)
    return canvas.to_sprite()


def render_largest_card_sprite(card: DecktetCard, ground: str) -> Sprite:
    """Return one of a few cards, as large as they may be."""
    return render_collection_card_sprite(card, ground, layout.WIDE_FACE)


def render_medium_card_sprite(card: DecktetCard, ground: str) -> Sprite:
    """Return a card between a broad and a small one."""
    return render_collection_card_sprite(card, ground, layout.SLIM_FACE)


@sprite_cache(128)
def render_scenic_card_sprite(card: DecktetCard, ground: str) -> Sprite:
    """Return one of very few cards: as on those for sale, its scene below rank and suits."""
    canvas, (width, height), crowned = Canvas(layout.SCENIC_CARD, ground), layout.SCENIC_CARD, card.rank == "crown"
    edge, tint = layout.SCENIC_EDGE[crowned], choose_card_tints(card)[0]
    canvas.paste(
        render_rounded_plate_sprite((width, height), layout.MINI_RADIUS, GOLD if crowned else tint, BLACK, ground),
        (0, 0),
    )
    if crowned:
        canvas.paste(
            render_rounded_plate_sprite((width - 2 * edge, height - 2 * edge), 3, tint, tint, GOLD), (edge, edge)
        )
    _draw_rank(canvas, card, layout.SCENIC_RANK, layout.SCENIC_RANKS, tint)
    for suit, middle in zip(reversed(card.suits), layout.SCENIC_SIGNS[len(card.suits) - 1], strict=True):
        canvas.paste_centred(render_suit_icon(suit, layout.SCENIC_SIGN, tint), middle)
    window = Canvas((width - 2 * edge, height - edge - layout.SCENIC_HEAD), tint)
    window.paste(_render_scene_sprite(card, window.width, layout.SCENIC_EMBLEM), (0, -layout.SCENIC_EMBLEM.up))
    canvas.paste(window.to_sprite(), (edge, layout.SCENIC_HEAD))
    return canvas.to_sprite()


@sprite_cache(32)
def render_goblin_card_sprite(card: DecktetCard, ground: str = COUNTER_COLOUR) -> Sprite:
    """Return a card of the Goblin Deck: pawn or court, and its three suits."""
    canvas = _draw_blank_card(layout.GOBLIN_CARD, layout.MINI_RADIUS, ground)
    width, height = layout.GOBLIN_CARD
    corners = [(x, y) for y in (height // 4 + 2, height * 3 // 4 - 1) for x in (width // 4 + 2, width * 3 // 4 - 1)]
    _draw_rank(canvas, card, corners[0], (layout.MINI_RANK_SIZE, layout.GOBLIN_SIGN))
    for suit, middle in zip(card.suits, corners[1:], strict=True):
        canvas.paste_centred(render_suit_icon(suit, layout.GOBLIN_SIGN, CREAM), middle)
    return canvas.to_sprite()


@sprite_cache(64)
def render_deck_back_sprite(deck: str, left: int) -> Sprite:
    """Return the back of a deck with the number of cards left in it."""
    hue, drawing = BACK_BY_DECK[deck]
    canvas = Canvas(layout.BACK_SIZE, COUNTER_COLOUR)
    canvas.paste(render_rounded_plate_sprite(layout.BACK_SIZE, layout.BACK_RADIUS, hue, SAND, COUNTER_COLOUR), (0, 0))
    across = layout.BACK_SIZE[0] // 2
    side, middle = layout.BACK_SIGN, (across, layout.BACK_SIGN_TOP + layout.BACK_SIGN // 2)
    canvas.paste_centred(
        compose_sprite((side, side), (Drawing(drawing, (0, 0, side)),), hue, (hue, *list_drawing_tones(drawing))),
        middle,
    )
    canvas.write_centred(
        build_number_lettering(left, layout.BACK_COUNT_SIZE), (across, layout.BACK_COUNT_MIDDLE), CREAM, hue
    )
    return canvas.to_sprite()


BACK_BY_DECK = {"auction": (GREEN.dark, "goblin_market/back-auction"), "goblin": (PURPLE.dark, "parlour/goblin")}
"""Colour and drawing on the back of each deck."""
