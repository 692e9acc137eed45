"""One step of a match played again as a screen: words, the game's own picture, words, the game's own controls."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from bot.screens.board import figures, what_happened
from bot.screens.controls.paths import ROOT, Focus, standing
from bot.screens.controls.widget import Widget
from bot.screens.custom_ids import Act, Playback, read_act
from bot.screens.frame import help_beside, more_button
from bot.screens.layout import Accent, Button, Control, Menu, Option, Part, Row, Screen, Section, texts
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of

WISHED = "house_lamp"


def step_screen(
    scene: Scene,
    *,
    above: Iterable[str] = (),
    below: Iterable[str] = (),
    controls: Iterable[Control] = (),
    kind: str | None = None,
    beat: bool = False,
    accent: Accent = "calm",
) -> Screen:
    """Return a step: lines above the picture, the picture, lines below it, controls.

    `kind` is the picture's, by default the panel of whose eyes these are, and the board for a spectator; `beat` adds
    the picture of what everybody saw of the last move.
    """
    game = screen_of(scene.table.game)
    shown = kind or ("board" if scene.seat is None else "panel")
    parts: list[Part] = [
        *texts(above),
        *(what_happened(scene, game) if beat else ()),
        *figures(scene, game, shown),
        *texts(below),
        *controls,
    ]
    return Screen(tuple(parts), accent)


def on_the_way(scene: Scene, focus: Focus = ROOT) -> list[str]:
    """Return what a game says while its player chooses a move, right above the controls."""
    game, lines = screen_of(scene.table.game), list[str]()
    if scene.may_move and (path := standing(scene.table_view.legal, focus)):
        lines += game.offers.on_the_way(scene, path)
    if focus.confirming:
        lines.append(game.offers.sure(scene, focus.path))
    return lines


def move_controls(
    scene: Scene,
    focus: Focus = ROOT,
    *,
    wish: str = "",
    tried: Collection[str] = (),
    more: Sequence[Button] | None = None,
    filled_in: bool = False,
) -> list[Control]:
    """Return the game's own controls for whoever is asked in a scene; none for others.

    `wish` is a move that is marked on each button and line that leads to it; those that make a `tried` move are grey.
    `more` are the buttons at the end of the last row, "More…" by default; `filled_in`: what can be filled in is here
    too, and not only behind "More…".
    """
    if not scene.may_move or scene.decision is None:
        return []
    last = tuple([more_button(scene)] if more is None else more)
    reader = screen_of(scene.table.game).offers.reader(scene)
    widget = Widget(scene.ref, scene.decision.number, reader, scene.say, help=help_beside(scene), more=last)
    made = widget.controls(scene.table_view.legal, focus)
    if filled_in and focus == ROOT:
        there = {act for control in made for act in _acts(control)}
        forms = [form for form in widget.forms(scene.table_view.legal) if not _acts(form) & there]
        made = [*made[:-1], *forms, *made[-1:]]
    return [_marked(control, wish, tried) for control in made]


def look_button(label: str, playback: Playback, what: str, **how: bool) -> Button:
    """Return a button of the match played again itself: its source knows `what` it does ("on", "back" …)."""
    return Button(label, str(Act("look", playback, path=what)), off=how.get("off", False))


def _acts(control: Control) -> set[str]:
    if isinstance(control, Row):
        return {button.act for button in control.buttons}
    return {control.button.act if isinstance(control, Section) else control.act}


def _marked(control: Control, wish: str, tried: Collection[str]) -> Control:
    if isinstance(control, Row):
        return Row(tuple(_marked_button(button, wish, tried) for button in control.buttons))
    if isinstance(control, Section):
        return replace(control, button=_marked_button(control.button, wish, tried))
    return _marked_menu(control, wish)


def _marked_button(button: Button, wish: str, tried: Collection[str]) -> Button:
    act = read_act(button.act)
    if act is None or act.verb not in ("play", "sure", "step", "text"):
        return button
    if act.path in tried and act.verb != "step":
        return replace(button, off=True)
    whole = act.path == wish if act.verb != "step" else f"{wish} ".startswith(f"{act.path} ")
    return replace(button, style="good") if wish and act.path and whole else button


def _marked_menu(menu: Menu, wish: str) -> Menu:
    act = read_act(menu.act)
    before = act.path if act else ""

    def leads(option: Option) -> bool:
        return bool(wish) and f"{wish} ".startswith(f"{before} {option.value} ".lstrip())

    return replace(menu, options=tuple(replace(one, emoji=WISHED) if leads(one) else one for one in menu.options))
