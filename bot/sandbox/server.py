"""The server of the sandbox: a fake Discord on this machine, with guilds, some people, and room for one bot."""

import asyncio
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from bot.sandbox.bots.gateway import Gateway, generate_token
from bot.sandbox.bots.identify_limiter import IDENTIFY_SECONDS, IdentifyLimiter
from bot.sandbox.bots.recorder import Recorder
from bot.sandbox.bots.rest import RestApi
from bot.sandbox.bots.rest.faults import Faults
from bot.sandbox.guard import refuse_foreign_requests
from bot.sandbox.people.clients import PersonActions
from bot.sandbox.people.first_steps import FirstSteps
from bot.sandbox.people.page_api import PageApi
from bot.sandbox.people.person import Person
from bot.sandbox.state_file import StateFile
from bot.sandbox.world.interactions import Interactions
from bot.sandbox.world.protocol import ChannelKind, JsonObject, build_gateway_url
from bot.sandbox.world.sandbox_context import SandboxContext
from bot.sandbox.world.scheduled_events import advance_scheduled_events
from bot.sandbox.world.world import World

SANDBOX_HOST = "127.0.0.1"
DEFAULT_PEOPLE_NAMES = ("Ann", "Bob", "Cid", "Dora", "Egon", "Fay")
BOT_NAME = "Goblin Parlour"
EVENT_CHECK_SECONDS = 1.0
"""How often scheduled events are looked at."""
MAX_REQUEST_BYTES = 128 * 1024 * 1024


class Sandbox:
    """A Discord on loopback. Use it as an async context manager, or `start` and `stop` it.

    `port` 0 takes any free one; `record` names a file that gets every REST request of the bot; `now` is the clock
    (seconds) by which interactions and their tokens age; `state` names a file in which messages, channels, people and
    commands survive the sandbox. SpoiltState if that file is not one of ours. `heard` is told each request's bytes.
    `first_steps` are what the page offers to new visitors.

    There are at least `servers` servers. A bot that asks is told to open `shards` shards, `concurrency` of them at
    once; each bucket of shards identifies once in `identify_seconds` by the clock.
    """

    def __init__(
        self,
        port: int = 0,
        record: Path | None = None,
        *,
        now: Callable[[], float] = time.monotonic,
        servers: int = 1,
        people: Sequence[str] = DEFAULT_PEOPLE_NAMES,
        state: Path | None = None,
        heard: Callable[[int], None] | None = None,
        first_steps: Sequence[FirstSteps] = (),
        shards: int = 1,
        concurrency: int = 1,
        identify_seconds: float = IDENTIFY_SECONDS,
    ) -> None:
        self.port, self.first_steps = port, first_steps
        self.world = World(people, BOT_NAME)
        self.stage = SandboxContext(self.world, now)
        self.keeper = StateFile(self.stage, state)
        token = self.keeper.load_state() or generate_token()
        self.world.ensure_guilds(servers)
        starts = IdentifyLimiter(now, concurrency, identify_seconds)
        self.gateway = Gateway(self.world, token, self._announce_online, starts, shards)
        self.stage.feed.connect_bot(self.gateway.dispatch_event)
        self.interactions = Interactions(self.stage)
        self.clients = PersonActions(self.stage, self.interactions)
        self.recorder = Recorder(record, heard)
        self.faults = Faults(self.stage, self.gateway, self._crash_server, self._start_server)
        self._runner: web.AppRunner | None = None
        self._events: asyncio.Task[None] | None = None
        self._people: dict[int, Person] = {}

    @property
    def address(self) -> str:
        """Where the sandbox is: `http://127.0.0.1:PORT`."""
        return f"http://{SANDBOX_HOST}:{self.port}"

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.gateway.token

    @property
    def application_id(self) -> int:
        """The bot's application."""
        return self.world.application_id

    @property
    def guild_id(self) -> int:
        """The first server."""
        return self.world.first_guild.id

    @property
    def channel_id(self) -> int:
        """The channel `#parlour` of the first server."""
        return self.find_channel_id("parlour")

    def find_channel_id(self, name: str, guild_id: int | None = None) -> int:
        """Return the id of a channel or thread by its name, in the first server or another; raises KeyError."""
        there = guild_id or self.guild_id
        for channel in self.world.channels.values():
            if channel.guild_id == there and channel.name == name.removeprefix("#"):
                return channel.id
        raise KeyError(name)

    def add_channel(self, name: str, kind: ChannelKind) -> int:
        """Add a channel of any kind to the first server; return its id."""
        channel = self.world.add_channel(self.world.first_guild, name, kind)
        self.stage.announce_channel("create", channel)
        return channel.id

    def add_server_without_bot(self, name: str = "Elsewhere") -> int:
        """Add a server to which nobody invited the bot; return its id."""
        return self.world.add_guild_without_bot(name).id

    def add_group_dm(self, *people: str) -> int:
        """Add a direct message of several people, without the bot; return its id."""
        return self.world.add_group_dm(", ".join(people), people).id

    def person(self, name: str) -> Person:
        """Return the driver of a person; KeyError if nobody has this name."""
        user = self.world.find_person(name)
        if user.id not in self._people:
            self._people[user.id] = Person(user, self.stage, self.clients)
        return self._people[user.id]

    async def start(self) -> None:
        """Serve. OSError if the port is taken."""
        self.recorder.open()
        await self._start_server()
        self.keeper.start_saving(self.token)
        self._events = asyncio.create_task(self._advance_events())

    async def _advance_events(self) -> None:
        """Begin and end scheduled events, again and again."""
        while True:
            await asyncio.sleep(EVENT_CHECK_SECONDS)
            advance_scheduled_events(self.stage, self.world.snowflakes.get_current_time())

    async def stop(self) -> None:
        """Stop serving and close the record."""
        if self._events:
            self._events.cancel()
        if self._runner:
            self.gateway.drop_connections(resumable=False)
            await self._runner.cleanup()
            self._runner = None
        await self.keeper.stop_saving(self.token)
        self.recorder.close()

    async def __aenter__(self) -> Self:
        """Serve."""
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop serving."""
        await self.stop()

    async def _start_server(self) -> None:
        self._runner = web.AppRunner(self._build_app(), access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, SANDBOX_HOST, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.keeper.replace_stored_addresses(self.address)
        self.stage.address = self.address
        self.gateway.address = build_gateway_url(self.address)

    def _build_app(self) -> web.Application:
        app = web.Application(middlewares=[refuse_foreign_requests], client_max_size=MAX_REQUEST_BYTES)
        rest = RestApi(self.stage, self.interactions, self.gateway, self.faults, self.recorder)
        app.add_routes(rest.build_routes())
        app.add_routes(
            [web.get("/gateway", self.gateway.serve_websocket), web.get("/gateway/", self.gateway.serve_websocket)]
        )
        app.add_routes(
            PageApi(self.stage, self.clients, lambda: self.gateway.is_online, self.first_steps).build_routes()
        )
        return app

    async def _crash_server(self) -> None:
        runner, self._runner = self._runner, None
        if runner is None:
            return
        for site in list(runner.sites):
            await site.stop()
        for connection in list(runner.server.connections) if runner.server else ():
            if connection.transport:
                connection.transport.abort()
        await runner.cleanup()

    def _announce_online(self, online: bool) -> None:
        payload: JsonObject = {"online": online}
        self.stage.feed.send_to_everybody("bot", payload)
