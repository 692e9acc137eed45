"""The review (analysis) of a seat: its worst mistakes (blunders), and its best decision; nothing if unsure."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import prod

from games.engine.match import Match
from games.engine.records import Record
from games.engine.review.compare import CLOSE_EFFORT, GLANCE_EFFORT, DecisionComparison, compare_decision
from games.engine.review.decisions import SeatDecision, list_decisions
from games.engine.review.endings import EndingComparison, EndingDifference, PlayoutSettings, compare_endings
from games.engine.review.luck import SeatLuck, measure_luck
from games.engine.review.measure import ReviewFact, ReviewMeasure, ReviewOpinion, load_review_measure

MAX_SUSPECTS, MAX_LEADERS = 8, 2
"""After a glance, so many decisions that may be mistakes get a close look, and so many that may be the best."""
YES_OR_NO_MOVES = 2
MAX_MISTAKES_PLAYED_ON, MAX_MISTAKES_TOLD = 4, 3
"""At most so many mistakes are played on to the end, and at most so many are told."""
LATER_PARTS = MAX_SUSPECTS + MAX_LEADERS + MAX_MISTAKES_PLAYED_ON
"""The parts of the work that follow when all decisions have had a glance."""
HOPELESS_STANDARD_ERRORS, SURE_STANDARD_ERRORS = 1.5, 3.0
"""Playing on stops early: if so many standard errors more would not make it worth telling, or so many less would."""
MIN_WIN_CHANCE_LOSS = 0.05
"""A mistake that changes the chance of winning by less is not told."""
MIN_LEAD_LOSS = 2
"""Where costs are told in points, a mistake that costs less than two is not told."""
MIN_TOLD_STANDARD_ERRORS = 2
"""Nor is one that changes it, or the lead, by less than so many standard errors."""
CONTINUATION_PATIENCE = 0.05
"""How long a seat thinks, while mistakes are played on, of what still follows from the decision: the least."""
RECHECK_WORLDS = 20
"""A mistake that seems to have changed very much is played on by goblins that think, in so many worlds."""
MAX_LEVEL_TOLD = 2
"""Where neither a mistake nor a best decision is sure, so many decisions are told all the same."""
MIN_PRAISED_DECISIONS = 6
"""Nobody is praised for fewer decisions."""
COIN_CHANCE, MIN_PRAISE_LIKELIHOOD_RATIO = 0.5, 20.0
"""Who decides by a coin is right with that chance. Praise is for decisions that are so much likelier of a goblin."""

Progress = Callable[[int, int], None]
"""Is told how many parts of the work are done, of how many."""


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """A decision worth a sentence, as plain data.

    `step` is the number of moves played before it; `played` and `other` are moves in notation. `victory` (shares of the
    victory, 0 to 1) and `lead` (points) compare both at the end, where they were played on; `fact` is a reason, and
    `truth` what the seat could not know. `leaned`: a goblin leaned towards the other moves, though not for sure.
    `follow_up` is what goblins mostly did next after the other moves.
    """

    step: int
    played: tuple[str, ...]
    other: tuple[str, ...]
    victory: EndingDifference | None = None
    lead: EndingDifference | None = None
    fact: ReviewFact | None = None
    truth: ReviewFact | None = None
    leaned: bool = False
    follow_up: ReviewFact | None = None


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The review of a seat: at most three mistakes (blunders), the worst first, and its best decision.

    If there is neither, `level` are the decisions that mattered most, in order.

    `decisions` were looked at; `flagged` did worse than another one in the worlds of the search, `doubtful` seemed to,
    at a glance. `good` is whether nothing is told and all of it is better than what is done at random. `luck` is what
    the cards or dice brought, where that is known.
    """

    decisions: int = 0
    flagged: int = 0
    doubtful: int = 0
    good: bool = False
    mistakes: tuple[ReviewedDecision, ...] = ()
    best: ReviewedDecision | None = None
    luck: SeatLuck | None = None
    level: tuple[ReviewedDecision, ...] = ()


@dataclass(slots=True)
class _ReviewProgress:
    """How far a review is, in parts."""

    parts: int
    progress: Progress
    done: int = field(default=0, init=False)

    def count_skipped(self, done: int) -> None:
        """Count as done what was skipped, since there was less of it than there could be."""
        self.done = max(self.done, done)

    def finish_part(self) -> None:
        self.done += 1
        self.progress(min(self.done, self.parts), self.parts)


def can_review(match: Match) -> bool:
    """Tell whether matches with these rules and options have a review."""
    return load_review_measure(match.game.key).can_review(match.options)


def review_seat(
    record: Record, seat: int, numbers: Collection[int] | None = None, progress: Progress = lambda _done, _of: None
) -> SeatReview:
    """Analyse what a seat decided in a match that is over; `numbers` are those of the moves that count, from 1.

    The same record, seat and numbers give the same review. Raises `GameError` for a record that cannot be played again.
    """
    measure = load_review_measure(record.game)
    if not measure.can_review(Match.deal_from_record(record).options):
        return SeatReview()
    decisions = list(list_decisions(record, seat, numbers))
    review = _review_decisions(decisions, measure, progress)
    if measure.luck is None or record.seats == 1:
        return review
    return replace(review, luck=measure_luck(record, measure.luck)[seat])


def _review_decisions(decisions: Sequence[SeatDecision], measure: ReviewMeasure, progress: Progress) -> SeatReview:
    """Return what is said of decisions."""
    if measure.opinions:
        return _review_by_opinions(decisions, measure)
    work = _ReviewProgress(len(decisions) + LATER_PARTS, progress)
    glances = _search_briefly(decisions, work)
    doubtful = sum(comparison.is_doubtful for comparison in glances)
    compared = list(_search_thoroughly(glances, work))
    flagged = sorted(
        (comparison for comparison in compared if comparison.is_mistake), key=lambda comparison: -comparison.gain
    )
    work.count_skipped(work.parts - MAX_MISTAKES_PLAYED_ON)
    reviewed_decisions = _select_costly_mistakes(flagged[:MAX_MISTAKES_PLAYED_ON], measure, work)
    best = [_describe_best(comparison, measure) for comparison in _find_best(compared)]
    good = not reviewed_decisions and deserves_praise(measure, len(decisions), doubtful)
    level = () if reviewed_decisions or best else _select_level_decisions(glances, measure)
    return SeatReview(
        len(decisions), len(flagged), doubtful, good, reviewed_decisions, best[0] if best else None, level=level
    )


def deserves_praise(measure: ReviewMeasure, decisions: int, doubtful: int) -> bool:
    """Tell whether so few decisions seem doubtful that somebody who plays at random would hardly make them."""
    return decisions >= MIN_PRAISED_DECISIONS and doubtful <= measure.praised * decisions


def is_hardly_chance(opinions: Iterable[ReviewOpinion]) -> bool:
    """Tell whether decisions between two moves are much likelier to be a goblin's than those of a coin."""
    return prod(opinion.chance / COIN_CHANCE for opinion in opinions) >= MIN_PRAISE_LIKELIHOOD_RATIO


def _search_briefly(decisions: Iterable[SeatDecision], work: _ReviewProgress) -> list[DecisionComparison]:
    """Scan all decisions with a brief search, beside better ones; those that lost most first."""
    comparisons = []
    for decision in decisions:
        if comparison := compare_decision(decision, GLANCE_EFFORT):
            comparisons.append(comparison)
        work.finish_part()
    return sorted(comparisons, key=lambda one: -one.gain)


def _search_thoroughly(glances: Sequence[DecisionComparison], work: _ReviewProgress) -> Iterator[DecisionComparison]:
    """Yield what a close look says of the decisions that seem worst and best."""
    suspects = [decision_comparison for decision_comparison in glances if decision_comparison.gain > 0][:MAX_SUSPECTS]
    leaders = [
        decision_comparison
        for decision_comparison in reversed(glances)
        if decision_comparison.gain < 0 and _has_many_moves(decision_comparison.decision)
    ][:MAX_LEADERS]
    for glance in (*suspects, *leaders):
        if comparison := compare_decision(glance.decision, CLOSE_EFFORT):
            yield comparison
        work.finish_part()


def _select_costly_mistakes(
    flagged: Iterable[DecisionComparison], measure: ReviewMeasure, work: _ReviewProgress
) -> tuple[ReviewedDecision, ...]:
    """Play mistakes on to the end, and return the worst that are worth telling."""
    measured = []
    for mistake in flagged:
        if endings := _measure_cost(mistake, measure):
            measured.append((mistake, endings))
        work.finish_part()
    measured.sort(key=lambda one: _rank_by_cost(one[1], measure))
    costly: list[tuple[DecisionComparison, EndingComparison]] = []
    for mistake, endings in measured:
        if not any(_is_same_chance(mistake, costlier, measure) for costlier, _ in costly):
            costly.append((mistake, endings))
    return tuple(_describe_mistake(*one, measure) for one in costly[:MAX_MISTAKES_TOLD])


def _is_same_chance(comparison: DecisionComparison, other: DecisionComparison, measure: ReviewMeasure) -> bool:
    """Tell whether two mistakes missed one chance: in the same auction, or by the same better moves in one round."""
    first, later = sorted((comparison.decision, other.decision), key=lambda decision: decision.step)
    if measure.follow_up:
        return measure.follow_up.lasts(first.match.state, later.match.state)
    return comparison.other == other.other and not any(
        type(event) in first.match.game.rounds for event in first.iterate_later_events(later.step)
    )


def _measure_cost(mistake: DecisionComparison, measure: ReviewMeasure) -> EndingComparison | None:
    """Return what a mistake cost, measured in fresh worlds; `None` if it is not worth telling.

    The worlds that show that it is worth telling would say too much: they are few, and playing on stops where they
    look worst. What seems to have changed very much is measured once more by goblins that think: habit may be why.
    Not where nothing is hidden: moves are varied there.
    """
    quick = PlayoutSettings(is_clear=partial(is_verdict_clear, measure))
    if not is_mistake_worth_telling(compare_endings(mistake, quick), measure):
        return None
    thorough = PlayoutSettings(stage="measure")
    if measure.follow_up:
        thorough = replace(thorough, lasts=measure.follow_up.lasts, continuation_patience=CONTINUATION_PATIENCE)
    endings = compare_endings(mistake, thorough)
    if 0 < measure.rechecked <= endings.victory.gain and not mistake.decision.has_perfect_information:
        careful = replace(thorough, patience=CONTINUATION_PATIENCE, worlds=RECHECK_WORLDS, stage="recheck")
        endings = compare_endings(mistake, careful)
    return endings if is_mistake_worth_telling(endings, measure) else None


def _rank_by_cost(endings: EndingComparison, measure: ReviewMeasure) -> tuple[float, float]:
    """Rank a mistake by what it cost, the costliest first: points are compared as they are told, which is rounded."""
    victory, lead = endings.victory, endings.lead
    if measure.told_by_lead:
        return round(lead.played) - round(lead.other), -lead.gain
    return -victory.gain, -lead.gain


def is_verdict_clear(measure: ReviewMeasure, endings: EndingComparison) -> bool:
    """Tell whether a decision is as good as surely worth telling, or hardly can be."""
    return is_mistake_worth_telling(endings.add_errors(-SURE_STANDARD_ERRORS), measure) or not is_mistake_worth_telling(
        endings.add_errors(HOPELESS_STANDARD_ERRORS), measure
    )


def is_mistake_worth_telling(endings: EndingComparison, measure: ReviewMeasure) -> bool:
    """Tell whether a decision cost enough, and both figures agree that it did."""
    victory, lead = endings.victory, endings.lead
    if not measure.points:
        return costs_victory(victory)
    costs_points = lead.gain >= max(measure.points, MIN_TOLD_STANDARD_ERRORS * lead.error)
    min_loss = MIN_LEAD_LOSS if measure.told_by_lead else 0
    return victory.gain >= 0 and lead.gain >= min_loss and (costs_victory(victory) or costs_points)


def costs_victory(victory: EndingDifference) -> bool:
    """Tell whether a decision is told for the chance of winning that it cost; otherwise, it is for points."""
    return victory.gain >= max(MIN_WIN_CHANCE_LOSS, MIN_TOLD_STANDARD_ERRORS * victory.error)


def _find_best(compared: Iterable[DecisionComparison]) -> list[DecisionComparison]:
    """Return the decision that was furthest ahead of the next best, in a list; an empty one if none was for sure."""
    right = (comparison for comparison in compared if comparison.is_right and _has_many_moves(comparison.decision))
    return sorted(right, key=lambda comparison: comparison.gain)[:1]


def _has_many_moves(decision: SeatDecision) -> bool:
    """Tell whether there were more than two moves: to find the better of two is no great deed."""
    return len(decision.match.legal_moves(decision.seat)) > YES_OR_NO_MOVES


def _select_level_decisions(
    glances: Sequence[DecisionComparison], measure: ReviewMeasure
) -> tuple[ReviewedDecision, ...]:
    """Return the decisions for which most was at stake at a glance, in the order in which they came."""
    comparisons = sorted(glances, key=lambda comparison: -abs(comparison.gain))[:MAX_LEVEL_TOLD]
    return tuple(
        _describe_level(comparison, measure)
        for comparison in sorted(comparisons, key=lambda comparison: comparison.decision.step)
    )


def _describe_level(comparison: DecisionComparison, measure: ReviewMeasure) -> ReviewedDecision:
    decision = comparison.decision
    return ReviewedDecision(
        decision.step,
        tuple(map(str, decision.moves)),
        tuple(map(str, comparison.other)),
        fact=measure.find_reason(decision, comparison.other),
        leaned=comparison.gain > 0,
    )


def _describe_best(comparison: DecisionComparison, measure: ReviewMeasure) -> ReviewedDecision:
    """Describe the best decision, with what a goblin says for it."""
    decision = comparison.decision
    played, other = tuple(map(str, decision.moves)), tuple(map(str, comparison.other))
    fact = measure.explain_advice(decision.match.view(decision.seat), decision.moves[0])
    return ReviewedDecision(decision.step, played, other, fact=fact)


def _describe_mistake(
    comparison: DecisionComparison, endings: EndingComparison, measure: ReviewMeasure
) -> ReviewedDecision:
    decision = comparison.decision
    return ReviewedDecision(
        decision.step,
        tuple(map(str, decision.moves)),
        tuple(map(str, comparison.other)),
        endings.victory,
        endings.lead,
        measure.find_reason(decision, comparison.other),
        measure.find_hidden_fact(decision, comparison.other),
        follow_up=measure.describe_follow_up(decision, endings.later),
    )


def _review_by_opinions(decisions: Iterable[SeatDecision], measure: ReviewMeasure) -> SeatReview:
    """Review decisions by what the game computes exactly, where a search would blame good players."""
    commented = [(decision, opinion) for decision in decisions for opinion in measure.list_review_comments(decision)]
    worst = sorted((judged for judged in commented if judged[1].cost > 0), key=lambda judged: -judged[1].cost)
    good = not worst and is_hardly_chance(opinion for _, opinion in commented)
    reviewed_decisions = tuple(_describe_opinion(*judged, measure) for judged in worst[:MAX_MISTAKES_TOLD])
    return SeatReview(len(commented), len(worst), len(worst), good, reviewed_decisions)


def _describe_opinion(decision: SeatDecision, opinion: ReviewOpinion, measure: ReviewMeasure) -> ReviewedDecision:
    truth = measure.find_hidden_fact(decision, (opinion.other,))
    played, other = tuple(map(str, decision.moves)), (str(opinion.other),)
    return ReviewedDecision(decision.step, played, other, fact=opinion.fact, truth=truth)
