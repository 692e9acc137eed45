"""Threads: started from a message or without one, joined, left, changed, archived."""

from bot.sandbox.world.errors import build_refusal
from bot.sandbox.world.payloads import build_thread_json, build_thread_member_json
from bot.sandbox.world.permissions import compute_bot_permissions
from bot.sandbox.world.protocol import THREAD_KINDS_BY_CHANNEL, ChannelKind, JsonObject, MessageFlag
from bot.sandbox.world.sandbox_context import SandboxContext, build_page_channel
from bot.sandbox.world.world import Channel, Message, Thread, User, get_wall_time


def create_thread(
    context: SandboxContext, parent: Channel, owner: User, body: JsonObject, message: Message | None = None
) -> Channel:
    """Start a thread in a text channel: from a message (then it has the message's id) or without one."""
    if message is not None and message.id in context.world.channels:
        raise build_refusal(160004)
    kind = (
        min(THREAD_KINDS_BY_CHANNEL[parent.kind])
        if message
        else ChannelKind(body.get("type") or ChannelKind.PRIVATE_THREAD)
    )
    now = get_wall_time()
    thread = Thread(parent.id, owner.id, created=now, changed=now, members={owner.id: now})
    thread.auto_archive_duration = body.get("auto_archive_duration") or thread.auto_archive_duration
    thread.invitable = body.get("invitable", True)
    channel = Channel(
        message.id if message else context.world.generate_id(), kind, body["name"], parent.guild_id, thread=thread
    )
    context.world.channels[channel.id] = channel
    if message:
        message.flags |= int(MessageFlag.HAS_THREAD)
    _announce_new(context, channel)
    if message:
        context.announce_message("message_update", message)
    return channel


def _announce_new(context: SandboxContext, channel: Channel) -> None:
    if compute_bot_permissions(context.world, channel):
        payload = build_thread_json(context.world, channel) | {"newly_created": True}
        context.feed.send_to_bot("THREAD_CREATE", payload, channel.guild_id)
    for user in context.world.list_viewers(channel):
        context.feed.send_to_person(user.id, "channel_create", build_page_channel(context.world, user, channel))


def add_to_thread(context: SandboxContext, channel: Channel, user: User) -> None:
    """Put somebody into a thread, unless they are already in it."""
    thread = _require_thread(channel)
    if user.id in thread.members:
        return
    thread.members[user.id] = get_wall_time()
    if channel.kind is ChannelKind.PRIVATE_THREAD:
        context.feed.send_to_person(user.id, "channel_create", build_page_channel(context.world, user, channel))
        if user.is_bot:  # "Thread Create": it is also sent when the bot is added to an existing private thread
            context.feed.send_to_bot("THREAD_CREATE", build_thread_json(context.world, channel), channel.guild_id)
    _announce_members(context, channel, added=[user], removed=[])


def remove_thread_member(context: SandboxContext, channel: Channel, user: User) -> None:
    """Take somebody out of a thread, or refuse with 10007 if they are not in it."""
    thread = _require_thread(channel)
    if user.id not in thread.members:
        raise build_refusal(10007)
    del thread.members[user.id]
    if channel.kind is ChannelKind.PRIVATE_THREAD:
        gone = build_page_channel(context.world, user, channel)
        context.feed.send_to_person(user.id, "channel_delete", gone)
    _announce_members(context, channel, added=[], removed=[user])


def _announce_members(context: SandboxContext, channel: Channel, added: list[User], removed: list[User]) -> None:
    thread = _require_thread(channel)
    change: JsonObject = {
        "id": str(channel.id),
        "guild_id": str(channel.guild_id),
        "member_count": min(len(thread.members), 50),
    }
    if added:
        joined = [(user.id, thread.members[user.id]) for user in added]
        change["added_members"] = [build_thread_member_json(channel, *member) for member in joined]
    if removed:
        change["removed_member_ids"] = [str(user.id) for user in removed]
    context.feed.send_to_bot("THREAD_MEMBERS_UPDATE", change, channel.guild_id)


def change_thread(context: SandboxContext, channel: Channel, body: JsonObject) -> None:
    """Rename, archive, lock or open a thread, and tell everybody; 50083 if it is archived and stays so."""
    thread = _require_thread(channel)
    if thread.archived and body.get("archived", True):
        raise build_refusal(50083)
    channel.name = body.get("name") or channel.name
    channel.slowmode = body.get("rate_limit_per_user", channel.slowmode)
    for key in ("archived", "locked", "invitable", "auto_archive_duration"):
        if body.get(key) is not None:
            setattr(thread, key, body[key])
    if "archived" in body:
        thread.changed = get_wall_time()
    context.announce_channel("update", channel)


def delete_thread(context: SandboxContext, channel: Channel) -> None:
    """Delete a thread with its messages, and tell everybody."""
    world = context.world
    onlookers = world.list_viewers(channel)
    gone: JsonObject = {
        "id": str(channel.id),
        "guild_id": str(channel.guild_id),
        "parent_id": str(_require_thread(channel).parent_id),
        "type": int(channel.kind),
    }
    shown = {user.id: build_page_channel(world, user, channel) for user in onlookers}
    del world.channels[channel.id]
    context.files.drop_attachments(a for message in channel.messages.values() for a in message.attachments)
    context.feed.send_to_bot("THREAD_DELETE", gone, channel.guild_id)
    for user_id, page in shown.items():
        context.feed.send_to_person(user_id, "channel_delete", page)


def _require_thread(channel: Channel) -> Thread:
    if channel.thread is None:
        raise build_refusal(50024)
    return channel.thread
