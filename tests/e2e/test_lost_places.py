"""A channel is deleted, a server removes the bot: tables close or go on, and their people are told."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from bot.sandbox.people.person import Person
from bot.tables import Table, VirtualClock
from bot.ui.parlour_client import NO_LIMITS
from tests.e2e.house import House, house, opened
from tests.e2e.robot import open_table, start

pytestmark = pytest.mark.usefixtures("undrawn")


async def told(person: Person, words: str) -> None:
    """Wait until somebody is told something by DM."""
    await person.wait_for_message(lambda message: words in message.text, where=person.dm)


async def standing(home: House, table: int) -> Table:
    """Return a table once all of it is shown: what was tried before the loss was known is tried once more."""
    await home.parlour.delivery.wait_until_settled()
    home.parlour.delivery.retry_failed_posts()
    await home.parlour.delivery.wait_until_settled()
    assert home.parlour.delivery.failure_count == 0
    return await home.parlour.tables.find_table(table)


async def test_a_lobby_closes_with_its_channel_and_its_people_are_told(tmp_path: Path) -> None:
    async with house(tmp_path, "channel-gone") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, _ = await open_table(home, ann, bob)
        home.sandbox.faults.delete_channel(home.sandbox.channel_id)
        for person in (ann, bob):
            await told(person, "was deleted, so the table is closed")
        assert (await standing(home, table)).status == "closed"


async def test_a_match_whose_channel_is_deleted_goes_on_by_dm(tmp_path: Path) -> None:
    async with house(tmp_path, "channel-gone-playing") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        home.sandbox.faults.delete_channel(home.sandbox.channel_id)
        async with asyncio.timeout(50):
            while not home.parlour.delivery.failure_count:  # noqa: ASYNC110  nothing tells of a first failure
                await asyncio.sleep(0.01)
        home.parlour.delivery.retry_failed_posts()
        for person in (ann, bob):
            await told(person, "I have no access to the place of this table")
        assert (await home.parlour.tables.find_table(table)).status == "playing"


async def test_tables_of_a_server_that_the_bot_is_taken_off_are_closed_and_their_people_told(tmp_path: Path) -> None:
    async with house(tmp_path, "server-gone") as home:
        ann, bob, cid = home.person("Ann"), home.person("Bob"), home.person("Cid")
        playing, lobby = await open_table(home, ann, bob)
        await start(home, playing, lobby, [ann, bob])
        waiting, _ = await open_table(home, cid)
        await home.parlour.delivery.wait_until_settled()
        home.sandbox.faults.remove_bot()
        for person in (ann, bob, cid):
            await told(person, "I was removed from the server")
        assert [(await standing(home, table)).status for table in (playing, waiting)] == ["closed", "closed"]


@pytest.mark.parametrize("restarted", [True, False], ids=["while it was stopped", "between two sessions"])
async def test_tables_of_a_server_that_removed_the_bot_unheard_are_closed_and_their_people_told(
    tmp_path: Path, *, restarted: bool
) -> None:
    async with house(tmp_path, "server-gone-unheard") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        playing, lobby = await open_table(home, ann, bob)
        await start(home, playing, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        first = home.sandbox.world.first_guild
        async with AsyncExitStack() as again:
            now = home.parlour
            if restarted:
                await now.close()
                first.has_bot = False
                await now.tables.store.close()
                url = f"sqlite+aiosqlite:///{tmp_path / 'parlour.db'}"
                now = await again.enter_async_context(opened(home.sandbox, url, VirtualClock(), NO_LIMITS))
            else:
                first.has_bot = False
                home.sandbox.faults.drop_gateway(resumable=False)
            for person in (ann, bob):
                await told(person, "I was removed from the server")
            assert (await now.tables.find_table(playing)).status == "closed"


async def test_a_lobby_that_is_noted_after_its_server_is_lost_is_forgotten(tmp_path: Path) -> None:
    async with house(tmp_path, "server-gone-late") as home:
        ann = home.person("Ann")
        table, _ = await open_table(home, ann)
        shown = home.parlour.tables.shown
        async with asyncio.timeout(50):
            while not (noted := await shown.list_surfaces(table)):  # noqa: ASYNC110  nothing tells of a note
                await asyncio.sleep(0.01)
        home.sandbox.faults.remove_bot()
        await told(ann, "I was removed from the server")
        await shown.save_surface(replace(noted[0], id=0, digest="", version_shown=0))
        home.parlour.delivery.on_table_changed(table)
        assert (await standing(home, table)).status == "closed"
        assert await shown.list_surfaces(table) == ()


async def test_an_outage_of_the_server_closes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path, "server-away") as home:
        ann = home.person("Ann")
        table, _ = await open_table(home, ann)
        guild_id = home.sandbox.guild_id
        home.sandbox.stage.feed.send_to_bot("GUILD_DELETE", {"id": str(guild_id), "unavailable": True}, guild_id)
        home.sandbox.faults.invalidate_session()
        await home.parlour.wait_for("ready")
        assert (await home.parlour.tables.find_table(table)).status == "lobby"


async def test_a_thread_is_made_though_its_server_is_not_told_of_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, "untold") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob)
        monkeypatch.setattr(home.parlour, "get_channel", lambda _id: None)
        await start(home, table, lobby, [ann, bob])
        now = await home.parlour.tables.find_table(table)
        assert now.thread_id not in (None, now.channel_id)
