"""Replays a match from its deal: its position after each move, and what each move caused."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Self

from bot.store.models import Actor, StoredMove
from bot.tables import TableError
from games.engine import BadRecord, GameError, Match, PlayedMove, Record
from games.engine.records import SeatMove
from games.engine.typed_text import parse_typed_moves

MOVES_PER_SNAPSHOT = 12
"""A match is kept after so many moves, and the moves from there on are played once more: that takes a millisecond."""
MAX_REMEMBERED_MATCHES = 8
"""Rounds and highlights of so many matches are remembered: somebody who looks at one steps through it."""
UNKNOWN_MAKER: tuple[Actor, datetime] = ("player", datetime.max.replace(tzinfo=UTC))
"""Who made a move, and when, if nobody noted it: anybody who has the seat at the end."""

MoveMaker = tuple[Actor, datetime]


def parse_moves(match: Match, seat: int, text: str) -> list[str]:
    """Parse the moves that a player may have typed, one or several, as at a table; raises `GameError`."""
    return list(map(str, parse_typed_moves(match, seat, text).moves))


class ReplayedMatch:
    """A match from its deal on, or from any later instant: `start`, which is not changed.

    `moves` are played at once; `before` is what led to the start, for the log. Raises `GameError` if the rules refuse
    one of the moves. `made` tells who made each move, and when, as far as it is known.
    """

    def __init__(
        self,
        start: Match,
        moves: Iterable[SeatMove] = (),
        made: Sequence[MoveMaker] = (),
        before: Sequence[StoredMove] = (),
    ) -> None:
        self._before = tuple(before)
        self._kept = [start.fork()]
        self._moves: list[StoredMove] = []
        self._match = start.fork()
        for index, (seat, move) in enumerate(moves):
            self.play_move(seat, move, *(made[index] if index < len(made) else UNKNOWN_MAKER))

    @classmethod
    def from_record(cls, record: Record, made: Sequence[MoveMaker] = ()) -> Self:
        """Replay a record to its end.

        Raises `TableError` for a record of older rules, or one that does not come out the same; `BadRecord` and
        `BadOptions` for one that cannot be played at all.
        """
        start = Match.deal_from_record(record)
        if record.luck.commitment != record.commitment:
            raise BadRecord("record-commitment")
        if record.version < start.game.version:
            had = start.game.older_rules.get(record.version, "none")
            known = start.game.version
            raise TableError("replay-older", game=start.game.title, version=record.version, known=known, had=had)
        again = cls(start)
        again.play_record_moves(record, made)
        return again

    def play_record_moves(self, record: Record, made: Sequence[MoveMaker] = ()) -> None:
        """Replay the moves of a record that are not played yet; raises `TableError` if one comes out otherwise.

        What was played before are the first moves of the same record.
        """
        for number, played in enumerate(record.moves[self.last_step :], start=self.last_step + 1):
            self._play_verified(number, played, made[number - 1] if number <= len(made) else UNKNOWN_MAKER)
        if record.agreed:
            self._match.end_by_agreement()

    def _play_verified(self, number: int, played: PlayedMove, made: MoveMaker) -> None:
        """Play a move of a record that causes what the record says; raises `TableError` for any other."""
        try:
            stored_move = self.play_move(played.seat, played.move, *made)
        except GameError:
            raise TableError("replay-diverged", number=number) from None
        if stored_move.check != played.check:
            raise TableError("replay-diverged", number=number)

    @property
    def start_step(self) -> int:
        """The step at which it starts: how many moves were played before."""
        return len(self._before)

    @property
    def last_step(self) -> int:
        """The last step."""
        return len(self._before) + len(self._moves)

    def play_move(
        self, seat: int, move: object, by: Actor = "player", made_at: datetime = UNKNOWN_MAKER[1]
    ) -> StoredMove:
        """Play a move on, and return what it caused; raises `GameError`, and changes nothing then."""
        events = tuple(self._match.play(seat, str(move)))
        played = self._match.moves[-1]
        stored_move = StoredMove(self.last_step + 1, seat, played.move, played.check, by, events, made_at)
        self._moves.append(stored_move)
        if len(self._moves) % MOVES_PER_SNAPSHOT == 0:
            self._kept.append(self._match.fork())
        return stored_move

    def get_match_at(self, step: int) -> Match:
        """Return the position after so many moves, as a match of its own; raises `TableError` for no such step."""
        if not self.start_step <= step <= self.last_step:
            raise TableError("replay-no-step")
        if step == self.last_step:
            return self._match.fork()
        ahead = step - self.start_step
        match = self._kept[ahead // MOVES_PER_SNAPSHOT].fork()
        for move in self._moves[ahead // MOVES_PER_SNAPSHOT * MOVES_PER_SNAPSHOT : ahead]:
            match.play(move.seat, move.notation)
        return match

    def list_moves(self, step: int | None = None) -> tuple[StoredMove, ...]:
        """Return all moves up to a step, with everything that they caused: secrets of all seats."""
        whole = (*self._before, *self._moves)
        return whole if step is None else whole[:step]

    def fork_at(self, step: int, world: Match | None = None) -> "ReplayedMatch":
        """Fork the match (what-if): from a step on without what followed, to be played on in another way.

        `world` is another match at that step that looks the same to the player who plays on.
        """
        return ReplayedMatch(world or self.get_match_at(step), before=self.list_moves(step))
