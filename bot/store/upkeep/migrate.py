"""Brings a database to the current schema, with the migrations in `bot.store.migrations`."""

import logging
import shutil
from datetime import UTC, datetime
from functools import partial

from sqlalchemy import Connection, inspect, text

from bot.store.database import Database
from bot.store.drivers.addresses import database_at, file_of, is_file, printable_url
from bot.store.drivers.shrink_check import ShrinkCheck
from bot.store.drivers.sqlite_file import SqliteFile
from bot.store.errors import NoBackup, NoStep, StoreError, StoreTooNew, StoreTooOld
from bot.store.migrations import FOLDER
from bot.store.upkeep.copies import back_up, end_when_cancelled, path_put_aside

log = logging.getLogger(__name__)

ROOM = 3
"""The copy, and what the change writes, need this times the size of the database."""


def list_revisions() -> list[str]:
    """Return the revisions of all steps, the first first: the numbers in their files' names."""
    return sorted(step.stem[1:].partition("_")[0] for step in (FOLDER / "versions").glob("v*_*.py"))


def newest_revision() -> str:
    """Return the revision that the last step leads to."""
    return list_revisions()[-1]


def read_revision(connection: Connection) -> str | None:
    """Return the revision of a database; `None` if it is still empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def check_shape(found: str | None, database: str) -> None:
    """Raise `StoreTooNew`, `StoreTooOld` or `NoBackup` if a database has another revision than the newest, or none."""
    if found is None:
        raise NoBackup(database)
    if found != newest_revision():
        raise (StoreTooNew if found > newest_revision() else StoreTooOld)(found)


async def migrate_database(database: Database) -> None:
    """Bring the database up to date in one transaction; do nothing if it is. Raises `StoreTooNew`.

    A file that holds something is copied before.
    """
    found = await database.read(read_revision)
    if found == newest_revision():
        return
    if found is not None and found < newest_revision():
        await copy_before_change(database)
    from bot.store.upkeep.alembic_steps import take_steps  # noqa: PLC0415  Alembic is loaded only where there is a step to take

    await database.run_migration(take_steps)


async def downgrade_database(url: str, to: str) -> None:
    """Take back the steps of a database after this one, while no bot runs on it, so that an older version reads it.

    Raises `NoStep` if it is not among the steps that were taken, `StoreInUse`, `StoreTooNew`, `NoBackup`.
    """
    if is_file(url) and not file_of(url).exists():
        raise NoBackup(printable_url(url))
    database = database_at(url)
    try:
        await database.claim_shards()
        found = await database.read(read_revision)
        if found is None or found > newest_revision():
            check_shape(found, printable_url(url))
        if found is None or to not in list_revisions() or to >= found:
            raise NoStep(to)
        await copy_before_change(database)
        from bot.store.upkeep.alembic_steps import take_steps_back  # noqa: PLC0415  as above

        await database.run_migration(partial(take_steps_back, to=to))
        if isinstance(database, SqliteFile):
            ShrinkCheck(database.path).delete_note()  # an older version may count less
    finally:
        await database.close()


async def copy_before_change(database: Database) -> None:
    """Keep a copy of a SQLite file beside it, or log that there is none."""
    if not isinstance(database, SqliteFile):
        return
    copy = path_put_aside(database.path, datetime.now(UTC))
    if shutil.disk_usage(database.path.parent).free < ROOM * await database.size_in_bytes():
        log.warning("the database is changed now, and its disk has no room for a copy before that")
        return
    try:
        await end_when_cancelled(partial(back_up, database.path, copy))
    except StoreError as problem:
        log.warning("the database is changed now, and it could not be copied before that: %s", problem)
    else:
        log.info("the database is changed now; how it was before is kept as %s", copy)
