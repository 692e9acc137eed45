"""Slash commands on the page: the picker, options, suggestions, all by keyboard."""

from playwright.async_api import expect

from bot.sandbox import Sandbox
from tests.bot.sandbox_page.little_bot import LittleBot
from tests.chromium import BROWSER_MARKS
from tests.hand_clock import lose_patience
from tests.sandbox_tab import Tab

pytestmark = BROWSER_MARKS


async def test_a_command_with_a_choice_is_picked_and_sent_by_keyboard_alone(ann: Tab) -> None:
    await ann.keyboard.type("/tab")
    options = ann.page.get_by_role("option")
    await expect(options).to_have_text(["/table closeClose your table", "/table openOpen a table"])
    await ann.keyboard.press("ArrowDown")
    await ann.keyboard.press("Enter")
    await expect(options).to_have_text(["Gobblestones", "Emerald Skulls", "Goblin Market"])
    await ann.keyboard.type("mark")
    await expect(options).to_have_text(["Goblin Market"])
    await ann.keyboard.press("Enter")
    await ann.keyboard.press("Enter")
    await expect(ann.last).to_contain_text("goblin market, 4 seats, fast False, with nobody")
    await expect(ann.last).to_contain_text("Ann used /table open")


async def test_optional_options_are_added_and_filled_by_keyboard(ann: Tab) -> None:
    await ann.keyboard.type("/table open ")
    await ann.keyboard.type("gob")
    await ann.keyboard.press("Tab")
    for name, typed in (
        ("seats", "3"),
        ("fast", "tr"),
        ("friend", "bo"),
        ("room", "tab"),
        ("rank", "pla"),
    ):
        await ann.page.get_by_role("button", name=f"Add {name}").press("Enter")
        await expect(ann.page.get_by_label(name, exact=True)).to_be_focused()
        await ann.keyboard.type(typed)
        if name != "seats":
            await ann.keyboard.press("Enter")
    await ann.page.get_by_label("rank", exact=True).press("Enter")
    await expect(ann.last).to_contain_text("gobblestones, 3 seats, fast True, with Bob, in tables, for @Players")


async def test_the_bot_completes_what_is_typed(ann: Tab) -> None:
    await ann.keyboard.type("/rules ")
    options = ann.page.get_by_role("option")
    await expect(options).to_have_text(["Bidding", "Cheating", "Dice", "Scoring"])
    await ann.keyboard.type("ing")
    await expect(options).to_have_text(["Bidding", "Cheating", "Scoring"])
    await ann.keyboard.press("ArrowDown")
    await ann.keyboard.press("Enter")
    await ann.keyboard.press("Enter")
    await expect(ann.last).to_contain_text("Rules of topic-cheating")


async def test_a_command_is_not_sent_while_something_is_missing_or_wrong(ann: Tab) -> None:
    await ann.keyboard.type("/table open ")
    problem = ann.page.locator(".composer .problem")
    await ann.page.get_by_role("button", name="Send").press("Enter")
    await expect(problem).to_have_text("game is needed.")
    await ann.keyboard.type("chess")
    await ann.keyboard.press("Enter")
    await expect(problem).to_have_text("Pick game from the list.")
    await ann.page.get_by_label("game", exact=True).fill("goblin")
    await ann.keyboard.press("Enter")
    await ann.page.get_by_role("button", name="Add seats").press("Enter")
    for wrong, said in (("2.5", "seats must be a whole number."), ("9", "seats must be at most 6.")):
        await ann.page.get_by_label("seats", exact=True).fill(wrong)
        await ann.keyboard.press("Enter")
        await expect(problem).to_have_text(said)
    await expect(ann.messages).to_have_count(0)


async def test_escape_leaves_the_list_then_the_command(ann: Tab) -> None:
    await ann.keyboard.type("/table open ")
    await expect(ann.page.get_by_role("option")).to_have_count(3)
    await ann.keyboard.press("Escape")
    await expect(ann.page.get_by_role("option")).to_have_count(0)
    await ann.keyboard.press("Escape")
    await expect(ann.box).to_have_value("/table open")


async def test_a_mention_of_a_command_begins_it(ann: Tab, bot: LittleBot, sandbox: Sandbox) -> None:
    await bot.channel(sandbox.channel_id).send("Try </table open:1>")
    await ann.last.get_by_role("button", name="/table open").click()
    await expect(ann.page.get_by_label("game", exact=True)).to_be_focused()


async def test_an_unknown_command_is_not_sent_as_text(ann: Tab) -> None:
    await ann.say("/nonsense")
    await expect(ann.page.locator(".composer .problem")).to_have_text("No command matches /nonsense")
    await expect(ann.messages).to_have_count(0)


async def test_a_command_on_its_way_leaves_the_composer_free(ann: Tab) -> None:
    await ann.command("silent")
    await expect(ann.last).to_contain_text("Sending /silent")
    line, composer = (
        await ann.last.locator(".avatar").bounding_box(),
        await ann.view.locator(".composer").bounding_box(),
    )
    assert line
    assert composer
    assert line["y"] + line["height"] <= composer["y"]
    await expect(ann.box).to_be_focused()
    await expect(ann.box).to_have_value("")


async def test_a_command_that_nobody_answers_fails_before_ones_eyes(ann: Tab, sandbox: Sandbox) -> None:
    await ann.command("silent")
    await expect(ann.last).to_contain_text("Sending /silent")
    lose_patience(sandbox)
    await expect(ann.last).to_contain_text("The application did not respond")
    await ann.last.get_by_role("button", name="Dismiss").click()
    await expect(ann.messages).to_have_count(0)
