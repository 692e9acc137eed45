"""Routes about the bot itself, its users and its servers."""

from bot.sandbox.bots.refuse.shapes import as_whole
from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.bots.rest.rest_call import NOTHING, RestCall, Route
from bot.sandbox.world.errors import refusal_with_code
from bot.sandbox.world.payloads import (
    dm_json,
    guild_json,
    me_json,
    member_json,
    roles_json,
    text_channel_json,
    thread_json,
    user_json,
)
from bot.sandbox.world.permissions import bot_permissions, bot_role
from bot.sandbox.world.protocol import JsonObject
from bot.sandbox.world.world import Guild


def get_bot_user(call: RestCall) -> RestAnswer:
    """Answer who the bot is."""
    return RestAnswer(me_json(call.world.bot))


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
            "bot": user_json(world.bot),
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "owner": user_json(owner),
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


def gateway_bot(call: RestCall) -> RestAnswer:
    """Answer where the gateway is, how many shards to open, and how many of them at once."""
    starts = call.gateway.starts
    left = max(0, starts.remaining)
    limit = {"total": 1000, "remaining": left, "reset_after": starts.reset_after, "max_concurrency": starts.concurrency}
    return RestAnswer({"url": call.gateway.address, "session_start_limit": limit, "shards": call.gateway.shards})


def get_user(call: RestCall) -> RestAnswer:
    """Answer who somebody is."""
    return RestAnswer(user_json(call.world.get_user(call.path_id("user"))))


def open_dm(call: RestCall) -> RestAnswer:
    """Open the DM with somebody; it opens even if their DMs are closed."""
    user_id = as_whole(call.body.get("recipient_id"))
    recipient = call.world.users.get(user_id or 0)
    if recipient is None:
        raise refusal_with_code(50033)
    if recipient.is_bot:
        raise refusal_with_code(50007)
    return RestAnswer(dm_json(call.world, call.world.dm_with(recipient)))


def my_guilds(call: RestCall) -> RestAnswer:
    """Answer which servers the bot is in."""
    return RestAnswer([_my_guild(call, guild) for guild in call.world.guilds.values() if guild.has_bot])


def _my_guild(call: RestCall, guild: Guild) -> JsonObject:
    shown = guild_json(call.world, guild)
    told = {key: shown[key] for key in ("id", "name", "icon", "banner", "features")}
    return told | {"owner": False, "permissions": str(bot_role(guild))}


def leave_guild(call: RestCall) -> RestAnswer:
    """Let the bot leave a server."""
    left = call.path_guild()
    if not left.has_bot:
        raise refusal_with_code(10004)
    call.stage.feed.to_bot("GUILD_DELETE", {"id": str(left.id)}, left.id)
    left.has_bot = False
    return NOTHING


def get_guild(call: RestCall) -> RestAnswer:
    """Answer what a server is."""
    return RestAnswer(guild_json(call.world, call.path_guild()))


def guild_channels(call: RestCall) -> RestAnswer:
    """Answer a server's channels, without threads."""
    return RestAnswer([text_channel_json(call.world, channel) for channel in call.world.channels_of(call.path_guild())])


def guild_roles(call: RestCall) -> RestAnswer:
    """Answer a server's roles."""
    return RestAnswer(roles_json(call.world, call.path_guild()))


def get_member(call: RestCall) -> RestAnswer:
    """Answer who somebody is in a server."""
    guild, found = call.path_guild(), call.world.users.get(call.path_id("user"))
    if found is None or found.id in guild.departed:
        raise refusal_with_code(10007)
    return RestAnswer(member_json(guild, found))


def list_members(call: RestCall) -> RestAnswer:
    """Answer everybody in a server."""
    guild = call.path_guild()
    limit, after = int(call.query.get("limit", 1)), int(call.query.get("after", 0))
    found = [user for user in call.world.members_of(guild) if user.id > after][:limit]
    return RestAnswer([member_json(guild, one) for one in found])


def active_threads(call: RestCall) -> RestAnswer:
    """Answer a server's threads that are not archived and that the bot sees."""
    threads = call.world.active_threads(call.path_guild())
    shown = [thread_json(call.world, c) for c in threads if bot_permissions(call.world, c)]
    return RestAnswer({"threads": shown, "members": [t["member"] for t in shown if "member" in t], "has_more": False})


ROUTES: tuple[Route, ...] = (
    ("GET", "/users/@me", get_bot_user),
    ("GET", "/oauth2/applications/@me", get_application),
    ("GET", "/applications/@me", get_application),
    ("GET", "/gateway", get_gateway_url),
    ("GET", "/gateway/bot", gateway_bot),
    ("GET", "/users/@me/guilds", my_guilds),
    ("DELETE", "/users/@me/guilds/{guild}", leave_guild),
    ("POST", "/users/@me/channels", open_dm),
    ("GET", "/users/{user}", get_user),
    ("GET", "/guilds/{guild}", get_guild),
    ("GET", "/guilds/{guild}/channels", guild_channels),
    ("GET", "/guilds/{guild}/roles", guild_roles),
    ("GET", "/guilds/{guild}/members", list_members),
    ("GET", "/guilds/{guild}/members/{user}", get_member),
    ("GET", "/guilds/{guild}/threads/active", active_threads),
)
