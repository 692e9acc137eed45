"""What commands about one table do, for the process that looks after it: one short method per command."""

from collections.abc import Awaitable, Callable
from typing import ClassVar, cast

from bot.screens.board import watched
from bot.screens.custom_ids import SURE
from bot.screens.layout import Screen, Text
from bot.screens.pages.leaving import ask_to_remove, closing
from bot.screens.parts.outcome import outcome_told, seen_by
from bot.screens.scene import Scene, name_at, names_of, plain
from bot.tables import ProposalKind, Table, Tables
from bot.tables.use_cases.lobby import may_close, may_kick
from bot.ui.answers.click import Click, Verbs, read_id
from bot.ui.answers.reply import Reply
from bot.ui.composing.draw_queue import composed
from bot.ui.interactions.lobbies import Lobbies
from bot.ui.surfaces.places import lobby_link, table_link


class TableClicks:
    """Answers commands about a table: a click without a message, whose verb is the command's name."""

    def __init__(self, tables: Tables, lobbies: Lobbies, look: Callable[[int], Awaitable[None]]) -> None:
        """`look`: looks whether the messages that show a table are there, and posts what is missing."""
        self._tables = tables
        self._lobbies = lobbies
        self._look = look

    async def _show(self, click: Click, reply: Reply) -> None:
        """Show the board, and look whether it is missing where it should be; or say where the lobby is."""
        table = await self._tables.find(click.table)
        if table.started_at is not None:
            scene = Scene(await self._tables.look(table.id, None), click.say)
            link = await table_link(self._tables, table)
            await reply.show(await composed(lambda: watched(scene, link)))
            await self._look(table.id)
            return
        await reply.tell(click.say("answer-table", link=await lobby_link(self._tables, table)))

    async def _leave(self, click: Click, reply: Reply) -> None:
        await self._lobbies.leave(reply, click.table, click.user, click.say)

    async def _close(self, click: Click, reply: Reply) -> None:
        """Close a table; a running match only after a second click, and its players are told."""
        table = await self._tables.find(click.table)
        running = table.status == "playing"
        if running and click.act.path != SURE:
            may_close(table, click.user, click.manages)
            await reply.show(closing(table, click.say))
            return
        await self._tables.close(table.id, click.user, click.manages)
        others = [sitter for sitter in table.present if sitter.user_id != click.user] if running else []
        done = click.say("answer-closed", names=names_of(others, click.say), count=len(others))
        await (reply.update(Screen((Text(done),))) if running else reply.tell(done))
        if running:
            await self._lobbies.notices.tell_of_close(table, click.person.name, others)

    async def _kick(self, click: Click, reply: Reply) -> None:
        """Ask a host once whether somebody shall be removed."""
        table, (member, _) = await self._tables.find(click.table), click.values
        if table.status in ("lobby", "playing"):
            may_kick(table, click.user, int(member))
            await reply.show(ask_to_remove(table, int(member), click.say))
        else:
            await self._tables.kick(table.id, click.user, int(member))  # refuses

    async def _kicked(self, click: Click, reply: Reply) -> None:
        """Send somebody away from a lobby; at a match, ask the others whether a goblin plays on for them."""
        table, whom = await self._tables.find(click.table), read_id(click.act.path)
        after = await self._tables.kick(table.id, click.user, whom)
        if after.status == "lobby":
            told = click.say("answer-kicked", name=name_at(table, whom))
        else:
            scene = Scene(await self._tables.look(table.id, click.user), click.say)
            told = outcome_told(table, scene, "replace", click.user)
        await reply.update(Screen((Text(told),)))
        if after.status == "lobby":
            await self._lobbies.notices.tell_of_removal(table, after)

    async def _host(self, click: Click, reply: Reply) -> None:
        member, name = click.values
        table = await self._tables.hand_over(click.table, click.user, int(member))
        await reply.tell(click.say("answer-new-host", name=plain(name), **seen_by(table, click.user, click.say)))

    async def _let_in(self, click: Click, reply: Reply) -> None:
        whom = read_id(click.act.path)
        removal = (await self._tables.find(click.table)).removal_of(whom)
        table = await self._tables.let_in(click.table, click.user, whom)
        name = plain(removal.name) if removal else ""
        await reply.tell(click.say("answer-let-in", name=name, **seen_by(table, click.user, click.say)))

    async def _propose(self, click: Click, reply: Reply) -> None:
        kind = cast("ProposalKind", click.act.verb.removeprefix("/table "))
        await self._ask(click, reply, kind, self._tables.propose(click.table, kind, click.person))

    async def _pace(self, click: Click, reply: Reply) -> None:
        (pace,) = click.values
        await self._ask(click, reply, "pace", self._tables.set_pace(click.table, click.user, pace))

    async def _sit(self, click: Click, reply: Reply) -> None:
        """Ask for a seat; people count them from 1."""
        seat = next((int(seat) - 1 for seat in click.values), None)
        await self._ask(click, reply, "seat", self._tables.take_seat(click.table, click.person, seat))

    async def _ask(self, click: Click, reply: Reply, kind: ProposalKind, ask: Awaitable[Table]) -> None:
        """Ask something of the table, and say what is so now: what it is asked, or what it agreed on."""
        before = await self._tables.find(click.table)
        await ask
        scene = Scene(await self._tables.look(click.table, click.user), click.say)
        await reply.tell(outcome_told(before, scene, kind, click.user))

    async def _depart(self, click: Click, reply: Reply) -> None:
        await self._tables.people.depart(click.user)
        await reply.tell(click.say("answer-privacy-deleted"))

    verbs: ClassVar[Verbs["TableClicks"]] = {
        "/table show": _show,
        "watch": _show,
        "/table leave": _leave,
        "/table close": _close,
        "close": _close,
        "/table kick": _kick,
        "kick": _kicked,
        "/table host": _host,
        "let-in": _let_in,
        "/table pause": _propose,
        "/table resume": _propose,
        "/table end": _propose,
        "/table pace": _pace,
        "/table sit": _sit,
        "/privacy delete": _depart,
    }
