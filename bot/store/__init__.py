"""The store: SQLite through SQLAlchemy Core, one repository, migrations. Nothing here knows Discord."""

from bot.store.database import database_url
from bot.store.errors import StoreError, StoreUnavailable, VersionConflict
from bot.store.store import Store

__all__ = ["Store", "StoreError", "StoreUnavailable", "VersionConflict", "database_url"]
