"""People play the deal of the day while a bot is measured."""

import asyncio
from typing import Any

import pytest

from bot.sandbox import SeenMessage
from bot.sandbox.world.world import User
from tests.load.crowd.daily_players import playing_days
from tests.load.crowd.people import ClickOutcome
from tests.load.test_offers import button, message


class Deal:
    """A crowd at a deal of two moves."""

    def __init__(self) -> None:
        self.people, self.asked, self.done = [User(1, "Ann"), User(2, "Bob")], list[str](), asyncio.Event()

    async def command(self, user: User, name: str) -> ClickOutcome:
        self._note(f"{user.name} /{name}")
        return ClickOutcome(0.1, message=message(button("play:d9.1.0:1abC:pass")))

    async def use(self, user: int, _message: SeenMessage, custom_id: str, _values: object) -> ClickOutcome:
        self._note(f"{user} {custom_id}")
        return ClickOutcome(0.1)

    def look_again(self, _message: SeenMessage) -> SeenMessage | None:
        return message(button(f"play:d9.{len(self.asked)}.0:1abC:pass")) if len(self.asked) < 3 else message()

    def _note(self, did: str) -> None:
        self.asked.append(did)
        if len(self.asked) == 4:
            self.done.set()


async def test_who_has_no_move_left_asks_for_the_deal_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.load.crowd.daily_players.PAUSE", 0)
    crowd: Any = Deal()
    noted: list[ClickOutcome] = []
    async with playing_days(crowd, 1, noted.append):
        await crowd.done.wait()
    assert crowd.asked[:4] == ["Ann /daily", "1 play:d9.1.0:1abC:pass", "1 play:d9.2.0:1abC:pass", "Ann /daily"]
    assert len(noted) >= 3
