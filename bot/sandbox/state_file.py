"""Saves the state of the sandbox: everything that survives it, as one JSON file with a folder of attachments."""

import asyncio
import contextlib
import json
import logging
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from pydantic import BeforeValidator, TypeAdapter, ValidationError

from bot.sandbox.world.protocol import ChannelKind, JsonObject
from bot.sandbox.world.sandbox_context import SandboxContext
from bot.sandbox.world.snowflake import read_snowflake_time
from bot.sandbox.world.world import AppEmoji, Channel, Guild, User, get_wall_time

log = logging.getLogger(__name__)

STATE_SAVE_SECONDS = 1.0


class InvalidStateFile(Exception):
    """A state file that cannot be read; reads as one plain sentence."""


@dataclass(slots=True)
class StoredState:
    """What the file holds."""

    token: str
    address: str
    last_id: int
    bot_id: int
    guilds: list[Guild]
    users: list[User]
    channels: list[Channel]
    global_commands: list[JsonObject]
    guild_commands: dict[int, list[JsonObject]]
    emojis: list[AppEmoji] = field(default_factory=list)


def _upgrade_to_guilds(state: Any) -> Any:
    """Return what a file holds as one of today does; once there was one server, and its channels did not name it."""
    try:
        guild = state["guild"]
        there = {ChannelKind.DM: None}
        channels = [channel | {"guild_id": there.get(channel["kind"], guild["id"])} for channel in state["channels"]]
        return state | {
            "guilds": [guild],
            "guild_commands": {guild["id"]: state["guild_commands"]},
            "channels": channels,
        }
    except (KeyError, TypeError):  # it is one of today, or spoilt
        return state


_STORED_STATE = TypeAdapter(Annotated[StoredState, BeforeValidator(_upgrade_to_guilds)])


class StateFile:
    """Writes the state file whenever something has changed, and at the end; without a path it does nothing."""

    def __init__(self, context: SandboxContext, path: Path | None) -> None:
        self.stage, self.path = context, path
        self._address = ""
        self._saved_at = -1
        self._failing = False
        self._task: asyncio.Task[None] | None = None

    def load_state(self) -> str | None:
        """Fill the world from the file, if it exists; return the bot's token. Raises `OSError`."""
        if self.path is None:
            return None
        self.stage.files.open_folder(self.path.with_name(self.path.name + ".files"))
        fresh = self._build_temporary_path(self.path)
        fresh.touch()
        fresh.unlink()
        if not self.path.exists():
            return None
        try:
            state = _STORED_STATE.validate_json(self.path.read_bytes())
        except ValidationError as error:
            raise InvalidStateFile(f"{self.path} is no state file of a sandbox: {error.errors()[0]['msg']}") from None
        self._restore_world(state)
        return state.token

    def _restore_world(self, state: StoredState) -> None:
        world = self.stage.world
        self._address = state.address
        world.snowflakes.last = state.last_id
        world.guilds = {guild.id: guild for guild in state.guilds}
        world.users = {user.id: user for user in state.users}
        world.bot = world.users[state.bot_id]
        world.application_id = state.bot_id
        world.channels = {channel.id: channel for channel in state.channels}
        world.commands = dict([(None, state.global_commands), *state.guild_commands.items()])
        world.emojis = {emoji.id: emoji for emoji in state.emojis}
        for guild in world.guilds.values():
            world.ensure_member_role(guild)
        self._restore_nonces()
        self._delete_orphaned_files()

    def _restore_nonces(self) -> None:
        messages = (m for channel in self.stage.world.channels.values() for m in channel.messages.values())
        for message in sorted(messages, key=lambda message: message.id):
            self.stage.nonces.remember_nonce(message, age=get_wall_time() - read_snowflake_time(message.id))

    def _delete_orphaned_files(self) -> None:
        """Delete the files that no message has any more."""
        messages = [m for channel in self.stage.world.channels.values() for m in channel.messages.values()]
        file_ids = {attachment.id for message in messages for attachment in message.attachments}
        for attachment_id in self.stage.files.content.keys() - file_ids:
            self.stage.files.delete_file(attachment_id)

    def replace_stored_addresses(self, address: str) -> None:
        """Change the addresses in stored messages to the sandbox's present one."""
        if not self._address or self._address == address:
            return
        for channel in self.stage.world.channels.values():
            for message in channel.messages.values():
                message.components = _replace_addresses(message.components, self._address, address)
                message.embeds = _replace_addresses(message.embeds, self._address, address)
        self._address = address

    def start_saving(self, token: str) -> None:
        """Save from now on."""
        if self.path:
            self._task = asyncio.create_task(self._save_periodically(token))

    async def stop_saving(self, token: str) -> None:
        """Save for the last time."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None
            self._try_to_save(token)

    async def _save_periodically(self, token: str) -> None:
        while True:
            await asyncio.sleep(STATE_SAVE_SECONDS)
            if self._saved_at != self.stage.feed.told:
                self._try_to_save(token)

    def _try_to_save(self, token: str) -> None:
        """Write the file; an error is logged when it begins, and the file is tried again."""
        try:
            self.save_state(token)
        except OSError as problem:
            if not self._failing:
                log.warning("the sandbox cannot write its state file now: %s", problem)
            self._failing = True
        else:
            self._failing = False

    @staticmethod
    def _build_temporary_path(path: Path) -> Path:
        return path.with_name(path.name + ".new")

    def save_state(self, token: str) -> None:
        """Write the file, completely or not at all."""
        if self.path is None:
            return
        world = self.stage.world
        state = StoredState(
            token,
            self.stage.address,
            world.snowflakes.last,
            world.bot.id,
            list(world.guilds.values()),
            list(world.users.values()),
            list(world.channels.values()),
            world.commands[None],
            {guild: commands for guild, commands in world.commands.items() if guild is not None},
            list(world.emojis.values()),
        )
        count = self.stage.feed.told
        fresh = self._build_temporary_path(self.path)
        fresh.write_bytes(_STORED_STATE.dump_json(state))
        fresh.replace(self.path)
        self._saved_at = count


def _replace_addresses(part: list[Any], old: str, new: str) -> list[Any]:
    moved: list[Any] = json.loads(json.dumps(part).replace(f'"{old}/', f'"{new}/'))
    return moved
