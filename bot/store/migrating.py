"""Brings a database to the present schema, from the migrations that lie beside this module."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from bot.store.database import Database

MIGRATIONS = Path(__file__).with_name("migrations")


def config_for(connection: Connection) -> Config:
    """Return Alembic's settings for a connection; there is no alembic.ini."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    command.upgrade(config_for(connection), "head")


async def migrate(database: Database) -> None:
    """Bring the database up to date in one transaction; nothing happens where it is."""
    async with database.migrating() as connection:
        await connection.run_sync(_upgrade)
