"""A translator can read a whole match and the stories of what the bot sends in one language."""

from pathlib import Path

import pytest

from games.engine import words
from games.engine.typed_words import load_synonyms
from tests.spoken import spoken_in
from tests.texts.__main__ import SAID


def test_a_match_can_be_read_in_another_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").symlink_to(words.LOCALES_FOLDER / "en")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "board.ftl").write_text("frame-more = Menü …\n", "utf-8")
    monkeypatch.setattr(words.Words.__init__, "__defaults__", (tmp_path,))
    with spoken_in("de"):
        told = SAID["goats_and_goblins"]()
    assert "[Menü …]" in told
    assert "[Menu…]" not in told


def test_typed_words_are_read_where_all_speak_one_language() -> None:
    with spoken_in("de"):
        assert load_synonyms("typed-numbers", words.load_words())["drei"] == "3"
