"""An answer: the first one, one after it, and one that was promised in the meantime; what a table says of each way."""

import asyncio
import json
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock, call

import discord
import pytest

from bot.screens.controls.form import Form, FormLine
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import Figure, Screen, Text
from bot.tables import Person
from bot.ui.answers.click import Click, render_late_form
from bot.ui.answers.reply import INVALID_BODY_CODE, Reply
from bot.ui.composing.rendering import build_layout_view
from bot.ui.connection.clock_skew import ClockSkew

PICTURE = Figure("board", b"\x89PNG a picture", "a board")
SCREEN = Screen((Text("Your turn."), PICTURE))
PLAIN = Screen((Text("Your turn."),), plain=True)


def asked(*, answered: bool) -> Any:
    """Return an interaction; whether it has an answer already."""
    response = AsyncMock(is_done=Mock(return_value=answered))
    shown = AsyncMock(attachments=["theirs"])
    return AsyncMock(response=response, edit_original_response=AsyncMock(return_value=shown), followup=AsyncMock())


def sent(made: Mock) -> dict[str, Any]:
    """Return what Discord is sent: files by their names, the view by its components."""
    more = dict(made.await_args.kwargs)
    named = {
        key: [getattr(file, "filename", file) for file in more[key]] for key in ("files", "attachments") if key in more
    }
    view = {"view": more["view"].to_components()} if "view" in more else {}
    pings = {"allowed_mentions": more["allowed_mentions"].to_dict()} if "allowed_mentions" in more else {}
    return {"said": made.await_args.args, **more, **named, **view, **pings}


VIEW: Any = build_layout_view(SCREEN)
NOBODY = discord.AllowedMentions(everyone=False, users=[], roles=False, replied_user=False).to_dict()
NEW = {"said": (), "view": VIEW.to_components(), "files": [PICTURE.file_name], "allowed_mentions": NOBODY}
ANEW = {"said": (), "view": VIEW.to_components(), "attachments": [PICTURE.file_name]}
FILE = SimpleNamespace(filename="record.json")
HERE = {"said": ("Here.",), "file": FILE, "ephemeral": True}

WAYS: list[tuple[str, tuple[Any, ...], dict[str, Any], bool, str, dict[str, Any]]] = [
    ("update_message", (SCREEN,), {}, False, "response.edit_message", ANEW),
    ("update_message", (SCREEN,), {}, True, "edit_original_response", ANEW),
    ("show_screen", (SCREEN,), {}, False, "response.send_message", {**NEW, "ephemeral": True}),
    ("show_screen", (SCREEN,), {"private": False}, False, "response.send_message", {**NEW, "ephemeral": False}),
    ("show_screen", (SCREEN,), {}, True, "followup.send", {**NEW, "ephemeral": True, "wait": True}),
    ("show_screen", (SCREEN,), {"private": False}, True, "followup.send", {**NEW, "ephemeral": False, "wait": True}),
    ("edit_answer", (SCREEN,), {}, True, "edit_original_response", ANEW),
    ("acknowledge", (), {}, False, "response.defer", {"said": ()}),
    ("delete_answer", (), {}, True, "delete_original_response", {"said": ()}),
    ("send_file", (FILE, "Here."), {}, False, "response.send_message", HERE),
    ("send_file", (FILE, "Here."), {}, True, "followup.send", HERE),
]
"""What is done, whether there was an answer, what Discord is asked for, and with what."""


@pytest.mark.parametrize(("way", "given", "more", "answered", "asks", "told"), WAYS)
async def test_each_way_to_answer_asks_discord_for_one_thing(
    way: str, given: tuple[Any, ...], more: dict[str, Any], answered: bool, asks: str, told: dict[str, Any]
) -> None:
    interaction = asked(answered=answered)
    await getattr(Reply(interaction), way)(*given, **more)
    made = interaction
    for name in asks.split("."):
        made = getattr(made, name)
    made.assert_awaited_once()
    assert sent(made) == told


@pytest.mark.parametrize("answered", [False, True])
async def test_what_everybody_sees_is_posted_plain(answered: bool) -> None:
    interaction = asked(answered=answered)
    await Reply(interaction).post_public_screen(PLAIN)
    made = interaction.followup.send if answered else interaction.response.send_message
    made.assert_awaited_once()
    assert made.await_args.kwargs["content"] == "Your turn."


async def test_an_answer_tells_what_files_it_has_now() -> None:
    assert list(map(str, await Reply(asked(answered=True)).update_message(SCREEN))) == ["theirs"]
    first = asked(answered=False)
    first.response.edit_message.return_value = None
    assert await Reply(first).update_message(SCREEN) == ()


async def test_files_that_were_replaced_since_the_click_are_sent_again() -> None:
    interaction = asked(answered=False)
    there: Any = SimpleNamespace(filename=PICTURE.file_name)
    refusal = discord.HTTPException(Mock(status=400), {"code": INVALID_BODY_CODE, "message": "no"})
    interaction.response.edit_message.side_effect = [refusal, None]
    await Reply(interaction, [there]).update_message(SCREEN)
    kept, again = [one.kwargs["attachments"][0] for one in interaction.response.edit_message.await_args_list]
    assert kept is there
    assert isinstance(again, discord.File)


@pytest.mark.parametrize(("code", "files"), [(10062, 0), (10008, 1)])
async def test_any_other_refusal_is_told(code: int, files: int) -> None:
    interaction = asked(answered=False)
    refusal = discord.HTTPException(Mock(status=400), {"code": code, "message": "no"})
    interaction.response.edit_message.side_effect = refusal
    with pytest.raises(discord.HTTPException):
        await Reply(interaction, [Mock(filename="board.png")] * files).update_message(SCREEN)
    interaction.response.edit_message.assert_awaited_once()


@pytest.mark.parametrize(("updates", "private"), [(True, True), (False, True), (False, False)])
async def test_a_promise_is_made_as_the_answer_will_come(updates: bool, private: bool) -> None:
    interaction = asked(answered=False)
    await Reply(interaction, updates=updates, private=private)._defer_if_late()
    assert interaction.response.defer.await_args == call(ephemeral=private, thinking=not updates)
    await Reply(plain := asked(answered=False))._defer_if_late()
    assert plain.response.defer.await_args == call(ephemeral=True, thinking=True), "private unless stated otherwise"
    done = asked(answered=True)
    await Reply(done)._defer_if_late()
    done.response.defer.assert_not_awaited()


async def test_what_is_answered_already_is_not_acknowledged_and_not_left_to_others() -> None:
    done, open_ = Reply(asked(answered=True)), Reply(asked(answered=False))
    await done.acknowledge()
    done.interaction.response.defer.assert_not_awaited()  # type: ignore[attr-defined]  # a mock
    assert (done.release_answer(), open_.release_answer()) == (False, True)
    async with open_._turn:
        assert not open_.release_answer(), "an answer is on its way"


@pytest.mark.parametrize(
    ("age", "skew", "opens_form", "left"),
    [
        (0.0, 0.0, False, 1.8),
        (0.5, 0.0, False, 1.3),
        (-5.0, 0.0, False, 1.8),
        (9.0, 0.0, False, 0.0),
        (2.5, -2.0, False, 1.3),
        (-1.5, 2.0, False, 1.3),
        (0.5, 0.0, True, 2.0),
        (2.5, -2.0, True, 2.0),
        (86_400.5, -86_400.0, True, 2.0),
    ],
)
async def test_a_promise_is_due_counted_from_the_click(
    age: float, skew: float, left: float, *, opens_form: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By Discord's clock, and where a form can be the answer just before Discord gives up."""
    monkeypatch.setattr(ClockSkew, "seconds", skew)
    now = datetime(2026, 1, 1, tzinfo=UTC)
    monkeypatch.setattr(discord.utils, "utcnow", lambda: now)
    interaction = asked(answered=False)
    interaction.created_at = now - timedelta(seconds=age)
    later = Mock()
    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", later)
    async with Reply(interaction, opens_form=opens_form) as reply:
        later.assert_called_once_with(pytest.approx(left), reply._start_defer_timer)
    later.return_value.cancel.assert_called_once_with()


FORM = Form("Type a move", "typed:7:3:", (FormLine("move", "Your move", ""),))


@pytest.mark.parametrize("promised", [False, True])
async def test_a_form_that_comes_after_the_promise_is_a_button_that_opens_it(promised: bool) -> None:
    interaction = asked(answered=promised)
    click = Click(id=1, application_id=2, token="", act=ClickAction("type", 7, 3), person=Person(5, "Ann"), locale="en",
                  channel_id=6, message_id=8, in_public=True)  # fmt: skip
    await Reply(interaction).open_modal(FORM, render_late_form(click))
    assert interaction.response.send_modal.await_count == (not promised)
    assert interaction.followup.send.await_count == promised
    if promised:
        shown = interaction.followup.send.await_args.kwargs
        assert shown["ephemeral"]
        assert '"type:7:3:"' in json.dumps(shown["view"].to_components())


@pytest.mark.parametrize(
    ("verb", "chosen", "opener"),
    [
        ("type", "", "type:7:3:red"),
        ("sheet", "", "sheet:7:3:red"),
        ("options", "", "options:7:3:red"),
        ("more", "stir", "stir:7:3:red"),
        ("more", "options", "options:7:3:red"),
        ("more", "shut", "None"),
        ("play", "", "None"),
        ("pick", "type", "None"),
    ],
)
def test_what_opens_a_form_is_known_before_it_is_made(verb: str, chosen: str, opener: str) -> None:
    click = Click(id=1, application_id=2, token="", act=ClickAction(verb, 7, 3, "red"), values=(chosen,),
                  person=Person(5, "Ann"), locale="en", channel_id=6, message_id=8, in_public=True)  # fmt: skip
    assert str(click.form_opener) == opener


REFUSALS = [
    (413, 0, True),
    (400, 40005, True),
    (400, 20009, True),
    (400, INVALID_BODY_CODE, True),
    (400, 240000, True),
    (403, 50013, False),
    (404, 10008, False),
    (404, 10062, False),
    (400, 40060, False),
    (400, 0, False),
    (429, 240000, False),
    (500, 240000, False),
]
"""Status and code of a refusal, and whether the words alone are tried."""


@pytest.mark.parametrize(("status", "code", "alone"), REFUSALS)
@pytest.mark.parametrize(
    ("way", "screen"),
    [("show_screen", SCREEN), ("post_public_screen", Screen(SCREEN.parts, plain=True)), ("update_message", SCREEN)],
)
async def test_where_a_picture_is_refused_its_words_stand_alone(
    way: str, screen: Screen, status: int, code: int, *, alone: bool
) -> None:
    interaction = asked(answered=False)
    made = interaction.response.edit_message if way == "update_message" else interaction.response.send_message
    made.side_effect = [discord.HTTPException(Mock(status=status), {"code": code, "message": "no"}), AsyncMock()]
    if not alone:
        with pytest.raises(discord.HTTPException):
            await getattr(Reply(interaction), way)(screen)
        return
    await getattr(Reply(interaction), way)(screen)
    last = sent(made)
    assert last["attachments" if way == "update_message" else "files"] == []
    assert "a board" in (last["content"] if way == "post_public_screen" else str(last["view"]))
