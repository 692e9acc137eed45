"""Choices and pings: nothing in a pause, no ping for a glance, and old page buttons lead somewhere."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.screens.board import is_brief_decision, is_too_short_to_ping, list_users_to_ping, render_board
from bot.screens.controls.paths import Focus
from bot.screens.controls.widget import MENU_SIZE
from bot.screens.custom_ids import parse_custom_id
from bot.screens.layout import Screen
from bot.screens.panel import render_panel
from bot.screens.scene import Scene
from bot.tables.table_view import TableView, build_table_view, filter_visible_moves
from games import find_game, list_game_keys
from games.engine import Match, Tempo
from tests.bot.screens.scenes import NOW, Played, buttons_of, menus_of
from tests.bot.screens.test_widget import MANY, SPACES, buttons, menus, widget

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
PLAYS = {"play", "sure", "pick", "step", "type", "typed", "sheet", "filled"}
"""What clicks and menus do that make a move."""


@pytest.mark.parametrize(
    ("tempo", "seconds", "short"),
    [
        ("beat", 5, True),
        ("beat", 10, True),
        ("beat", 900, False),
        ("reaction", 30, False),
        ("reaction", 60, False),
        ("reaction", 3600, False),
        ("call", 10, True),
        ("call", 3600, False),
        ("answer", 20, False),
        ("answer", 60, False),
        ("turn", 5, False),
        ("turn", 86400, False),
    ],
)
def test_a_glance_is_over_before_anybody_could_hear_a_ring(tempo: Tempo, seconds: int, short: bool) -> None:
    assert is_too_short_to_ping(tempo, timedelta(seconds=seconds)) is short
    assert is_too_short_to_ping(tempo, timedelta(seconds=seconds), plays_itself=True) is (seconds <= 60)


@pytest.mark.parametrize(
    ("changes", "short"),
    [
        ({}, True),
        ({"deadline": None}, False),
        ({"decision_since": None}, False),
        ({"deadline": NOON + timedelta(seconds=61)}, False),
    ],
    ids=str,
)
def test_a_window_is_a_glance_by_the_time_that_it_has(changes: dict[str, Any], short: bool) -> None:
    window = Played(Match.deal_by_key("goats_and_goblins", seats=3, options={"first": 1}, seed=bytes(32)))
    for seat, move in ((0, "declare 3"), (1, "in"), (2, "in")):
        window.play(seat, move)
    assert window.match.decision
    assert find_game(window.match.game.key).question_tempo(window.match.decision.kind) in ("reaction", "beat")
    scene = window.scene()
    timed: dict[str, Any] = {"decision_since": NOON, "deadline": NOON + timedelta(seconds=20), **changes}
    view = replace(scene.table_view, table=replace(scene.table, **timed))
    assert is_brief_decision(replace(scene, table_view=view)) is short
    assert not is_brief_decision(replace(scene, table_view=replace(view, decision=None)))


@pytest.mark.parametrize("alone", [False, True])
def test_a_turn_is_a_glance_only_if_it_plays_itself(alone: bool) -> None:
    scene = Played(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32))).scene()
    timed = replace(scene.table, decision_since=NOON, deadline=NOON + timedelta(seconds=5))
    assert (
        is_brief_decision(replace(scene, table_view=replace(scene.table_view, table=timed, plays_itself=alone)))
        is alone
    )


def in_a_pause(played: Played, seat: int | None) -> Scene:
    """Return what a seat is shown while the table pauses."""
    scene = played.scene(seat)
    table = replace(played.table, paused_at=NOW)
    return Scene(
        build_table_view(table, seat, played.match, filter_visible_moves(seat, len(played.moves), played.moves)),
        scene.say,
    )


def verbs(screen: Screen) -> set[str]:
    acts = [button.act for button in buttons_of(screen)] + [menu.act for menu in menus_of(screen)]
    return {act.verb for act in map(parse_custom_id, acts) if act}


@pytest.mark.parametrize("key", list_game_keys())
def test_no_move_is_offered_and_nobody_is_rung_in_a_pause(key: str) -> None:
    played = Played(Match.deal_by_key(key, seats=3, seed=bytes(32)))
    assert played.match.decision
    offered: list[TableView] = []
    for seat in (None, 0, 1, 2):
        now, paused = played.scene(seat), in_a_pause(played, seat)
        show = render_board if seat is None else render_panel
        offered += [now.table_view] if PLAYS & verbs(show(now)) else []
        assert not PLAYS & verbs(show(paused))
        assert not paused.may_move
        assert (list(paused.table_view.legal), list(paused.table_view.offered)) == ([], [])
        assert list_users_to_ping(paused.table, paused.decision) == ()
    assert offered, "somebody is offered moves while there is no pause"
    assert list_users_to_ping(played.table, played.match.decision)


class TestAPageButtonOfAListThatShrank:
    """A button for page three is clicked when only one or two pages are left."""

    @pytest.mark.parametrize("page", [1, 2, 9])
    def test_it_turns_to_the_last_page(self, page: int) -> None:
        controls = widget().build_controls(MANY, Focus((), page))
        assert [option.value for option in menus(controls)[0].options] == SPACES[MENU_SIZE:]
        assert [button.act for button in buttons(controls)] == ["page:7:3:0 lay"]

    def test_where_one_page_is_left_it_shows_that(self) -> None:
        few = [move for move in MANY if move.split()[1] in SPACES[:MENU_SIZE]]
        controls = widget().build_controls(few, Focus(("lay",), 1))
        assert [option.value for option in menus(controls)[0].options] == SPACES[:MENU_SIZE]
        assert not [button for button in buttons(controls) if button.act.startswith("page")]
