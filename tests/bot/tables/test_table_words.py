"""Every refusal of a table has a sentence, and every sentence a refusal."""

from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.tables import PACES, Refusal, TableError
from games.engine.words import ENGLISH, LOCALES, Word

ARGUMENTS: dict[str, dict[str, Word]] = {
    "bad-pace": {"pace": "hectic", "paces": ", ".join(PACES)},
    "table-full": {"most": 4},
    "too-few-players": {"least": 2},
}


@pytest.mark.parametrize("code", get_args(Refusal))
def test_every_refusal_has_a_sentence(code: Refusal) -> None:
    sentence = str(TableError(code, **ARGUMENTS.get(code, {})))
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_every_sentence_is_said_by_somebody() -> None:
    catalogue = FluentParser().parse((LOCALES / ENGLISH / "tables.ftl").read_text("utf-8"))
    written = {entry.id.name for entry in catalogue.body if isinstance(entry, Message)}
    assert written <= {f"error-{code}" for code in (*get_args(Refusal), "bad-setting")}
