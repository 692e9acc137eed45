"""The bot is killed at many points of a match and started again: no accepted move is lost or played twice."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from bot.sandbox import NotPossible, Sandbox
from tests.e2e.house import BotProcess, traffic
from tests.e2e.witness import Witness, brought_up_to_date, finish, online, started
from tests.forked_bot import run_undrawn_bot
from tests.hand_clock import HandClock, lose_patience

pytestmark = pytest.mark.slow

LIFE_SECONDS = (0.02, 0.3)
"""So long people play between two kills: with more time, a fast machine comes to the end of the match."""


@pytest.mark.parametrize("least", [2, pytest.param(8, marks=pytest.mark.rare)])
async def test_no_accepted_move_is_lost_though_the_bot_is_killed_again_and_again(tmp_path: Path, least: int) -> None:
    async with Sandbox(record=traffic(tmp_path, "killed"), now=HandClock(), identify_seconds=0) as sandbox:
        bot = BotProcess(sandbox, tmp_path, run=run_undrawn_bot)
        ann, bob = sandbox.person("Ann"), sandbox.person("Bob")
        await bot.start()
        try:
            await online(sandbox)
            thread = await started(ann, bob)
            witness = Witness(tmp_path, [ann, bob])
            kills = 0
            # On a busy machine few moves fall between two kills: then it is killed more often.
            while kills < least or len(witness.stored()) <= kills < 3 * least:
                assert witness.decision() is not None, f"the match was over after {kills} kills"
                kills += 1
                await _play_until_killed(witness, bot, sandbox)
                witness.check_nothing_lost()
                await bot.start()
                await online(sandbox)
                await brought_up_to_date(witness, ann, thread)
            witness.check_nothing_lost()
            assert "Traceback" not in bot.log
            assert len(witness.stored()) > least
            await finish(witness, ann, thread)
        finally:
            await bot.kill()


async def _play_until_killed(witness: Witness, bot: BotProcess, sandbox: Sandbox) -> None:
    """Play on; somewhere in the middle of it the bot dies."""
    death = asyncio.create_task(_die(bot, witness.luck.uniform(*LIFE_SECONDS)))
    while not death.done():
        playing = asyncio.create_task(witness.act())
        await asyncio.wait({playing, death}, return_when=asyncio.FIRST_COMPLETED)
        if death.done():
            lose_patience(sandbox)
        with contextlib.suppress(NotPossible):
            await playing
    await death
    await witness.people[0].wait_until(lambda: not sandbox.gateway.is_online)


async def _die(bot: BotProcess, after: float) -> None:
    await asyncio.sleep(after)
    await bot.kill()
