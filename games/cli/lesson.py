"""`lesson`: prints and verifies a game's lesson (tutorial): position, legal moves and facts; finds seeds for it."""

import argparse
from dataclasses import fields
from itertools import islice

from games import find_game
from games.cli.refusals import BadArgument
from games.cli.status import ExitStatus
from games.engine.contract import View
from games.engine.convention import require_words
from games.engine.errors import BadData, BadOptions
from games.engine.events import format_event_for_people
from games.engine.lessons import (
    Lesson,
    LessonStretch,
    has_lesson,
    load_lesson,
    play_lesson_script,
    verify_lesson,
    verify_steps,
)
from games.engine.words import get_english_sentence

MAX_FIELD_LENGTH = 160
"""So many letters of what a view shows are printed."""
MAX_SEEDS_FOUND = 20
"""The search is over with so many seeds."""


def show_lesson(arguments: argparse.Namespace) -> ExitStatus:
    """Print a lesson (tutorial) step by step, and whether it is true; with `--find`, the seeds for which it is."""
    find_game(arguments.game)
    if not has_lesson(arguments.game):
        raise BadOptions("no-lesson", game=arguments.game)
    script = load_lesson(arguments.game)
    if arguments.find:
        return _print_fitting_seeds(script, arguments.find, arguments.steps)
    require_words(script.key, script.list_needed_keys())
    for stretch in play_lesson_script(script):
        _print_stretch(script, stretch)
    verify_lesson(script)
    print(get_english_sentence("cli-lesson-true", game=script.key, steps=len(script.steps), seed=script.seed))
    return ExitStatus.WELL


def _print_stretch(script: Lesson, stretch: LessonStretch) -> None:
    match, place = stretch.match, stretch.place
    print(get_english_sentence("cli-lesson-step", number=place.number + 1, name=place.step.name, move=stretch.move))
    for line in _format_position_lines(match.view(script.seat)):
        print(f"    {line}")
    print(get_english_sentence("cli-lesson-legal", moves=", ".join(map(str, match.legal_moves(script.seat)))))
    for event in stretch.events:
        hidden = "" if event.is_visible_to(script.seat) else get_english_sentence("cli-lesson-hidden")
        print(f"  > {format_event_for_people(event)}{hidden}")


def _format_position_lines(view: View) -> list[str]:
    """Return what the learner sees, a field a line: what is empty is left out."""
    values = ((field.name, getattr(view, field.name)) for field in fields(view))
    return [f"{name} = {value!r}"[:MAX_FIELD_LENGTH] for name, value in values if value not in (None, (), "", False)]


def _print_fitting_seeds(script: Lesson, seeds: int, steps: int | None) -> ExitStatus:
    """Print the seeds from 1 on for which the first steps of a lesson, or all, may be played and show what they say."""
    if seeds < 1 or (steps is not None and steps < 1):
        raise BadArgument("lesson-seeds")
    fitting = (seed for seed in range(1, seeds + 1) if _is_lesson_true(script.model_copy(update={"seed": seed}), steps))
    found = list(islice(fitting, MAX_SEEDS_FOUND))
    print(get_english_sentence("cli-lesson-found", tried=seeds, number=len(found), seeds=", ".join(map(str, found))))
    return ExitStatus.WELL if found else ExitStatus.FAILED


def _is_lesson_true(script: Lesson, steps: int | None) -> bool:
    try:
        for _ in islice(verify_steps(script), steps):
            pass
    except BadData:
        return False
    return True
