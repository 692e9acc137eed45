"""Matches as the store keeps them: read back completely, or not at all."""

from pydantic import ValidationError

from bot.store.models import WholeTable
from bot.store.upkeep.ended_matches import EndedMatch
from games.engine import BadRecord, Match, Outcome, Record, Snapshot, compute_commitment


def restore_match(whole_table: WholeTable) -> Match:
    """Load the match of a table from its snapshot; raises `BadRecord` if the stored data is not that match."""
    table = whole_table.table
    match = Match.restore(snapshot := parse_snapshot(table.game, whole_table.snapshot))
    kept_as = (table.game, len(table.sitters), table.commitment)
    if (snapshot.game, snapshot.seats, match.commitment) != kept_as or snapshot.version > match.game.version:
        raise BadRecord("snapshot-damaged", game=table.game)
    return match


def verify_seed_commitment(whole_table: WholeTable) -> bytes | None:
    """Return the secret of a table's match, verified against its commitment; `None` if it differs, or for none."""
    try:
        secret = bytes.fromhex(whole_table.secret or "")
    except (ValueError, TypeError):
        return None
    return secret if compute_commitment(secret) == whole_table.table.commitment else None


def parse_snapshot(game: str, text: str | None) -> Snapshot:
    """Parse a stored snapshot; raises `BadRecord`, which reveals nothing of its content."""
    try:
        return Snapshot.model_validate_json(text or "")
    except ValidationError:
        raise BadRecord("snapshot-damaged", game=game) from None


def find_match_outcome(ended: EndedMatch) -> Outcome | None:
    """Return how a match ended, from its snapshot; `None` for one that was closed, or if it cannot be read."""
    if ended.table.ended_at is None:
        return None
    try:
        return Match.restore(parse_snapshot(ended.table.game, ended.snapshot)).outcome
    except BadRecord:
        return None


def build_match_record(ended: EndedMatch) -> Record:
    """Return the record of a match that ended. Raises `BadRecord`."""
    snapshot = parse_snapshot(ended.table.game, ended.snapshot)
    head = snapshot.model_dump(exclude={"step", "state", "version"})
    version, commitment = ended.table.rules_version or 1, ended.table.commitment or snapshot.luck.commitment
    return Record(**head, version=version, commitment=commitment, moves=list(ended.moves))


def find_first_asked_seat(match: Match | None) -> int | None:
    """Return the seat that was asked first in a match (first player), or `None` if there were several."""
    if match is None:
        return None
    dealt = Match.deal(match.game, seats=match.seats, options=match.options.model_dump(), seed=match.seed)
    seats = dealt.decision.seats if dealt.decision else ()
    return seats[0] if len(seats) == 1 else None
