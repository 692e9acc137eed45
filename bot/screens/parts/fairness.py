"""Provable fairness in words (commit-reveal): the commitment in the lobby, and its proof when the match is over."""

from bot.screens.controls.form import Form, FormLine
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import Button, Screen, Text, make_paragraph
from bot.screens.scene import join_sitter_names
from bot.tables import Table
from bot.tables.seed_commitment import MAX_STIR_LENGTH
from games.engine import Record, shorten_commitment
from games.engine.words import Words

STIR_FIELD = "line"
FAIRNESS_EMOJI = "house_die"


def format_fairness_promise(table: Table, say: Words) -> list[str]:
    """Return the promise (commitment, hash) of the bot's secret, and who added to the seed; nothing without any."""
    if not table.commitment:
        return []
    stirred = [sitter for sitter in table.sitters if sitter.stir]
    sentences = [say("fair-stirred", names=join_sitter_names(stirred, say), count=len(stirred))] if stirred else []
    return [say("fair-promise", hash=shorten_commitment(table.commitment)), *sentences]


def format_promise_link(table: Table, link: str, say: Words) -> list[str]:
    """Return a link to the promise (commitment); nothing if no promise was given."""
    return [say("fair-elsewhere", link=link)] if table.commitment else []


def build_seed_form(table: Table, user: int, say: Words) -> Form:
    """Return the form in which a player adds a line of their own to the seed."""
    sitter = table.find_sitter(user)
    field = FormLine(
        STIR_FIELD, say("fair-line"), say("fair-line-help"), sitter.stir if sitter else "", MAX_STIR_LENGTH
    )
    return Form(say("lobby-stir"), str(ClickAction("stirred", table.id)), (field,))


def build_proof_buttons(table: Table, say: Words) -> list[Button]:
    """Return the buttons for looking back at a match (replay) and for checking (verifying) it."""
    emoji = {"replay": None, "record": None, "fair": FAIRNESS_EMOJI}
    return [Button(say(f"over-{verb}"), str(ClickAction(verb, table.id)), emoji=emoji[verb]) for verb in emoji]


def explain_promise(table: Table, say: Words) -> Screen:
    """Tell before a match what the promise in its lobby means."""
    return Screen((Text(say("fair-title")), Text(say("fair-before", hash=shorten_commitment(table.commitment or "")))))


def explain_fairness(record: Record, link: str, say: Words) -> Screen:
    """Tell how the luck of a match was made, and how anybody can verify it."""
    stirs = "\n".join(say("fair-stir", line=line.replace("`", "'")) for line in record.luck.stirs)
    lines = [
        say("fair-noted", link=link),
        say("fair-secret", secret=record.luck.secret.hex()),
        say("fair-lines", lines=stirs, seed=record.seed) if stirs else "",
        say("fair-check", hash=shorten_commitment(record.commitment)),
    ]
    return Screen((Text(say("fair-title")), Text(say("fair-how")), *make_paragraph(lines)))
