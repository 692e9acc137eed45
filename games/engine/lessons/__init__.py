"""Lessons (tutorials): a fixed deal, in steps of which each shows one new idea. A lesson is true, or it is refused."""

from games.engine.lessons.lesson_walk import (
    LessonStretch,
    collect_sentence_numbers,
    play_lesson_script,
    verify_lesson,
    verify_steps,
)
from games.engine.lessons.other_moves import continue_lesson
from games.engine.lessons.script import Lesson, LessonPlace, has_lesson, load_lesson

__all__ = [
    "Lesson",
    "LessonPlace",
    "LessonStretch",
    "collect_sentence_numbers",
    "continue_lesson",
    "has_lesson",
    "load_lesson",
    "play_lesson_script",
    "verify_lesson",
    "verify_steps",
]
