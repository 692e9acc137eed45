"""A parlour for every test of the tables, with the small game of fingers on its shelf."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games.engine import catalogue
from tests.bot.tables import fingers
from tests.bot.tables.parlour import Parlour


@pytest.fixture
async def parlour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Parlour]:
    monkeypatch.setitem(sys.modules, "games.fingers", fingers)
    monkeypatch.setattr(catalogue, "_SHELF", [*catalogue.list_game_keys(), "fingers"])
    opened = await Parlour.at(tmp_path / "parlour.db")
    yield opened
    await opened.stop()
