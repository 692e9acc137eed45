"""`review`: measures how often reviews blame old and young goblins, and whether what they say holds in other worlds.

With `--luck` it checks instead what reviews say of luck.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from games import find_game, list_game_keys
from games.cli.jobs import Block, Result, WorkPlan, plan_batches, run_batches
from games.cli.players import PLAYER_BY_NAME
from games.cli.refusals import BadArgument
from games.cli.status import ExitStatus
from games.engine.balance import StatisticsTable
from games.engine.chance import SwiftChance
from games.engine.goblins import GoblinLevel
from games.engine.match import Match
from games.engine.random_play import create_move_rng, derive_match_seed
from games.engine.records import Record
from games.engine.review import (
    DecisionComparison,
    LuckMeasure,
    PlayoutSettings,
    ReviewedDecision,
    compare_endings,
    compute_leads,
    costs_victory,
    list_decisions,
    load_review_measure,
    measure_luck,
    review_seat,
)
from games.engine.words import get_english_sentence

SEATS_BY_GAME = {"gobblestones": 2, "emerald_skulls": 2, "goblin_market": 3, "goblin_teeth": 3}
"""How many play where it is not four."""
REVIEWED_LEVELS = (GoblinLevel.OLD.value, GoblinLevel.YOUNG.value)
"""Who is reviewed: a good player, and one who errs as people do."""
LUCK_COLUMNS = ("game", "matches", "luck", "divided")
REVIEW_COLUMNS = ("game", "player", "matches", "decisions", "flagged", "told", "some", "praised", "kept")


@dataclass(slots=True)
class ReviewTally:
    """What reviews of one game and level found: decisions looked at, flagged, told; told ones that held elsewhere."""

    matches: int = 0
    decisions: int = 0
    flagged: int = 0
    told: int = 0
    with_some: int = 0
    praised: int = 0
    checked: int = 0
    kept: int = 0

    def add_counts(self, counts: Result) -> None:
        """Add the counts of another block."""
        for name, number in counts.items():
            setattr(self, name, getattr(self, name) + number)


def show_reviews(arguments: argparse.Namespace) -> ExitStatus:
    """Play matches, review one seat of each, and print a table by game and level."""
    if arguments.matches < 1 or arguments.jobs < 1:
        raise BadArgument("matches", matches=min(arguments.matches, arguments.jobs))
    keys = [find_game(key).key for key in arguments.games] or list(list_game_keys())
    if arguments.luck > 0:
        return _show_luck(keys, arguments)
    rows = [
        _format_row(key, player, _tally_reviews(key, player, arguments))
        for key in keys
        for player in ([arguments.player] if arguments.player else REVIEWED_LEVELS)
    ]
    title = get_english_sentence("cli-review-title", worlds=arguments.check)
    print(
        StatisticsTable(
            title, [get_english_sentence(f"cli-review-{name}") for name in REVIEW_COLUMNS], rows
        ).to_markdown()
    )
    return ExitStatus.WELL


def _tally_reviews(key: str, player: str, arguments: argparse.Namespace) -> ReviewTally:
    tally, elsewhere = ReviewTally(), PlayoutSettings(arguments.patience, arguments.check, "check")
    work = partial(review_batch, key, player, arguments.others, arguments.seed, elsewhere)
    for counts in run_batches(work, plan_batches(arguments.matches, arguments.jobs), WorkPlan(arguments.jobs), {}):
        tally.add_counts(counts)
    return tally


def review_batch(key: str, level: str, others: str, seed: str, elsewhere: PlayoutSettings, block: Block) -> Result:
    """Play and review some matches; playing on `elsewhere` shows whether what is told holds, if it has any worlds."""
    tally = ReviewTally()
    for number in block:
        seat, record = _play_match(key, level, others, derive_match_seed(seed, number), number)
        review = review_seat(record, seat)
        played_on = [decision for decision in review.mistakes if decision.victory and elsewhere.worlds]
        checked = [_check_mistake(record, seat, decision, elsewhere) for decision in played_on]
        counts = {
            "matches": 1,
            "decisions": review.decisions,
            "flagged": review.flagged,
            "told": len(review.mistakes),
            "with_some": bool(review.mistakes),
            "praised": review.good,
            "checked": len(checked),
            "kept": sum(checked),
        }
        tally.add_counts(counts)
    return {name: getattr(tally, name) for name in ReviewTally.__slots__}


def _play_match(key: str, level: str, others: str, seed: bytes, number: int) -> tuple[int, Record]:
    """Return a seat that plays so, and the match that it played against others."""
    seats = SEATS_BY_GAME.get(key, 4)
    match, rng, seat = Match.deal_by_key(key, seats=seats, seed=seed), create_move_rng(seed), number % seats
    while match.decision is not None:
        mover = match.decision.seats[0]
        player = PLAYER_BY_NAME[level if mover == seat else others]
        match.play(mover, player(match, mover, SwiftChance(rng.random_below(1 << 48, "move"))))
    return seat, match.build_record()


def _check_mistake(record: Record, seat: int, mistake: ReviewedDecision, elsewhere: PlayoutSettings) -> bool:
    """Tell whether a mistake costs something in other worlds, too: of what it was told for."""
    endings = compare_endings(_rebuild_comparison(record, seat, mistake), elsewhere)
    by_lead = load_review_measure(record.game).told_by_lead
    told_for_victory = not by_lead and mistake.victory is not None and costs_victory(mistake.victory)
    return (endings.victory if told_for_victory else endings.lead).gain > 0


def _rebuild_comparison(record: Record, seat: int, mistake: ReviewedDecision) -> DecisionComparison:
    decision = next(
        seat_decision for seat_decision in list_decisions(record, seat) if seat_decision.step == mistake.step
    )
    other: Iterator[Any] = map(decision.match.game.parse_move, mistake.other)
    return DecisionComparison(decision, tuple(other), ())


def _show_luck(keys: Sequence[str], arguments: argparse.Namespace) -> ExitStatus:
    """Print by game what luck brought on average, and how much less results vary without it."""
    rows = [_format_luck(key, measure, arguments) for key in keys if (measure := load_review_measure(key).luck)]
    title = get_english_sentence("cli-review-luck-title")
    print(
        StatisticsTable(
            title, [get_english_sentence(f"cli-review-{name}") for name in LUCK_COLUMNS], rows
        ).to_markdown()
    )
    return ExitStatus.WELL


def _format_luck(key: str, measure: LuckMeasure, arguments: argparse.Namespace) -> list[str]:
    level = arguments.player or GoblinLevel.GROWN.value
    work, lucks, leads = (
        partial(measure_luck_batch, key, level, measure, arguments.seed),
        list[float](),
        list[Sequence[float]](),
    )
    for counts in run_batches(work, plan_batches(arguments.luck, arguments.jobs), WorkPlan(arguments.jobs), {}):
        lucks += counts["lucks"]
        leads += counts["leads"]
    error = stdev(lucks) / sqrt(len(lucks)) if len(lucks) > 1 else 0.0
    divided = sum(lead**2 for lead, _ in leads) / sum((lead - luck) ** 2 for lead, luck in leads)
    return [find_game(key).title, str(len(lucks)), f"{fmean(lucks):.1f} ± {error:.1f}", f"{divided:.1f}"]


def measure_luck_batch(key: str, level: str, measure: LuckMeasure, seed: str, block: Block) -> Result:
    """Play some matches; return the luck of one seat of each, and the lead at the end and the luck of every seat."""
    lucks, leads = list[float](), list[tuple[float, float]]()
    for number in block:
        seat, record = _play_match(key, level, GoblinLevel.GROWN.value, derive_match_seed(seed, number), number)
        outcome = Match.replay(record).match.outcome
        gains = [luck.gain for luck in measure_luck(record, measure)]
        lucks.append(gains[seat])
        leads += zip(compute_leads(outcome.scores if outcome else ()), gains, strict=True)
    return {"lucks": lucks, "leads": leads}


def _format_row(key: str, player: str, tally: ReviewTally) -> list[str]:
    share = 100 / max(1, tally.decisions)
    return [
        find_game(key).title,
        player,
        str(tally.matches),
        str(tally.decisions),
        f"{tally.flagged * share:.1f} %",
        f"{tally.told * share:.1f} %",
        str(tally.with_some),
        str(tally.praised),
        f"{tally.kept}/{tally.checked}",
    ]
