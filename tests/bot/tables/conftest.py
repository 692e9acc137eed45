"""A parlour for every test of the tables, with the small game of fingers on its shelf."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games.engine import catalogue
from tests.bot.tables.parlour import Parlour


@pytest.fixture
async def parlour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Parlour]:
    monkeypatch.setitem(catalogue._SHELF, "fingers", "tests.bot.tables.fingers:Fingers")
    opened = await Parlour.at(tmp_path / "parlour.db")
    yield opened
    await opened.store.close()
