"""What is deleted while the bot does not hear of it comes back: it looks once, at a start and in each new session."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.sandbox import SeenMessage
from bot.sandbox.world.messages import delete_message_and_announce
from bot.tables import Person, VirtualClock
from bot.ui.lost_messages import deletions
from bot.ui.parlour_client import NO_LIMITS
from tests.e2e.house import House, house, labels, opened
from tests.e2e.robot import Robot, open_table, start

pytestmark = pytest.mark.usefixtures("undrawn")


async def sit_down(home: House, *names: str, **options: str) -> tuple[int, list[Robot]]:
    people = [home.person(name) for name in names]
    table, lobby = await open_table(home, *people, **options)
    robots = await start(home, table, lobby, people)
    await home.parlour.delivery.wait_until_settled()
    return table, robots


PACE = deletions.CHECK_PAUSE_SECONDS


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deletions, "CHECK_PAUSE_SECONDS", 0)


def boards(robot: Robot) -> list[SeenMessage]:
    return [m for m in robot.person.list_visible_messages(robot.board_channel) if "My hand" in labels(m)]


def vanish(home: House, *messages: SeenMessage) -> None:
    """Delete messages, of which nobody tells the bot."""
    for message in messages:
        del home.sandbox.world.channels[message.channel_id].messages[message.id]


async def back(robot: Robot, gone: SeenMessage) -> SeenMessage:
    """Return the board that came in the place of one that is gone."""
    return await robot.person.wait_for_message(
        lambda m: "My hand" in labels(m) and m.id != gone.id, where=robot.board_channel
    )


def noted(home: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the messages that are asked for from now on."""
    asked, meet = list[str](), home.sandbox.faults.apply_faults_to_request

    async def meeting(method: str, path: str, files: int) -> Any:
        if method == "GET" and "/messages/" in path:
            asked.append(path)
        return await meet(method, path, files)

    monkeypatch.setattr(home.sandbox.faults, "apply_faults_to_request", meeting)
    return asked


async def test_a_board_that_was_deleted_between_two_sessions_comes_back(tmp_path: Path) -> None:
    async with house(tmp_path, "between-sessions") as home:
        _, (ann, _) = await sit_down(home, "Ann", "Bob", first="1")
        (gone,) = boards(ann)
        vanish(home, gone)
        home.sandbox.faults.drop_gateway(resumable=False)
        assert (await back(ann, gone)).id != gone.id
        await home.parlour.delivery.wait_until_settled()
        assert len(boards(ann)) == 1


async def test_a_board_that_is_deleted_after_a_restart_comes_back_though_its_question_is_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, "after-a-restart", clock := VirtualClock()) as home:
        _, (ann, _) = await sit_down(home, "Ann", "Bob", first="1", pace="by-day")
        (gone,) = boards(ann)
        await home.parlour.close()
        await home.parlour.tables.store.close()
        clock.advance(240)
        # Only what Discord tells counts here, not the look at a start.
        monkeypatch.setattr(deletions.DeletedMessageFinder, "_check_all_tables", AsyncMock())
        url = f"sqlite+aiosqlite:///{tmp_path / 'parlour.db'}"
        async with opened(home.sandbox, url, clock, NO_LIMITS) as again:
            await again.delivery.wait_until_settled()
            delete_message_and_announce(
                home.sandbox.stage, home.sandbox.world.channels[gone.channel_id].messages[gone.id]
            )
            assert (await back(ann, gone)).id != gone.id


async def test_a_session_that_goes_on_asks_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, "resumed") as home:
        await sit_down(home, "Ann", "Bob", first="1")
        asked, resumed = noted(home, monkeypatch), asyncio.Event()
        monkeypatch.setattr(home.parlour, "_resume_work", back_noted(home, resumed))
        home.sandbox.faults.drop_gateway(resumable=True)
        await asyncio.wait_for(resumed.wait(), 60)
        await asyncio.sleep(0.05)
        assert asked == []


def back_noted(home: House, resumed: asyncio.Event) -> Any:
    again = home.parlour._resume_work

    async def noting() -> None:
        await again()
        resumed.set()

    return noting


async def test_a_bell_that_was_deleted_unheard_is_rung_again_once(tmp_path: Path) -> None:
    async with house(tmp_path, "no-bell", clock := VirtualClock()) as home:
        home.sandbox.faults.close_dms("Bob")
        table, (ann, bob) = await sit_down(home, "Ann", "Bob", first="1")
        clock.advance(90)  # nobody is there any more who clicked
        await home.parlour.tables.play_move(table, ann.person.id, "end", 1)
        await home.parlour.delivery.wait_until_settled()
        for rung_again in (1, 0):
            vanish(home, *in_the_thread(bob, ann))
            await home.parlour.deletions.check_table_messages(table)
            await home.parlour.delivery.wait_until_settled()
            assert len(in_the_thread(bob, ann)) == rung_again
        shown = await home.parlour.tables.shown.list_surfaces(table)
        assert [s for s in shown if s.kind == "bell"] == []


def in_the_thread(called: Robot, host: Robot) -> list[SeenMessage]:
    """Return the messages in the thread that call somebody."""
    world = called.person.list_visible_messages(host.board_channel)
    return [ping for ping in called.person.pings if ping.id in {message.id for message in world}]


@pytest.mark.parametrize("status", [403, 500])
async def test_an_error_or_a_place_that_is_closed_is_no_deletion(tmp_path: Path, status: int) -> None:
    async with house(tmp_path, f"no-deletion-{status}") as home:
        table, (ann, _) = await sit_down(home, "Ann", "Bob", first="1")
        (there,) = boards(ann)
        home.sandbox.faults.break_down("GET /channels/*", status)
        await home.parlour.deletions.check_table_messages(table)
        home.sandbox.faults.clear()
        await home.parlour.delivery.wait_until_settled()
        assert [board.id for board in boards(ann)] == [there.id]


async def test_table_show_posts_a_board_that_is_missing(tmp_path: Path) -> None:
    async with house(tmp_path, "shown-anew") as home:
        _, (ann, bob) = await sit_down(home, "Ann", "Bob", first="1")
        (gone,) = boards(ann)
        vanish(home, gone)
        shown = await bob.person.slash("table show")
        assert shown.message is not None
        assert (await back(ann, gone)).id != gone.id


async def test_a_board_that_is_deleted_before_the_answer_to_its_own_posting_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, "too-soon") as home:
        _, (ann, _) = await sit_down(home, "Ann", "Bob", first="1")
        (first,) = boards(ann)
        http, heard, deleted = home.parlour.http, asyncio.Event(), list[int]()
        send, lost = http.send_message, home.parlour.delivery.mark_message_deleted

        async def deleted_at_once(channel_id: Any, **how: Any) -> Any:
            sent = await send(channel_id, **how)
            if not deleted:
                deleted.append(int(sent["id"]))
                heard.clear()
                delete_message_and_announce(
                    home.sandbox.stage, home.sandbox.world.channels[int(channel_id)].messages[deleted[0]]
                )
                await asyncio.wait_for(heard.wait(), 60)
            return sent

        def hearing(message_id: int) -> None:
            lost(message_id)
            heard.set()

        monkeypatch.setattr(http, "send_message", deleted_at_once)
        monkeypatch.setattr(home.parlour.delivery, "mark_message_deleted", hearing)
        delete_message_and_announce(
            home.sandbox.stage, home.sandbox.world.channels[ann.board_channel].messages[first.id]
        )
        async with asyncio.timeout(60):
            while not deleted or {board.id for board in boards(ann)} <= {first.id, *deleted}:  # noqa: ASYNC110  Discord tells people only
                await asyncio.sleep(0.01)


async def test_a_look_waits_for_all_that_is_sent_and_five_a_second_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, "behind") as home:
        table, _ = await sit_down(home, "Ann", "Bob", first="1")
        asked, slept = noted(home, monkeypatch), list[float]()
        monkeypatch.setattr(deletions, "CHECK_PAUSE_SECONDS", PACE)
        monkeypatch.setattr(asyncio, "sleep", sleeping(slept))
        async with home.parlour._crew.rate_limit._queue:
            look = asyncio.create_task(home.parlour.deletions.check_table_messages(table))
            for _ in range(50):
                await asyncio.sleep(0)
            assert asked == [], "somebody waits to send"
        await look
        assert (len(asked), slept.count(PACE)) == (1, 1)
        assert PACE >= 1 / 5


def sleeping(slept: list[float]) -> Callable[[float], Awaitable[None]]:
    sleep = asyncio.sleep

    async def noting(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    return noting


async def test_tables_that_wait_for_somebody_are_looked_at_first(tmp_path: Path) -> None:
    async with house(tmp_path, "waiting-first") as home:
        tables, place = home.parlour.tables, home.sandbox.channel_id
        ann, bob = (Person(home.person(name).id, name) for name in ("Ann", "Bob"))
        opened = [
            await tables.open_lobby("gobblestones", ann, guild_id=1, channel_id=place, language="en", pace=pace)
            for pace in ("live", "none", "by-day", "relaxed")
        ]
        for table in opened[1:]:
            await tables.join_lobby(table.id, bob)
            await tables.start_match(table.id, ann.user_id)
        lobby, unclocked, by_day, relaxed = (table.id for table in opened)
        assert await tables.changes.list_waiting_tables_first() == [relaxed, by_day, unclocked, lobby]
