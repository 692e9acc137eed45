"""What may follow `python -m bot`; nothing means play."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from bot.operator.commands import (
    backup_commands,
    check_command,
    decision_commands,
    recount,
    server_commands,
    table_orders,
)
from bot.operator.live import live_check
from bot.store import parse_database_url
from bot.store.rows.operator_command_queue import ORDER_VERBS
from bot.store.rows.operator_decision_rows import REFUSAL_KINDS
from bot.version import VERSION
from games.engine.words import get_english_sentence

ANNOUNCED_MINUTES = 30


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line; `do` is what to do with the settings, and missing if the bot is to open."""
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description=get_english_sentence("operator-help"),
        epilog=get_english_sentence("operator-help-settings"),
    )
    parser.add_argument("--version", action="version", version=get_english_sentence("main-version", version=VERSION))
    parser.add_argument("--need-token", action="store_true", help=get_english_sentence("operator-help-need-token"))
    commands = parser.add_subparsers(title=get_english_sentence("operator-commands"), metavar="")
    check = _add_command(commands, "check")
    check.add_argument("--live", metavar="CHANNEL", help=get_english_sentence("operator-help-live"))
    check.add_argument(
        "--wait", type=float, default=live_check.OPERATOR_TIMEOUT, help=get_english_sentence("operator-help-wait")
    )
    check.set_defaults(do=check_command.check_setup)
    _add_table_commands(_add_command(commands, "tables"))
    _add_decision_commands(commands)
    _add_server_commands(_add_command(commands, "servers"))
    backup, restore = _add_command(commands, "backup"), _add_command(commands, "restore")
    backup.add_argument("file", type=Path, help=get_english_sentence("operator-help-file"))
    backup.set_defaults(do=backup_commands.backup_database)
    restore.add_argument("file", type=Path, help=get_english_sentence("operator-help-copy"))
    restore.set_defaults(do=backup_commands.restore_store)
    _add_command(commands, "recount").set_defaults(do=recount.recount_results)
    _add_command(commands, "upgrade").set_defaults(do=backup_commands.upgrade_store)
    downgrade = _add_command(commands, "downgrade")
    downgrade.add_argument("revision", help=get_english_sentence("operator-help-revision"))
    downgrade.set_defaults(do=backup_commands.downgrade_store)
    move = _add_command(commands, "move-store")
    for end in ("source", "target"):
        move.add_argument(end, type=_parse_database, help=get_english_sentence("operator-help-database", end=end))
    move.set_defaults(do=backup_commands.transfer_database)
    return parser.parse_args(arguments)


def _parse_database(text: str) -> str:
    """Return the URL of a database; raises an error with the reason if it is not one."""
    try:
        return parse_database_url(text)
    except ValueError as problem:
        raise argparse.ArgumentTypeError(
            get_english_sentence("operator-bad-database", problem=str(problem))
        ) from problem


def _add_table_commands(tables: argparse.ArgumentParser) -> None:
    verbs = tables.add_subparsers(title=get_english_sentence("operator-commands"), metavar="", required=True)
    _add_command(verbs, "list").set_defaults(do=table_orders.list_tables)
    for verb in ORDER_VERBS:
        order = _add_command(verbs, verb)
        order.add_argument("table", type=int, help=get_english_sentence("operator-help-table"))
        order.set_defaults(do=table_orders.queue_table_order, verb=verb)


def _add_decision_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    for verb, does in (("refuse", decision_commands.ban_by_id), ("allow", decision_commands.unban_by_id)):
        decision = _add_command(commands, verb)
        decision.add_argument("kind", choices=REFUSAL_KINDS, help=get_english_sentence("operator-help-kind"))
        decision.add_argument("id", type=int, help=get_english_sentence("operator-help-id"))
        decision.set_defaults(do=does)
    _add_command(commands, "refused").set_defaults(do=decision_commands.list_bans)
    announce = _add_command(commands, "announce")
    announce.add_argument("text", nargs="*", help=get_english_sentence("operator-help-text"))
    announce.add_argument(
        "--minutes", type=int, default=ANNOUNCED_MINUTES, help=get_english_sentence("operator-help-minutes")
    )
    announce.set_defaults(do=decision_commands.announce_text)


def _add_server_commands(servers: argparse.ArgumentParser) -> None:
    verbs = servers.add_subparsers(title=get_english_sentence("operator-commands"), metavar="", required=True)
    _add_command(verbs, "list").set_defaults(do=server_commands.list_servers)
    leave = _add_command(verbs, "leave")
    leave.add_argument("id", type=int, help=get_english_sentence("operator-help-id"))
    leave.set_defaults(do=server_commands.leave_server_by_id)


def _add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str) -> argparse.ArgumentParser:
    sentence = get_english_sentence("operator-help-command", name=name)
    return commands.add_parser(name, help=sentence, description=sentence)
