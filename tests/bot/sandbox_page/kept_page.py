"""A page that outlives its sandbox: to load it takes Chromium longer than most tests.

The next sandbox is at the same address and gives people and channels the same ids, so the page reconnects to it. It is
loaded anew unless it then looks as it did when it was loaded.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from unittest.mock import patch
from weakref import WeakKeyDictionary

from playwright.async_api import Browser, Page

from bot.sandbox import Sandbox
from bot.sandbox.world.snowflake import Snowflakes
from tests.hand_clock import HandClock
from tests.sandbox_tab import DESKTOP, Tab, heeding_errors, open_page

MADE = 1_700_000_000.0
"""When all these sandboxes were made, by their clocks."""
LOOK = """const describe = (node) => {
  if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeType === Node.TEXT_NODE ? node.nodeValue : "";
  const uncounted = (value) => value.replace(/^(list|option)-\\d+$/, "$1");
  const attributes = [...node.attributes].map(({ name, value }) => `${name} ${uncounted(value)}`);
  return [node.localName, attributes.sort(), node.hidden ? "" : [...node.childNodes].map(describe)];
};
const look = () => {
  const values = [...document.querySelectorAll("input, textarea")].map((one) => one.value);
  const focused = document.activeElement.className;
  return JSON.stringify([location.href, document.title, focused, values, describe(document.body)]);
};
"""
"""Tells all of a page that somebody sees or hears; ids that are counted may differ."""
TAKE_LOOK = f"() => {{ {LOOK} return look(); }}"
RECONNECT = f"""async (fresh) => {{
  {LOOK}
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const [before, now] = [JSON.parse(fresh)[0], location.href].map((address) => new URL(address).searchParams);
  if (before.get("user") !== now.get("user")) return false;
  document.querySelectorAll("dialog[open]").forEach((one) => one.close());
  if (before.get("channel") !== now.get("channel"))
    document.querySelector(`a[data-channel="${{before.get("channel")}}"]`)?.click();
  window.dispatchEvent(new Event("online"));
  for (let looks = 0; looks < 20; looks += 1) {{
    await pause(looks ? 40 : 150); // what the last test did is read out late
    for (const key of ["Escape", "Escape"])
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {{ key, bubbles: true }}));
    const box = document.querySelector(".composer textarea");
    if (box?.value) (box.value = ""), box.dispatchEvent(new Event("input"));
    box?.focus();
    document.querySelectorAll(".for-readers[role]").forEach((one) => one.replaceChildren());
    if (document.body.hasAttribute("data-live") && look() === fresh) return sessionStorage.clear(), true;
  }}
  return false;
}}"""
"""Lets a page connect to its next sandbox; tells whether it then looks as it did when it was loaded."""


@dataclass
class Kept:
    """A page, and how it looked when it was loaded."""

    page: Page
    look: str


_KEPT: WeakKeyDictionary[Browser, dict[str, Kept]] = WeakKeyDictionary()
"""By browser and address."""
_ports: dict[int, int] = {}
"""Where the last sandbox was, by the number of its servers."""


@asynccontextmanager
async def serve_again(servers: int = 1) -> AsyncIterator[Sandbox]:
    """Serve a new sandbox where the last one of so many servers was, with the same ids; each has its shard."""
    sandbox = _make_sandbox(_ports.get(servers, 0), servers)
    try:
        await sandbox.start()
    except OSError:  # something else has its port by now
        sandbox = _make_sandbox(0, servers)
        await sandbox.start()
    _ports[servers] = sandbox.port
    yield sandbox
    await sandbox.stop()


def _make_sandbox(port: int, servers: int) -> Sandbox:
    with patch.object(Snowflakes, "get_current_time", lambda _: MADE):
        return Sandbox(port, now=HandClock(), servers=servers, shards=servers, concurrency=servers)


@asynccontextmanager
async def kept_tab_of(browser: Browser, address: str, user: int) -> AsyncIterator[Tab]:
    """Open the page at `address` as the user with this id, as `tab_of` does, or go on with the one that was open."""
    pages = _KEPT.setdefault(browser, {})
    kept = pages.pop(address, None)  # after a failure it is not kept
    if kept is None:
        context = await browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
        kept = Kept(await context.new_page(), "")
    async with heeding_errors(kept.page):
        if not (kept.look and await kept.page.evaluate(RECONNECT, kept.look)):
            await open_page(kept.page, address, user)
            kept.look = await kept.page.evaluate(TAKE_LOOK)
        yield Tab(kept.page)
    await kept.page.mouse.move(0, 0)
    pages[address] = kept
