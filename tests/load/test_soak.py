"""A soak counts what it says: a move that is gone, one that is stored twice, and a table that stays dark."""

import asyncio
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.sandbox import SeenMessage
from bot.store import Store
from bot.tables import Person, SystemClock, TableService
from tests.load.crowd.people import ClickOutcome
from tests.load.houses.database import File
from tests.load.houses.postgres_server import NoServer, programs
from tests.load.soak import BAD, Counted, Soak, SoakPlan, joined, main
from tests.load.trouble.accepted_moves import COMING_BACK, accepted, unanswered
from tests.load.trouble.consistency import Witness
from tests.load.trouble.faults import TROUBLES, FaultScene


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """Return the database of a match that was played to its end, and its moves; each test takes a copy."""
    path = tmp_path_factory.mktemp("played") / "parlour.db"
    return path, asyncio.run(play_match(path))


async def play_match(path: Path) -> list[str]:
    """Play a match to its end in a new database, and return its moves."""
    store, moves = await Store.open(str(path)), list[str]()
    tables = TableService(store, SystemClock())
    table = await tables.open_lobby("emerald_skulls", Person(1, "Ann"), guild_id=1, channel_id=2, language="en")
    await tables.start_match(table.id, 1)
    while (await tables.find_table(table.id)).status == "playing":
        moves.append(str((await tables.load_view(table.id, 1)).legal[-1]))
        await tables.play_move(table.id, 1, moves[-1])
    await store.close()
    return moves


@pytest.fixture
async def witness(tmp_path: Path, played: tuple[Path, list[str]]) -> Witness:
    """Return a witness of a bot in which one match was played to its end, each move by a click."""
    path, (database, moves) = tmp_path / "parlour.db", played
    shutil.copy(database, path)
    witness = Witness(File(path))
    witness.accepted[1].extend(moves)
    witness.clicked.update((1, 1, move) for move in moves)
    await witness.look()
    return witness


BACK_SOON, NO_BOOKS = COMING_BACK


def saying(text: str) -> SeenMessage:
    return SeenMessage({"content": text, "components": [], "embeds": []}, {})


def change(witness: Witness, statement: str) -> None:
    connection = sqlite3.connect(witness.kept.url)
    connection.execute(statement)
    connection.commit()
    connection.close()


async def test_a_sound_house_has_nothing_to_count(witness: Witness) -> None:
    await witness.look()
    assert (witness.lost(), await witness.doubled()) == ({}, [])
    assert await witness.verified() == (1, 0)
    assert witness.moves == len(witness.accepted[1])


async def test_a_move_that_was_stored_and_is_gone_is_lost(witness: Witness) -> None:
    change(witness, "DELETE FROM moves WHERE number = 2")
    await witness.look()
    first, second, *_ = witness.accepted[1]
    assert witness.gone == {1: [second]}
    assert witness.lost()[1][0] == second != first
    assert await witness.verified() == (0, 1)


async def test_a_move_that_was_said_yes_to_and_never_stored_is_lost(witness: Witness) -> None:
    witness.accepted[1].insert(1, "dance")
    assert witness.lost() == {1: ["dance"]}


async def test_of_a_row_that_was_said_yes_to_each_move_must_be_stored(witness: Witness) -> None:
    accepted = witness.accepted[1]
    accepted[:2] = [f"{accepted[0]}, {accepted[1]}"]
    assert witness.lost() == {}
    accepted[0] += ", dance"
    assert witness.lost() == {1: ["dance"]}


async def test_a_move_that_nobody_clicked_is_doubled(witness: Witness) -> None:
    *_, move = witness.clicked
    witness.clicked[move] -= 1
    assert [one.times for one in await witness.doubled()] == [1]
    # Other clicks do not make up for it: not those of other people, nor those for other moves.
    table, user, notation = move
    witness.clicked[table, user + 1, notation] += 9
    witness.clicked[table, user, "dance"] += 9
    assert [one.times for one in await witness.doubled()] == [1]


async def test_a_click_may_play_the_rest_of_a_move_with_its_beginning(witness: Witness) -> None:
    longest = max(witness.clicked, key=lambda move: len(move[2].split()))
    table, user, notation = longest
    witness.clicked[longest] -= 1
    witness.clicked[table, user, notation.rpartition(" ")[0]] += 1
    assert await witness.doubled() == []


@pytest.mark.parametrize("other", ["dance, ", ""], ids=["a row", "a row of one"])
async def test_a_click_on_a_row_may_play_each_move_of_it_and_no_other(witness: Witness, other: str) -> None:
    longest = max(witness.clicked, key=lambda move: len(move[2].split()))
    table, user, notation = longest
    short = notation.partition(" ")[2][:-1]
    witness.clicked[longest] -= 1
    witness.record_click(table, user, "pick", f"{other}{notation[:-1]}x")
    witness.record_click(table, user, "play", f"{other}{short}")
    assert [one.times for one in await witness.doubled()] == [1]
    witness.record_click(table, user, "text", f"{other}{short}")
    assert await witness.doubled() == []


async def test_memory_may_grow_by_a_twentieth(tmp_path: Path) -> None:
    house: Any = None  # it is not asked
    soak = Soak(house, house, house, tmp_path, SoakPlan(1), 0.0)
    for late, leaked in ((205.0, 0.0), (210.0, 0.0), (212.0, 2.0)):
        soak.memory = [200.0, late]
        assert soak.leaked == leaked


async def test_a_match_is_unfinished_until_it_is_over_or_paused_and_without_a_deadline_too(witness: Witness) -> None:
    assert await witness.unfinished() == set()
    change(witness, "UPDATE tables SET status = 'playing', deadline = NULL")
    assert await witness.unfinished() == {1}
    change(witness, "UPDATE tables SET paused_at = 1")
    assert await witness.unfinished() == set()


@pytest.mark.parametrize(
    ("outcome", "yes"),
    [
        (ClickOutcome(0.3), True),
        (ClickOutcome(0.0), False),
        (ClickOutcome(2.0, promised=True), False),
        (ClickOutcome(0.3, "failed"), False),
        (ClickOutcome(0.3, text="Your hand\nToo late: Bob played first."), False),
        (ClickOutcome(0.3, text="**Time was up** at <t:1:t>. You passed.\nYour turn"), False),
        (ClickOutcome(0.3, text="The table has moved on: see the newest message."), False),
    ],
    ids=[
        "prompt",
        "the control was gone",
        "promised",
        "failed",
        "somebody was faster",
        "the clock was",
        "the match was",
    ],
)
def test_only_a_prompt_yes_counts_as_one(outcome: ClickOutcome, yes: bool) -> None:
    assert accepted(outcome) is yes


@pytest.mark.parametrize(
    ("outcome", "instead"),
    [
        (ClickOutcome(0.3), None),
        (ClickOutcome(0.3, message=saying("It is not your turn.")), None),
        (ClickOutcome(3.0, "never shown"), "never shown"),
        (ClickOutcome(0.3, message=saying(BACK_SOON)), BACK_SOON),
        (ClickOutcome(0.3, message=saying(NO_BOOKS)), NO_BOOKS),
    ],
    ids=["changed", "refused", "failed", "its process is away", "the database is away"],
)
def test_a_click_counts_as_answered_if_the_process_that_has_the_table_says_anything(
    outcome: ClickOutcome, instead: str | None
) -> None:
    assert unanswered(outcome) == instead


def test_a_clock_that_goes_on_faster_shows_the_same_time_at_first() -> None:
    began = joined(1000.0, 1060.0, 20, 2000)
    assert [began + (now - began) * 2000 for now in (1060.0, 1061.0)] == pytest.approx([2200.0, 4200.0])


@pytest.mark.parametrize("sentence", [None, *BAD])
def test_a_soak_ends_well_only_if_every_sentence_holds(
    sentence: str | None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    counts: dict[str, int | float] = {name: int(name == sentence) for name in (*BAD, "moves", "clicks", "defects")}

    async def soaked(*_: object) -> Counted:
        return Counted(counts, {4: "shut_out"} if sentence == "dark" else {})

    monkeypatch.setattr("tests.load.soak.soaked", soaked)
    assert main([]) == (sentence is not None)
    told = capsys.readouterr().out
    assert told.count("\n") == len(counts) + (sentence == "dark")
    assert ("Table 4 stayed out of date after shut_out." in told) == (sentence == "dark")


@pytest.mark.slow
@pytest.mark.rare
def test_a_short_soak_loses_nothing(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.load.soak.troubles", lambda _: ["killed"])
    # A busy machine answers late: `make soak` counts that on one of its own.
    monkeypatch.setattr("tests.load.soak.BAD", tuple(name for name in BAD if name != "unanswered"))
    assert main(["--tables", "2", "--seconds", "1", "--out", "0"]) == 0
    told = capsys.readouterr().out
    assert "       1  … of them kills" in told
    assert "       0  moves lost" in told


@asynccontextmanager
async def all_at_once(scene: FaultScene) -> AsyncIterator[None]:
    """Kill a process and the database while answers are slow and nobody hears signals; then cut the leases too."""
    async with AsyncExitStack() as stack:
        for name in ("unleased", "killed", "power_cut", "slow_answers", "muted"):
            await stack.enter_async_context(TROUBLES[name](scene))
        yield


go_on = Soak.go_on


async def until_handed_over(soak: Soak, seconds: float) -> None:
    """Go on until somebody has clicked in a direct message at a table of another process: who clicks where is luck."""
    while not soak.tally.handed:
        await go_on(soak, seconds)


@pytest.mark.rare
def test_two_processes_with_all_games_lose_and_double_nothing_and_every_table_is_alive_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    try:
        programs()
    except NoServer as reason:
        pytest.skip(f"no PostgreSQL: {reason}")
    monkeypatch.setattr("tests.load.soak.troubles", lambda _: ["all_at_once"])
    monkeypatch.setitem(TROUBLES, "all_at_once", all_at_once)
    # The minute is for a machine of one's own: `make soak` measures it.
    monkeypatch.setattr("tests.load.soak.DARK", 600.0)
    monkeypatch.setattr("tests.load.soak.EPISODE", 3.0)
    monkeypatch.setattr(Soak, "go_on", until_handed_over)
    main(["--processes", "2", "--tables", "5", "--seconds", "1", "--out", "0"])
    told = capsys.readouterr().out
    for sentence in (
        "moves lost",
        "moves doubled",
        "matches that are not",
        "duplicate messages: second boards or mentions of a table that stayed",
        "tables out of date: a minute after a trouble, somebody had no question with controls, or no answer",
        "tracebacks in the bot's log",
    ):
        assert f"       0  {sentence}" in told, told
    alive = re.search(r"all_at_once: (\d+) times a table was up to date again", told)
    assert alive is not None
    # The clock may have ended the matches of the two silent tables in the meantime, on a slow machine.
    assert int(alive[1]) >= 3, "each table at which people play"
    assert "       0  … in direct messages at tables of another process" not in told


@pytest.mark.slow
@pytest.mark.rare
def test_a_house_that_is_killed_again_and_again_loses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--tables", "5", "--kills", "3", "--out", "0"]) == 0
    told = capsys.readouterr().out
    assert "       3  … of them kills" in told
    assert "       0  moves lost" in told


def test_a_trouble_that_there_is_not_is_refused_with_those_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["--troubles", "locked,rain"])
    assert refused.value.code == 2
    assert "torn_between_sessions" in capsys.readouterr().err


async def test_who_gets_no_direct_messages_during_a_trouble_is_noted_with_their_table(tmp_path: Path) -> None:
    people = [SimpleNamespace(id=number, dms_open=number != 2) for number in (1, 2, 3)]
    sandbox = SimpleNamespace(world=SimpleNamespace(has_left=lambda user: user == 3))
    house: Any = SimpleNamespace(crowd=SimpleNamespace(shut_out={(6, 2)}, sandbox=sandbox))
    parties: Any = [SimpleNamespace(table=7, people=people)]
    Soak(house, house, house, tmp_path, SoakPlan(1), 0.0, parties)._record_shut_out()
    assert house.crowd.shut_out == {(6, 2), (7, 2), (7, 3)}
