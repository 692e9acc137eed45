"""Clicks in a match played again: buttons, menus and forms of its game, and those of the replay itself.

No table, clock or row is needed: where the message stands is in its custom_ids, so any process answers.
"""

import asyncio
from functools import partial
from typing import Any, ClassVar

import discord
from typing_extensions import override

from bot import figures
from bot.replays.lessons import first_step
from bot.replays.matches import STORED
from bot.replays.rooms import Rooms
from bot.replays.share import PARTS, film_of, share_question
from bot.replays.stage import Asker, SeenStep, Stage
from bot.replays.uploads import LARGEST
from bot.screens.controls.form import Sheet
from bot.screens.controls.paths import ROOT, Focus
from bot.screens.custom_ids import GREAT_MOMENTS, Playback
from bot.screens.layout import Figure, Screen, Text
from bot.screens.more import more
from bot.screens.pages.help import opened
from bot.screens.parts.hints import hint
from bot.screens.parts.table_text import told_about
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.tables import Ahead, TableError
from bot.tables.log_context import of_click
from bot.ui.answers.answer import PlayerAnswer
from bot.ui.answers.click import AnyInteraction, Click, Verbs, guarded, person_of, reply_to, words_for
from bot.ui.answers.reply import Reply
from bot.ui.composing.composer import Composer
from bot.ui.composing.draw_queue import composed
from bot.ui.composing.films import Films
from bot.ui.interactions.lobbies import Lobbies
from bot.ui.interactions.permissions import sees
from bot.ui.interactions.ways_to_moves import WaysToMoves
from games import find
from games.engine import IllegalMove


class PlaybackClicks:
    """Finds the stage that a reference names, and answers one click there."""

    def __init__(self, rooms: Rooms, composer: Composer, lobbies: Lobbies) -> None:
        self._lobbies = lobbies
        self._rooms, self._composer, self._films = rooms, composer, Films()

    async def hear(self, click: Click, interaction: AnyInteraction) -> None:
        """Answer a click in time; an error becomes a sentence for the clicker."""
        with of_click(click.id), figures.measured("answers", click.act.verb):
            async with reply_to(click, interaction, click.files(interaction.client)) as reply:
                await guarded(reply, click.say, lambda: self._answer(click, reply), click.asked)
        figures.note("clicks", 1, click.act.verb)

    async def _answer(self, click: Click, reply: Reply) -> None:
        if opening := self.openings.get(click.act.verb):
            await opening(self, click, reply)
            return
        visit = Visit(self._rooms, asker_of(click, reply.interaction), self._composer, self._films)
        verb = visit.verbs.get(click.act.verb)
        if verb is None:
            raise TableError("replay-no-step")
        await verb(visit, click, reply)

    async def _replay(self, click: Click, reply: Reply) -> None:
        matches, source, asker = self._rooms.matches, f"{STORED}{click.table}", asker_of(click, reply.interaction)
        at_moments = click.act.path == GREAT_MOMENTS
        await self.show(reply, click, await (matches.first_moment if at_moments else matches.begin)(source, asker))

    async def teach(self, click: Click, reply: Reply) -> None:
        """Begin the lesson of the game that a button names."""
        await self.show(reply, click, first_step(click.act.path))

    async def _real(self, click: Click, reply: Reply) -> None:
        await self._lobbies.begin_at_once(reply, click.act.path, click.person, click.say)

    async def from_file(self, reply: Reply, file: discord.Attachment) -> None:
        """Show a match again from the file of its record, for anybody who sent it."""
        interaction = reply.interaction
        asker = Asker(person_of(interaction), words_for(interaction), interaction.guild_id, partial(sees, interaction))
        if file.size > LARGEST:
            raise TableError("replay-too-large", kilobytes=LARGEST // 1000)
        source = await self._rooms.uploads.take(await file.read(), asker)
        visit = Visit(self._rooms, asker, self._composer, self._films)
        await reply.show(await visit.shown(await self._rooms.uploads.begin(source, asker)))

    async def show(self, reply: Reply, click: Click, playback: Playback) -> None:
        """Show a step in a message of its own, for the clicker alone."""
        visit = Visit(self._rooms, asker_of(click, reply.interaction), self._composer, self._films)
        await reply.show(await visit.shown(playback))

    openings: ClassVar[Verbs["PlaybackClicks"]] = {"replay": _replay, "teach": teach, "real": _real}
    """Verbs at tables and in lists that show a match again, or lead from there to a table."""


def asker_of(click: Click, interaction: AnyInteraction) -> Asker:
    """Return who clicked, as those who show a match played again need to know them."""
    return Asker(click.person, click.say, click.guild, partial(sees, interaction))


class Visit(WaysToMoves):
    """One click in one match played again."""

    def __init__(self, rooms: Rooms, asker: Asker, composer: Composer, films: Films) -> None:
        self._rooms, self._asker, self._composer, self._films = rooms, asker, composer, films

    def _stage(self, playback: Playback) -> Stage[Any]:
        stage = self._rooms.stages.get(playback.kind)
        if stage is None:
            raise TableError("replay-no-step")
        return stage

    async def _seen(self, playback: Playback) -> SeenStep:
        seen: SeenStep = await self._stage(playback).sight(playback, self._asker)
        return seen

    async def shown(self, playback: Playback, focus: Focus = ROOT, notice: str | None = None) -> Screen:
        """Return a step as its message."""
        seen, stage = await self._seen(playback), self._stage(playback)
        return await self._composer.played_again(seen.scene, lambda: stage.screen(seen, focus, notice))

    @override
    async def scene(self, click: Click) -> Scene:
        return (await self._seen(click.playback)).scene

    @override
    async def find_sheet(self, click: Click) -> Sheet:
        found, seen = await super().find_sheet(click), await self._seen(click.playback)
        return await composed(lambda: seen.fill_in_sheet(found))

    @override
    async def play_path(self, click: Click, reply: PlayerAnswer, move: str) -> None:
        await self.asked(click)
        await self.play_text(click, reply, move)

    @override
    async def play_text(self, click: Click, reply: PlayerAnswer, text: str) -> None:
        await reply.update(await self.shown(await self._stage(click.playback).play(click.playback, self._asker, text)))

    @override
    async def why_not(self, click: Click, text: str) -> IllegalMove | None:
        return None

    @override
    async def ahead(self, click: Click, text: str) -> Ahead | None:
        return None  # whatever is played there can be played anew

    @override
    async def show_focus(
        self, click: Click, reply: PlayerAnswer, scene: Scene, focus: Focus, notice: str | None = None
    ) -> None:
        await reply.update(await self.shown(click.playback, focus, notice))

    async def _look(self, click: Click, reply: Reply) -> None:
        what = click.act.path
        await reply.update(await self.shown(await self._stage(click.playback).look(click.playback, self._asker, what)))

    async def _looks(self, click: Click, reply: Reply) -> None:
        what = click.chosen
        await reply.update(await self.shown(await self._stage(click.playback).look(click.playback, self._asker, what)))

    async def _what_if(self, click: Click, reply: Reply) -> None:
        await reply.update(await self.shown(await self._rooms.what_if.begin(click.playback, self._asker)))

    async def _shares(self, click: Click, reply: Reply) -> None:
        place = click.playback
        film_of(place, await self._rooms.sources.open(place.source, self._asker), PARTS[0], click.say)
        await reply.show(share_question(place, click.say, by_dm=click.guild is None))

    async def _share(self, click: Click, reply: Reply) -> None:
        """Post what everybody saw of a match, a round or a move, in a plain message that can be forwarded."""
        place = click.playback
        opened = await self._rooms.sources.open(place.source, self._asker)
        wanted = await asyncio.to_thread(film_of, place, opened, click.act.path, click.say)
        moving = await self._films.of(wanted)
        alt = click.say("film-alt", game=find(opened.table.game).title, count=len(wanted.steps))
        await reply.post(Screen((Text(wanted.told()), Figure("match", moving, alt)), plain=True))

    async def _more(self, click: Click, reply: Reply) -> None:
        seen = await self._seen(click.playback)
        await reply.show(await composed(lambda: more(seen.scene, seen.public)))

    async def _tell(self, click: Click, reply: Reply) -> None:
        seen = await self._seen(click.playback)
        game = screen_of(seen.scene.table.game)
        await reply.tell(await composed(lambda: told_about(seen.scene, game, click.act.path, seen.public)))

    async def _hint(self, click: Click, reply: Reply) -> None:
        """Tell what a goblin would play; only who plays on in another way may ask."""
        scene, moves = await self._rooms.what_if.advise(click.playback, self._asker)
        await reply.tell(hint(scene, moves))

    async def _howto(self, click: Click, reply: Reply) -> None:
        await reply.show(await composed(lambda: opened(click.act.path, click.say)))

    verbs: ClassVar[Verbs["Visit"]] = {
        **WaysToMoves.ways,
        "look": _look,
        "looks": _looks,
        "whatif": _what_if,
        "shares": _shares,
        "share": _share,
        "all": _more,
        "tell": _tell,
        "hint": _hint,
        "howto": _howto,
    }
