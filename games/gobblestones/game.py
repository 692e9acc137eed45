"""Gobblestones: the rules, in the rulebook's order."""

from collections.abc import Mapping, Sequence

from pydantic import Field

from games.engine.chance import Chance
from games.engine.contract import Decision, Event, Fact, Game, GameOptions, Outcome, first_seat, owing, victory
from games.engine.errors import IllegalMove
from games.engine.words import said
from games.gobblestones import challenge, goblin, imagining
from games.gobblestones.boards import COLOURS
from games.gobblestones.field import space_name
from games.gobblestones.moves import (
    CHALLENGE,
    END,
    TRUST,
    Challenge,
    GobblestonesMove,
    Lay,
    Take,
    Trust,
    TurnMoves,
    read_move,
)
from games.gobblestones.refusals import why_not_lay, why_not_take
from games.gobblestones.row import fitting, open_spaces, points, removable
from games.gobblestones.state import GobblestonesState, LastPlay
from games.gobblestones.turns import close_turn, draw, let_lie
from games.gobblestones.typed import read_row
from games.gobblestones.views import GobblestonesView, play_seen, tiles_seen

BOARDS = 9
TILES_A_COLOUR = 20
FIRST_RACK = 5


class GobblestonesOptions(GameOptions):
    """What the host of a table may choose."""

    bluff: bool = Field(default=False, description=said("gobblestones-option-bluff-help"))
    first: int = Field(default=0, ge=0, le=4, description=said("gobblestones-option-first-help"))


class Gobblestones(Game[GobblestonesState, GobblestonesMove, GobblestonesView]):
    """Tile laying on a field of 15×15 spaces, with a bluffing variant."""

    key = "gobblestones"
    title = "Gobblestones"
    seats = range(2, 5)
    version = 1
    forethought = 1_000
    Options = GobblestonesOptions
    State = GobblestonesState

    def deal(self, seats: int, options: GobblestonesOptions, chance: Chance) -> GobblestonesState:
        """Lay out nine boards, either side up, and give everyone five tiles. Rulebook "Setup"."""
        boards = list(range(BOARDS))
        chance.shuffle(boards, "boards")
        layout = tuple(2 * board + chance.below(2, "side") for board in boards)
        turn = first_seat(options.first, seats, chance)
        state = GobblestonesState(
            seats=seats,
            bluff=options.bluff,
            layout=layout,
            covered=0,
            tiles={},
            down={},
            racks=[[0] * len(COLOURS) for _ in range(seats)],
            bag=[TILES_A_COLOUR] * len(COLOURS),
            scores=[0] * seats,
            turn=turn,
            decision=Decision(1, "turn", (turn,)),
        )
        for seat in range(seats):
            draw(state, seat, FIRST_RACK, chance)
        return state

    def legal_moves(self, state: GobblestonesState, seat: int) -> Sequence[GobblestonesMove]:
        """Return the tiles that can be laid or taken back and `end`; or `trust` and `challenge`."""
        return self._moves(state, seat, removable(state))

    def _moves(self, state: GobblestonesState, seat: int, takes: list[int]) -> Sequence[GobblestonesMove]:
        decision = state.decision
        if decision is None or seat not in decision.seats:
            return ()
        if decision.kind == "challenge":
            return (TRUST, CHALLENGE)
        spaces, fits = open_spaces(state), fitting(state)
        lays = [(colour, spaces & fits[colour]) for colour, tiles in enumerate(state.racks[seat]) if tiles]
        return TurnMoves(lays if spaces else [], takes)

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        """Lay or take back a tile, end a turn, or answer a face-down play."""
        if owing(state.decision, seat).kind == "challenge":
            if not isinstance(move, Trust | Challenge):
                raise IllegalMove("gobblestones-answer-first")
            return challenge.answer(state, seat, isinstance(move, Challenge), chance)
        if isinstance(move, Lay):
            return self._lay(state, seat, move)
        if isinstance(move, Take):
            return self._take(state, seat, move)
        if move == END:
            return self._end_turn(state, chance)
        raise IllegalMove("gobblestones-nothing-hidden")

    def _lay(self, state: GobblestonesState, seat: int, move: Lay) -> list[Event]:
        rack, here = state.racks[seat], 1 << move.space
        if not (rack[move.colour] and open_spaces(state) & fitting(state)[move.colour] & here):
            raise why_not_lay(state, seat, move)
        rack[move.colour] -= 1
        state.laid[move.space] = move.colour
        return [
            Event(
                "laid",
                {"seat": seat, "space": space_name(move.space), "colour": COLOURS[move.colour]},
                to=seat,
            )
        ]

    def _take(self, state: GobblestonesState, seat: int, move: Take) -> list[Event]:
        if move.space not in removable(state):
            raise why_not_take(state, move.space)
        colour = state.laid.pop(move.space)
        state.racks[seat][colour] += 1
        return [Event("took", {"seat": seat, "space": space_name(move.space), "colour": COLOURS[colour]}, to=seat)]

    def _end_turn(self, state: GobblestonesState, chance: Chance) -> list[Event]:
        seat, laid, worth = state.turn, state.laid, points(state)
        if not laid:
            state.last = LastPlay(seat, [], [], 0, "nothing")
            return [Event("passed", {"seat": seat}), *close_turn(state, 0, chance)]
        if state.bluff:
            return challenge.ask(state, worth)
        spaces, colours = list(laid), list(laid.values())
        state.last = LastPlay(seat, spaces, colours, worth, "shown")
        state.scores[seat] += worth
        facts: dict[str, Fact] = {
            "seat": seat,
            "spaces": [space_name(space) for space in spaces],
            "colours": [COLOURS[colour] for colour in colours],
            "points": worth,
        }
        let_lie(state, face_down=False)
        return [Event("played", facts), *close_turn(state, len(spaces), chance)]

    def view(self, state: GobblestonesState, seat: int | None) -> GobblestonesView:
        """Return the table as one onlooker sees it; a turn in progress is its player's alone."""
        mine = seat is not None and seat == state.turn
        asked = state.decision is not None and state.decision.kind == "challenge"
        hidden = 0 if asked else len(state.laid)
        return GobblestonesView(
            seat=seat,
            seats=state.seats,
            decision=state.decision,
            scores=tuple(state.scores),
            outcome=self.outcome(state),
            bluff=state.bluff,
            layout=state.layout,
            tiles=tiles_seen(state, seat),
            rack=None if seat is None else tuple(state.racks[seat]),
            rack_sizes=tuple(sum(rack) + hidden * (s == state.turn) for s, rack in enumerate(state.racks)),
            bag=sum(state.bag),
            turn=state.turn,
            laid=tuple(state.laid.items()) if mine else (),
            laid_points=points(state) if mine else 0,
            last=play_seen(state),
        )

    def parse(self, text: str) -> GobblestonesMove:
        """Read the notation of one move."""
        return read_move(text)

    def moves_from(
        self,
        state: GobblestonesState,
        seat: int,  # noqa: ARG002  the row is that of whose turn it is
        text: str,
    ) -> list[GobblestonesMove]:
        """Read one move, or a whole row as `H8 right: red blue`."""
        row = read_row(state, text)
        return [self.parse(text)] if row is None else row

    def default_move(self, state: GobblestonesState, seat: int) -> GobblestonesMove:
        """End the turn with what is laid; trust."""
        return END if owing(state.decision, seat).kind == "turn" else TRUST

    def imagine(self, state: GobblestonesState, seat: int | None, chance: Chance) -> GobblestonesState:
        """Return a world with the tiles and answers that the seat cannot know drawn afresh."""
        return imagining.imagine(state, seat, chance)

    def considered(self, state: GobblestonesState, seat: int) -> Sequence[GobblestonesMove]:
        """Return the legal moves but for tiles to take back: whoever does that lays without end."""
        return self._moves(state, seat, [])

    def judge(self, state: GobblestonesState, seat: int) -> int:
        """Return the lead of a seat in points, and a victory."""
        return goblin.judge(state, seat) + victory(self.outcome(state), seat)

    def hunch(self, state: GobblestonesState, seat: int, lots: Chance) -> GobblestonesMove:
        """Lay on, as dear as can be; doubt long rows sooner than short ones."""
        asked = owing(state.decision, seat).kind == "challenge"
        return goblin.answer(state, lots) if asked else goblin.lay_on(state, seat)

    def foresees(self, state: GobblestonesState, later: GobblestonesState) -> bool:
        """Look on to the end of the turn."""
        return later.turn == state.turn

    def outcome(self, state: GobblestonesState) -> Outcome | None:
        """Most points win; a tie is a shared victory."""
        return Outcome.ranked(state.scores, state.ended) if state.ended else None

    def pieces(self, state: GobblestonesState) -> Mapping[str, int]:
        """Count the tiles of each colour: on racks, in the bag, on the field and in the turn's row."""
        lying = [*state.tiles.values(), *state.laid.values()]
        stacks = [state.bag, *state.racks]
        return {
            colour: lying.count(index) + sum(stack[index] for stack in stacks) for index, colour in enumerate(COLOURS)
        }
