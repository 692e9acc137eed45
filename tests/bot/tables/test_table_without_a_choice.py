"""A question that leaves nobody a choice is answered after a beat, at every pace."""

from typing import get_args

import pytest

from bot.tables import Pace, Table
from bot.tables.deadlines.pace import FORCED_MOVE_DELAY
from games.engine.goblins import GoblinLevel
from tests.bot.tables.parlour import ANN, Parlour

FIRST_BUY = (0, "buy 3", "only")


async def first_buy(parlour: Parlour, pace: str) -> Table:
    """Return a match whose first tumbler has no gears, and can buy three dice only."""
    return await parlour.match(2, "emerald_skulls", pace, first=1)


@pytest.mark.parametrize("pace", get_args(Pace))
async def test_it_plays_itself_after_a_beat(parlour: Parlour, pace: Pace) -> None:
    table = await first_buy(parlour, pace)
    assert table.deadline == parlour.clock.now() + FORCED_MOVE_DELAY
    parlour.clock.advance(FORCED_MOVE_DELAY.total_seconds() - 1)
    await parlour.tables.time.process_due_tables()
    assert await parlour.notations(table.id) == []
    parlour.clock.advance(1)
    await parlour.tables.time.process_due_tables()
    assert await parlour.notations(table.id) == [FIRST_BUY]


async def test_whoever_is_asked_may_be_faster(parlour: Parlour) -> None:
    table = await first_buy(parlour, "live")
    await parlour.tables.play_move(table.id, ANN.user_id, "buy 3")
    assert await parlour.notations(table.id) == [(0, "buy 3", "player")]


async def test_its_silence_makes_nobody_absent(parlour: Parlour) -> None:
    table = await first_buy(parlour, "live")
    parlour.clock.advance(FORCED_MOVE_DELAY.total_seconds())
    await parlour.tables.time.process_due_tables()
    ann = (await parlour.tables.find_table(table.id)).find_sitter(ANN.user_id)
    assert ann is not None
    assert ann.silent == 0


async def test_without_a_clock_the_question_after_it_waits_for_ever(parlour: Parlour) -> None:
    table = await first_buy(parlour, "none")
    parlour.clock.advance(FORCED_MOVE_DELAY.total_seconds())
    await parlour.tables.time.process_due_tables()
    after = await parlour.tables.find_table(table.id)
    assert (after.decision_number, after.deadline) == (2, None)


async def test_a_lone_player_without_a_clock_is_not_kept_waiting_for_it(parlour: Parlour) -> None:
    table = await parlour.lobby(1, "emerald_skulls", "none")
    await parlour.tables.change_lobby_options(table.id, ANN.user_id, {"first": 1})
    table = await parlour.tables.add_goblin(table.id, ANN.user_id, GoblinLevel.YOUNG)
    table = await parlour.tables.start_match(table.id, ANN.user_id)
    assert table.idle_close_at is not None
    due = await parlour.tables.time.find_next_due()
    assert due is not None
    assert due <= parlour.clock.now() + FORCED_MOVE_DELAY


async def test_where_a_hidden_hand_leaves_one_move_the_seat_is_waited_for_like_any_other(parlour: Parlour) -> None:
    table = await parlour.match(2, "gobblestones", first=1)
    assert table.deadline == parlour.clock.now() + 36 * FORCED_MOVE_DELAY
