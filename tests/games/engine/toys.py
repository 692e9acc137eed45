"""Variants of Gobblestones with one defect each: what the audit must catch."""

import itertools
import sys
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, TypeVar

from games.engine.chance import Chance
from games.engine.contract import Decision, Outcome
from games.engine.errors import IllegalMove, NotYourTurn
from games.engine.events import Event, Seat, Untyped, event_class, list_event_kinds
from games.engine.notation import build_notation_refusal
from games.gobblestones import (
    Gobblestones,
    GobblestonesMove,
    GobblestonesView,
    LayTile,
    TakeBackTile,
    format_space_name,
)
from games.gobblestones.events import OwnTilesDrawn
from games.gobblestones.moves import CHALLENGE_MOVE, END_MOVE, TRUST_MOVE, TurnMoves
from games.gobblestones.state import GobblestonesState

W = TypeVar("W", bound=GobblestonesState)


@event_class
class Said(Event):
    seat: Seat
    word: str


@event_class
class Whispered(Event):
    seat: Seat
    to: Seat


@event_class
class Heard(Event):
    seat: Seat
    word: str
    to: Seat


@event_class
class Halved(Event):
    share: float


@event_class
class Counted(Event):
    count: int


@event_class
class Saw(Event):
    seats: list[Seat]
    other_seat: Seat


class Telling(Gobblestones):
    """Tells more than Gobblestones does."""

    event_kinds: ClassVar = {**Gobblestones.event_kinds, **list_event_kinds(sys.modules[__name__])}


class LeakyView(Gobblestones):
    """Shows everyone the rack of the first seat."""

    def view(self, state: GobblestonesState, seat: int | None) -> GobblestonesView:
        return replace(super().view(state, seat), rack=tuple(state.racks[0]))


class TellingMoves(Gobblestones):
    """Lists one move less when the next seat holds a red tile."""

    def legal_moves(self, state: GobblestonesState, seat: int) -> Sequence[GobblestonesMove]:
        moves = super().legal_moves(state, seat)
        return moves[1:] if len(moves) > 1 and state.racks[(seat + 1) % state.seats][0] else moves

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        if seat in (state.decision.seats if state.decision else ()) and move not in self.legal_moves(state, seat):
            raise IllegalMove("gobblestones-answer-first")
        return super().play(state, seat, move, chance)


class TellingOffers(Gobblestones):
    """Offers on the board the tiles that the player who is to lay could lay."""

    def public_moves(self, state: GobblestonesState) -> Sequence[GobblestonesMove]:
        return list(self.legal_moves(state, state.turn))[:20]


class TellingRefusal(Gobblestones):
    """Refuses a tile in other words when the bag holds an odd number of red ones."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        try:
            return super().play(state, seat, move, chance)
        except IllegalMove:
            code = "gobblestones-answer-first" if state.bag[0] % 2 else "gobblestones-nothing-hidden"
            raise IllegalMove(code) from None


class WordlessRefusal(Gobblestones):
    """Refuses a tile with a code that has no sentence."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        try:
            return super().play(state, seat, move, chance)
        except IllegalMove:
            raise IllegalMove("zog-zog-zog") from None


class TellingPatience(Gobblestones):
    """Tells the player who must wait which tile comes next."""

    def explain_not_your_turn(self, state: GobblestonesState, seat: int) -> NotYourTurn:
        return NotYourTurn("not-your-turn", tile=state.bag[0] if state.bag else 0)


class WordlessPatience(Gobblestones):
    """Gives the player who must wait nothing to read."""

    def explain_not_your_turn(self, state: GobblestonesState, seat: int) -> NotYourTurn:
        return NotYourTurn("zog-zog-zog")


class ShownAnswers(Telling):
    """Tells everyone how a seat answered a face-down play."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        events = super().play(state, seat, move, chance)
        said: list[Event] = [Said(seat, str(move))] if move in (TRUST_MOVE, CHALLENGE_MOVE) else []
        return said + events


class TakesBeforeItLooks(Gobblestones):
    """Takes a tile from the rack, and only then finds that it cannot lie there."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        if isinstance(move, LayTile) and seat == state.turn and state.racks[seat][move.colour]:
            state.racks[seat][move.colour] -= 1
            legal = move in super().legal_moves(state, seat)
            if not legal:
                raise IllegalMove("gobblestones-answer-first")
            state.racks[seat][move.colour] += 1
        return super().play(state, seat, move, chance)


class EatsTiles(Gobblestones):
    """Loses the tile that is taken back."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        colour = state.laid.get(move.space, 0) if isinstance(move, TakeBackTile) else 0
        events = super().play(state, seat, move, chance)
        if isinstance(move, TakeBackTile):
            state.racks[seat][colour] -= 1
        return events


class TrustsInSilence(Gobblestones):
    """Says "trust" for the silent, whatever they are asked."""

    def default_move(self, state: GobblestonesState, seat: int) -> GobblestonesMove:
        return TRUST_MOVE


class ListsTooMuch(Gobblestones):
    """Lists the answers to a face-down play among the moves of a turn."""

    def legal_moves(self, state: GobblestonesState, seat: int) -> Sequence[GobblestonesMove]:
        moves = super().legal_moves(state, seat)
        return [*moves, CHALLENGE_MOVE] if isinstance(moves, TurnMoves) else moves


class ListsTooLittle(Gobblestones):
    """Plays tiles on half of the rows and does not list them, but for the first of the game."""

    def legal_moves(self, state: GobblestonesState, seat: int) -> Sequence[GobblestonesMove]:
        moves = super().legal_moves(state, seat)
        if not state.covered:
            return moves
        return [
            move for move in moves if not (isinstance(move, LayTile) and format_space_name(move.space)[-1] in "02468")
        ]


class ListsForAll(Gobblestones):
    """Lists the moves of the player whose turn it is for everyone."""

    def legal_moves(self, state: GobblestonesState, seat: int) -> Sequence[GobblestonesMove]:
        return super().legal_moves(state, state.turn)


class LeavesNoMove(Gobblestones):
    """Finds no answer for the seats that are asked about a face-down play."""

    def legal_moves(self, state: GobblestonesState, seat: int) -> Sequence[GobblestonesMove]:
        moves = super().legal_moves(state, seat)
        return moves if isinstance(moves, TurnMoves) else ()


class _Miscounted(list[GobblestonesMove]):
    def __len__(self) -> int:
        return super().__len__() + 1

    def __getitem__(self, index: Any) -> Any:
        return super().__getitem__(min(index, super().__len__() - 1))


class Miscounts(Gobblestones):
    """Lists moves whose number is not their number."""

    def legal_moves(self, state: GobblestonesState, seat: int) -> Sequence[GobblestonesMove]:
        moves = super().legal_moves(state, seat)
        return _Miscounted(moves) if moves else ()


class NeverEnds(Gobblestones):
    """Draws forever: tiles come back into the bag."""

    longest_match = 300

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        if move == END_MOVE:
            for space in list(state.laid):
                state.racks[seat][state.laid.pop(space)] += 1
            state.decision = Decision(state.decision.number + 1 if state.decision else 1, "turn", (seat,))
            return []
        return super().play(state, seat, move, chance)


class CountsBack(Gobblestones):
    """Numbers the decision after each fourth tile from 1 again."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        events = super().play(state, seat, move, chance)
        if state.decision and len(state.tiles) % 4 == 3:
            state.decision = replace(state.decision, number=1)
        return events


class AsksAnew(Gobblestones):
    """Gives every turn the number of the first."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        events = super().play(state, seat, move, chance)
        if state.decision:
            state.decision = replace(state.decision, number=1)
        return events


class AsksNobody(Gobblestones):
    """Waits for a seat at the next table."""

    def deal(self, seats: int, options: Any, chance: Chance) -> GobblestonesState:
        state = super().deal(seats, options, chance)
        state.decision = Decision(1, "turn", (state.turn, 7))
        return state


class EndsWithoutOutcome(Gobblestones):
    """Forgets who won."""

    def outcome(self, state: GobblestonesState) -> Outcome | None:
        return None


class Crashes(Gobblestones):
    """Falls over when somebody lays one tile or none."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        if move == END_MOVE and len(state.laid) < 2 and seat == state.turn:
            raise KeyError("no row")
        return super().play(state, seat, move, chance)


class DoubtsEverything(Gobblestones):
    """Gives goblins the hunch that everybody always challenges."""

    def choose_rollout_move(self, state: GobblestonesState, seat: int, rng: Chance) -> GobblestonesMove:
        return CHALLENGE_MOVE


class TellsAStranger(Telling):
    """Sends word to a seat that does not exist."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        return [*super().play(state, seat, move, chance), Whispered(seat, to=state.seats)]


class TellsHalves(Telling):
    """Puts a number with a fraction into an event."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        return [*super().play(state, seat, move, chance), Halved(0.5)]


class KeepsItsOwnCount(Telling):
    """Lets what happens depend on something that is in no state."""

    def __init__(self) -> None:
        self._count = itertools.count()

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        return [*super().play(state, seat, move, chance), Counted(next(self._count))]


class ForgetsOnReplay(Gobblestones):
    """Deals the first match otherwise than the second."""

    def __init__(self) -> None:
        self._dealt = 0

    def deal(self, seats: int, options: Any, chance: Chance) -> GobblestonesState:
        state = super().deal(seats, options, chance)
        self._dealt += 1
        state.scores[0] += self._dealt
        return state


class BadReader(Gobblestones):
    """Falls over a text with one word too many."""

    def parse_move(self, text: str) -> GobblestonesMove:
        if len(text.split()) > 3:
            raise IndexError(text)
        return super().parse_move(text)


class HardOfReading(Gobblestones):
    """Reads no capitals."""

    def parse_move(self, text: str) -> GobblestonesMove:
        if text.strip().isupper():
            raise build_notation_refusal(text)
        return super().parse_move(text)


class MixesUpWords(Gobblestones):
    """Reads "end" as "trust"."""

    def parse_move(self, text: str) -> GobblestonesMove:
        move = super().parse_move(text)
        return TRUST_MOVE if move == END_MOVE else move


class LongWinded(Gobblestones):
    """Writes a notation that no button can hold."""

    def legal_moves(self, state: GobblestonesState, seat: int) -> Sequence[GobblestonesMove]:
        long_end: Any = _LongEnd()
        return [long_end if move == END_MOVE else move for move in super().legal_moves(state, seat)]


class _LongEnd:
    def __eq__(self, other: object) -> bool:
        return isinstance(other, _LongEnd) or other == END_MOVE

    def __hash__(self) -> int:
        return hash(END_MOVE)

    def __str__(self) -> str:
        return "end" + " " * 60


class ImaginesAway(Gobblestones):
    """Imagines worlds in which a yellow tile of the bag is red."""

    def imagine_state(self, state: GobblestonesState, seat: int | None, chance: Chance) -> GobblestonesState:
        world = super().imagine_state(state, seat, chance)
        world.bag[0] += 1
        world.bag[1] -= 1
        return world


class ImaginesTheTruth(Gobblestones):
    """Imagines the world as it is."""

    def imagine_state(self, state: GobblestonesState, seat: int | None, chance: Chance) -> GobblestonesState:
        return state.clone()


class ImaginesTrueDoubts(Gobblestones):
    """Draws afresh what cannot be known, but for the answers to a face-down play."""

    def imagine_state(self, state: GobblestonesState, seat: int | None, chance: Chance) -> GobblestonesState:
        world = super().imagine_state(state, seat, chance)
        world.doubts = state.doubts.copy()
        return world


class ImaginesTrueRows(Gobblestones):
    """Draws afresh what cannot be known, but for the row that somebody is laying."""

    def imagine_state(self, state: GobblestonesState, seat: int | None, chance: Chance) -> GobblestonesState:
        world = super().imagine_state(state, seat, chance)
        world.laid = state.laid.copy()
        return world


class KeepsOneTile(Gobblestones):
    """Draws the racks of others afresh, but for one tile of each: the first that it comes upon."""

    def imagine_state(self, state: GobblestonesState, seat: int | None, chance: Chance) -> GobblestonesState:
        world = super().imagine_state(state, seat, chance)
        for other, rack in enumerate(world.racks):
            kept = next((colour for colour, held in enumerate(state.racks[other]) if held), None)
            if other != seat and kept is not None and any(rack):
                _swap_for(kept, rack, world.bag)
        return world


def _swap_for(kept: int, rack: list[int], bag: list[int]) -> None:
    """Let a rack hold a tile of a colour, if the bag has one for another."""
    if not rack[kept] and bag[kept]:
        given = next(colour for colour, held in enumerate(rack) if held)
        for heap, change in ((rack, 1), (bag, -1)):
            heap[kept] += change
            heap[given] -= change


class KeepsOneTileSomewhere(Gobblestones):
    """Does so in the rack of one seat only, for one other."""

    def imagine_state(self, state: GobblestonesState, seat: int | None, chance: Chance) -> GobblestonesState:
        world = super().imagine_state(state, seat, chance)
        kept = max(range(len(state.bag)), key=state.racks[2].__getitem__)
        if seat == 1 and any(world.racks[2]):
            _swap_for(kept, world.racks[2], world.bag)
        return world


class KeepsTheFirstDoubt(Gobblestones):
    """Draws the answers to a face-down play afresh, but for the first."""

    def imagine_state(self, state: GobblestonesState, seat: int | None, chance: Chance) -> GobblestonesState:
        world = super().imagine_state(state, seat, chance)
        for other in list(state.doubts)[:1]:
            world.doubts[other] = state.doubts[other]
        return world


class ShufflesUnsorted(Gobblestones):
    """Deals the racks of others anew from the tiles that they hold, in an order that follows the truth."""

    def imagine_state(self, state: GobblestonesState, seat: int | None, chance: Chance) -> GobblestonesState:
        world = state.clone()
        others = [other for other in range(state.seats) if other != seat]
        racks = [world.racks[other] for other in others]
        chance.shuffle(racks, "racks")
        for other, rack in zip(others, racks, strict=True):
            world.racks[other] = rack
        return world if len({sum(rack) for rack in racks}) == 1 else super().imagine_state(state, seat, chance)


class SupposesTheTruth(Gobblestones):
    """Imagines soundly, and lets its goblins try their moves in the world as it is."""

    def imagine_for_goblin(self, state: GobblestonesState, seat: int, rng: Chance) -> GobblestonesState:
        return state.clone()


class TellsTheRack(Telling):
    """Tells everybody the rack of a seat that ends its turn."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        rack = str(state.racks[seat])
        events = super().play(state, seat, move, chance)
        return [*events, Said(seat, rack)] if move == END_MOVE else events


class TellsOneTile(Telling):
    """Tells everybody how many red tiles the bag holds."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        return [*super().play(state, seat, move, chance), Counted(state.bag[0])]


class TellsTheDraw(Telling):
    """Tells everybody what a seat drew."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        events = super().play(state, seat, move, chance)
        return [*events, *(Said(seat, str(told.colours)) for told in events if isinstance(told, OwnTilesDrawn))]


class TellsTheLaying(Telling):
    """Tells everybody which tile is laid on which space, before the turn ends."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        events = super().play(state, seat, move, chance)
        return [*events, Said(seat, str(move))] if isinstance(move, LayTile) else events


class TellsWhoPrepares(Telling):
    """Tells the player who lays a tile, and may go on, how many red tiles the next rack holds."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        events = super().play(state, seat, move, chance)
        red = state.racks[(seat + 1) % state.seats][0]
        return [*events, Heard(seat, str(red), to=seat)] if isinstance(move, LayTile) else events


class ShowsWhoPrepares(Gobblestones):
    """Lets the player who has laid a tile end the turn only if the next rack holds a red one."""

    def legal_moves(self, state: GobblestonesState, seat: int) -> Sequence[GobblestonesMove]:
        moves = super().legal_moves(state, seat)
        bare = state.laid and not state.racks[(seat + 1) % state.seats][0]
        return [move for move in moves if move != END_MOVE] if bare else moves


class TellsTheWrongSeat(Telling):
    """Whispers what a seat drew to the next."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        events = super().play(state, seat, move, chance)
        drawn = [told for told in events if isinstance(told, OwnTilesDrawn)]
        return [*events, *(Heard(seat, str(told.colours), to=(seat + 1) % state.seats) for told in drawn)]


class LooksHard(Gobblestones):
    """Wears a tile down by looking at it."""

    def view(self, state: GobblestonesState, seat: int | None) -> GobblestonesView:
        state.idle += 1
        return super().view(state, seat)


class LendsTheRack(Gobblestones):
    """Gives the rack itself out in a view, not a copy."""

    def view(self, state: GobblestonesState, seat: int | None) -> GobblestonesView:
        rack: Any = None if seat is None else state.racks[seat]
        return replace(super().view(state, seat), rack=rack)


@dataclass(slots=True)
class SharingState(GobblestonesState):
    """A state whose clones share the list of scores."""

    def clone(self) -> "SharingState":
        copy = deepcopy(self)
        copy.scores = self.scores
        return copy


class SharesLists(Gobblestones):
    """Clones its state carelessly."""

    State = SharingState

    def deal(self, seats: int, options: Any, chance: Chance) -> GobblestonesState:
        return _widened(SharingState, super().deal(seats, options, chance))


@dataclass(slots=True)
class _Wider(GobblestonesState):
    """A state with one field more, which may hold anything."""

    extra: Any = field(default=None)

    def clone(self) -> "_Wider":
        return deepcopy(self)


class _Holding(Gobblestones):
    """A game whose state holds something more."""

    State = _Wider
    extra: Any

    def deal(self, seats: int, options: Any, chance: Chance) -> GobblestonesState:
        state = _widened(_Wider, super().deal(seats, options, chance))
        state.extra = self.extra
        return state


class HoldsPairs(_Holding):
    """Holds a pair that comes back from JSON as a list."""

    extra = (1, 2)


class HoldsFloats(_Holding):
    """Holds a number with a fraction."""

    extra = 0.5


class HoldsSets(_Holding):
    """Holds a set, whose order differs in every process."""

    State = _Wider
    extra = frozenset({"red"})


class HoldsFunctions(_Holding):
    """Holds a function."""

    extra = staticmethod(len)


def _widened(kind: type[W], state: GobblestonesState) -> W:
    return kind(**{name: getattr(state, name) for name in GobblestonesState.__slots__})


class CountsPlays(Gobblestones):
    """Sound, and has its plays counted."""

    def tally_events(self, events: Sequence[Event]) -> dict[str, int]:
        return {event.kind: 1 for event in events if event.kind in {"played", "passed"}}


class LetsAnyoneEnd(Gobblestones):
    """Lets a seat whose turn it is not end the turn."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        try:
            return super().play(state, seat, move, chance)
        except NotYourTurn:
            if move != END_MOVE or state.decision is None or state.decision.kind != "turn":
                raise
            return super().play(state, state.turn, move, chance)


class DeclaresTooSoon(Gobblestones):
    """Has an outcome while the match goes on."""

    def outcome(self, state: GobblestonesState) -> Outcome | None:
        return Outcome.from_scores(state.scores, "too soon")


class _Denying(list[GobblestonesMove]):
    def __contains__(self, move: object) -> bool:
        return move == END_MOVE


class DeniesItsMoves(Gobblestones):
    """Lists moves and says that they are not in the list."""

    def legal_moves(self, state: GobblestonesState, seat: int) -> Sequence[GobblestonesMove]:
        return _Denying(super().legal_moves(state, seat))


class _Turned(list[GobblestonesMove]):
    def __getitem__(self, index: Any) -> Any:
        return super().__getitem__(-1 - index)


class CountsFromTheEnd(Gobblestones):
    """Lists moves in one order and numbers them in another."""

    def legal_moves(self, state: GobblestonesState, seat: int) -> Sequence[GobblestonesMove]:
        return _Turned(super().legal_moves(state, seat))


class SwapsMoves(Gobblestones):
    """Lists its moves in an order that hangs on the red tiles in the bag."""

    def legal_moves(self, state: GobblestonesState, seat: int) -> Sequence[GobblestonesMove]:
        moves = list(super().legal_moves(state, seat))
        return moves[::-1] if state.bag[0] % 2 else moves


class NamesAStranger(Telling):
    """Tells of a seat that does not exist."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        return [*super().play(state, seat, move, chance), Saw([seat], 9)]


class TellsUnlisted(Gobblestones):
    """Lists one kind of event, and tells of others."""

    event_kinds: ClassVar = {"hooted": Untyped}


class SaysNothing(Gobblestones):
    """Tells of something without saying what."""

    event_kinds: ClassVar = {**Gobblestones.event_kinds, "": Untyped}

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        return [*super().play(state, seat, move, chance), Untyped("", {})]


class OffersSecrets(Gobblestones):
    """Offers the tiles of a rack on the board for all to see."""

    def public_moves(self, state: GobblestonesState) -> Sequence[GobblestonesMove]:
        return self.legal_moves(state, state.turn)
