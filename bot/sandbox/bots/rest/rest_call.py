"""One REST request of the bot: read from the wire, and the material for its answer."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from aiohttp import BodyPartReader, web

from bot.sandbox.bots.gateway import Gateway
from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.bots.validation.shapes import Complaints
from bot.sandbox.world.attachments import Upload
from bot.sandbox.world.errors import Refused, build_refusal
from bot.sandbox.world.interactions import Interactions
from bot.sandbox.world.protocol import JsonObject
from bot.sandbox.world.sandbox_context import SandboxContext
from bot.sandbox.world.world import Channel, Guild, Message, World


@dataclass(slots=True)
class RestCall:
    """A request, with everything that a route needs to answer it."""

    stage: SandboxContext
    interactions: Interactions
    gateway: Gateway
    where: Mapping[str, str]
    """The variable parts of the path."""
    query: Mapping[str, str] = field(default_factory=dict)
    json: Any = None
    """The body; None if there was none."""
    uploads: list[Upload] = field(default_factory=list)

    @property
    def world(self) -> World:
        """The whole world."""
        return self.stage.world

    @property
    def body(self) -> JsonObject:
        """The body as an object; empty if there was none."""
        return self.json if isinstance(self.json, dict) else {}

    def read_snowflake_in_path(self, name: str) -> int:
        """Return an id of the path, or refuse with 50035 if it is not one."""
        text = self.where[name]
        if not text.isdecimal():
            raise build_snowflake_refusal(name, text)
        return int(text)

    def find_guild_in_path(self) -> Guild:
        """Return the server of the path."""
        return self.world.get_guild(self.read_snowflake_in_path("guild"))

    def find_channel_in_path(self) -> Channel:
        """Return the channel of the path."""
        return self.world.get_channel(self.read_snowflake_in_path("channel"))

    def find_message_in_path(self) -> Message:
        """Return the message of the path; another person's ephemeral does not count."""
        message = self.world.get_message(self.read_snowflake_in_path("channel"), self.read_snowflake_in_path("message"))
        if message.is_ephemeral:
            raise build_refusal(10008)
        return message


def build_snowflake_refusal(name: str, text: str) -> Refused:
    """Return what Discord says to a wrong id."""
    complaints = Complaints()
    complaints.add_error((f"{name}_id",), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
    return Refused(400, 50035, "Invalid Form Body", complaints.errors)


RouteHandler: TypeAlias = Callable[[RestCall], RestAnswer]
"""What a route does."""

Route: TypeAlias = tuple[str, str, RouteHandler]
"""Method, path with its variables in braces, act."""

NO_CONTENT = RestAnswer(status=204)


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return a request's JSON and its files; refuse with 50109 if it is not JSON."""
    # aiohttp's `content_type` parses the whole header, with a boundary that is another each time: a millisecond.
    kind, _, _ = request.headers.get("Content-Type", "").partition(";")
    if kind.strip().lower() != "multipart/form-data":
        text = await _read_text(request)
        return (_parse_json(text) if text.strip() else None), []
    payload, uploads = b"{}", []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader) or part.name is None:
            continue
        content = bytes(await part.read(decode=True))
        if part.filename:
            uploads.append(Upload(_parse_upload_index(part.name), part.filename, content))
        elif part.name == "payload_json":
            payload = content
    return _parse_json(payload), uploads


async def _read_text(request: web.Request) -> str:
    try:
        return await request.text()
    except (UnicodeDecodeError, LookupError):  # these bytes are no characters, or the character set is unknown
        raise build_refusal(50109) from None


def _parse_json(text: str | bytes) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise build_refusal(50109) from None


def _parse_upload_index(key: str) -> int:
    digits = "".join(c for c in key if c.isdecimal())
    return int(digits) if digits else 0
