"""A table of Emerald Skulls with loaded dice. Ann, Bob, Cid, Dot and so on sit on the seats 0, 1, 2, 3 …

A board is written as its dice: "1 1s 3 4s" is a 1 and a skull on the lower jaw, a 3 on the nose, a skull on an eye.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from games.emerald_skulls import EmeraldSkulls, EmeraldSkullsOptions, EmeraldSkullsView
from games.emerald_skulls.card_spread import build_spread
from games.emerald_skulls.state import EmeraldSkullsState
from games.emerald_skulls.turn import Out, TumblerTurn
from games.engine import Chance, Decision, Event, IllegalMove
from games.engine.contract import open_decision

NAMES = ("ann", "bob", "cid", "dot", "eve", "fay", "gus", "hal")
ANN, BOB, CID, DOT, EVE = range(5)
GAME = EmeraldSkulls()

T = TypeVar("T")


class LoadedDice(Chance):
    """Dice that show what was put in, "6" being a skull, and an RNG that always falls on the first."""

    def __init__(self) -> None:
        self.faces: list[int] = []

    def random_below(self, bound: int, label: str) -> int:
        if label != "die":
            return 0
        assert self.faces, "a die is rolled that nobody loaded"
        return self.faces.pop(0) - 1


def turn(
    out: Out | None = None, board: str = "", *, left: str = "", picked: int = 0, pool: int | None = None
) -> TumblerTurn:
    """Return a turn with a board, faces left in the pool (6 is a skull), and noses picked."""
    roll = [int(face) for face in left.split()]
    made = TumblerTurn(pool=len(roll) if pool is None else pool, roll=roll, picked=picked, out=out)
    for die in board.split():
        level = int(die[0])
        (made.skulls if die.endswith("s") else made.ordinary)[level] += 1
        made.top = max(made.top, level)
    if picked:
        made.top = max(made.top, 3)
    return made


class SkullTable:
    """A match with Ann as the first tumbler; `faces` are the betting cards in play, the standard ones by default."""

    def __init__(
        self,
        seats: int = 4,
        *,
        faces: str = "",
        gears: Sequence[int] = (),
        cubes: Sequence[int] = (),
        supply: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.chance = LoadedDice()
        self.state: EmeraldSkullsState = GAME.deal(
            seats, EmeraldSkullsOptions(**{"first": 1, **(options or {})}), self.chance
        )
        if faces:
            self.state.faces = tuple(faces.split())
            self.state.stacks = [()] * len(build_spread(self.state.faces).spots)
        for seat, number in enumerate(gears):
            self.state.gears[seat] = number
        for seat, number in enumerate(cubes):
            self.state.cubes[seat] = number
        if supply is not None:
            self.state.supply = supply
        self.events: list[Event] = []

    @property
    def decision(self) -> Decision:
        assert self.state.decision is not None
        return self.state.decision

    @property
    def asked(self) -> str:
        """What the table waits for, and of whom: "bet bob cid"."""
        return " ".join([self.decision.kind, *(NAMES[seat] for seat in self.decision.seats)])

    @property
    def view(self) -> EmeraldSkullsView:
        return GAME.view(self.state, None)

    def roll(self, faces: str) -> None:
        """Load the dice that are rolled next: "1 4 6"."""
        self.chance.faces.extend(int(face) for face in faces.split())

    def do(self, *told: str) -> list[Event]:
        """Play moves, each as "ann buy 3", on a clone as a match does; return all that happened."""
        events: list[Event] = []
        for words in told:
            name, _, move = words.partition(" ")
            future = self.state.clone()
            events += GAME.play(future, NAMES.index(name), GAME.parse_move(move), self.chance)
            self.state = future
        self.events += events
        return events

    def refusal(self, told: str) -> str:
        """Return the code and the sentence of a refusal, without the game's name; the state must not change."""
        before = GAME.state_adapter.dump_json(self.state)
        name, _, move = told.partition(" ")
        with pytest.raises(IllegalMove) as refused:
            GAME.play(self.state, NAMES.index(name), GAME.parse_move(move), self.chance)
        assert GAME.state_adapter.dump_json(self.state) == before
        assert str(refused.value)
        return refused.value.code.removeprefix("emerald-skulls-")

    def not_asked(self, name: str) -> str:
        """Return the code of what a player who is not asked is told, without the game's name."""
        seat = NAMES.index(name)
        assert not self.decision.asks(seat)
        refusal = GAME.explain_not_your_turn(self.state, seat)
        assert str(refusal)
        return refusal.code.removeprefix("emerald-skulls-")

    def legal(self, name: str) -> list[str]:
        return [str(move) for move in GAME.legal_moves(self.state, NAMES.index(name))]

    def bets(self, name: str) -> list[str]:
        """Return the names of the bets that a player may place."""
        return [move.split()[2] for move in self.legal(name) if move.startswith("bet ")]

    def all_ready(self) -> list[Event]:
        """Let everybody who is asked in this window say ready."""
        events: list[Event] = []
        window = self.decision.number
        while self.state.decision and self.decision.number == window and self.decision.kind == "bet":
            events += self.do(f"{NAMES[self.decision.seats[0]]} ready")
        return events

    def tumble(self, faces: str, move: str = "") -> list[Event]:
        """Let all be ready for a roll of these faces, then let the tumbler answer it."""
        if self.decision.kind == "check":
            self.do(f"{NAMES[self.state.tumbler]} roll")
        self.roll(faces)
        events = self.all_ready()
        return events + (self.do(f"{NAMES[self.state.tumbler]} {move}") if move else [])

    def window(self, made: TumblerTurn) -> None:
        """Open a window in the middle of a turn of Ann's."""
        self.state.turn = made
        open_decision(self.state, "check", (ANN,))
        self.do("ann roll")

    def finish(self, made: TumblerTurn, **stacks: Any) -> list[Event]:
        """End a turn of Ann's with this board and these stacks by bet (with _ for -), from the bottom: "bob cid"."""
        spread = build_spread(self.state.faces)
        for bet, names in stacks.items():
            number = spread.number[bet.replace("_", "-")]
            seats = tuple(NAMES.index(name) for name in names.split())
            self.state.stacks[number] = seats
            for seat in seats:
                self.state.own[seat] |= 1 << number
        return self.end(made)

    def end(self, made: TumblerTurn) -> list[Event]:
        """End a turn of Ann's that has this board, with the bets that lie there."""
        out, made.out = made.out, None
        self.state.turn = made
        assert out is not None
        if out == "chicken":
            open_decision(self.state, "check", (ANN,))
            return self.do("ann chicken")
        if out == "bust":
            open_decision(self.state, "bust", (ANN,))
            return self.do("ann bust")
        return self._end_by_placing(made, out)

    def _end_by_placing(self, made: TumblerTurn, out: Out) -> list[Event]:
        """Take the topmost dice into the roll again, and place them."""
        level = made.top
        ordinary, skulls = made.ordinary[level], made.skulls[level]
        made.ordinary[level] = made.skulls[level] = 0
        made.roll += [level] * ordinary + [6] * skulls
        made.pool = len(made.roll)
        open_decision(self.state, "place", (ANN,))
        events = self.do(str(f"ann place {('', 'lower', 'upper', 'nose', 'eyes', 'gem')[level]} {ordinary} +{skulls}"))
        told = one(events, "out").facts["out"]
        assert told == out, f"this board is a {told}"
        return events


def one(events: Sequence[Event], kind: str) -> Event:
    """Return the one event of a kind."""
    found = [event for event in events if event.kind == kind]
    assert len(found) == 1, f"{len(found)} events of kind {kind}"
    return found[0]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def lines(events: Sequence[Event]) -> list[str]:
    """Return all payments, as "ann standard 14" or "bob empty-hands 2", cubes as "+1c", short pay as "1/3"."""
    return [_line(event) for event in events if event.kind in {"earned", "paid", "rival-paid"}]


def _line(event: Event) -> str:
    facts = event.facts
    seat = facts.get("seat")
    who = NAMES[seat] if isinstance(seat, int) else facts["rival"]
    gears = f"{facts['gears']}" if facts["gears"] == facts["owed"] else f"{facts['gears']}/{facts['owed']}"
    cubes = f" +{facts['cubes']}c" if facts["cubes"] else ""
    return f"{who} {facts.get('bet') or facts['what']} {gears}{cubes}"
