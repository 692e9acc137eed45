"""The store: SQLite through SQLAlchemy Core, one repository, migrations. Nothing here knows Discord or the rules."""

from bot.store.store import Store

__all__ = ["Store"]
