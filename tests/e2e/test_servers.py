"""Those who manage a server: what they decide, and what they may close. Ann owns the sandbox's server."""

from datetime import timedelta
from pathlib import Path

import pytest

from bot.sandbox.people.person import ClickResult
from bot.sandbox.world.errors import NotPossible
from bot.tables import OpeningLimits, Server
from tests.e2e.house import House, house
from tests.e2e.robot import from_menu, in_menu, open_table, start

pytestmark = pytest.mark.usefixtures("undrawn")


def said(answer: ClickResult) -> str:
    """Return what an answer says, to its person alone."""
    assert answer.message is not None
    assert answer.message.is_ephemeral
    return answer.message.text


def channels(home: House) -> list[int]:
    """Return the text channels, in their order."""
    world = home.sandbox.world
    return [channel.id for channel in world.channels.values() if channel.in_guild and not channel.thread]


async def test_a_manager_closes_the_table_of_somebody_else(tmp_path: Path) -> None:
    async with house(tmp_path, "manager-closes") as home:
        ann, bob, cid = home.person("Ann"), home.person("Bob"), home.person("Cid")
        table, lobby = await open_table(home, bob, cid)
        assert "the host, can do that" in said(await from_menu(cid, lobby, "shut"))
        asked = await from_menu(ann, lobby, "shut")
        assert said(asked) == "**Close this table?** Bob and Cid sit here."
        assert asked.message is not None
        assert (await home.parlour.tables.find_table(table)).status == "lobby"
        assert said(await ann.click(asked.message, "Close the table")) == "The table is closed."
        assert (await home.parlour.tables.find_table(table)).status == "closed"
        told = "A manager of this server closed the table of **Gobblestones** in"
        for waiting in (bob, cid):
            await waiting.wait_for_message(lambda message: told in message.text, where=waiting.dm)
            assert not any("You joined" in message.text for message in waiting.list_visible_messages(waiting.dm))
        table, lobby = await open_table(home, bob, cid)
        robots = await start(home, table, lobby, [bob, cid])
        asked = await ann.slash("table close", channel=robots[0].board_channel)
        assert "with Bob and Cid." in said(asked)
        assert asked.message is not None
        closed = said(await ann.click(asked.message, "Close the table"))
        assert closed == "The table is closed. Bob and Cid can read that in the thread and in a direct message."


async def test_only_managers_see_the_command_for_managers(tmp_path: Path) -> None:
    async with house(tmp_path, "managers-only") as home:
        with pytest.raises(NotPossible):
            await home.person("Bob").slash("parlour settings")
        assert "Everybody may open a table" in said(await home.person("Ann").slash("parlour settings"))


async def test_tables_open_where_by_whom_and_how_a_server_has_settled_it(tmp_path: Path) -> None:
    async with house(tmp_path, "settled") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        here, there = channels(home)[:2]
        shown = said(await ann.slash("parlour settings", channel=there, threads=False, pace="by-day"))
        assert "without threads" in shown
        await ann.slash("parlour settings", goblins=False, tables=1)
        table, lobby = await open_table(home, bob)
        assert (await home.parlour.tables.find_table(table)).pace == "by-day"
        assert in_menu(bob, lobby) == ["teach", "invite", "stir", "fair", "shut", "language de"]
        assert "Only one table may be open" in said(await bob.slash("play", game="gobblestones", channel=there))
        await ann.click(lobby, "Join")
        await start(home, table, lobby, [bob, ann])
        assert (await home.parlour.tables.find_table(table)).thread_id == here
        await home.parlour.tables.close_table(table, bob.id)
        guild_id = home.sandbox.guild_id
        await home.parlour.tables.save_server(Server(guild_id, channels=(there,), opener=4711))
        assert f"<#{there}>" in said(await bob.slash("play", game="gobblestones"))
        assert "<@&4711>" in said(await bob.slash("play", game="gobblestones", channel=there))


async def test_opening_one_table_after_the_other_is_refused_with_a_sentence(tmp_path: Path) -> None:
    limits = OpeningLimits(person=3, channel=10, pause=timedelta(seconds=10))
    async with house(tmp_path, "limited", limits=limits) as home:
        bob = home.person("Bob")
        await open_table(home, bob)
        assert "Wait 10 seconds" in said(await bob.slash("play", game="goblin_teeth"))
