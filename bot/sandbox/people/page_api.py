"""The API of the web page: JSON over HTTP, events over a WebSocket, static files, attachments."""

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from aiohttp import web

from bot.sandbox.people.avatars import render_avatar_png
from bot.sandbox.people.clients import PersonActions
from bot.sandbox.people.first_steps import FirstSteps
from bot.sandbox.world.attachments import guess_media_type
from bot.sandbox.world.errors import NotPossible
from bot.sandbox.world.payloads import build_roles_json
from bot.sandbox.world.permissions import may_create_events
from bot.sandbox.world.protocol import LOCALES, EventStatus, JsonObject
from bot.sandbox.world.sandbox_context import SandboxContext
from bot.sandbox.world.world import Channel, Guild, ScheduledEvent, User

PAGE_FOLDER = Path(__file__).parent / "page"
MAX_ID_LENGTH = 20
UNTRUSTED_FILE_HEADERS = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
NO_STORE_HEADERS = {"Cache-Control": "no-store"}
Part = TypeVar("Part", dict[str, Any], list[Any])
Serve = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PageApi:
    """What a browser page asks, does and hears, as one of the local people."""

    def __init__(
        self,
        context: SandboxContext,
        clients: PersonActions,
        is_online: Callable[[], bool],
        first_steps: Sequence[FirstSteps],
    ) -> None:
        self.stage, self.clients, self.is_online = context, clients, is_online
        self._first_steps = [asdict(steps) for steps in first_steps]
        self._sockets: set[web.WebSocketResponse] = set()

    def build_routes(self) -> list[web.RouteDef]:
        """Return every route of the page."""
        api = "/page/api"
        gets = {"/state": self.get_state, "/channels/{channel}/messages": self.list_messages}
        posts = {
            "/command": self.send_command,
            "/menu": self.use_menu,
            "/autocomplete": self.autocomplete_option,
            "/component": self.use_component,
            "/modal": self.submit_modal,
            "/message": self.write_message,
            "/read": self.mark_read,
            "/person": self.change_person,
            "/people": self.add_person,
            "/interest": self.set_interest,
            "/bot": self.let_bot_create_events,
        }
        return [
            *(web.get(api + path, answer_errors_as_bad_request(serve)) for path, serve in gets.items()),
            *(web.post(api + path, answer_errors_as_bad_request(serve)) for path, serve in posts.items()),
            web.get(f"{api}/events", answer_errors_as_bad_request(self.stream_events)),
            web.get("/", self.serve_page),
            web.get("/page/{path:.+}", self.serve_static_file),
            web.get("/cdn/emojis/{emoji}.png", self.serve_emoji),
            web.get("/cdn/avatars/{user}/{hash}.png", self.serve_avatar),
            web.get("/cdn/attachments/{channel}/{attachment}/{name}", self.serve_attachment),
        ]

    async def get_state(self, request: web.Request) -> web.Response:
        """Answer everything that a page shows at its start."""
        world, user = self.stage.world, self._find_requester(request)
        return answer_json(
            {
                "user": build_page_user(user),
                "users": [build_page_user(person) | self._build_settings(person) for person in world.iter_people()],
                "bot": {"id": str(world.bot.id), "name": world.bot.name, "online": self.is_online()},
                "guilds": [self._build_page_guild(guild, user) for guild in world.guilds.values()],
                "channels": self.clients.list_visible_channels(user),
                "commands": world.list_all_commands(),
                "first_steps": self._first_steps,
                "locales": LOCALES,
            }
        )

    def _build_page_guild(self, guild: Guild, user: User) -> JsonObject:
        roles = [{"id": role["id"], "name": role["name"]} for role in build_roles_json(self.stage.world, guild)]
        to_come = sorted(
            (scheduled for scheduled in guild.events if not scheduled.is_finished),
            key=lambda channel: (channel.begins, channel.id),
        )
        return {
            "id": str(guild.id),
            "name": guild.name,
            "roles": roles,
            "events": [build_page_event_json(event, user) for event in to_come],
            "bot_may_create_events": may_create_events(guild),
        }

    async def list_messages(self, request: web.Request) -> web.Response:
        """Answer a channel's messages, oldest first, as far as this person sees them."""
        user, channel = self._find_requester(request), self._find_channel(request.match_info["channel"])
        if not self.stage.world.can_view_channel(user, channel):
            raise NotPossible("This channel is closed to you.")
        return answer_json(
            [self.stage.build_page_message(m) for m in self.stage.world.list_visible_messages(user, channel)]
        )

    async def send_command(self, request: web.Request) -> web.Response:
        """Send a slash command."""
        body = await read_json_object(request)
        user, channel = self._find_actor(body), self._find_channel(body["channel_id"])
        options, subcommand = read_optional_part(body, "options", dict), read_optional_part(body, "subcommand", list)
        opened = self.clients.send_command(user, channel, require_text(body, "name"), options, subcommand)
        return answer_json({"interaction_id": str(opened.id)})

    async def use_menu(self, request: web.Request) -> web.Response:
        """Choose a command in the menu of a person or a message."""
        body = await read_json_object(request)
        user, channel, name = (
            self._find_actor(body),
            self._find_channel(body["channel_id"]),
            require_text(body, "name"),
        )
        if "message_id" in body:
            opened = self.clients.use_message_menu(user, channel, name, parse_id(body["message_id"]))
        else:
            opened = self.clients.use_person_context_menu(user, channel, name, parse_id(body["person_id"]))
        return answer_json({"interaction_id": str(opened.id)})

    async def autocomplete_option(self, request: web.Request) -> web.Response:
        """Answer what the bot offers for an option that is being typed."""
        body = await read_json_object(request)
        user, channel = self._find_actor(body), self._find_channel(body["channel_id"])
        options, subcommand = read_optional_part(body, "options", dict), read_optional_part(body, "subcommand", list)
        name, focused = require_text(body, "name"), require_text(body, "focused")
        choices = await self.clients.autocomplete_option(user, channel, name, options, focused, subcommand)
        return answer_json({"choices": choices})

    async def use_component(self, request: web.Request) -> web.Response:
        """Press a button or choose in a select."""
        body = await read_json_object(request)
        user, channel = self._find_actor(body), self._find_channel(body["channel_id"])
        message, values = parse_id(body["message_id"]), read_optional_part(body, "values", list)
        opened = self.clients.use_component(user, channel, message, require_text(body, "custom_id"), values)
        return answer_json({"interaction_id": str(opened.id)})

    async def submit_modal(self, request: web.Request) -> web.Response:
        """Send a filled modal."""
        body = await read_json_object(request)
        values = read_optional_part(body, "values", dict)
        opened = self.clients.submit_modal(self._find_actor(body), parse_id(body["interaction_id"]), values)
        return answer_json({"interaction_id": str(opened.id)})

    async def write_message(self, request: web.Request) -> web.Response:
        """Write a plain message."""
        body = await read_json_object(request)
        user, channel = self._find_actor(body), self._find_channel(body["channel_id"])
        return answer_json({"id": str(self.clients.write_message(user, channel, str(body["content"])).id)})

    async def mark_read(self, request: web.Request) -> web.Response:
        """Note that somebody has read a channel."""
        body = await read_json_object(request)
        self.clients.mark_read(self._find_actor(body), self._find_channel(body["channel_id"]))
        return answer_json({})

    async def change_person(self, request: web.Request) -> web.Response:
        """Open or close somebody's DMs, or choose the language of their Discord."""
        body = await read_json_object(request)
        user = self._find_actor(body)
        if "locale" in body:
            self.clients.set_locale(user, require_text(body, "locale"))
        else:
            self.clients.set_dms(user, are_open=bool(body["dms_open"]))
        return answer_json(build_page_user(user) | self._build_settings(user))

    @staticmethod
    def _build_settings(user: User) -> JsonObject:
        return {"dms_open": user.dms_open, "locale": user.locale}

    async def add_person(self, request: web.Request) -> web.Response:
        """Add one more person."""
        body = await read_json_object(request)
        return answer_json(build_page_user(self.clients.add_person(str(body["name"]))))

    async def set_interest(self, request: web.Request) -> web.Response:
        """Note that somebody is interested in a scheduled event, or no more."""
        body = await read_json_object(request)
        event = self.clients.find_event(parse_id(body["event_id"]))
        self.clients.set_interest(self._find_actor(body), event, interested=bool(body["interested"]))
        return answer_json({})

    async def let_bot_create_events(self, request: web.Request) -> web.Response:
        """Let the bot make scheduled events on all servers, or no more."""
        body = await read_json_object(request)
        self.clients.let_bot_create_events(allowed=bool(body["may_create_events"]))
        return answer_json({})

    async def stream_events(self, request: web.Request) -> web.WebSocketResponse:
        """Tell a page what happens, as long as it listens."""
        user = self._find_requester(request)
        websocket = web.WebSocketResponse(heartbeat=20)
        await websocket.prepare(request)
        queue: asyncio.Queue[str] = asyncio.Queue()
        stop = self.stage.feed.add_listener(user.id, lambda t, d: queue.put_nowait(json.dumps({"t": t, "d": d})))
        pump = asyncio.create_task(_pump_events(queue, websocket))
        self._sockets.add(websocket)
        try:
            async for _ in websocket:
                pass
        finally:
            self._sockets.discard(websocket)
            stop()
            pump.cancel()
        return websocket

    async def serve_page(self, request: web.Request) -> web.Response:
        """Serve the page in the language of its person's Discord; side by side, in that of the first."""
        named = request.query.get("user") or request.query.get("split", "").partition(",")[0]
        people = list(self.stage.world.iter_people())
        user = next((person for person in people if str(person.id) == named), people[0])
        text = (PAGE_FOLDER / "index.html").read_text("utf-8").replace('lang="en"', f'lang="{user.locale}"')
        return web.Response(text=text, content_type="text/html", headers=NO_STORE_HEADERS)

    async def serve_static_file(self, request: web.Request) -> web.FileResponse:
        """Serve one of the page's files."""
        return _build_file_response(PAGE_FOLDER / request.match_info["path"])

    async def serve_attachment(self, request: web.Request) -> web.Response:
        """Serve a file that came with a message."""
        number = request.match_info["attachment"]
        content = self.stage.files.content.get(int(number)) if number.isdecimal() else None
        if content is None:
            raise web.HTTPNotFound
        kind = guess_media_type(request.match_info["name"]) or "application/octet-stream"
        return web.Response(body=content, content_type=kind, headers=UNTRUSTED_FILE_HEADERS)

    async def serve_avatar(self, request: web.Request) -> web.Response:
        """Serve somebody's picture, as large as `size` asks for."""
        number, size = request.match_info["user"], request.query.get("size", "128")
        user = self.stage.world.users.get(int(number)) if number.isdecimal() else None
        if user is None or user.avatar_hash != request.match_info["hash"] or not size.isdecimal() or len(size) > 4:
            raise web.HTTPNotFound
        return web.Response(
            body=render_avatar_png(user, int(size)), content_type="image/png", headers=UNTRUSTED_FILE_HEADERS
        )

    async def serve_emoji(self, request: web.Request) -> web.Response:
        """Serve an emoji of the application's own."""
        number = request.match_info["emoji"]
        emoji = self.stage.world.emojis.get(int(number)) if number.isdecimal() else None
        if emoji is None:
            raise web.HTTPNotFound
        content = base64.b64decode(emoji.image.partition(",")[2])
        return web.Response(body=content, content_type="image/png", headers=UNTRUSTED_FILE_HEADERS)

    def _find_requester(self, request: web.Request) -> User:
        """Return who asks: `user` in the query, by default the first person."""
        named = request.query.get("user")
        return self._find_user(named) if named else next(self.stage.world.iter_people())

    def _find_actor(self, body: JsonObject) -> User:
        return self._find_user(body["user"])

    def _find_user(self, user_id: object) -> User:
        user = self.stage.world.users.get(parse_id(user_id))
        if user is None or user.is_bot:
            raise NotPossible("There is no such person.")
        return user

    def _find_channel(self, channel_id: object) -> Channel:
        channel = self.stage.world.channels.get(parse_id(channel_id))
        if channel is None:
            raise NotPossible("There is no such channel.")
        return channel


def answer_errors_as_bad_request(serve: Serve) -> Serve:
    """Let a route answer what is not possible as 400 and one plain sentence."""

    async def serve_safely(request: web.Request) -> web.StreamResponse:
        try:
            return await serve(request)
        except NotPossible as sentence:
            return answer_json({"error": str(sentence)}, 400)
        except KeyError as missing:
            return answer_json({"error": f"The field {missing.args[0]} is missing."}, 400)
        except RecursionError:
            return answer_json({"error": "This is too deep."}, 400)

    return serve_safely


async def read_json_object(request: web.Request) -> JsonObject:
    """Return a request's JSON object."""
    try:
        body = await request.json()
    except (ValueError, LookupError):
        raise NotPossible("This is no JSON.") from None
    if not isinstance(body, dict):
        raise NotPossible("This is no JSON object.")
    return body


def read_optional_part(body: JsonObject, key: str, kind: type[Part]) -> Part:
    """Return an optional part of a request, or say that it has the wrong kind."""
    part = body.get(key)
    if part is None:
        return kind()
    if not isinstance(part, kind):
        raise NotPossible(f"The field {key} is of the wrong kind.")
    return part


def require_text(body: JsonObject, key: str) -> str:
    """Return a text of a request, or say that it is not a text."""
    text = body[key]
    if not isinstance(text, str):
        raise NotPossible(f"The field {key} is no text.")
    return text


def answer_json(body: Any, status: int = 200) -> web.Response:
    """Answer with JSON that is not cached."""
    return web.json_response(body, status=status, headers=NO_STORE_HEADERS)


def parse_id(value: object) -> int:
    """Return an id that a page sent, or say that it is not one."""
    digits = str(value)
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= MAX_ID_LENGTH):
        raise NotPossible(f"{digits} is no id.")
    return int(digits)


def build_page_user(user: User) -> JsonObject:
    """Write a person as the page lists them."""
    return {"id": str(user.id), "name": user.name, "colour": user.colour, "avatar": user.avatar_hash}


def build_page_event_json(event: ScheduledEvent, user: User) -> JsonObject:
    """Write a scheduled event as somebody's page lists it; times are Unix seconds."""
    return {
        "id": str(event.id),
        "name": event.name,
        "location": event.location,
        "description": event.description,
        "begins": int(event.begins),
        "active": event.status == EventStatus.ACTIVE,
        "count": len(event.interested),
        "interested": user.id in event.interested,
    }


def _build_file_response(path: Path) -> web.FileResponse:
    try:
        resolved = path.resolve()
        is_there = resolved.is_relative_to(PAGE_FOLDER.resolve()) and resolved.is_file()
    except (ValueError, OSError):  # a NUL, or a name too long for the file system
        raise web.HTTPBadRequest from None
    if not is_there:
        raise web.HTTPNotFound
    return web.FileResponse(resolved, headers=NO_STORE_HEADERS)


async def _pump_events(queue: asyncio.Queue[str], websocket: web.WebSocketResponse) -> None:
    while not websocket.closed:
        await websocket.send_str(await queue.get())
