"""What everybody should see of a move has its own scene in every game: public, light, and gone with the next move."""

import io
from collections.abc import Iterator
from functools import lru_cache
from random import Random

import pytest
from PIL import Image

from bot.pictures import Picture
from bot.pictures.drawing import beat_of
from games import find, keys
from games.engine import Event, Match, View
from games.engine.words import words

HEAVIEST = 35_000
NAMES = ("Ann", "Bob", "Cid", "Dot", "E" * 40, "Fay", "Gus", "Hal")
OPTIONS = {"gobblestones": {"bluff": True}}
STEPS = 300

Moment = tuple[tuple[Event, ...], View, Picture]


def moves(game: str, lot: int) -> Iterator[tuple[tuple[Event, ...], View]]:
    """Play a match at random, as people would: with bids, without end by challenge; yield what each move told."""
    luck = Random(lot)
    seats = find(game).seats[-1]
    match = Match.new(game, seats=seats, options=OPTIONS.get(game, {}), seed=bytes([lot]) * 32)
    for _ in range(STEPS):
        if match.decision is None:
            return
        seat = match.decision.seats[0]
        events = tuple(match.play(seat, str(luck.choice(list(match.legal_moves(seat))))))
        yield events, match.view(None)


@lru_cache(maxsize=8)
def moments(game: str) -> list[Moment]:
    """Return all moments of two matches that have a picture."""
    found = [
        (events, view, picture)
        for lot in range(2)
        for events, view in moves(game, lot)
        if (picture := beat_of(game, events, view, NAMES[: view.seats], words()))
    ]
    assert found, f"nothing in {game} is worth a picture"
    return found


@pytest.mark.parametrize("game", keys())
def test_what_all_should_see_is_small_and_said_in_words(game: str) -> None:
    for _, _, picture in moments(game):
        assert Image.open(io.BytesIO(picture.png)).size == (900, picture.height)
        assert len(picture.png) <= HEAVIEST
        assert 0 < len(picture.alt) <= 1024


@pytest.mark.parametrize("game", keys())
def test_goblins_pause_where_there_is_something_to_see(game: str) -> None:
    assert all(any(type(event) in find(game).beats for event in told) for told, _, _ in moments(game)[:20])


@pytest.mark.parametrize("game", keys())
def test_what_one_seat_alone_may_know_changes_nothing_in_it(game: str) -> None:
    for told, view, picture in moments(game)[:5]:
        public = [event for event in told if event.to is None]
        assert beat_of(game, public, view, NAMES[: view.seats], words()) == picture


def test_a_players_own_view_is_refused() -> None:
    match = Match.new("gobblestones", seats=2)
    with pytest.raises(ValueError, match="is for everyone"):
        beat_of("gobblestones", [], match.view(0), NAMES[:2], words())
