"""How clicks lead to a move: buttons, menus, forms and typed text, wherever the move is played then."""

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import ClassVar

from bot.screens.controls.form import MoveForm
from bot.screens.controls.paths import Focus, Path, find_only_move, leads_to_move
from bot.screens.pages.dm_reply import render_dm_reply
from bot.screens.parts.typed_moves import (
    MAX_SUGGESTED_MOVES,
    TYPED_MOVE_FIELD,
    build_last_confirmation,
    build_typing_form,
    explain_refused_typed_move,
    guess_moves,
    list_moves_by_label,
    needs_confirmation,
    parse_complete_move,
    require_move_form,
    strip_unknown_words,
    suggest_moves,
    translate_typed_move,
)
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.tables import PreviewedMoves, TableError
from bot.tables.draft import build_pause_refusal
from bot.ui.answers.click import Click, Verbs, render_late_form
from bot.ui.answers.player_answer import PlayerAnswer
from bot.ui.answers.reply import Reply
from games.engine import BadNotation, IllegalMove, NotYourTurn, StaleDecision
from games.engine.typed_text import match_legal_move


class BaseMoveClicks(ABC):
    """Answers clicks on the way to a move; where it is played and shown is said by those who extend this."""

    # What differs

    @abstractmethod
    async def load_click_scene(self, click: Click) -> Scene:
        """Return what the clicker sees."""

    @abstractmethod
    async def play_path(self, click: Click, reply: PlayerAnswer, move: str) -> None:
        """Play a whole move, and show what came of it."""

    @abstractmethod
    async def play_text(self, click: Click, reply: PlayerAnswer, text: str) -> None:
        """Play the moves that a text stands for; raises `IllegalMove`."""

    @abstractmethod
    async def explain_illegal_move(self, click: Click, text: str) -> IllegalMove | None:
        """Return why the rules refuse what was typed, if they read it as a move."""

    @abstractmethod
    async def preview_typed_moves(self, click: Click, text: str) -> PreviewedMoves | None:
        """Return several moves that were typed, and what the clicker would see before the last of them."""

    @abstractmethod
    async def show_focus(
        self, click: Click, reply: PlayerAnswer, scene: Scene, focus: Focus, notice: str | None = None
    ) -> None:
        """Show the way to a move."""

    # What all have in common

    async def require_open_decision(self, click: Click) -> Scene:
        """Return the clicker's scene; raises `GameError` if the decision they saw is outdated (stale)."""
        scene = await self.load_click_scene(click)
        if scene.decision is None or scene.decision.number != click.act.decision:
            raise StaleDecision("stale-decision")
        if scene.table.paused_at:
            raise build_pause_refusal(scene.table)
        if not scene.may_move:
            raise scene.table_view.not_asked or NotYourTurn("not-your-turn")
        return scene

    async def _play_button_move(self, click: Click, reply: Reply) -> None:
        await self.play_path(click, reply, click.act.path)

    async def play_typed_text(self, click: Click, reply: PlayerAnswer) -> None:
        """Play what somebody typed in a form, or wrote by DM."""
        text, path = click.form.get(TYPED_MOVE_FIELD, "").strip(), click.act.path
        whole = text if path and text.startswith(f"{path} ") else f"{path} {text}".strip()
        written = translate_typed_move(await self.require_open_decision(click), whole)
        await self._confirm_or_play_text(click, reply, written, typed=whole)

    async def load_move_form(self, click: Click) -> MoveForm:
        """Return the form that was asked for, filled in as it is shown."""
        return require_move_form(await self.require_open_decision(click), click.act.path)

    async def _open_move_form(self, click: Click, reply: Reply) -> None:
        sheet = await self.load_move_form(click)
        await reply.open_modal(sheet.to_form(str(replace(click.act, verb="filled"))), render_late_form(click))

    async def _play_move_form(self, click: Click, reply: Reply) -> None:
        """Play a form (modal) as if it had been typed, if everything that it asks is still open."""
        sheet = require_move_form(await self.require_open_decision(click), click.act.path)
        await self._confirm_or_play_text(click, reply, sheet.write(click.form))

    async def _play_button_text(self, click: Click, reply: Reply) -> None:
        await self._confirm_or_play_text(click, reply, click.act.path)

    async def _play_menu_text(self, click: Click, reply: Reply) -> None:
        await self._confirm_or_play_text(click, reply, click.menu_choice)

    async def _confirm_or_play_text(self, click: Click, reply: PlayerAnswer, text: str, typed: str = "") -> None:
        """Play what was typed, in any order and in short, after the question whether it is meant if it needs one.

        `typed`: how it was typed, where the words of a language were read before.
        """
        scene = await self.require_open_decision(click)
        if focus := await self._find_move_to_confirm(click, scene, text):
            await self.show_focus(click, reply, scene, focus)
        else:
            await self._play_confirmed(click, reply, scene, text, typed)

    async def _find_move_to_confirm(self, click: Click, scene: Scene, text: str) -> Focus | None:
        """Return what is to be confirmed of a typed text: a move, or the last of several."""
        meant = match_legal_move(scene.table_view.legal, text) or text
        if needs_confirmation(scene, path := tuple(meant.lower().split())):
            return Focus(path, confirming=True)
        ahead = await self.preview_typed_moves(click, text)
        return build_last_confirmation(scene, text, ahead) if ahead else None

    async def _play_after_confirming(self, click: Click, reply: Reply) -> None:
        await self._play_confirmed(click, reply, await self.require_open_decision(click), click.act.path)

    async def _play_confirmed(
        self, click: Click, reply: PlayerAnswer, scene: Scene, text: str, typed: str = ""
    ) -> None:
        """Play what was typed; if it is not a move, answer with the nearest moves."""
        try:
            await self.play_text(click, reply, text)
        except IllegalMove as refusal:
            if click.in_public and not isinstance(refusal, BadNotation):
                raise
            await self._suggest_near_moves(click, reply, scene, text, refusal, typed or text)

    async def undo_move(self, click: Click, reply: PlayerAnswer) -> None:
        """Undo (take back) what can be taken back; if that may be several things, ask which."""
        scene = await self.require_open_decision(click)
        undone = find_screen(scene.table.game).move_texts.undone
        back = [str(move) for move in scene.table_view.legal if str(move).split()[0] in undone]
        if not back:
            await reply.show_sentence(click.say("letter-nothing-back"))
        elif len(back) == 1:
            await self.play_path(click, reply, back[0])
        else:
            which = Focus(suggested=tuple(back[:MAX_SUGGESTED_MOVES]))
            await self.show_focus(click, reply, scene, which, click.say("letter-back-which"))

    async def _suggest_near_moves(
        self, click: Click, reply: PlayerAnswer, scene: Scene, text: str, refusal: IllegalMove, typed: str
    ) -> None:
        """Suggest the nearest moves, and say what is wrong, where it was typed, replacing the previous error."""
        meant = list_moves_by_label(scene, typed) or guess_moves(scene, typed)
        if isinstance(refusal, BadNotation) and not meant:
            refusal = await self.explain_illegal_move(click, strip_unknown_words(scene, text)) or refusal
        focus = Focus(suggested=suggest_moves(scene, text, refusal, meant))
        notice = explain_refused_typed_move(scene, focus, refusal)
        if click.in_public:
            await reply.show_screen(render_dm_reply(scene, focus, notice))
        else:
            await self.show_focus(click, reply, scene, focus, notice)

    async def _choose_next_step(self, click: Click, reply: Reply) -> None:
        scene = await self.require_open_decision(click)
        if click.move_words and not leads_to_move(scene.table_view.legal, click.move_words) and not click.act.path:
            # A line of a menu may stand for several moves, in the words that a player would type.
            await self._confirm_or_play_text(click, reply, " ".join(click.move_words))
            return
        move = find_only_move(scene.table_view.legal, click.move_words)
        if move is None and not leads_to_move(scene.table_view.legal, click.move_words):
            # A menu may offer others' moves, or moves that were legal a moment ago: the rules say why they are not now.
            move = parse_complete_move(scene.table.game, click.move_words)
        if move is None:
            await self.show_focus(click, reply, scene, Focus(click.move_words))
        elif (
            find_screen(scene.table.game)
            .move_texts.build_move_controls(scene)
            .needs_confirmation(whole := tuple(move.split()))
        ):
            await self._ask_to_confirm(click, reply, scene, whole)  # words that leave no choice belong to the move
        else:
            await self.play_path(click, reply, move)

    async def _show_next_choice(self, click: Click, reply: Reply) -> None:
        await self.show_focus(click, reply, await self.require_open_decision(click), Focus(click.move_words))

    async def _turn_page(self, click: Click, reply: Reply) -> None:
        number, *path = click.move_words
        await self.show_focus(click, reply, await self.require_open_decision(click), Focus(tuple(path), int(number)))

    async def _ask_if_sure(self, click: Click, reply: Reply) -> None:
        await self._ask_to_confirm(click, reply, await self.require_open_decision(click), click.move_words)

    async def _ask_to_confirm(self, click: Click, reply: PlayerAnswer, scene: Scene, path: Path) -> None:
        """Ask to confirm a move; the rules say why one is not legal now."""
        move = parse_complete_move(scene.table.game, path)
        if move is None:
            raise TableError("button-invalid")
        if move not in map(str, scene.table_view.legal):
            raise await self.explain_illegal_move(click, move) or TableError("button-invalid")
        await self.show_focus(click, reply, scene, Focus(path, confirming=True))

    async def _open_typing_form(self, click: Click, reply: Reply) -> None:
        scene = await self.require_open_decision(click)
        offers = find_screen(scene.table.game).move_texts
        title, hint = offers.format_typing_title(click.say), offers.format_typing_hint(click.say)
        await reply.open_modal(build_typing_form(click.act, title, hint, click.say), render_late_form(click))

    ways: ClassVar[Verbs["BaseMoveClicks"]] = {
        "play": _play_button_move,
        "step": _show_next_choice,
        "pick": _choose_next_step,
        "page": _turn_page,
        "sure": _ask_if_sure,
        "type": _open_typing_form,
        "typed": play_typed_text,
        "sheet": _open_move_form,
        "filled": _play_move_form,
        "text": _play_button_text,
        "texts": _play_menu_text,
        "meant": _play_after_confirming,
    }
