"""A click as it is read, handed over and answered by its token, and what the log may know of it."""

import logging
from typing import Any
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest

from bot import measurements as bot_figures
from bot.screens.custom_ids import ClickAction, ReplayReference
from bot.store import StoreUnavailable
from bot.store.models import SurfaceMessage
from bot.tables import Person, TableError
from bot.ui.answers.click import (
    Click,
    LogFields,
    describe_missing_permissions,
    find_clicked_surface,
    run_and_handle_errors,
)
from bot.ui.interactions.server_settings import change_server_settings
from games.engine.words import load_words

SERVER, ANN, PROOF = 6, Person(5, "Ann"), "t"
BACK = ClickAction("look", ReplayReference("m1", 2, "e"), 0, "on")
MAY, MAY_NOT = discord.Permissions(manage_guild=True), discord.Permissions(administrator=False)


def interaction(
    *, guild: int | None = SERVER, may: discord.Permissions = MAY_NOT, message: Any = None, channel: int | None = 8,
    form: str | None = None,
) -> Any:  # fmt: skip
    """Return what Discord tells of a click by Ann, or of a form with one field."""
    told = Mock(
        guild_id=guild,
        permissions=may,
        message=message,
        id=1,
        application_id=2,
        token=PROOF,
        channel_id=channel,
        extras={"language": "de"},
    )
    told.user, told.locale = Mock(id=5, display_name="Ann"), "en-GB"
    field = {"component": {"type": 4, "custom_id": "text", "value": form}}
    told.data = {"components": [field]} if form else {}
    return told


def seen(*, ephemeral: bool = False, files: tuple[str, ...] = ()) -> Mock:
    """Return the message that was clicked."""
    shown = [Mock(id=70 + number) for number in range(len(files))]
    for file, name in zip(shown, files, strict=True):
        file.filename = name
    return Mock(id=9, flags=Mock(ephemeral=ephemeral), attachments=shown)


READ: tuple[tuple[dict[str, Any], dict[str, Any]], ...] = (
    # how it was made: what is read of it beside what is always so
    ({}, {"guild": SERVER}),
    ({"may": MAY}, {"guild": SERVER, "manages": SERVER}),
    ({"guild": None, "may": MAY}, {}),
    ({"channel": None}, {"guild": SERVER, "channel_id": 0}),
    ({"form": "bid 3"}, {"guild": SERVER, "form": {"text": "bid 3"}}),
    ({"message": seen()}, {"guild": SERVER, "message_id": 9, "in_public": True}),
    ({"message": seen(ephemeral=True)}, {"guild": SERVER, "message_id": 9}),
    ({"message": seen(), "guild": None}, {"message_id": 9}),
    (
        {"message": seen(files=("board.png", "hand.png"))},
        {"guild": SERVER, "message_id": 9, "in_public": True, "pictures": ((70, "board.png"), (71, "hand.png"))},
    ),
)


@pytest.mark.parametrize(("made", "read"), READ)
def test_a_click_is_read_with_who_made_it_and_where(made: dict[str, Any], read: dict[str, Any]) -> None:
    always: dict[str, Any] = {"id": 1, "application_id": 2, "token": PROOF, "act": BACK, "values": ("last",)}
    always |= {"person": ANN, "locale": "en-GB", "language": "de", "channel_id": 8, "message_id": 0, "in_public": False}
    assert Click.from_interaction(interaction(**made), BACK, ["last"]) == Click(**(always | read))


def click(verb: str, table: Any = 7, path: str = "", *values: str) -> Click:
    pictures = ((70, "board.png"),)
    return Click(
        id=1, application_id=2, token=PROOF, act=ClickAction(verb, table, 3, path), values=values, person=ANN,
        locale="en-US", channel_id=8, message_id=9, in_public=True, pictures=pictures,
    )  # fmt: skip


KINDS = discord.InteractionType


@pytest.mark.parametrize(
    ("verb", "kind", "is_command"),
    [
        ("play", KINDS.component, False),
        ("pick", KINDS.component, False),
        ("typed", KINDS.modal_submit, False),
        ("/hand", KINDS.application_command, True),
    ],
)
def test_a_click_is_answered_by_its_token_wherever_it_is(verb: str, kind: KINDS, *, is_command: bool) -> None:
    client: Any = Mock()
    client._connection = Mock(_get_guild=Mock(return_value=None))
    made = click(verb)
    revived = made.rebuild_interaction(client)
    assert (revived.id, revived.application_id, revived.token, revived.type) == (1, 2, PROOF, kind)
    assert str(revived.locale) == "en-US"
    assert revived.channel is client.get_partial_messageable.return_value
    client.get_partial_messageable.assert_called_once_with(8)
    assert [(file.id, file.filename) for file in made.restore_attachments(client)] == [(70, "board.png")]
    assert made.is_command is is_command


def test_a_click_knows_its_table_or_its_match_and_what_was_chosen() -> None:
    at_table, again = click("pick", 7, "place d1", "i1 draw"), click("look", BACK.table, "on")
    assert (at_table.table_id, at_table.user_id, at_table.menu_choice, at_table.move_words) == (
        7,
        5,
        "i1 draw",
        ("place", "d1", "i1", "draw"),
    )
    assert (again.playback, again.menu_choice, again.move_words) == (BACK.table, "", ("on",))
    assert at_table.log_fields == {"verb": "pick", "table": 7, "user": 5, "channel": 8}
    assert again.log_fields == {"verb": "look", "table": str(BACK.table), "user": 5, "channel": 8}
    with pytest.raises(TypeError):
        again.table_id  # noqa: B018  it raises
    with pytest.raises(TypeError):
        at_table.playback  # noqa: B018  it raises


@pytest.mark.parametrize(("clicked_on", "found"), [(9, 1), (10, 2), (11, None)])
async def test_the_message_that_was_clicked_is_found_among_those_of_its_table(
    clicked_on: int, found: int | None
) -> None:
    place: dict[str, Any] = {"kind": "board", "user_id": None, "channel_id": 8, "version_shown": 1}
    tables: Any = Mock()
    tables.shown.list_surfaces = AsyncMock(
        return_value=[SurfaceMessage(id=n, table_id=7, message_id=8 + n, **place) for n in (1, 2)]
    )
    surface = await find_clicked_surface(tables, Mock(table_id=7, message_id=clicked_on))
    assert (surface.id if surface else None) == found
    tables.shown.list_surfaces.assert_awaited_once_with(7)


# What the log may know

ASKED: LogFields = {"verb": "play", "table": 3, "user": 5, "channel": 8}
ALL = discord.Permissions.all()
NO_FILES = discord.Permissions(
    ALL.value & ~discord.Permissions(embed_links=True, attach_files=True, administrator=True).value
)


@pytest.mark.parametrize(
    ("place", "granted", "named"),
    [
        (discord.TextChannel, ALL, None),
        (discord.TextChannel, NO_FILES, "embed_links,attach_files"),
        (discord.Thread, NO_FILES, "embed_links,attach_files"),
        (discord.DMChannel, NO_FILES, None),
    ],
)
def test_what_the_bot_may_not_do_in_a_place_is_named(
    place: type[Any], granted: discord.Permissions, named: str | None
) -> None:
    channel = Mock(spec=place, permissions_for=lambda who: granted if who == "me" else None)
    channel.guild = Mock(me="me")
    reply: Any = Mock(client=Mock(get_channel={8: channel}.get))
    assert describe_missing_permissions(reply, ASKED) == named
    assert describe_missing_permissions(reply, {**ASKED, "channel": None}) is None


def refusal(status: int, code: int) -> discord.HTTPException:
    return discord.HTTPException(Mock(status=status), {"code": code, "message": "no"})


TROUBLE: tuple[tuple[Exception, Exception | None, list[str], str | None, str], ...] = (
    # what went wrong, and on telling it: what the log says, what is counted, and what the clicker is told
    (
        TableError("replay-too-large", kilobytes=9),
        None,
        ["refused {} code=replay-too-large"],
        "replay-too-large",
        load_words()("error-replay-too-large", kilobytes=9),
    ),
    (
        refusal(403, 50013),
        None,
        ["refused by Discord {} code=50013 permission=embed_links,attach_files"],
        "discord-50013",
        load_words()("answer-refused"),
    ),
    (
        TableError("not-host"),
        refusal(404, 10062),
        ["refused {} code=not-host", "an answer was refused by Discord: 404/10062"],
        "not-host",
        load_words()("error-not-host"),
    ),
    (
        TableError("not-host"),
        aiohttp.ClientError("cut"),
        ["refused {} code=not-host", "an answer did not reach Discord: ClientError('cut')"],
        "not-host",
        load_words()("error-not-host"),
    ),
    (TimeoutError("cut"), None, ["not answered {} problem=TimeoutError('cut')"], None, ""),
    (StoreUnavailable("full"), None, ["not stored {} problem=full"], "store-away", load_words()("answer-store")),
    (ZeroDivisionError(), None, ["a click went wrong"], "defect", load_words()("answer-trouble")),
    (RuntimeError("closed"), None, ["not answered {} problem=the house is closed"], None, ""),
    (
        TableError("not-host"),
        RuntimeError("closed"),
        ["refused {} code=not-host", "an answer came after the house was closed"],
        "not-host",
        load_words()("error-not-host"),
    ),
)


@pytest.mark.parametrize(("wrong", "telling", "logged", "counted", "told"), TROUBLE)
async def test_the_log_names_what_was_refused_and_the_clicker_is_told_in_a_sentence(
    wrong: Exception,
    telling: Exception | None,
    logged: list[str],
    counted: str | None,
    told: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    noted: list[tuple[Any, ...]] = []
    monkeypatch.setattr(bot_figures, "record_metric", lambda *figure: noted.append(figure))
    channel = Mock(spec=discord.TextChannel, permissions_for=lambda _: NO_FILES)
    channel.guild = Mock()
    closed = isinstance(wrong, RuntimeError) or isinstance(telling, RuntimeError)
    client = Mock(get_channel={8: channel}.get, is_closed=Mock(return_value=closed))
    reply: Any = AsyncMock(client=client)
    reply.show_sentence.side_effect = telling
    with caplog.at_level(logging.INFO, "bot.ui.answers.click"):
        await run_and_handle_errors(reply, load_words(), AsyncMock(side_effect=wrong), ASKED)
    assert caplog.messages == [line.format("verb=play table=3 user=5 channel=8") for line in logged]
    assert noted == ([("refusals", 1, counted)] if counted else [])
    assert [one.args for one in reply.show_sentence.await_args_list] == ([(told,)] if told else [])


@pytest.mark.parametrize(("may", "guild"), [(MAY_NOT, SERVER), (MAY, None)])
async def test_only_who_manages_a_server_sees_its_settings(may: discord.Permissions, guild: int | None) -> None:
    reply: Any = AsyncMock(interaction=interaction(may=may, guild=guild))
    with pytest.raises(TableError) as told:
        await change_server_settings(reply, AsyncMock(), {}, load_words())
    assert told.value.code == "not-manager"
    assert load_words()(told.value.sentence_key)
    reply.show_screen.assert_not_awaited()
