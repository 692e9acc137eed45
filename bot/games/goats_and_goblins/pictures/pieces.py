"""The cards of Goats & Goblins as sprites: large in the cave, small in hands and on the stack."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.goats_and_goblins.pictures import layout
from bot.pictures.painting.lettering import Font, FontFace
from bot.pictures.painting.sprites import (
    Drawing,
    Label,
    Layer,
    Paint,
    Sprite,
    build_paint,
    compose_sprite,
    fade_sprite,
    list_drawing_tones,
    sprite_cache,
)
from bot.pictures.painting.theme import (
    BLACK,
    BLUE,
    BONE,
    CAVE,
    COAL,
    CREAM,
    GREEN,
    GREY,
    LIME,
    ORANGE,
    PINK,
    PURPLE,
    RED,
    SKY,
    SLATE,
    TURQUOISE,
    YELLOW,
    Hue,
    mix_colours,
)
from games.goats_and_goblins import CaveCard
from games.goats_and_goblins.cave import CaveCardKind

FOLDER = "goats_and_goblins"
TILE_UNITS = 60
"""The side of the drawings of tiles and symbols, in their own units."""
TILE_SYMBOL = (9.0, 6.0, 42.0)
PUSH_LABEL = (30.0, 19.0, 27)
"""The place of a Push's number in its symbol (x, y), and its size."""
MIN_LABEL_SIZE = 24
"""Smaller figures could not be read on a phone."""


@dataclass(frozen=True, slots=True)
class CardLook:
    """How a kind of card looks: its symbol, the colours of its face and of the band with its gold, its number's ink."""

    symbol: str
    face: str
    band: str
    lip: str
    ink: str
    push: str = ""


def _build_treasure_look(symbol: str, hue: Hue) -> CardLook:
    return CardLook(symbol, hue.pale, hue.soft, hue.deep, hue.dark)


def _build_action_look(symbol: str, hue: Hue, push: str = "") -> CardLook:
    return CardLook(symbol, hue.base, hue.soft, hue.deep, hue.dark, push)


TILE_LOOKS: dict[CaveCardKind, CardLook] = {
    "gold": _build_treasure_look("gold", YELLOW),
    "gem": _build_treasure_look("gem", TURQUOISE),
    "trinket": _build_treasure_look("trinket", PURPLE),
    "goat": _build_treasure_look("goat", LIME),
    "gruff": _build_treasure_look("gruff", RED),
    "goblin": _build_treasure_look("goblin", BONE),
    "push-2": replace(_build_action_look("push", ORANGE, "+2"), face="#be5e12"),  # the number stands out from it
    "push-3": _build_action_look("push", RED, "+3"),
    "seeing-stone": _build_action_look("seeing-stone", SKY),
    "warding-stone": _build_action_look("warding-stone", SLATE),
    "pit-prop": _build_action_look("pit-prop", GREEN),
    "second-thoughts": _build_action_look("second-thoughts", PINK),
    "drag-along": _build_action_look("drag-along", BLUE),
    "leave-behind": _build_action_look("leave-behind", GREY),
    "cave-in": CardLook("cave-in", COAL.deep, RED.deep, BLACK, CREAM),
}


@sprite_cache(256)
def render_card_sprite(card: CaveCard, ground: str, side: int = layout.CARD_HEIGHT) -> Sprite:
    """Return a card of the cave, upright in a square, with its gold or what it counts towards 3."""
    look, scale = TILE_LOOKS[card.kind], side / layout.CARD_HEIGHT
    body = Drawing(f"{FOLDER}/card", (0, 0, side), _build_card_paint(look))
    x, y = layout.NUMBER_MIDDLE
    face = FontFace(Font.ROUND, round(layout.NUMBER_SIZE * scale))
    number = Label(str(card.value or card.gold), (x * scale, y * scale), face, look.ink)
    left, top, width = layout.SYMBOL
    symbol = _build_symbol_layers(look, (left * scale, top * scale, width * scale))
    return compose_sprite(
        (side, side), (*_sharpen_layers((body, *symbol)), number), ground, _list_card_tones(look, ground)
    )


@sprite_cache(16)
def render_dim_card_sprite(card: CaveCard, ground: str, side: int) -> Sprite:
    """Return a card out of the light: nobody gets it any more."""
    return fade_sprite(render_card_sprite(card, ground, side), ground)


def render_back_sprite(side: int, colours: Paint) -> Sprite:
    """Return the back of a card in these colours, with hard edges like all cards."""
    tones = (CAVE, *list_drawing_tones(f"{FOLDER}/slot")[:2], *dict(colours).values())
    return compose_sprite((side, side), (Drawing(f"{FOLDER}/slot", (0, 0, side), colours, crisp=True),), CAVE, tones)


@sprite_cache(256)
def render_tile_sprite(kind: CaveCardKind, side: int, ground: str) -> Sprite:
    """Return a small card, without its gold."""
    return compose_sprite(
        (side, side), _sharpen_layers(build_tile_layers(kind, side)), ground, _list_card_tones(TILE_LOOKS[kind], ground)
    )


def _sharpen_layers(layers: Sequence[Layer]) -> tuple[Layer, ...]:
    """Return layers whose drawings have hard edges: there are many cards, and each shade at an edge costs bytes."""
    return tuple(replace(layer, crisp=True) if isinstance(layer, Drawing) else layer for layer in layers)


def build_tile_layers(kind: CaveCardKind, side: int) -> tuple[Layer, ...]:
    """Return the layers of a small card."""
    look, scale = TILE_LOOKS[kind], side / TILE_UNITS
    left, top, width = (part * scale for part in TILE_SYMBOL)
    return (
        Drawing(f"{FOLDER}/tile", (0, 0, side), _build_card_paint(look)),
        *_build_symbol_layers(look, (left, top, width)),
    )


def _list_card_tones(card_look: CardLook, ground: str) -> tuple[str, ...]:
    """Return the few colours of a card: each further shade at an edge costs bytes."""
    own = (
        ground,
        BLACK,
        card_look.lip,
        card_look.face,
        card_look.band,
        card_look.ink,
        CREAM,
        mix_colours(BLACK, card_look.face),
    )
    return tuple(dict.fromkeys((*own, *list_drawing_tones(f"{FOLDER}/{card_look.symbol}"))))


def _build_card_paint(card_look: CardLook) -> tuple[tuple[str, str], ...]:
    return build_paint(outline=BLACK, lip=card_look.lip, face=card_look.face, shade=card_look.band)


def _build_symbol_layers(card_look: CardLook, square: tuple[float, float, float]) -> list[Layer]:
    left, top, side = square
    layers: list[Layer] = [Drawing(f"{FOLDER}/{card_look.symbol}", square)]
    if card_look.push:
        x, y, size = (part * side / TILE_UNITS for part in PUSH_LABEL)
        layers.append(
            Label(card_look.push, (left + x, top + y), FontFace(Font.ROUND, max(round(size), MIN_LABEL_SIZE)), CREAM)
        )
    return layers
