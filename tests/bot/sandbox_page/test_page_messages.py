"""What the message list shows: text and never HTML, embeds, mentions, scrolling, what is new."""

import re
import time

import discord
from playwright.async_api import expect

from bot.sandbox import Sandbox
from tests.bot.sandbox_page.little_bot import LittleBot
from tests.chromium import BROWSER_MARKS
from tests.sandbox_tab import Tab

pytestmark = BROWSER_MARKS

ATTACK = "<img src=x onerror='window.hit=1'><script>window.hit=1</script>"


async def test_a_countdown_runs(ann: Tab, bot: LittleBot, sandbox: Sandbox) -> None:
    await bot.channel(sandbox.channel_id).send(f"Ends <t:{int(time.time()) + 50}:R>")
    shown = ann.last.locator("time.timestamp")
    await expect(shown).to_have_text(re.compile(r"in (4\d|50) seconds"))
    before = await shown.text_content()
    await expect(shown).not_to_have_text(str(before))


async def test_a_spoiler_opens_when_pressed_and_stays_open_through_an_edit(
    ann: Tab, bot: LittleBot, sandbox: Sandbox
) -> None:
    sent = await bot.channel(sandbox.channel_id).send("It is ||a skull||")
    lid = ann.last.locator(".spoiler")
    await expect(lid.locator(".spoiler-text")).to_be_hidden()
    await lid.press("Enter")
    await sent.edit(content="It was ||a skull||")
    await expect(ann.last).to_contain_text("It was")
    await expect(ann.last).to_contain_text("(edited)")
    await expect(lid.locator(".spoiler-text")).to_be_visible()


async def test_markup_is_text_wherever_a_bot_may_write(ann: Tab, bot: LittleBot, sandbox: Sandbox) -> None:
    embed = discord.Embed(title=ATTACK, description=ATTACK).add_field(name=ATTACK, value=ATTACK)
    embed.set_footer(text=ATTACK).set_author(name=ATTACK)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label=ATTACK[:80], custom_id="<b>"))
    option = discord.SelectOption(label=ATTACK[:100], description=ATTACK[:100])
    view.add_item(discord.ui.Select(custom_id="menu", placeholder=ATTACK[:100], options=[option]))
    channel = bot.channel(sandbox.channel_id)
    await channel.create_thread(name=ATTACK[:90], type=discord.ChannelType.public_thread)
    await channel.send(f"{ATTACK} `{ATTACK}` [{ATTACK}](https://example.com)", embed=embed, view=view)
    await expect(ann.last.locator(".content")).to_contain_text(f"{ATTACK} {ATTACK}")
    await expect(ann.last.locator(".embed")).to_contain_text(ATTACK)
    await ann.last.get_by_role("combobox").click()
    await expect(ann.page.get_by_role("option")).to_contain_text(ATTACK)
    await expect(ann.row(ATTACK[:90])).to_be_visible()
    assert await ann.page.evaluate("window.hit") is None
    await expect(ann.page.locator("body script, img[src=x]")).to_have_count(0)


async def test_what_a_person_writes_is_text_too(ann: Tab) -> None:
    await ann.say(ATTACK)
    await expect(ann.last).to_contain_text(ATTACK)
    assert await ann.page.evaluate("window.hit") is None


async def test_an_embed_shows_all_its_parts(ann: Tab, bot: LittleBot, sandbox: Sandbox) -> None:
    embed = discord.Embed(title="Market", description="Bid **well**", colour=0xE9BD5C)
    embed.add_field(name="Seats", value="3").set_footer(text="Table 14")
    await bot.channel(sandbox.channel_id).send(embed=embed)
    shown = ann.last.locator(".embed")
    for part in ("Market", "Bid well", "Seats", "3", "Table 14"):
        await expect(shown).to_contain_text(part)
    assert await shown.evaluate("embed => getComputedStyle(embed).borderLeftColor") == "rgb(233, 189, 92)"


async def test_a_mention_marks_the_message_for_its_person(ann: Tab, bot: LittleBot, sandbox: Sandbox) -> None:
    person, channel = sandbox.person("Ann"), bot.channel(sandbox.channel_id)
    await channel.send(f"{person.mention} to move, see <#{channel.id}>", allowed_mentions=discord.AllowedMentions.all())
    await expect(ann.last).to_have_class(re.compile("calls-me"))
    await expect(ann.last.locator(".mention-me")).to_have_text("@Ann")
    await expect(ann.last.get_by_role("link")).to_have_text(f"#{channel.name}")


async def test_new_messages_are_announced_to_screen_readers(ann: Tab, bot: LittleBot, sandbox: Sandbox) -> None:
    await bot.channel(sandbox.channel_id).send("The **dragon** wakes")
    await expect(ann.page.get_by_role("status").filter(has_text="Goblin Parlour: The dragon wakes")).to_have_count(1)


async def test_the_list_follows_its_end_and_stays_put_above_it(ann: Tab, bot: LittleBot, sandbox: Sandbox) -> None:
    channel, scroller = bot.channel(sandbox.channel_id), ann.page.locator(".scroller")
    for number in range(12):
        await channel.send(f"# Line {number}\nand\nmore\nlines")
    await expect(ann.last).to_contain_text("Line 11")
    await expect(ann.last).to_be_in_viewport()
    # What is scrolled away from before it counts as read stays new.
    await expect(ann.page.locator(".jump:not([data-fresh])")).to_be_attached()
    await scroller.hover()
    await ann.page.mouse.wheel(0, -300)
    jump = ann.page.get_by_role("button", name="Jump to the newest")
    await expect(jump).to_be_visible()
    before = await scroller.evaluate("box => box.scrollTop")
    await channel.send("Quite new")
    await expect(ann.page.get_by_role("button", name="1 new message")).to_be_visible()
    await expect(ann.page.get_by_role("separator", name="New messages")).to_have_count(1)
    assert await scroller.evaluate("box => box.scrollTop") == before
    await ann.page.get_by_role("button", name="1 new message").click()
    await expect(ann.last).to_be_in_viewport()
    await expect(ann.page.locator(".jump")).to_be_hidden()


async def test_an_edit_above_does_not_move_what_is_read(ann: Tab, bot: LittleBot, sandbox: Sandbox) -> None:
    channel = bot.channel(sandbox.channel_id)
    first = await channel.send("First")
    for number in range(14):
        await channel.send(f"# Line {number}\nand\nmore")
    await expect(ann.last).to_contain_text("Line 13")
    await ann.page.locator(".scroller").hover()
    await ann.page.mouse.wheel(0, -200)
    await expect(ann.page.locator(".jump")).to_be_visible()
    read = ann.messages.filter(has_text="Line 10")
    before = await read.bounding_box()
    await first.edit(content="First\n" * 12)
    await expect(ann.messages.first).to_contain_text("(edited)")
    after = await read.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["y"] - after["y"]) < 2


async def test_a_deleted_message_is_gone(ann: Tab, bot: LittleBot, sandbox: Sandbox) -> None:
    sent = await bot.channel(sandbox.channel_id).send("Going")
    await expect(ann.messages).to_have_count(1)
    await sent.delete()
    await expect(ann.messages).to_have_count(0)


async def test_lines_are_read_aloud_with_one_full_stop_each(ann: Tab) -> None:
    read = "async () => (await import('/page/message_lines.js')).sentences(['It’s your turn.', 'A board', 'Ready?'])"
    assert await ann.page.evaluate(read) == "It’s your turn. A board. Ready?"
