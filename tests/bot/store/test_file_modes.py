"""Files with secrets are closed to others, and if that is impossible, the operator is warned."""

import asyncio
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store import Store, StoreUnavailable
from bot.store.drivers.file_modes import create_private_file, make_files_private
from bot.store.upkeep.backups import make_rotating_backup


@pytest.fixture
def open_file(tmp_path: Path) -> Path:
    file = tmp_path / "parlour.db"
    file.touch(mode=0o644)
    file.chmod(0o644)
    return file


def test_a_file_that_others_can_read_is_closed_to_them_without_a_word(
    open_file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    make_files_private(open_file, open_file.with_name("not there"))
    assert open_file.stat().st_mode & 0o777 == 0o600
    assert caplog.text == ""


def test_a_new_file_is_closed_from_its_first_moment(tmp_path: Path) -> None:
    create_private_file(file := tmp_path / "new.db")
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_file_of_somebody_else_is_warned_of(
    open_file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def not_mine(_file: Path, _mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", not_mine)
    make_files_private(open_file)
    reason = "[Errno 1] Operation not permitted"
    assert caplog.messages == [f"others can read {open_file}, and it cannot be closed to them: {reason}"]


def test_a_file_system_that_knows_no_owners_is_warned_of(
    open_file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Path, "chmod", lambda _file, _mode: None)
    make_files_private(open_file)
    assert f"others can read {open_file}, and its file system" in caplog.text


async def test_nothing_beside_the_database_is_open_to_others(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        database = tmp_path / "data" / "parlour.db"
        store = await Store.open(str(database))
        await store.save_stored_value("a", "b")
        await store.checkpoint()
        make_rotating_backup(database, database.parent / "backups", 1, datetime.now(UTC))
        open_to_others = [str(file) for file in database.parent.rglob("*") if file.stat().st_mode & 0o037]
        await store.close()
    finally:
        os.umask(before)
    assert open_to_others == []


OPEN = 0o755


@pytest.mark.parametrize("what", ["folder", "text"])
def test_what_is_no_database_is_not_touched(tmp_path: Path, what: str) -> None:
    there = tmp_path / "data"
    if what == "folder":
        there.mkdir()
    else:
        there.write_text("Dear goblins, this is a letter.")
    there.chmod(OPEN)
    before = there.stat()
    with pytest.raises(StoreUnavailable):
        asyncio.run(Store.open(str(there)))
    assert (there.stat().st_mode, there.stat().st_mtime_ns) == (before.st_mode, before.st_mtime_ns)
    assert list(tmp_path.iterdir()) == [there]


def test_a_folder_is_never_closed_like_a_file(tmp_path: Path) -> None:
    tmp_path.chmod(OPEN)
    make_files_private(tmp_path)
    with pytest.raises(IsADirectoryError):
        create_private_file(tmp_path)
    assert tmp_path.stat().st_mode & 0o777 == OPEN
