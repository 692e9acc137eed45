"""The animation of a roll that decides, on the board of Emerald Skulls: it shows first what somebody is asked about."""

from collections.abc import Callable, Sequence
from functools import partial

from bot.games.emerald_skulls.pictures import layout
from bot.games.emerald_skulls.pictures.board import draw_table
from bot.games.emerald_skulls.pictures.rolling import ROLL_TICKS
from bot.games.emerald_skulls.pictures.skull import draw_rolling
from bot.games.emerald_skulls.pictures.strip import STRIP_HEIGHT
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.reel import Reel
from bot.pictures.painting.theme import CAVE
from games.emerald_skulls import EmeraldSkullsView, events
from games.engine import Event
from games.engine.words import Words

MAX_DECISIVE_DICE = 2
"""A roll of so few dice decides whether the turn goes on, as does one of which nothing can be placed."""


def roll(
    event_list: Sequence[Event], view: EmeraldSkullsView, names: Sequence[str], words: Words
) -> Callable[[], bytes] | None:
    """Return what makes the board with its rolling dice, if the roll of this move decides something."""
    asked = view.decision.kind if view.decision else ""
    rolled = any(isinstance(event, events.PoolRolled) for event in event_list)
    decides = rolled and (asked == "bust" or (asked == "place" and len(view.roll) <= MAX_DECISIVE_DICE))
    return partial(_animate_board, view, names, words) if decides else None


def _animate_board(view: EmeraldSkullsView, names: Sequence[str], words: Words) -> bytes:
    still, ticks = draw_table(view, names, words), list[Canvas]()
    for to_go in range(ROLL_TICKS, 0, -1):
        ticks.append(Canvas((still.width, still.height), CAVE))
        draw_rolling(ticks[-1], view, (layout.compute_column_left(1), STRIP_HEIGHT), to_go)
    return Reel(still, ticks, still, opens=True).encode_gif()
