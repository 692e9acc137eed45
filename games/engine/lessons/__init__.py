"""Lessons: a fixed deal, played in steps of which each shows one new idea. A lesson is true, or it is refused."""

from games.engine.lessons.following import follows
from games.engine.lessons.script import Answer, Lesson, LessonPlace, has_lesson, lesson_of
from games.engine.lessons.walking import Stretch, check_steps, lesson_words, stretches, walk

__all__ = [
    "Answer",
    "Lesson",
    "LessonPlace",
    "Stretch",
    "check_steps",
    "follows",
    "has_lesson",
    "lesson_of",
    "lesson_words",
    "stretches",
    "walk",
]
