"""`replay` and `verify`: prints a record (replay file) as a spectator would see it, and verifies one."""

import argparse
from collections.abc import Iterator

from games.cli.status import ExitStatus
from games.engine.chance import parse_commitment
from games.engine.contract import AGREED_REASON, Outcome
from games.engine.events import format_event_for_people
from games.engine.match import Match
from games.engine.records import Record
from games.engine.words import get_english_sentence


def verify_record(arguments: argparse.Namespace) -> ExitStatus:
    """Verify a record: replay it, and tell whether all comes out the same, from what was promised."""
    record = Record.read(arguments.file)
    if arguments.promise and parse_commitment(arguments.promise) != record.luck.commitment:
        print(get_english_sentence("cli-verify-other-promise"))
        return ExitStatus.FAILED
    match, diverged = Match.replay(record)
    if diverged is not None:
        return _print_divergence(record, match, diverged)
    if match.outcome is None:
        print(get_english_sentence("cli-verify-unfinished", moves=match.step))
        return ExitStatus.UNFINISHED
    print(
        get_english_sentence("cli-verify-agreed", moves=match.step)
        if match.is_agreed
        else get_english_sentence("cli-verify-exact")
    )
    return ExitStatus.WELL


def show_replay(arguments: argparse.Namespace) -> ExitStatus:
    """Print a replay, move by move: what everyone saw, and nothing that was hidden."""
    record = Record.read(arguments.file)
    match, diverged = Match.replay(record)
    print(
        get_english_sentence("cli-replay-game", game=match.game.title, seats=match.seats, commitment=match.commitment)
    )
    for number, line in enumerate(_format_public_events(record, len(match.moves)), start=1):
        print(get_english_sentence("cli-replay-event", number=number, event=line))
    if diverged is not None:
        return _print_divergence(record, match, diverged)
    _print_outcome(match.outcome)
    return ExitStatus.WELL


def _print_divergence(record: Record, match: Match, number: int) -> ExitStatus:
    """Tell where a record diverged: a record of older rules diverges at its first move, and is said to be one."""
    if record.version < match.game.version:
        had = match.game.older_rules.get(record.version, "none")
        version = match.game.version
        print(
            get_english_sentence(
                "cli-verify-older", game=match.game.title, version=record.version, known=version, had=had
            )
        )
    else:
        print(get_english_sentence("cli-verify-diverged", number=number))
    return ExitStatus.FAILED


def _format_public_events(record: Record, moves: int) -> Iterator[str]:
    """Yield a line for each public event of the first `moves` moves."""
    match = Match.deal_from_record(record)
    for played in record.moves[:moves]:
        for event in match.play(played.seat, played.move):
            if event.is_visible_to(None):
                yield format_event_for_people(event)


def _print_outcome(outcome: Outcome | None) -> None:
    if outcome is None:
        print(get_english_sentence("cli-replay-unfinished"))
        return
    winners = ", ".join(str(seat + 1) for seat in outcome.winners)
    scores = " ".join(map(str, outcome.scores))
    if outcome.reason == AGREED_REASON:
        print(get_english_sentence("cli-replay-agreed"))
    print(get_english_sentence("cli-replay-outcome", winners=winners, number=len(outcome.winners), scores=scores))
