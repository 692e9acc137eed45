"""`simulate`: simulates many random matches, fast, recorded or audited (fuzzing)."""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Self

from tqdm import tqdm

from games import find_game
from games.cli.jobs import Block, Result, WorkPlan, plan_batches, run_batches
from games.cli.refusals import BadArgument
from games.cli.status import ExitStatus
from games.cli.table_setup import read_table_setup, read_work_plan
from games.engine.audit import AuditedMatch, AuditReport
from games.engine.errors import IllegalMove
from games.engine.match import Match
from games.engine.random_play import (
    FinishedMatch,
    UnfinishedMatch,
    derive_match_seed,
    play_proven_random_match,
    play_random_match,
    play_random_match_until_failure,
)
from games.engine.words import get_english_sentence

MAX_BLOCK_MATCHES, MAX_AUDITED_BLOCK_MATCHES = 100, 5
"""How many matches per block: an audit takes many times as long."""


@dataclass(slots=True)
class SimulationResult:
    """The results of some matches."""

    matches: int = 0
    moves: int = 0
    longest: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    audit: AuditReport = field(default_factory=AuditReport)

    def count_match(self, finished: FinishedMatch) -> None:
        """Count a match."""
        self.matches += 1
        self.moves += finished.moves
        self.longest = max(self.longest, finished.moves)
        self.wins.update(finished.outcome.winners)

    def merge_result(self, other: "SimulationResult") -> None:
        """Add the results of other matches."""
        self.matches += other.matches
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        self.wins += other.wins
        self.failures += other.failures
        self.audit.merge_report(other.audit)

    def to_dict(self) -> Result:
        """Return it as plain values."""
        return {
            "matches": self.matches,
            "moves": self.moves,
            "longest": self.longest,
            "wins": list(self.wins.items()),
            "failures": self.failures,
            "audit": self.audit.to_dict(),
        }

    @classmethod
    def from_dict(cls, facts: Mapping[str, Any]) -> Self:
        """Read what `as_json` wrote."""
        return cls(**{**facts, "wins": Counter(dict(facts["wins"])), "audit": AuditReport.from_dict(facts["audit"])})


@dataclass(frozen=True, slots=True)
class SimulationPlan:
    """What is simulated: only plain values, so that it can go to another process."""

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: str
    folder: Path | None
    audited: bool

    def simulate_matches(self, numbers: Iterable[int]) -> SimulationResult:
        """Play the matches of these numbers, from 1; an audit ends when nobody would read more failures."""
        result = SimulationResult()
        for number in numbers:
            name = f"seed {self.seed}/{number}"
            failures_before = len(result.audit.failures)
            try:
                finished = self._play_number(number, name, result.audit)
            except (IllegalMove, UnfinishedMatch) as problem:
                result.failures.append(get_english_sentence("cli-simulate-broken", name=name, problem=str(problem)))
                result.failures += self._keep_failed_record(number)
                continue
            except Exception as crash:
                crash.add_note("\n".join([name, *self._keep_failed_record(number)]))
                raise
            if len(result.audit.failures) > failures_before:
                result.failures += self._keep_failed_record(number)
            if finished is not None:
                result.count_match(finished)
            if result.audit.is_full:
                break
        return result

    def _play_number(self, number: int, name: str, audit: AuditReport) -> FinishedMatch | None:
        """Play in the way that was asked for; `None` if the audit found a failure."""
        game, sown = find_game(self.game), derive_match_seed(self.seed, number)
        options = game.validate_options(self.options)
        if self.audited:
            match = AuditedMatch(game, self.seats, options, sown, name, audit).audit_match()
        elif self.folder is not None:
            match = play_proven_random_match(game, self.seats, options, sown)
        else:
            return play_random_match(game, self.seats, options, sown)
        if match is None or match.outcome is None:
            return None
        if self.folder is not None:
            write_record(match, self.folder / f"{game.key}-{number:04}-{sown.hex()[:8]}.json")
        return FinishedMatch(match.outcome, match.step)

    def _keep_failed_record(self, number: int) -> list[str]:
        """Keep the record of a match that failed, and return where to see it."""
        game, sown = find_game(self.game), derive_match_seed(self.seed, number)
        if self.folder is None:
            return []
        file = self.folder / f"{game.key}-{number:04}-{sown.hex()[:8]}-failed.json"
        write_record(play_random_match_until_failure(game, self.seats, game.validate_options(self.options), sown), file)
        return [get_english_sentence("cli-simulate-see", file=str(file))]

    def build_summary(self, played: SimulationResult, seconds: float) -> dict[str, Any]:
        """Return the result for `--json`."""
        facts = {
            **self.build_table_info(),
            "matches": played.matches,
            "moves": played.moves,
            "seconds": round(seconds, 3),
            "moves_per_second": round(played.moves / seconds) if seconds else 0,
            "longest_match": played.longest,
            "wins_by_seat": [played.wins[seat] for seat in range(self.seats)],
        }
        return facts | {"audit": played.audit.to_dict()} if self.audited else facts

    def build_table_info(self) -> dict[str, Any]:
        """Return what is played in JSON's values."""
        return {"game": self.game, "seats": self.seats, "options": dict(self.options)}


def play_simulation_batch(simulation: SimulationPlan, numbers: Block) -> Result:
    """Play a batch of matches; a function at module level, for other processes."""
    return simulation.simulate_matches(numbers).to_dict()


def run_simulation(arguments: argparse.Namespace) -> ExitStatus:
    """Play the matches that were asked for, report on them, and return whether one failed."""
    labour, simulation = read_work_plan(arguments), _read_simulation(arguments)
    start = time.perf_counter()
    played = _run_simulation_batches(simulation, arguments.matches, labour)
    facts = simulation.build_summary(played, time.perf_counter() - start)
    print(json.dumps(facts, indent=1)) if arguments.json else _print_summary(facts)
    failures = played.failures + played.audit.failures
    for line in failures:
        print(line, file=sys.stderr)
    return ExitStatus.FAILED if failures else ExitStatus.WELL


def _read_simulation(arguments: argparse.Namespace) -> SimulationPlan:
    """Read what was asked for; raises `BadOptions` or `BadArgument` before anything is played."""
    game, seats, options = read_table_setup(arguments)
    if arguments.record is not None:
        make_output_folder(arguments.record)
    return SimulationPlan(game.key, seats, options, arguments.seed, arguments.record, arguments.audit)


def _run_simulation_batches(simulation: SimulationPlan, matches: int, labour: WorkPlan) -> SimulationResult:
    """Play all matches, with a bar on a terminal when it takes longer than a second; an audit may end earlier."""
    played, largest = SimulationResult(), MAX_AUDITED_BLOCK_MATCHES if simulation.audited else MAX_BLOCK_MATCHES
    what = {**simulation.build_table_info(), "seed": simulation.seed, "audited": simulation.audited, "matches": matches}
    todo = plan_batches(matches, labour.jobs, largest)
    with tqdm(total=matches, unit="", delay=1, disable=None, leave=False) as bar:
        for result in run_batches(partial(play_simulation_batch, simulation), todo, labour, what):
            block = SimulationResult.from_dict(result)
            played.merge_result(block)
            bar.update(block.matches)
            if played.audit.is_full:
                break
    return played


def make_output_folder(folder: Path) -> None:
    """Make a folder for records; raises `BadArgument` if that is impossible."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:  # ValueError: names that no folder can have
        raise _build_write_error(folder, problem) from None


def write_record(match: Match, file: Path) -> None:
    """Write the record of a match; raises `BadArgument` if it cannot be written."""
    try:
        match.build_record().write(file)
    except OSError as problem:
        raise _build_write_error(file, problem) from None


def _build_write_error(place: Path, problem: OSError | ValueError) -> BadArgument:
    reason = problem.strerror if isinstance(problem, OSError) else str(problem)
    return BadArgument("unwritable", place=str(place), problem=reason or type(problem).__name__)


def _print_summary(facts: Mapping[str, Any]) -> None:
    game, seats, audit = find_game(facts["game"]), facts["seats"], facts.get("audit")
    print(
        get_english_sentence(
            "cli-simulate-played", game=game.title, seats=seats, matches=facts["matches"], moves=facts["moves"]
        )
    )
    print(
        get_english_sentence(
            "cli-simulate-speed", seconds=f"{facts['seconds']:.2f}", speed=f"{facts['moves_per_second']:,}"
        )
    )
    print(get_english_sentence("cli-simulate-longest", moves=facts["longest_match"]))
    print(get_english_sentence("cli-simulate-wins", wins=" ".join(map(str, facts["wins_by_seat"]))))
    if audit:
        print(
            get_english_sentence(
                "cli-simulate-audit",
                steps=audit["steps"],
                views=audit["view_checks"],
                illegal=audit["illegal_moves_tried"],
                failures=len(audit["failures"]),
            )
        )
