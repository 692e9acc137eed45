"""Below the players: whom the bids on the buttons would pay, or, as long as they pay nobody, how points are counted."""

from collections.abc import Sequence

from bot.games.goblin_market.bidders import paying_bids
from bot.games.goblin_market.pictures import layout as at
from bot.games.goblin_market.pictures.plates import COIN_FACE
from bot.pictures.painting.canvas import Canvas, whole
from bot.pictures.painting.lettering import Face, Font, Lettering, length
from bot.pictures.painting.slabs import Look, slab
from bot.pictures.painting.sprites import plain_icon, plate
from bot.pictures.painting.theme import BROWN, CAVE, CREAM, INK, LEDGE, ROCK, SAND
from bot.pictures.shared.players import PLATE_RADIUS, badge, number
from games.engine.words import Words
from games.goblin_market import GoblinMarketView

BOARD = "#2e2821"
SLATE_BOARD = Look(BOARD, BOARD, LEDGE, BROWN.base, CREAM, BOARD)
"""The price board, in a frame of wood."""
CHIP = {False: (ROCK, LEDGE), True: (LEDGE, SAND)}
"""The chip of a bid and its edge, by whether it would pay its reader."""
PayingBid = tuple[int, list[tuple[int, int]]]
"""A bid, and who would get how much: seat and coins."""


def foot_height(view: GoblinMarketView) -> int:
    """Return the height of this part."""
    return max(1, len(shown(view))) * at.PAYS_LINE + at.PAYS_EDGE + at.PAYS_BELOW


def shown(view: GoblinMarketView) -> list[list[PayingBid]]:
    """Return in lines the bids that would pay somebody, the next first, as many as there is room for."""
    lines: list[list[PayingBid]] = []
    left = 0
    for bid in paying_bids(view):
        width = _width(bid)
        if width > left:
            if len(lines) == (at.PAYS_LINES if view.seats < at.MANY else 1):
                break
            lines.append([])
            left = at.WIDTH - 2 * at.PAYS_LEFT + at.PAYS_APART - at.PAYS_WORDS * (len(lines) == 1)
        lines[-1].append(bid)
        left -= width
    return lines


def draw_foot(canvas: Canvas, view: GoblinMarketView, words: Words) -> None:
    """Draw it below all plates."""
    top, lines = at.foot_top(view.owned) + at.PAYS_EDGE // 2, shown(view)
    board = at.WIDTH - 2 * at.GAP, max(1, len(lines)) * at.PAYS_LINE + at.PAYS_EDGE
    canvas.paste(slab(board, PLATE_RADIUS, SLATE_BOARD, CAVE, shadow=4), (at.GAP, at.foot_top(view.owned)))
    if not lines:
        _draw_key(canvas, top, words)
    else:
        told = whole(words("picture-goblin-market-bids-pay"), at.KEY_SIZES, at.PAYS_WORDS - 12)
        canvas.write(told, (at.PAYS_LEFT, top + at.PAYS_LINE // 2 - 2), SAND, BOARD, within=at.PAYS_WORDS - 12)
    for place, line in enumerate(lines):
        x, y = at.PAYS_LEFT + at.PAYS_WORDS * (place == 0), top + place * at.PAYS_LINE + at.PAYS_LINE // 2 - 2
        for bid in line:
            _draw_paying(canvas, bid, x, y, mine=any(seat == view.seat for seat, _ in bid[1]))
            x += _width(bid)


def _draw_paying(canvas: Canvas, bid: PayingBid, x: int, y: int, *, mine: bool) -> None:
    """Draw a bid as a coin, and after it whom it would pay, on one chip; it is paler if it would pay its reader."""
    coins, paid = bid
    size, (fill, edge) = (_width(bid) - at.PAYS_APART, at.PAYS_CHIP), CHIP[mine]
    canvas.paste(plate(size, at.PAYS_RADIUS, fill, edge, BOARD), (x, y - at.PAYS_CHIP // 2))
    x += at.PAYS_PAD - 4
    canvas.paste_about(plain_icon("goblin_market/coin", at.PAYS_COIN, fill), (x + at.PAYS_COIN // 2, y))
    canvas.write_about(number(coins, at.PAYS_NUMBER), (x + at.PAYS_COIN // 2, y - 1), INK, COIN_FACE)
    x += at.PAYS_COIN + 6
    for seat, gets in paid:
        canvas.paste_about(badge(seat, at.PAYS_BADGE, fill, bare=True), (x + at.PAYS_BADGE // 2, y))
        x = canvas.write(_gets(gets), (x + at.PAYS_BADGE + 3, y), CREAM, fill) + 8


def _width(bid: PayingBid) -> int:
    each = sum(at.PAYS_BADGE + 11 + length(_gets(gets).text, _gets(gets).face) for _, gets in bid[1])
    return at.PAYS_COIN + 2 * at.PAYS_PAD - 6 + each + at.PAYS_APART


def _gets(coins: int) -> Lettering:
    return Lettering(f"+{coins}", Face(Font.ROUND, at.PAYS_SIZE))


def _draw_key(canvas: Canvas, top: int, words: Words) -> None:
    """Write how points are counted."""
    room = at.WIDTH - 4 * at.GAP
    told = whole(words("picture-goblin-market-key"), at.KEY_SIZES, room)
    canvas.write_about(told, (at.WIDTH // 2, top + at.PAYS_LINE // 2 - 2), SAND, BOARD, within=room)


def bids_shown(view: GoblinMarketView) -> Sequence[PayingBid]:
    """Return all bids of this part, for its description."""
    return [bid for line in shown(view) for bid in line]
