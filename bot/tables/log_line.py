"""What happened in the bot, as one line of the log: a word and plain facts. Never a move, a name or a secret."""

from typing import Final

from typing_extensions import override

from bot.store.models import Status, Table

Fact = str | int | None

LOG_NOTES_BY_STATUSES: Final[dict[tuple[Status, Status], str]] = {
    ("lobby", "playing"): "started",
    ("lobby", "closed"): "closed",
    ("playing", "over"): "ended",
    ("playing", "closed"): "closed",
    ("over", "closed"): "closed",
    ("aside", "closed"): "closed",
}
"""The note for each change of a table's status."""


class LogLine:
    """The message of a log line: people read it as text, machines read its facts."""

    def __init__(self, event: str, **facts: Fact) -> None:
        self.event = event
        self.facts = {name: fact for name, fact in facts.items() if fact is not None}

    @override
    def __str__(self) -> str:
        return " ".join([self.event, *(f"{name}={fact}" for name, fact in self.facts.items())])


def build_opening_line(table: Table) -> LogLine:
    """Note that a table was opened."""
    return LogLine(
        "opened", table=table.id, game=table.game, user=table.host_id, guild=table.guild_id, channel=table.channel_id
    )


def build_status_line(before: Table, after: Table) -> LogLine | None:
    """Note that a table's status changed; `None` if it did not."""
    event = LOG_NOTES_BY_STATUSES.get((before.status, after.status))
    if event is None:
        return None
    return LogLine(event, table=after.id, game=after.game, seats=len(after.sitters), guild=after.guild_id)
