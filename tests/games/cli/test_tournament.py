"""Tournaments: who sits where, what is reported, and runs that continue after a stop."""

import json
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from games.cli import main
from games.cli.contest import ContestPlan, ContestResult, compute_wilson_interval, list_seatings, play_contest_batch
from games.cli.jobs import Block, Result, WorkPlan, plan_batches, run_batches
from games.cli.refusals import BadArgument

SOLO = ContestPlan("gobblestones", 2, {}, "1", ("random", "silent"))


def test_each_player_sits_once_on_every_seat_and_the_last_one_fills_up() -> None:
    assert list_seatings(("grown", "thumb"), 3) == [
        ("grown", "thumb", "thumb"),
        ("thumb", "thumb", "grown"),
        ("thumb", "grown", "thumb"),
    ]


def test_players_alike_need_no_change_of_seats() -> None:
    assert list_seatings(("grown",), 4) == [("grown",) * 4]


def test_of_more_players_than_seats_all_meet() -> None:
    assert {frozenset(table) for table in list_seatings(("a", "b", "c"), 2)} == {
        frozenset("ab"),
        frozenset("ac"),
        frozenset("bc"),
    }


def test_the_interval_is_that_of_wilson() -> None:
    least, most = compute_wilson_interval(0.5, 100)
    assert (round(least, 4), round(most, 4)) == (0.4038, 0.5962)
    assert compute_wilson_interval(0, 0) == (0, 1)


def test_each_deal_is_played_on_both_seats() -> None:
    standing = SOLO.play_matches(range(1, 5))
    assert standing.matches == 4
    assert {name: tally.seats for name, tally in standing.tallies.items()} == {"random": 4, "silent": 4}
    assert sum(standing.wins_by_seat) == 4


def test_blocks_cover_all_matches_once() -> None:
    for matches, jobs in ((1, 1), (7, 2), (400, 2), (1000, 3)):
        assert [number for block in plan_batches(matches, jobs) for number in block] == list(range(1, matches + 1))


def counted(block: Block) -> Result:
    return {"sum": sum(block)}


def test_two_processes_find_what_one_finds() -> None:
    alone = run_batches(partial(play_contest_batch, SOLO), plan_batches(8, 1), WorkPlan(), {})
    together = run_batches(partial(play_contest_batch, SOLO), plan_batches(8, 1), WorkPlan(jobs=2), {})
    found = [ContestResult(), ContestResult()]
    for standing, results in zip(found, (alone, together), strict=True):
        for result in results:
            standing.merge_result(ContestResult.from_dict(result))
    assert found[0].wins_by_seat == found[1].wins_by_seat
    assert found[0].moves == found[1].moves


class Killed(Exception):
    """Stands in for the end of the process."""


def test_a_run_that_was_killed_goes_on_from_its_last_finished_block(tmp_path: Path) -> None:
    todo, labour, worked = list(plan_batches(40, 1)), WorkPlan(journal=tmp_path / "journal"), list[Block]()

    def dying(block: Block) -> Result:
        if len(worked) == 3:
            raise Killed
        worked.append(block)
        return counted(block)

    with pytest.raises(Killed):
        list(run_batches(dying, todo, labour, {"run": 1}))
    with (tmp_path / "journal").open("a") as journal:
        journal.write('{"block": [4')
    again = list[Block]()

    def counting(block: Block) -> Result:
        again.append(block)
        return counted(block)

    results = list(run_batches(counting, todo, labour, {"run": 1}))
    assert again == todo[3:]
    assert sum(result["sum"] for result in results) == sum(range(41))
    assert not list(run_batches(dying, [], labour, {"run": 1}))


def test_a_journal_of_another_run_is_refused(tmp_path: Path) -> None:
    labour = WorkPlan(journal=tmp_path / "journal")
    list(run_batches(counted, plan_batches(2, 1), labour, {"run": 1}))
    with pytest.raises(BadArgument, match="another run"):
        list(run_batches(counted, plan_batches(2, 1), labour, {"run": 2}))


@pytest.mark.allow_hosts(["127.0.0.1", "::1", "8.8.8.8"])  # Dask looks there for its own address, and sends nothing
@pytest.mark.filterwarnings("ignore")  # Dask warns of much that is no concern of ours
def test_the_same_jobs_run_on_a_cluster() -> None:
    distributed = pytest.importorskip("distributed", reason="Dask (the extra “cluster”) is not installed")
    with distributed.LocalCluster(n_workers=2, processes=False, dashboard_address=None) as cluster:
        labour = WorkPlan(cluster=cluster.scheduler_address)
        results = list(run_batches(counted, plan_batches(20, 2), labour, {}))
    assert sum(result["sum"] for result in results) == sum(range(21))


@pytest.mark.parametrize("fault", [OSError("Timed out trying to connect to tcp://127.0.0.1:1"), ValueError("no")])
def test_a_cluster_that_does_not_answer_is_one_sentence(fault: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_address: str) -> None:
        raise fault

    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=refuse))
    with pytest.raises(BadArgument, match=r"^No cluster answers at tcp://127\.0\.0\.1:1\."):
        list(run_batches(counted, plan_batches(2, 1), WorkPlan(cluster="tcp://127.0.0.1:1"), {}))


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["tournament", "gobblestones", "--seats", "3", "--matches", "6", *arguments]) == 0
    return capsys.readouterr().out


def test_it_tells_each_player_s_share_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    players = ("--players", "silent", "random")
    assert told(capsys, *players).splitlines()[0] == "Gobblestones, 3 players; 6 matches"
    standing = json.loads(told(capsys, *players, "--json"))["standing"]
    assert [row["player"] for row in standing] == ["silent", "random"]
    assert [row["seats"] for row in standing] == [6, 12]
    assert sum(row["wins"] for row in standing) == pytest.approx(6)
    for row in standing:
        assert row["interval"][0] <= row["share"] <= row["interval"][1]


def test_a_player_that_nobody_knows_is_refused_with_those_who_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "gobblestones", "--players", "zog"]) == 2
    assert "old, thumb" in capsys.readouterr().err
