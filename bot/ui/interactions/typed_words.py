"""Words that somebody types in a DM instead of pressing a button: hint, rules, help, odds, undo."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import ClassVar

from bot.screens.pages.help import render_help, render_rules_page
from bot.screens.parts.hints import build_hint_screen
from bot.screens.parts.table_text import describe_help_topic
from bot.screens.screen_registry import find_screen
from bot.ui.answers.click import Click
from bot.ui.answers.player_answer import PlayerAnswer
from bot.ui.composing.draw_queue import run_in_drawing_thread
from bot.ui.interactions.move_clicks import MoveClicks

WordHandler = Callable[["TypedCommands", Click, PlayerAnswer], Awaitable[None]]
Advise = Callable[[int, int], Awaitable[Sequence[object]]]


class TypedCommands:
    """Carries out commands that are typed as a word by DM; `bot.screens.pages.dm_reply` says which these are."""

    def __init__(self, moves: MoveClicks, advise: Advise) -> None:
        self._moves, self._advise = moves, advise

    async def run_typed_command(self, name: str, click: Click, answer: PlayerAnswer) -> None:
        """Run a command that was typed as a word by DM, as the button of this name does."""
        await self._said[name](self, click, answer)

    async def _answer_hint(self, click: Click, answer: PlayerAnswer) -> None:
        scene = await self._moves.require_open_decision(click)
        await answer.show_screen(build_hint_screen(scene, await self._advise(click.table_id, click.user_id)))

    async def _answer_rules(self, click: Click, answer: PlayerAnswer) -> None:
        game = (await self._moves.load_click_scene(click)).table.game
        await answer.show_screen(await run_in_drawing_thread(lambda: render_rules_page(game, 1, click.say)))

    async def _answer_help(self, click: Click, answer: PlayerAnswer) -> None:
        await answer.show_screen(await run_in_drawing_thread(lambda: render_help(click.say)))

    async def _answer_odds(self, click: Click, answer: PlayerAnswer) -> None:
        """Answer with the odds, as the game says first what may come; the rules, if it says nothing."""
        scene = await self._moves.load_click_scene(click)
        game = find_screen(scene.table.game)
        if topics := game.list_topics(scene):
            await answer.show_sentence(await run_in_drawing_thread(lambda: describe_help_topic(scene, game, topics[0])))
        else:
            await self._answer_rules(click, answer)

    async def _answer_undo(self, click: Click, answer: PlayerAnswer) -> None:
        await self._moves.undo_move(click, answer)

    _said: ClassVar[Mapping[str, WordHandler]] = {
        "hint": _answer_hint,
        "rules": _answer_rules,
        "help": _answer_help,
        "odds": _answer_odds,
        "undo": _answer_undo,
    }
