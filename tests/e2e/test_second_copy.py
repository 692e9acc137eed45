"""Two copies of the bot with one token: it is told, none stops, and none touches the other's tables."""

import logging
from pathlib import Path

import pytest

from bot.operator.health import health
from bot.tables import VirtualClock
from bot.ui.connection.second_copy import SECOND_COPY
from bot.ui.parlour import UNLIMITED
from tests.e2e.house import house, opened
from tests.e2e.robot import open_table
from tests.empty_house import lay

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_a_second_copy_is_told_and_touches_nothing_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    async with house(tmp_path, "copies") as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        table, lobby = await open_table(home, ann, bob, first="1")
        with caplog.at_level(logging.WARNING):
            async with opened(home.sandbox, str(lay(other / "parlour.db")), VirtualClock(), UNLIMITED) as copy:
                await ann.click(lobby, "Start")
                await ann.wait_until(lambda: SECOND_COPY.found)
                assert await copy.tables.in_use() == []
                second = (await cid.slash("play", game="gobblestones")).message
                assert second is not None
                await bob.click(second, "Join")
                await home.parlour.delivery.settle()
                await copy.delivery.settle()
                theirs = [one for one in await copy.tables.in_use() if one.sitter(cid.id)]
                ours = [one for one in await home.parlour.tables.in_use() if one.sitter(cid.id)]
                joined = [one for one in (*theirs, *ours) if one.sitter(bob.id)]
                assert len(joined) == 1, "one click, one table"
                assert (await health(home.parlour)).second_copy
        told = [record for record in caplog.records if "same token" in record.getMessage()]
        assert len(told) == 1
        assert (await home.parlour.tables.find(table)).status == "playing"
