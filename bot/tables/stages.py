"""What is done otherwise in a lobby than in a match."""

from bot.tables import lobby, playing
from bot.tables.sitting import Sitting


def leave(sitting: Sitting, user_id: int) -> None:
    """Get up: from a lobby without a trace, from a match by resigning, from a table that is set aside."""
    if sitting.table.status == "aside":
        lobby.abandon(sitting, user_id)
    else:
        (lobby.leave if sitting.match is None else playing.resign)(sitting, user_id)


def on_time(sitting: Sitting) -> None:
    """Do what is due: in a lobby, in a match."""
    (lobby.on_time if sitting.match is None else playing.on_time)(sitting)


def start(sitting: Sitting, user_id: int) -> None:
    """Deal, and come to the first question that somebody answers."""
    lobby.start(sitting, user_id)
    playing.settle(sitting)
