"""Reviews of matches without a search: decisions that were made, each beside another legal move."""

from dataclasses import replace

from bot.replays.replayed_match import ReplayedMatch
from bot.replays.replays import OpenedMatch
from bot.replays.reviews.reviews import WantedReview
from bot.store.models import Table
from games.engine.review import ReviewedDecision, SeatLuck, SeatReview, list_decisions, load_review_measure
from games.engine.review.decisions import SeatDecision
from games.engine.review.endings import EndingDifference

CHANCES = EndingDifference(0.31, 0.44, 0.037), EndingDifference(0.5, 0.52, 0.08), EndingDifference(0.2, 0.7, 0.1)
"""What the other moves would have changed: the second one changes the lead alone."""
LEAD = EndingDifference(-2.4, 1.2, 0.6)
LUCK = {3: SeatLuck(6.2, 1.4), 1: SeatLuck(0.9, 0.7), 0: SeatLuck(-4.1, 1.2)}
"""The luck that is told with so many mistakes."""


def sample_review(again: ReplayedMatch, seat: int, mistakes: int = 3) -> SeatReview:
    """Return a review with so many mistakes, from the last decisions of a seat, and a best decision."""
    record = again.get_match_at(again.last_step).build_record()
    decisions = [one for one in list_decisions(record, seat) if _other_move(one)]
    told = [_describe(one, number) for number, one in enumerate(decisions[-mistakes - 1 :])]
    last = decisions[-1]
    advice = load_review_measure(record.game).explain_advice(last.match.view(seat), last.moves[0])
    best = replace(told[-1], fact=advice)
    return SeatReview(
        len(decisions), mistakes, mistakes, not mistakes, tuple(told[:mistakes]), best, LUCK.get(mistakes)
    )


def _other_move(decision: SeatDecision) -> str:
    """Return another legal move; "" if there is none."""
    played = str(decision.moves[0])
    return next((str(move) for move in decision.match.legal_moves(decision.seat) if str(move) != played), "")


def _describe(decision: SeatDecision, number: int) -> ReviewedDecision:
    other = _other_move(decision)
    measure = load_review_measure(decision.match.game.key)
    fact = measure.find_reason(decision, (decision.match.game.parse_move(other),))
    opinion = next(measure.list_review_comments(decision), None)
    fact = opinion.fact if fact is None and opinion else fact
    truth = measure.find_hidden_fact(decision, (decision.match.game.parse_move(other),))
    chances = CHANCES[number % len(CHANCES)]
    return ReviewedDecision(decision.step, tuple(map(str, decision.moves)), (other,), chances, LEAD, fact, truth)


def wanted_of(table: Table, again: ReplayedMatch, seat: int, source: str = "m7") -> WantedReview:
    """Return what a player of a match wants to have reviewed."""
    return WantedReview(source, OpenedMatch(table, again, seat), seat, None)
