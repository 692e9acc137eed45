"""`python -m bot.pictures` measures, and saves pictures for people to look at."""

import json
from pathlib import Path

import pytest

from bot.pictures import bench
from bot.pictures.__main__ import main


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)


def test_the_bench_tells_milliseconds_and_kilobytes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gobblestones", "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert {"game", "picture", "ms", "kB", "width", "height"} == set(measured[0])
    assert all(one["ms"] > 0 and one["kB"] > 1 for one in measured)


def test_the_bench_saves_pictures_with_their_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--save", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(list(tmp_path.glob("*.png"))) == len(list(tmp_path.glob("*.txt"))) >= len(lines)
