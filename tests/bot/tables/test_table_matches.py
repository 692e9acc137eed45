"""Matches held ready: no more than fit, none that is old, and the store is asked only when it must be."""

import pytest

from bot.tables.matches import Matches
from tests.bot.tables.parlour import ANN, BOB, Parlour


async def test_a_match_that_is_played_at_is_not_read_from_the_store_again(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await parlour.match(2)

    async def unread(table_id: int) -> str | None:
        raise AssertionError("the store was asked for a match that is held")

    monkeypatch.setattr(parlour.store.tables, "snapshot", unread)
    await parlour.tables.play(table.id, ANN.user_id, "show 1")
    await parlour.tables.set_thread(table.id, 5000)
    await parlour.tables.play(table.id, BOB.user_id, "show 2")
    sight = await parlour.tables.look(table.id, None)
    assert sight.view
    assert sight.view.scores == (1, 2)


async def test_only_so_many_matches_are_held(parlour: Parlour) -> None:
    tables = [await parlour.match(2) for _ in range(3)]
    matches = Matches(parlour.store, most=2)
    first = await matches.of(tables[0])
    assert await matches.of(tables[0]) is first
    for table in tables[1:]:
        await matches.of(table)
    assert await matches.of(tables[0]) is not first


async def test_a_match_of_an_older_version_is_read_anew(parlour: Parlour) -> None:
    table = await parlour.match(2)
    matches = Matches(parlour.store)
    old = await matches.of(table)
    now = await parlour.tables.play(table.id, ANN.user_id, "show 1")
    fresh = await matches.of(now)
    assert fresh is not old
    assert fresh.step == 1
