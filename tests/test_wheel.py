"""The wheel carries everything the bot needs and works from any folder."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from games.engine.assets import ASSETS

ROOT = ASSETS.parent


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and unpack it far away from the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "site")
    return folder / "site"


def run(unpacked: Path, *arguments: str) -> str:
    """Run a module of the unpacked wheel in a folder of its own."""
    environment = {**os.environ, "PYTHONPATH": str(unpacked), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, cwd=unpacked.parent, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_carries_all_assets_pages_and_migrations(unpacked: Path) -> None:
    shipped = {str(file.relative_to(unpacked)) for file in unpacked.rglob("*") if file.is_file()}
    wanted = {
        str(file.relative_to(ROOT))
        for pattern in ("assets/**/*", "bot/sandbox/people/page/**/*", "bot/store/migrations/**/*.py", "games/**/*.py")
        for file in ROOT.glob(pattern)
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert wanted <= shipped
    assert "tests" not in {path.partition("/")[0] for path in shipped}


def test_the_games_run_from_the_wheel_in_any_folder(unpacked: Path) -> None:
    listed = json.loads(run(unpacked, "games", "list", "--json"))
    assert "gobblestones" in str(listed)
    told = json.loads(
        run(unpacked, "games", "simulate", "gobblestones", "--matches", "2", "--seats", "2", "--seed", "1", "--json")
    )
    assert told["matches"] == 2


def test_pictures_are_drawn_from_the_wheel_in_any_folder(unpacked: Path) -> None:
    record, file = ROOT / "tests/games/gobblestones/golden/short-end-2.json", unpacked.parent / "match.gif"
    run(
        unpacked,
        "bot.replays",
        str(record),
        str(file),
    )
    assert file.read_bytes().startswith(b"GIF89a")


def test_the_wheel_brings_the_three_packages_that_the_page_on_hosting_warns_of(unpacked: Path) -> None:
    brought = {path.name for path in unpacked.iterdir() if path.suffix != ".dist-info"}
    assert brought == {"assets", "bot", "games"}
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert "brings the packages `assets`, `bot` and `games`" in " ".join(page.split())
