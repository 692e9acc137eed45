"""The last auction as a scene: who got which card for how much, and the keeper's bill with what everybody was paid."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.goblin_market.pictures import layout as at
from bot.games.goblin_market.pictures.cards import COUNTER, goblin_card
from bot.games.goblin_market.pictures.market import draw_large_cards, lefts_of
from bot.games.goblin_market.pictures.plates import COIN_FACE
from bot.games.goblin_market.pictures.stall import draw_hands, draw_keeper, stall
from bot.pictures.painting.canvas import Canvas, whole
from bot.pictures.painting.lettering import Face, Font, Lettering, length
from bot.pictures.painting.reel import Reel
from bot.pictures.painting.sprites import Place, Size, Sprite, drawn, plain_icon
from bot.pictures.painting.theme import INK
from bot.pictures.shared.beat import Concerned
from bot.pictures.shared.players import badge, number
from bot.pictures.shared.scenery import OUTLINE, SHINE
from bot.pictures.shared.stage import draw_face
from bot.pictures.shared.titles import write_title
from games.engine.words import Words
from games.goblin_market import AuctionSeen, Card

PAPER, FAINT = "#f1e8d4", "#7d6d55"
"""The keeper's bill, and what is written on it where nobody is paid."""
BEHIND = 8
"""How far its shadow falls."""
SIZE = at.WIDTH, at.SOLD_HEIGHT
COURSE = ((120, 0), (70, 0), (14, 0), (-12, 0), (0, 0), (0, 1), (0, 1), (0, 1))
"""How far below their places the buyers are, and how many parts of the bill are written, tick by tick."""


def draw_sold(last: AuctionSeen, words: Words) -> Canvas:
    """Return the result of an auction."""
    canvas = _draw_sale(last, words)
    _draw_result(canvas, last, words)
    return canvas


def moving(last: AuctionSeen, words: Words, still: Canvas) -> bytes:
    """Return it as it comes about: buyers come up before their cards, then the keeper writes the bill."""
    ticks = []
    for sunk, parts in COURSE:
        ticks.append(Canvas(SIZE, COUNTER))
        _draw_result(ticks[-1], last, words, sunk, parts)
    return Reel(_draw_sale(last, words), ticks, still).gif()


def _cards(last: AuctionSeen) -> list[Card]:
    return [card for _, cards in groups(last) for card in cards]


def _bill_of(last: AuctionSeen) -> at.Bill:
    return at.bill(len(_cards(last)))


def _draw_sale(last: AuctionSeen, words: Words) -> Canvas:
    """Draw the stall, the cards that were for sale, the keeper with an empty bill."""
    canvas, bill = Canvas(SIZE, COUNTER), _bill_of(last)
    canvas.paste(stall(SIZE, (bill.cards, at.SOLD_TOP + at.CARD[1] // 2)), (0, 0))
    draw_keeper(canvas, (bill.keeper, at.BILL_KEEPER_TOP), at.BILL_KEEPER)
    canvas.paste(_paper((at.BILL_RIGHT - bill.left, at.BILL_HEIGHT)), (bill.left, at.BILL_TOP))
    draw_hands(canvas, (bill.left - 10, at.BILL_RIGHT - at.BILL_HAND), at.BILL_TOP + 4)
    draw_large_cards(canvas, _cards(last), words, (bill.cards, at.SOLD_TOP))
    return canvas


def _draw_result(canvas: Canvas, last: AuctionSeen, words: Words, sunk: int = 0, parts: int = 2) -> None:
    """Draw the buyers, in motion so far below their places, and so many parts of the bill."""
    _draw_buyers(canvas, last, sunk)
    bill = _bill_of(last)
    if parts:
        _draw_title(canvas, last, bill, words)
    left, coin = bill.left + at.PAID_LEFT, at.PAID_TOPS[0] + at.SOLD_COIN // 2
    if last.goblin_card and parts:
        _draw_coin(canvas, last.bid, at.SOLD_COIN, (left + at.GOBLIN_CARD[0] // 2, coin), PAPER)
    if last.goblin_card and parts > 1:
        canvas.paste(goblin_card(last.goblin_card), (left, at.PAID_TOPS[1]))
    payers = zip(("bid", "card"), (last.sisterhood, last.goblin_money), at.PAID_TOPS, at.PAID_HEIGHTS, strict=True)
    for payer, paid, top, height in list(payers)[:parts]:
        _draw_payments(canvas, (payer, paid), bill, (top, height), words)


def _draw_title(canvas: Canvas, last: AuctionSeen, bill: at.Bill, words: Words) -> None:
    """Write large what became of the cards, between them and the keeper."""
    room = bill.keeper - bill.left
    told = words("picture-goblin-market-sold", sold="yes" if any(last.taken) else "no")
    title = whole(told, at.SOLD_TITLE, room)
    write_title(canvas, title, (bill.left + room // 2, at.SOLD_TITLE_MIDDLE), SHINE, room)


@lru_cache(maxsize=2)
def _paper(size: Size) -> Sprite:
    """Return the keeper's bill, with a line between its two parts and a torn foot."""
    width, height = size
    wide, high = width - BEHIND, height - BEHIND
    teeth = "".join(f"L{x - 12} {high - 10}L{x - 24} {high}" for x in range(wide, 0, -24))
    torn = f"M0 {at.BILL_RADIUS}q0-{at.BILL_RADIUS} {at.BILL_RADIUS}-{at.BILL_RADIUS}H{wide}V{high}{teeth}z"
    middle = at.PAID_TOPS[0] + at.PAID_HEIGHTS[0] + 6 - at.BILL_TOP
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<path transform="translate({BEHIND} {BEHIND})" fill="#33200f" d="{torn}"/>'
        f'<path fill="{PAPER}" stroke="{OUTLINE}" stroke-width="3" stroke-linejoin="round" d="{torn}"/>'
        f'<path fill="none" stroke="#c3b08a" stroke-width="4" stroke-dasharray="12 8" d="M16 {middle}H{wide - 16}"/>'
        "</svg>",
        COUNTER,
        (PAPER, OUTLINE, "#c3b08a", "#33200f", COUNTER),
    )


def groups(last: AuctionSeen) -> list[tuple[int | None, tuple[Card, ...]]]:
    """Return the cards of an auction by who got them, the winner first; `None`: nobody did."""
    order = sorted(range(len(last.taken)), key=lambda seat: -last.paid[seat])
    bought: list[tuple[int | None, tuple[Card, ...]]] = [(seat, last.taken[seat]) for seat in order if last.taken[seat]]
    return [*bought, *((None, (card,)) for card in last.discarded)]


def _draw_buyers(canvas: Canvas, last: AuctionSeen, sunk: int) -> None:
    """Draw who got the cards for how much, before them; a cross if nobody did."""
    sold, foot = groups(last), at.BUYER_FOOT + sunk
    lefts = lefts_of(len(_cards(last)), _bill_of(last).cards)
    for seat, cards in sold:
        ends = [lefts.pop(0) for _ in cards]
        middle = (ends[0] + ends[-1] + at.CARD[0]) // 2
        if seat is None:
            canvas.paste_about(plain_icon("goblin_market/passed", at.PRICE, COUNTER), (middle, foot - at.PRICE // 2))
            continue
        buyer, side = Concerned(seat, mood="glad"), at.ONE_BUYER if len(cards) > 1 else at.BUYER
        draw_face(canvas, buyer, side, (middle - side + 24, foot - side))
        _draw_coin(canvas, last.paid[seat], at.PRICE, (middle + at.PRICE // 2 + 8, foot - at.PRICE // 2), COUNTER)


def _draw_coin(canvas: Canvas, coins: int, side: int, middle: Place, ground: str) -> None:
    canvas.paste_about(plain_icon("goblin_market/coin", side, ground), middle)
    canvas.write_about(number(coins, side // 2), (middle[0], middle[1] - 1), INK, COIN_FACE)


def _draw_payments(
    canvas: Canvas, payer: tuple[str, Sequence[int]], bill: at.Bill, box: tuple[int, int], words: Words
) -> None:
    """Write what pays, the bid or the card, and below it draw who is paid how much: most first, three side by side."""
    (what, paid), (top, height) = payer, box
    payees = sorted(((seat, coins) for seat, coins in enumerate(paid) if coins), key=lambda one: -one[1])
    told = words("picture-goblin-market-pays-whom", payer=what, nobody="no" if payees else "yes")
    caption, x = Lettering(told, Face(Font.ROUND, at.PAID_WORDS)), bill.left + at.PAID_INDENT
    room = min(at.BILL_RIGHT - 2 * BEHIND - x, length(caption.text, caption.face))
    canvas.write(caption, (x, top - at.PAID_ABOVE), FAINT, PAPER, within=room)
    left = bill.left + at.PAID_LEFT + at.GOBLIN_CARD[0] + bill.beside
    lines = -(-len(payees) // at.PAID_A_ROW)
    first = top + (height - bill.row * (lines - 1)) // 2
    for number_, (seat, coins) in enumerate(payees):
        row, column = divmod(number_, at.PAID_A_ROW)
        x, y = left + column * bill.step, first + row * bill.row
        canvas.paste_about(badge(seat, bill.payee, PAPER), (x + bill.payee // 2, y))
        text = Lettering(f"+{coins}", Face(Font.ROUND, bill.size))
        canvas.write(text, (x + bill.payee + 2, y), INK, PAPER)
