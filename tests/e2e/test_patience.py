"""Sleepy players, slow machines, restarts: the clock plays for the silent, and every click is answered in time."""

import asyncio
import logging
import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.people.person import Person
from bot.sandbox.world.protocol import INTERACTION_ANSWER_SECONDS, AnswerKind, MessageFlag
from bot.tables import VirtualClock
from bot.ui.answers import reply
from tests.e2e.house import house, labels
from tests.e2e.robot import behind_more, open_table, start
from tests.load.crowd.offers import acts

pytestmark = pytest.mark.usefixtures("undrawn")


async def called_after_a_minute(clock: VirtualClock, host: Person) -> None:
    """Let the minute pass in which the player who pressed Start is there; then they are called."""
    clock.advance(61)
    await host.wait_until(lambda: any("your turn" in ping.text for ping in host.pings))


async def test_near_the_end_of_the_time_it_rings_and_the_deadline_plays_the_default_saying_so(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "clock", clock) as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robots = await start(home, table, lobby, [ann, bob])
        board = await robots[0].board()
        deadline = (await home.parlour.tables.find_table(table)).deadline
        assert deadline is not None
        assert f"<t:{int(deadline.timestamp())}:R>" in board.text
        await called_after_a_minute(clock, ann)
        clock.advance(58)
        await home.parlour.delivery.wait_until_settled()
        assert not any("your time is up" in message.text for message in ann.list_all_messages())
        clock.advance(2)
        warning = await ann.wait_for_message(lambda message: "your time is up" in message.text, where=ann.dm)
        assert warning.id in [ping.id for ping in ann.pings]
        assert warning.id not in [ping.id for ping in bob.pings]
        clock.advance(60)
        await bob.wait_for_message(lambda message: "Ann’s time was up" in message.text, where=robots[0].board_channel)
        told = await behind_more(bob, await robots[1].board())
        assert "Time was up" in told.text
        assert "Ann lays nothing and draws" in told.text
        await robots[1].panel(2)
        await home.parlour.delivery.wait_until_settled()
        assert warning.id not in [message.id for message in ann.list_all_messages()], "a bell that has rung out goes"


async def test_a_reminder_goes_when_there_is_time_anew_and_the_end_of_that_rings_again(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "time-anew", clock) as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1", pace="relaxed")
        await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        await called_after_a_minute(clock, ann)
        clock.advance(1140)
        warning = await ann.wait_for_message(lambda message: "your time is up" in message.text, where=ann.dm)
        await home.parlour.tables.set_or_propose_pace(table, ann.id, "by-day")
        await home.parlour.delivery.wait_until_settled()
        assert warning.id not in [message.id for message in ann.list_all_messages()], "its time is not so any more"
        assert await home.parlour.tables.shown.list_stale_tables() == ()
        clock.advance(57601)
        again = await ann.wait_for_message(lambda message: "your time is up" in message.text, where=ann.dm)
        assert again.id in [ping.id for ping in ann.pings]


async def test_a_table_without_a_clock_waits(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "no-clock", clock) as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1", pace="none")
        robots = await start(home, table, lobby, [ann, bob])
        assert "⏳" not in (await robots[0].board()).text
        clock.advance(10**7)
        await asyncio.sleep(0.2)
        decision = (await home.parlour.tables.load_view(table, None)).decision
        assert decision is not None
        assert decision.number == 1


async def test_a_slow_answer_is_promised_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, "slow", patience=0.01) as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robots = await start(home, table, lobby, [ann, bob])
        panel, board = await robots[0].panel(1), await robots[1].board()
        await home.parlour.delivery.wait_until_settled()
        look, awake = home.parlour.tables.load_view, asyncio.Event()

        async def slowly(*wanted: Any) -> Any:
            await awake.wait()
            return await look(*wanted)

        monkeypatch.setattr(home.parlour.tables, "load_view", slowly)
        sure = await robots[0].press(panel, "sure", "end")
        asking = asyncio.create_task(bob.click(board, "My hand"))
        await bob.wait_until(lambda: any(message["flags"] & MessageFlag.LOADING for message in bob.list_all_messages()))
        awake.set()
        hand = await asking
        await ann.wait_for_message(lambda message: "Sure?" in message.text)
        assert (sure.kind, sure.failure_reason) == (AnswerKind.DEFERRED_UPDATE, None)
        assert (hand.kind, hand.failure_reason) == (AnswerKind.DEFERRED_MESSAGE, None)
        assert hand.message is not None
        assert not hand.message["flags"] & MessageFlag.LOADING


def test_a_promise_comes_while_discord_still_waits_for_an_answer() -> None:
    assert reply.ANSWER_PROMISE_SECONDS <= INTERACTION_ANSWER_SECONDS * 2 / 3


async def test_a_defect_is_logged_and_answered_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path, "defect") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robots = await start(home, table, lobby, [ann, bob])
        panel = await robots[0].panel(1)

        async def broken(*_: Any) -> Any:
            raise ZeroDivisionError

        monkeypatch.setattr(home.parlour.tables, "play_text", broken)
        opened = await ann.click(await behind_more(ann, panel), "Type a move")
        assert opened.modal is not None
        with caplog.at_level(logging.ERROR):
            await ann.submit(opened.modal, {"Your move": "H8: red"})
            told = await ann.wait_for_message(lambda message: "Something went wrong" in message.text)
        assert told.is_ephemeral
        assert "ZeroDivisionError" in caplog.text


async def test_a_match_goes_on_after_a_restart_and_an_old_modal_still_works(tmp_path: Path) -> None:
    async with house(tmp_path, "before-restart") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robots = await start(home, table, lobby, [ann, bob])
        await robots[0].lay_row(1)
        view = (await home.parlour.tables.load_view(table, None)).view
    async with house(tmp_path, "after-restart") as home:
        assert (await home.parlour.tables.load_view(table, None)).view == view


async def test_leaving_a_running_match_lets_the_table_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "leaving", clock) as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        table, lobby = await open_table(home, ann, bob, cid, first="1")
        robots = await start(home, table, lobby, [ann, bob, cid])
        asked = await ann.slash("table leave", channel=robots[0].board_channel)
        assert asked.message is not None
        assert "Leave the match?" in asked.message.text
        assert not any(sitter.gone for sitter in (await home.parlour.tables.find_table(table)).sitters), (
            "nobody left yet"
        )
        monkeypatch.setattr(home.parlour.goblins, "_pause", timedelta(seconds=1))  # its move is told in place of this
        left = await ann.click(asked.message, "Leave the match")
        assert left.message is not None
        assert "left the match" in left.message.text
        told = await bob.wait_for_message(lambda message: "Ann has left" in message.text, where=robots[0].board_channel)
        assert "Bob is the host now." in told.text
        await bob.wait_for_message(lambda message: "Ann has left" in message.text, where=bob.dm)
        monkeypatch.undo()
        clock.advance(10)
        await home.parlour.goblins.wait_until_idle()
        await home.parlour.delivery.wait_until_settled()
        more = await bob.click(await robots[1].board(), "Menu…")
        assert more.message is not None
        assert "a goblin plays for them" in more.message.text
        await robots[1].lay_row(2)
        await robots[2].lay_row(3)
        call = f"<@{bob.id}>: **it’s your turn"
        await bob.wait_for_message(lambda message: call in message.text, where=robots[1].board_channel)


CALLS = re.compile("I call you when it is your turn|It’s your turn")


async def test_the_panel_of_who_left_goes_and_comes_back_with_them(tmp_path: Path) -> None:
    async with house(tmp_path, "panel-of-who-left") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        await start(home, table, lobby, [ann, bob])
        await home.parlour.tables.resign_match(table, bob.id)
        await home.parlour.delivery.wait_until_settled()
        assert not any(CALLS.search(message.text) for message in bob.list_visible_messages(bob.dm))
        await home.parlour.tables.play_move(table, ann.id, "end")
        await home.parlour.goblins.wait_until_idle()
        await home.parlour.delivery.wait_until_settled()
        assert await home.parlour.tables.shown.list_stale_tables() == ()
        await home.parlour.tables.rejoin_seat(table, bob.id)
        await home.parlour.delivery.wait_until_settled()
        assert any(CALLS.search(message.text) for message in bob.list_visible_messages(bob.dm))


async def test_commands_answer_each_in_their_place(tmp_path: Path) -> None:
    async with house(tmp_path, "commands") as home:
        ann, bob, eve = (home.person(name) for name in ("Ann", "Bob", "Egon"))
        nothing = await ann.slash("hand")
        assert nothing.message is not None
        assert "no table here" in nothing.message.text
        table, lobby = await open_table(home, ann, bob, first="1")
        shown = await eve.slash("table show")
        assert shown.message is not None
        assert str(lobby.id) in shown.message.text
        refused = await eve.slash("table close")
        assert refused.message is not None
        assert refused.message.is_ephemeral
        robots = await start(home, table, lobby, [ann, bob])
        hand = await ann.slash("hand", channel=robots[0].board_channel)
        assert hand.message is not None
        assert any(act.path == "end" for act in acts(hand.message))
        rules = await eve.slash("rules", game="gobblestones")
        assert rules.message is not None
        page = await eve.click(rules.message, "Bluff")
        assert page.message is not None
        assert "face down" in page.message.text
        help_ = await eve.slash("help")
        assert help_.message is not None
        assert "`/play` opens a table" in help_.message.text
        closed = await ann.slash("table close", channel=robots[0].board_channel)
        assert closed.message is not None
        await ann.click(closed.message, "Close the table")
        await ann.wait_for_message(lambda message: message.id == lobby.id and "closed" in message.text)
        await home.parlour.delivery.wait_until_settled()
        assert all("My hand" not in labels(message) for message in ann.list_visible_messages(robots[0].board_channel))
