"""A table of Goats & Goblins set up by hand: who holds what, and what lies on top of the cave.

Ann, Bob, Cid, Dot, Eve and Fay sit on the seats 0 to 5. Hands are empty unless given.
"""

from collections.abc import Mapping

import pytest

from games.engine import Decision, Event, IllegalMove, Match, SwiftChance
from games.goats_and_goblins import GoatsAndGoblins, GoatsAndGoblinsOptions, GoatsAndGoblinsView
from games.goats_and_goblins.cave import BY_NAME, no_cards
from games.goats_and_goblins.state import GoatsAndGoblinsState

NAMES = ("ann", "bob", "cid", "dot", "eve", "fay")
ANN, BOB, CID, DOT, EVE, FAY = range(6)


def heap(cards: str) -> list[int]:
    """Return a heap from names such as "push-2 0, gem 4, gem 4"."""
    counts = no_cards()
    for card in indices(cards):
        counts[card] += 1
    return counts


def indices(cards: str) -> list[int]:
    return [BY_NAME[name.strip()] for name in cards.split(",") if name.strip()]


class CaveTable:
    """A match with a known cave: `top` are the cards to be drawn first, below them lie `more` Trinkets."""

    def __init__(
        self,
        seats: int = 4,
        *,
        top: str = "",
        more: int = 20,
        hands: Mapping[str, str] | None = None,
        leader: str = "ann",
        options: Mapping[str, object] | None = None,
    ) -> None:
        game = GoatsAndGoblins()
        chosen = GoatsAndGoblinsOptions.model_validate(options or {})
        state = game.deal(seats, chosen, SwiftChance(1))
        state.leader = NAMES.index(leader)
        state.cave = [*indices("trinket 1" + ", trinket 1" * (more - 1) if more else ""), *reversed(indices(top))]
        state.hands = [heap((hands or {}).get(name, "")) for name in NAMES[:seats]]
        state.decision = Decision(1, "declare" if state.voting else "draw", (state.leader,))
        self.match = Match(game, seats, chosen, bytes(32), state)

    @property
    def state(self) -> GoatsAndGoblinsState:
        state: GoatsAndGoblinsState = self.match.state
        return state

    @property
    def decision(self) -> Decision:
        assert self.match.decision is not None
        return self.match.decision

    @property
    def asked(self) -> str:
        """What is asked of whom, as "react bob cid"."""
        return " ".join([self.decision.kind, *(NAMES[seat] for seat in self.decision.seats)])

    def do(self, *lines: str) -> list[Event]:
        """Play lines such as "bob play push-2"; each must be listed as legal. Returns the events of the last."""
        told: list[Event] = []
        for line in lines:
            name, _, text = line.partition(" ")
            seat = NAMES.index(name)
            assert self.match.game.parse(text) in self.match.legal_moves(seat), line
            told = self.match.play(seat, text)
        return told

    def pass_all(self) -> list[Event]:
        """Pass for everybody who is asked to react in this window."""
        told: list[Event] = []
        number = self.decision.number
        while self.match.decision and self.decision.number == number and self.decision.kind == "react":
            told = self.match.play(self.decision.seats[0], "pass")
        return told

    def refuses(self, line: str) -> str:
        """Return the code of a refused move, which is not listed and changes nothing."""
        name, _, text = line.partition(" ")
        seat, before = NAMES.index(name), self.state.clone()
        assert text not in map(str, self.match.legal_moves(seat))
        with pytest.raises(IllegalMove) as refusal:
            self.match.play(seat, text)
        assert self.state == before
        assert str(refusal.value)
        return refusal.value.code.removeprefix("goats-and-goblins-")

    def view(self, name: str | None = None) -> GoatsAndGoblinsView:
        view = self.match.view(None if name is None else NAMES.index(name))
        assert isinstance(view, GoatsAndGoblinsView)
        return view

    def hand(self, name: str) -> list[str]:
        return [str(card) for card in self.view().hands[NAMES.index(name)]]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def one(events: list[Event], kind: str) -> Event:
    """Return the one event of this kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event
