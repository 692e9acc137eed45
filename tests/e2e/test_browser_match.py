"""Two people play a whole short match of Gobblestones by clicking, each in a browser tab of their own."""

from pathlib import Path

from playwright.async_api import Browser, expect

from tests.chromium import BROWSER_MARKS
from tests.e2e.house import House, house
from tests.sandbox_tab import Tab, tab_of

pytestmark = BROWSER_MARKS


async def open_lobby(ann: Tab, bob: Tab) -> None:
    """Ann opens a table, Bob joins, Ann starts."""
    await ann.go("parlour")
    await ann.command("play", "Gobblestones")
    await bob.go("parlour")
    await bob.press("Join")
    await expect(ann.messages.get_by_text("2 seats are free")).to_be_visible()
    await ann.press("Start")


async def lay_nothing(tab: Tab) -> None:
    """End a turn without a tile: the button, then its second asking."""
    panel = tab.messages.filter(has=tab.page.get_by_role("button", name="Type a move")).last
    await panel.get_by_role("button", name="Lay nothing").click()
    sure = tab.messages.filter(has=tab.page.get_by_text("Are you sure?")).last
    await sure.get_by_role("button", name="Lay nothing").click()


async def lay_the_first(tab: Tab) -> None:
    """Lay what a menu or (where little can be laid) a button offers first, then end the turn; nothing if nothing fits.

    Whoever lays all tiles is passed over in the next turn, and the other is asked twice in a row: not so in this deal.
    """
    panel = tab.messages.filter(has=tab.page.get_by_role("button", name="Type a move")).last
    menus, ways = panel.get_by_role("combobox"), panel.get_by_role("button", name=": lay")
    if await menus.count() + await ways.count() == 0:
        await lay_nothing(tab)
        return
    if await menus.count():
        await menus.first.click()
        await tab.page.get_by_role("option").first.click()
    else:
        await ways.first.click()
    laid = tab.messages.filter(has=tab.page.get_by_role("button", name="Take back")).last
    await laid.get_by_role("button", name="End turn").click()


async def whose_turn(home: House, table: int) -> int | None:
    decision = (await home.parlour.tables.look(table, None)).decision
    return decision.seats[0] if decision else None


async def test_two_people_play_a_whole_short_match_by_clicking(tmp_path: Path, browser: Browser) -> None:
    async with house(tmp_path, "browser-match") as home:
        address, people = home.sandbox.address, [home.person("Ann"), home.person("Bob")]
        async with tab_of(browser, address, people[0].id) as ann, tab_of(browser, address, people[1].id) as bob:
            await open_lobby(ann, bob)
            await expect(ann.row("Gobblestones, table 1")).to_be_visible()
            for tab in (ann, bob):
                await tab.go("Goblin Parlour")
            turns = 0
            while (seat := await whose_turn(home, 1)) is not None:
                turns += 1
                tab = (ann, bob)[seat]
                await expect(tab.messages.get_by_text("Your turn.").last).to_be_visible()
                await (lay_the_first if turns <= 4 else lay_nothing)(tab)
                await expect(tab.messages.get_by_text("Your turn.")).to_have_count(0)
            assert turns > 18, "the bag is emptied five by five, then everyone lays nothing"
            for tab in (ann, bob):
                await tab.go("Gobblestones, table 1")
                await expect(tab.page.get_by_role("button", name="Rematch")).to_be_visible()
                await tab.press("Fair dice")
                await expect(tab.last.get_by_text("The secret was")).to_be_visible()
                picture = tab.page.get_by_role("img").last
                assert await picture.get_attribute("alt")
