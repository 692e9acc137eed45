"""What can go wrong with the store.

StoreError
├── VersionConflict    the table changed since it was read
├── StoreUnavailable   the database did not do it: locked, full, unreadable
├── StoreTooNew        the file was written by a newer version of the bot
├── StoreInUse         another process has the file
├── StoreShrunk        the file holds less than it did
└── NoBackup           a file that is to be put back is no whole database
"""


class StoreError(Exception):
    """The store did not do what was asked, and nothing was changed."""


class VersionConflict(StoreError):
    """The table has another version than the one that the change was worked out on."""


class StoreUnavailable(StoreError):
    """The database refused: it is locked for too long, the disk is full, the file cannot be read."""


class StoreTooNew(StoreError):
    """The database has a shape that only a newer version of the bot knows."""


class StoreInUse(StoreError):
    """Another process has the database: a table has one owner."""


class StoreShrunk(StoreError):
    """The database holds less than was noted beside it: what was written last is gone."""


class NoBackup(StoreError):
    """A file that is to be put back is no whole database of the parlour."""
