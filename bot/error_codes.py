"""Explains errors of files, SQLite and ports, by their codes (errno): a sentence and an exit status for each.

Each code has a sentence of the catalogue and an exit status. What passes by itself ends with `EXIT_RETRY`, and a
supervisor starts the bot again; what the operator must change ends with `EXIT_FINAL`.
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

EXIT_RETRY, EXIT_FINAL = 1, 2
"""The exit statuses: a new start may help, or only the operator."""


class ErrorCause(NamedTuple):
    """What is wrong: the key of its sentence, and the exit status."""

    key: str
    status: int


DISK_FULL = ErrorCause("file-full", EXIT_RETRY)
DISK_FAILING = ErrorCause("file-failing", EXIT_RETRY)
FILE_LOCKED = ErrorCause("file-locked", EXIT_RETRY)
TOO_MANY_FILES = ErrorCause("file-too-many", EXIT_RETRY)
FILE_DAMAGED = ErrorCause("file-damaged", EXIT_FINAL)
FILE_ACCESS_DENIED = ErrorCause("file-closed", EXIT_FINAL)
FOLDER_ACCESS_DENIED = ErrorCause("file-closed-folder", EXIT_FINAL)
FILE_READ_ONLY = ErrorCause("file-read-only", EXIT_FINAL)
FILE_MISSING = ErrorCause("file-missing", EXIT_FINAL)
NO_FOLDER = ErrorCause("file-no-folder", EXIT_FINAL)
NO_DATABASE = ErrorCause("file-no-database", EXIT_FINAL)
IS_FOLDER = ErrorCause("file-is-folder", EXIT_FINAL)
NOT_FOLDER = ErrorCause("file-not-folder", EXIT_FINAL)
BAD_NAME = ErrorCause("file-bad-name", EXIT_FINAL)
FILE_ERROR_UNKNOWN = ErrorCause("file-unknown", EXIT_RETRY)

CAUSES_BY_ERRNO: Mapping[int, ErrorCause] = {
    errno.ENOSPC: DISK_FULL,
    errno.EDQUOT: DISK_FULL,
    errno.EIO: DISK_FAILING,
    errno.EMFILE: TOO_MANY_FILES,
    errno.ENFILE: TOO_MANY_FILES,
    errno.EACCES: FILE_ACCESS_DENIED,
    errno.EPERM: FILE_ACCESS_DENIED,
    errno.EROFS: FILE_READ_ONLY,
    errno.ENOENT: FILE_MISSING,
    errno.EISDIR: IS_FOLDER,
    errno.ENOTDIR: NOT_FOLDER,
    errno.EEXIST: NOT_FOLDER,
    errno.ENAMETOOLONG: BAD_NAME,
}
CAUSES_BY_SQLITE_CODE: Mapping[int, ErrorCause] = {
    sqlite3.SQLITE_FULL: DISK_FULL,
    sqlite3.SQLITE_IOERR: DISK_FAILING,
    sqlite3.SQLITE_BUSY: FILE_LOCKED,
    sqlite3.SQLITE_LOCKED: FILE_LOCKED,
    sqlite3.SQLITE_CORRUPT: FILE_DAMAGED,
    sqlite3.SQLITE_NOTADB: FILE_DAMAGED,
    sqlite3.SQLITE_PERM: FILE_ACCESS_DENIED,
    sqlite3.SQLITE_READONLY: FILE_ACCESS_DENIED,
    sqlite3.SQLITE_CANTOPEN: FILE_ERROR_UNKNOWN,
}
"""By the lowest byte of the code: the others say at which step it failed."""

AMBIGUOUS_SQLITE_CODES = frozenset(
    {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM}
)
"""Codes of SQLite that have several causes: the file, its folder and its disk say which."""

DISK_ERRNOS = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS})
"""Codes that only a file has, although writing to an open one does not name it."""

PORT_IN_USE = ErrorCause("error-port-in-use", EXIT_FINAL)
PORT_ACCESS_DENIED = ErrorCause("error-port-closed", EXIT_FINAL)
HOST_NOT_FOUND = ErrorCause("error-no-such-address", EXIT_FINAL)
HOST_LOOKUP_FAILED = ErrorCause("error-address-unknown", EXIT_RETRY)
PORT_FAILED = ErrorCause("error-no-port", EXIT_RETRY)
HOST_CAUSES = (HOST_NOT_FOUND, HOST_LOOKUP_FAILED)

CAUSES_BY_PORT_ERRNO: Mapping[int, ErrorCause] = {
    errno.EADDRINUSE: PORT_IN_USE,
    errno.EADDRNOTAVAIL: HOST_NOT_FOUND,
    errno.EAFNOSUPPORT: HOST_NOT_FOUND,
    errno.EACCES: PORT_ACCESS_DENIED,
    errno.EPERM: PORT_ACCESS_DENIED,
    socket.EAI_NONAME: HOST_NOT_FOUND,
    socket.EAI_NODATA: HOST_NOT_FOUND,
    socket.EAI_AGAIN: HOST_LOOKUP_FAILED,
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
        if isinstance(error, OSError) and (error.filename is not None or error.errno in DISK_ERRNOS):
            place = _find_error_file(error) or file or Path.cwd()
            return _build_resource_error(_find_system_cause(error, place), place, setting, error)
    return None


def check_folder_writable(folder: Path, setting: str) -> ResourceError | None:
    """Probe whether files can be written in a folder, which is made if missing; return what is wrong, or `None`."""
    there = next(path for path in (folder.absolute(), *folder.absolute().parents) if os.path.lexists(path))
    if os.access(there, os.W_OK | os.X_OK) and there.is_dir():
        return None
    cause = FOLDER_ACCESS_DENIED if os.path.isdir(there) else NOT_FOLDER  # noqa: PTH112  Path's own raises where it is closed
    cause = FILE_READ_ONLY if os.statvfs(there).f_flag & os.ST_RDONLY else cause
    return ResourceError(cause, file=str(there if cause is NOT_FOLDER else folder), folder=str(there), setting=setting)


def explain_port_error(problem: OSError, port: int, *, port_name: str, host_name: str = "") -> ResourceError:
    """Return what keeps a port of this machine from being opened; the names are those of its settings."""
    cause = CAUSES_BY_PORT_ERRNO.get(problem.errno or 0, PORT_FAILED)
    words = problem.strerror or type(problem).__name__
    return ResourceError(cause, port=str(port), name=host_name if cause in HOST_CAUSES else port_name, problem=words)


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
    cause = CAUSES_BY_SQLITE_CODE.get(code, FILE_ERROR_UNKNOWN)
    return _diagnose_file(file, cause) if code in AMBIGUOUS_SQLITE_CODES else cause


def _find_system_cause(error: OSError, place: Path) -> ErrorCause:
    cause = CAUSES_BY_ERRNO.get(error.errno or 0, FILE_ERROR_UNKNOWN)
    if cause is FILE_ACCESS_DENIED and not os.path.exists(place):  # noqa: PTH110  Path.exists raises where a folder is closed
        return FOLDER_ACCESS_DENIED
    if cause is FILE_MISSING and not os.path.isdir(place.parent):  # noqa: PTH112  the same
        return NO_FOLDER
    return cause


def _diagnose_file(file: Path, cause: ErrorCause) -> ErrorCause:
    """Return what can be seen of a file from outside, otherwise the given cause."""
    folder, there = file.absolute().parent, os.path.lexists(file)
    looks: tuple[tuple[ErrorCause, Callable[[], bool]], ...] = (
        (IS_FOLDER, lambda: os.path.isdir(file)),  # noqa: PTH112  Path's own raises where a folder is closed
        (NO_FOLDER, lambda: not os.path.lexists(folder)),
        (FOLDER_ACCESS_DENIED, lambda: not os.access(folder, os.X_OK)),
        (FILE_READ_ONLY, lambda: bool(os.statvfs(folder).f_flag & os.ST_RDONLY)),
        (FILE_ACCESS_DENIED, lambda: there and not os.access(file, os.R_OK | os.W_OK)),
        (FOLDER_ACCESS_DENIED, lambda: not os.access(folder, os.W_OK)),
        (NO_DATABASE, lambda: not there),
        (DISK_FULL, lambda: shutil.disk_usage(folder).free < MIN_FREE_DISK_BYTES),
    )
    return next((seen for seen, is_so in looks if is_so()), cause)


MIN_FREE_DISK_BYTES = 1 << 16
"""Bytes: SQLite's index beside a database grows by half of this."""


def _build_resource_error(cause: ErrorCause, file: Path, setting: str, error: Exception) -> ResourceError:
    problem = (str(error) or type(error).__name__).splitlines()[0]
    folder = str(file.absolute().parent)
    return ResourceError(cause, file=str(file), folder=folder, setting=setting, problem=problem)
