"""Two copies of the bot with one token: it is told, none stops, and none touches the other's tables."""

import asyncio
import logging
from pathlib import Path

import pytest

from bot.operator.health import check_health
from bot.sandbox import list_buttons
from bot.screens.custom_ids import ClickAction, parse_custom_id
from bot.screens.layout import Button, Row, Screen, Text
from bot.tables import Person, VirtualClock
from bot.ui.connection.second_instance import SECOND_COPY
from bot.ui.interactions import dispatch
from bot.ui.parlour_client import NO_LIMITS
from bot.ui.surfaces.messages import PostRequest
from bot.ui.surfaces.places import open_dm_channel
from tests.e2e.house import house, opened
from tests.e2e.robot import open_table
from tests.empty_house import lay

pytestmark = pytest.mark.usefixtures("undrawn")


PLACES = (("in public", True, False), ("in public, of an earlier version", False, False), ("by DM", True, True))
"""Where another copy's message is, whether its buttons have the mark of its database, and whether it is a DM."""


@pytest.mark.parametrize(("where", "marked", "private"), PLACES)
async def test_an_old_message_of_another_copy_changes_nothing_of_ours_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str, *, marked: bool, private: bool
) -> None:
    (tmp_path / "other").mkdir()
    url = str(lay(tmp_path / "other" / "parlour.db"))
    monkeypatch.setattr(dispatch, "COPY_ANSWER_SECONDS", 0.0)
    async with house(tmp_path, "old-copy") as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        number, lobby = await open_table(home, ann, cid)
        async with opened(home.sandbox, url, VirtualClock(), NO_LIMITS) as copy:
            theirs = await copy.tables.open_lobby(
                "gobblestones", Person(bob.id, "Bob"), guild_id=home.sandbox.guild_id, channel_id=lobby.channel_id,
                language="en",
            )  # fmt: skip
            assert theirs.id == number, "both databases begin with the same number"
            if not marked:
                copy.database_tag = ""
            await copy.delivery.wait_until_settled()  # else it may clear the message away as one that it has no need of
            screen = Screen((Text("Another copy's table"), Row((Button("Join", str(ClickAction("join", theirs.id))),))))
            channel = await open_dm_channel(copy, bob.id) if private else lobby.channel_id
            await copy.messages.post_surface(theirs, PostRequest("panel" if private else "lobby", channel), screen)
        SECOND_COPY.clear_evidence()  # as a restart does
        monkeypatch.setattr("bot.ui.connection.second_instance.RECENT_POST_SECONDS", 0.0)
        old = next(
            seen
            for seen in (*bob.list_visible_messages(), *bob.list_visible_messages(bob.dm))
            if "Another copy's table" in seen.text
        )
        answer = await bob.click(old, "Join")
        assert answer.message is not None
        told = "no longer valid" if marked else str(lobby.id)
        assert told in answer.message.text, f"{where}: a sentence, or a link to our own message"
        assert not (await home.parlour.tables.find_table(number)).find_sitter(bob.id)
        assert (await bob.click(lobby, "Join")).failure_reason is None
        assert (await home.parlour.tables.find_table(number)).find_sitter(bob.id)


async def test_a_second_copy_is_told_and_touches_nothing_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    async with house(tmp_path, "copies") as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        table, lobby = await open_table(home, ann, bob, first="1")
        with caplog.at_level(logging.WARNING):
            async with opened(home.sandbox, str(lay(other / "parlour.db")), VirtualClock(), NO_LIMITS) as copy:
                await ann.click(lobby, "Start")
                async with asyncio.timeout(60):
                    while not SECOND_COPY.was_noticed:  # noqa: ASYNC110  nothing happens in the sandbox then
                        await asyncio.sleep(0.01)
                assert await copy.tables.list_tables_in_use() == []
                second = (await cid.slash("play", game="gobblestones")).message
                assert second is not None
                await bob.click(second, "Join")
                await home.parlour.delivery.wait_until_settled()
                await copy.delivery.wait_until_settled()
                theirs = [one for one in await copy.tables.list_tables_in_use() if one.find_sitter(cid.id)]
                ours = [one for one in await home.parlour.tables.list_tables_in_use() if one.find_sitter(cid.id)]
                joined = [one for one in (*theirs, *ours) if one.find_sitter(bob.id)]
                assert len(joined) == 1, "one click, one table"
                assert (await check_health(home.parlour)).second_copy
                sent = [message for person in (ann, bob, cid) for message in person.list_all_messages()]
                acts = [
                    act
                    for one in sent
                    for button in list_buttons(one)
                    if (act := parse_custom_id(button.custom_id or ""))
                ]
                ours_or_theirs = {home.parlour.database_tag, copy.database_tag}
                assert len(ours_or_theirs) == 2
                assert acts
                assert {act.database_tag for act in acts} <= ours_or_theirs, "each button of each message has one"
        told = [record for record in caplog.records if "same token" in record.getMessage()]
        assert len(told) == 1
        assert (await home.parlour.tables.find_table(table)).status == "playing"
