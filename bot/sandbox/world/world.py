"""Everything there is in the sandbox's Discord: servers, their people, channels, messages and commands."""

import hashlib
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.sandbox.world.errors import build_refusal
from bot.sandbox.world.protocol import ChannelKind, EventStatus, JsonObject, MessageFlag
from bot.sandbox.world.snowflake import Snowflakes

USER_COLOURS = ("#d9534f", "#3d8bfd", "#2fa572", "#b56cd6", "#d99a2b", "#20a4a4", "#c2557e", "#7a8a2a")
CHANNEL_NAMES = ("parlour", "tables", "chatter")
MEMBERS_ROLE, PLAYERS_ROLE = "Members", "Players"
"""The role by which members may do anything, and the one that everybody has at first."""
GUILD_NAMES = ("The Parlour", "The Cellar", "The Attic", "The Garden")
"""The names of the first servers; those after them have a number."""


@dataclass(slots=True)
class User:
    """Somebody with an account: a person at this machine, or the bot."""

    id: int
    name: str
    colour: str = USER_COLOURS[0]
    is_bot: bool = False
    dms_open: bool = True
    has_app: bool = False
    """Whether they installed the bot for themselves, and so find its commands everywhere."""
    locale: str = "en-US"
    read: dict[int, int] = field(default_factory=dict)
    """The newest message read, by channel."""

    @property
    def avatar_hash(self) -> str | None:
        """The hash of their own picture; a bot has none."""
        return None if self.is_bot else hashlib.blake2b(f"{self.id} {self.colour}".encode(), digest_size=16).hexdigest()


@dataclass(slots=True)
class Role:
    """A role of a server, besides everyone's and the bot's own; `mentionable`: everybody may mention it."""

    id: int
    name: str
    members: set[int] = field(default_factory=set)
    mentionable: bool = True
    everybody: bool = False
    """Whether all people have it, and may do by it what members may."""


@dataclass(slots=True)
class ScheduledEvent:
    """A scheduled event of a server that takes place somewhere else (EXTERNAL); times are Unix seconds."""

    id: int
    creator_id: int
    name: str
    location: str
    begins: float
    ends: float
    description: str | None = None
    status: int = 1
    """Scheduled, active, completed, canceled: 1 to 4."""
    interested: list[int] = field(default_factory=list)

    @property
    def is_finished(self) -> bool:
        """Whether it is completed or canceled."""
        return self.status in {EventStatus.COMPLETED, EventStatus.CANCELED}


def _has_role(user: "User", role: Role) -> bool:
    return user.id in role.members or (role.everybody and not user.is_bot)


@dataclass(slots=True)
class Guild:
    """A server. Everybody is a member of each, except those who left it."""

    id: int
    name: str
    owner_id: int
    bot_role_id: int
    has_bot: bool = True
    """Whether the bot is still in it."""
    granted: int = 0
    """What its managers granted the bot beyond the invitation, as bits."""
    departed: set[int] = field(default_factory=set)
    """People who have left it."""
    roles: list[Role] = field(default_factory=list)
    community: bool = False
    """Whether its managers made it a Community: only then they choose its locale."""
    locale: str = "en-US"
    events: list[ScheduledEvent] = field(default_factory=list)
    """Its scheduled events, also those that are finished: Discord answers them by id for a while."""

    def list_roles(self, user: User) -> list[int]:
        """Return the roles of somebody, except everyone's."""
        own = [self.bot_role_id] if user.is_bot else []
        return [*own, *(role.id for role in self.roles if _has_role(user, role))]


@dataclass(slots=True)
class Attachment:
    """A file that came with a message; its bytes are in the attachment store."""

    id: int
    channel_id: int
    filename: str
    size: int
    content_type: str | None = None
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(slots=True)
class AppEmoji:
    """An emoji of the application's own; `image` is a data URI."""

    id: int
    name: str
    image: str


@dataclass(slots=True)
class Message:
    """A message, in the form in which Discord stores it: components numbered, media addresses filled in."""

    id: int
    channel_id: int
    author_id: int
    content: str = ""
    embeds: list[JsonObject] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    components: list[JsonObject] = field(default_factory=list)
    flags: int = 0
    edited: float | None = None
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    pings: set[int] = field(default_factory=set)
    reference: JsonObject | None = None
    pinned: float | None = None
    reactions: dict[str, list[int]] = field(default_factory=dict)
    nonce: str | int | None = None
    seen_by: int | None = None
    """The only person who sees it, if it is ephemeral."""
    interaction: JsonObject | None = None
    """Discord's `interaction_metadata`, if an interaction made it."""
    command: JsonObject | None = None
    """Discord's older `interaction` field, if a slash command made it."""

    @property
    def is_ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.seen_by is not None

    @property
    def is_v2(self) -> bool:
        """Whether it is laid out by Components V2."""
        return bool(self.flags & MessageFlag.COMPONENTS_V2)

    @property
    def is_loading(self) -> bool:
        """Whether it is still the placeholder of a deferred answer."""
        return bool(self.flags & MessageFlag.LOADING)


@dataclass(slots=True)
class Thread:
    """What a thread has beyond other channels."""

    parent_id: int
    owner_id: int
    created: float
    changed: float
    members: dict[int, float] = field(default_factory=dict)
    """When each member joined (Unix seconds), by user."""
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_duration: int = 4320
    sent: int = 0


@dataclass(slots=True)
class Channel:
    """A text channel, a thread or a DM."""

    id: int
    kind: ChannelKind
    name: str
    guild_id: int | None = None
    """The server that it belongs to; a DM belongs to none."""
    position: int = 0
    topic: str | None = None
    slowmode: int = 0
    person_id: int | None = None
    """Whose DM it is."""
    group: set[int] = field(default_factory=set)
    """The people of a group DM; the bot is never among them."""
    thread: Thread | None = None
    denied: int = 0
    """The permissions that the bot is denied here, as bits."""
    messages: dict[int, Message] = field(default_factory=dict)
    last_message_id: int | None = None

    @property
    def in_guild(self) -> bool:
        """Whether it belongs to a server."""
        return self.guild_id is not None

    @property
    def is_group(self) -> bool:
        """Whether it is a direct message of several people."""
        return self.kind is ChannelKind.GROUP_DM


class World:
    """The whole state of the fake Discord, with look-ups that fail as Discord's do."""

    def __init__(self, people: Sequence[str], bot_name: str) -> None:
        self.snowflakes = Snowflakes()
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        """Servers by their id, the oldest first."""
        self.channels: dict[int, Channel] = {}
        self.commands: dict[int | None, list[JsonObject]] = {None: []}
        """Application commands: global under None, a guild's under its id."""
        self.emojis: dict[int, AppEmoji] = {}
        """The emoji of the application's own."""
        self.bot = self.add_user(bot_name, is_bot=True)
        self.application_id = self.bot.id
        for name in people:
            self.add_user(name)

    def generate_id(self) -> int:
        """Return a new snowflake."""
        return self.snowflakes.generate_id()

    def add_user(self, name: str, *, is_bot: bool = False) -> User:
        """Add somebody with an account of their own."""
        user = User(self.generate_id(), name, USER_COLOURS[(len(self.users) - 1) % len(USER_COLOURS)], is_bot)
        self.users[user.id] = user
        return user

    def ensure_guilds(self, count: int) -> None:
        """Create servers up to at least this many, each with its channels."""
        missing = range(len(self.guilds), count)
        for number, guild_id in zip(missing, [self.snowflakes.generate_next_shard_id() for _ in missing], strict=True):
            self._add_guild(guild_id, GUILD_NAMES[number] if number < len(GUILD_NAMES) else f"Server {number + 1}")

    def _add_guild(self, guild_id: int, name: str) -> None:
        owner = next(iter(self.iter_people()), self.bot)
        self.guilds[guild_id] = guild = Guild(guild_id, name, owner.id, self.generate_id())
        self.ensure_member_role(guild)
        self.add_role(guild, PLAYERS_ROLE, {user.id for user in self.iter_people()})
        for called in CHANNEL_NAMES:
            self.add_channel(guild, called)

    def add_guild_without_bot(self, name: str) -> Guild:
        """Add a server to which nobody invited the bot."""
        new_id = self.snowflakes.generate_next_shard_id()
        self._add_guild(new_id, name)
        self.guilds[new_id].has_bot = False
        return self.guilds[new_id]

    def add_group_dm(self, name: str, people: Sequence[str]) -> Channel:
        """Add a group DM of several people."""
        group = {self.find_person(person).id for person in people}
        channel = Channel(self.generate_id(), ChannelKind.GROUP_DM, name, group=group)
        self.channels[channel.id] = channel
        return channel

    def has_bot(self, channel: Channel) -> bool:
        """Tell whether the bot itself is where a channel is, and not only with somebody who installed it."""
        guild = self.find_guild(channel)
        return guild.has_bot if guild else not channel.is_group

    def ensure_member_role(self, guild: Guild) -> None:
        """Give a server the role of its members, unless it has one."""
        if not any(role.everybody for role in guild.roles):
            guild.roles.append(Role(self.generate_id(), MEMBERS_ROLE, mentionable=False, everybody=True))

    def add_channel(self, guild: Guild, name: str, kind: ChannelKind = ChannelKind.TEXT) -> Channel:
        """Add a channel to a server."""
        channel = Channel(self.generate_id(), kind, name, guild.id, len(self.list_text_channels(guild)))
        self.channels[channel.id] = channel
        return channel

    def add_role(self, guild: Guild, name: str, members: set[int], *, mentionable: bool = True) -> Role:
        """Add a role to a server."""
        guild.roles.append(role := Role(self.generate_id(), name, members, mentionable))
        return role

    @property
    def first_guild(self) -> Guild:
        """The oldest server."""
        return next(iter(self.guilds.values()))

    def get_guild(self, guild_id: int) -> Guild:
        """Return a server, or refuse with 10004."""
        if guild_id not in self.guilds:
            raise build_refusal(10004)
        return self.guilds[guild_id]

    def find_guild(self, channel: Channel) -> Guild | None:
        """Return the server that a channel belongs to; a DM belongs to none."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def list_members(self, guild: Guild) -> list[User]:
        """Return everybody who is in a server, including the bot."""
        return [user for user in self.users.values() if user.id not in guild.departed]

    def has_left(self, user_id: int) -> bool:
        """Tell whether somebody has left all servers."""
        return all(user_id in guild.departed for guild in self.guilds.values())

    def iter_people(self) -> Iterator[User]:
        """Yield everybody who is not the bot."""
        return (user for user in self.users.values() if not user.is_bot)

    def find_person(self, name: str) -> User:
        """Return the person with this name; KeyError if there is none."""
        for user in self.iter_people():
            if user.name == name:
                return user
        raise KeyError(name)

    def get_user(self, user_id: int) -> User:
        """Return a user, or refuse with 10013."""
        if user_id not in self.users:
            raise build_refusal(10013)
        return self.users[user_id]

    def get_channel(self, channel_id: int) -> Channel:
        """Return a channel, or refuse with 10003."""
        if channel_id not in self.channels:
            raise build_refusal(10003)
        return self.channels[channel_id]

    def get_event(self, guild_id: int, event_id: int) -> ScheduledEvent:
        """Return a scheduled event of a server, or refuse with 10004 or 10070."""
        event = next((scheduled for scheduled in self.get_guild(guild_id).events if scheduled.id == event_id), None)
        if event is None:
            raise build_refusal(10070)
        return event

    def get_emoji(self, emoji_id: int) -> AppEmoji:
        """Return an emoji of the application's own, or refuse with 10014."""
        if emoji_id not in self.emojis:
            raise build_refusal(10014)
        return self.emojis[emoji_id]

    def get_message(self, channel_id: int, message_id: int) -> Message:
        """Return a message, or refuse with 10003 or 10008."""
        message = self.get_channel(channel_id).messages.get(message_id)
        if message is None:
            raise build_refusal(10008)
        return message

    def find_or_create_dm(self, user: User) -> Channel:
        """Return the DM channel between a person and the bot, created now if there was none."""
        for channel in self.channels.values():
            if channel.person_id == user.id:
                return channel
        channel = Channel(self.generate_id(), ChannelKind.DM, self.bot.name, person_id=user.id)
        self.channels[channel.id] = channel
        return channel

    def list_threads(self, channel_id: int) -> list[Channel]:
        """Return the threads of a channel, oldest first."""
        return [c for c in self.channels.values() if c.thread and c.thread.parent_id == channel_id]

    def list_text_channels(self, guild: Guild) -> list[Channel]:
        """Return the text channels of a server."""
        return [c for c in self.channels.values() if c.guild_id == guild.id and not c.thread]

    def list_active_threads(self, guild: Guild) -> list[Channel]:
        """Return the threads of a server that are not archived."""
        return [c for c in self.channels.values() if c.guild_id == guild.id and c.thread and not c.thread.archived]

    def list_all_commands(self) -> list[JsonObject]:
        """Return all application commands, the global ones first."""
        return [command for commands in self.commands.values() for command in commands]

    def can_view_channel(self, user: User, channel: Channel) -> bool:
        """Tell whether somebody sees a channel at all (the bot's own limits are in `permissions`)."""
        guild = self.find_guild(channel)
        if user.is_bot and not self.has_bot(channel):
            return False
        if channel.is_group:
            return user.id in channel.group
        if guild is None:
            return user.is_bot or channel.person_id == user.id
        if user.id in guild.departed:
            return False
        if channel.thread and channel.kind is ChannelKind.PRIVATE_THREAD:
            return user.id in channel.thread.members
        return True

    def can_see_message(self, user: User, message: Message) -> bool:
        """Tell whether somebody sees a message: they see its channel, and it is not another's ephemeral."""
        channel = self.channels.get(message.channel_id)
        if channel is None or not self.can_view_channel(user, channel):
            return False
        return message.seen_by in {None, user.id} or user.is_bot

    def list_viewers(self, channel: Channel) -> list[User]:
        """Return the people who see a channel."""
        return [user for user in self.iter_people() if self.can_view_channel(user, channel)]

    def list_visible_messages(self, user: User, channel: Channel) -> list[Message]:
        """Return the messages of a channel that somebody sees, oldest first."""
        return [message for message in channel.messages.values() if self.can_see_message(user, message)]

    def count_unread(self, user: User, channel: Channel) -> tuple[int, int]:
        """Return how many messages somebody has not read in a channel, and how many of those ping them."""
        read = user.read.get(channel.id, 0)
        new = [m for m in self.list_visible_messages(user, channel) if m.id > read and m.author_id != user.id]
        return len(new), sum(user.id in message.pings for message in new)


def get_wall_time() -> float:
    """Return the time of day (Unix seconds), for stamps that people read."""
    return time.time()
