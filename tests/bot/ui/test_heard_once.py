"""Events that come twice are read once, in a bounded memory."""

from typing import Any
from unittest.mock import Mock

from bot.ui.connection.repeated_events import ONCE_ONLY_EVENTS, skip_repeated_events


def test_an_event_is_read_once() -> None:
    read, other = {event: Mock() for event in ONCE_ONLY_EVENTS}, Mock()
    parsers: dict[str, Any] = {**read, "MESSAGE_DELETE": other}
    skip_repeated_events(parsers)
    for event in (*ONCE_ONLY_EVENTS, "MESSAGE_DELETE"):
        for number in ("1", "2", "1", "2"):
            parsers[event]({"id": number})
    assert [read[event].call_count for event in ONCE_ONLY_EVENTS] == [2] * len(ONCE_ONLY_EVENTS)
    assert other.call_count == 4


def test_only_the_latest_are_remembered() -> None:
    read = {event: Mock() for event in ONCE_ONLY_EVENTS}
    parsers: dict[str, Any] = dict(read)
    skip_repeated_events(parsers, max_remembered=2)
    for number in ("1", "2", "3", "1", "3"):
        parsers["INTERACTION_CREATE"]({"id": number})
    assert [call.args[0]["id"] for call in read["INTERACTION_CREATE"].mock_calls] == ["1", "2", "3", "1"]
