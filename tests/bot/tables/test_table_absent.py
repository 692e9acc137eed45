"""A player who lets two turns pass is absent: default moves answer at once, until they come back."""

from unittest.mock import patch

from bot.tables import Table
from games import find_game
from tests.bot.tables.parlour import ANN, BOB, Parlour, next_to_move


async def let_pass(parlour: Parlour, table_id: int) -> Table:
    """Let the time of the open decision run out."""
    table = await parlour.tables.find_table(table_id)
    assert table.deadline is not None
    for moment in filter(None, (table.reminder_at, table.deadline)):
        parlour.clock.advance((moment - parlour.clock.now()).total_seconds())
        await parlour.tables.time.process_due_tables()
    return await parlour.tables.find_table(table_id)


async def bob_lets_pass(parlour: Parlour, table_id: int, turns: int) -> None:
    """Play Ann's turns, and let Bob be silent so often."""
    for _ in range(turns):
        await parlour.tables.play_move(table_id, ANN.user_id, "end")
        await let_pass(parlour, table_id)


async def whom(parlour: Parlour, table_id: int) -> str:
    person, _ = await next_to_move(parlour, table_id)
    return person.name


async def test_after_two_silent_turns_nobody_waits_any_more_until_they_come_back(parlour: Parlour) -> None:
    table = await parlour.match(2, "gobblestones", first=1)
    await bob_lets_pass(parlour, table.id, 2)
    bob = (await parlour.tables.find_table(table.id)).find_sitter(BOB.user_id)
    assert bob is not None
    assert bob.is_absent
    for _ in range(2):
        assert await whom(parlour, table.id) == "Ann"
        await parlour.tables.play_move(table.id, ANN.user_id, "end")
    again = await parlour.again()
    await again.tables.mark_present(table.id, BOB.user_id)
    await again.tables.play_move(table.id, ANN.user_id, "end")
    assert await whom(again, table.id) == "Bob"
    await again.stop()


async def test_one_silent_turn_is_forgiven_with_the_next_move(parlour: Parlour) -> None:
    table = await parlour.match(2, "gobblestones", first=1)
    for _ in range(2):
        await bob_lets_pass(parlour, table.id, 1)
        await parlour.tables.play_move(table.id, ANN.user_id, "end")
        assert await whom(parlour, table.id) == "Bob"
        await parlour.tables.play_move(table.id, BOB.user_id, "end")


async def test_where_all_are_silent_each_has_their_time_and_the_match_does_not_run_away(parlour: Parlour) -> None:
    table = await parlour.match(2, "gobblestones", first=1)
    for _ in range(6):
        before = (await parlour.tables.find_table(table.id)).decision_number
        after = (await let_pass(parlour, table.id)).decision_number
        assert before is not None
        assert after == before + 1


async def test_who_lets_a_short_window_pass_is_not_absent(parlour: Parlour) -> None:
    table = await parlour.match(2, "gobblestones", first=1)
    with patch.object(type(find_game("gobblestones")), "question_tempo", return_value="reaction"):
        await bob_lets_pass(parlour, table.id, 3)
    bob = (await parlour.tables.find_table(table.id)).find_sitter(BOB.user_id)
    assert bob is not None
    assert not bob.is_absent
