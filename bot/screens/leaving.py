"""What is said to somebody who left a match: who plays for them, and how they come back."""

from bot.screens.acts import Act
from bot.screens.layout import Button, Part, Row, Screen, Text
from bot.tables import Table
from games.engine.words import Words


def resigned(table: Table, say: Words) -> Screen:
    """Tell who plays on for somebody who has left; a goblin makes room for them again with one click."""
    minded = table.status == "playing" and table.takeover
    back = Button(say("answer-back"), str(Act("back", table.id)), "good")
    parts: list[Part] = [
        Text(say("answer-resigned", goblin="yes" if minded else "no")),
        *([Row((back,))] if minded else []),
    ]
    return Screen(tuple(parts))
