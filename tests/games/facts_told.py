"""What games compute of decisions in their matches on record: reasons, opinions, hidden facts, and why to play a move.

python -m tests.texts facts
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from games.engine.review import ReviewFact, list_decisions, load_review_measure
from games.engine.review.decisions import SeatDecision
from tests.games.test_golden_records import golden

FILE = Path(__file__).with_name("facts.txt")
MOST = 4
"""So many facts of each name are written of a record."""
RECORDS = (
    "gobblestones/short-end-2",
    "gobblestones/bluff-3",
    "emerald_skulls/standard-2",
    "emerald_skulls/advanced-3",
    "goats_and_goblins/votes-3",
    "goats_and_goblins/no-votes-3",
    "goblin_market/open-3",
    "goblin_market/hidden-4",
    "goblin_teeth/advanced-3",
)


def facts_told() -> str:
    """Return the first facts of each name, record by record, with the moves that they are about."""
    return "".join(f"{name}\n{''.join(_list_lines(name))}\n" for name in RECORDS)


def _list_lines(name: str) -> Iterator[str]:
    record, seen = golden(name), Counter[tuple[str, str]]()
    for decision in list_decisions(record, 0):
        for why, about, fact in _list_facts(decision):
            seen[why, fact.name] += 1
            if seen[why, fact.name] <= MOST:
                values = " ".join(f"{key}={value}" for key, value in fact.values.items())
                yield f"  {decision.step} {decision}: {about} {why} {fact.name} {values}\n"


def _list_facts(decision: SeatDecision) -> Iterator[tuple[str, str, ReviewFact]]:
    """Yield what is computed of the moves that were played, beside the first and the last other legal move."""
    measure, moves = load_review_measure(decision.match.game.key), decision.match.legal_moves(decision.seat)
    view = decision.match.view(decision.seat)
    for opinion in measure.list_review_comments(decision):
        yield "judged", f"rather {opinion.other}, cost {opinion.cost:.2f}, chance {opinion.chance:.2f},", opinion.fact
    for move in dict.fromkeys((moves[0], moves[-1])):
        if fact := measure.explain_advice(view, move):
            yield "advised", str(move), fact
        if move != decision.moves[0]:
            if fact := measure.find_reason(decision, (move,)):
                yield "reasoned", f"rather {move}", fact
            if fact := measure.find_hidden_fact(decision, (move,)):
                yield "hidden", f"rather {move}", fact
