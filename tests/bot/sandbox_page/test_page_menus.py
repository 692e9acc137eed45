"""The bot's commands in the menu of a message and of a person, by mouse and by keyboard."""

from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox
from tests.bot.sandbox_page.little_bot import LittleBot
from tests.chromium import BROWSER_MARKS
from tests.sandbox_tab import PHONE, Tab, tab_of

pytestmark = BROWSER_MARKS


async def test_the_menu_of_a_message_offers_its_commands_and_those_of_its_author(ann: Tab, sandbox: Sandbox) -> None:
    said = await sandbox.person("Bob").write_message("a board")
    await ann.last.get_by_role("button", name="Apps for this message").press("Enter")
    items = ann.page.get_by_role("menuitem")
    await expect(items).to_have_text(["Read aloud", "Wave to…"])
    await expect(items.first).to_be_focused()
    await ann.keyboard.press("Enter")
    await expect(items).to_have_count(0)
    await expect(ann.last).to_contain_text(f"Message {said.id}")
    await expect(ann.last).to_contain_text("Ann used Read aloud")


async def test_a_message_for_me_alone_offers_only_its_author(ann: Tab) -> None:
    await ann.command("hand")
    await expect(ann.last).to_contain_text("Only you can see this")
    await ann.last.click(button="right")
    await expect(ann.page.get_by_role("menuitem")).to_have_text(["Wave to…"])
    await ann.keyboard.press("Escape")
    await expect(ann.page.get_by_role("menuitem")).to_have_count(0)


async def test_a_name_opens_the_menu_of_its_person(ann: Tab, sandbox: Sandbox) -> None:
    await sandbox.person("Bob").write_message(f"hello {sandbox.person('Cid').mention}")
    for named, greeted in ((ann.last.locator(".author"), "Bob"), (ann.messages.first.locator(".mention"), "Cid")):
        await named.click()
        await ann.page.get_by_role("menuitem", name="Wave to…").click()
        await expect(ann.last).to_contain_text(f"Ann waves to {greeted}")


async def test_somebody_who_wrote_nothing_has_a_menu_in_the_list_of_people(
    browser: Browser, sandbox: Sandbox, bot: LittleBot
) -> None:
    async with tab_of(browser, sandbox.address, sandbox.person("Ann").id, size=PHONE) as ann:
        await ann.view.get_by_role("button", name="Open the channel list").click()
        await ann.view.get_by_role("button", name="People and side by side").click()
        await ann.modal.get_by_role("button", name="Apps for Cid").click()
        await ann.page.get_by_role("menuitem", name="Wave to…").click()
        await expect(ann.modal).to_have_count(0)
        await expect(ann.last).to_contain_text("Ann waves to Cid")
