"""The argument parser (argparse) of the command line: which commands there are, and what each one takes."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from typing_extensions import override

from games.cli.balance import show_balance
from games.cli.bench import run_bench
from games.cli.daily import show_daily_matches
from games.cli.exploit import run_exploit
from games.cli.ladder import fit_goblin_strengths, run_ladder
from games.cli.lesson import show_lesson
from games.cli.list_command import list_versions, print_game_list
from games.cli.players import PLAYER_BY_NAME
from games.cli.refusals import BadArgument
from games.cli.replay import show_replay, verify_record
from games.cli.review import show_reviews
from games.cli.simulate import run_simulation
from games.cli.status import ExitStatus
from games.cli.tournament import DUEL_OPPONENTS, run_duel, run_tournament
from games.engine.notation import parse_number
from games.engine.words import get_english_sentence

Command = Callable[[argparse.Namespace], ExitStatus]
"""Does what was asked and says how it went."""


class OneLineParser(argparse.ArgumentParser):
    """A parser whose complaints are one line, without the usage."""

    @override
    def error(self, message: str) -> NoReturn:
        """Raise `BadArgument` with what is wrong."""
        raise BadArgument("arguments", problem=" ".join(message.split()))


class PrintVersions(argparse.Action):
    """Prints the versions of all rules, and ends: they are asked for only then, because it loads all games."""

    def __init__(self, option_strings: Sequence[str], dest: str, **more: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **more)

    @override
    def __call__(self, parser: argparse.ArgumentParser, *_: object, **__: object) -> None:
        print(list_versions())
        parser.exit()


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Parse the command line; the command is under `run`; raises `BadArgument`."""
    parser = OneLineParser(prog="python -m games", description=get_english_sentence("cli-help"))
    parser.add_argument("--version", action=PrintVersions, help=get_english_sentence("cli-version-help"))
    commands = parser.add_subparsers(required=True, metavar=get_english_sentence("cli-command"), dest="command")
    _add_list_arguments(_add_command_parser(commands, "list", print_game_list))
    _add_simulate_arguments(_add_command_parser(commands, "simulate", run_simulation))
    _add_file(_add_command_parser(commands, "replay", show_replay))
    _add_verify_arguments(_add_command_parser(commands, "verify", verify_record))
    _add_bench_arguments(_add_command_parser(commands, "bench", run_bench))
    _add_tournament_arguments(_add_command_parser(commands, "tournament", run_tournament))
    _add_exploit_arguments(_add_command_parser(commands, "exploit", run_exploit))
    _add_duel_arguments(_add_command_parser(commands, "duel", run_duel))
    _add_balance_arguments(_add_command_parser(commands, "balance", show_balance))
    _add_lesson_arguments(_add_command_parser(commands, "lesson", show_lesson))
    _add_daily_arguments(_add_command_parser(commands, "daily", show_daily_matches))
    _add_ladder_arguments(_add_command_parser(commands, "ladder", run_ladder))
    _add_strengths_arguments(_add_command_parser(commands, "strengths", fit_goblin_strengths))
    _add_review_arguments(_add_command_parser(commands, "review", show_reviews))
    return parser.parse_args(arguments)


def _add_command_parser(
    commands: "argparse._SubParsersAction[OneLineParser]",
    name: str,
    run: Command,
) -> OneLineParser:
    help_text = get_english_sentence(f"cli-{name}-help")
    command = commands.add_parser(name, help=help_text, description=help_text)
    command.set_defaults(run=run)
    return command


def parse_whole_number(text: str) -> int:
    """Return an argument as a whole number; raises `ArgumentTypeError` if it is none, or absurdly large."""
    number = parse_number(text.removeprefix("-"))
    if number is None:
        raise argparse.ArgumentTypeError(f"invalid number value: {text!r}")
    return -number if text.startswith("-") else number


def _add_list_arguments(command: OneLineParser) -> None:
    _add_json(command)


def _add_simulate_arguments(command: OneLineParser) -> None:
    _add_matches(command)
    command.add_argument("--audit", action="store_true", help=get_english_sentence("cli-audit-help"))
    command.add_argument("--record", type=Path, metavar="FOLDER", help=get_english_sentence("cli-record-help"))
    _add_jobs(command)
    _add_json(command)


def _add_tournament_arguments(command: OneLineParser) -> None:
    _add_matches(command)
    command.add_argument(
        "--players", nargs="+", default=["grown", "thumb"], help=get_english_sentence("cli-players-help")
    )
    _add_jobs(command)
    _add_json(command)


def _add_exploit_arguments(command: OneLineParser) -> None:
    command.add_argument("game", help=get_english_sentence("cli-game-help"))
    command.add_argument("baseline", help=get_english_sentence("cli-baseline-help"))
    _add_deals(command, default=24)
    command.add_argument("--against", default="grown", help=get_english_sentence("cli-exploit-against-help"))
    command.add_argument(
        "--grid", nargs="+", default=[], metavar="NAME=VALUE,VALUE", help=get_english_sentence("cli-exploit-grid-help")
    )
    command.add_argument("--jobs", type=parse_whole_number, default=1, help=get_english_sentence("cli-jobs-help"))
    _add_json(command)


def _add_review_arguments(command: OneLineParser) -> None:
    command.add_argument("games", nargs="*", metavar="game", help=get_english_sentence("cli-review-games-help"))
    command.add_argument(
        "--matches", type=parse_whole_number, default=2, help=get_english_sentence("cli-review-matches-help")
    )
    command.add_argument("--player", choices=PLAYER_BY_NAME, help=get_english_sentence("cli-review-player-help"))
    command.add_argument(
        "--others", choices=PLAYER_BY_NAME, default="grown", help=get_english_sentence("cli-review-others-help")
    )
    command.add_argument(
        "--check", type=parse_whole_number, default=0, help=get_english_sentence("cli-review-check-help")
    )
    command.add_argument("--patience", type=float, default=0.0, help=get_english_sentence("cli-review-patience-help"))
    command.add_argument(
        "--luck", type=parse_whole_number, default=0, help=get_english_sentence("cli-review-luck-help")
    )
    command.add_argument("--seed", default="1", help=get_english_sentence("cli-seed-help"))
    command.add_argument("--jobs", type=parse_whole_number, default=1, help=get_english_sentence("cli-jobs-help"))


def _add_duel_arguments(command: OneLineParser) -> None:
    _add_matches(command)
    _add_jobs(command)
    command.add_argument(
        "--against", choices=DUEL_OPPONENTS, default="random", help=get_english_sentence("cli-against-help")
    )
    _add_json(command)


def _add_balance_arguments(command: OneLineParser) -> None:
    _add_matches(command, default=0)
    command.add_argument("--player", default="grown", help=get_english_sentence("cli-player-help"))
    _add_jobs(command)
    _add_json(command)


def _add_matches(command: OneLineParser, default: int = 100) -> None:
    command.add_argument("game", help=get_english_sentence("cli-game-help"))
    _add_deals(command, default)


def _add_deals(command: OneLineParser, default: int) -> None:
    command.add_argument("--seats", type=parse_whole_number, help=get_english_sentence("cli-seats-help"))
    command.add_argument(
        "--matches", type=parse_whole_number, default=default, help=get_english_sentence("cli-matches-help")
    )
    command.add_argument("--seed", default="1", help=get_english_sentence("cli-seed-help"))
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=get_english_sentence("cli-option-help")
    )


def _add_jobs(command: OneLineParser) -> None:
    command.add_argument("--jobs", type=parse_whole_number, default=1, help=get_english_sentence("cli-jobs-help"))
    command.add_argument("--cluster", metavar="ADDRESS", help=get_english_sentence("cli-cluster-help"))
    command.add_argument("--journal", type=Path, metavar="FILE", help=get_english_sentence("cli-journal-help"))


def _add_verify_arguments(command: OneLineParser) -> None:
    _add_file(command)
    command.add_argument("--promise", metavar="HASH", help=get_english_sentence("cli-promise-help"))


def _add_file(command: OneLineParser) -> None:
    command.add_argument("file", type=Path, help=get_english_sentence("cli-file-help"))


def _add_bench_arguments(command: OneLineParser) -> None:
    command.add_argument("game", nargs="?", help=get_english_sentence("cli-bench-game-help"))
    command.add_argument("--seats", type=parse_whole_number, help=get_english_sentence("cli-seats-help"))
    _add_json(command)


def _add_lesson_arguments(command: OneLineParser) -> None:
    command.add_argument("game", help=get_english_sentence("cli-game-help"))
    command.add_argument(
        "--find", type=parse_whole_number, metavar="SEEDS", help=get_english_sentence("cli-lesson-find-help")
    )
    command.add_argument("--steps", type=parse_whole_number, help=get_english_sentence("cli-lesson-steps-help"))


def _add_daily_arguments(command: OneLineParser) -> None:
    command.add_argument("--days", type=parse_whole_number, default=5, help=get_english_sentence("cli-days-help"))
    command.add_argument(
        "--first", default="2027-01-01", metavar="DATE", help=get_english_sentence("cli-first-day-help")
    )
    command.add_argument("--game", help=get_english_sentence("cli-day-game-help"))
    command.add_argument("--secret", default="test", help=get_english_sentence("cli-secret-help"))
    command.add_argument("--player", default="thumb", help=get_english_sentence("cli-day-player-help"))


def _add_ladder_arguments(command: OneLineParser) -> None:
    command.add_argument("--game", default="gobblestones", help=get_english_sentence("cli-ladder-game-help"))
    command.add_argument("--seeds", type=parse_whole_number, default=20, help=get_english_sentence("cli-seeds-help"))
    command.add_argument("--jobs", type=parse_whole_number, default=1, help=get_english_sentence("cli-jobs-help"))


def _add_strengths_arguments(command: OneLineParser) -> None:
    command.add_argument("game", help=get_english_sentence("cli-game-help"))
    command.add_argument(
        "--seats", type=parse_whole_number, default=4, help=get_english_sentence("cli-strengths-seats-help")
    )
    command.add_argument(
        "--matches", type=parse_whole_number, default=200, help=get_english_sentence("cli-strengths-matches-help")
    )
    command.add_argument(
        "--old-matches", type=parse_whole_number, default=40, help=get_english_sentence("cli-old-matches-help")
    )
    command.add_argument("--seed", default="1", help=get_english_sentence("cli-seed-help"))
    command.add_argument("--jobs", type=parse_whole_number, default=1, help=get_english_sentence("cli-jobs-help"))
    command.add_argument("--write", action="store_true", help=get_english_sentence("cli-write-help"))


def _add_json(command: OneLineParser) -> None:
    command.add_argument("--json", action="store_true", help=get_english_sentence("cli-json-help"))
