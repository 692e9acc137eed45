"""What the state of a thread allows: archived, locked, private, or a post of a forum. Permissions are elsewhere.

Archived: nothing in it changes; a message wakes it, unless it is locked, too (50083 otherwise).
Locked: only who may manage threads writes, edits or clicks in it (discord-api-docs pull 5919, issues 6884 and 7900).
Private: anybody who is not in it sees nothing of it, the bot included (50001).
A forum takes no messages of its own (50024, "Forum Channels" in Discord's documentation).
"""

from bot.sandbox.world.errors import NotPossible, refusal_with_code
from bot.sandbox.world.permissions import PERMISSIONS, bot_permissions, person_permissions
from bot.sandbox.world.protocol import ChannelKind
from bot.sandbox.world.world import Channel, User, World


def require_writable(world: World, channel: Channel) -> None:
    """Refuse a new message of the bot in a locked thread (50083), or in a forum itself (50024)."""
    if channel.kind is ChannelKind.FORUM:
        raise refusal_with_code(50024)
    buried = channel.thread is not None and channel.thread.archived and channel.thread.locked
    if buried or _is_locked(channel, bot_permissions(world, channel)):
        raise refusal_with_code(50083)


def require_open(world: World, channel: Channel) -> None:
    """Refuse a change of a message in a thread that is archived or locked (50083)."""
    archived = channel.thread is not None and channel.thread.archived
    if archived or _is_locked(channel, bot_permissions(world, channel)):
        raise refusal_with_code(50083)


def check_not_locked(world: World, user: User, channel: Channel) -> None:
    """Tell a person that they cannot write, click or command in a locked thread."""
    if _is_locked(channel, person_permissions(world, user, channel)):
        raise NotPossible("This thread is locked.")


def _is_locked(channel: Channel, permissions: int) -> bool:
    return channel.thread is not None and channel.thread.locked and not permissions & PERMISSIONS["manage_threads"]
