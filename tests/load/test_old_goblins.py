"""Old goblins think while a bot is measured."""

import asyncio
import random
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import SeenMessage
from bot.sandbox.world.world import User
from games.engine.goblins import GoblinLevel
from tests.load.__main__ import main
from tests.load.crowd.old_goblins import elders, playing
from tests.load.crowd.party import Party, unnoted
from tests.load.crowd.people import ClickOutcome
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
