"""A match set up by hand, where people are told by name what to play: "bob bid 7".

Ann, Bob, Cid, Dot, Eve and Fay sit on the seats 0 to 5.
"""

from typing import Any, Generic, TypeVar

import pytest

from games.engine import Decision, Event, IllegalMove, LuckSource, Match
from games.engine.contract import Game, GameOptions, State, View

NAMES = ("ann", "bob", "cid", "dot", "eve", "fay")
ANN, BOB, CID, DOT, EVE, FAY = range(6)

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class PlayedTable(Generic[S, V]):
    """A match at the instant of a state."""

    def __init__(self, game: Game[Any, Any, V], seats: int, options: GameOptions, state: S) -> None:
        self.match = Match(game, seats, options, LuckSource(bytes(32)), state)

    @property
    def state(self) -> S:
        state: S = self.match.state
        return state

    @property
    def decision(self) -> Decision:
        assert self.match.decision is not None
        return self.match.decision

    @property
    def asked(self) -> str:
        """The question and who is asked, as "react bob cid"."""
        return " ".join([self.decision.kind, *(NAMES[seat] for seat in self.decision.seats)])

    def do(self, *lines: str) -> list[Event]:
        """Play lines such as "bob bid 7"; each must be listed as legal. Returns the events of the last."""
        told: list[Event] = []
        for line in lines:
            name, _, text = line.partition(" ")
            seat = NAMES.index(name)
            assert self.match.game.parse_move(text) in self.match.legal_moves(seat), line
            told = self.match.play(seat, text)
        return told

    def refuses(self, line: str) -> str:
        """Return the code, without the game's name, of a refused move, which is not listed and changes nothing."""
        name, _, text = line.partition(" ")
        seat, before = NAMES.index(name), self.state.clone()
        assert text not in map(str, self.match.legal_moves(seat))
        with pytest.raises(IllegalMove) as refusal:
            self.match.play(seat, text)
        assert self.state == before
        assert str(refusal.value)
        return refusal.value.code.removeprefix(self.match.game.key.replace("_", "-") + "-")

    def view(self, name: str | None = None) -> V:
        """Return what a player, or a spectator, sees."""
        view: V = self.match.view(None if name is None else NAMES.index(name))  # type: ignore[assignment]  # the game's own
        return view


def kinds(events: list[Event]) -> list[str]:
    """Return the kinds of some events, in order."""
    return [event.kind for event in events]
