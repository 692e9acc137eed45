"""`python -m tests.replay_costs [RECORD …] [--json]`: processor time and bytes of replays, films and lessons.

The matches are those of the records; the lessons are those of their games, or all without a record.
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TypeVar

from bot.pictures.shared.match_gif import encode_match_gif
from bot.replays.__main__ import open_replay_of_record
from bot.replays.lessons import LessonStage, find_lesson_start, list_games_with_lesson
from bot.replays.match_gif import build_match_gif
from bot.replays.playback_stage import ReplayViewer
from bot.replays.replay_screen import render_replay_screen
from bot.replays.replayed_match import ReplayedMatch
from bot.replays.replays import OpenedMatch, build_replay_step
from bot.screens.custom_ids import ASKED_PLAYER_EYES, SPECTATOR_EYES, ReplayReference
from bot.screens.layout import Screen
from bot.store.models import Person
from games.engine import GameError, Record
from games.engine.lessons import load_lesson
from games.engine.words import get_english_sentence, load_words
from tests.words import tool_text

EVERY = 4
"""One step of so many is measured."""
READER = ReplayViewer(Person(1, "Ann"), load_words(), guild=1)
Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class MatchCosts:
    """A match: milliseconds to play it again, of a step and kB of its pictures, and a film of the whole match.

    The film's stills are `drawn` and the file `written`, in seconds; it has `megabytes` (millions).
    """

    game: str
    moves: int
    again_ms: float
    step_ms: float
    step_kilobytes: float
    stills: int
    drawn: float
    written: float
    megabytes: float


@dataclass(frozen=True, slots=True)
class LessonCosts:
    """A lesson: the steps with what was `tried`, and the milliseconds and kB of one, the largest beside them."""

    game: str
    steps: int
    step_ms: float
    most_ms: float
    tried_ms: float
    step_kilobytes: float


def measure_time(make: Callable[[], Made]) -> tuple[Made, float]:
    """Return what was made, and the seconds of processor time that it took in this thread."""
    begin = time.thread_time()
    return make(), time.thread_time() - begin


def match_costs(record: Record) -> MatchCosts:
    """Measure a match that is seen again: steps through everybody's eyes, a player's and all, and its film."""
    again, playing = measure_time(lambda: ReplayedMatch.from_record(record))
    whole = open_replay_of_record(record, again)
    opened = OpenedMatch(whole.table, again, 0)
    eyes = (SPECTATOR_EYES, "0", SPECTATOR_EYES if opened.keeps_secrets else ASKED_PLAYER_EYES)
    places = [ReplayReference("m1", step, one) for step in range(0, again.last_step + 1, EVERY) for one in eyes]
    render_replay_screen(build_replay_step(places[0], opened, READER))  # sprites are made once in a process
    steps = [
        measure_time(lambda place=place: render_replay_screen(build_replay_step(place, opened, READER)))  # type: ignore[misc]  # a default keeps it
        for place in places
    ]
    wanted = build_match_gif(ReplayReference("m1", again.last_step), opened, "match", READER.say)
    stills, drawing = measure_time(lambda: [wanted.draw_gif_frame(step) for step in wanted.steps])
    file, writing = measure_time(lambda: encode_match_gif(stills))
    return MatchCosts(
        record.game,
        again.last_step,
        round(1000 * playing, 1),
        round(1000 * _compute_mean([spent for _, spent in steps]), 1),
        round(_compute_mean([_count_bytes(screen) for screen, _ in steps]) / 1000, 1),
        len(stills),
        round(drawing, 2),
        round(writing, 2),
        round(len(file) / 1e6, 2),
    )


async def lesson_costs(game: str) -> LessonCosts:
    """Measure each step of a lesson, and one move there that is not wished and is told."""
    stage, place, shown, tried = LessonStage(), find_lesson_start(game), list[tuple[Screen, float]](), list[float]()
    await _measure_step(stage, place)  # the lesson is walked, and sprites are made, once in a process
    for one in load_lesson(game).places:
        shown.append(await _measure_step(stage, place))
        legal = [str(move) for move in (await stage.load_step(place, READER)).scene.table_view.legal]
        if wrong := [move for move in legal if move not in (one.wish, *one.also)]:
            tried.append((await _measure_step(stage, await stage.play_choice(place, READER, wrong[-1])))[1])
        place = await stage.play_choice(place, READER, one.wish)
    times = [1000 * spent for _, spent in shown]
    return LessonCosts(
        game,
        len(shown),
        round(_compute_mean(times), 1),
        round(max(times), 1),
        round(1000 * _compute_mean(tried), 1),
        round(_compute_mean([_count_bytes(screen) for screen, _ in shown]) / 1000, 1),
    )


async def _measure_step(stage: LessonStage, playback: ReplayReference) -> tuple[Screen, float]:
    """Return a step of a lesson, and the processor time of all threads: it is seen in another one."""
    begin = time.process_time()
    screen = stage.build_screen(await stage.load_step(playback, READER))
    return screen, time.process_time() - begin


def _count_bytes(screen: Screen) -> int:
    return sum(len(figure.content) for figure in screen.figures)


def _compute_mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / max(1, len(numbers))


def main(arguments: list[str] | None = None) -> int:
    """Print what each match and each lesson costs; a record that cannot be seen again ends with status 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.replay_costs", description=tool_text("costs-command"))
    parser.add_argument("record", type=Path, nargs="*", help=get_english_sentence("film-command-record"))
    parser.add_argument("--json", action="store_true", help=tool_text("pictures-bench-json"))
    asked = parser.parse_args(arguments)
    try:
        matches = [match_costs(Record.read(file)) for file in asked.record]
    except (GameError, OSError) as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    games = list(dict.fromkeys(one.game for one in matches)) or list_games_with_lesson()
    lessons = [asyncio.run(lesson_costs(game)) for game in games if game in list_games_with_lesson()]
    whole = {"matches": [asdict(one) for one in matches], "lessons": [asdict(one) for one in lessons]}
    sys.stdout.write(json.dumps(whole) + "\n" if asked.json else _format_costs(matches, lessons))
    return 0


def _format_costs(matches: Sequence[MatchCosts], lessons: Sequence[LessonCosts]) -> str:
    of_matches = [tool_text("costs-match", **asdict(one)) for one in matches]
    of_lessons = [tool_text("costs-lesson", **asdict(one)) for one in lessons]
    return "".join(f"{line}\n" for line in (*of_matches, *of_lessons))


if __name__ == "__main__":
    sys.exit(main())
