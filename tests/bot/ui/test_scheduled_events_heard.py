"""Scheduled events of servers: what is reported of them, and that discord.py keeps none."""

from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.ui.connection.permission_check import may_make_events
from bot.ui.connection.scheduled_events import NEWS_BY_EVENT, listen_for_scheduled_events
from bot.ui.parlour_client import CLIENT_OPTIONS


def test_news_of_events_are_reported_and_nothing_is_kept() -> None:
    read, told, heard = Mock(), Mock(), list[tuple[str, Any]]()
    parsers: dict[str, Any] = dict.fromkeys(("GUILD_SCHEDULED_EVENT_CREATE", *NEWS_BY_EVENT), told) | {
        "GUILD_CREATE": read
    }
    listen_for_scheduled_events(parsers, lambda news, payload: heard.append((news, payload)))
    for event in NEWS_BY_EVENT:
        parsers[event]({"id": event})
    assert heard == [(news, {"id": event}) for event, news in NEWS_BY_EVENT.items()]
    parsers["GUILD_CREATE"]({"id": "1", "guild_scheduled_events": [{"id": "2"}]})
    read.assert_called_once_with({"id": "1", "guild_scheduled_events": []})
    assert (told.called, "GUILD_SCHEDULED_EVENT_CREATE" in parsers) == (False, False)


def test_the_intent_for_events_is_not_privileged() -> None:
    intents = CLIENT_OPTIONS["intents"]
    assert intents.guild_scheduled_events
    assert not (intents.members)
    assert not (intents.presences)
    assert not (intents.message_content)


@pytest.mark.parametrize(
    ("granted", "may"),
    [({}, False), ({"create_events": True}, True), ({"manage_events": True}, True), ({"administrator": True}, True)],
)
def test_which_permission_makes_events(granted: dict[str, bool], may: bool) -> None:
    assert may_make_events(discord.Permissions(**granted)) is may
