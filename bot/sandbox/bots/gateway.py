"""The gateway: the WebSocket over which the bot gets its events, with sessions that can be resumed."""

import asyncio
import json
import secrets
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field

from aiohttp import WSCloseCode, WSMsgType, web

from bot.sandbox.bots.identify_limiter import GUILDS_A_SHARD, IdentifyLimiter
from bot.sandbox.world.payloads import build_guild_create_json, build_me_json, build_member_json
from bot.sandbox.world.protocol import JsonObject
from bot.sandbox.world.snowflake import compute_shard
from bot.sandbox.world.world import Guild, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME = 0, 1, 2, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11

UNKNOWN_ERROR, DECODE_ERROR, NOT_AUTHENTICATED, WRONG_TOKEN = 4000, 4002, 4003, 4004
INVALID_SHARD, SHARDING_REQUIRED = 4010, 4011

GUILDS_INTENT, GUILD_MEMBERS_INTENT, MESSAGE_CONTENT_INTENT, SCHEDULED_EVENTS_INTENT = 1 << 0, 1 << 1, 1 << 15, 1 << 16
_INTENTS: dict[str, tuple[int, int]] = {
    "MESSAGE_": (1 << 9, 1 << 12),
    "MESSAGE_REACTION_": (1 << 10, 1 << 13),
    "TYPING_START": (1 << 11, 1 << 14),
    "GUILD_MEMBER_": (GUILD_MEMBERS_INTENT, GUILD_MEMBERS_INTENT),
    "THREAD_": (GUILDS_INTENT, GUILDS_INTENT),
    "CHANNEL_": (GUILDS_INTENT, 0),
    "GUILD_SCHEDULED_EVENT_": (SCHEDULED_EVENTS_INTENT, 0),
}
"""The intent that an event needs, in a server and in DMs; events without a row go to everyone."""

HEARTBEAT_MILLISECONDS = 41_250
ACK_SECONDS = 0.05
"""How long a heartbeat takes. discord.py notes its time only after sending it: an acknowledgement within a millisecond
would be measured against the previous heartbeat, and the bot would warn that it is behind."""

MAX_RESUMABLE_EVENTS = 1_000
"""How many events a session keeps for a resume."""


def wants_event(intents: int, event: str, *, in_guild: bool) -> bool:
    """Tell whether a session with these intents is told about an event."""
    rows = [row for prefix, row in _INTENTS.items() if event.startswith(prefix)]
    needed = rows[-1][0 if in_guild else 1] if rows else 0
    return not needed or bool(intents & needed)


@dataclass(slots=True, eq=False)
class Session:
    """One shard of the bot, from its identification on; it survives its socket."""

    id: str
    shard: int
    shards: int
    intents: int
    sequence: int = 0
    log: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=MAX_RESUMABLE_EVENTS))
    socket: "Socket | None" = None

    def send_event(self, event: str, payload: JsonObject) -> None:
        """Send an event, and keep it for a resume."""
        self.sequence += 1
        frame = json.dumps({"op": DISPATCH, "t": event, "s": self.sequence, "d": payload})
        self.log.append((self.sequence, frame))
        if self.socket:
            self.socket.send_frame(frame)


class Socket:
    """One open connection; frames leave in the order in which they were sent."""

    def __init__(self, websocket: web.WebSocketResponse) -> None:
        self.websocket = websocket
        self.session: Session | None = None
        self.was_cut = False
        """Whether the server closed it."""
        self._frames: asyncio.Queue[str | int] = asyncio.Queue()

    def send_frame(self, frame: str) -> None:
        """Queue a frame."""
        self._frames.put_nowait(frame)

    def send_op(self, op: int, payload: JsonObject | bool | None = None) -> None:
        """Queue a frame that is not an event."""
        self.send_frame(json.dumps({"op": op, "t": None, "s": None, "d": payload}))

    def close(self, code: int) -> None:
        """Close after everything queued has left."""
        self.was_cut = True
        self._frames.put_nowait(code)

    async def pump_frames(self) -> None:
        """Send what is queued until the connection ends."""
        while True:
            frame = await self._frames.get()
            if isinstance(frame, int):
                await self.websocket.close(code=frame)
                return
            try:
                await self.websocket.send_str(frame)
            except ConnectionResetError:
                return


def generate_token() -> str:
    """Draw a token for the bot."""
    return f"{secrets.token_urlsafe(18)}.sandbox.{secrets.token_urlsafe(24)}"


class Gateway:
    """All sessions of the bot, and the websocket route that opens them."""

    def __init__(
        self, world: World, token: str, on_change: Callable[[bool], None], starts: IdentifyLimiter, shards: int = 1
    ) -> None:
        self.world, self.token, self.starts = world, token, starts
        self.shards = shards
        """How many shards a bot that asks is told to open."""
        self.address = ""
        self.refuses: int | None = None
        """The code with which anybody who identifies or resumes is closed, if somebody has set one."""
        self.repeated: Counter[str] = Counter()
        """How many events of each kind are delivered twice from now on."""
        self.held: dict[str, list[tuple[JsonObject, int | None]]] = {}
        """Events that wait to be delivered in the opposite order, by kind."""
        self.sessions: dict[str, Session] = {}
        self._sockets: set[Socket] = set()
        self._on_change = on_change

    @property
    def is_online(self) -> bool:
        """Whether the bot has an identified connection."""
        return any(session.socket for session in self.sessions.values())

    def dispatch_event(self, event: str, payload: JsonObject, guild_id: int | None) -> None:
        """Tell every session whose shard and intents cover the event; of itself as a member a bot hears in any case."""
        if event in self.held:
            self.held[event].append((payload, guild_id))
            return
        times = 2 if self.repeated[event] > 0 else 1
        self.repeated[event] -= times - 1
        for _ in range(times):
            self._deliver_event(event, payload, guild_id)

    def release_events(self, event: str) -> None:
        """Deliver what was held of one kind, the latest first."""
        for payload, guild_id in reversed(self.held.pop(event)):
            self._deliver_event(event, payload, guild_id)

    def _deliver_event(self, event: str, payload: JsonObject, guild_id: int | None) -> None:
        of_itself = event == "GUILD_MEMBER_UPDATE" and payload["user"]["id"] == str(self.world.bot.id)
        for session in list(self.sessions.values()):
            is_of_shard = compute_shard(guild_id, session.shards) == session.shard
            if is_of_shard and (of_itself or wants_event(session.intents, event, in_guild=guild_id is not None)):
                session.send_event(event, self._redact_payload(session, event, payload))

    def _redact_payload(self, session: Session, event: str, payload: JsonObject) -> JsonObject:
        if event not in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} or session.intents & MESSAGE_CONTENT_INTENT:
            return payload
        mine = str(self.world.bot.id)
        theirs = payload["author"]["id"] != mine and all(user["id"] != mine for user in payload["mentions"])
        if "guild_id" in payload and theirs:
            return payload | {"content": "", "embeds": [], "attachments": [], "components": []}
        return payload

    def drop_connections(self, *, resumable: bool = True, shard: int | None = None) -> None:
        """Close every connection, or one shard's; if it is not resumable, the sessions are forgotten."""
        cut = [
            connection
            for connection in self._sockets
            if shard is None or (connection.session and connection.session.shard == shard)
        ]
        if not resumable:
            self.sessions = {
                key: connection for key, connection in self.sessions.items() if shard not in {None, connection.shard}
            }
        for socket in cut:
            socket.close(UNKNOWN_ERROR)

    def close_for_good(self, code: int) -> None:
        """Close every connection with a code, and anybody who identifies or resumes from now on."""
        self.refuses = code
        self.sessions.clear()
        for socket in self._sockets:
            socket.close(code)

    def reset_token(self) -> None:
        """Replace the bot's token: the old one is no longer known, by the gateway or by REST."""
        self.token = generate_token()
        self.sessions.clear()
        for socket in self._sockets:
            socket.close(WRONG_TOKEN)

    def invalidate_sessions(self) -> None:
        """Tell every session that it is no longer valid (op 9), and forget them."""
        for session in self.sessions.values():
            if session.socket:
                session.socket.send_op(INVALID_SESSION, payload=False)
        self.sessions.clear()
        self._on_change(self.is_online)

    async def serve_websocket(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection of the bot."""
        websocket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await websocket.prepare(request)
        socket = Socket(websocket)
        self._sockets.add(socket)
        pump = asyncio.create_task(socket.pump_frames())
        socket.send_op(HELLO, {"heartbeat_interval": HEARTBEAT_MILLISECONDS})
        try:
            async for frame in websocket:
                if frame.type is WSMsgType.TEXT:
                    self._read_frame(socket, frame.data)
        finally:
            pump.cancel()
            self._forget_socket(socket)
        return websocket

    def _forget_socket(self, socket: Socket) -> None:
        self._sockets.discard(socket)
        session = socket.session
        if session is None or session.socket is not socket:
            return
        session.socket = None
        said_good_bye = socket.websocket.close_code in {WSCloseCode.OK, WSCloseCode.GOING_AWAY}
        if said_good_bye and not socket.was_cut:
            self.sessions.pop(session.id, None)
        self._on_change(self.is_online)

    def _read_frame(self, socket: Socket, text: str) -> None:
        try:
            frame = json.loads(text)
        except (ValueError, RecursionError):
            return socket.close(DECODE_ERROR)
        return self._handle_frame(socket, frame)

    def _handle_frame(self, socket: Socket, frame: JsonObject) -> None:
        op, payload = frame["op"], frame.get("d")
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_SECONDS, socket.send_op, HEARTBEAT_ACK)
        elif op == IDENTIFY:
            self._handle_identify(socket, payload or {})
        elif op == RESUME:
            self._handle_resume(socket, payload or {})
        elif socket.session is None:
            socket.close(NOT_AUTHENTICATED)
        elif op == REQUEST_MEMBERS:
            self._send_members(socket.session, payload or {})

    def _handle_identify(self, socket: Socket, asked: JsonObject) -> None:
        shard, shards = asked.get("shard") or (0, 1)
        if self._reject_session(socket, asked):
            return None
        if not 0 <= shard < shards or any(old.socket and old.shards != shards for old in self.sessions.values()):
            return socket.close(INVALID_SHARD)
        if len(self._list_shard_guilds(shard, shards)) > GUILDS_A_SHARD:
            return socket.close(SHARDING_REQUIRED)
        if not self.starts.admit_shard_to_identify(shard):
            return socket.send_op(INVALID_SESSION, payload=False)
        session = Session(secrets.token_hex(16), shard, shards, asked.get("intents", 0), socket=socket)
        for lost in [old for old in self.sessions.values() if old.shard == shard and not old.socket]:
            del self.sessions[lost.id]
        self.sessions[session.id] = socket.session = session
        session.send_event("READY", self._build_ready_payload(session))
        for guild in self._list_session_guilds(session):
            with_members = bool(session.intents & GUILD_MEMBERS_INTENT)
            payload = build_guild_create_json(self.world, guild, with_members=with_members)
            if not session.intents & SCHEDULED_EVENTS_INTENT:
                payload["guild_scheduled_events"] = []
            session.send_event("GUILD_CREATE", payload)
        return self._on_change(self.is_online)

    def _reject_session(self, socket: Socket, payload: JsonObject) -> bool:
        """Close a connection that may not begin or go on with a session; tell whether it was closed."""
        code = self.refuses if payload.get("token") == self.token else WRONG_TOKEN
        if code is not None:
            socket.close(code)
        return code is not None

    def _list_shard_guilds(self, shard: int, shards: int) -> list[Guild]:
        """Return the bot's servers that one of this many shards hears about."""
        return [
            guild for guild in self.world.guilds.values() if guild.has_bot and compute_shard(guild.id, shards) == shard
        ]

    def _list_session_guilds(self, session: Session) -> list[Guild]:
        return self._list_shard_guilds(session.shard, session.shards) if session.intents & GUILDS_INTENT else []

    def _build_ready_payload(self, session: Session) -> JsonObject:
        guilds = [{"id": str(guild.id), "unavailable": True} for guild in self._list_session_guilds(session)]
        return {
            "v": 10,
            "user": build_me_json(self.world.bot),
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "guilds": guilds,
            "application": {"id": str(self.world.application_id), "flags": 0},
            "shard": [session.shard, session.shards],
        }

    def _handle_resume(self, socket: Socket, payload: JsonObject) -> None:
        session = self.sessions.get(str(payload.get("session_id")))
        if self._reject_session(socket, payload):
            return None
        if session is None:
            return socket.send_op(INVALID_SESSION, payload=False)
        socket.session, session.socket = session, socket
        for sequence, frame in session.log:
            if sequence > payload["seq"]:
                socket.send_frame(frame)
        session.send_event("RESUMED", {})
        return self._on_change(self.is_online)

    def _send_members(self, session: Session, payload: JsonObject) -> None:
        guild = self.world.guilds[int(payload["guild_id"])]
        user_ids = {int(user) for user in payload.get("user_ids") or ()}
        query = str(payload.get("query") or "").lower()
        users = [
            u
            for u in self.world.list_members(guild)
            if u.id in user_ids or (not user_ids and u.name.lower().startswith(query))
        ]
        chunk: JsonObject = {
            "guild_id": str(guild.id),
            "members": [build_member_json(guild, user) for user in users],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        session.send_event("GUILD_MEMBERS_CHUNK", chunk | ({"nonce": payload["nonce"]} if "nonce" in payload else {}))
