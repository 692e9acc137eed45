"""The registry of the games that the bot knows, by key. A game is imported when it is first asked for."""

from functools import lru_cache
from typing import Any

from games.engine.contract import Game
from games.engine.convention import build_class_name, create_game_object
from games.engine.errors import BadOptions

_SHELF: list[str] = []


def register_games(*games: str) -> None:
    """Register games by key."""
    _SHELF.extend(games)


def list_game_keys() -> list[str]:
    """Return the keys of all registered games, in their order."""
    return list(_SHELF)


@lru_cache(maxsize=64)
def find_game(key: str) -> Game[Any, Any, Any]:
    """Return the game with this key; raises `BadOptions` if there is none, `IncompleteGame` if it is not complete."""
    if key not in _SHELF:
        raise BadOptions("unknown-game", game=key, games=", ".join(_SHELF))
    return create_game_object(key, f"games.{key}", build_class_name(key), Game)  # type: ignore[type-abstract]  # its whole subclasses are meant
