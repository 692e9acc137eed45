"""Lessons: a fixed match played again step by step, where the learner makes the next move.

Nothing is stored: which step it is, which moves were tried there and which as good were played is in the reference.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from typing_extensions import override

from bot.replays.again import MatchAgain, moves_typed
from bot.replays.lesson_screen import Followed, SeenLesson, lesson_screen
from bot.replays.sight import scene_at, table_for
from bot.replays.stage import Asker, Stage
from bot.screens.controls.paths import ROOT, Focus
from bot.screens.custom_ids import EVERYBODY, Playback
from bot.screens.layout import Screen
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.store.models import Sitter, Table
from bot.tables import TableError
from bot.tables.house_goblins import goblin
from games import keys
from games.engine import IllegalMove
from games.engine.goblins import GoblinLevel
from games.engine.lessons import Lesson, follows, has_lesson, lesson_of, lesson_words

LESSON = "l"
"""The letter of lessons; the key of the game follows."""
LEFT = EVERYBODY
"""The eyes of a learner who has left for now."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
PAIR = len(DIGITS) ** 2
MOST_TRIED = 5
"""So many moves that were tried at a step are remembered: the latest ones."""


@dataclass(frozen=True, slots=True)
class Progress:
    """What a reference remembers: bits for the moves as good that were played, and which moves were tried here."""

    also: int = 0
    tried: tuple[int, ...] = ()

    @property
    def note(self) -> str:
        """It as letters and digits, two for each number; nothing if there is nothing to remember."""
        numbers = (self.also, *self.tried[-MOST_TRIED:])
        return "".join(map(_pair, numbers)) if any(numbers) or self.tried else ""

    @classmethod
    def read(cls, note: str) -> "Progress":
        """Return what a note says; raises `TableError`."""
        if len(note) % 2:
            raise TableError("replay-no-step")
        numbers = [int(note[at : at + 2], len(DIGITS)) for at in range(0, len(note), 2)]
        return cls(numbers[0], tuple(numbers[1:])) if numbers else cls()


def _pair(number: int) -> str:
    return DIGITS[number // len(DIGITS)] + DIGITS[number % len(DIGITS)]


def first_step(game: str) -> Playback:
    """Return where the lesson of a game begins; raises `TableError` if it has none."""
    return Playback(f"{LESSON}{game}", 0, str(_lesson(game).seat))


def taught() -> list[str]:
    """Return the games that have a lesson."""
    return [key for key in keys() if has_lesson(key)]


class Lessons(Stage[SeenLesson]):
    """The stage of lessons: anybody may see any step of them, since they are the same for all."""

    @override
    async def sight(self, playback: Playback, asker: Asker) -> SeenLesson:
        return await asyncio.to_thread(_seen, playback, asker)

    @override
    def screen(self, sight: SeenLesson, focus: Focus = ROOT, notice: str | None = None) -> Screen:
        return lesson_screen(sight, focus, notice)

    @override
    async def play(self, playback: Playback, asker: Asker, text: str) -> Playback:
        """Go on by each wished move, or one as good; another one is tried, and what follows is told."""
        return await asyncio.to_thread(_played, playback, asker, text)

    @override
    async def look(self, playback: Playback, asker: Asker, what: str) -> Playback:
        """Leave, come back, go a step back, or begin anew."""
        seat, also = str(_lesson(playback.key).seat), Progress.read(playback.note).also
        leads = {
            "leave": replace(playback, eyes=LEFT),
            "on": replace(playback, eyes=seat),
            "back": Playback(playback.source, max(0, playback.step - 1), seat, Progress(also).note),
            "first": Playback(playback.source, 0, seat),
        }
        if what not in leads:
            raise TableError("button-invalid")
        return leads[what]


def _lesson(game: str) -> Lesson:
    if game not in keys() or not has_lesson(game):
        raise TableError("no-lesson-here")
    return lesson_of(game)


@lru_cache(maxsize=32)
def _line(game: str, also: int) -> MatchAgain:
    """Return the whole match of a lesson in one of its lines; a process plays it once."""
    lesson = lesson_of(game)
    return MatchAgain(lesson.deal(), lesson.moves_to(len(lesson.places), also))


def _at(playback: Playback) -> tuple[Lesson, Progress]:
    lesson, progress = _lesson(playback.key), Progress.read(playback.note)
    if playback.step > len(lesson.places) or progress.also >> len(lesson.alsos):
        raise TableError("replay-no-step")
    return lesson, progress


def _moves(lesson: Lesson, place: int, also: int) -> int:
    """Return the number of moves before a place."""
    return len(lesson.moves_to(place, also))


def _played(playback: Playback, asker: Asker, text: str) -> Playback:
    lesson, progress = _at(playback)
    if playback.step == len(lesson.places):
        raise TableError("replay-no-step")
    match = _line(lesson.key, progress.also).at(_moves(lesson, playback.step, progress.also))
    moves = moves_typed(match, lesson.seat, text)
    if _as_wished(lesson, playback.step, moves):
        return replace(playback, step=playback.step + len(moves), note=Progress(progress.also).note)
    for number, move in enumerate(moves):
        there, place = playback, lesson.places[playback.step]
        _check(lesson, there, move)
        if move != place.wish and move not in place.also:
            return _tried_there(lesson, there, asker, text if number == 0 and len(moves) > 1 else move)
        playback = replace(there, step=there.step + 1, note=_gone_on(lesson, there, move).note)
        if playback.step == len(lesson.places):
            break
    return playback


def _check(lesson: Lesson, playback: Playback, move: str) -> None:
    """Raise `GameError` for a move that may not be played there."""
    also = Progress.read(playback.note).also
    _line(lesson.key, also).at(_moves(lesson, playback.step, also)).play(lesson.seat, move)


def _gone_on(lesson: Lesson, playback: Playback, move: str) -> Progress:
    """Return what is to be remembered after a wished move, or one as good."""
    also, here = Progress.read(playback.note).also, (playback.step, move)
    return Progress(also | 1 << lesson.alsos.index(here)) if here in lesson.alsos else Progress(also)


def _tried_there(lesson: Lesson, playback: Playback, asker: Asker, text: str) -> Playback:
    """Return the place where a move was tried, or several at once that are offered so; of others, the first one."""
    progress = Progress.read(playback.note)
    offered = _choices(_scene(lesson, playback, asker))
    if text not in offered:
        match = _line(lesson.key, progress.also).at(_moves(lesson, playback.step, progress.also))
        text = moves_typed(match, lesson.seat, text)[0]
    number = offered.index(text) if text in offered else PAIR
    if number >= PAIR:
        raise TableError("replay-no-step")
    tried = (*(one for one in progress.tried if one != number), number)
    return replace(playback, note=Progress(progress.also, tried).note)


def _choices(scene: Scene) -> list[str]:
    """Return all that may be chosen in a scene: the legal moves, and several at once where the game offers that."""
    several = screen_of(scene.table.game).offers.reader(scene).menus.whole
    return [*map(str, scene.table_view.legal), *(whole.text for whole in several)]


def _scene(lesson: Lesson, playback: Playback, asker: Asker, seat: int | None = 0) -> Scene:
    """Return a place as the learner, or as everybody, sees it."""
    also = Progress.read(playback.note).also
    again = _line(lesson.key, also)
    since = _moves(lesson, playback.step - 1, also) if playback.step else None
    there = replace(playback, step=_moves(lesson, playback.step, also))
    scene = scene_at(_table(lesson, again, asker), again, there, asker.say, seat=seat, since=since)
    return replace(scene, playback=playback)


def _seen(playback: Playback, asker: Asker) -> SeenLesson:
    lesson, progress = _at(playback)
    scene = _scene(lesson, playback, asker, lesson.seat)
    tried = _tried(scene, progress)
    return SeenLesson(
        scene,
        _scene(lesson, playback, asker, None),
        lesson,
        playback.step,
        words=lesson_words(lesson, playback.step, progress.also),
        as_good=_as_good(lesson, playback.step - 1, progress.also),
        tried=tried,
        followed=_follow(lesson, playback, asker, tried[-1]) if tried else None,
        leads=partial(_leads, lesson, playback),
        left=playback.eyes == LEFT,
        on_a_server=asker.guild is not None,
    )


def _tried(scene: Scene, progress: Progress) -> tuple[str, ...]:
    choices = _choices(scene) if progress.tried else []
    if any(number >= len(choices) for number in progress.tried):
        raise TableError("replay-no-step")
    return tuple(choices[number] for number in progress.tried)


def _leads(lesson: Lesson, playback: Playback, text: str) -> bool:
    """Tell whether what may be typed is the wished moves from a place on, within one step."""
    also = Progress.read(playback.note).also
    match = _line(lesson.key, also).at(_moves(lesson, playback.step, also))
    try:
        moves = moves_typed(match, lesson.seat, text)
    except IllegalMove:
        return False
    return _as_wished(lesson, playback.step, moves)


def _as_wished(lesson: Lesson, place: int, moves: Sequence[str]) -> bool:
    """Tell whether moves are those that are wished next within one step, in whatever order."""
    step = lesson.places[place].step
    ahead = [one.wish for one in lesson.places[place : place + len(moves)] if one.step is step]
    return sorted(moves) == sorted(ahead)


def _as_good(lesson: Lesson, place: int, also: int) -> bool:
    """Tell whether a move as good as the wished one was played at a place."""
    return any(there == place and also >> bit & 1 for bit, (there, _) in enumerate(lesson.alsos))


def _follow(lesson: Lesson, playback: Playback, asker: Asker, tried: str) -> Followed:
    """Return what follows from what was tried, played on in a fork."""
    also = Progress.read(playback.note).also
    again = _line(lesson.key, also)
    branch = again.branch(_moves(lesson, playback.step, also))
    moves = moves_typed(branch.at(branch.last), lesson.seat, tried)
    began = branch.last
    for seat, answer in follows(lesson, playback.step, moves, also):
        branch.play(seat, answer)
    end = replace(playback, step=branch.last)
    scene = scene_at(_table(lesson, again, asker), branch, end, asker.say, seat=lesson.seat, since=began)
    return Followed(tried, scene)


def _table(lesson: Lesson, again: MatchAgain, asker: Asker) -> Table:
    """Return the table of a lesson: its learner, and young goblins."""
    others = iter(range(lesson.seats))
    sitters: Sequence[Sitter] = [
        Sitter(seat, asker.user, asker.person.name) if seat == lesson.seat else _goblin_on(seat, next(others))
        for seat in range(lesson.seats)
    ]
    match = again.at(again.first)
    return table_for(match, sitters, language=asker.say.language, guild_id=asker.guild)


def _goblin_on(seat: int, number: int) -> Sitter:
    who = goblin(GoblinLevel.YOUNG, number)
    return Sitter(seat, who.user_id, who.name)
