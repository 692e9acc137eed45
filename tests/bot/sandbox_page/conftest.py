"""A sandbox with the little bot in it, and Ann at her page."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import web
from playwright.async_api import Browser

from bot.sandbox import Sandbox
from bot.sandbox.people import page_api
from tests.bot.sandbox_page.kept_page import kept_tab_of, serve_again
from tests.bot.sandbox_page.little_bot import LittleBot, running
from tests.chromium import browser
from tests.hand_clock import lose_patience
from tests.sandbox_tab import Tab

__all__ = ["browser"]

KEPT = "max-age=3600"


@pytest.fixture(autouse=True)
def _files_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Chromium keep the files of the page: to load fifty again and again takes it longer than most tests."""
    respond = page_api._build_file_response

    def respond_to_be_kept(path: Path) -> web.FileResponse:
        response = respond(path)
        response.headers["Cache-Control"] = KEPT
        return response

    monkeypatch.setattr(page_api, "_build_file_response", respond_to_be_kept)


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox(_files_are_kept: None) -> AsyncIterator[Sandbox]:
    async with serve_again() as served:
        yield served


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox) -> AsyncIterator[LittleBot]:
    async with running(sandbox) as ready:
        yield ready


@pytest_asyncio.fixture(loop_scope="session")
async def ann(browser: Browser, sandbox: Sandbox, bot: LittleBot) -> AsyncIterator[Tab]:
    async with kept_tab_of(browser, sandbox.address, sandbox.person("Ann").id) as tab:
        yield tab
        lose_patience(sandbox)  # nothing is left on its way, to fail during another test
