"""What people are told once, in a message of its own, by DM or where a table is played: nothing updates it later."""

import logging
from collections.abc import Iterable

import discord

from bot.screens.layout import Screen, Text
from bot.screens.pages.leaving import removed
from bot.screens.scene import plain
from bot.screens.shelf import screen_of
from bot.tables import Sitter, Table
from bot.ui.composing.rendering import layout
from bot.ui.house.refusals import NO_PLACE
from bot.ui.surfaces.places import dm_of
from games.engine.words import words

log = logging.getLogger(__name__)


async def tell_by_dm(
    client: discord.Client, table: Table, user_id: int, screen: Screen, *, silent: bool = False
) -> None:
    """Send somebody a message about a table, if their DMs are open."""
    try:
        channel = await dm_of(client, user_id)
        await client.get_partial_messageable(channel).send(view=layout(screen), silent=silent)
    except discord.HTTPException as refusal:
        log.info("somebody could not be told something about table %s (%s)", table.id, refusal.code)


async def tell_of_removal(client: discord.Client, before: Table, after: Table) -> None:
    """Tell those who were removed from a lobby by DM, without a sound, if theirs are open: no panel says it."""
    for sitter in before.present:
        told = removed(after, sitter.user_id, words(after.language))
        if told and sitter.dm == "open":
            await tell_by_dm(client, after, sitter.user_id, told, silent=True)


async def tell_of_close(client: discord.Client, table: Table, by: str, players: Iterable[Sitter]) -> None:
    """Tell those who play where they play, and by DM, that somebody has closed their running match."""
    say = words(table.language)
    screen = Screen((Text(say("closed-running", name=plain(by), game=screen_of(table.game).title)),))
    try:
        place = client.get_partial_messageable(table.thread_id or table.channel_id)
        await place.send(view=layout(screen), silent=True)
    except discord.HTTPException as refusal:
        if refusal.code not in NO_PLACE:
            raise
        log.info("nobody is told in its place that table %s is closed (%s)", table.id, refusal.code)
    for sitter in players:
        await tell_by_dm(client, table, sitter.user_id, screen)
