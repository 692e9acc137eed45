"""Computes the results of a match that ended, for each who had a seat, from its table, its moves and its outcome."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import NamedTuple

from bot.store.goblin_numbers import find_goblin_level, is_departed
from bot.store.models import Actor, Ending, FormerPlayer, Leaving, MadeMove, Result, Sitter, Table
from games import find_game
from games.engine import AGREED_REASON, GameError, Outcome
from games.engine.goblins import GoblinLevel

SUBSTITUTE_ACTORS: frozenset[Actor] = frozenset({"clock", "away", "gone", "stand-in"})
"""Who makes a move for somebody who does not; at a question that leaves nobody a choice ("only"), nobody does."""


class SeatTurn(NamedTuple):
    """Somebody who had a seat: the first one has turn 0, each substitute the next."""

    seat: int
    turn: int
    user_id: int
    leaving: Leaving | None
    is_last: bool


def build_match_results(table: Table, made: Iterable[MadeMove], outcome: Outcome | None) -> list[Result]:
    """Compute the results of a match; nobody has a place without an `outcome`. Nothing for a table never started."""
    if table.started_at is None or any(sitter.seat is None for sitter in table.sitters):
        return []
    counts = count_moves_by_actor(table.sitters, made)
    return [
        Result(
            table_id=table.id,
            seat=holder.seat,
            turn=holder.turn,
            user_id=None if is_departed(holder.user_id) else holder.user_id,
            level=_find_level(holder.user_id),
            game=table.game,
            variant=_describe_variant(table),
            seats=len(table.sitters),
            place=_find_place(outcome, holder),
            points=_find_points(table.game, outcome, holder),
            own_moves=counts[holder.seat, holder.turn, "goblin" if _find_level(holder.user_id) else "player"],
            other_moves=sum(counts[holder.seat, holder.turn, by] for by in _list_stand_ins(holder.user_id)),
            leaving=holder.leaving,
            ending=_find_ending(table, outcome),
            counts=table.counts,
            guild_id=table.guild_id,
            channel_id=table.channel_id,
            started_at=table.started_at,
            ended_at=table.ended_at or table.changed_at,
            rules_version=table.rules_version or 1,
        )
        for holder in list_seat_holders(table.sitters)
    ]


def list_seat_holders(sitters: Iterable[Sitter]) -> Iterator[SeatTurn]:
    """Yield everybody who had a seat, by seat, the first player first."""
    for seat, sitter in enumerate(sitters):
        had = sitter.former or ()
        for turn, former in enumerate(had):
            yield SeatTurn(seat, turn, former.user_id, former.leaving or "silent", is_last=False)
        yield SeatTurn(seat, len(had), sitter.user_id, sitter.leaving, is_last=True)


def count_moves_by_actor(sitters: Iterable[Sitter], made: Iterable[MadeMove]) -> Mapping[tuple[int, int, Actor], int]:
    """Count the moves of each seat and turn, by who made them."""
    had: dict[int, tuple[FormerPlayer, ...]] = {seat: sitter.former or () for seat, sitter in enumerate(sitters)}
    return Counter((move.seat, find_turn(had.get(move.seat, ()), move.at), move.by) for move in made)


def find_turn(former: Iterable[FormerPlayer], moment: datetime) -> int:
    """Return whose turn at a seat an instant is in, by those who had the seat: 0 is that of the first player."""
    return sum(former_player.until < moment.timestamp() for former_player in former)


def _list_stand_ins(user_id: int) -> frozenset[Actor]:
    """Return who moves in somebody's place: of a departed person, also the goblin that plays on."""
    return SUBSTITUTE_ACTORS | {"goblin"} if is_departed(user_id) else SUBSTITUTE_ACTORS


def _find_level(user_id: int) -> GoblinLevel | None:
    return find_goblin_level(user_id) if user_id < 0 and not is_departed(user_id) else None


def _describe_variant(table: Table) -> str:
    """Return the variant of a table; the usual one if its options cannot be read."""
    try:
        return find_game(table.game).describe_variant(table.options, len(table.sitters))
    except GameError:
        return ""


def _find_place(outcome: Outcome | None, holder: SeatTurn) -> int | None:
    """Return the place of who had a seat at the end; nothing ranks where all agreed to stop level."""
    return None if outcome is None or outcome.nobody_wins or not holder.is_last else outcome.ranks[holder.seat]


def _find_points(game: str, outcome: Outcome | None, holder: SeatTurn) -> int | None:
    return outcome.scores[holder.seat] if outcome and holder.is_last and find_game(game).counts_points else None


def _find_ending(table: Table, outcome: Outcome | None) -> Ending:
    if table.ended_at is None:
        return "closed"
    return "agreement" if outcome and outcome.reason == AGREED_REASON else "rules"
