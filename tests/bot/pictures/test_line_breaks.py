"""Long names are broken between words, and at the soft hyphens of a translator; else a soft hyphen is nothing."""

import pytest

from bot.games.goblin_teeth.pictures.hand import split_card_name
from bot.pictures.painting.fonts import Font, FontFace
from bot.pictures.painting.lettering import measure_pixel_width, render_text_mask
from bot.pictures.painting.line_breaks import split_evenly

FACE = FontFace(Font.ROUND, 24)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Trade Places", ("Trade", "Places")),
        ("Schnüffel\u00advorrat", ("Schnüffel-", "vorrat")),
        ("a bb\u00adcccc", ("a bb-", "cccc")),
        ("Gesetzestreu", ("Gesetzestreu",)),
    ],
)
def test_a_name_is_broken_where_it_may_be(name: str, lines: tuple[str, ...]) -> None:
    assert split_evenly(name) == lines


def test_a_soft_hyphen_is_seen_only_at_the_end_of_a_line() -> None:
    assert measure_pixel_width("Giftmischer", FACE) == measure_pixel_width("Gift\u00admischer", FACE)
    assert render_text_mask("Giftmischer", FACE).tobytes() == render_text_mask("Gift\u00admischer", FACE).tobytes()
    assert [line.text for line in split_card_name("Gift\u00admischer", 60)] == ["Gift-", "mischer"]
    assert [line.text for line in split_card_name("Gift\u00admischer", 600)] == ["Gift\u00admischer"]
