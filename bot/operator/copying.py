"""`python -m bot backup FILE` and `restore FILE`."""

import argparse
from datetime import UTC, datetime

from bot.operator.saying import tell
from bot.settings import Settings
from bot.store import copies
from bot.store.addresses import file_of


def back_up(settings: Settings, asked: argparse.Namespace) -> int:
    """Copy the database, though the house be open."""
    copies.back_up(file_of(settings.database_url), asked.file)
    tell("operator-backed-up", file=str(asked.file))
    return 0


def restore(settings: Settings, asked: argparse.Namespace) -> int:
    """Put a copy back, while the house is closed; what was there stays beside it."""
    kept = copies.restore(asked.file, file_of(settings.database_url), datetime.now(UTC))
    tell("operator-restored", file=str(asked.file))
    if kept:
        tell("operator-kept", file=str(kept))
    return 0
