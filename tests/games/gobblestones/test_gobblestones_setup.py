"""Rulebook "Setup": nine boards, a hundred tiles, five on each rack."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import BadOptions, SwiftChance
from games.gobblestones import CENTRE_SPACES, TILE_COLOURS, Gobblestones, GobblestonesOptions, build_field, list_spaces
from games.gobblestones.boards import rotate_board_face
from games.gobblestones.field import ALL_SPACES, encode_space, format_space_name
from games.gobblestones.state import GobblestonesState

GAME = Gobblestones()


def dealt(seats: int = 3, seed: int = 1, **options: object) -> GobblestonesState:
    return GAME.deal(seats, GobblestonesOptions.model_validate(options), SwiftChance(seed))


@given(st.integers())
def test_each_of_the_nine_boards_lies_once(seed: int) -> None:
    assert sorted(face % 18 // 2 for face in dealt(seed=seed).layout) == list(range(9))


def test_boards_lie_at_random_places_with_a_random_side_up() -> None:
    layouts = [dealt(seed=seed).layout for seed in range(150)]
    for index in range(9):
        assert {layout[index] % 18 for layout in layouts} == set(range(18))


def test_a_board_may_be_turned_by_any_number_of_quarters() -> None:
    turns = Counter(face // 18 for seed in range(100) for face in dealt(seed=seed).layout)
    assert set(turns) == {0, 1, 2, 3}
    assert all(170 < count < 280 for count in turns.values())


@pytest.mark.parametrize("face", range(18))
def test_a_board_turned_by_a_quarter_has_its_left_column_on_top(face: int) -> None:
    upright, turned = rotate_board_face(face), rotate_board_face(face + 18)
    assert turned[:5] == upright[20::-5]
    assert rotate_board_face(face + 36) == upright[::-1]
    assert rotate_board_face(face + 54) == rotate_board_face(face + 18)[::-1]


def test_a_turned_board_lies_so_on_the_field() -> None:
    upright, turned = build_field(tuple(range(0, 18, 2))), build_field((18, *range(2, 18, 2)))
    corners = [encode_space(0, 4), encode_space(0, 0), encode_space(4, 0), encode_space(4, 4)]
    assert [turned.colour[corner] for corner in corners] == [
        upright.colour[corner] for corner in corners[-1:] + corners[:-1]
    ]
    assert all(turned.value[space] == upright.value[space] for space in ALL_SPACES if space % 16 > 4)


@given(st.integers())
def test_the_field_has_225_spaces_with_a_value_and_a_colour(seed: int) -> None:
    field = build_field(dealt(seed=seed).layout)
    assert len(ALL_SPACES) == len(field.value) == 225
    assert {field.value[space] for space in ALL_SPACES} == {0, 2, 3, 4, 5, 6}
    assert all((field.colour[space] is None) == (field.value[space] == 0) for space in ALL_SPACES)


@given(st.integers())
def test_on_one_board_each_colour_has_one_value(seed: int) -> None:
    field = build_field(dealt(seed=seed).layout)
    boards: dict[tuple[int, int], set[tuple[int, int]]] = {}
    for space in ALL_SPACES:
        colour = field.colour[space]
        if colour is not None:
            row, column = divmod(space, 16)
            boards.setdefault((row // 5, column // 5), set()).add((colour, field.value[space]))
    assert len(boards) == 9
    assert all(len(pairs) == 5 for pairs in boards.values())


@given(st.integers())
def test_a_space_takes_its_own_colour_and_a_grey_one_takes_any(seed: int) -> None:
    field = build_field(dealt(seed=seed).layout)
    for space in ALL_SPACES:
        taking = {colour for colour in range(5) if field.fits[colour] >> space & 1}
        own = field.colour[space]
        assert taking == (set(range(5)) if own is None else {own})


def test_the_centres_are_the_middle_spaces_of_the_nine_boards() -> None:
    centres = ["C3", "H3", "M3", "C8", "H8", "M8", "C13", "H13", "M13"]
    assert [format_space_name(space) for space in list_spaces(CENTRE_SPACES)] == centres


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_draws_five_tiles_and_the_bag_holds_the_rest(seats: int) -> None:
    state = dealt(seats)
    assert [sum(rack) for rack in state.racks] == [5] * seats
    assert sum(state.bag) == 100 - 5 * seats
    assert state.scores == [0] * seats
    assert not state.tiles


def test_there_are_twenty_tiles_of_each_colour() -> None:
    assert GAME.count_pieces(dealt()) == dict.fromkeys(TILE_COLOURS, 20)


def test_tiles_are_drawn_at_random() -> None:
    drawn = Counter(colour for seed in range(400) for colour, count in enumerate(dealt(2, seed).racks[0]) if count)
    assert all(200 < drawn[colour] < 330 for colour in range(5))


def test_the_host_may_choose_who_begins() -> None:
    for first in (1, 2, 3):
        state = dealt(first=first)
        assert state.turn == first - 1
        assert state.decision is not None
        assert (state.decision.kind, state.decision.seats) == ("turn", (first - 1,))


def test_otherwise_lots_are_drawn_for_who_begins() -> None:
    turns = Counter(dealt(4, seed).turn for seed in range(400))
    assert all(60 < turns[seat] < 140 for seat in range(4))


def test_nobody_begins_who_does_not_play() -> None:
    with pytest.raises(BadOptions):
        dealt(2, first=3)


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_it_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadOptions):
        GAME.require_seat_count(seats)
