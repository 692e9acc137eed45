"""Whether the bot has the permissions that a table needs in a place, and who can grant them."""

import discord
from babel.lists import format_list

from bot.screens.layout import Screen, Text
from bot.tables import Table, TableError
from bot.ui.answers.click import AnyInteraction
from bot.ui.answers.reply import Reply
from bot.ui.house.permission_check import NEEDED, invitation, lacking_to_play, missing
from games.engine.words import Words


def check_place(interaction: AnyInteraction, say: Words) -> None:
    """Raise `TableError` if no table can be shown: outside the bot's servers, or with too few permissions."""
    if interaction.guild_id is None or not interaction.is_guild_integration():
        raise TableError("no-server", link=invitation(interaction.client))
    in_thread = isinstance(interaction.channel, discord.Thread)
    if lacking := lacking_to_play(interaction.app_permissions, in_thread=in_thread):
        raise TableError("bot-may-not", permissions=named(lacking, say))


def sees(interaction: AnyInteraction, table: Table) -> bool:
    """Tell whether somebody sees the channel of a table: of others they are told nothing."""
    channel = interaction.guild.get_channel(table.channel_id) if interaction.guild else None
    member = interaction.user
    return channel is not None and isinstance(member, discord.Member) and channel.permissions_for(member).view_channel


def named(permissions: tuple[str, ...], say: Words) -> str:
    """Return permissions by their names in Discord's own settings."""
    return format_list([say(f"permission-{name.replace('_', '-')}") for name in permissions], locale=say.language)


async def tell_standing(reply: Reply, say: Words) -> None:
    """Tell a manager what the bot needs in a channel, what it has, and how to invite it with exactly that."""
    lacking = missing(reply.interaction.app_permissions)
    lines = [
        say("check-permission", name=named((name,), say), granted="no" if name in lacking else "yes") for name in NEEDED
    ]
    whole = say("check-lacking" if lacking else "check-whole")
    link = say("check-link", link=invitation(reply.interaction.client))
    await reply.show(Screen((Text(say("check-title")), Text("\n".join(lines)), Text(whole), Text(link))))
