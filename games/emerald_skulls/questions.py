"""What a match can ask, and the steps that follow one another without asking anybody."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.emerald_skulls import betting, goblin, payout, tumbler_steps, turns
from games.emerald_skulls.dice import MIN_DICE
from games.emerald_skulls.moves import (
    BUST_MOVE,
    BUY_MOVES,
    CHICKEN_MOVE,
    READY_MOVE,
    WAIT_MOVE,
    BuyDice,
    CallLastBets,
    ChickenOut,
    CollectPayout,
    PlaceBet,
    PlaceDice,
    ReadyForRoll,
    ReadyForTurn,
    RerollPool,
    RollPool,
    TakeBackBet,
    TakeBust,
    WithdrawReady,
)
from games.emerald_skulls.moves import EmeraldSkullsMove as Move
from games.emerald_skulls.state import LAST_CALL
from games.emerald_skulls.state import EmeraldSkullsState as State
from games.emerald_skulls.steps import NextStep
from games.engine.chance import Chance
from games.engine.events import Event
from games.engine.questions import Play, Question, StepFunction, dispatch_by_type, index_questions


def restrict_to_tumbler(moves: Callable[[State, int], Sequence[Move]]) -> Callable[[State, int], Sequence[Move]]:
    """Return a function that lists the moves of the tumbler; a seat that rests may only say that it stops resting."""
    return lambda state, seat: moves(state, seat) if seat == state.tumbler else (WAIT_MOVE,)


def make_tumbler_play(answers: Mapping[type, Play[State, Any]], refusal: str) -> Play[State, Any]:
    """Return how the tumbler answers by moves of these types; seats that rest may wake up in the meantime."""
    tumblers, others = (
        dispatch_by_type(answers, refusal),
        dispatch_by_type({WithdrawReady: betting.stop_resting}, "emerald-skulls-wait-tumbler"),
    )

    def play_by_tumbler(state: State, seat: int, move: Any, chance: Chance, event_log: list[Event]) -> str | None:
        return (tumblers if seat == state.tumbler else others)(state, seat, move, chance, event_log)

    return play_by_tumbler


def make_betting_window_play(refusal: str) -> Play[State, Any]:
    """Return how a window is answered: bettors by any move of the window, the tumbler by a last call."""
    bettors: Play[State, Any] = dispatch_by_type(
        {
            PlaceBet: betting.place_bet,
            TakeBackBet: betting.take_back_marker,
            ReadyForRoll: betting.finish_betting,
            ReadyForTurn: betting.rest_for_turn,
            WithdrawReady: betting.resume_betting,
            CallLastBets: betting.refuse_last_call,
        },
        refusal,
    )
    tumblers: Play[State, Any] = dispatch_by_type({CallLastBets: betting.make_last_call}, "emerald-skulls-wait-bets")

    def play_in_window(state: State, seat: int, move: Any, chance: Chance, event_log: list[Event]) -> str | None:
        return (tumblers if seat == state.tumbler else bettors)(state, seat, move, chance, event_log)

    return play_in_window


QUESTIONS: dict[str, Question[State, Move]] = index_questions(
    Question(
        "buy",
        tumbler_steps.list_buy_moves,
        dispatch_by_type({BuyDice: tumbler_steps.buy_dice}, "emerald-skulls-now-buy"),
        lambda _state, _seat: BUY_MOVES[MIN_DICE],
        goblin.guess_buy,
        tempo="turn",
        public=True,
    ),
    Question(
        "bet",
        betting.list_betting_moves,
        make_betting_window_play("emerald-skulls-now-bet"),
        lambda _state, _seat: READY_MOVE,
        goblin.guess_bet,
        tempo="answer",
        public=True,
    ),
    Question(
        LAST_CALL,
        betting.list_betting_moves,
        make_betting_window_play("emerald-skulls-now-bet"),
        lambda _state, _seat: READY_MOVE,
        goblin.guess_bet,
        tempo="call",
        public=True,
    ),
    Question(
        "place",
        restrict_to_tumbler(tumbler_steps.list_place_moves),
        make_tumbler_play(
            {PlaceDice: tumbler_steps.place_dice, RerollPool: tumbler_steps.reroll_dice}, "emerald-skulls-now-place"
        ),
        tumbler_steps.choose_safest_placement,
        goblin.guess_place,
        tempo="turn",
        public=True,
    ),
    Question(
        "bust",
        restrict_to_tumbler(tumbler_steps.list_bust_moves),
        make_tumbler_play(
            {RerollPool: tumbler_steps.reroll_dice, TakeBust: tumbler_steps.accept_bust}, "emerald-skulls-now-bust"
        ),
        lambda _state, _seat: BUST_MOVE,
        goblin.guess_bust,
        tempo="answer",
        public=True,
    ),
    Question(
        "check",
        restrict_to_tumbler(tumbler_steps.list_check_moves),
        make_tumbler_play(
            {RollPool: tumbler_steps.roll_on, ChickenOut: tumbler_steps.chicken_out}, "emerald-skulls-now-check"
        ),
        lambda _state, _seat: CHICKEN_MOVE,
        goblin.guess_check,
        tempo="answer",
        public=True,
    ),
    Question(
        "jackpot",
        payout.list_offer_moves,
        dispatch_by_type({CollectPayout: payout.collect_payout}, "emerald-skulls-now-jackpot"),
        payout.choose_best_offer,
        lambda state, seat, _rng: payout.choose_best_offer(state, seat),
        tempo="answer",
        public=True,
    ),
)
"""What the table can wait for. Page "Defaults" says what silence means."""

STEP_FUNCTIONS: dict[NextStep, StepFunction[State]] = {
    "rivals": turns.reveal_opposition,
    "bets": betting.open_betting_window,
    "roll": tumbler_steps.roll_dice,
    "out": payout.settle_turn,
    "bettors": payout.pay_bettors,
    "next": turns.begin_next_turn,
    "end": turns.end_without_gears,
}
