"""The living board: when it is edited, when it is posted anew and where, and what becomes of the old one."""

import logging
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock, Mock, call

import discord
import pytest

from bot.store.models import Surface
from bot.ui.surfaces import boards as own_boards
from bot.ui.surfaces.boards import OUT_OF_SIGHT, OVER, BoardRounds, Boards
from bot.ui.surfaces.messages import Post
from bot.ui.surfaces.places import FORBIDDEN, GONE_PLACE, NoPlace
from games.engine import Match
from tests.bot.screens.scenes import Played

THREAD, CHANNEL, THIS = 3, 2, 7
"""Where a match of `Played` is shown."""


def scene(*, over: bool = False) -> Any:
    seen = Played(Match.new("goblin_market", seats=3, options={"first": 1}, seed=bytes(32))).scene()
    return replace(seen, table_view=replace(seen.table_view, decision=None)) if over else seen


NUMBER = scene().decision.number
"""Of the open question."""


def live(decision: int | None, channel: int = THREAD) -> Surface:
    place: dict[str, Any] = {"user_id": None, "channel_id": channel, "message_id": 5, "version_shown": 1}
    return Surface(table_id=THIS, kind="board", decision=decision, **place)


def refusal(code: int) -> discord.HTTPException:
    return discord.HTTPException(Mock(status=403), {"code": code, "message": "no"})


def boards_of(there: Surface | None = None, *, said: int = 0, edit: Any = True, post: Any = None) -> Any:
    """Return boards of which one is there, after people said so much; how Discord takes an edit, and posts."""
    messages = Mock(live=AsyncMock(return_value=there), post=AsyncMock(side_effect=post), retire=AsyncMock())
    messages.edit = AsyncMock(side_effect=edit if isinstance(edit, Exception) else [edit])
    presence = Mock(said_since=Mock(return_value=said))
    composer, tables = AsyncMock(), AsyncMock()
    composer.board.side_effect = lambda seen, notice: f"the board {notice or ''}".strip()
    return Boards(Mock(), tables, messages, composer, presence)


@pytest.fixture(autouse=True)
def _in_its_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_boards, "thread_of", AsyncMock(return_value=THREAD))


def test_a_round_begins_with_a_question_and_the_board_of_a_start_counts_as_that_of_the_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Mock()
    monkeypatch.setattr(own_boards, "screen_of", lambda key: game if key == "goblin_market" else None)
    boards = boards_of()
    for number, over, rounds in (
        (4, False, BoardRounds(4, None, 4)),
        (None, False, BoardRounds(4, None, 4)),
        (5, True, BoardRounds(4, None, 4)),
        (4, False, BoardRounds(4, None, 4)),
        (5, False, BoardRounds(5, 4, 4)),
        (6, False, BoardRounds(6, 5, 4)),
    ):
        game.round.return_value = number
        seen = scene(over=over)
        assert boards.rounds(seen) == rounds
        assert over or game.round.call_args == call(seen)
    assert boards.rounds(scene()) is boards.rounds(scene())


ANEW: tuple[tuple[int | None, bool, BoardRounds, int, tuple[int, ...], bool], ...] = (
    # what the board was posted for, whether the match is over, its rounds, what people said since, who is asked
    (NUMBER, False, BoardRounds(2, 1, 1), 9, (100,), False),
    (NUMBER - 1, False, BoardRounds(2, 1, 1), 0, (100,), True),
    (NUMBER - 1, False, BoardRounds(2, 1, 1), 0, (), False),
    (NUMBER - 1, False, BoardRounds(2, 1, 2), OUT_OF_SIGHT - 1, (100,), False),
    (NUMBER - 1, False, BoardRounds(2, 1, 2), OUT_OF_SIGHT, (100,), True),
    (NUMBER, True, BoardRounds(2, 1, 2), 0, (), True),
    (OVER, True, BoardRounds(2, 1, 2), 9, (), False),
)


@pytest.mark.parametrize(("posted", "over", "rounds", "said", "asked", "anew"), ANEW)
def test_a_board_moves_to_the_end_of_its_thread_for_people_and_once_for_a_question(
    posted: int | None,
    over: bool,
    rounds: BoardRounds,
    said: int,
    asked: tuple[int, ...],
    monkeypatch: pytest.MonkeyPatch,
    *,
    anew: bool,
) -> None:
    monkeypatch.setattr(own_boards, "called_people", lambda *_: asked)
    boards = boards_of(said=said)
    assert boards._wanted_anew(scene(over=over), live(posted), rounds) is anew
    if said and not over and anew:
        boards.presence.said_since.assert_called_once_with(THREAD)


SHOWN: tuple[tuple[Surface | None, bool, Any, BoardRounds, list[str], bool], ...] = (
    # the board that is there, whether the match is over, how Discord takes an edit, its rounds: what is done, and
    # whether the old one stays as part of the log
    (live(NUMBER), False, True, BoardRounds(2, 1, 2), ["edit"], True),
    (live(NUMBER), False, False, BoardRounds(2, 1, 2), ["edit", "post"], True),
    (live(NUMBER), False, refusal(50013), BoardRounds(2, 1, 2), ["edit", "post"], True),
    (None, False, True, BoardRounds(2, 1, 2), ["post"], True),
    (live(NUMBER - 1), False, True, BoardRounds(2, 1, 1), ["post"], True),
    (live(NUMBER - 1), False, True, BoardRounds(2, 1, 2), ["post"], False),
    (live(NUMBER), True, True, BoardRounds(2, 1, 2), ["post"], True),
)


@pytest.mark.parametrize(("there", "over", "edit", "rounds", "done", "stays"), SHOWN)
async def test_a_board_is_edited_or_posted_anew_and_one_that_was_only_pushed_away_goes(
    there: Surface | None,
    over: bool,
    edit: Any,
    rounds: BoardRounds,
    done: list[str],
    monkeypatch: pytest.MonkeyPatch,
    *,
    stays: bool,
) -> None:
    monkeypatch.setattr(own_boards, "screen_of", lambda _: Mock(round=Mock(return_value=2)))
    boards = boards_of(there, said=OUT_OF_SIGHT, edit=edit)
    boards._rounds[THIS] = replace(rounds)
    boards._homeless.add(THIS)
    seen = scene(over=over)
    await boards.show(seen)
    messages = boards.messages
    messages.live.assert_awaited_once_with(THIS, "board")
    assert [one[0] for one in messages.mock_calls if one[0] in ("edit", "post")] == done
    assert not boards.homeless(THIS)
    assert messages.retire.await_args_list == [call(there, None)] * (not stays)
    assert boards._rounds[THIS].posted == (2 if "post" in done else rounds.posted)
    if "post" in done:
        post = Post("board", THREAD, None, OVER if over else NUMBER, there, quiet=True)
        messages.post.assert_awaited_once_with(seen.table, post, "the board", sure=True)
        boards.presence.watch.assert_called_once_with(THREAD)
    else:
        assert messages.edit.await_args.args[0] is there
        boards.composer.scene.return_value = seen
        assert await messages.edit.await_args.args[1]() == (seen.table, "the board")
        boards.composer.scene.assert_awaited_once_with(THIS, None)
        boards.composer.board.assert_awaited_once_with(seen, None)


async def test_trouble_of_discord_with_an_edit_is_told() -> None:
    with pytest.raises(discord.HTTPException):
        await boards_of(live(NUMBER), edit=refusal(0)).show(scene())


MOVED: tuple[tuple[list[int | None], list[int], bool, bool], ...] = (
    # how Discord answers each post: where it was tried, whether the table moves there for good, whether it has a place
    ([None], [THREAD], False, True),
    ([next(iter(FORBIDDEN)), None], [THREAD, CHANNEL], False, True),
    ([GONE_PLACE, None], [THREAD, CHANNEL], True, True),
    ([50013, 50013], [THREAD, CHANNEL], False, False),
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
            await boards._post(seen, None, decision=4)
        else:
            with pytest.raises(NoPlace):
                await boards._post(seen, None, decision=4)
    posts = [one.args for one in boards.messages.post.await_args_list]
    assert [(post.channel_id, post.decision) for _, post, _ in posts] == [(place, 4) for place in tried]
    notice = seen.say("board-moved")
    assert [screen for *_, screen in posts] == ["the board", f"the board {notice}"][: len(tried)]
    assert all(one.kwargs == {"sure": False} for one in boards.messages.post.await_args_list)
    assert boards.tables.set_thread.await_args_list == [call(THIS, CHANNEL)] * moves
    assert boards.homeless(THIS) is not there
    refused = zip(tried, answers, strict=True)
    assert caplog.messages == [f"table 7 cannot be shown in {place} ({code})" for place, code in refused if code]


async def test_any_other_refusal_of_a_board_is_told_and_leaves_it_its_place() -> None:
    boards = boards_of(post=[refusal(0)])
    with pytest.raises(discord.HTTPException):
        await boards._post(scene(), None)
    assert not boards.homeless(THIS)
