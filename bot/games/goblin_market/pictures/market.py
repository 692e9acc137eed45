"""The market as a picture: the awning, the decks, the cards for sale, the standing bid, and below it the players."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.goblin_market.pictures import layout as at
from bot.games.goblin_market.pictures.cards import BACKS, COUNTER, IN_LIGHT, back, goblin_card, large_card, small_card
from bot.games.goblin_market.pictures.pays import draw_foot, foot_height
from bot.games.goblin_market.pictures.plates import COIN_FACE, draw_plates
from bot.games.goblin_market.pictures.telling import card_name
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering
from bot.pictures.painting.sprites import Drawing, Place, Size, Sprite, drawn, icon, paint, plain_sprite
from bot.pictures.painting.theme import BROWN, CAVE, CREAM, INK, RED, SAND
from bot.pictures.shared.players import badge, number
from bot.pictures.shared.scenery import rings
from games.engine.words import Words
from games.goblin_market import Card, GoblinMarketView
from games.goblin_market.auction import SIZES, USUAL_SIZE

ENDS = (210, 640, 120, 480, 760, 300, 560, 180, 700)
"""Where boards of the counter end, row by row."""
BOARD, ENDS = 62, (210, 640, 120, 480, 760, 300, 560, 180, 700)
"""How broad a board of the counter is, and where one ends, row by row."""
BOARDS = "#704b28"
"""The counter in the light."""
CLOTHS = (paint(cloth=RED.base, hem=RED.deep), paint(cloth=CREAM, hem=SAND))


LAMP = at.CARDS_PLACE[0], at.CARDS_PLACE[1] + at.CARD[1] // 2


def draw_market(view: GoblinMarketView, names: Sequence[str], words: Words) -> Canvas:
    """Return the market as this view has it."""
    canvas = Canvas(at.picture_size(view.owned, foot_height(view)), CAVE)
    canvas.paste(stall((at.WIDTH, at.MARKET_HEIGHT), LAMP), (0, 0))
    _draw_decks(canvas, view, words)
    draw_large_cards(canvas, view.lot, words)
    _draw_bid(canvas, view)
    draw_plates(canvas, view, names)
    draw_foot(canvas, view, words)
    return canvas


@lru_cache(maxsize=4)
def stall(size: Size, lamp: Place | None = None) -> Sprite:
    """Return the empty stall: a counter of boards under an awning, with a lamp's light about a place."""
    canvas = Canvas(size, CAVE)
    canvas.paste(_counter((size[0] - 2 * at.GAP, size[1] - at.COUNTER_TOP), lamp), (at.GAP, at.COUNTER_TOP))
    for place in range(-(-size[0] // at.AWNING)):
        stripe = icon("goblin_market/awning", at.AWNING, BROWN.dark, CLOTHS[place % 2])
        canvas.paste(stripe, (place * at.AWNING, at.AWNING_TOP))
    return canvas.sprite()


def _counter(size: Size, lamp: Place | None) -> Sprite:
    """Return the counter: its boards, the awning's shadow on it, its edge in the light."""
    (width, height), radius = size, at.COUNTER_RADIUS
    middle = (lamp[0] - at.GAP, lamp[1] - at.COUNTER_TOP) if lamp else (0, 0)
    joints = "".join(f"M0 {y}h{width}" for y in range(BOARD, height - 20, BOARD))
    ends = "".join(f"M{x} {y}v{BOARD}" for y, x in zip(range(0, height - 40, BOARD), ENDS, strict=False))
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<clipPath id="c"><rect width="{width}" height="{height}" rx="{radius}"/></clipPath><g clip-path="url(#c)">'
        f'<rect width="{width}" height="{height}" fill="{COUNTER}"/>'
        + (rings(middle, at.LAMP_LIGHT, (BOARDS, IN_LIGHT)) if lamp else "")
        + f'<path fill="none" stroke="#452c14" stroke-width="3" d="{joints}{ends}"/>'
        f'<rect width="{width}" height="26" fill="{BROWN.dark}"/>'
        f'<rect y="{height - 14}" width="{width}" height="14" fill="{BROWN.dark}"/>'
        f'<rect y="{height - 14}" width="{width}" height="5" fill="#a57e5a"/></g></svg>',
        CAVE,
        (CAVE, BROWN.dark, "#452c14", COUNTER, BOARDS, IN_LIGHT, "#a57e5a"),
    )


def draw_large_cards(canvas: Canvas, cards: Sequence[Card], words: Words, place: Place = at.CARDS_PLACE) -> list[int]:
    """Draw large cards side by side: `place` is their middle and their top; return their left ends."""
    middle, top = place
    first = middle - (at.CARD_STEP * (len(cards) - 1) + at.CARD[0]) // 2
    lefts = [first + place * at.CARD_STEP for place in range(len(cards))]
    for left, card in zip(lefts, cards, strict=True):
        canvas.paste(large_card(card, card_name(words, card)), (left, top))
    return lefts


def _draw_decks(canvas: Canvas, view: GoblinMarketView, words: Words) -> None:
    """Draw both decks with the last cards turned over: the size card, and the goblin card."""
    for deck, top in zip(BACKS, at.DECKS_TOPS, strict=True):
        name = Lettering(words("picture-goblin-market-deck-name", deck=deck), Face(Font.ROUND, at.DECK_NAME))
        canvas.write(name, (at.DECKS_LEFT, top - at.DECK_NAME_ABOVE), SAND, COUNTER)
    upper, lower = at.DECKS_TOPS
    beside = at.DECKS_LEFT + at.BACK[0] + at.BESIDE_DECK
    canvas.paste(back("auction", view.deck), (at.DECKS_LEFT, upper))
    canvas.paste(back("goblin", view.goblin_deck), (at.DECKS_LEFT, lower))
    if view.size_card and view.lot:
        canvas.paste(small_card(view.size_card, COUNTER), (beside, upper))
        _draw_times(canvas, SIZES.get(view.size_card.rank, USUAL_SIZE), (beside + at.MINI[0] + 8, upper))
    if view.last and view.last.goblin_card:
        canvas.paste(goblin_card(view.last.goblin_card), (beside, lower))


def _draw_times(canvas: Canvas, times: int, place: Place) -> None:
    text = Lettering(f"×{times}", Face(Font.ROUND, at.TIMES_SIZE))
    canvas.write(text, (place[0], place[1] + at.MINI[1] // 2), CREAM, COUNTER)


def _draw_bid(canvas: Canvas, view: GoblinMarketView) -> None:
    """Draw the standing bid as a large coin, with the sign of its bidder; a crown if it has won."""
    if view.outcome:
        _draw_winners(canvas, view.outcome.winners)
        return
    _draw_keeper(canvas)
    colours = NO_BID if view.bidder is None else ()
    canvas.paste_about(icon("goblin_market/coin", at.BID_COIN, KEEPERS, colours), at.BID_MIDDLE)
    for x, flipped in zip(at.HANDS, (False, True), strict=True):
        canvas.paste(icon("goblin_market/hand", at.HAND, COUNTER, flipped=flipped), (x, at.BID_MIDDLE[1] - 8))
    if view.bidder is None:
        return
    canvas.write_about(number(view.standing, at.BID_SIZE), at.BID_MIDDLE, INK, COIN_FACE)
    canvas.paste_about(badge(view.bidder, at.BID_BADGE, COUNTER), at.BID_BADGE_MIDDLE)
    if not view.bidding:
        x, y = at.BID_BADGE_MIDDLE
        canvas.paste_about(icon("theme/crown", at.WON_CROWN, COUNTER), (x, y - at.BID_BADGE // 2 - 6))


def _draw_keeper(canvas: Canvas) -> None:
    drawing = Drawing("goblin_market/keeper", (0, 0, at.KEEPER[0]), height=at.KEEPER[1])
    canvas.paste(plain_sprite(at.KEEPER, (drawing,), COUNTER), at.KEEPER_PLACE)


KEEPERS = "#5a2d82"
"""The colour of the keeper's coat."""
NO_BID = paint(rim=BROWN.dark, edge=BROWN.base, face=COUNTER)
"""An empty plate, for the first bid."""


def _draw_winners(canvas: Canvas, winners: Sequence[int]) -> None:
    """Draw a crown over the signs of the winners, in the place of the cards for sale."""
    middle = at.WIDTH // 2
    canvas.paste_about(icon("theme/crown", 120, COUNTER), (middle, 128))
    left = middle - (len(winners) - 1) * 45
    for place, seat in enumerate(winners):
        canvas.paste_about(badge(seat, 76, COUNTER), (left + 90 * place, 236))
