"""Which messages show a table, and when one is posted anew.

An edit rings no bell: a board is posted anew with each turn of the game (at slow paces, with each decision), a player's
panel when they begin to be waited for and the board does not offer their moves. In between they are edited.
"""

import asyncio
from datetime import timedelta

import discord

from bot.screens.board import SLOW, bells, board, moment
from bot.screens.board import log as board_log
from bot.screens.layout import Screen, Text
from bot.screens.lobby import lobby
from bot.screens.panel import panel
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.tables import Sitter, Table, Tables, tempo
from bot.ui.messages import Messages, Post
from bot.ui.places import CLOSED_DM, dm_of, thread_of
from games.engine.words import words

OVER = 0
"""What the final board is posted for, in place of a decision's number."""

WORTH_A_BELL = timedelta(minutes=1)
"""Who has less time than this for an answer hears nothing at half time."""


class Showing:
    """Brings all surfaces of one table up to date."""

    def __init__(self, client: discord.Client, tables: Tables, messages: Messages) -> None:
        self._client = client
        self._tables = tables
        self._messages = messages

    async def show(self, table: Table) -> None:
        """Bring the lobby, the board and every panel up to date, and retire what they superseded."""
        await self._lobby(table)
        if table.started_at is not None and table.status != "closed":
            await self._board(table)
            if screen_of(table.game).panels:
                await asyncio.gather(*(self._panel(table, sitter) for sitter in table.present))
        await self._tidy(table)

    async def recover(self, table: Table) -> None:
        """Find what was posted just before a crash and not noted any more: a lobby, a board."""
        if table.status == "lobby" and await self._messages.live(table, "lobby") is None:
            post = Post("lobby", table.channel_id, None, None)
            await self._messages.post(table, post, lambda: lobby(table, words(table.language)))
        decision = await self._tables.posting(table.id)
        live = await self._messages.live(table, "board")
        if decision is not None and table.status != "closed" and (live is None or live.decision != decision):
            # Its nonce lets Discord answer with the message that is there; where there is none, it is posted now.
            scene = await self._scene(table, None)
            place = await thread_of(self._client, self._tables, table)
            await self._messages.post(
                scene.table, Post("board", place, None, decision), lambda: board(scene), sure=False
            )

    async def warn(self, table: Table) -> None:
        """Ring the bell of those whose half time is gone; not in a short pause, where silence passes.

        The message goes when the decision does.
        """
        decision = (await self._tables.look(table.id, None)).decision
        if decision is None or table.deadline is None or table.decision_since is None:
            return
        if table.deadline - table.decision_since < WORTH_A_BELL:
            return
        pings = bells(table, decision)
        if not pings:
            return
        names = ", ".join(f"<@{user}>" for user in pings)
        text = words(table.language)("warned", names=names, time=moment(table.deadline))
        screen = Screen((Text(text),), pings=pings)
        post = Post("bell", table.thread_id or table.channel_id, None, decision.number)
        await self._messages.post(table, post, lambda: screen)
        await self._tidy(await self._tables.find(table.id))

    async def _lobby(self, table: Table) -> None:
        surface = await self._messages.live(table, "lobby")
        if surface:
            await self._messages.edit(surface, table, lambda: lobby(table, words(table.language)))

    async def _board(self, table: Table) -> None:
        scene = await self._scene(table, None)
        live = await self._messages.live(table, "board")
        decision = _posted_for(scene, live.decision if live else None)
        if live and live.decision == decision:
            await self._messages.edit(live, scene.table, lambda: board(scene))
            return
        place = await thread_of(self._client, self._tables, table)
        await self._messages.post(scene.table, Post("board", place, None, decision), lambda: board(scene))

    async def _panel(self, table: Table, sitter: Sitter) -> None:
        if sitter.dm == "closed":
            return
        live = await self._messages.at_rest(table, "panel", sitter.user_id)
        scene = await self._scene(table, sitter.user_id)
        asked = scene.decision.number if scene.asked and scene.decision and not _on_board(scene) else None
        if live and (asked is None or live.decision == asked):
            await self._messages.edit(live, scene.table, lambda: panel(scene))
            return
        await self._post_panel(scene, sitter, asked)

    async def _post_panel(self, scene: Scene, sitter: Sitter, asked: int | None) -> None:
        """Post a panel in a player's DM; a DM that turns out closed is noted and not tried again."""
        channel = await dm_of(self._client, sitter.user_id)
        if channel is None:
            await self._tables.note_dm(sitter.user_id, "closed")
            return
        try:
            await self._messages.post(scene.table, Post("panel", channel, sitter.user_id, asked), lambda: panel(scene))
        except discord.HTTPException as refusal:
            if refusal.code not in CLOSED_DM:
                raise
            await self._tables.note_dm(sitter.user_id, "closed")

    async def _tidy(self, table: Table) -> None:
        for surface in await self._tables.surfaces(table.id):
            ended = table.status == "closed" and surface.kind != "lobby"
            rung = surface.kind == "bell" and surface.decision != table.decision_number
            if ended or rung or not surface.live:
                scene = await self._scene(table, None)
                await self._messages.retire(surface, lambda scene=scene: board_log(scene))  # type: ignore[misc]  # a lambda that keeps its scene

    async def _scene(self, table: Table, user_id: int | None) -> Scene:
        return Scene(await self._tables.look(table.id, user_id), words(table.language))


def _on_board(scene: Scene) -> bool:
    """Tell whether the board offers the moves of a short pause to all, so that no bell need ring in DMs."""
    short = scene.decision is not None and tempo(scene.decision.kind) != "turn"
    return short and bool(scene.sight.offered) and scene.table.pace not in SLOW


def _posted_for(scene: Scene, live: int | None) -> int | None:
    """Return the decision that the board should have been posted for: the open one, or that of the live board."""
    decision = scene.decision
    if decision is None:
        return OVER
    wanted = decision.number if scene.table.pace in SLOW else screen_of(scene.table.game).posted_for(scene)
    return wanted or live or decision.number
