"""The living board: when it is edited, when it is posted anew and where, and what becomes of the old one."""

import logging
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock, Mock, call, patch

import discord
import pytest

from bot.screens.log_posts import LogPost
from bot.store.models import DEAL_PLACE, SurfaceMessage
from bot.tables import Posting, SeenMove
from bot.ui.connection.refusals import FORBIDDEN_CODES, UNKNOWN_CHANNEL_CODE
from bot.ui.surfaces import boards as own_boards
from bot.ui.surfaces.boards import FINAL_BOARD_DECISION, OUT_OF_SIGHT_MESSAGES, BoardMessages, RoundStarts
from bot.ui.surfaces.places import NoPlace
from games.engine import Match
from games.goblin_market.events import AuctionWithoutBids
from tests.bot.screens.scenes import Played

THREAD, CHANNEL, THIS = 3, 2, 7
"""Where a match of `Played` is shown."""


def scene(*, over: bool = False) -> Any:
    seen = Played(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32))).scene()
    return replace(seen, table_view=replace(seen.table_view, decision=None)) if over else seen


NUMBER = scene().decision.number
"""Of the open question."""


def live(decision: int | None, channel: int = THREAD) -> SurfaceMessage:
    place: dict[str, Any] = {"user_id": None, "channel_id": channel, "message_id": 5, "version_shown": 1}
    return SurfaceMessage(table_id=THIS, kind="board", decision=decision, since=DEAL_PLACE, **place)


def refusal(code: int) -> discord.HTTPException:
    return discord.HTTPException(Mock(status=403), {"code": code, "message": "no"})


NEXT = 6
"""The id of what is posted."""


def boards_of(there: SurfaceMessage | None = None, *, said: int = 0, edit: Any = True, post: Any = None) -> Any:
    """Return boards of which one is there, after people said so much; how Discord takes an edit, and posts."""
    messages = Mock(
        find_live_surface=AsyncMock(return_value=there),
        post_surface=AsyncMock(side_effect=post, return_value=Mock(message_id=NEXT)),
    )
    messages.edit_surface = AsyncMock(side_effect=edit if isinstance(edit, Exception) else [edit])
    presence = Mock(count_messages_since_board=Mock(return_value=said))
    composer, tables = AsyncMock(), AsyncMock()
    composer.compose_board.side_effect = lambda seen, notice: f"the board {notice or ''}".strip()
    return BoardMessages(Mock(), tables, messages, composer, presence)


@pytest.fixture(autouse=True)
def _in_its_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_boards, "find_or_make_match_channel", AsyncMock(return_value=THREAD))


async def test_a_round_is_known_by_where_it_began_and_a_restart_forgets_the_one_before() -> None:
    boards = boards_of(live(NUMBER))
    assert await boards.load_board_rounds(scene()) == RoundStarts(DEAL_PLACE, None)
    boards.messages.find_live_surface.return_value = replace(live(NUMBER), since=5_001)
    assert await boards.load_board_rounds(scene()) is await boards.load_board_rounds(scene())
    assert await boards.load_board_rounds(scene()) == RoundStarts(5_001, DEAL_PLACE)


async def test_a_board_of_an_older_version_learns_where_its_round_began() -> None:
    boards = boards_of(replace(live(NUMBER), since=None))
    boards.tables.shown.save_surface.side_effect = lambda surface: surface
    assert (await boards._load_board(scene())).since == DEAL_PLACE
    boards.tables.shown.save_surface.assert_awaited_once_with(live(NUMBER))


ANEW: tuple[tuple[int | None, bool, int, int, tuple[int, ...], bool], ...] = (
    # what the board was posted for, whether the match is over, the posts of the log from it on, what people said since,
    # who is asked
    (NUMBER, False, 2, 9, (100,), False),
    (NUMBER - 1, False, 2, 0, (100,), True),
    (NUMBER - 1, False, 2, 0, (), False),
    (NUMBER - 1, False, 1, OUT_OF_SIGHT_MESSAGES - 1, (100,), False),
    (NUMBER - 1, False, 1, OUT_OF_SIGHT_MESSAGES, (100,), True),
    (NUMBER, True, 1, 0, (), True),
    (FINAL_BOARD_DECISION, True, 1, 9, (), False),
)


@pytest.mark.parametrize(("posted", "over", "posts", "said", "asked", "anew"), ANEW)
def test_a_board_moves_to_the_end_of_its_thread_for_people_and_once_for_a_question(
    posted: int | None,
    over: bool,
    posts: int,
    said: int,
    asked: tuple[int, ...],
    monkeypatch: pytest.MonkeyPatch,
    *,
    anew: bool,
) -> None:
    monkeypatch.setattr(own_boards, "list_users_to_ping", lambda *_: asked)
    boards = boards_of(said=said)
    log = [LogPost(number * 1_000, (number + 1) * 1_000) for number in range(posts)]
    assert boards._needs_reposting(scene(over=over), live(posted), log) is anew
    if said and not over and anew:
        boards.presence.count_messages_since_board.assert_called_once_with(THREAD)


def rounds_of(*told: int) -> list[LogPost]:
    """Return posts of rounds; a 0 stands for one of which nothing is told."""
    return [LogPost(index * 1_000, (index + 1) * 1_000, (told_move(),) * number) for index, number in enumerate(told)]


def told_move() -> SeenMove:
    return SeenMove(1, 0, None, "player", (AuctionWithoutBids(["author"]),))


POSTED: tuple[tuple[SurfaceMessage | None, bool, Any, list[LogPost], list[tuple[int, int, str]], int], ...] = (
    # the board that is there, whether the match is over, how Discord takes an edit, the posts of the log from it on:
    # what is posted, each with its decision and from where on it tells the log, and how often the board is edited
    (live(NUMBER), False, True, rounds_of(1), [], 1),
    (live(NUMBER), False, False, rounds_of(1), [(NUMBER, 0, "the board")], 1),
    (live(NUMBER), False, refusal(50013), rounds_of(1), [(NUMBER, 0, "the board")], 1),
    (None, False, True, rounds_of(1), [(NUMBER, 0, "the board")], 0),
    (None, False, True, rounds_of(1, 1), [(-1, 0, "the log"), (NUMBER, 1_000, "the board")], 0),
    (live(NUMBER - 1), False, True, rounds_of(1, 1), [(NUMBER, 1_000, "the board")], 0),
    (live(NUMBER - 1), False, True, rounds_of(1, 1, 1), [(-1_001, 1_000, "the log"), (NUMBER, 2_000, "the board")], 0),
    (live(NUMBER - 1), False, True, rounds_of(1, 0, 1), [(NUMBER, 2_000, "the board")], 0),
    (live(NUMBER - 1), False, True, rounds_of(1), [(NUMBER, 0, "the board")], 0),
    (live(NUMBER), True, True, rounds_of(1), [(FINAL_BOARD_DECISION, 1_000, "the board")], 0),
    (
        live(NUMBER),
        True,
        True,
        rounds_of(1, 1),
        [(-1_001, 1_000, "the log"), (FINAL_BOARD_DECISION, 2_000, "the board")],
        0,
    ),
)


@pytest.mark.parametrize(("there", "over", "edit", "log", "posted", "edits"), POSTED)
async def test_a_board_is_edited_or_posted_anew_after_all_that_no_post_tells_yet(
    there: SurfaceMessage | None,
    over: bool,
    edit: Any,
    log: list[LogPost],
    posted: list[tuple[int, int, str]],
    edits: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(own_boards, "split_into_log_posts", lambda *_: log)
    boards = boards_of(there, said=OUT_OF_SIGHT_MESSAGES, edit=edit)
    boards.composer.compose_log_post.return_value = "the log"
    boards._homeless.add(THIS)
    seen = scene(over=over)
    await boards.update_board(seen)
    done = [one.args[1:] for one in boards.messages.post_surface.await_args_list]
    assert [(post.decision, post.since, screen) for post, screen in done] == posted
    assert boards.messages.edit_surface.await_count == edits
    assert not boards.has_no_place(THIS)
    if posted:
        boards.presence.watch_channel.assert_called_with(THREAD)
        after = [post.after for post, _ in done]
        assert after == [there.message_id if there else 0, *[NEXT] * (len(posted) - 1)], "each supersedes one"
    elif there:
        assert boards.messages.edit_surface.await_args.args[0] is there
        boards.composer.load_scene.return_value = seen
        assert await boards.messages.edit_surface.await_args.args[1]() == (seen.table, "the board")
        boards.composer.compose_board.assert_awaited_once_with(seen, None)


async def test_a_log_is_parted_once_as_long_as_nothing_changes() -> None:
    boards, seen = boards_of(live(NUMBER)), scene()
    with patch.object(own_boards, "split_into_log_posts", Mock(side_effect=lambda *_: rounds_of(1))) as parted:
        await boards.load_board_rounds(seen)
        await boards.update_board(replace(seen))
        assert not boards.will_be_reposted(seen, live(NUMBER))
        assert parted.call_count == 1
        boards.will_be_reposted(seen, replace(live(NUMBER), since=1_000))
        boards.will_be_reposted(scene(), replace(live(NUMBER), since=1_000))
    assert parted.call_count == 3, "from another place on, and after a change"


async def test_what_the_board_of_a_closed_table_does_not_tell_is_posted_once() -> None:
    boards = boards_of(live(NUMBER))
    boards.composer.compose_log_post.return_value = "the log"
    with patch.object(own_boards, "split_into_log_posts", lambda *_: rounds_of(1, 1)):
        await boards.post_last_log(scene())
    ((_, post, screen),) = [one.args for one in boards.messages.post_surface.await_args_list]
    assert (post.decision, post.since, screen) == (-1_001, 1_000, "the log")


LEFT: tuple[tuple[SurfaceMessage | None, int | None, int | None, list[tuple[int, int]]], ...] = (
    # the board that is there; from where on the one that was about to be posted tells, and after which message: what is
    # posted from where on, and after which message
    (live(NUMBER), 7_000, 5, []),
    (live(NUMBER - 1), 7_000, 5, [(7_000, 5)]),
    (live(NUMBER - 1), 7_000, 0, [(7_000, 0)]),
    (live(NUMBER - 1), None, None, [(DEAL_PLACE, 5)]),
    (None, None, None, [(DEAL_PLACE, 0)]),
)


@pytest.mark.parametrize(("there", "since", "after", "posted"), LEFT)
async def test_a_board_that_a_crash_left_unnoted_is_found_with_the_place_that_was_noted(
    there: SurfaceMessage | None, since: int | None, after: int | None, posted: list[tuple[int, int]]
) -> None:
    boards = boards_of(there)
    boards._rounds.update({THIS: RoundStarts(), 8: RoundStarts()})
    boards.composer.load_scene.return_value = scene()
    assert await boards.recover_board(scene().table, Posting("board", None, NUMBER, since=since, after=after))
    posts = [one.args[1] for one in boards.messages.post_surface.await_args_list]
    assert [(post.decision, post.since, post.after) for post in posts] == [(NUMBER, *place) for place in posted]
    assert [*boards._rounds] == [8] if posted else [THIS, 8]
    assert all(one.kwargs == {"sure": False} for one in boards.messages.post_surface.await_args_list)


async def test_trouble_of_discord_with_an_edit_is_told() -> None:
    with pytest.raises(discord.HTTPException):
        await boards_of(live(NUMBER), edit=refusal(0)).update_board(scene())


UNFORESEEN = 200000
"""A code of no place that the bot knows."""


async def test_a_board_that_discord_lets_nobody_edit_is_posted_anew(caplog: pytest.LogCaptureFixture) -> None:
    boards = boards_of(live(NUMBER), edit=refusal(UNFORESEEN))
    with caplog.at_level(logging.WARNING, "bot.ui.surfaces.boards"):
        await boards.update_board(scene())
    ((_, post, _),) = [one.args for one in boards.messages.post_surface.await_args_list]
    assert (post.channel_id, post.decision, post.after) == (THREAD, NUMBER, live(NUMBER).message_id)
    assert caplog.messages == [f"the board of table 7 cannot be edited ({UNFORESEEN}): it is posted anew"]
    for _ in range(3):
        await boards.update_board(scene())
    assert boards.messages.post_surface.await_count == len(caplog.messages) == 1, "a board for each change is too many"
    boards.messages.edit_surface = AsyncMock(side_effect=[True, refusal(UNFORESEEN)])
    for _ in range(2):
        await boards.update_board(scene())
    assert boards.messages.post_surface.await_count == 2, "an edit that passes begins anew"


async def test_a_board_without_any_place_is_tried_again_though_its_edits_are_refused() -> None:
    posts = [refusal(50013), refusal(50013), refusal(0), Mock(message_id=NEXT), Mock(message_id=NEXT)]
    boards = boards_of(live(NUMBER), edit=refusal(50013), post=posts)
    for trouble in (NoPlace, discord.HTTPException):
        with pytest.raises(trouble):
            await boards.update_board(scene())
    await boards.update_board(scene())
    assert not boards.has_no_place(THIS)
    boards.messages.find_live_surface.return_value = live(NUMBER, CHANNEL)
    await boards.update_board(scene())
    assert boards.messages.post_surface.await_count == len(posts), "a board in another place counts by itself"


MOVED: tuple[tuple[list[int | None], list[int], bool, bool], ...] = (
    # how Discord answers each post: where it was tried, whether the table moves there for good, whether it has a place
    ([None], [THREAD], False, True),
    ([next(iter(FORBIDDEN_CODES)), None], [THREAD, CHANNEL], False, True),
    ([UNKNOWN_CHANNEL_CODE, None], [THREAD, CHANNEL], True, True),
    ([50013, 50013], [THREAD, CHANNEL], False, False),
    ([UNFORESEEN, None], [THREAD, CHANNEL], False, True),
    ([UNFORESEEN, UNFORESEEN], [THREAD, CHANNEL], False, False),
)


@pytest.mark.parametrize(("answers", "tried", "moves", "there"), MOVED)
async def test_a_board_whose_thread_is_closed_to_it_is_posted_in_the_channel_and_says_so(
    answers: list[int | None],
    tried: list[int],
    caplog: pytest.LogCaptureFixture,
    *,
    moves: bool,
    there: bool,
) -> None:
    boards = boards_of(post=[None if code is None else refusal(code) for code in answers])
    seen = scene()
    with caplog.at_level(logging.INFO, "bot.ui.surfaces.boards"):
        if there:
            await boards._post_board(seen, None, DEAL_PLACE, decision=4, posting=Posting("board", None, 4))
        else:
            with pytest.raises(NoPlace):
                await boards._post_board(seen, None, DEAL_PLACE, decision=4, posting=Posting("board", None, 4))
    posts = [one.args for one in boards.messages.post_surface.await_args_list]
    assert [(post.channel_id, post.decision) for _, post, _ in posts] == [(place, 4) for place in tried]
    notice = seen.say("board-moved")
    assert [screen for *_, screen in posts] == ["the board", f"the board {notice}"][: len(tried)]
    assert all(one.kwargs == {"sure": False} for one in boards.messages.post_surface.await_args_list)
    assert boards.tables.set_thread.await_args_list == [call(THIS, CHANNEL)] * moves
    assert boards.has_no_place(THIS) is not there
    refused = zip(tried, answers, strict=True)
    assert caplog.messages == [f"table 7 cannot be shown in {place} ({code})" for place, code in refused if code]


async def test_a_refusal_that_may_pass_moves_no_board() -> None:
    boards = boards_of(post=[refusal(0)])
    with pytest.raises(discord.HTTPException):
        await boards._post_board(scene(), None, DEAL_PLACE)
    assert not boards.has_no_place(THIS)
