"""Messages for one person are in their language, also where no table is, and those for all in the table's."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock, patch

import pytest

from bot.screens.layout import Menu, Row, Screen
from bot.screens.lobby import render_lobby
from bot.screens.pages.leaving import render_direct_notice
from bot.screens.scene import load_sitter_words
from bot.store.models import Preferences, Server, Sitter
from bot.ui.connection.rate_limit import OutgoingRateLimit
from bot.ui.days.digest_posts import DigestPosts
from bot.ui.surfaces.direct_messages import DirectMessageReader
from bot.ui.surfaces.notices import NoticeSender
from games.engine.words import load_words
from tests.bot.screens.scenes import text_of
from tests.bot.screens.test_lobby_on_one_screen import opened
from tests.tongues import languages_in, marked_languages


@pytest.mark.parametrize(
    ("known", "text", "language"), [(None, "hello", "en"), ("de-AT", "hello", "de"), ("de", "hilfe", "de")]
)
async def test_who_plays_nowhere_is_answered_in_english_unless_known_and_gets_a_button(
    known: str | None, text: str, language: str
) -> None:
    tables: Any = Mock(
        list_user_views=AsyncMock(return_value=[]), people=Mock(find_language=AsyncMock(return_value=known))
    )
    letters, shown = DirectMessageReader(Mock(), tables, OutgoingRateLimit()), list[Screen]()
    letters._post_answer = AsyncMock(side_effect=lambda _, screen: shown.append(screen))  # type: ignore[method-assign]
    message: Any = SimpleNamespace(content=text, channel=SimpleNamespace(id=8), author=SimpleNamespace(id=5))
    with marked_languages():
        await letters.play_dm_move(message, AsyncMock())
    assert languages_in(text_of(shown[0])) == {language}
    acts = [button.act for part in shown[0].parts if isinstance(part, Row) for button in part.buttons]
    assert text == "hilfe" or acts == ["help:0:0:"]


async def test_a_closed_match_is_told_to_all_in_the_tables_language_and_to_each_in_theirs() -> None:
    posted = AsyncMock()
    german = Sitter(0, 1, "Ann", locale="en-US", wish=Preferences(language="de"))
    table: Any = SimpleNamespace(
        thread_id=3,
        channel_id=2,
        language="en",
        game="gobblestones",
        find_sitter=lambda _: german,
        id=7,
        closed_by=99,
        host_id=99,
        closing_reason="",
    )
    with (
        marked_languages(),
        patch.object(NoticeSender, "post_notice", posted),
    ):
        await NoticeSender(Mock(), OutgoingRateLimit()).announce_closed_match(table)
        by_dm = render_direct_notice("closed", table, 1, load_sitter_words(table, 1))
    assert by_dm
    assert languages_in(text_of(posted.await_args_list[0].args[1])) == {"en"}
    assert languages_in(text_of(by_dm)) == {"de"}


DIGESTS: tuple[tuple[str | None, list[str], str | None, str], ...] = (
    # what managers said, the kind of server, what its manager reads: the language of a digest
    ("de", [], None, "de"),
    (None, ["COMMUNITY"], "en-US", "de"),
    (None, [], "de", "de"),
    (None, [], None, "en"),
)


@pytest.mark.parametrize(("chosen", "features", "manager", "language"), DIGESTS)
async def test_a_digest_is_in_the_language_of_its_server(
    chosen: str | None, features: list[str], manager: str | None, language: str
) -> None:
    guild = SimpleNamespace(features=features, preferred_locale="de")
    tables: Any = Mock(people=Mock(find_language=AsyncMock(return_value=manager)))
    posts = DigestPosts(Mock(get_guild=lambda _: guild), tables, Mock(), OutgoingRateLimit())
    with marked_languages():
        assert await posts._find_language(Server(1, language=chosen, digest_by=5)) == language


def test_the_lobby_offers_its_host_the_other_languages() -> None:
    shown = render_lobby(opened("gobblestones"), load_words())
    (menu,) = [part for part in shown.parts if isinstance(part, Menu)]
    assert [(one.value, one.label) for one in menu.options if one.value.startswith("language")] == [
        ("language de", "Language: Deutsch")
    ]
