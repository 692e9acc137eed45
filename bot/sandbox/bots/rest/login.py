"""Routes about the bot itself, its users and its servers."""

from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.bots.rest.rest_call import NO_CONTENT, RestCall, Route
from bot.sandbox.bots.validation.shapes import parse_integer
from bot.sandbox.world.errors import build_refusal
from bot.sandbox.world.payloads import (
    build_dm_json,
    build_guild_json,
    build_me_json,
    build_member_json,
    build_roles_json,
    build_text_channel_json,
    build_thread_json,
    build_user_json,
)
from bot.sandbox.world.permissions import compute_bot_permissions, compute_bot_role_bits
from bot.sandbox.world.protocol import JsonObject
from bot.sandbox.world.world import Guild


def get_bot_user(call: RestCall) -> RestAnswer:
    """Answer who the bot is."""
    return RestAnswer(build_me_json(call.world.bot))


def get_application(call: RestCall) -> RestAnswer:
    """Answer what application the bot belongs to."""
    world = call.world
    owner = world.users[world.first_guild.owner_id]
    return RestAnswer(
        {
            "id": str(world.application_id),
            "name": world.bot.name,
            "icon": None,
            "description": "",
            "type": None,
            "bot": build_user_json(world.bot),
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "owner": build_user_json(owner),
            "approximate_guild_count": len(world.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "team": None,
            "eligible_oauth2_scopes": [],
        }
    )


def get_gateway_url(call: RestCall) -> RestAnswer:
    """Answer where the gateway is."""
    return RestAnswer({"url": call.gateway.address})


def get_gateway_bot(call: RestCall) -> RestAnswer:
    """Answer where the gateway is, how many shards to open, and how many of them at once."""
    starts = call.gateway.starts
    left = max(0, starts.remaining)
    limit = {"total": 1000, "remaining": left, "reset_after": starts.reset_after, "max_concurrency": starts.concurrency}
    return RestAnswer({"url": call.gateway.address, "session_start_limit": limit, "shards": call.gateway.shards})


def get_user(call: RestCall) -> RestAnswer:
    """Answer who somebody is."""
    return RestAnswer(build_user_json(call.world.get_user(call.read_snowflake_in_path("user"))))


def open_dm(call: RestCall) -> RestAnswer:
    """Open the DM with somebody; it opens even if their DMs are closed."""
    user_id = parse_integer(call.body.get("recipient_id"))
    recipient = call.world.users.get(user_id or 0)
    if recipient is None:
        raise build_refusal(50033)
    if recipient.is_bot:
        raise build_refusal(50007)
    return RestAnswer(build_dm_json(call.world, call.world.find_or_create_dm(recipient)))


def list_own_guilds(call: RestCall) -> RestAnswer:
    """Answer which servers the bot is in."""
    return RestAnswer([_build_own_guild(call, guild) for guild in call.world.guilds.values() if guild.has_bot])


def _build_own_guild(call: RestCall, guild: Guild) -> JsonObject:
    body = build_guild_json(call.world, guild)
    payload = {key: body[key] for key in ("id", "name", "icon", "banner", "features")}
    return payload | {"owner": False, "permissions": str(compute_bot_role_bits(guild))}


def leave_guild(call: RestCall) -> RestAnswer:
    """Let the bot leave a server."""
    left = call.find_guild_in_path()
    if not left.has_bot:
        raise build_refusal(10004)
    call.stage.feed.send_to_bot("GUILD_DELETE", {"id": str(left.id)}, left.id)
    left.has_bot = False
    return NO_CONTENT


def get_guild(call: RestCall) -> RestAnswer:
    """Answer what a server is."""
    return RestAnswer(build_guild_json(call.world, call.find_guild_in_path()))


def list_guild_channels(call: RestCall) -> RestAnswer:
    """Answer a server's channels, without threads."""
    return RestAnswer(
        [
            build_text_channel_json(call.world, channel)
            for channel in call.world.list_text_channels(call.find_guild_in_path())
        ]
    )


def list_guild_roles(call: RestCall) -> RestAnswer:
    """Answer a server's roles."""
    return RestAnswer(build_roles_json(call.world, call.find_guild_in_path()))


def get_member(call: RestCall) -> RestAnswer:
    """Answer who somebody is in a server."""
    guild, user = call.find_guild_in_path(), call.world.users.get(call.read_snowflake_in_path("user"))
    if user is None or user.id in guild.departed:
        raise build_refusal(10007)
    return RestAnswer(build_member_json(guild, user))


def list_members(call: RestCall) -> RestAnswer:
    """Answer everybody in a server."""
    guild = call.find_guild_in_path()
    limit, after = int(call.query.get("limit", 1)), int(call.query.get("after", 0))
    users = [user for user in call.world.list_members(guild) if user.id > after][:limit]
    return RestAnswer([build_member_json(guild, user) for user in users])


def list_guild_threads(call: RestCall) -> RestAnswer:
    """Answer a server's threads that are not archived and that the bot sees."""
    threads = call.world.list_active_threads(call.find_guild_in_path())
    payloads = [build_thread_json(call.world, c) for c in threads if compute_bot_permissions(call.world, c)]
    return RestAnswer(
        {"threads": payloads, "members": [t["member"] for t in payloads if "member" in t], "has_more": False}
    )


ROUTES: tuple[Route, ...] = (
    ("GET", "/users/@me", get_bot_user),
    ("GET", "/oauth2/applications/@me", get_application),
    ("GET", "/applications/@me", get_application),
    ("GET", "/gateway", get_gateway_url),
    ("GET", "/gateway/bot", get_gateway_bot),
    ("GET", "/users/@me/guilds", list_own_guilds),
    ("DELETE", "/users/@me/guilds/{guild}", leave_guild),
    ("POST", "/users/@me/channels", open_dm),
    ("GET", "/users/{user}", get_user),
    ("GET", "/guilds/{guild}", get_guild),
    ("GET", "/guilds/{guild}/channels", list_guild_channels),
    ("GET", "/guilds/{guild}/roles", list_guild_roles),
    ("GET", "/guilds/{guild}/members", list_members),
    ("GET", "/guilds/{guild}/members/{user}", get_member),
    ("GET", "/guilds/{guild}/threads/active", list_guild_threads),
)
