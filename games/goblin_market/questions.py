"""What the match can ask: for each kind of decision, the moves that answer it, what they do, what silence means."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.engine.contract import Event
from games.engine.errors import IllegalMove
from games.goblin_market.auction import bid, leave, pick, share, take_all
from games.goblin_market.moves import BIDS, PASS, PICKS, SHARE, TAKE, Bid, Pass, Pick, Share, Take
from games.goblin_market.moves import GoblinMarketMove as Move
from games.goblin_market.state import GoblinMarketState as State


@dataclass(frozen=True, slots=True)
class Question:
    """A kind of decision."""

    moves: Callable[[State, int], Sequence[Move]]
    play: Callable[[State, int, Move], list[Event]]
    silence: Callable[[State], Move]


def _bid_moves(state: State, seat: int) -> Sequence[Move]:
    return (*BIDS[state.standing + 1 : state.coins[seat] + 1], PASS)


def _bid(state: State, seat: int, move: Move) -> list[Event]:
    if isinstance(move, Pass):
        return leave(state, seat)
    if not isinstance(move, Bid):
        raise IllegalMove("goblin-market-bid-now")
    if move.coins <= state.standing:
        raise IllegalMove("goblin-market-bid-low", least=state.standing + 1)
    if move.coins > state.coins[seat]:
        raise IllegalMove("goblin-market-bid-high", most=state.coins[seat])
    return bid(state, seat, move.coins)


def _choose_moves(_state: State, _seat: int) -> Sequence[Move]:
    return (TAKE, SHARE)


def _choose(state: State, _seat: int, move: Move) -> list[Event]:
    if isinstance(move, Take):
        return take_all(state)
    if isinstance(move, Share):
        return share(state)
    raise IllegalMove("goblin-market-choose-now")


def _pick_moves(state: State, _seat: int) -> Sequence[Move]:
    return [PICKS[card] for card in state.lot]


def _pick(state: State, _seat: int, move: Move) -> list[Event]:
    if not isinstance(move, Pick):
        raise IllegalMove("goblin-market-pick-now")
    if move.card not in state.lot:
        raise IllegalMove("goblin-market-not-for-sale")
    return pick(state, move.card)


QUESTIONS: dict[str, Question] = {
    "bid": Question(_bid_moves, _bid, lambda _: PASS),
    "choose": Question(_choose_moves, _choose, lambda state: SHARE if len(state.bids) > 1 else TAKE),
    "pick": Question(_pick_moves, _pick, lambda state: PICKS[state.lot[0]]),
}
