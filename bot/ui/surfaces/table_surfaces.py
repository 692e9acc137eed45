"""All surfaces of one table: each is updated by itself, and none waits for another."""

import asyncio
import logging
from collections.abc import Awaitable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import discord
from cachetools import LRUCache

from bot.screens.board import list_users_to_ping
from bot.screens.layout import Screen
from bot.screens.log_posts import find_current_round_start
from bot.screens.pages.leaving import (
    can_return_to_seat,
    is_closed_by_another,
    render_closed_lobby,
    render_former_player_panel,
)
from bot.screens.pages.spectators import render_late_invitation
from bot.screens.scene import Scene, load_sitter_words
from bot.screens.screen_registry import find_screen
from bot.store.models import DIRECT_NOTICES, LOBBY_CALLS
from bot.tables import Sitter, SurfaceKind, SurfaceMessage, Table, TableService
from bot.tables.deadlines.returned_time import MIN_RETURNED_TIME
from bot.ui.composing.composer import Composer, build_lobby_cache_key
from bot.ui.connection.refusals import is_unexpected_refusal
from bot.ui.surfaces.boards import BoardMessages
from bot.ui.surfaces.endings import EndAnnouncer
from bot.ui.surfaces.leavers import LeaverCheck
from bot.ui.surfaces.mentions import MENTION_KINDS, PingMessages
from bot.ui.surfaces.messages import ComposeMessage, PostRequest, SurfaceMessenger
from bot.ui.surfaces.notices import DirectNoticeMessages
from bot.ui.surfaces.panels import PanelMessages
from bot.ui.surfaces.temporary_messages import OpenHandMessages, TemporaryMessages
from bot.ui.surfaces.threads import ThreadArchiver
from games import list_game_keys
from games.engine.words import choose_language, load_words

log = logging.getLogger(__name__)

STAYING_SURFACE_KINDS: frozenset[SurfaceKind] = frozenset({"lobby", "end"})
"""Kinds of messages that stay when a table is closed."""
MAX_REMEMBERED_LOBBIES = 1_000
"""Of so many tables it is remembered what their lobby shows while their match goes on: its moves are no news there."""


class ShownLobby(NamedTuple):
    """All that a lobby depends on, and the digest of its screen."""

    depends_on: tuple[Hashable, ...]
    digest: str


@dataclass(slots=True)
class TableSurfaces:
    """Brings all surfaces of one table up to date."""

    tables: TableService
    messages: SurfaceMessenger
    composer: Composer
    boards: BoardMessages
    panels: PanelMessages
    mentions: PingMessages
    endings: EndAnnouncer
    threads: ThreadArchiver
    leavers: LeaverCheck
    temporary_messages: TemporaryMessages
    direct_notices: DirectNoticeMessages
    hands: OpenHandMessages
    _shown_lobbies: LRUCache[int, ShownLobby] = field(default_factory=lambda: LRUCache(MAX_REMEMBERED_LOBBIES))

    async def refresh_table_messages(self, table: Table) -> None:
        """Post or edit the lobby, the board and every panel, and retire what they superseded.

        Raises an error once everything else is done. Nothing is shown of a game that this bot does not have.
        """
        if table.game not in list_game_keys():
            return
        await self.messages.save_unsaved_surfaces(table.id)
        results = await gather_errors(
            self._show_lobby(table),
            self._show_match(table),
            self.endings.announce_ending(table),
            self.threads.set_auto_archive_duration(table),
            self.leavers.resign_leavers(table),
            self.temporary_messages.clear_outdated_answers(table),
            self.direct_notices.post_due_notices(table),
        )
        after = (self._retire_superseded(table.id), self.hands.repost_hands_below_board(table))
        raise_first_error([*results, *await gather_errors(*after)])

    async def recover_posts(self, table: Table) -> bool:
        """Recover what was posted just before a crash and is not noted yet: a lobby, a board, a panel, a ping.

        Tell whether that is done; otherwise it must be looked for once more, when the table has been shown.
        """
        if table.status == "lobby" and await self.messages.find_live_surface(table.id, "lobby") is None:
            await self.messages.post_surface(
                table, PostRequest("lobby", table.channel_id), await self.composer.compose_lobby(table)
            )
        if table.started_at is None or table.status == "closed":
            return True
        finders = {
            "panel": self.panels.recover_panel,
            "board": self.boards.recover_board,
            "end": self.endings.recover_ending,
        }
        owed = await self.tables.shown.list_pending_postings(table.id, len(table.sitters))
        return all(
            [await finders.get(posting.kind, self.mentions.recover_posted_ping)(table, posting) for posting in owed]
        )

    async def _show_match(self, table: Table) -> None:
        """Update what shows a match that is running or over."""
        if table.started_at is None:
            return
        if table.status == "closed":
            await self.boards.post_last_log(await self.composer.load_scene(table.id, None))
            return
        public, homeless = await self.composer.load_scene(table.id, None), self.boards.has_no_place(table.id)
        self.mentions.ping_decider.schedule_quiet_hours_check(public)
        sitters = public.table.present_people if homeless or find_screen(table.game).panels else ()
        rounds = await self.boards.load_board_rounds(public)
        panels = [self.panels.update_panel(public, sitter, rounds, homeless=homeless) for sitter in sitters]
        board, bell, *rest = await gather_errors(
            self.boards.update_board(public), self.mentions.update_pings(public), *panels
        )
        unseen = {
            sitter.user_id: wrong is not None
            for sitter, wrong in zip(sitters, rest, strict=True)
            if is_reachable_by_dm(sitter)
        }
        await self._pause_time_while_unseen(
            public, [unseen.get(user, board is not None) for user in list_users_to_act(public)]
        )
        raise_first_error([board, bell, *rest])

    async def _pause_time_while_unseen(self, public: Scene, unseen: Sequence[bool]) -> None:
        """Pause the clock while a message that asks somebody cannot be shown; give the time back afterwards."""
        table, outages = public.table, self.tables.time.outages
        if any(unseen):
            outages.mark_table_unreachable(table.id)
        elif (lost := outages.mark_table_shown(table.id)) is not None and lost >= MIN_RETURNED_TIME:
            await self.tables.time.extend_deadline(table.id, lost)

    async def _show_lobby(self, table: Table) -> None:
        surface = await self.messages.find_live_surface(table.id, "lobby")
        if surface is None:
            return
        as_shown = self._shown_lobbies.get(table.id) == (build_lobby_cache_key(table), surface.digest)
        if as_shown and not self.messages.is_message_lost(surface):
            await self.messages.save_shown_version(surface, table)
            return
        compose = partial(self._compose_current_lobby, table.id)
        if self.messages.is_table_abandoned(table) or not await self._edit_never_reposted(surface, table, compose):
            await self.messages.forget_surface(surface)

    async def _edit_never_reposted(self, surface: SurfaceMessage, table: Table, compose: ComposeMessage) -> bool:
        """Edit a message that is never posted anew; tell whether it is there.

        If Discord lets nobody edit it, it stays as it is until the next change.
        """
        try:
            return await self.messages.edit_surface(surface, compose)
        except discord.HTTPException as refusal:
            if not is_unexpected_refusal(refusal):
                raise
            log.warning("the %s of table %s cannot be edited (%s)", surface.kind, table.id, refusal.code)
        await self.messages.save_shown_version(surface, table)
        return True

    async def _compose_current_lobby(self, table_id: int) -> tuple[Table, Screen]:
        table = await self.tables.find_table(table_id)
        screen = await self.composer.compose_lobby(table)
        if table.status == "playing":
            self._shown_lobbies[table_id] = ShownLobby(build_lobby_cache_key(table), screen.digest)
        return table, screen

    async def _retire_superseded(self, table_id: int) -> None:
        """Retire what is no longer needed.

        The table is read after the surfaces: one that a welcome greets somebody at has them then.
        """
        surfaces = await self.tables.shown.list_surfaces(table_id)
        public = await self.composer.load_scene(table_id, None)
        table = public.table
        past = [self._retire_surface(s, public) for s in surfaces if self._is_superseded(s, public)]
        minds = [self._offer_rejoining(s, table) for s in surfaces if _announces_lost_seat(s, table)]
        notices = [self.direct_notices.update_notice(s, table) for s in surfaces if s.live and s.kind in DIRECT_NOTICES]
        welcomes = [self._update_welcome(s, table) for s in surfaces if s.kind == "welcome"]
        calls = [self._update_lobby_announcement(s, table) for s in surfaces if s.kind in LOBBY_CALLS]
        await run_concurrently(*past, *minds, *notices, *welcomes, *calls)

    async def _update_lobby_announcement(self, call: SurfaceMessage, table: Table) -> None:
        """Leave what calls people to a lobby as it is; later a message below it is deleted, an invitation says why."""
        if table.status == "lobby" and call.live:
            await self.messages.save_shown_version(call, table)
        elif call.kind == "invitation" and call.live and table.find_sitter(call.user_id):
            await self.messages.forget_surface(call)
        else:
            await self.messages.retire_surface(call, await self._render_late_invitation(call, table))

    async def _render_late_invitation(self, call: SurfaceMessage, table: Table) -> Screen | None:
        """Return what an invitation says to somebody who has not come; `None`: the message is deleted."""
        if call.kind != "invitation" or not call.live or table.started_at is None or call.user_id is None:
            return None
        language = await self.tables.people.find_language(call.user_id)
        say = load_words(choose_language(language) if language else table.language)
        return render_late_invitation(table, say)

    async def _update_welcome(self, welcome: SurfaceMessage, table: Table) -> None:
        """Leave a welcome as it is; one to a lobby that was closed says so to a person who sits there.

        In a lobby, that of somebody who left or was removed is deleted, and an earlier one of who has joined again.
        """
        sitter = table.find_sitter(welcome.user_id)
        if table.status == "lobby" and sitter and welcome.live:
            await self.messages.save_shown_version(welcome, table)
        elif sitter and welcome.live and is_closed_by_another(table, sitter.user_id):
            say = load_sitter_words(table, sitter.user_id)
            await self.messages.retire_surface(welcome, render_closed_lobby(table, say))
        elif table.status == "lobby":
            await self.messages.retire_surface(welcome, None)
        else:
            await self.messages.forget_surface(welcome)

    async def _offer_rejoining(self, panel: SurfaceMessage, table: Table) -> None:
        """Let the panel of somebody who left offer their seat back."""
        await self._edit_never_reposted(panel, table, partial(self._compose_lost_seat, panel))

    async def _compose_lost_seat(self, panel: SurfaceMessage) -> tuple[Table, Screen] | None:
        public = await self.composer.load_scene(panel.table_id, None)
        screen = await self._render_retired_surface(panel, public)
        return (public.table, screen) if screen else None

    async def _retire_surface(self, surface: SurfaceMessage, public: Scene) -> None:
        """Let an old board become part of the log, a panel say who has its player's seat, and all else disappear."""
        await self.messages.retire_surface(surface, await self._render_retired_surface(surface, public))
        if surface.kind == "panel" and public.table.status == "closed":
            await self.panels.direct_messages.delete_last_answer(surface.channel_id)

    async def _render_retired_surface(self, surface: SurfaceMessage, public: Scene) -> Screen | None:
        """Return what an old message shows from now on; `None`: it is deleted."""
        if surface.kind == "board":
            return await self._render_board_as_log(surface, public)
        if surface.kind == "panel" and surface.live and surface.user_id is not None:
            return render_former_player_panel(
                public.table, surface.user_id, load_sitter_words(public.table, surface.user_id)
            )
        return None

    async def _render_board_as_log(self, board: SurfaceMessage, public: Scene) -> Screen | None:
        """Return the post of the log that an old board becomes; `None`: another board tells all of it."""
        if board.since is None:  # of an older version of the bot, which noted nothing
            return await self.composer.compose_log_post(
                public, find_current_round_start(public), find_current_round_start(public)
            )
        return (
            None
            if board.since == board.until
            else await self.composer.compose_log_post(public, board.since, board.until)
        )

    def _is_superseded(self, surface: SurfaceMessage, public: Scene) -> bool:
        """Tell whether a message is no longer needed."""
        table = public.table
        if surface.kind == "welcome" or surface.kind in LOBBY_CALLS:  # these have a way of their own
            return False
        ended = table.status == "closed" and surface.kind not in STAYING_SURFACE_KINDS | DIRECT_NOTICES
        rung = surface.kind in MENTION_KINDS and self.mentions.is_mention_outdated(surface, public)
        unneeded = surface.kind == "panel" and not self._is_needed(surface, table)
        return ended or rung or unneeded or not surface.live

    def _is_needed(self, panel: SurfaceMessage, table: Table) -> bool:
        """Tell whether a panel is kept up to date: it tells of a lost seat, or its player plays in it."""
        if _announces_lost_seat(panel, table):
            return True
        at_home = find_screen(table.game).panels or self.boards.has_no_place(table.id)
        return at_home and _is_written_to(table.find_sitter(panel.user_id))


def is_reachable_by_dm(sitter: Sitter) -> bool:
    """Tell whether somebody is asked in their own panel."""
    return sitter.dm != "closed"


def _is_written_to(sitter: Sitter | None) -> bool:
    """Tell whether a panel is kept up to date: its player has not left or been replaced, and takes direct messages."""
    return sitter is not None and not sitter.gone and is_reachable_by_dm(sitter)


def _announces_lost_seat(surface: SurfaceMessage, table: Table) -> bool:
    """Tell whether a message is the panel of somebody who left, and may have their seat back yet."""
    return (
        surface.kind == "panel"
        and surface.live
        and surface.user_id is not None
        and can_return_to_seat(table, surface.user_id)
    )


def list_users_to_act(public: Scene) -> tuple[int, ...]:
    """Return the people whose turn it is (whom the table waits for)."""
    return list_users_to_ping(public.table, public.decision)


async def gather_errors(*jobs: Awaitable[None]) -> list[BaseException | None]:
    """Do everything concurrently, and return the errors."""
    return list(await asyncio.gather(*jobs, return_exceptions=True))


async def run_concurrently(*jobs: Awaitable[None]) -> None:
    """Do everything concurrently; raise an error once everything else is done."""
    raise_first_error(await gather_errors(*jobs))


def raise_first_error(wrong: Iterable[BaseException | None]) -> None:
    """Raise the first of the errors, if there are any."""
    if first := next((problem for problem in wrong if problem), None):
        raise first
