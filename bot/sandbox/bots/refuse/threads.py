"""What Discord accepts as a new thread, and as a change of one."""

from bot.sandbox.bots.refuse.schema_checks import field_check, shape_check
from bot.sandbox.bots.refuse.shapes import Complaints, choice_check
from bot.sandbox.world.protocol import JsonObject

_NEW, _CHANGE = "CreateTextThreadWithoutMessageRequest", "UpdateThreadRequestPartial"


def check_new_thread(body: JsonObject) -> None:
    """Refuse a new thread that Discord would refuse."""
    complaints = Complaints()
    shape_check(_NEW, type=choice_check(11, 12))(complaints, (), body)
    complaints.raise_if_any()


def check_thread_change(body: JsonObject) -> None:
    """Refuse a change of a thread that Discord would refuse."""
    complaints = Complaints()
    shape_check(_CHANGE, name=field_check(_NEW, "name"))(complaints, (), body)
    complaints.raise_if_any()
