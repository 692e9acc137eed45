"""`python -m tests.pictures` measures, and saves pictures for people to look at."""

import json
from pathlib import Path

import pytest

from tests.pictures import bench
from tests.pictures.__main__ import main


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)


def test_the_bench_tells_milliseconds_and_kilobytes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gobblestones", "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert {"game", "picture", "ms", "kB", "width", "height", "frames"} == set(measured[0])
    assert all(one["ms"] > 0 and one["kB"] > 1 for one in measured)
    assert {one["picture"] for one in measured if one["frames"] > 1} == {"caught.gif", "proved.gif"}


@pytest.mark.parametrize(
    ("games", "least"),
    [
        pytest.param(["goats_and_goblins"], {"goats_and_goblins-failed"}, id="one"),
        pytest.param([], {"emerald_skulls-roll", "house-podium of five"}, id="all", marks=pytest.mark.rare),
    ],
)
def test_the_bench_saves_pictures_with_their_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], games: list[str], least: set[str]
) -> None:
    assert main([*games, "--save", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    stills = [file for file in tmp_path.glob("*.png") if not file.stem.endswith("-frames")]
    moving = list(tmp_path.glob("*.gif"))
    assert len(stills) + len(moving) == len(list(tmp_path.glob("*.txt"))) >= len(lines)
    assert {file.stem for file in moving} >= least
    assert all(file.with_name(f"{file.stem}-frames.png").exists() for file in moving)


def test_the_bench_plays_at_tables_and_tells_what_their_pictures_cost(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gobblestones", "--tables", "2", "--json"]) == 0
    spent = json.loads(capsys.readouterr().out)
    assert {one["kind"] for one in spent} == {"board", "panel", "hand"}
    assert all(one["ms"] > 0 and one["kB"] > 1 and one["pictures"] > 0 for one in spent)
    assert main(["gobblestones", "--tables", "1"]) == 0
    assert "gobblestones" in capsys.readouterr().out
