"""python -m bot: the parlour, on Discord with a token, in a sandbox on this machine without one."""

import asyncio
import logging
import signal
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import discord

from bot.sandbox import Sandbox
from bot.sandbox.keeping import SpoiltState
from bot.sandbox.pointing import point_discord_at
from bot.settings import BadSetting, Settings, read_settings
from bot.store import Store, StoreError
from bot.ui.parlour import Parlour
from games.engine.words import said

log = logging.getLogger(__name__)
BAD_SETTINGS = 2


async def run(settings: Settings) -> None:
    """Open the store and play until a signal asks to stop."""
    async with AsyncExitStack() as stack:
        token = await _entrance(settings, stack)
        store = await Store.open(settings.database_url)
        stack.push_async_callback(store.close)
        parlour = await stack.enter_async_context(Parlour(store, guild_ids=settings.guild_ids))
        playing = asyncio.create_task(parlour.start(token))
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, playing.cancel)
        try:
            await playing
        except asyncio.CancelledError:
            log.info("closing time")


async def _entrance(settings: Settings, stack: AsyncExitStack) -> str:
    """Return the token to log in with: Discord's, or that of a sandbox started for the purpose."""
    if settings.sandbox_address:
        point_discord_at(settings.sandbox_address)
    if settings.discord_token:
        return settings.discord_token.get_secret_value()
    sandbox = await stack.enter_async_context(
        Sandbox(settings.sandbox_port, settings.sandbox_record, state=Path(settings.sandbox_state))
    )
    point_discord_at(sandbox.address)
    sys.stderr.write(said("main-sandbox", address=sandbox.address) + "\n")
    return sandbox.token


def main() -> int:
    """Run the bot; one clear line and exit status 2 where it cannot."""
    try:
        settings = read_settings()
        logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        logging.getLogger("alembic").setLevel(logging.WARNING)
        asyncio.run(run(settings))
    except (BadSetting, StoreError, SpoiltState) as problem:
        return _complain(str(problem))
    except discord.LoginFailure:
        return _complain(said("main-bad-token"))
    except (aiohttp.ClientConnectionError, OSError) as problem:
        return _complain(said("main-no-connection", problem=str(problem)))
    return 0


def _complain(line: str) -> int:
    sys.stderr.write(f"goblin-parlour: {line}\n")
    return BAD_SETTINGS


if __name__ == "__main__":
    sys.exit(main())
