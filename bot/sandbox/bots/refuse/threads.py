"""What Discord accepts as a new thread, and as a change of one."""

from bot.sandbox.bots.refuse.shapes import Check, Complaints, boolean, choice, record, text, whole
from bot.sandbox.world.protocol import JsonObject

_FIELDS: dict[str, Check] = {
    "name": text(1, 100),
    "auto_archive_duration": choice(60, 1440, 4320, 10080),
    "rate_limit_per_user": whole(0, 21600),
    "invitable": boolean,
    "archived": boolean,
    "locked": boolean,
}


def check_new_thread(body: JsonObject) -> None:
    """Refuse a new thread that Discord would refuse."""
    complaints = Complaints()
    record(_FIELDS | {"type": choice(11, 12)}, ("name",))(complaints, (), body)
    complaints.close()


def check_thread_change(body: JsonObject) -> None:
    """Refuse a change of a thread that Discord would refuse."""
    complaints = Complaints()
    record(_FIELDS)(complaints, (), body)
    complaints.close()
