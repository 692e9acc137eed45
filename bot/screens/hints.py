"""What a panel offers to who does not know what to do: the goblin's own choice with its reason, and the rules."""

from bot.screens.acts import Act
from bot.screens.layout import Button
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of


def help_buttons(scene: Scene) -> list[Button]:
    """Return the buttons of who is asked: a hint, and how to play."""
    if not scene.asked or scene.decision is None:
        return []
    table = scene.table
    return [
        Button(scene.say("panel-hint"), str(Act("hint", table.id, scene.decision.number))),
        Button(scene.say("lobby-howto"), str(Act("howto", table.id, path=f"{table.game} 1"))),
    ]


def hint(scene: Scene, move: str) -> str:
    """Return what a goblin would play, in words and as one would type it, and what it looks at."""
    game, kind = screen_of(scene.table.game), scene.decision.kind if scene.decision else ""
    label = game.reader(scene).read(tuple(move.split())).label
    return scene.say("panel-hint-told", move=label, typed=move, why=scene.say(f"{game.prefix}-why-{kind}"))
