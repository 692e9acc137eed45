"""Channels, threads and DMs where a table is shown: found, created, opened. Expected refusals are named by codes."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

import discord

from bot.screens.screen_registry import find_screen
from bot.store.models import ArchiveAfter, SurfaceMessage
from bot.tables import Table, TableService
from bot.tables.memory.locks import TableLocks
from bot.ui.connection.permission_check import may_make_threads
from bot.ui.connection.refusals import (
    HAS_THREAD_CODE,
    NO_PLACE_CODES,
    THREAD_ARCHIVED_CODE,
    UNKNOWN_MESSAGE_CODE,
    is_permanent_refusal,
)
from games.engine.words import load_words

T = TypeVar("T")

log = logging.getLogger(__name__)

WEEK_MINUTES: ArchiveAfter = 10080
"""The minutes of quiet after which Discord archives the thread of a match that goes on."""

_THREAD_LOCKS = TableLocks()
"""Of the tables for which a thread is made just now."""


class NoPlace(Exception):
    """There is no place on Discord where a board can be shown."""


async def find_or_make_match_channel(client: discord.Client, tables: TableService, table: Table) -> int:
    """Return the channel that shows a match: find or create its thread, or the channel if none may be made.

    A rematch, whose lobby is in a thread, stays there. A server's settings may forbid threads.

    A thread made from a message has the message's id, so one that a crash left without a note is found again.
    """
    if table.thread_id is not None:
        return table.thread_id
    # The click that starts a match and the board come at the same time: one of them makes the thread.
    async with _THREAD_LOCKS.get_lock(table.id):
        return await _choose_and_save_thread(client, tables, await tables.find_table(table.id))


async def add_rematch_place(tables: TableService, table: Table) -> Table:
    """Return a table as it is listed: an invitation to a rematch is where the last match was played."""
    if table.status != "lobby" or table.rematch_of is None or table.thread_id is not None:
        return table
    lobby = next((message for message in await tables.shown.list_surfaces(table.id) if message.kind == "lobby"), None)
    return table if lobby is None else replace(table, thread_id=lobby.channel_id)


async def _choose_and_save_thread(client: discord.Client, tables: TableService, table: Table) -> int:
    if table.thread_id is not None:
        return table.thread_id
    lobby = next((s for s in await tables.shown.list_surfaces(table.id) if s.kind == "lobby"), None)
    if lobby is None or lobby.channel_id != table.channel_id or not (await tables.load_server(table.guild_id)).threads:
        place = lobby.channel_id if lobby else table.channel_id
    else:
        place = await _make_thread(client, table, lobby.message_id)
    await tables.set_thread(table.id, place)
    return place


async def _make_thread(client: discord.Client, table: Table, message_id: int) -> int:
    channel = client.get_channel(table.channel_id)
    if channel is not None and not _takes_threads(channel):
        return table.channel_id
    name = load_words(table.language)("thread-name", game=find_screen(table.game).title, table=str(table.id))
    try:
        # Only by its ids: the bot may not know the server yet, and a thread that is not made now never is.
        thread = await client.http.start_thread_with_message(
            table.channel_id, message_id, name=name, auto_archive_duration=WEEK_MINUTES
        )
    except discord.HTTPException as refusal:
        if refusal.code == HAS_THREAD_CODE:
            return message_id
        if refusal.code in NO_PLACE_CODES or refusal.code == UNKNOWN_MESSAGE_CODE or is_permanent_refusal(refusal):
            log.info("table %s is shown in its channel: no thread can be made (%s)", table.id, refusal.code)
            return table.channel_id
        raise
    return int(thread["id"])


def _takes_threads(channel: object) -> bool:
    return isinstance(channel, discord.TextChannel) and may_make_threads(channel.permissions_for(channel.guild.me))


async def unarchive_and_retry(client: discord.Client, channel_id: int, attempt: Callable[[], Awaitable[T]]) -> T:
    """Do something in a channel; a thread that Discord has archived is opened first, unless it is locked."""
    try:
        return await attempt()
    except discord.HTTPException as refusal:
        if refusal.code != THREAD_ARCHIVED_CODE:
            raise
        try:
            await client.http.edit_channel(channel_id, archived=False)
        except discord.HTTPException as locked:
            log.info("an archived thread stays closed (%s)", locked.code)
            raise refusal from locked
    return await attempt()


async def open_dm_channel(client: discord.Client, user_id: int) -> int:
    """Open the DM channel with a user and return its id; raises `discord.HTTPException` if there can be none."""
    return (await client.create_dm(discord.Object(user_id))).id


async def build_table_link(tables: TableService, table: Table) -> str:
    """Return a link (URL) to the board of a table, or to its lobby as long as there is no board."""
    board = next((s for s in await tables.shown.list_surfaces(table.id) if s.kind == "board" and s.live), None)
    if board is None:
        return await build_lobby_link(tables, table)
    return build_surface_link(table, board)


def build_channel_link(table: Table, channel_id: int) -> str:
    """Return a link (URL) to a channel or thread of a table's server."""
    return f"https://discord.com/channels/{table.guild_id or '@me'}/{channel_id}"


def build_surface_link(table: Table, surface: SurfaceMessage) -> str:
    """Return a link (URL) to a message of a table that is no direct message."""
    return f"{build_channel_link(table, surface.channel_id)}/{surface.message_id}"


async def build_lobby_link(tables: TableService, table: Table) -> str:
    """Return a link to the lobby of a table."""
    lobby = next((s for s in await tables.shown.list_surfaces(table.id) if s.kind == "lobby"), None)
    return build_surface_link(table, lobby) if lobby else build_channel_link(table, table.channel_id)
