"""The screen of a lesson's (tutorial's) step: the game's own picture and controls, with a few sentences."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from typing_extensions import override

from bot.replays.playback_stage import SeenStep
from bot.replays.step_screen import (
    WISHED_MOVE_EMOJI,
    build_move_controls,
    build_stage_button,
    list_warning_and_progress_lines,
    render_step_screen,
)
from bot.screens.controls.form import MoveForm
from bot.screens.controls.paths import ROOT_FOCUS, Focus
from bot.screens.controls.widget import MAX_CONTROL_ROWS
from bot.screens.custom_ids import ClickAction, ReplayReference
from bot.screens.frame import build_more_button
from bot.screens.layout import Button, Control, Menu, Row, Screen, arrange_buttons, make_paragraph
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.tables import SeenMove
from games.engine.convention import build_words_prefix
from games.engine.lessons import Lesson
from games.engine.words import Word

MAX_CONSEQUENCE_LINES, MAX_CONSEQUENCE_LENGTH = 3, 100
"""What follows from another move is told in so many lines and letters, the last of it."""


@dataclass(frozen=True, slots=True)
class TriedLine:
    """What was tried, in notation or as it is typed, and the scene at the end of what follows from it."""

    tried: str
    scene: Scene


@dataclass(frozen=True, slots=True)
class ShownLessonStep(SeenStep):
    """A step of a lesson as it is shown. `place` counts its questions; after the last one there is nothing to play.

    `words` are the numbers that its sentence may name; `as_good`: not the wished move was played just now, but one as
    good. `tried` are the other moves that were tried here, and `followed` is what the last one led to; `leads` tells
    whether several moves, as they are typed, are the wished ones. `left`: its learner has left for now. `on_a_server`:
    a real match can be opened from there.
    """

    lesson: Lesson
    place: int
    words: Mapping[str, Word]
    as_good: bool
    tried: tuple[str, ...]
    followed: TriedLine | None
    leads: Callable[[str], bool]
    left: bool
    on_a_server: bool

    @override
    def fill_in_form(self, sheet: MoveForm) -> MoveForm:
        return sheet.prefill_form(self.leads)

    @property
    def playback(self) -> ReplayReference:
        """Where it stands."""
        if self.scene.playback is None:
            raise LookupError("a lesson stands somewhere")
        return self.scene.playback


def render_lesson_step(sight: ShownLessonStep, focus: Focus = ROOT_FOCUS, notice: str | None = None) -> Screen:
    """Render a step of a lesson (tutorial), what stays when its learner has left, or its end."""
    if sight.left:
        return _render_lesson_pause(sight)
    if sight.place == len(sight.lesson.places):
        return _render_lesson_end(sight)
    scene = sight.scene
    controls = _build_lesson_controls(sight, focus)
    sentences = (
        [notice]
        if notice
        else _build_lesson_step_lines(sight, MAX_CONSEQUENCE_LINES if len(controls) <= MAX_CONTROL_ROWS else 1)
    )
    if notice is None and sight.followed is None and sight.place and _is_in_menu(controls):
        sentences.append(scene.say("lesson-in-menu"))
    return render_step_screen(
        sight.picture_scene,
        above=[_format_lesson_heading(sight)],
        below=[*sentences, *list_warning_and_progress_lines(scene, focus)],
        controls=controls,
        accent="waiting",
    )


def _build_lesson_controls(sight: ShownLessonStep, focus: Focus) -> list[Control]:
    """Return the game's own controls; where these are more than a phone has room for, without "Menu…"."""
    leave = build_stage_button(sight.scene.say("lesson-leave"), sight.playback, "leave")
    place = sight.lesson.places[sight.place]

    def build_controls(*more: Button) -> list[Control]:
        return build_move_controls(
            sight.scene,
            focus,
            wish=place.wish,
            tried=sight.tried,
            leads=sight.leads,
            more=more,
            filled_in=place.step.form,
        )

    controls = build_controls(leave, build_more_button(sight.scene))
    return build_controls(leave) if len(controls) > MAX_CONTROL_ROWS else controls


def _is_in_menu(controls: Sequence[Control]) -> bool:
    """Tell whether the wished move is marked in a menu alone."""
    rows = [button for control in controls if isinstance(control, Row) for button in control.buttons]
    lines = [option for control in controls if isinstance(control, Menu) for option in control.options]
    return any(option.emoji == WISHED_MOVE_EMOJI for option in lines) and not any(
        button.style == "good" for button in rows
    )


def _format_lesson_heading(sight: ShownLessonStep) -> str:
    steps = [step.name for step in sight.lesson.steps]
    step = steps.index(sight.lesson.places[sight.place].step.name) + 1
    game = find_screen(sight.lesson.key)
    scene = sight.scene
    return sight.scene.say(
        "lesson-heading",
        step=step,
        steps=len(steps),
        line=game.move_texts.describe_question(scene, scene.decision) if scene.decision else "",
    )


def _build_lesson_step_lines(sight: ShownLessonStep, max_lines: int) -> list[str]:
    """Return what followed from the last move that was tried, in so many lines; otherwise the sentence of the step."""
    say, name = sight.scene.say, sight.lesson.places[sight.place].step.name
    if sight.followed is not None:
        offers = find_screen(sight.lesson.key).move_texts
        tried = sight.followed.tried
        whole = {choice.text: choice.label for choice in offers.build_move_controls(sight.scene).menus.whole}
        move = whole.get(tried) or offers.describe_move_in_full(sight.scene, tuple(tried.split()))
        lines = [say("frame-small", line=line) for line in _describe_consequences(sight, max_lines)]
        return [
            say("lesson-followed", move=move),
            *lines,
            say("lesson-taken-back", why=_say_lesson_sentence(sight, f"{name}-other")),
        ]
    also = (
        _say_lesson_sentence(sight, f"{sight.lesson.places[sight.place - 1].step.name}-also") if sight.as_good else ""
    )
    hint = say("lesson-how") if sight.place == 0 else ""
    return [line for line in (also, _say_lesson_sentence(sight, name), hint) if line]


def _describe_consequences(sight: ShownLessonStep, max_lines: int) -> list[str]:
    """Return the last sentences of what followed, before the next round began; as many as there is room for."""
    if sight.followed is None:
        return []
    scene = sight.followed.scene
    narrator = find_screen(sight.lesson.key).narrator
    sentences = [
        line
        for seen_move in scene.table_view.recent_moves
        for line in narrator.describe_move(scene, _trim_move_events(seen_move, sight.lesson))
    ]
    kept: list[str] = []
    for line in reversed(sentences):
        if kept and (len(kept) == max_lines or len(line) + sum(map(len, kept)) > MAX_CONSEQUENCE_LENGTH):
            break
        kept.insert(0, line)
    return kept


def _trim_move_events(seen_move: SeenMove, lesson: Lesson) -> SeenMove:
    """Return a move without the beginning of the next round, what comes after it, and what is not told."""
    ends = [index for index, event in enumerate(seen_move.events) if event.kind in lesson.until]
    events = seen_move.events[: ends[0]] if ends else seen_move.events
    return replace(seen_move, events=tuple(event for event in events if event.kind not in lesson.untold))


def _say_lesson_sentence(sight: ShownLessonStep, name: str) -> str:
    scene = sight.scene
    names = {f"player-{seat + 1}": scene.format_seat_name(seat) for seat in range(sight.lesson.seats)}
    return scene.say(f"{build_words_prefix(sight.lesson.key)}-lesson-{name}", **sight.words, **names)


def _render_lesson_end(sight: ShownLessonStep) -> Screen:
    """Return the end of a lesson: how it stands, what comes next, and the way to a real match."""
    scene, say = sight.scene, sight.scene.say
    scores = say.join_with_commas(
        say("lesson-score", name=scene.format_seat_name(seat), score=score)
        for seat, score in enumerate(scene.view.scores)
    )
    real = Button(
        say("lesson-real"), str(ClickAction("real", 0, path=sight.lesson.key)), "good", off=not sight.on_a_server
    )
    controls = arrange_buttons([real, build_stage_button(say("lesson-again"), sight.playback, "first")])
    counted = find_screen(sight.lesson.key).result_texts.counts_points
    return render_step_screen(
        sight.picture_scene,
        above=[say("lesson-over", game=find_screen(sight.lesson.key).title)],
        below=[
            *([scores] if counted else []),
            _say_lesson_sentence(sight, "done"),
            say("lesson-then" if sight.on_a_server else "lesson-elsewhere"),
        ],
        controls=controls,
        accent="over",
    )


def _render_lesson_pause(sight: ShownLessonStep) -> Screen:
    say = sight.scene.say
    line = say("lesson-left", game=find_screen(sight.lesson.key).title)
    return Screen(
        (*make_paragraph([line]), *arrange_buttons([build_stage_button(say("lesson-go-on"), sight.playback, "on")]))
    )
