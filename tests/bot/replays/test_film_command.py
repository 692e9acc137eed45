"""The command that writes a match as a moving picture."""

import io
from pathlib import Path

import pytest
from PIL import Image

from bot.replays.__main__ import main
from tests.bot.replays.records import GOLDEN


def test_a_record_becomes_a_moving_picture(tmp_path: Path) -> None:
    record, file = GOLDEN / "goblin_market" / "golden" / "open-3.json", tmp_path / "match.gif"
    assert main([str(record), str(file), "--names", "Ann", "Bob"]) == 0
    with Image.open(io.BytesIO(file.read_bytes())) as moving:
        assert moving.format == "GIF"


def test_what_is_no_record_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.json"), str(tmp_path / "match.gif")]) == 1
    assert "none.json" in capsys.readouterr().err
