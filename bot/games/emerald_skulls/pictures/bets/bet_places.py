"""What bets pay on betting cards: markers in order, what they were paid, what free places pay, and jackpots."""

from dataclasses import replace

from bot.games.emerald_skulls.names import format_payout
from bot.games.emerald_skulls.pictures.bets.decided_bets import (
    JACKPOT_PLACE,
    Gains,
    fade_marker,
    format_marker_payout,
    is_bet_lost,
    is_bet_over,
)
from bot.games.emerald_skulls.pictures.contents import RIVAL_DRAWINGS
from bot.games.emerald_skulls.pictures.layout import CardSizes
from bot.games.emerald_skulls.pictures.materials import (
    QUIET_SHARE,
    SHINE_COLOUR,
    render_coin_sprite,
    render_halo_sprite,
    render_piece_icon,
)
from bot.pictures.painting.canvas import Canvas, fit_uncut_name
from bot.pictures.painting.lettering import Font, FontFace, Lettering, measure_pixel_width
from bot.pictures.painting.sprites import Point, Sprite, build_paint, fade_sprite, render_rounded_plate_sprite
from bot.pictures.painting.theme import BROWN, CREAM, GREEN, GREY, INK, ORANGE, YELLOW, mix_colours
from bot.pictures.shared.players import render_badge_sprite
from games.emerald_skulls import BetSeen
from games.engine.words import Words

Fresh = frozenset[tuple[str, int]]
HALO, CHIP_RADIUS = 10, 12
NEXT_PLACE_COLOURS = mix_colours(GREEN.soft, GREEN.pale), GREEN.deep
"""The place that the next marker takes, and its edge."""
LATER_PLACE_COLOURS = "#e6d9bd", "#e6d9bd"
"""Places after it."""
METAL_COLOURS = (YELLOW.base, YELLOW.deep), (GREY.soft, GREY.deep), (ORANGE.soft, ORANGE.deep)
"""The places of a card that is read, from the first: coins of gold, silver and bronze, and their edges."""
MAX_CHIP_HEIGHT = 76
"""A place with what it pays is at most this high."""
MAX_BROAD_PLACES = 2
"""More places on a slim card are narrow, so that the signs beside them are not."""
PAID_WIDTH, PAID_SIZE, WON_WIDTHS = 28, 34, (70, 70, 58)
"""Beside a winning marker on a slim card: the room for what it was paid, its letters, and the room for both, by how
many have won."""
PAY_SIZE, PAY_GAP, CUBE_WIDTH = 24, 7, 24
"""The smallest letters of a payout, what is at least between two, and what a cube beside one takes."""
MARKER_RISE = 6
"""How far a marker is above what it pays."""
JACKPOT_SIZE = 24
"""The letters of a jackpot in the head of a card."""
MAX_SHORT_PAYOUT, LONG_SLOT = 3, 53
"""A place of normal width fits this many signs of a payout; a payout with more gets the second width."""


class BetLook:
    """How one bet is drawn."""

    def __init__(self, sizes: CardSizes, words: Words, ground: str, solitary: bool, fresh: Fresh, gains: Gains) -> None:
        self.sizes, self.words, self.ground, self.solitary, self.fresh = sizes, words, ground, solitary, fresh
        self.gains = gains

    def resize(self, sizes: CardSizes) -> "BetLook":
        """Return the same look in other sizes."""
        return BetLook(sizes, self.words, self.ground, self.solitary, self.fresh, self.gains)

    def format_jackpot_payout(self, bet: BetSeen) -> str | None:
        """Return the payout of a jackpot that was, or can be, collected."""
        return next((gain for what, place, gain in self.gains if (what, place) == (bet.bet, JACKPOT_PLACE)), None)

    def render_marker_sprite(self, seat: int, side: int) -> Sprite:
        """Return a player's marker, or that of Vrax or Kur."""
        return (
            render_piece_icon(RIVAL_DRAWINGS[seat], side, self.ground)
            if self.solitary
            else render_badge_sprite(seat, side, self.ground)
        )


def measure_slot_width(bet: BetSeen, sizes: CardSizes) -> int:
    """Return the width of a place of a bet: payouts of four signs need more."""
    if sizes.narrow and len(bet.payouts) > MAX_BROAD_PLACES:
        return sizes.narrow
    return max(sizes.slot, LONG_SLOT * any(len(payout) > MAX_SHORT_PAYOUT for payout in bet.payouts))


def enlarge_rings(bet: BetSeen, sizes: CardSizes, more: int) -> CardSizes:
    """Return the sizes of a bet whose rings are larger, as far as so much more room and the width of a place let."""
    ring = min(sizes.ring + more, measure_slot_width(bet, sizes) - 2) if sizes.pay else 0
    return replace(sizes, ring=max(sizes.ring, ring))


def measure_places_width(bet: BetSeen, sizes: CardSizes) -> int:
    """Return how wide all places of a bet are."""
    if _shows_payout_beside(bet, sizes):
        return len(bet.stack) * WON_WIDTHS[len(bet.stack) - 1]
    return len(bet.payouts) * measure_slot_width(bet, sizes)


def _shows_payout_beside(bet: BetSeen, sizes: CardSizes) -> bool:
    """Tell whether the payouts of a bet's markers stand beside them, since there is no room below."""
    return bool(bet.won and bet.status == "judged" and bet.stack and not sizes.pay)


def draw_bet_places(canvas: Canvas, bet: BetSeen, bet_look: BetLook, corner: Point, ink: str) -> None:
    """Draw each marker, and what each place pays that is still to be had, from a corner on; the next one is green.

    What a winning marker was paid is beside or below it; one that is lost is faded, without a number.
    """
    sizes, (left, top) = bet_look.sizes, corner
    beside, gone = _shows_payout_beside(bet, sizes), is_bet_lost(bet)
    slot = measure_places_width(bet, sizes) // len(bet.stack) if beside else measure_slot_width(bet, sizes)
    side = min(sizes.marker or sizes.ring - MARKER_RISE * bool(sizes.pay), slot - (PAID_WIDTH if beside else 2))
    for number in range(len(bet.payouts)):
        x, y = left + number * slot + slot // 2 - PAID_WIDTH // 2 * beside, top + sizes.ring // 2
        if number < len(bet.stack):
            higher = MARKER_RISE // 2 * bool(sizes.pay)
            _draw_marker(canvas, bet, number, bet_look, (x, y + (sizes.pay // 2 if gone else -higher)), side)
        elif bet.status == "open":
            _draw_free_place(canvas, bet, number, (x, y + sizes.pay // 2), bet_look, slot - 4)
        if number < len(bet.stack) and not gone and (sizes.pay or beside):
            paid, inks = format_marker_payout(bet_look.gains, bet, number), (ink, bet_look.ground)
            if beside:
                canvas.write_centred(
                    fit_uncut_name(paid, (PAID_SIZE,), PAID_WIDTH),
                    (x + (side + PAID_WIDTH) // 2, y),
                    *inks,
                    within=PAID_WIDTH,
                )
            else:
                below = x, top + sizes.ring + sizes.pay // 2 - 1
                _draw_payout(canvas, paid, bet, below, inks, slot - PAY_GAP, sizes)


def _draw_marker(canvas: Canvas, bet: BetSeen, number: int, bet_look: BetLook, middle: Point, side: int) -> None:
    marker = bet_look.render_marker_sprite(bet.stack[number], side)
    if is_bet_lost(bet):
        canvas.paste_centred(fade_marker(marker, bet_look.ground), middle)
        return
    if (bet.bet, number) in bet_look.fresh:
        canvas.paste_centred(render_halo_sprite(side + HALO, bet_look.ground), middle)
    canvas.paste_centred(marker, middle)


def _draw_free_place(canvas: Canvas, bet: BetSeen, number: int, middle: Point, bet_look: BetLook, width: int) -> None:
    """Draw a place without a marker: what it pays, on a chip, or on a coin where cards are read."""
    sizes, following = bet_look.sizes, number == len(bet.stack)
    if sizes.bare:
        fill, edge = METAL_COLOURS[number]
        canvas.paste_centred(render_coin_sprite((width, sizes.coin), fill, edge, bet_look.ground), middle)
        _draw_payout(canvas, bet.payouts[number], bet, middle, (INK, fill), width - 12, sizes)
        return
    fill, edge = NEXT_PLACE_COLOURS if following else LATER_PLACE_COLOURS
    height = min(sizes.ring + sizes.pay, MAX_CHIP_HEIGHT) - 3
    canvas.paste_centred(
        render_rounded_plate_sprite((width, height), CHIP_RADIUS, fill, edge, bet_look.ground, crisp=True), middle
    )
    ink = INK if following else BROWN.deep
    _draw_payout(canvas, bet.payouts[number], bet, middle, (ink, fill), width - 6, sizes)


def _draw_payout(
    canvas: Canvas, payout: str, bet: BetSeen, middle: Point, inks: tuple[str, str], within: int, sizes: CardSizes
) -> None:
    """Draw what a place pays, at most `within` wide: all of a bet in the size in which the longest fits."""
    x, y = middle
    longest = max(
        map(format_payout, bet.payouts), key=lambda one: measure_pixel_width(one, FontFace(Font.ROUND, sizes.pays))
    )
    cubes = bet.pays == "cubes"
    size = fit_uncut_name(
        longest, (sizes.pays, sizes.pays - 2, sizes.pays - 5, PAY_SIZE), within - CUBE_WIDTH * cubes
    ).face.size
    if cubes:
        side = size * 7 // 8
        canvas.paste_centred(render_piece_icon("emerald_skulls/cube", side, inks[1]), (x + side // 2 - 1, y))
        x -= side // 2
    canvas.write_centred(fit_uncut_name(format_payout(payout), (size,), within), (x, y), *inks, within=within)


def draw_jackpot(
    canvas: Canvas,
    bet: BetSeen,
    end: Point,
    ground: str,
    inks: tuple[str, str] = (SHINE_COLOUR, CREAM),
    size: int = JACKPOT_SIZE,
    paid: str | None = None,
) -> int:
    """Draw a crown with the jackpot of a bet, or what it `paid`, ending at a place; return where it begins."""
    x, y = end
    jackpot, inks = bet.jackpot, (BROWN.soft, BROWN.soft) if is_bet_over(bet) else inks
    if jackpot is None:
        return x
    if jackpot.each and not paid:
        x -= size
        sign = render_piece_icon(f"emerald_skulls/sign-{jackpot.each}", size, ground, build_paint(sign=inks[1]))
        canvas.paste_centred(sign, (x + size // 2, y))
    if paid:
        x -= size
        canvas.paste_centred(render_piece_icon("emerald_skulls/gear", size, ground), (x + size // 2, y))
        x -= 2
    text, side = _build_jackpot_lettering(bet, size, paid), size * 7 // 6
    x -= measure_pixel_width(text.text, text.face) + 3
    canvas.draw_text(text, (x, y), inks[0], ground)
    x -= side + 2
    crown = render_piece_icon("theme/crown", side, ground)
    canvas.paste_centred(fade_sprite(crown, ground, QUIET_SHARE) if is_bet_over(bet) else crown, (x + side // 2, y - 1))
    return x - 5


def measure_jackpot_width(bet: BetSeen, size: int, paid: str | None = None) -> int:
    """Return how wide a jackpot in these letters is."""
    text = _build_jackpot_lettering(bet, size, paid)
    beside = size * bool(paid or (bet.jackpot and bet.jackpot.each))
    return measure_pixel_width(text.text, text.face) + size * 7 // 6 + beside


def _build_jackpot_lettering(bet: BetSeen, size: int, paid: str | None) -> Lettering:
    times = "×" if bet.jackpot and bet.jackpot.each else ""
    return Lettering(paid or f"{bet.jackpot.gears if bet.jackpot else 0}{times}", FontFace(Font.ROUND, size))
