"""What every store does, with any database."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from bot.store import Store, StoreInUse, StoreUnavailable
from bot.store.drivers.addresses import build_database_driver
from bot.store.schema import metadata
from bot.store.upkeep.migrate import find_newest_revision, migrate_database, read_revision


async def test_the_number_in_the_last_file_is_the_revision_that_a_database_comes_to(any_url: str) -> None:
    database = build_database_driver(any_url)
    await migrate_database(database)
    assert await database.read(read_revision) == find_newest_revision()
    await database.close()


async def test_migrations_bring_an_empty_database_to_the_shape_that_the_code_expects(any_url: str) -> None:
    database = build_database_driver(any_url)
    await migrate_database(database)

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    assert await database.read(differences) == []
    await database.close()


async def test_what_was_begun_in_the_store_is_done_though_the_asker_is_cancelled(any_url: str) -> None:
    store = await Store.open(any_url)
    await store.save_stored_value("commands", "before")
    asking = asyncio.create_task(store.save_stored_value("commands", "abc"))
    for _ in range(4):
        await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert await store.get_stored_value("commands") == "abc"
    await store.close()


async def test_a_database_that_is_up_to_date_is_left_alone(any_url: str) -> None:
    store = await Store.open(any_url)
    await store.save_stored_value("commands", "abc")
    await store.close()
    store = await Store.open(any_url)
    assert await store.get_stored_value("commands") == "abc"
    await store.close()


async def test_a_database_keeps_the_mark_that_it_got_first(any_url: str) -> None:
    store = await Store.open(any_url)
    marks = set(await asyncio.gather(*(store.get_or_create_database_tag(fresh) for fresh in ("abc", "xyz", "aB3"))))
    await store.close()
    store = await Store.open(any_url)
    assert {await store.get_or_create_database_tag("new")} == marks, "one for all, and the same after a restart"
    await store.close()


async def test_of_several_who_claim_an_hour_together_one_gets_it(any_url: str) -> None:
    store, noon, hour = await Store.open(any_url), datetime(2030, 1, 1, 12, tzinfo=UTC), timedelta(hours=1)
    for now in (noon, noon + hour):
        found = await asyncio.gather(
            *(store.start_cooldown_unless_running("role called on 7", now, hour) for _ in range(5))
        )
        assert sorted(found, key=str) == [now] * 4 + [None]
    assert await store.start_cooldown_unless_running("role called on 7", noon + hour * 1.5, hour) == noon + hour
    await store.close()


async def test_notes_are_overwritten(any_url: str) -> None:
    store = await Store.open(any_url)
    assert await store.get_stored_value("commands") is None
    for value in ("one", "two"):
        await store.save_stored_value("commands", value)
    assert await store.get_stored_value("commands") == "two"
    await store.close()


async def test_a_database_that_somebody_has_is_refused_until_it_is_let_go(any_url: str) -> None:
    store = await Store.open(any_url)
    with pytest.raises(StoreInUse, match="parlour"):
        await Store.open(any_url)
    await store.close()
    await (await Store.open(any_url)).close()


async def test_a_closed_store_refuses(any_url: str) -> None:
    store = await Store.open(any_url)
    await store.close()
    with pytest.raises(StoreUnavailable):
        await store.get_stored_value("commands")
    with pytest.raises(StoreUnavailable):
        await store.save_stored_value("commands", "abc")
