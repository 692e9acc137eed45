"""What those are asked who leave a match or close it, and what a player who has left is told."""

from bot.screens.custom_ids import Act
from bot.screens.layout import Button, Part, Row, Screen, Text
from bot.screens.scene import names_of
from bot.screens.shelf import screen_of
from bot.tables import Table
from games.engine.words import Words

SURE = "sure"
"""The path of the button that leaves without another question."""


def unsure(table: Table, say: Words) -> Screen:
    """Ask somebody who wants to leave a match whether they are sure, and say what would follow."""
    follows = "closed" if len(table.present) == 1 else "goblin" if table.takeover else "default"
    button = Button(say("answer-leave"), str(Act("leave", table.id, path=SURE)), "danger")
    return Screen((Text(say("answer-leave-sure", follows=follows)), Row((button,))))


def resigned(table: Table, say: Words) -> Screen:
    """Tell who plays on for somebody who has left; a goblin gives the seat back to them with one click."""
    closed, minded = table.status == "closed", table.status == "playing" and table.takeover
    back = Button(say("answer-back"), str(Act("back", table.id)), "good")
    parts: list[Part] = [
        Text(say("answer-resigned", plays="nobody" if closed else "goblin" if minded else "default")),
        *([Row((back,))] if minded else []),
    ]
    return Screen(tuple(parts))


def minded(table: Table, say: Words) -> Screen:
    """Return what stays of the panel of somebody for whom a goblin plays on, whether they left or were replaced."""
    place = f"<#{table.thread_id or table.channel_id}>"
    back = Button(say("answer-back"), str(Act("back", table.id)), "good")
    return Screen((Text(say("panel-minded", game=screen_of(table.game).title, place=place)), Row((back,))))


def closing(table: Table, say: Words) -> Screen:
    """Ask somebody who wants to close a running match whether they are sure, and name those who play."""
    names = names_of(table.present, say)
    button = Button(say("answer-close"), str(Act("close", table.id, path=SURE)), "danger")
    return Screen((Text(say("answer-close-sure", names=names, count=len(table.present))), Row((button,))))
