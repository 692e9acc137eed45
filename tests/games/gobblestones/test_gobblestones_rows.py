"""Rulebook "Play" and the placement rules; rulings Row and 2×2."""

import pytest

from games.gobblestones import TILE_COLOURS
from tests.games.gobblestones.table import PLENTY, Table, at, colour_of, fact, rack, worth, wrong_colour_of

CENTRES = {"C3", "H3", "M3", "C8", "H8", "M8", "C13", "H13", "M13"}


class TestTheFirstTileOfTheGame:
    def test_it_goes_on_the_centre_of_any_board(self) -> None:
        assert Table().open() == CENTRES

    def test_it_goes_nowhere_else(self) -> None:
        assert Table().refused("G8") == "centre"

    def test_it_must_have_the_colour_of_its_centre(self) -> None:
        assert Table().refusal(f"lay H8 {wrong_colour_of('H8')}") == "colour"

    def test_its_row_may_grow_to_both_sides_of_the_centre(self) -> None:
        table = Table()
        table.lay("H8", "I8", "G8")
        assert table.open() == {"F8", "J8"}

    def test_the_centre_cannot_be_taken_back_from_under_its_row(self) -> None:
        table = Table()
        table.lay("H8", "I8")
        assert table.takes() == {"I8"}
        assert table.refusal("take H8") == "take-gap"

    def test_who_lays_nothing_leaves_the_centre_to_the_next(self) -> None:
        table = Table()
        table.play("end")
        assert table.state.turn == 1
        assert table.open() == CENTRES
        assert table.refused("B2") == "centre"

    def test_only_the_first_tile_of_the_game_needs_a_centre(self) -> None:
        table = Table()
        table.turn("H8")
        assert table.open() == {"H7", "H9", "G8", "I8"}
        assert table.refused("M8") == "touch"


class TestTouching:
    def test_a_tile_touches_a_tile_that_lay_there(self) -> None:
        table = Table(covered=["H8"])
        assert table.refused("H10") == "touch"
        table.lay("H9")

    def test_a_corner_is_no_touch(self) -> None:
        assert Table(covered=["H8"]).refused("I9") == "touch"

    def test_a_row_may_touch_from_the_side(self) -> None:
        table = Table(covered=["H8"])
        table.lay("I8", "I9", "I10")
        assert table.state.laid.keys() == {at("I8"), at("I9"), at("I10")}

    def test_the_middle_of_a_row_may_be_what_touches(self) -> None:
        table = Table(covered=["H8"])
        table.lay("H9", "G9", "I9", "F9")
        assert table.takes() == {"I9", "F9"}

    def test_the_far_edge_of_the_field_touches_nothing(self) -> None:
        table = Table(covered=["O8"])
        assert table.open() == {"O7", "O9", "N8"}
        assert Table(covered=["A8"]).open() == {"A7", "A9", "B8"}
        assert Table(covered=["A1"]).open() == {"A2", "B1"}
        assert Table(covered=["O15"]).open() == {"O14", "N15"}


class TestTheRow:
    def test_one_tile_can_grow_in_four_ways(self) -> None:
        table = Table(covered=["H8"])
        table.lay("H9")
        assert table.open() == {"G9", "I9", "H10", "H7"}

    def test_the_second_tile_says_which_way_the_row_goes(self) -> None:
        table = Table(covered=["H8"])
        table.lay("H9", "I9")
        assert table.open() == {"G9", "J9"}
        assert table.refused("H10") == "row"

    def test_a_row_may_go_down_too(self) -> None:
        table = Table(covered=["H8"])
        table.lay("I8", "I9")
        assert table.open() == {"I7", "I10"}

    def test_no_space_is_skipped(self) -> None:
        table = Table(covered=["H8"])
        table.lay("I8")
        assert table.refused("K8") == "row"

    def test_a_tile_beside_an_earlier_tile_but_off_the_row_is_refused(self) -> None:
        table = Table(covered=["H8", "H9", "H10"])
        table.lay("I8")
        assert table.refused("I10") == "row"

    def test_a_row_goes_on_over_earlier_tiles(self) -> None:
        table = Table(covered=["H8", "I8"])
        table.lay("G8", "J8", "F8", "K8")
        assert table.open() == {"E8", "L8"}

    def test_a_row_may_close_the_gap_between_earlier_tiles(self) -> None:
        table = Table(covered=["F8", "J8"])
        table.lay("G8", "H8", "I8")
        assert table.open() == {"E8", "K8"}

    def test_a_row_that_crosses_earlier_tiles_ends_at_the_edge(self) -> None:
        table = Table(covered=["M8", "N8", "O8"])
        table.lay("L8")
        assert table.open() == {"K8", "L7", "L9"}

    def test_the_first_tile_beyond_earlier_tiles_may_stand_alone_on_its_side(self) -> None:
        table = Table(covered=["H8", "I8", "J8"])
        table.lay("K8", "G8")
        assert table.takes() == {"K8", "G8"}

    def test_five_tiles_are_the_most_however_full_the_rack(self) -> None:
        table = Table(covered=["H8"])
        table.lay("I8", "J8", "K8", "L8", "M8")
        assert table.open() == set()
        assert table.refused("N8") == "five"

    def test_earlier_tiles_in_the_row_do_not_count_toward_the_five(self) -> None:
        table = Table(covered=["G8", "H8", "K8"])
        table.lay("I8", "J8", "L8", "M8", "F8")
        assert len(table.state.laid) == 5


class TestTiles:
    def test_a_tile_must_have_the_colour_of_its_space(self) -> None:
        table = Table(covered=["H8"])
        for colour in TILE_COLOURS:
            if colour != colour_of("I8"):
                assert table.refusal(f"lay I8 {colour}") == "colour"
        table.lay("I8")

    def test_a_grey_space_takes_any_colour(self) -> None:
        for colour in TILE_COLOURS:
            table = Table(covered=["H8"])
            table.lay("G8")
            table.play(f"lay F8 {colour}")

    def test_a_tile_must_be_on_the_rack(self) -> None:
        table = Table(covered=["H8"], racks=[rack(yellow=5, blue=5), PLENTY])
        assert colour_of("I8") == "green"
        assert table.refused("I8") == "no-tile"

    def test_a_tile_can_be_laid_once(self) -> None:
        table = Table(covered=["H8"], racks=[rack(green=1, red=5), PLENTY])
        table.lay("I8")
        assert table.refused("J8") == "no-tile"

    def test_a_covered_space_takes_no_tile(self) -> None:
        table = Table(covered=["H8"])
        assert table.refused("H8") == "covered"
        table.lay("I8")
        assert table.refused("I8") == "covered"

    def test_a_space_covered_on_the_row_of_this_turn_is_skipped_not_covered_again(self) -> None:
        table = Table(covered=["H8"])
        table.lay("G8")
        assert "H8" not in table.open()
        assert "I8" in table.open()


SQUARE = ["H8", "I8", "H9", "I9"]


class TestNoSquareOfFour:
    @pytest.mark.parametrize("last", SQUARE)
    @pytest.mark.parametrize("bluff", [False, True], ids=["plain", "bluff"])
    def test_no_tile_completes_a_square_of_earlier_tiles(self, last: str, bluff: bool) -> None:
        table = Table(covered=[name for name in SQUARE if name != last], bluff=bluff)
        assert last not in table.open()
        assert table.refused(last) == "square"

    @pytest.mark.parametrize("bluff", [False, True], ids=["plain", "bluff"])
    def test_nor_one_with_tiles_of_the_same_turn(self, bluff: bool) -> None:
        table = Table(covered=["H8", "I8"], bluff=bluff)
        table.lay("H9")
        assert table.refused("I9") == "square"
        assert table.open() == {"G9", "H7", "H10"}

    def test_a_ring_round_an_open_space_is_no_square(self) -> None:
        table = Table(covered=["G7", "H7", "I7", "G8", "G9", "H9", "I9"])
        table.lay("I8")
        assert table.refused("H8") == "square"

    def test_squares_do_not_reach_round_the_edge(self) -> None:
        table = Table(covered=["O1", "O2", "A2", "B2"])
        assert {"A1", "B1"} & table.open() == {"A1", "B1"}
        table.lay("A1")
        assert table.refused("B1") == "square"


class TestTakingBack:
    def test_a_tile_taken_back_stands_on_the_rack_again(self) -> None:
        table = Table(covered=["H8"])
        before = table.state.clone()
        table.lay("I8", "J8")
        table.play("take J8")
        table.play("take I8")
        assert table.state == before

    def test_what_is_left_must_still_touch(self) -> None:
        table = Table(covered=["H7", "I7", "J7"])
        table.lay("H8", "G8")
        assert table.takes() == {"G8"}
        assert table.refusal("take H8") == "take-gap"

    def test_tiles_are_taken_from_either_end_and_none_between(self) -> None:
        table = Table(covered=["G7", "I7"])
        table.lay("G8", "H8", "I8")
        assert table.takes() == {"G8", "I8"}
        assert table.refusal("take H8") == "take-gap"

    def test_the_tile_that_alone_touches_is_taken_last(self) -> None:
        table = Table(covered=["H8"])
        table.lay("I8", "J8", "K8")
        assert table.takes() == {"K8"}
        assert table.refusal("take I8") == "take-gap"

    def test_when_all_are_taken_back_the_row_may_begin_elsewhere(self) -> None:
        table = Table(covered=["H8"])
        table.lay("I8")
        table.play("take I8")
        assert table.open() == {"H7", "H9", "G8", "I8"}

    def test_one_tile_left_has_no_direction_any_more(self) -> None:
        table = Table(covered=["H8"])
        table.lay("I8", "J8")
        table.play("take J8")
        assert table.open() == {"I7", "I9", "G8", "J8"}

    def test_no_tile_of_an_earlier_turn_is_taken_back(self) -> None:
        table = Table(covered=["H8"])
        assert table.refusal("take H8") == "take-none"
        assert table.refusal("take A1") == "take-none"


class TestTheTurn:
    def test_it_scores_the_values_of_the_spaces_it_covered(self) -> None:
        table = Table(covered=["H8"])
        played = fact(table.turn("I8", "J8", "K8"), "played")
        assert played["points"] == worth("I8", "J8", "K8") == 14
        assert played["spaces"] == ["I8", "J8", "K8"]
        assert played["colours"] == ["green", "green", "red"]
        assert table.state.scores == [14, 0]

    def test_spaces_covered_earlier_score_nothing_again(self) -> None:
        table = Table(covered=["H8", "I8"])
        assert fact(table.turn("J8", "G8"), "played")["points"] == worth("J8", "G8")

    def test_a_grey_space_is_worth_nothing(self) -> None:
        table = Table(covered=["E8"])
        assert fact(table.turn("F8", "G8"), "played")["points"] == worth("F8", "G8") == 0

    def test_it_passes_to_the_left(self) -> None:
        table = Table(racks=[PLENTY] * 3, bag=[20] * 5)
        turns = []
        for _ in range(4):
            turns.append(table.state.turn)
            table.play("end")
        assert turns == [0, 1, 2, 0]

    def test_nothing_may_be_laid(self) -> None:
        table = Table(covered=["H8"])
        assert fact(table.play("end"), "passed") == {"seat": 0}
        assert table.state.scores == [0, 0]
        assert table.view(None).last is not None

    def test_each_turn_is_a_decision_of_its_own_and_laying_is_none(self) -> None:
        table = Table(covered=["H8"])
        first = table.decision
        table.lay("I8")
        assert table.decision == first
        table.play("end")
        assert table.decision.number == first.number + 1
