"""People who make moves by clicking at the sandbox page, and click once more if the page moved under the finger."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from playwright.async_api import TimeoutError  # noqa: A004  it is Playwright's own

from bot.ui.connection.database_tag import get_own_database_tag
from tests.e2e.house import House
from tests.sandbox_tab import Tab

TABLE = 1
"""The table at which they play."""
LOOK_AGAIN, LOOKS = 100, 200
"""Milliseconds between two looks at the page, and so many before somebody presses once more."""
GONE = 10_000
"""Milliseconds after which a control that was seen is taken to be gone: the page is looked at again."""
BRISK = ("rest", "stop", "end", "pass")
"""Moves that bring a match to its end soon."""
WAYS = ("text", "play", "sure", "pick", "step", "sheet")
"""What leads to a move: what is chosen at once comes first."""
OFFERED = ", ".join(f'[data-custom-id^="{verb}:{TABLE}:DECISION:"]:not([disabled])' for verb in WAYS)

Choose = Callable[[list[str]], str]
"""Which of some controls is pressed: their custom ids, what is chosen at once first."""
Look = Callable[[list[str]], Awaitable[None]]


def the_first(ways: list[str]) -> str:
    """Choose what the page lists first."""
    return ways[0]


def brisk(ways: list[str]) -> str:
    """Choose what ends soon, if it is there."""
    return next((way for way in ways if way.split(":")[3] in BRISK), ways[0])


async def settled(home: House) -> None:
    """Wait until goblins have played and everything is shown."""
    await home.parlour.goblins.wait_until_idle()
    await home.parlour.delivery.wait_until_settled()


async def glance(_: list[str]) -> None:
    """Look at the choices, and take no note of it."""


async def click_a_move(home: House, tab: Tab, number: int, choose: Choose = the_first, look: Look = glance) -> None:
    """Make a move by clicks: each leads on, until the move is made. What does not change is pressed once more.

    `look` is told the choices each time before something new is pressed.
    """
    before, pressed, looks = await _version(home), list[str](), 0
    decision = f"{number}{get_own_database_tag(home.parlour)}"
    while await _version(home) == before:
        ways, looks = await _ways(tab, decision), looks + 1
        if ways and (ways != pressed or looks % LOOKS == 0):
            await look(ways)
            await _press(tab, choose(ways))
            pressed, looks = ways, 0
        await tab.page.wait_for_timeout(LOOK_AGAIN)


async def _version(home: House) -> int:
    """Return the version of the table as it is held: it rises with each move."""
    return (await home.parlour.tables.find_table(TABLE)).version


async def _ways(tab: Tab, decision: str) -> list[str]:
    """Return the controls of the newest message that offers moves for a decision, what is chosen at once first.

    `decision` is its number, with the tag of the database behind it.
    """
    offered = OFFERED.replace("DECISION", decision)
    message = tab.messages.filter(has=tab.view.locator(offered)).last
    ids = await message.locator(offered).evaluate_all("all => all.map(one => one.dataset.customId)")
    # A page that was changed between the finding and the reading has other controls in the same places.
    ways = [act for act in ids if act.startswith(tuple(f"{verb}:{TABLE}:{decision}:" for verb in WAYS))]
    return sorted(ways, key=lambda act: WAYS.index(act.partition(":")[0]))


async def _press(tab: Tab, way: str) -> None:
    """Press a button, choose the first of a menu, or send a form as it is filled in; what is gone is skipped."""
    with suppress(TimeoutError):
        await tab.view.locator(f'[data-custom-id="{way}"]').last.click(timeout=GONE)
        if way.startswith("pick"):
            await tab.view.get_by_role("option").first.click(timeout=GONE)
    if way.startswith("sheet"):
        await tab.submit()
