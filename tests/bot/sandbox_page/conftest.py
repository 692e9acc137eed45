"""A sandbox with the little bot in it, and Ann at her page."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser

from bot.sandbox import Sandbox
from tests.bot.sandbox_page.little_bot import LittleBot, running
from tests.chromium import browser
from tests.hand_clock import HandClock
from tests.sandbox_tab import Tab, tab_of

__all__ = ["browser"]


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(now=HandClock()) as served:
        yield served


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox) -> AsyncIterator[LittleBot]:
    async with running(sandbox) as ready:
        yield ready


@pytest_asyncio.fixture(loop_scope="session")
async def ann(browser: Browser, sandbox: Sandbox, bot: LittleBot) -> AsyncIterator[Tab]:
    async with tab_of(browser, sandbox.address, sandbox.person("Ann").id) as tab:
        yield tab
