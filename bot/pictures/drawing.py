"""Which pictures a game has, and how they are drawn.

`draw_pictures` may be called in any thread; that should not be the event loop's.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib.util import find_spec
from types import FunctionType
from typing import Any

from bot.pictures.picture import Picture
from games import find_game
from games.engine import Event, IncompleteGame, View
from games.engine.convention import load_game_object
from games.engine.words import Words

Draw = Callable[[Any, Sequence[str], Words], list[Picture]]
"""Draws a view, with the players' names by seat, as they are."""


BeatDrawer = Callable[[Sequence[Event], Any, Sequence[str], Words], Picture | None]
"""Draws what one move caused, from the events that everybody may know and a spectator's view."""
RollDrawer = Callable[[Sequence[Event], Any, Sequence[str], Words], Callable[[], bytes] | None]
"""Tells what makes a board move after one move, from the same; `None`: nothing."""

PRIVATE_KINDS = frozenset({"panel", "hand"})
"""The kinds of pictures that only one player sees."""

TABLE_KINDS = PRIVATE_KINDS | {"board", "log"}
"""The kinds of pictures that tables show; all others are for the rules."""


@lru_cache(maxsize=64)
def find_draw_functions(key: str) -> Mapping[str, Draw]:
    """Return the functions that draw a game's pictures, by kind; raises `IncompleteGame` for a game without any.

    "board" is for everyone, "panel" only for its player, "hand" for a player's panel that asks nothing, "log" for a
    board that a newer one has superseded. "field" is a board that is drawn whole, to cut pieces from, and "film" one
    for a moving picture of the match, where boards grow in it. A game may have more: they are for its rules.
    """
    pictures: Mapping[str, Draw] = load_game_object(find_game(key).key, f"bot.games.{key}.pictures", "PICTURES", dict)
    if "board" not in pictures:
        raise IncompleteGame("no-picture", game=key, kind="board")
    return pictures


def draw_pictures(key: str, kind: str, view: View, names: Sequence[str], words: Words) -> list[Picture]:
    """Draw a game's pictures of one kind; none if the game has no such picture, or a spectator asks for a panel.

    A "panel" or "hand" is drawn from the view of a seat and may show what only that seat knows. All others are seen by
    everyone, and are drawn only from a spectator's view; raises `ValueError` for any other.
    """
    if view.seat is not None and kind not in PRIVATE_KINDS:
        raise ValueError(f"the picture {kind} is for everyone, the view that of seat {view.seat}")
    drawn = find_draw_functions(key).get(kind)
    return drawn(view, names, words) if drawn else []


@lru_cache(maxsize=64)
def find_beat_drawer(key: str) -> BeatDrawer:
    """Return what draws the moments of a game that all should see; raises `IncompleteGame` for a game without them."""
    return load_game_object(find_game(key).key, f"bot.games.{key}.pictures.beats", "beat", FunctionType)


def draw_game_moment(
    key: str, event_list: Sequence[Event], view: View, names: Sequence[str], words: Words
) -> Picture | None:
    """Draw the picture (animation) of what one move caused, if it is something that everybody should see.

    Everyone sees it, so it is drawn from what everybody may know; raises `ValueError` for another view.
    """
    if view.seat is not None:
        raise ValueError(f"what all should see is for everyone, the view that of seat {view.seat}")
    return find_beat_drawer(key)([event for event in event_list if event.to is None], view, names, words)


@lru_cache(maxsize=64)
def _find_roll_drawer(key: str) -> RollDrawer | None:
    module = f"bot.games.{find_game(key).key}.pictures.rolls"
    return load_game_object(key, module, "roll", FunctionType) if find_spec(module) else None


def has_animated_rolls(key: str) -> bool:
    """Tell whether a game has dice that are seen rolling on its board."""
    return _find_roll_drawer(key) is not None


def animate_game_roll(
    key: str, event_list: Sequence[Event], view: View, names: Sequence[str], words: Words
) -> Callable[[], bytes] | None:
    """Return what animates a game's board after one move, if that rolled dice that decide something.

    Everyone sees the board, so it is told by what everybody may know; raises `ValueError` for another view.
    """
    if view.seat is not None:
        raise ValueError(f"a board is for everyone, the view that of seat {view.seat}")
    roll = _find_roll_drawer(key)
    return roll([event for event in event_list if event.to is None], view, names, words) if roll else None
