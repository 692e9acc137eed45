"""What one viewer gets of a table: their view, their moves and the log, without hidden information."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import NamedTuple

from bot.store.models import Actor, Sitter, StoredMove, Table
from bot.store.move_tracker import UNKNOWN_TABLE, MoveTracker, TableAtMove
from bot.store.names import disambiguate_lookalike_names
from bot.tables.goblin_names import localize_name
from games.engine import Decision, Event, Match, Move, NotYourTurn, Outcome, View
from games.engine.words import ENGLISH, Words


@dataclass(frozen=True, slots=True)
class SeenMove:
    """A move in the log, as one viewer may know it.

    `number` counts the moves that this viewer knows, from 1, so that a hidden move leaves no gap. Only the viewer's
    own moves have a `notation`; those of others are told by their `events`. `at`: when it was made. `stand_ins`: the
    seats on which goblins played for their people then. `changes`: how many of the table's `seat_changes` came before.
    """

    number: int
    seat: int
    notation: str | None
    by: Actor
    events: tuple[Event, ...]
    at: datetime | None = None
    stand_ins: tuple[int, ...] = ()
    changes: int = 0


class LoggedMove(NamedTuple):
    """A move that everybody may know, with its number in the record of the match."""

    number: int
    move: SeenMove


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """A table as one viewer sees it. It holds no match and no state.

    `seat` is the viewer's own (`None` for spectators and for those who resigned); `view`, `decision` and `outcome` are
    `None` before a match; `legal` are the moves of the seat now, `offered` those of people that all may see;
    `not_asked` says why a seat that may not move may not. `recent_moves` are the latest moves, oldest first. `seed`, as
    hex, is there only when the match has ended, and with it the record. `plays_itself`: nobody has a choice now. `log`
    is for spectators: all moves that no post of the log tells yet, in full.
    """

    table: Table
    seat: int | None
    view: View | None
    legal: Sequence[Move]
    offered: Sequence[Move]
    decision: Decision | None
    not_asked: NotYourTurn | None
    recent_moves: tuple[SeenMove, ...]
    outcome: Outcome | None
    seed: str | None
    plays_itself: bool = False
    log: tuple[LoggedMove, ...] = ()

    @property
    def waits_for_viewer(self) -> bool:
        """Whether the table waits for the viewer."""
        return self.decision is not None and self.seat in self.decision.seats and not self.table.paused_at


class PreviewedMoves(NamedTuple):
    """Several moves that a player would type, and the table as they imagine it before the last of them."""

    moves: Sequence[Move]
    table_view: TableView


def number_lookalike_names(table: Table) -> Table:
    """Return a table as it is shown: players with names that look alike have the number of their seat before them."""
    names = disambiguate_lookalike_names([sitter.name for sitter in table.sitters])
    if all(name == sitter.name for name, sitter in zip(names, table.sitters, strict=True)):
        return table
    named = zip(table.sitters, names, strict=True)
    return replace(table, sitters=tuple(replace(sitter, name=name) for sitter, name in named))


def localize_names(table: Table, say: Words) -> Table:
    """Localize the names of goblins and departed people at a table; others may look like them then."""
    if say.language == ENGLISH or not any(_has_localized_name(sitter) for sitter in table.sitters):
        return table
    return number_lookalike_names(
        replace(table, sitters=tuple(_localize_sitter(sitter, say) for sitter in table.sitters))
    )


def _has_localized_name(sitter: Sitter) -> bool:
    return sitter.user_id < 0 or any(former_player.user_id < 0 for former_player in sitter.former or ())


def _localize_sitter(sitter: Sitter, say: Words) -> Sitter:
    former = sitter.former and tuple(
        former_player._replace(name=localize_name(former_player.user_id, former_player.name, say))
        for former_player in sitter.former
    )
    return replace(sitter, name=localize_name(sitter.user_id, sitter.name, say), former=former)


def build_lobby_view(table: Table) -> TableView:
    """Build what anybody (a spectator) sees of a table whose match has not started."""
    return TableView(
        table=number_lookalike_names(table),
        seat=None,
        view=None,
        legal=(),
        offered=(),
        decision=None,
        not_asked=None,
        recent_moves=(),
        outcome=None,
        seed=None,
    )


def build_table_view(
    table: Table, seat: int | None, match: Match, recent_moves: tuple[SeenMove, ...], log: tuple[LoggedMove, ...] = ()
) -> TableView:
    """Build what a seat, or a spectator (`None`), sees of a started match: without hidden information."""
    playing, view = table.status == "playing", match.view(seat)
    if table.status == "closed":
        view = replace(view, decision=None)  # nobody is asked any more
    moving = playing and not table.paused_at
    return TableView(
        table=number_lookalike_names(table),
        seat=seat,
        view=view,
        legal=match.legal_moves(seat) if moving and seat is not None else (),
        offered=_list_clickable_moves(table, match) if moving else (),
        decision=view.decision if playing else None,
        not_asked=_explain_not_asked(match, seat) if playing else None,
        recent_moves=recent_moves,
        outcome=view.outcome,
        seed=match.seed.hex() if table.ended_at else None,
        plays_itself=moving and match.is_answer_forced,
        log=log,
    )


def _list_clickable_moves(table: Table, match: Match) -> Sequence[Move]:
    """Return the public moves that a person may make now: what a goblin is asked is for nobody to click."""
    public, decision = match.public_moves(), match.decision
    if decision is None or not table.goblin_run_sitters:
        return public
    people = [seat for seat in (*decision.seats, *decision.welcome) if not table.is_goblin_run(seat)]
    theirs = {move for seat in people for move in match.legal_moves(seat)} if public else set[Move]()
    return [move for move in public if move in theirs]


def _explain_not_asked(match: Match, seat: int | None) -> NotYourTurn | None:
    asked = seat is None or (match.decision is not None and match.decision.asks(seat))
    return None if asked or seat is None else match.explain_not_your_turn(seat)


def filter_visible_moves(
    seat: int | None, known: int, moves: Sequence[StoredMove], table: Table | None = None, latest: int | None = None
) -> tuple[SeenMove, ...]:
    """Return the latest of the `known` moves, filtered to what the viewer may know.

    `table` is where it is noted who left and came back. `latest`: of these moves only so many are returned; those
    before are followed for how the table was then.
    """
    first, tracker = known - len(moves) + 1, MoveTracker()
    followed = [(number, move, tracker.follow_move(move, table)) for number, move in enumerate(moves, start=first)]
    start = 0 if latest is None else len(followed) - latest
    return tuple(build_redacted_move(seat, number, move, then) for number, move, then in followed[start:])


def build_redacted_move(seat: int | None, number: int, move: StoredMove, then: TableAtMove = UNKNOWN_TABLE) -> SeenMove:
    """Return a move as a viewer may know it, without secrets; it is the move of this `number` that they know."""
    return SeenMove(
        number,
        move.seat,
        move.notation if seat == move.seat else None,
        move.by,
        tuple(event for event in move.events if event.is_visible_to(seat)),
        move.at,
        *then,
    )
