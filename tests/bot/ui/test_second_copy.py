"""Which messages in public count as messages of this database, so that a click on them may change its tables."""

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.screens.custom_ids import ClickAction
from bot.tables import TableError
from bot.tables.memory.shown_messages import ShownMessages
from bot.ui.answers.click import run_and_handle_errors
from bot.ui.connection.database_tag import DatabaseTaggedClient
from bot.ui.connection.lazy_components import defer_components
from bot.ui.connection.second_instance import (
    ALREADY_ANSWERED_CODE,
    EVIDENCE_NEEDED_BY_KIND,
    SECOND_COPY,
    detect_second_instance,
    is_own_table_message,
    iter_custom_ids,
)
from bot.ui.interactions import dispatch
from bot.ui.interactions.dispatch import ClickDispatcher

THIS = 7
OLD, NEW = discord.utils.time_snowflake(datetime(2024, 1, 1, tzinfo=UTC)), 0


@pytest.fixture(autouse=True)
def _no_copy() -> Any:
    SECOND_COPY.clear_evidence()
    yield
    SECOND_COPY.clear_evidence()


def tables_with(*message_ids: int, known: bool = True) -> Any:
    """Return tables with table 7, which these messages show; or without it."""
    surfaces = {one: SimpleNamespace(message_id=one, table_id=THIS) for one in message_ids}
    holding = Mock(load_table=AsyncMock(return_value=SimpleNamespace(surfaces=surfaces)), drop_surface=surfaces.pop)
    find = AsyncMock(return_value=SimpleNamespace(id=THIS), side_effect=None if known else TableError("table-gone"))
    changes: Any = Mock(holding=holding)
    return SimpleNamespace(find_table=find, shown=ShownMessages(changes))


MESSAGES: tuple[tuple[str, tuple[int, ...], bool, int, bool, bool], ...] = (
    # what the message is, those that show the table, whether the table is known, the message, a copy is known, ours
    ("noted", (OLD,), True, OLD, False, True),
    ("noted, with a copy about", (OLD,), True, OLD, True, True),
    ("old, of another database", (1,), True, OLD, False, False),
    ("just posted, not noted yet", (1,), True, NEW, False, True),
    ("just posted, with a copy about", (1,), True, NEW, True, False),
    ("the only one of its table", (), True, OLD, False, True),
    ("of a table that is not here", (), False, NEW, False, False),
)


@pytest.mark.parametrize(("what", "shown", "known", "message", "copy", "ours"), MESSAGES)
async def test_a_message_counts_if_this_database_knows_that_it_shows_the_table(
    what: str, shown: tuple[int, ...], message: int, *, known: bool, copy: bool, ours: bool
) -> None:
    if copy:
        SECOND_COPY.record_second_copy_evidence("message")
    posted = message or discord.utils.time_snowflake(discord.utils.utcnow())
    assert await is_own_table_message(tables_with(*shown, known=known), THIS, posted) is ours, what


async def test_a_message_that_showed_the_table_until_lately_counts_for_clicks_on_their_way() -> None:
    tables = tables_with(OLD, 1)
    await tables.shown.drop_surface(OLD)
    assert await is_own_table_message(tables, THIS, OLD)
    assert not await is_own_table_message(tables, THIS, OLD + 1)


async def test_a_click_on_an_outdated_message_is_answered_with_a_link(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch, "build_table_link", AsyncMock(return_value="https://discord.com/channels/1/2/3"))
    desk: Any = SimpleNamespace(_tables=tables_with(1))
    click = Mock(table_id=THIS, message_id=OLD, act=ClickAction("join", THIS))
    with pytest.raises(TableError) as refused:
        await ClickDispatcher._is_for_other_copy(desk, click)
    assert refused.value.code == "message-outdated"
    SECOND_COPY.record_second_copy_evidence("message")
    assert await ClickDispatcher._is_for_other_copy(desk, click), "the other copy answers"


async def test_sentences_that_come_after_the_answer_of_another_copy_are_signs_of_it() -> None:
    answered = discord.HTTPException(Mock(status=400), {"code": ALREADY_ANSWERED_CODE, "message": "acknowledged"})
    reply = Mock(show_sentence=AsyncMock(side_effect=answered))
    for _ in range(EVIDENCE_NEEDED_BY_KIND["answer"]):
        assert not SECOND_COPY.was_noticed
        await run_and_handle_errors(reply, Mock(), AsyncMock(side_effect=TableError("button-invalid")), {})
    assert SECOND_COPY.was_noticed


MARKS: tuple[tuple[str, str, bool], ...] = (
    # the tag of the database, that of a message in a DM, and whether it tells of another copy
    ("abc", "abc", False),
    ("abc", "xyz", True),
    ("abc", "", False),
    ("", "xyz", False),
)


@pytest.mark.parametrize(("own", "seen", "noticed"), MARKS)
async def test_a_message_of_ours_with_another_mark_is_of_another_copy(own: str, seen: str, *, noticed: bool) -> None:
    client: Any = Mock(spec=DatabaseTaggedClient, database_tag=own)
    button = SimpleNamespace(custom_id=str(ClickAction("hand", THIS, database_tag=seen)))
    await detect_second_instance(client, Mock(), Mock(guild=None, components=[SimpleNamespace(children=[button])]))
    assert SECOND_COPY.was_noticed is noticed


def test_components_of_a_message_are_made_when_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Mock(wraps=discord.components._component_factory)
    monkeypatch.setattr("bot.ui.connection.lazy_components._component_factory", made)
    message, button = Mock(), {"type": 2, "style": 1, "label": "Join", "custom_id": "join:7"}
    rows: list[Any] = [{"type": 1, "components": [button]}]
    defer_components()
    discord.Message._handle_components(message, rows)
    assert not made.called
    assert [*iter_custom_ids(message.components)] == ["join:7"]
    assert (len(message.components), made.call_count) == (1, 1)
