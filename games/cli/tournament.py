"""`tournament`: players (AIs) of all kinds against each other, on every seat; `duel`, a goblin against others."""

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from tqdm import tqdm

from games import find_game
from games.cli.contest import ContestPlan, ContestResult, PlayerTally, list_seatings, play_contest_batch
from games.cli.jobs import WorkPlan, plan_batches, run_batches
from games.cli.players import find_player
from games.cli.status import ExitStatus
from games.cli.table_setup import read_table_setup, read_work_plan
from games.engine.goblins import GoblinLevel
from games.engine.words import get_english_sentence

GOBLIN_PLAYER = GoblinLevel.GROWN.value
DUEL_OPPONENTS = ("random", "silent")
"""The opponents of a duel."""


def run_tournament(arguments: argparse.Namespace) -> ExitStatus:
    """Play the matches that were asked for and tell how each player did, or that a match failed."""
    return _run_contest(
        arguments,
        parse_contest_arguments(arguments, tuple(arguments.players)),
        _build_tournament_json,
        _print_standings,
    )


def run_duel(arguments: argparse.Namespace) -> ExitStatus:
    """Let a grown goblin play against others of one kind, and tell how it did."""
    players = (GOBLIN_PLAYER,) if arguments.seats == 1 else (GOBLIN_PLAYER, arguments.against)
    return _run_contest(arguments, parse_contest_arguments(arguments, players), _build_duel_json, _print_duel_result)


def _run_contest(
    arguments: argparse.Namespace,
    contest: ContestPlan,
    as_json: Callable[[ContestPlan, ContestResult], dict[str, Any]],
    tell: Callable[[ContestPlan, ContestResult], None],
) -> ExitStatus:
    standing = play_contest(contest, arguments.matches, read_work_plan(arguments))
    for broken in standing.failures:
        print(broken, file=sys.stderr)
    if standing.failures:
        return ExitStatus.FAILED
    print(json.dumps(as_json(contest, standing), indent=1)) if arguments.json else tell(contest, standing)
    return ExitStatus.WELL


def parse_contest_arguments(arguments: argparse.Namespace, players: tuple[str, ...]) -> ContestPlan:
    """Read what was asked for; raises `BadOptions` or `BadArgument` before anything is played."""
    game, seats, options = read_table_setup(arguments, min_seats=2)
    for name in players:
        find_player(game, name)
    return ContestPlan(arguments.game, seats, options, arguments.seed, players[: max(seats, len(players))])


def play_contest(contest: ContestPlan, matches: int, labour: WorkPlan) -> ContestResult:
    """Play the matches, with a bar on a terminal when it takes longer than a second; stop at the first that fails."""
    standing, what = ContestResult(), {"contest": _build_contest_json(contest), "matches": matches}
    with tqdm(total=matches, unit="", delay=1, disable=None, leave=False) as bar:
        for result in run_batches(
            partial(play_contest_batch, contest), plan_batches(matches, labour.jobs), labour, what
        ):
            block = ContestResult.from_dict(result)
            standing.merge_result(block)
            bar.update(block.matches)
            if standing.failures:
                break
    return standing


def _build_contest_json(contest: ContestPlan) -> dict[str, Any]:
    """Return what is played in JSON's values."""
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": dict(contest.options),
        "seed": contest.seed,
        "players": list(contest.players),
    }


def _compute_equal_win_rate(contest: ContestPlan) -> float | None:
    """Return the win rate with equal chances; a single player has nobody to compare with."""
    return round(1 / contest.seats, 3) if contest.seats > 1 else None


def _build_tournament_json(contest: ContestPlan, standing: ContestResult) -> dict[str, Any]:
    return {
        **_build_contest_json(contest),
        "matches": standing.matches,
        "lineups": len(list_seatings(contest.players, contest.seats)),
        "moves": standing.moves,
        "share_by_chance": _compute_equal_win_rate(contest),
        "wins_by_seat": [round(wins, 2) for wins in standing.wins_by_seat],
        "standing": [
            {"player": name, **_build_row_json(standing.get_tally(name))} for name in dict.fromkeys(contest.players)
        ],
    }


def _build_row_json(tally: PlayerTally) -> dict[str, Any]:
    return {
        "seats": tally.seats,
        "wins": round(tally.wins, 2),
        "share": round(tally.win_rate, 3),
        "interval": [round(end, 3) for end in tally.interval],
        "decisions": len(tally.milliseconds),
        "milliseconds": tally.decision_times,
    }


def _print_standings(contest: ContestPlan, standing: ContestResult) -> None:
    print(
        get_english_sentence(
            "cli-tournament-played", game=find_game(contest.game).title, seats=contest.seats, matches=standing.matches
        )
    )
    columns = ("player", "share", "least", "most", "mean", "p95")
    print(
        f"{get_english_sentence('cli-tournament-player'):<12}"
        + "".join(f"{get_english_sentence(f'cli-tournament-{name}'):>10}" for name in columns[1:])
    )
    for name in dict.fromkeys(contest.players):
        tally = standing.get_tally(name)
        shares = "".join(f"{share:>10.1%}" for share in (tally.win_rate, *tally.interval))
        print(f"{name:<12}{shares}{tally.decision_times['mean']:>10.1f}{tally.decision_times['p95']:>10.1f}")
    print(
        get_english_sentence(
            "cli-tournament-seats", wins=" ".join(f"{wins:g}" for wins in map(_round_wins, standing.wins_by_seat))
        )
    )


def _round_wins(wins: float) -> float:
    return round(wins, 2)


def _build_duel_json(contest: ContestPlan, standing: ContestResult) -> dict[str, Any]:
    goblin = standing.get_tally(GOBLIN_PLAYER)
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": dict(contest.options),
        "against": contest.players[-1],
        "matches": standing.matches,
        "share_of_wins": round(goblin.win_rate, 3),
        "share_by_chance": _compute_equal_win_rate(contest),
        "decisions": len(goblin.milliseconds),
        "milliseconds": goblin.decision_times,
    }


def _print_duel_result(contest: ContestPlan, standing: ContestResult) -> None:
    facts, title = _build_duel_json(contest, standing), find_game(contest.game).title
    print(
        get_english_sentence(
            "cli-duel-played", game=title, seats=contest.seats, matches=standing.matches, against=facts["against"]
        )
    )
    share = f"{facts['share_of_wins']:.1%}"
    if facts["share_by_chance"] is None:
        print(get_english_sentence("cli-duel-alone", share=share))
    else:
        print(get_english_sentence("cli-duel-share", share=share, chance=f"{facts['share_by_chance']:.1%}"))
    print(get_english_sentence("cli-duel-time", decisions=facts["decisions"], **_format_times(facts["milliseconds"])))


def _format_times(numbers: dict[str, float]) -> dict[str, str]:
    return {name: f"{number:.1f}" for name, number in numbers.items()}
