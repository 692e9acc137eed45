"""A lobby on Discord: posted, joined, left, started."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord

from bot.screens.layout import Part, Screen, Section, Text, make_paragraph
from bot.screens.lobby import ask_to_open_another, build_lesson_button, format_host_name, format_match_started
from bot.screens.pages.leaving import render_resignation
from bot.screens.pages.my_preferences import explain_quiet_hours, warn_about_zone
from bot.screens.pages.spectators import ask_to_join_avoided, render_already_open, render_no_free_seat
from bot.screens.pages.table_acts import ask_player_to_confirm_action
from bot.screens.scene import Scene, escape_name
from bot.screens.screen_registry import find_screen
from bot.store.game_night_models import GameNight
from bot.tables import OpeningLimits, Person, Reach, Server, Sitter, SurfaceMessage, Table, TableError, TableService
from bot.tables.use_cases.lobby import list_hosts_to_come, require_may_close
from bot.tables.use_cases.presets import PRESETS
from bot.tables.use_cases.table_acts import TableAct
from bot.ui.answers.reply import FollowUp, Reply
from bot.ui.composing.composer import Composer
from bot.ui.connection.public_language import choose_public_language
from bot.ui.game_nights.lobby_game_nights import find_free_lobby, find_live_game_night
from bot.ui.interactions.invitations import InvitationSender
from bot.ui.interactions.lobby_pings import NO_CALL_TARGETS, LobbyPingSender, PingTargets, parse_mentions
from bot.ui.interactions.permissions import (
    find_opening_channel,
    require_bot_permissions,
    require_parent_permissions,
)
from bot.ui.interactions.server_settings import require_may_open_table
from bot.ui.surfaces.messages import PostRequest, SurfaceMessenger
from bot.ui.surfaces.notices import NoticeSender
from bot.ui.surfaces.places import build_lobby_link, find_or_make_match_channel
from bot.ui.surfaces.temporary_messages import TemporaryMessages, build_status_key, choose_private_message
from bot.ui.surfaces.welcome import send_welcome
from games.engine.goblins import GoblinLevel
from games.engine.lessons import has_lesson
from games.engine.words import Words

JOINED_ANSWERS_BY_REACH: dict[Reach, str] = {
    "open": "answer-joined",
    "closed": "answer-joined-closed",
    "unknown": "answer-joined-later",
}
"""What somebody who sat down is told, by whether their greeting arrived."""
NO_SEAT_LEFT = ("table-full", "seat-kept")
"""Why somebody finds no seat who may open another table of a game night."""
THREAD_TIMEOUT = 5.0
"""Seconds for which a start waits for the table's thread: Discord's library repeats what fails for half a minute."""
LESSON_TABLE_GOBLINS = 3
"""So many young goblins sit at the table that a lesson ends with."""


class LobbyService:
    """What can be done in a lobby, for commands and for clicks."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        messages: SurfaceMessenger,
        composer: Composer,
        limits: OpeningLimits,
        wait_until_shown: Callable[[int], Awaitable[None]],
        at_board: Callable[[int, int], bool] = lambda *_: False,
        posted: Callable[[int], object] = lambda _: None,
        *,
        notices: NoticeSender,
        temporary_messages: TemporaryMessages | None = None,
    ) -> None:
        """`wait_until_shown` waits until a table's messages show its current state.

        `at_board`: whether somebody last played at a table on its board. `posted` is told of a table whose invitation
        to a rematch has just been posted: it may stand in a thread, which stays open then.
        """
        self._posted = posted
        self._temporary_messages = temporary_messages or TemporaryMessages()
        self.notices = notices
        self.invitations = InvitationSender(notices, tables, at_board)
        self._messages, self._composer, self._shown = messages, composer, wait_until_shown
        self._client = client
        self._tables = tables
        self._limits = limits
        self.callings = LobbyPingSender(client, tables, self.invitations.record_lobby_ping)

    async def open_table(
        self, reply: Reply, game: str, host: Person, say: Words, *, people: str | None = None, preset: str | None = None
    ) -> None:
        """Open a table in the command's channel and show its lobby to all; a second table only after a question.

        `people`: mentions of those who are called to it. `preset`: what is chosen at once.
        """
        server = await self.require_server_for_opening(reply, say)
        called = parse_mentions(people, game, host.user_id) if people else NO_CALL_TARGETS
        if called.unread:
            raise TableError("name-unknown", name=escape_name(called.unread))
        await self.callings.require_pingable_role(server, called.role)
        if preset and not server.goblins:
            raise TableError("no-goblins-allowed")
        table = await self._open_table_unless_twin(reply, game, host, server, say)
        if table is None:
            return
        if preset:
            table = await self._tables.apply_preset(table.id, host.user_id, PRESETS[preset])
        await self.post_lobby(reply, table, say)
        await self._ping_invited_people(reply, table, called)

    async def require_host_of_open_lobby(self, table_id: int, host: int) -> Table:
        """Return a lobby; raises `TableError` for all but its host, and once the match has begun."""
        table = await self._tables.find_table(table_id)
        if table.host_id != host:
            raise TableError("not-host")
        if table.status != "lobby":
            raise TableError("table-closed" if table.status == "closed" else "already-started")
        return table

    async def _ping_invited_people(self, reply: Reply, table: Table, called: PingTargets) -> None:
        """Call (ping) those whom a command names, below the lobby."""
        if called == NO_CALL_TARGETS or table.channel_id == reply.came.channel_id:
            await self.callings.ping_people(reply, table, called)
            return
        if called.role:
            await self.callings.start_role_cooldown(table.guild_id)
        await self.invitations.ping_people_below_lobby(table, called.people, called.role)

    async def parse_game_night_invitees(
        self, reply: Reply, game: str, host: Person, say: Words, people: str | None
    ) -> tuple[tuple[int, ...], int | None, str]:
        """Return the people and the role invited to a game night (game night), and names that mention nobody.

        Raises `TableError` if they may open no table here, or not call that role.
        """
        server = await self.require_server_for_opening(reply, say)
        called = parse_mentions(people, game, host.user_id) if people else NO_CALL_TARGETS
        await self.callings.require_pingable_role(server, called.role)
        return called.people, called.role, called.unread

    async def start_match_after_lesson(self, reply: Reply, game: str, host: Person, say: Words) -> None:
        """Open a table with three young goblins (computer players) and begin: what a lesson ends with."""
        server = await self.require_server_for_opening(reply, say)
        if not server.goblins:
            raise TableError("no-goblins-allowed")
        table = await self._open_table_unless_twin(reply, game, host, server, say)
        if table is None:
            return
        table = await self._tables.apply_preset(table.id, host.user_id, PRESETS["first-game"])
        while len(table.goblins) < LESSON_TABLE_GOBLINS:
            table = await self._tables.add_goblin(table.id, host.user_id, GoblinLevel.YOUNG)
        await self.post_lobby(reply, table, say)
        await self.start_match(reply, table.id, host.user_id, say)

    async def require_server_for_opening(self, reply: Reply, say: Words) -> Server:
        """Return the server's settings; raises `TableError` if this person may open no table there."""
        require_bot_permissions(reply.came, say)
        server = await self._tables.load_server(reply.came.guild_id)
        require_may_open_table(reply.came, server, say)
        return server

    async def _open_table_unless_twin(
        self, reply: Reply, game: str, host: Person, server: Server, say: Words
    ) -> Table | None:
        """Open a table in the command's channel, or that above the thread of a match.

        Nothing but a question if its host has one of this game open there.
        """
        require_parent_permissions(reply.came, say)
        channel_id = find_opening_channel(reply.came)
        if twin := await self._find_twin(game, host.user_id, channel_id):
            await reply.show_screen(ask_to_open_another(twin, await build_lobby_link(self._tables, twin), say))
            return None
        return await self._tables.open_lobby(
            game,
            host,
            guild_id=reply.came.guild_id,
            channel_id=channel_id,
            language=choose_public_language(reply.came, server, say),
            pace=server.pace,
            takeover=server.goblins,
            motion=server.motion,
            counts=server.ladder,
            limits=replace(self._limits, server=server.tables),
        )

    async def post_rematch_lobby(self, reply: Reply, table: Table, before: Table, say: Words) -> None:
        """Show the lobby of a rematch where the last match was played, to somebody who asks for it elsewhere."""
        if not await self._has_lobby_message(table):
            post = PostRequest("lobby", before.thread_id or before.channel_id)
            await self._messages.post_surface(table, post, await self._composer.compose_lobby(table))
            await self._invite_to_rematch(table, before)
        await reply.show_sentence(say("answer-rematch", link=await build_lobby_link(self._tables, table)))

    async def join_or_open_lobby(self, reply: Reply, before: Table, person: Person, say: Words) -> None:
        """Find a table for somebody without a seat (matchmaking): an open lobby of its game here, or a new table."""
        if table := await self._find_open_lobby(before):
            await reply.show_screen(render_already_open(table, await build_lobby_link(self._tables, table), say))
            return
        server = await self.require_server_for_opening(reply, say)
        await self.post_lobby(reply, await self._open_table_like(before, person, server.pace), say)

    async def _find_open_lobby(self, before: Table) -> Table | None:
        """Return the lobby of the same game in the place of a table: its rematch first, then the newest."""
        places = dict.fromkeys(filter(None, (before.thread_id, before.channel_id)))
        tables = [table for place in places for table in await self._tables.list_owned_channel_tables(place)]
        open_now = [table for table in tables if table.status == "lobby" and table.game == before.game]
        return max(open_now, key=lambda lobby: (lobby.rematch_of == before.id, lobby.id), default=None)

    async def _has_lobby_message(self, table: Table) -> bool:
        """Tell whether the lobby of a table is already shown."""
        return any(s.kind == "lobby" and s.live for s in await self._tables.shown.list_surfaces(table.id))

    async def open_another_table(self, reply: Reply, table_id: int, host: Person, say: Words) -> None:
        """Open one more table like one that this person has open."""
        twin = await self._tables.find_table(table_id)
        if twin.host_id != host.user_id:
            raise TableError("not-host")
        await self.post_lobby(reply, await self._open_table_like(twin, host, twin.pace), say)

    async def open_game_night_extra_table(self, reply: Reply, game_night: GameNight, host: Person, say: Words) -> None:
        """Open one more table of a game night for somebody who found no free seat; if there is one, show it to them."""
        if free_lobby := await find_free_lobby(self._tables, game_night, host.user_id):
            await reply.show_screen(
                render_already_open(free_lobby, await build_lobby_link(self._tables, free_lobby), say)
            )
            return
        server = await self.require_server_for_opening(reply, say)
        table = await self._tables.open_lobby(
            game_night.game,
            host,
            guild_id=game_night.guild_id,
            channel_id=game_night.channel_id,
            language=game_night.language,
            pace=server.pace,
            takeover=server.goblins,
            motion=server.motion,
            counts=server.ladder,
            limits=replace(self._limits, server=server.tables),
            game_night=game_night,
        )
        await self.post_lobby(reply, table, say)

    async def _open_table_like(self, twin: Table, host: Person, pace: str) -> Table:
        """Open a table like another one, in the same channel, and of the same game night."""
        server = await self._tables.load_server(twin.guild_id)
        return await self._tables.open_lobby(
            twin.game,
            host,
            guild_id=twin.guild_id,
            channel_id=twin.channel_id,
            language=twin.language,
            pace=pace,
            takeover=twin.takeover,
            motion=twin.motion,
            counts=server.ladder,
            limits=replace(self._limits, server=server.tables),
            game_night=await find_live_game_night(self._tables, twin),
        )

    async def _find_twin(self, game: str, host: int, channel_id: int) -> Table | None:
        """Return the duplicate: the table of this game that somebody already has open in a channel."""
        own = await self._tables.list_user_tables(host)
        return next((t for t in own if (t.game, t.host_id, t.channel_id) == (game, host, channel_id)), None)

    async def post_lobby(self, reply: Reply, table: Table, say: Words) -> None:
        """Post a new lobby for all, greet those who sit there by DM, and call who is asked to a rematch."""
        if await self._has_lobby_message(table):
            await reply.show_sentence(say("answer-rematch", link=await build_lobby_link(self._tables, table)))
            return
        screen = await self._composer.compose_lobby(table)
        if table.rematch_of is None and table.channel_id != reply.came.channel_id:
            await self._messages.post_surface(table, PostRequest("lobby", table.channel_id), screen)
            await reply.show_sentence(say("answer-opened-above", link=await build_lobby_link(self._tables, table)))
        elif message := await reply.show_screen(screen, private=False):
            await self._tables.shown.save_surface(
                SurfaceMessage(
                    table_id=table.id,
                    kind="lobby",
                    user_id=None,
                    channel_id=message.channel.id,
                    message_id=message.id,
                    version_shown=table.version,
                    digest=screen.digest,
                )
            )
        if table.rematch_of is not None:
            await self._invite_to_rematch(table, await self._tables.find_table(table.rematch_of))
        panels = find_screen(table.game).panels
        # Below an older match it says which game comes next; and only an attempt tells whether it arrives.
        greeted = [sitter.user_id for sitter in table.present_people if panels]
        await asyncio.gather(*(send_welcome(self._client, self._tables, table, user) for user in greeted))

    async def _invite_to_rematch(self, table: Table, before: Table) -> None:
        """Invite (ping) those who are asked to a rematch, once its lobby stands."""
        self._posted(table.id)
        await self.invitations.invite_all_to_rematch(table, before)

    async def join_table(self, reply: Reply, table_id: int, person: Person, say: Words, *, sure: bool = False) -> None:
        """Join a table (sit down), and test whether a DM arrives; a second press tries that again.

        When the answer arrives, the lobby already agrees with it: the player is in it, and Start can be pressed.
        Somebody who avoids people there is asked first whether they are `sure`.
        """
        table = await self._tables.find_table(table_id)
        sitter = table.find_sitter(person.user_id) if table.status == "lobby" else None
        if sitter is None and not sure and (avoided := await self._tables.list_avoided_sitters(table, person.user_id)):
            await reply.show_screen(ask_to_join_avoided(table, avoided, say))
            return
        if sitter is None:
            try:
                table = await self._tables.join_lobby(table_id, person)
            except TableError as refusal:
                if refusal.code not in NO_SEAT_LEFT or not await find_live_game_night(self._tables, table):
                    raise
                await reply.show_screen(render_no_free_seat(table, say(refusal.sentence_key, **refusal.arguments), say))
                return
        greeting = self._greet_by_dm(table, person.user_id, sitter)
        answer, _ = await asyncio.gather(greeting, self._shown(table_id))
        lines = explain_quiet_hours(await self._tables.people.change_preferences(person.user_id, {}), table.pace, say)
        lines = [say(answer), *await self._format_who_starts(table, person.user_id, say), *lines]
        screen = Screen((*make_paragraph(lines), *await self._build_lesson_offer(table, person.user_id, say)))
        subject = partial(_find_lobby_seat, person.user_id)
        await self._temporary_messages.show_in_place_of_last(table, reply, screen, ("joined", person.user_id), subject)

    async def _format_who_starts(self, table: Table, user_id: int, say: Words) -> list[str]:
        """Tell somebody who sat down who begins: the host, or at a game night they until who is host comes."""
        opened_by_game_night = table.evening_id is not None and table.rematch_of is None
        if table.host is None or not (opened_by_game_night or table.host_id != user_id):
            return []
        if not opened_by_game_night:
            return [say("answer-joined-host", host=format_host_name(table))]
        game_night, heir = await find_live_game_night(self._tables, table), next(iter(list_hosts_to_come(table)), 0)
        guest = game_night.find_guest(heir) if game_night else None
        own = "no" if table.host_id != user_id else "until" if guest else "yes"
        host = guest.name if own == "until" and guest else table.host.name
        return [say("answer-joined-evening", own=own, host=escape_name(host))]

    async def _build_lesson_offer(self, table: Table, user: int, say: Words) -> list[Part]:
        """Return the offer of a lesson for somebody who has never played this game."""
        if not has_lesson(table.game) or await self._tables.people.knows_game(user, table.game):
            return []
        return [Section(say("lesson-offer", game=find_screen(table.game).title), build_lesson_button(table.game, say))]

    async def _greet_by_dm(self, table: Table, user: int, seated: Sitter | None) -> str:
        """Welcome somebody by DM if their hand should come there, but once; return what they are told about it.

        `seated`: how they sat there before, if they did.
        """
        if not find_screen(table.game).panels:
            return "answer-seated-board" if seated else "answer-joined-board"
        if seated and seated.dm == "open":
            return "answer-joined-already"
        return JOINED_ANSWERS_BY_REACH[await send_welcome(self._client, self._tables, table, user)]

    async def leave_table(self, reply: Reply, table_id: int, user: int, say: Words, *, sure: bool = False) -> None:
        """Leave a table: a lobby without a trace, a match by resigning, if they confirm it."""
        before = await self._tables.find_table(table_id)
        playing = before.status == "playing"
        if before.find_seat(user) is not None and playing and not sure:
            await self._ask_to_confirm_action(reply, before, "leave", user, say)
            return
        self._temporary_messages.forget_temporary_message(table_id, ("acts", user))
        table = await self._tables.leave_table(table_id, user)
        if playing:
            await reply.show_screen(render_resignation(table, user, say))
        else:
            await reply.show_sentence(say("answer-left"))

    async def ask_to_close_lobby(self, reply: Reply, table_id: int, user: int, manages: int | None, say: Words) -> bool:
        """Ask somebody who may close a lobby whether they mean it, if other people sit there; tell whether they do."""
        table = await self._tables.find_table(table_id)
        if table.status != "lobby" or all(sitter.user_id == user for sitter in table.present_people):
            return False
        require_may_close(table, user, manages)
        await self._ask_to_confirm_action(reply, table, "close", user, say)
        return True

    async def _ask_to_confirm_action(self, reply: Reply, table: Table, act: TableAct, user: int, say: Words) -> None:
        """Ask somebody privately whether they mean it, as long as the table is a lobby, or plays."""
        screen = ask_player_to_confirm_action(table, act, user, "", say)
        gone = choose_private_message(reply, await reply.show_screen(screen)).delete_answer
        self._temporary_messages.add_temporary_message(table, ("acts", user), gone, build_status_key)

    async def start_match(self, reply: Reply, table_id: int, user: int, say: Words) -> None:
        """Start the match: deal, make a thread and say where it is; if there is none in time, the board makes one."""
        lobby = await self._tables.find_table(table_id)
        if lobby.status == "lobby" and lobby.host and lobby.host_id != user:
            raise TableError("host-starts", host=format_host_name(lobby))
        table = await self._tables.start_match(table_id, user)
        place = None
        with suppress(TimeoutError):
            async with asyncio.timeout(THREAD_TIMEOUT):
                place = await find_or_make_match_channel(self._client, self._tables, table)
        scene = await self._composer.load_scene(table_id, user, say)
        notice, host = format_match_started(scene, place), table.find_sitter(user)
        lines = [notice, *(warn_about_zone(host.wish, say) if host else [])]
        message = await reply.show_screen(Screen((Text("\n".join(lines)),)))
        self._keep_start_answer_current(scene, user, choose_private_message(reply, message))

    def _keep_start_answer_current(self, scene: Scene, user: int, private: Reply | FollowUp) -> None:
        """Delete the answer that says where a match is and who begins after the first question to its reader."""

        async def look_again() -> None:
            now = await self._composer.load_scene(scene.table.id, user, scene.say)
            if scene.is_asked or now.table.status != "playing":
                await private.delete_answer()
            else:
                self._keep_start_answer_current(now, user, private)

        self._temporary_messages.add_temporary_message(scene.table, private, look_again)


def _find_lobby_seat(user: int, table: Table) -> Hashable:
    """Return whether somebody sits in a lobby."""
    return table.status == "lobby" and table.find_sitter(user) is not None
