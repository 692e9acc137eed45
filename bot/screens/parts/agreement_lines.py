"""What a table is asked to agree on, and what it has agreed on: a pause, an end before the end."""

from collections.abc import Mapping

from bot.screens.custom_ids import Act
from bot.screens.layout import Button
from bot.screens.parts.time_limits import format_time_limits
from bot.screens.scene import Scene, escape_name
from bot.tables import Proposal
from bot.tables.deadlines.pace import read_pace
from bot.tables.use_cases.agreements import AGREEMENTS
from bot.tables.use_cases.proposals import missing_votes
from games.engine import AGREED
from games.engine.words import Word


def proposal_lines(scene: Scene) -> list[str]:
    """Return what the table is asked, and in a small line who has said yes, how many are missing, until when."""
    return _describe_proposal(scene, "proposal-asks", "proposal-answers")


def proposal_details(scene: Scene) -> list[str]:
    """Return all of that, and who must agree."""
    return _describe_proposal(scene, "proposal-needs")


def _describe_proposal(scene: Scene, *keys: str) -> list[str]:
    table, proposal = scene.table, scene.table.proposal
    if proposal is None:
        return []
    facts: dict[str, Word] = {
        "question": proposal_question(scene, proposal),
        "names": scene.all_of([escape_name(s.name) for s in table.sitters if s.user_id in proposal.yes]),
        "yes": len(proposal.yes),
        "missing": missing_votes(table, proposal),
        "share": AGREEMENTS[proposal.kind].share,
        "host": "yes" if AGREEMENTS[proposal.kind].host else "no",
        "time": f"<t:{int(proposal.until.timestamp())}:R>",
    }
    return [scene.say(key, **facts) for key in keys]


def answer_buttons(scene: Scene) -> list[Button]:
    """Return the buttons that answer what the table is asked, or the one that proposes to end a pause."""
    table, proposal = scene.table, scene.table.proposal
    if proposal is None:
        if table.held:
            return []
        go_on = Button(scene.say("proposal-go-on"), str(Act("resume", table.id)), "good")
        return [go_on] if table.paused_at else []
    yes, no = (str(Act(verb, table.id, proposal.number)) for verb in ("yes", "no"))
    return [Button(scene.say("proposal-yes"), yes, "good", paired=True), Button(scene.say("proposal-no"), no)]


def proposal_question(scene: Scene, proposal: Proposal) -> str:
    """Return what is asked, as a question."""
    return scene.say(f"proposal-{proposal.kind}", name=escape_name(proposal.name), **_proposal_facts(scene, proposal))


def _proposal_facts(scene: Scene, proposal: Proposal) -> Mapping[str, Word]:
    if proposal.kind == "pace":
        return {"pace": format_time_limits(scene.table, read_pace(proposal.about), scene.say)}
    if proposal.kind in ("seat", "replace"):
        return {"whose": scene.seat_name(proposal.seat), "goblin": "yes" if scene.table.takeover else "no"}
    return {}


def format_pause_line(scene: Scene) -> str:
    """Return the line that says that nobody plays now, and since when; nothing while the match goes on."""
    since, by = scene.table.paused_at, "manager" if scene.table.held else "table"
    return scene.say("board-paused", time=f"<t:{int(since.timestamp())}:R>", by=by) if since else ""


def pause_effect_lines(scene: Scene) -> list[str]:
    """Return the small line that says what a pause means; nothing while the match goes on."""
    return [scene.say("board-rests")] if scene.table.paused_at else []


def agreement_lines(scene: Scene) -> list[str]:
    """Return the line that says that the players agreed to end the match, if they did."""
    outcome = scene.table_view.outcome
    return [scene.say("over-agreed")] if outcome and outcome.reason == AGREED else []
