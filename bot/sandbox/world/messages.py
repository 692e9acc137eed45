"""Messages as they come, change and go: their files, layout and mentions, and who is told."""

from collections.abc import Sequence

from bot.sandbox.world.attachments import Upload
from bot.sandbox.world.components import ComponentFinisher
from bot.sandbox.world.embeds import finish_embeds
from bot.sandbox.world.mentions import set_mentions, set_pings
from bot.sandbox.world.protocol import JsonObject, MessageFlag
from bot.sandbox.world.sandbox_context import SandboxContext
from bot.sandbox.world.threads import add_to_thread
from bot.sandbox.world.world import Attachment, Channel, Message, User, get_wall_time

KEPT_FLAGS = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
"""The flags that a request may set (ephemerals are told apart by who sees them)."""


def post_message(
    context: SandboxContext,
    channel: Channel,
    author: User,
    body: JsonObject,
    uploads: Sequence[Upload] = (),
    *,
    made_by: Message | None = None,
) -> Message:
    """Put a new message into a channel, notify (ping) people, tell everybody.

    `body` is the request's, already checked. `made_by` is an empty message that an interaction prepared, with its
    viewer and its metadata.
    """
    message = made_by or Message(context.world.generate_id(), channel.id, author.id)
    message.reference = _build_reference(body, channel)
    message.nonce = body.get("nonce")
    fill_message(context, message, body, uploads)
    add_message_to_channel(context, channel, message)
    return message


def add_message_to_channel(context: SandboxContext, channel: Channel, message: Message) -> None:
    """Put a written message into a channel; a placeholder that still loads notifies nobody."""
    channel.messages[message.id] = message
    if not message.is_ephemeral:
        channel.last_message_id = message.id
        _count_in_thread(context, channel, message)
    if not message.is_loading:
        set_pings(context.world, channel, message)
    context.announce_message("message_create", message)
    context.announce_unread(channel)


def edit_message_and_announce(
    context: SandboxContext, message: Message, body: JsonObject, uploads: Sequence[Upload] = ()
) -> None:
    """Change a message by a request that was checked, and tell everybody. Nobody is notified."""
    if not message.is_loading:
        message.edited = get_wall_time()
    fill_message(context, message, body, uploads)
    context.announce_message("message_update", message)


def fill_placeholder(context: SandboxContext, message: Message, body: JsonObject, uploads: Sequence[Upload]) -> None:
    """Turn the placeholder of a deferred answer into the first follow-up, which does ping people."""
    fill_message(context, message, body, uploads)
    set_pings(context.world, context.world.channels[message.channel_id], message)
    context.announce_message("message_update", message)


def delete_message_and_announce(context: SandboxContext, message: Message) -> None:
    """Delete a message and tell everybody."""
    channel = context.world.channels[message.channel_id]
    del channel.messages[message.id]
    context.files.drop_attachments(message.attachments)
    context.announce_message_deletion(message)
    context.announce_unread(channel)


def fill_message(context: SandboxContext, message: Message, body: JsonObject, uploads: Sequence[Upload]) -> None:
    """Write the request's content into a message; fields that it leaves out stay."""
    before, message.attachments = message.attachments, _merge_attachments(context, message, body, uploads)
    context.files.drop_attachments(attachment for attachment in before if attachment not in message.attachments)
    message.flags = int((message.flags & ~MessageFlag.LOADING) | ((body.get("flags") or 0) & KEPT_FLAGS))
    if message.is_ephemeral:
        message.flags |= int(MessageFlag.EPHEMERAL)
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = finish_embeds(body["embeds"] or [], message.attachments, context.address)
    if "components" in body:
        finishing = ComponentFinisher(context.world, message.attachments, context.address)
        message.components = finishing.finish_components(body["components"] or [])
    channel = context.world.channels[message.channel_id]
    set_mentions(context.world, channel, message, body.get("allowed_mentions"))


def _merge_attachments(
    context: SandboxContext, message: Message, body: JsonObject, uploads: Sequence[Upload]
) -> list[Attachment]:
    listed: dict[int, JsonObject] = {int(entry["id"]): entry for entry in body.get("attachments") or ()}
    attachments = message.attachments
    if body.get("attachments") is not None:
        attachments = [attachment for attachment in attachments if attachment.id in listed]
    for attachment in attachments:
        attachment.description = listed.get(attachment.id, {}).get("description", attachment.description)
    sent = [
        context.files.store_upload(context.world, message.channel_id, u, listed.get(u.index, {}))
        for u in sorted(uploads, key=lambda upload: upload.index)
    ]
    return [*attachments, *sent]


def _build_reference(body: JsonObject, channel: Channel) -> JsonObject | None:
    asked = body.get("message_reference")
    if not asked or asked.get("message_id") is None:
        return None
    place = {"channel_id": str(asked.get("channel_id") or channel.id)}
    return {"type": 0, "message_id": str(asked["message_id"])} | place


def _count_in_thread(context: SandboxContext, channel: Channel, message: Message) -> None:
    thread = channel.thread
    if thread is None:
        return
    thread.sent += 1
    for user_id in (message.author_id, *message.mentions):
        add_to_thread(context, channel, context.world.users[user_id])
    if thread.archived and not thread.locked:
        thread.archived, thread.changed = False, get_wall_time()
        context.announce_channel("update", channel)
