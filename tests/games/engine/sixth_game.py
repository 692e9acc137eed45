"""A sixth game, sound and small, and the same with a leak: dice under cups, as another author would write them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.engine.chance import Chance
from games.engine.cloning import Cloneable
from games.engine.contract import Decision, Game, GameOptions, Outcome, View, open_decision
from games.engine.errors import IllegalMove
from games.engine.events import Event, Seat, event_class
from games.engine.notation import Constant, build_notation_refusal, parse_number
from games.engine.questions import Question, dispatch_by_type, index_questions

DICE, SIDES = 4, 6


@dataclass(frozen=True, slots=True)
class Claim:
    """Say that there are this many sixes under all cups."""

    sixes: int

    def __str__(self) -> str:
        return f"claim {self.sixes}"


class Lift(Constant):
    """Have all cups lifted."""

    __slots__ = ()
    words = "lift"


@event_class
class Claimed(Event):
    seat: Seat
    sixes: int


@event_class
class Lifted(Event):
    seat: Seat
    loser_seat: Seat
    sixes: int


@event_class
class Rolled(Event):
    seat: Seat
    dice: list[int]
    to: Seat


@event_class
class Gossip(Event):
    """What a leak tells everybody."""

    seat: Seat
    dice: list[int]


@dataclass(slots=True)
class CupsState(Cloneable):
    cups: list[list[int]]
    tiles: list[int]
    decision: Decision | None
    claimed: int = 0
    lost: list[int] = field(default_factory=list)
    lifted: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CupsView(View):
    cup: tuple[int, ...] | None
    sizes: tuple[int, ...]
    tiles: int
    claimed: int
    lost: tuple[int, ...]
    lifted: int


def roll(cup: list[int], count: int, chance: Chance) -> None:
    """Roll dice under a cup: nobody can tell them apart, so they lie in the order of their numbers."""
    cup[:] = sorted(chance.roll_die(SIDES) for _ in range(count))


def moves(state: CupsState, _seat: int) -> Sequence[Claim | Lift]:
    every = sum(map(len, state.cups))
    return [*(Claim(sixes) for sixes in range(state.claimed + 1, every + 1)), *([Lift()] if state.claimed else [])]


def claim(state: CupsState, seat: int, move: Claim, _chance: Chance, told: list[Event]) -> None:
    if move not in moves(state, seat):
        raise IllegalMove("gobblestones-answer-first")
    state.claimed = move.sixes
    told.append(Claimed(seat, move.sixes))
    open_decision(state, "claim", ((seat + 1) % len(state.cups),))


def lift(state: CupsState, seat: int, move: Lift, chance: Chance, told: list[Event]) -> None:
    if move not in moves(state, seat):
        raise IllegalMove("gobblestones-answer-first")
    seats, sixes = len(state.cups), sum(cup.count(SIDES) for cup in state.cups)
    loser = seat if sixes >= state.claimed else (seat - 1) % seats
    state.lost.append(loser)
    state.lifted, state.claimed = sixes, 0
    told.append(Lifted(seat, loser, sixes))
    state.tiles.pop()
    if state.lost.count(loser) == DICE or not state.tiles:
        state.decision = None
        return
    for other, cup in enumerate(state.cups):
        roll(cup, DICE - state.lost.count(other), chance)
        told.append(Rolled(other, list(cup), to=other))
    open_decision(state, "claim", (loser,))


class GoblinCups(Game[CupsState, Claim | Lift, CupsView]):
    """Claim how many sixes lie under all cups, or have them lifted. Tiles of a shuffled stack count the rounds."""

    key = "goblin_cups"
    seats = range(2, 5)
    version = 1
    Options = GameOptions
    State = CupsState
    event_kinds = {kind.kind: kind for kind in (Claimed, Lifted, Rolled, Gossip)}  # noqa: RUF012  as in every game
    questions = index_questions(
        Question(
            "claim",
            moves,
            dispatch_by_type({Claim: claim, Lift: lift}, "gobblestones-answer-first"),
            lambda state, seat: moves(state, seat)[-1],
            tempo="turn",
        )
    )

    def deal(self, seats: int, options: GameOptions, chance: Chance) -> CupsState:
        tiles = list(range(9))
        chance.shuffle(tiles, "tiles")
        cups: list[list[int]] = [[] for _ in range(seats)]
        for cup in cups:
            roll(cup, DICE, chance)
        return CupsState(cups, tiles, Decision(1, "claim", (0,)))

    def view(self, state: CupsState, seat: int | None) -> CupsView:
        return CupsView(
            seat=seat,
            seats=len(state.cups),
            decision=state.decision,
            scores=tuple(-state.lost.count(other) for other in range(len(state.cups))),
            outcome=self.outcome(state),
            cup=None if seat is None else tuple(state.cups[seat]),
            sizes=tuple(map(len, state.cups)),
            tiles=len(state.tiles),
            claimed=state.claimed,
            lost=tuple(state.lost),
            lifted=state.lifted,
        )

    def parse_move(self, text: str) -> Claim | Lift:
        match text.lower().split():
            case ["lift"]:
                return Lift()
            case ["claim", number] if (sixes := parse_number(number, 1, 99)) is not None:
                return Claim(sixes)
        raise build_notation_refusal(text)

    def imagine_state(self, state: CupsState, seat: int | None, chance: Chance) -> CupsState:
        world = state.clone()
        world.tiles.sort()
        unseen = [tile for tile in range(9) if tile not in world.tiles]
        world.tiles += unseen
        world.tiles.sort()
        chance.shuffle(world.tiles, "tiles")
        del world.tiles[len(state.tiles) :]
        for other, cup in enumerate(world.cups):
            if other != seat:
                roll(cup, len(cup), chance)
        return world

    def outcome(self, state: CupsState) -> Outcome | None:
        if state.decision is not None:
            return None
        return Outcome.from_scores([-state.lost.count(seat) for seat in range(len(state.cups))], "lost")

    def count_pieces(self, state: CupsState) -> Mapping[str, int]:
        return Counter(seats=len(state.cups))


class KeepsTheFirstDie(GoblinCups):
    """Imagines every cup afresh, but for its first die."""

    def imagine_state(self, state: CupsState, seat: int | None, chance: Chance) -> CupsState:
        world = super().imagine_state(state, seat, chance)
        for cup, true in zip(world.cups, state.cups, strict=True):
            cup[:1] = true[:1]
        return world


class KeepsADieAndSorts(KeepsTheFirstDie):
    """The same, in the order of the numbers: no place tells any more which die was kept."""

    def imagine_state(self, state: CupsState, seat: int | None, chance: Chance) -> CupsState:
        world = super().imagine_state(state, seat, chance)
        for cup in world.cups:
            cup.sort()
        return world


class KeepsTheLastTile(GoblinCups):
    """Imagines the stack afresh, but for the tile that comes next."""

    def imagine_state(self, state: CupsState, seat: int | None, chance: Chance) -> CupsState:
        world = super().imagine_state(state, seat, chance)
        if state.tiles[-1:] and state.tiles[-1] in world.tiles:
            world.tiles.remove(state.tiles[-1])
            world.tiles.append(state.tiles[-1])
        return world


class Gossiping(GoblinCups):
    """Tells everybody something at every claim."""

    def gossip(self, state: CupsState, seat: int) -> list[int]:
        """Return what is told: the whole cup of who claims."""
        return list(state.cups[seat])

    def play(self, state: CupsState, seat: int, move: Any, chance: Chance) -> list[Event]:
        word = Gossip(seat, self.gossip(state, seat))
        told = super().play(state, seat, move, chance)
        return [*told, word] if isinstance(move, Claim) else told


class TellsOneDie(Gossiping):
    """Tells everybody one die of the next cup."""

    def gossip(self, state: CupsState, seat: int) -> list[int]:
        return state.cups[(seat + 1) % len(state.cups)][:1]


class TellsTheNextTile(Gossiping):
    """Tells everybody which tile comes next."""

    def gossip(self, state: CupsState, seat: int) -> list[int]:
        return state.tiles[-1:]


class RollsInTheOpen(GoblinCups):
    """Tells everybody what is rolled under the cups."""

    def play(self, state: CupsState, seat: int, move: Any, chance: Chance) -> list[Event]:
        told = super().play(state, seat, move, chance)
        return [*told, *(Gossip(each.seat, each.dice) for each in told if isinstance(each, Rolled))]
