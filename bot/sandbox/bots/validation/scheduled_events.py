"""Validates scheduled events, new or changed, as Discord does."""

from collections.abc import Mapping

from bot.sandbox.bots.validation.schema_checks import build_shape_check
from bot.sandbox.bots.validation.shapes import (
    Complaints,
    FieldPath,
    build_choice_check,
    build_json_object_check,
    build_string_check,
    parse_timestamp_field,
)
from bot.sandbox.world.protocol import EXTERNAL_EVENT, JsonObject

_NEW, _CHANGE = "ExternalScheduledEventCreateRequest", "ExternalScheduledEventPatchRequestPartial"
_NAME, _PLACE = (
    build_string_check(1, 100),
    build_json_object_check({"location": build_string_check(1, 100)}, ("location",)),
)
_EVENT_CHECKS = {"name": _NAME, "entity_metadata": _PLACE, "privacy_level": build_choice_check(2)}
SCHEDULE_PAST_ERROR = "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST"


def validate_new_event(body: JsonObject, now: float) -> None:
    """Refuse a new event that Discord would refuse; the sandbox has those alone that are somewhere else."""
    complaints = Complaints()
    build_shape_check(_NEW, **_EVENT_CHECKS, entity_type=build_choice_check(EXTERNAL_EVENT))(complaints, (), body)
    if body.get("scheduled_end_time") is None:
        complaints.add_error(("scheduled_end_time",), "BASE_TYPE_REQUIRED", "This field is required")
    _check_times(complaints, body, now)
    complaints.raise_if_any()


def validate_event_change(body: JsonObject, now: float) -> None:
    """Refuse a change of an event that Discord would refuse whatever the event is."""
    complaints = Complaints()
    build_shape_check(_CHANGE, **_EVENT_CHECKS, status=build_choice_check(1, 2, 3, 4))(complaints, (), body)
    _check_times(complaints, body, now)
    complaints.raise_if_any()


def _check_times(complaints: Complaints, body: Mapping[str, object], now: float) -> None:
    begins, ends = (parse_timestamp_field(body.get(name)) for name in ("scheduled_start_time", "scheduled_end_time"))
    for name, moment in (("scheduled_start_time", begins), ("scheduled_end_time", ends)):
        if moment is not None and moment <= now:
            _complain(complaints, (name,), SCHEDULE_PAST_ERROR, "Cannot schedule event in the past.")
    if begins is not None and ends is not None and ends <= begins:
        sentence = "Cannot schedule event to end before start time."
        _complain(complaints, ("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END_BEFORE_START", sentence)


def _complain(complaints: Complaints, field_path: FieldPath, code: str, sentence: str) -> None:
    complaints.add_error(field_path, code, sentence)
