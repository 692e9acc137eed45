"""Somebody's first match of a game: what they have met of it by now, and what is new to them."""

import dataclasses

from bot.store.models import Sitter, Table
from games.engine import Decision

OFTEN = 2
"""So many questions of a kind are new to somebody."""
LONGER = 2
"""So many times as long a table waits for an answer to what is new."""


def met(table: Table, seat: int, kind: str) -> Table:
    """Return a table where a seat has answered a question of this kind; who knows the game learns nothing."""
    sitter = table.at(seat)
    if not _is_new(sitter, kind, OFTEN):
        return table
    learned = dataclasses.replace(sitter, met=(*(sitter.met or ()), kind))
    return dataclasses.replace(table, sitters=tuple(learned if one is sitter else one for one in table.sitters))


def beginners(table: Table, decision: Decision, often: int = OFTEN) -> tuple[int, ...]:
    """Return the seats that are asked what they have answered less than so `often`, in their first match."""
    return tuple(seat for seat in decision.seats if _is_new(table.at(seat), decision.kind, often))


def _is_new(sitter: Sitter, kind: str, often: int) -> bool:
    return sitter.met is not None and sitter.met.count(kind) < often
