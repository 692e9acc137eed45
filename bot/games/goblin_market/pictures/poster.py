"""The key picture of Goblin Market for its invitation: cards for sale, the keeper's bid, and two who bid more."""

from PIL import Image

from bot.games.goblin_market.pictures import layout
from bot.games.goblin_market.pictures.cards import COUNTER_COLOUR, LIT_COUNTER, render_large_card_sprite
from bot.games.goblin_market.pictures.plates import COIN_FACE
from bot.games.goblin_market.pictures.stall import (
    KEEPER_COAT,
    draw_hands,
    draw_stall_keeper,
    render_stall_hand_sprite,
    render_stall_sprite,
)
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import Point, Sprite, convert_image_to_sprite, render_plain_icon, sprite_cache
from bot.pictures.painting.theme import INK, flatten_palette
from bot.pictures.shared.players import build_number_lettering
from games.goblin_market.decktet import CARD_BY_NAME, CARDS

ROOM_SIZE, LAMP_PLACE = (900, 230), (450, 120)
SHOWN_CARDS = (("forest", 9, (98, 140)), ("discovery", -7, (322, 140)), ("bard", 0, (210, 126)))
"""The cards, how askew each is, and its middle: the last lies on top."""
CARD_SCALE = 0.78
KEEPER_SIZE, KEEPER_PLACE = (168, 224), (376, 22)
BID_NUMBER, BID_COIN, BID_MIDDLE, HAND_LEFTS = 5, 96, (460, 158), (396, 486)
BIDDERS = (("snig", 158, (548, 84), (596, 82), 6), ("grub", 158, (722, 88), (862, 100), 8))
"""Those who bid: their heads, how large, where, and where their coin is, with what is on it."""
COIN, HOLDING_HAND, HOLDING_HAND_PLACES = 76, 44, ((-40, 14), (2, 14))
"""A coin, and how large and where the hand is that holds it up: on its left for one, on its right for the other."""


def draw_poster() -> Canvas:
    """Return the key picture."""
    canvas = Canvas(ROOM_SIZE, COUNTER_COLOUR)
    canvas.paste(render_stall_sprite(ROOM_SIZE, LAMP_PLACE), (0, 0))
    for name, degrees, middle in SHOWN_CARDS:
        canvas.paste_centred(_render_askew_card_sprite(name, degrees), middle)
    draw_stall_keeper(canvas, KEEPER_PLACE, KEEPER_SIZE)
    _draw_coin(canvas, BID_NUMBER, BID_COIN, BID_MIDDLE, KEEPER_COAT)
    draw_hands(canvas, HAND_LEFTS, BID_MIDDLE[1] - 10)
    for index, (head, side, corner, coin, bid) in enumerate(BIDDERS):
        canvas.paste(render_plain_icon(f"goblins/{head}", side, COUNTER_COLOUR, (), 20), corner)
        _draw_coin(canvas, bid, COIN, coin, COUNTER_COLOUR)
        right, down = HOLDING_HAND_PLACES[index]
        canvas.paste(render_stall_hand_sprite(HOLDING_HAND, flipped=bool(index)), (coin[0] + right, coin[1] + down))
    return canvas


def _draw_coin(canvas: Canvas, coins: int, side: int, middle: Point, ground: str) -> None:
    canvas.paste_centred(render_plain_icon("goblin_market/coin", side, ground), middle)
    canvas.write_centred(build_number_lettering(coins, side // 2), (middle[0], middle[1] - 1), INK, COIN_FACE)


@sprite_cache(8)
def _render_askew_card_sprite(name: str, degrees: int) -> Sprite:
    """Return a card for sale, smaller and askew; its name could not be read."""
    card = render_large_card_sprite(CARDS[CARD_BY_NAME[name]], "").image.copy()
    card.putpalette(flatten_palette())
    size = round(layout.CARD_SIZE[0] * CARD_SCALE), round(layout.CARD_SIZE[1] * CARD_SCALE)
    small = card.convert("RGBA").resize(size, Image.Resampling.LANCZOS)
    turned = small.rotate(degrees, Image.Resampling.BICUBIC, expand=True)
    return convert_image_to_sprite(turned, LIT_COUNTER)
