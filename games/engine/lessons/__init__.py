"""Lessons: a fixed deal, played in steps of which each shows one new idea. A lesson is true, or it is refused."""

from games.engine.lessons.lesson_walk import Stretch, check_steps, lesson_words, play_stretches, verify_lesson
from games.engine.lessons.other_moves import continue_lesson
from games.engine.lessons.script import Answer, Lesson, LessonPlace, has_lesson, lesson_of

__all__ = [
    "Answer",
    "Lesson",
    "LessonPlace",
    "Stretch",
    "check_steps",
    "continue_lesson",
    "has_lesson",
    "lesson_of",
    "lesson_words",
    "play_stretches",
    "verify_lesson",
]
