"""Discord's permission bits, and what the bot and the people may do in a channel.

The state of a thread counts, too. Archived: nothing in it changes; a message wakes it, unless it is locked, too (50083
otherwise). Locked: only who may manage threads writes, edits or clicks in it (discord-api-docs pull 5919, issues 6884
and 7900). Private: anybody who is not in it sees nothing of it, the bot included (50001). A forum takes no messages of
its own (50024, "Forum Channels" in Discord's documentation).
"""

from bot.sandbox.world.errors import NotPossible, build_refusal
from bot.sandbox.world.protocol import ChannelKind
from bot.sandbox.world.world import Channel, Guild, User, World

PERMISSIONS: dict[str, int] = {
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "use_application_commands": 1 << 31,
    "manage_events": 1 << 33,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "create_events": 1 << 44,
    "pin_messages": 1 << 51,
}
"""The permissions that the sandbox knows, by discord.py's names."""


def compute_permission_bits(*names: str) -> int:
    """Return the permissions of these names as one number."""
    return sum(PERMISSIONS[name] for name in names)


MEMBER_PERMISSIONS = compute_permission_bits(
    "add_reactions", "view_channel", "send_messages", "embed_links", "attach_files", "read_message_history",
    "use_external_emojis", "use_application_commands", "create_public_threads", "create_private_threads",
    "send_messages_in_threads",
)  # fmt: skip
"""What a member of a server may do, by a role: `@everyone` gives nothing, so that nothing of it reaches the bot."""

BOT_PERMISSIONS = compute_permission_bits(
    "view_channel", "send_messages", "send_messages_in_threads", "create_public_threads", "embed_links", "attach_files",
    "read_message_history",
)  # fmt: skip
"""What the bot was invited with: exactly what the link asks for that managers are shown."""

GUEST_PERMISSIONS = compute_permission_bits("embed_links", "attach_files", "use_external_emojis")
"""What answers of the bot may have where it is not, and only somebody who installed it."""

DM_PERMISSIONS = MEMBER_PERMISSIONS & ~compute_permission_bits(
    "create_public_threads", "create_private_threads", "send_messages_in_threads"
)

MANAGE_THREADS_PERMISSION = PERMISSIONS["manage_threads"]


def compute_bot_role_bits(guild: Guild) -> int:
    """Return what the bot's role gives it on a server, as bits."""
    return BOT_PERMISSIONS | guild.granted


def compute_bot_permissions(world: World, channel: Channel) -> int:
    """Return what the bot may do in a channel, as bits; a thread follows its parent."""
    guild = world.find_guild(channel)
    if not world.has_bot(channel):
        return 0
    if guild is None:
        return DM_PERMISSIONS
    above = world.channels.get(channel.thread.parent_id) if channel.thread else None
    denied = channel.denied | (above.denied if above else 0)
    allowed = compute_bot_role_bits(guild) & ~denied
    if denied & PERMISSIONS["view_channel"]:
        return 0
    if channel.kind is ChannelKind.PRIVATE_THREAD and not world.can_view_channel(world.bot, channel):
        return allowed if allowed & MANAGE_THREADS_PERMISSION else 0
    return allowed


def may_create_events(guild: Guild) -> bool:
    """Tell whether the bot may make scheduled events on a server."""
    return bool(compute_bot_role_bits(guild) & compute_permission_bits("create_events", "administrator"))


def require_event_permission(guild: Guild, *, own: bool) -> None:
    """Refuse with 50013 if the bot may not make, change or delete an event: its own need less than those of others."""
    needed = ("create_events", "manage_events") if own else ("manage_events",)
    if not guild.has_bot:
        raise build_refusal(50001)
    if not compute_bot_role_bits(guild) & compute_permission_bits(*needed, "administrator"):
        raise build_refusal(50013)


def compute_person_permissions(world: World, user: User, channel: Channel) -> int:
    """Return what a person may do in a channel, as bits; a server is its owner's."""
    guild = world.find_guild(channel)
    if guild is None:
        return DM_PERMISSIONS
    return compute_permission_bits(*PERMISSIONS) if user.id == guild.owner_id else MEMBER_PERMISSIONS


def require_permissions(world: World, channel: Channel, *names: str) -> None:
    """Refuse with 50001 if the bot does not see the channel, with 50013 if it lacks a permission."""
    allowed = compute_bot_permissions(world, channel)
    if not allowed & PERMISSIONS["view_channel"]:
        raise build_refusal(50001)
    if compute_permission_bits(*names) & ~allowed:
        raise build_refusal(50013)


def require_sending(world: World, channel: Channel, *names: str) -> None:
    """Refuse if the bot may not write in a channel or thread, or if a person's DMs are closed (50007, 50278)."""
    if channel.kind is ChannelKind.DM:
        person = world.users[channel.person_id or 0]
        if world.has_left(person.id):
            raise build_refusal(50278)
        if not person.dms_open:
            raise build_refusal(50007)
        return
    require_permissions(world, channel, "send_messages_in_threads" if channel.thread else "send_messages", *names)


def require_writable(world: World, channel: Channel) -> None:
    """Refuse a new message of the bot in a locked thread (50083), or in a forum itself (50024)."""
    if channel.kind is ChannelKind.FORUM:
        raise build_refusal(50024)
    buried = channel.thread is not None and channel.thread.archived and channel.thread.locked
    if buried or _is_locked(channel, compute_bot_permissions(world, channel)):
        raise build_refusal(50083)


def require_open(world: World, channel: Channel) -> None:
    """Refuse a change of a message in a thread that is archived or locked (50083)."""
    archived = channel.thread is not None and channel.thread.archived
    if archived or _is_locked(channel, compute_bot_permissions(world, channel)):
        raise build_refusal(50083)


def require_not_locked(world: World, user: User, channel: Channel) -> None:
    """Tell a person that they cannot write, click or command in a locked thread."""
    if _is_locked(channel, compute_person_permissions(world, user, channel)):
        raise NotPossible("This thread is locked.")


def _is_locked(channel: Channel, permissions: int) -> bool:
    return channel.thread is not None and channel.thread.locked and not permissions & PERMISSIONS["manage_threads"]
