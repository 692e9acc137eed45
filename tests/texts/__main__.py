"""Writes golden texts anew, all of them or those that are named: python -m tests.texts a_lobby allowed.

With --language, matches and stories are written in that language to .cache/texts, to be read: nothing compares them.
"""

import argparse
import asyncio
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from unittest.mock import patch

from games import list_game_keys
from tests.bot.screens.test_screens_told import TOLD
from tests.bot.tables import allowed_told
from tests.bot.ui.told import requests_told, story
from tests.games import facts_told
from tests.spoken import check_language, spoken_in
from tests.texts.telling import file_of, match_told

READ = Path(".cache/texts")
SCREENS = {file.stem: (file, tell) for file, tell in TOLD}


def _tell_story(name: str) -> str:
    return asyncio.run(story.story_told(name))


def _tell_story_in_words(name: str) -> str:
    """Return a story with whole sentences in place of their keys."""
    with patch.multiple(requests_told, LONGEST=4000, MOST_TEXTS=40):
        return asyncio.run(story.story_told(name, in_words=True))


GOLDEN: dict[str, tuple[Path, Callable[[], str]]] = {
    **{game: (file_of(game), partial(match_told, game)) for game in list_game_keys()},
    "allowed": (allowed_told.FILE, allowed_told.allowed_told),
    "facts": (facts_told.FILE, facts_told.facts_told),
    **SCREENS,
    **{name: (story.file_of(name), partial(_tell_story, name)) for name in story.stories()},
}
"""Each golden text by name: its file, and what it should be."""
SAID: dict[str, Callable[[], str]] = {
    **{game: partial(match_told, game) for game in list_game_keys()},
    **{name: partial(_tell_story_in_words, name) for name in story.stories()},
}
"""What can be read in another language. All other texts have keys in place of sentences."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the texts."""
    parser = argparse.ArgumentParser(prog="python -m tests.texts", description=__doc__)
    parser.add_argument("name", nargs="*", choices=[*GOLDEN, []], metavar="NAME", help="; ".join(GOLDEN))
    parser.add_argument("--language", type=check_language, help="such as de; files are written to .cache/texts")
    asked = parser.parse_args(arguments)
    if asked.language:
        _write_translated(asked.language, asked.name or [*SAID])
        return
    for file, tell in (GOLDEN[name] for name in asked.name or GOLDEN):
        file.write_text(tell(), "utf-8")


def _write_translated(language: str, names: Sequence[str]) -> None:
    """Write texts in a language, and print where each is."""
    folder = READ / language
    folder.mkdir(parents=True, exist_ok=True)
    with spoken_in(language):
        for name in (name for name in names if name in SAID):
            file = folder / f"{name}.txt"
            file.write_text(SAID[name](), "utf-8")
            sys.stdout.write(f"{file}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
