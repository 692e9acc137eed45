"""Clicks of managers (moderators) of a server: what they do with its tables and with people there.

Their commands and clicks come from the server, so they reach the process that looks after its tables. Who sees which
channel is known there only with the interaction itself: these clicks are answered as they come.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import ClassVar, cast, get_args

from cachetools import LRUCache

from bot import measurements
from bot.screens.custom_ids import VERBS
from bot.screens.layout import Screen
from bot.screens.pages.managing import (
    BlockedPlayer,
    ask_manager_to_confirm,
    ask_to_confirm_block,
    describe_block,
    describe_kicks_after_block,
    paginate_tables,
    render_blocked_people,
    render_manager_result,
    render_table_management,
    render_tables_overview,
)
from bot.screens.scene import Scene
from bot.store.game_night_models import GameNight
from bot.store.models import MAX_BLOCK_REASON_LENGTH
from bot.tables import Table, TableError, TableService
from bot.tables.game_nights.game_nights import GameNightService
from bot.tables.log_context import bind_click_to_log_context
from bot.tables.use_cases.managing import PERSON_MANAGER_ACTS, ManagerAct
from bot.ui.answers.click import (
    AnyInteraction,
    Click,
    Verbs,
    find_managed_guild,
    load_user_words,
    parse_user_id,
    run_and_handle_errors,
)
from bot.ui.answers.reply import Reply
from bot.ui.interactions.permissions import can_see_channel, can_see_table
from bot.ui.interactions.server_settings import parse_picked_setting_values, parse_setting_choice, show_setting
from bot.ui.surfaces.notices import NoticeSender
from bot.ui.surfaces.places import add_rematch_place
from games.engine.words import Words

MAX_PENDING_REASONS = 1_000
"""So many reasons for a block are kept until the block is confirmed: a custom_id has no room for one."""


class ManagerClicks:
    """Answers those who manage the server where they click (moderators), and nobody else."""

    def __init__(self, tables: TableService, notices: NoticeSender, game_nights: GameNightService) -> None:
        self._tables, self._notices, self._game_nights = tables, notices, game_nights
        self._reasons: LRUCache[tuple[int, int], str] = LRUCache(MAX_PENDING_REASONS)

    async def answer_click(self, click: Click, interaction: AnyInteraction) -> None:
        """Answer a click in time; an error becomes a sentence for the clicker."""
        answer = VERBS[click.act.verb].answer
        with bind_click_to_log_context(click.id), measurements.measure_seconds("answers", click.act.verb):
            async with Reply(interaction, updates=answer == "update") as reply:
                await run_and_handle_errors(
                    reply, click.say, lambda: self.verbs[click.act.verb](self, click, reply), click.log_fields
                )
        measurements.record_metric("clicks", 1, click.act.verb)

    # Tables

    async def load_overview_screen(self, reply: Reply, page: int = 0, turn: int = 0) -> Screen:
        """Load a page of all tables of a server in channels that its manager (moderator) sees, and render it."""
        guild_id, say = require_managed_guild(reply), load_user_words(reply.interaction)
        tables = [
            table
            for table in await self._tables.list_server_tables(guild_id)
            if await can_see_table(reply.interaction, table)
        ]
        page_tables, page, pages = paginate_tables(tables, page)
        scenes = [await self._load_listed(table.id, say) for table in page_tables]
        game_nights = await self._list_game_nights(reply, guild_id)
        return render_tables_overview(scenes, page, pages, len(tables), say, game_nights, turn)

    async def _load_listed(self, table_id: int, say: Words) -> Scene:
        """Return a table as it is listed, with where its invitation is."""
        view = await self._tables.peek_view(table_id, None)
        table = await add_rematch_place(self._tables, view.table)
        return Scene(view if table is view.table else replace(view, table=table), say)

    async def _list_game_nights(self, reply: Reply, guild_id: int) -> list[GameNight]:
        """Return the game nights in channels that a manager sees."""
        game_nights = await self._game_nights.list_server_game_nights(guild_id)
        return [night for night in game_nights if await can_see_channel(reply.interaction, guild_id, night.channel_id)]

    async def _turn_overview_page(self, click: Click, reply: Reply) -> None:
        page = _read_page(click)
        await reply.update_message(await self.load_overview_screen(reply, page, click.act.decision + 1))

    async def _show_chosen_table(self, click: Click, reply: Reply) -> None:
        await self._show_table_management(click, reply, parse_user_id(click.menu_choice))

    async def _show_table_again(self, click: Click, reply: Reply) -> None:
        await self._show_table_management(click, reply, click.table_id)

    async def _show_table_management(self, click: Click, reply: Reply, table_id: int) -> None:
        table = await self._find_visible_table(reply, table_id)
        await reply.update_message(
            render_table_management(await self._load_listed(table.id, click.say), click.act.decision + 1)
        )

    async def _ask_to_manage(self, click: Click, reply: Reply) -> None:
        act, whom = parse_manager_act(click.menu_choice)
        table = await self._find_visible_table(reply, click.table_id)
        await reply.update_message(
            ask_manager_to_confirm(table, act, whom, click.say, click.user_id, turn=click.act.decision + 1)
        )

    async def _apply_manager_act(self, click: Click, reply: Reply) -> None:
        act, whom = parse_manager_act(click.act.path)
        before = await self._find_visible_table(reply, click.table_id)
        after = await self._tables.act_as_manager(before.id, act, click.user_id, require_managed_guild(reply), whom)
        await reply.update_message(render_manager_result(before, after, act, whom, click.say, click.act.decision + 1))
        if act == "close" and before.status == "playing":
            await self._notices.announce_closed_match(after)

    async def _find_visible_table(self, reply: Reply, table_id: int) -> Table:
        """Return a table that a manager sees on their server; raises `TableError` for any other."""
        guild_id, table = require_managed_guild(reply), await self._tables.find_table(table_id)
        if table.guild_id != guild_id or not await can_see_table(reply.interaction, table):
            raise TableError("table-gone")
        return table

    # People

    async def block_person_by_id(self, reply: Reply, user_id: int | None, reason: str = "") -> None:
        """Block (ban) somebody on the server for a reason; with `None`, only show who is blocked."""
        await reply.show_screen(
            await (
                self._load_blocked_screen(reply)
                if user_id is None
                else self._ask_to_block(reply, user_id, reason=" ".join(reason.split())[:MAX_BLOCK_REASON_LENGTH])
            )
        )

    async def unblock_person_by_id(self, reply: Reply, user_id: int | None) -> None:
        """Unblock (unban) somebody; with `None`, only show who is blocked."""
        screen = (
            await self._unblock_person(reply, user_id)
            if user_id is not None
            else await self._load_blocked_screen(reply)
        )
        await reply.show_screen(screen)

    async def _ask_to_block(self, reply: Reply, user_id: int, turn: int = 0, reason: str = "") -> Screen:
        guild_id = require_managed_guild(reply)
        self._reasons[guild_id, user_id] = reason
        tables = [table for table in await self._tables.list_user_tables(user_id) if table.guild_id == guild_id]
        return ask_to_confirm_block(user_id, tables, load_user_words(reply.interaction), turn, reason)

    async def _block_person(self, reply: Reply, user_id: int, turn: int) -> Screen:
        """Block (ban) somebody, and return what became of their tables."""
        guild_id, say = require_managed_guild(reply), load_user_words(reply.interaction)
        effect = await self._tables.block_person(guild_id, user_id, self._reasons.pop((guild_id, user_id), ""))
        await self._game_nights.remove_blocked_from_game_nights(guild_id, user_id)
        for before, after in zip(effect.before, effect.lobbies, strict=False):
            await self._notices.notify_host_of_blocked_guest(before, after, user_id)
        goblins = (await self._tables.load_server(guild_id)).goblins
        lines = describe_block(user_id, effect, say, goblins=goblins)
        return await self._load_blocked_screen(reply, lines, turn=turn)

    async def _unblock_person(self, reply: Reply, user_id: int, turn: int = 0) -> Screen:
        """Block somebody no longer (unban), and return who is blocked now; raises `TableError` if they were not."""
        say = load_user_words(reply.interaction)
        if not await self._tables.unblock_person(require_managed_guild(reply), user_id):
            raise TableError("not-blocked")
        return await self._load_blocked_screen(reply, [say("blocked-no-more", name=f"<@{user_id}>")], turn=turn)

    async def _turn_blocked_page(self, click: Click, reply: Reply) -> None:
        await reply.update_message(
            await self._load_blocked_screen(reply, page=_read_page(click), turn=_count_next_edit(click))
        )

    async def _block_person_by_menu(self, click: Click, reply: Reply) -> None:
        """Ask whether to block whom a manager chose."""
        whom = parse_user_id(click.menu_choice)
        await reply.update_message(await self._ask_to_block(reply, whom, _count_next_edit(click)))

    async def _block_by_button(self, click: Click, reply: Reply) -> None:
        await reply.update_message(
            await self._block_person(reply, parse_user_id(click.act.path), _count_next_edit(click))
        )

    async def _unblock_person_by_button(self, click: Click, reply: Reply) -> None:
        await reply.update_message(
            await self._unblock_person(reply, parse_user_id(click.act.path), _count_next_edit(click))
        )

    async def _kick_blocked_person(self, click: Click, reply: Reply) -> None:
        """Kick somebody who is blocked (banned) from their matches on the server."""
        guild_id, whom = require_managed_guild(reply), parse_user_id(click.act.path)
        if whom not in await self._tables.store.blocks.list_blocked(guild_id):
            raise TableError("not-blocked")
        seated = [table for table in await self._tables.list_user_tables(whom) if table.guild_id == guild_id]
        playing = [table for table in seated if table.status == "playing"]
        left = [await self._tables.act_as_manager(table.id, "kick", click.user_id, guild_id, whom) for table in playing]
        lines = describe_kicks_after_block(whom, left, click.say)
        await reply.update_message(await self._load_blocked_screen(reply, lines, turn=_count_next_edit(click)))

    async def _load_blocked_screen(
        self, reply: Reply, sentences: Sequence[str] = (), page: int = 0, *, turn: int = 0
    ) -> Screen:
        guild_id, say = require_managed_guild(reply), load_user_words(reply.interaction)
        blocked = await self._tables.store.blocks.list_blocked(guild_id)
        playing = await self._find_blocked_players(guild_id, blocked) if blocked else {}
        return render_blocked_people(sentences, blocked, page, say, playing=playing, turn=turn)

    async def _find_blocked_players(self, guild_id: int, blocked: Collection[int]) -> dict[int, BlockedPlayer]:
        """Return who is blocked on a server and plays there yet, and in how many matches."""
        players: dict[int, BlockedPlayer] = {}
        for table in await self._tables.list_server_tables(guild_id):
            for sitter in table.present_people if table.status == "playing" else ():
                if sitter.user_id in blocked:
                    players[sitter.user_id] = BlockedPlayer(
                        sitter.name, 1 + players.get(sitter.user_id, BlockedPlayer("", 0)).matches
                    )
        return players

    # Settings

    async def _show_settings(self, click: Click, reply: Reply) -> None:
        await show_setting(reply, self._tables, click.menu_choice or click.act.path, click.say)

    async def _change_setting_by_button(self, click: Click, reply: Reply) -> None:
        await self._change_setting(click, reply, *click.act.path.split(" ", 1))

    async def _change_setting_by_menu(self, click: Click, reply: Reply) -> None:
        await self._change_setting(click, reply, click.act.path, click.menu_choice)

    async def _change_setting(self, click: Click, reply: Reply, name: str, value: str) -> None:
        page = "digest" if name == "digest_hour" else name
        await show_setting(reply, self._tables, page, click.say, parse_setting_choice(name, value))

    async def _change_setting_by_picker(self, click: Click, reply: Reply) -> None:
        """Choose among the server's own roles or channels."""
        picked = parse_picked_setting_values(
            reply.interaction, click.act.path, [parse_user_id(value) for value in click.values]
        )
        await show_setting(reply, self._tables, click.act.path, click.say, picked)

    verbs: ClassVar[Verbs["ManagerClicks"]] = {
        "settings": _show_settings,
        "setting": _show_settings,
        "settle": _change_setting_by_button,
        "settle-by": _change_setting_by_menu,
        "settle-on": _change_setting_by_picker,
        "overview": _turn_overview_page,
        "look-after": _show_chosen_table,
        "this-table": _show_table_again,
        "manage": _ask_to_manage,
        "managed": _apply_manager_act,
        "blocks": _turn_blocked_page,
        "block": _block_person_by_menu,
        "blocked": _block_by_button,
        "unblock": _unblock_person_by_button,
        "evict": _kick_blocked_person,
    }


def require_managed_guild(reply: Reply) -> int:
    """Return the server that somebody manages where they clicked; raises `TableError` for all others."""
    guild_id = find_managed_guild(reply.interaction)
    if guild_id is None:
        raise TableError("not-manager")
    return guild_id


def parse_manager_act(text: str) -> tuple[ManagerAct, int]:
    """Parse what a control of a moderator says shall happen, and with whom; raises `TableError` for anything else."""
    act, _, whom = text.partition(" ")
    if act not in get_args(ManagerAct):
        raise TableError("table-gone")
    return cast("ManagerAct", act), parse_user_id(whom) if act in PERSON_MANAGER_ACTS else 0


def _count_next_edit(click: Click) -> int:
    """Return how often a message was changed, once it shows the answer to a click."""
    return click.act.decision + 1


def _read_page(click: Click) -> int:
    """Return which page a button leads to; a forged one leads to the first."""
    return int(click.act.path) if click.act.path.isdecimal() else 0
