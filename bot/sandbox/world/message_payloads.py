"""Serializes messages with everything attached to them as Discord's API does."""

from bot.sandbox.world.payloads import build_thread_json, build_user_json
from bot.sandbox.world.protocol import JsonObject, format_timestamp
from bot.sandbox.world.snowflake import read_snowflake_time
from bot.sandbox.world.world import Attachment, Message, World

PLAIN_MESSAGE, REPLY, SLASH_ANSWER, MENU_ANSWER = 0, 19, 20, 23
"""Discord's types of messages that the sandbox knows."""


def build_attachment_json(attachment: Attachment, address: str) -> JsonObject:
    """Write an attachment, with where its bytes are."""
    url = build_cdn_url(attachment, address)
    payload: JsonObject = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": attachment.size,
        "url": url,
        "proxy_url": url,
    }
    for key in ("content_type", "description", "width", "height"):
        value = getattr(attachment, key)
        if value is not None:
            payload[key] = value
    return payload


def build_cdn_url(attachment: Attachment, address: str) -> str:
    """Return where an attachment's bytes are served."""
    return f"{address}/cdn/attachments/{attachment.channel_id}/{attachment.id}/{attachment.filename}"


def build_message_json(world: World, message: Message, address: str) -> JsonObject:
    """Write a message as REST does (the gateway adds `guild_id` and `member`)."""
    payload: JsonObject = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "type": _find_message_type(message),
        "author": build_user_json(world.users[message.author_id]),
        "content": message.content,
        "embeds": message.embeds,
        "attachments": [build_attachment_json(a, address) for a in _list_loose_attachments(message, address)],
        "components": message.components,
        "flags": message.flags,
        "timestamp": format_timestamp(read_snowflake_time(message.id)),
        "edited_timestamp": None if message.edited is None else format_timestamp(message.edited),
        "mentions": [build_user_json(world.users[user_id]) for user_id in message.mentions],
        "mention_roles": [str(role) for role in message.mention_roles],
        "mention_everyone": message.mention_everyone,
        "pinned": message.pinned is not None,
        "tts": False,
    }
    return payload | _build_optional_fields(world, message, address)


def _find_message_type(message: Message) -> int:
    """Return what kind of message it is: a reply, the answer to a slash command or to a menu's, or a plain one."""
    if message.reference:
        return REPLY
    if not message.command:
        return PLAIN_MESSAGE
    chosen_in_menu = not {"target_user", "target_message_id"}.isdisjoint(message.interaction or {})
    return MENU_ANSWER if chosen_in_menu else SLASH_ANSWER


def _list_loose_attachments(message: Message, address: str) -> list[Attachment]:
    """Return the attachments that no embed shows already; Discord leaves the others out of the list."""
    urls = {media.get("url") for e in message.embeds for media in e.values() if isinstance(media, dict)}
    return [a for a in message.attachments if build_cdn_url(a, address) not in urls]


def _build_optional_fields(world: World, message: Message, address: str) -> JsonObject:
    extras: JsonObject = {}
    if message.nonce is not None:
        extras["nonce"] = message.nonce
    if message.interaction:
        application = str(world.application_id)
        extras |= {"interaction_metadata": message.interaction, "webhook_id": application}
        extras["application_id"] = application
    if message.command:
        extras["interaction"] = message.command
    if message.reactions:
        extras["reactions"] = [_build_reaction_json(world, e, users) for e, users in message.reactions.items()]
    if message.reference:
        extras["message_reference"] = message.reference
        extras["referenced_message"] = _build_reply_target_json(world, message, address)
    thread = world.channels.get(message.id)
    if thread and thread.thread:
        extras["thread"] = build_thread_json(world, thread)
    return extras


def _build_reply_target_json(world: World, message: Message, address: str) -> JsonObject | None:
    reference = message.reference or {}
    channel = world.channels.get(int(reference["channel_id"]))
    original = channel.messages.get(int(reference["message_id"])) if channel else None
    if original is None:
        return None
    payload = build_message_json(world, original, address)
    return {key: value for key, value in payload.items() if key != "referenced_message"}


def build_emoji_json(emoji: str) -> JsonObject:
    """Write an emoji that REST names as `name` or `name:id`."""
    name, _, emoji_id = emoji.partition(":")
    return {"id": emoji_id or None, "name": name}


def _build_reaction_json(world: World, emoji: str, users: list[int]) -> JsonObject:
    return {
        "emoji": build_emoji_json(emoji),
        "count": len(users),
        "count_details": {"normal": len(users), "burst": 0},
        "burst_colors": [],
        "me": world.bot.id in users,
        "me_burst": False,
    }
