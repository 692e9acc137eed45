"""What the server event of a game night says, and what follows if somebody changes one or the other."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Self

from bot.store.game_night_models import GameNight
from bot.tables.game_nights.game_night import move_game_night, rename_game_night

ESTIMATED_DURATION = timedelta(hours=2)
"""How long a game night lasts, as far as anybody can say before it."""
MIN_END_EXTENSION = timedelta(minutes=30)
"""While tables play, the end is moved at least so far ahead."""
END_EXTENSION_LEAD = timedelta(minutes=15)
"""So long before its end, it is moved."""


@dataclass(frozen=True, slots=True)
class EventFacts:
    """The name of a server event, its beginning and its end, both to the minute."""

    name: str
    begins_at: datetime
    ends_at: datetime

    def format_text(self) -> str:
        """Encode (serialize) the facts as a game night keeps them."""
        return f"{_count_minutes(self.begins_at)} {_count_minutes(self.ends_at)} {self.name}"

    @classmethod
    def from_text(cls, text: str) -> Self | None:
        """Decode (parse) the facts that a game night keeps, if it keeps any."""
        begins, _, rest = text.partition(" ")
        ends, _, name = rest.partition(" ")
        return cls(name, _read_minutes(begins), _read_minutes(ends)) if begins and ends else None


def _count_minutes(moment: datetime) -> int:
    return int(moment.timestamp()) // 60


def _read_minutes(text: str) -> datetime:
    return datetime.fromtimestamp(int(text) * 60, UTC)


def build_server_event_facts(game_night: GameNight, name: str, now: datetime) -> EventFacts | None:
    """Return what the event of a game night shall say; `name` is for one that nobody named.

    Before it begins, the event moves with it and keeps its length. Then its end moves ahead of `now`.
    """
    last_facts, name = EventFacts.from_text(game_night.event_shown), game_night.title or name
    if game_night.is_upcoming or last_facts is None:
        length = last_facts.ends_at - last_facts.begins_at if last_facts else ESTIMATED_DURATION
        return EventFacts(name, game_night.begins_at, game_night.begins_at + length) if game_night.begins_at else None
    ends_at = now + MIN_END_EXTENSION if now >= last_facts.ends_at - END_EXTENSION_LEAD else last_facts.ends_at
    return EventFacts(name, last_facts.begins_at, ends_at)


def apply_event_change(
    game_night: GameNight, heard: EventFacts, name: str, now: datetime, *, active: bool = False
) -> GameNight:
    """Apply what somebody changed in a server event to its game night: the name, and the time until it begins.

    What the game night has changed itself is heard, too, and changes nothing; `name` is what it calls its event.
    """
    last_facts = EventFacts.from_text(game_night.event_shown)
    if last_facts is None or heard.format_text() == game_night.event_shown:
        return game_night
    changed = replace(game_night, event_shown=heard.format_text())
    if heard.name not in (last_facts.name, game_night.title or name):
        changed = rename_game_night(changed, heard.name, now)
    moved = heard.begins_at not in (last_facts.begins_at, game_night.begins_at)
    if moved and game_night.is_upcoming and not active and heard.begins_at > now:
        changed = move_game_night(changed, game_night.host_id, heard.begins_at, now)
    return changed


def detach_server_event(game_night: GameNight) -> GameNight:
    """Unlink a game night from its server event: return it without any."""
    return replace(game_night, event=False, event_id=None, event_shown="")
