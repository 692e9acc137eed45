"""The 18 faces of the boards: what the file holds, the script that makes it, and files that are wrong."""

from collections import Counter
from pathlib import Path

import pytest

from games.engine import BadData
from games.gobblestones.boards import (
    BOARD_SIZE,
    BOARDS_FILE,
    SPACE_VALUES,
    SPACES_BY_VALUE,
    TILE_COLOURS,
    load_board_faces,
    read_boards,
)
from tests.make_boards import boards_toml

CENTRE = 12
BY_BOARD = list(zip(load_board_faces()[::2], load_board_faces()[1::2], strict=True))


def groups(spaces: list[int]) -> list[int]:
    """The sizes of the orthogonally connected groups of equal values, counted apart from the game."""
    leader = {index: index for index in range(25) if spaces[index]}
    for place, other in [(p, q) for p in leader for q in (p + 1 if p % 5 < 4 else p, p + 5) if q in leader]:
        if spaces[place] == spaces[other]:
            joined, old = leader[place], leader[other]
            leader = {member: joined if led == old else led for member, led in leader.items()}
    return list(Counter(leader.values()).values())


def test_there_are_nine_boards_with_two_sides() -> None:
    assert len(load_board_faces()) == 18
    assert all(len(face) == BOARD_SIZE * BOARD_SIZE == 25 for face in load_board_faces())


def test_each_face_has_23_coloured_spaces_and_two_grey_ones() -> None:
    for face in load_board_faces():
        assert Counter(colour is None for colour, _ in face) == {False: 23, True: 2}
        assert all((colour is None) == (value == 0) for colour, value in face)


def test_each_face_has_six_twos_five_threes_five_fours_four_fives_three_sixes() -> None:
    for face in load_board_faces():
        assert Counter(value for _, value in face if value) == {2: 6, 3: 5, 4: 5, 5: 4, 6: 3}


def test_on_each_face_the_five_colours_take_the_five_values() -> None:
    for face in load_board_faces():
        pairs = {(colour, value) for colour, value in face if colour is not None}
        assert {colour for colour, _ in pairs} == set(range(5))
        assert {value for _, value in pairs} == set(SPACE_VALUES)
        assert len(pairs) == 5


def test_no_more_than_three_alike_are_connected() -> None:
    for face in load_board_faces():
        assert max(groups([value for _, value in face])) <= 3


def test_the_centre_is_coloured() -> None:
    assert all(face[CENTRE][0] is not None for face in load_board_faces())


def test_values_stand_in_the_same_places_on_both_sides() -> None:
    for front, back in BY_BOARD:
        assert [value for _, value in front] == [value for _, value in back]
        assert front != back


def test_five_boards_have_the_same_colour_in_the_centre_of_both_sides() -> None:
    assert sum(front[CENTRE] == back[CENTRE] for front, back in BY_BOARD) == 5


def test_over_all_faces_each_colour_has_each_value_three_or_four_times() -> None:
    counts = Counter(pair for face in load_board_faces() for pair in set(face) if pair[0] is not None)
    assert len(counts) == 25
    assert set(counts.values()) == {3, 4}


def test_no_two_boards_are_alike() -> None:
    assert len({tuple(value for _, value in front) for front, _ in BY_BOARD}) == 9


def test_the_script_makes_the_file_exactly() -> None:
    assert boards_toml() == BOARDS_FILE.read_text("utf-8")


def test_another_seed_makes_other_boards_that_keep_the_rules(tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    file.write_text(boards_toml(99), "utf-8")
    assert len(read_boards(file).board) == 9
    assert boards_toml(99) != boards_toml()


TEXT = BOARDS_FILE.read_text("utf-8")
FIRST_ROW = '"4 5 4 3 3"'
FIRST_FRONT = next(line for line in TEXT.splitlines() if line.startswith("front"))
WRONG = {
    "a missing row": (TEXT.replace(f"    {FIRST_ROW},\n", "", 1), "board.0.values", "at least 5"),
    "a short row": (TEXT.replace(FIRST_ROW, '"4 5 4 3"', 1), "board.0.values.0", "five of"),
    "an unknown value": (TEXT.replace(FIRST_ROW, '"4 5 4 3 7"', 1), "board.0.values.0", "five of"),
    "a one": (TEXT.replace(FIRST_ROW, '"4 5 4 3 1"', 1), "board.0.values.0", "five of"),
    "an unknown colour": (TEXT.replace(FIRST_FRONT, FIRST_FRONT.replace("red", "mauve"), 1), "board.0.front", "once"),
    "a colour twice": (TEXT.replace(FIRST_FRONT, FIRST_FRONT.replace("red", "blue"), 1), "board.0.front", "once"),
    "a missing side": (TEXT.replace(FIRST_FRONT + "\n", "", 1), "board.0.front", "required"),
    "a strange entry": (TEXT.replace(FIRST_FRONT, FIRST_FRONT + "\nmood = 1", 1), "board.0.mood", "not permitted"),
    "other numbers of values": (TEXT.replace(FIRST_ROW, '"4 5 4 3 2"', 1), "board 1", "spaces by value"),
    "a missing board": (TEXT[: TEXT.rindex("[[board]]")], "board", "at least 9"),
    "an unknown source": (TEXT.replace('"house"', '"found"'), "source", "house"),
    "no source": (TEXT.replace('source = "house"\n', ""), "source", "required"),
    "no TOML": ("[[board", "-", ""),
    "nothing": ("", "source", "required"),
}


@pytest.mark.parametrize(("text", "entry", "expected"), WRONG.values(), ids=WRONG)
def test_a_wrong_file_names_the_file_the_entry_and_what_was_expected(
    tmp_path: Path, text: str, entry: str, expected: str
) -> None:
    assert text != TEXT
    file = tmp_path / "wrong.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadData) as refused:
        read_boards(file)
    told = str(refused.value)
    assert told.startswith(f"wrong.toml: {entry}")
    assert expected in told


def board_text(rows: list[str]) -> str:
    """The file with these values on its first board."""
    start, end = TEXT.index("values = [") + len("values = ["), TEXT.index("]\nfront")
    lines = "".join(f'\n    "{row}",' for row in rows)
    return f"{TEXT[:start]}{lines}\n{TEXT[end:]}"


GROUP_OF_FOUR = ["2 2 3 4 5", "2 2 4 3 6", "5 6 3 4 .", "3 4 5 2 3", ". 6 2 5 4"]
GREY_CENTRE = ["2 3 2 4 5", "3 4 6 2 3", "5 2 . 6 4", "4 3 2 5 3", "2 6 4 5 ."]


@pytest.mark.parametrize(
    ("rows", "expected"),
    [(GROUP_OF_FOUR, "at most three alike in a group"), (GREY_CENTRE, "a coloured centre")],
    ids=["a group of four", "a grey centre"],
)
def test_a_board_of_the_house_keeps_the_rules_of_the_house(tmp_path: Path, rows: list[str], expected: str) -> None:
    assert Counter(" ".join(rows).replace(".", "").split()) == {str(v): n for v, n in SPACES_BY_VALUE.items()}
    file = tmp_path / "odd.toml"
    file.write_text(board_text(rows), "utf-8")
    with pytest.raises(BadData) as refused:
        read_boards(file)
    assert str(refused.value) == f"odd.toml: board 1: {expected}."


def test_printed_boards_are_what_they_are(tmp_path: Path) -> None:
    file = tmp_path / "printed.toml"
    file.write_text(board_text(GROUP_OF_FOUR).replace('"house"', '"printed"'), "utf-8")
    assert read_boards(file).source == "printed"


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData) as refused:
        read_boards(tmp_path / "nowhere.toml")
    assert "nowhere.toml" in str(refused.value)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "picture.toml").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadData):
        read_boards(tmp_path / "picture.toml")


def test_the_colours_are_five() -> None:
    assert TILE_COLOURS == ("red", "yellow", "green", "blue", "turquoise")
