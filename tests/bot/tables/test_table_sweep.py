"""What nobody was told of is done all the same: the clock and the goblins check all tables twice a minute."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import pytest

from bot.tables import GoblinPlayers, TableError, TableService
from bot.tables.goblins.goblin_players import MAX_THINKING_TRIES
from tests.bot.tables.fingers import HAND
from tests.bot.tables.parlour import ANN, Parlour
from tests.bot.tables.test_table_clock import ANSWER, asleep, keeping_time
from tests.bot.tables.test_table_goblins import at_work, with_goblins

OFTEN = 30


@pytest.fixture
def unheard(parlour: Parlour) -> Parlour:
    """Return a parlour on the same store, of whose changes the first one hears nothing."""
    other = Parlour(parlour.store, parlour.path, parlour.clock)
    other.tables = TableService(parlour.store, parlour.clock)
    return other


@asynccontextmanager
async def looking(goblins: GoblinPlayers) -> AsyncIterator[None]:
    task = asyncio.create_task(goblins.run())
    yield
    await goblins.stop()
    await task


async def half_a_minute(parlour: Parlour) -> None:
    """Let it pass, once somebody waits for it."""
    await asleep(parlour.clock)
    parlour.clock.advance(OFTEN)
    await asyncio.sleep(0)


async def until(parlour: Parlour, table: int, moves: int) -> list[tuple[int, str, str]]:
    """Return the moves of a match when there are so many."""
    async with asyncio.timeout(60):
        while len(played := await parlour.notations(table)) < moves:  # noqa: ASYNC110  the other one sets no event
            await asyncio.sleep(0.001)
    return played


async def test_time_runs_out_at_a_table_that_the_clock_was_not_told_of(parlour: Parlour, unheard: Parlour) -> None:
    async with keeping_time(parlour):
        await half_a_minute(parlour)
        await asleep(parlour.clock)
        table = await unheard.match(2, rounds=1)
        for _ in range(ANSWER // OFTEN + 1):
            await half_a_minute(parlour)
        assert {by for _, _, by in await until(parlour, table.id, 2)} == {"clock"}
    assert (await parlour.tables.find_table(table.id)).status == "over"


async def test_a_goblin_plays_at_a_table_that_it_was_not_told_of(parlour: Parlour, unheard: Parlour) -> None:
    goblins = at_work(parlour)
    async with looking(goblins):
        await asleep(parlour.clock)
        table = await with_goblins(unheard, 1)
        await half_a_minute(parlour)
        assert await until(parlour, table, 1) == [(1, f"show {HAND}", "goblin")]


async def test_a_table_that_is_held_as_it_was_before_is_read_anew(parlour: Parlour, unheard: Parlour) -> None:
    goblins = at_work(parlour, pause=timedelta(0))
    table = await with_goblins(parlour, 1)
    await goblins.wait_until_idle()
    held = await parlour.tables.find_table(table)
    async with looking(goblins):
        await asleep(parlour.clock)
        newer = await unheard.tables.play_move(table, ANN.user_id, "show 1")
        assert (await parlour.tables.find_table(table)).version == held.version < newer.version
        await half_a_minute(parlour)
        assert [by for _, _, by in await until(parlour, table, 3)] == ["goblin", "player", "goblin"]


async def test_a_goblin_that_gave_up_tries_again(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    play: Callable[..., Awaitable[Any]] = parlour.tables.play_goblin_move
    busy = [TableError("table-busy")] * (MAX_THINKING_TRIES + 1)

    async def refused(*about: object) -> Any:
        if busy:
            raise busy.pop()
        return await play(*about)

    monkeypatch.setattr(parlour.tables, "play_goblin_move", refused)
    goblins = at_work(parlour)
    async with looking(goblins):
        table = await with_goblins(parlour, 1)
        await goblins.wait_until_idle()
        assert (busy, await parlour.notations(table)) == ([], [])
        await half_a_minute(parlour)
        assert await until(parlour, table, 1) == [(1, f"show {HAND}", "goblin")]


async def test_what_the_clock_could_not_serve_stays_put_off_when_all_tables_are_looked_through(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await parlour.match(2)
    change = parlour.tables.changes.change_table

    async def broken(table_id: int, *_: object, **__: object) -> Any:
        raise ValueError(f"table {table_id} is broken")

    monkeypatch.setattr(parlour.tables.changes, "change_table", broken)
    for _ in range(4):
        parlour.clock.advance(OFTEN)
        await parlour.tables.time.process_due_tables()
    assert caplog.text.count(f"table {table.id} could not be served") == 1
    monkeypatch.setattr(parlour.tables.changes, "change_table", change)
    parlour.clock.advance(3600)
    await parlour.tables.time.process_due_tables()
    assert await parlour.notations(table.id)
