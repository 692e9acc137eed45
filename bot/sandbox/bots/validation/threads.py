"""Validates threads, new or changed, as Discord does."""

from bot.sandbox.bots.validation.schema_checks import build_field_check, build_shape_check
from bot.sandbox.bots.validation.shapes import Complaints, build_choice_check
from bot.sandbox.world.protocol import JsonObject

_NEW, _CHANGE = "CreateTextThreadWithoutMessageRequest", "UpdateThreadRequestPartial"


def validate_new_thread(body: JsonObject) -> None:
    """Refuse a new thread that Discord would refuse."""
    complaints = Complaints()
    build_shape_check(_NEW, type=build_choice_check(11, 12))(complaints, (), body)
    complaints.raise_if_any()


def validate_thread_change(body: JsonObject) -> None:
    """Refuse a change of a thread that Discord would refuse."""
    complaints = Complaints()
    build_shape_check(_CHANGE, name=build_field_check(_NEW, "name"))(complaints, (), body)
    complaints.raise_if_any()
