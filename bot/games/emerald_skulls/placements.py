"""Buttons and menu of placements with how the tumbler goes on: to place dice and roll on, or stop."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.games.emerald_skulls.names import join_dice_keys
from bot.games.emerald_skulls.worth import compute_placement_payout, find_turn_end, format_placement_payout
from bot.screens.controls.paths import Path
from bot.screens.controls.reader import ChoiceText, MenuChoices, WholeMoveChoice
from bot.screens.controls.widget import MAX_BUTTONS
from bot.screens.layout import Button, Row, arrange_buttons
from bot.screens.scene import Scene
from games.emerald_skulls import SKULL_FACE, EmeraldSkullsView, Place, build_level_key
from games.emerald_skulls.dice import LEVEL_BY_NAME
from games.emerald_skulls.thumb import build_board_from_view, estimate_placement_value
from games.engine.words import Word

MAX_ROWS_ABOVE = 2
"""A phone has room for so many rows above the last one; a menu counts as one."""
MAX_TWO_LINE_PLACEMENTS = 8
"""So many placements are two lines of the menu; others are one, and the tumbler decides when the dice lie there."""
SKULL_SIGN = "☠"
MOVE_BY_GO_ON = {"roll": "roll", "stop": "chicken"}
"""How the tumbler goes on after a placement, in the order of its buttons, with the move for it."""
Way = tuple[str, str]
BUTTON_WORDINGS: tuple[Way, ...] = (
    ("odds", "pay"),
    ("bare", "pay"),
    ("short", "where"),
    ("bare", "placed"),
    ("short", "placed"),
    ("brief", "placed"),
    ("brief", "brief"),
)
"""What the two buttons of a placement say: the odds of the roll, the pay of a stop.

The second one, too, says that dice are placed. All on a screen say the same, and no two of them the same words.
"""


@dataclass(frozen=True, slots=True)
class PlacementChoice:
    """A placement with the ways to go on: two if it ends nothing. It has buttons if these fit one row of a phone."""

    wholes: tuple[WholeMoveChoice, ...]

    @property
    def buttons(self) -> list[Button]:
        """What stands on its buttons; none if they do not fit one row."""
        return [Button(whole.press, "", paired=whole.paired) for whole in self.wholes if whole.press]

    @property
    def menu_lines(self) -> Iterator[WholeMoveChoice]:
        """Yield its lines in a menu."""
        return (replace(whole, press="") for whole in self.wholes)


def split_placements(scene: Scene, view: EmeraldSkullsView, read: Callable[[Path], ChoiceText]) -> MenuChoices:
    """Split the placements into buttons and the lines of the menu below them, best first."""
    if not _is_choosing(scene, view):
        return MenuChoices(MAX_BUTTONS)
    paths = [tuple(str(move).split()) for move in scene.table_view.offered]
    places = sorted((path for path in paths if path[0] == "place"), key=lambda path: rank_placement(view, path))
    way = next(
        (way for way in BUTTON_WORDINGS if _fits_with_way(scene, view, places[:MAX_ROWS_ABOVE], way)),
        BUTTON_WORDINGS[-1],
    )
    choices = [_build_choice(scene, view, path, way) for path in places]
    rerolls = arrange_buttons(_make_button(read(path)) for path in paths if path[0] == "reroll")
    if all(choice.buttons for choice in choices) and len(_button_rows(choices)) + len(rerolls) <= MAX_ROWS_ABOVE:
        return MenuChoices(
            MAX_BUTTONS, together={"place": 4}, whole=[one for choice in choices for one in choice.wholes]
        )
    pressed = _choose_for_buttons(choices, MAX_ROWS_ABOVE - 1)
    others = [choice for choice in choices if choice not in pressed][:MAX_TWO_LINE_PLACEMENTS]
    return MenuChoices(
        MAX_BUTTONS,
        together={"place": 4, "reroll": 2},
        title=scene.say("emerald-skulls-place-others", rerolls="yes" if rerolls else "no"),
        whole=[
            *(whole for choice in pressed for whole in choice.wholes),
            *(line for choice in others for line in choice.menu_lines),
        ],
    )


def _is_choosing(scene: Scene, view: EmeraldSkullsView) -> bool:
    """Tell whether the reader, or on the board a person, places dice now."""
    decision = scene.decision
    if view.phase != "place" or decision is None or scene.table.paused_at:
        return False
    return scene.is_asked if scene.seat is not None else not all(map(scene.table.is_goblin_run, decision.seats))


def _choose_for_buttons(choices: Sequence[PlacementChoice], most: int) -> list[PlacementChoice]:
    """Return as many of the best placements as have room in so many rows of buttons."""
    pressed = list[PlacementChoice]()
    for choice in choices:
        if choice.buttons and len(_button_rows([*pressed, choice])) <= most:
            pressed.append(choice)
    return pressed


def _fits_with_way(scene: Scene, view: EmeraldSkullsView, places: Sequence[Path], way: Way) -> bool:
    buttons = [_build_choice(scene, view, path, way).buttons for path in places]
    written = [button.visible_label for pair in buttons for button in pair]
    return all(buttons) and len(set(written)) == len(written)


def _button_rows(choices: Sequence[PlacementChoice]) -> list[Row]:
    return arrange_buttons(button for choice in choices for button in choice.buttons)


def _make_button(reading: ChoiceText) -> Button:
    return Button(reading.label, "", short=reading.short)


def _build_choice(scene: Scene, view: EmeraldSkullsView, path: Path, way: Way) -> PlacementChoice:
    """Return a placement as it is chosen: with both ways to go on, unless it ends the turn."""
    text = " ".join(path)
    worth = compute_placement_payout(view, path[1], int(path[2]), int(path[3]))
    if worth.out:
        placed = describe_placement(scene, view, *path[1:])
        short = describe_placement(scene, view, *path[1:], short=True)
        return PlacementChoice(
            (WholeMoveChoice(placed, text, format_placement_payout(scene, view, path), short, instead_of=text),)
        )
    facts: dict[str, Word] = {
        "gears": worth.gears,
        "cubes": worth.cubes,
        "dice": worth.dice,
        "percent": worth.percent,
    }
    presses = _button_labels(scene, facts | _placement_facts(view, *path[1:], short=True), way)
    whole = _placement_facts(view, *path[1:])
    return PlacementChoice(
        tuple(
            WholeMoveChoice(
                scene.say(f"emerald-skulls-place-{on}", **whole),
                f"{text}, {move}",
                scene.say(f"emerald-skulls-place-{on}-help", **facts),
                press,
                paired=on == "roll",
                instead_of=text,
            )
            for (on, move), press in zip(MOVE_BY_GO_ON.items(), presses, strict=True)
        )
    )


def _button_labels(scene: Scene, facts: dict[str, Word], way: Way) -> tuple[str, str]:
    """Return what stands on both buttons; nothing if that does not fit one row."""
    odds, pay = way
    roll = scene.say("emerald-skulls-place-roll-press", told=odds, **facts)
    stop = scene.say("emerald-skulls-place-stop-press", told=pay, **facts)
    return (roll, stop) if len(arrange_buttons([Button(roll, ""), Button(stop, "")])) == 1 else ("", "")


def rank_placement(view: EmeraldSkullsView, path: Path) -> tuple[float, ...]:
    """Rank (sort) placements by their value to a sensible tumbler, best first; everything else keeps its order."""
    if path[0] != "place" or len(path) < 4:
        return (0,)
    return (
        -estimate_placement_value(
            build_board_from_view(view), Place(LEVEL_BY_NAME[path[1]], int(path[2]), int(path[3]))
        ),
    )


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
    return scene.say(key, **_placement_facts(view, level, ordinary, skulls, short=short))


def _placement_facts(
    view: EmeraldSkullsView, level: str, ordinary: str, skulls: str = "+0", *, short: bool = False
) -> dict[str, Word]:
    """Return what sentences say of a placement: its level, its dice by name or in signs, how it ends the turn."""
    numbers, skull_dice = [LEVEL_BY_NAME[level]] * int(ordinary), int(skulls)
    signs = " ".join([*map(str, numbers), *[SKULL_SIGN] * skull_dice])
    return {
        "level": build_level_key(level),
        "dice": signs if short else join_dice_keys([*numbers, *[SKULL_FACE] * skull_dice]),
        "out": find_turn_end(view, level, len(numbers) + skull_dice) or "none",
    }
