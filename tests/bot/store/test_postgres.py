"""PostgreSQL: it may be away, come back, and be used by several at once."""

import asyncio
import traceback
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError

from bot.store import ShardCountMismatch, Shards, Store, StoreInUse, StoreUnavailable
from bot.store.drivers.addresses import build_database_driver
from bot.store.upkeep.migrate import find_newest_revision, migrate_database, read_revision
from games.engine import generate_seed
from tests.postgres import Server, running


@pytest.fixture
def server() -> Iterator[Server]:
    """Run a server that the test may kill."""
    with running() as server:
        yield server


@pytest.fixture
def url(postgres: Server) -> str:
    return postgres.house()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


async def test_three_that_shape_an_empty_database_at_once_all_live(postgres: Server) -> None:
    url = postgres.database()
    databases = [build_database_driver(url) for _ in range(3)]
    await asyncio.gather(*map(migrate_database, databases))
    assert [await database.read(read_revision) for database in databases] == [find_newest_revision()] * 3
    for database in databases:
        await database.close()


async def test_what_was_acknowledged_is_there_though_the_server_is_killed(server: Server) -> None:
    store = await Store.open(server.house())
    await store.save_stored_value("commands", "one")
    server.kill()
    with pytest.raises(StoreUnavailable):
        await store.save_stored_value("commands", "two")
    server.start()
    assert await store.get_stored_value("commands") == "one"
    await store.save_stored_value("commands", "three")
    assert await store.get_stored_value("commands") == "three"
    await store.close()


async def test_a_house_that_lost_its_lock_to_another_writes_nothing(postgres: Server) -> None:
    url = postgres.house()
    store = await Store.open(url)
    postgres.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'parlour'")
    await asyncio.sleep(0)
    other = await Store.open(url)
    with pytest.raises(StoreInUse):
        await store.save_stored_value("commands", "abc")
    await other.close()
    await store.save_stored_value("commands", "abc")
    await store.close()


@asynccontextmanager
async def opened(url: str, part: str, patience: float = 0) -> AsyncIterator[Store]:
    """Have a part of a bot as long as this lasts."""
    store = await Store.open(url, Shards.from_text(part), patience)
    try:
        yield store
    finally:
        await store.close()


class TestSeveralProcesses:
    async def test_each_has_its_own_shards_and_no_other_may_have_them(self, url: str) -> None:
        async with opened(url, "0-1/3"), opened(url, "2/3"):
            for taken in ("1-2/3", "0-2/3"):
                with pytest.raises(StoreInUse):
                    await Store.open(url, Shards.from_text(taken))

    async def test_a_part_is_refused_where_one_process_has_the_whole_house(self, url: str) -> None:
        async with opened(url, "0/1"):
            with pytest.raises(StoreInUse):
                await Store.open(url, Shards.from_text("0/2"))

    async def test_all_of_them_count_alike_and_count_anew_once_all_are_stopped(self, url: str) -> None:
        async with opened(url, "0/2"):
            with pytest.raises(ShardCountMismatch, match="2"):
                await Store.open(url, Shards.from_text("1/3"))
            async with opened(url, "1/2"):
                pass
        async with opened(url, "0/3"):
            with pytest.raises(ShardCountMismatch, match="3"):
                await Store.open(url, Shards.from_text("1/2"))

    async def test_one_that_starts_before_the_other_is_gone_waits_for_it(self, url: str) -> None:
        async with opened(url, "0/2"):
            after = asyncio.create_task(Store.open(url, Shards.from_text("0/2"), patience=60))
            await asyncio.sleep(0.5)
            assert not after.done()
        await (await after).close()

    async def test_one_that_lost_its_shards_knows_and_has_them_again_when_they_are_free(
        self, url: str, postgres: Server
    ) -> None:
        regained: list[bool] = []
        async with opened(url, "0/2") as store:
            store.add_regain_listener(lambda: regained.append(True))
            store.wake_event.clear()
            postgres.sql("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2")
            await asyncio.wait_for(store.wake_event.wait(), 30)
            assert store.has_lost_claim
            async with opened(url, "0/2"):
                with pytest.raises(StoreUnavailable):
                    await store.save_stored_value("commands", "abc")
                assert (store.seconds_taken_over > 0, regained) == (True, [])
            await store.renew_claim()
            assert (store.seconds_taken_over, regained) == (0, [True])

    async def test_they_have_their_turns_one_after_the_other(self, url: str) -> None:
        async with opened(url, "0/2") as first, opened(url, "1/2") as second:
            now = asyncio.get_running_loop().time
            await first.wait_for_turn(0, 0.5)
            began = now()
            await second.wait_for_turn(1, 60)
            await second.wait_for_turn(0, 0)
            assert now() - began >= 0.4

    async def test_a_turn_nobody_waits_for_any_more_keeps_no_connection(self, url: str) -> None:
        """Neither that of a process that stops while it waits, nor that of one that closes just as it has its turn."""
        async with opened(url, "0/2") as first, opened(url, "1/2") as second:
            before = held(second)
            await first.wait_for_turn(0, 60)
            waiting = asyncio.create_task(second.wait_for_turn(0, 0))
            while held(second) == before:  # noqa: ASYNC110  no event tells it
                await asyncio.sleep(0.01)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            assert held(second) == before
            await second.wait_for_turn(1, 60)
        assert (held(first), held(second)) == (0, 0)


def held(store: Store) -> int:
    """Return how many connections of its pool a store has taken."""
    pool: Any = store._database._engine.pool  # type: ignore[attr-defined]  # what is left there is what this is about
    return int(pool.checkedout())


@pytest.mark.parametrize(
    "where",
    [
        "postgresql://parlour@127.0.0.1:1/parlour",  # nobody listens there
        "postgresql://parlour@/parlour?host=/nowhere",
    ],
)
async def test_a_server_that_is_not_there_is_told(where: str) -> None:
    with pytest.raises(StoreUnavailable):
        await Store.open(where)


async def test_a_database_that_is_not_there_is_told(postgres: Server) -> None:
    with pytest.raises(StoreUnavailable, match="nowhere"):
        await Store.open(f"postgresql://parlour@/nowhere?host={postgres.folder}")


async def test_a_lock_that_is_held_too_long_is_told(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    database = store._database
    held, done = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        engine = database._writing  # type: ignore[attr-defined]  # a PostgresServer
        async with engine.begin() as connection:
            await connection.execute(text("LOCK TABLE notes IN ACCESS EXCLUSIVE MODE"))
            held.set()
            await done.wait()

    holding = asyncio.create_task(hold())
    await held.wait()
    with pytest.raises(StoreUnavailable, match="lock timeout"):
        await database.write(
            lambda connection: [
                connection.execute(text("SET LOCAL lock_timeout = '50ms'")),
                connection.execute(text("SELECT value FROM notes")),
            ]
        )
    done.set()
    await holding


async def test_a_reader_can_write_nothing_and_a_defect_stays_one(store: Store) -> None:
    database = store._database
    with pytest.raises(StoreUnavailable, match="read-only"):
        await database.read(lambda connection: connection.execute(text("DELETE FROM notes")))
    with pytest.raises(ProgrammingError):
        await database.read(lambda connection: connection.execute(text("SELECT nothing FROM nowhere")))
    with pytest.raises(IntegrityError):
        await database.write(lambda connection: connection.execute(text("INSERT INTO notes (key) VALUES ('a')")))


async def test_an_error_shows_no_value_that_was_to_be_written(store: Store) -> None:
    secret = generate_seed().hex()
    with pytest.raises(DBAPIError) as caught:
        await store._database.write(
            lambda connection: connection.execute(text("INSERT INTO nowhere VALUES (:snapshot)"), {"snapshot": secret})
        )
    assert secret not in "".join(traceback.format_exception(caught.value))
