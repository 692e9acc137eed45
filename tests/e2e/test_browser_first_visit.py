"""Somebody sees the page for the first time: one button, a game, Start, and they are at a table with three goblins."""

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


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_first_visit_leads_to_a_table_with_three_goblins(
    tmp_path: Path, browser: Browser, size: tuple[int, int]
) -> None:
    async with house(tmp_path, f"first-visit-{size[0]}") as home:
        ann = home.person("Ann")
        async with tab_of(browser, home.sandbox.address, ann.id, size=size) as tab:
            await tab.page.get_by_role("button", name="Open a table with three goblins").click()
            await tab.page.evaluate(WATCH_START)
            await tab.page.get_by_role("button", name="Gobblestones ·").click()
            await expect(tab.last.get_by_text("Ann, Grub, Snig, and Mogga")).to_be_visible()
            await tab.press("Start")
            assert not await tab.page.evaluate("tooEarly"), "goblins sit down one after the other"
            await tab.page.get_by_role("button", name="Open Gobblestones, table 1").click()
            await expect(tab.button("My hand")).to_be_visible()
            title = tab.page.get_by_role("heading", name="Gobblestones, table 1", level=1)
            assert await title.evaluate("title => title.scrollWidth <= title.clientWidth"), "the title is whole"
            await expect(tab.page.get_by_role("button", name="Open Gobblestones")).to_have_count(0)
        table = await home.parlour.tables.find(1)
        assert [sitter.user_id > 0 for sitter in table.sitters] == [True, False, False, False]
