"""The betting cards of Emerald Skulls: bets with their signs and payouts, and the markers on them in order."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from bot.games.emerald_skulls.names import shown_payout
from bot.games.emerald_skulls.pictures.contents import RIVALS
from bot.games.emerald_skulls.pictures.felt import SHINE, TABLE, coin, halo, head_board, seam, thing
from bot.games.emerald_skulls.pictures.glyphs import sign_sprite
from bot.games.emerald_skulls.pictures.layout import (
    COLUMN,
    MOST_A_LINE,
    PAD,
    Sizes,
    bet_height,
    bet_rooms,
    blank,
    has_title,
    header_height,
    parted,
    title_height,
)
from bot.games.emerald_skulls.pictures.signs import Signs, shared, signs_of
from bot.pictures.painting.canvas import Box, Canvas, whole
from bot.pictures.painting.lettering import Face, Font, Lettering, length
from bot.pictures.painting.slabs import Look, slab
from bot.pictures.painting.sprites import Place, Sprite, paint, plate
from bot.pictures.painting.theme import (
    BLACK,
    BLUE,
    BROWN,
    CREAM,
    GREEN,
    GREY,
    INK,
    ORANGE,
    RED,
    TURQUOISE,
    YELLOW,
    Hue,
    mixed,
)
from bot.pictures.shared.players import badge
from bot.pictures.shared.portraits import Likeness, faces_of, faces_shown
from games.emerald_skulls import BetSeen, CardSeen
from games.engine.words import Words

Fresh = frozenset[tuple[str, int]]
HALO, CHIP_RADIUS, BET_RADIUS = 10, 12, 6

DECKS: dict[str, Hue] = {"standard": BROWN, "jackpot": TURQUOISE, "side": BLUE, "out": RED}
OPEN = "#f1e8d4"
"""The ground of a bet that is open: the light says where a marker may go."""
HELD = "#c3b08a"
"""The ground of a bet on which markers lie that may still win, though nobody may add one."""
BOARD = mixed(BROWN.deep, BROWN.base)
PAPER = Look(BOARD, BOARD, BROWN.base, BLACK, BROWN.pale, BOARD)
"""A card is a board of warm wood: its bare wood is what nothing can be had from."""
STOPPED = Look(BROWN.deep, BROWN.deep, BOARD, BLACK, BROWN.pale, BROWN.deep)
"""A card that is closed is of darker wood."""
WOODS = frozenset({PAPER.ground, STOPPED.ground})
HEAD = mixed(BROWN.dark, BROWN.deep)
"""The head of every card in play: what is on it tells the decks apart."""
SEAM_APART = 76
"""How far it is from one line between its boards to the next."""
BAND_FOOT, STOP = 4, 32
"""What is between the head of a card and its bets, and the side of the sign that stops it."""
NUMBER_SIZE = 24
JACKPOT_SIZE, JACKPOT_ROOM, JACKPOT_WON = 24, 92, 42
"""The letters of a jackpot, what it takes beside the signs of a bet that has won it, and its letters below these."""
NEXT = mixed(GREEN.soft, GREEN.pale), GREEN.deep
"""The place that the next marker takes, and its edge."""
LATER = "#e6d9bd", "#c3b08a"
"""Places after it."""
METALS = (YELLOW.base, YELLOW.deep), (GREY.soft, GREY.deep), (ORANGE.soft, ORANGE.deep)
"""The places of a card that is read, from the first: coins of gold, silver and bronze, and their edges."""
HIGHEST_CHIP = 76
"""A place with what it pays is at most this high."""
GROWN, LARGEST, LARGEST_READ = 40, 96, 64
"""How much larger signs may be where there is room, and how large they then are at most: on a card in play, or read."""
BESIDE, LEAST_SIGN, LEAST_ALIKE = 4, 28, 40
"""Between a sign and its text, and how small the text lets a sign be, and one of a card on which all are alike.

A longer text is compressed.
"""
LARGEST_SILENT, SILENT_APART, ROW_SILENT = 84, 10, 72
"""How large the signs of bets out of reach are at most, how far those of one are from those of the next, and how much
room each bet needs for a row of its own."""
TALL, TALL_NAMES, WIDEST, LARGEST_RING = (52, 96), (30, 28, 25), 94, 66
"""With so much more room than it needs a bet stands tall, with many signs or places, or with few: the letters of its
name, and its places at most."""
FEW_PLACES = 2
"""More places on a slim card are narrow, so that the signs beside them are not."""
TEXT_SIZES, TEXT_HIGH = (48, 36), 76
"""The largest letters by which the bets of a card differ whose sign is in its head: in so high a room, and else."""
NAME_LINE, SQUEEZED = 26, 1.05
"""How far it is from one line of a name to the next, and how much too long one line may be."""
PAY_SIZE, APART, CUBE_ROOM = 24, 7, 24
"""The smallest letters of a payout, what is at least between two, and what a cube beside one takes."""
SHORT_PAYOUT, LONG_SLOT = 3, 53
"""A place of normal width fits this many signs of a payout; a payout with more gets the second width."""


def card_sprite(
    card: CardSeen, height: int, sizes: Sizes, words: Words, *, solitary: bool, fresh: Fresh = frozenset()
) -> Sprite:
    """Return a card with everything on it, its bets spread over the height.

    `fresh` are the bets and places of markers that have a halo. Markers have the faces of the table that is being
    drawn, unless a player is `solitary`.
    """
    faces = () if solitary else faces_of(seat for bet in card.bets for seat in bet.stack)
    return _with_faces(faces, card, height, sizes, words, solitary, fresh)


@lru_cache(maxsize=256)
def _with_faces(
    faces: Sequence[Likeness | None],
    card: CardSeen,
    height: int,
    sizes: Sizes,
    words: Words,
    solitary: bool,
    fresh: Fresh,
) -> Sprite:
    with faces_shown(faces):
        return drawn_card(card, height, sizes, words, solitary=solitary, fresh=fresh)


def drawn_card(card: CardSeen, height: int, sizes: Sizes, words: Words, *, solitary: bool, fresh: Fresh) -> Sprite:
    """Draw a card with the faces that are shown now (see `card_sprite`)."""
    canvas = Canvas((COLUMN, height), TABLE)
    look = STOPPED if card.stopped else PAPER
    ground = look.ground
    canvas.paste(slab((COLUMN, height), 12, look, TABLE, shadow=0), (0, 0))
    for y in range(height - SEAM_APART, header_height(card, sizes), -SEAM_APART):
        canvas.paste(seam(look), (PAD, y))
    band = DECKS[card.deck].deep if sizes.bare else HEAD
    _draw_header(canvas, card, sizes, band)
    top = header_height(card, sizes)
    if titled := title_height(card, sizes):
        lines = _lines_of(words(f"emerald-skulls-side-{card.face}"), sizes, always=sizes.bare)
        inks = (CREAM, band) if sizes.bare else (look.ink, ground)
        high = (titled - BAND_FOOT * sizes.bare) // len(lines)
        for number, name in enumerate(lines):
            place = PAD, top + high // 2 + number * high - BAND_FOOT * sizes.bare
            _write_name(canvas, name, sizes, place, inks, COLUMN - 2 * PAD)
        top += titled
    loud, silent = parted(card, sizes)
    room, line = bet_rooms(card, sizes, height)
    for bet in loud:
        _draw_bet(canvas, card, bet, _Look(sizes, words, lit(bet) or ground, solitary, fresh), (top, room))
        top += room
    shown = dict.fromkeys(Signs(signs_of(card.face, bet.bet, words).drawings) for bet in silent)
    _draw_silent(canvas, list(shown), ground, (top, line))
    return canvas.sprite()


def lit(bet: BetSeen) -> str | None:
    """Return the ground of a bet in the light: it has won, is open, or may still win; nothing for any other."""
    if bet.won and (bet.stack or bet.jackpot):
        return SHINE
    if bet.status == "open":
        return OPEN
    return HELD if bet.stack and bet.won is None and bet.status != "impossible" else None


class _Look:
    """How one bet is drawn."""

    def __init__(self, sizes: Sizes, words: Words, ground: str, solitary: bool, fresh: Fresh) -> None:
        self.sizes, self.words, self.ground, self.solitary, self.fresh = sizes, words, ground, solitary, fresh

    def marker(self, seat: int, side: int) -> Sprite:
        """Return a player's marker, or that of Vrax or Kur."""
        return thing(RIVALS[seat], side, self.ground) if self.solitary else badge(seat, side, self.ground)


def _draw_header(canvas: Canvas, card: CardSeen, sizes: Sizes, band: str) -> None:
    """Draw a band in the colour of the deck with its stop, and what a tumbler gets or the sign that all bets share.

    The number of a card is needed only where cards are chosen or read about.
    """
    high = header_height(card, sizes)
    titled = title_height(card, sizes) * sizes.bare
    canvas.paste(head_board((COLUMN, high + titled - BAND_FOOT), band, nails=blank(card, sizes)), (0, 0))
    middle, end = high // 2 - 1, PAD - 6
    if sizes.bare:
        shown = Lettering(card.face, Face(Font.ROUND, NUMBER_SIZE))
        end = canvas.write(shown, (PAD + 3, middle), mixed(mixed(band, CREAM), CREAM), band)
    if card.stop is not None:
        place = (end + 24, middle)
        canvas.paste_about(thing("emerald_skulls/stop", STOP, band), place)
        _write(canvas, str(card.stop), NUMBER_SIZE, place, (CREAM, RED.deep))
    right = COLUMN - PAD - 2
    for bet in reversed(card.bets):
        if bet.jackpot:
            right = _draw_jackpot(canvas, bet, (right, middle), band)
    if (sign := shared_sign(card, sizes)) is not None:
        side = high - BAND_FOOT - 3
        canvas.paste(sign_sprite(sign, side, band), (COLUMN - PAD - side, 3))


def _draw_jackpot(
    canvas: Canvas,
    bet: BetSeen,
    end: Place,
    ground: str,
    inks: tuple[str, str] = (SHINE, CREAM),
    size: int = JACKPOT_SIZE,
) -> int:
    """Draw a crown with the jackpot of a bet, ending at a place; return where it begins."""
    x, y = end
    jackpot = bet.jackpot
    if jackpot is None:
        return x
    if jackpot.each:
        x -= size
        sign = thing(f"emerald_skulls/sign-{jackpot.each}", size, ground, paint(sign=inks[1]))
        canvas.paste_about(sign, (x + size // 2, y))
    text, crown = _jackpot_text(bet, size), size * 7 // 6
    x -= length(text.text, text.face) + 3
    canvas.write(text, (x, y), inks[0], ground)
    x -= crown + 2
    canvas.paste_about(thing("theme/crown", crown, ground), (x + crown // 2, y - 1))
    return x - 5


def _jackpot_text(bet: BetSeen, size: int) -> Lettering:
    times = "×" if bet.jackpot and bet.jackpot.each else ""
    return Lettering(f"{bet.jackpot.gears if bet.jackpot else 0}{times}", Face(Font.ROUND, size))


def _draw_bet(canvas: Canvas, card: CardSeen, bet: BetSeen, look: _Look, span: tuple[int, int]) -> None:
    """Draw a bet in the middle of its room: `span` is where the room begins and how high it is.

    Signs take what room is left.
    """
    sizes, (top, room) = look.sizes, span
    if look.ground not in WOODS:
        under = STOPPED.ground if card.stopped else PAPER.ground
        canvas.paste(plate((COLUMN - 12, room - 3), BET_RADIUS, look.ground, look.ground, under), (6, top))
    ink = ink_on(look.ground)
    if _stands_tall(card, bet, look, room):
        _draw_tall(canvas, card, bet, look, span, ink)
        return
    spare = room - bet_height(card, sizes)
    more = spare if sizes.bare and not has_title(card) else min(spare, GROWN)
    top += (spare - more) // 2
    if not has_title(card) and sizes.name:
        _write_bet(canvas, bet, look, top, ink)
        second = NAME_LINE * (len(_named(bet, look)) - 1)
        top, more = top + sizes.name + second, more - second
    left = COLUMN - PAD + 2 - len(bet.payouts) * _slot(bet, sizes)
    _draw_places(canvas, bet, look, (left, top + more // 2), ink)
    if _won_alone(bet):
        middle = COLUMN - PAD - 4, top + (more + sizes.ring + sizes.pay) // 2
        _draw_jackpot(canvas, bet, middle, look.ground, (ink, ink))
    _draw_signs(canvas, card, bet, look, (top, top + more + sizes.ring + sizes.pay), ink)


def _stands_tall(card: CardSeen, bet: BetSeen, look: _Look, room: int) -> bool:
    """Tell whether a bet has so much room that its signs stand above its places; if they had little beside them."""
    signs = signs_of(card.face, bet.bet, look.words)
    if has_title(card) or signs.text or not look.sizes.name:
        return False
    many = len(bet.payouts) > FEW_PLACES or len(signs.drawings) > 1
    return room - bet_height(card, look.sizes) >= TALL[not many]


def _write_bet(canvas: Canvas, bet: BetSeen, look: _Look, top: int, ink: str) -> None:
    """Write the name of a bet in a line that begins at this height, or in two."""
    sizes = look.sizes
    for number, line in enumerate(_named(bet, look)):
        middle = top + sizes.name // 2 + 1 + number * NAME_LINE
        _write_name(canvas, line, sizes, (PAD, middle), (ink, look.ground), COLUMN - 2 * PAD)


def _named(bet: BetSeen, look: _Look) -> Sequence[str]:
    """Return the lines of the name of a bet."""
    name = look.words("emerald-skulls-bet", bet=bet.bet)
    return _lines_of(f"+ {name}" if bet.role == "kicker" else name, look.sizes, always=False)


def _draw_tall(canvas: Canvas, card: CardSeen, bet: BetSeen, look: _Look, span: tuple[int, int], ink: str) -> None:
    """Draw a bet in high room: its name, large signs below it, and below these its places in full width."""
    coin, count = look.sizes.coin, len(bet.payouts) if bet.status == "open" else len(bet.stack)
    slot = min(coin * 4 // 3 or WIDEST, (COLUMN - 2 * PAD) // len(bet.payouts))
    sizes = replace(look.sizes, slot=slot, narrow=slot, ring=coin or min(slot - 2, LARGEST_RING), names=TALL_NAMES)
    large = _Look(sizes, look.words, look.ground, look.solitary, look.fresh)
    name = sizes.name + NAME_LINE * (len(_named(bet, large)) - 1)
    (top, room), shown = span, bet.status == "open" or bool(bet.stack) or _won_alone(bet)
    places = (sizes.ring + sizes.pay) * shown
    largest = LARGEST_READ if sizes.bare else LARGEST_SILENT
    high = min(largest + 10, room - name - places - sizes.gap)
    top += (room - name - places - high) // 2 - 3
    _write_bet(canvas, bet, large, top, ink)
    top += name
    _draw_row(canvas, [signs_of(card.face, bet.bet, look.words)], look.ground, (top, high))
    if _won_alone(bet):
        text = _jackpot_text(bet, JACKPOT_WON)
        wide = (
            length(text.text, text.face) + JACKPOT_WON * 7 // 6 + JACKPOT_WON * bool(bet.jackpot and bet.jackpot.each)
        )
        end = (COLUMN + wide) // 2, top + high + JACKPOT_WON
        _draw_jackpot(canvas, bet, end, look.ground, (ink, ink), JACKPOT_WON)
    _draw_places(canvas, bet, large, ((COLUMN - count * slot) // 2, top + high), ink)


def _draw_silent(canvas: Canvas, bets: Sequence[Signs], ground: str, span: tuple[int, int]) -> None:
    """Draw the signs of bets out of reach: side by side, or in high room (`span`: its top, its height) in rows."""
    if not bets:
        return
    top, high = span
    rows = [[bet] for bet in bets] if high >= len(bets) * ROW_SILENT else _lines(bets)
    each = high // len(rows)
    for number, row in enumerate(rows):
        _draw_row(canvas, row, ground, (top + number * each, each))


def _lines(bets: Sequence[Signs]) -> list[Sequence[Signs]]:
    """Return bets on one line, or on two if they have many signs."""
    first = (len(bets) + 1) // 2
    return [bets[:first], bets[first:]] if sum(len(bet.drawings) for bet in bets) > MOST_A_LINE else [bets]


def _draw_row(canvas: Canvas, bets: Sequence[Signs], ground: str, span: tuple[int, int]) -> None:
    """Draw the signs of bets side by side in the middle of a card."""
    (top, high), apart = span, SILENT_APART * (len(bets) - 1)
    drawings = [(sign, number) for number, bet in enumerate(bets) for sign in bet.drawings]
    side = min(high - 8, LARGEST_SILENT, (COLUMN - 2 * PAD - apart) // len(drawings) - 2)
    left = (COLUMN - (side + 2) * len(drawings) - apart) // 2
    for place, (sign, number) in enumerate(drawings):
        x = left + place * (side + 2) + number * SILENT_APART
        canvas.paste(sign_sprite(sign, side, ground, faded=ground in WOODS), (x, top + (high - side) // 2))


def _won_alone(bet: BetSeen) -> bool:
    """Tell whether a bet has won its jackpot, and no markers: what that pays stands where these would."""
    return bool(bet.won and bet.jackpot and not bet.stack)


def ink_on(ground: str) -> str:
    """Return the ink on the ground of a bet: pale in the dark."""
    return {PAPER.ground: PAPER.ink, STOPPED.ground: STOPPED.ink}.get(ground, INK)


def _lines_of(name: str, sizes: Sizes, *, always: bool) -> Sequence[str]:
    """Return a name as it is written on a card that is read: in two lines, always or if it is too long for one."""
    first, _, rest = name.rpartition(" ")
    long = length(name, Face(Font.ROUND, sizes.names[-1])) > (COLUMN - 2 * PAD) * SQUEEZED
    return (first, rest) if first and sizes.bare and (always or long) else (name,)


def _write_name(canvas: Canvas, name: str, sizes: Sizes, place: Place, inks: tuple[str, str], room: int) -> None:
    """Write a name in one line; one that is too long is compressed, since a smaller one could not be read."""
    canvas.write(whole(name, sizes.names, room), place, *inks, within=room)


def _slot(bet: BetSeen, sizes: Sizes) -> int:
    """Return the width of a place of a bet: payouts of four signs need more."""
    if sizes.narrow and len(bet.payouts) > FEW_PLACES:
        return sizes.narrow
    return max(sizes.slot, LONG_SLOT * any(len(payout) > SHORT_PAYOUT for payout in bet.payouts))


def _draw_places(canvas: Canvas, bet: BetSeen, look: _Look, corner: Place, ink: str) -> None:
    """Draw each marker, and what each place pays that is still to be had, from a corner on; the next one is green."""
    sizes, (left, top) = look.sizes, corner
    slot = _slot(bet, sizes)
    side = min(sizes.marker or sizes.ring, slot - 2)
    for number, payout in enumerate(bet.payouts):
        x, y = left + number * slot + slot // 2, top + sizes.ring // 2
        if number < len(bet.stack):
            if (bet.bet, number) in look.fresh:
                canvas.paste_about(halo(side + HALO, look.ground), (x, y))
            canvas.paste_about(look.marker(bet.stack[number], side), (x, y))
        elif bet.status == "open":
            following = not look.solitary and number == len(bet.stack)
            _draw_free(canvas, bet, number, (x, y + sizes.pay // 2), look, (slot - 4, following, ink))
        if sizes.pay and number < len(bet.stack):
            below = (x, top + sizes.ring + sizes.pay // 2 - 1)
            _draw_payout(canvas, payout, bet, below, (ink, look.ground), slot - APART, sizes)


def _draw_free(
    canvas: Canvas, bet: BetSeen, number: int, middle: Place, look: _Look, shown: tuple[int, bool, str]
) -> None:
    """Draw a place without a marker: what it pays, on a chip, or on a coin where cards are read."""
    width, following, ink = shown
    sizes = look.sizes
    if sizes.bare:
        fill, edge = METALS[number]
        canvas.paste_about(coin((width, sizes.coin), fill, edge, look.ground), middle)
        _draw_payout(canvas, bet.payouts[number], bet, middle, (INK, fill), width - 12, sizes)
        return
    fill, edge = NEXT if following or look.solitary else LATER
    high = min(sizes.ring + sizes.pay, HIGHEST_CHIP) - 3
    canvas.paste_about(plate((width, high), CHIP_RADIUS, fill, edge, look.ground, crisp=True), middle)
    _draw_payout(canvas, bet.payouts[number], bet, middle, (INK if following else ink, fill), width - 6, sizes)


def _draw_payout(
    canvas: Canvas, payout: str, bet: BetSeen, middle: Place, inks: tuple[str, str], within: int, sizes: Sizes
) -> None:
    """Draw what a place pays, at most `within` wide: all of a bet in the size in which the longest fits."""
    x, y = middle
    longest = max(map(shown_payout, bet.payouts), key=lambda one: length(one, Face(Font.ROUND, sizes.pays)))
    cubes = bet.pays == "cubes"
    size = whole(longest, (sizes.pays, sizes.pays - 2, sizes.pays - 5, PAY_SIZE), within - CUBE_ROOM * cubes).face.size
    if cubes:
        side = size * 7 // 8
        canvas.paste_about(thing("emerald_skulls/cube", side, inks[1]), (x + side // 2 - 1, y))
        x -= side // 2
    canvas.write_about(whole(shown_payout(payout), (size,), within), (x, y), *inks, within=within)


def shared_sign(card: CardSeen, sizes: Sizes) -> str | None:
    """Return the sign of all bets of a card that differ by their texts alone: it is drawn once, in the card's head.

    On a card that is read, and where no line is left for its title, it stands at each bet.
    """
    return shared(card.face) if has_title(card) and sizes.title and not sizes.bare else None


def _draw_signs(canvas: Canvas, card: CardSeen, bet: BetSeen, look: _Look, span: tuple[int, int], ink: str) -> None:
    """Draw what a bet is about, in the room beside its places: `span` is where that begins and ends."""
    sizes, signs = look.sizes, signs_of(card.face, bet.bet, look.words)
    if shared_sign(card, sizes) is not None:
        _draw_text(canvas, card, signs.text, look, span, ink)
        return
    places = len(bet.payouts) if bet.status == "open" or bet.stack else 0
    room = COLUMN - 2 * PAD - places * _slot(bet, sizes) - JACKPOT_ROOM * _won_alone(bet)
    box = (PAD, span[0], PAD + room, span[1])
    text = Lettering(signs.text, Face(Font.ROUND, sizes.pays)) if signs.text else None
    most = room - (LEAST_ALIKE if has_title(card) else len(signs.drawings) * LEAST_SIGN) - BESIDE
    beside = BESIDE + min(most, length(text.text, text.face)) if text else 0
    spare = span[1] - span[0] - (sizes.ring + sizes.pay if places or has_title(card) else sizes.sign)
    large = min(
        sizes.sign + min(GROWN, spare), max(sizes.sign, LARGEST_READ if sizes.bare and not has_title(card) else LARGEST)
    )
    large = min(large, _alike(card, look)) if has_title(card) else large
    side, middles = _sign_places(len(signs.drawings), beside, large, box)
    for drawing, place in zip(signs.drawings, middles, strict=True):
        canvas.paste_about(sign_sprite(drawing, side, look.ground, faded=look.ground in WOODS), place)
    if text:
        x, y = middles[-1]
        canvas.write(text, (x + side // 2 + BESIDE, y), ink, look.ground, within=most)


def _draw_text(canvas: Canvas, card: CardSeen, text: str, look: _Look, span: tuple[int, int], ink: str) -> None:
    """Write by what a bet differs from the others of its card, beside its places: all of a card in one size."""
    slots = max(len(one.payouts) * _slot(one, look.sizes) for one in card.bets)
    room = COLUMN - 2 * PAD - slots - BESIDE
    texts = [signs_of(card.face, one.bet, look.words).text for one in card.bets]
    longest = max(texts, key=lambda one: length(one, Face(Font.ROUND, TEXT_SIZES[0])))
    sizes = *TEXT_SIZES[span[1] - span[0] < TEXT_HIGH :], look.sizes.pays, PAY_SIZE
    lettering = whole(text, (whole(longest, sizes, room).face.size,), room)
    canvas.write(lettering, (PAD + 5, (span[0] + span[1]) // 2), ink, look.ground, within=room)


def _alike(card: CardSeen, look: _Look) -> int:
    """Return how large the signs of a card are that differ by the texts beside them: as the longest lets them be."""
    sizes = look.sizes
    room = COLUMN - 2 * PAD - max(len(bet.payouts) * _slot(bet, sizes) for bet in card.bets) - BESIDE
    texts = [signs_of(card.face, bet.bet, look.words).text for bet in card.bets]
    return max(LEAST_ALIKE, room - max(length(text, Face(Font.ROUND, sizes.pays)) for text in texts))


def _sign_places(count: int, text: int, side: int, box: Box) -> tuple[int, list[Place]]:
    """Return how large signs are and where they are in a box: side by side, or one below another, as they are larger.

    The text that follows them is so wide.
    """
    left, top, right, bottom = box
    middle, room = (top + bottom) // 2, right - left
    if count == 1:
        side = min(side + 8 * (not text), room - text, bottom - top - 6)
        return side, [(left + side // 2, middle)]
    beside, stacked = min(side, (room + 4 - text) // count - 2), min(side, (bottom - top) // count, room - 6)
    if beside >= stacked:
        return beside, [(left + beside // 2 + number * (beside + 2), middle) for number in range(count)]
    return stacked, [(left + stacked // 2, top + stacked // 2 + number * (stacked + 1)) for number in range(count)]


def _write(canvas: Canvas, text: str, size: int, middle: Place, inks: tuple[str, str]) -> None:
    canvas.write_about(Lettering(text, Face(Font.ROUND, size)), middle, *inks)
