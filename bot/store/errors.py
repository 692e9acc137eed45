"""What can go wrong with the store.

StoreError
├── VersionConflict    the table changed since it was read
└── StoreUnavailable   the database did not do it: locked, full, unreadable
"""


class StoreError(Exception):
    """The store did not do what was asked, and nothing was changed."""


class VersionConflict(StoreError):
    """The table has another version than the one that the change was worked out on."""


class StoreUnavailable(StoreError):
    """The database refused: it is locked for too long, the disk is full, the file cannot be read."""
