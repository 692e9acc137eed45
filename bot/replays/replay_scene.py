"""The scene of a replayed match, as somebody saw it: all screens of its game are made from it."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from bot.replays.replayed_match import ReplayedMatch
from bot.screens.custom_ids import ASKED_PLAYER_EYES, ReplayReference
from bot.screens.scene import Scene
from bot.store.models import Sitter, StoredMove, Table
from bot.tables.memory.match_log import MAX_HELD_MOVES
from bot.tables.table_view import build_table_view, filter_visible_moves
from games.engine import Match
from games.engine.words import Words

UNKNOWN_TIME = datetime(1970, 1, 1, tzinfo=UTC)


def build_replay_scene(
    table: Table,
    replayed: ReplayedMatch,
    playback: ReplayReference,
    say: Words,
    *,
    seat: int | None,
    since: int | None = None,
) -> Scene:
    """Build the scene of a match played again up to a step, as a seat saw it, or a spectator (`None`).

    `seat` decides what is seen, and never the reference, which anybody can forge. `since`: what happened is told from
    this step on; otherwise the latest moves are.
    """
    match = replayed.get_match_at(playback.step)
    moves = [move for move in replayed.list_moves(playback.step) if move.is_known_to(seat)]
    count = len(moves) if since is None else sum(move.number > since for move in moves)
    seen_moves = filter_visible_moves(seat, len(moves), moves, latest=min(count, MAX_HELD_MOVES))
    stored_table = _build_table_at_step(table, match, playback.step)
    return Scene(build_table_view(stored_table, seat, match, seen_moves), say, playback=playback)


def _build_table_at_step(table: Table, match: Match, step: int) -> Table:
    """Return a table without all that is of no step of its match: clocks, absences, what was agreed on."""
    return replace(
        table,
        status="over" if match.decision is None else "playing",
        options=match.options.model_dump(mode="json"),
        version=step,
        sitters=tuple(replace(sitter, gone=False, silent=0, met=None, results_notice=None) for sitter in table.sitters),
        ended_at=None,
        decision_since=None,
        deadline=None,
        paused_at=None,
        proposal=None,
    )


def build_unstored_table(
    match: Match, sitters: Sequence[Sitter], *, language: str, hints: bool = False, guild_id: int | None = None
) -> Table:
    """Return a table that is in no store, for a match that is played nowhere but here: a lesson, an uploaded record."""
    return Table(
        id=0,
        game=match.game.key,
        guild_id=guild_id,
        channel_id=0,
        thread_id=None,
        host_id=0,
        status="playing",
        options=match.options.model_dump(mode="json"),
        pace="none",
        language=language,
        version=0,
        sitters=tuple(sitters),
        created_at=UNKNOWN_TIME,
        changed_at=UNKNOWN_TIME,
        started_at=UNKNOWN_TIME,
        commitment=match.commitment,
        rules_version=match.version,
        hints=hints,
    )


def find_perspective_seat(playback: ReplayReference, match: Match, moves: Sequence[StoredMove]) -> int | None:
    """Return the seat of a reference's perspective (view): by `ASKED_PLAYER_EYES` who is asked, or last moved."""
    if playback.eyes != ASKED_PLAYER_EYES:
        return playback.seat
    if match.decision is not None and match.decision.seats:
        return match.decision.seats[0]
    return moves[-1].seat if moves else None
