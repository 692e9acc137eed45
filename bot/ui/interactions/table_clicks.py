"""What commands about one table do, for the process that looks after it: one short method per command."""

from collections.abc import Awaitable, Callable
from typing import ClassVar, cast

from bot.screens.board import render_watched_board
from bot.screens.custom_ids import SURE
from bot.screens.layout import Screen, Text
from bot.screens.pages.leaving import ask_to_close, ask_to_end, ask_to_remove
from bot.screens.parts.outcome import outcome_sentence, witness_facts
from bot.screens.scene import Scene, escape_name, name_at, names_of
from bot.tables import ProposalKind, Table, TableError, Tables
from bot.tables.house_goblins import say_departed
from bot.tables.use_cases.lobby import may_close, may_kick
from bot.ui.answers.click import Click, Verbs, read_id
from bot.ui.answers.reply import Reply
from bot.ui.composing.draw_queue import run_in_drawing_thread
from bot.ui.interactions.lobbies import Lobbies
from bot.ui.surfaces.places import lobby_link, table_link


class TableClicks:
    """Answers commands about a table: a click without a message, whose verb is the command's name."""

    def __init__(self, tables: Tables, lobbies: Lobbies, look: Callable[[int], Awaitable[None]]) -> None:
        """`look`: looks whether the messages that show a table are there, and posts what is missing."""
        self._tables = tables
        self._lobbies = lobbies
        self._look = look

    async def _show_board(self, click: Click, reply: Reply) -> None:
        """Show the board, and look whether it is missing where it should be; or say where the lobby is."""
        table = await self._tables.find(click.table_id)
        if table.started_at is not None:
            scene = Scene(await self._tables.load_view(table.id, None), click.say)
            link = await table_link(self._tables, table)
            await reply.show_screen(await run_in_drawing_thread(lambda: render_watched_board(scene, link)))
            await self._look(table.id)
            return
        await reply.show_sentence(click.say("answer-table", link=await lobby_link(self._tables, table)))

    async def _leave_by_command(self, click: Click, reply: Reply) -> None:
        await self._lobbies.leave_table(reply, click.table_id, click.user_id, click.say)

    async def _close_table(self, click: Click, reply: Reply) -> None:
        """Close a table; a running match only after a second click, and its players are told."""
        table = await self._tables.find(click.table_id)
        running = table.status == "playing"
        if running and click.act.path != SURE:
            may_close(table, click.user_id, click.manages)
            await reply.show_screen(ask_to_close(table, click.user_id, click.say))
            return
        await self._tables.close_table(table.id, click.user_id, click.manages)
        others = [sitter for sitter in table.present_people if sitter.user_id != click.user_id] if running else []
        done = click.say("answer-closed", names=names_of(others, click.say), count=len(others))
        await (reply.update_message(Screen((Text(done),))) if running else reply.show_sentence(done))
        if running:
            await self._lobbies.notices.notify_closed(table, click.user_id, others)

    async def _ask_to_kick(self, click: Click, reply: Reply) -> None:
        """Ask a host once whether somebody shall be removed."""
        table, (member, _) = await self._tables.find(click.table_id), click.values
        if table.status in ("lobby", "playing"):
            may_kick(table, click.user_id, int(member))
            await reply.show_screen(ask_to_remove(table, int(member), click.say))
        else:
            await self._tables.kick(table.id, click.user_id, int(member))  # refuses

    async def _kick_player(self, click: Click, reply: Reply) -> None:
        """Send somebody away from a lobby; at a match, ask the others whether a goblin plays on for them."""
        table, whom = await self._tables.find(click.table_id), read_id(click.act.path)
        after = await self._tables.kick(table.id, click.user_id, whom)
        if after.status == "lobby":
            told = click.say("answer-kicked", name=name_at(table, whom, click.say))
        else:
            scene = Scene(await self._tables.load_view(table.id, click.user_id), click.say)
            told = outcome_sentence(table, scene, "replace", click.user_id)
        await reply.update_message(Screen((Text(told),)))
        if after.status == "lobby":
            await self._lobbies.notices.notify_removed(table, after)

    async def _hand_over_host(self, click: Click, reply: Reply) -> None:
        member, name = click.values
        table = await self._tables.hand_over(click.table_id, click.user_id, int(member))
        await reply.show_sentence(
            click.say("answer-new-host", name=escape_name(name), **witness_facts(table, click.user_id, click.say))
        )

    async def _let_in(self, click: Click, reply: Reply) -> None:
        whom = read_id(click.act.path)
        removal = (await self._tables.find(click.table_id)).removal_of(whom)
        table = await self._tables.let_in(click.table_id, click.user_id, whom)
        name = escape_name(say_departed(removal.name, click.say)) if removal else ""
        told = click.say("answer-let-in", name=name, **witness_facts(table, click.user_id, click.say))
        await reply.update_message(Screen((Text(told),)))
        await self._lobbies.notices.notify_let_in(table, whom)

    async def _propose_change(self, click: Click, reply: Reply) -> None:
        kind = cast("ProposalKind", click.act.verb.removeprefix("/table "))
        await self._propose_and_report(click, reply, kind, self._tables.propose(click.table_id, kind, click.person))

    async def _end_match(self, click: Click, reply: Reply) -> None:
        """Ask a player once whether the table shall be asked to end; then ask it."""
        if click.act.path == SURE:
            await self._propose_change(click, reply)
            return
        table = await self._tables.find(click.table_id)
        if table.find_sitter(click.user_id) is None:
            raise TableError("not-seated")
        await reply.show_screen(ask_to_end(table, click.user_id, click.say))

    async def _choose_pace(self, click: Click, reply: Reply) -> None:
        (pace,) = click.values
        await self._propose_and_report(click, reply, "pace", self._tables.set_pace(click.table_id, click.user_id, pace))

    async def _take_seat(self, click: Click, reply: Reply) -> None:
        """Ask for a seat; people count them from 1."""
        seat = next((int(seat) - 1 for seat in click.values), None)
        await self._propose_and_report(click, reply, "seat", self._tables.take_seat(click.table_id, click.person, seat))

    async def _propose_and_report(self, click: Click, reply: Reply, kind: ProposalKind, ask: Awaitable[Table]) -> None:
        """Ask something of the table, and say what is so now: what it is asked, or what it agreed on."""
        before = await self._tables.find(click.table_id)
        await ask
        scene = Scene(await self._tables.load_view(click.table_id, click.user_id), click.say)
        await reply.show_sentence(outcome_sentence(before, scene, kind, click.user_id))

    async def _delete_player_data(self, click: Click, reply: Reply) -> None:
        await self._tables.people.forget_person(click.user_id)
        await reply.show_sentence(click.say("answer-privacy-deleted"))

    verbs: ClassVar[Verbs["TableClicks"]] = {
        "/table show": _show_board,
        "watch": _show_board,
        "/table leave": _leave_by_command,
        "/table close": _close_table,
        "close": _close_table,
        "/table kick": _ask_to_kick,
        "kick": _kick_player,
        "/table host": _hand_over_host,
        "let-in": _let_in,
        "/table pause": _propose_change,
        "/table resume": _propose_change,
        "/table end": _propose_change,
        "end": _end_match,
        "/table pace": _choose_pace,
        "/table sit": _take_seat,
        "/privacy delete": _delete_player_data,
    }
