"""The people, roles and channels that an option or a select names, checked and written as the bot gets them."""

import base64
import re
from collections.abc import Callable, Iterable, Mapping

from bot.sandbox.world.errors import NotPossible
from bot.sandbox.world.payloads import build_member_json, build_partial_channel_json, build_roles_json, build_user_json
from bot.sandbox.world.protocol import ComponentKind, JsonObject, OptionKind
from bot.sandbox.world.world import Guild, User, World

USERS, ROLES, CHANNELS = "users", "roles", "channels"
RESOLVED_BY_SELECT: dict[int, tuple[str, ...]] = {
    ComponentKind.USER_SELECT: (USERS,),
    ComponentKind.ROLE_SELECT: (ROLES,),
    ComponentKind.MENTIONABLE_SELECT: (USERS, ROLES),
    ComponentKind.CHANNEL_SELECT: (CHANNELS,),
}
RESOLVED_BY_OPTION: dict[int, tuple[str, ...]] = {
    OptionKind.USER: (USERS,),
    OptionKind.ROLE: (ROLES,),
    OptionKind.MENTIONABLE: (USERS, ROLES),
    OptionKind.CHANNEL: (CHANNELS,),
}


class Resolver:
    """Collects the `resolved` part of an interaction while its values are read.

    Somebody who left the server is a user without a member ("Partial Member objects" of Discord's documentation of
    resolved data; discord.py issue 9657).
    """

    def __init__(self, world: World, user: User, guild: Guild | None, keep: Callable[[str, bytes], JsonObject]) -> None:
        """`keep` stores a file, and returns it as an attachment."""
        self.world, self.user, self.guild, self._keep = world, user, guild, keep
        self.resolved: JsonObject = {}

    def resolve_id(self, value: object, kinds: Iterable[str]) -> str:
        """Return the id that a value means, or tell the person that it does not exist here."""
        text = str(value)
        if not any(self._resolve_as_kind(kind, text) for kind in kinds):
            raise NotPossible(f"There is nothing here with the id {text}.")
        return text

    def resolve_message(self, message_id: int, message: JsonObject) -> str:
        """Carry a message along, as the target of a command in its menu; return its id."""
        self.resolved["messages"] = {str(message_id): message}
        return str(message_id)

    def insert_mentions(self, text: str) -> str:
        """Return a text in which the @names of people and roles are mentions, as a Discord client writes them."""
        people = self.world.list_members(self.guild) if self.guild else self.world.iter_people()
        names = {user.name.lower(): f"<@{user.id}>" for user in people}
        names |= {role.name.lower(): f"<@&{role.id}>" for role in (self.guild.roles if self.guild else ())}
        longest_first = sorted(map(re.escape, names), key=len, reverse=True)
        named = re.compile(rf"(?<![\w<])@({'|'.join(longest_first)})(?!\w)", re.IGNORECASE)
        return named.sub(lambda hit: names[hit[1].lower()], text)

    def store_file(self, value: object) -> str:
        """Store a file that somebody chose: its `filename`, and its `content` in base64; return its id."""
        if not isinstance(value, Mapping) or not {"filename", "content"} <= value.keys():
            raise NotPossible("That is no file.")
        try:
            content = base64.b64decode(str(value["content"]), validate=True)
        except ValueError:
            raise NotPossible("That is no file.") from None
        payload = self._keep(str(value["filename"]), content)
        self.resolved.setdefault("attachments", {})[payload["id"]] = payload
        return str(payload["id"])

    def _resolve_as_kind(self, kind: str, text: str) -> bool:
        resolved = {USERS: self._find_user, ROLES: self._find_role, CHANNELS: self._find_channel}[kind](text)
        if resolved is not None:
            self.resolved.setdefault(kind, {})[text] = resolved
        return resolved is not None

    def _find_user(self, text: str) -> JsonObject | None:
        user = self.world.users.get(int(text)) if text.isdecimal() else None
        if user and self.guild and user.id not in self.guild.departed:
            member = build_member_json(self.guild, user, with_user=False) | {"permissions": "0"}
            self.resolved.setdefault("members", {})[text] = member
        return build_user_json(user) if user else None

    def _find_role(self, text: str) -> JsonObject | None:
        roles = build_roles_json(self.world, self.guild) if self.guild else ()
        return next((role for role in roles if role["id"] == text), None)

    def _find_channel(self, text: str) -> JsonObject | None:
        channel = self.world.channels.get(int(text)) if text.isdecimal() else None
        if channel is None or self.guild is None or channel.guild_id != self.guild.id:
            return None
        if not self.world.can_view_channel(self.user, channel):
            return None
        return build_partial_channel_json(self.world, self.user, channel)
