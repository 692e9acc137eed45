"""A bot as a process of its own whose clock is set by a day, or that stands still: nobody's turn gets shorter."""

import asyncio
import re
import signal
from pathlib import Path

import pytest

from bot.sandbox import Sandbox, SeenMessage
from bot.sandbox.people.person import Person
from tests.e2e.house import BotProcess
from tests.e2e.robot import choose
from tests.e2e.witness import online
from tests.empty_house import lay
from tests.load.crowd.offers import acts
from tests.skewed_bot import skewed

DAY, TURN = 86_400, 180
NOTICED = 45.0
"""Seconds within which it is noticed: the timekeeper looks every thirty."""


def shown_time(message: SeenMessage) -> int:
    """Return until when a board says that its match waits; 0 if it says nothing."""
    found = re.search(r"<t:(\d+):R>", message.text)
    return int(found[1]) if found and any(act.verb == "all" for act in acts(message)) else 0


async def board_until(person: Person, *, around: float) -> int:
    """Return the time on the board once it is around this one."""
    board = await person.wait_for_message(lambda message: abs(shown_time(message) - around) < 20, timeout=NOTICED)
    return shown_time(board)


async def wait_until_given_back(bot: BotProcess, times: int) -> int:
    """Return how many seconds were given back last, once that was done so often: messages may show it later."""
    async with asyncio.timeout(NOTICED):
        while len(found := re.findall(r"stood still or was set.* by (-?\d+) seconds", bot.log)) < times:  # noqa: ASYNC110  another process tells nobody
            await asyncio.sleep(0.1)
    return int(found[-1])


async def begin_match(sandbox: Sandbox) -> Person:
    ann, bob = sandbox.person("Ann"), sandbox.person("Bob")
    lobby = (await ann.slash("play", game="gobblestones")).message
    assert lobby is not None
    await bob.click(lobby, "Join")
    await choose(ann, lobby, pace="live")
    assert (await ann.click(lobby, "Start")).failure_reason is None
    return ann


@pytest.mark.rare
async def test_a_clock_that_is_set_or_a_process_that_stands_still_costs_nobody_their_turn(tmp_path: Path) -> None:
    skew = tmp_path / "skew"
    skew.write_text("0")
    lay(tmp_path / "parlour.db")
    async with Sandbox(identify_seconds=0) as sandbox:
        bot = BotProcess(sandbox, tmp_path, "INFO", run=skewed, SKEW=str(skew))
        await bot.start()
        await online(sandbox)
        try:
            ann = await begin_match(sandbox)
            first = shown_time(await ann.wait_for_message(shown_time, timeout=NOTICED))
            skew.write_text(str(-DAY))
            assert abs(await wait_until_given_back(bot, 1) + DAY) <= 2
            assert abs(await board_until(ann, around=first - DAY) - (first - DAY)) <= 2
            skew.write_text("0")
            assert abs(await wait_until_given_back(bot, 2) - DAY) <= 2
            back = await board_until(ann, around=first)
            assert abs(back - first) <= 2
            bot.send_signal(signal.SIGSTOP)
            await asyncio.sleep(60)
            bot.send_signal(signal.SIGCONT)
            # It naps for five seconds: what it sleeps beyond that is given back.
            assert 50 <= await wait_until_given_back(bot, 3) <= 62, bot.log
            await ann.wait_for_message(lambda message: shown_time(message) >= back + 50, timeout=NOTICED)
        finally:
            await bot.kill()
        assert "Traceback" not in bot.log
