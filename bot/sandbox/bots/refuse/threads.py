"""What Discord accepts as a new thread, and as a change of one."""

from bot.sandbox.bots.refuse.described import described, described_field
from bot.sandbox.bots.refuse.shapes import Complaints, choice
from bot.sandbox.world.protocol import JsonObject

_NEW, _CHANGE = "CreateTextThreadWithoutMessageRequest", "UpdateThreadRequestPartial"


def check_new_thread(body: JsonObject) -> None:
    """Refuse a new thread that Discord would refuse."""
    complaints = Complaints()
    described(_NEW, type=choice(11, 12))(complaints, (), body)
    complaints.close()


def check_thread_change(body: JsonObject) -> None:
    """Refuse a change of a thread that Discord would refuse."""
    complaints = Complaints()
    described(_CHANGE, name=described_field(_NEW, "name"))(complaints, (), body)
    complaints.close()
