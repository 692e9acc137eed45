"""Who sees what: ephemerals, DMs, unread marks, several people at once, the side bar."""

import re

import discord
from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox
from tests.bot.sandbox_page.little_bot import LittleBot
from tests.chromium import BROWSER_MARKS
from tests.sandbox_tab import PHONE, Tab, tab_of

pytestmark = BROWSER_MARKS


async def test_an_ephemeral_is_seen_by_its_person_alone(ann: Tab, browser: Browser, sandbox: Sandbox) -> None:
    async with tab_of(browser, sandbox.address, sandbox.person("Bob").id) as bob:
        await ann.command("hand")
        await expect(ann.last).to_contain_text("The hand of Ann: 7")
        await expect(ann.last).to_contain_text("Only you can see this")
        await ann.say("Done")
        await expect(bob.last).to_contain_text("Done")
        await expect(bob.messages).to_have_count(1)
    secret = ann.messages.filter(has_text="The hand of Ann")
    await secret.get_by_role("button", name="Dismiss").click()
    await expect(secret).to_have_count(0)
    await ann.page.reload()
    await expect(ann.last).to_contain_text("Done")
    await expect(ann.messages).to_have_count(1)


async def test_a_dm_marks_its_channel_and_the_title_until_it_is_read(ann: Tab, sandbox: Sandbox) -> None:
    await sandbox.person("Bob").slash("whisper", to=sandbox.person("Ann"))
    row = ann.row("Goblin Parlour")
    await expect(row.locator(".badge")).to_have_text(re.compile("^1"))
    await expect(ann.page).to_have_title(re.compile(r"^\(1\) #parlour"))
    await ann.go("Goblin Parlour")
    await expect(ann.last).to_contain_text("A word in your ear")
    await expect(row.locator(".badge")).to_have_count(0)
    await expect(ann.page).not_to_have_title(re.compile(r"^\("))


async def test_a_mention_elsewhere_is_counted_and_plain_talk_only_marked(
    ann: Tab, bot: LittleBot, sandbox: Sandbox
) -> None:
    channel = bot.channel(sandbox.channel_id)
    thread = await channel.create_thread(name="Quiet table", type=discord.ChannelType.public_thread)
    await thread.send("Talk")
    await expect(ann.row("Quiet table")).to_have_class(re.compile("fresh"))
    await expect(ann.row("Quiet table").locator(".badge")).to_have_count(0)
    person = sandbox.person("Ann")
    await thread.send(person.mention, allowed_mentions=discord.AllowedMentions.all())
    await expect(ann.row("Quiet table").locator(".badge")).to_have_text("1 mention")
    await ann.go("Quiet table")
    await expect(ann.page.get_by_role("separator", name="New messages")).to_have_count(1)
    await expect(ann.row("Quiet table").locator(".badge")).to_have_count(0)


async def test_archived_threads_are_folded_away(ann: Tab, bot: LittleBot, sandbox: Sandbox) -> None:
    channel = bot.channel(sandbox.channel_id)
    thread = await channel.create_thread(name="Old table", type=discord.ChannelType.public_thread)
    await expect(ann.row("Old table")).to_be_visible()
    await thread.edit(archived=True)
    await expect(ann.row("Old table")).to_have_count(0)
    await ann.page.get_by_role("button", name="1 archived thread").click()
    await expect(ann.row("Old table")).to_be_visible()


async def test_one_click_lets_somebody_else_play(ann: Tab, sandbox: Sandbox) -> None:
    await ann.page.get_by_role("link", name="Play as Bob").click()
    await expect(ann.page).to_have_url(re.compile(f"user={sandbox.person('Bob').id}"))
    await ann.say("I am Bob")
    await expect(ann.last.locator(".author")).to_have_text("Bob")
    other = ann.page.get_by_role("link", name="Open Ann in a new tab")
    await expect(other).to_have_attribute("target", "_blank")


async def test_two_people_play_side_by_side(ann: Tab, sandbox: Sandbox) -> None:
    people = [sandbox.person(name) for name in ("Ann", "Bob")]
    await ann.page.get_by_role("button", name="People and side by side").click()
    await ann.page.get_by_label("Show Bob side by side").check()
    await ann.page.get_by_role("button", name="Open side by side").click()
    await expect(ann.page.locator("iframe")).to_have_count(2)
    frames = [
        await (await ann.page.locator(f"iframe[title={one.name}]").element_handle()).content_frame() for one in people
    ]
    left, right = (Tab(frame) for frame in frames if frame)
    await left.command("board")
    await expect(right.last).to_contain_text("Nothing yet")
    await right.press("Paint")
    for tab in (left, right):
        await expect(tab.last).to_contain_text("Painted by Bob")


async def test_a_person_is_added_and_closes_their_dms(ann: Tab, sandbox: Sandbox) -> None:
    await ann.page.get_by_role("button", name="People and side by side").click()
    await ann.page.get_by_label("Name", exact=True).fill("Grizzle")
    await ann.keyboard.press("Enter")
    dms = ann.page.get_by_role("switch", name="Grizzle accepts DMs")
    await dms.click()
    await expect(dms).not_to_be_checked()
    assert not sandbox.person("Grizzle").user.dms_open
    await ann.page.get_by_label("Name", exact=True).fill("ann")
    await ann.keyboard.press("Enter")
    await expect(ann.page.get_by_role("alert").filter(has_text="There is somebody called")).to_be_visible()
    await ann.keyboard.press("Escape")
    await expect(ann.page.get_by_role("link", name="Play as Grizzle")).to_be_visible()


async def test_channels_are_reached_by_keys(ann: Tab, bot: LittleBot, sandbox: Sandbox) -> None:
    channel = bot.channel(sandbox.channel_id)
    await channel.create_thread(name="Deep cave", type=discord.ChannelType.public_thread)
    await expect(ann.row("Deep cave")).to_be_visible()
    await ann.keyboard.press("Alt+ArrowDown")
    await expect(ann.row("Deep cave")).to_have_attribute("aria-current", "page")
    await ann.keyboard.press("Alt+ArrowUp")
    await expect(ann.row("parlour")).to_have_attribute("aria-current", "page")
    await ann.keyboard.press("Control+k")
    await ann.keyboard.type("deep")
    await ann.keyboard.press("Enter")
    await expect(ann.row("Deep cave")).to_have_attribute("aria-current", "page")
    await expect(ann.page).to_have_url(re.compile("channel="))


async def test_what_is_typed_stays_in_its_channel(ann: Tab, bot: LittleBot, sandbox: Sandbox) -> None:
    channel = bot.channel(sandbox.channel_id)
    await channel.create_thread(name="Side room", type=discord.ChannelType.public_thread)
    await ann.box.fill("half a thought")
    await ann.go("Side room")
    await expect(ann.box).to_have_value("")
    await ann.go("parlour")
    await expect(ann.box).to_have_value("half a thought")


async def test_a_phone_has_the_side_bar_in_a_drawer(browser: Browser, sandbox: Sandbox, bot: LittleBot) -> None:
    await bot.channel(sandbox.channel_id).create_thread(name="Cave", type=discord.ChannelType.public_thread)
    person = sandbox.person("Ann").id
    event = sandbox.person("Ann").schedule_event("Chess", 1e10, 2e10)
    async with tab_of(browser, sandbox.address, person, size=PHONE, has_touch=True, is_mobile=True) as tab:
        await expect(tab.row("Cave")).not_to_be_visible()
        await tab.page.get_by_role("button", name="Open the channel list").tap()
        await tab.page.get_by_role("button", name="Interested in Chess, 0 people").tap()
        await expect(tab.page.get_by_role("button", name="Interested in Chess, 1 person", pressed=True)).to_be_visible()
        assert event.interested == [person]
        await tab.row("Cave").tap()
        await expect(tab.page.locator("h1")).to_have_text("Cave")
        await expect(tab.row("Cave")).not_to_be_visible()
        await tab.page.get_by_role("button", name="Commands").tap()
        await tab.page.get_by_role("option", name="/board").tap()
        await tab.page.get_by_role("button", name="Send").tap()
        await expect(tab.last).to_contain_text("Nothing yet")
        await tab.button("Paint").tap()
        await expect(tab.last).to_contain_text("Painted by Ann")
        assert await tab.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


async def test_one_server_needs_no_list(ann: Tab) -> None:
    await expect(ann.page.locator(".brand")).to_have_text("The Parlour")
    await expect(ann.page.get_by_role("navigation", name="Servers")).to_have_count(0)
