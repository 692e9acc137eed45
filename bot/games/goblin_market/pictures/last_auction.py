"""The last auction as a scene: who got which card for how much, and the keeper's bill with what everybody was paid."""

from collections.abc import Sequence

from bot.games.goblin_market.pictures import layout
from bot.games.goblin_market.pictures.cards import COUNTER_COLOUR, render_goblin_card_sprite
from bot.games.goblin_market.pictures.market import NO_BID, compute_card_lefts, draw_large_cards
from bot.games.goblin_market.pictures.plates import COIN_FACE
from bot.games.goblin_market.pictures.stall import (
    KEEPER_COAT,
    draw_goods,
    draw_hands,
    draw_stall_keeper,
    render_stall_hand_sprite,
    render_stall_sprite,
)
from bot.pictures.painting.canvas import Canvas, fit_uncut_name
from bot.pictures.painting.lettering import Font, FontFace, Lettering
from bot.pictures.painting.reel import Reel
from bot.pictures.painting.sprites import Point, Size, Sprite, render_plain_icon, render_svg_sprite, sprite_cache
from bot.pictures.painting.theme import INK, SAND, SEAT_LOOKS
from bot.pictures.shared.figures import draw_character
from bot.pictures.shared.players import build_number_lettering, render_badge_sprite
from bot.pictures.shared.scenery import OUTLINE, SHINE_COLOUR
from bot.pictures.shared.titles import write_title
from games.engine.words import Words
from games.goblin_market import AuctionSeen, DecktetCard

BILL_COLOUR, BILL_MARGIN_COLOUR, RULE, BILL_SHADOW_COLOUR = "#f1e8d4", SAND, "#c3b08a", "#33200f"
"""The keeper's bill, its margin, the line on it, and its shadow."""
COIN_TONES = 6
"""So many tones has a coin: there are many."""
SHADOW_OFFSET = 8
"""How far its shadow falls."""
SCENE_SIZE = layout.WIDTH, layout.SOLD_HEIGHT
SALE_FRAMES = ((120, 0), (70, 0), (14, 0), (-12, 0), (0, 0), (0, 1), (0, 1), (0, 1))
"""How far below their places the buyers are, and how many parts of the bill are written, tick by tick."""


def draw_auction_result(last: AuctionSeen, words: Words) -> Canvas:
    """Draw the result of an auction."""
    canvas = _draw_sale_scene(last, words)
    _draw_sale_parts(canvas, last, words)
    return canvas


def animate_auction_result(last: AuctionSeen, words: Words, still: Canvas) -> bytes:
    """Animate an auction's result: buyers come up before their cards, then the keeper writes the bill."""
    ticks = []
    for sunk, parts in SALE_FRAMES:
        ticks.append(Canvas(SCENE_SIZE, COUNTER_COLOUR))
        _draw_sale_parts(ticks[-1], last, words, sunk, parts)
    return Reel(_draw_sale_scene(last, words), ticks, still).encode_gif()


def _list_auction_cards(last: AuctionSeen) -> list[DecktetCard]:
    return [card for _, cards in group_cards_by_buyer(last) for card in cards]


def _choose_auction_bill_layout(last: AuctionSeen) -> layout.BillLayout:
    return layout.choose_bill_layout(len(_list_auction_cards(last)))


def _draw_sale_scene(last: AuctionSeen, words: Words) -> Canvas:
    """Draw the stall, the cards that were for sale, the keeper with an empty bill; without one if nothing was sold."""
    canvas, bill = Canvas(SCENE_SIZE, COUNTER_COLOUR), _choose_auction_bill_layout(last)
    canvas.paste(render_stall_sprite(SCENE_SIZE, (bill.cards, layout.SOLD_TOP + layout.CARD_SIZE[1] // 2)), (0, 0))
    if len(group_cards_by_buyer(last)) == 1:
        lefts = layout.SOLD_GOODS_LEFT, bill.left - layout.SOLD_GOODS_TO_BILL
        draw_goods(canvas, lefts, layout.SOLD_GOODS, SCENE_SIZE[1])
    draw_large_cards(canvas, _list_auction_cards(last), words, (bill.cards, layout.SOLD_TOP))
    if not last.goblin_card:
        _draw_unsold(canvas, bill.middle - layout.KEEPER_SIZE[0] // 2)
        return canvas
    draw_stall_keeper(canvas, (bill.keeper_start, layout.BILL_KEEPER_TOP), layout.BILL_KEEPER)
    paper = _render_bill_sprite((layout.BILL_RIGHT - bill.left, layout.BILL_HEIGHT), parted=_bid_pays_anybody(last))
    canvas.paste(paper, (bill.left, layout.BILL_TOP))
    draw_hands(canvas, (bill.left - 16, layout.BILL_RIGHT - layout.BILL_HAND), layout.BILL_HANDS)
    return canvas


def _draw_unsold(canvas: Canvas, left: int) -> None:
    """Draw the keeper with a coin for which nobody bid anything, and the goods beside."""
    draw_goods(canvas, layout.UNSOLD_GOODS_LEFTS, layout.GOODS, SCENE_SIZE[1])
    right, down = left - layout.KEEPER_PLACE[0], layout.UNSOLD_TOP - layout.KEEPER_PLACE[1]
    draw_stall_keeper(canvas, (left, layout.UNSOLD_TOP), layout.KEEPER_SIZE)
    coin = layout.BID_MIDDLE[0] + right, layout.BID_MIDDLE[1] + down
    canvas.paste_centred(render_plain_icon("goblin_market/coin", layout.BID_COIN, KEEPER_COAT, NO_BID), coin)
    draw_hands(canvas, (layout.HAND_LEFTS[0] + right, layout.HAND_LEFTS[1] + right), coin[1] - 8)


def _draw_sale_parts(canvas: Canvas, last: AuctionSeen, words: Words, sunk: int = 0, parts: int = 2) -> None:
    """Draw the buyers, in motion so far below their places, and so many parts of the bill."""
    _draw_buyers(canvas, last, sunk)
    bill = _choose_auction_bill_layout(last)
    if parts:
        _draw_title(canvas, last, bill, words)
    if parts and last.goblin_card:
        _draw_bill(canvas, last, bill, last.goblin_card, parts)


def _draw_bill(canvas: Canvas, last: AuctionSeen, bill: layout.BillLayout, card: DecktetCard, parts: int) -> None:
    """Draw so many parts of the bill: what the bid pays, if anything, and what the card does, each with its payees."""
    payer, both = bill.left + layout.PAYER_MIDDLE, _bid_pays_anybody(last)
    if both:
        _draw_coin(canvas, last.bid, layout.SOLD_COIN, (payer, layout.BID_PAYS.middle), BILL_MARGIN_COLOUR)
        _draw_payees(canvas, last.sisterhood, bill, layout.BID_PAYS)
    if parts > 1:
        row = layout.CARD_PAYS if both else layout.CARD_ALONE
        canvas.paste_centred(render_goblin_card_sprite(card, BILL_MARGIN_COLOUR), (payer, row.middle))
        _draw_payees(canvas, last.goblin_money, bill, row)


def compute_payee_step(bill: layout.BillLayout, payees: int) -> int:
    """Return how far it is from one who is paid to the next."""
    return min(layout.PAID_STEP, (layout.BILL_RIGHT - layout.PAID_EDGE - bill.payees_start) // max(1, payees))


def compute_payee_sizes(row: layout.PaidRow, bill: layout.BillLayout, payees: int) -> tuple[int, int, int]:
    """Return how large heads and coins are, and how far a coin is to the left of its head."""
    room = compute_payee_step(bill, payees) - layout.PAID_APART
    head, coin, lean = row.few
    if (head + coin) // 2 + lean > room:
        head, coin, lean = min(row.head, room), min(row.coin, room), row.lean
    return head, coin, max(0, min(lean, room - (head + coin) // 2))


def choose_payment_size(side: int) -> int:
    """Return how large a payment is written on a coin of this side, or without one."""
    return round(side * layout.PAID_PART) if side >= layout.MIN_COIN else layout.PAID_ALONE


def _bid_pays_anybody(last: AuctionSeen) -> bool:
    """Tell whether the bid pays somebody as well: the goblins' card always does."""
    return any(last.sisterhood)


def _draw_payees(canvas: Canvas, coins: Sequence[int], bill: layout.BillLayout, row: layout.PaidRow) -> None:
    """Draw side by side those who are paid, who gets most first, each with a coin with how much.

    The number stands alone where a coin would be small.
    """
    seats = sorted((seat for seat, paid in enumerate(coins) if paid), key=lambda seat: -coins[seat])
    step = compute_payee_step(bill, len(seats))
    head, side, lean = compute_payee_sizes(row, bill, len(seats))
    height = min(row.high, head + side + layout.PAID_BELOW)
    heads, below = row.middle + (head - height) // 2, row.middle + (height - side) // 2
    for index, seat in enumerate(seats):
        across = bill.payees_start + index * step + step // 2
        coin = across - lean // 2, below
        canvas.paste_centred(render_badge_sprite(seat, head, BILL_COLOUR, crisp=True), (coin[0] + lean, heads))
        if side >= layout.MIN_COIN:
            canvas.paste_centred(render_plain_icon("goblin_market/coin", side, BILL_COLOUR, (), COIN_TONES), coin)
        paid = Lettering(f"+{coins[seat]}", FontFace(Font.ROUND, choose_payment_size(side)))
        canvas.write_centred(
            paid, (coin[0] - 1, coin[1] - 1), INK, COIN_FACE if side >= layout.MIN_COIN else BILL_COLOUR
        )


def _draw_title(canvas: Canvas, last: AuctionSeen, bill: layout.BillLayout, words: Words) -> None:
    """Write large what became of the cards, between them and the keeper."""
    room = bill.keeper_start - bill.left
    text = words("picture-goblin-market-sold", sold="yes" if any(last.taken) else "no")
    title = fit_uncut_name(text, layout.SOLD_TITLE, room)
    write_title(canvas, title, (bill.left + room // 2, layout.SOLD_TITLE_MIDDLE), SHINE_COLOUR, room)


@sprite_cache(4)
def _render_bill_sprite(size: Size, *, parted: bool) -> Sprite:
    """Return the keeper's bill with a torn foot: what pays stands on its darker margin, with a line between two."""
    width, height = size
    wide, high = width - SHADOW_OFFSET, height - SHADOW_OFFSET
    teeth = "".join(f"L{x - 12} {high - 10}L{x - 24} {high}" for x in range(wide, 0, -24))
    radius = layout.BILL_RADIUS
    torn = f"M0 {radius}q0-{radius} {radius}-{radius}H{wide}V{high}{teeth}z"
    line = layout.BILL_RULE - layout.BILL_TOP
    rule = f'<path fill="none" stroke="{RULE}" stroke-width="4" stroke-dasharray="12 8" d="M12 {line}H{wide - 14}"/>'
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<clipPath id="c"><path d="{torn}"/></clipPath>'
        f'<path transform="translate({SHADOW_OFFSET} {SHADOW_OFFSET})" fill="{BILL_SHADOW_COLOUR}" d="{torn}"/>'
        f'<path fill="{BILL_COLOUR}" d="{torn}"/>'
        f'<rect clip-path="url(#c)" width="{2 * layout.PAYER_MIDDLE}" height="{high}" fill="{BILL_MARGIN_COLOUR}"/>'
        f'<path fill="none" stroke="{OUTLINE}" stroke-width="3" stroke-linejoin="round" d="{torn}"/>'
        + rule * parted
        + "</svg>",
        COUNTER_COLOUR,
        (BILL_COLOUR, BILL_MARGIN_COLOUR, OUTLINE, RULE, BILL_SHADOW_COLOUR, COUNTER_COLOUR),
    )


def group_cards_by_buyer(last: AuctionSeen) -> list[tuple[int | None, tuple[DecktetCard, ...]]]:
    """Return the cards of an auction by who got them, the winner first; `None`: nobody did."""
    order = sorted(range(len(last.taken)), key=lambda seat: -last.paid[seat])
    bought: list[tuple[int | None, tuple[DecktetCard, ...]]] = [
        (seat, last.taken[seat]) for seat in order if last.taken[seat]
    ]
    return [*bought, *((None, (card,)) for card in last.discarded)]


def _draw_buyers(canvas: Canvas, last: AuctionSeen, sunk: int) -> None:
    """Draw who got the cards for how much, before them; a cross if nobody did."""
    lefts = compute_card_lefts(len(_list_auction_cards(last)), _choose_auction_bill_layout(last).cards)
    for seat, cards in group_cards_by_buyer(last):
        side, price, foot = layout.BUYERS[len(cards) > 1]
        ends = [lefts.pop(0) for _ in cards]
        middle = (ends[0] + ends[-1] + layout.CARD_SIZE[0]) // 2
        if seat is None:
            cross = render_plain_icon("goblin_market/passed", price, COUNTER_COLOUR)
            canvas.paste_centred(cross, (middle, layout.SOLD_HEIGHT + sunk - price // 2))
            continue
        foot += sunk
        right, up = (round(side * part) for part in layout.BUYER_COIN)
        body = middle - (right + price // 2 - side * 2 // 3) // 2
        draw_character(canvas, seat, side, COUNTER_COLOUR, (body, foot), crisp=True)
        coin = body + right, foot - up
        _draw_coin(canvas, last.paid[seat], price, coin, COUNTER_COLOUR)
        left, below = layout.GLOVE_AT
        holding = coin[0] - round(price * left), coin[1] + round(price * below)
        canvas.paste_centred(render_stall_hand_sprite(round(price * layout.GLOVE), SEAT_LOOKS[seat][0].soft), holding)


def _draw_coin(canvas: Canvas, coins: int, side: int, middle: Point, ground: str) -> None:
    canvas.paste_centred(render_plain_icon("goblin_market/coin", side, ground, (), COIN_TONES), middle)
    canvas.write_centred(build_number_lettering(coins, side // 2), (middle[0], middle[1] - 1), INK, COIN_FACE)
