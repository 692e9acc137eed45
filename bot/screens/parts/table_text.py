"""Accessibility: the whole table in words, for screen readers; alt texts may have room only for the essence."""

from collections.abc import Iterable

from bot.screens.custom_ids import ClickAction
from bot.screens.game import AnyScreen
from bot.screens.layout import MAX_TEXT_LENGTH, Button
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen

TABLE_TOPIC = "table"
"""The topic that is asked about: every game has it."""


def build_read_button(scene: Scene) -> Button:
    """Return the button "Read the table" (for screen readers)."""
    return Button(scene.say("board-read"), str(ClickAction("tell", scene.table_ref, 0, TABLE_TOPIC)))


def build_topic_buttons(scene: Scene, topics: Iterable[str]) -> list[Button]:
    """Return a button for each topic that anyone may ask about in private."""
    prefix = find_screen(scene.table.game).prefix
    return [
        Button(scene.say(f"{prefix}-topic-{topic}"), str(ClickAction("tell", scene.table_ref, 0, topic)))
        for topic in topics
    ]


def describe_help_topic(scene: Scene, game: AnyScreen, topic: str, public: Scene | None = None) -> str:
    """Return the text about a topic of a game, or everything that its pictures show the viewer.

    `public` is a spectator's scene: where players have no message of their own, they look at the board, too.
    """
    if topic != TABLE_TOPIC:
        return game.format_topic(scene, topic)
    viewed = scene if game.panels or public is None else public
    kind = "board" if viewed.seat is None else "panel"
    return "\n\n".join(picture.full_text for picture in game.draw_surface_pictures(viewed, kind))[:MAX_TEXT_LENGTH]
