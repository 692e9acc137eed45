"""What is kept of a match that ended is found by table and by server; a damaged row harms no other."""

from collections.abc import AsyncIterator
from dataclasses import asdict, replace
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import insert, text

from bot.store import Store
from bot.store.models import Result
from bot.store.rows import result_rows
from bot.store.schema import results
from games.engine.goblins import GoblinLevel

NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)
ANN, BOB, GOBLIN = 1, 2, -11

ONE = Result(
    table_id=1,
    seat=0,
    turn=0,
    user_id=ANN,
    level=None,
    game="gobblestones",
    variant="",
    seats=2,
    place=1,
    points=7,
    own_moves=9,
    other_moves=0,
    leaving=None,
    ending="rules",
    counts=True,
    guild_id=7,
    channel_id=8,
    started_at=NOW - timedelta(hours=1),
    ended_at=NOW,
    rules_version=1,
)
OTHER = replace(ONE, seat=1, user_id=GOBLIN, level=GoblinLevel.YOUNG, place=None, points=None, leaving="voted-out")
LATER = replace(ONE, table_id=3, ended_at=NOW + timedelta(days=1), ending="agreement", guild_id=None, counts=False)
FORGOTTEN = replace(ONE, table_id=2, user_id=None, game="emerald_skulls", leaving="left-server", ending="closed")
KEPT = (ONE, OTHER, LATER, FORGOTTEN)


@pytest.fixture
async def store(any_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(any_url)
    await opened._database.write(lambda connection: connection.execute(insert(results), list(map(asdict, KEPT))))
    yield opened
    await opened.close()


async def test_results_are_found_by_table_and_server(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(result_rows, "ROWS_AT_ONCE", 1)
    monkeypatch.setattr(result_rows, "MATCHES_AT_ONCE", 1)
    assert await store.results.list_results([3, 1, 1, 9]) == {1: [ONE, OTHER], 3: [LATER]}
    assert await store.results.list_ladder_results(7) == [FORGOTTEN, ONE, OTHER]
    assert await store.results.list_ladder_results(7, NOW) == [FORGOTTEN, ONE, OTHER]
    assert await store.results.list_ladder_results(7, NOW + timedelta(seconds=1)) == []
    assert await store.results.list_ladder_servers(ANN) == [7]
    assert await store.results.list_ladder_servers(BOB) == []
    assert await store.results.list_ladder_results(8) == []


async def test_a_result_that_cannot_be_read_is_left_out(store: Store) -> None:
    spoilt = text("UPDATE results SET ending = 'somehow', points = -1 WHERE table_id = 3")
    await store._database.write(lambda connection: connection.execute(spoilt))
    assert await store.results.list_results([1, 3]) == {1: [ONE, OTHER]}
