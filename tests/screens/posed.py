"""Screens that were made without clicks, posted by the bot and measured on the sandbox's page."""

import asyncio
from collections.abc import Iterable, Sequence
from pathlib import Path

import discord
from playwright.async_api import Browser

from bot.ui.composing.rendering import build_message_kwargs
from tests.e2e.house import House, house
from tests.screens.budgets import DEVICES, Device
from tests.screens.looking import Eyes, eyes_of
from tests.screens.posing import NAMES, Pose, poses
from tests.screens.tally import Tally
from tests.screens.ways import WAYS

CHANNEL, ELSEWHERE = "parlour", "chatter"
"""Where messages are measured, and where the page is while they come and go: else it draws all of them each time."""
AT_ONCE = 40
"""So many messages stand on the page when they are measured."""


async def posed(
    folder: Path,
    artefacts: Path,
    browser: Browser,
    names: Iterable[str],
    devices: Sequence[Device] = DEVICES,
    *,
    random: bool = False,
) -> list[Tally]:
    """Measure the screens of all ways with these names; `random`: of matches that chance plays."""
    tallies: list[Tally] = []
    async with house(folder, "screens-posed", dressed=True) as home:
        people = list(home.sandbox.world.iter_people())
        for person, called in zip(people, NAMES, strict=False):
            person.name = called
        ids = [person.id for person in people]
        async with eyes_of(browser, home.sandbox.address, ids[0], "", artefacts, devices, broken_only=random) as eyes:
            for name in names:
                tallies += await _measured(home, eyes, name, ids, random=random)
    return tallies


async def _measured(home: House, eyes: Eyes, name: str, people: list[int], *, random: bool) -> list[Tally]:
    tallies = eyes.measure(name)
    channel = home.parlour.get_channel(home.sandbox.channel_id)
    assert isinstance(channel, discord.TextChannel)
    shown = await asyncio.to_thread(lambda: list(poses(WAYS[name], people, random=random)))
    await look_at_poses(eyes, channel, shown)
    return tallies


async def look_at_poses(eyes: Eyes, channel: discord.TextChannel, shown: Sequence[Pose]) -> None:
    """Post screens, measure them on the page, and delete them."""
    for start in range(0, len(shown), AT_ONCE):
        await eyes.switch_to(ELSEWHERE)
        messages = {
            await channel.send(**build_message_kwargs(screen)): kind for kind, screen in shown[start : start + AT_ONCE]
        }
        await eyes.switch_to(CHANNEL)
        await eyes.look_at_all({message.id: kind for message, kind in messages.items()})
        await eyes.switch_to(ELSEWHERE)
        for message in messages:
            await message.delete()
