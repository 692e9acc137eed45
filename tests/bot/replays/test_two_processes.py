"""A match is seen again, and played on, by whichever process hears the click: nothing is kept but the store."""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.replays.bookmarks import save_bookmark
from bot.replays.playback_stage import ReplayViewer, sees_no_table
from bot.replays.replay_stages import ReplayStageRegistry, build_replay_stages
from bot.screens.custom_ids import ReplayReference
from bot.screens.scene import Scene
from bot.store import Shards
from bot.tables import OwnedElsewhere, Person, TableError, TableService
from games.engine import GameError
from games.engine.words import load_words
from tests.bot.screens.scenes import text_of
from tests.bot.tables.parlour import ANN, BOB, STRANGER, Parlour, next_to_move, some_move

SAY = load_words()
OWNER, OTHER = Shards(0, 0, 2), Shards(1, 1, 2)
GUILD = 2 << 22
"""A server of shard 0 of two."""


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    opened = await Parlour.at(tmp_path / "parlour.db")
    opened.tables = TableService(opened.store, opened.clock, shards=OWNER)
    yield opened
    await opened.stop()


def asker(person: Person, *, sees: bool = False) -> ReplayViewer:
    return ReplayViewer(person, SAY, None, AsyncMock(return_value=True) if sees else sees_no_table)


async def shown(rooms: ReplayStageRegistry, playback: ReplayReference, who: ReplayViewer) -> str:
    stage = rooms.stages[playback.kind]
    return text_of(stage.build_screen(await stage.load_step(playback, who)))


async def refused(rooms: ReplayStageRegistry, playback: ReplayReference, who: ReplayViewer) -> str:
    try:
        await shown(rooms, playback, who)
    except GameError as refusal:
        return refusal.code
    return ""


async def test_any_process_answers_and_none_gives_more(parlour: Parlour) -> None:
    table = (await parlour.match(3, "goblin_market", guild_id=GUILD)).id
    elsewhere = TableService(parlour.store, parlour.clock, shards=OTHER)
    here, there = build_replay_stages(parlour.tables), build_replay_stages(elsewhere)
    rng = random.Random(3)
    running = ReplayReference(f"m{table}", 2, "0")
    assert [await refused(rooms, running, asker(ANN)) for rooms in (here, there)] == ["no-record-yet"] * 2
    while (await parlour.tables.load_view(table, None)).decision is not None:
        person, sight = await next_to_move(parlour, table)
        await parlour.tables.play_move(table, person.user_id, some_move(rng, sight))
        if sight.recent_moves and sight.recent_moves[-1].number == 4:
            await save_bookmark(
                parlour.tables, ANN.user_id, Scene(await parlour.tables.load_view(table, ANN.user_id), SAY), "4"
            )
    with pytest.raises(OwnedElsewhere):
        await elsewhere.load_view(table, None)
    place = await there.matches.handle_button(ReplayReference(f"m{table}", 0, "0", "b"), asker(ANN), "on")
    assert place.step == 4
    assert await shown(there, place, asker(ANN)) == await shown(here, place, asker(ANN))
    bob = asker(BOB)
    fork = await there.what_if.begin_what_if(ReplayReference(f"m{table}", 4, "e"), bob)
    move = str((await here.what_if.load_step(fork, bob)).scene.table_view.legal[0])
    on = await here.what_if.play_choice(fork, bob, move)
    assert await shown(there, on, bob) == await shown(here, on, bob)
    with pytest.raises(TableError) as late:
        await there.what_if.play_choice(fork, bob, move)
    assert late.value.code == "replay-moved-on"
    stranger = asker(Person(STRANGER, "Sid"))
    forged = [
        (ReplayReference(f"m{table}", 4, "1"), asker(ANN), "replay-not-yours"),
        (ReplayReference(f"m{table}", 4, "0"), asker(Person(STRANGER, "Sid"), sees=True), "replay-not-yours"),
        (ReplayReference(f"m{table}", 4), stranger, "replay-not-yours"),
        (ReplayReference(f"m{table}", 9999), asker(ANN), "replay-no-step"),
        (ReplayReference(f"m{table}", 4, "9"), asker(ANN), "replay-not-yours"),
        (ReplayReference(f"m{table + 1}", 0), asker(ANN), "table-gone"),
        (on, asker(ANN), "replay-gone"),
    ]
    for rooms in (here, there):
        assert [await refused(rooms, place, who) for place, who, _ in forged] == [code for *_, code in forged]
    await elsewhere.flush_surface_writes()
