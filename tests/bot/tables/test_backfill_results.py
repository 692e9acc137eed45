"""Matches that ended before results were kept are counted in steps, never twice, and as if they ended today."""

from datetime import timedelta

import pytest
from sqlalchemy import delete, update

from bot.store.models import EPOCH, Result
from bot.store.schema import results, tables
from bot.tables.backfill_results import COUNTED_KEY, backfill_results
from tests.bot.tables.parlour import ANN, BOB, CLEO, Parlour


async def no_pause() -> None:
    """Go on at once."""


async def forget_results(parlour: Parlour) -> None:
    """Leave the database as an older version left it."""
    await parlour.store._database.write(lambda connection: connection.execute(delete(results)))


async def all_results(parlour: Parlour) -> dict[int, list[Result]]:
    return await parlour.store.results.list_results(range(1, 30))


async def some_ended(parlour: Parlour) -> dict[int, list[Result]]:
    """End matches in every way, with a lobby and a running match among them; return their results."""
    over = await parlour.match(2, rounds=1)
    for person in (ANN, BOB):
        await parlour.tables.play_move(over.id, person.user_id, "show 1")
    await parlour.lobby(2)
    agreed = await parlour.match(2)
    asked = (await parlour.tables.propose_agreement(agreed.id, "end", ANN)).proposal
    assert asked
    await parlour.tables.vote_on_proposal(agreed.id, BOB.user_id, asked.number, yes=True)
    closed = await parlour.match(3)
    await parlour.tables.play_move(closed.id, ANN.user_id, "show 1")
    await parlour.tables.close_table(closed.id, ANN.user_id)
    await parlour.match(2)
    left = await parlour.match(3)
    await parlour.tables.resign_match(left.id, CLEO.user_id)
    await parlour.tables.close_table(left.id, ANN.user_id)
    return await all_results(parlour)


async def test_they_are_counted_as_if_they_ended_now(parlour: Parlour) -> None:
    live = await some_ended(parlour)
    assert {row.ending for rows in live.values() for row in rows} == {"rules", "agreement", "closed"}
    await forget_results(parlour)
    assert await backfill_results(parlour.store, EPOCH, no_pause) == len(live) == 4
    assert await all_results(parlour) == live


async def test_none_is_counted_twice_and_an_interrupted_count_goes_on(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.backfill_results.COUNT_BATCH_SIZE", 2)
    live = await some_ended(parlour)
    await forget_results(parlour)
    seen = 0

    async def stop_soon() -> None:
        nonlocal seen
        seen += 1
        if seen == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await backfill_results(parlour.store, EPOCH, stop_soon)
    assert len(await all_results(parlour)) == 2
    assert await backfill_results(parlour.store, EPOCH, no_pause) == 2
    assert await all_results(parlour) == live
    assert await backfill_results(parlour.store, EPOCH, no_pause) == 0


async def test_the_next_count_begins_at_the_first_table_in_use(parlour: Parlour) -> None:
    await some_ended(parlour)
    await backfill_results(parlour.store, EPOCH, no_pause)
    assert await parlour.store.get_stored_value(COUNTED_KEY) == "1", "table 2 is a lobby"
    for table in await parlour.tables.list_tables_in_use():
        await parlour.tables.close_table(table.id, ANN.user_id)
    live = await all_results(parlour)
    await forget_results(parlour)
    assert await backfill_results(parlour.store, EPOCH, no_pause) == 4
    assert await all_results(parlour) == {number: rows for number, rows in live.items() if number > 1}
    assert await parlour.store.get_stored_value(COUNTED_KEY) == str(await parlour.store.find_last_table_number())


async def test_a_match_that_ends_in_the_meantime_is_left_as_it_is(parlour: Parlour) -> None:
    await some_ended(parlour)
    await forget_results(parlour)

    async def end_another() -> None:
        for table in await parlour.tables.list_tables_in_use():
            if table.status == "playing":
                await parlour.tables.close_table(table.id, ANN.user_id)

    assert await backfill_results(parlour.store, EPOCH, end_another) == 4
    assert len(await all_results(parlour)) == 5


async def test_what_is_older_than_results_are_kept_is_not_counted(parlour: Parlour) -> None:
    await some_ended(parlour)
    await forget_results(parlour)
    assert await backfill_results(parlour.store, parlour.clock.now() + timedelta(days=1), no_pause) == 0


async def test_a_match_whose_snapshot_is_damaged_has_results_without_a_place(parlour: Parlour) -> None:
    live = await some_ended(parlour)
    await forget_results(parlour)
    spoilt = update(tables).where(tables.c.id == 1).values(snapshot="{}")
    await parlour.store._database.write(lambda connection: connection.execute(spoilt))
    await parlour.store.save_stored_value(COUNTED_KEY, "a lot")
    assert await backfill_results(parlour.store, EPOCH, no_pause) == 4
    rows = (await all_results(parlour))[1]
    assert [(row.user_id, row.place) for row in rows] == [(row.user_id, None) for row in live[1]]
