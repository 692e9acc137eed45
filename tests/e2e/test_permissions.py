"""Before a table opens: what the bot may do there, said in one sentence, and a link that asks for just that."""

from pathlib import Path

import discord
import pytest

from bot.sandbox import list_pictures
from bot.ui.connection.permission_check import NEEDED_PERMISSIONS, build_invitation_link
from tests.e2e.house import house
from tests.e2e.robot import open_table, start
from tests.e2e.test_servers import channels, said

pytestmark = pytest.mark.usefixtures("undrawn")


@pytest.mark.parametrize(("permission", "name"), [("attach_files", "Attach Files"), ("send_messages", "Send Messages")])
async def test_no_table_opens_where_a_permission_is_missing(tmp_path: Path, permission: str, name: str) -> None:
    async with house(tmp_path, f"lacks-{permission}") as home:
        bob, here = home.person("Bob"), home.sandbox.channel_id
        home.sandbox.faults.deny_permission(permission, here)
        told = said(await bob.slash("play", game="gobblestones"))
        assert f"I may not do this here: {name}." in told
        assert "Somebody who manages the channel" in told
        assert await home.parlour.tables.list_tables_in_use() == []
        home.sandbox.faults.allow_permission(permission, here)
        await open_table(home, bob)


@pytest.mark.parametrize("permission", ["create_public_threads", "send_messages_in_threads"])
async def test_without_threads_a_match_is_played_in_the_channel(tmp_path: Path, permission: str) -> None:
    async with house(tmp_path, f"no-{permission}") as home:
        ann, bob, here = home.person("Ann"), home.person("Bob"), home.sandbox.channel_id
        home.sandbox.faults.deny_permission(permission, here)
        table, lobby = await open_table(home, ann, bob)
        await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        assert (await home.parlour.tables.find_table(table)).thread_id == here
        assert home.sandbox.world.list_threads(here) == []
        assert any(list_pictures(message) for message in ann.list_visible_messages(here))


async def test_a_manager_is_told_all_that_is_needed_and_what_is_missing(tmp_path: Path) -> None:
    async with house(tmp_path, "check") as home:
        ann, there = home.person("Ann"), channels(home)[1]
        assert "Nothing is missing." in said(await ann.slash("parlour check", channel=there))
        home.sandbox.faults.deny_permission("embed_links", there)
        told = said(await ann.slash("parlour check", channel=there))
        assert "❌ Embed Links" in told
        assert told.count("✅") == len(NEEDED_PERMISSIONS) - 1
        assert build_invitation_link(home.parlour) in told


async def test_the_invitation_asks_for_what_is_needed_and_for_nothing_else(tmp_path: Path) -> None:
    async with house(tmp_path, "invitation") as home:
        asked = int(build_invitation_link(home.parlour).partition("permissions=")[2].partition("&")[0])
        assert {name for name, granted in discord.Permissions(asked) if granted} == {
            "read_messages" if name == "view_channel" else name for name in NEEDED_PERMISSIONS
        }


async def test_outside_a_server_play_explains_itself(tmp_path: Path) -> None:
    async with house(tmp_path, "outside") as home:
        bob = home.person("Bob")
        told = said(await bob.slash("play", game="gobblestones", channel=bob.dm))
        assert build_invitation_link(home.parlour) in told
        assert await home.parlour.tables.list_tables_in_use() == []
        (play,) = [command for command in home.sandbox.world.list_all_commands() if command["name"] == "play"]
        assert (play["contexts"], play["integration_types"]) == ([0, 1, 2], [0, 1]), "and whoever has it finds it there"
