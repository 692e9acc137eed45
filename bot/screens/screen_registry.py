"""The screens of a game, found by its key."""

from functools import lru_cache

from bot.screens.game import AnyScreen, GameScreen
from games import find_game
from games.engine.convention import build_class_name, create_game_object


@lru_cache(maxsize=64)
def find_screen(key: str) -> AnyScreen:
    """Return the screens of a game; raises `BadOptions` for an unknown one, `IncompleteGame` if it has none."""
    return create_game_object(
        find_game(key).key, f"bot.games.{key}.screen", f"{build_class_name(key)}Screen", GameScreen
    )
