"""How long a table waits: by its pace, and by the tempo of the question."""

from collections.abc import Mapping
from datetime import timedelta
from typing import get_args

from bot.store.models import Pace, Table
from bot.tables.errors import TableError
from games import find_game
from games.engine import Tempo

PACES: tuple[Pace, ...] = get_args(Pace)

SECONDS_BY_PACE: Mapping[Pace, Mapping[Tempo, int] | None] = {
    "live": {"turn": 180, "answer": 60, "reaction": 30, "call": 10, "beat": 5},
    "relaxed": {"turn": 1800, "answer": 900, "reaction": 60, "call": 20, "beat": 10},
    "by-day": {"turn": 86400, "answer": 43200, "reaction": 3600, "call": 3600, "beat": 900},
    "none": None,
}
FORCED_MOVE_DELAY = timedelta(seconds=5)
"""How long a question is open, at every pace, that leaves nobody a choice, as all can see: then it is answered."""
BRISK_PACES: frozenset[Pace] = frozenset({"live", "relaxed"})
"""The paces at which people sit together: games may ask them more often, with shorter windows."""
SLOW_PACES: frozenset[Pace] = frozenset({"relaxed", "by-day"})
"""The paces at which the clock stands still in people's quiet hours."""
MIN_QUIET_TIME_LIMIT = timedelta(minutes=1)
"""A question of at most this time is not worth a night: the clock runs on in quiet hours."""


def get_time_limit(pace: Pace, tempo: Tempo) -> timedelta | None:
    """Return the time limit (timeout) at a table of this pace for a question of this tempo; `None`: for ever."""
    seconds = SECONDS_BY_PACE[pace]
    return None if seconds is None else timedelta(seconds=seconds[tempo])


def pauses_in_quiet_hours(pace: Pace, time: timedelta) -> bool:
    """Tell whether a time of a table of this pace stands still in quiet hours: at slow paces, if it is worth a ping."""
    return pace in SLOW_PACES and time > MIN_QUIET_TIME_LIMIT


def resolve_pace(table: Table) -> Pace:
    """Return the pace of a table. With a single person, with or without goblins, there is no clock unless chosen."""
    ready = len(table.sitters) >= find_game(table.game).seats[0]
    alone = table.status == "lobby" and ready and len(table.present_people) == 1
    return "none" if alone and not table.paced else table.pace


def parse_pace(word: str) -> Pace:
    """Return the pace (time control) with this name; raises `TableError`."""
    for pace in PACES:
        if pace == word:
            return pace
    raise TableError("bad-pace", pace=word[:20], paces=PACES)
