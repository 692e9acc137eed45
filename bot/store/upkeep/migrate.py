"""Brings a database to the current schema, with the migrations in `bot.store.migrations`."""

from sqlalchemy import Connection, inspect, text

from bot.store.database import Database
from bot.store.errors import NoBackup, StoreTooNew, StoreTooOld
from bot.store.migrations import FOLDER


def newest() -> str:
    """Return the revision that the last step leads to: the number in its file's name."""
    return max(step.stem for step in (FOLDER / "versions").glob("v*_*.py"))[1:].partition("_")[0]


def revision(connection: Connection) -> str | None:
    """Return the revision of a database; `None` if it is still empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def check_shape(found: str | None, database: str) -> None:
    """Raise `StoreTooNew`, `StoreTooOld` or `NoBackup` if a database has another revision than the newest, or none."""
    if found is None:
        raise NoBackup(database)
    if found != newest():
        raise (StoreTooNew if found > newest() else StoreTooOld)(found)


async def migrate(database: Database) -> None:
    """Bring the database up to date in one transaction; do nothing if it is. Raises `StoreTooNew`."""
    if await database.read(revision) == newest():
        return
    from bot.store.upkeep.alembic_steps import upgrade  # noqa: PLC0415  Alembic is loaded only where there is a step to take

    await database.migrate(upgrade)
