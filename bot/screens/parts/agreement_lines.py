"""What a table votes on (is asked to agree on), and what it has agreed on: a pause, an early end."""

from collections.abc import Mapping
from datetime import datetime
from typing import Literal

from bot.screens.custom_ids import ClickAction
from bot.screens.layout import Button
from bot.screens.parts.time_limits import format_time_limits
from bot.screens.scene import Scene, escape_name, join_sitter_names
from bot.store.models import MAX_IDLE_TIME, SeatChange, SeatChangeKind
from bot.tables import Proposal, Table
from bot.tables.deadlines.pace import parse_pace
from bot.tables.goblin_names import localize_departed_name
from bot.tables.use_cases.agreements import AGREEMENTS
from bot.tables.use_cases.proposals import count_missing_votes, count_needed, has_no_vote, list_voters
from bot.tables.use_cases.table_acts import preview_vote
from games.engine import AGREED_REASON
from games.engine.words import Word

YesLength = Literal["whole", "bare"]
"""How much a yes says: "Yes, pause", or "Yes" where a phone has no room for more. It always begins with "Yes"."""
NOBODY = 0
"""The id of nobody on Discord."""


def format_proposal(scene: Scene) -> list[str]:
    """Return what the table is asked (a vote), and in a small line who said yes, how many are missing, until when."""
    return _describe_proposal(scene, "proposal-asks", "proposal-answers")


def format_proposal_details(scene: Scene) -> list[str]:
    """Return all of that, and who must agree."""
    return _describe_proposal(scene, "proposal-needs")


def _describe_proposal(scene: Scene, *keys: str) -> list[str]:
    table, proposal = scene.table, scene.table.proposal
    if proposal is None:
        return []
    awaited = list_voters(table, proposal).difference(proposal.yes, proposal.no)
    facts: dict[str, Word] = {
        "question": format_proposal_question(scene, proposal),
        "awaited": scene.join_list([escape_name(s.name) for s in table.sitters if s.user_id in awaited]),
        "names": scene.join_list([escape_name(s.name) for s in table.sitters if s.user_id in proposal.yes]),
        "yes": len(proposal.yes),
        "noes": scene.join_list([escape_name(s.name) for s in table.sitters if s.user_id in proposal.no]),
        "no": len(proposal.no),
        "missing": count_missing_votes(table, proposal),
        "needed": count_needed(table, proposal),
        "voters": len(list_voters(table, proposal)),
        "share": AGREEMENTS[proposal.kind].share,
        "host": "yes" if AGREEMENTS[proposal.kind].host else "no",
        "time": _format_moment(proposal.until),
    }
    return [scene.say(key, **facts) for key in keys]


def build_vote_buttons(scene: Scene, length: YesLength = "whole") -> list[Button]:
    """Return the buttons to vote on what the table is asked, or the one that proposes to end (resume) a pause.

    A player who has no vote has none, and one who has voted only the button for the other answer.
    """
    table, proposal = scene.table, scene.table.proposal
    if proposal is None:
        if table.held:
            return []
        go_on = Button(scene.say("proposal-go-on"), str(ClickAction("resume", table.id)), "good")
        return [go_on] if table.paused_at else []
    if scene.seat is not None and has_no_vote(proposal, scene.seat):
        return []
    yes, no = (str(ClickAction(verb, table.id, proposal.number)) for verb in ("yes", "no"))
    label = scene.say("proposal-yes", kind=proposal.kind, length=length)
    own = _find_own_vote(scene)
    agree, refuse = Button(label, yes, "good", paired=own is None), Button(scene.say("proposal-no"), no)
    return [button for answer, button in (("yes", agree), ("no", refuse)) if answer != own]


def format_own_vote(scene: Scene) -> list[str]:
    """Return the small line that tells a player what they answered to what the table is asked, if they did."""
    own = _find_own_vote(scene)
    return [scene.say("proposal-yours", vote=own)] if own else []


def owes_vote(scene: Scene) -> bool:
    """Tell whether a player is asked to vote and has not answered yet."""
    proposal = scene.table.proposal
    if proposal is None or scene.seat is None or has_no_vote(proposal, scene.seat):
        return False
    return _find_own_vote(scene) is None


def _find_own_vote(scene: Scene) -> Literal["yes", "no"] | None:
    """Return a player's own vote on what the table is asked; a spectator has none."""
    proposal = scene.table.proposal
    if proposal is None or scene.seat is None:
        return None
    user_id = scene.table.get_sitter_at(scene.seat).user_id
    return "yes" if user_id in proposal.yes else "no" if user_id in proposal.no else None


def format_proposal_question(scene: Scene, proposal: Proposal) -> str:
    """Return what is asked, as a question."""
    return scene.say(
        f"proposal-{proposal.kind}", name=escape_name(proposal.name), **_build_proposal_facts(scene, proposal)
    )


def _build_proposal_facts(scene: Scene, proposal: Proposal) -> Mapping[str, Word]:
    if proposal.kind == "pace":
        return {"pace": format_time_limits(scene.table, parse_pace(proposal.about), scene.say)}
    if proposal.kind in ("seat", "replace"):
        return {"whose": scene.format_seat_name(proposal.seat), "goblin": "yes" if scene.table.takeover else "no"}
    return {}


PausedBy = Literal["vote", "alone", "away", "manager"]
PAUSED_BY: Mapping[SeatChangeKind, PausedBy] = {
    "paused": "vote",
    "paused-alone": "alone",
    "paused-for": "away",
    "paused-by-manager": "manager",
}
"""Who paused a match, by what is noted of it."""
RESUMING_CHANGES: frozenset[SeatChangeKind] = frozenset({"resumed", "resumed-by-manager"})


def format_pause_line(scene: Scene) -> str:
    """Return the line that says who paused the match, and when; nothing while the match goes on."""
    since = scene.table.paused_at
    return scene.say("board-paused", time=_format_moment(since), **_build_pause_facts(scene)) if since else ""


def explain_pause(scene: Scene) -> list[str]:
    """Return the small line that says how a pause ends; nothing while the match goes on."""
    table = scene.table
    if table.paused_at is None:
        return []
    facts: dict[str, Word] = {
        "people": len(table.present_people),
        "needed": preview_vote(table, "resume", NOBODY, "")[1],
        "until": _format_moment(table.paused_at + MAX_IDLE_TIME),
        "clock": "no" if table.pace == "none" else "yes",
    }
    return [scene.say("board-rests", **_build_pause_facts(scene), **facts)]


def _build_pause_facts(scene: Scene) -> dict[str, Word]:
    """Return who paused a match, or for whom it waits; a name only where it is noted who asked for this pause."""
    table, say, noted = scene.table, scene.say, _find_pause(scene.table)
    away = [sitter for sitter in table.present_people if sitter.is_pausing]
    by = "manager" if table.held else "away" if away else PAUSED_BY[noted.kind] if noted else "table"
    asker = noted if noted and PAUSED_BY[noted.kind] == by and noted.name else None
    agreed = scene.format_acting_players(asker.seats) if by == "vote" and asker and asker.seats else ""
    return {
        "by": "agreed" if agreed else by,
        "name": agreed
        or (
            join_sitter_names(away, say)
            if away
            else escape_name(localize_departed_name(asker.name, say))
            if asker
            else ""
        ),
        "count": len(away),
        "known": "yes" if asker else "no",
        "host": "yes" if asker and asker.user_id == table.host_id else "no",
    }


def _find_pause(table: Table) -> SeatChange | None:
    """Return what is noted of the pause of a match; `None`: nothing, as too much was decided before."""
    last = next(
        (
            change
            for change in reversed(table.seat_changes)
            if change.kind in PAUSED_BY or change.kind in RESUMING_CHANGES
        ),
        None,
    )
    return last if last and last.kind in PAUSED_BY else None


def _format_moment(moment: datetime) -> str:
    return f"<t:{int(moment.timestamp())}:R>"


def format_agreement(scene: Scene) -> list[str]:
    """Return the line that says that the players agreed to end the match, if they did, and who asked for it."""
    facts = find_agreement_facts(scene)
    return [scene.say("over-agreed", **facts)] if facts else []


def find_agreement_facts(scene: Scene) -> Mapping[str, Word]:
    """Return who asked to end the match that the players agreed to end, and how many were for it; else nothing."""
    outcome = scene.table_view.outcome
    if outcome is None or outcome.reason != AGREED_REASON:
        return {}
    noted = next((change for change in reversed(scene.table.seat_changes) if change.kind == "ended"), None)
    name = escape_name(localize_departed_name(noted.name, scene.say)) if noted else ""
    return {"name": name, "count": len(noted.seats) if noted else 0}
