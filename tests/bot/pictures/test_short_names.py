"""Where a name has no room, a goblin loses the word for its level before letters are cut."""

from dataclasses import replace

import pytest

from bot.pictures.drawing import draw_pictures
from bot.pictures.painting.lettering import Font, FontFace, fit_name, measure_pixel_width
from bot.pictures.painting.short_names import shorten_goblin_name
from bot.pictures.sample import find_samples
from bot.screens.scene import shorten_name
from games.engine.words import isolate_name, load_words
from games.goats_and_goblins import GoatsAndGoblinsView
from tests.shelf.name_rooms import list_cut_goblins, watch_name_rooms

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
    whole = measure_pixel_width(name, FontFace(Font.ROUND, SIZE))
    assert fit_name(name, (SIZE,), whole, "#1").text == name
    assert fit_name(name, (SIZE,), whole - 1, "#1").text == drawn
    assert shorten_name(name, len(name)) == isolate_name(name)
    assert shorten_name(name, len(name) - 1) == isolate_name(drawn)


def test_a_person_whose_name_has_no_room_keeps_its_beginning() -> None:
    assert fit_name("Bartholomew", (SIZE,), 90, "#1").text.startswith("Bart")


ENDLESS = "M" * 40
"""A name that has room nowhere."""


@pytest.mark.parametrize("signs", ["gold", "gold, passes", "gold, passes, asked"])
def test_the_name_of_a_goblin_is_whole_beside_all_signs_of_a_cave_plate(
    signs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = watch_name_rooms(monkeypatch, [ENDLESS])
    shown = find_samples("goats_and_goblins")["home"].view
    assert isinstance(shown, GoatsAndGoblinsView)
    seats = tuple(range(shown.seats))
    assert shown.decision
    view = replace(
        shown,
        scores=(24,) * shown.seats,
        silent=seats if "passes" in signs else (),
        decision=replace(shown.decision, seats=seats) if "asked" in signs else shown.decision,
    )
    draw_pictures("goats_and_goblins", "board", view, [ENDLESS] * len(seats), load_words("de"))
    assert rooms
    assert list_cut_goblins(rooms) == []
