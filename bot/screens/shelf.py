"""The games that have screens, by key: these can be played."""

from functools import lru_cache
from importlib import import_module

from bot.screens.game import AnyScreen
from games.engine import BadOptions

_SHELF = {
    "emerald_skulls": "bot.screens.emerald_skulls:EmeraldSkullsScreen",
    "gobblestones": "bot.screens.gobblestones:GobblestonesScreen",
    "goblin_market": "bot.screens.goblin_market:GoblinMarketScreen",
    "goats_and_goblins": "bot.screens.goats_and_goblins:GoatsAndGoblinsScreen",
    "goblin_teeth": "bot.screens.goblin_teeth:GoblinTeethScreen",
}


def playable() -> list[str]:
    """Return the keys of the games that can be played here."""
    return list(_SHELF)


@lru_cache(maxsize=16)
def screen_of(key: str) -> AnyScreen:
    """Return the screens of a game; raises `BadOptions` for a game that has none."""
    if key not in _SHELF:
        raise BadOptions("unknown-game", game=key, games=", ".join(_SHELF))
    module, _, name = _SHELF[key].partition(":")
    screen: AnyScreen = getattr(import_module(module), name)()
    return screen
