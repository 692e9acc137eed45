"""`python -m bot refuse | allow | refused | announce`: the operator's bans and announcement for all processes."""

import argparse
import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from bot.operator.output import write_sentence
from bot.settings import Settings
from bot.store import Store, StoreInUse
from bot.store.rows.operator_decision_rows import Announcement
from bot.store.upkeep import outside_access


def ban_by_id(settings: Settings, arguments: argparse.Namespace) -> int:
    """Ban a person or a server by its id (`refuse`)."""
    outside_access.write_ban(_prepare_database(settings), arguments.kind, arguments.id)
    write_sentence("operator-refused", kind=arguments.kind, id=str(arguments.id))
    return 0


def unban_by_id(settings: Settings, arguments: argparse.Namespace) -> int:
    """Unban a person or a server by its id (`allow`)."""
    outside_access.delete_ban(_prepare_database(settings), arguments.kind, arguments.id)
    write_sentence("operator-allowed", kind=arguments.kind, id=str(arguments.id))
    return 0


def list_bans(settings: Settings, _asked: argparse.Namespace) -> int:
    """List who is banned (`refused`)."""
    decided = outside_access.read_decisions(_prepare_database(settings))
    for kind, numbers in (("person", decided.people), ("server", decided.servers)):
        for number in sorted(numbers):
            write_sentence("operator-is-refused", kind=kind, id=str(number))
    write_sentence("operator-count-refused", count=len(decided.people) + len(decided.servers))
    return 0


def announce_text(settings: Settings, arguments: argparse.Namespace) -> int:
    """Set the announcement on the boards of all tables in play; without a text, there is none any more."""
    until = datetime.now(UTC) + timedelta(minutes=arguments.minutes)
    text = " ".join(arguments.text)
    outside_access.write_announcement(_prepare_database(settings), Announcement(text, until) if text else None)
    write_sentence("operator-announced", minutes=arguments.minutes, text="some" if text else "none")
    return 0


def _prepare_database(settings: Settings) -> str:
    """Return where the bot's database is, once it is there and in shape."""
    with suppress(StoreInUse):
        asyncio.run(_migrate_store(settings.database_url))
    return settings.database_url


async def _migrate_store(url: str) -> None:
    await (await Store.open(url)).close()
