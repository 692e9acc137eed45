"""Names in pictures: whole if they fit, otherwise shortened, and never a box for a letter that no font has."""

import unicodedata

import pytest
from PIL import Image

from bot.pictures.alt_text import clean_alt_name
from bot.pictures.painting.fonts import MISSING_CHARACTER, has_glyph, require_fonts
from bot.pictures.painting.lettering import (
    ELLIPSIS,
    Font,
    FontFace,
    fit_name,
    measure_ink_rise,
    measure_pixel_width,
    render_text_mask,
)
from bot.pictures.painting.scripts import render_mixed_script_text
from games.engine.assets import ASSETS

SIZES, WIDE = (25, 22), 400


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("Żółta Gęś", "Żółta Gęś"),
        ("Максим", "Максим"),
        ("Ελένη", "Ελένη"),
        ("Ann 🐐 of the 🏔️ Hill", "Ann 🐐 of the 🏔 Hill"),
        ("".join(chr(0x1D4D0 + ord(c) - 65) for c in "GOBLIN"), "GOBLIN"),  # mathematical script
        ("Z̷̢͔a̴l̶g̷o", "Zalgo"),
        ("  two\nlines\t", "two lines"),
        ("日本語", "日本語"),
        ("🐐🐐", "🐐🐐"),
        ("Ann\U0001e900", "Ann"),  # Adlam, which no font here has
        ("ก" + "็" * 9, "ก็็"),
        ("น้ำ", "น้ำ"),  # taken apart, its marks would change places
        ("!!!", "#3"),
        ("", "#3"),
    ],
)
def test_a_name_is_shown_as_far_as_it_can_be_drawn(name: str, shown: str) -> None:
    assert fit_name(name, SIZES, WIDE, "#3").text == shown


WRITTEN = {
    "Arabic": "مريم العفريت",
    "Chinese": "哥布林王",
    "Devanagari": "अनन्या गोब्लिन",
    "emoji": "🐐🦄👍🏽",
    "Georgian": "გობლინი",
    "Hebrew": "שלום גובלין",
    "Japanese": "小鬼のゴブ",
    "Korean": "고블린 대장",
    "Tamil": "தமிழ்",
    "Thai": "ก็อบลิน ผู้ดี",
}


@pytest.mark.parametrize("name", WRITTEN.values(), ids=WRITTEN.keys())
def test_a_name_in_any_script_is_drawn_whole_in_glyphs_of_its_own(name: str) -> None:
    lettering = fit_name(name, SIZES, WIDE, "#3")
    assert (lettering.text, lettering.face) == (name, FontFace(Font.EACH, 25))
    letters = {c for c in name if unicodedata.category(c)[0] in "LS"}
    drawn = {bytes(render_mixed_script_text(c, 25).cover.tobytes()) for c in letters}
    assert len(drawn) == len(letters)
    assert render_mixed_script_text(MISSING_CHARACTER, 25).cover.tobytes() not in drawn


@pytest.mark.parametrize("name", [*WRITTEN.values(), "Ann " + WRITTEN["Arabic"], "Ann 日本 🐐"])
def test_a_name_in_any_script_stays_within_its_room(name: str) -> None:
    lettering = fit_name(name * 3, SIZES, 120, "#3")
    assert lettering.text.endswith(ELLIPSIS)
    assert 60 < render_text_mask(lettering.text, lettering.face).width <= 120


@pytest.mark.parametrize(
    ("text", "heavier"),
    [("אי", "right"), ("יא", "left"), ("i שש", "right"), ("שש i", "right"), ("ש" + ELLIPSIS, "right")],
)
def test_what_is_read_from_the_right_begins_at_the_right(text: str, heavier: str) -> None:
    cover = render_mixed_script_text(text, 40).cover
    middle = cover.width // 2
    left, right = (sum(cover.crop((x, 0, x + middle, cover.height)).tobytes()) for x in (0, cover.width - middle))
    assert heavier == ("right" if right > left else "left")


def _column(cover: Image.Image, x: int) -> bytes:
    """Return the ink of one column of a text, from its first to its last pixel."""
    at = x % cover.width
    return bytes(cover.crop((at, 0, at + 1, cover.height)).tobytes()).strip(b"\0")


def test_a_script_is_shaped_as_alone_wherever_it_stands() -> None:
    alone, mixed = (render_mixed_script_text(text, 40).cover for text in ("मि", "Bo मि"))
    assert mixed.crop((mixed.width - alone.width, 0, *mixed.size)).getbbox()
    assert _column(mixed, -alone.width) == _column(alone, 0)


@pytest.mark.parametrize("name", ["Ann", "Żółta Gęś", "Максим", "Bartholomew the Unburdened"])
def test_a_name_that_a_font_of_the_house_has_is_set_by_it_alone(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.pictures.painting.lettering.render_mixed_script_text", None)
    lettering = fit_name(name, SIZES, 140, "#3")
    assert lettering.face.font in {Font.ROUND, Font.PLAIN}
    assert render_text_mask(lettering.text, lettering.face).width <= 141


@pytest.mark.parametrize("name", ["W" * 40, "Bartholomew the Unburdened", "Ż" * 33, "Максимилиан Великий"])
def test_a_long_name_ends_in_an_ellipsis_within_its_room(name: str) -> None:
    lettering = fit_name(name, SIZES, 120, "#3")
    assert lettering.text.endswith(ELLIPSIS)
    assert measure_pixel_width(lettering.text, lettering.face) <= 120


def test_a_name_is_made_smaller_before_it_is_shortened() -> None:
    room = measure_pixel_width("Bartholomew", FontFace(Font.ROUND, 25)) - 1
    lettering = fit_name("Bartholomew", SIZES, room, "#3")
    assert (lettering.text, lettering.face.size) == ("Bartholomew", 22)


def test_letters_stand_on_one_line() -> None:
    face = FontFace(Font.ROUND, 40)
    # "x" and "H" stand on the line, "g" hangs below it.
    feet = {text: render_text_mask(text, face).height - measure_ink_rise(text, face) for text in ("H", "x", "g")}
    assert feet["H"] == feet["x"] < feet["g"]


def test_a_name_in_words_is_short_and_on_one_line() -> None:
    assert clean_alt_name("Ann\n\u202eof\u200b the  Hill") == "Ann of the Hill"
    assert len(clean_alt_name("x" * 99)) <= 24
    assert clean_alt_name("日本 🎲") == "日本 🎲"


def test_a_font_that_is_not_there_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    require_fonts()
    monkeypatch.setattr("bot.pictures.painting.fonts.find_font_path", lambda font: f"nowhere/{font.name}")
    with pytest.raises(OSError, match="cannot open resource"):
        require_fonts()


@pytest.mark.parametrize("block", [range(0x4E00, 0x9FEF, 97), range(0xAC00, 0xD7A3, 97), range(0x3400, 0x4DB5, 97)])
def test_the_small_font_has_every_letter_of_east_asian_writing(block: range) -> None:
    assert [chr(code) for code in block if not has_glyph(Font.CJK, chr(code))] == []


def test_all_fonts_together_are_small_enough_to_ship() -> None:
    assert sum(path.stat().st_size for path in (ASSETS / "fonts").iterdir()) < 15_000_000
