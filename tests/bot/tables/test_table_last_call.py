"""A last call in Emerald Skulls: how long it leaves at each pace, whom it rings, and what follows it."""

from datetime import timedelta

import pytest

from bot.screens.board import is_brief_decision
from bot.screens.scene import Scene
from bot.tables import Pace, Table
from games.engine.words import load_words
from tests.bot.tables.parlour import ANN, BOB, CLEO, Parlour


async def called(parlour: Parlour, pace: Pace) -> Table:
    """Return a match of three in which the tumbler has made a last call, and Bob has a bet."""
    table = await parlour.match(3, "emerald_skulls", pace, first=1)
    for person, move in ((ANN, "buy 3"), (BOB, "bet 4 empty-hands"), (ANN, "call")):
        table = await parlour.tables.play_move(table.id, person.user_id, move)
    return table


@pytest.mark.parametrize(("pace", "seconds"), [("live", 10), ("relaxed", 20), ("by-day", 3600)])
async def test_it_leaves_this_long_and_then_the_dice_roll(parlour: Parlour, pace: Pace, seconds: int) -> None:
    table = await called(parlour, pace)
    assert table.deadline == parlour.clock.now() + timedelta(seconds=seconds)
    parlour.clock.advance(seconds - 1)
    table = await parlour.tables.play_move(table.id, CLEO.user_id, "bet 4 empty-hands")
    parlour.clock.advance(1)
    await parlour.tables.time.process_due_tables()
    assert sorted((await parlour.notations(table.id))[-2:]) == [(1, "ready", "clock"), (2, "ready", "clock")]
    after = await parlour.tables.load_view(table.id, None)
    assert after.decision is not None
    assert after.decision.seats == (0,)


async def test_without_a_clock_it_is_only_a_call(parlour: Parlour) -> None:
    table = await called(parlour, "none")
    assert table.deadline is None


@pytest.mark.parametrize(("pace", "rings"), [("live", False), ("relaxed", False), ("by-day", True), ("none", True)])
async def test_it_rings_those_who_are_asked_where_there_is_time_to_come(
    parlour: Parlour, pace: Pace, rings: bool
) -> None:
    table = await called(parlour, pace)
    assert is_brief_decision(Scene(await parlour.tables.load_view(table.id, None), load_words())) != rings


async def test_silence_after_it_makes_nobody_absent(parlour: Parlour) -> None:
    table = await called(parlour, "live")
    parlour.clock.advance(10)
    await parlour.tables.time.process_due_tables()
    assert [sitter.silent for sitter in (await parlour.tables.find_table(table.id)).sitters] == [0, 0, 0]
