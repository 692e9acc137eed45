"""Below the players: whom the bids on the buttons would pay, or, while nobody owns a card, how points are counted."""

from bot.games.goblin_market.bidders import paying_bids
from bot.games.goblin_market.pictures import layout as at
from bot.games.goblin_market.pictures.plates import COIN_FACE
from bot.pictures.painting.canvas import Canvas, whole
from bot.pictures.painting.lettering import Face, Font, Lettering, length
from bot.pictures.painting.slabs import Look, slab
from bot.pictures.painting.sprites import Place, plain_icon, plate
from bot.pictures.painting.theme import BROWN, CAVE, CREAM, INK, LEDGE, ROCK, SAND
from bot.pictures.shared.players import PLATE_RADIUS, badge, number, signed
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
    return at.PAYS_LINE + at.PAYS_EDGE + at.PAYS_BELOW if shown(view) or _is_new(view) else 0


def shown(view: GoblinMarketView) -> list[PayingBid]:
    """Return the bids that would pay somebody, in one line: if there is no room for all, those that pay most."""
    bids, taken, kept = paying_bids(view), 0, list[PayingBid]()
    room = at.WIDTH - 2 * at.PAYS_LEFT + at.PAYS_APART - at.PAYS_WORDS
    if sum(map(_width, bids)) > room:
        room -= at.PAYS_MORE
    for bid in sorted(bids, key=lambda bid: -sum(coins for _, coins in bid[1])):
        if taken + _width(bid) <= room:
            kept.append(bid)
            taken += _width(bid)
    return sorted(kept)


def _is_new(view: GoblinMarketView) -> bool:
    """Tell whether nobody owns a card yet: then how points are counted is worth a line."""
    return not view.outcome and not any(view.owned)


def draw_foot(canvas: Canvas, view: GoblinMarketView, words: Words) -> None:
    """Draw it below all plates; nothing if no bid pays and somebody owns cards."""
    bids = shown(view)
    if not bids and not _is_new(view):
        return
    board = at.WIDTH - 2 * at.GAP, at.PAYS_LINE + at.PAYS_EDGE
    canvas.paste(slab(board, PLATE_RADIUS, SLATE_BOARD, CAVE, shadow=4), (at.GAP, at.foot_top(view.owned)))
    x, y = at.PAYS_LEFT, at.foot_top(view.owned) + (at.PAYS_EDGE + at.PAYS_LINE) // 2 - 2
    if not bids:
        _draw_key(canvas, y, words)
        return
    told = whole(words("picture-goblin-market-bids-pay"), at.PAYS_TITLE, at.PAYS_WORDS - 12)
    canvas.write(told, (x, y), SAND, BOARD, within=at.PAYS_WORDS - 12)
    x += at.PAYS_WORDS
    for bid in bids:
        mine, faces = any(seat == view.seat for seat, _ in bid[1]), view.seats <= at.MANY
        _draw_paying(canvas, bid, (x, y), mine=mine, faces=faces)
        x += _width(bid)
    if len(bids) < len(paying_bids(view)):
        canvas.write(Lettering("…", Face(Font.ROUND, at.PAYS_SIZE)), (x, y), SAND, BOARD)


def _draw_paying(canvas: Canvas, bid: PayingBid, place: Place, *, mine: bool, faces: bool) -> None:
    """Draw a bid as a coin, and after it whom it would pay, on one chip; it is paler if it would pay its reader.

    Where there are no `faces`, because there are many on the plates, payees are told by their signs.
    """
    (coins, paid), (x, y) = bid, place
    size, (fill, edge) = (_width(bid) - at.PAYS_APART, at.PAYS_CHIP), CHIP[mine]
    canvas.paste(plate(size, at.PAYS_RADIUS, fill, edge, BOARD), (x, y - at.PAYS_CHIP // 2))
    x += at.PAYS_PAD - 4
    canvas.paste_about(plain_icon("goblin_market/coin", at.PAYS_COIN, fill), (x + at.PAYS_COIN // 2, y))
    canvas.write_about(number(coins, at.PAYS_NUMBER), (x + at.PAYS_COIN // 2, y - 1), INK, COIN_FACE)
    x += at.PAYS_COIN + 6
    for seat, gets in paid:
        shown = badge(seat, at.PAYS_BADGE, fill, bare=True) if faces else signed(seat, at.PAYS_BADGE, fill)
        canvas.paste_about(shown, (x + at.PAYS_BADGE // 2, y))
        x = canvas.write(_gets(gets), (x + at.PAYS_BADGE + 3, y), CREAM, fill) + 8


def _width(bid: PayingBid) -> int:
    each = sum(at.PAYS_BADGE + 11 + length(_gets(gets).text, _gets(gets).face) for _, gets in bid[1])
    return at.PAYS_COIN + 2 * at.PAYS_PAD - 6 + each + at.PAYS_APART


def _gets(coins: int) -> Lettering:
    return Lettering(f"+{coins}", Face(Font.ROUND, at.PAYS_SIZE))


def _draw_key(canvas: Canvas, middle: int, words: Words) -> None:
    """Write how points are counted."""
    room = at.WIDTH - 6 * at.GAP
    told = whole(words("picture-goblin-market-key"), at.KEY_SIZES, room)
    canvas.write_about(told, (at.WIDTH // 2, middle), SAND, BOARD, within=room)
