"""What may follow `python -m bot`; nothing means play."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from bot.operator import checking, copying, deciding, ordering, serving
from bot.operator.live import live_check
from bot.store import database_url
from bot.store.rows.house_rows import KINDS
from bot.store.rows.orders import VERBS
from bot.version import VERSION
from games.engine.words import said

ANNOUNCED_MINUTES = 30


def asked(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line; `do` is what to do with the settings, and missing if the bot is to open."""
    parser = argparse.ArgumentParser(
        prog="python -m bot", description=said("operator-help"), epilog=said("operator-help-settings")
    )
    parser.add_argument("--version", action="version", version=said("main-version", version=VERSION))
    parser.add_argument("--need-token", action="store_true", help=said("operator-help-need-token"))
    commands = parser.add_subparsers(title=said("operator-commands"), metavar="")
    check = _add(commands, "check")
    check.add_argument("--live", metavar="CHANNEL", help=said("operator-help-live"))
    check.add_argument("--wait", type=float, default=live_check.WAIT, help=said("operator-help-wait"))
    check.set_defaults(do=checking.check)
    _add_tables(_add(commands, "tables"))
    _add_deciding(commands)
    _add_servers(_add(commands, "servers"))
    backup, restore = _add(commands, "backup"), _add(commands, "restore")
    backup.add_argument("file", type=Path, help=said("operator-help-file"))
    backup.set_defaults(do=copying.back_up)
    restore.add_argument("file", type=Path, help=said("operator-help-copy"))
    restore.set_defaults(do=copying.restore)
    downgrade = _add(commands, "downgrade")
    downgrade.add_argument("revision", help=said("operator-help-revision"))
    downgrade.set_defaults(do=copying.downgrade)
    move = _add(commands, "move-store")
    for end in ("source", "target"):
        move.add_argument(end, type=_database, help=said("operator-help-database", end=end))
    move.set_defaults(do=copying.move)
    return parser.parse_args(arguments)


def _database(text: str) -> str:
    """Return the URL of a database; raises an error with the reason if it is not one."""
    try:
        return database_url(text)
    except ValueError as problem:
        raise argparse.ArgumentTypeError(said("operator-bad-database", problem=str(problem))) from problem


def _add_tables(tables: argparse.ArgumentParser) -> None:
    verbs = tables.add_subparsers(title=said("operator-commands"), metavar="", required=True)
    _add(verbs, "list").set_defaults(do=ordering.list_tables)
    for verb in VERBS:
        order = _add(verbs, verb)
        order.add_argument("table", type=int, help=said("operator-help-table"))
        order.set_defaults(do=ordering.leave, verb=verb)


def _add_deciding(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    for verb, does in (("refuse", deciding.refuse), ("allow", deciding.allow)):
        decision = _add(commands, verb)
        decision.add_argument("kind", choices=KINDS, help=said("operator-help-kind"))
        decision.add_argument("id", type=int, help=said("operator-help-id"))
        decision.set_defaults(do=does)
    _add(commands, "refused").set_defaults(do=deciding.list_refused)
    announce = _add(commands, "announce")
    announce.add_argument("text", nargs="*", help=said("operator-help-text"))
    announce.add_argument("--minutes", type=int, default=ANNOUNCED_MINUTES, help=said("operator-help-minutes"))
    announce.set_defaults(do=deciding.announce)


def _add_servers(servers: argparse.ArgumentParser) -> None:
    verbs = servers.add_subparsers(title=said("operator-commands"), metavar="", required=True)
    _add(verbs, "list").set_defaults(do=serving.list_servers)
    leave = _add(verbs, "leave")
    leave.add_argument("id", type=int, help=said("operator-help-id"))
    leave.set_defaults(do=serving.leave)


def _add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str) -> argparse.ArgumentParser:
    sentence = said("operator-help-command", name=name)
    return commands.add_parser(name, help=sentence, description=sentence)
