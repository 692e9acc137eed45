"""A view in, a picture and its words out. Pure: no Discord, no state but the cache of sprites.

`draw` may be called in any thread, and should be in another than the event loop's.
"""

from collections.abc import Callable, Sequence
from typing import Any

from bot.pictures import emerald_skulls, goats_and_goblins, gobblestones, goblin_market, goblin_teeth
from bot.pictures.picture import Picture
from games import find
from games.engine import Match, View
from games.engine.words import Words
from games.engine.words import words as catalogue

Draw = Callable[[Any, Sequence[str], Words], list[Picture]]

_DRAWN: dict[tuple[str, str], Draw] = {
    ("goats_and_goblins", "board"): goats_and_goblins.board,
    ("goats_and_goblins", "panel"): goats_and_goblins.panel,
    ("goats_and_goblins", "log"): goats_and_goblins.log,
    ("gobblestones", "board"): gobblestones.board,
    ("gobblestones", "panel"): gobblestones.panel,
    ("emerald_skulls", "board"): emerald_skulls.board,
    ("emerald_skulls", "log"): emerald_skulls.log,
    ("goblin_market", "board"): goblin_market.board,
    ("goblin_market", "panel"): goblin_market.panel,
    ("goblin_market", "log"): goblin_market.sold,
    ("goblin_market", "deck"): goblin_market.deck,
    ("goblin_teeth", "board"): goblin_teeth.board,
    ("goblin_teeth", "panel"): goblin_teeth.panel,
}
"""How a game's pictures are drawn, by the game's key and the kind of picture."""


def kinds(key: str) -> list[str]:
    """Return the kinds of pictures that a game has.

    "board" is for everyone, "panel" for a player's own eyes, "log" for a board that a newer one has superseded.
    """
    return [kind for game, kind in _DRAWN if game == key]


def draw(key: str, kind: str, view: View, names: Sequence[str], words: Words) -> list[Picture]:
    """Return a game's pictures of one kind; none where the game has no such picture, or a spectator asks for a panel.

    `view` is the onlooker's own, `names` are the players' by seat, as they are. A "board" shows what everyone may
    know, whoever's view it is drawn from; a "panel" also what only the view's seat may.
    """
    drawn = _DRAWN.get((key, kind))
    return drawn(view, names, words) if drawn else []


def warm_up() -> None:
    """Draw one picture of each kind, so that sprites are made before anybody waits for them."""
    for key, kind in _DRAWN:
        match = Match.new(key, seats=find(key).seats[-1])
        draw(key, kind, match.view(0), [str(seat) for seat in range(match.seats)], catalogue())


__all__ = ["Picture", "draw", "kinds", "warm_up"]
