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
from bot.pictures.shared.figures import draw_figure
from bot.pictures.shared.players import badge, number
from bot.pictures.shared.scenery import OUTLINE, SHINE
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
    canvas.paste(
        _paper((at.BILL_RIGHT - bill.left, at.BILL_HEIGHT), sums=_comes_to_sums(last)), (bill.left, at.BILL_TOP)
    )
    draw_hands(canvas, (bill.left - 16, at.BILL_RIGHT - at.BILL_HAND), at.BILL_HANDS)
    draw_large_cards(canvas, _cards(last), words, (bill.cards, at.SOLD_TOP))
    return canvas


def _draw_result(canvas: Canvas, last: AuctionSeen, words: Words, sunk: int = 0, parts: int = 2) -> None:
    """Draw the buyers, in motion so far below their places, and so many parts of the bill."""
    _draw_buyers(canvas, last, sunk)
    bill = _bill_of(last)
    if parts:
        _draw_title(canvas, last, bill, words)
        _draw_bill(canvas, last, bill, parts, words)


def _draw_bill(canvas: Canvas, last: AuctionSeen, bill: at.Bill, parts: int, words: Words) -> None:
    """Write so many parts of the bill: a column for each who is paid, a line for each that pays, then the sums."""
    paid = last.sisterhood, last.goblin_money
    sums = [sum(coins) for coins in zip(*paid, strict=True)]
    seats = sorted((seat for seat, coins in enumerate(sums) if coins), key=lambda seat: -sums[seat])
    step = step_of(bill, len(seats))
    columns = {seat: bill.paid + place * step + step // 2 for place, seat in enumerate(seats)}
    for seat, across in columns.items():
        canvas.paste_about(badge(seat, min(at.PAYEE, step - 2), PAPER), (across, at.PAYEE_MIDDLE))
    middle = bill.left + at.PAID_LEFT + at.GOBLIN_CARD[0] // 2
    if last.goblin_card:
        _draw_coin(canvas, last.bid, at.SOLD_COIN, (middle, at.SOLD_COIN_MIDDLE), PAPER)
    if last.goblin_card and parts > 1:
        canvas.paste(goblin_card(last.goblin_card), (bill.left + at.PAID_LEFT, at.SOLD_CARD_TOP))
    size, largest = sizes_of(step)
    for what, coins, rows in list(zip(("bid", "card"), paid, at.PAID_ROWS, strict=True))[:parts]:
        alone = what == "card" and not _comes_to_sums(last)
        _write_payer(canvas, what, bill, rows[0], words, pays=any(coins))
        _write_line(canvas, coins, columns, at.ALONE_MIDDLE if alone else rows[1], largest if alone else size)
    if parts > 1 and _comes_to_sums(last):
        _write_line(canvas, sums, columns, at.SUM_MIDDLE, largest, before="")


def sizes_of(step: int) -> tuple[int, int]:
    """Return how large payments and sums are if it is so far from one who is paid to the next."""
    return next((size, largest) for least, size, largest in at.PAID_SIZES if step >= least)


def step_of(bill: at.Bill, payees: int) -> int:
    """Return how far it is from one who is paid to the next."""
    return min(at.PAID_STEP, (at.BILL_RIGHT - at.PAID_EDGE - bill.paid) // max(1, payees))


def _comes_to_sums(last: AuctionSeen) -> bool:
    """Tell whether both the bid and the card pay somebody."""
    return any(last.sisterhood) and any(last.goblin_money)


def _write_payer(canvas: Canvas, what: str, bill: at.Bill, middle: int, words: Words, *, pays: bool) -> None:
    """Write what pays: the bid or the card."""
    told = words("picture-goblin-market-pays-whom", payer=what, nobody="no" if pays else "yes")
    caption, x = Lettering(told, Face(Font.ROUND, at.PAID_WORDS)), bill.paid + 4
    room = min(at.BILL_RIGHT - at.PAID_EDGE - x, length(caption.text, caption.face))
    canvas.write(caption, (x, middle), FAINT, PAPER, within=room)


def _write_line(
    canvas: Canvas, coins: Sequence[int], columns: dict[int, int], middle: int, size: int, before: str = "+"
) -> None:
    """Write below each who is paid how much it is."""
    for seat, across in columns.items():
        if coins[seat]:
            canvas.write_about(
                Lettering(f"{before}{coins[seat]}", Face(Font.ROUND, size)), (across, middle), INK, PAPER
            )


def _draw_title(canvas: Canvas, last: AuctionSeen, bill: at.Bill, words: Words) -> None:
    """Write large what became of the cards, between them and the keeper."""
    room = bill.keeper - bill.left
    told = words("picture-goblin-market-sold", sold="yes" if any(last.taken) else "no")
    title = whole(told, at.SOLD_TITLE, room)
    write_title(canvas, title, (bill.left + room // 2, at.SOLD_TITLE_MIDDLE), SHINE, room)


@lru_cache(maxsize=4)
def _paper(size: Size, *, sums: bool) -> Sprite:
    """Return the keeper's bill, with a line between its two parts, one above its sums, and a torn foot."""
    width, height = size
    wide, high = width - BEHIND, height - BEHIND
    teeth = "".join(f"L{x - 12} {high - 10}L{x - 24} {high}" for x in range(wide, 0, -24))
    torn = f"M0 {at.BILL_RADIUS}q0-{at.BILL_RADIUS} {at.BILL_RADIUS}-{at.BILL_RADIUS}H{wide}V{high}{teeth}z"
    below, above = (y - at.BILL_TOP for y in at.BILL_RULES)
    beside = at.PAID_LEFT + at.GOBLIN_CARD[0] + at.PAID_BESIDE
    rules = f"M16 {below}H{wide - 16}" + sums * f"M{beside} {above}H{wide - 16}"
    return drawn(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<path transform="translate({BEHIND} {BEHIND})" fill="#33200f" d="{torn}"/>'
        f'<path fill="{PAPER}" stroke="{OUTLINE}" stroke-width="3" stroke-linejoin="round" d="{torn}"/>'
        f'<path fill="none" stroke="#c3b08a" stroke-width="4" stroke-dasharray="12 8" d="{rules}"/>'
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
            canvas.paste_about(
                plain_icon("goblin_market/passed", at.BUYERS[0][1], COUNTER), (middle, foot - at.BUYERS[0][1] // 2)
            )
            continue
        side, price = at.BUYERS[len(cards) > 1]
        right, up = (round(side * part) for part in at.BUYER_COIN)
        body = middle - (right + price // 2 - side * 2 // 3) // 2
        draw_figure(canvas, seat, side, COUNTER, (body, foot))
        coin = body + right, foot - up
        _draw_coin(canvas, last.paid[seat], price, coin, COUNTER)


def _draw_coin(canvas: Canvas, coins: int, side: int, middle: Place, ground: str) -> None:
    canvas.paste_about(plain_icon("goblin_market/coin", side, ground), middle)
    canvas.write_about(number(coins, side // 2), (middle[0], middle[1] - 1), INK, COIN_FACE)
