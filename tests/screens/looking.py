"""One person's page on several screens at once: one plays, all are measured."""

import json
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Browser, Locator, TimeoutError  # noqa: A004  it is Playwright's own

from bot.sandbox import SeenMessage
from tests.sandbox_tab import Tab, tab_of
from tests.screens.budgets import DEVICES, Device, Measures
from tests.screens.tally import Tally

RULER = (Path(__file__).parent / "ruler.js").read_text("utf-8")
SAME_CONTROLS = """([id, wanted]) => {
  const article = document.getElementById(id);
  const held = [...(article?.querySelectorAll("[data-custom-id]") ?? [])].map((one) => one.dataset.customId);
  return JSON.stringify(held) === wanted && [...article.querySelectorAll("img")].every((one) => one.complete);
}"""
"""Whether a message shows these controls, and all its pictures."""
ALL_SHOWN = """ids => {
  const found = ids.map((id) => document.getElementById(id));
  return found.every((one) => one && [...one.querySelectorAll("img")].every((image) => image.complete));
}"""
MEASURED = f"ids => Object.fromEntries(ids.map((id) => [id, ({RULER})(document.getElementById(id))]))"
"""What messages with these ids take, once all are there with all their pictures."""
PATIENCE = 20_000
"""Milliseconds until a screen must show what another shows."""


@dataclass
class Eye:
    """One of the screens, and what was measured on it."""

    tab: Tab
    tally: Tally
    folder: Path
    broken_only: bool = False
    """Keep pictures only of what takes too much."""

    async def look(self, article: Locator, kind: str) -> None:
        """Measure a message, and keep a picture of the highest of its kind."""
        await self.note(article, kind, Measures(**await article.evaluate(RULER)))

    async def look_at_all(self, kinds: Mapping[str, str]) -> None:
        """Measure the messages with these ids, which are of these kinds, once the page shows them."""
        await self.tab.page.wait_for_function(ALL_SHOWN, arg=[*kinds], timeout=PATIENCE)
        for name, measured in (await self.tab.page.evaluate(MEASURED, [*kinds])).items():
            await self.note(self.tab.view.locator(f"[id='{name}']"), kinds[name], Measures(**measured))

    async def note(self, article: Locator, kind: str, measures: Measures) -> None:
        """Note what a message takes, and keep a picture of the highest of its kind."""
        highest = self.tally.note(kind, measures)
        if highest and (not self.broken_only or self.tally.broken(kind, measures)):
            name = "-".join(re.findall(r"\w+", f"{self.tally.game} {kind} {self.tally.device.name}"))
            await article.scroll_into_view_if_needed()
            await article.screenshot(path=self.folder / f"{name}.png")


@dataclass
class Eyes:
    """All screens of one person, on which the same page is open."""

    eyes: Sequence[Eye]

    @property
    def hand(self) -> Tab:
        """The screen on which the person plays."""
        return self.eyes[0].tab

    async def go(self, place: str) -> None:
        """Open a channel on all screens."""
        for eye in self.eyes:
            await eye.tab.go(place)

    async def switch_to(self, place: str) -> None:
        """Open a channel on all screens, without the way that a hand takes."""
        for eye in self.eyes:
            await eye.tab.switch_to(place)

    async def look_at_holder(self, custom_id: str, kind: str, on_the_way: str) -> None:
        """Measure the newest message here with this control: `on_the_way` if it also leads back."""
        with suppress(TimeoutError):  # it is gone already
            holder = self.hand.messages.filter(has=self.hand.view.locator(f'[data-custom-id="{custom_id}"]')).last
            name = str(await holder.get_attribute("id", timeout=PATIENCE))
            back = await holder.locator('[data-custom-id^="step"][data-custom-id$=":"]').count()
            await self._measure(name, on_the_way if back else kind)

    async def look_at(self, message: SeenMessage, kind: str) -> None:
        """Measure a message on all screens."""
        await self._measure(f"message-{message.id}", kind)

    async def look_at_all(self, kinds: Mapping[int, str]) -> None:
        """Measure the messages with these ids, which are of these kinds, on all screens."""
        for eye in self.eyes:
            await eye.look_at_all({f"message-{message}": kind for message, kind in kinds.items()})

    def measure(self, way: str) -> list[Tally]:
        """Begin to measure another way to play, in tallies of its own."""
        for eye in self.eyes:
            eye.tally = Tally(way, eye.tally.device)
        return [eye.tally for eye in self.eyes]

    async def _measure(self, name: str, kind: str) -> None:
        """Measure a message once all screens show it as the first does."""
        first = self.hand.view.locator(f"[id='{name}']")
        await first.wait_for(timeout=PATIENCE)
        controls = await first.locator("[data-custom-id]").evaluate_all("all => all.map(one => one.dataset.customId)")
        wanted = json.dumps(controls, separators=(",", ":"), ensure_ascii=False)
        for eye in self.eyes:
            with suppress(TimeoutError):  # it has changed again: it is measured as it is
                await eye.tab.page.wait_for_function(SAME_CONTROLS, arg=[name, wanted], timeout=PATIENCE)
            await eye.look(eye.tab.view.locator(f"[id='{name}']"), kind)


@asynccontextmanager
async def eyes_of(
    browser: Browser,
    address: str,
    user: int,
    game: str,
    folder: Path,
    devices: Sequence[Device] = DEVICES,
    *,
    broken_only: bool = False,
) -> AsyncIterator[Eyes]:
    """Open the page of a person on these screens; the first is the one to play on."""
    async with AsyncExitStack() as stack:
        eyes = []
        for device in devices:
            touch = {"has_touch": True, "is_mobile": True} if device.touch else {}
            tab = await stack.enter_async_context(tab_of(browser, address, user, size=device.size, **touch))
            eyes.append(Eye(tab, Tally(game, device), folder, broken_only))
        yield Eyes(eyes)
