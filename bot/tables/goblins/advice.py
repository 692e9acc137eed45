"""What a goblin advises: its own move in somebody's place, or several that belong together."""

from collections.abc import Awaitable, Callable

from bot.tables.tables import GoblinAsked
from games.engine import Move

MOST_PREPARED = 10
"""At most so many moves are advised at once."""


async def advised(asked: GoblinAsked, thought: Callable[[GoblinAsked], Awaitable[Move]]) -> list[Move]:
    """Return what a goblin plays there; its match is played on.

    Moves that only prepare, of which nothing is told yet, belong together: the tiles of a row.
    """
    prepared: list[Move] = []
    while not _tells(asked, move := await thought(asked)) and len(prepared) < MOST_PREPARED:
        prepared.append(move)
    return prepared or [move]


def _tells(asked: GoblinAsked, move: Move) -> bool:
    """Play a move in somebody's place; tell whether it brings anything about, or they are asked no more."""
    match, seat, _ = asked
    told = match.play(seat, move)
    return bool(told) or match.decision is None or seat not in match.decision.seats
