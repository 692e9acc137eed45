"""A move is answered in the message that was clicked, or where it can be if that is gone."""

from contextlib import suppress
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock, call

import discord
import pytest

from bot.screens.controls.paths import Focus
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import Screen, Text
from bot.store.models import SurfaceKind, SurfaceMessage
from bot.tables import Person
from bot.ui.answers.click import Click
from bot.ui.composing.pending_choices import ShownFocus
from bot.ui.interactions import move_clicks
from bot.ui.interactions.move_clicks import LATE_ANSWER_CODES, UNKNOWN_MESSAGE_CODE, MoveClicks
from bot.ui.surfaces.messages import PostRequest
from games.engine import Match, StaleDecision
from games.engine.words import load_words
from tests.bot.screens.scenes import Played

SCREEN = Screen((Text("a row of tiles"),))
FORM, BUTTON = {"text": "lay C3 green"}, dict[str, str]()


def clicked(form: dict[str, str]) -> Click:
    act = ClickAction("typed" if form else "play", 7, 3, "lay")
    ann = Person(5, "Ann")
    return Click(
        id=1, application_id=2, token="", act=act, form=form, person=ann, locale="en-US", channel_id=3,
        message_id=4, in_public=False,
    )  # fmt: skip


def answered(code: int) -> AsyncMock:
    refusal = discord.HTTPException(Mock(status=404), {"code": code, "message": "no"})
    return AsyncMock(update_message=AsyncMock(side_effect=refusal))


def room() -> MoveClicks:
    """Return clicks at a table that has noted nothing of the message, and plays whatever it is asked for."""
    tables = Mock(play_move=AsyncMock(), play_text=AsyncMock(), shown=Mock(list_surfaces=AsyncMock(return_value=())))
    composer, beside = AsyncMock(), Mock(is_answer_to_message=lambda *_: False)
    composer.compose_panel.return_value = SCREEN
    messages: Any = Mock(lock_message_for_click=lambda _: AsyncMock())
    return MoveClicks(tables, messages, composer, Mock(), beside, Mock(pending_choices=nothing_asked()))


def nothing_asked() -> Any:
    return Mock(find_pending_focus=Mock(return_value=ShownFocus()))


@pytest.mark.parametrize("form", [FORM, BUTTON], ids=["a form", "a button"])
async def test_a_form_whose_message_is_gone_is_told_that_its_move_was_played(form: dict[str, str]) -> None:
    reply = answered(UNKNOWN_MESSAGE_CODE)
    await room().play_text(clicked(form), reply, "lay C3 green")
    assert [call.args for call in reply.show_sentence.await_args_list] == (
        [("Your move was played. The message with the form is gone: see the newest board.",)] if form else []
    )
    assert reply.acknowledge.await_count == (not form)


async def test_the_table_is_asked_what_several_moves_lead_to() -> None:
    desk = Desk()
    assert (
        await desk.clicks.preview_typed_moves(clicked(FORM), "a1 red, end")
        is desk.tables.preview_typed_moves.return_value
    )
    desk.tables.preview_typed_moves.assert_awaited_once_with(7, 5, "a1 red, end")


async def test_the_way_to_a_move_is_shown_anew_if_its_message_is_gone_and_any_other_refusal_is_told() -> None:
    reply = answered(UNKNOWN_MESSAGE_CODE)
    await room().show_focus(clicked(FORM), reply, Mock(), Focus(()))
    reply.show_screen.assert_awaited_once_with(SCREEN)
    with pytest.raises(discord.HTTPException):
        await room().show_focus(clicked(FORM), answered(50013), Mock(), Focus(()))


# Which message shows what came of a move


def shown(kind: SurfaceKind, message: int, channel: int = 3) -> SurfaceMessage:
    return SurfaceMessage(table_id=7, kind=kind, user_id=5, channel_id=channel, message_id=message, version_shown=1)


COMPOSERS = {"the board": "compose_board", "the log": "compose_log_post", "the panel": "compose_panel"}


class Place(str):  # noqa: SLOT000  a test needs no slots
    """A table that is only a name, with the place where it is played."""

    thread_id = 60


class Desk:
    """A table with all that answers a click there: each screen is its own name."""

    def __init__(
        self, *there: SurfaceMessage, panel: SurfaceMessage | None = None, letter: bool = False, moves: bool = False
    ) -> None:
        self.public: Any = SimpleNamespace(table=Place("all see"))
        self.own: Any = SimpleNamespace(table=Place("they see"), decision=None)
        self.tables: Any = AsyncMock()
        self.tables.shown.list_surfaces.return_value = there
        self.composer: Any = AsyncMock()
        self.composer.load_scene.side_effect = lambda _, user, *__: self.public if user is None else self.own
        for screen, name in COMPOSERS.items():
            getattr(self.composer, name).return_value = screen
        self.messages: Any = AsyncMock(lock_message_for_click=Mock(return_value=AsyncMock()))
        self.messages.find_live_surface = AsyncMock(return_value=panel)
        beside: Any = Mock(is_answer_to_message=Mock(return_value=letter))
        boards: Any = Mock(will_be_reposted=Mock(return_value=moves), find_log_span=Mock(return_value=(1, 2)))
        self.beside, self.boards = beside, boards
        self.temporary_messages = AsyncMock(pending_choices=nothing_asked(), add_temporary_message=Mock())
        self.clicks = MoveClicks(self.tables, self.messages, self.composer, boards, beside, self.temporary_messages)


AT_THE_BOARD = replace(clicked(BUTTON), in_public=True)
HERE = shown("panel", 4)
MOVES: tuple[tuple[Click, dict[str, Any], tuple[SurfaceMessage, ...], str | None, str | None], ...] = (
    # the click, the table, the messages that show it: what the clicked one shows then, and as up to date with what it
    # is noted, if it is
    (clicked(BUTTON), {}, (), "the panel", None),
    (replace(clicked(BUTTON), channel_id=60), {}, (), "the panel", None),
    (clicked(BUTTON), {}, (HERE,), "the panel", "they see"),
    (AT_THE_BOARD, {}, (), None, None),
    (AT_THE_BOARD, {}, (shown("board", 4),), "the board", "all see"),
    (AT_THE_BOARD, {"moves": True}, (shown("board", 4),), "the log", None),
    (AT_THE_BOARD, {"moves": True}, (shown("bell", 4),), "the board", "all see"),
)


@pytest.mark.parametrize(("click", "how", "there", "screen", "noted"), MOVES)
async def test_the_message_that_was_clicked_shows_what_came_of_the_move(
    click: Click, how: dict[str, Any], there: tuple[SurfaceMessage, ...], screen: str | None, noted: str | None
) -> None:
    desk, reply = Desk(*there, **how), AsyncMock()
    reply.update_message.return_value = "its files"
    await desk.clicks.play_path(click, reply, "pass")
    desk.tables.play_move.assert_awaited_once_with(7, 5, "pass", 3)
    desk.messages.lock_message_for_click.assert_called_once_with(4)
    assert reply.update_message.await_args_list == ([] if screen is None else [call(screen)])
    assert reply.acknowledge.await_count == (screen is None)
    assert desk.messages.save_shown_click_answer.await_args_list == (
        [call(*there, noted, screen, "its files")] if noted else []
    )
    became_log = [call(*there, screen, "its files")] if screen == "the log" else []
    assert desk.messages.save_board_as_log.await_args_list == became_log, "behind until the next board is posted"
    if screen == "the panel":
        desk.composer.compose_panel.assert_awaited_once_with(
            desk.own, *ShownFocus(), stands=True, here=click.channel_id == 60
        )
    elif screen:
        desk.composer.load_scene.assert_awaited_with(7, None)
        places = (1, 2) if screen == "the log" else ()
        getattr(desk.composer, COMPOSERS[screen]).assert_awaited_once_with(desk.public, *places)
    if how and there[0].kind == "board":
        desk.boards.will_be_reposted.assert_called_once_with(desk.public, *there)
        assert desk.boards.find_log_span.call_args_list == [call(desk.public, *there)] * (screen == "the log")


@pytest.mark.parametrize(
    ("letter", "panel", "answers"),
    [(False, HERE, False), (True, None, False), (True, shown("panel", 9, 8), False), (True, shown("panel", 9), True)],
)
async def test_a_letter_beside_a_panel_is_answered_with_a_link_to_it(
    letter: bool, panel: SurfaceMessage | None, *, answers: bool
) -> None:
    for form, typed in ((FORM, "lay C3 green"), (BUTTON, "lay")):
        desk, reply = Desk(HERE, panel=panel, letter=letter), AsyncMock()
        await desk.clicks.play_text(clicked(form), reply, "lay C3 green")
        desk.tables.play_text.assert_awaited_once_with(7, 5, "lay C3 green", 3)
        link = "https://discord.com/channels/@me/3/9"
        told = Screen((Text(load_words()("letter-played", move=typed, link=link)),)) if answers else "the panel"
        reply.update_message.assert_awaited_once_with(told)
        desk.beside.is_answer_to_message.assert_called_once_with(3, 4)
        assert desk.messages.find_live_surface.await_args_list == [call(7, "panel", 5)] * letter


@pytest.mark.parametrize("code", sorted(LATE_ANSWER_CODES))
async def test_who_answered_too_late_for_discord_is_told_that_the_move_was_played(code: int) -> None:
    desk = Desk(HERE)
    desk.tables.find_table.return_value = table = Mock(decision_number=9)
    await desk.clicks.play_path(clicked(BUTTON), answered(code), "pass")
    told = Screen((Text(load_words()("answer-late", name="<@5>")),), pings=(5,))
    desk.tables.find_table.assert_awaited_once_with(7)
    desk.messages.post_surface.assert_awaited_once_with(table, PostRequest("bell", 3, 5, 9), told)
    with pytest.raises(discord.HTTPException):
        await desk.clicks.play_path(clicked(BUTTON), answered(50013), "pass")


# What the table agrees on

GREETED: tuple[tuple[str | None, int | None, str, bool], ...] = (
    # what was asked, the seat that the asker has then, the game: whether they are greeted
    ("seat", 2, "goblin_market", True),
    ("seat", None, "goblin_market", False),
    ("seat", 2, "emerald_skulls", False),
    ("pause", 2, "goblin_market", False),
    (None, 2, "goblin_market", False),
)


@pytest.mark.parametrize(("yes", "verb"), [(True, "yes"), (False, "no")])
@pytest.mark.parametrize(("asked", "seat", "game", "greeted"), GREETED)
async def test_who_is_given_a_seat_is_greeted_as_those_who_joined(
    asked: str | None,
    seat: int | None,
    game: str,
    verb: str,
    monkeypatch: pytest.MonkeyPatch,
    *,
    greeted: bool,
    yes: bool,
) -> None:
    monkeypatch.setattr(move_clicks, "send_welcome", greeting := AsyncMock())
    desk, reply = Desk(HERE), AsyncMock(client="the bot")
    table = Mock(proposal=Mock(kind=asked, user_id=99) if asked else None, game=game)
    table.find_seat = lambda user: seat if user == 99 else None
    desk.tables.find_table.return_value = table
    await MoveClicks.verbs[verb](desk.clicks, clicked(BUTTON), reply)
    desk.tables.vote_on_proposal.assert_awaited_once_with(7, 5, 3, yes=yes)
    assert desk.tables.find_table.await_args_list == [call(7)] * (2 if asked == "seat" else 1)
    assert greeting.await_args_list == [call("the bot", desk.tables, table, 99)] * greeted
    reply.update_message.assert_awaited_once_with("the panel")


async def test_a_pause_is_ended_in_the_message_that_was_clicked() -> None:
    desk, reply = Desk(HERE), AsyncMock()
    await MoveClicks.verbs["resume"](desk.clicks, clicked(BUTTON), reply)
    desk.tables.propose_agreement.assert_awaited_once_with(7, "resume", clicked(BUTTON).person)
    reply.update_message.assert_awaited_once_with("the panel")


async def test_the_way_to_a_move_that_the_board_opens_goes_with_its_question() -> None:
    desk, reply, scene = Desk(shown("board", 4)), AsyncMock(), Mock(table=Place("they see"))
    await desk.clicks.show_focus(AT_THE_BOARD, reply, scene, Focus(("bid",)))
    desk.temporary_messages.show_until_answered.assert_awaited_once_with(scene.table, reply, "the panel")
    assert reply.mock_calls == []


@pytest.mark.parametrize(
    ("shown_then", "done"),
    [
        (ShownFocus(Focus(("bid", "3"), confirming=True)), call.edit_answer("the panel")),
        (ShownFocus(notice="It is gone."), call.edit_answer(Screen((Text("It is gone."),)))),
        (ShownFocus(), call.delete_answer()),
    ],
)
async def test_a_confirmation_beside_the_board_stays_at_the_next_question_as_long_as_it_can_be_answered(
    shown_then: ShownFocus, done: Any
) -> None:
    desk, reply, scene = (
        Desk(shown("board", 4)),
        AsyncMock(changed_clicked_message=False),
        Mock(table=Place("they see")),
    )
    sure = Focus(("bid", "3"), confirming=True)
    reply.show_screen.return_value = Mock(id=77)
    await desk.clicks.show_focus(AT_THE_BOARD, reply, scene, sure)
    pending_choices, noted = desk.temporary_messages.pending_choices, desk.temporary_messages.add_temporary_message
    assert pending_choices.save_pending_choice.call_args_list == [call(scene, 5, sure, 77)]
    pending_choices.find_pending_focus.return_value = shown_then
    reply.reset_mock()
    await noted.call_args.args[2]()
    assert reply.mock_calls == [done]
    assert noted.call_count == (2 if shown_then.focus.confirming else 1)


@pytest.mark.parametrize("refused", [True, False])
async def test_who_plays_is_asked_no_more_unless_the_move_is_refused(*, refused: bool) -> None:
    desk = Desk(HERE)
    desk.tables.play_move.side_effect = StaleDecision("stale-decision") if refused else None
    with suppress(StaleDecision):
        await desk.clicks.play_path(clicked(BUTTON), AsyncMock(), "bid 3")
    pending_choices = desk.temporary_messages.pending_choices
    assert pending_choices.take_pending.call_args_list == [call(7, 5)]
    assert pending_choices.restore_pending.call_count == refused


@pytest.mark.parametrize(("last", "move", "told"), [(False, "in", True), (True, "in", False), (False, "wait", False)])
async def test_a_vote_on_the_board_is_confirmed_to_its_player_alone(move: str, *, last: bool, told: bool) -> None:
    table = Played(Match.deal_by_key("goats_and_goblins", seats=3, options={"first": 1}, seed=bytes(32)))
    table.play(0, "declare 3")
    assert table.match.decision
    pressed = ClickAction("play", 7, table.match.decision.number, move)
    table.play(1, "in")
    desk, reply = Desk(shown("board", 4)), AsyncMock()
    desk.own = table.scene(1)
    if last:
        table.play(2, "in")
        desk.own = table.scene(1)
    await desk.clicks.play_path(replace(AT_THE_BOARD, act=pressed), reply, move)
    sentence = Screen((Text("You voted **In**. Nobody else knows yet."),))
    assert desk.temporary_messages.show_until_answered.await_args_list == [call(desk.own.table, reply, sentence)] * told
    assert reply.update_message.await_count == (not told), "the board is shown by delivery, as after other votes"


WAYS: tuple[tuple[Click, bool, tuple[SurfaceMessage, ...], str, str, bool], ...] = (
    # the click, whether it is at a letter, what is noted: how the way is shown, what it is, whether that is noted
    (clicked(BUTTON), False, (HERE,), "update_message", "the panel", True),
    (clicked(BUTTON), False, (), "update_message", "the panel", False),
    (clicked(FORM), True, (), "update_message", "a letter", False),
)


@pytest.mark.parametrize(("click", "letter", "there", "way", "screen", "noted"), WAYS)
async def test_the_way_to_a_move_is_shown_where_only_its_player_sees_it(
    click: Click,
    letter: bool,
    there: tuple[SurfaceMessage, ...],
    way: str,
    screen: str,
    monkeypatch: pytest.MonkeyPatch,
    *,
    noted: bool,
) -> None:
    monkeypatch.setattr(move_clicks, "render_dm_reply", lettered := Mock(return_value="a letter"))
    desk, reply = Desk(*there, panel=shown("panel", 9), letter=letter), AsyncMock()
    reply.update_message.return_value = "its files"
    scene, focus = Mock(table=Place("they see")), Focus(("bid",))
    await desk.clicks.show_focus(click, reply, scene, focus, "a notice")
    assert reply.mock_calls == [getattr(call, way)(screen)]
    told = lettered if letter else desk.composer.compose_panel
    assert told.call_args_list == [call(scene, focus, "a notice", **({} if letter else {"here": False}))]
    assert (
        desk.messages.save_shown_click_answer.await_args_list == [call(*there, "they see", screen, "its files")] * noted
    )
    assert desk.messages.lock_message_for_click.call_args_list == [call(4)] * (way == "update_message" and not letter)
