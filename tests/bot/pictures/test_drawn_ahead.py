"""What is drawn of a game ahead: every sample of a table, and positions of random matches, without anybody's name."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from bot.pictures import drawing
from bot.pictures.drawing import AT_TABLES, ON_THE_WAY, OWN, later_pictures
from bot.pictures.picture import Picture
from bot.pictures.sample import samples_of
from games import keys
from games.engine import View
from games.engine.words import Words


@pytest.mark.parametrize("game", keys())
def test_samples_and_random_positions_of_a_game_are_drawn_ahead(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, View]] = []

    def draw(_game: str, kind: str, view: Any, names: Sequence[str], _words: Words) -> list[Picture]:
        assert list(names) == [str(seat) for seat in range(view.seats)]
        drawn.append((kind, view))
        return []

    monkeypatch.setattr(drawing, "draw", draw)
    for picture in later_pictures(game):
        picture()
    samples = Counter(sample.kind for sample in samples_of(game).values() if sample.kind in AT_TABLES)
    assert Counter(kind for kind, _ in drawn) == samples + Counter(panel=ON_THE_WAY, board=ON_THE_WAY)
    assert all((view.seat is not None) is (kind in OWN) for kind, view in drawn)
    assert len({repr(view) for _, view in drawn}) > len(drawn) * 3 // 4
