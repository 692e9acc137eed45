"""Writes golden texts anew, all of them or those that are named: python -m tests.texts a_lobby allowed."""

import asyncio
import sys

from games import game_keys
from tests.bot.screens.test_screens_told import TOLD
from tests.bot.tables import allowed_told
from tests.bot.ui.told import story
from tests.texts.telling import file_of, match_told

SCREENS = {file.stem: (file, tell) for file, tell in TOLD}

for name in sys.argv[1:] or [*game_keys(), "allowed", *SCREENS, *story.stories()]:
    if name in game_keys():
        file_of(name).write_text(match_told(name), "utf-8")
    elif name == "allowed":
        allowed_told.FILE.write_text(allowed_told.allowed_told(), "utf-8")
    elif name in SCREENS:
        file, tell = SCREENS[name]
        file.write_text(tell(), "utf-8")
    else:
        story.file_of(name).write_text(asyncio.run(story.story_told(name)), "utf-8")
