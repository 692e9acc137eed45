"""How long a table waits, in words: every time limit of a pace, by the game's name for it."""

from collections.abc import Sequence
from datetime import timedelta

from bot.screens.screen_registry import find_screen
from bot.store.models import Pace
from bot.tables import Table, get_time_limit
from bot.tables.use_cases.lobby import resolve_match_options
from games.engine import Tempo
from games.engine.words import Words

TIME_UNITS = (("hours", timedelta(hours=1)), ("minutes", timedelta(minutes=1)), ("seconds", timedelta(seconds=1)))
MIN_UNIT_COUNT = 1
"""A time is told in the largest unit that fits into it at least this many times."""


def format_time_limits(table: Table, pace: Pace, say: Words) -> str:
    """Return all time limits (timeouts) of a table at a pace, as "turns 3 min, bets 60 s"."""
    sentences = _list_time_limits(table, pace, say)
    return say.join_with_commas(sentences) if sentences else say("pace-for-ever")


def format_unnamed_time_limits(table: Table, pace: Pace, say: Words) -> str | None:
    """Return what to say beside the name of a pace: the time limits that it does not say; nothing if it says all."""
    if not _list_time_limits(table, pace, say):
        return say("pace-for-ever")
    others = _list_time_limits(table, pace, say, named=frozenset({"turn"}))
    return say.join_with_commas(others) if others else None


def has_quick_answers(table: Table, pace: Pace) -> bool:
    """Tell whether some questions of a table have less time than a turn, because their answers are short."""
    return "answer" in _list_tempos(table, pace)


def _list_tempos(table: Table, pace: Pace) -> Sequence[Tempo]:
    """Return the tempos of the questions that are asked at a table."""
    options = resolve_match_options(table, pace).model_dump()
    return find_screen(table.game).move_texts.list_tempos(options)


def _list_time_limits(table: Table, pace: Pace, say: Words, named: frozenset[Tempo] = frozenset()) -> list[str]:
    """Return the time limits of a table at a pace, without those that are `named` beside them."""
    game = find_screen(table.game)
    tempos = [tempo for tempo in _list_tempos(table, pace) if tempo not in named]
    waits = [(tempo, get_time_limit(pace, tempo)) for tempo in tempos]
    return [_format_time_limit(f"{game.prefix}-tempo-{tempo}", time, say) for tempo, time in waits if time]


def _format_time_limit(what: str, time: timedelta, say: Words) -> str:
    unit, length = next((name, length) for name, length in TIME_UNITS if time >= length * MIN_UNIT_COUNT)
    return say("pace-time", what=what, number=time // length, unit=unit)
