"""What can go wrong with the store.

StoreError
├── VersionConflict    the table changed since it was read
├── StoreUnavailable   the database did not do it: locked, full, unreadable
│   └── StoreInUse     another process has the database, or these shards of the house
├── StoreTooNew        the database was written by a newer version of the bot
├── OtherShards        other processes part the house into another number of shards
├── StoreShrunk        the file holds less than it did
├── NoBackup           a file that is to be put back is no whole database
├── NoFile             what is asked of a file is asked of a server
├── NotEmpty           a house is to move to where one is already
└── HalfMoved          a move to the database was broken off
"""


class StoreError(Exception):
    """The store did not do what was asked, and nothing was changed."""


class VersionConflict(StoreError):
    """The table has another version than the one that the change was worked out on."""


class StoreUnavailable(StoreError):
    """The database refused: it is locked for too long, the disk is full, the file cannot be read."""


class StoreTooNew(StoreError):
    """The database has a shape that only a newer version of the bot knows."""


class StoreInUse(StoreUnavailable):
    """Another process has the database, or these shards of the house: a table has one owner."""


class OtherShards(StoreError):
    """Other processes of the house are at work that part it into another number of shards."""


class StoreShrunk(StoreError):
    """The database holds less than was noted beside it: what was written last is gone."""


class NoBackup(StoreError):
    """A file that is to be put back is no whole database of the parlour."""


class NoFile(StoreError):
    """The database is no file on this machine, so it cannot be copied as one."""


class NotEmpty(StoreError):
    """A database that a house is to move to holds one already."""


class HalfMoved(StoreError):
    """A house was being moved to the database, and not all of it arrived."""
