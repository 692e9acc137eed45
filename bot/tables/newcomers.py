"""Onboarding of beginners: what a person has met so far in their first match of a game, and what is new to them."""

import dataclasses
from datetime import timedelta

from bot.store.models import Sitter, Table
from games.engine import Decision

NEW_QUESTION_COUNT = 2
"""This many questions of each kind are new to a player."""
MIN_FIRST_MATCH_TIME = timedelta(seconds=20)
"""A table with somebody in their first match waits so long at least for anything that they are asked."""
NEW_QUESTION_TIME_FACTOR = 2
"""A table waits this many times as long for an answer to a new question."""


def mark_question_met(table: Table, seat: int, kind: str, following: Decision | None = None) -> Table:
    """Return a table where a seat has answered a question of this kind; players who know the game learn nothing.

    As long as the same question is `following` for them, their turn goes on: it does not end what they have twice the
    time for, which they would lose within the turn.
    """
    sitter = table.get_sitter_at(seat)
    if not _is_new(sitter, kind, NEW_QUESTION_COUNT):
        return table
    goes_on = following is not None and following.kind == kind and following.seats == (seat,)
    if goes_on and not _is_new(sitter, kind, NEW_QUESTION_COUNT - 1):
        return table
    learned = dataclasses.replace(sitter, met=(*(sitter.met or ()), kind))
    return dataclasses.replace(
        table, sitters=tuple(learned if other_sitter is sitter else other_sitter for other_sitter in table.sitters)
    )


def find_beginner_seats(table: Table, decision: Decision, often: int = NEW_QUESTION_COUNT) -> tuple[int, ...]:
    """Return the asked seats that have answered this question fewer than `often` times, in their first match."""
    return tuple(seat for seat in decision.seats if _is_new(table.get_sitter_at(seat), decision.kind, often))


def has_first_timer(table: Table, decision: Decision) -> bool:
    """Tell whether somebody is asked who plays their first match of the game."""
    return any(table.get_sitter_at(seat).met is not None for seat in decision.seats)


def _is_new(sitter: Sitter, kind: str, often: int) -> bool:
    return sitter.met is not None and sitter.met.count(kind) < often
