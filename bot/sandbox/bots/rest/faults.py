"""Trouble on command: slow answers, rate limits, broken servers, cut sockets, closed doors, a crash."""

import asyncio
import fnmatch
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.sandbox.bots.gateway import Gateway
from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.world.backstage import Backstage
from bot.sandbox.world.permissions import PERMISSIONS
from bot.sandbox.world.protocol import JsonObject


@dataclass(slots=True)
class Fault:
    """What is wrong with some routes, and how many times more."""

    pattern: str
    times: int | None
    delay: float = 0.0
    status: int | None = None
    retry_after: float = 0.0
    everywhere: bool = False
    """Whether a rate limit is Discord's global one."""

    def answer(self) -> RestAnswer:
        """Return what the server says instead of an answer."""
        if self.status == 429:
            return self._limited()
        return RestAnswer({"message": f"{self.status}: Internal Server Error", "code": 0}, self.status or 500)

    def _limited(self) -> RestAnswer:
        """Return a rate limit's refusal; without the header Via, discord.py takes a 429 for a ban."""
        said: JsonObject = {"message": "You are being rate limited.", "retry_after": self.retry_after}
        wait, scope = str(self.retry_after), "global" if self.everywhere else "user"
        limits = {"X-RateLimit-Limit": "5", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": wait}
        headers = limits | {"Via": "1.1 google", "Retry-After": wait, "X-RateLimit-Scope": scope}
        return RestAnswer(said | {"global": self.everywhere, "code": 0}, 429, headers)


class Faults:
    """What a test can break. Patterns are a method and a path with wildcards: `POST /channels/*/messages`."""

    def __init__(
        self,
        stage: Backstage,
        gateway: Gateway,
        stop: Callable[[], Awaitable[None]],
        start: Callable[[], Awaitable[None]],
    ) -> None:
        self._stage, self._gateway = stage, gateway
        self._stop, self._start = stop, start
        self._active: list[Fault] = []

    def slow(self, pattern: str, seconds: float, times: int | None = None) -> None:
        """Let requests wait before they are carried out; `times` None: until `clear`."""
        self._active.append(Fault(pattern, times, delay=seconds))

    def rate_limit(
        self, pattern: str, retry_after: float = 0.05, times: int | None = 1, *, everywhere: bool = False
    ) -> None:
        """Answer requests with 429; `everywhere` makes it the global limit."""
        self._active.append(Fault(pattern, times, status=429, retry_after=retry_after, everywhere=everywhere))

    def break_down(self, pattern: str, status: int = 503, times: int | None = 1) -> None:
        """Answer requests with a server error (discord.py retries 500, 502, 504 and 524, not 503)."""
        self._active.append(Fault(pattern, times, status=status))

    def clear(self) -> None:
        """Repair all routes."""
        self._active.clear()

    async def meet(self, method: str, path: str) -> Fault | None:
        """Apply a route's trouble to a request; the answer is the refusal it gets, if any."""
        for fault in list(self._active):
            if not fnmatch.fnmatchcase(f"{method} {path}", fault.pattern):
                continue
            self._use(fault)
            if fault.delay:
                await asyncio.sleep(fault.delay)
            if fault.status:
                return fault
        return None

    def _use(self, fault: Fault) -> None:
        if fault.times is not None:
            fault.times -= 1
            if fault.times <= 0:
                self._active.remove(fault)

    def close_dms(self, name: str) -> None:
        """Let a person accept no more DMs (50007)."""
        self._stage.world.person(name).dms_open = False

    def open_dms(self, name: str) -> None:
        """Let a person accept DMs again."""
        self._stage.world.person(name).dms_open = True

    def deny(self, permission: str, channel_id: int | None = None) -> None:
        """Take a permission (discord.py's name) from the bot, in one channel or in all."""
        self._set(permission, channel_id, denied=True)

    def allow(self, permission: str, channel_id: int | None = None) -> None:
        """Give a permission back."""
        self._set(permission, channel_id, denied=False)

    def _set(self, permission: str, channel_id: int | None, *, denied: bool) -> None:
        bit, world = PERMISSIONS[permission], self._stage.world
        chosen = [world.channel(channel_id)] if channel_id else list(world.channels.values())
        for channel in chosen:
            if channel.in_guild and not channel.thread:
                channel.denied = channel.denied | bit if denied else channel.denied & ~bit
                self._stage.announce_channel("update", channel)

    def delete_channel(self, channel_id: int) -> None:
        """Let somebody delete a text channel, with all its threads: Discord announces only the channel."""
        world = self._stage.world
        channel = world.channel(channel_id)
        for gone in (channel, *world.threads_of(channel_id)):
            self._stage.files.drop(a for message in gone.messages.values() for a in message.attachments)
        self._stage.announce_channel("delete", channel)
        for gone in (channel, *world.threads_of(channel_id)):
            del world.channels[gone.id]

    def remove_bot(self) -> None:
        """Let somebody remove the bot from the first server; people who share another are still reached by DM."""
        guild = self._stage.world.first_guild
        self._stage.feed.to_bot("GUILD_DELETE", {"id": str(guild.id)}, guild.id)
        guild.has_bot = False

    def leave_guild(self, name: str) -> None:
        """Let a person leave all servers: without its intent for members, the bot is not told."""
        for guild in self._stage.world.guilds.values():
            guild.departed.add(self._stage.world.person(name).id)

    def drop_gateway(self, *, resumable: bool = True, shard: int | None = None) -> None:
        """Cut the bot's sockets, or those of one shard; resumable, it gets what it missed when it is back."""
        self._gateway.drop(resumable=resumable, shard=shard)

    def invalidate_session(self) -> None:
        """Tell the bot that its session is no longer valid (op 9): it must identify again."""
        self._gateway.invalidate()

    async def die(self) -> None:
        """Stop serving, without telling anyone; state is kept."""
        await self._stop()

    async def come_back(self) -> None:
        """Serve again on the same port."""
        await self._start()
