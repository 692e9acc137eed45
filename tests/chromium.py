"""Finds a Chromium on this machine and drives it: tests take `browser`, and are skipped without one."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""First the one without a frame around its pages, which takes a third of the time."""
ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
PATIENCE = 90_000
"""Milliseconds. A busy machine draws a page slowly; what a test waits for still comes."""
expect.set_options(timeout=PATIENCE)

BROWSER_MARKS = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
"""What a module of browser tests sets as its `pytestmark`: one browser serves all of them, on one event loop."""


def find_chromium() -> str | None:
    """Return the path of a Chromium: what the variable CHROMIUM names, or otherwise the first on the PATH."""
    named = os.environ.get("CHROMIUM")
    found = (shutil.which(name) for name in ([named] if named else NAMES))
    return next((path for path in found if path), None)


class _Lent:
    """What several fixtures lend out: started for the first of them, closed with the last."""

    def __init__(self) -> None:
        self._borrowers = 0
        self._running = AsyncExitStack()

    @asynccontextmanager
    async def borrow(self) -> AsyncIterator[Browser]:
        """Lend the browser as long as this lasts; skip the test if there is none to run."""
        if not self._borrowers:
            self._browser = await self._running.enter_async_context(_running())
        self._borrowers += 1
        yield self._browser
        self._borrowers -= 1
        if not self._borrowers:
            await self._running.aclose()


_LENT = _Lent()


@asynccontextmanager
async def _running() -> AsyncIterator[Browser]:
    path = find_chromium()
    if path is None:
        pytest.skip(f"no Chromium: none of {', '.join(NAMES)} on the PATH, and CHROMIUM names none")
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield chromium
        await chromium.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Run one Chromium for all tests of a session: for pytest, each folder that imports this has its own fixture."""
    async with _LENT.borrow() as chromium:
        yield chromium
