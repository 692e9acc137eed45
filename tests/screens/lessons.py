"""`python -m tests.screens.lessons [GAME …]`: what each step of a lesson takes of a phone's screen, in Chromium."""

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import discord
from playwright.async_api import async_playwright

from bot.replays.lessons import LessonStage, find_lesson_start, list_games_with_lesson
from bot.replays.playback_stage import ReplayViewer
from bot.store.models import Person
from games.engine.lessons import load_lesson
from games.engine.words import load_words
from tests.chromium import ARGUMENTS, find_chromium
from tests.e2e.house import house
from tests.screens.__main__ import ARTEFACTS
from tests.screens.budgets import PHONE
from tests.screens.looking import Eyes, eyes_of
from tests.screens.posed import CHANNEL, look_at_poses
from tests.screens.posing import NAMES, Pose


async def lesson_poses(game: str, user: int) -> list[Pose]:
    """Return each step of a lesson, each with a move that was tried there, and its end."""
    asker, stage, place = (
        ReplayViewer(Person(user, NAMES[0]), load_words(), guild=1),
        LessonStage(),
        find_lesson_start(game),
    )
    found: list[Pose] = []
    for one in load_lesson(game).places:
        seen = await stage.load_step(place, asker)
        name = f"{one.number + 1} {one.step.name}"
        found.append((name, stage.build_screen(seen)))
        wrong = [str(move) for move in seen.scene.table_view.legal if str(move) not in (one.wish, *one.also)]
        if wrong:
            there = await stage.play_choice(place, asker, wrong[len(wrong) // 2])
            found.append((f"{name}, tried", stage.build_screen(await stage.load_step(there, asker))))
        place = await stage.play_choice(place, asker, one.wish)
    return [*found, ("over", stage.build_screen(await stage.load_step(place, asker)))]


async def _measured(games: Sequence[str], chromium: str, folder: Path) -> None:
    async with async_playwright() as playwright, house(folder, "lessons", dressed=True) as home:
        browser = await playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        user = next(iter(home.sandbox.world.iter_people())).id
        channel = home.parlour.get_channel(home.sandbox.channel_id)
        assert isinstance(channel, discord.TextChannel)
        async with eyes_of(browser, home.sandbox.address, user, "", ARTEFACTS, [PHONE], broken_only=False) as eyes:
            await eyes.go(CHANNEL)
            for game in games:
                await _look(eyes, game, await lesson_poses(game, user), channel)
        await browser.close()


async def _look(eyes: Eyes, game: str, poses: Sequence[Pose], channel: discord.TextChannel) -> None:
    tallies = eyes.measure(f"lesson-{game}")
    await look_at_poses(eyes, channel, poses)
    for tally in tallies:
        sys.stdout.write("\n".join(tally.lines()) + "\n")


def main(games: Sequence[str]) -> int:
    """Measure the lessons of these games, by default of all."""
    chromium = find_chromium()
    if chromium is None:
        sys.stderr.write("There is no Chromium on the PATH, and CHROMIUM names none.\n")
        return 2
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="parlour-lessons-") as folder:
        asyncio.run(_measured(games or list_games_with_lesson(), chromium, Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
