"""Help for players who do not know what to do: a sentence the first time, a goblin's own choice, the rules."""

from collections.abc import Iterable, Sequence

from bot.screens.custom_ids import Act
from bot.screens.layout import Button
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.tables.newcomers import beginners


def help_buttons(scene: Scene) -> list[Button]:
    """Return the buttons for a player who is asked: a hint, and how to play."""
    if not scene.asked or scene.decision is None:
        return []
    table = scene.table
    asking = Button(scene.say("panel-hint"), str(Act("hint", table.id, scene.decision.number)), emoji="house_lamp")
    rules = Button(scene.say("lobby-howto"), str(Act("howto", table.id, path=f"{table.game} 1")))
    return [asking, rules] if table.hints else [rules]


def coaching(scene: Scene, seats: Iterable[int | None]) -> list[str]:
    """Return a sentence about the question if one of these seats is asked it for the first time."""
    decision = scene.decision
    if decision is None or not set(beginners(scene.table, decision, often=1)).intersection(seats):
        return []
    line = screen_of(scene.table.game).coaching(scene, decision.kind)
    return [scene.say("board-coach", line=line, clock="yes" if scene.table.deadline else "no")]


def hints_on(scene: Scene) -> list[str]:
    """Say that players may ask a goblin for advice at this table, if they may."""
    panels = "yes" if screen_of(scene.table.game).panels else "no"
    return [scene.say("board-hints", panels=panels)] if scene.table.hints else []


def hint(scene: Scene, moves: Sequence[object]) -> str:
    """Return what a goblin would play, one move or several that belong together, and what it looks at."""
    game, paths = screen_of(scene.table.game), [tuple(str(move).split()) for move in moves]
    labels = [game.in_full(scene, path) for path in paths]
    return scene.say("panel-hint-told", move=scene.all_of(labels), why=game.why(scene, paths[0]))
