"""A person at the sandbox page: a browser tab and the actions of a hand, for tests that play in a browser."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakKeyDictionary

from playwright.async_api import Browser, ConsoleMessage, Frame, Locator, Page, expect

from tests.chromium import PATIENCE

DESKTOP = (1280, 800)
PHONE = (390, 844)
NOT_OF_THE_PAGE = ("Failed to load resource: ", "WebSocket connection to ")
"""How the console begins what it says of a server that refuses or is away."""


class Tab:
    """One person's page, or one column of the side by side view; what it finds, it finds by role and name."""

    def __init__(self, view: Page | Frame) -> None:
        self.view = view
        """The document in which the person plays."""
        self.page = view.page if isinstance(view, Frame) else view
        """The whole window."""
        self.keyboard = self.page.keyboard
        self.box = view.get_by_role("textbox", name="Message to")
        self.messages = view.locator("article.message")
        self.last = self.messages.last
        self.modal = view.locator("dialog.modal")

    async def go(self, channel: str) -> None:
        """Open a channel, thread or DM of the side bar by its name."""
        row = self.row(channel)
        await row.wait_for(state="attached")
        if await row.get_attribute("aria-current") == "page":
            return  # there already; on a phone, the drawer may still be sliding out of sight
        if not await row.is_visible():
            await self.view.get_by_role("button", name="Open the channel list").click()
        await row.click()
        await expect(row).to_have_attribute("aria-current", "page")

    async def switch_to(self, channel: str) -> None:
        """Open a channel of the side bar at once, also while a phone hides the side bar: no hand could do that."""
        await self.row(channel).dispatch_event("click")
        await expect(self.row(channel)).to_have_attribute("aria-current", "page")

    def row(self, channel: str) -> Locator:
        """Return the line of a channel in the side bar."""
        return self.view.locator("a.channel", has=self.view.get_by_text(channel, exact=True))

    async def command(self, typed: str, *options: str) -> None:
        """Send a slash command by keys alone: its name, then the required options in their order."""
        await self.box.focus()
        await self.box.fill(f"/{typed} ")
        for option in options:
            await self.keyboard.type(option)
            await self.keyboard.press("Tab")
        await self.view.locator("form.command").get_by_role("button", name="Send").press("Enter")

    async def say(self, text: str) -> None:
        """Send plain text."""
        await self.box.fill(text)
        await self.box.press("Enter")

    def button(self, label: str, message: Locator | None = None) -> Locator:
        """Return a button of a message, of the newest one that has it unless one is given."""
        named = re.compile(rf"^(:\w+:\s*)?{re.escape(label)}$")  # an emoji of the bot's own says its name
        return (message or self.messages).get_by_role("button", name=named).last

    async def press(self, label: str, message: Locator | None = None) -> None:
        """Press a button."""
        await self.button(label, message).click()

    async def choose(self, menu: Locator, *labels: str) -> None:
        """Choose in a select menu; where several may be chosen, be done with it."""
        await menu.click()
        for label in labels:
            await self.view.get_by_role("option", name=label).click()
        done = self.view.get_by_role("button", name="Done")
        if await done.is_visible():
            await done.click()

    async def fill(self, field: str, text: str) -> None:
        """Fill a text field of the open form."""
        await self.modal.get_by_label(field).fill(text)

    async def submit(self) -> None:
        """Send the open form and see it close."""
        await self.modal.get_by_role("button", name="Submit").click()
        await expect(self.modal).to_have_count(0)


_SPARE: WeakKeyDictionary[Browser, dict[str, list[Page]]] = WeakKeyDictionary()
"""Windows of each browser that nobody looks at now, by their options."""


@asynccontextmanager
async def window_of(browser: Browser, **options: Any) -> AsyncIterator[Page]:
    """Lend a window that remembers nothing: to open one takes Chromium longer than most tests."""
    spare = _SPARE.setdefault(browser, {}).setdefault(repr(sorted(options.items())), [])
    page = spare.pop() if spare else await (await browser.new_context(**options)).new_page()
    page.set_default_timeout(PATIENCE)
    yield page  # after a failure the window is not lent again
    await page.evaluate("() => { sessionStorage.clear(); localStorage.clear() }")
    await page.context.clear_cookies()
    await page.mouse.move(0, 0)
    await page.goto("about:blank")
    spare.append(page)


@asynccontextmanager
async def tab_of(
    browser: Browser, address: str, user: int | str, *, size: tuple[int, int] = DESKTOP, **options: Any
) -> AsyncIterator[Tab]:
    """Open the page of the sandbox at `address` as the user with this id; any error on the page fails the test."""
    async with (
        window_of(browser, viewport={"width": size[0], "height": size[1]}, **options) as page,
        heeding_errors(page),
    ):
        await open_page(page, address, user)
        yield Tab(page)


async def open_page(page: Page, address: str, user: int | str) -> None:
    """Load the page of the sandbox at `address` as the user with this id, and wait until it hears of events."""
    await page.goto(f"{address}/?user={user}")
    await expect(page.locator(".sidebar .person").first).to_be_attached()
    await expect(page.locator("body[data-live]")).to_be_attached()


@asynccontextmanager
async def heeding_errors(page: Page) -> AsyncIterator[None]:
    """Fail at the end if there was any error on the page.

    So does what the browser's console calls an error, such as a refusal by the page's content security policy. What a
    server refuses, or a server that is away, is no fault of the page.
    """
    errors: list[str] = []

    def note(error: object) -> None:
        errors.append(str(error))

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(NOT_OF_THE_PAGE):
            errors.append(message.text)

    page.on("pageerror", note)
    page.on("console", hear)
    yield
    page.remove_listener("pageerror", note)
    page.remove_listener("console", hear)
    assert errors == [], f"errors at the page: {errors}"
