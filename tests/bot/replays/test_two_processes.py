"""A match is seen again, and played on, by whichever process hears the click: nothing is kept but the store."""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.replays.bookmarks import remember
from bot.replays.rooms import Rooms, rooms_of
from bot.replays.stage import Asker, nowhere
from bot.screens.custom_ids import Playback
from bot.screens.scene import Scene
from bot.store import Shards
from bot.tables import Elsewhere, Person, TableError, Tables
from games.engine import GameError
from games.engine.words import words
from tests.bot.screens.scenes import text_of
from tests.bot.tables.parlour import ANN, BOB, STRANGER, Parlour, next_to_move, some_move

SAY = words()
OWNER, OTHER = Shards(0, 0, 2), Shards(1, 1, 2)
GUILD = 2 << 22
"""A server of shard 0 of two."""


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    opened = await Parlour.at(tmp_path / "parlour.db")
    opened.tables = Tables(opened.store, opened.clock, shards=OWNER)
    yield opened
    await opened.stop()


def asker(person: Person, *, sees: bool = False) -> Asker:
    return Asker(person, SAY, None, AsyncMock(return_value=True) if sees else nowhere)


async def shown(rooms: Rooms, place: Playback, who: Asker) -> str:
    stage = rooms.stages[place.kind]
    return text_of(stage.screen(await stage.sight(place, who)))


async def refused(rooms: Rooms, place: Playback, who: Asker) -> str:
    try:
        await shown(rooms, place, who)
    except GameError as refusal:
        return refusal.code
    return ""


async def test_any_process_answers_and_none_gives_more(parlour: Parlour) -> None:
    table = (await parlour.match(3, "goblin_market", guild_id=GUILD)).id
    elsewhere = Tables(parlour.store, parlour.clock, shards=OTHER)
    here, there = rooms_of(parlour.tables), rooms_of(elsewhere)
    lots = random.Random(3)
    running = Playback(f"m{table}", 2, "0")
    assert [await refused(rooms, running, asker(ANN)) for rooms in (here, there)] == ["no-record-yet"] * 2
    while (await parlour.tables.look(table, None)).decision is not None:
        person, sight = await next_to_move(parlour, table)
        await parlour.tables.play(table, person.user_id, some_move(lots, sight))
        if sight.told and sight.told[-1].number == 4:
            await remember(parlour.tables, ANN.user_id, Scene(await parlour.tables.look(table, ANN.user_id), SAY), "4")
    with pytest.raises(Elsewhere):
        await elsewhere.look(table, None)
    place = await there.matches.look(Playback(f"m{table}", 0, "0", "b"), asker(ANN), "on")
    assert place.step == 4
    assert await shown(there, place, asker(ANN)) == await shown(here, place, asker(ANN))
    bob = asker(BOB)
    fork = await there.what_if.begin(Playback(f"m{table}", 4, "e"), bob)
    move = str((await here.what_if.sight(fork, bob)).scene.table_view.legal[0])
    on = await here.what_if.play(fork, bob, move)
    assert await shown(there, on, bob) == await shown(here, on, bob)
    with pytest.raises(TableError) as late:
        await there.what_if.play(fork, bob, move)
    assert late.value.code == "replay-moved-on"
    stranger = asker(Person(STRANGER, "Sid"))
    forged = [
        (Playback(f"m{table}", 4, "1"), asker(ANN), "replay-not-yours"),
        (Playback(f"m{table}", 4, "0"), asker(Person(STRANGER, "Sid"), sees=True), "replay-not-yours"),
        (Playback(f"m{table}", 4), stranger, "replay-not-yours"),
        (Playback(f"m{table}", 9999), asker(ANN), "replay-no-step"),
        (Playback(f"m{table}", 4, "9"), asker(ANN), "replay-not-yours"),
        (Playback(f"m{table + 1}", 0), asker(ANN), "table-gone"),
        (on, asker(ANN), "replay-gone"),
    ]
    for rooms in (here, there):
        assert [await refused(rooms, place, who) for place, who, _ in forged] == [code for *_, code in forged]
    await elsewhere.stop()
