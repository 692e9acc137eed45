"""What is drawn of a game ahead: its samples, what random matches show, and a podium, without anybody's name."""

from collections.abc import Sequence

import pytest

from bot.pictures import ahead as drawn_ahead
from bot.pictures.ahead import DRAWN, ON_THE_WAY, later_pictures
from bot.pictures.drawing import AT_TABLES, OWN
from bot.pictures.sample import samples_of
from bot.pictures.shared.podium import Finish
from games import find, keys
from games.engine import Event, View
from games.engine.words import Words

Ahead = list[tuple[str, View | None]]


@pytest.fixture(params=keys())
def game(request: pytest.FixtureRequest) -> str:
    """Return the key of each game in turn."""
    return str(request.param)


@pytest.fixture
def ahead(game: str, monkeypatch: pytest.MonkeyPatch) -> Ahead:
    """Return the kind and the view of all that is drawn ahead of a game."""
    drawn: Ahead = []

    def draw(_game: str, kind: str, view: View, names: Sequence[str], _words: Words) -> None:
        assert list(names) == [str(seat) for seat in range(view.seats)]
        drawn.append((kind, view))

    def beat_of(game: str, story: Sequence[Event], view: View, names: Sequence[str], words: Words) -> None:
        assert any(type(event) in find(game).beats for event in story)
        draw(game, "beat", view, names, words)

    def podium(finishes: Sequence[Finish], _alt: str) -> None:
        assert [finish.rank for finish in finishes] == [1, 2, 3, 4]
        drawn.append(("podium", None))

    for name, replaced in (("draw", draw), ("beat_of", beat_of), ("podium", podium)):
        monkeypatch.setattr(drawn_ahead, name, replaced)
    for picture in later_pictures(game):
        picture()
    return drawn


def kinds_of(ahead: Ahead) -> list[str]:
    """Return the kind of each picture, in order."""
    return [kind for kind, _ in ahead]


def test_every_sample_of_a_table_is_drawn_first(game: str, ahead: Ahead) -> None:
    samples = [(one.kind, repr(one.view)) for one in samples_of(game).values() if one.kind in AT_TABLES]
    assert [(kind, repr(view)) for kind, view in ahead[: len(samples)]] == samples


def test_one_position_in_four_of_random_matches_is_drawn_for_all_and_for_who_moved(game: str, ahead: Ahead) -> None:
    samples = sum(one.kind in AT_TABLES for one in samples_of(game).values())
    later = [(kind, view) for kind, view in ahead[samples:-1] if kind != "beat"]
    assert kinds_of(later) == ["panel", "board"] * (len(later) // 2)
    assert len(later) / 2 == pytest.approx(ON_THE_WAY * DRAWN, rel=0.4)
    assert len({repr(view) for _, view in later}) > len(later) * 3 // 4


def test_what_everyone_sees_is_drawn_from_a_spectators_view(ahead: Ahead) -> None:
    assert all((view.seat is not None) is (kind in OWN) for kind, view in ahead if view)


def test_moments_are_drawn_in_time_where_usual_matches_have_any(game: str, ahead: Ahead) -> None:
    assert ("beat" in kinds_of(ahead)) is (game != "gobblestones"), "only a bluff makes a moment there, an option"


def test_the_podium_comes_last(ahead: Ahead) -> None:
    assert kinds_of(ahead).count("podium") == 1
    assert ahead[-1][0] == "podium"
