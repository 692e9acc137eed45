"""The store: SQLite or PostgreSQL through SQLAlchemy Core, one repository, migrations. Nothing here knows Discord."""

from bot.store.drivers.addresses import parse_database_url
from bot.store.errors import (
    BackupOverwritesDatabase,
    BadBackup,
    IncompleteMove,
    NotAFileDatabase,
    ShardCountMismatch,
    StoreError,
    StoreInUse,
    StoreShrunk,
    StoreTooNew,
    StoreTooOld,
    StoreUnavailable,
    TargetNotEmpty,
    UnknownRevision,
    VersionConflict,
)
from bot.store.shards import ALL_SHARDS, Shards
from bot.store.store import Store

__all__ = [
    "ALL_SHARDS",
    "BackupOverwritesDatabase",
    "BadBackup",
    "IncompleteMove",
    "NotAFileDatabase",
    "ShardCountMismatch",
    "Shards",
    "Store",
    "StoreError",
    "StoreInUse",
    "StoreShrunk",
    "StoreTooNew",
    "StoreTooOld",
    "StoreUnavailable",
    "TargetNotEmpty",
    "UnknownRevision",
    "VersionConflict",
    "parse_database_url",
]
