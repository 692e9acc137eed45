"""The store: SQLite or PostgreSQL through SQLAlchemy Core, one repository, migrations. Nothing here knows Discord."""

from bot.store.addresses import database_url
from bot.store.errors import (
    HalfMoved,
    NoBackup,
    NoFile,
    NotEmpty,
    StoreError,
    StoreInUse,
    StoreShrunk,
    StoreTooNew,
    StoreUnavailable,
    VersionConflict,
)
from bot.store.store import Store

__all__ = [
    "HalfMoved",
    "NoBackup",
    "NoFile",
    "NotEmpty",
    "Store",
    "StoreError",
    "StoreInUse",
    "StoreShrunk",
    "StoreTooNew",
    "StoreUnavailable",
    "VersionConflict",
    "database_url",
]
