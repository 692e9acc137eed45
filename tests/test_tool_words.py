"""The sentences of the commands in this folder: each that code names exists, each is used, none is among the bot's."""

import re
from pathlib import Path

from games.engine.words import ENGLISH, LOCALES_FOLDER, _load_bundle
from tests import words

HERE = Path(__file__).parent
CODE = "\n".join(path.read_text("utf-8") for path in HERE.rglob("*.py"))
KEYS = set(_load_bundle(ENGLISH, words.LOCALES).texts)


def test_every_sentence_that_a_command_names_exists() -> None:
    named = set(re.findall(r"""tool_text\(\s*["']([a-z-]+)["']""", CODE))
    assert len(named) > 50
    assert sorted(named - KEYS) == []


def test_every_sentence_of_a_command_is_used() -> None:
    assert sorted(key for key in KEYS if not re.search(f"""["']{key}["']""", CODE)) == []


def test_the_bot_has_none_of_these_sentences() -> None:
    assert sorted(KEYS & set(_load_bundle(ENGLISH, LOCALES_FOLDER).texts)) == []
