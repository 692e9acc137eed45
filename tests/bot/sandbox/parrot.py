"""A small discord.py bot for the sandbox's tests: on command it does whatever a Discord bot can do."""

import asyncio
import io
import struct
import zlib
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands, ui

Said = discord.Interaction["Parrot"]
READY_SECONDS = 60


def png(width: int = 4, height: int = 3) -> bytes:
    """Return a picture that is really one."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    rows = zlib.compress(b"".join(b"\0" + b"\x40\x90\x60" * width for _ in range(height)))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


class Parrot(discord.AutoShardedClient):
    """Runs the commands that a test gives it, and remembers what its library told it."""

    def __init__(self, **options: Any) -> None:
        intents = options.pop("intents", discord.Intents(guilds=True))
        quiet = discord.AllowedMentions.none()
        self.heard: list[tuple[str, Any]] = []
        self.errors: list[Exception] = []
        super().__init__(intents=intents, guild_ready_timeout=0.02, allowed_mentions=quiet, **options)
        self.tree = app_commands.CommandTree(self)
        self.tree.error(self.on_command_error)
        self.sync = True
        self._news = asyncio.Event()
        self.running: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        if self.sync:
            await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Lose no time: discord.py would wait five seconds between two identifications."""

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.heard.append((event, args))
        self._news.set()
        super().dispatch(event, *args, **kwargs)

    def times(self, event: str) -> int:
        """Return how often discord.py told of an event."""
        return sum(heard == event for heard, _ in self.heard)

    async def on_command_error(self, _: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))

    def command(self, name: str = "do", **options: Any) -> Callable[[Any], Any]:
        """Register a slash command."""
        return self.tree.command(name=name, description="Something to try", **options)

    def does(self, act: Callable[[Said], Awaitable[Any]], name: str = "do") -> None:
        """Register a slash command without options that does one thing."""

        async def run(interaction: discord.Interaction) -> None:
            await act(interaction)  # type: ignore[arg-type] # the interaction's client is this bot

        self.command(name)(run)

    async def come(self, token: str) -> None:
        """Log in and wait until everything is there; what goes wrong with the login is raised here."""
        self.running = asyncio.create_task(self.start(token))
        ready = asyncio.create_task(self.told("ready"))
        done, _ = await asyncio.wait({self.running, ready}, timeout=READY_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if self.running in done:
            ready.cancel()
            self.running.result()
        ready.result()

    async def told(self, event: str, times: int = 1) -> None:
        """Wait until discord.py has told of an event so often."""
        async with asyncio.timeout(READY_SECONDS):
            while self.times(event) < times:
                self._news.clear()
                await self._news.wait()

    async def leave(self) -> None:
        """Log out."""
        if self.running:
            await self.close()
            await asyncio.wait({self.running})


class Pressed(ui.Button[Any]):
    """A button that does one thing."""

    def __init__(self, act: Callable[[Said], Awaitable[Any]], label: str = "Go", **options: Any) -> None:
        super().__init__(label=label, **options)
        self.act = act

    async def callback(self, interaction: discord.Interaction) -> None:
        await self.act(interaction)  # type: ignore[arg-type] # the interaction's client is this bot


def row(*items: ui.Item[Any]) -> ui.View:
    """Return a classic view of these items."""
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def layout(*items: ui.Item[Any]) -> ui.LayoutView:
    """Return a V2 layout of these items."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def picture(name: str = "board.png", alt: str | None = None, **size: int) -> discord.File:
    """Return a picture as a file to send."""
    return discord.File(io.BytesIO(png(**size)), name, description=alt)
