"""A click's event that comes twice does once what it does; two that come in the wrong order do both."""

import asyncio
import logging
from pathlib import Path

import pytest

from bot.sandbox import list_selects
from bot.screens.custom_ids import parse_custom_id
from tests.e2e.house import house
from tests.e2e.robot import from_menu

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_clicks_heard_twice_or_in_the_wrong_order(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with house(tmp_path, "twice") as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        faults = home.sandbox.faults
        faults.repeat_events()
        opened = await ann.slash("play", game="gobblestones")
        lobby = opened.message
        assert lobby is not None
        (menu,) = list_selects(lobby)
        act = parse_custom_id(menu.custom_id)
        assert act is not None
        tables = home.parlour.tables
        with caplog.at_level(logging.INFO):
            faults.hold_events()
            adding = asyncio.create_task(ann.choose_option(lobby, menu.custom_id, ["grown"]))
            await ann.wait_until(lambda: len(home.sandbox.gateway.held["INTERACTION_CREATE"]) == 1)
            joining = [asyncio.create_task(who.click(lobby, "Join")) for who in (bob, cid)]
            await ann.wait_until(lambda: len(home.sandbox.gateway.held["INTERACTION_CREATE"]) == 3)
            faults.release_events()
            answers = await asyncio.gather(adding, *joining)
            assert [answer.failure_reason for answer in answers] == [None, None, None]
            assert len((await tables.find_table(act.table_number)).sitters) == 4, (
                "the menu was another one when it was heard"
            )
            faults.repeat_events()
            assert menu.custom_id not in [now.custom_id for now in list_selects(ann.refresh_message(lobby) or lobby)]
            await from_menu(ann, lobby, "dismiss")
            faults.repeat_events()
            await from_menu(ann, lobby, "grown")
            await home.parlour.delivery.wait_until_settled()
            assert [sitter.name for sitter in (await tables.find_table(act.table_number)).sitters][:1] == ["Ann"]
            assert len((await tables.find_table(act.table_number)).sitters) == 4
            faults.repeat_events()
            start = await ann.click(lobby, "Start")
            await home.parlour.delivery.wait_until_settled()
        assert start.message is not None
        assert "already started" not in " ".join(message.text for message in ann.list_all_messages())
        assert "refused" not in caplog.text
        assert len(await tables.list_tables_in_use()) == 1
