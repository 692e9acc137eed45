"""Bots of several processes are measured as one, and their results are reported truly."""

import json
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.world.snowflake import compute_shard
from tests.load import scaling
from tests.load.__main__ import main
from tests.load.crowd.people import ClickOutcome
from tests.load.figures import Answering, Around
from tests.load.houses.database import AUTO, File, kept
from tests.load.houses.fleet import Fleet
from tests.load.houses.measured_house import ProcessorTime
from tests.load.houses.postgres_server import NoServer, PostgresServerProcess, _ticks
from tests.load.houses.process import read_memory
from tests.load.measurement import LoadPlan, noted
from tests.load.scaling import LoadStep, Reached
from tests.load.tally import Tally


class Still:
    """A process that uses as much as it says."""

    def __init__(self, processor: float, memory: float, reads: int) -> None:
        self._processor, self._memory, self._reads = processor, memory, reads

    def processor(self) -> float:
        return self._processor

    def memory(self) -> float:
        return self._memory

    async def counts(self) -> dict[str, int]:
        return {"reads": self._reads, "writes": 1}


async def test_processes_of_a_house_use_processor_together_and_memory_each() -> None:
    processes: Any = [Still(1.5, 200, 3), Still(0.5, 180, 4)]
    fleet = Fleet(processes)
    assert (fleet.processor(), fleet.memory()) == (2.0, 200)
    assert await fleet.counts() == {"reads": 7, "writes": 2}


def test_memory_is_told_with_and_without_mapped_pages_of_files() -> None:
    assert read_memory("Name:\tpython\nVmRSS:\t 4096 kB\nRssAnon:\t 3072 kB\nRssFile:\t 1024 kB\n") == (4.0, 3.0)


class Draft:
    """Some people at a table of a server."""

    def __init__(self, server: int | None) -> None:
        self.server, self.note = server, None


async def test_clicks_by_direct_message_are_told_apart_by_whose_table_it_is() -> None:
    near, far = (next(guild << 22 for guild in range(9) if compute_shard(guild << 22, 2) == shard) for shard in (0, 1))
    parties: Any = [Draft(near), Draft(far)]
    tally = noted(parties, processes=2)
    for party, seconds in zip(parties, (0.1, 0.3), strict=True):
        party.note("play", ClickOutcome(seconds, direct=True))
        party.note("play", ClickOutcome(9.0))
    assert (tally.direct, tally.handed) == ([0.1], [0.3])
    assert tally.clicks == 4


async def test_one_process_hands_nothing_over() -> None:
    parties: Any = [Draft(1 << 22)]
    tally = noted(parties, processes=1)
    parties[0].note("play", ClickOutcome(0.1, direct=True))
    assert (tally.direct, tally.handed) == ([0.1], [])


def stepped(rate: float, *milliseconds: int, failed: str | None = None) -> tuple[LoadStep, Tally]:
    tally = Tally(began=0.0)
    for each in milliseconds:
        tally.note("play", ClickOutcome(each / 1000, failed, direct=True), far=each > 100)
    tally.ended = len(milliseconds) / rate
    spent = ProcessorTime(0.1, 1, 1, 1, 1, 1, sandbox=tally.ended / 2, database=tally.ended / 4)
    around = Around.of(tally, spent, 2, Tally(began=0.0), Tally(began=0.0))
    return LoadStep(rate, Answering.of(tally, spent, 100.0, 80.0), around), tally


async def test_a_rate_is_reached_that_was_answered_in_time_and_whole() -> None:
    assert stepped(10, 90, 120)[0].in_time(250)
    assert not stepped(10, 90, 300)[0].in_time(250)
    assert not stepped(10, 90, failed="never shown")[0].in_time(250)
    late, tally = stepped(10, 90, 120)
    tally.ended *= 2
    assert not LoadStep(10, Answering.of(tally, ProcessorTime(0, 0, 0, 0, 0, 0), 1.0, 1.0), late.around).in_time(250)


async def test_what_a_house_reached_is_told_with_what_a_handed_click_takes_beyond_an_own_one() -> None:
    reached = Reached(2, "PostgreSQL")
    reached.add(*stepped(10, 50, 110))
    reached.add(*stepped(20, 60, 130))
    reached.missed = stepped(25, 300)[0]
    told = reached.figures()
    assert told["reached"] == pytest.approx(20)
    assert told["missed"] == 25
    assert told["handed_beyond_ms"] == pytest.approx(70)
    assert told["sandbox_core_percent"] == pytest.approx(50)
    assert told["database_core_percent"] == pytest.approx(25)
    assert told["database_ms_a_click"] == pytest.approx(12.5)
    assert tuple(told)[: len(scaling.ROWS)] == scaling.ROWS
    assert {"kb_a_click", "requests_a_click", "writes_a_click", "moves", "failures"} <= told.keys(), (
        "for the arithmetic"
    )


async def test_a_house_that_reached_nothing_is_told_as_such() -> None:
    reached = Reached(1, "SQLite", missed=stepped(10, 900)[0])
    assert (reached.figures()["reached"], reached.figures()["p99_ms"]) == (None, 900)


def test_several_processes_need_a_server(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--processes", "2"])
    assert ended.value.code == 2
    assert "Several processes need a PostgreSQL database" in capsys.readouterr().err


def test_without_postgresql_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("tests.load.houses.postgres_server.find_spec", lambda _: None)
    monkeypatch.setattr("tests.load.houses.postgres_server.shutil.which", lambda _: None)
    with pytest.raises(NoServer), kept(AUTO, tmp_path):
        pass
    assert main(["--database", AUTO]) == 2
    assert capsys.readouterr().err.startswith("There is no PostgreSQL to start here: ")


def test_a_server_that_cannot_be_prepared_is_told_in_its_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **_more: object) -> None:
        raise subprocess.CalledProcessError(1, "initdb", stderr=b"initdb: error: no room left\n")

    monkeypatch.setattr("tests.load.houses.postgres_server.subprocess.run", refuse)
    monkeypatch.setattr("tests.load.houses.postgres_server.reachable", lambda found: found)
    with pytest.raises(NoServer, match="initdb: error: no room left"):
        PostgresServerProcess(tmp_path, tmp_path)


@pytest.mark.parametrize("gone", [FileNotFoundError, ProcessLookupError])
def test_a_process_of_the_server_that_ended_just_now_is_no_error(
    gone: type[OSError], monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(_: Path) -> str:
        raise gone

    monkeypatch.setattr(Path, "read_text", read)
    assert _ticks(1) == [0, 0, 0, 0]


def test_each_house_is_named_when_it_is_measured_and_all_stand_in_one_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    houses = [Reached(1, "SQLite"), Reached(2, "PostgreSQL")]
    monkeypatch.setattr(scaling, "measured", lambda _: iter(houses))
    monkeypatch.setattr(scaling, "HOUSES", scaling.HOUSES[:2])
    assert scaling.main([]) == 0
    told = capsys.readouterr()
    assert told.err.splitlines() == ["One process on SQLite is measured.", "2 processes on PostgreSQL are measured."]
    lines = [line.split() for line in told.out.splitlines()]
    assert ["database", "SQLite", "PostgreSQL"] in lines
    assert ["processes", "1", "2"] in lines


def test_a_house_that_does_not_start_is_told_and_the_others_are_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def climb(asked: Any, _most: float, _until: float) -> Reached:
        if asked.processes == 2:
            raise RuntimeError("the bot has ended")
        return Reached(asked.processes, asked.kept.name)

    monkeypatch.setattr(scaling, "climb", climb)
    monkeypatch.setattr(scaling, "HOUSES", ((1, None), (2, None), (4, None)))
    assert scaling.main(["--json"]) == 1
    told = capsys.readouterr()
    assert "2 processes could not be measured: the bot has ended" in told.err
    assert [house["processes"] for house in json.loads(told.out)] == [1, 4]


@pytest.mark.parametrize(("minutes", "rates"), [(100.0, [10.0, 12.5, 15.625]), (0.0, [10.0])])
async def test_no_rate_is_begun_for_which_there_is_no_time(
    minutes: float, rates: list[float], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begun = []

    class Opened:
        async def open(self) -> None: ...

    @asynccontextmanager
    async def opened(_: object) -> AsyncIterator[Opened]:
        yield Opened()

    async def seated(*_: object) -> list[Any]:
        return []

    async def at_rate(*_: object) -> None: ...

    async def step(
        _house: object, _parties: object, _act: object, rate: float, _asked: object
    ) -> tuple[LoadStep, Tally]:
        begun.append(rate)
        return stepped(rate, *([900] if rate > 15 else [100]))

    for name, stand_in in (("opened", opened), ("seated", seated), ("at_rate", at_rate), ("stepped", step)):
        monkeypatch.setattr(scaling, name, stand_in)
    asked = LoadPlan(1, 10.0, 30.0, 0.0, tmp_path, tmp_path, File(tmp_path / "parlour.db"))
    reached = await scaling.climb(asked, 250, time.monotonic() + 60 * minutes)
    assert list(dict.fromkeys(begun)) == rates
    assert (reached.missed is None) == (minutes == 0)
