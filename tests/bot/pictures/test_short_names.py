"""Where a name has no room, a goblin loses the word for its level before letters are cut."""

import pytest

from bot.pictures.painting.lettering import Face, Font, fit_name, measure_pixel_width
from bot.pictures.painting.short_names import shorten_goblin_name
from bot.screens.scene import shorten_name
from games.engine.words import isolate_name

SIZE = 24


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Young Grub", "Grub"),
        ("Jung-Grub", "Grub"),
        ("Old Mogga", "Mogga"),
        ("Snig", "Snig"),
        ("Young", "Young"),
        ("Younger Ann", "Younger Ann"),
    ],
)
def test_a_goblin_has_a_short_name(name: str, short: str) -> None:
    assert shorten_goblin_name(name) == short


@pytest.mark.parametrize(("name", "drawn"), [("Young Grub", "Grub"), ("Young Snig", "Snig"), ("Old Mogga", "Mogga")])
def test_goblins_are_told_apart_where_their_whole_names_have_no_room(name: str, drawn: str) -> None:
    whole = measure_pixel_width(name, Face(Font.ROUND, SIZE))
    assert fit_name(name, (SIZE,), whole, "#1").text == name
    assert fit_name(name, (SIZE,), whole - 1, "#1").text == drawn
    assert shorten_name(name, len(name)) == isolate_name(name)
    assert shorten_name(name, len(name) - 1) == isolate_name(drawn)


def test_a_person_whose_name_has_no_room_keeps_its_beginning() -> None:
    assert fit_name("Bartholomew", (SIZE,), 90, "#1").text.startswith("Bart")
