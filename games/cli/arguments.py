"""Which commands there are, and what each one takes."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from typing_extensions import override

from games.cli.balance import balance
from games.cli.bench import bench
from games.cli.exploit import exploit
from games.cli.lesson import lesson
from games.cli.refusals import BadArgument
from games.cli.replay import replay, verify
from games.cli.shelf import show_shelf, versions
from games.cli.simulate import simulate
from games.cli.status import Status
from games.cli.tournament import OPPONENTS, duel, tournament
from games.engine.notation import read_number
from games.engine.words import said

Command = Callable[[argparse.Namespace], Status]
"""Does what was asked and says how it went."""


class OneLineParser(argparse.ArgumentParser):
    """A parser whose complaints are one line, without the usage."""

    @override
    def error(self, message: str) -> NoReturn:
        """Raise `BadArgument` with what is wrong."""
        raise BadArgument("arguments", problem=" ".join(message.split()))


class ShownVersions(argparse.Action):
    """Prints the versions of all rules, and ends: they are asked for only then, because it loads all games."""

    def __init__(self, option_strings: Sequence[str], dest: str, **more: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **more)

    @override
    def __call__(self, parser: argparse.ArgumentParser, *_: object, **__: object) -> None:
        print(versions())
        parser.exit()


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Return what was asked for, with the command under `run`; raises `BadArgument`."""
    parser = OneLineParser(prog="python -m games", description=said("cli-help"))
    parser.add_argument("--version", action=ShownVersions, help=said("cli-version-help"))
    commands = parser.add_subparsers(required=True, metavar=said("cli-command"), dest="command")
    _add_list(_command(commands, "list", show_shelf))
    _add_simulate(_command(commands, "simulate", simulate))
    _add_file(_command(commands, "replay", replay))
    _add_verify(_command(commands, "verify", verify))
    _add_bench(_command(commands, "bench", bench))
    _add_tournament(_command(commands, "tournament", tournament))
    _add_exploit(_command(commands, "exploit", exploit))
    _add_duel(_command(commands, "duel", duel))
    _add_balance(_command(commands, "balance", balance))
    _add_lesson(_command(commands, "lesson", lesson))
    return parser.parse_args(arguments)


def _command(
    commands: "argparse._SubParsersAction[OneLineParser]",
    name: str,
    run: Command,
) -> OneLineParser:
    told = said(f"cli-{name}-help")
    command = commands.add_parser(name, help=told, description=told)
    command.set_defaults(run=run)
    return command


def number(text: str) -> int:
    """Return an argument as a whole number; raises `ValueError` if it is not one, or is absurdly large."""
    found = read_number(text.removeprefix("-"))
    if found is None:
        raise ValueError(text)
    return -found if text.startswith("-") else found


def _add_list(command: OneLineParser) -> None:
    _add_json(command)


def _add_simulate(command: OneLineParser) -> None:
    _add_matches(command)
    command.add_argument("--audit", action="store_true", help=said("cli-audit-help"))
    command.add_argument("--record", type=Path, metavar="FOLDER", help=said("cli-record-help"))
    _add_jobs(command)
    _add_json(command)


def _add_tournament(command: OneLineParser) -> None:
    _add_matches(command)
    command.add_argument("--players", nargs="+", default=["grown", "thumb"], help=said("cli-players-help"))
    _add_jobs(command)
    _add_json(command)


def _add_exploit(command: OneLineParser) -> None:
    command.add_argument("game", help=said("cli-game-help"))
    command.add_argument("neighbour", help=said("cli-neighbour-help"))
    _add_deals(command, most=24)
    command.add_argument("--against", default="grown", help=said("cli-exploit-against-help"))
    command.add_argument(
        "--grid", nargs="+", default=[], metavar="NAME=VALUE,VALUE", help=said("cli-exploit-grid-help")
    )
    command.add_argument("--jobs", type=number, default=1, help=said("cli-jobs-help"))
    _add_json(command)


def _add_duel(command: OneLineParser) -> None:
    _add_matches(command)
    _add_jobs(command)
    command.add_argument("--against", choices=OPPONENTS, default="random", help=said("cli-against-help"))
    _add_json(command)


def _add_balance(command: OneLineParser) -> None:
    _add_matches(command, most=0)
    command.add_argument("--player", default="grown", help=said("cli-player-help"))
    _add_jobs(command)
    _add_json(command)


def _add_matches(command: OneLineParser, most: int = 100) -> None:
    command.add_argument("game", help=said("cli-game-help"))
    _add_deals(command, most)


def _add_deals(command: OneLineParser, most: int) -> None:
    command.add_argument("--seats", type=number, help=said("cli-seats-help"))
    command.add_argument("--matches", type=number, default=most, help=said("cli-matches-help"))
    command.add_argument("--seed", default="1", help=said("cli-seed-help"))
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=said("cli-option-help"))


def _add_jobs(command: OneLineParser) -> None:
    command.add_argument("--jobs", type=number, default=1, help=said("cli-jobs-help"))
    command.add_argument("--cluster", metavar="ADDRESS", help=said("cli-cluster-help"))
    command.add_argument("--journal", type=Path, metavar="FILE", help=said("cli-journal-help"))


def _add_verify(command: OneLineParser) -> None:
    _add_file(command)
    command.add_argument("--promise", metavar="HASH", help=said("cli-promise-help"))


def _add_file(command: OneLineParser) -> None:
    command.add_argument("file", type=Path, help=said("cli-file-help"))


def _add_bench(command: OneLineParser) -> None:
    command.add_argument("game", nargs="?", help=said("cli-bench-game-help"))
    command.add_argument("--seats", type=number, help=said("cli-seats-help"))
    _add_json(command)


def _add_lesson(command: OneLineParser) -> None:
    command.add_argument("game", help=said("cli-game-help"))
    command.add_argument("--find", type=number, metavar="SEEDS", help=said("cli-lesson-find-help"))
    command.add_argument("--steps", type=number, help=said("cli-lesson-steps-help"))


def _add_json(command: OneLineParser) -> None:
    command.add_argument("--json", action="store_true", help=said("cli-json-help"))
