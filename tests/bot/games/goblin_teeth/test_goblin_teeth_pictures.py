"""What the pictures of Goblin Teeth show, and what they hide."""

import io
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.goblin_teeth.names import get_pot_item_name
from bot.games.goblin_teeth.pictures import layout, pieces
from bot.games.goblin_teeth.pictures.cheat_tags import CheatTags, draw_cheat_tags
from bot.games.goblin_teeth.pictures.contents import group_dice_by_seat, lacks_one_item, list_offering_slots
from bot.games.goblin_teeth.pictures.emoji import EMOJI
from bot.games.goblin_teeth.pictures.hand import NAME_EDGES, split_card_name
from bot.games.goblin_teeth.pictures.plate_colours import (
    ALARMED_COLOURS,
    BACK_LOOK,
    FRESH_FRONT_LOOK,
    FRONT_LOOK,
    GOALS_COLOURS,
    PLAYABLE_LOOK,
    TABLET_COLOURS,
    PlateColours,
    choose_plate_colours,
    get_plate_colours,
)
from bot.games.goblin_teeth.pictures.pot import (
    arrange_bid_dice,
    build_pot_row,
    fit_dice_in_lines,
    measure_stage_height,
    shows_total,
)
from bot.games.goblin_teeth.pictures.scene import COUNTER_TONES, HOLLOW, WALL_COLOURS
from bot.games.goblin_teeth.pictures.table import build_table_layout, draw_table
from bot.games.goblin_teeth.samples import samples
from bot.pictures import Picture
from bot.pictures.drawing import draw_pictures
from bot.pictures.painting.bands import Piece
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.slabs import CARD_LOOK, DIM_LOOK, LIT_LOOK, PLAIN_LOOK, SlabLook
from bot.pictures.painting.sprites import Point, Sprite
from bot.pictures.painting.theme import CREAM, ROCK, SLATE, build_palette_image, compute_contrast_ratio
from bot.pictures.sample import find_samples
from games.engine.match import Match
from games.engine.words import load_words
from games.goblin_teeth import (
    CHEATS,
    ITEMS,
    DieSeen,
    GoblinTeethView,
    OfferingLine,
    OfferingProgress,
    PotItem,
    load_offerings,
    offerings,
)

NAMES = ("Ann", "Bob", "Cid", "Dora", "E" * 40)


def match_of(seats: int = 4, lot: int = 7, *, advanced: bool = False) -> Match:
    return Match.deal_by_key("goblin_teeth", seats=seats, options={"advanced": advanced}, seed=bytes([lot]) * 32)


def view_of(match: Match, seat: int | None = None) -> GoblinTeethView:
    view = match.view(seat)
    assert isinstance(view, GoblinTeethView)
    return view


def board(match: Match) -> Picture:
    return draw_pictures("goblin_teeth", "board", match.view(None), NAMES[: match.seats], load_words())[0]


def panel(match: Match, seat: int) -> list[Picture]:
    return draw_pictures("goblin_teeth", "panel", match.view(seat), NAMES[: match.seats], load_words())


def steps(match: Match, lot: int, most: int) -> Iterator[int]:
    """Play at random; yield whose move it was after each step."""
    random = Random(lot)
    for _ in range(most):
        if match.decision is None:
            return
        seat = match.decision.seats[0]
        match.play(seat, str(random.choice(list(match.legal_moves(seat)))))
        yield seat


def grey(sprite: Sprite) -> Image.Image:
    image = sprite.image.copy()
    image.putpalette(build_palette_image().getpalette() or [])
    return image.convert("RGB").convert("L")


def difference(one: Sprite, other: Sprite) -> float:
    """Return the mean difference of two sprites without their hue, 0 to 255."""
    return ImageStat.Stat(ImageChops.difference(grey(one), grey(other))).mean[0]


def named_cheats(text: str) -> set[str]:
    return {card for card in CHEATS if load_words()(f"goblin-teeth-cheat-{card}") in text}


def test_a_picture_is_the_same_every_time() -> None:
    assert [draw_pictures("goblin_teeth", s.kind, s.view, s.names, load_words()) for s in samples()] == [
        draw_pictures("goblin_teeth", s.kind, s.view, s.names, load_words()) for s in samples()
    ]


def test_every_sample_is_a_picture_of_the_width_of_the_house_with_words() -> None:
    for sample in samples():
        for picture in draw_pictures("goblin_teeth", sample.kind, sample.view, sample.names, load_words()):
            assert Image.open(io.BytesIO(picture.png)).size == (picture.width, picture.height)
            assert picture.width == layout.WIDTH
            assert 0 < len(picture.alt_text) <= 1024
            assert len(picture.png) < 80_000


def test_a_panel_is_the_table_with_ones_own_hand_said_once() -> None:
    match = match_of()
    for _ in steps(match, 2, 40):
        pass
    (table,) = panel(match, 1)
    view = view_of(match, 1)
    assert table.alt_text.startswith("Your hand: ")
    assert "Pot: " in table.alt_text
    for card in view.hand or ():
        kind = "item" if card in ITEMS else "cheat"
        assert load_words()(f"goblin-teeth-{kind}-{card}") in table.alt_text
    for cheat in named_cheats(table.alt_text):
        assert table.alt_text.count(load_words()(f"goblin-teeth-cheat-{cheat}")) == 1


def test_more_cheats_than_fit_with_their_names_are_signs_that_all_fit() -> None:
    drawn: list[int] = []

    class Noted(Canvas):
        def paste(self, piece: Piece, place: Point) -> None:
            drawn.append(place[0] + piece.width)
            super().paste(piece, place)

    for count in (1, 4, 12, len(CHEATS)):
        draw_cheat_tags(Noted((layout.WIDTH, 60), ROCK), CHEATS[:count], (70, 30), CheatTags(load_words(), ROCK))
    assert 800 < max(drawn) <= layout.WIDTH - layout.EDGE_GAP


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("advanced", [False, True])
def test_a_table_leaves_room_for_its_controls_on_a_phone(seats: int, advanced: bool) -> None:
    """Three rows of controls below it take 125 of the 560 pixels between its top and their foot."""
    heights: list[float] = []
    for lot in range(4):
        match = match_of(seats, lot, advanced=advanced)
        for seat in steps(match, lot, 160):
            views = (view_of(match, onlooker) for onlooker in (seat, None))
            heights += [build_table_layout(view).height * 341 / layout.WIDTH for view in views]
    assert max(heights) <= 370
    assert sorted(heights)[len(heights) // 2] <= 320


def test_cards_are_large_and_their_dice_beside_them_or_before_them() -> None:
    assert layout.CARD_SIZE[1] * 341 / layout.WIDTH >= 55
    for seats in (2, 3, 4, 5):
        view = view_of(match_of(seats))
        bid = replace(view, dice=(DieSeen("d1", 0, 2, view.pot[0].place), *view.dice[1:]))
        taller = measure_stage_height(bid) - measure_stage_height(view)
        assert (taller == 0) == build_pot_row(view).has_dice_beside == (seats <= layout.MAX_PLACES_BESIDE)


def test_any_dice_at_one_place_stay_within_it() -> None:
    for seats in (2, 3, 4, 5):
        view = view_of(match_of(seats, advanced=True))
        place = view.pot[0].place
        crowd = replace(view, dice=tuple(replace(die, place=place) for die in view.dice))
        row = build_pot_row(crowd)
        lines = arrange_bid_dice(row.offered[0], row.dice_room)
        assert [line.kind for line in lines] == ["leads"] + ["less"] * (len(lines) - 1)
        assert sum(len(line.bids) for line in lines) == seats
        assert sum(line.height + layout.CHIP_GAP for line in lines) <= row.height
        assert all(line.width <= row.dice_room for line in lines)
        altar = group_dice_by_seat(replace(view, dice=tuple(replace(die, place="altar") for die in view.dice)), "altar")
        room = layout.WIDTH - layout.EDGE_GAP - layout.ALTAR_LEFT
        lines = fit_dice_in_lines(altar, room, layout.ALTAR_SIZES, "offered")
        assert layout.ALTAR_TOP + sum(line.height + layout.CHIP_GAP for line in lines) <= layout.COUNTER_TOP
        assert all(line.width <= room for line in lines)


def test_the_highest_bid_is_larger_than_the_others_and_a_single_lower_die_is_its_own_total() -> None:
    view = view_of(match_of(3))
    values = [("d1", 0, 5), ("d4", 1, 3), ("d7", 2, 1), ("d8", 2, 1)]
    dice = tuple(DieSeen(die, seat, value, "i1") for die, seat, value in values)
    first, *rest = arrange_bid_dice(tuple(group_dice_by_seat(replace(view, dice=dice), "i1")), 290)
    assert [bid.seat for bid in first.bids] == [0]
    assert all(line.side < first.side for line in rest)
    assert [shows_total(bid, line.kind) for line in (first, *rest) for bid in line.bids] == [True, False, True]
    assert layout.MIN_TOTAL_SIZE * 341 / layout.WIDTH >= 12


def test_only_whoever_must_act_stands_in_the_light() -> None:
    for seats in (2, 5):
        view = view_of(match_of(seats))
        assert view.decision is not None
        lit = [seat for seat in range(seats) if get_plate_colours(view, seat).look is LIT_LOOK]
        assert lit == list(view.decision.seats)


def test_an_alarm_lights_the_wall_and_leaves_the_counter_as_it_is() -> None:
    view = view_of(match_of())
    held = ("emerald", "worm", "fish-eye", "mushroom", "button")
    quiet, loud = (
        Image.open(io.BytesIO(draw_pictures("goblin_teeth", "board", one, NAMES[:4], load_words())[0].png)).convert(
            "RGB"
        )
        for one in (view, replace(view, known=(held, (), (), ())))
    )
    for place in ((3, 60), (560, 20), (450, 130), (895, 100)):
        reds = [pixel[0] - max(pixel[1:]) for one in (quiet, loud) if isinstance(pixel := one.getpixel(place), tuple)]
        assert reds[1] > reds[0] + 20
    assert quiet.getpixel((450, 280)) == loud.getpixel((450, 280))


def test_everybody_who_sounds_the_alarm_stands_beside_the_altar() -> None:
    for seats in range(1, 6):
        abreast, (width, height), _, _ = layout.ALARM_SIZES[min(seats, len(layout.ALARM_SIZES)) - 1]
        lines = -(-seats // abreast)
        assert (
            layout.ALARM_LEFT + abreast * (width + layout.ALARM_GAP)
            <= layout.SHRINE_MIDDLE - layout.SHRINE[0] // 2 + 10
        )
        assert layout.ALARM_TOP + lines * (height + layout.ALARM_GAP) <= layout.WALL_HEIGHT + 6


@pytest.mark.parametrize("grim", [False, True])
def test_words_on_the_stage_can_be_read(grim: bool) -> None:
    for ground in (WALL_COLOURS[grim], HOLLOW, *COUNTER_TONES[1:3]):
        assert compute_contrast_ratio(CREAM, ground) >= 3.5


def test_a_spectator_has_no_panel() -> None:
    assert draw_pictures("goblin_teeth", "panel", match_of().view(None), NAMES[:4], load_words()) == []


def test_the_words_of_a_board_name_no_cheat_that_is_not_open() -> None:
    match = match_of(5)
    for _ in steps(match, 3, 120):
        view = view_of(match)
        if view.outcome:
            break
        assert named_cheats(board(match).alt_text) <= set().union(*view.front, *view.public)


def test_the_face_down_item_is_shown_to_whoever_saw_it_alone() -> None:
    match = match_of()
    view = view_of(match, 0)
    known = replace(view, pot=(replace(view.pot[0], item="worm"), *view.pot[1:]))
    seen, unseen = (draw_pictures("goblin_teeth", "panel", one, NAMES[:4], load_words())[0] for one in (known, view))
    assert seen.png != unseen.png
    assert "Worm, face down" in seen.alt_text
    assert "face down" not in unseen.alt_text
    assert "Worm, face down" not in board(match).alt_text


def test_bids_stand_with_the_highest_first() -> None:
    view = view_of(match_of(2))
    values = [("d1", 0, 2), ("d2", 0, 3), ("d4", 1, 6)]
    dice = tuple(DieSeen(die, seat, value, "i1") for die, seat, value in values)
    found = group_dice_by_seat(replace(view, dice=dice), "i1")
    assert [(bid.seat, bid.dice, bid.total) for bid in found] == [(1, (6,), 6), (0, (3, 2), 5)]


def test_items_alike_have_numbers() -> None:
    view = view_of(match_of(3))
    pot = tuple(PotItem(f"i{place}", "worm", place > 1, (0, 0, 0), None) for place in (1, 2, 3))
    alike = replace(view, pot=pot)
    assert [get_pot_item_name(alike, one, load_words()) for one in pot] == ["Worm", "Worm ①", "Worm ②"]


def test_an_offering_is_drawn_line_by_line_with_what_is_there() -> None:
    lines = (
        OfferingLine("emerald", 2, 1),
        OfferingLine("teeth", 3, 2),
        OfferingLine("pair", 2, 0),
        OfferingLine("any", 1, 1),
    )
    drawn = list_offering_slots(OfferingProgress("x", "A", lines, 4))
    assert [slot.drawing for slot in drawn] == (["item-emerald"] * 2 + ["item-tooth-1"] * 3 + ["pair"] * 2 + ["any"])
    assert [slot.filled for slot in drawn] == [True, False, True, True, False, False, False, True]


def test_what_is_there_of_pairs_and_any_items_is_drawn_as_what_it_is() -> None:
    begun = (
        ("b5", "worm worm tooth-2 button mushroom tooth-1", "worm+ worm tooth-1+ tooth-1"),
        ("b5", "button mushroom worm", "mushroom+ pair worm+ pair"),
        ("b5", "worm worm worm worm", "worm+ worm worm+ worm"),
        ("a4", "worm emerald tooth-2 tooth-1 tooth-1", "tooth-1"),
    )
    for name, held, free in begun:
        cards, offering = held.split(), load_offerings()[name]
        count = 2 * offering.pairs + offering.any
        things = list_offering_slots(offerings.measure_offering_progress(offering, cards), cards)[-count:]
        assert " ".join(slot.drawing.removeprefix("item-") + "+" * slot.pair for slot in things) == free


def test_the_words_say_which_items_completed_an_offering() -> None:
    over = find_samples("goblin_teeth")["over"]
    assert isinstance(over.view, GoblinTeethView)
    held = ("button", "worm", "mushroom", "borrow", "worm", "mushroom", "emerald")
    view = replace(over.view, offerings=(("b5",),) * over.view.seats, hands=(held,) * over.view.seats)
    assert (
        "with B (2× Worm, 2× Mushroom, Button)"
        in draw_pictures("goblin_teeth", "board", view, over.names, load_words())[0].alt_text
    )


def test_the_words_say_what_is_lacking() -> None:
    match = match_of(2)
    alt = board(match).alt_text
    assert "Lacking, as far as is known: Ann 6: Emerald, Worm, Fish Eye, Mushroom, Button, 1 tooth" in alt
    assert "Round 1." in alt


def test_a_crowded_table_leaves_out_words_before_it_cuts_any() -> None:
    for lot in range(3):
        match = match_of(5, lot, advanced=True)
        for _ in steps(match, lot, 90):
            pass
        alt = board(match).alt_text
        assert len(alt) <= 1024
        assert not alt.endswith("…")


@pytest.mark.parametrize(("one", "other"), list(combinations((*ITEMS, "hidden"), 2)))
def test_items_differ_without_their_hue(one: str, other: str) -> None:
    assert difference(pieces.render_item_sprite(one, 68, CREAM), pieces.render_item_sprite(other, 68, CREAM)) > 5


@pytest.mark.parametrize(("one", "other"), list(combinations(("emerald", "worm", "fish-eye", "mushroom", "button"), 2)))
def test_what_is_missing_differs_in_shape(one: str, other: str) -> None:
    first, second = (pieces.render_silhouette_sprite(f"item-{name}", 37, ROCK, CREAM) for name in (one, other))
    assert difference(first, second) > 10


def test_what_is_missing_differs_from_what_is_there() -> None:
    for name in ("item-emerald", "item-worm", "item-tooth-1", "any", "pair"):
        for ground, ink, ghost in ((ROCK, CREAM, "#6a5c48"), (CREAM, "#2b2118", "#c3b08a")):
            there, missing = (
                pieces.render_need_sprite(name, 37, ground, ink),
                pieces.render_silhouette_sprite(name, 37, ground, ghost),
            )
            assert difference(there, missing) > 8


def test_all_cheats_have_signs_that_differ() -> None:
    signs = [pieces.render_cheat_sprite(card, 78, SLATE.base) for card in CHEATS]
    assert all(difference(one, other) > 5 for one, other in combinations(signs, 2))


def test_dice_of_one_owner_differ_by_pips() -> None:
    for seat in range(5):
        dice = [pieces.render_die_sprite(seat, value, 54, ROCK) for value in range(1, 7)]
        assert all(difference(one, other) > 2 for one, other in combinations(dice, 2))


def test_the_pips_of_dice_can_be_counted_where_they_are_small_and_askew() -> None:
    """With a few colours taken at random their pips were gone."""
    for seat in range(5):
        for ground in (DIM_LOOK.ground, CREAM):
            dice = [pieces.render_tilted_die_sprite(seat, value, layout.MAT_DIE, ground) for value in range(1, 7)]
            assert all(difference(one, other) > 6 for one, other in combinations(dice, 2))
            pip = len({dice[5].image.getpixel((x, layout.MAT_DIE // 2)) for x in range(layout.MAT_DIE)})
            assert pip >= 3


@pytest.mark.parametrize("card", CHEATS)
def test_a_cards_name_stands_whole_on_it(card: str) -> None:
    name = load_words()(f"goblin-teeth-cheat-{card}")
    assert " ".join(line.text for line in split_card_name(name, layout.HAND_CARD[0] - NAME_EDGES)) == name


@pytest.mark.parametrize(
    "look",
    [
        LIT_LOOK,
        PLAIN_LOOK,
        DIM_LOOK,
        CARD_LOOK,
        PLAYABLE_LOOK,
        BACK_LOOK,
        FRONT_LOOK,
        FRESH_FRONT_LOOK,
        ALARMED_COLOURS.look,
        GOALS_COLOURS.look,
        TABLET_COLOURS.look,
    ],
)
def test_letters_and_numbers_can_be_read_on_every_slab(look: SlabLook) -> None:
    assert min(compute_contrast_ratio(look.ink, ground) for ground in (look.above, look.ground, look.below)) >= 3.5


@pytest.mark.parametrize(
    ("look", "ground"),
    [
        (choose_plate_colours(lit=True), LIT_LOOK.ground),
        (choose_plate_colours(lit=False), DIM_LOOK.ground),
        (TABLET_COLOURS, TABLET_COLOURS.look.ground),
        (ALARMED_COLOURS, "#5a150e"),
    ],
)
def test_what_is_missing_can_be_seen_and_the_only_thing_that_lacks_stands_out_more(
    look: PlateColours, ground: str
) -> None:
    assert compute_contrast_ratio(look.ghost, ground) >= 3.5
    assert compute_contrast_ratio(look.there, ground) >= 3.5
    assert compute_contrast_ratio(look.last, ground) > compute_contrast_ratio(look.ghost, ground)


def test_dice_of_a_lower_bid_have_less_light_and_can_be_counted() -> None:
    for seat in range(5):
        for value in range(1, 7):
            assert (
                difference(
                    pieces.render_dim_die_sprite(seat, value, 36, HOLLOW),
                    pieces.render_die_sprite(seat, value, 36, HOLLOW),
                )
                > 8
            )
        dice = [pieces.render_dim_die_sprite(seat, value, 26, HOLLOW) for value in range(1, 7)]
        assert all(difference(one, other) > 2 for one, other in combinations(dice, 2))


def test_the_winner_stands_large_at_the_end_with_what_was_completed() -> None:
    over = find_samples("goblin_teeth")["over"]
    assert isinstance(over.view, GoblinTeethView)
    shared = replace(over.view.outcome, ranks=(1,) * over.view.seats) if over.view.outcome else None
    boards = {
        draw_table(replace(over.view, outcome=one), over.names, load_words()).image.tobytes()
        for one in (over.view.outcome, shared)
    }
    assert len(boards) == 2
    assert min(layout.END_FACE, layout.SHARED_END_FACE) * 341 / layout.WIDTH >= 60


def test_who_lacks_a_single_item_raises_the_alarm() -> None:
    held = ("emerald", "worm", "fish-eye", "mushroom", "button")  # but for a tooth, the 6-Item Offering
    view = replace(view_of(match_of()), known=(held, held[:1], (), ()))
    assert view.get_progress(0)[0].lacking == 1
    assert [lacks_one_item(view, seat) for seat in range(4)] == [True, False, False, False]


def test_an_offering_is_called_by_its_kind_as_in_the_pictures_and_has_its_sign_in_texts() -> None:
    assert [load_words()(f"goblin-teeth-offering-{name}") for name in ("a5", "b4")] == ["A", "B"]
    assert {f"offering_{one.kind.lower()}" for one in load_offerings().values()} <= EMOJI.keys()
