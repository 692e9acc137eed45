"""The soak's judge of dark tables looks at what people are shown, not at the bot's notes of what it showed."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.tables import VirtualClock
from tests.e2e.house import House, house
from tests.e2e.robot import Robot, open_table, start
from tests.load.crowd.people import Crowd
from tests.load.houses.database import File
from tests.load.trouble.darkness import lit, told_of_the_end, waiting
from tests.load.trouble.shown_times import WrongTime, find_pauses, find_wrong_times

pytestmark = pytest.mark.usefixtures("undrawn")


async def sit_down(home: House, *names: str, **options: str) -> tuple[int, list[Robot]]:
    people = [home.person(name) for name in names]
    table, lobby = await open_table(home, *people, **options)
    robots = await start(home, table, lobby, people)
    await home.parlour.delivery.wait_until_settled()
    return table, robots


async def dark(crowd: Crowd, folder: Path) -> list[int]:
    found = await waiting(File(folder / "parlour.db"))
    assert all(table.people for table in found)
    return [table.table for table in found if not lit(crowd, table)]


@pytest.mark.parametrize("closed", [(), ("Bob",)], ids=["by panel", "by the board"])
async def test_a_table_whose_messages_are_edited_is_lit_and_one_whose_edits_are_dropped_is_dark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closed: tuple[str, ...]
) -> None:
    async with house(tmp_path, f"dropped-edits-{len(closed)}", clock := VirtualClock()) as home:
        crowd, kept = Crowd(home.sandbox), File(tmp_path / "parlour.db")
        for name in closed:
            home.sandbox.faults.close_dms(name)
        table, (ann, _) = await sit_down(home, "Ann", "Bob", first="1")
        assert await dark(crowd, tmp_path) == []
        assert await find_wrong_times(crowd, kept) == set()
        with monkeypatch.context() as dropping:
            dropping.setattr(home.parlour.http, "edit_message", dropped(home))
            clock.advance(7)
            await home.parlour.tables.play_move(table, ann.person.id, "end", 1)
            await home.parlour.delivery.wait_until_settled()
            assert await home.parlour.tables.shown.list_stale_tables() == (), (
                "the bot's own notes say that all is shown"
            )
            assert await dark(crowd, tmp_path) == [table]
            assert await find_wrong_times(crowd, kept) == {WrongTime(table, "old")}
        await home.parlour.delivery.resend_table(table)
        await home.parlour.delivery.wait_until_settled()
        assert await dark(crowd, tmp_path) == []
        assert await find_wrong_times(crowd, kept) == set()


def dropped(home: House) -> Callable[..., Awaitable[Any]]:
    """Answer edits as Discord does, and do nothing."""

    async def answered(channel_id: int, message_id: int, **_: Any) -> Any:
        return await home.parlour.http.get_message(channel_id, message_id)

    return answered


async def test_a_match_without_a_deadline_stands_still_and_a_pause_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, "no-deadline", VirtualClock()) as home:
        crowd, kept, tables = Crowd(home.sandbox), File(tmp_path / "parlour.db"), home.parlour.tables
        table, (ann, _) = await sit_down(home, "Ann", "Bob", first="1")
        with monkeypatch.context() as planted:
            planted.setattr("bot.tables.draft.compute_deadline", lambda *_: None)
            await tables.play_move(table, ann.person.id, "end", 1)
            await home.parlour.delivery.wait_until_settled()
            assert await home.parlour.tables.shown.list_stale_tables() == ()
            assert await find_wrong_times(crowd, kept) == {WrongTime(table, "none")}
        await tables.act_as_manager(table, "pause", ann.person.id, home.sandbox.guild_id)
        await home.parlour.delivery.wait_until_settled()
        assert await find_wrong_times(crowd, kept) == set()
        assert await find_pauses(crowd, kept) == {table: True}


async def test_a_match_that_is_over_is_told_of_once_nobody_is_offered_a_move(tmp_path: Path) -> None:
    async with house(tmp_path, "told-of-the-end") as home:
        crowd = Crowd(home.sandbox)
        table, (ann, bob) = await sit_down(home, "Ann", "Bob", first="1", goblins="hints")
        assert not told_of_the_end(crowd, table)
        await home.parlour.tables.resign_match(table, bob.person.id)
        while decision := (await home.parlour.tables.load_view(table, None)).decision:
            await home.parlour.tables.play_move(table, ann.person.id, "end", decision.number)
        await home.parlour.delivery.wait_until_settled()
        assert told_of_the_end(crowd, table)
