"""The games that the house knows, by key. A game is imported when it is first asked for."""

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from games.engine.errors import BadOptions

if TYPE_CHECKING:
    from games.engine.contract import Game

_SHELF: dict[str, str] = {}


def shelve(key: str, where: str) -> None:
    """Put a game on the shelf: `where` is "module:Class"."""
    _SHELF[key] = where


def keys() -> list[str]:
    """Return the keys of all games, in the order they were shelved."""
    return list(_SHELF)


@lru_cache(maxsize=64)
def find(key: str) -> "Game[Any, Any, Any]":
    """Return the game with this key; raises `BadOptions` where there is none."""
    if key not in _SHELF:
        raise BadOptions("unknown-game", game=key, games=", ".join(_SHELF))
    module, _, name = _SHELF[key].partition(":")
    game: Game[Any, Any, Any] = getattr(import_module(module), name)()
    return game
