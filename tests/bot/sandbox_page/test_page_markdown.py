"""Discord's markdown on the page, one stretch after another on the same wall."""

from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox
from tests.bot.sandbox_page.little_bot import running
from tests.chromium import BROWSER_MARKS
from tests.sandbox_tab import Tab, tab_of

pytestmark = BROWSER_MARKS


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def wall(browser: Browser) -> AsyncIterator[tuple[Tab, discord.TextChannel]]:
    """A page, and the channel it looks at."""
    async with (
        Sandbox() as sandbox,
        running(sandbox) as bot,
        tab_of(browser, sandbox.address, sandbox.person("Ann").id) as tab,
    ):
        yield tab, bot.channel(sandbox.channel_id)


@pytest.mark.parametrize(
    ("written", "selector", "text"),
    [
        ("**bold**", "strong", "bold"),
        ("*slanted* and _too_", "em >> nth=1", "too"),
        ("***both***", "strong em", "both"),
        ("__under__", "u", "under"),
        ("~~gone~~", "s", "gone"),
        ("`a*b*c`", "code", "a*b*c"),
        ("```py\nx = '**'\n```", "pre code", "x = '**'"),
        ("> wise words", "blockquote", "wise words"),
        ("# Title", "h3", "Title"),
        ("### Small title", "h5", "Small title"),
        ("-# whisper", "small.line", "whisper"),
        ("- one\n- two\n  - inner", "ul ul li", "inner"),
        ("3. three\n4. four", "ol[start='3'] li >> nth=1", "four"),
        ("[a link](https://example.com/a_b)", "a[href='https://example.com/a_b']", "a link"),
        ("see https://example.com/x.", "a[href='https://example.com/x']", "https://example.com/x"),
        ("<t:1700000000:R>", "time", "years ago"),
    ],
)
async def test_markdown_is_shown_as_discord_shows_it(
    wall: tuple[Tab, discord.TextChannel], written: str, selector: str, text: str
) -> None:
    tab, channel = wall
    await channel.send(written)
    await expect(tab.last.locator(".markdown").locator(selector)).to_contain_text(text)


@pytest.mark.parametrize("written", ["snake_case_word", "2 * 3 * 4", r"\*plain\*", "[x](javascript:alert(1))", "||"])
async def test_what_is_no_markdown_stays_plain(wall: tuple[Tab, discord.TextChannel], written: str) -> None:
    tab, channel = wall
    await channel.send(written)
    await expect(tab.last.locator(".markdown")).to_have_text(written.replace("\\", ""))
    await expect(tab.last.locator(".markdown :is(em, strong, a)")).to_have_count(0)


async def test_a_link_to_a_message_leads_there_on_this_page(wall: tuple[Tab, discord.TextChannel]) -> None:
    tab, channel = wall
    first = await channel.send("here it is")
    for number in range(30):
        await channel.send(f"talk {number}")
    await channel.send(f"[That one]({first.jump_url}), or {first.jump_url}")
    await expect(tab.last.locator("a.mention")).to_have_text(f"#{channel.name}")
    await tab.last.get_by_role("link", name="That one").click()
    await expect(tab.messages.get_by_text("here it is")).to_be_in_viewport()
