"""`balance`: figures for what a game offers; and what each seat is worth, from matches played for it."""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from types import FunctionType

from games import find_game
from games.cli.contest import ContestPlan, ContestResult, PlayerTally, compute_wilson_interval
from games.cli.status import ExitStatus
from games.cli.table_setup import read_work_plan
from games.cli.tournament import parse_contest_arguments, play_contest
from games.engine.balance import StatisticsTable
from games.engine.convention import load_game_object
from games.engine.errors import IncompleteGame
from games.engine.words import get_english_sentence

SECONDS_A_MINUTE = 60
SECONDS_BY_TEMPO: Mapping[str, int] = {"turn": 25, "answer": 12, "reaction": 5, "call": 5, "beat": 2}
"""About how long people at a table take for a question, by its tempo."""
LENGTH_NAMES = ("rounds", *SECONDS_BY_TEMPO, "minutes")


def show_balance(arguments: argparse.Namespace) -> ExitStatus:
    """Print the tables of a game; raises `IncompleteGame` if it has none and no matches are to be played."""
    tables: list[StatisticsTable] = []
    if arguments.matches:
        contest = parse_contest_arguments(arguments, (arguments.player,))
        standing = play_contest(contest, arguments.matches, read_work_plan(arguments))
        for broken in standing.failures:
            print(broken, file=sys.stderr)
        if standing.failures:
            return ExitStatus.FAILED
        tables = [_build_seat_table(contest, standing), _build_length_table(standing), *_build_trial_tables(standing)]
    _print_balance([*_iter_game_tables(arguments), *tables], as_json=arguments.json)
    return ExitStatus.WELL


def _iter_game_tables(arguments: argparse.Namespace) -> Iterator[StatisticsTable]:
    """Yield the tables that a game computes itself; if matches are played, it need not have any."""
    key = find_game(arguments.game).key
    try:
        tables = load_game_object(key, f"games.{key}.balance", "list_balance_tables", FunctionType)
    except IncompleteGame:
        if not arguments.matches:
            raise
        return
    yield from tables()


def _build_seat_table(contest: ContestPlan, standing: ContestResult) -> StatisticsTable:
    """Return how often each seat won, with the same kind of player on all of them, and intervals of 95 %."""
    title = get_english_sentence(
        "cli-balance-seats",
        game=find_game(contest.game).title,
        seats=contest.seats,
        matches=standing.matches,
        player=contest.players[0],
        moves=round(standing.moves / standing.matches),
    )
    columns = [get_english_sentence(f"cli-balance-{name}") for name in ("seat", "share", "least", "most")]
    shares = [wins / standing.matches for wins in standing.wins_by_seat]
    figures = [(share, *compute_wilson_interval(share, standing.matches)) for share in shares]
    return StatisticsTable(
        title, columns, [(str(seat), *map(_format_percent, row)) for seat, row in enumerate(figures, start=1)]
    )


def _build_length_table(standing: ContestResult) -> StatisticsTable:
    """Return how long a match takes: rounds, questions, and minutes if people sit together."""
    seconds = sum(SECONDS_BY_TEMPO.get(name, 0) * number for name, number in standing.lengths.items())
    numbers = {**standing.lengths, "minutes": seconds / SECONDS_A_MINUTE}
    rows = [
        (get_english_sentence(f"cli-balance-{name}"), f"{numbers.get(name, 0) / standing.matches:.1f}")
        for name in LENGTH_NAMES
    ]
    return StatisticsTable(
        get_english_sentence("cli-balance-length"),
        [get_english_sentence("cli-balance-what"), get_english_sentence("cli-balance-mean")],
        rows,
    )


def _build_trial_tables(standing: ContestResult) -> Iterator[StatisticsTable]:
    """Yield what the game itself finds about its balance, with intervals of 95 %."""
    by_name: dict[str, dict[str, PlayerTally]] = {}
    for trial, tally in standing.trials.items():
        name, _, row = trial.partition(" ")
        by_name.setdefault(name, {})[row] = tally
    for name, rows in sorted(by_name.items()):
        columns = [get_english_sentence(f"cli-balance-{it}") for it in ("what", "times", "part", "least", "most")]
        ordered = sorted(rows.items(), key=lambda it: (len(it[0]), it[0]))
        yield StatisticsTable(
            get_english_sentence(name),
            columns,
            [
                (row, str(tally.seats), *map(_format_percent, (tally.win_rate, *tally.interval)))
                for row, tally in ordered
            ],
        )


def _format_percent(share: float) -> str:
    return f"{share:.1%}"


def _print_balance(tables: list[StatisticsTable], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps([table._asdict() for table in tables], indent=1, ensure_ascii=False))
    else:
        print("\n\n".join(table.to_markdown() for table in tables))
