"""`python -m bot backup FILE`, `restore FILE`, `downgrade REVISION`, and `move-store SOURCE TARGET`."""

import argparse
import asyncio
from datetime import UTC, datetime

from bot.operator.output import write_sentence
from bot.settings import Settings
from bot.store.drivers.addresses import file_of, is_file, printable_url
from bot.store.upkeep import copies, migrate, transfer


def back_up(settings: Settings, asked: argparse.Namespace) -> int:
    """Copy the database, even while the bot is open."""
    database = file_of(settings.database_url)
    copies.sweep_if_closed(database, settings.nightly_backup_folder)
    copies.back_up(database, asked.file)
    write_sentence("operator-backed-up", file=str(asked.file))
    return 0


def restore_store(settings: Settings, asked: argparse.Namespace) -> int:
    """Put a copy back, while the bot is closed; the old database stays beside it."""
    database = file_of(settings.database_url)
    copies.sweep_if_closed(database, settings.nightly_backup_folder)
    kept = copies.restore_copy(asked.file, database, datetime.now(UTC))
    write_sentence("operator-restored", file=str(asked.file))
    if kept:
        write_sentence("operator-kept", file=str(kept))
    return 0


def downgrade_store(settings: Settings, asked: argparse.Namespace) -> int:
    """Take back the last changes of the database's shape, while the bot is closed."""
    asyncio.run(migrate.downgrade_database(settings.database_url, asked.revision))
    write_sentence("operator-downgraded", database=printable_url(settings.database_url), revision=asked.revision)
    return 0


def move_store(_settings: Settings, asked: argparse.Namespace) -> int:
    """Move a bot to another database, while it is closed; the source stays as it is."""
    if is_file(asked.source) and not file_of(asked.source).exists():
        write_sentence("operator-no-house", source=str(file_of(asked.source)))
        return 2
    carried = asyncio.run(transfer.move_database(asked.source, asked.target))
    write_sentence(
        "operator-moved", tables=carried.rows["tables"], moves=carried.rows["moves"], target=printable_url(asked.target)
    )
    return 0
