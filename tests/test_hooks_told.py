"""Where games are added, every hook of a screen is told: no name too few or too many; the games named use theirs."""

import re
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from bot.screens.controls.move_controls import ButtonPlaces, MenuChoices, MoveControls, TypeableMoves
from bot.screens.game import AnyScreen, GameScreen
from bot.screens.game_texts.base import GameTexts
from bot.screens.game_texts.event_narrator import EventNarrator
from bot.screens.game_texts.move_texts import MoveTexts
from bot.screens.game_texts.result_texts import ResultTexts
from bot.screens.screen_registry import find_screen
from games.engine.assets import ASSETS

DOC = (ASSETS.parent / "docs" / "adding-a-game.md").read_text()
GAMES = {
    "Market": "goblin_market",
    "Skulls": "emerald_skulls",
    "Goats": "goats_and_goblins",
    "Gobblestones": "gobblestones",
    "Teeth": "goblin_teeth",
}
CLASSES: dict[str, type] = {
    "GameScreen": GameScreen,
    "MoveTexts": MoveTexts,
    "EventNarrator": EventNarrator,
    "ResultTexts": ResultTexts,
}
NEEDS_NO_GAME = "—"


def rows(name: str) -> Iterator[tuple[list[str], str, str]]:
    """Return what the table of a class says: hooks, their default, the game to look at."""
    part = re.search(rf"^### `{name}`: .*?\n(.*?)(?=^##)", DOC, re.MULTILINE | re.DOTALL)
    assert part, name
    table = part[1].strip().split("\n\n")[0]
    for row in table.splitlines()[2:]:
        hooks, _, default, game = (cell.strip() for cell in row.strip("|").split(" | "))
        yield re.findall("`([A-Za-z_]+)`", hooks), default, game.strip()


def hooks_of(kind: type) -> set[str]:
    """Return what a game may say in a class: everything with a public name, unless it is final."""
    own = {**dict.fromkeys(kind.__annotations__), **vars(kind)}
    own |= dict.fromkeys(GameTexts.__annotations__) if kind is GameScreen else {}
    return {name for name, value in own.items() if not name.startswith("_") and not is_final(value)}


def is_final(value: Any) -> bool:
    return bool(getattr(value.fget if isinstance(value, property) else value, "__final__", False))


def side_of(screen: AnyScreen, name: str) -> object:
    return {
        "GameScreen": screen,
        "MoveTexts": screen.move_texts,
        "EventNarrator": screen.narrator,
        "ResultTexts": screen.result_texts,
    }[name]


@pytest.mark.parametrize("name", CLASSES)
def test_every_hook_has_a_row_and_every_row_is_a_hook(name: str) -> None:
    told = [hook for hooks, _, _ in rows(name) for hook in hooks]
    assert sorted(told) == sorted(hooks_of(CLASSES[name]))


@pytest.mark.parametrize("name", CLASSES)
def test_defaults_are_those_of_the_code(name: str) -> None:
    for hooks, default, _ in rows(name):
        for hook in hooks:
            value = getattr(CLASSES[name], hook, "needed")
            assert default, hook
            assert (default == "needed") == (value == "needed"), hook
            if value is True or (not callable(value) and not value):
                assert default == ("yes" if value else "one by one" if hook == "matters" else "none"), hook


@pytest.mark.parametrize("name", CLASSES)
def test_the_game_to_look_at_uses_the_hook(name: str) -> None:
    for hooks, _, game in rows(name):
        for hook in hooks:
            users = {key for key in GAMES.values() if hook in vars(type(side_of(find_screen(key), name)))}
            assert GAMES[game] in users if game != NEEDS_NO_GAME else not users, (hook, users)


def test_everything_that_a_reader_says_is_told() -> None:
    table = DOC[DOC.index("What `MoveControls` say") : DOC.index("### `EventNarrator`")]
    told = dict(re.findall(r"^\| (`.*?) \| (.*) \|$", table, re.MULTILINE))
    assert sorted(re.findall("`(\\w+)`", " ".join(told))) == sorted(field.name for field in fields(MoveControls))
    for name, kind in (("typed", TypeableMoves), ("menus", MenuChoices), ("places", ButtonPlaces)):
        said = set(re.findall("`(\\w+)`", told[f"`{name}`"])) - {kind.__name__}
        assert said == {field.name for field in fields(kind)}
