"""What a question must say, and how fast people answer those of each game."""

from typing import Any, get_args

import pytest

from games import find_game, list_game_keys
from games.engine import IllegalMove, Question, SwiftChance, Tempo, dispatch_by_type
from games.engine.events import Event, Seat, event_class

TEMPOS: dict[str, dict[str, Tempo]] = {
    "gobblestones": {"turn": "turn", "challenge": "answer"},
    "emerald_skulls": {
        "buy": "turn",
        "bet": "answer",
        "last-call": "call",
        "place": "turn",
        "bust": "answer",
        "check": "answer",
        "jackpot": "answer",
    },
    "goats_and_goblins": {
        "declare": "turn",
        "vote": "answer",
        "react": "reaction",
        "beat": "beat",
        "draw": "answer",
        "divide": "answer",
        "take": "answer",
    },
    "goblin_market": {"bid": "turn", "choose": "answer", "pick": "answer"},
    "goblin_teeth": {
        "turn": "turn",
        "blessed": "answer",
        "clumsy": "answer",
        "divide": "answer",
        "fingers": "answer",
        "fresh-start": "answer",
        "helped": "answer",
        "patient": "answer",
        "pilfer": "answer",
        "shift": "answer",
        "sneaky": "answer",
    },
}


@event_class
class Took(Event):
    seat: Seat


def taken(_state: object, seat: int, _move: object, _chance: object, told: list[Event]) -> str | None:
    told.append(Took(seat))
    return "next"


def test_a_question_says_how_long_people_take() -> None:
    unsaid: Any = Question
    with pytest.raises(TypeError, match="tempo"):
        unsaid("bid", lambda *_: (), taken, lambda *_: None, lambda *_: None)


@pytest.mark.parametrize("key", list_game_keys())
def test_the_questions_of_a_game_stand_under_their_kinds(key: str) -> None:
    questions = find_game(key).questions
    assert {kind: question.kind for kind, question in questions.items()} == {kind: kind for kind in questions}
    assert {question.tempo for question in questions.values()} <= set(get_args(Tempo))


@pytest.mark.parametrize("key", TEMPOS)
def test_each_game_waits_as_long_as_people_take(key: str) -> None:
    assert {kind: find_game(key).question_tempo(kind) for kind in find_game(key).questions} == TEMPOS[key]


def test_an_answer_is_played_by_its_type_and_names_what_follows() -> None:
    told: list[Event] = []
    play = dispatch_by_type({int: taken}, "not-your-turn")
    assert play(None, 2, 7, SwiftChance(1), told) == "next"
    assert told == [Took(2)]


def test_a_move_that_answers_another_question_is_refused() -> None:
    told: list[Event] = []
    with pytest.raises(IllegalMove) as refused:
        dispatch_by_type({int: taken}, "bad-notation")(None, 2, "seven", SwiftChance(1), told)
    assert (refused.value.code, told) == ("bad-notation", [])
