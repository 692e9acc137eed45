"""What the pictures of Emerald Skulls show: dice in their places, markers in order, results, Vrax and Kur."""

import io
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.emerald_skulls.pictures import layout
from bot.games.emerald_skulls.pictures.bets.decided_bets import JACKPOT_PLACE, Gains, list_card_payouts
from bot.games.emerald_skulls.pictures.cards import (
    CARD_LOOK,
    HELD_BET_COLOUR,
    OPEN_BET_COLOUR,
    STOPPED_CARD_LOOK,
    choose_card_wood,
    choose_ink,
    draw_betting_card,
)
from bot.games.emerald_skulls.pictures.contents import rebuild_last_turn_view
from bot.games.emerald_skulls.pictures.glyphs import (
    FAINT_LIGHT,
    FULL_LIGHT,
    HALF_LIGHT,
    SIGN_HUES,
    flood_fill,
    render_sign_sprite,
)
from bot.games.emerald_skulls.pictures.materials import SHINE_COLOUR, TABLE_COLOUR
from bot.games.emerald_skulls.pictures.signs import SIGNS_BY_CONDITION, find_bet_signs
from bot.games.emerald_skulls.pictures.skull import list_tumbler_payouts
from bot.games.emerald_skulls.pictures.strip import STRIP_HEIGHT
from bot.pictures import Picture
from bot.pictures.drawing import draw_pictures
from bot.pictures.painting.sprites import Sprite, render_icon_sprite
from bot.pictures.painting.theme import CAVE, SAND, compute_contrast_ratio
from bot.pictures.shared.players import GAP, measure_strip_height
from bot.pictures.shared.portraits import GOBLIN_HEADS, build_portrait, use_portraits
from games.emerald_skulls import (
    BetSeen,
    CardSeen,
    EmeraldSkullsView,
    JackpotChoice,
    Payment,
    load_betting_cards,
    view_bare_cards,
)
from games.emerald_skulls.conditions import CONDITIONS, COUNT_FUNCTIONS
from games.engine import Match
from games.engine.random_play import derive_match_seed
from games.engine.words import load_words
from tests.screens.longer import long_winded

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")
Box = tuple[int, int, int, int]


def view_of(seats: int = 3, *moves: str, **options: object) -> EmeraldSkullsView:
    """Return what all see after these moves, each "SEAT MOVE"."""
    match = Match.deal_by_key(
        "emerald_skulls", seats=seats, options={"first": 1, **options}, seed=derive_match_seed("skulls", 1)
    )
    for move in moves:
        seat, _, notation = move.partition(" ")
        match.play(int(seat), notation)
    return seen(match)


def seen(match: Match) -> EmeraldSkullsView:
    view = match.view(None)
    assert isinstance(view, EmeraldSkullsView)
    return view


def board(view: EmeraldSkullsView, names: Sequence[str] = NAMES) -> Picture:
    return draw_pictures("emerald_skulls", "board", view, names[: view.seats], load_words())[0]


def part(picture: Picture, box: Box) -> bytes:
    return Image.open(io.BytesIO(picture.png)).crop(box).tobytes()


def about(middle: tuple[int, int], seats: int, side: int = 40) -> Box:
    """Return the box round a place on the cloth."""
    x, y = middle[0] + layout.compute_column_left(1), middle[1] + measure_strip_height(seats)
    return x - side // 2, y - side // 2, x + side // 2, y + side // 2


@pytest.mark.parametrize(
    ("level", "places"),
    [
        (1, [layout.LOWER_AT]),
        (2, [layout.UPPER_AT]),
        (3, [layout.NOSE_AT]),
        (4, list(layout.EYES_AT)),
        (5, [layout.GEM_AT]),
    ],
)
def test_dice_lie_on_their_level(level: int, places: list[tuple[int, int]]) -> None:
    bare = view_of(3)
    for lying in (replace(bare, ordinary=_only(level, len(places))), replace(bare, skulls=_only(level, len(places)))):
        empty, full = board(bare), board(lying)
        for place in places:
            assert part(empty, about(place, 3)) != part(full, about(place, 3))
        others = {layout.LOWER_AT, layout.UPPER_AT, layout.NOSE_AT, *layout.EYES_AT, layout.GEM_AT} - set(places)
        for place in others:
            assert part(empty, about(place, 3, 20)) == part(full, about(place, 3, 20))


def _only(level: int, count: int) -> tuple[int, ...]:
    return tuple(count if other == level else 0 for other in range(1, 6))


@pytest.mark.parametrize("count", range(8))
def test_any_number_of_dice_fits_jaws_and_nose(count: int) -> None:
    for level in (1, 2, 3):
        half = count // 2
        view = replace(view_of(3), ordinary=_only(level, count - half), skulls=_only(level, half))
        assert (board(view) == board(view_of(3))) == (count == 0)


def test_all_dice_differ_without_their_colours() -> None:
    faces = [_grey(render_icon_sprite(f"emerald_skulls/die-{face}", layout.DIE_SIZE, CAVE).image) for face in range(7)]
    assert all(one != other for one, other in combinations(faces, 2))


def test_all_signs_differ_without_their_colours() -> None:
    names = sorted({sign.removeprefix("-") for signs in SIGNS_BY_CONDITION.values() for sign in signs})
    drawn = [_grey(render_sign_sprite(name, 30, SAND).image) for name in names]
    assert all(one != other for one, other in combinations(drawn, 2))
    assert all(render_sign_sprite(f"-{name}", 30, SAND) != render_sign_sprite(name, 30, SAND) for name in names)


def _grey(image: Image.Image) -> bytes:
    return image.convert("RGB").convert("L").tobytes()


def test_every_condition_has_signs_and_bets_of_one_card_differ_by_them_or_by_name() -> None:
    assert set(SIGNS_BY_CONDITION) >= {bet.condition for card in load_betting_cards().values() for bet in card.bets}
    assert set(SIGNS_BY_CONDITION) <= set(CONDITIONS) | set(COUNT_FUNCTIONS)
    for card in load_betting_cards().values():
        told = [find_bet_signs(card.face, bet.bet, load_words()) for bet in card.bets]
        assert card.deck != "side" or len(set(told)) == len(told)


def test_markers_stand_in_the_order_in_which_they_came() -> None:
    first = view_of(3, "0 buy 3", "1 bet 3 final-jewel", "2 bet 3 final-jewel")
    second = view_of(3, "0 buy 3", "2 bet 3 final-jewel", "1 bet 3 final-jewel")
    assert board(first).png != board(second).png
    assert "Final Jewel (2, 1): Bob, Cid" in board(first).alt_text
    assert "Final Jewel (2, 1): Cid, Bob" in board(second).alt_text


def test_the_strip_shows_who_is_still_open() -> None:
    strips = []
    for moves in (("0 buy 3",), ("0 buy 3", "1 ready")):
        picture = board(view_of(4, *moves))
        strips.append(part(picture, (0, 0, picture.width, measure_strip_height(4))))
    assert strips[0] != strips[1]
    assert "Still open to bet: Bob, Cid, Dee." in board(view_of(4, "0 buy 3")).alt_text
    assert "Still open to bet: Cid, Dee." in board(view_of(4, "0 buy 3", "1 ready")).alt_text


def test_picked_noses_are_marked_and_told() -> None:
    view = replace(view_of(3), picked=2)
    for place in layout.PICKED_AT:
        assert part(board(view), about(place, 3, 30)) != part(board(view_of(3)), about(place, 3, 30))
    assert "2 noses picked" in board(view).alt_text


def test_a_bet_that_cannot_be_had_looks_different_from_an_open_one() -> None:
    view = view_of(3, "0 buy 3")
    statuses = {bet.bet: bet.status for card in view.cards for bet in card.bets}
    assert statuses["emerald-skull"] == "impossible"
    assert "Emerald Skull (10, 8, 5), impossible" in board(view).alt_text
    opened = replace(
        view,
        cards=tuple(replace(card, bets=tuple(replace(bet, status="open") for bet in card.bets)) for card in view.cards),
    )
    assert board(opened).png != board(view).png


@pytest.mark.parametrize(("seats", "advanced"), [(1, False), (2, False), (4, True), (6, True), (8, True)])
def test_no_card_covers_another_or_the_skull(seats: int, advanced: bool) -> None:
    for lot in range(6):
        match = Match.deal_by_key("emerald_skulls", seats=seats, options={"advanced": advanced}, seed=bytes([lot]) * 32)
        spots, bottom = layout.arrange_cards(seen(match).cards, 0)
        assert [spot.card for spot in spots] == list(seen(match).cards)
        assert all(spot.height >= layout.measure_min_card_height(spot.card, spot.sizes) for spot in spots)
        boxes = [(x, y, x + layout.COLUMN, y + spot.height) for spot in spots for x, y in [spot.place]]
        assert {x for x, _, _, y in boxes if y == bottom - GAP} == {x for x, *_ in boxes}
        boxes.append(
            (layout.compute_column_left(1), 0, layout.compute_column_left(1) + layout.CLOTH[0], layout.CLOTH[1])
        )
        assert all(not _overlap(one, other) for one, other in combinations(boxes, 2))
        assert max(box[3] for box in boxes) <= bottom
        assert max(box[2] for box in boxes) <= layout.WIDTH


def on_a_phone(picture: Picture) -> int:
    """Return how high a picture is where it is 341 pixels wide."""
    return round(picture.height * 341 / picture.width)


@pytest.mark.parametrize(
    ("seats", "advanced", "most"), [(1, False, 300), (2, False, 260), (8, False, 260), (4, True, 370), (8, True, 370)]
)
def test_a_board_leaves_room_for_its_controls_on_a_phone(seats: int, advanced: bool, most: int) -> None:
    for lot in range(12):
        match = Match.deal_by_key("emerald_skulls", seats=seats, options={"advanced": advanced}, seed=bytes([lot]) * 32)
        _, bottom = layout.arrange_cards(seen(match).cards, STRIP_HEIGHT)
        assert round(bottom * 341 / layout.WIDTH) <= most
    view = view_of(seats, *([] if seats > 1 else ["0 buy 3"]), advanced=advanced)
    assert on_a_phone(board(view)) <= most


FACES = tuple(
    build_portrait(head, age)
    for head, age in zip((*GOBLIN_HEADS, GOBLIN_HEADS[0]), ("grown", "old", "young", "old") * 2, strict=True)
)


@pytest.mark.parametrize(
    ("seats", "deal", "moves"), [(8, 53, 30), (8, 139, 40), (8, 214, 20), (7, 214, 40), (8, 149, 30)]
)
def test_the_fullest_boards_of_random_matches_are_light_with_all_faces(seats: int, deal: int, moves: int) -> None:
    """Of 2,048 boards in 512 matches, these are the largest of their deals."""
    luck = Random(deal)
    match = Match.deal_by_key("emerald_skulls", seats=seats, options={"advanced": True}, seed=bytes([deal]) * 32)
    for _ in range(moves):
        assert match.decision is not None
        seat = luck.choice(match.decision.seats)
        match.play(seat, str(luck.choice(list(match.legal_moves(seat)))))
    with use_portraits(FACES):
        assert len(board(seen(match)).png) <= 69_000


def test_the_most_cards_of_all_leave_room_too() -> None:
    most = ("6b", "10a", "12b", "14a", "18b", "20b", "22b", "24b", "26b", "28b")
    spots, bottom = layout.arrange_cards(view_bare_cards(most), STRIP_HEIGHT)
    assert (len(spots), bottom <= layout.MAX_HEIGHT) == (10, True)


def test_among_many_cards_a_closed_one_leaves_its_room_to_the_others_of_its_column() -> None:
    every = view_bare_cards(("6b", "10a", "12b", "14a", "18b", "20b", "22b", "24b", "26b", "28b"))
    opened = [replace(card, bets=tuple(replace(bet, status="open") for bet in card.bets)) for card in every]
    shut = [replace(card, bets=tuple(replace(bet, status="impossible") for bet in card.bets)) for card in opened]
    before, end = layout.arrange_cards(opened, STRIP_HEIGHT)
    after, same_end = layout.arrange_cards([shut[0], *opened[1:]], STRIP_HEIGHT)
    assert end == same_end
    assert [(box.place[0], box.card.face) for box in before] == [(box.place[0], box.card.face) for box in after]
    assert after[0].height < before[0].height
    assert after[1].height > before[1].height


def test_closed_cards_go_below_the_skull_where_that_makes_the_picture_lower() -> None:
    every = view_bare_cards(("6b", "10a", "16a", "18b", "22a", "24a"))
    opened = [replace(card, bets=tuple(replace(bet, status="open") for bet in card.bets)) for card in every]
    shut = [replace(card, bets=tuple(replace(bet, status="impossible") for bet in card.bets)) for card in opened[:2]]
    _, high = layout.arrange_cards(opened, STRIP_HEIGHT)
    spots, low = layout.arrange_cards([*shut, *opened[2:]], STRIP_HEIGHT)
    assert low < high
    assert {spot.card.face for spot in spots if spot.place[1] > STRIP_HEIGHT + layout.CLOTH[1]} == {"6b", "10a"}
    assert sorted(spot.card.face for spot in spots) == sorted(card.face for card in every)


@pytest.mark.parametrize(
    "sizes",
    [
        layout.TIGHT_SIZES,
        layout.SLIM_SIZES,
        layout.SLIMMER_SIZES[-1],
        layout.LEAN_SIZES,
        layout.AIRY_SIZES,
        layout.FACES_SIZES,
    ],
    ids=lambda one: str(one.ring),
)
def test_signs_have_room_on_every_card_whatever_the_words_beside_them(sizes: layout.CardSizes) -> None:
    every = view_bare_cards(tuple(load_betting_cards()))
    opened = [replace(card, bets=tuple(replace(bet, status="open") for bet in card.bets)) for card in every]
    with long_winded():
        for card in opened:
            draw_betting_card(
                card,
                layout.measure_min_card_height(card, sizes),
                sizes,
                load_words(),
                solitary=False,
                fresh=frozenset(),
            )


def test_a_place_on_a_slim_card_says_what_it_pays_until_it_is_taken() -> None:
    view = view_of(8, "0 buy 3", advanced=True)
    paid = [replace(view, cards=tuple(_paying(card, payout) for card in view.cards)) for payout in ("1", "2")]
    assert board(paid[0]).png != board(paid[1]).png
    taken = [_all_taken(one) for one in paid]
    assert board(taken[0]).png == board(taken[1]).png


def _paying(card: CardSeen, payout: str) -> CardSeen:
    return replace(card, bets=tuple(replace(bet, payouts=(payout,) * len(bet.payouts)) for bet in card.bets))


def _all_taken(view: EmeraldSkullsView) -> EmeraldSkullsView:
    cards = (
        replace(card, bets=tuple(replace(bet, stack=(1,) * len(bet.payouts)) for bet in card.bets))
        for card in view.cards
    )
    return replace(view, cards=tuple(cards))


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def finished_turn(seats: int) -> EmeraldSkullsView:
    """Return what all see at the beginning of the second turn."""
    match = Match.deal_by_key("emerald_skulls", seats=seats, options={"first": 1}, seed=derive_match_seed("skulls", 2))
    while seen(match).number == 1:
        assert match.decision is not None
        seat = match.decision.seats[0]
        bets = [move for move in match.legal_moves(seat) if str(move).startswith("bet 3")]
        match.play(seat, bets[0] if bets else match.default_move(seat))
    return seen(match)


def test_the_log_shows_the_turn_that_ended_with_its_bets() -> None:
    view = finished_turn(3)
    assert view.last is not None
    shown = rebuild_last_turn_view(view)
    assert (shown.ordinary, shown.skulls, shown.out) == (view.last.ordinary, view.last.skulls, view.last.out)
    assert any(bet.stack for card in shown.cards for bet in card.bets)
    assert not any(bet.stack for card in view.cards for bet in card.bets)
    (log,) = draw_pictures("emerald_skulls", "log", view, NAMES[:3], load_words())
    assert log.png != board(view).png
    assert "Ann tumbled: a" in log.alt_text


def test_the_words_of_a_turn_that_is_over_tell_who_lost_and_what_was_earned() -> None:
    view = rebuild_last_turn_view(finished_turn(3))
    assert view.last is not None
    (card,) = view_bare_cards(("26b",))
    won, lost, nobodys = (replace(bet, status="judged", won=False, stack=()) for bet in card.bets)
    bets = (replace(won, won=True, stack=(1, 2)), replace(lost, stack=(0,)), nobodys)
    payments = (Payment(0, None, "standard", 1, 3, 1, 3), Payment(1, "26b", won.bet, 1, 5, 0, 5))
    cards_seen = (replace(card, bets=bets), *view.cards[1:])
    ended = replace(view, out="gem", cards=cards_seen, last=replace(view.last, payments=payments))
    alt = board(ended).alt_text
    assert "Ann tumbled: a Gem Out, and earns 3 gears and 1 reroll cube." in alt
    assert "Empty n’ Shiny (5+, 3+, 2+), won: Bob earns 5 gears, Cid earns nothing;" in alt
    assert "Botched Gem (1+, 1+), lost: Ann;" in alt
    assert "Ocular Skull (12, 8);" in alt
    asked = board(replace(ended, offers=(JackpotChoice("standard", 3), JackpotChoice(won.bet, 15)))).alt_text
    assert ("Ann tumbled: a Gem Out. " in asked, "won: Bob, Cid;" in asked) == (True, True)


@pytest.mark.parametrize("sizes", [layout.ROOMY_SIZES, layout.SLIM_SIZES], ids=["roomy", "slim"])
def test_a_lost_bet_shows_no_pay_and_one_that_won_what_it_was_paid(sizes: layout.CardSizes) -> None:
    def shown(*, won: bool, pay: str, gains: Gains = ()) -> Sprite:
        (card,) = view_bare_cards(("26b",))
        bet, *others = card.bets
        bet = replace(bet, status="judged", won=won, stack=(1,), payouts=(pay,) * len(bet.payouts))
        judged = replace(card, bets=(bet, *(replace(other, status="judged", won=False) for other in others)))
        high = layout.measure_min_card_height(card, sizes)
        return draw_betting_card(judged, high, sizes, load_words(), solitary=False, fresh=frozenset(), gains=gains)

    assert shown(won=False, pay="1") == shown(won=False, pay="2")
    assert shown(won=True, pay="1") != shown(won=True, pay="2")
    name = view_bare_cards(("26b",))[0].bets[0].bet
    assert shown(won=True, pay="1", gains=((name, 0, "2"),)) == shown(won=True, pay="2")


def test_a_bet_that_came_true_without_a_marker_looks_unlike_one_that_failed() -> None:
    for face in ("26b", "16b"):
        (card,) = view_bare_cards((face,))
        failed = replace(card, bets=tuple(replace(bet, status="judged", won=False, jackpot=None) for bet in card.bets))
        high = layout.measure_min_card_height(card, layout.SLIM_SIZES)
        looks = {
            draw_betting_card(
                replace(failed, bets=bets), high, layout.SLIM_SIZES, load_words(), solitary=False, fresh=frozenset()
            ).key
            for bets in [failed.bets, *map(partial(_one_won, failed.bets), range(len(failed.bets)))]
        }
        assert len(looks) == 1 + len(failed.bets)


def _one_won(bets: tuple[BetSeen, ...], place: int) -> tuple[BetSeen, ...]:
    return (*bets[:place], replace(bets[place], won=True), *bets[place + 1 :])


def test_the_banner_and_the_cards_tell_what_was_paid_not_what_is_printed() -> None:
    view = rebuild_last_turn_view(finished_turn(3))
    assert view.last is not None
    (card,), bet = view_bare_cards(("26b",)), view_bare_cards(("26b",))[0].bets[0]
    won = replace(card, bets=(replace(bet, won=True, stack=(0, 2), status="judged"), *card.bets[1:]))
    jackpot, paid = Payment(0, None, bet.bet, 1, 15, 0, 15), Payment(0, "26b", bet.bet, 1, 4, 0, 4)
    seen = replace(view, last=replace(view.last, payments=(jackpot, paid)))
    assert list_tumbler_payouts(seen) == [("theme/crown", None), ("emerald_skulls/gear", 15)]
    assert list_card_payouts(seen, won) == ((bet.bet, JACKPOT_PLACE, "15"), (bet.bet, 0, "4"), (bet.bet, 1, "0"))
    usual = replace(view, last=replace(view.last, payments=(Payment(0, None, "standard", 1, 0, 1, 0),)))
    assert list_tumbler_payouts(usual) == [("emerald_skulls/cube", 1)]
    asked = replace(
        seen, offers=(JackpotChoice("standard", 3), JackpotChoice(bet.bet, 15)), last=replace(view.last, payments=())
    )
    assert (list_tumbler_payouts(asked), list_card_payouts(asked, won)) == ([], ((bet.bet, JACKPOT_PLACE, "15"),))
    assert list_card_payouts(replace(seen, out=None), won) == ()


@pytest.mark.parametrize("seats", [4, 8])
def test_plates_show_the_markers_that_are_left_while_bets_are_placed(seats: int) -> None:
    view = view_of(seats, "0 buy 3", advanced=seats > 4)
    plates = {
        part(board(replace(view, markers=(2, left, *view.markers[2:]))), (0, 0, layout.WIDTH, STRIP_HEIGHT))
        for left in range(3)
    }
    assert len(plates) == 3


def test_before_any_turn_has_ended_the_log_is_the_board() -> None:
    view = view_of(3)
    assert draw_pictures("emerald_skulls", "log", view, NAMES[:3], load_words()) == [board(view)]


def test_vrax_and_kur_have_a_plate_and_their_card_below_the_skull() -> None:
    before, after = view_of(1), view_of(1, "0 buy 3")
    assert board(after).height > board(before).height
    assert "Vrax and Kur have 40 gears and 10 cards to come." in board(before).alt_text
    assert "Vrax" in board(after).alt_text.split("Bets:")[1]


def test_the_words_tell_the_dice_from_the_gem_down() -> None:
    view = replace(view_of(2), ordinary=(2, 0, 1, 0, 0), skulls=(0, 1, 0, 1, 1), roll=(6, 2), pool=2)
    assert (
        "On the skull: gem skull; eyes skull; nose 3; upper jaw skull; lower jaw 1, 1. Pool: 2, skull."
        in board(view).alt_text
    )


def test_words_too_long_for_every_bet_tell_those_with_markers() -> None:
    view = view_of(8, "0 buy 3", advanced=True)
    assert len(board(view, ["x" * 40] * 8).alt_text) <= 1024


def test_there_is_no_picture_for_one_player_alone() -> None:
    assert draw_pictures("emerald_skulls", "panel", view_of(3), NAMES[:3], load_words()) == []


@pytest.mark.parametrize(
    "ground", [OPEN_BET_COLOUR, SHINE_COLOUR, HELD_BET_COLOUR, CARD_LOOK.ground, STOPPED_CARD_LOOK.ground]
)
def test_names_and_numbers_can_be_read_on_every_card(ground: str) -> None:
    assert compute_contrast_ratio(choose_ink(ground), ground) >= 3.5


@pytest.mark.parametrize(
    ("shape", "holes"), [("11111 10001 11111", 3), ("11111 10000 11111", 0), ("11110 10001 11111", 3)]
)
def test_a_hole_in_a_sign_has_no_way_out_along_rows_and_columns(shape: str, holes: int) -> None:
    room = Image.new("L", (16, 5))
    for y, row in enumerate(shape.split(), 1):
        for x, pixel in enumerate(row, 1):
            room.putpixel((x, y), 255 * int(pixel))
    lit = room.histogram()[255]
    assert flood_fill(room).histogram()[255] == 16 * 5 - lit - holes


def test_the_light_falls_on_bets_that_are_open() -> None:
    """What is open is palest, then what may still be won; what is over lies in the dark."""
    brightest = [
        compute_contrast_ratio("#000000", ground)
        for ground in (OPEN_BET_COLOUR, HELD_BET_COLOUR, CARD_LOOK.ground, STOPPED_CARD_LOOK.ground, TABLE_COLOUR)
    ]
    assert brightest == sorted(brightest, reverse=True)
    assert brightest[0] > 3 * brightest[1]
    assert brightest[1] > 1.35 * brightest[2]


@pytest.mark.parametrize("ground", [CARD_LOOK.ground, STOPPED_CARD_LOOK.ground])
def test_signs_of_what_is_past_are_half_faded_and_those_of_what_may_still_pay_are_between(ground: str) -> None:
    wood = Image.new("RGB", (40, 40), ground)
    for name in ("skull", "-cup", *SIGN_HUES):
        full, half, faint = (
            _unlike(wood, render_sign_sprite(name, 40, ground, fade=fade))
            for fade in (FULL_LIGHT, HALF_LIGHT, FAINT_LIGHT)
        )
        assert full > half > 1.25 * faint, "the palette has few colours near the wood"
        assert full > 1.5 * faint > 0


def _unlike(ground: Image.Image, shown: Sprite) -> float:
    """Return how far a sprite is from its ground on the whole."""
    return sum(ImageStat.Stat(ImageChops.difference(ground, shown.image.convert("RGB"))).sum)


def test_a_card_on_which_nothing_lies_in_the_light_is_of_darker_wood() -> None:
    (bare,) = view_bare_cards(("26b",))
    over = replace(bare, bets=tuple(replace(bet, status="judged", won=False, stack=(1,)) for bet in bare.bets))
    won = replace(over, bets=_one_won(over.bets, 0))
    assert [choose_card_wood(card) for card in (bare, won, over)] == [CARD_LOOK, CARD_LOOK, STOPPED_CARD_LOOK]


@pytest.mark.parametrize(
    "sizes",
    [layout.ROOMY_SIZES, layout.TIGHT_SIZES, layout.AIRY_SIZES, layout.SLIM_SIZES, layout.LEAN_SIZES],
    ids=lambda one: str(one.ring),
)
def test_bets_out_of_reach_share_a_line_and_leave_their_room_to_the_others(sizes: layout.CardSizes) -> None:
    (bare,) = view_bare_cards(("26b",))
    one, two, three = bare.bets
    out, open_ = replace(one, status="impossible"), replace(two, status="open")
    height = layout.measure_min_card_height(bare, sizes) + 20
    head = layout.measure_header_height(bare, sizes) + sizes.foot
    for bets, loud in (
        ((out, open_, replace(three, status="open")), 2),
        ((out, open_, replace(three, status="stopped")), 1),
    ):
        room, line = layout.compute_bet_heights(replace(bare, bets=bets), sizes, height)
        assert line == sizes.line + sizes.gap
        assert room > layout.measure_bet_height(bare, sizes)
        assert height - loud < head + loud * room + line <= height
    over = replace(bare, bets=tuple(replace(bet, status="impossible") for bet in bare.bets))
    assert layout.compute_bet_heights(over, sizes, height) == (0, height - head)


def test_bets_under_one_title_are_out_of_reach_together() -> None:
    (bare,) = view_bare_cards(("16b",))
    shut = [replace(bet, status="impossible") for bet in bare.bets]
    opened = (replace(shut[0], status="open"), *shut[1:])
    assert layout.split_bets(replace(bare, bets=tuple(shut)), layout.SLIM_SIZES) == ([], shut)
    assert layout.split_bets(replace(bare, bets=opened), layout.SLIM_SIZES) == (list(opened), [])
    assert layout.split_bets(replace(bare, bets=tuple(shut)), layout.FACES_SIZES) == (shut, [])
