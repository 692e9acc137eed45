"""The people round a table do what the house asks of them."""

import random
from typing import Any

from bot.load.crowd.party import Party
from bot.load.crowd.people import ClickOutcome
from bot.sandbox import Seen
from bot.sandbox.world.world import User
from tests.bot.load.test_offers import button, message


class Asking:
    """A crowd whose house refuses at first, then asks whether somebody wants a second table, and opens one if so."""

    def __init__(self, refusals: int = 0) -> None:
        self.sights, self.pressed, self.refusals = self, list[str](), refusals

    def forget(self, _table: int) -> None: ...

    async def command(self, *_: object, **_options: object) -> ClickOutcome:
        self.refusals -= 1
        return ClickOutcome(0.1, message=message() if self.refusals >= 0 else message(button("again:7:0:")))

    async def use(self, _user: int, _message: Seen, custom_id: str, *_: object) -> ClickOutcome:
        self.pressed.append(custom_id)
        return ClickOutcome(0.1, message=message(button("join:8:0:"), button("start:8:0:")))

    async def fill(self, _user: int, _message: Seen, custom_id: str, _values: object) -> ClickOutcome:
        self.pressed.append(custom_id)
        return ClickOutcome(0.1)


async def test_who_is_asked_whether_they_want_another_table_does() -> None:
    crowd: Any = Asking()
    people = [User(1, "Ann"), User(2, "Bob")]
    party = Party(crowd, "gobblestones", people, lambda _verb, _outcome: None, random.Random(1))
    await party.open()
    assert crowd.pressed == ["again:7:0:", "join:8:0:", "options:8:0:", "start:8:0:"]


async def test_people_who_are_refused_a_table_try_again_later() -> None:
    crowd: Any = Asking(refusals=1)
    people = [User(1, "Ann"), User(2, "Bob")]
    party = Party(crowd, "gobblestones", people, lambda _verb, _outcome: None, random.Random(1))
    await party.open()
    assert crowd.pressed == []
    await party.open()
    assert crowd.pressed[-1] == "start:8:0:"
