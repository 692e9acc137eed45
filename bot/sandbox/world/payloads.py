"""Serializes users, channels and servers (guilds) as Discord's API does."""

from bot.sandbox.world.permissions import (
    MEMBER_PERMISSIONS,
    compute_bot_permissions,
    compute_bot_role_bits,
    compute_person_permissions,
)
from bot.sandbox.world.protocol import EXTERNAL_EVENT, ChannelKind, JsonObject, format_timestamp
from bot.sandbox.world.snowflake import read_snowflake_time
from bot.sandbox.world.world import AppEmoji, Channel, Guild, ScheduledEvent, User, World


def build_user_json(user: User) -> JsonObject:
    """Write a user as others see them."""
    payload = {
        "id": str(user.id),
        "username": user.name.lower() if not user.is_bot else user.name,
        "global_name": None if user.is_bot else user.name,
        "discriminator": "0001" if user.is_bot else "0",
        "avatar": user.avatar_hash,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    return payload | ({"bot": True} if user.is_bot else {})


def build_me_json(user: User) -> JsonObject:
    """Write the bot as it sees itself."""
    return build_user_json(user) | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def build_member_json(guild: Guild, user: User, *, with_user: bool = True) -> JsonObject:
    """Write somebody as a member of a server."""
    member: JsonObject = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": format_timestamp(read_snowflake_time(user.id)),
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [str(role) for role in guild.list_roles(user)],
        "mute": False,
        "deaf": False,
    }
    return member | ({"user": build_user_json(user)} if with_user else {})


def build_role_json(
    role_id: int, name: str, permissions: int, position: int, *, managed: bool = False, mentionable: bool = False
) -> JsonObject:
    """Write a role of a server."""
    return {
        "id": str(role_id),
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": managed,
        "mentionable": mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def build_roles_json(world: World, guild: Guild) -> list[JsonObject]:
    """Write the roles of a server: everyone's, the bot's own, and the others."""
    bot = build_role_json(guild.bot_role_id, world.bot.name, compute_bot_role_bits(guild), 1, managed=True)
    bot["tags"] = {"bot_id": str(world.bot.id)}
    others = [
        build_role_json(
            role.id, role.name, MEMBER_PERMISSIONS if role.everybody else 0, 1, mentionable=role.mentionable
        )
        for role in guild.roles
    ]
    return [build_role_json(guild.id, "@everyone", 0, 0), bot, *others]


_FIELDS_BY_CHANNEL_KIND: dict[ChannelKind, JsonObject] = {
    ChannelKind.VOICE: {"bitrate": 64_000, "user_limit": 0, "rtc_region": None},
    ChannelKind.FORUM: {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None,
                        "default_forum_layout": 0, "template": ""},
}  # fmt: skip
"""What channels have beyond text channels."""


def build_text_channel_json(world: World, channel: Channel) -> JsonObject:
    """Write a text channel of a server."""
    overwrite = {"id": str(world.bot.id), "type": 1, "allow": "0", "deny": str(channel.denied)}
    return _FIELDS_BY_CHANNEL_KIND.get(channel.kind, {}) | {
        "id": str(channel.id),
        "type": int(channel.kind),
        "flags": 0,
        "guild_id": str(channel.guild_id),
        "name": channel.name,
        "position": channel.position,
        "parent_id": None,
        "topic": channel.topic,
        "nsfw": False,
        "rate_limit_per_user": channel.slowmode,
        "last_message_id": _stringify_optional_id(channel.last_message_id),
        "permission_overwrites": [overwrite] if channel.denied else [],
    }


def build_thread_member_json(channel: Channel, user_id: int, joined: float) -> JsonObject:
    """Write somebody as a member of a thread."""
    return {"id": str(channel.id), "user_id": str(user_id), "join_timestamp": format_timestamp(joined), "flags": 0}


def build_thread_json(world: World, channel: Channel) -> JsonObject:
    """Write a thread, with the bot's own membership if it is in it."""
    thread = channel.thread
    if thread is None:
        raise TypeError("not a thread")
    metadata: JsonObject = {
        "archived": thread.archived,
        "archive_timestamp": format_timestamp(thread.changed),
        "auto_archive_duration": thread.auto_archive_duration,
        "locked": thread.locked,
        "create_timestamp": format_timestamp(thread.created),
    }
    if channel.kind is ChannelKind.PRIVATE_THREAD:
        metadata["invitable"] = thread.invitable
    payload: JsonObject = {
        "id": str(channel.id),
        "type": int(channel.kind),
        "flags": 0,
        "guild_id": str(channel.guild_id),
        "parent_id": str(thread.parent_id),
        "owner_id": str(thread.owner_id),
        "name": channel.name,
        "rate_limit_per_user": channel.slowmode,
        "last_message_id": _stringify_optional_id(channel.last_message_id),
        "message_count": min(thread.sent, 50),
        "total_message_sent": thread.sent,
        "member_count": min(len(thread.members), 50),
        "thread_metadata": metadata,
    }
    joined = thread.members.get(world.bot.id)
    return payload if joined is None else payload | {"member": build_thread_member_json(channel, world.bot.id, joined)}


def build_dm_json(world: World, channel: Channel) -> JsonObject:
    """Write a DM channel as the bot sees it."""
    people = sorted(channel.group) if channel.is_group else [channel.person_id or 0]
    return {
        "id": str(channel.id),
        "type": int(channel.kind),
        "flags": 0,
        "last_message_id": _stringify_optional_id(channel.last_message_id),
        "recipients": [build_user_json(world.users[person]) for person in people],
    }


def build_channel_json(world: World, channel: Channel) -> JsonObject:
    """Write any channel."""
    if channel.thread:
        return build_thread_json(world, channel)
    return build_text_channel_json(world, channel) if channel.in_guild else build_dm_json(world, channel)


_NULL_GUILD_FIELDS = (
    "afk_channel_id", "application_id", "banner", "description", "discovery_splash", "home_header", "icon",
    "incidents_data", "max_presences", "public_updates_channel_id", "rules_channel_id",
    "safety_alerts_channel_id", "splash", "system_channel_id", "vanity_url_code", "widget_channel_id",
)  # fmt: skip
_PLAIN_GUILD: JsonObject = dict.fromkeys(_NULL_GUILD_FIELDS) | {
    "afk_timeout": 300,
    "default_message_notifications": 1,
    "explicit_content_filter": 0,
    "max_members": 500_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "mfa_level": 0,
    "nsfw": False,
    "nsfw_level": 0,
    "preferred_locale": "en-US",
    "premium_progress_bar_enabled": False,
    "premium_subscription_count": 0,
    "premium_tier": 0,
    "region": "deprecated",
    "system_channel_flags": 0,
    "verification_level": 0,
    "widget_enabled": False,
}


def build_guild_json(world: World, guild: Guild) -> JsonObject:
    """Write a server as REST does."""
    return _PLAIN_GUILD | {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "roles": build_roles_json(world, guild),
        "emojis": [],
        "stickers": [],
        **build_guild_community_json(guild),
    }


def build_guild_community_json(guild: Guild) -> JsonObject:
    """Write what kind of server it is, and its locale; one that is no Community has the first, whatever it speaks."""
    return {
        "features": ["COMMUNITY"] if guild.community else [],
        "preferred_locale": guild.locale if guild.community else "en-US",
    }


def build_event_json(world: World, guild: Guild, event: ScheduledEvent, *, count: bool = False) -> JsonObject:
    """Write a scheduled event; `count`: with the number of people who are interested."""
    return {
        "id": str(event.id),
        "guild_id": str(guild.id),
        "channel_id": None,
        "creator_id": str(event.creator_id),
        "creator": build_user_json(world.users[event.creator_id]),
        "name": event.name,
        "description": event.description,
        "image": None,
        "scheduled_start_time": format_timestamp(event.begins),
        "scheduled_end_time": format_timestamp(event.ends),
        "privacy_level": 2,
        "status": int(event.status),
        "entity_type": EXTERNAL_EVENT,
        "entity_id": None,
        "entity_metadata": {"location": event.location},
        "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
    } | ({"user_count": len(event.interested)} if count else {})


def build_guild_create_json(world: World, guild: Guild, *, with_members: bool) -> JsonObject:
    """Write a server as the gateway does when the bot arrives; `with_members` needs the members intent."""
    channels = world.list_text_channels(guild)
    threads = [c for c in world.list_active_threads(guild) if compute_bot_permissions(world, c)]
    members = world.list_members(guild)
    return build_guild_json(world, guild) | {
        "joined_at": format_timestamp(read_snowflake_time(guild.id)),
        "large": False,
        "unavailable": False,
        "member_count": len(members),
        "members": [build_member_json(guild, user) for user in (members if with_members else [world.bot])],
        "channels": [build_text_channel_json(world, channel) for channel in channels],
        "threads": [build_thread_json(world, thread) for thread in threads],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [
            build_event_json(world, guild, scheduled) for scheduled in guild.events if not scheduled.is_finished
        ],
        "soundboard_sounds": [],
    }


def build_partial_channel_json(world: World, user: User, channel: Channel) -> JsonObject:
    """Write a channel as interactions carry it: with the person's permissions, a DM without its recipient."""
    payload = build_channel_json(world, channel)
    payload.pop("recipients", None)
    return payload | {"permissions": str(compute_person_permissions(world, user, channel)), "name": channel.name}


def _stringify_optional_id(number: int | None) -> str | None:
    return None if number is None else str(number)


def build_app_emoji_json(world: World, emoji: AppEmoji) -> JsonObject:
    """Write an emoji of the application's own."""
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "user": build_user_json(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
