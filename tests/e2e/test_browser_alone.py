"""One person plays Emerald Skulls alone against Vrax and Kur, by clicking, to the end."""

import random
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.chromium import BROWSER_MARKS
from tests.e2e.clicking import TABLE, click_a_move, settled
from tests.e2e.house import House, house
from tests.sandbox_tab import PHONE, Tab, tab_of

pytestmark = [*BROWSER_MARKS, pytest.mark.usefixtures("blank")]


async def open_table(tab: Tab) -> None:
    """Open a table of seven rounds and start it alone."""
    await tab.go("parlour")
    await tab.command("play", "Emerald Skulls")
    await tab.press("Options")
    await tab.modal.get_by_role("radio", name="7 rounds").check()
    await tab.submit()
    await expect(tab.last.get_by_text("Opposition cards: 7 rounds")).to_be_visible()
    await tab.press("Start")
    await tab.go("Emerald Skulls, table 1")


async def decision(home: House) -> int | None:
    await settled(home)
    waited = (await home.parlour.tables.load_view(TABLE, None)).decision
    return waited.number if waited else None


async def test_one_plays_alone_to_the_end_on_a_phone(tmp_path: Path, browser: Browser) -> None:
    async with house(tmp_path, "browser-alone") as home:
        ann, luck = home.person("Ann"), random.Random(3)
        async with tab_of(browser, home.sandbox.address, ann.id, size=PHONE) as tab:
            await open_table(tab)
            made = 0
            while (number := await decision(home)) is not None:
                await click_a_move(home, tab, number, luck.choice)
                made += 1
            assert made >= 14, "seven turns, each with a choice of dice and a placement at the least"
            await expect(tab.last.get_by_role("button", name="Rematch")).to_be_visible()
            await expect(tab.last.get_by_text(re.compile("wins with|Vrax and Kur win"))).to_be_visible()
            assert "Vrax and Kur" in str(await tab.page.get_by_role("img").last.get_attribute("alt"))
