"""The store: SQLite through SQLAlchemy Core, one repository, migrations. Nothing here knows Discord."""

from bot.store.database import database_url
from bot.store.errors import (
    NoBackup,
    StoreError,
    StoreInUse,
    StoreShrunk,
    StoreTooNew,
    StoreUnavailable,
    VersionConflict,
)
from bot.store.store import Store

__all__ = [
    "NoBackup",
    "Store",
    "StoreError",
    "StoreInUse",
    "StoreShrunk",
    "StoreTooNew",
    "StoreUnavailable",
    "VersionConflict",
    "database_url",
]
