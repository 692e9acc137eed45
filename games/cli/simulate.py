"""`simulate`: many matches played at random, fast, recorded or audited."""

import argparse
import json
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tqdm import tqdm

from games import find
from games.cli.refusals import BadArgument
from games.cli.status import Status
from games.engine.audit import AuditReport, Walk
from games.engine.chance import SwiftChance
from games.engine.contract import Game, GameOptions
from games.engine.errors import IllegalMove
from games.engine.match import Match
from games.engine.random_play import Finished, Unfinished, match_seed, proven_match, random_match
from games.engine.words import said


@dataclass(slots=True)
class Simulation:
    """What is simulated, and what came of it so far."""

    game: Game[Any, Any, Any]
    seats: int
    options: GameOptions
    seed: str
    folder: Path | None
    audit: AuditReport | None
    matches: int = 0
    moves: int = 0
    longest: int = 0
    seconds: float = 0.0
    wins: list[int] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    def play(self, number: int) -> None:
        """Play the match of this number and count it."""
        name = f"seed {self.seed}/{number}"
        try:
            finished = self._played(number, name)
        except (IllegalMove, Unfinished) as problem:
            self.failures.append(said("cli-simulate-broken", name=name, problem=str(problem)))
            return
        if finished is not None:
            self._count(finished)

    def _played(self, number: int, name: str) -> Finished | None:
        """Play in the way that was asked for; `None` if the audit saw the match fail."""
        sown = match_seed(self.seed, number)
        if self.audit is not None:
            match = Walk(self.game, self.seats, self.options, sown, name, self.audit).play()
        elif self.folder is not None:
            match = proven_match(self.game, self.seats, self.options, sown)
        else:
            return random_match(self.game, self.seats, self.options, sown)
        if match is None or match.outcome is None:
            return None
        if self.folder is not None:
            write_record(match, self.folder / f"{self.game.key}-{number:04}-{sown.hex()[:8]}.json")
        return Finished(match.outcome, match.step)

    def _count(self, finished: Finished) -> None:
        self.matches += 1
        self.moves += finished.moves
        self.longest = max(self.longest, finished.moves)
        for seat in finished.outcome.winners:
            self.wins[seat] += 1

    def as_json(self) -> dict[str, Any]:
        """Return the result for `--json`."""
        told = {
            "game": self.game.key,
            "seats": self.seats,
            "options": self.options.model_dump(mode="json"),
            "matches": self.matches,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "moves_per_second": round(self.moves / self.seconds) if self.seconds else 0,
            "longest_match": self.longest,
            "wins_by_seat": self.wins,
        }
        return told if self.audit is None else told | {"audit": self.audit.as_json()}


def simulate(chosen: argparse.Namespace) -> Status:
    """Play the matches that were asked for and tell of them, and whether one failed."""
    run = _prepared(chosen)
    start = time.perf_counter()
    # The bar shows on a terminal only, and only when it takes longer than a second.
    for number in tqdm(range(1, chosen.matches + 1), unit="", delay=1, disable=None, leave=False):
        run.play(number)
        if run.audit is not None and run.audit.full:
            break
    run.seconds = time.perf_counter() - start
    failures = run.failures + (run.audit.failures if run.audit else [])
    print(json.dumps(run.as_json(), indent=1)) if chosen.json else _tell(run)
    _complain(failures)
    return Status.FAILED if failures else Status.WELL


def _prepared(chosen: argparse.Namespace) -> Simulation:
    """Read what was asked for; raises `BadOptions` or `BadArgument` before anything is played."""
    game = find(chosen.game)
    seats = game.seats[0] if chosen.seats is None else chosen.seats
    game.check_seats(seats)
    options = game.options(read_options(chosen.option))
    if chosen.matches < 1:
        raise BadArgument("matches", matches=chosen.matches)
    game.deal(seats, options, SwiftChance(0))  # options that do not fit the seats are refused here
    if chosen.record is not None:
        make_folder(chosen.record)
    audit = AuditReport() if chosen.audit else None
    return Simulation(game, seats, options, chosen.seed, chosen.record, audit, wins=[0] * seats)


def read_options(given: Iterable[str]) -> dict[str, str]:
    """Read options given as NAME=VALUE; raises `BadArgument`."""
    options = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not (name and sign):
            raise BadArgument("option-form", option=text)
        options[name] = value
    return options


def make_folder(folder: Path) -> None:
    """Make a folder for records; raises `BadArgument` where none can be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:  # the second for names that no folder can have
        raise _unwritable(folder, problem) from None


def write_record(match: Match, file: Path) -> None:
    """Write the record of a match; raises `BadArgument` where it cannot be written."""
    try:
        match.record().write(file)
    except OSError as problem:
        raise _unwritable(file, problem) from None


def _unwritable(place: Path, problem: OSError | ValueError) -> BadArgument:
    reason = problem.strerror if isinstance(problem, OSError) else str(problem)
    return BadArgument("unwritable", place=str(place), problem=reason or type(problem).__name__)


def _tell(run: Simulation) -> None:
    told = run.as_json()
    print(said("cli-simulate-played", game=run.game.title, seats=run.seats, matches=run.matches, moves=run.moves))
    print(said("cli-simulate-speed", seconds=f"{run.seconds:.2f}", speed=f"{told['moves_per_second']:,}"))
    print(said("cli-simulate-longest", moves=run.longest))
    print(said("cli-simulate-wins", wins=" ".join(map(str, run.wins))))
    if run.audit is not None:
        found = run.audit
        print(
            said(
                "cli-simulate-audit",
                steps=found.steps,
                views=found.view_checks,
                illegal=found.illegal_moves_tried,
                failures=len(found.failures),
            )
        )


def _complain(failures: list[str]) -> None:
    for line in failures:
        print(line, file=sys.stderr)
