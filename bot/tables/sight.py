"""What one onlooker gets of a table: their view, their moves and the log as far as they may know it."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.models import Actor, Table
from games.engine import Decision, Event, Move, Outcome, View


@dataclass(frozen=True, slots=True)
class Told:
    """A move in the log, as one onlooker may know it.

    `number` counts the moves that this onlooker knows of, from 1, so that a hidden move leaves no gap. `notation` is
    there for the onlooker's own moves only; those of others are told by their `events`.
    """

    number: int
    seat: int
    notation: str | None
    by: Actor
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """A table as one onlooker sees it. It holds no match and no state.

    `seat` is the onlooker's own (`None` for spectators and for those who resigned); `view`, `decision` and `outcome`
    are `None` before a match; `legal` are the moves of the seat now. `told` are the latest moves, oldest first. `seed`,
    as hex, is there only when the match has ended, and with it the record.
    """

    table: Table
    seat: int | None
    view: View | None
    legal: Sequence[Move]
    decision: Decision | None
    told: tuple[Told, ...]
    outcome: Outcome | None
    seed: str | None

    @property
    def has_record(self) -> bool:
        """Whether `record_of` has something to give."""
        return self.seed is not None

    @property
    def waited_for(self) -> bool:
        """Whether the table waits for the onlooker."""
        return self.decision is not None and self.seat in self.decision.seats
