"""A process that is killed in the middle of its work loses no move that it had acknowledged."""

import random
import signal
import subprocess
import sys
from pathlib import Path

from bot.store import Store
from bot.tables import SystemClock, TableService
from games.engine import Match, Record, Snapshot

ROOT = Path(__file__).parents[3]

PLAYS_FOR_EVER = """
import asyncio, itertools, random, sys
from bot.store import Store
from bot.tables import Person, SystemClock, TableService

async def main(path):
    tables = TableService(await Store.open(path), SystemClock())
    found = await tables.list_user_tables(1)
    table = found[0] if found else await begin(tables)
    rng = random.Random(table.version)
    while table.status == "playing":
        for user in (1, 2):
            view = await tables.load_view(table.id, user)
            if view.waits_for_viewer:
                table = await tables.play_move(table.id, user, str(rng.choice(view.legal)), table.decision_number)
                print(table.version, flush=True)

async def begin(tables):
    ann, place = Person(1, "Ann"), {"guild_id": 1, "channel_id": 1}
    table = await tables.open_lobby("gobblestones", ann, language="en", pace="none", **place)
    await tables.join_lobby(table.id, Person(2, "Bob"))
    return await tables.start_match(table.id, 1)

asyncio.run(main(sys.argv[1]))
"""


def killed_after(url: str, lines: int) -> int:
    """Let a process play, kill it after so many acknowledged moves; return the last version it acknowledged."""
    with subprocess.Popen(
        [sys.executable, "-c", PLAYS_FOR_EVER, url], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as playing:
        assert playing.stdout
        heard = [playing.stdout.readline() for _ in range(lines)]
        assert all(heard), "it stopped by itself"
        playing.send_signal(signal.SIGKILL)
        # What it had written before it died was acknowledged too.
        heard += [line for line in playing.stdout if line.endswith("\n")]
    assert playing.returncode == -signal.SIGKILL
    return int(heard[-1])


async def test_a_killed_process_loses_no_acknowledged_move(any_url: str) -> None:
    rng = random.Random(8)
    for _ in range(2):
        acknowledged = killed_after(any_url, rng.randrange(5, 30))
        store = await Store.open(any_url)
        tables = TableService(store, SystemClock())
        (table,) = await tables.list_user_tables(1)
        # The last move may have been stored and not yet acknowledged; none may be missing.
        assert table.version in {acknowledged, acknowledged + 1}
        await assert_whole(store, table.id, table.version)
        await store.close()


async def assert_whole(store: Store, table_id: int, version: int) -> None:
    """Hold the snapshot, the moves and the version against each other: all of a change is there, or nothing."""
    text = await store.tables.find_snapshot(table_id)
    assert text
    snapshot = Snapshot.model_validate_json(text)
    moves = await store.tables.list_record_moves(table_id)
    # Opening, joining and starting made versions 1 to 3; each move one more.
    assert snapshot.step == len(moves) == version - 3
    fields = snapshot.model_dump(include={"game", "version", "seats", "options", "seed"})
    match = Match.restore(snapshot)
    replay = Match.replay(Record(**fields, commitment=match.commitment, moves=moves))
    assert replay.diverged is None
    assert replay.match.take_snapshot() == snapshot
