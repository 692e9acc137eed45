"""What all parts of the server share: the world, the clock, the files, the listeners."""

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.sandbox.world.attachments import Attachments
from bot.sandbox.world.event_feed import EventFeed
from bot.sandbox.world.message_payloads import build_message_json
from bot.sandbox.world.nonces import Nonces
from bot.sandbox.world.payloads import build_channel_json, build_member_json
from bot.sandbox.world.protocol import JsonObject
from bot.sandbox.world.world import Channel, Message, User, World


@dataclass(slots=True)
class SandboxContext:
    """The state behind a sandbox, with the ways in which it is shown and announced."""

    world: World
    now: Callable[[], float]
    """Seconds; interactions and tokens age by it."""
    feed: EventFeed = field(default_factory=EventFeed)
    files: Attachments = field(default_factory=Attachments)
    address: str = ""
    nonces: Nonces = field(init=False)

    def __post_init__(self) -> None:
        """Let nonces age by the clock."""
        self.nonces = Nonces(self.now)

    def build_rest_message(self, message: Message) -> JsonObject:
        """Write a message as REST does."""
        return build_message_json(self.world, message, self.address)

    def build_page_message(self, message: Message) -> JsonObject:
        """Write a message as the page gets it."""
        return self.build_rest_message(message) | {"ephemeral": message.is_ephemeral}

    def announce_message(self, event: str, message: Message) -> None:
        """Tell bot and people about a new (`message_create`) or changed (`message_update`) message."""
        channel = self.world.channels[message.channel_id]
        if self._is_visible_to_bot(channel, message):
            self.feed.send_to_bot(event.upper(), self._add_place(channel, message), channel.guild_id)
        payload = self.build_page_message(message)
        for user in self._list_message_viewers(channel, message):
            self.feed.send_to_person(user.id, event, payload)

    def announce_message_deletion(self, message: Message) -> None:
        """Tell bot and people that a message is gone."""
        channel = self.world.channels[message.channel_id]
        gone: JsonObject = {"id": str(message.id), "channel_id": str(channel.id)}
        for user in self._list_message_viewers(channel, message):
            self.feed.send_to_person(user.id, "message_delete", gone)
        if self._is_visible_to_bot(channel, message):
            place = {"guild_id": str(channel.guild_id)} if channel.in_guild else {}
            self.feed.send_to_bot("MESSAGE_DELETE", gone | place, channel.guild_id)

    def announce_unread(self, channel: Channel) -> None:
        """Tell everybody in a channel how much of it they have not read."""
        for user in self.world.list_viewers(channel):
            self.send_unread_count(user, channel)

    def send_unread_count(self, user: User, channel: Channel) -> None:
        """Tell one person how much of a channel they have not read."""
        unread, mentions = self.world.count_unread(user, channel)
        counts: JsonObject = {"channel_id": str(channel.id), "unread": unread, "mentions": mentions}
        self.feed.send_to_person(user.id, "unread", counts)

    def announce_channel(self, event: str, channel: Channel) -> None:
        """Tell bot and people that a channel or thread is new, changed or deleted: `create`, `update` or `delete`."""
        kind = "THREAD" if channel.thread else "CHANNEL"
        payload = build_channel_json(self.world, channel)
        if self.world.has_bot(channel):
            self.feed.send_to_bot(f"{kind}_{event.upper()}", payload, channel.guild_id)
        for user in self.world.list_viewers(channel):
            self.feed.send_to_person(user.id, f"channel_{event}", build_page_channel(self.world, user, channel))

    def _is_visible_to_bot(self, channel: Channel, message: Message) -> bool:
        return not message.is_ephemeral and self.world.has_bot(channel)

    def _list_message_viewers(self, channel: Channel, message: Message) -> list[User]:
        return [user for user in self.world.list_viewers(channel) if self.world.can_see_message(user, message)]

    def _add_place(self, channel: Channel, message: Message) -> JsonObject:
        payload, guild = self.build_rest_message(message), self.world.find_guild(channel)
        if guild is None:
            return payload
        author = self.world.users[message.author_id]
        member = build_member_json(guild, author, with_user=False)
        return payload | {"guild_id": str(guild.id), "member": member}


CHANNEL_KIND_NAMES = {
    0: "text",
    1: "dm",
    2: "text",
    3: "dm",
    5: "text",
    10: "thread",
    11: "thread",
    12: "thread",
    15: "text",
}


def build_page_channel(world: World, user: User, channel: Channel) -> JsonObject:
    """Write a channel as the page lists it."""
    unread, mentions = world.count_unread(user, channel)
    parent = channel.thread.parent_id if channel.thread else None
    return {
        "id": str(channel.id),
        "name": channel.name,
        "kind": CHANNEL_KIND_NAMES[channel.kind],
        "guild_id": None if channel.guild_id is None else str(channel.guild_id),
        "parent_id": None if parent is None else str(parent),
        "archived": bool(channel.thread and channel.thread.archived),
        "unread": unread,
        "mentions": mentions,
        "last_message_id": None if channel.last_message_id is None else str(channel.last_message_id),
    }
