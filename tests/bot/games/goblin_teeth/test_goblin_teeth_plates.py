"""What lies on plates in pictures of Goblin Teeth: hands, Offerings and rings, and which of them is in the light."""

from dataclasses import replace
from itertools import pairwise
from math import cos, sin, tau
from unittest.mock import Mock

import pytest

from bot.games.goblin_teeth.names import get_card_name
from bot.games.goblin_teeth.pictures import layout, progress, trays
from bot.games.goblin_teeth.pictures.contents import find_nearest_offering, list_playable_cheats
from bot.games.goblin_teeth.pictures.opponent_plates import draw_player_mats
from bot.games.goblin_teeth.pictures.own_plate import list_tray_cards, measure_own_plate
from bot.games.goblin_teeth.pictures.plate_colours import (
    COLOURS_BY_LACK,
    NEAREST_COLOURS,
    TABLE_COLOUR,
    choose_plate_colours,
    get_own_plate_colours,
)
from bot.games.goblin_teeth.pictures.table import build_table_layout, draw_table
from bot.pictures.drawing import draw_pictures
from bot.pictures.painting.bands import Piece
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import measure_pixel_width
from bot.pictures.painting.slabs import DIM_LOOK, LIT_LOOK
from bot.pictures.painting.sprites import Point
from bot.pictures.painting.theme import CREAM, compute_contrast_ratio, find_nearest_palette_index
from games.engine.words import load_words
from games.goblin_teeth import CHEATS, ITEMS, ONGOING_CHEATS
from tests.bot.games.goblin_teeth.test_goblin_teeth_pictures import NAMES, match_of, steps, view_of


def test_ones_own_hand_lies_on_ones_own_plate_with_ongoing_cards() -> None:
    view = view_of(match_of(3), 1)
    holding = [replace(view, hand=hand) for hand in (("worm",), ("worm", "cursed"), ("worm", "pass"))]
    bare, cursed, passing = (draw_pictures("goblin_teeth", "panel", one, NAMES[:3], load_words())[0] for one in holding)
    assert cursed.height == passing.height == bare.height
    assert len({bare.png, cursed.png, passing.png}) == 3
    lying = replace(view, hand=("worm", "worm", "cursed"), front=((), ("patient",), ()), recent=((0, "1 patient"),))
    assert list_tray_cards(lying, 1) == [("worm", 2, "hand"), ("cursed", 1, "open"), ("patient", 1, "fresh")]
    assert list_tray_cards(replace(lying, decision=None), 1)[:2] == [("worm", 2, "hand"), ("cursed", 1, "hand")]


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, len(CHEATS)])
def test_any_hand_stays_off_what_it_is_for(count: int) -> None:
    """Cards of up to six kinds lie beside the Offerings, more above them; all are of one cut, and the tray is used."""
    way = trays.choose_tray_layout(count)
    boxes = [way.compute_card_box(index, layout.TRAY_TOP) for index in range(count)]
    end = layout.BROAD_TRAY_RIGHT if way.broad else layout.TRAY_RIGHT
    assert all(left + wide < after or below > top for (left, top, wide, _), (after, below, _, _) in pairwise(boxes))
    assert max(left + wide for left, _, wide, _ in boxes) == end
    assert {high for *_, high in boxes} == {way.height}
    assert all(0 <= wide - way.card_width <= 1 for _, _, wide, _ in boxes)
    assert len({top for _, top, _, _ in boxes}) == way.lines
    assert layout.TRAY_RIGHT < layout.TABLET_LEFT
    assert layout.BROAD_TRAY_RIGHT <= layout.WIDTH - layout.EDGE_GAP - layout.TABLET_RIGHT
    view = replace(view_of(match_of(3), 1), hand=CHEATS[:count])
    foot = measure_own_plate(view, 1) - (layout.OWN_GOALS + layout.GAP) * way.broad
    assert max(top + high for _, top, _, high in boxes) <= foot - layout.TRAY_RIM


@pytest.mark.parametrize("count", range(14))
def test_cards_have_their_names_on_ones_own_plate_where_they_can_be_read(count: int) -> None:
    """They have two sizes at most besides those of one or two cards, and none is smaller than 9 pixels on a phone."""
    way = trays.choose_tray_layout(count)
    assert bool(way.names) == (count <= 12)
    assert all(size * 341 / layout.WIDTH >= 9 for size in way.names)
    assert len(way.names) <= 2 or count <= 1
    for card in (*CHEATS, *ITEMS) if way.names else ():
        for alike in (1, 2) if card in ITEMS else (1,):
            lines = trays.fit_card_name(get_card_name(load_words(), card), way, alike)
            assert " ".join(line.text for line in lines) == get_card_name(load_words(), card)
            assert all(
                measure_pixel_width(line.text, line.face) * 0.7 <= way.measure_name_room(alike) for line in lines
            )
            assert len({line.face for line in lines}) == 1


def test_every_cheat_that_can_be_played_lies_in_the_light_and_nothing_else_does() -> None:
    """Only what dice and bids forbid is seen when a Cheat is chosen."""
    lit = 0
    for advanced in (False, True):
        match = match_of(4, advanced=advanced)
        for _ in steps(match, 5, 120):
            for seat in range(4 if match.decision else 0):
                asked = match.decision is not None and seat in match.decision.seats
                moves = [str(move).split() for move in match.legal_moves(seat)] if asked else []
                view = view_of(match, seat)
                legal = {move[1] for move in moves if move[0] == "cheat"}
                assert legal <= list_playable_cheats(view) <= set(view.hand or ()) & set(CHEATS)
                assert asked or not list_playable_cheats(view)
                wheres = {card: where for card, _, where in list_tray_cards(view, seat)}
                assert {card for card, where in wheres.items() if where == "open"} == list_playable_cheats(view)
                lit += bool(legal)
    assert lit > 20


@pytest.mark.parametrize(
    ("hand", "lit"), [(("exchange", "quick-fingers"), {"quick-fingers"}), (("exchange", "worm"), {"exchange"})]
)
def test_a_cheat_that_lacks_what_it_needs_lies_in_no_light(hand: tuple[str, ...], lit: set[str]) -> None:
    view = view_of(match_of(2, lot=1))
    assert view.decision is not None
    (seat,) = view.decision.seats
    assert list_playable_cheats(replace(view, seat=seat, hand=hand)) == lit


def test_lawful_and_patience_leave_room_for_one_cheat() -> None:
    view = view_of(match_of(2, lot=1))
    assert view.decision is not None
    (seat,) = view.decision.seats
    mine = replace(view, seat=seat, hand=("worm", "sneak-preview", "swap"))
    lawful = replace(mine, front=tuple(("lawful",) if other == seat else () for other in range(2)))
    assert list_playable_cheats(mine) == {"sneak-preview", "swap"}
    assert list_playable_cheats(lawful) == {"swap"}
    assert list_playable_cheats(replace(lawful, spent=1)) == set()
    assert list_playable_cheats(replace(mine, decision=replace(view.decision, kind="patient"))) == {"swap"}
    assert list_playable_cheats(replace(mine, decision=replace(view.decision, kind="helped"))) == set()


def test_own_offerings_are_drawn_once_and_those_of_all_once_on_a_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others' plates have one ring each, for what they are nearest to, once anybody has begun."""
    watched = {
        name: Mock(wraps=getattr(progress, name))
        for name in ("_render_dial_sprite", "draw_offering", "_draw_offering_needs")
    }
    for name, mock in watched.items():
        monkeypatch.setattr(progress, name, mock)
    for known, seat, counts in (((), None, [0, 0, 3]), (("worm",), None, [4, 0, 3]), (("worm",), 1, [3, 3, 0])):
        for mock in watched.values():
            mock.reset_mock()
        view = view_of(match_of(4), seat)
        draw_table(replace(view, known=(known, *view.known[1:])), NAMES[:4], load_words())
        assert [mock.call_count for mock in watched.values()] == counts


def test_light_is_behind_the_offering_that_is_nearest_and_behind_each_that_is_all_but_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = Mock(wraps=progress.draw_offering)
    monkeypatch.setattr(progress, "draw_offering", drawn)
    all_but = ("emerald", "worm", "fish-eye", "mushroom", "button")
    for hand, counts in (
        ((), [0, 0, 0]),
        (("mushroom",), [1, 0, 0]),
        (all_but, [0, 1, 0]),
        ((*all_but, "tooth-1"), [0, 0, 1]),
    ):
        drawn.reset_mock()
        view = view_of(match_of(4), 1)
        draw_table(replace(view, hand=hand, known=((), hand, (), ())), NAMES[:4], load_words())
        lights = [call.args[4] for call in drawn.call_args_list]
        assert [lights.count(light) for light in (NEAREST_COLOURS, COLOURS_BY_LACK[1], COLOURS_BY_LACK[0])] == counts


def test_ones_own_plate_is_never_among_the_darkest() -> None:
    view = view_of(match_of())
    looks = [get_own_plate_colours(view, seat).look for seat in range(4)]
    assert sum(look is LIT_LOOK for look in looks) == 1
    assert all(
        compute_contrast_ratio(CREAM, look.ground) < compute_contrast_ratio(CREAM, DIM_LOOK.ground) for look in looks
    )


def test_a_ring_tells_of_the_offering_that_somebody_is_nearest_to() -> None:
    view = view_of(match_of())
    assert find_nearest_offering(view.get_progress(0)) is None
    for known, kind, lacking in ((("mushroom",), "6", 5), (("worm", "worm"), "A", 4)):
        close = find_nearest_offering(replace(view, known=(known, (), (), ())).get_progress(0))
        assert close is not None
        assert (close.kind, close.lacking) == (kind, lacking)


def test_a_ring_fills_from_above_with_what_is_there() -> None:
    look = choose_plate_colours(lit=False)
    for side in (layout.RING, layout.SMALL_RING):
        reach = progress.compute_ring_radius(side)
        for there in range(6):
            ring = progress._render_dial_sprite(5, there, side, look).image
            turns = [tau * (part + 0.5) / 5 for part in range(5)]
            seen = [
                ring.getpixel((int(side / 2 + reach * sin(turn)), int(side / 2 - reach * cos(turn)))) for turn in turns
            ]
            assert seen == [find_nearest_palette_index(look.there)] * there + [
                find_nearest_palette_index(progress.choose_empty_colour(look))
            ] * (5 - there)


@pytest.mark.parametrize(
    ("items", "front", "lines"), [(3, 0, 1), (5, 0, 1), (3, 1, 1), (4, 1, 2), (5, 3, 2), (0, 5, 1)]
)
def test_cards_known_of_another_lie_in_two_lines_where_they_would_hide_one_another(
    items: int, front: int, lines: int
) -> None:
    middles: set[int] = set()

    class Noted(Canvas):
        def paste(self, piece: Piece, point: Point) -> None:
            if piece.height in (*layout.SHELF_ITEMS, *layout.LOW_SHELF_ITEMS, layout.TAG_HEIGHT):
                middles.add(point[1] + piece.height // 2)
            super().paste(piece, point)

    known = ("emerald", "worm", "fish-eye", "mushroom", "button")[:items]
    view = replace(
        view_of(match_of(5)), known=(known, (), (), (), ()), front=(ONGOING_CHEATS[:front], (), (), (), ()), dice=()
    )
    row = build_table_layout(view).rows[0]
    draw_player_mats(
        Noted((layout.WIDTH, row.height), TABLE_COLOUR), view, replace(row, seats=[0]), NAMES[:5], 0, load_words()
    )
    assert len({middle for middle in middles if middle > layout.HEAD_HEIGHT}) == lines


@pytest.mark.parametrize("advanced", [False, True])
def test_five_stand_in_a_grid_with_what_all_need_at_its_end(advanced: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    cell = Mock(wraps=progress.draw_common_offerings_cell)
    monkeypatch.setattr("bot.games.goblin_teeth.pictures.table.draw_common_offerings_cell", cell)
    for seats in (4, 5):
        view = view_of(match_of(seats, advanced=advanced))
        plan = build_table_layout(view)
        draw_table(view, NAMES[:seats], load_words())
        assert [len(row.seats) for row in plan.rows] == ([4] if seats == 4 else [3, 2])
        assert (plan.first > 0) == (seats == 4)
        assert cell.call_count == (seats == 5)
