"""What commands about one table do, for the process that looks after it: one short method per command."""

import dataclasses
from collections.abc import Awaitable, Callable, Hashable, Mapping
from functools import partial
from typing import ClassVar, cast, get_args

from bot.screens.board import render_watched_board
from bot.screens.custom_ids import CONFIRMED_PATH, ClickAction
from bot.screens.layout import Row, Screen, Text
from bot.screens.pages.managing import build_manager_ways_back
from bot.screens.pages.table_acts import (
    BACK_PATH,
    CLOSING,
    REASON_FIELD,
    ask_player_to_confirm_action,
    build_back_to_menu_button,
    build_reason_buttons,
    build_reason_form,
    render_table_menu,
)
from bot.screens.parts.action_result import build_witness_facts, format_proposal_reply, format_vote_result
from bot.screens.scene import Scene, escape_name, find_person_name, join_sitter_names
from bot.tables import ProposalKind, Table, TableError, TableService
from bot.tables.goblin_names import localize_departed_name
from bot.tables.use_cases.lobby import require_may_close
from bot.tables.use_cases.table_acts import (
    PERSON_TABLE_ACTS,
    UNASKED_TABLE_ACTS,
    TableAct,
    list_sitter_acts,
    require_possible_action,
)
from bot.ui.answers.click import Click, Verbs, parse_user_id, render_late_form
from bot.ui.answers.reply import Reply
from bot.ui.composing.draw_queue import run_in_drawing_thread
from bot.ui.interactions.lobbies import LobbyService
from bot.ui.surfaces.places import build_lobby_link, build_table_link
from bot.ui.surfaces.temporary_messages import (
    OutdatedCallback,
    SubjectKey,
    TemporaryMessages,
    build_status_key,
    choose_private_message,
)


class TableClicks:
    """Answers commands about a table: a click without a message, whose verb is the command's name."""

    def __init__(
        self,
        tables: TableService,
        lobbies: LobbyService,
        look: Callable[[int], Awaitable[None]],
        temporary_messages: TemporaryMessages,
    ) -> None:
        """`look`: looks whether the messages that show a table are there, and posts what is missing."""
        self._temporary_messages = temporary_messages
        self._tables = tables
        self._lobbies = lobbies
        self._look = look

    async def _show_board(self, click: Click, reply: Reply) -> None:
        """Show the board, and look whether it is missing where it should be; or say where the lobby is."""
        table = await self._tables.find_table(click.table_id)
        if table.started_at is not None:
            scene = Scene(await self._tables.load_view(table.id, None), click.say)
            link = await build_table_link(self._tables, table)
            await reply.show_screen(await run_in_drawing_thread(lambda: render_watched_board(scene, link)))
            await self._look(table.id)
            return
        await reply.show_sentence(click.say("answer-table", link=await build_lobby_link(self._tables, table)))

    async def _leave_by_command(self, click: Click, reply: Reply) -> None:
        await self._lobbies.leave_table(reply, click.table_id, click.user_id, click.say)

    # Acts: each is chosen in a menu or by its command, asked about once, and answered by what is so then. What harms
    # nobody is done at once.

    async def _show_menu(self, click: Click, reply: Reply) -> None:
        """Show all that somebody may do with their table, in a new message or in place of the last answer."""
        table = await self._tables.find_table(click.table_id)
        if table.find_sitter(click.user_id) is None:
            raise TableError("not-seated")
        if click.act.path == BACK_PATH:
            reply.answer_in_clicked_message()
        await reply.show_screen(render_table_menu(table, click.user_id, click.say, click.act.decision))
        self._keep_up_to_date(click, table, partial(self._renew_menu, click, reply), partial(_find_menu, click.user_id))

    async def _renew_menu(self, click: Click, reply: Reply) -> None:
        """Show a menu anew, in which more or less can be done now than when it was shown."""
        table, again = await self._tables.find_table(click.table_id), _on_next_turn(click)
        await reply.edit_answer(render_table_menu(table, click.user_id, click.say, again.act.decision))
        self._keep_up_to_date(again, table, partial(self._renew_menu, again, reply), partial(_find_menu, click.user_id))

    def _keep_up_to_date(self, click: Click, table: Table, renew: OutdatedCallback, subject: SubjectKey) -> None:
        """Renew the last answer to somebody about a match once its subject has changed; not that of a lobby."""
        if table.status == "playing":
            self._temporary_messages.add_temporary_message(table, ("acts", click.user_id), renew, subject)

    async def _ask_in_menu(self, click: Click, reply: Reply) -> None:
        reply.answer_in_clicked_message()
        await self._ask_about(click, reply, *parse_table_act(click.menu_choice))

    async def _ask_by_command(self, click: Click, reply: Reply) -> None:
        """Ask about the act that a command is named for; its first value is whom it is about."""
        await self._ask_about(click, reply, *parse_table_act(" ".join((_find_act(click), *click.values[:1]))))

    async def _ask_about(self, click: Click, reply: Reply, act: TableAct, target: str) -> None:
        table = await self._tables.find_table(click.table_id)
        if act == "kick" and table.status not in ("lobby", "playing"):
            await self._tables.kick_sitter(table.id, click.user_id, int(target))  # refuses
        require_possible_action(table, act, click.user_id, target)
        turn = click.act.decision + 1
        if act in UNASKED_TABLE_ACTS:
            now = ClickAction("acted", table.id, turn, f"{act} {target}".strip())
            await self._apply_table_act(dataclasses.replace(click, act=now), reply)
            return
        await self._show_with_status(
            click, reply, table, ask_player_to_confirm_action(table, act, click.user_id, target, click.say, turn)
        )

    async def _apply_table_act(self, click: Click, reply: Reply) -> None:
        """Carry out what somebody confirmed: close, kick, pause …."""
        act, target = parse_table_act(click.act.path)
        if act not in self._acts:
            raise TableError("button-invalid")
        self._temporary_messages.forget_temporary_message(
            click.table_id, ("acts", click.user_id)
        )  # its message says what comes of it
        reply.answer_in_clicked_message()
        await self._acts[act](self, click, reply, target)

    async def _answer_old_question(self, click: Click, reply: Reply) -> None:
        """Answer a question, or the button that led to it, from before all acts were asked about alike."""
        act, path = click.act, click.act.path
        if act.verb in ("end", "close") and path != CONFIRMED_PATH:
            await self._ask_about(click, reply, *parse_table_act(act.verb))
            return
        meant = act.verb if path == CONFIRMED_PATH else f"{act.verb} {path}"
        await self._apply_table_act(dataclasses.replace(click, act=ClickAction("acted", act.table, path=meant)), reply)

    async def _close_by_command(self, click: Click, reply: Reply) -> None:
        """Close a table; a running match, or a lobby where others sit, only after a second click."""
        if await self._lobbies.ask_to_close_lobby(reply, click.table_id, click.user_id, click.manages, click.say):
            return
        table = await self._tables.find_table(click.table_id)
        if table.status == "playing":
            require_may_close(table, click.user_id, click.manages)
            await self._show_with_status(
                click, reply, table, ask_player_to_confirm_action(table, "close", click.user_id, "", click.say)
            )
            return
        await self._tables.close_table(table.id, click.user_id, click.manages)
        await reply.show_sentence(click.say("answer-closed", names="", count=0))

    async def _close_table(self, click: Click, reply: Reply, _about: str) -> None:
        """Close a table, and notify those who played."""
        table = await self._tables.find_table(click.table_id)
        running = table.status == "playing"
        closed = await self._tables.close_table(table.id, click.user_id, click.manages)
        others = [sitter for sitter in table.present_people if sitter.user_id != click.user_id] if running else []
        sentence = click.say("answer-closed", names=join_sitter_names(others, click.say), count=len(others))
        why = build_reason_buttons(closed, click.user_id, click.say) if others else []
        await reply.show_screen(Screen((Text(sentence), *([Row(tuple(why))] if why else []))))
        if running:
            await self._lobbies.notices.announce_closed_match(closed)

    async def _kick_player(self, click: Click, reply: Reply, target: str) -> None:
        """Kick a player from a lobby; at a match, start a vote (proposal) whether a goblin plays on for them."""
        table, whom = await self._tables.find_table(click.table_id), parse_user_id(target)
        after = await self._tables.kick_sitter(table.id, click.user_id, whom)
        sentence = click.say("answer-kicked", name=find_person_name(table, whom, click.say))
        if after.status != "lobby":
            await self._report_proposal(click, reply, table, "replace")
            return
        await self._show_act_result(click, reply, after, sentence)

    async def _transfer_host_role(self, click: Click, reply: Reply, target: str) -> None:
        table = await self._tables.transfer_host(click.table_id, click.user_id, parse_user_id(target))
        name = find_person_name(table, parse_user_id(target), click.say)
        sentence = click.say("answer-new-host", name=name, **build_witness_facts(table, click.user_id, click.say))
        await self._show_act_result(click, reply, table, sentence)

    async def _readmit_person(self, click: Click, reply: Reply, target: str) -> None:
        """Let somebody in again who was kicked (undo a kick)."""
        whom = parse_user_id(target)
        removal = (await self._tables.find_table(click.table_id)).find_removal(whom)
        table = await self._tables.readmit_person(click.table_id, click.user_id, whom)
        name = escape_name(localize_departed_name(removal.name, click.say)) if removal else ""
        key = "answer-let-in" if table.takes_part(whom) else "answer-let-in-late"
        sentence = click.say(key, name=name, **build_witness_facts(table, click.user_id, click.say))
        await self._show_act_result(click, reply, table, sentence)

    async def _propose_by_command(self, click: Click, reply: Reply) -> None:
        await self._acts[parse_table_act(_find_act(click))[0]](self, click, reply, "")

    async def _pause_match(self, click: Click, reply: Reply, _about: str) -> None:
        await self._propose_change(click, reply, "pause")

    async def _resume_match(self, click: Click, reply: Reply, _about: str) -> None:
        await self._propose_change(click, reply, "resume")

    async def _end_match(self, click: Click, reply: Reply, _about: str) -> None:
        await self._propose_change(click, reply, "end")

    async def _propose_change(self, click: Click, reply: Reply, kind: ProposalKind) -> None:
        await self._propose_and_report(
            click, reply, kind, lambda: self._tables.propose_agreement(click.table_id, kind, click.person)
        )

    async def _choose_pace(self, click: Click, reply: Reply, target: str) -> None:
        await self._propose_and_report(
            click, reply, "pace", lambda: self._tables.set_or_propose_pace(click.table_id, click.user_id, target)
        )

    async def _choose_pace_by_command(self, click: Click, reply: Reply) -> None:
        await self._choose_pace(click, reply, click.values[0])

    async def _take_seat(self, click: Click, reply: Reply) -> None:
        """Ask for a seat as a substitute; people count seats from 1."""
        seat = next((int(seat) - 1 for seat in click.values), None)
        await self._propose_and_report(
            click, reply, "seat", lambda: self._tables.request_seat(click.table_id, click.person, seat)
        )

    async def _propose_and_report(
        self, click: Click, reply: Reply, kind: ProposalKind, ask: Callable[[], Awaitable[Table]]
    ) -> None:
        """Propose something (start a vote), and say what is so now: what the table is asked, or agreed on."""
        before = await self._tables.find_table(click.table_id)
        await ask()
        await self._report_proposal(click, reply, before, kind)

    async def _report_proposal(self, click: Click, reply: Reply, before: Table, kind: ProposalKind) -> None:
        """Say what the table is asked, and in the same message later what became of that; or what it agreed on."""
        scene = Scene(await self._tables.load_view(click.table_id, click.user_id), click.say)
        await self._show_act_result(
            click, reply, scene.table, format_proposal_reply(before, scene, kind, click.user_id)
        )
        if scene.table.proposal and scene.table.proposal.user_id == click.user_id:
            self._keep_up_to_date(
                click, scene.table, partial(self._report_vote_result, click, reply, scene.table), _find_proposal
            )

    async def _report_vote_result(self, click: Click, reply: Reply, table: Table) -> None:
        """Report the result of somebody's vote (question), in place of the answer that it was asked."""
        scene = Scene(await self._tables.load_view(click.table_id, click.user_id), click.say)
        sentence = format_vote_result(table, scene, click.user_id)
        await reply.edit_answer(self._build_answer(click, scene.table, sentence))
        self._keep_up_to_date(click, scene.table, reply.delete_answer, _find_what_acts_decide)

    async def _show_act_result(self, click: Click, reply: Reply, table: Table, sentence: str) -> None:
        """Say what is so now, as long as it is."""
        await self._show_with_status(
            click, reply, table, self._build_answer(click, table, sentence), _find_what_acts_decide
        )

    async def _show_with_status(
        self, click: Click, reply: Reply, table: Table, screen: Screen, subject: SubjectKey = build_status_key
    ) -> None:
        """Show something about a lobby or a match to somebody alone, and delete it once its subject has changed."""
        message, key = await reply.show_screen(screen), ("acts", click.user_id)
        if table.status in ("lobby", "playing"):
            gone = choose_private_message(reply, message).delete_answer
            self._temporary_messages.add_temporary_message(table, key, gone, subject)
        else:
            self._temporary_messages.forget_temporary_message(table.id, key)

    def _build_answer(self, click: Click, table: Table, sentence: str) -> Screen:
        """Return what is so now; who came from the menu gets back to it with one press."""
        turn = click.act.decision
        back = click.act.verb in ("acted", "because") and list_sitter_acts(table, click.user_id)
        buttons = [build_back_to_menu_button(table, click.say, turn)] if back else []
        if click.act.path.startswith("kick "):
            buttons = [*build_reason_buttons(table, click.user_id, click.say, turn=turn), *buttons]
        return Screen((Text(sentence), *([Row(tuple(buttons))] if buttons else [])))

    async def _open_reason_form(self, click: Click, reply: Reply) -> None:
        table, whom = await self._tables.find_table(click.table_id), parse_user_id(click.act.path)
        form = build_reason_form(table, whom, click.say, click.act.decision)
        await reply.open_modal(form, render_late_form(click))

    async def _save_reason(self, click: Click, reply: Reply) -> None:
        """Let somebody who was removed read why, or all who played why the table is closed, where they were told.

        The answer leads back to where its button was: to the menu of the table, or to a manager's tables.
        """
        whom, reason = parse_user_id(click.act.path), click.form.get(REASON_FIELD, "")
        if whom == CLOSING:
            table = await self._tables.explain_closing(click.table_id, click.user_id, reason)
            sentence = click.say("answer-closing-reason")
        else:
            table = await self._tables.explain_removal(click.table_id, click.user_id, whom, reason, click.manages)
            sentence = click.say("answer-reason", name=find_person_name(table, whom, click.say))
        self._temporary_messages.forget_temporary_message(click.table_id, ("acts", click.user_id))
        reply.answer_in_clicked_message()
        removal = table.find_removal(whom)
        if click.manages == table.guild_id and (removal is None or removal.by == "manager"):
            ways = build_manager_ways_back(table, click.say, click.act.decision)
            await reply.show_screen(Screen((Text(sentence), Row(tuple(ways)))))
            return
        await self._show_act_result(click, reply, table, sentence)

    async def _delete_player_data(self, click: Click, reply: Reply) -> None:
        await self._tables.people.forget_person(click.user_id)
        await reply.show_sentence(click.say("answer-privacy-deleted"))

    verbs: ClassVar[Verbs["TableClicks"]] = {
        "/table show": _show_board,
        "watch": _show_board,
        "/table leave": _leave_by_command,
        "/table close": _close_by_command,
        "/table kick": _ask_by_command,
        "/table host": _ask_by_command,
        "/table end": _ask_by_command,
        "/table pause": _propose_by_command,
        "/table resume": _propose_by_command,
        "/table pace": _choose_pace_by_command,
        "acts": _show_menu,
        "act": _ask_in_menu,
        "acted": _apply_table_act,
        "why": _open_reason_form,
        "because": _save_reason,
        **dict.fromkeys(("close", "kick", "let-in", "end"), _answer_old_question),
        "/table sit": _take_seat,
        "sit": _take_seat,
        "/privacy delete": _delete_player_data,
    }
    _acts: ClassVar[Mapping[TableAct, Callable[["TableClicks", Click, Reply, str], Awaitable[None]]]] = {
        "pause": _pause_match,
        "resume": _resume_match,
        "pace": _choose_pace,
        "kick": _kick_player,
        "host": _transfer_host_role,
        "let-in": _readmit_person,
        "end": _end_match,
        "close": _close_table,
    }


def _find_menu(user_id: int, table: Table) -> Hashable:
    """Return what somebody's menu of a table says and offers."""
    return list_sitter_acts(table, user_id), table.host_id, table.pace, table.paused_at, table.proposal is None


def _find_what_acts_decide(table: Table) -> Hashable:
    """Return what acts decide: an answer that says how one went is out of date once another changed that."""
    return table.status, table.host_id, table.removals, table.pace, table.paused_at


def _find_proposal(table: Table) -> Hashable:
    """Return which question a table is asked."""
    return table.proposal.number if table.proposal else None


def _on_next_turn(click: Click) -> Click:
    """Return a click as on the message that shows its answer, once more."""
    return dataclasses.replace(click, act=dataclasses.replace(click.act, decision=click.act.decision + 1))


def _find_act(click: Click) -> str:
    """Return the act that a command is named for."""
    return click.act.verb.removeprefix("/table ")


def parse_table_act(text: str) -> tuple[TableAct, str]:
    """Return what a control says shall happen, and about whom or what; raises `TableError` for anything else."""
    act, _, target = text.partition(" ")
    if act not in get_args(TableAct) or (act in PERSON_TABLE_ACTS and not target.isdecimal()):
        raise TableError("button-invalid")
    return cast("TableAct", act), target
