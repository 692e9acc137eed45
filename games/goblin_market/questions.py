"""What the match can ask, and the steps that follow one another without asking anybody."""

from collections.abc import Sequence

from games.engine.questions import Question, Step, by_kind, by_type
from games.goblin_market import auction, goblin
from games.goblin_market.moves import BIDS, PASS, PICKS, SHARE, TAKE, Bid, Pass, Pick, Share, Take
from games.goblin_market.moves import GoblinMarketMove as Move
from games.goblin_market.state import GoblinMarketState as State
from games.goblin_market.state import Next


def _bids(state: State, seat: int) -> Sequence[Move]:
    return (*BIDS[state.standing + 1 : state.coins[seat] + 1], PASS)


def _choices(_state: State, _seat: int) -> Sequence[Move]:
    return (TAKE, SHARE)


def _picks(state: State, _seat: int) -> Sequence[Move]:
    return [PICKS[card] for card in state.lot]


QUESTIONS: dict[str, Question[State, Move]] = by_kind(
    Question(
        "bid",
        _bids,
        by_type({Bid: auction.bid, Pass: auction.leave}, "goblin-market-bid-now"),
        lambda _state, _seat: PASS,
        goblin.bid,
        tempo="turn",
    ),
    Question(
        "choose",
        _choices,
        by_type({Take: auction.take_all, Share: auction.share}, "goblin-market-choose-now"),
        lambda state, _seat: SHARE if len(state.bids) > 1 else TAKE,
        goblin.choose,
        tempo="answer",
    ),
    Question(
        "pick",
        _picks,
        by_type({Pick: auction.pick}, "goblin-market-pick-now"),
        lambda state, _seat: PICKS[state.lot[0]],
        goblin.pick,
        tempo="answer",
    ),
)
"""What an auction waits for. Silence means: pass; share if somebody else bid; pick the first card."""

STEPS: dict[Next, Step[State]] = {
    "opening": auction.open_auction,
    "bidding": auction.ask_bids,
    "won": auction.ask_winner,
    "sharing": auction.ask_pick,
    "paying": auction.settle,
}
