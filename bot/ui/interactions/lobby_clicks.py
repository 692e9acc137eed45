"""What clicks in a lobby do: one short method per verb."""

from collections.abc import Awaitable, Callable
from typing import ClassVar

from bot.replays.lessons import find_lesson_start
from bot.screens.custom_ids import CONFIRMED_PATH, VERBS
from bot.screens.layout import Screen, Text
from bot.screens.lobby import LANGUAGE_LINE, LET_IN_LINE, ask_whom_to_invite
from bot.screens.pages.table_acts import render_table_menu
from bot.screens.parts.fairness import STIR_FIELD, build_seed_form, explain_promise
from bot.screens.parts.options import (
    PACE_FIELD,
    build_options_form,
    parse_goblin_switches,
    parse_options,
    render_options_for_guest,
)
from bot.screens.scene import escape_name
from bot.tables import Table, TableError, TableService
from bot.tables.goblin_names import parse_goblin_level
from bot.tables.use_cases.presets import PRESETS
from bot.ui.answers.click import Click, Verbs, find_clicked_surface, parse_user_id, render_late_form
from bot.ui.answers.reply import Reply
from bot.ui.composing.composer import Composer
from bot.ui.interactions.lobbies import LobbyService
from bot.ui.interactions.playback_clicks import PlaybackClicks
from bot.ui.surfaces.messages import SurfaceMessenger
from bot.ui.surfaces.temporary_messages import TemporaryMessages
from games.engine.goblins import GoblinLevel


class LobbyClicks:
    """Answers clicks that open, fill, configure, start and close tables."""

    def __init__(
        self,
        tables: TableService,
        messages: SurfaceMessenger,
        lobbies: LobbyService,
        composer: Composer,
        again: PlaybackClicks,
        temporary_messages: TemporaryMessages | None = None,
    ) -> None:
        self._tables = tables
        self._messages = messages
        self._lobbies = lobbies
        self._composer = composer
        self._played_again = again
        self._notes = temporary_messages or TemporaryMessages()

    async def _open_another(self, click: Click, reply: Reply) -> None:
        await self._lobbies.open_another_table(reply, click.table_id, click.person, click.say)

    async def _join_table(self, click: Click, reply: Reply) -> None:
        sure = click.act.path == CONFIRMED_PATH
        await self._lobbies.join_table(reply, click.table_id, click.person, click.say, sure=sure)

    async def _leave_table(self, click: Click, reply: Reply) -> None:
        sure = click.act.path == CONFIRMED_PATH
        if sure:
            reply.answer_in_clicked_message()
        await self._lobbies.leave_table(reply, click.table_id, click.user_id, click.say, sure=sure)

    async def _start_match(self, click: Click, reply: Reply) -> None:
        await self._lobbies.start_match(reply, click.table_id, click.user_id, click.say)

    async def _choose_in_menu(self, click: Click, reply: Reply) -> None:
        """Do what was chosen in a menu; what only a later version offered makes the lobby new."""
        await self._in_menu.get(click.menu_choice.partition(" ")[0], LobbyClicks._answer_old_control)(
            self, click, reply
        )

    async def _show_acts(self, click: Click, reply: Reply) -> None:
        """Show the host what they may do with the people of their table."""
        table = await self._tables.find_table(click.table_id)
        if table.host_id != click.user_id:
            raise TableError("not-host")
        await reply.show_screen(render_table_menu(table, click.user_id, click.say))

    async def _ask_whom_to_invite(self, click: Click, reply: Reply) -> None:
        table = await self._lobbies.require_host_of_open_lobby(click.table_id, click.user_id)
        await reply.show_screen(ask_whom_to_invite(table, click.say))

    async def _ask_host_back(self, click: Click, reply: Reply) -> None:
        """Tell the host that the clicker waits for them."""
        table = await self._tables.find_table(click.table_id)
        await self._lobbies.invitations.ping_absent_host(table, click.user_id)
        host = escape_name(table.host.name) if table.host else ""
        await reply.show_sentence(click.say("answer-host-asked", host=host))

    async def _invite_people(self, click: Click, reply: Reply) -> None:
        """Invite whom the host chose, and say in the same message who that is."""
        table = await self._lobbies.require_host_of_open_lobby(click.table_id, click.user_id)
        people = await self._lobbies.invitations.invite_people(table, [parse_user_id(value) for value in click.values])
        names = click.say.join_list([f"<@{user}>" for user in people])
        await reply.update_message(Screen((Text(click.say("answer-invited", names=names, count=len(people))),)))

    async def _apply_preset(self, click: Click, reply: Reply) -> None:
        preset = PRESETS[click.menu_choice]
        await self._change_and_show_lobby(
            click, reply, lambda: self._tables.apply_preset(click.table_id, click.user_id, preset)
        )

    async def _begin_lesson(self, click: Click, reply: Reply) -> None:
        game = (await self._tables.find_table(click.table_id)).game
        await self._played_again.show_step(reply, click, find_lesson_start(game))

    async def _ping_role(self, click: Click, reply: Reply) -> None:
        await self._lobbies.callings.ping_role(reply, click.table_id, click.user_id)

    async def _add_grown_goblin(self, click: Click, reply: Reply) -> None:
        await self._add_goblin(click, reply, GoblinLevel.GROWN)

    async def _add_goblin_of_age(self, click: Click, reply: Reply) -> None:
        await self._add_goblin(click, reply, parse_goblin_level(click.menu_choice))

    async def _add_goblin(self, click: Click, reply: Reply, level: GoblinLevel) -> None:
        await self._change_and_show_lobby(
            click, reply, lambda: self._tables.add_goblin(click.table_id, click.user_id, level)
        )

    async def _dismiss_goblin(self, click: Click, reply: Reply) -> None:
        await self._change_and_show_lobby(
            click, reply, lambda: self._tables.remove_goblin(click.table_id, click.user_id)
        )

    async def _toggle_counting(self, click: Click, reply: Reply) -> None:
        await self._change_and_show_lobby(
            click, reply, lambda: self._tables.toggle_ladder_counting(click.table_id, click.user_id)
        )

    async def _close_lobby(self, click: Click, reply: Reply) -> None:
        """Close a lobby; where other people sit, only after a second click."""
        if await self._lobbies.ask_to_close_lobby(reply, click.table_id, click.user_id, click.manages, click.say):
            return
        await self._change_and_show_lobby(
            click, reply, lambda: self._tables.close_table(click.table_id, click.user_id, click.manages)
        )

    async def _readmit_in_lobby(self, click: Click, reply: Reply) -> None:
        whom = parse_user_id(click.menu_choice.partition(" ")[2])
        await self._change_and_show_lobby(
            click, reply, lambda: self._tables.readmit_person(click.table_id, click.user_id, whom)
        )

    async def _set_language(self, click: Click, reply: Reply) -> None:
        language = click.menu_choice.partition(" ")[2]
        await self._change_and_show_lobby(
            click, reply, lambda: self._tables.set_language(click.table_id, click.user_id, language)
        )

    async def _open_options(self, click: Click, reply: Reply) -> None:
        """Open the form of the options for the host; show a guest what is chosen."""
        table = await self._tables.find_table(click.table_id)
        if table.host_id != click.user_id:
            await self._notes.show_in_place_of_last(
                table, reply, render_options_for_guest(table, click.say), ("not-host", click.user_id)
            )
            return
        await reply.open_modal(build_options_form(table, click.say), render_late_form(click))

    async def _set_options(self, click: Click, reply: Reply) -> None:
        game, pace = (await self._tables.find_table(click.table_id)).game, click.form.get(PACE_FIELD)
        values, switches = parse_options(game, click.form), parse_goblin_switches(click.form)
        await self._change_and_show_lobby(
            click,
            reply,
            lambda: self._tables.change_lobby_options(click.table_id, click.user_id, values, pace, **switches),
        )

    async def _answer_old_control(self, click: Click, reply: Reply) -> None:
        """Let a lobby of an earlier version look as it does today, and say what happened to the control."""
        await self._change_and_show_lobby(click, reply, lambda: self._tables.find_table(click.table_id))
        await reply.show_sentence(click.say("answer-retired"))

    async def _open_seed_form(self, click: Click, reply: Reply) -> None:
        table = await self._tables.find_table(click.table_id)
        if table.find_sitter(click.user_id) is None:
            raise TableError("not-seated")
        await reply.open_modal(build_seed_form(table, click.user_id, click.say), render_late_form(click))

    async def _show_dice_promise(self, click: Click, reply: Reply) -> None:
        await reply.show_screen(explain_promise(await self._tables.find_table(click.table_id), click.say))

    async def _add_seed_line(self, click: Click, reply: Reply) -> None:
        line = click.form.get(STIR_FIELD, "")
        await self._change_and_show_lobby(
            click, reply, lambda: self._tables.set_seed_line(click.table_id, click.user_id, line)
        )

    async def _change_and_show_lobby(self, click: Click, reply: Reply, change: Callable[[], Awaitable[Table]]) -> None:
        """Make a change, then show the current lobby in the message that was clicked."""
        async with self._messages.lock_message_for_click(click.message_id):
            table, surface = await change(), await find_clicked_surface(self._tables, click)
            if surface is None and not click.in_public:
                await reply.update_message(Screen((Text(click.say("answer-lobby-changed")),)))
                return
            screen = await self._composer.compose_lobby(table)
            attachments = await reply.update_message(screen)
            if surface:
                await self._messages.save_shown_click_answer(surface, table, screen, attachments)

    async def _ask_for_rematch(self, click: Click, reply: Reply) -> None:
        """Ask all who played for a rematch, or accept it; who had no seat gets one at another table of the game."""
        before = await self._tables.find_table(click.table_id)
        if before.find_sitter(click.user_id) is None:
            await self._lobbies.join_or_open_lobby(reply, before, click.person, click.say)
            return
        table = await self._tables.open_rematch(click.table_id, click.user_id)
        if click.user_id in table.pending_invitees:
            await self._lobbies.join_table(reply, table.id, click.person, click.say)
        elif click.in_public:
            await self._lobbies.post_lobby(reply, table, click.say)
        else:
            await self._lobbies.post_rematch_lobby(reply, table, before, click.say)

    verbs: ClassVar[Verbs["LobbyClicks"]] = {
        **dict.fromkeys((name for name, verb in VERBS.items() if verb.retired), _answer_old_control),
        "again": _open_another,
        "join": _join_table,
        "leave": _leave_table,
        "start": _start_match,
        "goblin": _add_grown_goblin,
        "age": _add_goblin_of_age,
        "dismiss": _dismiss_goblin,
        "shut": _close_lobby,
        "options": _open_options,
        "chosen": _set_options,
        "stir": _open_seed_form,
        "stirred": _add_seed_line,
        "rematch": _ask_for_rematch,
        "invited": _invite_people,
        "more": _choose_in_menu,
    }
    _in_menu: ClassVar[Verbs["LobbyClicks"]] = {
        **dict.fromkeys(GoblinLevel, _add_goblin_of_age),
        **dict.fromkeys(PRESETS, _apply_preset),
        "dismiss": _dismiss_goblin,
        "stir": _open_seed_form,
        "fair": _show_dice_promise,
        "counts": _toggle_counting,
        "counts-not": _toggle_counting,
        "shut": _close_lobby,
        "call": _ping_role,
        "invite": _ask_whom_to_invite,
        "ask-host": _ask_host_back,
        "acts": _show_acts,
        "teach": _begin_lesson,
        LET_IN_LINE: _readmit_in_lobby,
        LANGUAGE_LINE: _set_language,
    }
