"""`replay` and `verify`: a record told as a spectator would see it, and a record checked."""

import argparse
from collections.abc import Iterator

from games.engine.contract import Event, Fact, Outcome, names_seats
from games.engine.match import Match
from games.engine.records import Record
from games.engine.words import said


def verify(chosen: argparse.Namespace) -> bool:
    """Play a record again and tell whether it comes out exactly so."""
    return _exact(Record.read(chosen.file))


def replay(chosen: argparse.Namespace) -> bool:
    """Tell a record move by move: what everyone saw, and nothing that was hidden."""
    record = Record.read(chosen.file)
    match, diverged = Match.replay(record)
    print(said("cli-replay-game", game=match.game.title, seats=match.seats, commitment=match.commitment))
    for number, line in enumerate(_public(record, len(match.moves)), start=1):
        print(said("cli-replay-event", number=number, event=line))
    if diverged is not None:
        return _told_diverged(diverged)
    _print_outcome(match.outcome)
    return True


def _exact(record: Record) -> bool:
    diverged = Match.replay(record).diverged
    if diverged is not None:
        return _told_diverged(diverged)
    print(said("cli-verify-exact"))
    return True


def _told_diverged(number: int) -> bool:
    print(said("cli-verify-diverged", number=number))
    return False


def _public(record: Record, moves: int) -> Iterator[str]:
    """Yield a line for each public event of the first `moves` moves."""
    match = Match.begin(record)
    for played in record.moves[:moves]:
        for event in match.play(played.seat, played.move):
            if event.visible_to(None):
                yield str(_for_people(event))


def _for_people(event: Event) -> Event:
    """Return the event with its seats counted from 1."""
    return Event(event.kind, {name: _counted(name, fact) for name, fact in event.facts.items()})


def _counted(name: str, fact: Fact) -> Fact:
    if not names_seats(name) or fact is None or isinstance(fact, str):
        return fact
    return fact + 1 if isinstance(fact, int) else [int(seat) + 1 for seat in fact]


def _print_outcome(outcome: Outcome | None) -> None:
    if outcome is None:
        print(said("cli-replay-unfinished"))
        return
    winners = ", ".join(str(seat + 1) for seat in outcome.winners)
    scores = " ".join(map(str, outcome.scores))
    print(said("cli-replay-outcome", winners=winners, number=len(outcome.winners), scores=scores))
