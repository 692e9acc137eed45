"""All the tables of one person, wherever they are: whose turn it is there, and a link to them."""

from collections.abc import Sequence

from bot.screens.custom_ids import Act
from bot.screens.layout import Button, Screen, Text, rows, texts
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.tables import Table
from games.engine.words import Words

MOST = 25
"""At most this many are listed, the most recent first."""


def mine(scenes: Sequence[Scene], say: Words) -> Screen:
    """Return somebody's tables, each with whose turn it is and where."""
    return Screen((Text(say("mine-title")), *texts(_line(scene) for scene in scenes[:MOST])))


def which(tables: Sequence[Table], say: Words) -> Screen:
    """Ask somebody who plays at several tables which hand they mean."""
    buttons = [
        Button(say("mine-hand", game=screen_of(table.game).title, table=str(table.id)), str(Act("hand", table.id)))
        for table in tables[:MOST]
    ]
    return Screen((Text(say("mine-which")), *rows(buttons)))


def _line(scene: Scene) -> str:
    table, decision = scene.table, scene.decision
    state = "lobby" if decision is None else "yours" if scene.asked else "others"
    names = scene.names(decision.seats) if decision else ""
    place = f"<#{table.thread_id or table.channel_id}>"
    return scene.say("mine-line", game=screen_of(table.game).title, place=place, state=state, names=names)
