"""Writes golden texts anew, all of them or those that are named: python -m tests.texts a_lobby allowed."""

import asyncio
import sys

from games import keys
from tests.bot.screens import boards_told, widgets_told
from tests.bot.tables import allowed_told
from tests.bot.ui.told import story
from tests.texts.telling import file_of, match_told

for name in sys.argv[1:] or [*keys(), "allowed", "boards", "widgets", *story.stories()]:
    if name in keys():
        file_of(name).write_text(match_told(name), "utf-8")
    elif name == "allowed":
        allowed_told.FILE.write_text(allowed_told.allowed_told(), "utf-8")
    elif name == "boards":
        boards_told.FILE.write_text(boards_told.boards_told(), "utf-8")
    elif name == "widgets":
        widgets_told.FILE.write_text(widgets_told.widgets_told(), "utf-8")
    else:
        story.file_of(name).write_text(asyncio.run(story.story_told(name)), "utf-8")
