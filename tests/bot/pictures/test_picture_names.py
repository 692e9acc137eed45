"""Names in pictures: whole where they fit, shortened where not, and never a box for a letter that no font has."""

import pytest

from bot.pictures.lettering import ELLIPSIS, Face, Font, fitted, length, rise, text_mask
from bot.pictures.telling import spoken

SIZES, WIDE = (25, 22), 400


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("Żółta Gęś", "Żółta Gęś"),
        ("Максим", "Максим"),
        ("Ελένη", "Ελένη"),
        ("Ann 🐐 of the 🏔️ Hill", "Ann of the Hill"),
        ("".join(chr(0x1D4D0 + ord(c) - 65) for c in "GOBLIN"), "GOBLIN"),  # mathematical script
        ("Z̷̢͔a̴l̶g̷o", "Zalgo"),
        ("  two\nlines\t", "two lines"),
        ("日本語", "#3"),
        ("🐐🐐", "#3"),
        ("!!!", "#3"),
        ("", "#3"),
    ],
)
def test_a_name_is_shown_as_far_as_it_can_be_drawn(name: str, shown: str) -> None:
    assert fitted(name, SIZES, WIDE, "#3").text == shown


@pytest.mark.parametrize("name", ["W" * 40, "Bartholomew the Unburdened", "Ż" * 33, "Максимилиан Великий"])
def test_a_long_name_ends_in_an_ellipsis_within_its_room(name: str) -> None:
    lettering = fitted(name, SIZES, 120, "#3")
    assert lettering.text.endswith(ELLIPSIS)
    assert length(lettering.text, lettering.face) <= 120


def test_a_name_is_made_smaller_before_it_is_shortened() -> None:
    room = length("Bartholomew", Face(Font.ROUND, 25)) - 1
    lettering = fitted("Bartholomew", SIZES, room, "#3")
    assert (lettering.text, lettering.face.size) == ("Bartholomew", 22)


def test_letters_stand_on_one_line() -> None:
    face = Face(Font.ROUND, 40)
    # "x" and "H" stand on the line, "g" hangs below it.
    feet = {text: text_mask(text, face).height - rise(text, face) for text in ("H", "x", "g")}
    assert feet["H"] == feet["x"] < feet["g"]


def test_a_name_in_words_is_short_and_on_one_line() -> None:
    assert spoken("Ann\n\u202eof\u200b the  Hill") == "Ann of the Hill"
    assert len(spoken("x" * 99)) <= 24
    assert spoken("日本 🎲") == "日本 🎲"
