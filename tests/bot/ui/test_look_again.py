"""Tables that are shown again at a moment to come."""

import asyncio
from datetime import timedelta

from bot.tables import VirtualClock
from bot.ui.surfaces.recheck_schedule import RecheckSchedule


async def some_turns() -> None:
    """Let the loop do what is ready."""
    for _ in range(30):
        await asyncio.sleep(0)


async def test_a_table_is_shown_again_at_the_earliest_of_its_moments_and_once() -> None:
    clock, shown = VirtualClock(), list[int]()
    recheck_schedule = RecheckSchedule(clock)
    recheck_schedule.schedule_table(1, clock.now() + timedelta(seconds=50))
    running = asyncio.create_task(recheck_schedule.run(shown.append))
    await some_turns()
    recheck_schedule.schedule_table(1, clock.now() + timedelta(seconds=90))
    recheck_schedule.schedule_table(2, clock.now() + timedelta(seconds=10))
    for seconds, found in ((9, []), (1, [2]), (40, [2, 1]), (60, [2, 1])):
        await some_turns()
        clock.advance(seconds)
        await some_turns()
        assert shown == found
    recheck_schedule.stop()
    await asyncio.wait_for(running, 60)
