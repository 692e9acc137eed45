"""The reply to a DM with a typed move: what is wrong with it, or that it is played, and what to press."""

from collections.abc import Sequence

from bot.screens.controls.paths import Focus
from bot.screens.controls.widget import MoveWidget
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import Button, Row, Screen, Text, chunk_buttons, make_paragraph
from bot.screens.parts.typed_moves import format_focus_confirmation_question, translate_typed_move
from bot.screens.scene import Scene, escape_name
from bot.screens.screen_registry import find_screen
from games.engine.typed_text import normalize_typed_text
from games.engine.typed_words import fold_case_and_accents, load_synonyms
from games.engine.words import Words

MAX_CHOICE_TABLES = 25
DM_COMMANDS = ("hint", "rules", "help", "odds", "undo")
"""What may be typed in place of a button; "letter-words" has the words for each."""
TABLELESS_DM_COMMANDS = ("rules", "help")
"""What is answered without any match."""


def render_dm_reply(scene: Scene, focus: Focus, notice: str | None) -> Screen:
    """Return what is wrong with a typed DM and the moves nearest to it, or the question whether a move is meant."""
    game, decision = find_screen(scene.table.game), scene.decision
    widget = MoveWidget(
        scene.table_ref, decision.number if decision else 0, game.move_texts.build_move_controls(scene), scene.say
    )
    question = format_focus_confirmation_question(scene, focus) if focus.confirming else ""
    return Screen((*make_paragraph([notice or "", question]), *widget.build_typed_answer_rows(focus)))


def render_played_move(typed: str, link: str, say: Words) -> Screen:
    """Return that the typed move is played, with a link to the panel that shows it."""
    return Screen((Text(say("letter-played", move=escape_name(typed), link=link)),))


def ask_which_table(scenes: Sequence[Scene], typed: str, say: Words) -> Screen:
    """Ask somebody for whom several tables wait which of them the move was for."""
    buttons = [
        Button(
            say("mine-hand", game=find_screen(scene.table.game).title, table=str(scene.table.id)),
            str(
                ClickAction(
                    "text",
                    scene.table_ref,
                    scene.decision.number if scene.decision else 0,
                    translate_typed_move(scene, typed),
                )
            ),
        )
        for scene in scenes[:MAX_CHOICE_TABLES]
    ]
    return Screen((Text(say("letter-which", move=escape_name(typed))), *chunk_buttons(buttons)))


def render_dm_without_tables(say: Words) -> Screen:
    """Answer somebody for whom no table waits; the button's answer is in their language, also if it was not known."""
    button = Button(say("letter-help"), str(ClickAction("help", 0)), "main")
    return Screen((Text(say("letter-nobody-waits")), Row((button,))))


def parse_dm_command(text: str, say: Words) -> str | None:
    """Parse a typed DM as a command: return the button it stands for, or `None` if it is a move."""
    words = load_synonyms("letter-words", say)
    meant = words.get(fold_case_and_accents(normalize_typed_text(text).strip(" .!?")))
    return meant if meant in DM_COMMANDS else None
