"""The market as a picture: the awning, the decks, the cards for sale, the standing bid, and below it the players."""

from collections.abc import Sequence

from bot.games.goblin_market.pictures import layout
from bot.games.goblin_market.pictures.alt_text import get_card_name
from bot.games.goblin_market.pictures.cards import (
    BACK_BY_DECK,
    COUNTER_COLOUR,
    render_deck_back_sprite,
    render_goblin_card_sprite,
    render_large_card_sprite,
    render_small_card_sprite,
)
from bot.games.goblin_market.pictures.ending import draw_ending
from bot.games.goblin_market.pictures.payments import draw_payment_strip, measure_bid_payments
from bot.games.goblin_market.pictures.plates import COIN_FACE, draw_plates
from bot.games.goblin_market.pictures.stall import (
    KEEPER_COAT,
    LAMP_PLACE,
    draw_hands,
    draw_stall_keeper,
    render_stall_sprite,
)
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering
from bot.pictures.painting.sprites import Point, build_paint, render_icon_sprite, render_plain_icon
from bot.pictures.painting.theme import BLACK, CAVE, INK, SAND
from bot.pictures.shared.players import build_number_lettering, render_badge_sprite
from bot.pictures.shared.review_marks import draw_review_frame_and_sign, list_review_marks
from games.engine.words import Words
from games.goblin_market import DecktetCard, GoblinMarketView
from games.goblin_market.moves import PickCard

PALE_GOLD = "#d8aa45"
NO_BID = build_paint(rim=BLACK, edge="#9a6c12", face=PALE_GOLD)
"""What the keeper holds up until somebody bids."""


def draw_market_board(view: GoblinMarketView, names: Sequence[str], words: Words) -> Canvas:
    """Draw the market as this view has it."""
    canvas = Canvas(layout.compute_picture_size(view.owned, measure_bid_payments(view)), CAVE)
    if view.outcome:
        draw_ending(canvas, view, names, words)
    else:
        goods = len(view.lot) <= layout.PAIR
        canvas.paste(render_stall_sprite((layout.WIDTH, layout.MARKET_HEIGHT), LAMP_PLACE, goods=goods), (0, 0))
        _draw_decks(canvas, view, words)
        draw_large_cards(canvas, view.lot, words)
        _mark_reviewed_picks(canvas, view)
        _draw_standing_bid(canvas, view)
    draw_plates(canvas, view, names)
    draw_payment_strip(canvas, view, words)
    return canvas


def draw_large_cards(
    canvas: Canvas, cards: Sequence[DecktetCard], words: Words, point: Point = layout.CARDS_PLACE
) -> None:
    """Draw large cards side by side: `point` is their middle and their top."""
    for left, card in zip(compute_card_lefts(len(cards), point[0]), cards, strict=True):
        canvas.paste(render_large_card_sprite(card, get_card_name(words, card)), (left, point[1]))


def _mark_reviewed_picks(canvas: Canvas, view: GoblinMarketView) -> None:
    """Mark the cards between which a review decides."""
    names, lefts = [card.name for card in view.lot], compute_card_lefts(len(view.lot), layout.CARDS_PLACE[0])
    for moves, seat in list_review_marks(view):
        for move in moves:
            if isinstance(move, PickCard) and (name := str(move).removeprefix("pick ")) in names:
                left, top = lefts[names.index(name)], layout.CARDS_PLACE[1]
                draw_review_frame_and_sign(
                    canvas, (left, top, left + layout.CARD_SIZE[0], top + layout.CARD_SIZE[1]), seat
                )


def compute_card_lefts(count: int, middle: int) -> list[int]:
    """Return the left ends of so many large cards side by side about their middle."""
    first = middle - (layout.CARD_STEP * (count - 1) + layout.CARD_SIZE[0]) // 2
    return [first + index * layout.CARD_STEP for index in range(count)]


def _draw_decks(canvas: Canvas, view: GoblinMarketView, words: Words) -> None:
    """Draw both decks with the last cards turned over: the size card, and the goblin card."""
    for deck, top in zip(BACK_BY_DECK, layout.DECKS_TOPS, strict=True):
        name = Lettering(words("picture-goblin-market-deck-name", deck=deck), FontFace(Font.ROUND, layout.DECK_NAME))
        canvas.draw_text(name, (layout.DECKS_LEFT, top - layout.DECK_NAME_ABOVE), SAND, COUNTER_COLOUR)
    upper, lower = layout.DECKS_TOPS
    beside = layout.DECKS_LEFT + layout.BACK_SIZE[0] + layout.DECK_GAP
    canvas.paste(render_deck_back_sprite("auction", view.deck), (layout.DECKS_LEFT, upper))
    canvas.paste(render_deck_back_sprite("goblin", view.goblin_deck), (layout.DECKS_LEFT, lower))
    if view.size_card and view.lot:
        canvas.paste(render_small_card_sprite(view.size_card, COUNTER_COLOUR), (beside, upper))
    if view.last and view.last.goblin_card:
        canvas.paste(render_goblin_card_sprite(view.last.goblin_card), (beside, lower))


def _draw_standing_bid(canvas: Canvas, view: GoblinMarketView) -> None:
    """Draw the standing bid as a large coin, with the sign of its bidder; a crown if it has won."""
    draw_stall_keeper(canvas)
    colours = NO_BID if view.bidder is None else ()
    canvas.paste_centred(
        render_plain_icon("goblin_market/coin", layout.BID_COIN, KEEPER_COAT, colours, layout.PAYS_TONES),
        layout.BID_MIDDLE,
    )
    draw_hands(canvas, layout.HAND_LEFTS, layout.BID_MIDDLE[1] - 8)
    if view.bidder is None:
        canvas.write_centred(Lettering("?", FontFace(Font.ROUND, layout.BID_SIZE)), layout.BID_MIDDLE, INK, PALE_GOLD)
        return
    canvas.write_centred(build_number_lettering(view.standing, layout.BID_SIZE), layout.BID_MIDDLE, INK, COIN_FACE)
    canvas.paste_centred(render_badge_sprite(view.bidder, layout.BID_BADGE, COUNTER_COLOUR), layout.BID_BADGE_MIDDLE)
    if not view.is_bidding:
        x, y = layout.BID_BADGE_MIDDLE
        canvas.paste_centred(
            render_icon_sprite("theme/crown", layout.WON_CROWN, COUNTER_COLOUR), (x, y - layout.BID_BADGE // 2 - 6)
        )
