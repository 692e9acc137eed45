"""The sprite atlas of the running bot: opened at its start, built by another process where there is none."""

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.pictures.painting.atlas import BUILT
from bot.pictures.painting.sprites import READY, WITHOUT_ATLAS

log = logging.getLogger(__name__)

ATLAS_COMMAND = (sys.executable, "-m", "bot.pictures", "--atlas")


@asynccontextmanager
async def prepare_sprite_atlas(folder: Path, *, build: bool = True) -> AsyncIterator[None]:
    """Take sprites from an atlas (cache) as soon as there is one: of the image or checkout, or in this folder.

    Without `build` no process draws a missing one.
    """
    task = asyncio.create_task(_open_or_build_atlas(folder, build=build))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _open_or_build_atlas(folder: Path, *, build: bool) -> None:
    if await asyncio.to_thread(READY.open_first_atlas, BUILT, folder) or WITHOUT_ATLAS or not build:
        return
    target = BUILT if os.access(BUILT.parent, os.W_OK) else folder
    log.info("another process draws the sprites for %s", target)
    if await _run_command(*ATLAS_COMMAND, str(target)) == 0 and await asyncio.to_thread(READY.open_first_atlas, target):
        log.info("sprites are ready")
    else:
        log.warning("sprites are drawn when they are needed: no atlas could be written to %s", target)


async def _run_command(*command: str) -> int:
    """Run a command (subprocess) and return its status; it ends with the task. One that cannot start has failed."""
    try:
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.DEVNULL)
    except OSError:
        return 1
    try:
        return await process.wait()
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()
