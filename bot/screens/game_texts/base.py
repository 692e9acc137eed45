"""The base of all classes with texts of a game: they know its key, its words, its kind of view."""

from typing import Generic, TypeVar, final

from bot.screens.scene import Scene
from games import find_game
from games.engine import View
from games.engine.convention import build_words_prefix

V = TypeVar("V", bound=View)


class GameTexts(Generic[V]):
    """Some texts of a game's screens. The defaults take their words from the catalogue, under the game's key."""

    key: str
    View: type[V]

    def __init__(self, key: str, view: type[V]) -> None:
        """Belong to a game, whose views are of this kind."""
        self.key, self.View = key, view

    @property
    @final
    def title(self) -> str:
        """The game's name."""
        return find_game(self.key).title

    @property
    @final
    def prefix(self) -> str:
        """The prefix of the keys of the game's sentences."""
        return build_words_prefix(self.key)

    @final
    def view(self, scene: Scene) -> V:
        """Return what the viewer may know, as this game's own kind of view."""
        if not isinstance(scene.view, self.View):
            raise TypeError(type(scene.view))
        return scene.view
