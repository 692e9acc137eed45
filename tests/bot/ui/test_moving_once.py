"""A move is shown moving where it was seen as it was played; its picture stays until the next move that is known."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.store.models import OwnMotion
from bot.tables import Motion, TableView, VirtualClock
from bot.ui.composing.motion_chooser import MAX_MOVING_MOVE_AGE, MotionChooser
from games.engine import Match
from tests.bot.screens.scenes import NOW, Played

SOON = timedelta(seconds=1)


def seen(motion: Motion, seat: int | None = None, own: OwnMotion = "table") -> TableView:
    """Return a table at which a move was made now, as somebody sees it."""
    played = Played(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32)))
    played.play(0, played.match.default_move(0))
    view = played.scene(seat).table_view
    sitters = tuple(replace(one, wish=replace(one.wish, motion=own)) for one in view.table.sitters)
    return replace(view, table=replace(view.table, motion=motion, sitters=sitters))


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock(NOW - SOON)


def test_what_was_seen_as_it_was_played_stays_until_the_next_move(clock: VirtualClock) -> None:
    moving, view = MotionChooser(clock), seen("moments")
    assert moving.choose_animation_level(view) == "moments"
    clock.advance(10 * MAX_MOVING_MOVE_AGE.total_seconds())
    edited = replace(view, table=replace(view.table, version=view.table.version + 5))
    assert moving.choose_animation_level(edited) == "moments", (
        "a hidden move would show, if the picture changed with it"
    )
    later = replace(view, recent_moves=(replace(view.recent_moves[-1], number=view.recent_moves[-1].number + 1),))
    assert moving.choose_animation_level(later) == "off", "that move is old by now"


def test_after_a_restart_it_is_the_still(clock: VirtualClock) -> None:
    clock.advance(2)
    assert MotionChooser(clock).choose_animation_level(seen("on")) == "off"


def test_a_move_that_is_seen_late_is_the_still_and_stays_it(clock: VirtualClock) -> None:
    moving = MotionChooser(clock)
    clock.advance(MAX_MOVING_MOVE_AGE.total_seconds() + 2)
    assert moving.choose_animation_level(seen("on")) == "off"
    assert moving.choose_animation_level(seen("on")) == "off"


@pytest.mark.parametrize(
    ("table", "own", "seat", "moves"),
    [
        ("off", "table", None, "off"),
        ("on", "off", None, "on"),
        ("on", "off", 0, "off"),
        ("off", "moments", 0, "moments"),
        ("moments", "table", 0, "moments"),
        ("off", "on", None, "off"),
    ],
)
def test_a_panel_follows_its_player_and_a_board_the_table(
    clock: VirtualClock, table: Motion, own: OwnMotion, seat: int | None, moves: Motion
) -> None:
    assert MotionChooser(clock).choose_animation_level(seen(table, seat, own)) == moves


def test_nothing_moves_before_the_first_move(clock: VirtualClock) -> None:
    assert MotionChooser(clock).choose_animation_level(replace(seen("on"), recent_moves=())) == "off"
