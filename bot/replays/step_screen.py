"""The screen of one step in replays and lessons: words, the game's own picture, words, the game's own controls."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from bot.screens.board import build_last_move_picture, build_surface_pictures
from bot.screens.controls.paths import ROOT_FOCUS, Focus, find_path_so_far
from bot.screens.controls.widget import MoveWidget
from bot.screens.custom_ids import ClickAction, ReplayReference, parse_custom_id
from bot.screens.frame import build_help_buttons, build_more_button
from bot.screens.layout import Accent, Button, Control, Figure, Menu, Option, Part, Row, Screen, Section, make_paragraph
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen

WISHED_MOVE_EMOJI = "house_lamp"


def never_leads_to_wish(text: str) -> bool:  # noqa: ARG001  the type of all who answer this
    """Tell that what may be typed leads to no wished move."""
    return False


@dataclass(frozen=True, slots=True)
class ControlMarks:
    """What is marked on controls: a wished move, moves that were tried, and what leads to wished moves at once.

    `form`: the forms do, as they are filled in.
    """

    wish: str
    tried: Collection[str]
    leads: Callable[[str], bool]
    form: bool = False


def render_step_screen(
    scene: Scene,
    *,
    above: Iterable[str] = (),
    figures: Iterable[Figure] | None = None,
    below: Iterable[str] = (),
    controls: Iterable[Control] = (),
    beat: bool = False,
    accent: Accent = "calm",
) -> Screen:
    """Render a step: lines above the picture, the picture, lines below it, controls.

    The picture is the panel of whose eyes these are, and the board for a spectator, if there are no other `figures`;
    `beat` adds that of what everybody saw of the last move.
    """
    game = find_screen(scene.table.game)
    shown = "board" if scene.seat is None else "panel"
    parts: list[Part] = [
        *make_paragraph(above),
        *(build_last_move_picture(scene, game) if beat else ()),
        *(build_surface_pictures(scene, game, shown) if figures is None else figures),
        *make_paragraph(below),
        *controls,
    ]
    return Screen(tuple(parts), accent)


def list_warning_and_progress_lines(scene: Scene, focus: Focus = ROOT_FOCUS, sure: str = "replay-sure") -> list[str]:
    """Return what a game says while its player chooses a move, right above the controls.

    A move that needs confirmation at a table has it here too, in the words of `sure`: usually it can be played anew.
    """
    game = find_screen(scene.table.game)
    lines = game.move_texts.format_warnings(scene) if scene.is_asked and focus == ROOT_FOCUS else []
    if scene.may_move and (path := find_path_so_far(scene.table_view.legal, focus)):
        lines += game.move_texts.format_path_progress(scene, path)
    if focus.confirming:
        lines.append(scene.say(sure))
    return lines


def build_move_controls(
    scene: Scene,
    focus: Focus = ROOT_FOCUS,
    *,
    wish: str = "",
    tried: Collection[str] = (),
    leads: Callable[[str], bool] = never_leads_to_wish,
    more: Sequence[Button] | None = None,
    advice: Sequence[Button] | None = None,
    filled_in: bool = False,
) -> list[Control]:
    """Return the game's own controls for the player who is asked in a scene; none for others.

    `wish` is a move that is marked on each button and line that leads to it, and nothing else stands out then; `leads`
    tells it of several moves at once, as they are typed. Those that make a `tried` move are grey.
    `more` are the buttons at the end of the last row, "Menu…" by default, `advice` those before them; `filled_in`: what
    can be filled in is here too, and not only behind "Menu…".
    """
    if not scene.may_move or scene.decision is None:
        return []
    last = tuple([build_more_button(scene)] if more is None else more)
    reader = find_screen(scene.table.game).move_texts.build_move_controls(scene)
    beside = build_help_buttons(scene) if advice is None else tuple(advice)
    widget = MoveWidget(scene.table_ref, scene.decision.number, reader, scene.say, help=beside, more=last)
    controls = widget.build_controls(scene.table_view.legal, focus)
    if filled_in and focus == ROOT_FOCUS:
        there = {act for control in controls for act in _list_control_acts(control)}
        forms = [
            form for form in widget.build_form_controls(scene.table_view.legal) if not _list_control_acts(form) & there
        ]
        controls = [*controls[:-1], *forms, *controls[-1:]]
    return [_mark_control(control, ControlMarks(wish, tried, leads, filled_in)) for control in controls]


def build_stage_button(label: str, playback: ReplayReference, what: str, **how: bool) -> Button:
    """Return a button of the match played again itself: its source knows `what` it does ("on", "back" …)."""
    return Button(label, str(ClickAction("look", playback, path=what)), off=how.get("off", False))


def _list_control_acts(control: Control) -> set[str]:
    if isinstance(control, Row):
        return {button.act for button in control.buttons}
    return {control.button.act if isinstance(control, Section) else control.act}


def _mark_control(control: Control, marks: ControlMarks) -> Control:
    if isinstance(control, Row):
        return Row(tuple(_mark_button(button, marks) for button in control.buttons))
    if isinstance(control, Section):
        return replace(control, button=_mark_button(control.button, marks))
    return _mark_menu(control, marks)


def _mark_button(button: Button, marks: ControlMarks) -> Button:
    act = parse_custom_id(button.act)
    if act is None or act.verb not in ("play", "sure", "step", "text", "sheet"):
        return button
    if act.verb == "sheet":
        return replace(button, style="good" if marks.form else "plain") if marks.wish else button
    if act.path in marks.tried and act.verb != "step":
        return replace(button, off=True, style="plain")
    if marks.wish and (marks.leads(act.path) if act.verb == "text" else _leads_to_move(marks.wish, act)):
        return replace(button, style="good")
    return replace(button, style="plain") if marks.wish and button.style in ("good", "main") else button


def _leads_to_move(wish: str, act: ClickAction) -> bool:
    """Tell whether a button makes a move, or is on the way to it."""
    return act.path == wish if act.verb != "step" else bool(act.path) and f"{wish} ".startswith(f"{act.path} ")


def _mark_menu(menu: Menu, marks: ControlMarks) -> Menu:
    act = parse_custom_id(menu.act)
    before = act.path if act else ""

    def leads_to_wish(option: Option) -> bool:
        on = f"{marks.wish} ".startswith(f"{before} {option.value} ".lstrip())
        return bool(marks.wish) and (on or (not before and marks.leads(option.value)))

    return replace(
        menu,
        options=tuple(
            replace(choice, emoji=WISHED_MOVE_EMOJI) if leads_to_wish(choice) else choice for choice in menu.options
        ),
    )
