"""What the pictures of Goblin Market show, and what they hide."""

import io
from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.goblin_market.bidders import list_remaining_bidders
from bot.games.goblin_market.pictures import layout, payments, plates
from bot.games.goblin_market.pictures.alt_text import build_market_alt_text
from bot.games.goblin_market.pictures.cards import (
    SUIT_HUES,
    render_collection_card_sprite,
    render_deck_back_sprite,
    render_goblin_card_sprite,
    render_large_card_sprite,
    render_largest_card_sprite,
    render_medium_card_sprite,
    render_pile_sprite,
    render_scenic_card_sprite,
    render_small_card_sprite,
    render_suit_icon,
)
from bot.games.goblin_market.pictures.cards_by_suit import dim_other_suits
from bot.games.goblin_market.pictures.contents import find_counting_suits, sort_cards_by_suit
from bot.games.goblin_market.pictures.ending import order_from_middle
from bot.games.goblin_market.pictures.last_auction import choose_payment_size, compute_payee_sizes, compute_payee_step
from bot.games.goblin_market.samples import choose_sample_move
from bot.pictures import Picture
from bot.pictures.drawing import draw_pictures
from bot.pictures.moments import GOBLIN_PORTRAITS
from bot.pictures.painting.canvas import Canvas, fit_uncut_name
from bot.pictures.painting.lettering import Font, FontFace, measure_pixel_width
from bot.pictures.painting.shade import ShadedPiece
from bot.pictures.painting.sprites import Size, rasterize_svg
from bot.pictures.painting.theme import (
    CREAM,
    INK,
    SAND,
    Hue,
    build_palette_colours,
    build_palette_image,
    compute_contrast_ratio,
)
from bot.pictures.shared.portraits import use_portraits
from games.engine.match import Match
from games.engine.words import load_words
from games.goblin_market import CARDS, SUITS, DecktetCard, GoblinMarketView
from games.goblin_market.decktet import CARD_BY_NAME, get_cards
from games.goblin_market.views import count_card_suits
from tests.games.goblin_market.market_table import MarketTable

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
HEAVY = 25
"""The lot of the heaviest of some hundred and fifty matches of six."""
DEAREST = {60: (10, 10, 7), 61: (11, 11, 11), 62: (10, 10, 7), 63: (10, 10, 1), 64: (16, 1, 1), 69: (16, 1, 1)}
"""Bids that pay as many coins as all cards together bring at their last digits, in numbers as broad as they can be."""
CARDS_AWAY = 900
"""Farther than any two cards of a row are."""
PAIRS = list(combinations(range(len(SUITS)), 2))


def match_of(seats: int, *, hidden: bool = False) -> Match:
    return Match.deal_by_key("goblin_market", seats=seats, options={"hidden_coins": hidden, "first": 1}, seed=b"7" * 32)


def view_of(match: Match, seat: int | None = None) -> GoblinMarketView:
    view = match.view(seat)
    assert isinstance(view, GoblinMarketView)
    return view


def drawn(kind: str, view: object, seats: int) -> Picture:
    return draw_pictures("goblin_market", kind, view, NAMES[:seats], load_words())[0]  # type: ignore[arg-type]  # a view of this game


def board(match: Match) -> Picture:
    return drawn("board", match.view(None), match.seats)


def opened(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png))


def plate_of(picture: Picture, seats: int, seat: int) -> bytes:
    """Return the pixels of a player's plate, in a market in which nobody owns a card."""
    box = layout.compute_plate_boxes([()] * seats)[seat]
    width, height = box.size
    return opened(picture).crop((box.left, box.top, box.left + width, box.top + height)).tobytes()


def grey(image: Image.Image) -> Image.Image:
    shown = image.copy()
    shown.putpalette(build_palette_image().getpalette() or [])
    return shown.convert("RGB").convert("L")


def difference(one: Image.Image, other: Image.Image) -> float:
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_suits_differ_in_outline_by_a_seventh_of_their_area(one: int, other: int) -> None:
    shapes = [rasterize_svg(f"goblin_market/suit-{SUITS[suit]}", 60).getchannel("A") for suit in (one, other)]
    a, b = (shape.point(lambda cover: 255 * (cover > 127)) for shape in shapes)
    both, apart = ImageStat.Stat(ImageChops.lighter(a, b)).sum[0], ImageStat.Stat(ImageChops.difference(a, b)).sum[0]
    assert apart / both > 1 / 7


@pytest.mark.parametrize(("one", "other"), PAIRS)
@pytest.mark.parametrize("side", [layout.MINI_SIGN, 14])
def test_suits_differ_without_their_hue_however_small(one: int, other: int, side: int) -> None:
    assert (
        difference(grey(render_suit_icon(one, side, CREAM).image), grey(render_suit_icon(other, side, CREAM).image))
        > 12
    )


def test_all_cards_look_different_large_and_small() -> None:
    sold = [card for card in CARDS if len(card.suits) < 3]
    assert len({render_large_card_sprite(card, card.name).image.tobytes() for card in sold}) == len(sold)
    for piece in (
        render_small_card_sprite,
        render_medium_card_sprite,
        render_collection_card_sprite,
        render_largest_card_sprite,
        render_scenic_card_sprite,
    ):
        small = {(card.rank, card.suits): piece(card, SAND).image.tobytes() for card in sold}
        assert len(set(small.values())) == len(small)
    goblins = [card for card in CARDS if len(card.suits) == 3]
    assert len({render_goblin_card_sprite(card).image.tobytes() for card in goblins}) == 8


@pytest.mark.parametrize("size", layout.PILE_SIZES)
def test_piles_tell_ranks_and_how_many_cards_they_have(size: Size) -> None:
    tops = list({card.rank: card for card in CARDS if len(card.suits) < 3}.values())
    assert len(tops) == layout.PILE_RANKS
    shown = {render_pile_sprite((top,) * count, size, SAND).image.tobytes() for top in tops for count in (1, 2, 3)}
    assert len(shown) == 3 * layout.PILE_RANKS
    assert {render_pile_sprite((tops[0],) * count, size, SAND).image.size for count in (1, 2)} == {size}


@pytest.mark.parametrize("hue", SUIT_HUES)
def test_ranks_stand_out_from_the_pale_colours_of_cards_in_the_shade_too(hue: Hue) -> None:
    assert compute_contrast_ratio(INK, hue.pale) >= 3.5
    assert compute_contrast_ratio(in_shade(INK), in_shade(hue.pale)) >= 3.5


def in_shade(colour: str) -> str:
    """Return what the palette makes of a colour in the shade."""
    shown = Image.new("P", (1, 1))
    ShadedPiece(Canvas((1, 1), colour)).paste_onto(shown, (0, 0))
    return "#{:02x}{:02x}{:02x}".format(*build_palette_colours()[shown.tobytes()[0]])


def test_the_plate_of_somebody_who_is_out_is_in_the_shade_but_for_its_cross() -> None:
    match = match_of(3)
    looks = [brightest_of(board(match), 3, 1)]
    for seat, move in ((0, "bid 2"), (1, "pass")):
        match.play(seat, move)
    assert match.decision is not None
    looks.append(brightest_of(board(match), 3, 1))
    assert looks[1] < 0.7 * looks[0]


def brightest_of(picture: Picture, seats: int, seat: int) -> float:
    """Return the brightest grey of a player's plate, left of where a bid or a cross is."""
    box = layout.compute_plate_boxes([()] * seats)[seat]
    corner = box.left + box.width - 2 * layout.CHIP, box.top + box.size[1]
    return ImageStat.Stat(grey(opened(picture).crop((box.left, box.top, *corner)))).extrema[0][1]


def test_a_collection_of_many_cards_tells_each_suit_that_counts_against_it() -> None:
    view = view_of(match_of(3))
    few, many = (get_cards(range(count)) for count in (4, 24))
    suits = (7, 6, 7, 4, 5, 5)
    told = [replace(view, owned=(cards, (), ()), suits=(suits, (0,) * 6, (0,) * 6)) for cards in (few, many)]
    numbers = [_tally_of(one) for one in told]
    assert numbers == [[7, 6, 7, -14], [7, 7, 6, -5, -5, -4]]


def _tally_of(view: GoblinMarketView) -> list[int]:
    """Return the numbers of the first player's tally, in its best way."""
    return [count for _, count in _pen_of(view)._list_suit_count_variants()[0][0]]


def _pen_of(view: GoblinMarketView) -> plates._PlatePainter:
    return plates._PlatePainter(Canvas((layout.WIDTH, 900), CREAM), view, 0, layout.compute_plate_boxes(view.owned)[0])


def test_decks_are_told_apart_and_show_how_many_cards_are_left() -> None:
    assert (
        len({render_deck_back_sprite(deck, left).image.tobytes() for deck in ("auction", "goblin") for left in (3, 4)})
        == 4
    )


@pytest.mark.parametrize("owning", range(3))
@pytest.mark.parametrize("seats", range(3, 7))
def test_plates_stand_side_by_side_within_the_picture(seats: int, owning: int) -> None:
    owned = [(1,)] * owning + [()] * (seats - owning)
    width, height = layout.compute_picture_size(owned, layout.PAYMENT_STYLES[0].high)
    boxes = []
    for box in layout.compute_plate_boxes(owned):
        size = box.size
        boxes.append((box.left, box.top, box.left + size[0], box.top + size[1]))
    stage = (0, layout.MARKET_HEIGHT, width, height)
    assert all(box[0] > stage[0] and box[1] > stage[1] and box[2] < stage[2] and box[3] < stage[3] for box in boxes)
    for a, b in combinations(boxes, 2):
        assert a[2] < b[0] or b[2] < a[0] or a[3] < b[1] or b[3] < a[1]


@pytest.mark.parametrize(
    ("cards", "rows"),
    [
        ((3, 0, 8), [[0, 1, 2]]),
        ((1, 14, 3), [[1], [0, 2]]),
        ((19, 0, 0), [[0], [1, 2]]),
        ((1, 9, 3, 20), [[0, 1], [2, 3]]),
        ((1, 2, 3, 4, 5), [[0, 1, 2], [3, 4]]),
        ((1, 20, 0, 4, 5, 6), [[0, 1, 2], [3, 4, 5]]),
    ],
)
def test_plates_fill_their_rows_and_whoever_has_very_many_cards_has_a_wider_one(
    cards: tuple[int, ...], rows: list[list[int]]
) -> None:
    boxes = layout.compute_plate_boxes([(1,) * count for count in cards])
    for row in rows:
        shown = [boxes[seat] for seat in row]
        assert len({box.top for box in shown}) == 1
        assert 0 <= layout.WIDTH - layout.GAP - sum(box.width + layout.GAP for box in shown) < len(row)
        assert min(box.width for box in shown) >= layout.MIN_THIRD_PLATE
        most = max(row, key=lambda seat: cards[seat])
        assert boxes[most].width == max(box.width for box in shown)
    tops = [boxes[row[0]].top for row in rows]
    assert tops == sorted(set(tops))


def test_six_players_with_full_hands_leave_the_market_low_enough_for_a_phone() -> None:
    for look in layout.PAYMENT_STYLES[3:]:
        width, height = layout.compute_picture_size([(1,) * 9] * 6, look.high + layout.PAYS_EDGE + layout.PAYS_BELOW)
        assert height == layout.MAX_HEIGHT
        assert height * 341 / width <= 350


def test_the_last_auction_of_six_with_faces_and_long_names_is_light() -> None:
    match, luck = Match.deal_by_key("goblin_market", seats=6, seed=bytes([HEAVY]) * 32), Random(HEAVY)
    names, weights = [f"{name} the Unburdened" for name in NAMES], []
    with use_portraits(GOBLIN_PORTRAITS):
        while match.decision:
            match.play(match.decision.seats[0], choose_sample_move(match, match.decision.seats[0], luck))
            view = view_of(match)
            if view.deck == 0 and view.is_bidding and view.standing > 5:
                weights.append(len(draw_pictures("goblin_market", "board", view, names, load_words())[0].png))
    assert max(weights) <= 70_000


def test_the_best_stands_in_the_middle_and_the_next_beside() -> None:
    assert order_from_middle([4, 2, 0, 1]) == [1, 2, 4, 0]
    assert order_from_middle([5, 3, 1]) == [3, 5, 1]


@pytest.mark.parametrize("count", [11, 13, 21, 22, 26, 30])
def test_many_cards_stand_by_suit_with_air_between_two_suits(count: int) -> None:
    cards = tuple(card for card in CARDS if len(card.suits) < 3)[:count]
    pen = _pen_of(_hoarding(cards))
    shown, corners, size = pen._arrange_cards()
    assert len(shown) == len(corners) == count
    assert max(corners)[0] + size[0] <= layout.WHOLE_PLATE - layout.MAT_SIDE
    led = [card.suits[0] for card in sort_cards_by_suit(pen.view, 0)]
    assert led == sorted(led, key=lambda suit: (-pen.view.suits[0][suit], suit))
    rows = [
        [place for place in zip(corners, led, strict=True) if place[0][1] == y] for y in sorted({y for _, y in corners})
    ]
    assert len(rows) == 2
    assert abs(len(rows[0]) - len(rows[1])) <= 2 * layout.MAX_UNEVEN + 1
    for row in rows:
        steps = {(x - before, suit == last) for ((before, _), last), ((x, _), suit) in pairwise(row)}
        within, between = ({step for step, same in steps if same is alike} for alike in (True, False))
        assert within == {size[0] + layout.CARD_GAP}
        assert len(between) <= 1
        assert min(between, default=CARDS_AWAY) >= size[0] + layout.CARD_GAP + layout.MIN_SUIT_AIR


def test_what_counts_against_many_cards_is_in_the_shade() -> None:
    both, one, none = (replace(CARDS[CARD_BY_NAME["author"]], suits=suits) for suits in ((0, 1), (0, 5), (4, 5)))
    counted = frozenset((0, 1, 2))
    lit, half, dim = (dim_other_suits(render_small_card_sprite, card, SAND, counted) for card in (both, one, none))
    assert lit.image.tobytes() == render_small_card_sprite(both, SAND).image.tobytes()
    for card, sprite, top in ((one, half, layout.MINI_HALF), (none, dim, 0)):
        plain, shown = grey(render_small_card_sprite(card, SAND).image), grey(sprite.image)
        above, below = (0, 0, layout.MINI[0], top), (0, top, *layout.MINI)
        assert not top or plain.crop(above).tobytes() == shown.crop(above).tobytes()
        assert ImageStat.Stat(shown.crop(below)).mean[0] < 0.7 * ImageStat.Stat(plain.crop(below)).mean[0]


def _hoarding(cards: tuple[DecktetCard, ...]) -> GoblinMarketView:
    """Return a market in which the first player owns these cards, and nobody else any."""
    return replace(view_of(match_of(3)), owned=(cards, (), ()), suits=(count_card_suits(cards), (0,) * 6, (0,) * 6))


@pytest.mark.parametrize(
    ("paid", "lines", "titled"),
    [
        ({1: (4, 2), 2: (2, 1), 6: (1,)}, 1, True),
        ({8: (2, 4, 3, 2), 14: (5, 1)}, 1, True),
        ({7: (11, 11, 11, 11, 11)}, 1, True),
        ({8: (2, 4, 3, 2), 9: (1, 2, 5, 1), 14: (5, 1)}, 2, True),
        ({8: (2, 4, 3, 1, 6), 9: (1, 2, 5, 1, 1), 14: (5, 1, 2)}, 2, False),
        ({8: (2, 4, 3), 9: (1, 2, 5), 10: (1, 1), 11: (1, 2, 3), 12: (2, 2)}, 2, False),
        (dict.fromkeys(range(8, 14), (2, 4, 3)), 2, False),
        ({60: (10, 10, 5, 1, 1), 61: (10, 10, 10, 2, 1), 62: (10, 10, 5, 1, 1)}, 2, False),
        (DEAREST, 2, False),
    ],
)
def test_all_bids_that_pay_are_told_in_one_line_where_they_can(
    paid: dict[int, tuple[int, ...]], lines: int, titled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    bids = [(bid, list(enumerate(coins))) for bid, coins in paid.items()]
    monkeypatch.setattr(payments, "list_sisterhood_bids", lambda _: bids)
    monkeypatch.setattr(payments, "list_later_sisterhood_bids", lambda _: [])
    full = replace(view_of(match_of(6)), owned=(get_cards(range(6)),) * 6)
    chips = payments.choose_bid_chips(full)
    assert (chips.bids, chips.fits_in_lines, len(chips.bid_lines), chips.look.titled) == (bids, True, lines, titled)
    assert layout.compute_foot_top(full.owned) + payments.measure_bid_payments(full) <= layout.MAX_HEIGHT


@pytest.mark.parametrize(("coins", "bids"), [(12, [1, 9, 10]), (9, [1, 9]), (1, [1])])
def test_bids_without_a_button_are_told_after_the_others_where_there_is_room(coins: int, bids: list[int]) -> None:
    """A nine is paid for by bids that end in 9, 0 and 1."""
    view = MarketTable(deck="author desert origin", owned={"bob": "pact"}, coins={"ann": coins}).view()
    assert [bid for bid, _ in payments.choose_bid_chips(view).bids] == bids
    alt = drawn("board", view, 3).alt_text
    assert [f"{bid} would pay Bob" in alt for bid in (1, 9, 10)] == [bid in bids for bid in (1, 9, 10)]


def test_a_hidden_purse_is_open_in_its_owners_panel_alone() -> None:
    match = match_of(3, hidden=True)
    richer = replace(view_of(match, 0), coins=(31, None, None))
    mine, shown = drawn("panel", richer, 3), board(match)
    assert "31 coins" in mine.alt_text
    assert mine.alt_text.count("coins hidden") == 2
    assert shown.alt_text.count("coins hidden") == 3
    assert plate_of(mine, 3, 0) != plate_of(shown, 3, 0)
    assert plate_of(mine, 3, 1) == plate_of(shown, 3, 1)


@pytest.mark.parametrize("passed", [False, True])
def test_a_readers_own_stall_stands_out_from_the_board_for_all(passed: bool) -> None:
    view = replace(view_of(match_of(3)), passed=(False, passed, False))
    mine, shown = drawn("panel", replace(view, seat=1), 3), drawn("board", view, 3)
    assert opened(mine).size == opened(shown).size
    assert plate_of(mine, 3, 1) != plate_of(shown, 3, 1)
    assert all(plate_of(mine, 3, seat) == plate_of(shown, 3, seat) for seat in (0, 2))


def test_a_spectator_has_no_panel_and_no_auction_leaves_no_picture() -> None:
    view = match_of(3).view(None)
    assert draw_pictures("goblin_market", "panel", view, NAMES[:3], load_words()) == []
    assert draw_pictures("goblin_market", "log", view, NAMES[:3], load_words()) == []


def test_who_is_asked_who_bid_and_who_passed_shows_on_their_plates() -> None:
    match = match_of(3)
    looks = [plate_of(board(match), 3, 0)]
    for seat, move in ((0, "bid 2"), (1, "bid 3"), (2, "bid 4"), (0, "pass")):
        match.play(seat, move)
        looks.append(plate_of(board(match), 3, 0))
    asked, bid, _, asked_again, passed = looks
    assert len({asked, bid, asked_again, passed}) == 4


def test_the_words_tell_the_sale_the_bid_and_every_collection() -> None:
    table = MarketTable(deck="desert author origin", owned={"ann": "pact forest", "bob": "bard"}, coins={"cid": 1})
    table.do("ann bid 4", "bob pass")
    alt = board(table.match).alt_text
    assert "Cid is to bid." not in alt  # one coin cannot beat four
    assert "For sale: Author (2, Moons Knots), Origin (2, Waves Leaves). Ann bid 4." in alt
    assert "still in" not in alt  # the bidding is over
    assert "Ann 4 points, 10 coins: Moons 2, Suns 1, Leaves 1; ranks 5 9" in alt
    assert "Bob 1 point, 10 coins: Suns 1; ranks Crown" in alt
    assert "Cid 0 points, 1 coin, no cards" in alt


def test_the_words_fit_though_everybody_owns_much() -> None:
    view = view_of(match_of(6))
    much = get_cards(range(6))
    crowded = replace(view, owned=(much,) * 6, suits=((12,) * 6,) * 6)
    alt = draw_pictures("goblin_market", "board", crowded, ["x" * 40] * 6, load_words())[0].alt_text
    assert len(alt) <= 1024
    assert alt.count("Moons 12, Suns 12, Waves 12, Leaves 12, Wyrms 12, Knots 12") == 6


def test_suits_that_count_are_the_three_most_numerous() -> None:
    assert find_counting_suits((1, 4, 0, 4, 2, 2)) == {1, 3, 4}


def test_who_may_still_bid_stands_from_the_next_on() -> None:
    table = MarketTable(seats=4, deck="desert author origin", opener="cid")
    table.do("cid bid 1", "dot pass")
    assert list_remaining_bidders(table.view()) == [0, 1, 2]


def test_the_log_tells_who_bought_what_and_who_was_paid() -> None:
    table = MarketTable(deck="desert author origin", goblins="harvest", owned={"cid": "ace-of-suns"})
    table.do("ann bid 1", "bob pass", "cid pass", "ann share", "ann pick origin")
    alt = drawn("log", table.view(), 3).alt_text
    assert "Ann bought Origin (2, Waves Leaves) for 1." in alt
    assert "Nobody got Author (2, Moons Knots)." in alt
    assert "Matching money: Cid 3." in alt
    assert "Goblin money: Ann 2, Bob 3, Cid 2." in alt


def test_what_was_paid_shows_in_the_picture_of_the_log() -> None:
    table = MarketTable(deck="desert author origin", goblins="harvest", owned={"cid": "ace-of-suns"})
    table.do("ann bid 1", "bob pass", "cid pass", "ann take")
    last = table.view().last
    assert last is not None
    poorer = replace(table.view(), last=replace(last, sisterhood=(0, 0, 0)))
    assert drawn("log", table.view(), 3).png != drawn("log", poorer, 3).png


@pytest.mark.parametrize("payees", range(1, 7))
@pytest.mark.parametrize("cards", [2, 3])
def test_payments_stand_apart_on_the_bill(cards: int, payees: int) -> None:
    bill = layout.choose_bill_layout(cards)
    step = compute_payee_step(bill, payees)
    for row in (layout.BID_PAYS, layout.CARD_PAYS, layout.CARD_ALONE):
        head, coin, lean = compute_payee_sizes(row, bill, payees)
        assert choose_payment_size(coin) >= layout.PAID_ALONE
        assert measure_pixel_width("+11", FontFace(Font.ROUND, choose_payment_size(coin))) < (
            coin if coin >= layout.MIN_COIN else step
        )
        assert (head + coin) // 2 + lean < step
        assert max(head, coin) <= row.high
    assert bill.payees_start + payees * step <= layout.BILL_RIGHT


def test_the_chart_of_the_rules_needs_no_match_and_shows_every_card() -> None:
    first, later = match_of(3), match_of(5)
    assert drawn("deck", first.view(None), 3) == drawn("deck", later.view(None), 5)
    assert set(CARD_BY_NAME) == {card.name for card in CARDS}


def test_a_name_on_a_card_is_never_cut() -> None:
    room = layout.CARD_SIZE[0] - 16
    for card in CARDS:
        name = load_words()(f"goblin-market-card-{card.name}")
        assert fit_uncut_name(name, layout.CARD_NAME_SIZES, room).text == name


def test_after_an_early_end_the_picture_in_words_offers_nothing_for_sale() -> None:
    match = Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32))
    match.play(0, "bid 3")
    closed = replace(match.view(None), decision=None)
    match.end_by_agreement()
    for view, status in ((closed, "The match was closed before its end."), (match.view(None), "The market is closed")):
        assert isinstance(view, GoblinMarketView)
        told = build_market_alt_text(view, NAMES[:3], load_words()).whole
        assert told.startswith(status)
        assert "Not sold any more:" in told
        assert not any(words in told for words in ("For sale", "to bid", "still in", "would pay"))
