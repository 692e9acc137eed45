"""The board shows what everybody should see of the last move, above the table; the next move removes it."""

from dataclasses import replace
from unittest.mock import Mock

import pytest

from bot.games.gobblestones.pictures import draw_hand_pictures
from bot.games.goblin_market.screen import GoblinMarketScreen
from bot.pictures.drawing import draw_game_moment
from bot.pictures.drawing_cache import RecentDrawings, use_drawing_cache
from bot.screens.board import render_board
from bot.screens.layout import Figure, SmallPicture
from bot.screens.panel import render_panel
from games.engine import Match
from games.engine.words import load_words
from games.gobblestones import GobblestonesView
from tests.bot.games.goats_and_goblins.test_goats_and_goblins_screen import laid
from tests.bot.screens.scenes import Played

SEED = bytes(range(32))


def shown(played: Played) -> list[str]:
    return [figure.name for figure in render_board(played.scene()).figures]


def test_a_challenge_that_is_decided_is_seen_until_the_next_move() -> None:
    played = Played(Match.deal_by_key("gobblestones", seats=2, options={"bluff": True, "first": 1}, seed=SEED))
    played.play(0, next(move for move in played.match.legal_moves(0) if str(move).startswith("lay")))
    played.play(0, "end")
    assert shown(played) == ["picture1"]
    played.play(1, "challenge")
    assert shown(played) == ["beat", "picture1"]
    played.play(1, "end")
    assert shown(played) == ["picture1"]


def in_panel(played: Played, seat: int) -> tuple[list[str], list[str]]:
    """Return the pictures of a panel that stands in a DM: the large ones, and the small ones beside its text."""
    parts = render_panel(played.scene(seat), stands=True, public=played.scene()).parts
    small = [part.figure.name for part in parts if isinstance(part, SmallPicture)]
    return [part.name for part in parts if isinstance(part, Figure)], small


def test_who_caused_or_suffers_a_moment_sees_it_in_their_panel_and_small_once_a_question_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = Played(Match.deal_by_key("gobblestones", seats=3, options={"bluff": True, "first": 1}, seed=SEED))
    played.play(0, next(move for move in played.match.legal_moves(0) if str(move).startswith("lay")))
    played.play(0, "end")
    played.play(2, "trust")
    played.play(1, "challenge")
    assert in_panel(played, 0) == (["beat", "picture1"], []), "who was challenged"
    assert in_panel(played, 1) == (["picture1"], ["beat"]), "who challenged, and has the turn"
    assert in_panel(played, 2) == (["picture1"], []), "whom it does not concern"
    drawn = Mock(wraps=draw_game_moment)
    monkeypatch.setattr("bot.screens.game.draw_game_moment", drawn)
    with use_drawing_cache(RecentDrawings(8)):
        assert shown(played) == [*in_panel(played, 0)[0]]
        assert in_panel(played, 1)[1] == ["beat"]
    assert drawn.call_count == 1, "board and panels show one drawing"
    played.play(1, "end")
    assert in_panel(played, 1) == (["picture1"], []), "their next move removes it"
    assert in_panel(played, 0)[0][0] == "beat"


def test_when_a_cave_falls_every_panel_keeps_a_picture_and_an_empty_rack_is_none() -> None:
    table = laid("ann declare 3", "bob in", "cid out", "dot out", top="cave-in 2, cave-in 2")
    scene = table.scene(1)
    assert next(figure.name for figure in render_panel(scene, stands=True, public=table.scene()).figures) == "beat"
    match = Match.deal_by_key("gobblestones", seats=2, seed=SEED)
    view = match.view(0)
    assert isinstance(view, GobblestonesView)
    assert draw_hand_pictures(view, ["Ann", "Bob"], load_words())
    assert not draw_hand_pictures(replace(view, rack=(0,) * 5), ["Ann", "Bob"], load_words())


def test_what_was_sold_is_seen_once_on_the_board_of_goblins_or_in_the_log() -> None:
    played = Played(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=SEED))
    for seat in (0, 1, 2):
        played.play(seat, "pass")
    assert shown(played) == ["picture1"]
    scene = played.scene()
    assert GoblinMarketScreen().draw_surface_pictures(scene, "log")
    goblins = tuple(replace(sitter, user_id=-sitter.user_id) for sitter in scene.table.sitters)
    alone = replace(scene, table_view=replace(scene.table_view, table=replace(scene.table, sitters=goblins)))
    assert [figure.name for figure in render_board(alone).figures] == ["beat"], "a desk has no room for both"
