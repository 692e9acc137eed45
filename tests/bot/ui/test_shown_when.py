"""Which messages of a table are past, what a crash left unposted, and whose unseen question stops the time."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock, call

import discord
import pytest

from bot.store.models import Removal, SurfaceKind, SurfaceMessage
from bot.tables import Posting, TableError
from bot.ui.composing import match_gifs
from bot.ui.composing.match_gifs import MatchGifMaker
from bot.ui.surfaces.endings import EndAnnouncer
from bot.ui.surfaces.messages import PostRequest
from bot.ui.surfaces.places import build_lobby_link
from bot.ui.surfaces.table_surfaces import TableSurfaces, list_users_to_act
from games.engine import Match
from tests.bot.screens.scenes import text_of
from tests.bot.ui.surfaces_at_hand import AtHand

ANN, BOB, CLEO = 100, 101, 102
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


@pytest.fixture
def at_hand() -> AtHand:
    return AtHand(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32)))


def everybody(at_hand: AtHand, **more: Any) -> Any:
    """Return a showing whose people do nothing, but for some."""
    names = (
        "tables",
        "messages",
        "composer",
        "boards",
        "panels",
        "mentions",
        "endings",
        "threads",
        "leavers",
        "temporary_messages",
        "direct_notices",
        "hands",
    )
    made = TableSurfaces(**{name: more.get(name, AsyncMock()) for name in names})
    boards: Any = made.boards
    boards.has_no_place = Mock(return_value=at_hand.homeless)
    composer: Any = made.composer
    composer.load_scene = AsyncMock(side_effect=lambda *_: at_hand.scene_of(None))
    return made


def shown(
    kind: SurfaceKind, user: int | None = None, *, live: bool = True, told: tuple[int | None, int | None] = (None, None)
) -> SurfaceMessage:
    place: dict[str, Any] = {"user_id": user, "channel_id": 70, "message_id": 5, "version_shown": 1}
    return SurfaceMessage(table_id=7, kind=kind, live=live, since=told[0], until=told[1], **place)


PAST: tuple[tuple[SurfaceMessage, dict[str, Any], dict[str, Any], bool], ...] = (
    # a message, its table, how Ann sits: whether it is past
    (shown("board"), {}, {}, False),
    (shown("board", live=False), {}, {}, True),
    (shown("lobby"), {"status": "closed"}, {}, False),
    (shown("end"), {"status": "closed"}, {}, False),
    (shown("welcome", ANN), {"status": "closed"}, {}, False),
    (shown("welcome", ANN, live=False), {}, {}, False),
    (shown("board"), {"status": "closed"}, {}, True),
    (shown("panel", ANN), {"status": "closed"}, {}, True),
    (shown("panel", ANN), {}, {}, False),
    (shown("panel", ANN), {}, {"dm": "closed"}, True),
    (shown("panel", ANN), {}, {"gone": True}, True),
    (shown("panel", ANN), {"takeover": True}, {"gone": True}, False),
    (shown("panel", ANN), {"removals": (Removal(ANN, "Ann", "vote"),)}, {"gone": True}, True),
    (shown("removed", ANN), {"status": "closed"}, {"gone": True}, False),
    (shown("removed", ANN, live=False), {}, {"gone": True}, True),
    (shown("panel", ANN), {"removals": (Removal(ANN, "Ann", "vote"),), "status": "over"}, {"gone": True}, True),
    (shown("panel", ANN, live=False), {"takeover": True}, {"gone": True}, True),
    (shown("panel", 999), {}, {}, True),
    (shown("bell", ANN), {}, {"rung_out": True}, True),
    (shown("bell", ANN), {}, {}, False),
)


@pytest.mark.parametrize(("surface", "changes", "sits", "past"), PAST)
def test_which_messages_are_no_longer_needed(
    surface: SurfaceMessage, changes: dict[str, Any], sits: dict[str, Any], *, past: bool, at_hand: AtHand
) -> None:
    rung = sits.get("rung_out", False)
    at_hand.changes |= changes
    at_hand.sits(0, **{name: value for name, value in sits.items() if name != "rung_out"})
    showing = everybody(at_hand, mentions=Mock(is_mention_outdated=lambda one, _: rung and one is surface))
    assert showing._is_superseded(surface, at_hand.scene_of(None)) is past


@pytest.mark.parametrize("homeless", [True, False])
def test_a_panel_of_a_game_without_panels_is_past_unless_its_board_is_nowhere(*, homeless: bool) -> None:
    skulls = AtHand(Match.deal_by_key("emerald_skulls", seats=3, seed=bytes(32)), homeless=homeless)
    showing = everybody(skulls, mentions=Mock(is_mention_outdated=Mock(return_value=False)))
    assert showing._is_superseded(shown("panel", ANN), skulls.scene_of(None)) is not homeless


RETIRED: tuple[tuple[SurfaceMessage, dict[str, Any], str | None, bool], ...] = (
    # a message that is past, its table: what it shows from now on, and whether the answer below it goes, too
    (shown("board", live=False, told=(0, 4_000)), {}, "the log from 0 to 4000", False),
    (shown("board", live=False, told=(4_000, 4_000)), {}, None, False),
    (shown("board", live=False), {}, "the log from 0 to 0", False),
    (shown("board", told=(4_000, None)), {"status": "closed"}, "the log from 4000 to None", False),
    (shown("panel", ANN), {"status": "closed"}, "no seat of 100", True),
    (shown("panel", ANN, live=False), {}, None, False),
    (shown("panel", 999), {}, "no seat of 999", False),
    (shown("bell", live=False), {}, None, False),
    (shown("bell", ANN), {"status": "closed"}, None, False),
)


@pytest.mark.parametrize(("surface", "changes", "screen", "goes"), RETIRED)
async def test_what_becomes_of_a_message_that_is_no_longer_needed(
    surface: SurfaceMessage,
    changes: dict[str, Any],
    screen: str | None,
    at_hand: AtHand,
    monkeypatch: pytest.MonkeyPatch,
    *,
    goes: bool,
) -> None:
    monkeypatch.setattr(
        "bot.ui.surfaces.table_surfaces.render_former_player_panel", lambda table, user, say: f"no seat of {user}"
    )
    at_hand.changes |= changes
    showing: Any = everybody(at_hand, mentions=Mock(is_mention_outdated=Mock(return_value=False)))
    showing.tables.shown.list_surfaces.return_value = (shown("lobby"), surface)
    showing.messages.retire_surface.return_value = None
    showing.composer.compose_log_post.side_effect = lambda _, since, until: f"the log from {since} to {until}"
    await showing._retire_superseded(at_hand.table.id)
    showing.messages.retire_surface.assert_awaited_once_with(surface, screen)
    assert showing.panels.direct_messages.delete_last_answer.await_args_list == [call(70)] * goes
    assert {one.args[0].seat for one in showing.composer.compose_log_post.await_args_list} <= {None}, (
        "it tells what everybody knows"
    )


WELCOMES: tuple[tuple[SurfaceMessage, dict[str, Any], str], ...] = (
    # a welcome, its table: what becomes of it
    (shown("welcome", ANN), {"status": "lobby"}, "save_shown_version"),
    (shown("welcome", ANN), {"status": "closed", "closed_by": 101}, "retire_surface"),
    (shown("welcome", ANN), {"status": "closed"}, "retire_surface"),
    (shown("welcome", ANN), {"status": "closed", "closed_by": ANN}, "forget_surface"),
    (shown("welcome", ANN, live=False), {"status": "closed", "closed_by": 101}, "forget_surface"),
    (shown("welcome", 999), {"status": "closed", "closed_by": 101}, "forget_surface"),
    (shown("welcome", ANN), {}, "forget_surface"),
    (shown("welcome", ANN), {"status": "closed", "started_at": NOON, "closed_by": 101}, "forget_surface"),
)


@pytest.mark.parametrize(("welcome", "changes", "done"), WELCOMES)
async def test_a_welcome_to_a_lobby_that_somebody_else_closed_says_so(
    welcome: SurfaceMessage, changes: dict[str, Any], done: str, at_hand: AtHand
) -> None:
    at_hand.changes |= {"started_at": None if "status" in changes else NOON} | changes
    showing: Any = everybody(at_hand)
    await showing._update_welcome(welcome, at_hand.table)
    assert [name for name, *_ in showing.messages.method_calls] == [done]
    if done == "retire_surface":
        (_, screen) = showing.messages.retire_surface.await_args.args
        somebody = f"{at_hand.table.get_sitter_at(1).name}, a manager, closed the table of" in text_of(screen)
        assert somebody == ("closed_by" in changes)


@pytest.mark.parametrize("welcome", [shown("welcome", 999), shown("welcome", ANN, live=False)])
async def test_a_welcome_is_deleted_of_who_left_a_lobby_or_has_joined_it_again(
    welcome: SurfaceMessage, at_hand: AtHand
) -> None:
    at_hand.changes |= {"started_at": None, "status": "lobby"}
    showing: Any = everybody(at_hand)
    await showing._update_welcome(welcome, at_hand.table)
    showing.messages.retire_surface.assert_awaited_once_with(welcome, None)


UNSEEN: tuple[tuple[str, dict[str, Any], bool], ...] = (
    # what cannot be shown, how Ann sits, who is asked first: whether no time runs
    ("", {}, False),
    ("board", {}, False),
    ("panel 0", {}, True),
    ("panel 1", {}, False),
    ("board", {"dm": "closed"}, True),
    ("panel 0", {"dm": "closed"}, False),
    ("mentions", {}, False),
)


@pytest.mark.parametrize(("wrong", "sits", "hidden"), UNSEEN)
async def test_no_time_runs_while_who_is_asked_cannot_see_it(
    wrong: str, sits: dict[str, Any], *, hidden: bool, at_hand: AtHand
) -> None:
    def failing(name: str) -> Callable[..., Any]:
        async def show(*told: Any, **_: Any) -> None:
            seat = getattr(told[1], "seat", "") if len(told) > 1 else ""
            if f"{name} {seat}".strip() == wrong:
                raise OSError(wrong)

        return show

    at_hand.sits(0, **sits)
    assert list_users_to_act(at_hand.scene_of(None)) == (ANN,)
    outages = Mock(mark_table_shown=Mock(return_value=None))
    tables = Mock(time=Mock(outages=outages, extend_deadline=AsyncMock()))
    showing = everybody(
        at_hand,
        tables=tables,
        boards=Mock(update_board=failing("board"), load_board_rounds=AsyncMock()),
        panels=Mock(update_panel=failing("panel")),
        mentions=Mock(update_pings=failing("mentions")),
    )
    at_hand.changes |= {"started_at": at_hand.clock.now()}
    if wrong:
        with pytest.raises(OSError, match=wrong):
            await showing._show_match(at_hand.table)
    else:
        await showing._show_match(at_hand.table)
    assert outages.mark_table_unreachable.call_args_list == [call(7)] * hidden
    assert outages.mark_table_shown.call_args_list == [call(7)] * (not hidden)


@pytest.mark.parametrize(("lost", "given"), [(None, False), (0.0, False), (1.0, True)])
async def test_what_was_lost_is_given_back_if_it_is_worth_it(
    lost: float | None, at_hand: AtHand, monkeypatch: pytest.MonkeyPatch, *, given: bool
) -> None:
    monkeypatch.setattr("bot.ui.surfaces.table_surfaces.MIN_RETURNED_TIME", timedelta(seconds=1))
    time = None if lost is None else timedelta(seconds=lost)
    tables = Mock(time=Mock(outages=Mock(mark_table_shown=Mock(return_value=time)), extend_deadline=AsyncMock()))
    await everybody(at_hand, tables=tables)._pause_time_while_unseen(at_hand.scene_of(None), [False, False])
    assert tables.time.extend_deadline.await_args_list == [call(7, time)] * given
    await everybody(at_hand, tables=tables)._pause_time_while_unseen(at_hand.scene_of(None), [False, True])
    tables.time.outages.mark_table_unreachable.assert_called_once_with(7)


async def test_everybody_who_shows_a_table_is_told_of_it_and_one_of_an_unknown_game_is_left_alone(
    at_hand: AtHand,
) -> None:
    at_hand.changes["started_at"] = None  # a match is shown by others
    table = at_hand.table
    showing: Any = everybody(at_hand, temporary_messages=AsyncMock())
    showing.tables.shown.list_surfaces.return_value = ()
    showing.messages.find_live_surface.return_value = None
    told = {
        "rest": (showing.messages.save_unsaved_surfaces, call(7)),
        "ends": (showing.endings.announce_ending, call(table)),
        "leavers": (showing.leavers.resign_leavers, call(table)),
        "notes": (showing.temporary_messages.clear_outdated_answers, call(table)),
        "lobby": (showing.messages.find_live_surface, call(7, "lobby")),
        "surfaces": (showing.tables.shown.list_surfaces, call(7)),
    }
    showing.endings.announce_ending.side_effect = OSError("the end")
    with pytest.raises(OSError, match="the end"):
        await showing.refresh_table_messages(table)
    assert {name: one.await_args_list for name, (one, _) in told.items()} == {
        name: [args] for name, (_, args) in told.items()
    }
    for one, _ in told.values():
        one.reset_mock()
    await showing.refresh_table_messages(replace(table, game="whist"))
    assert [name for name, (one, _) in told.items() if one.await_count] == []


PANELS: tuple[tuple[str, dict[str, Any], bool, tuple[int, ...]], ...] = (
    # the game, its table, whether it has no place: whose panels are shown
    ("goblin_market", {}, False, (ANN, BOB, CLEO)),
    ("goblin_market", {}, True, (ANN, BOB, CLEO)),
    ("emerald_skulls", {}, False, ()),
    ("emerald_skulls", {}, True, (ANN, BOB, CLEO)),
    ("goblin_market", {"status": "closed"}, False, ()),
    ("goblin_market", {"started_at": None}, False, ()),
)


@pytest.mark.parametrize(("game", "changes", "homeless", "seen_by"), PANELS)
async def test_a_match_is_shown_on_its_board_and_in_the_panels_of_a_game_with_secrets_or_without_a_place(
    game: str, changes: dict[str, Any], seen_by: tuple[int, ...], *, homeless: bool
) -> None:
    at_hand = AtHand(Match.deal_by_key(game, seats=3, seed=bytes(32)), homeless=homeless)
    at_hand.changes |= {"started_at": at_hand.clock.now(), **changes}
    nothing = AsyncMock(return_value=None)
    boards = Mock(update_board=AsyncMock(return_value=None), load_board_rounds=AsyncMock(return_value="its rounds"))
    boards.post_last_log = AsyncMock()
    time = Mock(outages=Mock(mark_table_shown=Mock(return_value=None)))
    showing: Any = everybody(at_hand, boards=boards, mentions=Mock(update_pings=nothing), tables=Mock(time=time))
    showing.panels.update_panel.return_value = None
    await showing._show_match(at_hand.table)
    shown = "status" not in changes and changes.get("started_at", True) is not None
    assert boards.has_no_place.call_args_list == [call(7)] * shown
    assert boards.post_last_log.await_count == (changes.get("status") == "closed")
    panels = [(one.args[1].user_id, one.args[2], one.kwargs) for one in showing.panels.update_panel.await_args_list]
    assert panels == [(user, "its rounds", {"homeless": homeless}) for user in seen_by]
    publics = [
        *boards.update_board.await_args_list,
        *showing.mentions.update_pings.await_args_list,
        *boards.load_board_rounds.call_args_list,
    ]
    publics += showing.mentions.ping_decider.schedule_quiet_hours_check.call_args_list
    assert [one.args[0].seat for one in publics] == [None] * (4 * shown)
    assert showing.composer.load_scene.await_args_list == [call(7, None)] * (shown or boards.post_last_log.await_count)


LOBBIES: tuple[tuple[bool, bool, bool, bool], ...] = (
    # whether its lobby is there, whether its server is lost, whether the message is there: whether it is forgotten
    (False, False, True, False),
    (True, False, True, False),
    (True, False, False, True),
    (True, True, True, True),
)


@pytest.mark.parametrize(("noted", "lost", "there", "forgotten"), LOBBIES)
async def test_a_lobby_is_brought_up_to_date_and_forgotten_where_it_can_be_no_more(
    at_hand: AtHand, *, noted: bool, lost: bool, there: bool, forgotten: bool
) -> None:
    surface = shown("lobby")
    messages = Mock(
        find_live_surface=AsyncMock(return_value=surface if noted else None), is_table_abandoned=Mock(return_value=lost)
    )
    messages.edit_surface, messages.forget_surface = AsyncMock(return_value=there), AsyncMock()
    showing: Any = everybody(at_hand, messages=messages)
    table = showing.tables.find_table.return_value = at_hand.table
    screen = showing.composer.compose_lobby.return_value = Mock(digest="a lobby")
    await showing._show_lobby(table)
    assert messages.forget_surface.await_args_list == [call(surface)] * forgotten
    assert messages.is_table_abandoned.call_args_list == [call(table)] * noted
    assert messages.edit_surface.await_count == (noted and not lost)
    if messages.edit_surface.await_count:
        (edited, compose) = messages.edit_surface.await_args.args
        assert (edited, await compose()) == (surface, (table, screen))
        showing.tables.find_table.assert_awaited_once_with(7)
        showing.composer.compose_lobby.assert_awaited_once_with(table)


LATER: tuple[tuple[dict[str, Any], dict[str, Any], bool, bool], ...] = (
    # what changed at a table whose lobby is shown, and what is noted of the lobby, whether that is lost: whether it is
    # looked at again
    ({"version": 99, "changed_at": NOON, "decision_number": 9}, {}, False, False),
    ({"thread_id": 77}, {}, False, True),
    ({"status": "over", "ended_at": NOON}, {}, False, True),
    ({}, {"digest": ""}, False, True),
    ({}, {}, True, True),
)


@pytest.mark.parametrize(("news", "noted", "lost", "again"), LATER)
async def test_a_lobby_is_left_alone_while_nothing_changes_that_it_tells(
    news: dict[str, Any], noted: dict[str, Any], at_hand: AtHand, *, lost: bool, again: bool
) -> None:
    surface = replace(shown("lobby"), digest="a lobby")
    messages = AsyncMock(is_table_abandoned=Mock(return_value=False), is_message_lost=Mock(return_value=lost))
    messages.find_live_surface.return_value = surface
    showing: Any = everybody(at_hand, messages=messages)
    table = showing.tables.find_table.return_value = replace(at_hand.table, status="playing")
    showing.composer.compose_lobby.return_value = Mock(digest="a lobby")
    await showing._compose_current_lobby(table.id)
    surface = messages.find_live_surface.return_value = replace(surface, **noted)
    now = replace(table, **news)
    await showing._show_lobby(now)
    assert messages.edit_surface.await_count == again
    assert messages.save_shown_version.await_args_list == [call(surface, now)] * (not again)


ENDS: tuple[tuple[dict[str, Any], float, bool, bool], ...] = (
    # a table, how many hours ago it ended, whether its end was told: whether it is told now
    ({}, 0, False, True),
    ({}, 23, False, True),
    ({}, 24, False, False),
    ({}, 0, True, False),
    ({"status": "playing"}, 0, False, False),
    ({"status": "closed"}, 0, False, False),
    ({"ended_at": None}, 0, False, False),
    ({"thread_id": None}, 0, False, False),
    ({"thread_id": 2}, 0, False, False),
)


@pytest.mark.parametrize(("changes", "hours", "noted", "told"), ENDS)
async def test_the_end_of_a_match_is_told_once_in_the_channel_from_which_it_went_away(
    changes: dict[str, Any], hours: float, at_hand: AtHand, *, noted: bool, told: bool
) -> None:
    at_hand.changes |= {"status": "over", "ended_at": at_hand.clock.now(), **changes}
    at_hand.clock.advance(hours * 3600)
    end = at_hand.live("end", None) if noted else None
    composer: Any = Mock(load_scene=at_hand.load_scene, compose_ending_announcement=AsyncMock(return_value="told"))
    messages: Any = at_hand.messages
    await EndAnnouncer(Mock(clock=at_hand.clock), messages, composer).announce_ending(at_hand.table)
    post = PostRequest("end", 2, None, 0, quiet=True)
    assert at_hand.messages.take() == [("post", (post, "told"))] * told + [("pass over", "end")] * (end is not None)


@pytest.mark.parametrize(("code", "is_told"), [(50013, False), (10003, False), (77, False), (0, True)])
async def test_an_end_that_cannot_be_told_in_its_channel_is_one_line_in_the_log(
    code: int, at_hand: AtHand, caplog: pytest.LogCaptureFixture, *, is_told: bool
) -> None:
    at_hand.changes |= {"status": "over", "ended_at": at_hand.clock.now()}
    at_hand.messages.refusal = discord.HTTPException(Mock(status=403), {"code": code, "message": "no"})
    messages: Any = at_hand.messages
    ending = EndAnnouncer(
        Mock(clock=at_hand.clock),
        messages,
        Mock(load_scene=at_hand.load_scene, compose_ending_announcement=AsyncMock()),
    )
    with caplog.at_level("INFO", "bot.ui.surfaces.endings"):
        if is_told:
            with pytest.raises(discord.HTTPException):
                await ending.announce_ending(at_hand.table)
        else:
            await ending.announce_ending(at_hand.table)
    line = f"the end of table 7 is not told in its channel ({code})"
    assert caplog.messages == [line] * (not is_told)


OPEN = 9
"""A decision that is open: whether its bell is pinged again is seen later."""

LEFT: tuple[tuple[dict[str, Any], list[Posting], list[str]], ...] = (
    # the table, what was about to be posted: what is looked for
    ({"status": "lobby", "started_at": None}, [], ["lobby"]),
    ({"status": "lobby", "started_at": None, "there": True}, [], []),
    ({"status": "lobby", "started_at": None}, [Posting("board", None, 1)], ["lobby"]),
    ({"status": "closed"}, [Posting("board", None, 1)], []),
    ({}, [Posting("board", None, 3)], ["board 3 of None"]),
    ({}, [Posting("end", None, 0), Posting("bell", None, 4)], ["end 0 of None", "bell 4 of None"]),
    ({}, [Posting("reminder", None, 5), Posting("panel", 1, 6)], ["reminder 5 of None", "panel 6 of 1"]),
    ({}, [Posting("bell", None, OPEN), Posting("panel", 1, 6)], [f"bell {OPEN} of None", "panel 6 of 1"]),
    ({}, [Posting("bell", None, 6), Posting("panel", 1, OPEN)], ["bell 6 of None", f"panel {OPEN} of 1"]),
)


def _recovered(did: list[str], kinds: str, table: Any, about: Posting) -> bool:
    assert (table.id, about.kind in kinds.split()) == (7, True)
    did.append(f"{about.kind} {about.decision} of {about.seat}")
    return about.decision != OPEN


@pytest.mark.parametrize(("changes", "owed", "found"), LEFT)
async def test_what_a_crash_left_unposted_is_looked_for(
    changes: dict[str, Any], owed: list[Posting], found: list[str], at_hand: AtHand
) -> None:
    did: list[str] = []
    there = changes.get("there", False)
    at_hand.changes |= {"started_at": at_hand.clock.now()}
    at_hand.changes |= {name: value for name, value in changes.items() if name != "there"}

    async def live(table: int, kind: str) -> object:
        assert (table, kind) == (7, "lobby")
        return object() if there else None

    async def post(table: Any, post: Any, screen: str) -> None:
        did.append(post.kind)
        assert (table.id, post.channel_id, screen) == (7, table.channel_id, "a lobby")

    showing = everybody(at_hand, messages=Mock(find_live_surface=live, post_surface=post))
    showing.composer.compose_lobby = AsyncMock(return_value="a lobby")
    showing.tables.shown = Mock(list_pending_postings=AsyncMock(return_value=owed))
    finders = {
        "board": (showing.boards, "recover_board"),
        "end": (showing.endings, "recover_ending"),
        "panel": (showing.panels, "recover_panel"),
        "bell reminder": (showing.mentions, "recover_posted_ping"),
    }
    for kinds, (others, name) in finders.items():
        setattr(others, name, AsyncMock(side_effect=partial(_recovered, did, kinds)))
    assert await showing.recover_posts(at_hand.table) is not any(f" {OPEN} " in one for one in did)
    assert showing.tables.shown.list_pending_postings.await_args_list == [call(7, 3)] * any(
        " of " in one for one in did
    )
    assert did == found


@pytest.mark.parametrize(
    ("kinds", "guild", "link"), [("board lobby", 9, "9/70/5"), ("board", 9, "9/8"), ("", None, "@me/8")]
)
async def test_a_link_leads_to_the_lobby_or_to_its_channel(kinds: Any, guild: int | None, link: str) -> None:
    tables: Any = Mock(shown=Mock(list_surfaces=AsyncMock(return_value=[shown(kind) for kind in kinds.split()])))
    table: Any = SimpleNamespace(id=7, guild_id=guild, channel_id=8)
    assert await build_lobby_link(tables, table) == f"https://discord.com/channels/{link}"
    tables.shown.list_surfaces.assert_awaited_once_with(7)


async def test_three_may_wait_for_moving_pictures_and_each_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    stills: list[str] = []

    async def composed(work: Callable[[], str], _: object) -> str:
        stills.append(work())
        return stills[-1]

    async def at_once(work: Callable[..., object], *told: object) -> object:
        return work(*told)

    monkeypatch.setattr(match_gifs, "run_in_drawing_thread", composed)
    monkeypatch.setattr("asyncio.to_thread", at_once)
    monkeypatch.setattr(match_gifs, "encode_match_gif", lambda made: "+".join(made).encode())

    def wanted(name: str) -> Any:
        return SimpleNamespace(cache_key=(name,), steps=(1, 2), draw_gif_frame=lambda step: f"{name}{step}")

    made = MatchGifMaker()
    assert [await made.make_match_gif(wanted(name)) for name in ("a", "b", "a")] == [b"a1+a2", b"b1+b2", b"a1+a2"]
    assert stills == ["a1", "a2", "b1", "b2"]
    made._asked = 2
    assert await made.make_match_gif(wanted("c")) == b"c1+c2"
    assert made._asked == 2
    made._asked = 3
    with pytest.raises(TableError) as refusal:
        await made.make_match_gif(wanted("d"))
    assert refusal.value.code == "replay-busy"
    assert await made.make_match_gif(wanted("c")) == b"c1+c2"


async def test_a_welcome_to_somebody_who_joins_while_the_table_is_shown_is_kept(at_hand: AtHand) -> None:
    at_hand.changes |= {"status": "lobby", "started_at": None}
    at_hand.sits(0, user_id=999)

    def join_and_list(_: int) -> list[SurfaceMessage]:
        at_hand.sits(0, user_id=ANN)
        return [shown("welcome", ANN)]

    showing: Any = everybody(at_hand)
    showing.tables.shown.list_surfaces.side_effect = join_and_list
    await showing._retire_superseded(at_hand.table.id)
    showing.messages.forget_surface.assert_not_awaited()
    showing.messages.save_shown_version.assert_awaited_once()
