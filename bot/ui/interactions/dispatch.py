"""Dispatches (routes) every click to the class that answers its verb: in time, measured, guarded."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import ClassVar

import discord

from bot import measurements
from bot.replays.replay_stages import ReplayStageRegistry
from bot.screens.board import format_too_late
from bot.screens.custom_ids import ClickAction, ReplayReference
from bot.screens.layout import Screen, Text
from bot.screens.lobby import format_host_name
from bot.screens.more_menu import render_more_menu
from bot.screens.pages.dm_reply import parse_dm_command
from bot.screens.pages.leaving import render_kicked_player_notice, render_readmission, render_resignation
from bot.screens.pages.spectators import render_no_seat
from bot.screens.parts.hints import build_hint_screen
from bot.screens.parts.typed_moves import TYPED_MOVE_FIELD
from bot.tables import OwnedElsewhere, Table, TableError, TableService
from bot.tables.log_context import bind_click_to_log_context
from bot.tables.log_line import LogLine
from bot.ui.answers.click import (
    AnyInteraction,
    Click,
    Verbs,
    build_reply,
    find_clicked_surface,
    is_where_played,
    parse_user_id,
    refuse_interaction,
    run_and_handle_errors,
)
from bot.ui.answers.player_answer import PlayerAnswer
from bot.ui.answers.reply import Reply
from bot.ui.composing.composer import Composer
from bot.ui.composing.draw_queue import run_in_drawing_thread
from bot.ui.connection.clock_skew import MACHINE_SKEW
from bot.ui.connection.database_tag import is_foreign_database_tag
from bot.ui.connection.second_instance import SECOND_COPY, find_own_table, is_own_table_message
from bot.ui.game_nights.game_night_clicks import GameNightClicks
from bot.ui.interactions.handover import ClickForwarder
from bot.ui.interactions.info_clicks import InfoClicks
from bot.ui.interactions.lobbies import LobbyService
from bot.ui.interactions.lobby_clicks import LobbyClicks
from bot.ui.interactions.manager_clicks import ManagerClicks
from bot.ui.interactions.move_clicks import MoveClicks
from bot.ui.interactions.person_clicks import PersonClicks
from bot.ui.interactions.playback_clicks import PlaybackClicks
from bot.ui.interactions.table_clicks import TableClicks
from bot.ui.interactions.typed_words import TypedCommands
from bot.ui.profiles.profile_clicks import ProfileClicks
from bot.ui.surfaces.boards import BoardMessages
from bot.ui.surfaces.direct_messages import DirectMessageReader
from bot.ui.surfaces.messages import SurfaceMessenger
from bot.ui.surfaces.places import build_table_link
from bot.ui.surfaces.presence import Presence
from bot.ui.surfaces.temporary_messages import OpenHandMessages, TemporaryMessages, build_details_key
from games.engine import StaleDecision

log = logging.getLogger(__name__)
COPY_ANSWER_SECONDS = 2.3
"""Seconds after a click in which another copy of the bot answers it, or promises to; Discord accepts it for 3."""
YOUNG_MESSAGE_SECONDS = 3600.0
"""Seconds; a table whose message is younger is in this database, if its message is ours: none is deleted so soon."""


class ClickDispatcher:
    """Dispatches (routes) clicks on buttons, menus and modals to what answers them."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        messages: SurfaceMessenger,
        lobbies: LobbyService,
        composer: Composer,
        presence: Presence,
        *,
        boards: BoardMessages,
        direct_messages: DirectMessageReader,
        temporary_messages: TemporaryMessages,
        hands: OpenHandMessages,
        advise: Callable[[int, int], Awaitable[Sequence[object]]],
        look: Callable[[int], Awaitable[None]],
        rooms: ReplayStageRegistry,
        game_nights: GameNightClicks,
        profiles: ProfileClicks,
    ) -> None:
        self.game_nights, self.profiles = game_nights, profiles
        self._client = client
        self._tables = tables
        self._messages = messages
        self._composer = composer
        self._presence = presence
        self._temporary_messages = temporary_messages
        self._hands = hands
        self._advise = advise
        self._moves = MoveClicks(tables, messages, composer, boards, direct_messages, temporary_messages)
        self._typed_words = TypedCommands(self._moves, advise)
        self.again = PlaybackClicks(rooms, composer, lobbies)
        self._lobby = LobbyClicks(tables, messages, lobbies, composer, self.again, temporary_messages)
        self.info = InfoClicks(tables, composer)
        self._person = PersonClicks(tables)
        self._at_table = TableClicks(tables, lobbies, look, temporary_messages)
        self.managing = ManagerClicks(tables, lobbies.notices, game_nights.planned)
        self._handover = ClickForwarder(tables.store.inbox)

    async def run_table_command(self, reply: Reply, verb: str, table: Table | None, *values: str) -> None:
        """Run a slash command about a table; with `None`, about all tables of somebody."""
        click = Click.from_interaction(reply.interaction, ClickAction(verb, table.id if table else 0), values)
        await self._run_with_timing(click, reply, lambda: self._call_verb_handler(click, reply))

    async def dispatch_interaction(self, interaction: AnyInteraction) -> None:
        """Answer the click that came in an interaction; in a match played again, any process can."""
        click = Click.parse_interaction(interaction)
        if click is None:
            await refuse_interaction(interaction, TableError("button-invalid"), "unknown")
            return
        if is_foreign_database_tag(self._client, click.act.database_tag):
            await self._leave_click_to_copy(click, interaction)
        elif isinstance(click.act.table, ReplayReference) or click.act.verb in PlaybackClicks.openings:
            await self.again.answer_click(click, interaction)
        elif click.act.verb in ManagerClicks.verbs:
            await self.managing.answer_click(click, interaction)
        elif click.act.verb in GameNightClicks.verbs:
            await self.game_nights.answer_click(click, interaction)
        elif click.act.verb in ProfileClicks.verbs:
            await self.profiles.answer_click(click, interaction)
        else:
            await self(click, interaction)

    async def __call__(self, click: Click, came: AnyInteraction | None = None) -> None:
        """Carry out a click, and answer it in time; `came`: its interaction, unless another process handed it over."""
        interaction, there = click.rebuild_interaction(self._client), click.restore_attachments(self._client)
        async with build_reply(click, interaction, there, came) as reply:
            await self._run_with_timing(click, reply, lambda: self._call_verb_handler(click, reply))
        self._hands.record_click_reply(click, reply)

    async def _call_verb_handler(self, click: Click, reply: Reply) -> None:
        """Call the method for a click's verb: `verbs` of each class names it.

        A lobby's come last: some are retired.
        """
        verb = click.act.verb
        if verb in ClickDispatcher.verbs:
            await ClickDispatcher.verbs[verb](self, click, reply)
        elif verb in MoveClicks.verbs:
            await MoveClicks.verbs[verb](self._moves, click, reply)
        elif verb in InfoClicks.verbs:
            await InfoClicks.verbs[verb](self.info, click, reply)
        elif verb in PersonClicks.verbs:
            await PersonClicks.verbs[verb](self._person, click, reply)
        elif verb in TableClicks.verbs:
            await TableClicks.verbs[verb](self._at_table, click, reply)
        else:
            await LobbyClicks.verbs[verb](self._lobby, click, reply)

    async def answer_direct_message(self, click: Click, answer: PlayerAnswer) -> None:
        """Do what somebody wrote by DM: what the button of that name does, or a move as if typed in a form."""
        name = parse_dm_command(click.form.get(TYPED_MOVE_FIELD, ""), click.say)
        await self._run_with_timing(click, answer, lambda: self._run_dm_text(name, click, answer))

    async def _run_dm_text(self, name: str | None, click: Click, answer: PlayerAnswer) -> None:
        if name is None:
            await self._moves.play_typed_text(click, answer)
        else:
            await self._typed_words.run_typed_command(name, click, answer)

    async def _run_with_timing(self, click: Click, answer: PlayerAnswer, work: Callable[[], Awaitable[None]]) -> None:
        at_board = click.in_public and click.act.verb not in LobbyClicks.verbs
        self._presence.record_click(click.table_id, click.user_id, at_board=at_board)
        with bind_click_to_log_context(click.id), measurements.measure_seconds("answers", click.act.verb):
            await run_and_handle_errors(
                answer, click.say, lambda: self._answer_or_hand_over_click(click, answer, work), click.log_fields
            )
        measurements.record_metric("clicks", 1, click.act.verb)

    async def _answer_or_hand_over_click(
        self, click: Click, answer: PlayerAnswer, work: Callable[[], Awaitable[None]]
    ) -> None:
        """Answer the click, or forward it to the table's owner; if it came too late, say who was faster."""
        try:
            if click.in_public and await self._is_for_other_copy(click):
                return
            if click.table_id:
                await self._tables.mark_present(click.table_id, click.user_id)
                await self._tables.refresh_name(click.table_id, click.person, click.guild)
            if click.act.verb in SEATED_ONLY_VERBS:
                await self._tables.require_not_kicked(click.table_id, click.user_id)
            await work()
        except StaleDecision:
            await self._explain_late_click(click, answer)
        except OwnedElsewhere as owner:
            await self._handover.hand_over(click, answer, owner)
        except TableError as refusal:
            if refusal.code == "removed" and isinstance(answer, Reply):
                await self._explain_removal(click, answer, refusal)
                return
            if refusal.code == "not-host" and isinstance(answer, Reply) and await self._name_host(click, answer):
                return
            if refusal.code != "not-seated" or not click.in_public:
                raise
            await self._offer_a_seat(click, answer)

    async def _explain_removal(self, click: Click, reply: Reply, refusal: TableError) -> None:
        """Say to somebody alone that they were removed, until they are let in again."""
        log.info(LogLine("refused", **click.log_fields, code="removed"))
        measurements.record_metric("refusals", 1, "removed")
        table, subject = await self._tables.find_table(click.table_id), partial(_is_removed, click.user_id)
        if not click.in_public and await self._show_removal(click, reply):
            renew = partial(self._renew_removal, click, reply)
            self._temporary_messages.add_temporary_message(table, reply, renew, subject)
            return
        screen = Screen((Text(click.say(refusal.sentence_key, **refusal.arguments)),))
        await self._temporary_messages.show_until_changed(table, reply, screen, subject)

    async def _name_host(self, click: Click, reply: Reply) -> bool:
        """Name the host who alone may do what a guest pressed, in place of the last such note; tell if one is known."""
        table = await self._tables.find_table(click.table_id)
        if table.host is None:
            return False
        log.info(LogLine("refused", **click.log_fields, code="not-host"))
        measurements.record_metric("refusals", 1, "not-host")
        screen = Screen((Text(click.say("answer-only-host", host=format_host_name(table))),))
        await self._temporary_messages.show_in_place_of_last(table, reply, screen, ("not-host", click.user_id))
        return True

    async def _renew_removal(self, click: Click, reply: Reply) -> None:
        """Let a message say that somebody may come back; delete it if they cannot."""
        table = await self._tables.find_table(click.table_id)
        if welcome := render_readmission(table, click.user_id, click.say):
            await reply.edit_answer(welcome)
        else:
            await reply.delete_answer()

    async def _show_removal(self, click: Click, answer: Reply) -> bool:
        """Let an old message for somebody alone say that they were removed, in place of its buttons; tell whether."""
        table = await self._tables.find_table(click.table_id)
        removal, noted = (
            render_kicked_player_notice(table, click.user_id, click.say),
            await find_clicked_surface(self._tables, click),
        )
        if removal is None or noted or not click.message_id:
            return False
        with suppress(discord.NotFound):
            await answer.update_message(removal)
            return True
        return False

    async def _offer_a_seat(self, click: Click, answer: PlayerAnswer) -> None:
        """Offer a seat to a spectator (without one) who pressed what all see: how to get one."""
        log.info(LogLine("refused", **click.log_fields, code="not-seated"))
        measurements.record_metric("refusals", 1, "not-seated")
        await answer.show_screen(render_no_seat(await self._tables.find_table(click.table_id), click.say))

    async def _leave_click_to_copy(self, click: Click, interaction: AnyInteraction) -> None:
        """Leave a click to the copy whose database has the tag; if it does not answer, say that the button is old."""
        _record_foreign_click(click)
        if not SECOND_COPY.was_noticed:
            await asyncio.sleep(COPY_ANSWER_SECONDS - click.age)
            await refuse_interaction(interaction, TableError("button-invalid"), click.act.verb)

    async def _is_for_other_copy(self, click: Click) -> bool:
        """Tell whether a click is left to another copy of the bot, once one was noticed; that one answers.

        Raise `TableError` if no copy was noticed, but the message does not show its table.
        """
        if not click.table_id or await is_own_table_message(self._tables, click.table_id, click.message_id):
            return False
        table = await find_own_table(self._tables, click.table_id)
        if table is None:
            _record_foreign_click(click)
        if table and not SECOND_COPY.was_noticed:
            raise TableError("message-outdated", link=await build_table_link(self._tables, table))
        return SECOND_COPY.was_noticed

    async def _explain_late_click(self, click: Click, reply: PlayerAnswer) -> None:
        """Explain a late (stale) click: who was faster, or that their own click counts; one line for them alone."""
        scene = await self._moves.load_click_scene(click)
        if scene.seat is None:
            raise StaleDecision("stale-decision")
        line = self._moves.explain_already_answered_click(click) or format_too_late(scene)
        if (
            click.in_public
            or await find_clicked_surface(self._tables, click)
            or await self._moves.find_panel_beside(click)
        ):
            await reply.show_sentence(line)
            return
        try:
            here = is_where_played(click, scene.table)
            await reply.update_message(await self._composer.compose_panel(scene, notice=line, stands=True, here=here))
        except discord.NotFound:
            await reply.show_sentence(line)  # what was behind "Menu…" has gone with its question

    # Looking

    async def _show_own_hand(self, click: Click, reply: Reply) -> None:
        """Show a player's hand (panel) only to them (ephemeral), in a fresh message."""
        table, user, say = await self._tables.find_table(click.table_id), click.user_id, click.say
        if table.find_seat(user) is None:
            left = table.status == "playing" and table.takeover and table.find_sitter(user)
            await reply.show_screen(render_resignation(table, user, say) if left else render_no_seat(table, say))
            return
        await self._hands.show_hand(reply, table.id, user, say)

    async def _rejoin_seat(self, click: Click, reply: Reply) -> None:
        """Give somebody their seat back (rejoin), and show their panel in what they pressed; a notice just says so."""
        await self._tables.rejoin_seat(click.table_id, click.user_id)
        pressed = await find_clicked_surface(self._tables, click)
        if pressed and pressed.kind == "let-in":
            table = await self._tables.find_table(click.table_id)
            if back := render_readmission(table, click.user_id, click.say):
                there = await reply.update_message(back)
                await self._messages.save_shown_click_answer(pressed, table, back, there)
            return
        scene, sentence = await self._moves.load_click_scene(click), click.say("answer-returned")
        here = is_where_played(click, scene.table)
        screen = await self._composer.compose_panel(scene, notice=sentence, stands=True, opened=True, here=here)
        await reply.update_message(screen)

    async def _show_details(self, click: Click, reply: Reply) -> None:
        """Show all that a message has no room for; it goes with its question. The removed read that they are."""
        scene = await self._composer.load_scene(click.table_id, click.user_id, click.say)
        removal = render_kicked_player_notice(scene.table, click.user_id, click.say)
        if removal and scene.table.status == "playing":
            await reply.show_screen(removal)
            self._keep_details_current(click, reply, scene.table, None)
            return
        public = await self._composer.load_scene(click.table_id, None, click.say)
        await reply.show_screen(await run_in_drawing_thread(lambda: render_more_menu(scene, public)))
        asked = scene.decision.number if scene.may_move and scene.decision else None
        self._keep_details_current(click, reply, scene.table, asked)

    def _keep_details_current(self, click: Click, reply: Reply, table: Table, asked: int | None) -> None:
        """Renew what is behind "Menu…" once others are at the table or it pauses; it goes with its question, if any."""
        if table.status == "playing":
            key = ("details", click.user_id) if asked is None else reply
            renew = partial(self._renew_details, click, reply, asked)
            self._temporary_messages.add_temporary_message(
                table, key, renew, partial(build_details_key, asked is not None)
            )

    async def _renew_details(self, click: Click, reply: Reply, asked: int | None) -> None:
        """Show details anew; they go with the match, and those of a question with it."""
        scene = await self._composer.load_scene(click.table_id, click.user_id, click.say)
        if removal := render_kicked_player_notice(scene.table, click.user_id, click.say):
            await reply.edit_answer(removal)
            self._keep_details_current(click, reply, scene.table, None)
        elif scene.table.status != "playing" or (asked is not None and scene.table.decision_number != asked):
            await reply.delete_answer()
        else:
            public = await self._composer.load_scene(click.table_id, None, click.say)
            await reply.edit_answer(await run_in_drawing_thread(lambda: render_more_menu(scene, public)))
            self._keep_details_current(click, reply, scene.table, asked)

    async def _choose_table(self, click: Click, reply: Reply) -> None:
        """Carry out the command for which somebody was asked which table they mean."""
        name, *values = click.act.path.split(" ", 2)
        verb = "/hand" if name == "hand" else f"/table {name}"
        if verb != "/hand" and verb not in TableClicks.verbs:
            raise TableError("table-gone")
        meant = replace(click, act=ClickAction(verb, parse_user_id(click.menu_choice)), values=tuple(values))
        reply.answer_in_clicked_message()
        await self._answer_or_hand_over_click(meant, reply, lambda: self._call_verb_handler(meant, reply))

    async def _show_hint(self, click: Click, reply: Reply) -> None:
        scene = await self._moves.require_open_decision(click)
        await reply.show_screen(build_hint_screen(scene, await self._advise(click.table_id, click.user_id)))
        self._temporary_messages.add_temporary_message(scene.table, reply, reply.delete_answer)

    verbs: ClassVar[Verbs["ClickDispatcher"]] = {
        "hint": _show_hint,
        "which": _choose_table,
        "all": _show_details,
        "/read": _show_details,
        "hand": _show_own_hand,
        "/hand": _show_own_hand,
        "back": _rejoin_seat,
    }


def _is_removed(user_id: int, table: Table) -> bool:
    """Tell whether somebody was removed from a table, and not let in again."""
    return table.find_removal(user_id) is not None


def _record_foreign_click(click: Click) -> None:
    """Record a click on a message of another database, if that is young: else it may be of one that was replaced."""
    if MACHINE_SKEW.measure_seconds_since(discord.utils.snowflake_time(click.message_id)) < YOUNG_MESSAGE_SECONDS:
        SECOND_COPY.record_second_copy_evidence("click")


SEATED_ONLY_VERBS = frozenset({*MoveClicks.verbs, "hint", "hand", "/hand", "back", "remember", "acts", "act", "acted"})
"""What only those do who sit at a table: somebody who was removed is told so, whatever else the click would say."""
