"""Buttons and menu of placements with how the tumbler goes on: to place dice and roll on, or stop."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.games.emerald_skulls.names import join_dice_keys
from bot.games.emerald_skulls.placement_odds import (
    PlacementPayout,
    compute_placement_payout,
    describe_offer,
    find_turn_end,
    format_placement_payout,
)
from bot.screens.controls.move_controls import ChoiceText, MenuChoices, WholeMoveChoice
from bot.screens.controls.paths import Path
from bot.screens.controls.widget import MAX_BUTTONS
from bot.screens.layout import Button, Row, arrange_buttons
from bot.screens.scene import Scene
from games.emerald_skulls import SKULL_FACE, EmeraldSkullsView, PlaceDice, build_level_key
from games.emerald_skulls.dice import LEVEL_BY_NAME
from games.emerald_skulls.rule_of_thumb import build_board_from_view, estimate_placement_value, estimate_roll_on_value
from games.engine.words import Word

MAX_ROWS_ABOVE = 3
"""A phone has room for so many rows of placements; a menu counts as one."""
MAX_TWO_LINE_PLACEMENTS = 8
"""So many placements are two lines of the menu; others are one, and the tumbler decides when the dice lie there."""
SKULL_SIGN = "☠"
MOVE_BY_GO_ON = {"roll": "roll", "stop": "chicken"}
"""How the tumbler goes on after a placement, in the order of its buttons, with the move for it."""
PLACEMENT_WAYS = (*MOVE_BY_GO_ON, "out")
"""What buttons of placements say: to roll on, to stop, or how the placement ends the turn."""
BUTTON_WORDINGS = ("full", "short", "bare")
"""How much the buttons of placements say, the most first: those on a screen say as much as fits one row each."""


@dataclass(frozen=True, slots=True)
class PlacementChoice:
    """A placement with the ways to go on: one if it ends the turn, else to roll on, or to stop.

    `worth` is the payout of a stop, or of the end, and `on` the value of rolling on, to a sensible tumbler.
    """

    wholes: tuple[WholeMoveChoice, ...]
    worth: PlacementPayout
    on: float

    @property
    def roll(self) -> WholeMoveChoice | None:
        """To place it and roll on; `None` if it ends the turn."""
        return self.wholes[0] if self.worth.out is None else None

    @property
    def stop(self) -> WholeMoveChoice:
        """To place it and stop, or what ends the turn."""
        return self.wholes[-1]

    @property
    def pays(self) -> bool:
        """Whether it earns anything at once."""
        return bool(self.worth.gears or self.worth.cubes)


def split_placements(scene: Scene, view: EmeraldSkullsView, read: Callable[[Path], ChoiceText]) -> MenuChoices:
    """Split the placements into buttons and the lines of the menu below them, best first."""
    if not _is_choosing(scene, view):
        return MenuChoices(MAX_BUTTONS)
    paths = [tuple(str(move).split()) for move in scene.table_view.offered]
    places = sorted((path for path in paths if path[0] == "place"), key=lambda path: rank_placement(view, path))
    choices = [_build_choice(scene, view, path) for path in places]
    rerolls = arrange_buttons(_make_button(read(path)) for path in paths if path[0] == "reroll")
    all_wholes = [whole for choice in choices for whole in choice.wholes]
    idle = {choice.pays for choice in choices} == {False, True}
    if not idle and len(_arrange_button_rows(all_wholes)) + len(rerolls) <= MAX_ROWS_ABOVE:
        return MenuChoices(MAX_BUTTONS, together={"place": 4}, whole=all_wholes)
    pressed = _choose_quick_buttons(choices)
    others = [choice for choice in choices if not any(whole in pressed for whole in choice.wholes)]
    lines = [choice for choice in choices if choice not in others] + others[:MAX_TWO_LINE_PLACEMENTS]
    return MenuChoices(
        MAX_BUTTONS,
        together={"place": 4, "reroll": 2},
        title=scene.say("emerald-skulls-place-others", rerolls="yes" if rerolls else "no"),
        whole=[
            *pressed,
            *(replace(whole, press="") for choice in lines for whole in choice.wholes if whole not in pressed),
        ],
    )


def _choose_quick_buttons(choices: Sequence[PlacementChoice]) -> list[WholeMoveChoice]:
    """Return the best way to roll on and what earns most at once; if nothing earns anything, another way to roll on."""
    ons = sorted((choice for choice in choices if choice.roll), key=lambda choice: -choice.on)
    rolls = [choice.roll for choice in ons if choice.roll]
    stops = sorted((choice for choice in choices if choice.pays), key=_rank_stop)
    return [*rolls[:1], stops[0].stop] if stops else rolls[:2]


def _rank_stop(choice: PlacementChoice) -> tuple[int, int]:
    return (-choice.worth.gears, -choice.worth.cubes)


def _is_choosing(scene: Scene, view: EmeraldSkullsView) -> bool:
    """Tell whether the reader, or on the board a person, places dice now."""
    decision = scene.decision
    if view.phase != "place" or decision is None or scene.table.paused_at:
        return False
    return scene.is_asked if scene.seat is not None else not all(map(scene.table.is_goblin_run, decision.seats))


def _arrange_button_rows(wholes: Sequence[WholeMoveChoice]) -> list[Row]:
    return arrange_buttons(Button(whole.press, "") for whole in wholes)


def _make_button(reading: ChoiceText) -> Button:
    return Button(reading.label, "", short=reading.short)


def _build_choice(scene: Scene, view: EmeraldSkullsView, path: Path) -> PlacementChoice:
    """Return a placement as it is chosen: with both ways to go on, unless it ends the turn."""
    text = " ".join(path)
    worth = compute_placement_payout(view, path[1], int(path[2]), int(path[3]))
    signs = _build_placement_facts(view, *path[1:], short=True)
    facts = describe_offer(view, worth.gears, worth.cubes) | {"dice": worth.dice, "percent": worth.percent}
    if worth.out:
        placed = describe_placement(scene, view, *path[1:])
        press = _format_button_label(scene, "out", facts | signs)
        line = format_placement_payout(scene, view, path)
        played = f"{text}, collect {worth.collect}" if worth.collect else text
        return PlacementChoice(
            (WholeMoveChoice(placed, played, line, press, instead_of=text, in_last_row=True),), worth, on=0
        )
    wholes = tuple(
        WholeMoveChoice(
            scene.say(f"emerald-skulls-place-{on}", **_build_placement_facts(view, *path[1:])),
            f"{text}, {move}",
            scene.say(f"emerald-skulls-place-{on}-help", **facts),
            _format_button_label(scene, on, facts | signs),
            instead_of=text,
            in_last_row=True,
        )
        for on, move in MOVE_BY_GO_ON.items()
    )
    return PlacementChoice(wholes, worth, estimate_roll_on_value(build_board_from_view(view), _read_placement(path)))


def _format_button_label(scene: Scene, how: str, facts: Mapping[str, Word]) -> str:
    """Return what stands on a button: as much as fits one row of a phone; below what rolls on, beside "Menu…"."""
    presses = [scene.say(f"emerald-skulls-place-{how}-press", told=wording, **facts) for wording in BUTTON_WORDINGS]
    beside = [Button(scene.say("frame-more"), "")] if how != "roll" else []
    return next((press for press in presses if len(arrange_buttons([Button(press, ""), *beside])) == 1), presses[-1])


def _read_placement(path: Path) -> PlaceDice:
    return PlaceDice(LEVEL_BY_NAME[path[1]], int(path[2]), int(path[3]))


def rank_placement(view: EmeraldSkullsView, path: Path) -> tuple[float, ...]:
    """Rank (sort) placements by their value to a sensible tumbler, best first; everything else keeps its order."""
    if path[0] != "place" or len(path) < 4:
        return (0,)
    return (-estimate_placement_value(build_board_from_view(view), _read_placement(path)),)


def describe_placement(
    scene: Scene,
    view: EmeraldSkullsView,
    level: str,
    ordinary: str | None = None,
    skulls: str = "+0",
    *,
    short: bool = False,
) -> str:
    """Return a placement, or the beginning of one, in words or in signs, and how it ends the turn if it does."""
    if ordinary is None:
        return scene.say("emerald-skulls-level", level=build_level_key(level))
    key = "emerald-skulls-move-place-short" if short else "emerald-skulls-move-place-dice"
    return scene.say(key, **_build_placement_facts(view, level, ordinary, skulls, short=short))


def _build_placement_facts(
    view: EmeraldSkullsView, level: str, ordinary: str, skulls: str = "+0", *, short: bool = False
) -> dict[str, Word]:
    """Return what sentences say of a placement: its level, its dice by name or in signs, how it ends the turn."""
    numbers, skull_dice = [LEVEL_BY_NAME[level]] * int(ordinary), int(skulls)
    signs = " ".join([*map(str, numbers), *[SKULL_SIGN] * skull_dice])
    return {
        "level": build_level_key(level),
        "twins": len(numbers) if not skull_dice and len(numbers) > 1 else 0,
        "face": LEVEL_BY_NAME[level],
        "dice": signs if short else join_dice_keys([*numbers, *[SKULL_FACE] * skull_dice]),
        "out": find_turn_end(view, level, len(numbers) + skull_dice) or "none",
    }
