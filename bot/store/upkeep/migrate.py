"""Brings a database to the current schema, with the migrations in `bot.store.migrations`."""

import logging
import shutil
from datetime import UTC, datetime
from functools import partial

from sqlalchemy import Connection, inspect, text

from bot.store.database import Database
from bot.store.drivers.addresses import build_database_driver, find_database_file, is_file_database, redact_url
from bot.store.drivers.shrink_check import ShrinkCheck
from bot.store.drivers.sqlite_file import SqliteFile
from bot.store.errors import BadBackup, StoreError, StoreTooNew, StoreTooOld, UnknownRevision
from bot.store.migrations import FOLDER
from bot.store.upkeep.backups import build_put_aside_path, make_database_backup, run_cancellable

log = logging.getLogger(__name__)

MIGRATION_SPACE_FACTOR = 3
"""The copy, and what the change writes, need this times the size of the database."""


def list_revisions() -> list[str]:
    """Return the revisions of all steps, the first first: the numbers in their files' names."""
    return sorted(step.stem[1:].partition("_")[0] for step in (FOLDER / "versions").glob("v*_*.py"))


def find_newest_revision() -> str:
    """Return the revision that the last step leads to."""
    return list_revisions()[-1]


def read_revision(connection: Connection) -> str | None:
    """Return the revision of a database; `None` if it is still empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


def require_newest_schema_version(revision: str | None, database: str) -> None:
    """Raise `StoreTooNew`, `StoreTooOld` or `BadBackup` if a database's schema is not of the newest revision."""
    if revision is None:
        raise BadBackup(database)
    if revision != find_newest_revision():
        raise (StoreTooNew if revision > find_newest_revision() else StoreTooOld)(revision)


async def migrate_database(database: Database) -> None:
    """Bring the database up to date in one transaction; do nothing if it is. Raises `StoreTooNew`.

    A file that holds something is copied before.
    """
    revision = await database.read(read_revision)
    if revision == find_newest_revision():
        return
    if revision is not None and revision < find_newest_revision():
        await make_backup_before_migration(database)
    from bot.store.upkeep.alembic_steps import upgrade_schema  # noqa: PLC0415  Alembic is loaded only where there is a step to take

    await database.run_migration(upgrade_schema)


async def migrate_unused_database(url: str) -> None:
    """Bring a database up to date while no bot runs on it, and close it. Raises `StoreInUse`, `StoreTooNew`."""
    database = build_database_driver(url)
    try:
        await database.claim_shards()
        await migrate_database(database)
    finally:
        await database.close()


async def downgrade_database(url: str, to: str) -> None:
    """Downgrade a database: undo its migrations after this one, while no bot runs on it, for an older version.

    Raises `UnknownRevision` if it is not among the steps that were taken, `StoreInUse`, `StoreTooNew`, `BadBackup`.
    """
    if is_file_database(url) and not find_database_file(url).exists():
        raise BadBackup(redact_url(url))
    database = build_database_driver(url)
    try:
        await database.claim_shards()
        revision = await database.read(read_revision)
        if revision is None or revision > find_newest_revision():
            require_newest_schema_version(revision, redact_url(url))
        if revision is None or to not in list_revisions() or to >= revision:
            raise UnknownRevision(to)
        await make_backup_before_migration(database)
        from bot.store.upkeep.alembic_steps import downgrade_schema  # noqa: PLC0415  as above

        await database.run_migration(partial(downgrade_schema, to=to))
        if isinstance(database, SqliteFile):
            ShrinkCheck(database.path).delete_stored_value()  # an older version may count less
    finally:
        await database.close()


async def make_backup_before_migration(database: Database) -> None:
    """Keep a backup of a SQLite file beside it before a migration, or log that there is none."""
    if not isinstance(database, SqliteFile):
        return
    copy = build_put_aside_path(database.path, datetime.now(UTC))
    if shutil.disk_usage(database.path.parent).free < MIGRATION_SPACE_FACTOR * await database.get_size_in_bytes():
        log.warning("the database is changed now, and its disk has no room for a copy before that")
        return
    try:
        await run_cancellable(partial(make_database_backup, database.path, copy))
    except StoreError as problem:
        log.warning("the database is changed now, and it could not be copied before that: %s", problem)
    else:
        log.info("the database is changed now; how it was before is kept as %s", copy)
