"""What somebody is answered who asked something of a table: what is so now, and who sees it where."""

from collections.abc import Callable, Mapping
from typing import get_args

from bot.screens.scene import Scene, escape_name, join_sitter_names
from bot.store.models import MAX_SEAT_CHANGES, PlayerChangeKind
from bot.tables import Proposal, ProposalKind, Sitter, Table
from bot.tables.goblin_names import localize_departed_name
from bot.tables.use_cases.proposals import list_voters
from games.engine.words import Word, Words

REFUSED_PREFIX = "refused-"
"""How what is noted of a refused question begins; its kind follows."""


def format_proposal_reply(before: Table, scene: Scene, kind: ProposalKind, user_id: int) -> str:
    """Return what the table is asked, or what it agreed on; `before` is the table as it was."""
    table, say = scene.table, scene.say
    if proposal := table.proposal:
        other_voters = [
            sitter for sitter in table.present_people if sitter.user_id in list_voters(table, proposal) - {user_id}
        ]
        facts: dict[str, Word] = {
            "pace": f"pace-{proposal.about}" if kind == "pace" else "",
            "whose": scene.format_seat_name(proposal.seat) if kind in ("seat", "replace") else "",
        }
        return say(
            "answer-asked", kind=kind, names=join_sitter_names(other_voters, say), count=len(other_voters), **facts
        )
    return _format_agreement_sentence(before, scene, kind, user_id)


def format_vote_result(stored_table: Table, scene: Scene, user_id: int) -> str:
    """Return what became of a question (vote) for who asked it; `stored_table` is the table as it was then."""
    table, say, proposal, notice = scene.table, scene.say, stored_table.proposal, scene.table.notice
    if proposal and IS_CARRIED_OUT_BY_KIND[proposal.kind](table, proposal):
        return _format_agreement_sentence(stored_table, scene, proposal.kind, user_id)
    seats = [int(seat) for seat in notice.about.split()] if notice and notice.kind == "refused" else []
    return say(
        "answer-vote-over", names=scene.format_acting_players(seats), count=len(seats), **describe_refused_vote(scene)
    )


def describe_refused_vote(scene: Scene) -> Mapping[str, Word]:
    """Return, for a sentence about who said no, what was asked last, by whom, and about whose seat, as far as known."""
    table, say = scene.table, scene.say
    decided = [change for change in table.seat_changes if change.kind not in get_args(PlayerChangeKind)]
    refused = (
        [change for change in decided if change.kind.startswith(REFUSED_PREFIX)]
        if len(decided) < MAX_SEAT_CHANGES
        else []
    )
    last = refused[-1] if refused else None
    return {
        "kind": last.kind.removeprefix(REFUSED_PREFIX) if last else "unknown",
        "asker": escape_name(localize_departed_name(last.name, say)) if last else "",
        "whose": scene.join_seat_names(last.seats) if last and last.seats else "",
        "known": "yes" if last and last.seats else "no",
        "state": "paused" if table.paused_at else "playing",
    }


IS_CARRIED_OUT_BY_KIND: Mapping[ProposalKind, Callable[[Table, Proposal], bool]] = {
    "pause": lambda table, _: table.paused_at is not None,
    "resume": lambda table, _: table.status == "playing" and table.paused_at is None,
    "pace": lambda table, proposal: table.pace == proposal.about,
    "end": lambda table, _: table.status == "over",
    "replace": lambda table, proposal: table.get_sitter_at(proposal.seat).gone,
    "seat": lambda table, proposal: table.find_seat(proposal.user_id) == proposal.seat,
}
"""Whether a table has done what it was asked."""


def _format_agreement_sentence(before: Table, scene: Scene, kind: ProposalKind, user_id: int) -> str:
    table, say = scene.table, scene.say
    facts: dict[str, Word] = {
        "pace": f"pace-{table.pace}",
        "goblin": "yes" if table.takeover else "no",
        "own": "yes" if before.find_sitter(user_id) else "no",
        "whose": escape_name(whose.name) if (whose := _find_changed_seat(before, table)) else "",
    }
    return say(f"answer-now-{kind}", **facts, **build_witness_facts(table, user_id, say))


def build_witness_facts(table: Table, user_id: int, say: Words) -> Mapping[str, Word]:
    """Return the others who sit at a table, as facts of a sentence that says who sees on its board what was done."""
    others = [sitter for sitter in table.present_people if sitter.user_id != user_id]
    return {"names": join_sitter_names(others, say), "count": len(others), "state": table.status}


def _find_changed_seat(before: Table, after: Table) -> Sitter | None:
    """Return who had the seat that somebody left, took or took back now."""
    both = zip(before.sitters, after.sitters, strict=False)
    return next((old for old, new in both if (old.user_id, old.gone) != (new.user_id, new.gone)), None)
