"""A database written by the first version still works: running matches of all games are played on and can be proved."""

import contextlib
import gzip
import random
import sqlite3
from pathlib import Path

import pytest

from bot.store import Store
from bot.tables import Posting, Table, TableService, VirtualClock
from games import find_game
from games.engine import Match, Record, Snapshot

HOUSE = Path(__file__).with_name("house_of_0001.sql.gz")
"""Five matches under way, one that is over, its rematch, a closed lobby, and a match with goblins."""

BEFORE, MORE = 24, 12
"""So many moves were played at each match, and are played on."""


@pytest.fixture
def old_house(tmp_path: Path) -> Path:
    path = tmp_path / "parlour.db"
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript(gzip.decompress(HOUSE.read_bytes()).decode())
    return path


async def moved(tables: TableService, table: Table, rng: random.Random) -> Table:
    """Let a player who is asked make some move."""
    for sitter in table.sitters:
        table_view = await tables.load_view(table.id, sitter.user_id)
        if table_view.waits_for_viewer and table_view.decision:
            move = rng.choice([str(move) for move in table_view.legal])
            return await tables.play_move(table.id, sitter.user_id, move, table_view.decision.number)
    raise AssertionError("a match that goes on waits for somebody")


def where_it_parts(record: Record) -> int | None:
    """Return where a record differs: at once if the rules have changed since, otherwise nowhere."""
    return 1 if record.version < find_game(record.game).version else None


@pytest.mark.parametrize("number", range(1, 6))
async def test_a_match_under_way_goes_on_and_all_of_it_replays(old_house: Path, number: int) -> None:
    store = await Store.open(str(old_house))
    tables, rng = TableService(store, VirtualClock()), random.Random(number)
    await tables.time.recover_deadlines_after_restart()
    table = await tables.find_table(number)
    for _ in range(MORE):
        table = await moved(tables, table, rng)
    text = await store.tables.find_snapshot(number)
    assert text
    snapshot = Snapshot.model_validate_json(text)
    moves = await store.tables.list_record_moves(number)
    assert len(moves) == snapshot.step == BEFORE + MORE
    proof = Match.restore(snapshot, moves).build_record().model_copy(update={"version": table.rules_version})
    replay = Match.replay(proof)
    assert replay.diverged == where_it_parts(proof)
    assert replay.diverged or replay.match.take_snapshot() == snapshot
    await tables.flush_surface_writes()
    await store.close()


async def test_everything_else_is_as_it_was(old_house: Path) -> None:
    store = await Store.open(str(old_house))
    tables = TableService(store, VirtualClock())
    found = [await tables.find_table(number) for number in range(1, 10)]
    assert [table.status for table in found] == [*["playing"] * 5, "over", "lobby", "closed", "playing"]
    assert found[6].rematch_of == found[5].id
    assert [sitter.dm for sitter in found[0].sitters] == ["unknown", "unknown", "closed"]
    record = await tables.load_replay_record(6)
    assert Match.replay(record).diverged == where_it_parts(record)
    assert [surface.kind for surface in await tables.shown.list_surfaces(1)] == [
        "lobby",
        "board",
        "panel",
        "panel",
        "panel",
    ]
    assert await tables.shown.list_pending_postings(1, 3) == [Posting("board", None, 1)]
    assert await store.get_stored_value("commands") == "abc"
    assert await tables.shown.list_stale_tables() == (1, 2, 3, 4, 5, 7, 9)
    await tables.flush_surface_writes()
    await store.close()
