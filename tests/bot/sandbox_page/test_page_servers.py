"""The page of a sandbox with several servers: the side bar lists them, and one click goes to another."""

import re
from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Locator, expect

from bot.sandbox import Sandbox
from tests.bot.sandbox_page.kept_page import serve_again
from tests.bot.sandbox_page.little_bot import LittleBot
from tests.chromium import BROWSER_MARKS
from tests.sandbox_tab import Tab

pytestmark = BROWSER_MARKS


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox(_files_are_kept: None) -> AsyncIterator[Sandbox]:
    async with serve_again(2) as served:
        yield served


def server(tab: Tab, name: str) -> Locator:
    """Return the line of a server in the side bar."""
    return tab.page.get_by_role("navigation", name="Servers").get_by_role("link", name=name)


def parlour_of(sandbox: Sandbox, name: str) -> int:
    """Return the channel `#parlour` of a server."""
    (guild,) = (guild.id for guild in sandbox.world.guilds.values() if guild.name == name)
    return sandbox.find_channel_id("parlour", guild)


async def test_servers_are_listed_and_one_is_switched_to(ann: Tab, sandbox: Sandbox) -> None:
    await expect(server(ann, "The Parlour")).to_have_attribute("aria-current", "true")
    await ann.say("Said in the Parlour")
    await server(ann, "The Cellar").click()
    await expect(server(ann, "The Cellar")).to_have_attribute("aria-current", "true")
    await expect(ann.page.locator(".brand")).to_have_text("The Cellar")
    await expect(ann.row("parlour")).to_have_count(1)
    await expect(ann.page).to_have_url(re.compile(f"channel={parlour_of(sandbox, 'The Cellar')}"))
    await ann.say("Said in the Cellar")
    await expect(ann.messages).to_have_count(1)
    assert [
        seen.content for seen in sandbox.person("Ann").list_visible_messages(parlour_of(sandbox, "The Cellar"))
    ] == ["Said in the Cellar"]


async def test_the_bot_plays_in_each_server(ann: Tab) -> None:
    for name in ("The Cellar", "The Parlour"):
        await server(ann, name).click()
        await ann.command("board")
        await expect(ann.last).to_contain_text("Nothing yet")
        await ann.press("Paint")
        await expect(ann.last).to_contain_text("Painted by Ann")


async def test_a_mention_in_another_server_is_counted_there(ann: Tab, bot: LittleBot, sandbox: Sandbox) -> None:
    there = bot.channel(parlour_of(sandbox, "The Cellar"))
    await sandbox.person("Bob").write_message("Anybody?", there.id)
    await expect(server(ann, "The Cellar")).to_have_class(re.compile("fresh"))
    await sandbox.person("Bob").write_message(sandbox.person("Ann").mention, there.id)
    await expect(server(ann, "The Cellar").locator(".badge")).to_have_text(re.compile("^1"))
    await server(ann, "The Cellar").click()
    await expect(server(ann, "The Cellar").locator(".badge")).to_have_count(0)


async def test_direct_messages_stay_beside_the_server_that_was_in_view(ann: Tab, sandbox: Sandbox) -> None:
    await sandbox.person("Bob").slash("whisper", to=sandbox.person("Ann"))
    await server(ann, "The Cellar").click()
    await ann.go("Goblin Parlour")
    await expect(server(ann, "The Cellar")).to_have_attribute("aria-current", "true")


async def test_the_switcher_goes_to_a_channel_of_another_server(ann: Tab, sandbox: Sandbox) -> None:
    await ann.keyboard.press("Control+k")
    await ann.keyboard.type("chatter")
    await ann.page.get_by_role("option", name="The Cellar").click()
    await expect(ann.page).to_have_url(
        re.compile(f"channel={sandbox.find_channel_id('chatter', [*sandbox.world.guilds][1])}")
    )
