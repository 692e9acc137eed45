"""Pictures mark what others laid, took or moved since their reader last played, in every game."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random

import pytest

from bot.pictures.drawing import draw_pictures
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from games import find_game, list_game_keys
from games.engine import Match
from tests.bot.screens.scenes import Played

LAYING = ("play", "bet", "cheat", "place", "lay", "bid")


def scenes(game: str) -> Iterator[Scene]:
    """Play at random, with cards and bets; yield what everybody sees after each move."""
    played, luck = Played(Match.deal_by_key(game, seats=find_game(game).seats[-1], seed=bytes(32))), Random(1)
    for _ in range(90):
        if played.match.decision is None:
            return
        seat = played.match.decision.seats[0]
        moves = [str(move) for move in played.match.legal_moves(seat)]
        played.play(seat, luck.choices(moves, [3 if move.startswith(LAYING) else 1 for move in moves])[0])
        yield played.scene()


@lru_cache(maxsize=8)
def marked(game: str) -> list[Scene]:
    return [scene for scene in scenes(game) if find_screen(game).build_marked_view(scene).recent]


@pytest.mark.parametrize("game", list_game_keys())
def test_what_others_did_looks_another_way(game: str) -> None:
    screen = find_screen(game)
    found = marked(game)[-4:]
    plain = [draw_pictures(game, "board", scene.view, scene.raw_names, scene.say)[0].png for scene in found]
    shown = [screen.draw_surface_pictures(scene, "board")[0].png for scene in found]
    assert any(one != other for one, other in zip(plain, shown, strict=True))


@pytest.mark.parametrize("game", list_game_keys())
def test_what_somebody_just_did_is_not_marked_for_themselves(game: str) -> None:
    for scene in marked(game):
        mover = scene.table_view.recent_moves[-1].seat
        own = replace(scene, table_view=replace(scene.table_view, seat=mover))
        assert not [seat for seat, _ in find_screen(game).build_marked_view(own).recent if seat == mover]


@pytest.mark.parametrize("game", list_game_keys())
def test_the_rules_know_no_marks(game: str) -> None:
    assert all(scene.view.recent == () for scene in marked(game))


def test_a_new_turn_of_emerald_skulls_wipes_what_was_marked() -> None:
    screen = find_screen("emerald_skulls")
    for scene in scenes("emerald_skulls"):
        if any(type(event) in screen.wiped for event in scene.table_view.recent_moves[-1].events):
            assert screen.build_marked_view(scene).recent == ()
