"""Clicks that tell the clicker something, and change nothing: one short method per verb."""

import io
from typing import ClassVar

import discord

from bot.replays.bookmarks import save_bookmark
from bot.screens.pages.help import open_rules_page
from bot.screens.pages.my_preferences import my_page
from bot.screens.pages.my_tables import next_table
from bot.screens.parts.fairness import fair_dice
from bot.screens.parts.table_text import describe_topic
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.tables import Tables
from bot.ui.answers.click import Click, Verbs, read_id
from bot.ui.answers.reply import Reply
from bot.ui.composing.composer import Composer
from bot.ui.composing.draw_queue import run_in_drawing_thread
from bot.ui.surfaces.places import lobby_link


class InfoClicks:
    """Answers clicks that ask for rules, what a game tells in private, the record and the dice, and change `/me`."""

    def __init__(self, tables: Tables, composer: Composer) -> None:
        self._tables = tables
        self._composer = composer

    async def _show_next_table(self, click: Click, reply: Reply) -> None:
        """Look which other table waits longest now, whichever process looks after it."""
        found = await self._tables.waiting_for(click.user_id)
        waiting = (seen for seen in found if seen.waits_for_viewer and seen.table.id != click.table_id)
        first = next(waiting, None)
        await reply.show_screen(next_table(Scene(first, click.say) if first else None, click.say))

    async def _show_topic(self, click: Click, reply: Reply) -> None:
        scene = await self._composer.load_scene(click.table_id, click.user_id, click.say)
        game, public = screen_of(scene.table.game), await self._composer.load_scene(click.table_id, None, click.say)
        await reply.show_sentence(
            await run_in_drawing_thread(lambda: describe_topic(scene, game, click.act.path, public))
        )

    async def _hand_over_record(self, click: Click, reply: Reply) -> None:
        record = await self._tables.record_of(click.table_id, click.user_id)
        file = discord.File(io.BytesIO(record.to_json().encode()), f"{record.game}-{click.table_id}.json")
        await reply.hand_over(file, click.say("answer-record"))

    async def _bookmark_moment(self, click: Click, reply: Reply) -> None:
        scene = await self._composer.load_scene(click.table_id, click.user_id, click.say)
        await save_bookmark(self._tables, click.user_id, scene, click.act.path)
        await reply.show_sentence(click.say("answer-remembered"))

    async def _show_fair_dice(self, click: Click, reply: Reply) -> None:
        record = await self._tables.record_of(click.table_id, click.user_id)
        table = await self._tables.find(click.table_id)
        await reply.show_screen(fair_dice(record, await lobby_link(self._tables, table), click.say))

    async def _change_avoid_list(self, click: Click, reply: Reply) -> None:
        """Keep the list of those with whom somebody will not sit, as the menu has it now."""
        others = [user for user in map(read_id, click.values) if user != click.user_id]
        await self._tables.store.blocks.set_avoided(click.user_id, others)
        wish = await self._tables.people.change_preferences(click.user_id, {})
        avoided = await self._tables.store.blocks.list_avoided(click.user_id)
        await reply.update_message(my_page(wish, avoided, click.say, self._tables.clock.now()))

    async def _show_rules_page(self, click: Click, reply: Reply) -> None:
        await reply.update_message(await run_in_drawing_thread(lambda: open_rules_page(click.act.path, click.say)))

    async def _open_rules(self, click: Click, reply: Reply) -> None:
        await reply.show_screen(await run_in_drawing_thread(lambda: open_rules_page(click.act.path, click.say)))

    verbs: ClassVar[Verbs["InfoClicks"]] = {
        "next": _show_next_table,
        "tell": _show_topic,
        "record": _hand_over_record,
        "remember": _bookmark_moment,
        "fair": _show_fair_dice,
        "avoid": _change_avoid_list,
        "rules": _show_rules_page,
        "howto": _open_rules,
    }
