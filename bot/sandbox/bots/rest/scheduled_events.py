"""Routes about the scheduled events of a server."""

from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.bots.rest.rest_call import NO_CONTENT, RestCall, Route
from bot.sandbox.bots.validation import validate_event_change, validate_new_event
from bot.sandbox.world.errors import build_refusal
from bot.sandbox.world.payloads import build_event_json, build_member_json, build_user_json
from bot.sandbox.world.permissions import require_event_permission
from bot.sandbox.world.protocol import JsonObject
from bot.sandbox.world.scheduled_events import change_event, create_event, delete_event
from bot.sandbox.world.world import Guild, ScheduledEvent

MAX_EVENT_USERS_PER_PAGE = 100


def list_events(call: RestCall) -> RestAnswer:
    """Answer the events of a server that are not finished."""
    guild, count = _find_guild(call), call.query.get("with_user_count") == "1"
    return RestAnswer(
        [
            build_event_json(call.world, guild, scheduled, count=count)
            for scheduled in guild.events
            if not scheduled.is_finished
        ]
    )


def create_scheduled_event(call: RestCall) -> RestAnswer:
    """Take a new event."""
    guild = _find_guild(call)
    require_event_permission(guild, own=True)
    validate_new_event(call.body, call.world.snowflakes.get_current_time())
    return RestAnswer(build_event_json(call.world, guild, create_event(call.stage, guild, call.world.bot, call.body)))


def get_event(call: RestCall) -> RestAnswer:
    """Answer one event."""
    guild, event = _find_event(call)
    return RestAnswer(build_event_json(call.world, guild, event, count=call.query.get("with_user_count") == "1"))


def patch_event(call: RestCall) -> RestAnswer:
    """Change an event."""
    guild, event = _require_changeable_event(call)
    validate_event_change(call.body, call.world.snowflakes.get_current_time())
    change_event(call.stage, guild, event, call.body)
    return RestAnswer(build_event_json(call.world, guild, event))


def remove_event(call: RestCall) -> RestAnswer:
    """Delete an event."""
    delete_event(call.stage, *_require_changeable_event(call))
    return NO_CONTENT


def list_scheduled_event_users(call: RestCall) -> RestAnswer:
    """Answer who is interested in an event, by their ids."""
    guild, event = _find_event(call)
    with_member = call.query.get("with_member") == "1"
    after, limit = (
        int(call.query.get("after", 0)),
        min(int(call.query.get("limit", MAX_EVENT_USERS_PER_PAGE)), MAX_EVENT_USERS_PER_PAGE),
    )
    user_ids = sorted(user_id for user_id in event.interested if user_id > after)[:limit]
    return RestAnswer(
        [_build_interest_json(call, guild, event, user_id, with_member=with_member) for user_id in user_ids]
    )


def _build_interest_json(
    call: RestCall, guild: Guild, event: ScheduledEvent, user_id: int, *, with_member: bool
) -> JsonObject:
    user = call.world.users[user_id]
    payload: JsonObject = {
        "guild_scheduled_event_id": str(event.id),
        "user_id": str(user_id),
        "user": build_user_json(user),
        "response": 1,
    }
    return payload | ({"member": build_member_json(guild, user)} if with_member else {})


def _find_guild(call: RestCall) -> Guild:
    guild = call.find_guild_in_path()
    if not guild.has_bot:
        raise build_refusal(50001)
    return guild


def _find_event(call: RestCall) -> tuple[Guild, ScheduledEvent]:
    guild = _find_guild(call)
    return guild, call.world.get_event(guild.id, call.read_snowflake_in_path("event"))


def _require_changeable_event(call: RestCall) -> tuple[Guild, ScheduledEvent]:
    """Return an event that the bot may change: its own needs CREATE_EVENTS, any other MANAGE_EVENTS."""
    guild, event = _find_event(call)
    require_event_permission(guild, own=event.creator_id == call.world.bot.id)
    return guild, event


EVENTS_PATH = "/guilds/{guild}/scheduled-events"

ROUTES: tuple[Route, ...] = (
    ("GET", EVENTS_PATH, list_events),
    ("POST", EVENTS_PATH, create_scheduled_event),
    ("GET", f"{EVENTS_PATH}/{{event}}", get_event),
    ("PATCH", f"{EVENTS_PATH}/{{event}}", patch_event),
    ("DELETE", f"{EVENTS_PATH}/{{event}}", remove_event),
    ("GET", f"{EVENTS_PATH}/{{event}}/users", list_scheduled_event_users),
)
