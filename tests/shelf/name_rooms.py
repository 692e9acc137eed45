"""What room names have in pictures where they are cut, and which goblins' names have none there."""

from collections.abc import Collection

import pytest

from bot.pictures.painting import lettering
from bot.pictures.painting.lettering import Font, FontFace, fit_name, measure_pixel_width
from bot.store.goblin_numbers import GOBLIN_NAMES

Room = tuple[FontFace, int]
"""The smallest letters of a name, and how many pixels it has."""


def watch_name_rooms(monkeypatch: pytest.MonkeyPatch, names: Collection[str]) -> set[Room]:
    """Return a set that notes from now on what room these names have where they are cut."""
    noted, cut = set[Room](), lettering._cut_to_width

    def note_room(text: str, face: FontFace, width: int) -> str:
        if text in names:
            noted.add((face, width))
        return cut(text, face, width)

    monkeypatch.setattr(lettering, "_cut_to_width", note_room)
    fit_name.cache_clear()
    return noted


def list_cut_goblins(rooms: set[Room]) -> list[str]:
    """Return the goblins that would be cut in one of these rooms: their names are the same in every language."""
    return [
        f"{name} in {width} pixels"
        for name in GOBLIN_NAMES
        for face, width in rooms
        if measure_pixel_width(name, FontFace(Font.ROUND, face.size)) > width
    ]
