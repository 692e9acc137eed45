"""Buttons, menus and forms on the page."""

import discord
import pytest_asyncio
from discord import ui
from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox
from tests.bot.sandbox_page.little_bot import LittleBot, board
from tests.chromium import BROWSER_MARKS
from tests.hand_clock import lose_patience
from tests.sandbox_tab import Tab, tab_of

pytestmark = BROWSER_MARKS


@pytest_asyncio.fixture(loop_scope="session")
async def shown(ann: Tab) -> Tab:
    """Ann looks at the board."""
    await ann.command("board")
    await expect(ann.last).to_contain_text("Nothing yet")
    return ann


async def test_a_button_changes_the_message_it_stands_on(shown: Tab) -> None:
    await shown.press("Paint")
    await expect(shown.last).to_contain_text("Painted by Ann")
    await expect(shown.messages).to_have_count(1)


async def test_the_focus_stays_on_the_button_that_was_pressed(shown: Tab) -> None:
    await shown.button("Paint").press("Enter")
    await expect(shown.last).to_contain_text("Painted by Ann")
    await expect(shown.button("Paint")).to_be_focused()


async def test_a_press_that_nobody_answers_fails_on_its_message(shown: Tab, sandbox: Sandbox) -> None:
    await shown.press("Silent")
    await expect(shown.button("Silent")).to_have_attribute("aria-busy", "true")
    lose_patience(sandbox)
    await expect(shown.last).to_contain_text("The application did not respond")
    await expect(shown.button("Silent")).not_to_have_attribute("aria-busy", "true")


async def test_buttons_have_discords_colours(shown: Tab, bot: LittleBot, sandbox: Sandbox) -> None:
    view = ui.View(timeout=None)
    for label, style in (("Blurple", discord.ButtonStyle.primary), ("Green", discord.ButtonStyle.success)):
        view.add_item(ui.Button[ui.View](label=label, custom_id=label, style=style))
    await bot.channel(sandbox.channel_id).send("Colours", view=view)
    for label, colour in (("Blurple", "rgb(88, 101, 242)"), ("Green", "rgb(36, 128, 70)")):
        await expect(shown.button(label)).to_have_css("background-color", colour)


async def test_disabled_and_link_buttons_are_what_they_say(shown: Tab) -> None:
    await expect(shown.button("Asleep")).to_be_disabled()
    link = shown.last.get_by_role("link", name="Elsewhere")
    await expect(link).to_have_attribute("href", "https://example.com/")
    await expect(link).to_have_attribute("rel", "noopener noreferrer nofollow")


async def test_one_stone_is_chosen_with_the_mouse(shown: Tab) -> None:
    await shown.choose(shown.page.locator("[data-custom-id=stone]"), "Beryl")
    await expect(shown.last).to_contain_text("One: Beryl")


async def test_one_stone_is_chosen_by_keyboard(shown: Tab) -> None:
    menu = shown.page.locator("[data-custom-id=stone]")
    await menu.press("ArrowDown")
    await expect(shown.page.get_by_role("listbox")).to_be_focused()
    await shown.keyboard.press("End")
    await shown.keyboard.press("ArrowUp")
    await shown.keyboard.press("Enter")
    await expect(shown.last).to_contain_text("One: Coral")
    await expect(menu).to_be_focused()


async def test_a_letter_jumps_to_its_option_and_escape_closes_the_list(shown: Tab) -> None:
    menu = shown.page.locator("[data-custom-id=stone]")
    await menu.press("Enter")
    await shown.keyboard.press("d")
    await expect(shown.page.locator(".option[data-active]")).to_have_text("Dross")
    await shown.keyboard.press("Escape")
    await expect(menu).to_be_focused()
    await expect(shown.last).to_contain_text("Nothing yet")


async def test_several_stones_are_chosen_within_their_limits(shown: Tab) -> None:
    await shown.page.locator("[data-custom-id=stones]").press("Enter")
    done = shown.page.get_by_role("button", name="Done")
    await shown.keyboard.press("Space")
    await expect(done).to_be_disabled()
    for _ in range(2):
        await shown.keyboard.press("ArrowDown")
        await shown.keyboard.press("Space")
    await expect(shown.page.get_by_role("option", selected=True)).to_have_count(3)
    await expect(shown.page.get_by_role("option", name="Dross")).to_have_attribute("aria-disabled", "true")
    await shown.keyboard.press("Tab")
    await expect(done).to_be_focused()
    await shown.keyboard.press("Enter")
    await expect(shown.last).to_contain_text("Several: Agate, Beryl, Coral")


async def test_somebody_is_chosen_from_the_people(shown: Tab) -> None:
    await shown.page.locator("[data-custom-id=victim]").click()
    await shown.keyboard.type("bo")
    await shown.keyboard.press("Enter")
    await expect(shown.last).to_contain_text("Victim: Bob")


async def test_an_open_menu_outlives_an_edit_of_its_message(shown: Tab, sandbox: Sandbox) -> None:
    await shown.page.locator("[data-custom-id=stones]").click()
    await shown.page.get_by_role("option", name="Coral").click()
    bob = sandbox.person("Bob")
    await bob.click(bob.list_visible_messages()[-1], "Paint")
    await expect(shown.last).to_contain_text("Painted by Bob")
    await expect(shown.page.get_by_role("option", selected=True)).to_have_text("CoralA piece of Coral")
    await shown.page.get_by_role("option", name="Agate").click()
    await shown.page.get_by_role("button", name="Done").click()
    await expect(shown.last).to_contain_text("Several: Agate, Coral")


async def test_an_open_menu_closes_when_it_is_gone_from_its_message(
    shown: Tab, sandbox: Sandbox, bot: LittleBot
) -> None:
    await shown.page.locator("[data-custom-id=stone]").click()
    await expect(shown.page.get_by_role("option")).to_have_count(4)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("Over"))
    number = sandbox.person("Ann").list_visible_messages()[-1].id
    await bot.channel(sandbox.channel_id).get_partial_message(number).edit(view=view)
    await expect(shown.last).to_contain_text("Over")
    await expect(shown.page.get_by_role("option")).to_have_count(0)


async def test_a_form_says_what_is_missing_and_is_sent_when_it_is_whole(shown: Tab) -> None:
    await shown.press("Form")
    await expect(shown.modal).to_contain_text("Bids are secret.")
    await expect(shown.modal.get_by_label("Your bid")).to_be_focused()
    problem = shown.modal.locator(".problem")
    for typed, said in (("", "Your bid is needed."), ("7", "Your bid needs at least 2 characters.")):
        await shown.fill("Your bid", typed)
        await shown.keyboard.press("Enter")
        await expect(problem).to_have_text(said)
    await shown.fill("Your bid", "123")
    await expect(shown.modal.get_by_label("Your bid")).to_have_value("12")
    await shown.keyboard.press("Enter")
    await expect(problem).to_have_text("Token is needed.")
    await shown.choose(shown.modal.get_by_role("combobox"), "Dross")
    await shown.submit()
    await expect(shown.last).to_contain_text("bid 12, word Ha!, token Dross")


async def test_escape_closes_a_menu_of_a_form_before_the_form(shown: Tab) -> None:
    await shown.press("Form")
    await shown.modal.get_by_role("combobox").press("Enter")
    await expect(shown.page.get_by_role("option")).to_have_count(4)
    await shown.keyboard.press("Escape")
    await expect(shown.page.get_by_role("option")).to_have_count(0)
    await expect(shown.modal.get_by_role("combobox")).to_be_focused()
    await shown.keyboard.press("Escape")
    await expect(shown.modal).to_have_count(0)


async def test_what_is_typed_into_a_form_outlives_an_edit_of_its_message(shown: Tab, sandbox: Sandbox) -> None:
    await shown.press("Form")
    await shown.fill("A word", "half a wo")
    bob = sandbox.person("Bob")
    await bob.click(bob.list_visible_messages()[-1], "Paint")
    await expect(shown.last).to_contain_text("Painted by Bob")
    await expect(shown.modal.get_by_label("A word")).to_have_value("half a wo")
    await shown.keyboard.press("Escape")
    await expect(shown.modal).to_have_count(0)


async def test_a_form_opens_only_where_it_was_asked_for(shown: Tab, browser: Browser, sandbox: Sandbox) -> None:
    async with tab_of(browser, sandbox.address, sandbox.person("Ann").id) as other:
        await expect(other.last).to_contain_text("Nothing yet")
        await shown.press("Form")
        await expect(shown.modal).to_be_visible()
        await expect(other.modal).to_have_count(0)


async def test_a_form_takes_every_kind_of_field(ann: Tab) -> None:
    await ann.command("survey")
    await ann.fill("Your name", "Grizzle")
    await ann.modal.get_by_role("button", name="Submit").click()
    await expect(ann.modal.locator(".problem")).to_have_text("Side is needed.")
    await ann.modal.get_by_label("Right").check()
    await ann.keyboard.press("Tab")
    await ann.keyboard.press("Space")
    await ann.modal.get_by_label("Coral").check()
    await ann.modal.get_by_label("Sure").check()
    await ann.submit()
    await expect(ann.last).to_contain_text("Grizzle: Right, Agate and Coral, sure True")


async def test_what_a_press_changes_is_read_out(shown: Tab) -> None:
    await shown.press("Paint")
    told = shown.page.get_by_role("status").filter(has_text="Painted by Ann. A purple board")
    await expect(told).to_have_count(1)


async def test_a_failed_press_is_read_out(shown: Tab, sandbox: Sandbox) -> None:
    await shown.press("Silent")
    await expect(shown.button("Silent")).to_have_attribute("aria-busy", "true")
    lose_patience(sandbox)
    alert = shown.page.get_by_role("alert").filter(has_text="The application did not respond")
    await expect(alert).to_have_count(1)


async def test_classic_rows_show_their_buttons_and_menus(ann: Tab, sandbox: Sandbox, bot: LittleBot) -> None:
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Old", custom_id="old"))
    view.add_item(ui.Select(custom_id="menu", placeholder="Old menu", options=[discord.SelectOption(label="One")]))
    await bot.channel(sandbox.channel_id).send("Classic", view=view)
    await expect(ann.button("Old")).to_be_enabled()
    await expect(ann.last.get_by_role("combobox")).to_have_text("Old menu")


async def test_a_picture_has_its_alt_text_and_enlarges(shown: Tab) -> None:
    image = shown.last.get_by_role("img", name="A green board")
    await expect(image).to_be_visible()
    assert await image.evaluate("image => [image.naturalWidth, image.naturalHeight]") == [600, 400]
    await shown.last.get_by_role("button", name="Enlarge: A green board").click()
    zoom = shown.page.get_by_role("dialog", name="A green board")
    await expect(zoom.get_by_role("img")).to_be_visible()
    await shown.keyboard.press("Escape")
    await expect(zoom).to_have_count(0)


async def test_an_edited_picture_swaps_in_place_and_is_never_empty(shown: Tab) -> None:
    image = shown.last.locator(".picture img")
    await expect(image).to_be_visible()
    await image.evaluate(
        "image => { window.blanks = 0; window.kept = image; const look = () => {"
        " if (!image.isConnected || !image.complete || image.naturalWidth === 0) window.blanks += 1;"
        " if (window.kept) requestAnimationFrame(look); }; look(); }"
    )
    await shown.press("Paint")
    await expect(image).to_have_attribute("alt", "A purple board")
    assert await image.evaluate("image => [image === window.kept, window.blanks]") == [True, 0]
    await image.evaluate("window.kept = null")


async def test_the_board_can_be_sent_as_loose_files_too(ann: Tab, sandbox: Sandbox, bot: LittleBot) -> None:
    loose, note = board("red"), discord.File(__file__, "record.txt")
    loose.description = "A red board"
    await bot.channel(sandbox.channel_id).send(files=[loose, note])
    await expect(ann.last.get_by_role("img", name="A red board")).to_be_visible()
    await expect(ann.last.get_by_role("link", name="Download record.txt")).to_be_visible()


async def test_a_single_picture_is_as_high_as_a_desktop_shows_it(shown: Tab) -> None:
    image = shown.last.locator(".gallery .picture img")
    await image.evaluate("image => { image.width = 900; image.height = 900; image.style.width = '900px' }")
    box = await image.bounding_box()
    assert box is not None
    assert (box["width"] <= 600, box["height"]) == (True, 350)
