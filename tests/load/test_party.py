"""The people round a table do what the bot asks of them."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from bot.sandbox import SeenMessage
from bot.sandbox.world.world import User
from bot.tables import Motion
from tests.load.crowd.party import PACE, Party, unnoted
from tests.load.crowd.people import ClickOutcome
from tests.load.test_offers import button, message


class Asking:
    """A crowd whose bot refuses at first, then asks whether somebody wants a second table, and opens one if so."""

    def __init__(self, refusals: int = 0) -> None:
        self.sights, self.pressed, self.refusals = self, list[str](), refusals

    def forget(self, _table: int) -> None: ...

    async def command(self, *_: object, **_options: object) -> ClickOutcome:
        self.refusals -= 1
        return ClickOutcome(0.1, message=message() if self.refusals >= 0 else message(button("again:7:0:")))

    async def use(self, _user: int, _message: SeenMessage, custom_id: str, *_: object) -> ClickOutcome:
        self.pressed.append(custom_id)
        return ClickOutcome(0.1, message=message(button("join:8:0:"), button("start:8:0:")))

    async def fill(
        self, _user: int, _message: SeenMessage, custom_id: str, values: dict[str, Sequence[str]]
    ) -> ClickOutcome:
        self.pressed.append(custom_id)
        self.filled = values
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


@pytest.mark.parametrize(
    ("motion", "moves"), [("off", []), ("moments", ["moments"]), ("on", ["moments", "rolls"])], ids=str
)
async def test_the_form_says_what_moves(motion: Motion, moves: list[str]) -> None:
    crowd: Any = Asking()
    party = Party(crowd, "gobblestones", [User(1, "Ann")], unnoted, random.Random(1), motion=motion)
    await party.open()
    assert crowd.filled == {"pace": PACE, "goblins": ["takeover", "hints", *moves]}
