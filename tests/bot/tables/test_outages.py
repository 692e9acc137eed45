"""Time in which nobody can answer counts against nobody."""

from datetime import timedelta

import pytest

from bot.store import StoreUnavailable
from bot.tables import Timekeeper
from bot.tables.deadlines.returned_time import RESTART_GRACE
from tests.bot.tables.parlour import Parlour
from tests.bot.tables.test_table_clock import ANSWER, DAY, asleep, keeping_time


async def test_an_outage_of_discord_plays_nobodys_turn_and_is_given_back(parlour: Parlour) -> None:
    table = await parlour.match(2)
    timekeeper = Timekeeper(parlour.tables, parlour.clock)
    await timekeeper._process_due()
    parlour.clock.advance(20)
    timekeeper.pause_clock()
    parlour.clock.advance(900)
    await timekeeper._process_due()
    assert await parlour.notations(table.id) == []
    await timekeeper.handle_reconnect()
    left = (await parlour.tables.find_table(table.id)).deadline
    assert left == parlour.clock.now() + timedelta(seconds=ANSWER - 20)
    parlour.clock.advance(ANSWER - 20)
    await timekeeper._process_due()
    assert len(await parlour.notations(table.id)) == 2


async def test_a_hiccup_of_the_network_changes_no_table(parlour: Parlour) -> None:
    table = await parlour.match(2)
    timekeeper = Timekeeper(parlour.tables, parlour.clock)
    timekeeper.pause_clock()
    parlour.clock.advance(2)
    await timekeeper.handle_reconnect()
    assert await parlour.tables.find_table(table.id) == table


async def test_an_outage_of_the_store_is_given_back(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await parlour.match(2)
    save, away = parlour.store.tables.save_table, True

    async def save_if_there(*wanted: object, **more: object) -> object:
        if away:
            raise StoreUnavailable("the disk is full")
        return await save(*wanted, **more)  # type: ignore[arg-type]  # handed through

    monkeypatch.setattr(parlour.store.tables, "save_table", save_if_there)
    timekeeper = Timekeeper(parlour.tables, parlour.clock)
    await timekeeper._process_due()
    parlour.clock.advance(ANSWER)
    await timekeeper._process_due()
    parlour.clock.advance(900)
    away = False
    await timekeeper._process_due()
    assert await parlour.notations(table.id) == [], "noticed only when time was up, and yet nobody's turn is played"
    assert (await parlour.tables.find_table(table.id)).deadline == parlour.clock.now() + RESTART_GRACE


async def test_a_table_that_cannot_show_what_it_asks_waits_and_is_paused_after_a_day(parlour: Parlour) -> None:
    table = await parlour.match(2)
    parlour.tables.time.outages.mark_table_unreachable(table.id)
    for _ in range(30):
        parlour.clock.advance(DAY / 28)
        await parlour.tables.time.process_due_tables()
    assert await parlour.notations(table.id) == []
    paused = await parlour.tables.find_table(table.id)
    assert paused.deadline is None
    assert await parlour.tables.time.find_next_due() is None
    lost = parlour.tables.time.outages.mark_table_shown(table.id)
    assert lost is not None
    await parlour.tables.time.extend_deadline(table.id, lost)
    assert (await parlour.tables.find_table(table.id)).deadline == parlour.clock.now() + timedelta(seconds=ANSWER)


async def test_a_paused_table_has_its_time_again_after_a_stop(parlour: Parlour) -> None:
    table = await parlour.match(2)
    parlour.tables.time.outages.mark_table_unreachable(table.id)
    parlour.clock.advance(DAY)
    await parlour.tables.time.process_due_tables()
    again = await parlour.again()
    await again.tables.time.recover_deadlines_after_restart()
    assert (await again.tables.find_table(table.id)).deadline == parlour.clock.now() + timedelta(seconds=ANSWER)
    await again.store.close()


async def test_a_damaged_table_stops_no_other_and_the_clock_goes_on(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await parlour.match(2)
    wake, broken = parlour.tables.time.recover_deadlines_after_restart, [ZeroDivisionError()]

    async def fail_once() -> None:
        if broken:
            raise broken.pop()
        await wake()

    monkeypatch.setattr(parlour.tables.time, "recover_deadlines_after_restart", fail_once)
    async with keeping_time(parlour) as bell:
        await asleep(parlour.clock)
        parlour.clock.advance(5)
        await asleep(parlour.clock)
        parlour.clock.advance(ANSWER)
        assert (await bell.next())[1] == table.id
    assert "the clock went wrong" in caplog.text
