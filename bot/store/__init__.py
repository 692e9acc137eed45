"""The store: SQLite or PostgreSQL through SQLAlchemy Core, one repository, migrations. Nothing here knows Discord."""

from bot.store.drivers.addresses import database_url
from bot.store.errors import (
    HalfMoved,
    NoBackup,
    NoFile,
    NoStep,
    NotEmpty,
    OtherShards,
    SameFile,
    StoreError,
    StoreInUse,
    StoreShrunk,
    StoreTooNew,
    StoreTooOld,
    StoreUnavailable,
    VersionConflict,
)
from bot.store.shards import WHOLE, Shards
from bot.store.store import Store

__all__ = [
    "WHOLE",
    "HalfMoved",
    "NoBackup",
    "NoFile",
    "NoStep",
    "NotEmpty",
    "OtherShards",
    "SameFile",
    "Shards",
    "Store",
    "StoreError",
    "StoreInUse",
    "StoreShrunk",
    "StoreTooNew",
    "StoreTooOld",
    "StoreUnavailable",
    "VersionConflict",
    "database_url",
]
