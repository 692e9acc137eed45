"""Parses mentions: whom a message mentions, and whom it notifies (pings), according to `allowed_mentions`."""

import re
from dataclasses import dataclass, field

from bot.sandbox.world.components import join_display_text
from bot.sandbox.world.protocol import ChannelKind, JsonObject, MessageFlag
from bot.sandbox.world.world import Channel, Message, World

USER_MENTION_PATTERN = re.compile(r"<@!?(\d+)>")
ROLE_MENTION_PATTERN = re.compile(r"<@&(\d+)>")
EVERYONE_PATTERN = re.compile(r"@(everyone|here)\b")
ALLOWED_MENTION_KINDS = ("users", "roles", "everyone")


@dataclass(slots=True)
class MessageMentions:
    """The mentions of a message that count."""

    users: list[int] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    everyone: bool = False


def _filter_mentions(ids: list[str], kind: str, allowed: JsonObject | None) -> list[int]:
    numbers = list(dict.fromkeys(int(number) for number in ids))
    if allowed is None or kind in (allowed.get("parse") or ()):
        return numbers
    named = {int(number) for number in allowed.get(kind) or ()}
    return [number for number in numbers if number in named]


def find_mentions(world: World, message: Message, allowed: JsonObject | None) -> MessageMentions:
    """Return whom the message's text mentions; without `allowed_mentions` everything counts."""
    text = f"{message.content}\n{join_display_text(message.components)}"
    users = [u for u in _filter_mentions(USER_MENTION_PATTERN.findall(text), "users", allowed) if u in world.users]
    heard = ALLOWED_MENTION_KINDS if allowed is None else tuple(allowed.get("parse") or ())
    everyone = "everyone" in heard and bool(EVERYONE_PATTERN.search(text)) and message.author_id != world.bot.id
    replied = _find_replied_user(world, message) if (allowed or {}).get("replied_user", allowed is None) else None
    if replied and replied not in users:
        users.append(replied)
    return MessageMentions(users, _filter_mentions(ROLE_MENTION_PATTERN.findall(text), "roles", allowed), everyone)


def _find_replied_user(world: World, message: Message) -> int | None:
    if not message.reference:
        return None
    channel = world.channels.get(int(message.reference["channel_id"]))
    original = channel.messages.get(int(message.reference["message_id"])) if channel else None
    return original.author_id if original else None


def set_mentions(world: World, channel: Channel, message: Message, allowed: JsonObject | None) -> None:
    """Set a message's mentions: the users, the roles, and whether it mentions everyone."""
    mentions = find_mentions(world, message, allowed)
    message.mentions, message.mention_roles = mentions.users, mentions.roles
    message.mention_everyone = mentions.everyone and channel.in_guild


def set_pings(world: World, channel: Channel, message: Message) -> None:
    """Set whom a new message notifies (pings): those it mentions, and in a DM always the person."""
    if message.is_ephemeral or message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS:
        return
    onlookers = {user.id for user in world.list_viewers(channel)} - {message.author_id}
    everybody = message.mention_everyone or channel.kind is ChannelKind.DM
    message.pings = (
        onlookers if everybody else onlookers & {*message.mentions, *_find_role_holders(world, channel, message)}
    )


def _find_role_holders(world: World, channel: Channel, message: Message) -> set[int]:
    """Return everybody with a role that a message mentions; the bot may only ring for those that all may mention."""
    guild = world.find_guild(channel)
    named = [role for role in guild.roles if role.id in message.mention_roles] if guild else []
    return set().union(*(role.members for role in named if role.mentionable))
