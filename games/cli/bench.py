"""`bench`: a benchmark of how long each verb of a game takes, and how many moves per second random play makes."""

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from time import process_time as read_clock
from typing import Any

from games import RULES_MODE, find_game, list_game_keys
from games.cli.list_command import describe_rules_mode
from games.cli.status import ExitStatus
from games.engine.chance import SwiftChance
from games.engine.contract import Game
from games.engine.errors import BadOptions
from games.engine.match import Match
from games.engine.random_play import derive_match_seed, play_proven_random_match, play_random_match
from games.engine.records import Snapshot
from games.engine.words import get_english_sentence

SAMPLE_COUNT = 1000
BENCH_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class VerbTimings:
    """Microseconds of processor time for each verb, at the positions of random matches; moves per second of it.

    `rules` tells how the rules ran: compiled or not.
    """

    game: str
    seats: int
    options: dict[str, Any]
    rules: str
    legal_moves: float
    play: float
    view: float
    snapshot: float
    restore: float
    moves_per_second: int


def run_bench(arguments: argparse.Namespace) -> ExitStatus:
    """Benchmark one game, or all, with each of its options switched on in turn."""
    games = [find_game(key) for key in ([arguments.game] if arguments.game else list_game_keys())]
    rows = [
        benchmark_variant(game, seats, options)
        for game in games
        for options in list_option_variants(game)
        for seats in choose_seat_counts(game, options, arguments.seats)
    ]
    print(json.dumps([asdict(row) for row in rows], indent=1)) if arguments.json else _print_table(rows)
    return ExitStatus.WELL


def list_option_variants(game: Game[Any, Any, Any]) -> Iterator[dict[str, Any]]:
    """Yield the options worth timing: the defaults, then each switch turned over."""
    yield {}
    for name, option in game.Options.model_fields.items():
        if isinstance(option.default, bool):
            yield {name: not option.default}


def choose_seat_counts(game: Game[Any, Any, Any], options: Mapping[str, object], asked: int | None) -> list[int]:
    """Return the seat count for a variant: the given one, or the highest; nothing if its options are not for so many.

    Raises `BadOptions` for a number of seats that the game does not have.
    """
    if asked is not None:
        game.require_seat_count(asked)
    sizes = list(reversed(game.seats)) if asked is None else [asked]
    return [seats for seats in sizes if _can_deal(game, seats, options)][:1]


def _can_deal(game: Game[Any, Any, Any], seats: int, options: Mapping[str, object]) -> bool:
    try:
        game.deal(seats, game.validate_options(options), SwiftChance(1))
    except BadOptions:
        return False
    return True


def benchmark_variant(game: Game[Any, Any, Any], seats: int, options: Mapping[str, object]) -> VerbTimings:
    """Benchmark one variant: time each verb of a game; raises `BadOptions`."""
    game.require_seat_count(seats)
    matches = _sample_match_positions(game, seats, options)
    instants = [
        (match.state, seat, match.legal_moves(seat)) for match in matches for seat in _get_first_owing_seat(match)
    ]
    clones = [(state.clone(), seat, moves[len(moves) // 2]) for state, seat, moves in instants]
    luck = SwiftChance(1)
    stored = [match.take_snapshot().model_dump_json() for match in matches]
    return VerbTimings(
        game=game.key,
        seats=seats,
        options=dict(options),
        rules=RULES_MODE.value,
        legal_moves=_time_each(instants, lambda it: game.legal_moves(it[0], it[1])),
        view=_time_each(instants, lambda it: game.view(it[0], it[1])),
        play=_time_each(clones, lambda it: game.play(it[0], it[1], it[2], luck)),
        snapshot=_time_each(matches, lambda match: match.take_snapshot().model_dump_json()),
        restore=_time_each(stored, lambda text: Match.restore(Snapshot.model_validate_json(text), game=game)),
        moves_per_second=_measure_speed(game, seats, options),
    )


def _sample_match_positions(game: Game[Any, Any, Any], seats: int, options: Mapping[str, object]) -> list[Match]:
    """Return matches at different moments of random play."""
    matches: list[Match] = []
    number = 0
    while len(matches) < SAMPLE_COUNT:
        number += 1
        whole = play_proven_random_match(
            game, seats, game.validate_options(options), derive_match_seed("bench", number)
        )
        match = Match.deal(game, seats=seats, options=options, seed=whole.seed)
        for played in whole.moves:
            matches.append(match.fork())
            match.play(played.seat, played.move)
    return matches[:SAMPLE_COUNT]


def _get_first_owing_seat(match: Match) -> tuple[int, ...]:
    return match.decision.seats[:1] if match.decision else ()


def _time_each(things: list[Any], verb: Callable[[Any], object]) -> float:
    """Return the microseconds that the verb takes for one of these things."""
    start = read_clock()
    for thing in things:
        verb(thing)
    return round((read_clock() - start) / len(things) * 1e6, 1)


def _measure_speed(game: Game[Any, Any, Any], seats: int, options: Mapping[str, object]) -> int:
    game_options, moves, number = game.validate_options(options), 0, 0
    start = read_clock()
    while read_clock() - start < BENCH_SECONDS:
        number += 1
        moves += play_random_match(game, seats, game_options, derive_match_seed("bench", number)).moves
    return round(moves / (read_clock() - start))


def _print_table(rows: list[VerbTimings]) -> None:
    columns = ("legal-moves", "play", "view", "snapshot", "restore", "speed")
    print(
        f"{get_english_sentence('cli-bench-what'):<36}"
        + "".join(f"{get_english_sentence(f'cli-bench-{name}'):>13}" for name in columns)
    )
    for row in rows:
        changed = " ".join(f"{name}={value}" for name, value in row.options.items())
        micros = (row.legal_moves, row.play, row.view, row.snapshot, row.restore)
        numbers = "".join(f"{number:>13.1f}" for number in micros) + f"{row.moves_per_second:>13,}"
        print(f"{f'{row.game} {row.seats} {changed}':<36}{numbers}")
    print(get_english_sentence("cli-bench-note"))
    print(describe_rules_mode())
