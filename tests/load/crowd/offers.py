"""What a message of the bot offers to those who see it: the moves, and the controls that lead to one."""

from collections.abc import Iterator
from dataclasses import replace

from bot.sandbox import SeenMessage, Select, list_buttons, list_selects
from bot.screens.custom_ids import ClickAction, parse_custom_id

ON_THE_WAY = ("play", "sure", "step", "page", "text")
"""The verbs of buttons that play a move or lead to one."""

Press = tuple[str, list[str] | None]
"""A custom_id to use, and the choice there if it is a menu's."""


def acts(message: SeenMessage) -> list[ClickAction]:
    """Return what the buttons of a message mean."""
    found = [parse_custom_id(button.custom_id or "") for button in list_buttons(message) if not button.disabled]
    return [act for act in found if act]


def menus(message: SeenMessage, verb: str) -> list[Select]:
    """Return the menus of a message whose choice is this verb."""
    return [menu for menu in list_selects(message) if menu.custom_id.startswith(f"{verb}:")]


def waits_with(message: SeenMessage, decision: int) -> bool:
    """Tell whether a message offers moves for a decision."""
    offered = [*acts(message), *(act for menu in menus(message, "pick") if (act := parse_custom_id(menu.custom_id)))]
    return any(act.decision == decision and act.verb in ("play", "sure", "pick", "step", "text") for act in offered)


def ways(message: SeenMessage) -> list[ClickAction]:
    """Return everything on a message that leads to a move: its buttons, and each option of its menus."""
    found = [act for act in acts(message) if act.verb in ON_THE_WAY and act.path]
    return [*found, *(way for way, _ in _choices(message))]


def press(message: SeenMessage, way: ClickAction) -> Press:
    """Return how to use one of the controls of a message."""
    if way.verb != "pick":
        return str(way), None
    return next(press for choice, press in _choices(message) if choice == way)


def find_control(message: SeenMessage, verb: str, table: int) -> str:
    """Return the custom_id of a message's control with this verb: it has the mark of the bot's database.

    Where there is none, it is one that the message lacks.
    """
    buttons, menus = list_buttons(message), list_selects(message)
    wanted, offered = (
        ClickAction(verb, table),
        [one.custom_id or "" for one in buttons] + [one.custom_id for one in menus],
    )
    return next((custom_id for custom_id in offered if parse_custom_id(custom_id) == wanted), str(wanted))


def _choices(message: SeenMessage) -> Iterator[tuple[ClickAction, Press]]:
    """Yield the ways that menus offer, each with how to take it."""
    for menu in menus(message, "pick"):
        act = parse_custom_id(menu.custom_id)
        for option in menu.options if act else ():
            if act:
                yield replace(act, path=f"{act.path} {option.value}".strip()), (menu.custom_id, [option.value])
