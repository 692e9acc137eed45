"""What an error of a file, of SQLite or of a port means: read by its code, in one place for the whole program.

Each code has a sentence of the catalogue and an exit status. What passes by itself ends with `AWAY`, and a supervisor
starts the bot again; what the operator must change ends with `FINAL`.
"""

import errno
import os
import shutil
import socket
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from games.engine.words import get_english_sentence

AWAY, FINAL = 1, 2
"""The exit statuses: a new start may help, or only the operator."""


class ErrorCause(NamedTuple):
    """What is wrong: the key of its sentence, and the exit status."""

    key: str
    status: int


FULL = ErrorCause("file-full", AWAY)
FAILING = ErrorCause("file-failing", AWAY)
LOCKED = ErrorCause("file-locked", AWAY)
TOO_MANY = ErrorCause("file-too-many", AWAY)
DAMAGED = ErrorCause("file-damaged", FINAL)
CLOSED = ErrorCause("file-closed", FINAL)
CLOSED_FOLDER = ErrorCause("file-closed-folder", FINAL)
READ_ONLY = ErrorCause("file-read-only", FINAL)
MISSING = ErrorCause("file-missing", FINAL)
NO_FOLDER = ErrorCause("file-no-folder", FINAL)
NO_DATABASE = ErrorCause("file-no-database", FINAL)
IS_FOLDER = ErrorCause("file-is-folder", FINAL)
NOT_FOLDER = ErrorCause("file-not-folder", FINAL)
BAD_NAME = ErrorCause("file-bad-name", FINAL)
UNKNOWN = ErrorCause("file-unknown", AWAY)

BY_ERRNO: Mapping[int, ErrorCause] = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EIO: FAILING,
    errno.EMFILE: TOO_MANY,
    errno.ENFILE: TOO_MANY,
    errno.EACCES: CLOSED,
    errno.EPERM: CLOSED,
    errno.EROFS: READ_ONLY,
    errno.ENOENT: MISSING,
    errno.EISDIR: IS_FOLDER,
    errno.ENOTDIR: NOT_FOLDER,
    errno.EEXIST: NOT_FOLDER,
    errno.ENAMETOOLONG: BAD_NAME,
}
BY_SQLITE: Mapping[int, ErrorCause] = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR: FAILING,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_PERM: CLOSED,
    sqlite3.SQLITE_READONLY: CLOSED,
    sqlite3.SQLITE_CANTOPEN: UNKNOWN,
}
"""By the lowest byte of the code: the others say at which step it failed."""

SEEN_OUTSIDE = frozenset({sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM})
"""Codes of SQLite that have several causes: the file, its folder and its disk say which."""

OF_A_DISK = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS})
"""Codes that only a file has, although writing to an open one does not name it."""

PORT_IN_USE = ErrorCause("error-port-in-use", FINAL)
PORT_CLOSED = ErrorCause("error-port-closed", FINAL)
NO_ADDRESS = ErrorCause("error-no-such-address", FINAL)
NO_ANSWER = ErrorCause("error-address-unknown", AWAY)
NO_PORT = ErrorCause("error-no-port", AWAY)
OF_A_HOST = (NO_ADDRESS, NO_ANSWER)

BY_PORT: Mapping[int, ErrorCause] = {
    errno.EADDRINUSE: PORT_IN_USE,
    errno.EADDRNOTAVAIL: NO_ADDRESS,
    errno.EAFNOSUPPORT: NO_ADDRESS,
    errno.EACCES: PORT_CLOSED,
    errno.EPERM: PORT_CLOSED,
    socket.EAI_NONAME: NO_ADDRESS,
    socket.EAI_NODATA: NO_ADDRESS,
    socket.EAI_AGAIN: NO_ANSWER,
}
"""Why a port cannot be opened; names that cannot be looked up have codes of their own, below zero."""


class ResourceError(Exception):
    """What keeps a file or a port from being used; reads as one sentence with the way out."""

    def __init__(self, cause: ErrorCause, /, **arguments: str) -> None:
        super().__init__(get_english_sentence(cause.key, **arguments))
        self.cause = cause

    @property
    def exit_status(self) -> int:
        """The exit status of a process that cannot go on."""
        return self.cause.status


def explain_file_error(problem: BaseException, file: Path | None = None, setting: str = "none") -> ResourceError | None:
    """Return what keeps a file from being used; `None`: the error is not of a file.

    `file` is meant where the error names none, and `setting` names the file.
    """
    for error in _walk_causes(problem):
        if isinstance(error, sqlite3.Error) and file is not None:
            return _build_resource_error(_find_sqlite_cause(error, file), file, setting, error)
        if isinstance(error, OSError) and (error.filename is not None or error.errno in OF_A_DISK):
            place = _find_error_file(error) or file or Path.cwd()
            return _build_resource_error(_find_system_cause(error, place), place, setting, error)
    return None


def check_folder_writable(folder: Path, setting: str) -> ResourceError | None:
    """Probe whether files can be written in a folder, which is made if missing; return what is wrong, or `None`."""
    there = next(one for one in (folder.absolute(), *folder.absolute().parents) if os.path.lexists(one))
    if os.access(there, os.W_OK | os.X_OK) and there.is_dir():
        return None
    cause = CLOSED_FOLDER if os.path.isdir(there) else NOT_FOLDER  # noqa: PTH112  Path's own raises where it is closed
    cause = READ_ONLY if os.statvfs(there).f_flag & os.ST_RDONLY else cause
    return ResourceError(cause, file=str(there if cause is NOT_FOLDER else folder), folder=str(there), setting=setting)


def explain_port_error(problem: OSError, port: int, *, port_name: str, host_name: str = "") -> ResourceError:
    """Return what keeps a port of this machine from being opened; the names are those of its settings."""
    cause = BY_PORT.get(problem.errno or 0, NO_PORT)
    words = problem.strerror or type(problem).__name__
    return ResourceError(cause, port=str(port), name=host_name if cause in OF_A_HOST else port_name, problem=words)


def _walk_causes(problem: BaseException) -> Iterator[BaseException]:
    """Yield an error and those that caused it; SQLAlchemy keeps the driver's as `orig`."""
    following: BaseException | None = problem
    while following is not None:
        yield following
        following = getattr(following, "orig", None) or following.__cause__


def _find_error_file(error: OSError) -> Path | None:
    """Return the file that an error names: of two, the one that was written."""
    name = error.filename2 or error.filename
    return Path(os.fsdecode(name)) if isinstance(name, str | bytes) else None


def _find_sqlite_cause(error: sqlite3.Error, file: Path) -> ErrorCause:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    cause = BY_SQLITE.get(code, UNKNOWN)
    return _inspect_file(file, cause) if code in SEEN_OUTSIDE else cause


def _find_system_cause(error: OSError, place: Path) -> ErrorCause:
    cause = BY_ERRNO.get(error.errno or 0, UNKNOWN)
    if cause is CLOSED and not os.path.exists(place):  # noqa: PTH110  Path.exists raises where a folder is closed
        return CLOSED_FOLDER
    if cause is MISSING and not os.path.isdir(place.parent):  # noqa: PTH112  the same
        return NO_FOLDER
    return cause


def _inspect_file(file: Path, cause: ErrorCause) -> ErrorCause:
    """Return what can be seen of a file from outside, otherwise the given cause."""
    folder, there = file.absolute().parent, os.path.lexists(file)
    looks: tuple[tuple[ErrorCause, Callable[[], bool]], ...] = (
        (IS_FOLDER, lambda: os.path.isdir(file)),  # noqa: PTH112  Path's own raises where a folder is closed
        (NO_FOLDER, lambda: not os.path.lexists(folder)),
        (CLOSED_FOLDER, lambda: not os.access(folder, os.X_OK)),
        (READ_ONLY, lambda: bool(os.statvfs(folder).f_flag & os.ST_RDONLY)),
        (CLOSED, lambda: there and not os.access(file, os.R_OK | os.W_OK)),
        (CLOSED_FOLDER, lambda: not os.access(folder, os.W_OK)),
        (NO_DATABASE, lambda: not there),
        (FULL, lambda: shutil.disk_usage(folder).free < ROOM),
    )
    return next((seen for seen, is_so in looks if is_so()), cause)


ROOM = 1 << 16
"""Bytes: SQLite's index beside a database grows by half of this."""


def _build_resource_error(cause: ErrorCause, file: Path, setting: str, error: Exception) -> ResourceError:
    problem = (str(error) or type(error).__name__).splitlines()[0]
    folder = str(file.absolute().parent)
    return ResourceError(cause, file=str(file), folder=folder, setting=setting, problem=problem)
