"""What the match can ask, and the steps that follow one another without asking anybody."""

from collections.abc import Sequence

from games.engine.questions import Question, StepFunction, dispatch_by_type, index_questions
from games.goblin_market import auction, goblin
from games.goblin_market.moves import (
    BID_MOVES,
    PASS_MOVE,
    PICK_MOVES,
    SHARE_MOVE,
    TAKE_MOVE,
    LeaveAuction,
    PickCard,
    PlaceBid,
    ShareCards,
    TakeAllCards,
)
from games.goblin_market.moves import GoblinMarketMove as Move
from games.goblin_market.state import AuctionStep
from games.goblin_market.state import GoblinMarketState as State


def _list_bid_moves(state: State, seat: int) -> Sequence[Move]:
    return (*BID_MOVES[state.highest_bid + 1 : state.coins[seat] + 1], PASS_MOVE)


def _list_choice_moves(_state: State, _seat: int) -> Sequence[Move]:
    return (TAKE_MOVE, SHARE_MOVE)


def _list_pick_moves(state: State, _seat: int) -> Sequence[Move]:
    return [PICK_MOVES[card] for card in state.lot]


QUESTIONS: dict[str, Question[State, Move]] = index_questions(
    Question(
        "bid",
        _list_bid_moves,
        dispatch_by_type(
            {PlaceBid: auction.place_bid, LeaveAuction: auction.record_auction_pass}, "goblin-market-bid-now"
        ),
        lambda _state, _seat: PASS_MOVE,
        goblin.guess_bid,
        tempo="turn",
    ),
    Question(
        "choose",
        _list_choice_moves,
        dispatch_by_type(
            {TakeAllCards: auction.take_all_cards, ShareCards: auction.share_lot}, "goblin-market-choose-now"
        ),
        lambda state, _seat: SHARE_MOVE if len(state.bids) > 1 else TAKE_MOVE,
        goblin.guess_take_or_share,
        tempo="answer",
    ),
    Question(
        "pick",
        _list_pick_moves,
        dispatch_by_type({PickCard: auction.pick_card}, "goblin-market-pick-now"),
        lambda state, _seat: PICK_MOVES[state.lot[0]],
        goblin.guess_pick,
        tempo="answer",
    ),
)
"""What an auction waits for. Silence means: pass; share if somebody else bid; pick the first card."""

STEP_FUNCTIONS: dict[AuctionStep, StepFunction[State]] = {
    "opening": auction.start_auction,
    "bidding": auction.ask_next_bidder,
    "won": auction.ask_take_or_share,
    "sharing": auction.ask_next_in_line,
    "paying": auction.finish_auction,
}
