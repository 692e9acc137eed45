"""Somebody sees the page for the first time: one button, a game, Start, and they are at a table with three goblins.

The page is in their language, and loaded anew when they choose another.
"""

from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.chromium import BROWSER_MARKS
from tests.e2e.house import house
from tests.sandbox_tab import DESKTOP, PHONE, tab_of

pytestmark = [*BROWSER_MARKS, pytest.mark.usefixtures("blank")]


WATCH_START = """() => {
  window.tooEarly = false;
  const look = () => {
    const start = [...document.querySelectorAll("article .button")].find((one) => one.textContent === "Start");
    const open = start && !start.disabled && !start.closest("[inert]");
    if (open && !start.closest("article").textContent.includes("Mogga")) window.tooEarly = true;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
"""Notes in the page whether Start could be pressed before the third goblin sat."""


@dataclass(frozen=True)
class Read:
    """What somebody reads on their first visit, in their language."""

    locale: str
    learn: str
    open: str
    goblins: str
    to_thread: str
    hand: str
    thread: str


READ = {
    "desktop": Read(
        "en-US",
        "/learnLearn a game in five minutes, for you alone",
        "Open a table with three goblins",
        "Ann, Grub, Snig, and Mogga",
        "Open Gobblestones, table 1",
        "My hand",
        "Gobblestones, table 1",
    ),
    "phone": Read(
        "de",
        "/learnLern ein Spiel in fünf Minuten, nur für dich",
        "Tisch mit drei Goblins eröffnen",
        "Ann, Grub, Snig und Mogga",
        "Gobblestones, Tisch 1 öffnen",
        "Meine Hand",
        "Gobblestones, Tisch 1",
    ),
}


@pytest.mark.parametrize(("kind", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
async def test_a_first_visit_leads_to_a_table_with_three_goblins(
    tmp_path: Path, browser: Browser, kind: str, size: tuple[int, int]
) -> None:
    read = READ[kind]
    async with house(tmp_path, f"first-visit-{kind}") as home:
        ann = home.person("Ann")
        async with tab_of(browser, home.sandbox.address, ann.id, size=size) as tab:
            ann.choose_locale(read.locale)
            box = tab.page.locator("textarea.text-box")
            await expect(tab.page.locator("html")).to_have_attribute("lang", read.locale)
            await box.fill("/lear")
            await expect(tab.page.get_by_role("option")).to_have_text([read.learn])
            await box.fill("")
            await tab.page.get_by_role("button", name=read.open).click()
            await tab.page.evaluate(WATCH_START)
            await tab.page.get_by_role("button", name="Gobblestones ·").click()
            await expect(tab.last.get_by_text(read.goblins)).to_be_visible()
            await tab.press("Start")
            assert not await tab.page.evaluate("tooEarly"), "goblins sit down one after the other"
            await tab.page.get_by_role("button", name=read.to_thread).click()
            await expect(tab.button(read.hand)).to_be_visible()
            title = tab.page.get_by_role("heading", name=read.thread, level=1)
            assert await title.evaluate("title => title.scrollWidth <= title.clientWidth"), "the title is whole"
            await expect(tab.page.get_by_role("button", name=read.to_thread)).to_have_count(0)
        table = await home.parlour.tables.find_table(1)
        assert [sitter.user_id > 0 for sitter in table.sitters] == [True, False, False, False]
