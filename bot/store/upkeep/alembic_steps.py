"""Alembic at work on a database. It is loaded only if there is a step to take: it is a sixth of a start."""

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.store.errors import StoreTooNew
from bot.store.migrations import FOLDER


def config_for(connection: Connection) -> Config:
    """Return Alembic's settings for a connection; there is no alembic.ini."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def take_steps(connection: Connection) -> None:
    """Take the steps that a database still needs. Raises `StoreTooNew` if it has taken unknown ones."""
    config = config_for(connection)
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise StoreTooNew(found)
    command.upgrade(config, "head")


def take_steps_back(connection: Connection, to: str) -> None:
    """Take back the steps after this one."""
    command.downgrade(config_for(connection), to)
