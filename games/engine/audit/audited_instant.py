"""One instant of an audited match, as the laws see it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.engine.audit.report import AuditReport
from games.engine.chance import SwiftChance
from games.engine.contract import Decision, Game, Move

MAX_SAMPLED_MOVES = 2
"""How many moves of a long list a law checks."""
MAX_MOVES_COMPARED_WHOLE = 40
"""Lists of at most this many moves are compared whole."""
SLOW_CHECK_INTERVAL = 8
"""The expensive checks run once in this many steps."""
MAX_KNOWN_MOVES = 48
"""How many earlier moves of the match are kept as candidates for illegal ones."""


@dataclass(slots=True)
class AuditedInstant:
    """A state between two moves.

    `twin` is the same state read back from JSON: the state is compared with it after every question. `pieces` are those
    of the deal, `known` are moves that were legal for somebody at some time, `rng` is the audit's own luck, `step` is
    the number of moves played.
    """

    game: Game[Any, Any, Any]
    seats: int
    state: Any
    twin: Any
    step: int
    pieces: Mapping[str, int]
    known: list[Move]
    rng: SwiftChance
    report: AuditReport
    _listed: dict[int, Sequence[Move]] = field(default_factory=dict)

    @property
    def decision(self) -> Decision | None:
        """What the match waits for."""
        return self.state.decision  # type: ignore[no-any-return]  # every State has it, by the contract

    @property
    def is_slow_step(self) -> bool:
        """Tell whether this is a step for the expensive checks."""
        return self.step % SLOW_CHECK_INTERVAL == 0

    @property
    def seats_owing(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        return self.decision.seats if self.decision else ()

    @property
    def seats_to_move(self) -> tuple[int, ...]:
        """The seats that may move: those that owe an answer and those that are welcome."""
        return self.decision.seats + self.decision.welcome if self.decision else ()

    @property
    def onlookers(self) -> tuple[int | None, ...]:
        """All viewers: every seat, and the spectator."""
        return (*range(self.seats), None)

    def get_legal_moves(self, seat: int) -> Sequence[Move]:
        """Return what the game lists for a seat; it is asked once."""
        listed = self._listed.get(seat)
        if listed is None:
            listed = self._listed[seat] = self.game.legal_moves(self.state, seat)
        return listed

    def sample_moves(self, moves: Sequence[Move]) -> list[Move]:
        """Return a few of these moves, at random."""
        return [self.rng.pick(moves, "sample") for _ in range(min(MAX_SAMPLED_MOVES, len(moves)))]

    def remember_moves(self, moves: Sequence[Move]) -> None:
        """Keep some of these moves, to try them when they are no longer legal."""
        for move in self.sample_moves(moves):
            if len(self.known) < MAX_KNOWN_MOVES:
                self.known.append(move)
            else:
                self.known[self.rng.random_below(MAX_KNOWN_MOVES, "known")] = move


Law = Callable[[AuditedInstant], Iterator[str]]
"""Checks an instant and yields what is wrong, if anything, in a few words."""


def format_viewer(onlooker: int | None) -> str:
    """Return a seat, or the spectator, as findings name them."""
    return "the spectator" if onlooker is None else f"seat {onlooker}"
