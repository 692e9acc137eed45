"""What Discord tells of every edit is not read: nobody in the bot listens to it."""

from pathlib import Path

import discord
import pytest

from tests.e2e.house import house
from tests.e2e.robot import open_table

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_nothing_is_made_of_news_about_an_edit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[discord.RawMessageUpdateEvent] = []

    async def on_raw_message_edit(event: discord.RawMessageUpdateEvent) -> None:
        heard.append(event)

    async with house(tmp_path, "unread") as home:
        monkeypatch.setattr(home.parlour, "on_raw_message_edit", on_raw_message_edit, raising=False)
        ann, bob = home.person("Ann"), home.person("Bob")
        _, lobby = await open_table(home, ann, bob)
        await ann.wait_for_message(lambda message: message.id == lobby.id and "Bob" in message.text)
        # By the time a later click is answered, the news about the lobby's edit has come.
        assert (await ann.click(lobby, "Leave")).failure_reason is None
    assert heard == []
