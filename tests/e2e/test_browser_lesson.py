"""A newcomer with a phone goes through lessons in Chromium: wrong moves, a killed bot, and on to a real match.

They do only what the page offers: they press what is green, choose what has a lamp, and now and then something else.
`make lessons` has them go through all games, with a bot that is a process and is killed; here another bot on the same
database takes over from one that stops.
"""

import os
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import (
    Browser,
    TimeoutError,  # noqa: A004  it is Playwright's own
    expect,
)

from bot.login import list_first_steps
from bot.sandbox import Sandbox, SeenMessage, list_buttons
from bot.sandbox.discord_py import point_discord_at
from bot.sandbox.people.person import Person
from bot.screens.custom_ids import ClickAction, ReplayReference, parse_custom_id
from bot.screens.screen_registry import find_screen
from games import list_game_keys
from games.engine.lessons import load_lesson
from tests.chromium import BROWSER_MARKS
from tests.e2e.clicking import GONE, LOOK_AGAIN, LOOKS
from tests.e2e.house import BotProcess, traffic
from tests.e2e.test_lesson import bot_in
from tests.e2e.witness import online
from tests.hand_clock import HandClock, lose_patience
from tests.load.crowd.offers import acts
from tests.sandbox_tab import PHONE, Tab, tab_of

pytestmark = [*BROWSER_MARKS, pytest.mark.usefixtures("blank")]

CHOSEN = os.environ.get("PARLOUR_LESSONS", "")
TAUGHT = list_game_keys() if CHOSEN == "all" else CHOSEN.split() or ["goblin_market"]
"""The lessons that are gone through."""
GREEN = 3
LAMPS = ("house_lamp", "💡")
"""How the name of the lamp begins, as an emoji of the bot and as a character."""
TRIES = 8
"""So many presses lead to any move."""
OFFERS = ("play", "text", "sure", "step")
"""What makes a move or leads to one, the shortest way first."""


def controls(part: Any) -> Iterator[dict[str, Any]]:
    """Yield every control in the JSON of a message, in order."""
    if isinstance(part, dict):
        if part.get("custom_id"):
            yield part
        yield from (control for inner in part.values() for control in controls(inner))
    elif isinstance(part, list):
        yield from (control for inner in part for control in controls(inner))


def lit(option: dict[str, Any]) -> bool:
    """Tell whether an option of a menu has the lamp."""
    return str((option.get("emoji") or {}).get("name", "")).startswith(LAMPS)


def place(message: SeenMessage) -> ReplayReference:
    """Return where in its lesson a message stands."""
    (found,) = {act.table for act in acts(message) if isinstance(act.table, ReplayReference)}
    return found


def offered(message: SeenMessage, *, green: bool) -> list[ClickAction]:
    """Return the buttons that lead to a move, either the green ones or all others."""
    found = [
        act
        for button in list_buttons(message)
        if not button.disabled and (button.style == GREEN) is green and (act := parse_custom_id(button.custom_id or ""))
    ]
    ways = [act for act in found if act.verb in OFFERS and act.path]
    return sorted(ways, key=lambda act: OFFERS.index(act.verb))


@dataclass
class Newcomer:
    """Somebody who goes through a lesson: their tab, and how many moves they tried that were not wished."""

    tab: Tab
    person: Person
    lesson: SeenMessage
    tried: int = 0
    steps: set[int] = field(default_factory=set)

    @property
    def now(self) -> SeenMessage:
        """The message of the lesson as it stands."""
        return self.person.refresh_message(self.lesson) or self.lesson

    async def press(self, custom_id: str, option: str | None = None) -> None:
        """Press a button of the page, or choose in a menu, until the lesson shows something else.

        What does not change is pressed once more: the page may have moved under the finger.
        """
        before, looks = self.now.json, 0
        while self.now.json == before:
            if looks % LOOKS == 0:
                with suppress(TimeoutError):
                    await self.tab.view.locator(f'[data-custom-id="{custom_id}"]').last.click(timeout=GONE)
                    if option is not None:
                        await self.tab.view.get_by_role("option", name=option).first.click(timeout=GONE)
            looks += 1
            await self.tab.page.wait_for_timeout(LOOK_AGAIN)

    async def choose(self, *, lamp: bool) -> bool:
        """Choose in a menu what has the lamp, or what has none; tell whether there is such a line."""
        for menu in controls(self.now.json["components"]):
            for option in menu.get("options", ()):
                if lit(option) is lamp and menu["custom_id"].startswith("pick:"):
                    await self.press(menu["custom_id"], option["label"])
                    return True
        return False

    async def step(self, *, green: bool) -> bool:
        """Take one way that is marked, or one that is not; tell whether there is one."""
        if ways := offered(self.now, green=green):
            await self.press(str(ways[0]))
            return True
        return await self.choose(lamp=green)

    async def try_something_else(self) -> None:
        """Make a move that is not wished, if a few presses lead to one: it is told and taken back."""
        there = place(self.now)
        for _ in range(TRIES):
            if not await self.step(green=False):
                break
            if place(self.now) != there:
                break
        if place(self.now).step == there.step and place(self.now) != there:
            assert "**You tried:**" in self.now.text
            self.tried += 1

    async def go_on(self) -> None:
        """Press what is marked until the lesson goes on."""
        there = place(self.now).step
        for _ in range(TRIES):
            assert await self.step(green=True), f"nothing is marked at {place(self.now)}: {self.now.text}"
            if place(self.now).step != there:
                return
        raise AssertionError(f"what is marked leads nowhere at {place(self.now)}")


class BotHere:
    """The bot in this process, as often as it starts: none knows what an earlier one held."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self._sandbox, self._folder, self._at_work = sandbox, folder, AsyncExitStack()

    async def start(self) -> None:
        """Start a bot on the database."""
        point_discord_at(self._sandbox.address)
        await self._at_work.enter_async_context(bot_in(self._sandbox, self._folder))

    async def kill(self) -> None:
        """Stop the bot that is at work."""
        await self._at_work.aclose()


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_newcomer_is_taught_and_goes_on_to_a_real_match(tmp_path: Path, browser: Browser, game: str) -> None:
    async with Sandbox(
        record=traffic(tmp_path, f"lesson-{game}"), now=HandClock(), identify_seconds=0, first_steps=list_first_steps()
    ) as sandbox:
        bot = BotProcess(sandbox, tmp_path) if CHOSEN else BotHere(sandbox, tmp_path)
        bob, places = sandbox.person("Bob"), len(load_lesson(game).places)
        await bot.start()
        try:
            await online(sandbox)
            async with tab_of(browser, sandbox.address, bob.id, size=PHONE) as tab:
                await tab.page.get_by_role("button", name="Teach me a game").click()
                await tab.page.get_by_role("button", name=find_screen(game).title).click()
                newcomer = Newcomer(tab, bob, await bob.wait_for_message(lambda message: "1 of" in message.text))
                while (step := place(newcomer.now).step) < places:
                    await newcomer.try_something_else()
                    if step == places // 2 and step not in newcomer.steps:
                        await killed_and_started(bot, sandbox)
                    newcomer.steps.add(step)
                    if place(newcomer.now).step == step:
                        await newcomer.go_on()
                assert newcomer.tried >= places // 2
                await tab.press("Play a real match")
                await expect(tab.messages.get_by_text("The match is on").last).to_be_visible()
            assert isinstance(bot, BotHere) or "Traceback" not in bot.log
        finally:
            await bot.kill()


async def killed_and_started(bot: BotProcess | BotHere, sandbox: Sandbox) -> None:
    """Kill the bot, and start another process on its database."""
    await bot.kill()
    lose_patience(sandbox)
    await sandbox.person("Ann").wait_until(lambda: not sandbox.gateway.is_online)
    await bot.start()
    await online(sandbox)
