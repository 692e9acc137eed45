"""Who is called to a rematch, and where; and what somebody without a seat is offered. Tables of truths."""

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.screens.custom_ids import ClickAction, parse_custom_id
from bot.screens.layout import Row, Screen
from bot.screens.pages.spectators import render_already_open, render_no_seat
from bot.store.models import Preferences, Sitter, SurfaceMessage, Table
from bot.tables import OpeningLimits, Person, PingRoute, Server, TableError
from bot.tables.deadlines.clock import VirtualClock
from bot.ui.answers.reply import Reply
from bot.ui.interactions import dispatch as own_dispatch
from bot.ui.interactions import invitations as own
from bot.ui.interactions import lobby_pings
from bot.ui.interactions.dispatch import ClickDispatcher
from bot.ui.interactions.invitations import InvitationSender
from bot.ui.interactions.lobbies import LobbyService
from bot.ui.interactions.lobby_clicks import LobbyClicks
from bot.ui.interactions.lobby_pings import LobbyPingSender, PingTargets
from bot.ui.surfaces.table_surfaces import TableSurfaces
from games.engine.words import load_words
from tests.bot.screens.scenes import text_of
from tests.bot.screens.test_lobby_on_one_screen import opened
from tests.bot.ui.test_dispatch import desk
from tests.bot.ui.test_places import refusal
from tests.tongues import languages_in, marked_languages

__all__ = ["desk"]

SAY, ANN, BOB, EVE = load_words(), 100, 101, 9
ALL_DAY = Preferences(quiet_from=0, quiet_until=24 * 60 - 1)


def build_shown() -> Any:
    """Return what is known of messages: none shows a table yet."""
    return Mock(list_surfaces=AsyncMock(return_value=[]), save_surface=AsyncMock())


CALLS: tuple[tuple[dict[str, Any], str, bool, str], ...] = (
    # how they like to be called, the game, whether they last played on the board; where they are called
    ({"dm": "open"}, "goblin_market", False, "dm"),
    ({"dm": "open"}, "goblin_market", True, "thread"),
    ({"dm": "open"}, "emerald_skulls", False, "thread"),
    ({"dm": "closed"}, "goblin_market", False, "thread"),
    ({"dm": "open", "wish": Preferences(ring="thread")}, "goblin_market", False, "thread"),
    ({"dm": "open", "wish": Preferences(ring="dm")}, "goblin_market", True, "dm"),
    ({"dm": "open", "wish": Preferences(ring="none")}, "goblin_market", False, "none"),
    ({"dm": "open", "wish": ALL_DAY}, "goblin_market", False, "none"),
)


def over(game: str, **bob: Any) -> Table:
    """Return a match that Ann and Bob have played."""
    return replace(opened(game), status="over", sitters=(Sitter(0, ANN, "Ann"), Sitter(1, BOB, "Bob", **bob)))


def rematch(game: str) -> Table:
    return replace(opened(game), id=8, sitters=(Sitter(None, ANN, "Ann"),), invited=(ANN, BOB), rematch_of=7)


@pytest.mark.parametrize(("bob", "game", "at_board", "place"), CALLS)
async def test_who_is_asked_to_a_rematch_is_called_as_they_like(
    bob: dict[str, Any], game: str, at_board: bool, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "build_lobby_link", AsyncMock(return_value="LINK"))
    by_dm, beside = AsyncMock(return_value=(6, 52)), AsyncMock(return_value=50)
    tables = Mock(clock=VirtualClock(), shown=build_shown())
    notices: Any = Mock(send_by_dm=by_dm, post_notice=beside)
    await InvitationSender(notices, tables, lambda table, user: at_board).invite_all_to_rematch(
        rematch(game), over(game, **bob)
    )
    assert (by_dm.await_count, beside.await_count) == (place == "dm", place == "thread")
    if place == "dm":
        [asked] = by_dm.await_args_list
        _, user, screen = asked.args
        assert (user, verbs(screen)) == (BOB, ["join"])
    if place == "thread":
        [called] = beside.await_args_list
        assert called.args[1].pings == (BOB,)


async def test_what_calls_people_to_a_lobby_is_noted_in_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (own, lobby_pings):
        monkeypatch.setattr(module, "build_lobby_link", AsyncMock(return_value="LINK"))
    shown = build_shown()
    people = Mock(change_preferences=AsyncMock(return_value=Preferences(ring="dm")))
    avoided = AsyncMock(return_value=[])
    tables: Any = Mock(clock=VirtualClock(), shown=shown, people=people, list_avoided_sitters=avoided)
    notices: Any = Mock(post_notice=AsyncMock(return_value=50), send_by_dm=AsyncMock(return_value=(6, 52)))
    inviting, lobby = InvitationSender(notices, tables, lambda *_: False), opened("goblin_market")
    await inviting.ping_people_below_lobby(lobby, [EVE])
    reply: Any = Mock(show_screen=AsyncMock(return_value=Mock(id=51, channel=Mock(id=4))))
    await LobbyPingSender(Mock(), tables, inviting.record_lobby_ping).ping_people(reply, lobby, PingTargets((EVE,)))
    await inviting.ping_people_below_lobby(lobby, [], 77)
    await inviting.invite_people(lobby, [EVE])
    noted = [saved.args[0] for saved in shown.save_surface.await_args_list]
    assert [(one.kind, one.user_id, one.channel_id, one.message_id) for one in noted] == [
        ("call", EVE, lobby.channel_id, 50),
        ("call", EVE, 4, 51),
        ("call", None, lobby.channel_id, 50),
        ("invitation", EVE, 6, 52),
    ]
    notices.send_by_dm.return_value = None
    await inviting.invite_people(lobby, [EVE + 1])
    assert shown.save_surface.await_count == 4, "what was not sent shows nothing"


LOBBY_CALLS = (
    # the kind of message, the table's status, whether who is called sits there; what becomes of it
    ("call", "lobby", False, "kept"),
    ("call", "playing", True, "deleted"),
    ("call", "closed", False, "deleted"),
    ("invitation", "lobby", True, "kept"),
    ("invitation", "playing", True, "forgotten"),
    ("invitation", "playing", False, "has begun."),
    ("invitation", "closed", False, "deleted"),
)


@pytest.mark.parametrize(("kind", "status", "sits", "then"), LOBBY_CALLS)
async def test_what_calls_people_goes_or_says_that_the_match_has_begun(
    kind: Any, status: Any, sits: bool, then: str
) -> None:
    people = Mock(find_language=AsyncMock(return_value=None))
    messages = Mock(
        save_shown_version=AsyncMock(), forget_surface=AsyncMock(), retire_surface=AsyncMock(return_value=None)
    )
    surfaces: Any = Mock(spec=TableSurfaces, messages=messages, tables=Mock(people=people))
    surfaces._render_late_invitation = partial(TableSurfaces._render_late_invitation, surfaces)
    begun = None if status in ("lobby", "closed") else datetime(2026, 5, 1, tzinfo=UTC)
    table = replace(opened("goblin_market"), status=status, started_at=begun)
    table = replace(table, sitters=(*table.sitters, Sitter(None, EVE, "Eve")) if sits else table.sitters)
    call = SurfaceMessage(
        table_id=table.id, kind=kind, user_id=EVE, channel_id=4, message_id=50, version_shown=table.version
    )
    await TableSurfaces._update_lobby_announcement(surfaces, call, table)
    retired = [text_of(one.args[1]) if one.args[1] else "deleted" for one in messages.retire_surface.await_args_list]
    done = ["kept"] * messages.save_shown_version.await_count + ["forgotten"] * messages.forget_surface.await_count
    (became,) = [*retired, *done]
    assert became.endswith(then)


async def test_whom_a_host_invites_from_the_lobby_is_called_as_they_like_and_once_an_hour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(own, "build_lobby_link", AsyncMock(return_value="LINK"))
    wishes = {1: Preferences(), 2: Preferences(ring="thread"), 3: Preferences(ring="dm"), 4: Preferences(ring="none")}
    wishes[6] = Preferences(ring="dm")
    people = Mock(change_preferences=AsyncMock(side_effect=lambda user, _: wishes.get(user, ALL_DAY)))
    shown = build_shown()
    avoided = AsyncMock(side_effect=lambda table, user: table.sitters if user == 6 else [])
    tables: Any = Mock(clock=VirtualClock(), shown=shown, people=people, list_avoided_sitters=avoided)
    notices: Any = Mock(send_by_dm=AsyncMock(return_value=None), post_notice=AsyncMock())
    inviting = InvitationSender(notices, tables, lambda *_: False)
    lobby = replace(opened("goblin_market"), sitters=(Sitter(None, ANN, "Ann"),), host_id=ANN)
    assert await inviting.invite_people(lobby, [ANN, 1, 2, 3, 4, 5, 1]) == (1, 2, 3, 4, 5)
    [called] = notices.post_notice.await_args_list
    assert called.args[1].pings == (1, 2)
    [asked] = notices.send_by_dm.await_args_list
    assert (asked.args[1], verbs(asked.args[2])) == (3, ["join"])
    assert await inviting.invite_people(replace(lobby, id=9), [1, 6]) == (6,), "the host of two tables is one host"
    assert notices.send_by_dm.await_count == 1, "nobody is called to people whom they avoid"
    tables.clock.advance(3601)
    assert await inviting.invite_people(lobby, [1]) == (1,)


HOSTS_CALLED = (
    # how a host likes to be called, and where a guest's question reaches them
    ({"dm": "open"}, "dm"),
    ({"dm": "closed"}, "below"),
    ({"dm": "open", "wish": Preferences(ring="thread")}, "below"),
    ({"dm": "open", "wish": Preferences(ring="none")}, "nowhere"),
    ({"dm": "open", "wish": ALL_DAY}, "nowhere"),
)


@pytest.mark.parametrize(("host", "place"), HOSTS_CALLED)
async def test_a_guest_can_ask_the_host_of_a_lobby_back_once_an_hour(
    host: dict[str, Any], place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "build_lobby_link", AsyncMock(return_value="LINK"))
    tables: Any = Mock(
        clock=VirtualClock(), shown=Mock(list_surfaces=AsyncMock(return_value=[]), save_surface=AsyncMock())
    )
    notices: Any = Mock(send_by_dm=AsyncMock(), post_notice=AsyncMock(return_value=50))
    inviting = InvitationSender(notices, tables, lambda *_: False)
    sitters = (Sitter(None, ANN, "Ann", **host), Sitter(None, BOB, "Bob"))
    waiting = replace(opened("goblin_market"), sitters=sitters, host_id=ANN)
    for who, code in ((ANN, "host-yourself"), (EVE, "not-seated")):
        with pytest.raises(TableError) as refused:
            await inviting.ping_absent_host(waiting, who)
        assert refused.value.code == code
    await inviting.ping_absent_host(waiting, BOB)
    assert (notices.send_by_dm.await_count, notices.post_notice.await_count) == (place == "dm", place == "below")
    for sent in (*notices.send_by_dm.await_args_list, *notices.post_notice.await_args_list):
        assert "Bob is waiting for you at **Goblin Market**: only you can start" in text_of(sent.args[-1])
    with pytest.raises(TableError) as refused:
        await inviting.ping_absent_host(waiting, BOB)
    assert refused.value.code == "host-asked-lately"
    tables.clock.advance(3601)
    await inviting.ping_absent_host(waiting, BOB)


@pytest.mark.parametrize("ring", ["dm", "thread"])
async def test_a_call_to_a_rematch_is_in_the_language_of_its_readers(
    ring: PingRoute, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "build_lobby_link", AsyncMock(return_value="LINK"))
    sent: Any = Mock(send_by_dm=AsyncMock(return_value=None), post_notice=AsyncMock())
    tables = Mock(clock=VirtualClock(), shown=build_shown())
    before = over("goblin_market", dm="open", locale="de", wish=Preferences(ring=ring))
    with marked_languages():
        await InvitationSender(sent, tables, lambda *_: False).invite_all_to_rematch(rematch("goblin_market"), before)
        shown = [one.args[-1] for one in (*sent.send_by_dm.await_args_list, *sent.post_notice.await_args_list)]
        assert [languages_in(text_of(screen)) for screen in shown] == [{"de"} if ring == "dm" else {"en"}]


@pytest.mark.parametrize(("code", "raised"), [(50083, False), (50013, False), (0, True)])
async def test_a_place_that_is_closed_keeps_nobody_from_a_rematch(code: int, raised: bool) -> None:
    closed: Any = Mock(post_notice=AsyncMock(side_effect=refusal(code)))
    tables = Mock(clock=VirtualClock(), shown=build_shown())
    inviting = InvitationSender(closed, tables, lambda *_: True)
    try:
        await inviting.invite_all_to_rematch(rematch("emerald_skulls"), over("emerald_skulls"))
    except discord.HTTPException:
        assert raised
    else:
        assert not raised


def verbs(screen: Screen) -> list[str]:
    buttons = [button for part in screen.parts if isinstance(part, Row) for button in part.buttons]
    return [act.verb for button in buttons if (act := parse_custom_id(button.act))]


@pytest.mark.parametrize(("status", "verb"), [("lobby", "join"), ("playing", "rematch"), ("over", "rematch")])
def test_who_has_no_seat_is_offered_one(status: Any, verb: str) -> None:
    assert verbs(render_no_seat(replace(opened("goblin_market"), status=status), SAY)) == [verb]


def lobby(number: int, game: str = "goblin_market", status: Any = "lobby", rematch_of: int | None = None) -> Table:
    return replace(opened(game), id=number, status=status, rematch_of=rematch_of)


OPEN: tuple[tuple[list[Table], int | None], ...] = (
    # what is open where a match was played; which of them is shown to somebody without a seat
    ([], None),
    ([lobby(8)], 8),
    ([lobby(8), lobby(9)], 9),
    ([lobby(8, rematch_of=7), lobby(9)], 8),
    ([lobby(8, "gobblestones"), lobby(9, status="playing")], None),
)


@pytest.mark.parametrize(("found", "shown"), OPEN)
async def test_who_had_no_seat_finds_a_table_of_the_game_or_opens_one(
    found: list[Table], shown: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.interactions.lobbies.build_lobby_link", AsyncMock(return_value="LINK"))
    tables, reply = AsyncMock(list_owned_channel_tables=AsyncMock(return_value=found)), AsyncMock()
    lobbies: Any = LobbyService(Mock(), tables, Mock(), Mock(), OpeningLimits(), AsyncMock(), notices=Mock())
    lobbies.require_server_for_opening, lobbies.post_lobby = (
        AsyncMock(return_value=Server(6, pace="relaxed")),
        AsyncMock(),
    )
    await lobbies.join_or_open_lobby(reply, over("goblin_market"), Person(EVE, "Eve"), SAY)
    if shown is None:
        assert tables.open_lobby.await_args.args == ("goblin_market", Person(EVE, "Eve"))
        assert tables.open_lobby.await_args.kwargs["pace"] == "relaxed"
        lobbies.post_lobby.assert_awaited_once_with(reply, tables.open_lobby.return_value, SAY)
    else:
        (expected,) = [one for one in found if one.id == shown]
        reply.show_screen.assert_awaited_once_with(render_already_open(expected, "LINK", SAY))
        tables.open_lobby.assert_not_awaited()


async def test_who_had_no_seat_may_open_a_table_on_the_server_where_they_clicked() -> None:
    """A click is answered by an interaction that knows no server: what Discord sent says where it was."""
    came: Any = Mock(guild_id=6, app_permissions=discord.Permissions.all(), permissions=discord.Permissions.none())
    rebuilt: Any = Mock(guild_id=None, client=Mock(spec=discord.Client, application_id=1))
    tables = AsyncMock(load_server=AsyncMock(return_value=Server(6, ladder=True)))
    tables.list_owned_channel_tables.return_value = []
    lobbies: Any = LobbyService(Mock(), tables, Mock(), Mock(), OpeningLimits(), AsyncMock(), notices=Mock())
    lobbies.post_lobby = AsyncMock()
    await lobbies.join_or_open_lobby(Reply(rebuilt, came=came), over("goblin_market"), Person(EVE, "Eve"), SAY)
    assert tables.open_lobby.await_args.kwargs["counts"]
    lobbies.post_lobby.assert_awaited_once()


async def test_a_click_is_answered_with_what_discord_sent_at_hand(desk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[object] = []
    monkeypatch.setattr(own_dispatch, "is_foreign_database_tag", lambda *_: False)
    desk._call_verb_handler = AsyncMock(side_effect=lambda _, reply: found.append(reply.came))
    came: Any = SimpleNamespace(data={"custom_id": str(ClickAction("rematch", 7)), "component_type": 2}, message=None,
        id=1, application_id=2, token="", user=SimpleNamespace(id=EVE, display_name="Eve"), locale="en-US",
        channel_id=8, extras={}, guild_id=6, permissions=discord.Permissions.none(),
        type=discord.InteractionType.component)  # fmt: skip
    await desk.dispatch_interaction(came)
    assert found == [came]


REMATCHES = (
    # who presses Rematch, whether others see the message, who is invited; what is done
    (EVE, True, (), "join_or_open_lobby"),
    (ANN, True, (BOB,), "post_lobby"),
    (ANN, False, (BOB,), "post_rematch_lobby"),
    (BOB, True, (BOB,), "join_table"),
)


@pytest.mark.parametrize(("user", "in_public", "asked", "done"), REMATCHES)
async def test_rematch_asks_accepts_or_finds_another_table(
    user: int, in_public: bool, asked: tuple[int, ...], done: str
) -> None:
    tables, lobbies, reply = AsyncMock(), AsyncMock(), AsyncMock()
    tables.find_table.return_value, tables.open_rematch.return_value = (
        over("goblin_market"),
        Mock(id=8, pending_invitees=asked),
    )
    clicks: Any = LobbyClicks(tables, Mock(), lobbies, Mock(), Mock())
    click = Mock(table_id=7, user_id=user, in_public=in_public)
    await LobbyClicks.verbs["rematch"](clicks, click, reply)
    assert [name for name, *_ in lobbies.mock_calls] == [done]
    assert tables.open_rematch.await_count == (done != "join_or_open_lobby")


@pytest.mark.parametrize(
    ("code", "in_public", "offered"),
    [("not-seated", True, True), ("not-seated", False, False), ("not-host", True, False)],
)
async def test_a_public_button_never_ends_with_you_have_no_seat(
    code: Any, in_public: bool, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_dispatch, "is_own_table_message", AsyncMock(return_value=True))
    table, answer = opened("goblin_market"), AsyncMock()
    made: Any = ClickDispatcher(
        Mock(), AsyncMock(find_table=AsyncMock(return_value=table)), AsyncMock(), Mock(), AsyncMock(), Mock(),
        boards=Mock(), direct_messages=Mock(), temporary_messages=Mock(), hands=Mock(),
        advise=AsyncMock(), look=AsyncMock(), rooms=Mock(),
        game_nights=Mock(), profiles=Mock(),
    )  # fmt: skip
    click = Mock(table_id=7, user_id=EVE, in_public=in_public, say=SAY, log_fields={}, act=ClickAction("play", 7))
    work = AsyncMock(side_effect=TableError(code))
    if offered:
        await made._answer_or_hand_over_click(click, answer, work)
        answer.show_screen.assert_awaited_once_with(render_no_seat(table, SAY))
        return
    with pytest.raises(TableError):
        await made._answer_or_hand_over_click(click, answer, work)
