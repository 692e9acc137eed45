"""The lesson of every game on the shelf: it shows what it says in few words, and tells what other moves lead to."""

import re

import pytest

from games import list_game_keys
from games.engine.convention import build_words_prefix
from games.engine.lessons import (
    Lesson,
    LessonPlace,
    collect_sentence_numbers,
    continue_lesson,
    has_lesson,
    load_lesson,
    verify_lesson,
)
from games.engine.words import get_english_sentence

TAUGHT = [key for key in list_game_keys() if has_lesson(key)]
MOST_LETTERS, MOST_SENTENCES = 230, 3
TRIED = 6
"""So many other moves are tried at each place, the first and the last among them."""


@pytest.fixture(params=TAUGHT)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return load_lesson(request.param)


def told(lesson: Lesson, name: str, place: int) -> str:
    names = {f"player-{seat + 1}": "Wortwin" for seat in range(lesson.seats)}
    return get_english_sentence(
        f"{build_words_prefix(lesson.key)}-lesson-{name}", **collect_sentence_numbers(lesson, place), **names
    )


def others(lesson: Lesson, lesson_place: LessonPlace) -> list[str]:
    legal = [str(move) for move in lesson.play_lesson_to_place(lesson_place.number).legal_moves(lesson.seat)]
    wrong = [move for move in legal if move not in (lesson_place.wish, *lesson_place.also)]
    return wrong[:: max(1, len(wrong) // TRIED)]


def test_it_shows_what_it_says(lesson: Lesson) -> None:
    verify_lesson(lesson)


def test_each_step_takes_three_sentences_at_most(lesson: Lesson) -> None:
    names = {place.step.name: place.number for place in reversed(lesson.places)} | {"done": len(lesson.places)}
    also = {f"{place.step.name}-also": place.number for place in lesson.places if place.also}
    for name, place in (names | also).items():
        plain = told(lesson, name, place).replace("**", "")
        assert len(plain) <= MOST_LETTERS, f"{name}: {len(plain)} letters"
        assert len(re.findall(r"[.!?](?= |$)", plain)) <= MOST_SENTENCES, f"{name}: {plain}"


def test_what_follows_from_another_move_is_told_to_its_end(lesson: Lesson) -> None:
    game = lesson.deal().game
    ends = frozenset(game.event_kinds[kind] for kind in lesson.until) or game.rounds
    for place in lesson.places:
        for move in others(lesson, place):
            match = lesson.play_lesson_to_place(place.number)
            events = [
                event
                for seat, played in continue_lesson(lesson, place.number, [move])
                for event in match.play(seat, played)
            ]
            assert match.decision is None or any(type(event) in ends for event in events), (place.step.name, move)
            assert any(event.is_visible_to(lesson.seat) for event in events)


def test_what_follows_is_the_same_each_time(lesson: Lesson) -> None:
    place = next(place for place in lesson.places if others(lesson, place))
    move = others(lesson, place)[0]
    assert continue_lesson(lesson, place.number, [move]) == continue_lesson(lesson, place.number, [move])
