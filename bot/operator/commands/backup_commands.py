"""`python -m bot backup FILE`, `restore FILE`, `upgrade`, `downgrade REVISION`, and `move-store SOURCE TARGET`."""

import argparse
import asyncio
from datetime import UTC, datetime

from bot.operator.output import write_sentence
from bot.settings import Settings
from bot.store.drivers.addresses import find_database_file, is_file_database, redact_url
from bot.store.upkeep import backups, migrate, transfer


def backup_database(settings: Settings, arguments: argparse.Namespace) -> int:
    """Back up the database, even while the bot is open."""
    database = find_database_file(settings.database_url)
    backups.delete_incomplete_backups_if_closed(database, settings.nightly_backup_folder)
    backups.make_database_backup(database, arguments.file)
    write_sentence("operator-backed-up", file=str(arguments.file))
    return 0


def restore_store(settings: Settings, arguments: argparse.Namespace) -> int:
    """Restore a backup, while the bot is closed; the old database stays beside it."""
    database = find_database_file(settings.database_url)
    backups.delete_incomplete_backups_if_closed(database, settings.nightly_backup_folder)
    old_database = backups.restore_backup(arguments.file, database, datetime.now(UTC))
    write_sentence("operator-restored", file=str(arguments.file))
    if old_database:
        write_sentence("operator-kept", file=str(old_database))
    return 0


def upgrade_store(settings: Settings, _asked: argparse.Namespace) -> int:
    """Upgrade the database: make it if there is none, and run its migrations, while the bot is closed."""
    asyncio.run(migrate.migrate_unused_database(settings.database_url))
    revision = migrate.find_newest_revision()
    write_sentence("operator-upgraded", database=redact_url(settings.database_url), revision=revision)
    return 0


def downgrade_store(settings: Settings, arguments: argparse.Namespace) -> int:
    """Downgrade the database: undo its last migrations, while the bot is closed."""
    asyncio.run(migrate.downgrade_database(settings.database_url, arguments.revision))
    write_sentence("operator-downgraded", database=redact_url(settings.database_url), revision=arguments.revision)
    return 0


def transfer_database(_settings: Settings, arguments: argparse.Namespace) -> int:
    """Move (migrate) all data to another database, while the bot is closed; the source stays as it is."""
    if is_file_database(arguments.source) and not find_database_file(arguments.source).exists():
        write_sentence("operator-no-house", source=str(find_database_file(arguments.source)))
        return 2
    carried = asyncio.run(transfer.move_database(arguments.source, arguments.target))
    write_sentence(
        "operator-moved",
        tables=carried.rows["tables"],
        moves=carried.rows["moves"],
        target=redact_url(arguments.target),
    )
    return 0
