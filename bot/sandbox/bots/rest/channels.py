"""Routes of channels and threads: look, rename, archive, start, join, leave."""

from bot.sandbox.bots.refuse import check_new_thread, check_thread_change
from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.bots.rest.call import NOTHING, Call, Route
from bot.sandbox.world import threads
from bot.sandbox.world.errors import refusal
from bot.sandbox.world.payloads import channel_json, thread_json, thread_member_json
from bot.sandbox.world.permissions import PERMISSIONS, bot_permissions, require
from bot.sandbox.world.protocol import THREADS_IN, ChannelKind
from bot.sandbox.world.world import Channel, Thread, User

_TO_START = {
    ChannelKind.ANNOUNCEMENT_THREAD: "create_public_threads",
    ChannelKind.PUBLIC_THREAD: "create_public_threads",
    ChannelKind.PRIVATE_THREAD: "create_private_threads",
}


def get(call: Call) -> RestAnswer:
    """Look at a channel."""
    channel = call.channel()
    require(call.world, channel)
    return RestAnswer(channel_json(call.world, channel))


def change(call: Call) -> RestAnswer:
    """Change a thread; a text channel needs a permission that the bot was not invited with."""
    channel = call.channel()
    if channel.kind is ChannelKind.DM:
        raise refusal(50024)
    if not channel.thread:
        require(call.world, channel, "manage_channels")
        raise refusal(50024)
    require(call.world, channel)
    check_thread_change(call.body)
    if not (_may_open(call, channel, channel.thread) or _may_manage(call, channel, channel.thread)):
        raise refusal(50013)
    threads.change(call.stage, channel, call.body)
    return RestAnswer(thread_json(call.world, channel))


def _may_open(call: Call, channel: Channel, thread: Thread) -> bool:
    """Tell whether the bot may open an archived thread that is not locked: anybody who may write there may."""
    writes = bot_permissions(call.world, channel) & PERMISSIONS["send_messages_in_threads"]
    return bool(writes) and not thread.locked and call.body == {"archived": False}


def _may_manage(call: Call, channel: Channel, thread: Thread) -> bool:
    """Tell whether the bot may change a thread: its own ones, but no locked ones (docs pull 7407)."""
    manager = bot_permissions(call.world, channel) & PERMISSIONS["manage_threads"]
    author = thread.owner_id == call.world.bot.id
    return bool(manager) or (author and not thread.locked and call.body.get("locked", True) is not False)


def delete(call: Call) -> RestAnswer:
    """Delete a thread, or close a DM."""
    channel = call.channel()
    shown = channel_json(call.world, channel)
    if channel.thread:
        require(call.world, channel, "manage_threads")
        threads.remove(call.stage, channel)
    elif channel.in_guild:
        require(call.world, channel, "manage_channels")
        raise refusal(50024)
    return RestAnswer(shown)


def start(call: Call) -> RestAnswer:
    """Start a thread without a message."""
    parent = _parent(call)
    check_new_thread(call.body)
    kind = ChannelKind(call.body.get("type") or ChannelKind.PRIVATE_THREAD)
    if kind not in THREADS_IN[parent.kind]:
        raise refusal(50024)
    require(call.world, parent, _TO_START[kind])
    return RestAnswer(thread_json(call.world, threads.start(call.stage, parent, call.world.bot, call.body)), 201)


def start_from_message(call: Call) -> RestAnswer:
    """Start a thread from a message."""
    parent = _parent(call)
    require(call.world, parent, "create_public_threads", "read_message_history")
    message = call.message()
    check_new_thread(call.body)
    thread = threads.start(call.stage, parent, call.world.bot, call.body, message)
    return RestAnswer(thread_json(call.world, thread), 201)


def invites(call: Call) -> RestAnswer:
    """Answer a channel's invitations: there are none, and who may not manage the channel is refused."""
    require(call.world, call.channel(), "manage_channels")
    return RestAnswer([])


def _parent(call: Call) -> Channel:
    parent = call.channel()
    if parent.kind not in THREADS_IN:
        raise refusal(50024)
    require(call.world, parent)
    return parent


def _thread(call: Call) -> tuple[Channel, Thread]:
    channel = call.channel()
    if channel.thread is None:
        raise refusal(50024)
    require(call.world, channel)
    return channel, channel.thread


def _user(call: Call) -> User:
    return call.world.bot if "user" not in call.where else call.world.user(call.id("user"))


def join(call: Call) -> RestAnswer:
    """Put the bot or somebody else into a thread."""
    channel, thread = _thread(call)
    if thread.archived:
        raise refusal(50083)
    threads.join(call.stage, channel, _user(call))
    return NOTHING


def leave(call: Call) -> RestAnswer:
    """Take the bot or somebody else out of a thread."""
    channel, thread = _thread(call)
    if "user" in call.where and not _may_manage(call, channel, thread):
        raise refusal(50013)
    threads.leave(call.stage, channel, _user(call))
    return NOTHING


def members(call: Call) -> RestAnswer:
    """Answer who is in a thread."""
    channel, thread = _thread(call)
    return RestAnswer([thread_member_json(channel, *member) for member in thread.members.items()])


def member(call: Call) -> RestAnswer:
    """Answer whether somebody is in a thread."""
    channel, thread = _thread(call)
    user_id = call.id("user")
    if user_id not in thread.members:
        raise refusal(10007)
    return RestAnswer(thread_member_json(channel, user_id, thread.members[user_id]))


def archived(call: Call) -> RestAnswer:
    """Answer a channel's archived threads: public or private ones."""
    parent = _parent(call)
    kind = ChannelKind.PRIVATE_THREAD if call.where["kind"] == "private" else ChannelKind.PUBLIC_THREAD
    if kind is ChannelKind.PRIVATE_THREAD:
        require(call.world, parent, "manage_threads")
    found = [c for c in call.world.threads_of(parent.id) if c.kind is kind and c.thread and c.thread.archived]
    shown = [thread_json(call.world, channel) for channel in reversed(found)]
    return RestAnswer({"threads": shown, "members": [t["member"] for t in shown if "member" in t], "has_more": False})


CHANNEL = "/channels/{channel}"
ROUTES: tuple[Route, ...] = (
    ("GET", CHANNEL, get),
    ("PATCH", CHANNEL, change),
    ("DELETE", CHANNEL, delete),
    ("GET", f"{CHANNEL}/invites", invites),
    ("POST", f"{CHANNEL}/threads", start),
    ("POST", f"{CHANNEL}/messages/{{message}}/threads", start_from_message),
    ("GET", f"{CHANNEL}/threads/archived/{{kind:public|private}}", archived),
    ("GET", f"{CHANNEL}/thread-members", members),
    ("PUT", f"{CHANNEL}/thread-members/@me", join),
    ("DELETE", f"{CHANNEL}/thread-members/@me", leave),
    ("PUT", f"{CHANNEL}/thread-members/{{user}}", join),
    ("GET", f"{CHANNEL}/thread-members/{{user}}", member),
    ("DELETE", f"{CHANNEL}/thread-members/{{user}}", leave),
)
