"""The page's side of the server: JSON over HTTP, events over a websocket, static files, attachments."""

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from aiohttp import web

from bot.sandbox.people.avatars import avatar_png
from bot.sandbox.people.clients import Clients
from bot.sandbox.people.first_steps import FirstSteps
from bot.sandbox.world.attachments import media_type
from bot.sandbox.world.backstage import Backstage
from bot.sandbox.world.errors import NotPossible
from bot.sandbox.world.payloads import roles_json
from bot.sandbox.world.protocol import JsonObject
from bot.sandbox.world.world import Channel, Guild, User

PAGE = Path(__file__).parent / "page"
LONGEST_ID = 20
UNTRUSTED = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
NOT_KEPT = {"Cache-Control": "no-store"}
Part = TypeVar("Part", dict[str, Any], list[Any])
Serve = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PageApi:
    """What a browser page asks, does and hears, as one of the local people."""

    def __init__(
        self, stage: Backstage, clients: Clients, is_online: Callable[[], bool], first_steps: Sequence[FirstSteps]
    ) -> None:
        self.stage, self.clients, self.is_online = stage, clients, is_online
        self._first_steps = [asdict(steps) for steps in first_steps]
        self._sockets: set[web.WebSocketResponse] = set()

    def routes(self) -> list[web.RouteDef]:
        """Return every route of the page."""
        api = "/page/api"
        gets = {"/state": self.state, "/channels/{channel}/messages": self.messages}
        posts = {
            "/command": self.command,
            "/autocomplete": self.autocomplete,
            "/component": self.component,
            "/modal": self.modal,
            "/message": self.say,
            "/read": self.read,
            "/person": self.person,
            "/people": self.people,
        }
        return [
            *(web.get(api + path, plain(serve)) for path, serve in gets.items()),
            *(web.post(api + path, plain(serve)) for path, serve in posts.items()),
            web.get(f"{api}/events", plain(self.events)),
            web.get("/", self.index),
            web.get("/page/{path:.+}", self.static),
            web.get("/cdn/emojis/{emoji}.png", self.emoji),
            web.get("/cdn/avatars/{user}/{hash}.png", self.avatar),
            web.get("/cdn/attachments/{channel}/{attachment}/{name}", self.attachment),
        ]

    async def state(self, request: web.Request) -> web.Response:
        """Answer everything that a page shows at its start."""
        world, user = self.stage.world, self._asking(request)
        return answer(
            {
                "user": shown_user(user),
                "users": [shown_user(one) | {"dms_open": one.dms_open} for one in world.people()],
                "bot": {"id": str(world.bot.id), "name": world.bot.name, "online": self.is_online()},
                "guilds": [self._shown_guild(guild) for guild in world.guilds.values()],
                "channels": self.clients.channels_of(user),
                "commands": world.all_commands(),
                "first_steps": self._first_steps,
            }
        )

    def _shown_guild(self, guild: Guild) -> JsonObject:
        roles = [{"id": role["id"], "name": role["name"]} for role in roles_json(self.stage.world, guild)]
        return {"id": str(guild.id), "name": guild.name, "roles": roles}

    async def messages(self, request: web.Request) -> web.Response:
        """Answer a channel's messages, oldest first, as far as this person sees them."""
        user, channel = self._asking(request), self._channel(request.match_info["channel"])
        if not self.stage.world.may_enter(user, channel):
            raise NotPossible("This channel is closed to you.")
        return answer([self.stage.shown_to_people(m) for m in self.stage.world.visible(user, channel)])

    async def command(self, request: web.Request) -> web.Response:
        """Send a slash command."""
        asked = await read(request)
        user, channel = self._actor(asked), self._channel(asked["channel_id"])
        options, subcommand = part(asked, "options", dict), part(asked, "subcommand", list)
        opened = self.clients.command(user, channel, text(asked, "name"), options, subcommand)
        return answer({"interaction_id": str(opened.id)})

    async def autocomplete(self, request: web.Request) -> web.Response:
        """Answer what the bot offers for an option that is being typed."""
        asked = await read(request)
        user, channel = self._actor(asked), self._channel(asked["channel_id"])
        options, subcommand = part(asked, "options", dict), part(asked, "subcommand", list)
        name, focused = text(asked, "name"), text(asked, "focused")
        choices = await self.clients.autocomplete(user, channel, name, options, focused, subcommand)
        return answer({"choices": choices})

    async def component(self, request: web.Request) -> web.Response:
        """Press a button or choose in a select."""
        asked = await read(request)
        user, channel = self._actor(asked), self._channel(asked["channel_id"])
        message, values = as_id(asked["message_id"]), part(asked, "values", list)
        opened = self.clients.component(user, channel, message, text(asked, "custom_id"), values)
        return answer({"interaction_id": str(opened.id)})

    async def modal(self, request: web.Request) -> web.Response:
        """Send a filled modal."""
        asked = await read(request)
        values = part(asked, "values", dict)
        opened = self.clients.modal(self._actor(asked), as_id(asked["interaction_id"]), values)
        return answer({"interaction_id": str(opened.id)})

    async def say(self, request: web.Request) -> web.Response:
        """Write a plain message."""
        asked = await read(request)
        user, channel = self._actor(asked), self._channel(asked["channel_id"])
        return answer({"id": str(self.clients.say(user, channel, str(asked["content"])).id)})

    async def read(self, request: web.Request) -> web.Response:
        """Note that somebody has read a channel."""
        asked = await read(request)
        self.clients.read(self._actor(asked), self._channel(asked["channel_id"]))
        return answer({})

    async def person(self, request: web.Request) -> web.Response:
        """Open or close somebody's DMs."""
        asked = await read(request)
        user = self._actor(asked)
        self.clients.set_dms(user, are_open=bool(asked["dms_open"]))
        return answer(shown_user(user) | {"dms_open": user.dms_open})

    async def people(self, request: web.Request) -> web.Response:
        """Add one more person."""
        asked = await read(request)
        return answer(shown_user(self.clients.add_person(str(asked["name"]))))

    async def events(self, request: web.Request) -> web.WebSocketResponse:
        """Tell a page what happens, as long as it listens."""
        user = self._asking(request)
        websocket = web.WebSocketResponse(heartbeat=20)
        await websocket.prepare(request)
        queue: asyncio.Queue[str] = asyncio.Queue()
        stop = self.stage.feed.listen(user.id, lambda t, d: queue.put_nowait(json.dumps({"t": t, "d": d})))
        pump = asyncio.create_task(_pump(queue, websocket))
        self._sockets.add(websocket)
        try:
            async for _ in websocket:
                pass
        finally:
            self._sockets.discard(websocket)
            stop()
            pump.cancel()
        return websocket

    async def index(self, _: web.Request) -> web.FileResponse:
        """Serve the page."""
        return _file(PAGE / "index.html")

    async def static(self, request: web.Request) -> web.FileResponse:
        """Serve one of the page's files."""
        return _file(PAGE / request.match_info["path"])

    async def attachment(self, request: web.Request) -> web.Response:
        """Serve a file that came with a message."""
        number = request.match_info["attachment"]
        content = self.stage.files.content.get(int(number)) if number.isdecimal() else None
        if content is None:
            raise web.HTTPNotFound
        kind = media_type(request.match_info["name"]) or "application/octet-stream"
        return web.Response(body=content, content_type=kind, headers=UNTRUSTED)

    async def avatar(self, request: web.Request) -> web.Response:
        """Serve somebody's picture, as large as `size` asks for."""
        number, size = request.match_info["user"], request.query.get("size", "128")
        user = self.stage.world.users.get(int(number)) if number.isdecimal() else None
        if user is None or user.avatar != request.match_info["hash"] or not size.isdecimal() or len(size) > 4:
            raise web.HTTPNotFound
        return web.Response(body=avatar_png(user, int(size)), content_type="image/png", headers=UNTRUSTED)

    async def emoji(self, request: web.Request) -> web.Response:
        """Serve an emoji of the application's own."""
        number = request.match_info["emoji"]
        found = self.stage.world.emojis.get(int(number)) if number.isdecimal() else None
        if found is None:
            raise web.HTTPNotFound
        content = base64.b64decode(found.image.partition(",")[2])
        return web.Response(body=content, content_type="image/png", headers=UNTRUSTED)

    def _asking(self, request: web.Request) -> User:
        """Return who asks: `user` in the query, by default the first person."""
        named = request.query.get("user")
        return self._user(named) if named else next(self.stage.world.people())

    def _actor(self, asked: JsonObject) -> User:
        return self._user(asked["user"])

    def _user(self, user_id: object) -> User:
        user = self.stage.world.users.get(as_id(user_id))
        if user is None or user.is_bot:
            raise NotPossible("There is no such person.")
        return user

    def _channel(self, channel_id: object) -> Channel:
        channel = self.stage.world.channels.get(as_id(channel_id))
        if channel is None:
            raise NotPossible("There is no such channel.")
        return channel


def plain(serve: Serve) -> Serve:
    """Let a route answer what is not possible as 400 and one plain sentence."""

    async def guarded(request: web.Request) -> web.StreamResponse:
        try:
            return await serve(request)
        except NotPossible as sentence:
            return answer({"error": str(sentence)}, 400)
        except KeyError as missing:
            return answer({"error": f"The field {missing.args[0]} is missing."}, 400)
        except RecursionError:
            return answer({"error": "This is too deep."}, 400)

    return guarded


async def read(request: web.Request) -> JsonObject:
    """Return a request's JSON object."""
    try:
        asked = await request.json()
    except (ValueError, LookupError):
        raise NotPossible("This is no JSON.") from None
    if not isinstance(asked, dict):
        raise NotPossible("This is no JSON object.")
    return asked


def part(asked: JsonObject, key: str, kind: type[Part]) -> Part:
    """Return an optional part of a request, or say that it has the wrong kind."""
    found = asked.get(key)
    if found is None:
        return kind()
    if not isinstance(found, kind):
        raise NotPossible(f"The field {key} is of the wrong kind.")
    return found


def text(asked: JsonObject, key: str) -> str:
    """Return a text of a request, or say that it is not a text."""
    found = asked[key]
    if not isinstance(found, str):
        raise NotPossible(f"The field {key} is no text.")
    return found


def answer(body: Any, status: int = 200) -> web.Response:
    """Answer with JSON that is not cached."""
    return web.json_response(body, status=status, headers=NOT_KEPT)


def as_id(value: object) -> int:
    """Return an id that a page sent, or say that it is not one."""
    digits = str(value)
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_ID):
        raise NotPossible(f"{digits} is no id.")
    return int(digits)


def shown_user(user: User) -> JsonObject:
    """Write a person as the page lists them."""
    return {"id": str(user.id), "name": user.name, "colour": user.colour, "avatar": user.avatar}


def _file(path: Path) -> web.FileResponse:
    try:
        resolved = path.resolve()
        is_there = resolved.is_relative_to(PAGE.resolve()) and resolved.is_file()
    except (ValueError, OSError):  # a NUL, or a name too long for the file system
        raise web.HTTPBadRequest from None
    if not is_there:
        raise web.HTTPNotFound
    return web.FileResponse(resolved, headers=NOT_KEPT)


async def _pump(queue: asyncio.Queue[str], websocket: web.WebSocketResponse) -> None:
    while not websocket.closed:
        await websocket.send_str(await queue.get())
