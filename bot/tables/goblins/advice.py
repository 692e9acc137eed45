"""What a goblin would do at a question: the moves that belong together, as it plays or advises them."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.tables.tables import AskedGoblin
from games.engine import Match, Move
from games.engine.typed_text import imagine_match

MAX_PREPARING_MOVES = 10
"""At most so many moves that only prepare are planned at once."""

Thought = Callable[[AskedGoblin], Awaitable[Move]]
"""Returns a goblin's move."""


class PlannedMoves(NamedTuple):
    """Moves that only prepare, such as the tiles of a row, and the move after them, if it answers the same question."""

    prepared: list[Move]
    last: Move | None = None

    @property
    def moves(self) -> list[Move]:
        """All moves, in their order."""
        return [*self.prepared, *([] if self.last is None else [self.last])]


async def plan_goblin_moves(asked_goblin: AskedGoblin, thought: Thought) -> PlannedMoves:
    """Plan what a goblin (computer player) plays, as far as that answers one question; its match is played on."""
    match, seat, _ = asked_goblin
    number, prepared = match.decision.number if match.decision else 0, list[Move]()
    while match.try_preparing_move(seat, move := await thought(asked_goblin)):
        prepared.append(move)
        if len(prepared) == MAX_PREPARING_MOVES or not _is_still_asked(match, seat, number):
            return PlannedMoves(prepared)
    return PlannedMoves(prepared, move)


async def advise_moves(asked_goblin: AskedGoblin, thought: Thought) -> list[Move]:
    """Return a hint: what a goblin would play there, in a world imagined for that seat: a whole row, or one move."""
    plan = await plan_goblin_moves(
        asked_goblin._replace(match=imagine_match(asked_goblin.match, asked_goblin.seat)), thought
    )
    return plan.prepared or plan.moves


def _is_still_asked(match: Match, seat: int, number: int) -> bool:
    """Tell whether a match waits for a seat with the same question."""
    return match.decision is not None and match.decision.number == number and seat in match.decision.seats
