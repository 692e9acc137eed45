"""What an error of a file, of SQLite or of a port means: by its code, as one sentence and an exit status."""

import errno
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections import namedtuple
from pathlib import Path

import pytest

from bot import error_codes
from bot.error_codes import EXIT_FINAL, EXIT_RETRY, ErrorCause, explain_file_error, explain_port_error
from bot.operator.store_trouble import explain_database_error
from bot.store import StoreUnavailable
from bot.store.database import DriverErrorTranslator
from bot.store.drivers import file_lock
from bot.store.errors import StoreInUse
from bot.store.upkeep.backups import verify_backup
from games.engine.words import get_english_sentence
from tests.empty_house import lay

Room = namedtuple("Room", "total used free")  # noqa: PYI024  as shutil has it

# the code, the key of its sentence, and the exit status
SYSTEM = (
    (errno.ENOSPC, "file-full", 1),
    (errno.EDQUOT, "file-full", 1),
    (errno.EIO, "file-failing", 1),
    (errno.EMFILE, "file-too-many", 1),
    (errno.ENFILE, "file-too-many", 1),
    (errno.EACCES, "file-closed", 2),
    (errno.EPERM, "file-closed", 2),
    (errno.EROFS, "file-read-only", 2),
    (errno.ENOENT, "file-missing", 2),
    (errno.EISDIR, "file-is-folder", 2),
    (errno.ENOTDIR, "file-not-folder", 2),
    (errno.EEXIST, "file-not-folder", 2),
    (errno.ENAMETOOLONG, "file-bad-name", 2),
    (errno.EDOM, "file-unknown", 1),
)
SQLITE = (
    (sqlite3.SQLITE_FULL, "file-full", 1),
    (sqlite3.SQLITE_BUSY, "file-locked", 1),
    (sqlite3.SQLITE_BUSY_SNAPSHOT, "file-locked", 1),
    (sqlite3.SQLITE_LOCKED, "file-locked", 1),
    (sqlite3.SQLITE_CORRUPT, "file-damaged", 2),
    (sqlite3.SQLITE_NOTADB, "file-damaged", 2),
    (sqlite3.SQLITE_IOERR_WRITE, "file-failing", 1),
    (sqlite3.SQLITE_PERM, "file-closed", 2),
    (sqlite3.SQLITE_READONLY, "file-closed", 2),
    (sqlite3.SQLITE_CANTOPEN, "file-unknown", 1),
    (sqlite3.SQLITE_NOMEM, "file-unknown", 1),
)
PORTS = (
    (errno.EADDRINUSE, "error-port-in-use", 2),
    (errno.EADDRNOTAVAIL, "error-no-such-address", 2),
    (errno.EAFNOSUPPORT, "error-no-such-address", 2),
    (errno.EACCES, "error-port-closed", 2),
    (socket.EAI_NONAME, "error-no-such-address", 2),
    (socket.EAI_AGAIN, "error-address-unknown", 1),
    (errno.ENOBUFS, "error-no-port", 1),
)


def of_sqlite(code: int) -> sqlite3.Error:
    problem = sqlite3.OperationalError("disk I/O error")
    problem.sqlite_errorcode = code
    return problem


@pytest.mark.parametrize(("code", "key", "status"), SYSTEM)
def test_an_error_of_the_system_has_its_sentence_and_status(tmp_path: Path, code: int, key: str, status: int) -> None:
    (file := tmp_path / "parlour.db").touch()
    problem = OSError(code, os.strerror(code), str(file))
    for setting in ("none", "BACKUP_FOLDER"):
        trouble = explain_file_error(problem, None, setting)
        assert trouble is not None
        words = {"file": str(file), "folder": str(tmp_path), "setting": setting, "problem": str(problem)}
        assert (str(trouble), trouble.exit_status) == (get_english_sentence(key, **words), status)
        assert "\n" not in str(trouble)


@pytest.mark.parametrize(("code", "key", "status"), SQLITE)
def test_an_error_of_sqlite_has_its_sentence_and_status(tmp_path: Path, code: int, key: str, status: int) -> None:
    (file := tmp_path / "parlour.db").touch()
    wrapped = StoreUnavailable("disk I/O error")
    wrapped.__cause__ = of_sqlite(code)
    trouble = explain_file_error(wrapped, file, "DATABASE_URL")
    assert trouble is not None
    assert trouble.cause == ErrorCause(key, status)
    assert str(file) in str(trouble)


@pytest.mark.parametrize(("code", "key", "status"), PORTS)
def test_an_error_of_a_port_has_its_sentence_and_status(code: int, key: str, status: int) -> None:
    problem = OSError(code, "no")
    trouble = explain_port_error(problem, 80, port_name="HEALTH_PORT", host_name="HEALTH_HOST")
    assert trouble.cause == ErrorCause(key, status)
    assert ("HEALTH_HOST" if "address" in key else "HEALTH_PORT") in str(trouble)


# what SQLite says in several cases, what is seen of file, folder and disk, and the key of the sentence
SEEN: tuple[tuple[int, str, dict[str, object], str], ...] = (
    (sqlite3.SQLITE_CANTOPEN, "there/is/no/folder.db", {}, "file-no-folder"),
    (sqlite3.SQLITE_CANTOPEN, "missing.db", {}, "file-no-database"),
    (sqlite3.SQLITE_CANTOPEN, ".", {}, "file-is-folder"),
    (sqlite3.SQLITE_CANTOPEN, "parlour.db", {"closed": "."}, "file-closed-folder"),
    (sqlite3.SQLITE_READONLY, "parlour.db", {"closed": "parlour.db"}, "file-closed"),
    (sqlite3.SQLITE_IOERR_SHMSIZE, "parlour.db", {"free": 4096}, "file-full"),
    (sqlite3.SQLITE_IOERR_WRITE, "parlour.db", {"free": 10**9}, "file-failing"),
    (sqlite3.SQLITE_BUSY, "parlour.db", {"free": 4096}, "file-locked"),
)


@pytest.mark.parametrize(("code", "name", "world", "key"), SEEN)
def test_where_sqlite_says_little_the_file_its_folder_and_its_disk_say_more(
    tmp_path: Path, code: int, name: str, world: dict[str, object], key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "parlour.db").touch()
    closed = tmp_path / str(world.get("closed", "none"))
    monkeypatch.setattr(os, "access", lambda path, _mode: Path(path) != closed)  # root may write everywhere
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: Room(10**12, 0, world.get("free", 10**9)))
    trouble = explain_file_error(of_sqlite(code), tmp_path / name)
    assert trouble is not None
    assert trouble.cause.key == key


def test_what_is_no_error_of_a_file_has_no_such_sentence() -> None:
    for problem in (ConnectionRefusedError(errno.ECONNREFUSED, "refused"), TimeoutError(), ValueError("no")):
        assert explain_file_error(problem, Path("parlour.db")) is None


def test_a_write_that_does_not_name_its_file_is_of_the_file_that_is_meant(tmp_path: Path) -> None:
    full = OSError(errno.ENOSPC, "No space left on device")
    assert str(tmp_path / "copy.gz") in str(explain_file_error(full, tmp_path / "copy.gz"))
    copying = OSError(errno.ENOSPC, "No space left on device", "from.db", None, str(tmp_path / "to.db"))
    assert str(tmp_path / "to.db") in str(explain_file_error(copying))


@pytest.mark.parametrize(("code", "kind"), [(sqlite3.SQLITE_FULL, StoreUnavailable), (sqlite3.SQLITE_BUSY, StoreInUse)])
def test_only_a_lock_says_that_another_process_has_the_database(
    tmp_path: Path, code: int, kind: type[StoreUnavailable], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Disk:
        def execute(self, _statement: str) -> None:
            raise of_sqlite(code)

        def close(self) -> None: ...

    monkeypatch.setattr(sqlite3, "connect", lambda *_, **__: Disk())
    with pytest.raises(StoreUnavailable) as refused:
        file_lock.FileLock(tmp_path / "parlour.db")
    assert type(refused.value) is kind
    if kind is StoreUnavailable:
        assert explain_database_error(str(tmp_path / "parlour.db"), refused.value)[1] == EXIT_RETRY


def test_a_sound_copy_on_a_full_disk_is_not_called_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: Path) -> sqlite3.Connection:
        raise of_sqlite(sqlite3.SQLITE_IOERR_SHMSIZE)

    monkeypatch.setattr("bot.store.upkeep.backups._open_read_only", full)
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: Room(10**6, 10**6, 0))
    with pytest.raises(StoreUnavailable) as refused:
        verify_backup(file := lay(tmp_path / "parlour.db"))
    sentence, status = explain_database_error(str(file), refused.value)
    assert (sentence, status) == (get_english_sentence("file-full", file=str(file)), EXIT_RETRY)


class OfServer(Exception):
    def __init__(self, sqlstate: str) -> None:
        super().__init__("refused")
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("sqlstate", "status"), [("28P01", EXIT_FINAL), ("3D000", EXIT_FINAL), ("57P03", EXIT_RETRY), ("53100", EXIT_RETRY)]
)
def test_a_server_that_refuses_the_password_is_final_and_one_that_is_away_is_not(sqlstate: str, status: int) -> None:
    problem = StoreUnavailable("refused")
    problem.__cause__ = OfServer(sqlstate)
    sentence, told = explain_database_error("postgresql://me:hush@host/db", problem)
    assert told == status
    assert "hush" not in sentence


def test_the_failure_of_a_file_is_named_with_the_file(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable) as refused, DriverErrorTranslator(tmp_path / "copy.db"):
        raise of_sqlite(sqlite3.SQLITE_FULL)
    assert refused.value.file == tmp_path / "copy.db"
    sentence, _ = explain_database_error(str(tmp_path / "parlour.db"), refused.value)
    assert str(tmp_path / "copy.db") in sentence
    assert "DATABASE_URL" not in sentence


WITHOUT_RIGHTS = ("setpriv", "--bounding-set=-dac_override,-dac_read_search")
"""Lets root read and write only what the modes of files allow."""


@pytest.mark.rare
@pytest.mark.skipif(not shutil.which("setpriv"), reason="setpriv is not there")
@pytest.mark.parametrize("closed", ["data", "data/parlour.db", ".env"])
@pytest.mark.parametrize("command", [["check"], ["tables", "list"], ["backup", "copy.db"]])
def test_what_the_user_may_not_read_is_one_sentence(tmp_path: Path, closed: str, command: list[str]) -> None:
    (tmp_path / "data").mkdir()
    lay(tmp_path / "data/parlour.db")
    (tmp_path / ".env").write_text("LOG_LEVEL=INFO\n")
    (tmp_path / closed).chmod(0)
    started = subprocess.run(
        [*(WITHOUT_RIGHTS if os.geteuid() == 0 else ()), sys.executable, "-m", "bot", *command],
        cwd=tmp_path,
        env={
            "PYTHONPATH": str(Path(error_codes.__file__).parents[1]),
            "PATH": os.environ["PATH"],
            "PARLOUR_ATLAS": "off",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    (tmp_path / closed).chmod(0o700)
    told = started.stdout + started.stderr
    assert "may not" in told
    assert "Traceback" not in told
    assert started.returncode == (1 if command == ["check"] and closed != ".env" else 2), told


@pytest.mark.rare
@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk")
def test_a_full_disk_is_called_full_and_tried_again(tmp_path: Path) -> None:
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1200k", "parlour", tmp_path], check=False)
    if mounted.returncode:
        pytest.skip("nothing may be mounted here")
    try:
        lay(tmp_path / "parlour.db")
        (tmp_path / "fill").write_bytes(bytes(shutil.disk_usage(tmp_path).free))
        for work in ([], ["check"], ["backup", str(tmp_path / "copy.gz")]):
            ended = subprocess.run(
                [sys.executable, "-m", "bot", *work],
                env={
                    **os.environ,
                    "DATABASE_URL": str(tmp_path / "parlour.db"),
                    "DISCORD_TOKEN": "none",
                    "PARLOUR_ATLAS": "off",
                },
                capture_output=True,
                text=True,
                check=False,
            )
            told = ended.stdout + ended.stderr
            assert "no room left" in told, told
            assert ended.returncode == EXIT_RETRY
            assert "damaged," not in told
    finally:
        subprocess.run(["umount", tmp_path], check=True)
