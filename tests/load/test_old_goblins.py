"""Old goblins think while a bot is measured."""

import asyncio
import random
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import SeenMessage
from bot.sandbox.world.world import User
from games.engine.goblins import GoblinLevel
from tests.load.__main__ import main
from tests.load.crowd import reviewers
from tests.load.crowd.old_goblins import elders, playing
from tests.load.crowd.party import Party, unnoted
from tests.load.crowd.people import ClickOutcome
from tests.load.crowd.reviewers import list_reviewers, reviewing
from tests.load.crowd.sights import Sight
from tests.load.houses.database import File, moves
from tests.load.test_offers import button, message


class Lobby:
    """A crowd in front of a lobby: what is pressed is noted, with what is chosen."""

    def __init__(self) -> None:
        self.sights, self.people, self.chosen = self, [User(1, "Ann")], dict[str, Any]()

    def forget(self, _table: int) -> None: ...

    async def command(self, *_: object, **_options: object) -> ClickOutcome:
        return ClickOutcome(0.1, message=message(button("join:8:0:")))

    async def use(self, _user: int, _message: SeenMessage, custom_id: str, values: object = None) -> ClickOutcome:
        self.chosen[custom_id] = values
        return ClickOutcome(0.1)

    async def fill(self, _user: int, _message: SeenMessage, _custom_id: str, _values: object) -> ClickOutcome:
        return ClickOutcome(0.1)


async def test_each_old_goblin_has_a_table_of_its_own_with_one_person() -> None:
    crowd: Any = Lobby()
    parties = elders(crowd, 4)
    assert [(party.goblins, party.age, len(party.people)) for party in parties] == [(1, GoblinLevel.OLD, 1)] * 4
    await parties[0].open()
    assert crowd.chosen == {"more:8:0:": ["old"], "start:8:0:": None}


class Podium(Lobby):
    """A crowd whose match is over; its review is made when somebody looks at it for the second time."""

    def __init__(self) -> None:
        super().__init__()
        self.looked = 0
        podium = message(button("rematch:8:0:"), button("review:8:0:"))
        self.shown = [Sight(podium, None, frozenset(), [], frozenset({"rematch", "review"}))]

    def of(self, _table: int) -> list[Sight]:
        return self.shown

    async def use(self, user: int, message: SeenMessage, custom_id: str, values: object = None) -> ClickOutcome:
        return replace(await super().use(user, message, custom_id, values), message=says("I look at the match …"))

    def look_again(self, _message: SeenMessage) -> SeenMessage:
        self.looked += 1
        return says("**Move 3.** You played: Pass." if self.looked > 1 else "I look at move 2 of 9 …")


def says(text: str) -> SeenMessage:
    """Return a message with a text alone."""
    return SeenMessage({"id": "2", "content": text, "embeds": [], "components": []}, {})


async def test_who_has_played_waits_for_the_review_before_another_match() -> None:
    crowd: Any = Podium()
    seen = asyncio.Queue[ClickOutcome]()
    async with reviewing(list_reviewers(crowd, 1), seen.put_nowait):
        outcome = await seen.get()
    assert (crowd.looked, outcome.failed) == (2, None)
    assert outcome.seconds >= reviewers.PAUSE
    assert "review:8:0:" in crowd.chosen


@dataclass
class Playing(Party):
    """People who are always ready, and count what they do; `often`: they did it some times."""

    opened: int = 0
    acted: int = 0
    often: asyncio.Event = field(default_factory=asyncio.Event)

    def ready(self, now: float) -> bool:
        return now > 0

    async def act(self, now: float) -> None:
        assert self.opened
        self.acted += 1
        if self.acted > 3:
            self.often.set()

    async def open(self) -> None:
        self.opened += 1


async def test_they_play_as_long_as_the_house_is_measured_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.load.crowd.old_goblins.PAUSE", 0)
    crowd: Any = Lobby()
    parties = [Playing(crowd, "goblin_teeth", crowd.people, unnoted, random.Random(1)) for _ in range(2)]
    async with playing(parties):
        for party in parties:
            await party.often.wait()
    played = [party.acted for party in parties]
    for _ in range(5):
        await asyncio.sleep(0)
    assert [party.acted for party in parties] == played


async def test_moves_are_counted_by_who_made_them(tmp_path: Path) -> None:
    kept = File(tmp_path / "parlour.db")
    with closing(sqlite3.connect(kept.path)) as connection:
        connection.execute('CREATE TABLE moves ("by" TEXT)')
        connection.executemany("INSERT INTO moves VALUES (?)", [("player",), ("goblin",), ("player",)])
        connection.commit()
    assert await moves(kept) == {"player": 2, "goblin": 1}


def test_as_many_goblins_as_asked_for_are_let_in_within_reason(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--old-goblins", "900"])
    assert "900 is not a number from 0 to 20" in capsys.readouterr().err
