"""What everybody should see of a move has its own scene in every game: public, light, and gone with the next move.

Faces are shown, as at real tables: they cost bytes.
"""

import io
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random

import pytest
from PIL import Image

from bot.pictures import Picture
from bot.pictures.drawing import draw_game_moment
from bot.pictures.moments import GOBLIN_PORTRAITS, list_usual_moves
from bot.pictures.shared.portraits import use_portraits
from games import find_game, list_game_keys
from games.engine import Event, Match, View
from games.engine.words import load_words
from games.goblin_teeth import events as teeth

HEAVIEST = 35_000
EVERY_FACE = (*GOBLIN_PORTRAITS, GOBLIN_PORTRAITS[0])
NAMES = ("Ann", "Bob", "Cid", "Dot", "E" * 40, "Fay", "Gus", "Hal")
OPTIONS = {"gobblestones": {"bluff": True}}
STEPS = 300

Moment = tuple[tuple[Event, ...], View, Picture]


def moves(game: str, lot: int, seats: int | None = None) -> Iterator[tuple[tuple[Event, ...], View]]:
    """Play a match at random, as people would: with bids, without end by challenge; yield what each move told."""
    luck = Random(lot)
    match = Match.deal_by_key(
        game, seats=seats or find_game(game).seats[-1], options=OPTIONS.get(game, {}), seed=bytes([lot]) * 32
    )
    for _ in range(STEPS):
        if match.decision is None:
            return
        seat = match.decision.seats[0]
        events = tuple(match.play(seat, str(luck.choice(list_usual_moves(match, seat)))))
        yield events, match.view(None)


def seen(game: str, events: tuple[Event, ...], view: View) -> Picture | None:
    """Return what is worth a picture, with everybody's face."""
    with use_portraits(EVERY_FACE):
        return draw_game_moment(game, events, view, NAMES[: view.seats], load_words())


@lru_cache(maxsize=8)
def moments(game: str) -> list[Moment]:
    """Return all moments of two matches that have a picture."""
    found = [
        (events, view, picture)
        for lot in range(2)
        for events, view in moves(game, lot)
        if (picture := seen(game, events, view))
    ]
    assert found, f"nothing in {game} is worth a picture"
    return found


@pytest.mark.parametrize("game", list_game_keys())
def test_what_all_should_see_is_small_and_said_in_words(game: str) -> None:
    for _, _, picture in moments(game):
        assert Image.open(io.BytesIO(picture.png)).size == (900, picture.height)
        assert len(picture.png) <= HEAVIEST
        assert 0 < len(picture.alt_text) <= 1024


@pytest.mark.parametrize(
    ("game", "seats", "lot", "step"),
    [
        ("goblin_market", 4, 190, 58),
        ("goblin_market", 6, 165, 48),
        ("goblin_market", 4, 205, 12),
        ("emerald_skulls", 6, 181, 16),
        ("emerald_skulls", 7, 113, 45),
        ("emerald_skulls", 8, 30, 112),
        ("gobblestones", 4, 4, 76),
        ("goats_and_goblins", 4, 33, 21),
        ("goblin_teeth", 4, 137, 17),
    ],
)
def test_the_heaviest_of_random_matches_is_light_too(game: str, seats: int, lot: int, step: int) -> None:
    """Of 12,540 sales, 4,543 busts and jackpots, and over 1,600 moments of each other game, these are the largest.

    Beside the largest of a game may stand those of other seats and of another kind.
    """
    events, view = next(islice(moves(game, lot, seats), step, None))
    picture = seen(game, events, view)
    assert picture is not None
    assert len(picture.png) <= HEAVIEST


@pytest.mark.parametrize("game", list_game_keys())
def test_goblins_pause_where_there_is_something_to_see(game: str) -> None:
    assert all(any(type(event) in find_game(game).beats for event in told) for told, _, _ in moments(game)[:20])


@pytest.mark.parametrize("game", list_game_keys())
def test_what_one_seat_alone_may_know_changes_nothing_in_it(game: str) -> None:
    for told, view, picture in moments(game)[:5]:
        public = tuple(event for event in told if event.to is None)
        assert seen(game, public, view) == picture


def test_a_players_own_view_is_refused() -> None:
    match = Match.deal_by_key("gobblestones", seats=2)
    with pytest.raises(ValueError, match="is for everyone"):
        draw_game_moment("gobblestones", [], match.view(0), NAMES[:2], load_words())


def test_a_round_in_which_nobody_takes_an_item_has_no_great_moment() -> None:
    nobody = [teeth.ItemWithoutBids("worm"), teeth.ItemWithoutBids("hidden")]
    view = Match.deal_by_key("goblin_teeth", seats=2, seed=bytes(32)).view(None)
    assert draw_game_moment("goblin_teeth", nobody, view, ("Ann", "Bob"), load_words()) is None
