"""A move is answered in the message that was clicked, or where it can be if that is gone."""

from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.screens.controls.paths import Focus
from bot.screens.custom_ids import Act
from bot.screens.layout import Screen, Text
from bot.tables import Person
from bot.ui.answers.click import Click
from bot.ui.interactions.move_clicks import GONE, MoveClicks

SCREEN = Screen((Text("a row of tiles"),))
FORM, BUTTON = {"text": "lay C3 green"}, dict[str, str]()


def clicked(form: dict[str, str]) -> Click:
    act = Act("typed" if form else "play", 7, 3, "lay")
    ann = Person(5, "Ann")
    return Click(
        id=1, application_id=2, token="", act=act, form=form, person=ann, locale="en-US", channel_id=3,
        message_id=4, in_public=False,
    )  # fmt: skip


def answered(code: int) -> AsyncMock:
    refusal = discord.HTTPException(Mock(status=404), {"code": code, "message": "no"})
    return AsyncMock(update=AsyncMock(side_effect=refusal))


def room() -> MoveClicks:
    """Return clicks at a table that has noted nothing of the message, and plays whatever it is asked for."""
    tables = Mock(play=AsyncMock(), play_text=AsyncMock(), shown=Mock(of=AsyncMock(return_value=())))
    composer, beside = AsyncMock(), Mock(answered_by=lambda *_: False)
    composer.panel.return_value = SCREEN
    messages: Any = Mock(answering=lambda _: AsyncMock())
    return MoveClicks(tables, messages, composer, Mock(), beside)


@pytest.mark.parametrize("form", [FORM, BUTTON], ids=["a form", "a button"])
async def test_a_form_whose_message_is_gone_is_told_that_its_move_was_played(form: dict[str, str]) -> None:
    reply = answered(GONE)
    await room().play_text(clicked(form), reply, "lay C3 green")
    assert [call.args for call in reply.tell.await_args_list] == (
        [("Your move was played. The message with the form is gone: look at the newest board.",)] if form else []
    )
    assert reply.acknowledge.await_count == (not form)


async def test_the_way_to_a_move_is_shown_anew_if_its_message_is_gone_and_any_other_refusal_is_told() -> None:
    reply = answered(GONE)
    await room().show_focus(clicked(FORM), reply, Mock(), Focus(()))
    reply.show.assert_awaited_once_with(SCREEN)
    with pytest.raises(discord.HTTPException):
        await room().show_focus(clicked(FORM), answered(50013), Mock(), Focus(()))
