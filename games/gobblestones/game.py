"""Gobblestones: the rules, in the rulebook's order."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from pydantic import Field
from typing_extensions import override

from games.engine.chance import Chance
from games.engine.contract import Decision, Game, GameOptions, Outcome, choose_first_seat, compute_victory_bonus
from games.engine.events import list_event_kinds
from games.gobblestones import bluff, events, goblin, imagining
from games.gobblestones.boards import QUARTER_TURNS, SIDES_A_BOARD, TILE_COLOURS, TILES_A_COLOUR, encode_face
from games.gobblestones.moves import GobblestonesMove, LayTile, TakeBackTile, TurnMoves, parse_move, parse_short_move
from games.gobblestones.questions import QUESTIONS, STEP_FUNCTIONS
from games.gobblestones.row import compute_turn_points
from games.gobblestones.rule_of_thumb import RULE_OF_THUMB_PLAYERS
from games.gobblestones.state import GobblestonesState
from games.gobblestones.turns import draw_tiles
from games.gobblestones.typed import parse_row
from games.gobblestones.views import (
    GobblestonesView,
    list_wrong_spaces,
    view_ending,
    view_own_answer,
    view_play,
    view_tiles,
)

BOARD_COUNT = 9
FIRST_RACK_TILES = 5


class GobblestonesOptions(GameOptions):
    """What the host of a table may choose."""

    bluff: bool = Field(default=False)
    first: int = Field(default=0, ge=0, le=4)
    short_end: bool = Field(default=False)


class Gobblestones(Game[GobblestonesState, GobblestonesMove, GobblestonesView]):
    """Tile laying on a field of 15×15 spaces, with a bluffing variant."""

    key = "gobblestones"
    seats = range(2, 5)
    version = 2
    older_rules: ClassVar[Mapping[int, str]] = {1: "1dd31159"}
    forethought = 1200
    Options = GobblestonesOptions
    State = GobblestonesState
    beats = frozenset({events.BluffCaught, events.PlayProvedHonest})
    rounds = frozenset({events.TilesPlayed, events.TilesPlayedFaceDown, events.TurnPassed, events.TurnWithoutTiles})
    event_kinds = list_event_kinds(events)
    preparing = frozenset({LayTile, TakeBackTile})
    questions = QUESTIONS
    thumbs = RULE_OF_THUMB_PLAYERS
    steps = STEP_FUNCTIONS

    @override
    def deal(self, seats: int, options: GobblestonesOptions, chance: Chance) -> GobblestonesState:
        """Set up (deal): shuffle and lay out nine boards and give everyone five tiles.

        Rulebook "Setup".
        """
        turn = choose_first_seat(options.first, seats, chance)
        state = GobblestonesState(
            seats=seats,
            bluff=options.bluff,
            layout=_shuffle_boards(chance),
            covered=0,
            tiles={},
            down={},
            racks=[[0] * len(TILE_COLOURS) for _ in range(seats)],
            bag=[TILES_A_COLOUR] * len(TILE_COLOURS),
            scores=[0] * seats,
            turn=turn,
            decision=Decision(1, "turn", (turn,)),
            short_end=options.short_end,
        )
        for seat in range(seats):
            draw_tiles(state, seat, FIRST_RACK_TILES, chance)
        return state

    @override
    def view(self, state: GobblestonesState, seat: int | None) -> GobblestonesView:
        """Return the table as one viewer sees it; only its player sees a turn in progress."""
        mine = seat == state.turn
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
            tiles=view_tiles(state, seat),
            rack=None if seat is None else tuple(state.racks[seat]),
            rack_sizes=tuple(sum(rack) + hidden * (s == state.turn) for s, rack in enumerate(state.racks)),
            bag=sum(state.bag),
            turn=state.turn,
            laid=tuple(state.laid.items()) if mine else (),
            laid_points=compute_turn_points(state) if mine else 0,
            last=view_play(state.last),
            turned_up=view_play(state.turned_up),
            my_answer=view_own_answer(state, seat),
            trusted=tuple(state.trusted.get(other, 0) for other in range(state.seats)),
            doubted=tuple(state.doubted.get(other, 0) for other in range(state.seats)),
            short_end=state.short_end,
            ending=view_ending(state, seat),
            wrong_spaces=list_wrong_spaces(state) if state.ended else (),
        )

    @override
    def view_by_agreement(self, state: GobblestonesState, seat: int | None) -> GobblestonesView:
        """Return what a seat may know once the players agreed to end the match: which rows were bluffs, too."""
        return replace(self.view(state, seat), wrong_spaces=list_wrong_spaces(state))

    @override
    def parse_move(self, text: str) -> GobblestonesMove:
        """Read the notation of one move."""
        return parse_move(text)

    @override
    def parse_player_input(
        self,
        state: GobblestonesState,
        seat: int,
        text: str,
    ) -> list[GobblestonesMove]:
        """Read one move, also in short as `red h8`, or a whole row as `H8 right: red blue`.

        A row may be laid only by the player whose turn it is.
        """
        row = parse_row(state, seat, text)
        return [parse_short_move(text)] if row is None else row

    @override
    def imagine_state(self, state: GobblestonesState, seat: int | None, chance: Chance) -> GobblestonesState:
        """Sample a world (determinization): the tiles and answers that the seat cannot know drawn afresh."""
        return imagining.imagine_world(state, seat, chance)

    @override
    def candidate_moves(self, state: GobblestonesState, seat: int) -> Sequence[GobblestonesMove]:
        """Return the first moves of the best rows, or their next moves, and `end`. Bluffs are not tried out."""
        if state.bluff:
            return ()
        moves = self.legal_moves(state, seat)
        return goblin.list_first_moves_to_try(state, seat) if isinstance(moves, TurnMoves) else moves

    @override
    def choose_habit_move(self, state: GobblestonesState, seat: int, rng: Chance) -> GobblestonesMove | None:
        """Return the first thumb's move; with face-down tiles a mixed answer, and nothing else is tried."""
        if not state.bluff:
            return super().choose_habit_move(state, seat, rng)
        return bluff.choose_bluff_move(self.imagine_state(state, seat, rng), seat, rng)

    @override
    def choose_mistaken_move(self, state: GobblestonesState, seat: int, rng: Chance) -> GobblestonesMove:
        """Return what a young goblin plays: it slips now and then."""
        usual = bluff.choose_bluff_move if state.bluff else self.choose_rollout_move
        return goblin.choose_mistaken_move(state, seat, rng) or usual(state, seat, rng)

    @override
    def evaluate_position(self, state: GobblestonesState, seat: int) -> int:
        """Evaluate a position: return the lead of a seat in points, and a victory."""
        return goblin.evaluate_position(state, seat) + compute_victory_bonus(self.outcome(state), seat)

    @override
    def continues_search(self, state: GobblestonesState, later: GobblestonesState) -> bool:
        """Look ahead over a few turns, and to the end of the match where nothing is hidden."""
        return goblin.is_foreseeable(state, later)

    @override
    def has_perfect_information(self, state: GobblestonesState, seat: int) -> bool:
        """Tell whether one other rack holds all tiles that a seat does not see."""
        return goblin.sees_all_tiles(state)

    @override
    def keeps_secrets_at_end(self, options: GobblestonesOptions) -> bool:
        """Keep what was trusted face down. Ruling "Bluff: trusted"."""
        return options.bluff

    @override
    def outcome(self, state: GobblestonesState) -> Outcome | None:
        """Most points win; a tie is a shared victory."""
        return Outcome.from_scores(state.scores, state.ended) if state.ended else None

    @override
    def count_pieces(self, state: GobblestonesState) -> Mapping[str, int]:
        """Count the tiles of each colour: on racks, in the bag, on the field and in the turn's row."""
        lying = [*state.tiles.values(), *state.laid.values()]
        stacks = [state.bag, *state.racks]
        return {
            colour: lying.count(index) + sum(stack[index] for stack in stacks)
            for index, colour in enumerate(TILE_COLOURS)
        }


def _shuffle_boards(chance: Chance) -> tuple[int, ...]:
    """Return the nine boards in any order, either side up, each turned by any number of quarters."""
    boards = list(range(BOARD_COUNT))
    chance.shuffle(boards, "boards")
    return tuple(
        encode_face(board, chance.random_below(SIDES_A_BOARD, "side"), chance.random_below(QUARTER_TURNS, "quarter"))
        for board in boards
    )
