"""What is drawn of a game for the atlas: what all tables have, samples, random matches; without anybody's name."""

from collections.abc import Sequence
from itertools import product

import pytest

from bot.pictures import atlas_builder
from bot.pictures.atlas_builder import DRAWN_SHARE, iter_atlas_draw_jobs
from bot.pictures.drawing import PRIVATE_KINDS, TABLE_KINDS, find_draw_functions
from bot.pictures.sample import find_samples
from bot.pictures.shared.banner import BannerGuest, Poster
from bot.pictures.shared.podium import PlayerFinish
from games import find_game, list_game_keys
from games.engine import Event, View
from games.engine.words import Words

MOVES = {2: 40, 4: 60}
Ahead = list[tuple[str, View | None]]


@pytest.fixture(params=list_game_keys())
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

    def beat_of(game: str, event_list: Sequence[Event], view: View, names: Sequence[str], words: Words) -> None:
        assert any(type(event) in find_game(game).beats for event in event_list)
        draw(game, "beat", view, names, words)

    def podium(finishes: Sequence[PlayerFinish], _alt: str) -> None:
        assert [finish.rank for finish in finishes] == [1, 2, 3, 4]
        assert all(finish.name == str(finish.seat) for finish in finishes)
        drawn.append((f"podium {finishes[0].seat}", None))

    def banner(_game: str, _poster: Poster, guests: Sequence[BannerGuest], _alt: str, _language: str) -> None:
        assert guests == []
        drawn.append(("invitation", None))

    stand_ins = {"draw_pictures": draw, "draw_game_moment": beat_of, "draw_podium": podium, "draw_lobby_banner": banner}
    for name, replaced in stand_ins.items():
        monkeypatch.setattr(atlas_builder, name, replaced)
    monkeypatch.setattr(atlas_builder, "MOVES", MOVES)
    for picture in iter_atlas_draw_jobs(game):
        picture()
    return drawn


def kinds_of(ahead: Ahead) -> list[str]:
    """Return the kind of each picture, in order."""
    return [kind for kind, _ in ahead]


def test_the_invitation_comes_first_then_all_beginnings_then_the_samples_of_tables(game: str, ahead: Ahead) -> None:
    kinds, seats = find_draw_functions(game).keys() & TABLE_KINDS, find_game(game).seats
    samples = [(one.kind, repr(one.view)) for one in find_samples(game).values() if one.kind in TABLE_KINDS]
    assert kinds_of(ahead)[0] == "invitation"
    begun = 1 + len(kinds) * len(seats)
    assert {(kind, view.seats) for kind, view in ahead[1:begun] if view} == set(product(kinds, seats))
    assert [(kind, repr(view)) for kind, view in ahead[begun : begun + len(samples)]] == samples


def test_one_position_in_four_of_random_matches_is_drawn_for_all_for_who_moved_and_for_the_log(
    game: str, ahead: Ahead
) -> None:
    samples = sum(one.kind in TABLE_KINDS for one in find_samples(game).values())
    before = 1 + len(find_draw_functions(game).keys() & TABLE_KINDS) * len(find_game(game).seats) + samples
    later = [(kind, view) for kind, view in ahead[before:-4] if kind != "beat"]
    assert kinds_of(later) == ["panel", "board", "log"] * (len(later) // 3), "a round that ends is drawn ahead, too"
    assert len(later) / 3 == pytest.approx(sum(MOVES.values()) * DRAWN_SHARE, rel=0.4)
    assert len({repr(view) for _, view in later}) > len(later) * 4 // 9


def test_what_everyone_sees_is_drawn_from_a_spectators_view(ahead: Ahead) -> None:
    assert all((view.seat is not None) is (kind in PRIVATE_KINDS) for kind, view in ahead if view)


def test_moments_are_drawn_in_time_where_usual_matches_have_any(game: str, ahead: Ahead) -> None:
    usual = bool(find_game(game).beats) and game != "gobblestones"
    assert ("beat" in kinds_of(ahead)) is usual, "only a bluff makes a moment in Gobblestones, an option"


def test_podiums_come_last_with_each_seat_as_the_winner(ahead: Ahead) -> None:
    assert kinds_of(ahead)[-4:] == [f"podium {seat}" for seat in range(4)]
