"""How moves are written and read."""

from itertools import permutations

import pytest

from games.engine import BadNotation
from games.engine.contract import MAX_NOTATION_LENGTH
from games.goblin_teeth import ACTION_CHEATS, CHEATS, GoblinTeeth
from games.goblin_teeth.notation import GoblinTeethMove, Moves

GAME = GoblinTeeth()


@pytest.mark.parametrize(
    "text",
    [
        "place d3 i2",
        "place d15 altar clear p5",
        "cheat borrow d3 d7",
        "cheat sneak-preview let-me-help d13 i5",
        "cheat sneak-preview quick-fingers total-re-roll",
        "poison d4 tooth-3",
        "keep sleight-of-hand give share-the-load",
        "set d4 3",
        "end",
        "decline",
    ],
)
def test_a_move_reads_back_as_it_is_written_in_capitals_too(text: str) -> None:
    assert str(GAME.parse_move(text)) == text
    assert GAME.parse_move(f"  {text.upper().replace(' ', '   ')} ") == GAME.parse_move(text)


@pytest.mark.parametrize(
    "text", ["", " ", "d3", "lay d3 i2", "place d16 i2", "place d3 i6", "cheat bite d3", "set d4 5", "é"]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_move(text)


def test_a_move_that_goes_on_and_on_is_none() -> None:
    with pytest.raises(BadNotation):
        GAME.parse_move("cheat borrow " + "d10 " * 20)


def test_of_two_dice_of_which_neither_comes_first_the_lower_is_written_first() -> None:
    assert str(GAME.parse_move("cheat swap d12 d3")) == "cheat swap d3 d12"
    assert str(GAME.parse_move("cheat sneak-preview transposition d2 d1")) == "cheat sneak-preview transposition d1 d2"
    assert str(GAME.parse_move("cheat trade-places d12 d3")) == "cheat trade-places d12 d3"


def test_even_the_longest_names_fit() -> None:
    longest = max((f"keep {kept} give {given}" for kept, given in permutations(CHEATS, 2)), key=len)
    previews = (f"cheat sneak-preview {name} d13 d15" for name in ACTION_CHEATS)
    assert max(len(longest), *map(len, previews)) <= MAX_NOTATION_LENGTH


def test_moves_are_a_sequence() -> None:
    moves = Moves([(("place", "d1"), (("i1",), ("altar",))), ((), (("end",),))])
    written = ["place d1 i1", "place d1 altar", "end"]
    assert [str(move) for move in moves] == written
    assert [str(moves[place]) for place in (0, 1, 2, -1, -3)] == [*written, written[2], written[0]]
    assert [str(move) for move in moves[1:]] == written[1:]
    assert GoblinTeethMove(("place", "d1", "altar")) in moves
    assert GoblinTeethMove(("place", "d1")) not in moves
    with pytest.raises(IndexError):
        moves[3]
