"""Clicks that tell the clicker something, and change nothing: one short method per verb."""

import io
from typing import ClassVar

import discord

from bot.replays.bookmarks import save_bookmark
from bot.screens.layout import Screen
from bot.screens.more_menu import render_topic
from bot.screens.pages.help import render_rules_by_path
from bot.screens.pages.ladder import (
    LeaderboardRequest,
    explain_counting,
    parse_ladder_request,
    render_leaderboard,
    render_no_ladder,
)
from bot.screens.pages.my_preferences import render_me_page
from bot.screens.pages.my_tables import render_next_table
from bot.screens.parts.fairness import explain_fairness
from bot.screens.parts.table_text import describe_help_topic
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.tables import TableService
from bot.ui.answers.click import Click, Verbs, find_clicked_surface, parse_user_id
from bot.ui.answers.reply import Reply
from bot.ui.composing.composer import Composer
from bot.ui.composing.draw_queue import run_in_drawing_thread
from bot.ui.surfaces.places import build_lobby_link
from games.engine.words import Words
from games.ladder.tiers import drop_opted_out_people


class InfoClicks:
    """Answers clicks that ask for rules, ladders, what a game tells in private, record and dice, and change `/me`."""

    def __init__(self, tables: TableService, composer: Composer) -> None:
        self._tables = tables
        self._composer = composer

    async def _show_next_table(self, click: Click, reply: Reply) -> None:
        """Show the table that waits longest now (the next turn), whichever process looks after it."""
        views = await self._tables.list_user_views(click.user_id)
        waiting = (view for view in views if view.waits_for_viewer and view.table.id != click.table_id)
        first = next(waiting, None)
        await reply.show_screen(render_next_table(Scene(first, click.say) if first else None, click.say))

    async def _show_topic(self, click: Click, reply: Reply) -> None:
        """Answer in the private message that was clicked: separate answers would push the board off the screen.

        A board or a panel, whose podium may offer topics, stays as it is.
        """
        scene = await self._composer.load_scene(click.table_id, click.user_id, click.say)
        game, public = find_screen(scene.table.game), await self._composer.load_scene(click.table_id, None, click.say)
        text = await run_in_drawing_thread(lambda: describe_help_topic(scene, game, click.act.path, public))
        if await find_clicked_surface(self._tables, click) is None:
            reply.answer_in_clicked_message()
        await reply.show_screen(render_topic(scene, text))

    async def _send_record(self, click: Click, reply: Reply) -> None:
        record = await self._tables.load_replay_record(click.table_id, click.user_id)
        file = discord.File(io.BytesIO(record.to_json().encode()), f"{record.game}-{click.table_id}.json")
        await reply.send_file(file, click.say("answer-record"))

    async def _bookmark_moment(self, click: Click, reply: Reply) -> None:
        scene = await self._composer.load_scene(click.table_id, click.user_id, click.say)
        await save_bookmark(self._tables, click.user_id, scene, click.act.path)
        await reply.show_sentence(click.say("answer-remembered"))

    async def _show_fair_dice(self, click: Click, reply: Reply) -> None:
        record = await self._tables.load_replay_record(click.table_id, click.user_id)
        table = await self._tables.find_table(click.table_id)
        await reply.show_screen(explain_fairness(record, await build_lobby_link(self._tables, table), click.say))

    async def _change_avoid_list(self, click: Click, reply: Reply) -> None:
        """Save the avoid list (block list) of those with whom somebody will not sit, as the menu has it now."""
        others = [user for user in map(parse_user_id, click.values) if user != click.user_id]
        await self._tables.set_avoided(click.user_id, others)
        wish = await self._tables.people.change_preferences(click.user_id, {})
        avoided = await self._tables.store.blocks.list_avoided(click.user_id)
        await reply.update_message(render_me_page(wish, avoided, click.say, self._tables.clock.now()))

    async def load_leaderboard_screen(
        self, request: LeaderboardRequest, guild_id: int | None, user: int, say: Words
    ) -> Screen:
        """Load a page of a ladder (leaderboard) of the server where somebody asks, and render it."""
        if guild_id is None or not (await self._tables.load_server(guild_id)).ladder:
            return render_no_ladder(say)
        placed = await self._tables.ladders.load_leaderboard(guild_id, request.game)
        hidden = await self._tables.store.people.list_hidden_from_ladders()
        own = next((place for place in placed if place.person == user), None)
        listed = own is None or user not in hidden
        visible = drop_opted_out_people(placed, hidden)
        return await run_in_drawing_thread(lambda: render_leaderboard(request, visible, own, say, listed=listed))

    async def _show_ladder_page(self, click: Click, reply: Reply) -> None:
        await self._update_ladder(click, reply, parse_ladder_request(click.act.path))

    async def _choose_ladder(self, click: Click, reply: Reply) -> None:
        await self._update_ladder(click, reply, parse_ladder_request(f"{click.menu_choice} 1 {click.act.path}"))

    async def _update_ladder(self, click: Click, reply: Reply, request: LeaderboardRequest) -> None:
        await reply.update_message(await self.load_leaderboard_screen(request, click.guild, click.user_id, click.say))

    async def _explain_counting(self, click: Click, reply: Reply) -> None:
        await reply.show_sentence(explain_counting(click.say))

    async def _show_rules_page(self, click: Click, reply: Reply) -> None:
        await reply.update_message(await run_in_drawing_thread(lambda: render_rules_by_path(click.act.path, click.say)))

    async def _open_rules(self, click: Click, reply: Reply) -> None:
        await reply.show_screen(await run_in_drawing_thread(lambda: render_rules_by_path(click.act.path, click.say)))

    verbs: ClassVar[Verbs["InfoClicks"]] = {
        "next": _show_next_table,
        "tell": _show_topic,
        "record": _send_record,
        "remember": _bookmark_moment,
        "fair": _show_fair_dice,
        "avoid": _change_avoid_list,
        "ladder": _show_ladder_page,
        "ladders": _choose_ladder,
        "ladder-rules": _explain_counting,
        "rules": _show_rules_page,
        "howto": _open_rules,
    }
