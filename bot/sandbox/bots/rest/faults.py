"""Fault injection: slow answers, rate limits, broken servers, cut sockets, closed doors, a crash."""

import asyncio
import fnmatch
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.sandbox.bots.gateway import Gateway
from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.world import threads
from bot.sandbox.world.payloads import build_guild_json
from bot.sandbox.world.permissions import PERMISSIONS, compute_permission_bits
from bot.sandbox.world.protocol import JsonObject
from bot.sandbox.world.sandbox_context import SandboxContext
from bot.sandbox.world.world import Guild, get_wall_time

CLOUDFLARE_PAGE = (
    "<!DOCTYPE html>\n<html lang='en-US'>\n<head><title>Access denied | discord.com used Cloudflare to restrict access"
    "</title></head>\n<body><h1>Error 1015</h1><h2>You are being rate limited</h2></body>\n</html>\n"
)
"""What Cloudflare answers in Discord's place to an address that asked too much or too wrongly."""


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
    code: int = 0
    """Discord's JSON code."""
    message: str = ""
    page: str | None = None
    """What Cloudflare says in place of Discord."""
    with_files: bool = False
    """Whether only requests that send files meet it."""

    def build_error_response(self) -> RestAnswer:
        """Return what the server says instead of an answer."""
        if self.page is not None:
            return RestAnswer(status=self.status or 429, headers=self._build_retry_headers(), page=self.page)
        if self.status == 429 and not self.code:
            return self._build_rate_limit()
        message = self.message or f"{self.status}: Internal Server Error"
        return RestAnswer({"message": message, "code": self.code}, self.status or 500, self._build_retry_headers())

    def _build_retry_headers(self) -> dict[str, str]:
        return {"Retry-After": f"{self.retry_after:g}"} if self.retry_after else {}

    def _build_rate_limit(self) -> RestAnswer:
        """Return a rate limit's refusal; without the header Via, discord.py takes a 429 for a ban."""
        payload: JsonObject = {"message": "You are being rate limited.", "retry_after": self.retry_after}
        wait, scope = str(self.retry_after), "global" if self.everywhere else "user"
        limits = {"X-RateLimit-Limit": "5", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": wait}
        headers = limits | {"Via": "1.1 google", "Retry-After": wait, "X-RateLimit-Scope": scope}
        return RestAnswer(payload | {"global": self.everywhere, "code": 0}, 429, headers)


class Faults:
    """Injects faults (chaos): what a test can break. Patterns are a method and a path: `POST /channels/*/messages`."""

    def __init__(
        self,
        context: SandboxContext,
        gateway: Gateway,
        stop: Callable[[], Awaitable[None]],
        start: Callable[[], Awaitable[None]],
    ) -> None:
        self._stage, self._gateway = context, gateway
        self._stop, self._start = stop, start
        self._active: list[Fault] = []

    def slow_down(self, pattern: str, seconds: float, times: int | None = None) -> None:
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

    def refuse_requests(
        self, pattern: str, code: int, status: int = 400, message: str = "refused", times: int | None = 1
    ) -> None:
        """Refuse requests with one of Discord's JSON codes.

        The command sync is refused with 30034 (status 400) when 200 commands were created in a day (discord-api-docs
        issue 6188, discord.py issue 9439), and with 50001 (403) on a server that the bot has left.
        """
        self._active.append(Fault(pattern, times, status=status, code=code, message=message))

    def refuse_file_uploads(self, code: int, status: int = 400) -> None:
        """Refuse each request that sends files until `clear`: with 413, 20009 for a filter, or any code.

        A proxy answers 413 before Discord reads the request; 20009 comes where "Explicit content cannot be sent".
        """
        self._active.append(Fault("*", None, status=status, code=code, message="refused", with_files=True))

    def ban_address_at_cloudflare(
        self, pattern: str = "*", retry_after: float = 0.0, status: int = 429, times: int | None = 1
    ) -> None:
        """Let Cloudflare answer with a page of HTML, error 1015, in place of Discord.

        Anybody who causes 10,000 invalid requests in ten minutes is banned so ("Invalid Request Limit" in Discord's
        documentation of rate limits), and so are shared addresses (discord-api-docs issues 1771, 5385 and 7040).
        """
        self._active.append(Fault(pattern, times, status=status, retry_after=retry_after, page=CLOUDFLARE_PAGE))

    def clear(self) -> None:
        """Repair all routes."""
        self._active.clear()

    async def apply_faults_to_request(self, method: str, path: str, files: int = 0) -> Fault | None:
        """Apply a route's trouble to a request with so many files; the answer is the refusal it gets, if any."""
        for fault in list(self._active):
            if not fnmatch.fnmatchcase(f"{method} {path}", fault.pattern) or (fault.with_files and not files):
                continue
            self._count_down(fault)
            if fault.delay:
                await asyncio.sleep(fault.delay)
            if fault.status:
                return fault
        return None

    def _count_down(self, fault: Fault) -> None:
        if fault.times is not None:
            fault.times -= 1
            if fault.times <= 0:
                self._active.remove(fault)

    def close_dms(self, name: str) -> None:
        """Let a person accept no more DMs (50007)."""
        self._stage.world.find_person(name).dms_open = False

    def open_dms(self, name: str) -> None:
        """Let a person accept DMs again."""
        self._stage.world.find_person(name).dms_open = True

    def deny_permission(self, permission: str, channel_id: int | None = None) -> None:
        """Take a permission (discord.py's name) from the bot, in one channel or in all."""
        self._set_permission(permission, channel_id, denied=True)

    def allow_permission(self, permission: str, channel_id: int | None = None) -> None:
        """Give a permission back."""
        self._set_permission(permission, channel_id, denied=False)

    def grant_permissions(self, *permissions: str) -> None:
        """Grant the bot more than its invitation asks for, on all servers."""
        for guild in self._stage.world.guilds.values():
            guild.granted |= compute_permission_bits(*permissions)

    def _set_permission(self, permission: str, channel_id: int | None, *, denied: bool) -> None:
        bit, world = PERMISSIONS[permission], self._stage.world
        channels = [world.get_channel(channel_id)] if channel_id else list(world.channels.values())
        for channel in channels:
            if channel.in_guild and not channel.thread:
                channel.denied = channel.denied | bit if denied else channel.denied & ~bit
                self._stage.announce_channel("update", channel)

    def change_thread(self, channel_id: int, **change: bool) -> None:
        """Let a moderator lock, unlock, archive or open a thread: `locked`, `archived`."""
        threads.change_thread(self._stage, self._stage.world.get_channel(channel_id), {"archived": False} | change)

    def delete_channel(self, channel_id: int) -> None:
        """Let somebody delete a text channel, with all its threads: Discord announces only the channel."""
        world = self._stage.world
        channel = world.get_channel(channel_id)
        for gone in (channel, *world.list_threads(channel_id)):
            self._stage.files.drop_attachments(a for message in gone.messages.values() for a in message.attachments)
        self._stage.announce_channel("delete", channel)
        for gone in (channel, *world.list_threads(channel_id)):
            del world.channels[gone.id]

    def archive_inactive_threads(self, minutes: int) -> None:
        """Let some minutes pass in which nothing happens: Discord archives the threads whose time is over."""
        for channel in list(self._stage.world.channels.values()):
            thread = channel.thread
            if thread and not thread.archived and thread.auto_archive_duration <= minutes:
                thread.archived, thread.changed = True, get_wall_time()
                self._stage.announce_channel("update", channel)

    def make_community(self, guild: Guild, locale: str) -> None:
        """Let the managers of a server make it a Community, and choose its locale."""
        guild.community, guild.locale = True, locale
        self._stage.feed.send_to_bot("GUILD_UPDATE", build_guild_json(self._stage.world, guild), guild.id)

    def remove_bot(self) -> None:
        """Let somebody remove the bot from the first server; people who share another are still reached by DM."""
        guild = self._stage.world.first_guild
        self._stage.feed.send_to_bot("GUILD_DELETE", {"id": str(guild.id)}, guild.id)
        guild.has_bot = False

    def leave_guild(self, name: str) -> None:
        """Let a person leave all servers: without its intent for members, the bot is not told."""
        for guild in self._stage.world.guilds.values():
            guild.departed.add(self._stage.world.find_person(name).id)

    def drop_gateway(self, *, resumable: bool = True, shard: int | None = None) -> None:
        """Cut the bot's sockets, or those of one shard; resumable, it gets what it missed when it is back."""
        self._gateway.drop_connections(resumable=resumable, shard=shard)

    def invalidate_session(self) -> None:
        """Tell the bot that its session is no longer valid (op 9): it must identify again."""
        self._gateway.invalidate_sessions()

    def repeat_events(self, event: str = "INTERACTION_CREATE", times: int = 1) -> None:
        """Deliver the next events of a kind twice.

        After a resume Discord may repeat what the bot has heard already, and duplicates were seen without one, too
        (openclaw issue 3106, TripBot issue 771); "Resuming" in its documentation promises missed events, not each once.
        """
        self._gateway.repeated[event] += times

    def hold_events(self, event: str = "INTERACTION_CREATE") -> None:
        """Hold events of a kind back until `release_events`."""
        self._gateway.held[event] = []

    def release_events(self, event: str = "INTERACTION_CREATE") -> None:
        """Deliver what was held, in the opposite order."""
        self._gateway.release_events(event)

    def close_gateway(self, code: int) -> None:
        """Close the bot's sockets with a code, now and whenever it identifies again.

        After 4004 and 4010 to 4014 no client may come back ("Gateway Close Event Codes" in Discord's documentation).
        """
        self._gateway.close_for_good(code)

    def reset_token(self) -> None:
        """Let the owner reset the bot's token at Discord: sockets are closed with 4004, requests are refused (401)."""
        self._gateway.reset_token()

    def shift_clock(self, ahead: float) -> None:
        """Let Discord's clock be ahead of this machine's by so many seconds, or behind it.

        A click's id carries Discord's time, and so does the Date of each answer; bots that compare the first with their
        own clock answer too early or too late (Discord.Net issues 2010, 2144 and 2900).
        """
        self._stage.world.snowflakes.ahead = ahead

    async def crash_server(self) -> None:
        """Stop serving, without telling anyone; state is kept."""
        await self._stop()

    async def restart_server(self) -> None:
        """Serve again on the same port."""
        await self._start()
