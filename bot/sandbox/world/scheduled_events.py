"""Scheduled events of servers: made, changed, deleted, begun and ended by themselves, and who is interested."""

from collections.abc import Mapping
from typing import Any

from bot.sandbox.world.errors import NotPossible, Refused, build_refusal
from bot.sandbox.world.payloads import build_event_json
from bot.sandbox.world.permissions import PERMISSIONS, compute_person_permissions
from bot.sandbox.world.protocol import EventStatus, JsonObject, parse_timestamp
from bot.sandbox.world.sandbox_context import SandboxContext
from bot.sandbox.world.world import Guild, ScheduledEvent, User

MAX_SCHEDULED_EVENTS = 100
"""So many events of a server may be scheduled or active."""
NEXT_STATUSES: Mapping[int, frozenset[int]] = {
    EventStatus.SCHEDULED: frozenset({EventStatus.ACTIVE, EventStatus.CANCELED}),
    EventStatus.ACTIVE: frozenset({EventStatus.COMPLETED}),
}
"""Which status may follow which ("Valid Guild Scheduled Event Status Transitions")."""


def create_event(context: SandboxContext, guild: Guild, creator: User, body: Mapping[str, Any]) -> ScheduledEvent:
    """Add an event; the body was checked. Refuses with 30038 if the server has too many."""
    if sum(not scheduled.is_finished for scheduled in guild.events) >= MAX_SCHEDULED_EVENTS:
        raise build_refusal(30038)
    event = ScheduledEvent(
        context.world.generate_id(),
        creator.id,
        body["name"],
        body["entity_metadata"]["location"],
        parse_timestamp(body["scheduled_start_time"]),
        parse_timestamp(body["scheduled_end_time"]),
        body.get("description"),
    )
    guild.events.append(event)
    _announce(context, guild, event, "CREATE")
    return event


def change_event(context: SandboxContext, guild: Guild, event: ScheduledEvent, body: Mapping[str, Any]) -> None:
    """Change an event that is not finished; the body was checked."""
    if event.is_finished:
        raise build_refusal(180000)
    status = body.get("status") or event.status
    if status != event.status and status not in NEXT_STATUSES[event.status]:
        raise _build_field_refusal("status", "Invalid status transition.")
    begins = parse_timestamp(body["scheduled_start_time"]) if body.get("scheduled_start_time") else event.begins
    ends = parse_timestamp(body["scheduled_end_time"]) if body.get("scheduled_end_time") else event.ends
    if event.status == EventStatus.ACTIVE and begins != event.begins:
        raise _build_field_refusal("scheduled_start_time", "Cannot update the start time of an active event.")
    if ends <= begins:
        raise _build_field_refusal("scheduled_end_time", "Cannot schedule event to end before start time.")
    event.status, event.begins, event.ends = status, begins, ends
    event.name = body.get("name") or event.name
    event.description = body.get("description", event.description)
    event.location = (body.get("entity_metadata") or {}).get("location") or event.location
    _announce(context, guild, event, "UPDATE")


def delete_event(context: SandboxContext, guild: Guild, event: ScheduledEvent) -> None:
    """Delete an event."""
    guild.events.remove(event)
    _announce(context, guild, event, "DELETE")


def advance_scheduled_events(context: SandboxContext, now: float) -> None:
    """Begin and end the events whose time has come, as Discord does by itself."""
    for guild in context.world.guilds.values():
        for event in guild.events:
            if event.status == EventStatus.SCHEDULED and now >= event.begins:
                event.status = EventStatus.ACTIVE
                _announce(context, guild, event, "UPDATE")
            if event.status == EventStatus.ACTIVE and now >= event.ends:
                event.status = EventStatus.COMPLETED
                _announce(context, guild, event, "UPDATE")


def set_interest(context: SandboxContext, guild: Guild, event: ScheduledEvent, user: User, *, interested: bool) -> None:
    """Let somebody be interested in an event, or no more."""
    if interested == (user.id in event.interested) or event.is_finished:
        return
    (event.interested.append if interested else event.interested.remove)(user.id)
    payload: JsonObject = {
        "guild_scheduled_event_id": str(event.id),
        "user_id": str(user.id),
        "guild_id": str(guild.id),
    }
    context.feed.send_to_bot(f"GUILD_SCHEDULED_EVENT_USER_{'ADD' if interested else 'REMOVE'}", payload, guild.id)
    context.feed.send_to_everybody("events", {})


def require_may_change_event(context: SandboxContext, guild: Guild, event: ScheduledEvent, user: User) -> None:
    """Raise `NotPossible` unless a person may change an event: their own, or all of a server that they manage."""
    channel = next(iter(context.world.list_text_channels(guild)))
    allowed = compute_person_permissions(context.world, user, channel)
    needed = PERMISSIONS["manage_events"] | (PERMISSIONS["create_events"] if event.creator_id == user.id else 0)
    if not allowed & needed:
        raise NotPossible("You may not change this event.")


def _announce(context: SandboxContext, guild: Guild, event: ScheduledEvent, what: str) -> None:
    context.feed.send_to_bot(f"GUILD_SCHEDULED_EVENT_{what}", build_event_json(context.world, guild, event), guild.id)
    context.feed.send_to_everybody("events", {})


def _build_field_refusal(name: str, message: str) -> Refused:
    """Return a refusal that names a field. Discord documents the rule, but not its words."""
    errors = {name: {"_errors": [{"code": "BASE_TYPE_INVALID", "message": message}]}}
    return Refused(400, 50035, "Invalid Form Body", errors)
