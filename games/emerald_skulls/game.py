"""Emerald Skulls: the rules put together. `questions` has what is asked, and which step follows which."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import ClassVar

from typing_extensions import override

from games.emerald_skulls import betting, events, goblin, refusals, turns, views
from games.emerald_skulls.card_spread import build_spread
from games.emerald_skulls.cards import FACES_BY_DECK
from games.emerald_skulls.moves import (
    WAIT_MOVE,
    EmeraldSkullsMove,
    PlaceBet,
    PlaceDice,
    TakeBackBet,
    WithdrawReady,
    parse_move,
)
from games.emerald_skulls.opposition import OPPOSITION_CARD_COUNT, RIVAL_BY_SEAT
from games.emerald_skulls.options import EmeraldSkullsOptions, choose_card_faces
from games.emerald_skulls.questions import QUESTIONS, STEP_FUNCTIONS
from games.emerald_skulls.rule_of_thumb import choose_rule_of_thumb_move
from games.emerald_skulls.state import LAST_CALL, EmeraldSkullsState
from games.emerald_skulls.turn import TumblerTurn
from games.emerald_skulls.typed_bets import parse_bet
from games.emerald_skulls.views import EmeraldSkullsView
from games.engine.chance import Chance
from games.engine.contract import AGREED_REASON, Decision, Game, Outcome, choose_first_seat
from games.engine.errors import NotYourTurn
from games.engine.events import list_event_kinds

GEARS_A_PLAYER = 40
SOLITARY_GEARS = 80


class EmeraldSkulls(Game[EmeraldSkullsState, EmeraldSkullsMove, EmeraldSkullsView]):
    """Push your luck with seven dice on a skull board, and bet on the others doing so."""

    key = "emerald_skulls"
    seats = range(1, 9)
    version = 2
    older_rules: ClassVar[Mapping[int, str]] = {1: "1dd31159"}
    forethought = 600
    Options = EmeraldSkullsOptions
    State = EmeraldSkullsState
    beats = frozenset({events.TurnEnded, events.TumblerPaid})
    rounds = frozenset({events.TurnEnded})
    event_kinds = list_event_kinds(events)
    preparing = frozenset({PlaceDice, PlaceBet, TakeBackBet, WithdrawReady})
    questions = QUESTIONS
    thumbs = MappingProxyType({"thumb": choose_rule_of_thumb_move})
    steps = STEP_FUNCTIONS

    @override
    def deal(self, seats: int, options: EmeraldSkullsOptions, chance: Chance) -> EmeraldSkullsState:
        """Set up (deal): the betting cards and 40 gears a player. Rulebook "Game Setup", "Solo Setup"."""
        faces = choose_card_faces(seats, options, chance)
        tumbler = choose_first_seat(options.first, seats, chance)
        state = EmeraldSkullsState(
            seats=seats,
            faces=faces,
            gears=[0] * seats,
            cubes=[0] * seats,
            supply=GEARS_A_PLAYER * seats,
            tumbler=tumbler,
            turn=TumblerTurn(),
            stacks=[()] * len(build_spread(faces).spots),
            own=[0] * seats,
            decision=Decision(1, "buy", (tumbler,)),
        )
        if seats == 1:
            _seat_rivals(state, options, chance)
        return state

    @override
    def public_moves(self, state: EmeraldSkullsState) -> Sequence[EmeraldSkullsMove]:
        """Return the moves of a seat that may move: nothing here is hidden."""
        decision = state.decision
        if decision is None:
            return ()
        if state.phase == "bet":
            return betting.list_public_window_moves(state)
        return (*self.legal_moves(state, state.tumbler), *([WAIT_MOVE] if decision.welcome else []))

    @override
    def view(self, state: EmeraldSkullsState, seat: int | None) -> EmeraldSkullsView:
        """Return the table; there are no secrets, so everybody sees the same."""
        turn = state.turn
        return EmeraldSkullsView(
            seat=seat,
            seats=state.seats,
            decision=state.decision,
            scores=tuple(state.gears),
            outcome=self.outcome(state),
            phase=state.phase,
            called=state.decision is not None and state.decision.kind == LAST_CALL,
            advanced=state.faces != FACES_BY_DECK["standard"],
            number=state.number,
            began=state.began,
            tumbler=state.tumbler,
            pool=turn.pool,
            roll=tuple(turn.roll),
            spare=turn.spare_dice,
            ordinary=views.list_by_level(turn.ordinary),
            skulls=views.list_by_level(turn.skulls),
            top=turn.top,
            floor=turn.floor,
            picked=turn.picked,
            out=turn.out,
            gears=tuple(state.gears),
            cubes=tuple(state.cubes),
            markers=tuple(map(state.count_markers_left, range(state.seats))),
            takable=views.view_takable_bets(state),
            tumbled=tuple(state.tumbled.get(seat, 0) for seat in range(state.seats)),
            picked_in=tuple(state.picked_in.get(seat, 0) for seat in range(state.seats)),
            resting=tuple(state.resting),
            supply=state.supply,
            cards=views.view_cards(state),
            rivals=views.view_rivals(state),
            offers=views.view_offers(state),
            worth=views.view_chicken_out_payout(state),
            last=views.view_last_turn(state),
        )

    @override
    def explain_not_your_turn(self, state: EmeraldSkullsState, seat: int) -> NotYourTurn:
        """Return why a player cannot move now."""
        return refusals.explain_not_your_turn(state, seat)

    @override
    def parse_move(self, text: str) -> EmeraldSkullsMove:
        """Read the notation of one move."""
        return parse_move(text)

    @override
    def parse_player_input(
        self,
        state: EmeraldSkullsState,
        seat: int,
        text: str,
    ) -> list[EmeraldSkullsMove]:
        """Read one move, or a bet by its name only: `bet mad nargash`."""
        bet = parse_bet(state, text)
        return [self.parse_move(text)] if bet is None else [bet]

    @override
    def imagine_state(
        self,
        state: EmeraldSkullsState,
        seat: int | None,
        chance: Chance,
    ) -> EmeraldSkullsState:
        """Sample a world (determinization): the opposition deck drawn afresh from the cards not shown yet."""
        world = state.clone()
        unknown = [card for card in range(OPPOSITION_CARD_COUNT) if card not in world.shown]
        chance.shuffle(unknown, "imagined deck")
        world.deck = unknown[: len(world.deck)]
        return world

    @override
    def outcome(self, state: EmeraldSkullsState) -> Outcome | None:
        """Score the match: most gears win, then most cubes (tie-break), then the latest tumbler."""
        return turns.rank_at_end(state)

    @override
    def outcome_by_agreement(self, state: EmeraldSkullsState) -> Outcome:
        """Return the ranking as it is now; a single player must be ahead of Vrax and Kur.

        Where all have the same gears, all are level: cubes, and who tumbled last, decide only at the end of the rules.
        """
        outcome = turns.rank_players(state, AGREED_REASON)
        level = state.seats > 1 and len(set(outcome.scores)) == 1
        return replace(outcome, ranks=(1,) * state.seats) if level else outcome

    @override
    def rank_draw_as_in_older_versions(self, state: EmeraldSkullsState) -> tuple[int, ...] | None:
        """Return the ranks by cubes and the latest tumble, which decided such a match, too, for a time."""
        ranks = turns.rank_players(state, AGREED_REASON).ranks
        return ranks if len(set(ranks)) > 1 else None

    @override
    def choose_habit_move(self, state: EmeraldSkullsState, seat: int, rng: Chance) -> EmeraldSkullsMove:
        """Return what a goblin plays unless something else is clearly better."""
        return goblin.choose_habit_move(self.view(state, seat), self.legal_moves(state, seat), rng)

    @override
    def evaluate_position(self, state: EmeraldSkullsState, seat: int) -> int:
        """Evaluate a position: return the lead of a seat in gears and cubes."""
        return goblin.evaluate_position(state, seat)

    @override
    def candidate_moves(self, state: EmeraldSkullsState, seat: int) -> Sequence[EmeraldSkullsMove]:
        """Return the moves that change a seat's position."""
        return goblin.filter_sensible_moves(state, self.legal_moves(state, seat))

    @override
    def choose_mistaken_move(self, state: EmeraldSkullsState, seat: int, rng: Chance) -> EmeraldSkullsMove:
        """Return what a young goblin plays: it slips now and then."""
        return goblin.choose_mistaken_move(state, seat, rng) or self.choose_rollout_move(state, seat, rng)

    @override
    def continues_search(self, state: EmeraldSkullsState, later: EmeraldSkullsState) -> bool:
        """Look ahead to the end of the turn: a match is far too long."""
        return later.number == state.number

    @override
    def count_pieces(self, state: EmeraldSkullsState) -> Mapping[str, int]:
        """Count gears, markers, dice and opposition cards; cubes are unlimited."""
        turn = state.turn
        on_board = sum(turn.ordinary) + sum(turn.skulls)
        return {
            "gear": state.supply + sum(state.gears) + state.rivals,
            "marker": sum(map(state.count_markers_left, range(len(state.own))))
            + sum(map(len, state.stacks))
            + turn.picked,
            "die": turn.pool + turn.spare_dice + on_board,
            "opposition card": len(state.deck) + len(state.shown),
        }


def _seat_rivals(state: EmeraldSkullsState, options: EmeraldSkullsOptions, chance: Chance) -> None:
    """Give Vrax and Kur their gears, markers and deck. Rulebook "Solo Setup", "Adjusting Difficulty"."""
    state.rivals = options.rivals
    state.supply = SOLITARY_GEARS
    state.own = [0] * (1 + len(RIVAL_BY_SEAT))
    deck = list(range(OPPOSITION_CARD_COUNT))
    chance.shuffle(deck, "opposition deck")
    state.deck = deck[: options.cards]
