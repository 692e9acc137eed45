"""The betting cards of Emerald Skulls: bets with their signs and payouts, and the markers on them in order."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.emerald_skulls.pictures.bets.bet_places import (
    MAX_BROAD_PLACES,
    PAY_SIZE,
    BetLook,
    Fresh,
    draw_bet_places,
    draw_jackpot,
    enlarge_rings,
    measure_jackpot_width,
    measure_places_width,
)
from bot.games.emerald_skulls.pictures.bets.decided_bets import (
    Gains,
    is_bet_over,
    is_unclaimed_win,
)
from bot.games.emerald_skulls.pictures.glyphs import FAINT_LIGHT, FULL_LIGHT, HALF_LIGHT, render_sign_sprite
from bot.games.emerald_skulls.pictures.layout import (
    COLUMN,
    PADDING,
    SIGNS_PER_LINE,
    CardSizes,
    compute_bet_heights,
    has_blank_head,
    has_title,
    measure_bet_height,
    measure_header_height,
    measure_title_height,
    split_bets,
)
from bot.games.emerald_skulls.pictures.materials import (
    SHINE_COLOUR,
    TABLE_COLOUR,
    render_card_top_sprite,
    render_piece_icon,
    render_seam_sprite,
)
from bot.games.emerald_skulls.pictures.signs import BetSigns, find_bet_signs, find_common_face_sign
from bot.pictures.painting.canvas import Box, Canvas, fit_uncut_name
from bot.pictures.painting.lettering import Font, FontFace, Lettering, measure_pixel_width
from bot.pictures.painting.line_breaks import split_evenly
from bot.pictures.painting.slabs import SlabLook, render_slab_sprite
from bot.pictures.painting.sprites import Point, Sprite, render_rounded_plate_sprite, sprite_cache
from bot.pictures.painting.theme import (
    BLACK,
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    INK,
    RED,
    TURQUOISE,
    Hue,
    mix_colours,
)
from bot.pictures.shared.portraits import Likeness, list_seat_portraits, use_portraits
from games.emerald_skulls import BetSeen, CardSeen, build_bet_key
from games.engine.words import Words

BET_RADIUS = 6

DECK_HUES: dict[str, Hue] = {"standard": BROWN, "jackpot": TURQUOISE, "side": BLUE, "out": RED}
OPEN_BET_COLOUR = "#f1e8d4"
"""The ground of a bet that is open: the light, with a golden rim, says where a marker may go."""
HELD_BET_COLOUR = BROWN.base
"""The ground of a bet on which markers lie that may still win, though nobody may add one."""
BOARD_COLOUR = mix_colours(BROWN.deep, BROWN.base)
CARD_LOOK = SlabLook(BOARD_COLOUR, BOARD_COLOUR, BROWN.base, BLACK, BROWN.pale, BOARD_COLOUR)
"""A card is a board of warm wood: its bare wood is what nothing can be had from."""
STOPPED_CARD_LOOK = SlabLook(BROWN.deep, BROWN.deep, BOARD_COLOUR, BLACK, BROWN.soft, BROWN.deep)
"""A card that is closed is of darker wood."""
WOOD_GROUNDS = frozenset({CARD_LOOK.ground, STOPPED_CARD_LOOK.ground})
INK_BY_WOOD = dict.fromkeys(WOOD_GROUNDS, mix_colours(BROWN.soft, BROWN.pale))
"""What is written on bare wood is past."""
NAME_INK = BROWN.deep
"""The name of a bet in the light: its signs and what it pays are darker."""
HEAD_COLOUR = mix_colours(BROWN.dark, BROWN.deep)
"""The head of every card in play: what is on it tells the decks apart."""
SEAM_STEP = 76
"""How far it is from one line between its boards to the next."""
BAND_FOOT, STOP_SIGN_SIZE = 4, 32
"""What is between the head of a card and its bets, and the side of the sign that stops it."""
NUMBER_SIZE, READ_HEAD = 24, 44
"""The letters of the number of a card, and how high the line is in which it stands where a card is read."""
JACKPOT_ROOM, JACKPOT_WON = 92, 42
"""What a jackpot takes beside the signs of a bet that has won it, and its letters below these."""
SIGN_GROWTH, MAX_SIGN, MAX_READ_SIGN = 40, 96, 92
"""How much larger signs may be where there is room, and how large they then are at most: on a card in play, or read."""
SIGN_GAP, MIN_SIGN, MIN_ALIKE_SIGN = 4, 28, 40
"""Between a sign and its text, and how small the text lets a sign be, and one of a card on which all are alike.

A longer text is compressed.
"""
MAX_SILENT_SIGN, SILENT_STEP, SILENT_ROW_HEIGHT = 84, 10, 72
"""How large the signs of bets out of reach are at most, how far those of one are from those of the next, and how much
room each bet needs for a row of its own."""
TALL_HEIGHTS, TALL_NAMES, MAX_PLACES_WIDTH, MAX_RING = (52, 96), (30, 28, 25), 94, 66
"""With so much more room than it needs a bet stands tall, with many signs or places, or with few: the letters of its
name, and its places at most."""
TEXT_SIZES, MIN_LARGE_TEXT_HEIGHT = (48, 36), 76
"""The largest letters by which the bets of a card differ whose sign is in its head: in so high a room, and else."""
MAX_SIDE_SIGN, MIN_SIDE_SIGN, MAX_FEW_BETS = 76, 50, 2
"""How large signs are that have the whole height of a bet: where a card is read that has more than a few bets."""
NAME_LINE, MAX_NAME_SQUEEZE = 26, 1.05
"""How far it is from one line of a name to the next, and how much too long one line may be."""
SECOND_LINE = 24
"""What the second line of a title takes on a card in play."""


def render_card_sprite(
    card: CardSeen,
    height: int,
    sizes: CardSizes,
    words: Words,
    *,
    solitary: bool,
    fresh: Fresh = frozenset(),
    gains: Gains = (),
) -> Sprite:
    """Return a card with everything on it, its bets spread over the height.

    `fresh` are the bets and places of markers that have a halo, `gains` what they were paid. Markers have the faces of
    the table that is being drawn, unless a player is `solitary`.
    """
    faces = () if solitary else list_seat_portraits(seat for bet in card.bets for seat in bet.stack)
    return _compose_with_faces(faces, card, height, sizes, words, solitary, fresh, gains)


@sprite_cache(256)
def _compose_with_faces(
    faces: Sequence[Likeness | None],
    card: CardSeen,
    height: int,
    sizes: CardSizes,
    words: Words,
    solitary: bool,
    fresh: Fresh,
    gains: Gains,
) -> Sprite:
    with use_portraits(faces):
        return draw_betting_card(card, height, sizes, words, solitary=solitary, fresh=fresh, gains=gains)


def draw_betting_card(
    card: CardSeen, height: int, sizes: CardSizes, words: Words, *, solitary: bool, fresh: Fresh, gains: Gains = ()
) -> Sprite:
    """Draw a card with the faces that are shown now (see `render_card_sprite`)."""
    canvas = Canvas((COLUMN, height), TABLE_COLOUR)
    look = choose_card_wood(card)
    ground = look.ground
    canvas.paste(render_slab_sprite((COLUMN, height), 12, look, TABLE_COLOUR, shadow=0), (0, 0))
    for y in range(height - SEAM_STEP, measure_header_height(card, sizes), -SEAM_STEP):
        canvas.paste(render_seam_sprite(look), (PADDING, y))
    band = DECK_HUES[card.deck].deep if sizes.bare else HEAD_COLOUR
    _draw_header(canvas, card, sizes, words, band)
    _draw_title(canvas, card, height, sizes, words, (CREAM, band) if sizes.bare else (look.ink, ground))
    loud, silent = split_bets(card, sizes)
    spans, below = arrange_bets(card, height, sizes, words)
    for bet, span in zip(loud, spans, strict=True):
        _draw_bet(
            canvas, card, bet, BetLook(sizes, words, choose_bet_colour(bet) or ground, solitary, fresh, gains), span
        )
    shown: dict[BetSigns, BetSeen] = {}
    for bet in silent:
        signs = BetSigns(find_bet_signs(card.face, bet.bet, words).drawings)
        if signs not in shown or is_unclaimed_win(bet):
            shown[signs] = bet
    _draw_quiet_bets(canvas, list(shown.items()), ground, below)
    return canvas.to_sprite()


Span = tuple[int, int]
"""Where a room on a card begins, and how high it is."""


def arrange_bets(card: CardSeen, height: int, sizes: CardSizes, words: Words) -> tuple[list[Span], Span]:
    """Return the room of each bet that is drawn whole (see `split_bets`), and the one below them for all others."""
    titled = _arrange_title(card, height, sizes, words)[1]
    room, line = compute_bet_heights(card, sizes, height - titled + measure_title_height(card, sizes))
    top, loud = measure_header_height(card, sizes) + titled, split_bets(card, sizes)[0]
    return [(top + number * room, room) for number in range(len(loud))], (top + len(loud) * room, line)


def _arrange_title(card: CardSeen, height: int, sizes: CardSizes, words: Words) -> tuple[Sequence[str], int]:
    """Return the lines of a card's title, two where it is long and they have room, and the height that they take."""
    titled = measure_title_height(card, sizes)
    if not titled:
        return (), 0
    name = words(f"emerald-skulls-side-{card.face}")
    lines = _split_name(name, sizes, always=sizes.bare)
    if len(lines) == 1 or sizes.bare:
        return lines, titled
    return (
        (lines, titled + SECOND_LINE)
        if _measure_spare_height(card, height, sizes) >= SECOND_LINE
        else ((name,), titled)
    )


def _draw_title(
    canvas: Canvas, card: CardSeen, height: int, sizes: CardSizes, words: Words, inks: tuple[str, str]
) -> None:
    """Write the title of a card."""
    (lines, titled), foot = _arrange_title(card, height, sizes, words), BAND_FOOT * sizes.bare
    for number, line in enumerate(lines):
        high = (titled - foot) // len(lines)
        place = PADDING, measure_header_height(card, sizes) + high // 2 + number * high - foot
        _write_name(canvas, line, sizes, place, inks, COLUMN - 2 * PADDING)


def _measure_spare_height(card: CardSeen, height: int, sizes: CardSizes) -> int:
    """Return how much more room the bets of a card have than they need."""
    loud, _ = split_bets(card, sizes)
    room, line = compute_bet_heights(card, sizes, height)
    return (room - measure_bet_height(card, sizes)) * len(loud) if loud else line - SILENT_ROW_HEIGHT


def choose_bet_colour(bet: BetSeen) -> str | None:
    """Return the ground of a bet in the light: it has won, is open, or may still win; nothing for any other."""
    if bet.won and (bet.stack or bet.jackpot):
        return SHINE_COLOUR
    if bet.status == "open":
        return OPEN_BET_COLOUR
    return HELD_BET_COLOUR if bet.stack and bet.won is None and bet.status != "impossible" else None


def choose_card_wood(card: CardSeen) -> SlabLook:
    """Return the wood of a card: it is darker once the card is closed, and where nothing lies in the light."""
    return STOPPED_CARD_LOOK if card.stopped or not any(map(choose_bet_colour, card.bets)) else CARD_LOOK


def _choose_sign_light(bet: BetSeen, ground: str) -> int:
    """Return how the signs of a bet are lit on a ground: what came true has all its colours."""
    if ground not in WOOD_GROUNDS or is_unclaimed_win(bet):
        return FULL_LIGHT
    return FAINT_LIGHT if is_bet_over(bet) else HALF_LIGHT


def _draw_header(canvas: Canvas, card: CardSeen, sizes: CardSizes, words: Words, band: str) -> None:
    """Draw a band in the colour of the deck with its stop, and what a tumbler gets or the sign that all bets share.

    Where a card with a title is read, and its bets share no sign, that of one in the middle stands for them. The
    number of a card is needed only where cards are chosen or read about.
    """
    height = measure_header_height(card, sizes)
    titled = measure_title_height(card, sizes) * sizes.bare
    canvas.paste(
        render_card_top_sprite((COLUMN, height + titled - BAND_FOOT), band, nails=has_blank_head(card, sizes)), (0, 0)
    )
    middle, end = (READ_HEAD if titled else height) // 2 - 1, PADDING - 6
    if sizes.bare:
        lettering = Lettering(card.face, FontFace(Font.ROUND, NUMBER_SIZE))
        end = canvas.draw_text(lettering, (PADDING + 3, middle), mix_colours(mix_colours(band, CREAM), CREAM), band)
    if card.stop is not None:
        place = (end + 24, middle)
        canvas.paste_centred(render_piece_icon("emerald_skulls/stop", STOP_SIGN_SIZE, band), place)
        _write_centred(canvas, str(card.stop), NUMBER_SIZE, place, (CREAM, RED.deep))
    right = COLUMN - PADDING - 2
    for bet in reversed(card.bets):
        if bet.jackpot:
            right = draw_jackpot(canvas, bet, (right, middle), band)
    sign = find_common_card_sign(card, sizes)
    if titled and sign is None:
        sign = find_bet_signs(card.face, card.bets[len(card.bets) // 2].bet, words).drawings[0]
    if sign is not None:
        side = height - BAND_FOOT - 3
        canvas.paste(render_sign_sprite(sign, side, band), (COLUMN - PADDING - side, 3 + PADDING * bool(titled)))


def _draw_bet(canvas: Canvas, card: CardSeen, bet: BetSeen, bet_look: BetLook, span: tuple[int, int]) -> None:
    """Draw a bet in the middle of its room: `span` is where the room begins and how high it is.

    Signs take what room is left.
    """
    sizes, (top, room) = bet_look.sizes, span
    if bet_look.ground not in WOOD_GROUNDS:
        under, rim = (
            choose_card_wood(card).ground,
            GOLD if bet_look.ground == OPEN_BET_COLOUR and not sizes.bare else bet_look.ground,
        )
        canvas.paste(
            render_rounded_plate_sprite((COLUMN - 12, room - 3), BET_RADIUS, bet_look.ground, rim, under), (6, top)
        )
    ink = CREAM if is_unclaimed_win(bet) and bet_look.ground in WOOD_GROUNDS else choose_ink(bet_look.ground)
    if sizes.bare and not has_title(card) and len(card.bets) > MAX_FEW_BETS:
        _draw_bet_aside(canvas, card, bet, bet_look, span)
        return
    if _has_signs_above(card, bet, bet_look, room):
        _draw_tall_bet(canvas, card, bet, bet_look, span, ink)
        return
    spare = room - measure_bet_height(card, sizes)
    more = spare if sizes.bare and not has_title(card) else min(spare, SIGN_GROWTH)
    top += (spare - more) // 2
    if not has_title(card) and sizes.name:
        _write_bet(canvas, bet, bet_look, top, ink)
        second = NAME_LINE * (len(_split_bet_name(bet, bet_look)) - 1)
        top, more = top + sizes.name + second, more - second
    left, middle = COLUMN - PADDING + 2 - measure_places_width(bet, sizes), top + (more + sizes.ring + sizes.pay) // 2
    grown = enlarge_rings(bet, sizes, more)
    draw_bet_places(canvas, bet, bet_look.resize(grown), (left, top + (more - grown.ring + sizes.ring) // 2), ink)
    if _is_lone_jackpot(bet):
        paid = bet_look.format_jackpot_payout(bet)
        draw_jackpot(canvas, bet, (COLUMN - PADDING - 4, middle), bet_look.ground, (ink, ink), paid=paid)
    _draw_bet_signs(canvas, card, bet, bet_look, (top, top + more + sizes.ring + sizes.pay), ink)


def _has_signs_above(card: CardSeen, bet: BetSeen, bet_look: BetLook, room: int) -> bool:
    """Tell whether a bet has so much room that its signs stand above its places; if they had little beside them."""
    signs = find_bet_signs(card.face, bet.bet, bet_look.words)
    if has_title(card) or signs.text or not bet_look.sizes.name:
        return False
    many = len(bet.payouts) > MAX_BROAD_PLACES or len(signs.drawings) > 1
    return room - measure_bet_height(card, bet_look.sizes) >= TALL_HEIGHTS[not many]


def _write_bet(canvas: Canvas, bet: BetSeen, bet_look: BetLook, top: int, ink: str) -> None:
    """Write the name of a bet in a line that begins at this height, or in two."""
    sizes = bet_look.sizes
    for number, line in enumerate(_split_bet_name(bet, bet_look)):
        middle = top + sizes.name // 2 + 1 + number * NAME_LINE
        named = NAME_INK if ink == INK and not sizes.bare else ink
        _write_name(canvas, line, sizes, (PADDING, middle), (named, bet_look.ground), COLUMN - 2 * PADDING)


def _format_bet_name(bet: BetSeen, bet_look: BetLook) -> str:
    name = bet_look.words("emerald-skulls-bet", bet=build_bet_key(bet.bet))
    return f"+ {name}" if bet.role == "kicker" else name


def _split_bet_name(bet: BetSeen, bet_look: BetLook) -> Sequence[str]:
    """Return the lines of the name of a bet."""
    name = _format_bet_name(bet, bet_look)
    return _split_name(name, bet_look.sizes, always=False) if bet_look.sizes.bare else (name,)


def _draw_tall_bet(
    canvas: Canvas, card: CardSeen, bet: BetSeen, bet_look: BetLook, span: tuple[int, int], ink: str
) -> None:
    """Draw a bet in high room: its name, large signs below it, and below these its places in full width."""
    coin, count = bet_look.sizes.coin, len(bet.payouts) if bet.status == "open" else len(bet.stack)
    slot = min(coin * 4 // 3 or MAX_PLACES_WIDTH, (COLUMN - 2 * PADDING) // len(bet.payouts))
    sizes = replace(
        bet_look.sizes,
        slot=slot,
        narrow=slot,
        ring=coin or min(slot - 2, MAX_RING),
        names=bet_look.sizes.names if bet_look.sizes.bare else TALL_NAMES,
    )
    large = bet_look.resize(sizes)
    name = sizes.name + NAME_LINE * (len(_split_bet_name(bet, large)) - 1)
    (top, room), shown = span, bet.status == "open" or bool(bet.stack) or _is_lone_jackpot(bet)
    places = (sizes.ring + sizes.pay) * shown
    largest = MAX_READ_SIGN if sizes.bare else MAX_SILENT_SIGN
    height = min(largest + 10, room - name - places - sizes.gap)
    top += (room - name - places - height) // 2 - 3
    _write_bet(canvas, bet, large, top, ink)
    top += name
    _draw_bet_signs_row(
        canvas, [(find_bet_signs(card.face, bet.bet, bet_look.words), bet)], bet_look.ground, (top, height)
    )
    if _is_lone_jackpot(bet):
        paid = bet_look.format_jackpot_payout(bet)
        end = (COLUMN + measure_jackpot_width(bet, JACKPOT_WON, paid)) // 2, top + height + JACKPOT_WON
        draw_jackpot(canvas, bet, end, bet_look.ground, (ink, ink), JACKPOT_WON, paid)
    draw_bet_places(canvas, bet, large, ((COLUMN - count * slot) // 2, top + height), ink)


def _draw_bet_aside(canvas: Canvas, card: CardSeen, bet: BetSeen, bet_look: BetLook, span: tuple[int, int]) -> None:
    """Draw a bet of many on a card that is read: its signs in the whole height, name and places beside them."""
    (top, room), coin = span, bet_look.sizes.coin
    sizes, signs = replace(bet_look.sizes, ring=coin), find_bet_signs(card.face, bet.bet, bet_look.words)
    name, places = _format_bet_name(bet, bet_look), measure_places_width(bet, sizes)
    text = Lettering(signs.text, FontFace(Font.ROUND, sizes.pays))
    first, _, rest = name.rpartition(" ")
    beside = places + measure_pixel_width(text.text, text.face)
    needed = max(beside, *(measure_pixel_width(line, FontFace(Font.ROUND, sizes.names[0])) for line in (first, rest)))
    count, free, height = len(signs.drawings), COLUMN - 2 * PADDING - SIGN_GAP, room - 3
    side = min(MAX_SIDE_SIGN, height // count - 4, max(MIN_SIDE_SIGN, free - needed))
    for number, drawing in enumerate(signs.drawings):
        middle = PADDING + side // 2, top + height // 2 + (2 * number + 1 - count) * (side + 2) // 2
        canvas.paste_centred(render_sign_sprite(drawing, side, bet_look.ground), middle)
    left, width = PADDING + side + SIGN_GAP, free - side
    lines = (
        (first, rest) if first and measure_pixel_width(name, FontFace(Font.ROUND, sizes.names[0])) > width else (name,)
    )
    y = top + (height - len(lines) * NAME_LINE - coin - SIGN_GAP) // 2
    for line in lines:
        _write_name(canvas, line, sizes, (left, y + NAME_LINE // 2), (INK, bet_look.ground), width)
        y += NAME_LINE
    draw_bet_places(canvas, bet, bet_look.resize(sizes), (COLUMN - PADDING + 2 - places, y + SIGN_GAP), INK)
    if text.text:
        canvas.draw_text(text, (left, y + SIGN_GAP + coin // 2), INK, bet_look.ground, within=width - places)


Told = tuple[BetSigns, BetSeen]
"""The signs of a bet without a marker, and the bet."""


def _draw_quiet_bets(canvas: Canvas, bets: Sequence[Told], ground: str, span: tuple[int, int]) -> None:
    """Draw the signs of bets out of reach: side by side, or in high room (`span`: its top, its height) in rows."""
    if not bets:
        return
    top, height = span
    rows = [[bet] for bet in bets] if height >= len(bets) * SILENT_ROW_HEIGHT else _split_signs_only_bets(bets)
    each = height // len(rows)
    for number, row in enumerate(rows):
        _draw_bet_signs_row(canvas, row, ground, (top + number * each, each))


def _split_signs_only_bets(bets: Sequence[Told]) -> list[Sequence[Told]]:
    """Return bets on one line, or on two if they have many signs."""
    first = (len(bets) + 1) // 2
    many = sum(len(signs.drawings) for signs, _ in bets) > SIGNS_PER_LINE
    return [bets[:first], bets[first:]] if many else [bets]


def _draw_bet_signs_row(canvas: Canvas, bets: Sequence[Told], ground: str, span: tuple[int, int]) -> None:
    """Draw the signs of bets side by side in the middle of a card; what came true is brighter."""
    (top, height), apart = span, SILENT_STEP * (len(bets) - 1)
    count = sum(len(signs.drawings) for signs, _ in bets)
    side = min(height - 8, MAX_SILENT_SIGN, (COLUMN - 2 * PADDING - apart) // count - 2)
    x = (COLUMN - (side + 2) * count - apart) // 2
    for signs, bet in bets:
        for sign in signs.drawings:
            sprite = render_sign_sprite(sign, side, ground, fade=_choose_sign_light(bet, ground))
            canvas.paste(sprite, (x, top + (height - side) // 2))
            x += side + 2
        x += SILENT_STEP


def _is_lone_jackpot(bet: BetSeen) -> bool:
    """Tell whether a bet has won its jackpot, and no markers: what that pays stands where these would."""
    return bool(bet.won and bet.jackpot and not bet.stack)


def choose_ink(ground: str) -> str:
    """Return the ink on the ground of a bet: pale in the dark, and dull where nothing can be had."""
    return CREAM if ground == HELD_BET_COLOUR else INK_BY_WOOD.get(ground, INK)


def _split_name(name: str, sizes: CardSizes, *, always: bool) -> Sequence[str]:
    """Return a name in two lines, always or if it is too long for one."""
    first, _, rest = name.rpartition(" ")
    long = measure_pixel_width(name, FontFace(Font.ROUND, sizes.names[-1])) > (COLUMN - 2 * PADDING) * MAX_NAME_SQUEEZE
    if not always and not long:
        return (name,)
    return (first, rest) if first else split_evenly(name)


def _write_name(canvas: Canvas, name: str, sizes: CardSizes, point: Point, inks: tuple[str, str], room: int) -> None:
    """Write a name in one line; one that is too long is compressed, since a smaller one could not be read."""
    canvas.draw_text(fit_uncut_name(name, sizes.names, room), point, *inks, within=room)


def find_common_card_sign(card: CardSeen, sizes: CardSizes) -> str | None:
    """Return the sign of all bets of a card that differ by their texts alone: it is drawn once, in the card's head.

    Where no line is left for its title it stands at each bet.
    """
    return find_common_face_sign(card.face) if has_title(card) and sizes.title else None


def _draw_bet_signs(
    canvas: Canvas, card: CardSeen, bet: BetSeen, bet_look: BetLook, span: tuple[int, int], ink: str
) -> None:
    """Draw what a bet is about, in the room beside its places: `span` is where that begins and ends."""
    sizes, signs = bet_look.sizes, find_bet_signs(card.face, bet.bet, bet_look.words)
    if find_common_card_sign(card, sizes) is not None:
        _draw_text(canvas, card, signs.text, bet_look, span, ink)
        return
    places = measure_places_width(bet, sizes) if bet.status == "open" or bet.stack else 0
    room = COLUMN - 2 * PADDING - places - JACKPOT_ROOM * _is_lone_jackpot(bet)
    box = (PADDING, span[0], PADDING + room, span[1])
    text = Lettering(signs.text, FontFace(Font.ROUND, sizes.pays)) if signs.text else None
    max_width = room - (MIN_ALIKE_SIGN if has_title(card) else len(signs.drawings) * MIN_SIGN) - SIGN_GAP
    beside = SIGN_GAP + min(max_width, measure_pixel_width(text.text, text.face)) if text else 0
    spare = span[1] - span[0] - (sizes.ring + sizes.pay if places or has_title(card) else sizes.sign)
    large = min(
        sizes.sign + min(SIGN_GROWTH, spare),
        max(sizes.sign, MAX_READ_SIGN if sizes.bare and not has_title(card) else MAX_SIGN),
    )
    large = min(large, _compute_common_sign_side(card, bet_look)) if has_title(card) else large
    side, middles = _compute_sign_layout(len(signs.drawings), beside, large, box)
    fade = _choose_sign_light(bet, bet_look.ground)
    for drawing, place in zip(signs.drawings, middles, strict=True):
        canvas.paste_centred(render_sign_sprite(drawing, side, bet_look.ground, fade=fade), place)
    if text:
        x, y = middles[-1]
        canvas.draw_text(text, (x + side // 2 + SIGN_GAP, y), ink, bet_look.ground, within=max_width)


def _draw_text(canvas: Canvas, card: CardSeen, text: str, bet_look: BetLook, span: tuple[int, int], ink: str) -> None:
    """Write by what a bet differs from the others of its card, beside its places: all of a card in one size."""
    slots = max(measure_places_width(bet, bet_look.sizes) for bet in card.bets)
    room = COLUMN - 2 * PADDING - slots - SIGN_GAP
    texts = [find_bet_signs(card.face, bet.bet, bet_look.words).text for bet in card.bets]
    longest = max(texts, key=lambda one: measure_pixel_width(one, FontFace(Font.ROUND, TEXT_SIZES[0])))
    sizes = *TEXT_SIZES[span[1] - span[0] < MIN_LARGE_TEXT_HEIGHT :], bet_look.sizes.pays, PAY_SIZE
    lettering = fit_uncut_name(text, (fit_uncut_name(longest, sizes, room).face.size,), room)
    canvas.draw_text(lettering, (PADDING + 5, (span[0] + span[1]) // 2), ink, bet_look.ground, within=room)


def _compute_common_sign_side(card: CardSeen, bet_look: BetLook) -> int:
    """Return how large the signs of a card are that differ by the texts beside them: as the longest lets them be."""
    sizes = bet_look.sizes
    room = COLUMN - 2 * PADDING - max(measure_places_width(bet, sizes) for bet in card.bets) - SIGN_GAP
    texts = [find_bet_signs(card.face, bet.bet, bet_look.words).text for bet in card.bets]
    return max(
        MIN_ALIKE_SIGN, room - max(measure_pixel_width(text, FontFace(Font.ROUND, sizes.pays)) for text in texts)
    )


def _compute_sign_layout(count: int, text: int, side: int, box: Box) -> tuple[int, list[Point]]:
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


def _write_centred(canvas: Canvas, text: str, size: int, middle: Point, inks: tuple[str, str]) -> None:
    canvas.write_centred(Lettering(text, FontFace(Font.ROUND, size)), middle, *inks)
