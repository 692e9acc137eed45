"""The first private message to a player, sent when they join: whether it arrives is told before the match starts."""

import discord

from bot.screens.layout import Screen, Text
from bot.screens.shelf import screen_of
from bot.tables import Reach, Table, Tables
from bot.ui.places import CLOSED_DM, dm_of
from bot.ui.rendering import layout
from games.engine.words import Words


async def welcome(client: discord.Client, tables: Tables, table: Table, user_id: int, say: Words) -> Reach:
    """Greet a player by DM and note whether it can be reached."""
    place = f"<#{table.thread_id or table.channel_id}>"
    greeting = say("dm-welcome", game=screen_of(table.game).title, place=place)
    reach: Reach = "open" if await _sent(client, user_id, Screen((Text(greeting),))) else "closed"
    await tables.note_dm(user_id, reach)
    return reach


async def _sent(client: discord.Client, user_id: int, screen: Screen) -> bool:
    channel = await dm_of(client, user_id)
    if channel is None:
        return False
    try:
        await client.get_partial_messageable(channel).send(view=layout(screen))
    except discord.HTTPException as refusal:
        if refusal.code not in CLOSED_DM:
            raise
        return False
    return True
