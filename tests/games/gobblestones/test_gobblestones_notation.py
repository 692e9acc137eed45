"""Page "Notation": single moves and rows typed at once."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import BadNotation, IllegalMove, NotYourTurn
from games.gobblestones import (
    TILE_COLOURS,
    ChallengePlay,
    EndTurn,
    GobblestonesMove,
    LayTile,
    TakeBackTile,
    TrustPlay,
    format_space_name,
)
from games.gobblestones.field import ALL_SPACES
from tests.games.gobblestones.table import GAME, PLENTY, Table, at, colour_of, rack

spaces = st.sampled_from(ALL_SPACES)
moves = st.one_of(
    st.builds(LayTile, spaces, st.integers(0, 4)),
    st.builds(TakeBackTile, spaces),
    st.sampled_from([EndTurn(), TrustPlay(), ChallengePlay()]),
)


class TestSpaces:
    def test_columns_go_from_a_to_o_and_rows_from_1_to_15_from_the_top_left(self) -> None:
        assert [format_space_name(ALL_SPACES[place]) for place in (0, 14, 15, 224)] == ["A1", "O1", "A2", "O15"]
        assert len({format_space_name(space) for space in ALL_SPACES}) == 225

    @pytest.mark.parametrize("name", ["P1", "A0", "A16", "H", "8", "8H", "H88", "H-1", "AA1", "H\uff18"])
    def test_there_are_no_others(self, name: str) -> None:
        with pytest.raises(BadNotation) as refused:
            GAME.parse_move(f"take {name}")
        assert refused.value.code == "gobblestones-no-space"


class TestMoves:
    def test_they_read_as_words(self) -> None:
        told = [LayTile(at("H8"), 0), TakeBackTile(at("A15")), EndTurn(), TrustPlay(), ChallengePlay()]
        assert list(map(str, told)) == ["lay H8 red", "take A15", "end", "trust", "challenge"]

    @given(moves)
    def test_each_reads_back_in_any_case_and_with_any_blanks(self, move: GobblestonesMove) -> None:
        text = str(move)
        assert len(text) <= 60
        for told in (text, text.upper(), f"  {text.replace(' ', '   ')}\n"):
            assert GAME.parse_move(told) == move

    @pytest.mark.parametrize("short", ["t", "tur", "TURQ"])
    def test_a_colour_may_be_shortened(self, short: str) -> None:
        assert GAME.parse_move(f"lay h8 {short}") == LayTile(at("H8"), TILE_COLOURS.index("turquoise"))

    @given(st.text(max_size=40))
    def test_any_other_text_is_no_move(self, text: str) -> None:
        with suppress(BadNotation):
            move = GAME.parse_move(text)
            assert GAME.parse_move(str(move)) == move


@pytest.mark.parametrize("text", ["i8 red", "red i8", "R I8", "lay red i8"])
def test_a_tile_is_typed_in_short_and_in_any_order(text: str) -> None:
    assert [str(move) for move in GAME.parse_player_input(Table(covered=["H8"]).state, 0, text)] == ["lay I8 red"]


class TestTypedRows:
    def typed(self, text: str, **more: object) -> list[str]:
        table = Table(**{"covered": ["H8"], "bluff": True} | more)  # type: ignore[arg-type]
        return [str(move) for move in GAME.parse_player_input(table.state, 0, text)]

    @pytest.mark.parametrize(
        ("text", "laid"),
        [
            ("I8 right: red blue green", ["lay I8 red", "lay J8 blue", "lay K8 green"]),
            ("G8 left: red blue", ["lay G8 red", "lay F8 blue"]),
            ("H9 down: red blue", ["lay H9 red", "lay H10 blue"]),
            ("H7 up: red blue", ["lay H7 red", "lay H6 blue"]),
            ("I8: red", ["lay I8 red"]),
            ("i8 RIGHT:R,B, g", ["lay I8 red", "lay J8 blue", "lay K8 green"]),
        ],
    )
    def test_a_row_is_typed_from_its_first_space(self, text: str, laid: list[str]) -> None:
        assert self.typed(text) == laid

    def test_it_goes_on_over_covered_spaces(self) -> None:
        laid = self.typed("G8 right: red blue green", covered=["H8", "I8"])
        assert laid == ["lay G8 red", "lay J8 blue", "lay K8 green"]

    def test_a_row_that_touches_only_at_its_far_end_is_laid_from_there(self) -> None:
        assert self.typed("E8 right: red blue green") == ["lay G8 green", "lay F8 blue", "lay E8 red"]

    def test_a_row_that_touches_in_its_middle_is_laid_from_there_and_then_to_the_other_side(self) -> None:
        laid = self.typed("G9 right: red blue green yellow")
        assert laid == ["lay H9 blue", "lay I9 green", "lay J9 yellow", "lay G9 red"]

    def test_the_first_row_of_the_game_is_laid_from_the_centre(self) -> None:
        laid = self.typed("G8 right: red blue green", covered=[])
        assert laid == ["lay H8 blue", "lay I8 green", "lay G8 red"]

    def test_a_row_goes_on_from_the_tiles_already_laid(self) -> None:
        table = Table(covered=["H8"], bluff=True)
        table.play("lay I8 red")
        told = GAME.parse_player_input(table.state, 0, "L8 left: red blue green")
        assert list(map(str, told)) == ["lay J8 green", "lay K8 blue", "lay L8 red"]

    @pytest.mark.parametrize("text", ["H10 up: red green", "I6 down: red green blue", "E8 right: r y g b", "I8 up: g"])
    def test_each_tile_of_a_legal_row_is_legal_when_its_turn_comes(self, text: str) -> None:
        table = Table(covered=["H8"], bluff=True)
        for move in GAME.parse_player_input(table.state, 0, text):
            table.play(str(move))

    @given(
        st.sampled_from(ALL_SPACES),
        st.sampled_from(["right", "left", "down", "up"]),
        st.lists(st.sampled_from(TILE_COLOURS), min_size=1, max_size=5),
    )
    def test_a_typed_row_lays_what_it_says_in_some_order(self, space: int, way: str, colours: list[str]) -> None:
        table = Table(covered=["H8", "G8", "H9"], bluff=True)
        with suppress(IllegalMove):
            told = GAME.parse_player_input(table.state, 0, f"{format_space_name(space)} {way}: {' '.join(colours)}")
            lays = [move for move in told if isinstance(move, LayTile)]
            assert sorted(TILE_COLOURS[move.colour] for move in lays) == sorted(colours)
            assert space in {move.space for move in lays}
            assert len({move.space for move in lays}) == len(told) == len(colours)

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("M8 right: red blue green yellow", "gobblestones-edge"),
            ("B3 left: red blue green", "gobblestones-edge"),
            ("H8 red blue: up", "bad-notation"),
            ("I8: red blue", "gobblestones-which-way"),
            ("I8 right: red mauve", "gobblestones-no-colour"),
            ("I8 right: ,", "gobblestones-no-colour"),
            ("Z8 right: red", "bad-notation"),
            ("H16 right: red", "gobblestones-no-space"),
            ("I8 sideways: red", "bad-notation"),
        ],
    )
    def test_a_row_that_cannot_be_read_says_why(self, text: str, code: str) -> None:
        with pytest.raises(IllegalMove) as refused:
            self.typed(text)
        assert refused.value.code == code
        assert str(refused.value)

    def test_a_row_of_somebody_whose_turn_it_is_not_is_refused_before_the_hidden_row_is_looked_at(self) -> None:
        for lays in ((), ("lay I8 red",), ("lay I8 red", "lay J8 red")):
            table = Table(covered=["H8"], bluff=True, racks=[PLENTY] * 3)
            for move in lays:
                table.play(move)
            for text in ("J8 right: red blue", "N8 right: red red red"):
                with pytest.raises(NotYourTurn) as refused:
                    GAME.parse_player_input(table.state, 1, text)
                assert refused.value.code == "not-your-turn"

    def test_whoever_is_asked_about_a_play_lays_no_row(self) -> None:
        table = Table(covered=["H8"], bluff=True)
        table.turn("I8")
        with pytest.raises(IllegalMove) as refused:
            GAME.parse_player_input(table.state, 1, "J8 right: red blue")
        assert refused.value.code == "gobblestones-answer-first"

    def test_a_row_that_touches_nothing_is_refused_at_its_first_tile(self) -> None:
        table = Table(covered=["H8"], racks=[PLENTY, rack()])
        first = GAME.parse_player_input(table.state, 0, f"A1 right: {colour_of('A1')} {colour_of('B1')}")[0]
        assert table.refusal(str(first)) == "touch"

    def test_a_single_move_is_one_move(self) -> None:
        assert self.typed("end") == ["end"]
        assert self.typed("lay I8 red") == ["lay I8 red"]

    @given(st.text(max_size=40))
    def test_any_other_text_is_a_row_or_refused(self, text: str) -> None:
        with suppress(IllegalMove):
            assert GAME.parse_player_input(Table().state, 0, text)


class TestTheListOfMoves:
    def test_it_can_be_counted_indexed_sliced_and_asked(self) -> None:
        table = Table(covered=["H8"])
        table.lay("I8")
        moves = GAME.legal_moves(table.state, 0)
        listed = list(moves)
        assert len(moves) == len(listed) > 3
        assert [moves[index] for index in range(len(moves))] == listed
        assert [moves[index] for index in range(-len(moves), 0)] == listed
        assert moves[1:3] == listed[1:3]
        assert all(move in moves for move in listed)
        assert (TrustPlay() in moves, EndTurn() in moves, TakeBackTile(at("A1")) in moves) == (False, True, False)

    def test_it_ends_where_it_ends(self) -> None:
        moves = GAME.legal_moves(Table().state, 0)
        for place in (len(moves), -len(moves) - 1):
            with pytest.raises(IndexError):
                moves[place]
