"""What the notations of games share: constant words, numbers, seats, and the refusal of other texts."""

import pytest

from games.engine import Constant, build_notation_refusal, index_by_notation, parse_number, parse_seat


class Wait(Constant):
    __slots__ = ()
    words = "wait"


class GoOn(Constant):
    __slots__ = ()
    words = "go on"


def test_a_constant_move_is_its_words() -> None:
    assert (str(Wait()), str(GoOn())) == ("wait", "go on")


def test_a_constant_move_equals_its_like_alone_and_never_changes() -> None:
    assert Wait() == Wait()
    assert len({Wait(), Wait(), GoOn()}) == 2
    with pytest.raises(AttributeError):
        Wait().words = "hurry"  # type: ignore[misc]  # this is what must not be done


def test_moves_are_found_by_their_words() -> None:
    assert index_by_notation(Wait(), GoOn())["go on"] == GoOn()


def test_what_is_no_move_is_told_in_short() -> None:
    refused = build_notation_refusal("  zog " * 40)
    assert (refused.code, len(str(refused.arguments["text"]))) == ("bad-notation", 40)


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("7", 7), ("07", 7), ("12", 12), ("13", None), ("-1", None), ("", None), ("²", None), ("1.5", None)],
)
def test_a_number_is_read_within_its_bounds(text: str, number: int | None) -> None:
    assert parse_number(text, maximum=12) == number


def test_a_number_of_thousands_of_digits_is_none() -> None:
    assert parse_number("9" * 5000) is None


@pytest.mark.parametrize(("text", "seat"), [("1", 0), ("4", 3), ("0", None), ("5", None), ("ann", None)])
def test_players_count_from_one(text: str, seat: int | None) -> None:
    assert parse_seat(text, 4) == seat
