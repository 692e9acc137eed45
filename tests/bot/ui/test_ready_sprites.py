"""The bot takes ready sprites from an atlas; where there is none, another process builds it."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.ui.composing import ready_sprites
from bot.ui.composing.ready_sprites import prepare_sprite_atlas

WRITES = "import sys, pathlib; pathlib.Path(sys.argv[1]).mkdir(); pathlib.Path(sys.argv[1], 'atlas').touch()"


class Opened:
    """Stands for the sprites of the process: it finds an atlas where the builder has left its file."""

    def __init__(self) -> None:
        self.asked: list[tuple[Path, ...]] = []

    def open_first_atlas(self, *folders: Path) -> bool:
        self.asked.append(folders)
        return any((folder / "atlas").exists() for folder in folders)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Opened:
    opened = Opened()
    monkeypatch.setattr(ready_sprites, "READY", opened)
    monkeypatch.setattr(ready_sprites, "WITHOUT_ATLAS", False)
    monkeypatch.setattr(ready_sprites, "BUILT", tmp_path / "none" / "sprites")
    return opened


async def until_idle(folder: Path, *, build: bool = True) -> None:
    async with prepare_sprite_atlas(folder, build=build):
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            await task


async def test_without_an_atlas_another_process_builds_it_and_it_is_opened(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ready_sprites, "ATLAS_COMMAND", (sys.executable, "-c", WRITES))
    await until_idle(tmp_path / "data")
    assert opened.asked == [(tmp_path / "none" / "sprites", tmp_path / "data"), (tmp_path / "data",)]


async def test_with_an_atlas_no_process_is_started(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ready_sprites, "ATLAS_COMMAND", ("/nothing/to/run",))
    (tmp_path / "atlas").touch()
    await until_idle(tmp_path)
    assert len(opened.asked) == 1


@pytest.mark.parametrize("command", [(sys.executable, "-c", "raise SystemExit(1)"), ("/nothing/to/run",)])
async def test_where_none_can_be_built_the_bot_plays_on(
    opened: Opened,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    command: tuple[str],
) -> None:
    monkeypatch.setattr(ready_sprites, "ATLAS_COMMAND", command)
    await until_idle(tmp_path)
    assert len(opened.asked) == 1
    assert "when they are needed" in caplog.text


async def test_a_builder_ends_with_the_bot(opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = asyncio.Event()
    run = asyncio.create_subprocess_exec
    processes: list[asyncio.subprocess.Process] = []

    async def start(*command: str, **options: Any) -> asyncio.subprocess.Process:
        processes.append(await run(*command, **options))
        started.set()
        return processes[0]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    monkeypatch.setattr(ready_sprites, "ATLAS_COMMAND", (sys.executable, "-c", "import time; time.sleep(60)"))
    async with prepare_sprite_atlas(tmp_path):
        await started.wait()
    assert processes[0].returncode
    assert len(opened.asked) == 1


async def test_a_small_host_starts_no_builder(opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready_sprites, "ATLAS_COMMAND", (sys.executable, "-c", WRITES))
    await until_idle(tmp_path / "data", build=False)
    assert opened.asked == [(tmp_path / "none" / "sprites", tmp_path / "data")]
    assert not (tmp_path / "data").exists()
