"""Typed words may be in any order and short; a text that is not a move is answered with the nearest ones."""

import pytest

from games.engine.typed_text import match_legal_move, normalize_typed_text, suggest_nearest_moves

LEGAL = ("lay N10 green", "lay N1 green", "lay N10 red", "lay H8 grey", "take N10", "end")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("green n10", "lay N10 green"),
        ("n10 green", "lay N10 green"),
        ("N10 RE", "lay N10 red"),
        ("gree n1", "lay N1 green"),
        ("en", "end"),
        ("h8", "lay H8 grey"),
    ],
)
def test_any_order_and_short_forms_are_read(text: str, move: str) -> None:
    assert match_legal_move(LEGAL, text) == move


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("lay N10 green", "lay N10 green"),
        ("`lay N10 green`", "lay N10 green"),
        ("“lay N10 green.”", "lay N10 green"),
        ("\u2018end\u2019.", "end"),
        ("\uff4c\uff41\uff59\u3000\uff2e\uff11\uff10\uff0c \uff45\uff4e\uff44\u3002", "lay N10, end"),
        ("bet 3–4; end...", "bet 3-4, end"),
    ],
)
def test_what_keyboards_make_of_a_move_is_read(typed: str, text: str) -> None:
    assert normalize_typed_text(typed) == text


@pytest.mark.parametrize("text", ["", "n10", "green", "n1 green red", "zog"])
def test_what_means_no_move_or_several_is_not_guessed(text: str) -> None:
    assert match_legal_move(LEGAL, text) is None


def test_the_nearest_moves_are_suggested_and_none_that_is_far() -> None:
    assert suggest_nearest_moves(LEGAL, "n10 grean lay")[0] == "lay N10 green"
    assert suggest_nearest_moves(LEGAL, "what shall I do now") == []


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("declare 99", ["declare 20", "declare 19", "declare 18"]),
        ("declare 1", ["declare 3", "declare 4", "declare 5"]),
        ("99", []),
    ],
)
def test_beside_a_number_that_is_not_legal_stand_the_numbers_next_to_it(text: str, near: list[str]) -> None:
    assert suggest_nearest_moves([f"declare {number}" for number in range(3, 21)], text) == near
