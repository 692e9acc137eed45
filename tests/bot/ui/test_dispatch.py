"""What is shown to those who click beside a move: a seat given back, what is behind “Menu…”, a hand, who was faster."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock, call

import discord
import pytest

from bot.screens.custom_ids import ClickAction
from bot.tables import OwnedElsewhere, Person, TableError
from bot.ui.answers.click import Click
from bot.ui.answers.reply import Reply
from bot.ui.interactions import dispatch
from bot.ui.interactions.dispatch import ClickDispatcher
from bot.ui.interactions.info_clicks import InfoClicks
from bot.ui.interactions.lobby_clicks import LobbyClicks
from bot.ui.interactions.move_clicks import MoveClicks
from bot.ui.interactions.table_clicks import TableClicks
from games.engine import StaleDecision
from games.engine.words import load_words

THIS, ANN = 7, 5


def click(verb: str, *, in_public: bool = False) -> Click:
    return Click(
        id=1, application_id=2, token="", act=ClickAction(verb, THIS, 3), person=Person(ANN, "Ann"), locale="de",
        channel_id=8, message_id=9, in_public=in_public,
    )  # fmt: skip


def table(**more: Any) -> Any:
    """Return a table at which Ann sits, as far as that matters here."""
    ann = SimpleNamespace(user_id=ANN, dm=more.pop("dm", "open"))
    plain: dict[str, Any] = {
        "id": THIS,
        "game": "goblin_market",
        "status": "playing",
        "takeover": True,
        "thread_id": 60,
    }
    seat = more.pop("seat", 1)
    found = SimpleNamespace(**(plain | more), find_seat=lambda user: seat if user == ANN else None)
    found.removal_of = lambda _: None
    found.find_sitter = {ANN: ann}.get if more.pop("sits", True) else {}.get
    return found


def scene_at(there: Any, **more: Any) -> Any:
    return SimpleNamespace(table=there, **({"may_move": False, "seat": 1} | more))


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return somebody who answers clicks; each screen is its own name, and `scenes` are by whose eyes."""
    monkeypatch.setattr("bot.ui.answers.click.choose_language", str)  # as if there were such a language

    async def composed(make: Any) -> object:
        return make()

    monkeypatch.setattr(dispatch, "run_in_drawing_thread", composed)
    made = ClickDispatcher(
        Mock(), AsyncMock(), AsyncMock(), Mock(), AsyncMock(), Mock(), boards=Mock(), direct_messages=Mock(),
        temporary_messages=Mock(show_until_changed=AsyncMock()), hands=Mock(), advise=AsyncMock(), look=AsyncMock(),
        rooms=Mock(), game_nights=Mock(), profiles=Mock(),
    )  # fmt: skip
    composer: Any = made._composer
    composer.compose_panel.return_value = "a panel"
    return made


@pytest.mark.parametrize("dm", ["open", "closed", "unknown"])
async def test_who_takes_their_seat_back_sees_their_panel_at_once(dm: str, desk: Any) -> None:
    reply, there = AsyncMock(), table(dm=dm)
    desk._tables.rejoin_seat.return_value = there
    seen = desk._composer.load_scene.return_value = scene_at(there)
    await ClickDispatcher.verbs["back"](desk, click("back"), reply)
    desk._tables.rejoin_seat.assert_awaited_once_with(THIS, ANN)
    reply.update_message.assert_awaited_once_with("a panel")
    told = load_words("de")("answer-returned")
    desk._composer.compose_panel.assert_awaited_once_with(seen, notice=told, stands=True, opened=True, here=False)


@pytest.mark.parametrize(
    ("noted", "in_public", "replaced"), [(False, False, True), (True, False, False), (False, True, False)]
)
async def test_who_was_removed_reads_only_that_in_an_old_message_of_their_own(
    desk: Any, monkeypatch: pytest.MonkeyPatch, *, noted: bool, in_public: bool, replaced: bool
) -> None:
    """A panel is edited for what delivery finds; what all see is left as it is, and its "Menu…" says the same."""
    monkeypatch.setattr(dispatch, "render_kicked_player_notice", lambda *_: "you were removed")
    monkeypatch.setattr(dispatch, "render_readmission", lambda *_: "you may come back")
    desk._composer.load_scene.return_value, menu = scene_at(table()), AsyncMock()
    await ClickDispatcher.verbs["all"](desk, click("all"), menu)
    menu.show_screen.assert_awaited_once_with("you were removed")
    monkeypatch.setattr(dispatch, "find_clicked_surface", AsyncMock(return_value=noted or None))
    desk._is_for_other_copy = AsyncMock(return_value=False)
    facts = {"by": "player", "known": "yes", "remover": "Cid", "lets": "nobody", "host": ""}
    desk._tables.require_not_kicked.side_effect = TableError("removed", **facts)
    reply, pressed = AsyncMock(spec=Reply), replace(click("play", in_public=in_public), message_id=9)
    await desk._answer_or_hand_over_click(pressed, reply, AsyncMock())
    assert [one.args for one in reply.update_message.await_args_list] == [("you were removed",)] * replaced
    assert desk._temporary_messages.show_until_changed.await_count == (not replaced)
    if replaced:
        ((_, _, renew, subject), _) = desk._temporary_messages.add_temporary_message.call_args
        assert [subject(Mock(find_removal=lambda _, was=was: was)) for was in ("a removal", None)] == [True, False]
        await renew()
        reply.edit_answer.assert_awaited_once_with("you may come back")


@pytest.mark.parametrize("may_move", [True, False])
async def test_what_is_behind_more_is_shown_with_what_all_see_and_goes_with_its_question(
    desk: Any, monkeypatch: pytest.MonkeyPatch, *, may_move: bool
) -> None:
    monkeypatch.setattr(dispatch, "render_more_menu", lambda scene, public: (scene, public))
    facts: dict[str, Any] = dict.fromkeys(("removals", "paused_at", "held", "host_id"))
    there = table(sitters=(), decision_number=3, find_removal=lambda _: None, **facts)
    own = scene_at(there, may_move=may_move, decision=SimpleNamespace(number=3))
    public, reply = scene_at(there), AsyncMock()
    desk._composer.load_scene.side_effect = lambda _, user, __: own if user == ANN else public
    await ClickDispatcher.verbs["all"](desk, click("all"), reply)
    assert desk._composer.load_scene.await_args_list == [
        call(THIS, ANN, load_words("de")),
        call(THIS, None, load_words("de")),
    ]
    reply.show_screen.assert_awaited_once_with((own, public))
    noted = desk._temporary_messages.add_temporary_message
    (seen, about, renew, subject), _ = noted.call_args
    assert (seen, about) == (there, reply if may_move else ("details", ANN))

    def with_news(**news: object) -> Any:
        return SimpleNamespace(**(vars(there) | news))

    gone = SimpleNamespace(user_id=6, gone=True, is_absent=False)
    changed: list[dict[str, Any]] = [
        {"sitters": (gone,)},
        {"paused_at": 1},
        {"held": True},
        {"removals": ()},
        {"host_id": 6},
        {"status": "closed"},
    ]
    assert all(subject(with_news(**news)) != subject(there) for news in changed)
    later = with_news(decision_number=9)
    assert (subject(later) != subject(there)) is may_move
    await renew()
    reply.edit_answer.assert_awaited_once_with((own, public))
    assert noted.call_count == 2
    own = scene_at(later)
    await noted.call_args[0][2]()
    assert reply.delete_answer.await_count == may_move
    own = scene_at(with_news(status="over"))
    await renew()
    assert reply.delete_answer.await_count == may_move + 1


async def test_a_hint_is_told_to_who_is_asked_and_goes_with_its_question(
    desk: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatch, "build_hint_screen", lambda scene, moves: (scene, moves))
    own, reply = scene_at(table()), AsyncMock()
    desk._moves.require_open_decision, desk._advise.return_value = AsyncMock(return_value=own), ["bid 1"]
    await ClickDispatcher.verbs["hint"](desk, click("hint"), reply)
    desk._advise.assert_awaited_once_with(THIS, ANN)
    reply.show_screen.assert_awaited_once_with((own, ["bid 1"]))
    desk._temporary_messages.add_temporary_message.assert_called_once_with(own.table, reply, reply.delete_answer)


LEFT: tuple[tuple[dict[str, Any], bool], ...] = (
    # the table of somebody without a seat: whether they are told that a goblin minds it
    ({}, True),
    ({"sits": False}, False),
    ({"takeover": False}, False),
    ({"status": "over"}, False),
)


@pytest.mark.parametrize(("how", "minded"), LEFT)
async def test_who_has_no_seat_is_told_so_or_that_it_can_be_had_back(
    how: dict[str, Any], desk: Any, monkeypatch: pytest.MonkeyPatch, *, minded: bool
) -> None:
    monkeypatch.setattr(dispatch, "render_resignation", lambda there, _user, say: (there.id, say))
    monkeypatch.setattr(dispatch, "render_no_seat", lambda there, say: ("no seat", there.id, say))
    desk._tables.find_table.return_value = table(seat=None, **how)
    reply = AsyncMock()
    await ClickDispatcher.verbs["hand"](desk, click("hand"), reply)
    say = load_words("de")
    assert reply.mock_calls == [call.show_screen((THIS, say)) if minded else call.show_screen(("no seat", THIS, say))]
    desk._temporary_messages.add_temporary_message.assert_not_called()


FASTER: tuple[tuple[dict[str, Any], str], ...] = (
    # how it was clicked: how they are told
    ({"in_public": True}, "tell"),
    ({"noted": True}, "tell"),
    ({"beside": True}, "tell"),
    ({}, "update"),
    ({"gone": True}, "update, tell"),
)


@pytest.mark.parametrize(("how", "told"), FASTER)
async def test_who_clicks_on_a_question_that_is_over_is_told_who_was_faster(
    how: dict[str, bool], told: str, desk: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatch, "format_too_late", lambda scene: "Bob was faster.")
    monkeypatch.setattr(
        dispatch, "find_clicked_surface", AsyncMock(return_value=object() if how.get("noted") else None)
    )
    desk._moves.find_panel_beside = AsyncMock(return_value=object() if how.get("beside") else None)
    seen = desk._composer.load_scene.return_value = scene_at(table())
    reply = AsyncMock()
    if how.get("gone"):
        reply.update_message.side_effect = discord.NotFound(Mock(status=404), {"code": 10008, "message": "no"})
    await desk._explain_late_click(click("play", in_public=how.get("in_public", False)), reply)
    ways = {"tell": call.show_sentence("Bob was faster."), "update": call.update_message("a panel")}
    assert reply.mock_calls == [ways[way] for way in told.split(", ")]
    assert desk._composer.compose_panel.await_args_list == [
        call(seen, notice="Bob was faster.", stands=True, here=False)
    ] * ("update" in told)


ONCE_MORE: tuple[tuple[str, dict[str, str], str], ...] = (
    # what is asked for after "pass" was played, with which form: what its clicker reads
    ("pass", {}, "answer-counted"),
    ("", {"move": "Pass"}, "answer-counted"),
    ("bid 3", {}, "answer-stale"),
    ("", {"move": "bid 3"}, "answer-stale"),
)


@pytest.mark.parametrize(("path", "form", "told"), ONCE_MORE)
async def test_only_who_asks_for_the_same_twice_is_told_that_the_first_click_counts(
    path: str, form: dict[str, str], told: str, desk: Any
) -> None:
    desk._composer.load_scene.return_value = scene_at(table())
    desk._moves._messages = Mock(lock_message_for_click=lambda _: AsyncMock())
    desk._moves._show_move = AsyncMock()
    pressed = replace(click("play"), act=ClickAction("play", THIS, 3, "pass"), in_public=True)
    await desk._moves.play_path(pressed, AsyncMock(), "pass")
    await desk._explain_late_click(
        replace(pressed, act=ClickAction("play", THIS, 3, path), form=form), reply := AsyncMock()
    )
    reply.show_sentence.assert_awaited_once_with(load_words("de")(told))
    assert (
        desk._moves.explain_already_answered_click(replace(pressed, act=ClickAction("play", THIS, 4, "pass"))) is None
    )


async def test_a_stranger_is_only_told_that_the_question_is_over(desk: Any) -> None:
    desk._composer.load_scene.return_value = scene_at(table(), seat=None)
    with pytest.raises(StaleDecision) as told:
        await desk._explain_late_click(click("play"), AsyncMock())
    assert told.value.code == "stale-decision"


OWNER = OwnedElsewhere(3)


@pytest.mark.parametrize(("number", "back"), [(THIS, True), (0, False)])
@pytest.mark.parametrize(
    ("wrong", "handed", "late"),
    [(None, False, False), (OWNER, True, False), (StaleDecision("stale-decision"), False, True)],
)
async def test_whoever_does_anything_at_a_table_is_back_and_what_another_process_owns_is_handed_over(
    number: int, wrong: Exception | None, desk: Any, *, back: bool, handed: bool, late: bool
) -> None:
    asked = replace(click("play"), act=ClickAction("play", number, 3))
    desk._handover, desk._explain_late_click = AsyncMock(), AsyncMock()
    await desk._answer_or_hand_over_click(asked, "answer", work := AsyncMock(side_effect=wrong))
    work.assert_awaited_once_with()
    assert desk._tables.mark_present.await_args_list == [call(THIS, ANN)] * back
    assert desk._tables.refresh_name.await_args_list == [call(THIS, asked.person, asked.guild)] * back
    assert desk._handover.hand_over.await_args_list == [call(asked, "answer", OWNER)] * handed
    assert desk._explain_late_click.await_args_list == [call(asked, "answer")] * late


AT_BOARD: tuple[tuple[str, bool, bool], ...] = (
    # the verb, whether others see the message: whether that shows somebody at the board
    ("play", True, True),
    ("play", False, False),
    ("hand", True, True),
    ("join", True, False),
    ("start", True, False),
)


@pytest.mark.parametrize(("verb", "in_public", "at_board"), AT_BOARD)
async def test_a_click_on_a_board_shows_that_somebody_is_there_but_none_on_an_invitation(
    verb: str, desk: Any, *, in_public: bool, at_board: bool
) -> None:
    await desk._run_with_timing(click(verb, in_public=in_public), AsyncMock(), AsyncMock())
    desk._presence.record_click.assert_called_once_with(THIS, ANN, at_board=at_board)


ROOMS: tuple[tuple[str, str, type[Any]], ...] = (
    # the verb: who answers it
    ("back", "self", ClickDispatcher),
    ("play", "_moves", MoveClicks),
    ("yes", "_moves", MoveClicks),
    ("tell", "info", InfoClicks),
    ("/table show", "_at_table", TableClicks),
    ("close", "_at_table", TableClicks),
    ("join", "_lobby", LobbyClicks),
    ("goblin", "_lobby", LobbyClicks),
)


@pytest.mark.parametrize(("verb", "room", "kind"), ROOMS)
async def test_each_verb_is_answered_where_it_belongs(
    verb: str, room: str, kind: type[Any], desk: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(kind.verbs, verb, answer := AsyncMock())
    asked = click(verb)
    await desk._call_verb_handler(asked, "the answer")
    answer.assert_awaited_once_with(desk if room == "self" else getattr(desk, room), asked, "the answer")
