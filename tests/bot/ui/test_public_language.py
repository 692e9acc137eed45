"""The language of what all see: what managers say, that of a Community, else that of who asks."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.store.models import Server
from bot.ui.connection.public_language import choose_public_language, find_server_language
from games.engine.words import load_words
from tests.tongues import marked_languages


def server(*features: str, locale: str = "de") -> Any:
    return SimpleNamespace(features=[*features], preferred_locale=locale)


CASES = (
    # what managers said, the server, the asker's language: the language of all
    (None, server("COMMUNITY"), "en", "de"),
    (None, server("COMMUNITY", locale="en-US"), "de", "en"),
    (None, server("COMMUNITY", locale="fr"), "de", "en"),
    (None, server("NEWS"), "en", "en"),
    (None, server(locale="en-US"), "de", "de"),
    (None, None, "de", "de"),
    ("en", server("COMMUNITY"), "de", "en"),
    ("de", server(), "en", "de"),
    ("xx", server("COMMUNITY"), "de", "en"),
)


@pytest.mark.parametrize(("chosen", "guild", "own", "language"), CASES)
def test_managers_come_before_a_community_and_that_before_who_asks(
    chosen: str | None, guild: Any, own: str, language: str
) -> None:
    with marked_languages():
        asked: Any = SimpleNamespace(guild=guild)
        assert choose_public_language(asked, Server(1, language=chosen), load_words(own)) == language
        assert find_server_language(Server(1, language=chosen), guild) in {language, None}
