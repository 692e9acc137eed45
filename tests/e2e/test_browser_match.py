"""Two people play a short match of Gobblestones by clicking, each in a browser tab of their own.

In the suite its middle is played underneath: a whole match is clicked there by test_browser_alone.
"""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from games.engine import Decision
from tests.chromium import BROWSER_MARKS
from tests.e2e.clicking import TABLE, brisk, click_a_move, settled, the_first
from tests.e2e.house import House, house
from tests.sandbox_tab import Tab, tab_of

pytestmark = [*BROWSER_MARKS, pytest.mark.usefixtures("blank")]

LAYING = 4
"""The number of turns in which they lay a tile; after that they lay nothing."""
CLICKED, LAST = 5, 19
"""The last turn that is clicked at the beginning, and the first at the end."""


async def open_lobby(ann: Tab, bob: Tab) -> None:
    """Ann opens a table, Bob joins, Ann starts."""
    await ann.go("parlour")
    await ann.command("play", "Gobblestones")
    await bob.go("parlour")
    await bob.press("Join")
    await expect(ann.messages.get_by_text("2 seats free")).to_be_visible()
    await ann.press("Start")


async def decision(home: House) -> Decision | None:
    await settled(home)
    return (await home.parlour.tables.load_view(TABLE, None)).decision


def one_tile(ways: list[str]) -> str:
    """Choose what the page lists first, and once something lies (no second asking then) the end of the turn."""
    return next((way for way in ways if way.startswith("play:") and way.endswith(":end")), the_first(ways))


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.rare)])
async def test_two_people_play_a_short_match_by_clicking(tmp_path: Path, browser: Browser, whole: bool) -> None:
    async with house(tmp_path, "browser-match") as home:
        address, people = home.sandbox.address, [home.person("Ann"), home.person("Bob")]
        async with tab_of(browser, address, people[0].id) as ann, tab_of(browser, address, people[1].id) as bob:
            await open_lobby(ann, bob)
            await expect(ann.row("Gobblestones, table 1")).to_be_visible()
            for tab in (ann, bob):
                await tab.go("Goblin Parlour")
            turns = 0
            while (waited := await decision(home)) is not None:
                if not whole and CLICKED < waited.number < LAST:
                    await home.parlour.tables.play_move(TABLE, people[waited.seats[0]].id, "end")
                    continue
                mine, others = (ann, bob) if waited.seats == (0,) else (bob, ann)
                await expect(mine.messages.get_by_text("It’s your turn.").last).to_be_visible()
                await expect(others.messages.get_by_text("It’s your turn.")).to_have_count(0)
                await click_a_move(home, mine, waited.number, one_tile if waited.number <= LAYING else brisk)
                turns = waited.number
            assert turns > 18, "the bag is emptied five by five, then everyone lays nothing"
            for tab in (ann, bob):
                await tab.go("Gobblestones, table 1")
                await expect(tab.page.get_by_role("button", name="Rematch")).to_be_visible()
                await tab.press("Menu…")
                await tab.press("Fairness")
                await expect(tab.last.get_by_text("The secret was")).to_be_visible()
                picture = tab.page.get_by_role("img").last
                assert await picture.get_attribute("alt")
