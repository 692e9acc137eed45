"""Letters that come at once leave one answer, and people of lost tables are told within the rate limit."""

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

from bot.screens.layout import Screen, Text
from bot.tables import Sitter
from bot.ui.losses import lost_places
from bot.ui.losses.lost_places import LostPlaces
from bot.ui.surfaces.direct_messages import DirectMessages


class DmChannel:
    """A channel in which sending takes a moment."""

    def __init__(self) -> None:
        self.there: list[int] = []
        self.number = 0

    async def send(self, **_sent: object) -> SimpleNamespace:
        self.number += 1
        number = self.number
        await asyncio.sleep(0)
        self.there.append(number)
        return SimpleNamespace(id=number)

    def get_partial_message(self, number: int) -> SimpleNamespace:
        async def delete() -> None:
            await asyncio.sleep(0)
            self.there.remove(number)

        return SimpleNamespace(delete=delete)


async def test_four_letters_at_once_leave_the_answer_to_the_last() -> None:
    channel = DmChannel()
    client: Any = Mock(get_partial_messageable=lambda _: channel)
    answers: Any = DirectMessages(client, Mock(), Mock(passed=AsyncMock()))
    await asyncio.gather(*(answers.answer_in(8).tell(f"answer {number}") for number in range(4)))
    assert channel.there == [4]
    assert answers.answered_by(8, 4)


async def test_people_of_a_lost_server_are_told_within_the_rate_limit(monkeypatch: Any) -> None:
    events: list[str] = []

    async def tell(*_about: object) -> None:
        events.append("told")

    monkeypatch.setattr(lost_places, "tell_by_dm", tell)
    limit: Any = Mock(passed=AsyncMock(side_effect=lambda: events.append("passed")))
    places = LostPlaces(Mock(), Mock(), Mock(), limit)
    table: Any = SimpleNamespace(language="en", game="goblin_teeth")
    await places._tell(table, Sitter(0, 1, "Ann"), "server")
    assert events == ["passed", "passed", "told"], "the message, and the channel that is opened for it"


def test_a_screen_in_words_needs_no_picture() -> None:
    assert Screen((Text("Your turn."),)).in_words() == Screen((Text("Your turn."),))
