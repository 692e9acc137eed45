"""What a match can ask, and the steps that follow one another without asking anybody."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.emerald_skulls import betting, goblin, payout, tumbling, turns
from games.emerald_skulls.dice import FEWEST
from games.emerald_skulls.moves import (
    BUST,
    BUYS,
    CHICKEN,
    READY,
    WAIT,
    Bet,
    Bust,
    Buy,
    Call,
    Chicken,
    Collect,
    Place,
    Ready,
    Reroll,
    Rest,
    Roll,
    Take,
    Wait,
)
from games.emerald_skulls.moves import EmeraldSkullsMove as Move
from games.emerald_skulls.state import LAST_CALL
from games.emerald_skulls.state import EmeraldSkullsState as State
from games.emerald_skulls.steps import Next
from games.engine.chance import Chance
from games.engine.events import Event
from games.engine.questions import Play, Question, Step, by_kind, by_type


def tumblers_own(moves: Callable[[State, int], Sequence[Move]]) -> Callable[[State, int], Sequence[Move]]:
    """Return the moves of a question to the tumbler: a seat that rests may only say that it stops resting."""
    return lambda state, seat: moves(state, seat) if seat == state.tumbler else (WAIT,)


def by_tumbler(answers: Mapping[type, Play[State, Any]], refusal: str) -> Play[State, Any]:
    """Return how the tumbler answers by moves of these types; seats that rest may wake up in the meantime."""
    tumblers, others = by_type(answers, refusal), by_type({Wait: betting.wake_up}, "emerald-skulls-wait-tumbler")

    def play_by_tumbler(state: State, seat: int, move: Any, chance: Chance, told: list[Event]) -> str | None:
        return (tumblers if seat == state.tumbler else others)(state, seat, move, chance, told)

    return play_by_tumbler


def in_window(refusal: str) -> Play[State, Any]:
    """Return how a window is answered: bettors by any move of the window, the tumbler by a last call."""
    bettors: Play[State, Any] = by_type(
        {
            Bet: betting.place_bet,
            Take: betting.take_back,
            Ready: betting.get_ready,
            Rest: betting.rest_for_turn,
            Wait: betting.resume_betting,
            Call: betting.no_call,
        },
        refusal,
    )
    tumblers: Play[State, Any] = by_type({Call: betting.make_last_call}, "emerald-skulls-wait-bets")

    def play_in_window(state: State, seat: int, move: Any, chance: Chance, told: list[Event]) -> str | None:
        return (tumblers if seat == state.tumbler else bettors)(state, seat, move, chance, told)

    return play_in_window


QUESTIONS: dict[str, Question[State, Move]] = by_kind(
    Question(
        "buy",
        tumbling.buy_moves,
        by_type({Buy: tumbling.buy_dice}, "emerald-skulls-now-buy"),
        lambda _state, _seat: BUYS[FEWEST],
        goblin.buy_hunch,
        tempo="turn",
        public=True,
    ),
    Question(
        "bet",
        betting.window_moves,
        in_window("emerald-skulls-now-bet"),
        lambda _state, _seat: READY,
        goblin.bet_hunch,
        tempo="answer",
        public=True,
    ),
    Question(
        LAST_CALL,
        betting.window_moves,
        in_window("emerald-skulls-now-bet"),
        lambda _state, _seat: READY,
        goblin.bet_hunch,
        tempo="call",
        public=True,
    ),
    Question(
        "place",
        tumblers_own(tumbling.place_moves),
        by_tumbler({Place: tumbling.place_dice, Reroll: tumbling.reroll_dice}, "emerald-skulls-now-place"),
        tumbling.safest_place,
        goblin.place_hunch,
        tempo="turn",
        public=True,
    ),
    Question(
        "bust",
        tumblers_own(tumbling.bust_moves),
        by_tumbler({Reroll: tumbling.reroll_dice, Bust: tumbling.accept_bust}, "emerald-skulls-now-bust"),
        lambda _state, _seat: BUST,
        goblin.bust_hunch,
        tempo="answer",
        public=True,
    ),
    Question(
        "check",
        tumblers_own(tumbling.check_moves),
        by_tumbler({Roll: tumbling.go_on, Chicken: tumbling.chicken_out}, "emerald-skulls-now-check"),
        lambda _state, _seat: CHICKEN,
        goblin.check_hunch,
        tempo="answer",
        public=True,
    ),
    Question(
        "jackpot",
        payout.offer_moves,
        by_type({Collect: payout.collect_offer}, "emerald-skulls-now-jackpot"),
        payout.best_offer,
        lambda state, seat, _lots: payout.best_offer(state, seat),
        tempo="answer",
        public=True,
    ),
)
"""What the table can wait for. Page "Defaults" says what silence means."""

STEPS: dict[Next, Step[State]] = {
    "rivals": turns.reveal_opposition,
    "bets": betting.allow_bets,
    "roll": tumbling.roll_dice,
    "out": payout.turn_out,
    "bettors": payout.pay_bettors,
    "next": turns.next_turn,
    "end": turns.out_of_gears,
}
