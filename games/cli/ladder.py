"""`ladder`: simulates how well a ladder (ratings) finds who plays better; `strengths`: how strong goblins are on it."""

import argparse
from functools import partial

from games import find_game
from games.cli.contest import ContestPlan, PlayerTally
from games.cli.jobs import WorkPlan, plan_batches, run_batches
from games.cli.refusals import BadArgument
from games.cli.status import ExitStatus
from games.cli.tournament import play_contest
from games.engine.goblins import GoblinLevel
from games.engine.words import get_english_sentence
from games.ladder.goblin_ratings import (
    GOBLIN_STRENGTHS_FILE,
    GoblinStrengths,
    GoblinStrengthTable,
    fit_strengths,
    load_goblin_strengths,
    save_goblin_strengths,
)
from games.ladder.simulation import CORRELATION_AIMS, average_correlations, compute_ladder_correlations

PRIOR_TIED_MATCHES = 2
"""As if so many more matches had been level: few matches say less than they seem to."""
YOUNG_PLAYER, GROWN_PLAYER, OLD_PLAYER = (level.value for level in GoblinLevel)


def run_ladder(arguments: argparse.Namespace) -> ExitStatus:
    """Simulate people of known skill; print how well their strengths rank them, and fail below the aims."""
    if arguments.seeds < 1:
        raise BadArgument("matches", matches=arguments.seeds)
    work = partial(compute_ladder_correlations, load_goblin_strengths(), find_game(arguments.game).key)
    correlations = average_correlations(
        run_batches(work, plan_batches(arguments.seeds, arguments.jobs), WorkPlan(arguments.jobs), {})
    )
    for (opponents, matches), mean in correlations.items():
        figures = {"mean": f"{mean:.2f}", "aim": f"{CORRELATION_AIMS[matches]:.2f}"}
        print(get_english_sentence(f"cli-ladder-{opponents}", matches=matches, **figures))
    reached = all(mean >= CORRELATION_AIMS[matches] for (_, matches), mean in correlations.items())
    return ExitStatus.WELL if reached else ExitStatus.FAILED


def fit_goblin_strengths(arguments: argparse.Namespace) -> ExitStatus:
    """Let goblins of all levels play each other; print how strong they are, and write it into the data file."""
    if min(arguments.matches, arguments.old_matches) < 1:
        raise BadArgument("matches", matches=min(arguments.matches, arguments.old_matches))
    game = find_game(arguments.game)
    game.require_seat_count(arguments.seats)
    strengths = _fit_table(arguments)
    facts = {level.value: f"{getattr(strengths, level.value):.1f}" for level in GoblinLevel}
    print(get_english_sentence("cli-strengths-fitted", game=game.title, seats=arguments.seats, **facts))
    if arguments.write:
        known = load_goblin_strengths().root if GOBLIN_STRENGTHS_FILE.exists() else {}
        by_seats = {**known.get(game.key, {}), arguments.seats: strengths}
        save_goblin_strengths(GoblinStrengthTable({**known, game.key: by_seats}))
    return ExitStatus.WELL


def _fit_table(arguments: argparse.Namespace) -> GoblinStrengths:
    labour = WorkPlan(arguments.jobs)
    pairs: list[PlayerTally] = []
    for better, worse, matches in (
        (GROWN_PLAYER, YOUNG_PLAYER, arguments.matches),
        (OLD_PLAYER, GROWN_PLAYER, arguments.old_matches),
    ):
        players = (better, *[worse] * (arguments.seats - 1))
        standing = play_contest(
            ContestPlan(arguments.game, arguments.seats, {}, arguments.seed, players), matches, labour
        )
        pairs.append(standing.pairs[f"{better} {worse}"])
    level = PRIOR_TIED_MATCHES * (arguments.seats - 1)
    young, old = ((pair.wins + level / 2) / (pair.seats + level) for pair in pairs)
    return fit_strengths(young, old, arguments.matches, arguments.old_matches)
