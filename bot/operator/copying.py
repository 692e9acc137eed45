"""`python -m bot backup FILE`, `restore FILE`, `downgrade REVISION`, and `move-store SOURCE TARGET`."""

import argparse
import asyncio
from datetime import UTC, datetime

from bot.operator.output import tell
from bot.settings import Settings
from bot.store.drivers.addresses import file_of, is_file, url_told
from bot.store.upkeep import copies, migrate, transfer


def back_up(settings: Settings, asked: argparse.Namespace) -> int:
    """Copy the database, even while the bot is open."""
    database = file_of(settings.database_url)
    copies.sweep_if_closed(database, settings.backups)
    copies.back_up(database, asked.file)
    tell("operator-backed-up", file=str(asked.file))
    return 0


def restore(settings: Settings, asked: argparse.Namespace) -> int:
    """Put a copy back, while the bot is closed; the old database stays beside it."""
    database = file_of(settings.database_url)
    copies.sweep_if_closed(database, settings.backups)
    kept = copies.restore(asked.file, database, datetime.now(UTC))
    tell("operator-restored", file=str(asked.file))
    if kept:
        tell("operator-kept", file=str(kept))
    return 0


def downgrade(settings: Settings, asked: argparse.Namespace) -> int:
    """Take back the last changes of the database's shape, while the bot is closed."""
    asyncio.run(migrate.downgrade_database(settings.database_url, asked.revision))
    tell("operator-downgraded", database=url_told(settings.database_url), revision=asked.revision)
    return 0


def move(_settings: Settings, asked: argparse.Namespace) -> int:
    """Move a bot to another database, while it is closed; the source stays as it is."""
    if is_file(asked.source) and not file_of(asked.source).exists():
        tell("operator-no-house", source=str(file_of(asked.source)))
        return 2
    carried = asyncio.run(transfer.move(asked.source, asked.target))
    tell("operator-moved", tables=carried.rows["tables"], moves=carried.rows["moves"], target=url_told(asked.target))
    return 0
