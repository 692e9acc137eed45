"""`replay` and `verify`: a record told as a spectator would see it, and a record checked."""

import argparse
from collections.abc import Iterator

from games.cli.status import Status
from games.engine.chance import read_promise
from games.engine.contract import AGREED, Outcome
from games.engine.events import counted_from_one
from games.engine.match import Match
from games.engine.records import Record
from games.engine.words import said


def verify(chosen: argparse.Namespace) -> Status:
    """Play a record again and tell whether it comes out exactly the same, to its end, from what was promised."""
    record = Record.read(chosen.file)
    if chosen.promise and read_promise(chosen.promise) != record.luck.commitment:
        print(said("cli-verify-other-promise"))
        return Status.FAILED
    match, diverged = Match.replay(record)
    if diverged is not None:
        return _told_diverged(record, match, diverged)
    if match.outcome is None:
        print(said("cli-verify-unfinished", moves=match.step))
        return Status.UNFINISHED
    print(said("cli-verify-agreed", moves=match.step) if match.agreed else said("cli-verify-exact"))
    return Status.WELL


def replay(chosen: argparse.Namespace) -> Status:
    """Tell a record move by move: what everyone saw, and nothing that was hidden."""
    record = Record.read(chosen.file)
    match, diverged = Match.replay(record)
    print(said("cli-replay-game", game=match.game.title, seats=match.seats, commitment=match.commitment))
    for number, line in enumerate(_public(record, len(match.moves)), start=1):
        print(said("cli-replay-event", number=number, event=line))
    if diverged is not None:
        return _told_diverged(record, match, diverged)
    _print_outcome(match.outcome)
    return Status.WELL


def _told_diverged(record: Record, match: Match, number: int) -> Status:
    """Tell where a record diverged: a record of older rules diverges at its first move, and is said to be one."""
    if record.version < match.game.version:
        had = match.game.older_rules.get(record.version, "none")
        known = match.game.version
        print(said("cli-verify-older", game=match.game.title, version=record.version, known=known, had=had))
    else:
        print(said("cli-verify-diverged", number=number))
    return Status.FAILED


def _public(record: Record, moves: int) -> Iterator[str]:
    """Yield a line for each public event of the first `moves` moves."""
    match = Match.begin(record)
    for played in record.moves[:moves]:
        for event in match.play(played.seat, played.move):
            if event.visible_to(None):
                yield counted_from_one(event)


def _print_outcome(outcome: Outcome | None) -> None:
    if outcome is None:
        print(said("cli-replay-unfinished"))
        return
    winners = ", ".join(str(seat + 1) for seat in outcome.winners)
    scores = " ".join(map(str, outcome.scores))
    if outcome.reason == AGREED:
        print(said("cli-replay-agreed"))
    print(said("cli-replay-outcome", winners=winners, number=len(outcome.winners), scores=scores))
