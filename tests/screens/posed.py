"""Screens that were made without clicks, posted by the bot and measured on the sandbox's page."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import discord
from playwright.async_api import Browser

from bot.ui.composing.rendering import build_message_kwargs
from tests.e2e.house import House, house, wait_for_own_emoji
from tests.screens.budgets import DEVICES, Device
from tests.screens.looking import Eyes, eyes_of
from tests.screens.posing import NAMES, Pose, poses
from tests.screens.tally import Tally
from tests.screens.ways import WAYS

CHANNEL = "parlour"
"""Where the page is while messages are posted in threads: else it draws all of them each time."""
AT_ONCE = 40
"""So many messages are in a thread, and stand on the page when they are measured."""


@dataclass(frozen=True)
class PostedPoses:
    """Screens that were posted in a thread: what is shown, by message."""

    thread: str
    kinds: Mapping[int, str]


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
        await wait_for_own_emoji(home)
        people = list(home.sandbox.world.iter_people())
        for person, called in zip(people, NAMES, strict=False):
            person.name = called
        ids = [person.id for person in people]
        posted = {name: await _post(home, name, ids, random=random) for name in names}  # before the page can hear of it
        async with eyes_of(browser, home.sandbox.address, ids[0], "", artefacts, devices, broken_only=random) as eyes:
            for name, threads in posted.items():
                tallies += eyes.measure(name)
                await look_at_posted(eyes, threads)
    return tallies


async def _post(home: House, name: str, people: list[int], *, random: bool) -> list[PostedPoses]:
    channel = home.parlour.get_channel(home.sandbox.channel_id)
    assert isinstance(channel, discord.TextChannel)
    return await post_poses(channel, await asyncio.to_thread(lambda: list(poses(WAYS[name], people, random=random))))


async def post_poses(channel: discord.TextChannel, shown: Sequence[Pose]) -> list[PostedPoses]:
    """Post screens in threads of a channel."""
    posted = []
    for start in range(0, len(shown), AT_ONCE):
        thread = await channel.create_thread(name=f"Poses {next(_numbers)}", type=discord.ChannelType.public_thread)
        batch = shown[start : start + AT_ONCE]
        messages = {(await thread.send(**build_message_kwargs(screen))).id: kind for kind, screen in batch}
        posted.append(PostedPoses(thread.name, messages))
    return posted


async def look_at_posted(eyes: Eyes, posted: Sequence[PostedPoses]) -> None:
    """Measure posted screens on the page."""
    for one in posted:
        await eyes.switch_to(one.thread)
        await eyes.look_at_all(one.kinds)


async def look_at_poses(eyes: Eyes, channel: discord.TextChannel, shown: Sequence[Pose]) -> None:
    """Post screens while the page is elsewhere, and measure them."""
    await eyes.switch_to(CHANNEL)
    await look_at_posted(eyes, await post_poses(channel, shown))


_numbers = count(1)
"""The numbers of threads, each with a name of its own."""
