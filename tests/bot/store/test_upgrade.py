"""A database that the last release wrote, with running matches of every game, is migrated and played to the end."""

import asyncio
import contextlib
import gzip
import random
import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bot.store import Store
from bot.store.drivers.sqlite_file import PRAGMAS
from bot.tables import Person, Table, TableService, TableView, VirtualClock
from games import find_game, list_game_keys
from games.engine import Match
from tests.empty_house import shape

HOUSE = Path(__file__).with_name("house_of_running_matches.sql.gz")
"""Eleven matches at version 1 of their rules, at all paces; in the second and the sixth somebody has resigned.

It was written once, by the code of that release: by its own `TableService`, with moves by lot.
"""
MATCHES = range(1, 12)


@pytest.fixture(scope="module")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Migrate the database once for all tests; return its file."""
    path = tmp_path_factory.mktemp("house") / "parlour.db"
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript(gzip.decompress(HOUSE.read_bytes()).decode())
    with ThreadPoolExecutor(1) as elsewhere:  # where no event loop is running
        elsewhere.submit(asyncio.run, shape(str(path))).result()
    return path


@pytest.fixture
async def tables(migrated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TableService:
    # Hundreds of moves need not survive a power cut here.
    monkeypatch.setattr("bot.store.drivers.sqlite_file.PRAGMAS", (*PRAGMAS, "PRAGMA synchronous = OFF"))
    return TableService(await Store.open(str(shutil.copy(migrated, tmp_path / "parlour.db"))), VirtualClock())


async def whom_it_waits_for(tables: TableService, table: Table) -> tuple[int, TableView]:
    for sitter in table.present_people:
        table_view = await tables.load_view(table.id, sitter.user_id)
        if table_view.waits_for_viewer:
            return sitter.user_id, table_view
    raise AssertionError("a match that goes on waits for somebody")


def some_move(rng: random.Random, table_view: TableView) -> str:
    """Return a move by lot; every second turn that may end there does, so that a match is short."""
    legal = [str(move) for move in table_view.legal]
    ends = [move for move in legal if move in {"end", "rest", "wait"}]
    return ends[0] if ends and rng.randrange(4) else rng.choice(legal)


@pytest.mark.parametrize("number", MATCHES)
async def test_a_match_of_the_last_release_is_played_to_its_end(tables: TableService, number: int) -> None:
    rng = random.Random(number)
    await tables.time.recover_deadlines_after_restart()
    table = await tables.find_table(number)
    assert (table.status, table.rules_version) == ("playing", 1)
    while table.status == "playing":
        user, table_view = await whom_it_waits_for(tables, table)
        assert table_view.decision is not None
        table = await tables.play_move(number, user, some_move(rng, table_view), table_view.decision.number)
    assert table.status == "over"
    table_view = await tables.load_view(number, None)
    assert table_view.outcome is not None
    record = await tables.load_replay_record(number)
    assert record.version == 1, "it is a match of the rules that it was dealt by"
    replay = Match.replay(record)
    if find_game(record.game).version == 1:
        assert (replay.diverged, replay.match.outcome) == (None, table_view.outcome)
    else:
        assert replay.diverged == 1, "and it says so"
    await tables.flush_surface_writes()
    await tables.store.close()


async def test_why_people_left_is_noted_of_matches_of_the_last_release(tables: TableService) -> None:
    left = {
        number: [sitter.leaving for sitter in (await tables.find_table(number)).sitters if sitter.gone]
        for number in MATCHES
    }
    assert {number: causes for number, causes in left.items() if causes} == {2: ["resigned"], 6: ["resigned"]}
    await tables.store.close()


async def test_matches_of_every_game_are_among_them_and_can_be_asked_what_is_new(tables: TableService) -> None:
    found = [await tables.find_table(number) for number in MATCHES]
    assert {table.game for table in found} == set(list_game_keys())
    for table in found:
        for sitter in table.present_people:
            asked = await tables.find_table(table.id)
            if asked.proposal is None and asked.status == "playing":
                await tables.propose_agreement(table.id, "end", Person(sitter.user_id, sitter.name))
            elif asked.proposal:
                await tables.vote_on_proposal(table.id, sitter.user_id, asked.proposal.number, yes=True)
        assert (await tables.find_table(table.id)).status == "over"
        assert (await tables.load_replay_record(table.id)).agreed
    await tables.flush_surface_writes()
    await tables.store.close()
