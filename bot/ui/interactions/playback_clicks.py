"""Clicks in a match played again: buttons, menus and forms of its game, and those of the replay itself.

No table, clock or row is needed: where the message stands is in its custom_ids, so any process answers.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from typing_extensions import override

from bot import figures
from bot.replays.stage import Asker, SeenStep, Stage, Stages
from bot.screens.controls.paths import ROOT, Focus
from bot.screens.custom_ids import VERBS, Playback
from bot.screens.layout import Screen
from bot.screens.more import more
from bot.screens.pages.help import opened
from bot.screens.parts.table_text import told_about
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.tables import TableError
from bot.tables.log_context import of_click
from bot.ui.answers.answer import PlayerAnswer
from bot.ui.answers.click import AnyInteraction, Click, guarded
from bot.ui.answers.reply import Reply
from bot.ui.composing.composer import Composer
from bot.ui.composing.draw_queue import composed
from bot.ui.interactions.permissions import sees
from bot.ui.interactions.ways_to_moves import WaysToMoves
from games.engine import IllegalMove


class PlaybackClicks:
    """Finds the stage that a reference names, and answers one click there."""

    def __init__(self, stages: Stages, composer: Composer) -> None:
        self._stages, self._composer = stages, composer

    async def hear(self, click: Click, interaction: AnyInteraction) -> None:
        """Answer a click in time; an error becomes a sentence for the clicker."""
        updates = VERBS[click.act.verb].answer == "update"
        with of_click(click.id), figures.measured("answers", click.act.verb):
            async with Reply(interaction, click.files(interaction.client), updates=updates) as reply:
                await guarded(reply, click.say, lambda: self._answer(click, reply), click.asked)
        figures.note("clicks", 1, click.act.verb)

    async def _answer(self, click: Click, reply: Reply) -> None:
        visit = Visit(self._stage(click.playback), asker_of(click, reply.interaction), self._composer)
        verb = visit.verbs.get(click.act.verb)
        if verb is None:
            raise TableError("replay-no-step")
        await verb(click, reply)

    async def show(self, reply: Reply, click: Click, playback: Playback) -> None:
        """Show a step in a message of its own, for the clicker alone."""
        visit = Visit(self._stage(playback), asker_of(click, reply.interaction), self._composer)
        await reply.show(await visit.shown(playback))

    def _stage(self, playback: Playback) -> Stage[Any]:
        stage = self._stages.get(playback.kind)
        if stage is None:
            raise TableError("replay-no-step")
        return stage


def asker_of(click: Click, interaction: AnyInteraction) -> Asker:
    """Return who clicked, as those who show a match played again need to know them."""
    return Asker(click.person, click.say, click.guild, partial(sees, interaction))


class Visit(WaysToMoves):
    """One click in one match played again."""

    def __init__(self, stage: Stage[Any], asker: Asker, composer: Composer) -> None:
        super().__init__()
        self._stage, self._asker, self._composer = stage, asker, composer
        self.verbs: dict[str, Callable[[Click, Reply], Awaitable[None]]] = {
            **self.ways,
            "look": self._look,
            "looks": self._looks,
            "all": self._more,
            "tell": self._tell,
            "howto": self._howto,
        }

    async def shown(self, playback: Playback, focus: Focus = ROOT, notice: str | None = None) -> Screen:
        """Return a step as its message."""
        return await self._composed(await self._stage.sight(playback, self._asker), focus, notice)

    async def _composed(self, sight: SeenStep, focus: Focus, notice: str | None) -> Screen:
        return await self._composer.played_again(sight.scene, lambda: self._stage.screen(sight, focus, notice))

    @override
    async def scene(self, click: Click) -> Scene:
        sight: SeenStep = await self._stage.sight(click.playback, self._asker)
        return sight.scene

    @override
    async def play_path(self, click: Click, reply: PlayerAnswer, move: str) -> None:
        await self.asked(click)
        await self.play_text(click, reply, move)

    @override
    async def play_text(self, click: Click, reply: PlayerAnswer, text: str) -> None:
        await reply.update(await self.shown(await self._stage.play(click.playback, self._asker, text)))

    @override
    async def why_not(self, click: Click, text: str) -> IllegalMove | None:
        return None

    @override
    async def show_focus(
        self, click: Click, reply: PlayerAnswer, scene: Scene, focus: Focus, notice: str | None = None
    ) -> None:
        await reply.update(await self.shown(click.playback, focus, notice))

    async def _look(self, click: Click, reply: Reply) -> None:
        what = click.act.path
        await reply.update(await self.shown(await self._stage.look(click.playback, self._asker, what)))

    async def _looks(self, click: Click, reply: Reply) -> None:
        what = " ".join(click.values)
        await reply.update(await self.shown(await self._stage.look(click.playback, self._asker, what)))

    async def _more(self, click: Click, reply: Reply) -> None:
        sight = await self._stage.sight(click.playback, self._asker)
        await reply.show(await composed(lambda: more(sight.scene, sight.public)))

    async def _tell(self, click: Click, reply: Reply) -> None:
        scene = await self.scene(click)
        await reply.tell(await composed(lambda: told_about(scene, screen_of(scene.table.game), click.act.path)))

    async def _howto(self, click: Click, reply: Reply) -> None:
        await reply.show(await composed(lambda: opened(click.act.path, click.say)))
