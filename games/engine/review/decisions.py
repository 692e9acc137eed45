"""What a seat decided in a match: moves that answer one question are one decision, such as the tiles of a row."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from typing_extensions import override

from games.engine.contract import Move
from games.engine.events import Event
from games.engine.match import Match
from games.engine.records import Record


@dataclass(frozen=True, slots=True)
class SeatDecision:
    """The match before a decision, the seat, and the moves that it played; `step` counts the moves played before it.

    `record` is that of the whole match, for what happened later.
    """

    match: Match
    seat: int
    moves: tuple[Move, ...]
    record: Record

    @property
    def step(self) -> int:
        """How many moves of the match were played before it."""
        return self.match.step

    @property
    def has_perfect_information(self) -> bool:
        """Whether nothing was hidden from the seat, and no luck was left."""
        return self.match.game.has_perfect_information(self.match.state, self.seat)

    def iterate_later_events(self, until: int | None = None) -> Iterator[Event]:
        """Yield all that happened from this decision on, as far as it is read; `until` so many moves were played."""
        match = self.match.fork()
        for played in self.record.moves[self.step : until]:
            yield from match.play(*played[:2])

    @override
    def __str__(self) -> str:
        """Return the moves in notation."""
        return ", ".join(map(str, self.moves))


def list_decisions(record: Record, seat: int, numbers: Collection[int] | None = None) -> Iterator[SeatDecision]:
    """Yield the decisions of a seat in a record.

    `numbers` are those of the moves that count, from 1: a decision counts if all its moves do. By default all do. What
    a seat did without being asked is left out, and so are questions with one answer. Raises `GameError` for a record
    that cannot be played again.
    """
    match = Match.deal_from_record(record)
    for first, count in _group_answers(record, seat):
        while match.step < first:
            match.play(*record.moves[match.step][:2])
        if numbers is not None and not all(first + move + 1 in numbers for move in range(count)):
            continue
        if match.decision and seat in match.decision.seats and len(match.legal_moves(seat)) > 1:
            moves = tuple(match.game.parse_move(played.move) for played in record.moves[first : first + count])
            yield SeatDecision(match.fork(), seat, moves, record)


def _group_answers(record: Record, seat: int) -> Iterator[tuple[int, int]]:
    """Yield where each answer of a seat begins, as a number of moves played before it, and of how many moves it is."""
    match, begun, question = Match.deal_from_record(record), None, 0
    for played in record.moves:
        number = match.decision.number if match.decision else 0
        if begun is not None and (played.seat != seat or number != question):
            yield begun, match.step - begun
            begun = None
        if begun is None and played.seat == seat:
            begun, question = match.step, number
        match.play(played.seat, played.move)
    if begun is not None:
        yield begun, match.step - begun
