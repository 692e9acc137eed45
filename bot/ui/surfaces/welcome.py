"""Onboarding: the welcome DM to a player who joins shows, before the match starts, whether a DM reaches them.

It is silent: they have just pressed Join, and are answered there. If somebody else closes the lobby, it says so.
"""

import asyncio
import logging

import discord

from bot.screens.layout import Screen, make_paragraph
from bot.screens.parts.fairness import format_promise_link
from bot.screens.scene import load_sitter_words, mention_place
from bot.screens.screen_registry import find_screen
from bot.tables import Reach, SurfaceMessage, Table, TableService
from bot.ui.composing.rendering import build_layout_view
from bot.ui.connection.database_tag import get_own_database_tag
from bot.ui.connection.refusals import is_closed_dm
from bot.ui.surfaces.places import add_rematch_place, build_lobby_link, open_dm_channel

log = logging.getLogger(__name__)

GREETING_TIMEOUT = 5.0
"""Seconds in which a greeting arrives: Discord's library repeats one that fails for half a minute."""


async def send_welcome(client: discord.Client, tables: TableService, table: Table, user_id: int) -> Reach:
    """Welcome a player by DM, and note whether they can be reached; "unknown" if Discord itself has trouble."""
    place, say = mention_place(await add_rematch_place(tables, table)), load_sitter_words(table, user_id)
    promised = format_promise_link(table, await build_lobby_link(tables, table), say)
    game = find_screen(table.game)
    undo = "yes" if game.move_texts.undone else "no"
    greeting = Screen((*make_paragraph([say("dm-welcome", game=game.title, place=place, undo=undo), *promised]),))
    try:
        async with asyncio.timeout(GREETING_TIMEOUT):
            channel = await open_dm_channel(client, user_id)
            posted = await client.get_partial_messageable(channel).send(
                view=build_layout_view(greeting, get_own_database_tag(client)), silent=True
            )
    except TimeoutError:
        log.info("a greeting did not arrive in time")
        return "unknown"
    except discord.HTTPException as refusal:
        log.info("a greeting was refused: %s/%s", refusal.status, refusal.code)
        if not is_closed_dm(refusal):
            return "unknown"
        reach: Reach = "closed"
    else:
        reach = "open"
        await _save_welcome_surface(tables, table, user_id, channel, posted.id, greeting)
    await tables.people.save_dm_reach(user_id, reach)
    return reach


async def _save_welcome_surface(
    tables: TableService, table: Table, user_id: int, channel_id: int, message_id: int, greeting: Screen
) -> None:
    """Note a welcome to a lobby: if somebody else closes that, the message says so, also if they already have."""
    if table.status != "lobby":
        return
    await tables.shown.save_surface(
        SurfaceMessage(
            table_id=table.id,
            kind="welcome",
            user_id=user_id,
            channel_id=channel_id,
            message_id=message_id,
            version_shown=table.version,
            digest=greeting.digest,
        )
    )
    if (await tables.find_table(table.id)).version != table.version:
        tables.changes.listener.on_table_changed(table.id)
