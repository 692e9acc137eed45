"""Words that somebody types in a DM instead of pressing a button: hint, rules, help, odds, undo."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import ClassVar

from bot.screens.pages.help import helping, rules
from bot.screens.parts.hints import hint
from bot.screens.parts.table_text import told_about
from bot.screens.shelf import screen_of
from bot.ui.answers.answer import PlayerAnswer
from bot.ui.answers.click import Click
from bot.ui.composing.draw_queue import composed
from bot.ui.interactions.move_clicks import MoveClicks

Said = Callable[["TypedWords", Click, PlayerAnswer], Awaitable[None]]
Advise = Callable[[int, int], Awaitable[Sequence[object]]]


class TypedWords:
    """Does what the button of a word does; `bot.screens.pages.dm_reply` says which words these are."""

    def __init__(self, moves: MoveClicks, advise: Advise) -> None:
        self._moves, self._advise = moves, advise

    async def answer(self, name: str, click: Click, answer: PlayerAnswer) -> None:
        """Do what the button of this name does."""
        await self._said[name](self, click, answer)

    async def _hint(self, click: Click, answer: PlayerAnswer) -> None:
        scene = await self._moves.asked(click)
        await answer.tell(hint(scene, await self._advise(click.table, click.user)))

    async def _rules(self, click: Click, answer: PlayerAnswer) -> None:
        game = (await self._moves.scene(click)).table.game
        await answer.show(await composed(lambda: rules(game, 1, click.say)))

    async def _help(self, click: Click, answer: PlayerAnswer) -> None:
        await answer.show(await composed(lambda: helping(click.say)))

    async def _odds(self, click: Click, answer: PlayerAnswer) -> None:
        """Tell what the game says first about what may come; the rules, if it says nothing."""
        scene = await self._moves.scene(click)
        game = screen_of(scene.table.game)
        if topics := game.topics(scene):
            await answer.tell(await composed(lambda: told_about(scene, game, topics[0])))
        else:
            await self._rules(click, answer)

    async def _undo(self, click: Click, answer: PlayerAnswer) -> None:
        await self._moves.undo(click, answer)

    _said: ClassVar[Mapping[str, Said]] = {
        "hint": _hint,
        "rules": _rules,
        "help": _help,
        "odds": _odds,
        "undo": _undo,
    }
