"""A review (post-game analysis): how a seat played, judged by what it could know.

├── decisions   what a seat decided in a match, and the match at that moment
├── measure     how a game weighs and explains decisions (`games/KEY/review.py`)
├── compare     a decision beside the best other one, in worlds that look the same to the seat: a glance at each, a
│               close look at those that seem worst and best
├── endings     the worst ones played on to the end, both ways in the same worlds
├── luck        what the cards or dice brought a seat, beside an average deal
└── review      what is said of a seat: its mistakes and its best decision
"""

from games.engine.review.compare import CLOSE_EFFORT, GLANCE_EFFORT, DecisionComparison, SearchEffort, compare_decision
from games.engine.review.decisions import SeatDecision, list_decisions
from games.engine.review.endings import EndingComparison, PlayoutSettings, compare_endings
from games.engine.review.luck import LuckMeasure, SeatLuck, compute_leads, measure_luck, shuffle_with_rng
from games.engine.review.measure import (
    ReviewContinuation,
    ReviewFact,
    ReviewMeasure,
    ReviewOpinion,
    list_fact_sentence_keys,
    load_review_measure,
)
from games.engine.review.review import ReviewedDecision, SeatReview, can_review, costs_victory, review_seat

__all__ = [
    "CLOSE_EFFORT",
    "GLANCE_EFFORT",
    "DecisionComparison",
    "EndingComparison",
    "LuckMeasure",
    "PlayoutSettings",
    "ReviewContinuation",
    "ReviewFact",
    "ReviewMeasure",
    "ReviewOpinion",
    "ReviewedDecision",
    "SearchEffort",
    "SeatDecision",
    "SeatLuck",
    "SeatReview",
    "can_review",
    "compare_decision",
    "compare_endings",
    "compute_leads",
    "costs_victory",
    "list_decisions",
    "list_fact_sentence_keys",
    "load_review_measure",
    "measure_luck",
    "review_seat",
    "shuffle_with_rng",
]
