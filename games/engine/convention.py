"""Finds a game's parts (classes) by its key alone. An error names a part that is missing or of the wrong kind.

Goblin Market has the key `goblin_market` and the module `games.goblin_market` with the class `GoblinMarket`.
"""

from collections.abc import Iterable
from importlib import import_module
from inspect import get_annotations
from typing import TypeVar

from games.engine.errors import IncompleteGame
from games.engine.words import MissingWords, load_words

T = TypeVar("T")


def build_class_name(key: str) -> str:
    """Return the name of a game's class: "goblin_market" has `GoblinMarket`."""
    return "".join(word.capitalize() for word in key.split("_"))


def build_words_prefix(key: str) -> str:
    """Return the prefix of the keys of a game's sentences: "goblin_market" has "goblin-market"."""
    return key.replace("_", "-")


def require_words(key: str, sentence_keys: Iterable[str]) -> None:
    """Raise `IncompleteGame` with all sentences that a game needs and the catalogue lacks."""
    if missing := [key for key in sentence_keys if key not in load_words()]:
        raise IncompleteGame("no-words", game=key, words=", ".join(missing))


def load_game_object(key: str, module: str, name: str, kind: type[T]) -> T:
    """Return the object with this name in a module of a game; raises `IncompleteGame` if there is none of this kind."""
    value = getattr(_import_game_module(key, module), name, None)
    if value is None:
        raise IncompleteGame("no-part", game=key, module=module, part=name)
    if not isinstance(value, kind):
        raise IncompleteGame("wrong-part", game=key, module=module, part=name, kind=kind.__name__)
    return value


def create_game_object(key: str, module: str, name: str, kind: type[T]) -> T:
    """Return an instance of a game's class with this name; raises `IncompleteGame` if it is not complete."""
    loaded_class = load_game_object(key, module, name, type)
    if not issubclass(loaded_class, kind):
        raise IncompleteGame("wrong-part", game=key, module=module, part=name, kind=kind.__name__)
    if lacking := _list_missing_members(loaded_class):
        raise IncompleteGame("part-lacks", game=key, module=module, part=name, lacking=", ".join(lacking))
    if loaded_class.key != key:  # type: ignore[attr-defined]  # every such class has one: it is among what may be lacking
        raise IncompleteGame("wrong-key", game=key, module=module, part=name)
    return loaded_class()


def _import_game_module(key: str, name: str) -> object:
    """Import a module of a game; an import error from inside the module is raised as it is."""
    try:
        return import_module(name)
    except ModuleNotFoundError as problem:
        if not f"{name}.".startswith(f"{problem.name}."):
            raise
        raise IncompleteGame("no-module", game=key, module=str(problem.name)) from None
    except MissingWords as problem:
        raise IncompleteGame("no-words", game=key, words=str(problem.args[0])) from problem
    except (TypeError, ValueError, NameError, AttributeError, SyntaxError) as problem:
        raise IncompleteGame("broken-module", game=key, module=name, problem=str(problem)) from problem


def _list_missing_members(game_class: type) -> list[str]:
    """Return the methods that a class leaves abstract, and the names that its bases declare and nobody sets."""
    announced = {name for base in game_class.__mro__ for name in get_annotations(base) if not hasattr(game_class, name)}
    return sorted(announced | getattr(game_class, "__abstractmethods__", frozenset()))
