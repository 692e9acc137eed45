"""Recomputes the results of a match that ended from its record, and compares them with the stored ones."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from typing import NamedTuple

from bot.store.match_results import build_match_results
from bot.store.models import Result
from bot.store.upkeep.ended_matches import EndedMatch
from bot.tables.matches import build_match_record
from games.engine import BadRecord, GameError, Match, Outcome

OUTCOME_FIELDS = frozenset({"place", "points", "ending"})
"""What of a result follows from the outcome: it cannot be compared where a record cannot be played again."""


class ResultDifference(NamedTuple):
    """What a result says, and what it should say; a whole row is the field "row"."""

    seat: int
    turn: int
    field: str
    stored: object
    counted: object


class Recount(NamedTuple):
    """What counting a match again brought.

    `rows` is how many results were compared. `is_older`: its record is of older rules, which nobody can play now.
    `is_damaged`: its record cannot be played again. In both cases nothing was compared that follows from the outcome.
    `is_ranked_level`: its players agreed to end it level, and its places are those that an earlier version gave them.
    """

    rows: int = 0
    differences: tuple[ResultDifference, ...] = ()
    is_older: bool = False
    is_damaged: bool = False
    is_ranked_level: bool = False


def recount_match(ended: EndedMatch) -> Recount:
    """Replay a match from its record, and compare what it came to with its stored results."""
    try:
        match, is_older = _replay_match(ended)
    except GameError:
        return Recount(len(ended.results), _compare(ended, None, OUTCOME_FIELDS), is_damaged=True)
    outcome = match.outcome if match else None
    if match and outcome and outcome.nobody_wins and _is_ranked_as_before(ended, match):
        differences = _compare(ended, outcome, frozenset({"place"}))
        return Recount(len(ended.results), differences, is_ranked_level=True)
    skipped = OUTCOME_FIELDS if is_older else frozenset[str]()
    return Recount(len(ended.results), _compare(ended, outcome, skipped), is_older=is_older)


def _is_ranked_as_before(ended: EndedMatch, match: Match) -> bool:
    """Tell whether exactly the places are stored that an earlier version gave in a match that ended level."""
    ranks = match.game.rank_draw_as_in_older_versions(match.state)
    if ranks is None:
        return False
    then = replace(match.game.outcome_by_agreement(match.state), ranks=ranks, reason="")
    counted = _index_by_turn(build_match_results(ended.table, ended.made, then))
    stored = _index_by_turn(ended.results)
    return {turn: row.place for turn, row in counted.items()} == {turn: row.place for turn, row in stored.items()}


def _replay_match(ended: EndedMatch) -> tuple[Match | None, bool]:
    """Return the match of the record, and whether that is of older rules; one that was closed has no outcome.

    Raises `GameError` for a record that cannot be played again.
    """
    if ended.table.ended_at is None:
        return None, False
    record = build_match_record(ended)
    replay = Match.replay(record)
    if replay.diverged is None and replay.match.outcome is not None:
        return replay.match, False
    if record.version < replay.match.game.version:
        return None, True
    raise BadRecord("snapshot-damaged", game=record.game)


def _compare(ended: EndedMatch, outcome: Outcome | None, skipped: frozenset[str]) -> tuple[ResultDifference, ...]:
    counted = build_match_results(ended.table, ended.made, outcome)
    return tuple(_list_differences(_index_by_turn(ended.results), _index_by_turn(counted), skipped))


def _index_by_turn(rows: Sequence[Result]) -> dict[tuple[int, int], Result]:
    return {(row.seat, row.turn): row for row in rows}


def _list_differences(
    stored: dict[tuple[int, int], Result], counted: dict[tuple[int, int], Result], skipped: frozenset[str]
) -> Iterator[ResultDifference]:
    for seat, turn in sorted(stored.keys() | counted.keys()):
        old, new = stored.get((seat, turn)), counted.get((seat, turn))
        if old is None or new is None:
            yield ResultDifference(seat, turn, "row", old is not None, new is not None)
            continue
        for name in (field.name for field in fields(Result) if field.name not in skipped):
            if getattr(old, name) != getattr(new, name):
                yield ResultDifference(seat, turn, name, getattr(old, name), getattr(new, name))
