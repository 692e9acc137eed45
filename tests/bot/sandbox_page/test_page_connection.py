"""The page when the server or the bot goes away and comes back."""

from playwright.async_api import expect

from bot.sandbox import Sandbox
from tests.bot.sandbox_page.little_bot import LittleBot
from tests.chromium import BROWSER_MARKS
from tests.sandbox_tab import Tab

pytestmark = BROWSER_MARKS


async def test_the_page_is_back_when_the_server_is(ann: Tab, sandbox: Sandbox, bot: LittleBot) -> None:
    await ann.say("Before")
    await expect(ann.last).to_contain_text("Before")
    await ann.box.fill("half a thought")
    await sandbox.faults.crash_server()
    banner = ann.page.locator(".banner")
    await expect(banner).to_contain_text("The sandbox does not answer")
    await ann.keyboard.press("Enter")
    await expect(ann.page.locator(".composer .problem")).to_have_text("The sandbox does not answer.")
    await expect(ann.box).to_have_value("half a thought")
    await sandbox.person("Bob").write_message("While you were away")
    await sandbox.faults.restart_server()
    await expect(ann.last).to_contain_text("While you were away")
    await expect(banner).not_to_contain_text("does not answer")
    await ann.keyboard.press("Enter")
    await expect(ann.last).to_contain_text("half a thought")


async def test_the_page_says_that_the_bot_is_offline(ann: Tab, bot: LittleBot) -> None:
    banner = ann.page.locator(".banner")
    await expect(banner).to_be_hidden()
    await bot.close()
    await expect(banner).to_contain_text("Goblin Parlour is offline")
    await expect(ann.page.locator(".bot-sign")).to_have_attribute("data-online", "false")
