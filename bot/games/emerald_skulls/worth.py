"""What a placement pays, and the odds of what comes after it, for those who choose one."""

from dataclasses import dataclass

from bot.screens.controls.paths import Path
from bot.screens.scene import Scene
from games.emerald_skulls import LEVELS, EmeraldSkullsView, Place
from games.emerald_skulls.dice import LEVEL_BY_NAME
from games.emerald_skulls.payout import usual_pay
from games.emerald_skulls.thumb import board_seen
from games.emerald_skulls.tumbling import OUTS
from games.emerald_skulls.turn import Out

GEM = LEVELS[-1]


@dataclass(frozen=True, slots=True)
class Worth:
    """What the board pays after a placement: at once if it ends the turn by an `out`, otherwise on a Chicken Out.

    Then so many dice are left, and this is the chance in per cent that their roll busts.
    """

    out: Out | None
    gears: int
    cubes: int
    dice: int
    percent: int


def out_by(view: EmeraldSkullsView, level: str, dice: int) -> Out | None:
    """Return how so many dice on a level end the turn: by the gem, because no die is left, or both; else `None`."""
    return OUTS.get((level == GEM, dice == view.pool))


def worth_after(view: EmeraldSkullsView, level: str, ordinary: int, skulls: int) -> Worth:
    """Return what a placement is worth."""
    board = board_seen(view).after_placing(Place(LEVEL_BY_NAME[level], ordinary, skulls))
    out = out_by(view, level, ordinary + skulls)
    pay = usual_pay(board.finish_turn(out or "chicken"), out or "chicken")
    return Worth(out, pay.gears, pay.cubes, board.pool, 0 if out else round(100 * board.bust_chance()))


def worth_line(scene: Scene, view: EmeraldSkullsView, path: Path) -> str | None:
    """Return what a placement pays in one line; nothing for the beginning of one, or where none is made."""
    if view.phase != "place" or len(path) < WHOLE:
        return None
    worth = worth_after(view, path[1], int(path[2]), int(path[3]))
    pay = {"gears": worth.gears, "cubes": worth.cubes}
    out = worth.out or "none"
    return scene.say("emerald-skulls-place-worth", out=out, dice=worth.dice, percent=worth.percent, **pay)


def percent_after_reroll(view: EmeraldSkullsView, how: str, pool: int) -> int:
    """Return the chance in per cent that a reroll with so many dice busts."""
    board = board_seen(view)
    after = board.nose_picked() if how == "nose" and board.can_pick() else board
    return round(100 * after._replace(pool=pool).bust_chance())


WHOLE = 4
"""The words of a whole placement."""
