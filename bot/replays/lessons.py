"""Lessons (tutorials) as people play them: a fixed match step by step, where the learner makes the next move.

Nothing is stored: which step it is, which moves were tried there and which as good were played is in the reference.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from typing_extensions import override

from bot.replays.lesson_screen import ShownLessonStep, TriedLine, render_lesson_step
from bot.replays.playback_stage import PlaybackStage, ReplayViewer
from bot.replays.replay_scene import build_replay_scene, build_unstored_table
from bot.replays.replayed_match import ReplayedMatch, parse_moves
from bot.screens.controls.paths import ROOT_FOCUS, Focus
from bot.screens.custom_ids import SPECTATOR_EYES, ReplayReference
from bot.screens.layout import Screen
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.store.models import Sitter, Table
from bot.tables import TableError
from bot.tables.goblin_names import make_goblin
from games import list_game_keys
from games.engine import IllegalMove
from games.engine.goblins import GoblinLevel
from games.engine.lessons import Lesson, collect_sentence_numbers, continue_lesson, has_lesson, load_lesson

LESSON_LETTER = "l"
"""The letter of lessons; the key of the game follows."""
LEFT_LEARNER_EYES = SPECTATOR_EYES
"""The eyes of a learner who has left for now."""
BASE36_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
MAX_TWO_DIGIT_NUMBER = len(BASE36_DIGITS) ** 2
MAX_TRIED_MOVES = 5
"""So many moves that were tried at a step are remembered: the latest ones."""


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """What a reference remembers: bits for the moves as good that were played, and which moves were tried here."""

    also: int = 0
    tried: tuple[int, ...] = ()

    @property
    def encode_progress(self) -> str:
        """The progress encoded as letters and digits, two for each number; nothing if there is nothing to remember."""
        numbers = (self.also, *self.tried[-MAX_TRIED_MOVES:])
        return "".join(map(_encode_number, numbers)) if any(numbers) or self.tried else ""

    @classmethod
    def from_note(cls, note: str) -> "LessonProgress":
        """Decode what a note says; raises `TableError`."""
        if len(note) % 2:
            raise TableError("replay-no-step")
        numbers = [int(note[start : start + 2], len(BASE36_DIGITS)) for start in range(0, len(note), 2)]
        return cls(numbers[0], tuple(numbers[1:])) if numbers else cls()


def _encode_number(number: int) -> str:
    return BASE36_DIGITS[number // len(BASE36_DIGITS)] + BASE36_DIGITS[number % len(BASE36_DIGITS)]


def find_lesson_start(game: str) -> ReplayReference:
    """Return where the lesson (tutorial) of a game begins; raises `TableError` if it has none."""
    return ReplayReference(f"{LESSON_LETTER}{game}", 0, str(_find_lesson(game).seat))


def list_games_with_lesson() -> list[str]:
    """Return the games that have a lesson."""
    return [key for key in list_game_keys() if has_lesson(key)]


class LessonStage(PlaybackStage[ShownLessonStep]):
    """The stage of lessons (tutorials): anybody may see any step of them, since they are the same for all."""

    @override
    async def load_step(self, playback: ReplayReference, asker: ReplayViewer) -> ShownLessonStep:
        return await asyncio.to_thread(_build_seen_lesson, playback, asker)

    @override
    def build_screen(self, sight: ShownLessonStep, focus: Focus = ROOT_FOCUS, notice: str | None = None) -> Screen:
        return render_lesson_step(sight, focus, notice)

    @override
    async def play_choice(self, playback: ReplayReference, asker: ReplayViewer, text: str) -> ReplayReference:
        """Go on in the lesson (tutorial) by a wished move, or one as good; another one is tried, with what follows."""
        return await asyncio.to_thread(_play_or_try_move, playback, asker, text)

    @override
    async def handle_button(self, playback: ReplayReference, asker: ReplayViewer, what: str) -> ReplayReference:
        """Leave, come back, go a step back, or begin anew."""
        seat, also = str(_find_lesson(playback.key).seat), LessonProgress.from_note(playback.note).also
        leads = {
            "leave": replace(playback, eyes=LEFT_LEARNER_EYES),
            "on": replace(playback, eyes=seat),
            "back": ReplayReference(
                playback.source, max(0, playback.step - 1), seat, LessonProgress(also).encode_progress
            ),
            "first": ReplayReference(playback.source, 0, seat),
        }
        if what not in leads:
            raise TableError("button-invalid")
        return leads[what]


def _find_lesson(game: str) -> Lesson:
    if game not in list_game_keys() or not has_lesson(game):
        raise TableError("no-lesson-here")
    return load_lesson(game)


@lru_cache(maxsize=32)
def _play_lesson_line(game: str, also: int) -> ReplayedMatch:
    """Return the whole match of a lesson in one of its lines; a process plays it once."""
    lesson = load_lesson(game)
    return ReplayedMatch(lesson.deal(), lesson.list_moves_before(len(lesson.places), also))


def _parse_playback(playback: ReplayReference) -> tuple[Lesson, LessonProgress]:
    lesson, progress = _find_lesson(playback.key), LessonProgress.from_note(playback.note)
    if playback.step > len(lesson.places) or progress.also >> len(lesson.alternative_moves):
        raise TableError("replay-no-step")
    return lesson, progress


def _count_moves_before(lesson: Lesson, place: int, also: int) -> int:
    """Return the number of moves before a place."""
    return len(lesson.list_moves_before(place, also))


def _play_or_try_move(playback: ReplayReference, asker: ReplayViewer, text: str) -> ReplayReference:
    lesson, progress = _parse_playback(playback)
    if playback.step == len(lesson.places):
        raise TableError("replay-no-step")
    match = _play_lesson_line(lesson.key, progress.also).get_match_at(
        _count_moves_before(lesson, playback.step, progress.also)
    )
    moves = parse_moves(match, lesson.seat, text)
    if _matches_wish(lesson, playback.step, moves):
        return replace(playback, step=playback.step + len(moves), note=LessonProgress(progress.also).encode_progress)
    for number, move in enumerate(moves):
        there, place = playback, lesson.places[playback.step]
        _require_offered_move(lesson, there, move)
        if move != place.wish and move not in place.also:
            return _try_wrong_move(lesson, there, asker, text if number == 0 and len(moves) > 1 else move)
        playback = replace(there, step=there.step + 1, note=_advance_progress(lesson, there, move).encode_progress)
        if playback.step == len(lesson.places):
            break
    return playback


def _require_offered_move(lesson: Lesson, playback: ReplayReference, move: str) -> None:
    """Raise `GameError` for a move that may not be played there."""
    also = LessonProgress.from_note(playback.note).also
    _play_lesson_line(lesson.key, also).get_match_at(_count_moves_before(lesson, playback.step, also)).play(
        lesson.seat, move
    )


def _advance_progress(lesson: Lesson, playback: ReplayReference, move: str) -> LessonProgress:
    """Return what is to be remembered after a wished move, or one as good."""
    also, current = LessonProgress.from_note(playback.note).also, (playback.step, move)
    return (
        LessonProgress(also | 1 << lesson.alternative_moves.index(current))
        if current in lesson.alternative_moves
        else LessonProgress(also)
    )


def _try_wrong_move(lesson: Lesson, playback: ReplayReference, asker: ReplayViewer, text: str) -> ReplayReference:
    """Try a move that was not wished: return the place where, or several at once that are offered so."""
    progress = LessonProgress.from_note(playback.note)
    offered = _list_choices(_build_scene(lesson, playback, asker))
    if text not in offered:
        match = _play_lesson_line(lesson.key, progress.also).get_match_at(
            _count_moves_before(lesson, playback.step, progress.also)
        )
        text = parse_moves(match, lesson.seat, text)[0]
    number = offered.index(text) if text in offered else MAX_TWO_DIGIT_NUMBER
    if number >= MAX_TWO_DIGIT_NUMBER:
        raise TableError("replay-no-step")
    tried = (*(tried_number for tried_number in progress.tried if tried_number != number), number)
    return replace(playback, note=LessonProgress(progress.also, tried).encode_progress)


def _list_choices(scene: Scene) -> list[str]:
    """Return all that may be chosen in a scene: the legal moves, and several at once where the game offers that."""
    several = find_screen(scene.table.game).move_texts.build_move_controls(scene).menus.whole
    return [*map(str, scene.table_view.legal), *(whole.text for whole in several)]


def _build_scene(lesson: Lesson, playback: ReplayReference, asker: ReplayViewer, seat: int | None = 0) -> Scene:
    """Return a place as the learner, or as everybody, sees it."""
    also = LessonProgress.from_note(playback.note).also
    again = _play_lesson_line(lesson.key, also)
    since = _count_moves_before(lesson, playback.step - 1, also) if playback.step else None
    there = replace(playback, step=_count_moves_before(lesson, playback.step, also))
    scene = build_replay_scene(
        _build_lesson_table(lesson, again, asker), again, there, asker.say, seat=seat, since=since
    )
    return replace(scene, playback=playback)


def _build_seen_lesson(playback: ReplayReference, asker: ReplayViewer) -> ShownLessonStep:
    lesson, progress = _parse_playback(playback)
    scene = _build_scene(lesson, playback, asker, lesson.seat)
    tried = _read_tried_moves(scene, progress)
    return ShownLessonStep(
        scene,
        _build_scene(lesson, playback, asker, None),
        lesson,
        playback.step,
        words=collect_sentence_numbers(lesson, playback.step, progress.also),
        as_good=_was_alternative_played(lesson, playback.step - 1, progress.also),
        tried=tried,
        followed=_play_consequences(lesson, playback, asker, tried[-1]) if tried else None,
        leads=partial(_is_wished_text, lesson, playback),
        left=playback.eyes == LEFT_LEARNER_EYES,
        on_a_server=asker.guild is not None,
    )


def _read_tried_moves(scene: Scene, progress: LessonProgress) -> tuple[str, ...]:
    choices = _list_choices(scene) if progress.tried else []
    if any(number >= len(choices) for number in progress.tried):
        raise TableError("replay-no-step")
    return tuple(choices[number] for number in progress.tried)


def _is_wished_text(lesson: Lesson, playback: ReplayReference, text: str) -> bool:
    """Tell whether what may be typed is the wished moves from a place on, within one step."""
    also = LessonProgress.from_note(playback.note).also
    match = _play_lesson_line(lesson.key, also).get_match_at(_count_moves_before(lesson, playback.step, also))
    try:
        moves = parse_moves(match, lesson.seat, text)
    except IllegalMove:
        return False
    return _matches_wish(lesson, playback.step, moves)


def _matches_wish(lesson: Lesson, place: int, moves: Sequence[str]) -> bool:
    """Tell whether moves are those that are wished next within one step, in whatever order."""
    step = lesson.places[place].step
    ahead = [
        lesson_place.wish for lesson_place in lesson.places[place : place + len(moves)] if lesson_place.step is step
    ]
    return sorted(moves) == sorted(ahead)


def _was_alternative_played(lesson: Lesson, place: int, also: int) -> bool:
    """Tell whether a move as good as the wished one was played at a place."""
    return any(there == place and also >> bit & 1 for bit, (there, _) in enumerate(lesson.alternative_moves))


def _play_consequences(lesson: Lesson, playback: ReplayReference, asker: ReplayViewer, tried: str) -> TriedLine:
    """Return what follows from what was tried, played on in a fork."""
    also = LessonProgress.from_note(playback.note).also
    again = _play_lesson_line(lesson.key, also)
    branch = again.fork_at(_count_moves_before(lesson, playback.step, also))
    moves = parse_moves(branch.get_match_at(branch.last_step), lesson.seat, tried)
    began = branch.last_step
    for seat, answer in continue_lesson(lesson, playback.step, moves, also):
        branch.play_move(seat, answer)
    end = replace(playback, step=branch.last_step)
    scene = build_replay_scene(
        _build_lesson_table(lesson, again, asker), branch, end, asker.say, seat=lesson.seat, since=began
    )
    return TriedLine(tried, scene)


def _build_lesson_table(lesson: Lesson, replayed: ReplayedMatch, asker: ReplayViewer) -> Table:
    """Return the table of a lesson: its learner, and young goblins."""
    others = iter(range(lesson.seats))
    sitters: Sequence[Sitter] = [
        Sitter(seat, asker.user_id, asker.person.name) if seat == lesson.seat else _seat_goblin(seat, next(others))
        for seat in range(lesson.seats)
    ]
    match = replayed.get_match_at(replayed.start_step)
    return build_unstored_table(match, sitters, language=asker.say.language, guild_id=asker.guild)


def _seat_goblin(seat: int, number: int) -> Sitter:
    who = make_goblin(GoblinLevel.YOUNG, number)
    return Sitter(seat, who.user_id, who.name)
