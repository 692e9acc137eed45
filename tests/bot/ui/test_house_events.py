"""What the bot does when Discord tells it something, and what it sends once more: tables of truths."""

import asyncio
from collections.abc import Callable
from contextlib import nullcontext
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock, call

import discord
import pytest

from bot import measurements as bot_figures
from bot.replays.uploads import MAX_UPLOAD_BYTES
from bot.store import Shards, Store, StoreUnavailable
from bot.store.models import SurfaceKind, SurfaceMessage
from bot.tables import Posting, TableError
from bot.ui import parlour_client
from bot.ui.commands.player_commands import _autocomplete_cards
from bot.ui.connection.listed_servers import listen_for_servers_in_ready
from bot.ui.connection.request_metrics import build_trace_config
from bot.ui.interactions import playback_clicks
from bot.ui.interactions.command_guard import leave_banned_server
from bot.ui.interactions.playback_clicks import PlaybackClicks
from bot.ui.lost_messages.lost_places import LostPlaceHandler
from bot.ui.parlour_client import ParlourClient
from bot.ui.surfaces.delivery import DELIVERY_ERRORS, TableDelivery, has_failed
from bot.ui.surfaces.endings import EndAnnouncer
from tests.empty_house import lay

ROUTE = "POST /channels/ID/messages"

# What Discord tells


def may(**granted: bool) -> discord.Permissions:
    return discord.Permissions(**granted)


def channel(before: discord.Permissions, after: discord.Permissions) -> tuple[Any, Any]:
    me = object()
    granted = {id(before): before, id(after): after}
    there: list[Any] = [
        Mock(permissions_for=lambda who, p=one: granted[id(p)] if who is me else None) for one in (before, after)
    ]
    there[1].guild.me = me
    return there[0], there[1]


def member(before: list[int], after: list[int], *, me: bool = True) -> tuple[Any, Any]:
    now = Mock(roles=after)
    now.guild.me = now if me else object()
    return Mock(roles=before), now


SOME, MORE = may(send_messages=True), may(send_messages=True, embed_links=True)
NEWS: tuple[tuple[Callable[..., Any], tuple[Any, Any], bool], ...] = (
    # what is told, how it was and is: whether all tables are looked through
    (ParlourClient.on_guild_channel_update, channel(SOME, MORE), True),
    (ParlourClient.on_guild_channel_update, channel(SOME, SOME), False),
    (ParlourClient.on_guild_role_update, (Mock(permissions=SOME), Mock(permissions=MORE)), True),
    (ParlourClient.on_guild_role_update, (Mock(permissions=SOME), Mock(permissions=SOME)), False),
    (ParlourClient.on_member_update, member([1], [1, 2]), True),
    (ParlourClient.on_member_update, member([1], [1]), False),
    (ParlourClient.on_member_update, member([1], [1, 2], me=False), False),
)


@pytest.mark.parametrize(("event", "facts", "looked"), NEWS)
async def test_more_permissions_show_what_could_not_be_shown(
    event: Callable[..., Any], facts: tuple[Any, Any], *, looked: bool
) -> None:
    house: Any = Mock()
    await event(house, *facts)
    assert house.delivery.retry_failed_posts.call_count == looked


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Return what is noted for figures."""
    noted: list[tuple[Any, ...]] = []
    monkeypatch.setattr(bot_figures, "record_metric", lambda *told: noted.append(told))
    return noted


async def test_the_clock_stands_still_while_discord_is_away(figures: list[tuple[Any, ...]]) -> None:
    house: Any = Mock(_resume_work=AsyncMock())
    await ParlourClient.on_disconnect(house)
    house._crew.timekeeper.pause_clock.assert_called_once_with()
    house._resume_work.assert_not_awaited()
    await ParlourClient.on_resumed(house)
    house._resume_work.assert_awaited_once_with()
    assert figures == [("connections", 1, "lost"), ("connections", 1, "resumed")]


async def test_deleted_messages_and_places_are_told_of_one_by_one() -> None:
    house: Any = Mock()
    house._crew.losses, house._crew.deletions = AsyncMock(), AsyncMock()
    house._crew.game_night_posts, house._crew.digest_posts = AsyncMock(), AsyncMock()
    house._repost_deleted_messages = partial(ParlourClient._repost_deleted_messages, house)
    house.delivery.mark_message_deleted.side_effect = lambda message_id: message_id != 5
    await ParlourClient.on_raw_message_delete(house, Mock(message_id=3))
    await ParlourClient.on_raw_bulk_message_delete(house, Mock(message_ids=[4, 5]))
    assert house.delivery.mark_message_deleted.call_args_list == [call(3), call(4), call(5)]
    assert house._crew.deletions.report_deleted_messages.await_args_list == [call([5])], (
        "what is not known since the start is looked for"
    )
    await ParlourClient.on_raw_thread_delete(house, Mock(thread_id=8))
    await ParlourClient.on_guild_channel_delete(house, Mock(id=9))
    assert house._crew.losses.handle_deleted_channel.await_args_list == [call(8), call(9)]
    await ParlourClient.on_guild_remove(house, Mock(id=7))
    assert house._crew.losses.handle_lost_server.await_args_list == [call(7)]


@pytest.mark.parametrize(("refused", "left"), [({7}, True), ({8}, False), (set(), False)])
async def test_a_refused_server_is_left_at_once(refused: set[int], *, left: bool) -> None:
    house, guild = Mock(), AsyncMock(id=7)
    house.tables.decisions.now.servers = refused
    await ParlourClient.on_guild_join(house, guild)
    assert guild.leave.await_count == left


WRITTEN: tuple[tuple[dict[str, Any], bool, bool], ...] = (
    # a message: whether it is noted that people talk, and whether it is read as a move
    ({"guild": None}, True, True),
    ({"guild": None, "content": "  "}, True, False),
    ({"guild": None, "bot": True}, True, False),
    ({}, True, False),
    ({"guild": None, "mine": True}, False, False),
    ({"guild": None, "refused": True}, True, False),
)


@pytest.mark.parametrize(("facts", "heard", "read"), WRITTEN)
async def test_who_writes_is_noted_and_a_direct_message_is_a_move(
    facts: dict[str, Any], *, heard: bool, read: bool
) -> None:
    me, who = object(), Mock(id=5, bot=facts.get("bot", False))
    house: Any = Mock(user=me)
    house._crew.direct_messages = AsyncMock()
    house.tables.decisions.is_banned = lambda user, guild: facts.get("refused") and (user, guild) == (5, None)
    author = me if facts.get("mine") else who
    message: Any = SimpleNamespace(
        author=author, guild=facts.get("guild", 1), content=facts.get("content", "bid 1"), components=()
    )
    message.channel = SimpleNamespace(id=8)
    await ParlourClient.on_message(house, message)
    assert house.presence.count_message.call_args_list == [call(8)] * heard
    assert (
        house._crew.direct_messages.play_dm_move.await_args_list
        == [call(message, house.clicks.answer_direct_message)] * read
    )


@pytest.mark.parametrize(
    ("tasks", "clock", "works"), [("rr", 1, True), ("rr", 0, False), ("rf", 1, False), ("", 1, True)]
)
async def test_the_clock_works_while_no_task_has_failed(tasks: str, clock: int, *, works: bool) -> None:
    at_work = [Mock(done=Mock(return_value=kind == "f"), cancelled=Mock(return_value=True)) for kind in tasks]
    house: Any = Mock(_at_work=at_work)
    house._crew.timekeeper.is_responsive = lambda within: bool(clock) and within == timedelta(seconds=9)
    assert ParlourClient.is_clock_working(house, timedelta(seconds=9)) is works


ENDED: tuple[tuple[dict[str, Any], bool], ...] = (
    ({"done": False}, False),
    ({"done": True, "cancelled": True}, True),
    ({"done": True, "exception": ValueError()}, True),
    ({"done": True}, False),
)


@pytest.mark.parametrize(("facts", "expected"), ENDED)
def test_a_task_has_failed_if_it_ended_without_finishing(facts: dict[str, Any], *, expected: bool) -> None:
    plain = {"done": False, "cancelled": False, "exception": None}
    task: Any = Mock(**{name: Mock(return_value=value) for name, value in (plain | facts).items()})
    assert has_failed(task) is expected


@pytest.mark.parametrize(("shards", "closed", "again"), [({}, False, True), ({0: 1}, False, False), ({}, True, False)])
async def test_another_attempt_is_made_only_before_any_shard_is_connected(
    shards: dict[int, int], *, closed: bool, again: bool
) -> None:
    house: Any = Mock(shards=shards, is_closed=lambda: closed)
    house.http.close = AsyncMock()
    assert await ParlourClient._should_reconnect(house) is again
    assert await ParlourClient._prepare_login_retry(house) is not closed
    house.http.close.assert_awaited_once_with()
    assert house.http.connector is discord.utils.MISSING


@pytest.mark.parametrize("emoji", [True, False])
async def test_who_is_ready_sets_everybody_to_work_once_and_a_defect_of_theirs_is_told(
    caplog: pytest.LogCaptureFixture, *, emoji: bool
) -> None:
    async def breaks() -> None:
        raise ZeroDivisionError

    house: Any = Mock(_resume_work=AsyncMock(), _at_work=(), _own_emoji=emoji, _provide_emoji=breaks, _bringing=None)
    works = (
        house._crew.timekeeper,
        house._crew.game_night_posts,
        house._crew.digest_posts,
        house.delivery,
        house.goblins,
        house._crew.inbox,
        house.deletions,
    )
    for work in works:
        work.run = Mock(side_effect=breaks)
    house.delivery.run_rechecks = Mock(side_effect=breaks)
    for _ in range(2):
        await ParlourClient.on_ready(house)
        await asyncio.sleep(0.01)
    assert [work.run.call_count for work in works] == [1] * len(works)
    assert house.delivery.run_rechecks.call_count == 1
    assert (house._resume_work.await_count, house.deletions.request_check.call_count) == (2, 2)
    told = ["the clock has stopped", "nobody looks through the tables any more", "nobody is called later any more"]
    told += ["nobody looks after the goblins any more", "nothing is taken from the inbox any more"]
    told += [
        "nobody looks after the evenings",
        "nobody posts digests any more",
        "nobody looks for deleted messages any more",
        *(["no emoji were brought"] * 2 * emoji),
    ]
    assert sorted(one.message for one in caplog.records if one.levelname == "ERROR") == sorted(told)


async def test_emoji_that_are_being_brought_are_not_brought_a_second_time_by_a_new_session() -> None:
    brought = asyncio.Event()
    bring: Any = Mock(side_effect=brought.wait)
    house: Any = Mock(
        _resume_work=AsyncMock(), _at_work=(Mock(),), _own_emoji=True, _provide_emoji=bring, _bringing=None
    )
    await ParlourClient.on_ready(house)
    await ParlourClient.on_ready(house)
    assert bring.call_count == 1
    brought.set()
    await house._bringing
    await ParlourClient.on_ready(house)
    assert bring.call_count == 2


@pytest.mark.parametrize(
    ("payload", "shard"), [({}, "0-0/1"), ({"shard": [2, 8]}, "2-2/8")], ids=["without shards", "the third of eight"]
)
def test_a_session_tells_the_servers_of_its_shard_those_that_are_unavailable_too(
    payload: dict[str, Any], shard: str
) -> None:
    told: list[Any] = []
    parsers: dict[str, Any] = {"READY": lambda _: told.append("read")}
    listen_for_servers_in_ready(parsers, lambda *listed: told.append(listed))
    parsers["READY"]({"guilds": [{"id": "5", "unavailable": True}, {"id": "7"}], "user": {"id": "3"}, **payload})
    assert told == ["read", (Shards.from_text(shard), {5, 7}, 3)]


@pytest.mark.parametrize(("listed", "closed"), [({5, 7}, []), ({7}, [5]), (set(), [5, 7])])
async def test_tables_of_servers_that_a_session_does_not_list_are_closed_in_its_shard_alone(
    listed: set[int], closed: list[int]
) -> None:
    other, without = 1 << 22, None
    tables: Any = Mock(
        list_tables_in_use=AsyncMock(return_value=[Mock(guild_id=guild) for guild in (5, 5, 7, other, without)])
    )
    tables.list_owned_server_tables, tables.store.save_bot_id = AsyncMock(return_value=[]), AsyncMock(return_value=3)
    await LostPlaceHandler(tables, Mock(), Mock()).close_tables_of_left_servers(Shards.from_text("0/2"), listed, 3)
    assert sorted(one.args[0] for one in tables.list_owned_server_tables.await_args_list) == closed


async def test_servers_are_compared_at_the_next_session_where_the_store_is_away(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tables: Any = Mock(list_tables_in_use=AsyncMock(side_effect=StoreUnavailable("away")))
    await LostPlaceHandler(tables, Mock(), Mock()).close_tables_of_left_servers(Shards.from_text("0/1"), set(), 3)
    assert [one.levelname for one in caplog.records] == ["WARNING"]


async def test_another_bots_token_closes_no_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = await Store.open(str(lay(tmp_path / "parlour_client.db")))
    tables: Any = Mock(
        list_tables_in_use=AsyncMock(return_value=[Mock(guild_id=5)]),
        list_owned_server_tables=AsyncMock(return_value=[]),
    )
    tables.store = store
    losses = LostPlaceHandler(tables, Mock(), Mock())
    await losses.close_tables_of_left_servers(Shards.from_text("0/1"), {5}, 3)
    await losses.close_tables_of_left_servers(Shards.from_text("0/1"), set(), 4)
    assert not tables.list_owned_server_tables.await_args_list
    assert "those of bot 3, and this token is that of bot 4" in caplog.text
    tables.list_tables_in_use.return_value = []
    await losses.close_tables_of_left_servers(Shards.from_text("0/1"), set(), 4)
    assert await store.save_bot_id(3, anew=False) == 4, "without tables, the database is that of the new bot"
    await store.close()


@pytest.mark.parametrize(
    ("refuses", "line"),
    [(None, "left server guild=7"), (50004, "server 7 could not be left: 403/50004")],
)
async def test_the_log_says_whether_a_refused_server_was_left(
    refuses: int | None, line: str, caplog: pytest.LogCaptureFixture
) -> None:
    no = refuses and discord.HTTPException(Mock(status=403), {"code": refuses, "message": "no"})
    with caplog.at_level("INFO", "bot.ui.interactions.command_guard"):
        await leave_banned_server(Mock(id=7, leave=AsyncMock(side_effect=no)))
    assert caplog.messages == [line]


@pytest.mark.parametrize(
    ("status", "noted"),
    [
        (200, [("requests", 1, ROUTE, "200")]),
        (429, [("requests", 1, ROUTE, "429"), ("limited", 1, ROUTE)]),
        (101, []),
    ],
)
async def test_each_request_is_counted_by_its_kind_and_its_answer_and_tells_discord_s_time(
    status: int, noted: list[tuple[Any, ...]], figures: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.time", lambda: 5.0)
    skew, more = Mock(), SimpleNamespace()
    trace = build_trace_config(skew)
    ((began,), (ended,)) = trace.on_request_start, trace.on_request_end
    answer = Mock(status=status, headers={"Date": "a date"})
    await began(Mock(), more, Mock())
    told: Any = Mock(method="POST", response=answer, url=SimpleNamespace(path="/api/v10/channels/12/messages"))
    await ended(Mock(), more, told)
    assert figures == noted
    skew.record_date_header.assert_called_once_with("a date", 5.0, 5.0)


@pytest.mark.parametrize(
    ("status", "kind", "page"),
    [
        (200, "text/html; charset=UTF-8", True),
        (204, "text/html", True),
        (200, "application/json", False),
        (200, "image/png", False),
        (200, None, False),
        (403, "text/html", False),
        (101, "text/html", False),
    ],
)
async def test_a_page_in_place_of_an_answer_is_a_fault_outside(status: int, kind: str | None, *, page: bool) -> None:
    """Beyond 2xx discord.py makes a refusal of it."""
    (ended,) = build_trace_config(Mock()).on_request_end
    answer = Mock(status=status, headers={"Content-Type": kind} if kind else {})
    told: Any = Mock(method="GET", response=answer, url=SimpleNamespace(path="/api/v10/channels/12"))
    with pytest.raises(DELIVERY_ERRORS) if page else nullcontext():
        await ended(Mock(), SimpleNamespace(began=0.0), told)


@pytest.mark.parametrize(
    ("first", "answers", "waits"), [(True, [False], 0), (True, [True], 0), (False, [False, False, True], 2)]
)
async def test_emoji_are_waited_for_only_where_another_uploads_them(
    first: bool, answers: list[bool], waits: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    bring = AsyncMock(side_effect=answers)
    monkeypatch.setattr(parlour_client, "OWN_EMOJI", Mock(sync_emoji=bring))
    monkeypatch.setattr(asyncio, "sleep", sleep)
    house: Any = Mock()
    house.tables.is_first_process = first
    await ParlourClient._provide_emoji(house)
    assert slept == [30.0] * waits
    assert bring.await_args_list == [call(house, house._crew.rate_limit, house._store, upload=first)] * len(answers)


IDENTIFYING: tuple[tuple[str, int | None, dict[str, Any], int | None], ...] = (
    # the part of the bot, the shard, what goes wrong: whose turn is waited for
    ("0/1", 0, {}, None),
    ("0/4", 3, {}, 1),
    ("0/4", None, {}, 0),
    ("0/4", 3, {"starts": OSError("away")}, None),
    ("0/4", 3, {"turn": StoreUnavailable("away")}, 1),
)


@pytest.mark.parametrize(("part", "shard", "wrong", "turn"), IDENTIFYING)
async def test_who_identifies_waits_for_their_turn(
    part: str, shard: int | None, wrong: dict[str, Any], turn: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = AsyncMock()
    monkeypatch.setattr(discord.AutoShardedClient, "before_identify_hook", usual)
    house: Any = ParlourClient.__new__(ParlourClient)
    house._shards, house._store = Shards.from_text(part), Mock(wait_for_turn=AsyncMock(side_effect=wrong.get("turn")))
    house._session_starts = Mock(wait_for_session_start=AsyncMock(side_effect=wrong.get("starts")))
    house.fetch_session_start_limits = AsyncMock(return_value=Mock(max_concurrency=2))
    await ParlourClient.before_identify_hook(house, shard, initial=True)
    assert house._store.wait_for_turn.await_args_list == ([] if turn is None else [call(turn, 5.0)])
    assert usual.await_args_list == ([] if turn is not None and not wrong else [call(shard, initial=True)])


def shown(number: int, kind: SurfaceKind = "board", *, live: bool = True) -> SurfaceMessage:
    place = {"user_id": None, "channel_id": 8, "message_id": number, "version_shown": 1}
    return SurfaceMessage(table_id=1, kind=kind, live=live, **place)  # type: ignore[arg-type]  # as they are


# What is sent once more


async def test_all_that_shows_a_table_is_sent_once_more() -> None:
    house: Any = Mock()
    house._tables.shown = Mock(
        list_surfaces=AsyncMock(return_value=[shown(5), shown(6, "lobby")]), save_surface=AsyncMock()
    )
    await TableDelivery.resend_table(house, 7)
    saved = [each.args[0] for each in house._tables.shown.save_surface.await_args_list]
    assert [(one.message_id, one.digest, one.version_shown) for one in saved] == [(5, "", -1), (6, "", -1)]
    house._tables.shown.list_surfaces.assert_awaited_once_with(7)
    house._workers.enqueue_table.assert_called_once_with(7)
    TableDelivery.schedule_recovery(house, 9)
    assert house._owed.add.call_args_list == [call(9)]
    assert house._workers.enqueue_table.call_args_list == [call(7), call(9)]


RECOVERED: tuple[tuple[int, tuple[int, ...], bool, int], ...] = (
    # how many seconds after the start a table was opened, which are known, whether a look finds all that was left: how
    # often it is looked at in two turns
    (-1, (), True, 1),
    (-1, (), False, 2),
    (-1, (7,), True, 0),
    (-1, (8,), True, 1),
    (0, (), True, 0),
    (1, (), True, 0),
)


@pytest.mark.parametrize(("opened", "known", "found", "looks"), RECOVERED)
async def test_what_an_earlier_process_left_is_looked_for_until_it_is_found(
    opened: int, known: tuple[int, ...], looks: int, *, found: bool
) -> None:
    began = datetime(2030, 1, 1, tzinfo=UTC)
    house: Any = Mock(_began=began, _known=set(known), _showing=Mock(recover_posts=AsyncMock(return_value=found)))
    table: Any = SimpleNamespace(id=7, created_at=began + timedelta(seconds=opened))
    for _ in range(2):
        await TableDelivery._recover_table_messages(house, table)
    assert house._showing.recover_posts.await_args_list == [call(table)] * looks
    assert house._known == {*known, *([7] if looks and found else [])}


@pytest.mark.parametrize("there", [True, False])
async def test_an_end_is_posted_again_only_where_none_is_noted(*, there: bool) -> None:
    table: Any = SimpleNamespace(id=7, channel_id=8)
    scene = SimpleNamespace(table=table)
    messages = Mock(find_live_surface=AsyncMock(return_value=object() if there else None), post_surface=AsyncMock())
    composer = Mock(
        load_scene=AsyncMock(return_value=scene), compose_ending_announcement=AsyncMock(return_value="told")
    )
    assert await EndAnnouncer(Mock(), messages, composer).recover_ending(table, Posting("end", None, 0))
    messages.find_live_surface.assert_awaited_once_with(7, "end")
    if there:
        messages.post_surface.assert_not_awaited()
        return
    composer.load_scene.assert_awaited_once_with(7, None)
    ((about, post, screen), _) = messages.post_surface.await_args
    assert (about, post.kind, post.channel_id, post.user_id, post.decision, post.quiet, screen) == (
        *(table, "end", 8, None, 0, True),
        "told",
    )


# Files, cards and emoji


@pytest.mark.parametrize(("size", "kilobytes"), [(0, None), (MAX_UPLOAD_BYTES, None), (MAX_UPLOAD_BYTES + 1, 1)])
async def test_a_record_is_seen_again_unless_it_is_too_large(
    size: int, kilobytes: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit = Mock(load_step_screen=AsyncMock(return_value="a screen"))
    monkeypatch.setattr(playback_clicks, "StepClicks", visits := Mock(return_value=visit))
    monkeypatch.setattr("bot.ui.answers.click.choose_language", str)  # as if there were such a language
    monkeypatch.setattr(playback_clicks, "can_see_table", lambda *who: who)
    interaction = Mock(locale="en-US", guild_id=6, extras={"language": "de"})
    interaction.user = Mock(id=5, display_name="Ann")
    reply, rooms = AsyncMock(interaction=interaction), AsyncMock()
    rooms.uploads.save_upload.return_value, rooms.uploads.begin_replay.return_value = "u5", "a step"
    clicks: Any = Mock(_rooms=rooms, _composer="composer", _films="films")
    file: Any = AsyncMock(size=size)
    file.read.return_value = b"{}"
    if kilobytes:
        with pytest.raises(TableError) as refusal:
            await PlaybackClicks.open_uploaded_replay(clicks, reply, file)
        most = MAX_UPLOAD_BYTES // 1000
        assert (refusal.value.code, dict(refusal.value.arguments)) == ("replay-too-large", {"kilobytes": most})
        return
    await PlaybackClicks.open_uploaded_replay(clicks, reply, file)
    (content, asker) = rooms.uploads.save_upload.await_args.args
    assert (content, asker.person.user_id, asker.person.name) == (b"{}", 5, "Ann")
    assert (asker.say.language, asker.guild, asker.sees("a table")) == ("de", 6, (interaction, "a table"))
    rooms.uploads.begin_replay.assert_awaited_once_with("u5", asker)
    visits.assert_called_once_with(rooms, asker, "composer", "films")
    visit.load_step_screen.assert_awaited_once_with("a step")
    reply.show_screen.assert_awaited_once_with("a screen")


@pytest.mark.parametrize(("named", "any_card"), [("goblin_teeth", True), ("whist", False), (None, False)])
async def test_the_cards_of_the_game_that_is_named_are_offered(named: str | None, *, any_card: bool) -> None:
    namespace = SimpleNamespace(**({"game": named} if named else {}))
    interaction: Any = Mock(namespace=namespace, locale="en-US", extras={})
    offered = await _autocomplete_cards(interaction, "pla")
    assert bool(offered) is any_card
    assert all(choice.name != choice.value for choice in offered)
    if any_card:
        assert [choice.value for choice in offered] == ["trade-places"]
