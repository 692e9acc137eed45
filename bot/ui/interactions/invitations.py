"""Asking those who played to a rematch: each as they like to be called, and nobody in their quiet hours."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import discord

from bot.screens.lobby import render_lobby_call
from bot.screens.pages.strangers import invite_to_rematch
from bot.screens.scene import words_for_sitter
from bot.screens.shelf import screen_of
from bot.tables import Ring, Sitter, Table, Tables
from bot.tables.preferences import quiet_until
from bot.ui.connection.refusals import NO_PLACE
from bot.ui.surfaces.notices import Notices
from bot.ui.surfaces.ping_rules import place_of_call
from bot.ui.surfaces.places import lobby_link
from games.engine.words import load_words


@dataclass(slots=True)
class Invitations:
    """Calls people to a rematch. `at_board`: whether somebody last played at a table on its board."""

    notices: Notices
    tables: Tables
    at_board: Callable[[int, int], bool]

    async def call_to_rematch(self, table: Table, before: Table) -> None:
        """Call all who are asked and have not joined: by DM, or beside the lobby in one message."""
        places = dict(self._iter_call_places(table, before))
        link = await lobby_link(self.tables, table)
        if here := [user for user, place in places.items() if place == "thread"]:
            await self._call_beside(table, here, link)
        for user in (user for user, place in places.items() if place == "dm"):
            told = invite_to_rematch(table, link, words_for_sitter(before, user))
            await self.notices.send_by_dm(table, user, told)

    def _iter_call_places(self, table: Table, before: Table) -> Iterator[tuple[int, Ring]]:
        """Yield where each of them is called; who has quiet hours now finds the lobby later."""
        now, panels = self.tables.clock.now(), screen_of(table.game).panels
        for sitter in filter(None, map(before.find_sitter, table.pending_invitees)):
            if quiet_until(sitter.wish, now) is None:
                yield sitter.user_id, self._choose_call_place(sitter, before, panels=panels)

    def _choose_call_place(self, sitter: Sitter, before: Table, *, panels: bool) -> Ring:
        at_board = self.at_board(before.id, sitter.user_id)
        return place_of_call(sitter.wish.ring, sitter.dm, panels=panels, at_board=at_board)

    async def _call_beside(self, table: Table, users: list[int], link: str) -> None:
        """Mention people below the lobby."""
        lobby = next((one for one in await self.tables.shown.list_surfaces(table.id) if one.kind == "lobby"), None)
        screen = render_lobby_call(table, users, None, link, load_words(table.language))
        try:
            await self.notices.post_notice(lobby.channel_id if lobby else table.channel_id, screen)
        except discord.HTTPException as refusal:
            if refusal.code not in NO_PLACE:
                raise
