"""Clicks that tell the clicker something, and change nothing: one short method per verb."""

import io
from typing import ClassVar

import discord

from bot.replays.bookmarks import remember
from bot.screens.pages.help import opened
from bot.screens.pages.my_preferences import my_page
from bot.screens.pages.my_tables import next_table
from bot.screens.parts.fairness import fair_dice
from bot.screens.parts.table_text import told_about
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.tables import Tables
from bot.ui.answers.click import Click, Verbs, read_id
from bot.ui.answers.reply import Reply
from bot.ui.composing.composer import Composer
from bot.ui.composing.draw_queue import composed
from bot.ui.surfaces.places import lobby_link


class InfoClicks:
    """Answers clicks that ask for rules, what a game tells in private, the record and the dice, and change `/me`."""

    def __init__(self, tables: Tables, composer: Composer) -> None:
        self._tables = tables
        self._composer = composer

    async def _next(self, click: Click, reply: Reply) -> None:
        """Look which other table waits longest now, whichever process looks after it."""
        found = await self._tables.waiting_for(click.user)
        waiting = (seen for seen in found if seen.waited_for and seen.table.id != click.table)
        first = next(waiting, None)
        await reply.show(next_table(Scene(first, click.say) if first else None, click.say))

    async def _tell(self, click: Click, reply: Reply) -> None:
        scene = await self._composer.scene(click.table, click.user, click.say)
        game, public = screen_of(scene.table.game), await self._composer.scene(click.table, None, click.say)
        await reply.tell(await composed(lambda: told_about(scene, game, click.act.path, public)))

    async def _record(self, click: Click, reply: Reply) -> None:
        record = await self._tables.record_of(click.table, click.user)
        file = discord.File(io.BytesIO(record.text().encode()), f"{record.game}-{click.table}.json")
        await reply.hand_over(file, click.say("answer-record"))

    async def _remember(self, click: Click, reply: Reply) -> None:
        scene = await self._composer.scene(click.table, click.user, click.say)
        await remember(self._tables, click.user, scene, click.act.path)
        await reply.tell(click.say("answer-remembered"))

    async def _fair(self, click: Click, reply: Reply) -> None:
        record = await self._tables.record_of(click.table, click.user)
        table = await self._tables.find(click.table)
        await reply.show(fair_dice(record, await lobby_link(self._tables, table), click.say))

    async def _avoid(self, click: Click, reply: Reply) -> None:
        """Keep the list of those with whom somebody will not sit, as the menu has it now."""
        others = [user for user in map(read_id, click.values) if user != click.user]
        await self._tables.store.blocks.avoid(click.user, others)
        wish = await self._tables.people.wish(click.user, {})
        avoided = await self._tables.store.blocks.avoided_by(click.user)
        await reply.update(my_page(wish, avoided, click.say, self._tables.clock.now()))

    async def _rules(self, click: Click, reply: Reply) -> None:
        await reply.update(await composed(lambda: opened(click.act.path, click.say)))

    async def _howto(self, click: Click, reply: Reply) -> None:
        await reply.show(await composed(lambda: opened(click.act.path, click.say)))

    verbs: ClassVar[Verbs["InfoClicks"]] = {
        "next": _next,
        "tell": _tell,
        "record": _record,
        "remember": _remember,
        "fair": _fair,
        "avoid": _avoid,
        "rules": _rules,
        "howto": _howto,
    }
