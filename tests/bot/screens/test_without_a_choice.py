"""A question that leaves nobody a choice says that it is over by itself, and rings nobody."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.screens.board import format_waiting_line, is_brief_decision
from bot.screens.screen_registry import find_screen
from bot.tables.deadlines.pace import FORCED_MOVE_DELAY
from games.engine import Match
from tests.bot.screens.scenes import NOW, Played

ALONE = "*(The only move: it plays itself.)*"


def first_buy() -> Played:
    """Return a match whose first tumbler can buy three dice only."""
    return Played(Match.deal_by_key("emerald_skulls", seats=2, options={"first": 1}, seed=bytes(32)))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everybody_is_told_that_it_happens_by_itself(seat: int | None) -> None:
    played = first_buy()
    assert ALONE in format_waiting_line(played.scene(seat), find_screen("emerald_skulls"))
    played.play(0, "buy 3")
    assert ALONE not in format_waiting_line(played.scene(seat), find_screen("emerald_skulls"))


def test_a_goblin_is_said_to_think_and_no_more() -> None:
    scene = first_buy().scene(1)
    sitters = (replace(scene.table.sitters[0], user_id=-1), *scene.table.sitters[1:])
    scene = replace(scene, table_view=replace(scene.table_view, table=replace(scene.table, sitters=sitters)))
    assert format_waiting_line(scene, find_screen("emerald_skulls")).endswith("is thinking.")


def test_it_rings_nobody() -> None:
    scene = first_buy().scene(0)
    table = replace(scene.table, decision_since=NOW, deadline=NOW + FORCED_MOVE_DELAY)
    assert is_brief_decision(replace(scene, table_view=replace(scene.table_view, table=table)))
    later = replace(table, deadline=NOW + timedelta(hours=1))
    assert not is_brief_decision(replace(scene, table_view=replace(scene.table_view, table=later)))
