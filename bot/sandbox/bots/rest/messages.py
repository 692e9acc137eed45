"""Routes of messages in channels: write, read, edit, delete, pin, react, type."""

from collections.abc import Sequence

from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.bots.rest.rest_call import NO_CONTENT, RestCall, Route
from bot.sandbox.bots.validation import validate_message
from bot.sandbox.world import messages
from bot.sandbox.world.errors import Refused, build_refusal
from bot.sandbox.world.message_payloads import build_emoji_json
from bot.sandbox.world.payloads import build_member_json
from bot.sandbox.world.permissions import require_open, require_permissions, require_sending, require_writable
from bot.sandbox.world.protocol import ChannelKind, JsonObject, format_timestamp
from bot.sandbox.world.world import Channel, Message, get_wall_time

MAX_PINS = 250


def create_message(call: RestCall) -> RestAnswer:
    """Send a message."""
    channel = call.find_channel_in_path()
    needed = (["attach_files"] if call.uploads else []) + (["embed_links"] if call.body.get("embeds") else [])
    require_sending(call.world, channel, *needed)
    require_writable(call.world, channel)
    validate_message(call.body, call.uploads)
    _require_reference(call, channel)
    return RestAnswer(call.stage.build_rest_message(_find_duplicate(call) or _post_with_nonce(call, channel)))


def _post_with_nonce(call: RestCall, channel: Channel) -> Message:
    message = messages.post_message(call.stage, channel, call.world.bot, call.body, call.uploads)
    call.stage.nonces.remember_nonce(message)
    return message


def _find_duplicate(call: RestCall) -> Message | None:
    """Return the message that this request made already, if the bot asks for its nonce to be unique."""
    nonce = call.body.get("nonce")
    sent = call.stage.nonces.find_message(nonce) if nonce is not None and call.body.get("enforce_nonce") else None
    place = call.world.channels.get(sent.channel_id) if sent else None
    return sent if sent and place and sent.id in place.messages else None


def _require_reference(call: RestCall, channel: Channel) -> None:
    reference = call.body.get("message_reference") or {}
    if reference.get("message_id") is None or not reference.get("fail_if_not_exists", True):
        return
    if int(reference["message_id"]) not in channel.messages:
        sentence = "Unknown message"
        errors = {"message_reference": {"_errors": [{"code": "REPLIES_UNKNOWN_MESSAGE", "message": sentence}]}}
        raise Refused(400, 50035, "Invalid Form Body", errors)


def _find_readable_channel(call: RestCall) -> Channel:
    channel = call.find_channel_in_path()
    require_permissions(call.world, channel, "read_message_history")
    return channel


def get_message(call: RestCall) -> RestAnswer:
    """Read one message."""
    _find_readable_channel(call)
    return RestAnswer(call.stage.build_rest_message(call.find_message_in_path()))


def list_messages(call: RestCall) -> RestAnswer:
    """Read a channel's messages, newest first, `before`, `after` or `around` one."""
    channel = _find_readable_channel(call)
    limit = max(1, min(100, int(call.query.get("limit", 50))))
    messages = [message for message in channel.messages.values() if not message.is_ephemeral]
    return RestAnswer([call.stage.build_rest_message(message) for message in _slice_history(messages, call, limit)])


def _slice_history(messages: Sequence[Message], call: RestCall, limit: int) -> list[Message]:
    """Return the messages asked for, newest first."""
    if "before" in call.query:
        messages = [message for message in messages if message.id < int(call.query["before"])]
    elif "after" in call.query:
        messages = [message for message in messages if message.id > int(call.query["after"])][:limit]
    elif "around" in call.query:
        place = sum(message.id < int(call.query["around"]) for message in messages)
        messages = messages[max(0, place - limit // 2) :][:limit]
    return list(reversed(messages[-limit:]))


def edit_message(call: RestCall) -> RestAnswer:
    """Edit a message of the bot's own."""
    channel = call.find_channel_in_path()
    require_permissions(call.world, channel)
    message = call.find_message_in_path()
    if message.author_id != call.world.bot.id:
        raise build_refusal(50005)
    require_open(call.world, channel)
    validate_message(call.body, call.uploads, existing=message)
    messages.edit_message_and_announce(call.stage, message, call.body, call.uploads)
    return RestAnswer(call.stage.build_rest_message(message))


def delete_message(call: RestCall) -> RestAnswer:
    """Delete a message: the bot's own, or another's if the bot may manage messages."""
    channel = call.find_channel_in_path()
    require_permissions(call.world, channel)
    message = call.find_message_in_path()
    if message.author_id != call.world.bot.id:
        if channel.kind is ChannelKind.DM:
            raise build_refusal(50003)
        require_permissions(call.world, channel, "manage_messages")
    require_open(call.world, channel)
    messages.delete_message_and_announce(call.stage, message)
    return NO_CONTENT


def bulk_delete_messages(call: RestCall) -> RestAnswer:
    """Delete several messages at once."""
    channel = call.find_channel_in_path()
    require_permissions(call.world, channel, "manage_messages")
    for number in call.body.get("messages") or ():
        if int(number) in channel.messages:
            messages.delete_message_and_announce(call.stage, channel.messages[int(number)])
    return NO_CONTENT


def show_typing(call: RestCall) -> RestAnswer:
    """Show that the bot is typing."""
    channel = call.find_channel_in_path()
    require_sending(call.world, channel)
    for user in call.world.list_viewers(channel):
        call.stage.feed.send_to_person(user.id, "typing", {"channel_id": str(channel.id)})
    return NO_CONTENT


def list_pins(call: RestCall) -> RestAnswer:
    """Read the pinned messages, the latest pin first."""
    pinned = _list_pinned_messages(_find_readable_channel(call))
    items = [
        {"pinned_at": format_timestamp(m.pinned or 0), "message": call.stage.build_rest_message(m)} for m in pinned
    ]
    return RestAnswer({"items": items, "has_more": False})


def list_pins_deprecated(call: RestCall) -> RestAnswer:
    """Read the pinned messages as a plain list."""
    return RestAnswer(
        [call.stage.build_rest_message(message) for message in _list_pinned_messages(_find_readable_channel(call))]
    )


def _list_pinned_messages(channel: Channel) -> list[Message]:
    pinned = [message for message in channel.messages.values() if message.pinned is not None]
    return sorted(pinned, key=lambda message: message.pinned or 0, reverse=True)


def pin_message(call: RestCall) -> RestAnswer:
    """Pin a message."""
    channel = call.find_channel_in_path()
    require_permissions(call.world, channel, *_list_pin_permissions(channel))
    message = call.find_message_in_path()
    if message.pinned is None and len(_list_pinned_messages(channel)) >= MAX_PINS:
        raise build_refusal(30003)
    message.pinned = message.pinned or get_wall_time()
    return _announce_pins(call, channel, message)


def unpin_message(call: RestCall) -> RestAnswer:
    """Remove a pin."""
    channel = call.find_channel_in_path()
    require_permissions(call.world, channel, *_list_pin_permissions(channel))
    message = call.find_message_in_path()
    message.pinned = None
    return _announce_pins(call, channel, message)


def _list_pin_permissions(channel: Channel) -> tuple[str, ...]:
    return ("pin_messages",) if channel.in_guild else ()


def _announce_pins(call: RestCall, channel: Channel, message: Message) -> RestAnswer:
    latest = max((m.pinned or 0 for m in _list_pinned_messages(channel)), default=None)
    moment = None if latest is None else format_timestamp(latest)
    change: JsonObject = {"channel_id": str(channel.id), "last_pin_timestamp": moment}
    if channel.in_guild:
        change["guild_id"] = str(channel.guild_id)
    call.stage.feed.send_to_bot("CHANNEL_PINS_UPDATE", change, channel.guild_id)
    call.stage.announce_message("message_update", message)
    return NO_CONTENT


def add_reaction(call: RestCall) -> RestAnswer:
    """Put the bot's reaction under a message."""
    channel = _find_readable_channel(call)
    require_open(call.world, channel)
    message, emoji = call.find_message_in_path(), call.where["emoji"]
    if emoji.isascii() and ":" not in emoji:
        raise build_refusal(10014)
    users = message.reactions.setdefault(emoji, [])
    if not users:
        require_permissions(call.world, channel, "add_reactions")
    return _set_reaction(call, message, emoji, there=True)


def remove_reaction(call: RestCall) -> RestAnswer:
    """Remove the bot's reaction."""
    _find_readable_channel(call)
    return _set_reaction(call, call.find_message_in_path(), call.where["emoji"], there=False)


def _set_reaction(call: RestCall, message: Message, emoji: str, *, there: bool) -> RestAnswer:
    users, bot = message.reactions.get(emoji, []), call.world.bot
    if (bot.id in users) == there:
        return NO_CONTENT
    if there:
        users.append(bot.id)
    else:
        users.remove(bot.id)
    if not users:
        del message.reactions[emoji]
    announce_reaction(call, message, emoji, there=there)
    return NO_CONTENT


def announce_reaction(call: RestCall, message: Message, emoji: str, *, there: bool) -> None:
    """Tell bot and people about the bot's reaction, added or removed."""
    channel, bot = call.world.channels[message.channel_id], call.world.bot
    change: JsonObject = {
        "user_id": str(bot.id),
        "channel_id": str(channel.id),
        "message_id": str(message.id),
        "emoji": build_emoji_json(emoji),
        "burst": False,
        "type": 0,
    }
    if guild := call.world.find_guild(channel):
        change |= {"guild_id": str(guild.id), "member": build_member_json(guild, bot)}
    event = "MESSAGE_REACTION_ADD" if there else "MESSAGE_REACTION_REMOVE"
    call.stage.feed.send_to_bot(event, change, channel.guild_id)
    for user in call.world.list_viewers(channel):
        call.stage.feed.send_to_person(user.id, "message_update", call.stage.build_page_message(message))


MESSAGES_PATH = "/channels/{channel}/messages"
MESSAGE_PATH = MESSAGES_PATH + "/{message}"
ROUTES: tuple[Route, ...] = (
    ("POST", MESSAGES_PATH, create_message),
    ("GET", MESSAGES_PATH, list_messages),
    ("POST", f"{MESSAGES_PATH}/bulk-delete", bulk_delete_messages),
    ("GET", f"{MESSAGES_PATH}/pins", list_pins),
    ("PUT", f"{MESSAGES_PATH}/pins/{{message}}", pin_message),
    ("DELETE", f"{MESSAGES_PATH}/pins/{{message}}", unpin_message),
    ("GET", "/channels/{channel}/pins", list_pins_deprecated),
    ("PUT", "/channels/{channel}/pins/{message}", pin_message),
    ("DELETE", "/channels/{channel}/pins/{message}", unpin_message),
    ("GET", MESSAGE_PATH, get_message),
    ("PATCH", MESSAGE_PATH, edit_message),
    ("DELETE", MESSAGE_PATH, delete_message),
    ("PUT", f"{MESSAGE_PATH}/reactions/{{emoji}}/@me", add_reaction),
    ("DELETE", f"{MESSAGE_PATH}/reactions/{{emoji}}/@me", remove_reaction),
    ("POST", "/channels/{channel}/typing", show_typing),
)
