"""A match that ends leaves its results in the same transaction, wherever it ends; other clicks cost nothing for it."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Engine, event, text

from bot.store.models import Result
from bot.tables import Table
from tests.bot.tables.parlour import ANN, BOB, CLEO, GUILD, Parlour


async def results(parlour: Parlour, table_id: int) -> list[Result]:
    return (await parlour.store.results.list_results([table_id])).get(table_id, [])


async def show_all(parlour: Parlour, table: Table, *fingers: int) -> None:
    """Let everybody who plays show as many fingers, in one round."""
    for sitter, number in zip(table.sitters, fingers, strict=False):
        await parlour.tables.play_move(table.id, sitter.user_id, f"show {number}")


@contextmanager
def statements() -> Iterator[list[str]]:
    """Note the statements that run in the meantime."""
    found: list[str] = []

    def note(_: object, __: object, statement: str, *___: object) -> None:
        found.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", note)


async def test_a_match_played_to_its_end_leaves_a_row_for_each_seat(parlour: Parlour) -> None:
    table = await parlour.match(3, rounds=1)
    await show_all(parlour, table, 5, 5, 1)
    rows = await results(parlour, table.id)
    assert [(row.user_id, row.place, row.points, row.own_moves, row.leaving) for row in rows] == [
        (ANN.user_id, 1, 5, 1, None),
        (BOB.user_id, 1, 5, 1, None),
        (CLEO.user_id, 3, 1, 1, None),
    ]
    ended = await parlour.tables.find_table(table.id)
    assert {(row.ending, row.variant, row.guild_id, row.ended_at) for row in rows} == {
        ("rules", "rounds=1", GUILD, ended.ended_at)
    }
    await parlour.tables.close_table(table.id, ANN.user_id)
    assert await results(parlour, table.id) == rows, "closing an ended table changes nothing"


async def set_aside_and_closed(parlour: Parlour, number: int) -> object:
    spoilt = text("UPDATE tables SET snapshot = '[]'")
    await parlour.store._database.write(lambda connection: connection.execute(spoilt))
    parlour.tables.changes.clear_caches()
    assert (await parlour.tables.find_table(number)).status == "aside"
    return await parlour.tables.force_close_table(number)


async def set_aside_and_left(parlour: Parlour, number: int) -> object:
    spoilt = text("UPDATE tables SET version = 'many'")
    await parlour.store._database.write(lambda connection: connection.execute(spoilt))
    parlour.tables.changes.clear_caches()
    await parlour.tables.leave_table(number, BOB.user_id)
    return await parlour.tables.leave_table(number, ANN.user_id)


async def resigned(parlour: Parlour, number: int) -> object:
    await parlour.tables.resign_match(number, BOB.user_id)
    return await parlour.tables.resign_match(number, ANN.user_id)


async def kicked_by_a_manager(parlour: Parlour, number: int) -> object:
    for person in (BOB, ANN):
        await parlour.tables.act_as_manager(number, "kick", 99, GUILD, person.user_id)
    return None


CLOSINGS: dict[str, Callable[[Parlour, int], Awaitable[object]]] = {
    "its host": lambda parlour, number: parlour.tables.close_table(number, ANN.user_id),
    "a manager": lambda parlour, number: parlour.tables.act_as_manager(number, "close", 99, GUILD),
    "a manager who sends all away": kicked_by_a_manager,
    "the bot": lambda parlour, number: parlour.tables.force_close_table(number),
    "its last player, who resigns": resigned,
    "the bot, after it was set aside": set_aside_and_closed,
    "its last player, after it was set aside": set_aside_and_left,
}


@pytest.mark.parametrize("by", CLOSINGS)
async def test_a_match_that_is_closed_leaves_rows_without_a_place(parlour: Parlour, by: str) -> None:
    table = await parlour.match(2)
    await parlour.tables.play_move(table.id, ANN.user_id, "show 5")
    assert await results(parlour, table.id) == []
    await CLOSINGS[by](parlour, table.id)
    assert (await parlour.tables.find_table(table.id)).status == "closed"
    rows = await results(parlour, table.id)
    assert [(row.user_id, row.ending, row.place, row.points, row.own_moves) for row in rows] == [
        (ANN.user_id, "closed", None, None, 1),
        (BOB.user_id, "closed", None, None, 0),
    ]


async def test_a_match_that_nobody_uses_any_more_leaves_rows(parlour: Parlour) -> None:
    table = await parlour.lobby(1, "emerald_skulls", pace="none")
    table = await parlour.tables.start_match(table.id, ANN.user_id)
    parlour.clock.advance(8 * 24 * 3600)
    await parlour.tables.time.process_due_tables()
    assert [row.ending for row in await results(parlour, table.id)] == ["closed"]


async def test_who_is_refused_by_the_operator_is_removed_for_good(parlour: Parlour) -> None:
    table = await parlour.match(3)
    await parlour.tables.people.remove_banned_person(CLEO.user_id)
    await parlour.tables.close_table(table.id, ANN.user_id)
    rows = await results(parlour, table.id)
    assert [row.leaving for row in rows] == ["closed", None, "removed-by-manager"]


async def test_a_match_ends_even_if_it_has_a_result_already(parlour: Parlour) -> None:
    table = await parlour.match(2, rounds=1)
    await parlour.store.ended_matches.add_missing_results(table.id, None)
    assert await results(parlour, table.id) == [], "it goes on"
    other = await parlour.match(2)
    await parlour.tables.close_table(other.id, ANN.user_id)
    moved = text(f"UPDATE results SET table_id = {table.id}, place = 2")  # noqa: S608  a number of our own
    await parlour.store._database.write(lambda connection: connection.execute(moved))
    await show_all(parlour, table, 5, 1)
    assert (await parlour.tables.find_table(table.id)).status == "over"
    assert [row.place for row in await results(parlour, table.id)] == [2, 2]


async def test_a_lobby_that_is_closed_leaves_none(parlour: Parlour) -> None:
    table = await parlour.lobby(2)
    await parlour.tables.close_table(table.id, ANN.user_id)
    assert await results(parlour, table.id) == []


async def test_a_substitute_has_a_row_and_who_was_replaced_has_one(parlour: Parlour) -> None:
    table = await parlour.match(2, rounds=4)
    await show_all(parlour, table, 2, 2)
    await parlour.tables.resign_match(table.id, BOB.user_id)
    await parlour.tables.play_move(table.id, ANN.user_id, "show 2")
    await parlour.tables.request_seat(table.id, CLEO)
    asked = (await parlour.tables.find_table(table.id)).proposal
    assert asked
    await parlour.tables.vote_on_proposal(table.id, ANN.user_id, asked.number, yes=True)
    parlour.clock.advance(5)
    table = await parlour.tables.find_table(table.id)
    await show_all(parlour, table, 0, 5)
    await parlour.tables.play_move(table.id, ANN.user_id, "show 0")
    rows = await results(parlour, table.id)
    assert [(row.seat, row.turn, row.user_id, row.own_moves, row.other_moves, row.leaving) for row in rows] == [
        (0, 0, ANN.user_id, 4, 0, None),
        (1, 0, BOB.user_id, 1, 2, "resigned"),
        (1, 1, CLEO.user_id, 1, 0, None),
    ]
    assert [row.place for row in rows] == [2, None, 1]


async def test_an_end_costs_two_statements_more_and_other_clicks_none(parlour: Parlour) -> None:
    table = await parlour.match(2, rounds=2)
    table = await parlour.tables.find_table(table.id)
    with statements() as usual:
        await show_all(parlour, table, 1, 1)
    assert not [one for one in usual if "results" in one]
    await parlour.tables.play_move(table.id, ANN.user_id, "show 1")
    with statements() as last:
        await parlour.tables.play_move(table.id, BOB.user_id, "show 1")
    with statements() as closing:
        await parlour.tables.close_table(table.id, ANN.user_id)
    assert [one for one in closing if "results" in one or "FROM moves" in one] == []
    writing = last[: 1 + max(index for index, one in enumerate(last) if one.startswith("INSERT INTO table_counts"))]
    assert sum("INSERT INTO results" in one for one in writing) == 1
    assert sum("FROM moves" in one for one in writing) == 1
