"""What the match can ask, and the steps that follow one another without asking anybody."""

from collections.abc import Sequence

from games.engine.questions import Question, Step, by_kind, by_type
from games.goblin_market import auction, goblin
from games.goblin_market.moves import BIDS, PASS, PICKS, SHARE, TAKE, Bid, Pass, Pick, Share, Take
from games.goblin_market.moves import GoblinMarketMove as Move
from games.goblin_market.state import GoblinMarketState as State
from games.goblin_market.state import Next


def _bid_moves(state: State, seat: int) -> Sequence[Move]:
    return (*BIDS[state.highest_bid + 1 : state.coins[seat] + 1], PASS)


def _choice_moves(_state: State, _seat: int) -> Sequence[Move]:
    return (TAKE, SHARE)


def _pick_moves(state: State, _seat: int) -> Sequence[Move]:
    return [PICKS[card] for card in state.lot]


QUESTIONS: dict[str, Question[State, Move]] = by_kind(
    Question(
        "bid",
        _bid_moves,
        by_type({Bid: auction.place_bid, Pass: auction.leave_auction}, "goblin-market-bid-now"),
        lambda _state, _seat: PASS,
        goblin.bid_hunch,
        tempo="turn",
    ),
    Question(
        "choose",
        _choice_moves,
        by_type({Take: auction.take_all, Share: auction.share_lot}, "goblin-market-choose-now"),
        lambda state, _seat: SHARE if len(state.bids) > 1 else TAKE,
        goblin.choice_hunch,
        tempo="answer",
    ),
    Question(
        "pick",
        _pick_moves,
        by_type({Pick: auction.pick_card}, "goblin-market-pick-now"),
        lambda state, _seat: PICKS[state.lot[0]],
        goblin.pick_hunch,
        tempo="answer",
    ),
)
"""What an auction waits for. Silence means: pass; share if somebody else bid; pick the first card."""

STEPS: dict[Next, Step[State]] = {
    "opening": auction.open_auction,
    "bidding": auction.ask_bids,
    "won": auction.ask_winner,
    "sharing": auction.ask_pick,
    "paying": auction.settle_auction,
}
