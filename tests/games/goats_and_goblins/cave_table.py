"""A table of Goats & Goblins set up by hand: who holds what, and what is on top of the cave.

Ann, Bob, Cid, Dot, Eve and Fay sit on the seats 0 to 5. Hands are empty unless given.
"""

from collections.abc import Mapping

from games.engine import Decision, Event, SwiftChance
from games.goats_and_goblins import GoatsAndGoblins, GoatsAndGoblinsOptions, GoatsAndGoblinsView, StandingPass
from games.goats_and_goblins.cave import CARD_BY_NAME, create_empty_heap
from games.goats_and_goblins.state import GoatsAndGoblinsState
from tests.games.played_table import NAMES, PlayedTable


def heap(cards: str) -> list[int]:
    """Return a heap from names such as "push-2 0, gem 4, gem 4"."""
    counts = create_empty_heap()
    for card in indices(cards):
        counts[card] += 1
    return counts


def indices(cards: str) -> list[int]:
    return [CARD_BY_NAME[name.strip()] for name in cards.split(",") if name.strip()]


class CaveTable(PlayedTable[GoatsAndGoblinsState, GoatsAndGoblinsView]):
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
        super().__init__(game, seats, chosen, state)

    def pass_all(self) -> list[Event]:
        """Pass for everybody who is asked to react, in this window or for this beat."""
        told: list[Event] = []
        number = self.decision.number
        while self.match.decision and self.decision.number == number and self.decision.kind in ("react", "beat"):
            told = self.match.play(self.decision.seats[0], "pass")
        return told

    def until_drawn(self, number: int) -> None:
        """Let everybody pass until so many cards of the expedition are drawn."""
        while len(self.state.drawn) < number:
            self.pass_all()

    def moves(self, seat: int) -> list[str]:
        """Return the legal moves of a seat, without the standing passes: those have their own tests."""
        return [str(move) for move in self.match.legal_moves(seat) if not isinstance(move, StandingPass)]

    def hand(self, name: str) -> list[str]:
        return [str(card) for card in self.view().hands[NAMES.index(name)]]


def one(events: list[Event], kind: str) -> Event:
    """Return the one event of this kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event
