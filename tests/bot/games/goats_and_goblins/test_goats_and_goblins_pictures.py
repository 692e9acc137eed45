"""What the pictures of Goats & Goblins show, and what they hide."""

import io
from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.goats_and_goblins.pictures import layout
from bot.games.goats_and_goblins.pictures.cave import _place_haul, add_ribbon_corners, format_heading
from bot.games.goats_and_goblins.pictures.contents import (
    CardPlace,
    build_card_places,
    choose_quiet_sign,
    choose_seat_tag,
    count_hand_by_kind,
    has_answer_dots,
    has_quiet_sign,
    has_stayed_out,
    list_last_company,
    sum_cave_ins_shown,
)
from bot.games.goats_and_goblins.pictures.leader_cart import (
    MAX_HIDDEN_HAT,
    arrange_expedition_carts,
    arrange_follower_carts,
    find_largest_rider,
)
from bot.games.goats_and_goblins.pictures.legend import list_legend_cards, measure_legend_height
from bot.games.goats_and_goblins.pictures.pieces import TILE_LOOKS, render_card_sprite, render_tile_sprite
from bot.games.goats_and_goblins.pictures.plates.player_plates import arrange_seat_rows, draw_player_plates
from bot.games.goats_and_goblins.pictures.track import (
    choose_card_scale,
    compute_card_corners,
    find_floor,
    measure_track_height,
)
from bot.games.goats_and_goblins.pictures.tunnel import MAX_LOW_FLOOR
from bot.pictures import Picture
from bot.pictures.drawing import draw_pictures
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.sprites import Sprite
from bot.pictures.painting.theme import CAVE, ROCK, build_palette_image
from games.engine import Outcome
from games.engine.match import Match
from games.engine.words import load_words
from games.goats_and_goblins import CARDS, GoatsAndGoblinsView, StackedAction
from games.goats_and_goblins.state import FATAL_CAVE_IN_VALUE, Terms
from tests.games.goats_and_goblins.cave_table import CaveTable

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


def board(match: Match) -> Picture:
    return draw_pictures("goats_and_goblins", "board", match.view(None), NAMES[: match.seats], load_words())[0]


def panel(match: Match, seat: int) -> Picture:
    return draw_pictures("goats_and_goblins", "panel", match.view(seat), NAMES[: match.seats], load_words())[0]


def drawn(view: GoatsAndGoblinsView) -> Picture:
    return draw_pictures("goats_and_goblins", "board", view, NAMES[: view.seats], load_words())[0]


def grey(sprite: Sprite) -> Image.Image:
    image = sprite.image.copy()
    image.putpalette(build_palette_image().getpalette() or [])
    return image.convert("RGB").convert("L")


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return the mean difference of two pictures, 0 to 255."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


@pytest.mark.parametrize(("one", "other"), list(combinations(TILE_LOOKS, 2)))
def test_kinds_of_cards_differ_without_their_hue(one: str, other: str) -> None:
    sprites = [render_tile_sprite(kind, 50, ROCK) for kind in TILE_LOOKS if kind in (one, other)]
    # The two Pushes differ by their number alone.
    least = 0.7 if {one, other} == {"push-2", "push-3"} else 4
    assert difference(*map(grey, sprites)) > least


def test_every_card_can_be_told_from_every_other() -> None:
    assert len({render_card_sprite(card, CAVE).image.tobytes() for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("seats", range(2, 7))
def test_pictures_of_random_matches_are_wide_enough_light_and_in_words(seats: int) -> None:
    match, random = Match.deal_by_key("goats_and_goblins", seats=seats, seed=bytes(32)), Random(seats)
    step = 0
    while match.decision:
        seat = random.choice(match.decision.seats)
        match.play(seat, str(random.choice(list(match.legal_moves(seat)))))
        step += 1
        if step % 9:
            continue
        for picture in (board(match), panel(match, seat)):
            assert picture.width == 900
            assert len(picture.png) < 70_000
            assert 0 < len(picture.alt_text) <= 1024
    assert "The match is over, won by" in board(match).alt_text


def test_the_same_view_is_drawn_the_same() -> None:
    table = CaveTable(top="gold 3, cave-in 1, gem 4", hands={"bob": "push-2 0"})
    table.do("ann declare 3")
    assert board(table.match) == board(table.match)


def test_a_vote_is_in_its_players_panel_and_nowhere_else() -> None:
    tables = [CaveTable(), CaveTable()]
    for table, vote in zip(tables, ("in", "out"), strict=True):
        table.do("ann declare 3", f"bob {vote}")
    assert board(tables[0].match) == board(tables[1].match)
    assert panel(tables[0].match, 2) == panel(tables[1].match, 2)
    mine = [panel(table.match, 1) for table in tables]
    assert mine[0].png != mine[1].png
    assert mine[0].alt_text.startswith("You voted In.")
    assert [choose_seat_tag(tables[1].view(), seat) for seat in range(4)] == ["leader", "voted", "voting", "voting"]
    assert choose_seat_tag(tables[1].view("bob"), 1) == "out"


def test_a_card_seen_in_the_cave_is_in_its_players_panel_and_nowhere_else() -> None:
    hands = {"bob": "seeing-stone 0", "cid": "push-2 0"}
    table = CaveTable(top="gruff 5, gold 1, gold 2", hands=hands)
    table.do("ann declare 3", "bob play seeing-stone", "cid pass")
    assert build_card_places(table.view("bob"))[0] == CardPlace(table.view("bob").seen, peeked=True)
    assert build_card_places(table.view("cid"))[0] == CardPlace(None, to_come=3)
    assert "On top of the cave, known to you: Gruff" in panel(table.match, 1).alt_text
    for picture in (panel(table.match, 2), board(table.match)):
        assert "Gruff" not in picture.alt_text


def test_the_expedition_shows_what_was_drawn_and_what_is_to_go() -> None:
    hands = {"bob": "push-2 0"}
    table = CaveTable(top="gold 3, cave-in 2, gem 4", hands=hands)
    table.do("ann declare 4", "bob in", "cid out", "dot out")
    table.until_drawn(2)
    shown = build_card_places(table.view())
    assert [str(place.card) if place.card else None for place in shown] == ["gold 3", "cave-in 2", None, None]
    assert [place.marked for place in shown] == [False, True, False, False]
    assert "Drawn: Gold 3, Cave-In 2; 2 to go; Cave-Ins 2 of 3." in board(table.match).alt_text
    assert "Bob (In), 0 gold: Push 2" in board(table.match).alt_text


def test_without_votes_no_number_is_to_go_but_after_a_push() -> None:
    match = Match.deal_by_key("goats_and_goblins", seats=2, options={"first": 1}, seed=bytes(32))
    match.play(0, "draw")
    view = match.view(None)
    assert isinstance(view, GoatsAndGoblinsView)
    assert format_heading(view, load_words()) == "1 drawn"
    assert "to go" not in board(match).alt_text
    assert format_heading(replace(view, to_draw=2), load_words()) == "1 of 3 drawn"


def test_of_a_long_expedition_a_pile_of_few_says_how_many_are_to_come() -> None:
    table = CaveTable(more=60)
    table.do("ann declare 40")
    assert [place.to_come for place in build_card_places(table.view())] == [40, 0, 0]
    assert format_heading(table.view(), load_words()) == "40 cards: In or Out?"


def test_a_turn_asks_how_far_down_only_where_that_is_declared() -> None:
    assert format_heading(CaveTable().view(), load_words()) == "leads: how far down?"
    assert format_heading(CaveTable(seats=2).view(), load_words()) == "draws the first card"


def test_the_haul_shows_who_got_what_and_what_comes_next() -> None:
    table = CaveTable(top="gem 4, cave-in 1, gold 2, gold 1", more=8)
    table.do("ann declare 4", "bob in", "cid out", "dot out", "ann give 2")
    shown = build_card_places(table.view())
    assert [(str(place.card), place.owner, place.marked) for place in shown] == [
        ("gem 4", 1, False),
        ("cave-in 1", None, False),
        ("gold 2", None, True),
        ("gold 1", None, False),
    ]
    assert "To be shared out: Gold 2, Gold 1." in board(table.match).alt_text


def test_cards_are_faded_that_nobody_gets_any_more() -> None:
    table = CaveTable(top="gem 4, cave-in 1, gold 2, gold 1", more=8)
    table.do("ann declare 4", "bob in", "cid out", "dot out", "ann give 2")
    assert [place.faded for place in build_card_places(table.view())] == [True, True, False, False]
    done = CaveTable(top="gem 4, cave-in 1, gold 2", more=8)
    done.do("ann declare 3", "bob out", "cid out", "dot out")
    kept = replace(done.view(), decision=None)
    assert [place.faded for place in build_card_places(kept)] == [False, True, False]


def test_a_new_turn_begins_with_empty_places_and_the_board_before_keeps_what_it_brought() -> None:
    table = CaveTable(top="gem 4, cave-in 1, gold 2", more=8)
    table.do("ann declare 3", "bob out", "cid out", "dot out")
    assert build_card_places(table.view()) == [CardPlace(None)] * 3
    kept = replace(table.view(), decision=None)
    assert [(str(place.card), place.owner) for place in build_card_places(kept)] == [
        ("gem 4", 0),
        ("cave-in 1", None),
        ("gold 2", 0),
    ]
    old = draw_pictures("goats_and_goblins", "log", table.view(), NAMES[:4], load_words())[0]
    assert "Last expedition (Ann): Gem 4, Cave-In 1, Gold 2; Cave-Ins 1 of 3." in old.alt_text
    assert "leads and declares" not in old.alt_text
    assert "Bob leads and declares" in board(table.match).alt_text


def test_an_expedition_that_is_over_names_all_who_were_in_and_a_tent_all_who_stayed_out() -> None:
    table = CaveTable(top="gem 4, cave-in 2, cave-in 2", more=8)
    table.do("ann declare 3", "cid in", "bob out", "dot out")
    kept = replace(table.view(), decision=None)
    assert format_heading(kept, load_words()) == "were buried"
    assert list_last_company(kept) == [0, 2]
    assert [has_stayed_out(kept, seat) for seat in range(4)] == [False, True, False, True]
    assert not any(has_stayed_out(table.view(), seat) for seat in range(4))
    old = replace(kept, last=replace(kept.last, inside=())) if kept.last else kept
    assert list_last_company(old) == [0]
    assert not any(has_stayed_out(old, seat) for seat in range(4))


@pytest.mark.parametrize("drawn_so_far", range(15))
@pytest.mark.parametrize("to_go", range(layout.PILE_SHOWN + 1))
def test_few_cards_are_drawn_larger_and_none_reaches_over_the_edge(drawn_so_far: int, to_go: int) -> None:
    shown = [CardPlace(CARDS[0])] * drawn_so_far + [CardPlace(None)] * to_go
    scale = choose_card_scale(shown)
    assert scale >= choose_card_scale([*shown, CardPlace(None)])
    laid = compute_card_corners(shown, scale)
    assert len(set(laid)) == len(shown)
    for x, y in laid:
        assert x + round(layout.CARD_WIDTH * scale) + layout.RIM_WIDTH <= layout.GALLERY[1]
        assert y + layout.CARD_HEIGHT <= layout.TRACK_TOP + measure_track_height(shown, scale)


@pytest.mark.parametrize("drawn_so_far", range(15))
@pytest.mark.parametrize("to_go", range(layout.PILE_SHOWN + 1))
def test_whoever_leads_stands_beside_the_cards(drawn_so_far: int, to_go: int) -> None:
    shown = [CardPlace(CARDS[0])] * drawn_so_far + [CardPlace(None)] * to_go
    scale = choose_card_scale(shown)
    size = round(layout.CARD_WIDTH * scale), round(layout.CARD_HEIGHT * scale)
    floor = find_floor(shown, scale)
    assert floor <= MAX_LOW_FLOOR
    rider = find_largest_rider(compute_card_corners(shown, scale), size, floor)
    assert rider or drawn_so_far + to_go > layout.CARDS_PER_ROW
    assert (rider and not rider.seated) or drawn_so_far + to_go > 4
    if rider:
        left = rider.foot[0] - rider.cart_size[0] / 2
        assert all(
            x + size[0] <= left or y + size[1] <= rider.head_top + MAX_HIDDEN_HAT
            for x, y in compute_card_corners(shown, scale)
        )
        assert rider.foot[0] + rider.light <= layout.GALLERY[1] or drawn_so_far + to_go > layout.CARDS_PER_ROW
        others = arrange_follower_carts(compute_card_corners(shown, scale), size, rider, [], 5)
        carts = sorted(
            (one.foot[0] - one.cart_size[0] / 2, one.foot[0] + one.cart_size[0] / 2) for one in (rider, *others)
        )
        assert all(end < begin for (_, end), (begin, _) in pairwise(carts))
        assert carts[-1][1] <= layout.GALLERY[1]


@pytest.mark.parametrize("cards", range(4, 14))
def test_everybody_who_went_in_has_a_cart_while_the_leader_divides(cards: int) -> None:
    shown = [CardPlace(CARDS[0])] * cards
    scale = choose_card_scale(shown)
    laid, size = (
        compute_card_corners(shown, scale),
        (round(layout.CARD_WIDTH * scale), round(layout.CARD_HEIGHT * scale)),
    )
    floor = find_floor(shown, scale)
    rider = find_largest_rider(laid, size, floor)
    assert rider
    for others in range(1, 6):
        leader, wagons, gold = arrange_expedition_carts(laid, size, floor, rider, _place_haul, others)
        assert len(wagons) == others
        carts = sorted(
            (one.foot[0] - one.cart_size[0] // 2, one.foot[0] + one.cart_size[0] // 2) for one in (leader, *wagons)
        )
        assert all(end <= begin for (_, end), (begin, _) in pairwise(carts))
        assert gold in (_place_haul(leader), [])


@pytest.mark.parametrize("cards", range(1, layout.CARDS_PER_ROW + 1))
def test_ribbons_of_all_cards_in_a_row_leave_room_for_whoever_came_home(cards: int) -> None:
    shown = [CardPlace(CARDS[0], owner=0)] * cards
    scale = choose_card_scale(shown)
    laid, size = (
        compute_card_corners(shown, scale),
        (round(layout.CARD_WIDTH * scale), round(layout.CARD_HEIGHT * scale)),
    )
    assert find_largest_rider([*laid, *add_ribbon_corners(shown, laid, scale)], size, find_floor(shown, scale))


def test_whoever_is_in_goes_with_the_leader() -> None:
    table = CaveTable(top="gold 1, gold 1, gold 1", hands={"bob": "push-2 0", "cid": "push-2 0"})
    table.do("ann declare 3", "bob in", "cid out", "dot out")
    view = table.view()
    gallery = (layout.GALLERY[0], layout.TRACK_TOP, layout.GALLERY[1], layout.COLUMN_BOTTOM)
    alone, both = (
        Image.open(io.BytesIO(drawn(replace(view, joins=joins)).png)).crop(gallery).convert("L")
        for joins in ((True, False, False, False), (True, True, False, False))
    )
    assert difference(alone, both) > 1


@pytest.mark.parametrize("seats", range(2, 7))
def test_of_an_odd_number_whoever_leads_has_a_row_alone_and_so_has_each_of_two(seats: int) -> None:
    view = CaveTable(seats).view()
    second = replace(view, leader=1)
    assert sorted(seat for row in arrange_seat_rows(second) for seat in row) == list(range(seats))
    alone = [[1]] if seats % 2 else [[0], [1]] if seats == 2 else []
    assert [row for row in arrange_seat_rows(second) if len(row) == 1] == alone


def test_the_last_board_is_a_camp_with_whoever_won() -> None:
    view = CaveTable(top="gem 4, cave-in 1, gold 2").view()
    one, other = (
        drawn(replace(view, decision=None, outcome=Outcome((0, 0, 0, 0), ranks, "")))
        for ranks in ((1, 2, 2, 2), (2, 1, 2, 2))
    )
    tops = [
        Image.open(io.BytesIO(picture.png)).crop((0, 0, layout.WIDTH, layout.COLUMN_BOTTOM)) for picture in (one, other)
    ]
    assert difference(*(top.convert("L") for top in tops)) > 0.5
    assert "expedition" not in one.alt_text


def test_the_mouth_of_a_cave_that_fell_is_full_of_rubble() -> None:
    table = CaveTable(top="cave-in 1, gold 2, gold 1")
    view = replace(table.view(), stage="voting", drawn=())
    cave_ins = tuple(card for card in CARDS if card.value)
    fallen = replace(view, drawn=(cave_ins[0], cave_ins[-1]))
    assert sum_cave_ins_shown(view) < FATAL_CAVE_IN_VALUE <= sum_cave_ins_shown(fallen)
    box = (layout.CAVE_LEFT + 60, layout.CAVE_TOP + 80, layout.CAVE_LEFT + 130, layout.CAVE_TOP + 190)
    mouths = [Image.open(io.BytesIO(drawn(one).png)).crop(box).convert("L") for one in (view, fallen)]
    assert difference(*mouths) > 10


def test_the_stack_shows_its_cards_and_makes_the_picture_taller() -> None:
    hands = {"bob": "push-2 0", "cid": "warding-stone 1", "dot": "warding-stone 1"}
    table = CaveTable(hands=hands)
    table.do("ann declare 3", "bob play push-2")
    low = board(table.match)
    table.do("cid play warding-stone")
    assert "Stack, newest first: Warding Stone by Cid, Push 2 by Bob." in board(table.match).alt_text
    assert low.png != board(table.match).png
    table.do("dot pass")
    assert board(table.match).height < low.height


def test_a_high_stack_and_targets_are_drawn() -> None:
    table = CaveTable(6)
    table.do("ann declare 3")
    stack = tuple(StackedAction(seat, "drag-along", (seat + 1) % 6) for seat in range(6)) * 2
    picture = drawn(replace(table.view(), stack=stack))
    assert picture.alt_text.count("Drag Along by") == 12
    assert len(picture.alt_text) <= 1024


def test_who_is_in_who_is_out_and_who_says_no_more_shows() -> None:
    table = CaveTable(top="gold 1, gold 1, gold 1", hands={"bob": "push-2 0", "cid": "push-2 0"})
    table.do("ann declare 3", "bob in", "cid out", "dot in")
    before = board(table.match).png
    assert [choose_seat_tag(table.view(), seat) for seat in range(4)] == ["leader", "in", "out", "in"]
    table.do("bob no more")
    assert board(table.match).png != before


def test_a_hand_is_shown_with_its_action_cards_first() -> None:
    table = CaveTable(hands={"bob": "gold 1, gold 3, goat 2, push-2 1, push-2 0, pit-prop 1"})
    assert count_hand_by_kind(table.view(), 1) == [("push-2", 2), ("pit-prop", 1), ("goat", 1), ("gold", 2)]


@pytest.mark.parametrize("gold", [1, 5])
def test_no_card_covers_what_a_broad_plate_says_of_its_player(gold: int) -> None:
    """Ann leads and has a plate alone; Bob's hand makes the tags of the others small."""
    held = ["push-2 0", "seeing-stone 0", "warding-stone 1", "goat 2", "goblin 1"]
    table = CaveTable(3, hands={"ann": ", ".join([*held, *["gold 1"] * gold]), "bob": ", ".join(held[:4])})
    table.do("ann declare 3", "bob in", "cid out")
    canvas = Canvas((layout.WIDTH, 600), CAVE)
    draw_player_plates(canvas, table.view(), NAMES[:3], load_words(), 0)
    row = [(x, y, x + piece.width, y + piece.height) for piece, x, y in canvas.placements if y < layout.PLATE]
    above = [box for box in row if box[2] - box[0] < layout.PLATE_WIDTH and box[3] < layout.PLATE + layout.TRACK // 2]
    tags = [box for box in above if box[0] > layout.WIDTH - 2 * layout.STUB[0] and box[1] < layout.NAME_MIDDLE]
    cards = [
        box
        for box in above
        if layout.STUB_ICON < box[2] - box[0] == box[3] - box[1] and box[0] > layout.HAND_LEFT_OF_BUST
    ]
    assert tags
    assert cards
    assert not [(tag, card) for tag in tags for card in cards if overlap(tag, card)]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_hands_too_full_for_every_card_are_told_by_their_action_cards() -> None:
    everything = ", ".join(str(card) for card in CARDS if not card.value)
    table = CaveTable(6, hands=dict.fromkeys(("ann", "bob", "cid", "dot", "eve", "fay"), everything))
    alt = board(table.match).alt_text
    assert len(alt) <= 1024
    assert "Gold 3" not in alt
    assert alt.count("Pit Prop") in (0, 6)


def test_a_spectator_has_no_panel() -> None:
    assert draw_pictures("goats_and_goblins", "panel", CaveTable().view(), NAMES[:4], load_words()) == []


def test_a_picture_is_png_in_one_byte_a_pixel() -> None:
    image = Image.open(io.BytesIO(board(CaveTable().match).png))
    assert (image.format, image.mode) == ("PNG", "P")


def test_each_action_card_on_the_table_is_named_once() -> None:
    match = Match.deal_by_key("goats_and_goblins", seats=3, seed=bytes(32))
    view = match.view(None)
    assert isinstance(view, GoatsAndGoblinsView)
    stone, prop = next(c for c in CARDS if c.kind == "seeing-stone"), next(c for c in CARDS if c.kind == "pit-prop")
    held = replace(view, hands=((stone, stone), (prop,), ()), stack=(), drawn=())
    assert list_legend_cards(held) == ["seeing-stone", "pit-prop"]
    assert list_legend_cards(replace(held, hands=((), (), ()))) == []


def test_the_sign_of_who_plays_no_more_is_named() -> None:
    view = CaveTable().view()
    nothing = replace(view, hands=((),) * 4, stack=(), drawn=(), silent=())
    assert measure_legend_height(nothing, load_words()) == 0
    passing = replace(nothing, silent=(1,))
    assert has_quiet_sign(passing, 1)
    assert measure_legend_height(passing, load_words()) > 0
    assert choose_quiet_sign(passing, 1) == "quiet"
    signs: dict[Terms, str] = {"expedition": "resting", "played": "resting", "save": "quiet", "no-more": "quiet"}
    for terms, sign in signs.items():
        assert choose_quiet_sign(replace(passing, terms=("", terms, "", "")), 1) == sign
    assert passing.decision is not None
    asked = replace(passing, decision=replace(passing.decision, seats=(1,)))
    over = replace(passing, decision=None, outcome=Outcome((0, 0, 0, 0), (1, 2, 2, 2), ""))
    assert not has_quiet_sign(asked, 1)
    assert not has_quiet_sign(over, 1)
    assert measure_legend_height(asked, load_words()) == 0


def test_who_passes_for_a_while_and_who_keeps_passing_have_their_own_signs_on_full_plates_too() -> None:
    hands = {"bob": "seeing-stone 0, gold 3", "cid": "push-2 0", "dot": "push-2 0"}
    pictures = set[bytes]()
    for cid, dot in (("skip expedition", "only save"), ("only save", "skip expedition")):
        table = CaveTable(hands=hands, top="gold 3, gem 4, gold 1, cave-in 1")
        for line in ("ann declare 4", "bob in", "cid in", "dot in", "bob wait", f"cid {cid}", f"dot {dot}"):
            table.do(line)
        pictures.add(board(table.match).png)
    assert len(pictures) == 2, "the line below names both signs in either case"


def test_the_sign_of_who_may_answer_is_named_where_it_needs_no_line_more() -> None:
    table = CaveTable(hands={"bob": "push-2 0", "cid": "warding-stone 1", "dot": "warding-stone 1"})
    table.do("ann declare 3")
    view = table.view()
    assert view.decision is not None
    asked = replace(view, stage="exploring", decision=replace(view.decision, seats=(0, 1, 2)))
    assert [has_answer_dots(asked, seat) for seat in range(4)] == [True, True, True, False]
    assert not any(
        has_answer_dots(replace(asked, decision=replace(view.decision, seats=(0, 1))), seat) for seat in range(4)
    )
    assert measure_legend_height(asked, load_words()) == measure_legend_height(view, load_words())
