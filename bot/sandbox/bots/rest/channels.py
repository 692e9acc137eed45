"""Routes of channels and threads: look, rename, archive, start, join, leave."""

from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.bots.rest.rest_call import NO_CONTENT, RestCall, Route
from bot.sandbox.bots.validation import validate_new_thread, validate_thread_change
from bot.sandbox.world import threads
from bot.sandbox.world.errors import build_refusal
from bot.sandbox.world.payloads import build_channel_json, build_thread_json, build_thread_member_json
from bot.sandbox.world.permissions import PERMISSIONS, compute_bot_permissions, require_permissions
from bot.sandbox.world.protocol import THREAD_KINDS_BY_CHANNEL, ChannelKind
from bot.sandbox.world.world import Channel, Thread, User

_THREAD_PERMISSIONS = {
    ChannelKind.ANNOUNCEMENT_THREAD: "create_public_threads",
    ChannelKind.PUBLIC_THREAD: "create_public_threads",
    ChannelKind.PRIVATE_THREAD: "create_private_threads",
}


def get_channel(call: RestCall) -> RestAnswer:
    """Look at a channel."""
    channel = call.find_channel_in_path()
    require_permissions(call.world, channel)
    return RestAnswer(build_channel_json(call.world, channel))


def edit_channel(call: RestCall) -> RestAnswer:
    """Change a thread; a text channel needs a permission that the bot was not invited with."""
    channel = call.find_channel_in_path()
    if channel.kind is ChannelKind.DM:
        raise build_refusal(50024)
    if not channel.thread:
        require_permissions(call.world, channel, "manage_channels")
        raise build_refusal(50024)
    require_permissions(call.world, channel)
    validate_thread_change(call.body)
    if not (_may_open(call, channel, channel.thread) or _may_manage(call, channel, channel.thread)):
        raise build_refusal(50013)
    threads.change_thread(call.stage, channel, call.body)
    return RestAnswer(build_thread_json(call.world, channel))


def _may_open(call: RestCall, channel: Channel, thread: Thread) -> bool:
    """Tell whether the bot may open an archived thread that is not locked: anybody who may write there may."""
    writes = compute_bot_permissions(call.world, channel) & PERMISSIONS["send_messages_in_threads"]
    return bool(writes) and not thread.locked and call.body == {"archived": False}


def _may_manage(call: RestCall, channel: Channel, thread: Thread) -> bool:
    """Tell whether the bot may change a thread: its own ones, but no locked ones (docs pull 7407)."""
    manager = compute_bot_permissions(call.world, channel) & PERMISSIONS["manage_threads"]
    author = thread.owner_id == call.world.bot.id
    return bool(manager) or (author and not thread.locked and call.body.get("locked", True) is not False)


def delete_channel(call: RestCall) -> RestAnswer:
    """Delete a thread (channel), or close a DM."""
    channel = call.find_channel_in_path()
    payload = build_channel_json(call.world, channel)
    if channel.thread:
        require_permissions(call.world, channel, "manage_threads")
        threads.delete_thread(call.stage, channel)
    elif channel.in_guild:
        require_permissions(call.world, channel, "manage_channels")
        raise build_refusal(50024)
    return RestAnswer(payload)


def start_thread(call: RestCall) -> RestAnswer:
    """Start a thread without a message."""
    parent = _find_parent(call)
    validate_new_thread(call.body)
    kind = ChannelKind(call.body.get("type") or ChannelKind.PRIVATE_THREAD)
    if kind not in THREAD_KINDS_BY_CHANNEL[parent.kind]:
        raise build_refusal(50024)
    require_permissions(call.world, parent, _THREAD_PERMISSIONS[kind])
    return RestAnswer(
        build_thread_json(call.world, threads.create_thread(call.stage, parent, call.world.bot, call.body)), 201
    )


def start_thread_from_message(call: RestCall) -> RestAnswer:
    """Start a thread from a message."""
    parent = _find_parent(call)
    require_permissions(call.world, parent, "create_public_threads", "read_message_history")
    message = call.find_message_in_path()
    validate_new_thread(call.body)
    thread = threads.create_thread(call.stage, parent, call.world.bot, call.body, message)
    return RestAnswer(build_thread_json(call.world, thread), 201)


def list_invites(call: RestCall) -> RestAnswer:
    """Answer a channel's invitations: there are none, and who may not manage the channel is refused."""
    require_permissions(call.world, call.find_channel_in_path(), "manage_channels")
    return RestAnswer([])


def _find_parent(call: RestCall) -> Channel:
    parent = call.find_channel_in_path()
    if parent.kind not in THREAD_KINDS_BY_CHANNEL:
        raise build_refusal(50024)
    require_permissions(call.world, parent)
    return parent


def _find_thread(call: RestCall) -> tuple[Channel, Thread]:
    channel = call.find_channel_in_path()
    if channel.thread is None:
        raise build_refusal(50024)
    require_permissions(call.world, channel)
    return channel, channel.thread


def _find_target_user(call: RestCall) -> User:
    return call.world.bot if "user" not in call.where else call.world.get_user(call.read_snowflake_in_path("user"))


def add_thread_member(call: RestCall) -> RestAnswer:
    """Put the bot or somebody else into a thread."""
    channel, thread = _find_thread(call)
    if thread.archived:
        raise build_refusal(50083)
    threads.add_to_thread(call.stage, channel, _find_target_user(call))
    return NO_CONTENT


def delete_thread_member(call: RestCall) -> RestAnswer:
    """Take the bot or somebody else out of a thread."""
    channel, thread = _find_thread(call)
    if "user" in call.where and not _may_manage(call, channel, thread):
        raise build_refusal(50013)
    threads.remove_thread_member(call.stage, channel, _find_target_user(call))
    return NO_CONTENT


def list_thread_members(call: RestCall) -> RestAnswer:
    """Answer who is in a thread."""
    channel, thread = _find_thread(call)
    return RestAnswer([build_thread_member_json(channel, *member) for member in thread.members.items()])


def get_thread_member(call: RestCall) -> RestAnswer:
    """Answer whether somebody is in a thread."""
    channel, thread = _find_thread(call)
    user_id = call.read_snowflake_in_path("user")
    if user_id not in thread.members:
        raise build_refusal(10007)
    return RestAnswer(build_thread_member_json(channel, user_id, thread.members[user_id]))


def list_archived_threads(call: RestCall) -> RestAnswer:
    """Answer a channel's archived threads: public or private ones."""
    parent = _find_parent(call)
    kind = ChannelKind.PRIVATE_THREAD if call.where["kind"] == "private" else ChannelKind.PUBLIC_THREAD
    if kind is ChannelKind.PRIVATE_THREAD:
        require_permissions(call.world, parent, "manage_threads")
    channels = [c for c in call.world.list_threads(parent.id) if c.kind is kind and c.thread and c.thread.archived]
    payloads = [build_thread_json(call.world, channel) for channel in reversed(channels)]
    return RestAnswer(
        {"threads": payloads, "members": [t["member"] for t in payloads if "member" in t], "has_more": False}
    )


CHANNEL_PATH = "/channels/{channel}"
ROUTES: tuple[Route, ...] = (
    ("GET", CHANNEL_PATH, get_channel),
    ("PATCH", CHANNEL_PATH, edit_channel),
    ("DELETE", CHANNEL_PATH, delete_channel),
    ("GET", f"{CHANNEL_PATH}/invites", list_invites),
    ("POST", f"{CHANNEL_PATH}/threads", start_thread),
    ("POST", f"{CHANNEL_PATH}/messages/{{message}}/threads", start_thread_from_message),
    ("GET", f"{CHANNEL_PATH}/threads/archived/{{kind:public|private}}", list_archived_threads),
    ("GET", f"{CHANNEL_PATH}/thread-members", list_thread_members),
    ("PUT", f"{CHANNEL_PATH}/thread-members/@me", add_thread_member),
    ("DELETE", f"{CHANNEL_PATH}/thread-members/@me", delete_thread_member),
    ("PUT", f"{CHANNEL_PATH}/thread-members/{{user}}", add_thread_member),
    ("GET", f"{CHANNEL_PATH}/thread-members/{{user}}", get_thread_member),
    ("DELETE", f"{CHANNEL_PATH}/thread-members/{{user}}", delete_thread_member),
)
