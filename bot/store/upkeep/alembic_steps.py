"""Runs Alembic's migrations on a database. It is loaded only if there is a step to take: it is a sixth of a start."""

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.store.errors import StoreTooNew
from bot.store.migrations import FOLDER


def build_alembic_config(connection: Connection) -> Config:
    """Return Alembic's settings for a connection; there is no alembic.ini."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade_schema(connection: Connection) -> None:
    """Upgrade a database: run the migrations that it still needs.

    Raises `StoreTooNew` if it has taken unknown ones.
    """
    config = build_alembic_config(connection)
    revisions = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is not None and revision not in revisions:
        raise StoreTooNew(revision)
    command.upgrade(config, "head")


def downgrade_schema(connection: Connection, to: str) -> None:
    """Downgrade a database: undo the migrations after this one."""
    command.downgrade(build_alembic_config(connection), to)
