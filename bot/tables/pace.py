"""How long a table waits: by its pace, and by what kind of answer is asked."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Literal, get_args

from bot.store.models import Pace
from bot.tables.errors import TableError

Tempo = Literal["turn", "answer", "reaction"]

PACES: tuple[Pace, ...] = get_args(Pace)

SECONDS: Mapping[Pace, Mapping[Tempo, int] | None] = {
    "live": {"turn": 180, "answer": 60, "reaction": 20},
    "relaxed": {"turn": 1800, "answer": 900, "reaction": 60},
    "by-day": {"turn": 86400, "answer": 43200, "reaction": 3600},
    "none": None,
}

TEMPO: Mapping[str, Tempo] = {
    "turn": "turn",
    "bid": "turn",
    "bet": "answer",
    "bust": "answer",
    "check": "answer",
    "jackpot": "answer",
    "challenge": "answer",
    "vote": "answer",
    "draw": "answer",
    "divide": "answer",
    "take": "answer",
    "choose": "answer",
    "pick": "answer",
    "react": "reaction",
    **dict.fromkeys(("blessed", "clumsy", "fingers", "fresh-start", "helped"), "answer"),
    **dict.fromkeys(("patient", "pilfer", "shift", "sneaky"), "answer"),
}
"""The tempo of a decision by its kind; kinds that are not named here have that of a turn."""


def tempo(kind: str) -> Tempo:
    """Return the tempo of a decision of this kind."""
    return TEMPO.get(kind, "turn")


def patience(pace: Pace, kind: str) -> timedelta | None:
    """Return how long a table of this pace waits for an answer of this kind; `None`: for ever."""
    seconds = SECONDS[pace]
    return None if seconds is None else timedelta(seconds=seconds[tempo(kind)])


def read_pace(word: str) -> Pace:
    """Return the pace with this name; raises `TableError`."""
    for pace in PACES:
        if pace == word:
            return pace
    raise TableError("bad-pace", pace=word[:20], paces=", ".join(PACES))
