"""Errors of the store (database): what can go wrong with it.

StoreError
├── VersionConflict    the table changed since it was read
├── StoreUnavailable   the database did not do it: locked, full, unreadable
│   └── StoreInUse     another process has the database, or these shards
├── StoreTooNew        the database was written by a newer version of the bot
├── StoreTooOld        … or by an older one
├── NoStep             a database never took the step that it is to go back to
├── OtherShards        other processes divide the servers into another number of shards
├── StoreShrunk        the file holds less than it did
├── NoBackup           a file to restore is not a complete database
├── NoFile             something for files only was asked of a server
├── SameFile           a copy would take the place of the database itself
├── BackupStopped      a stop ended a backup
├── NotEmpty           the target of a move already holds data
└── HalfMoved          a move to the database was interrupted
"""

from pathlib import Path


class StoreError(Exception):
    """The store did not do what was asked, and nothing was changed."""


class VersionConflict(StoreError):
    """The table has another version than the one that the change is based on (optimistic locking)."""


class StoreUnavailable(StoreError):
    """The database refused: it is locked for too long, the disk is full, the file cannot be read.

    `file` is the file that could not be used, where that is not the database itself.
    """

    def __init__(self, problem: str = "", file: Path | None = None) -> None:
        super().__init__(problem)
        self.file = file


class StoreTooNew(StoreError):
    """The database's schema (migration) is one that only a newer version of the bot knows."""


class StoreTooOld(StoreError):
    """The database's schema is of an older version, and only a start of the bot migrates it."""


class StoreInUse(StoreUnavailable):
    """Another process has the database, or these shards: a table has one owner."""


class ShardCountMismatch(StoreError):
    """Other running processes divide the servers into another number of shards."""


class StoreShrunk(StoreError):
    """The database holds less than was noted beside it: the latest data is gone."""


class UnknownRevision(StoreError):
    """A database never took the step that it is to go back to."""


class BadBackup(StoreError):
    """A file to restore is not a complete database of the parlour."""


class NotAFileDatabase(StoreError):
    """The database is not a file on this machine, so it cannot be copied as one."""


class BackupOverwritesDatabase(StoreError):
    """A backup of the database would take the place of the database itself."""


class BackupStopped(StoreError):
    """The bot stops, so a backup was ended before it was whole."""


class TargetNotEmpty(StoreError):
    """The target of a move already holds data."""


class IncompleteMove(StoreError):
    """Data was being moved to the database, and not all of it arrived."""
