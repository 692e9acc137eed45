"""Hands that players opened themselves: one each, which follows the match as long as Discord lets it be edited."""

from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.screens.controls.paths import ROOT_FOCUS, Focus
from bot.screens.custom_ids import ClickAction
from bot.ui.composing.pending_choices import PendingChoices, ShownFocus
from bot.ui.surfaces import temporary_messages
from bot.ui.surfaces.temporary_messages import OpenHandMessages, TemporaryMessages
from games.engine.words import load_words

THIS, ANN = 7, 5
SAY = load_words("en")


class Shown(NamedTuple):
    """A screen: its text, and its pictures."""

    text: str
    figures: list[Any]


class Opened:
    """Ann's hands at a table, of which `content` is what would be news for her."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table = SimpleNamespace(id=THIS, status="playing", decision_number=1, thread_id=5, channel_id=6)
        self.table.proposal = self.table.paused_at = self.table.removals = None
        self.content = "no question"
        self.composer, self.notes = AsyncMock(), TemporaryMessages()
        self.composer.load_scene.return_value = SimpleNamespace(table=self.table, seat=0, say=SAY)
        self.picture = "the hand"
        self.composer.compose_panel.side_effect = lambda scene, focus=ROOT_FOCUS, told=None, *, stands, opened, here: (
            Shown(
                f"stands={stands}, {self.content}{' '.join(('', *focus.path))}",
                [SimpleNamespace(file_name=self.picture)],
            )
        )
        self.boards: Any = AsyncMock()
        self.hands = OpenHandMessages(self.composer, self.notes, self.boards)
        monkeypatch.setattr(temporary_messages, "build_panel_fingerprint", lambda *_: "")
        monkeypatch.setattr(temporary_messages, "collect_question_content", lambda _: self.content)
        monkeypatch.setattr(temporary_messages, "render_kicked_player_notice", lambda *_: None)

    async def press(self, message: int = 1) -> Any:
        """Press “My hand”, and return the answer."""
        reply = AsyncMock(changed_clicked_message=True)
        reply.show_screen.return_value = SimpleNamespace(id=message)
        await self.hands.show_hand(reply, THIS, ANN, SAY)
        return reply

    async def play_on(self, content: str, status: str = "playing") -> None:
        """Let the next question begin, after which the hand would show this."""
        self.content, self.table.status = content, status
        self.table.decision_number += 1
        await self.notes.clear_outdated_answers(self.table)  # type: ignore[arg-type]  # all that matters of a table

    async def ask(self, proposal: str | None) -> None:
        """Let the table vote on something, or no longer, while its question is the same."""
        self.content, self.table.proposal = proposal or "no question", proposal
        await self.notes.clear_outdated_answers(self.table)  # type: ignore[arg-type]  # all that matters of a table


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    return Opened(monkeypatch)


def edits(reply: Any) -> list[str]:
    return [call.args[0].text for call in reply.edit_answer.await_args_list]


async def test_an_open_hand_follows_what_concerns_its_player_until_the_match_is_over(opened: Opened) -> None:
    reply = await opened.press()
    assert reply.show_screen.await_args.args[0].text == "stands=True, no question"
    await opened.play_on("no question")
    assert edits(reply) == [], "what others play is no news"
    await opened.play_on("place a die")
    await opened.play_on("no question")
    await opened.play_on("the podium", status="over")
    await opened.play_on("something else", status="over")
    assert edits(reply) == ["stands=True, place a die", "stands=True, no question", "stands=True, the podium"]


async def test_an_open_hand_goes_on_asking_whether_a_move_is_meant(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    reply, sure = await opened.press(), Focus(("bid", "3"), confirming=True)
    monkeypatch.setattr(PendingChoices, "find_pending_focus", lambda *_: ShownFocus(sure))
    await opened.ask("pause the match?")
    assert edits(reply) == ["stands=True, pause the match? bid 3"]


async def test_an_open_hand_shows_no_vote_that_is_over(opened: Opened) -> None:
    reply = await opened.press()
    await opened.ask("pause the match?")
    await opened.ask(None)
    assert edits(reply) == ["stands=True, pause the match?", "stands=True, no question"]


async def test_an_open_hand_of_somebody_who_was_removed_says_only_that_and_at_once(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    reply, removal = await opened.press(), Shown("You were removed.", [])
    opened.table.removals = ("Ann",)  # somebody else is asked, and goes on being asked
    monkeypatch.setattr(temporary_messages, "render_kicked_player_notice", lambda *_: removal)
    await opened.notes.clear_outdated_answers(opened.table)  # type: ignore[arg-type]  # all that matters of a table
    await opened.play_on("something else")
    assert edits(reply) == ["You were removed."]


async def test_a_hand_opened_again_takes_the_place_of_the_one_before(opened: Opened) -> None:
    first = await opened.press(1)
    first.delete_answer.side_effect = discord.NotFound(Mock(status=404), {"code": 10008, "message": "closed by Ann"})
    second = await opened.press(2)
    first.delete_answer.assert_awaited_once_with()
    second.delete_answer.assert_not_awaited()
    await opened.play_on("place a die")
    assert (edits(first), edits(second)) == ([], ["stands=True, place a die"])


async def test_a_hand_that_discord_no_longer_lets_be_edited_is_left_alone(opened: Opened) -> None:
    reply = await opened.press()
    reply.edit_answer.side_effect = discord.HTTPException(Mock(status=401), {"code": 50027, "message": "too old"})
    for question in ("place a die", "reroll?"):
        await opened.play_on(question)
    assert len(edits(reply)) == 1


@pytest.mark.parametrize(("message", "in_place", "renewed"), [(1, True, True), (2, True, False), (1, False, False)])
async def test_a_click_in_an_open_hand_lets_it_be_edited_for_longer(
    message: int, opened: Opened, *, in_place: bool, renewed: bool
) -> None:
    first = await opened.press(1)
    click: Any = SimpleNamespace(act=ClickAction("play", THIS, 1), user_id=ANN, message_id=message)
    later = AsyncMock(changed_clicked_message=in_place)
    opened.hands.record_click_reply(click, later)
    await opened.play_on("place a die")
    assert [len(edits(first)), len(edits(later))] == [not renewed, renewed]


async def test_an_open_hand_follows_its_picture_where_that_shows_the_table(opened: Opened) -> None:
    reply = await opened.press()
    opened.picture = "the table after a bid"
    await opened.play_on("no question")
    assert len(edits(reply)) == 1


@pytest.mark.parametrize("promised", [False, True])
async def test_what_a_button_of_the_board_opens_goes_with_its_question_and_the_board_stays(
    opened: Opened, *, promised: bool
) -> None:
    reply = AsyncMock(changed_clicked_message=promised)
    await opened.notes.show_until_answered(opened.table, reply, Mock())  # type: ignore[arg-type]  # all that matters
    await opened.play_on("divide")
    message = reply.show_screen.return_value
    assert [reply.delete_answer.await_count, message.delete.await_count] == [not promised, promised]


@pytest.mark.parametrize(
    ("board", "here", "asked", "later", "follows"),
    [
        (9, True, True, 1, True),
        (1, True, True, 1, False),
        (9, False, True, 1, False),
        (9, True, False, 1, False),
        (9, True, True, 0, False),
    ],
)
async def test_a_hand_follows_a_board_that_was_posted_below_it_when_its_player_is_asked(
    board: int, opened: Opened, *, here: bool, asked: bool, later: int, follows: bool
) -> None:
    opened.composer.load_scene.return_value.is_asked = asked
    opened.table.present_people = [SimpleNamespace(user_id=ANN)]
    opened.boards.find_message_id.return_value = board
    reply = AsyncMock(changed_clicked_message=False, came=SimpleNamespace(channel_id=5 if here else 8))
    reply.show_screen.return_value, below = SimpleNamespace(id=2), AsyncMock(message=SimpleNamespace(id=10))
    reply.show_follow_up.return_value = below
    await opened.hands.show_hand(reply, THIS, ANN, SAY)
    opened.table.decision_number += later
    for _ in range(2):
        await opened.hands.repost_hands_below_board(opened.table)  # type: ignore[arg-type]  # all that matters of a table
    assert reply.show_follow_up.await_count == reply.delete_answer.await_count == follows
    await opened.play_on("lay tiles")
    assert [edits(reply), edits(below)] == (
        [[], ["stands=True, lay tiles"]] if follows else [["stands=True, lay tiles"], []]
    )
