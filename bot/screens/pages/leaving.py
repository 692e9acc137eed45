"""What a player who leaves a match is told: what will follow, who plays for them, and how they come back."""

from bot.screens.custom_ids import Act
from bot.screens.layout import Button, Part, Row, Screen, Text
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
