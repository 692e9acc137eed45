"""Whether the bot may do where it is asked to play what a table needs, and who can mend it."""

import discord
from babel.lists import format_list

from bot.screens.layout import Screen, Text
from bot.tables import TableError
from bot.ui.click import AnyInteraction
from bot.ui.needs import NEEDED, invitation, lacking_to_play, missing
from bot.ui.reply import Reply
from games.engine.words import Words


def check_place(interaction: AnyInteraction, say: Words) -> None:
    """Raise `TableError` where no table can be shown: outside a server of the bot's, or where it may not do enough."""
    if interaction.guild_id is None or not interaction.is_guild_integration():
        raise TableError("no-server", link=invitation(interaction.client))
    in_thread = isinstance(interaction.channel, discord.Thread)
    if lacking := lacking_to_play(interaction.app_permissions, in_thread=in_thread):
        raise TableError("bot-may-not", permissions=named(lacking, say))


def named(permissions: tuple[str, ...], say: Words) -> str:
    """Return permissions by the names that Discord's own settings have for them."""
    return format_list([say(f"permission-{name.replace('_', '-')}") for name in permissions], locale=say.language)


async def tell_standing(reply: Reply, say: Words) -> None:
    """Tell a manager all that the bot needs in a channel, what it has, and how it is invited with just that."""
    lacking = missing(reply.interaction.app_permissions)
    lines = [
        say("check-permission", name=named((name,), say), granted="no" if name in lacking else "yes") for name in NEEDED
    ]
    whole = say("check-lacking" if lacking else "check-whole")
    link = say("check-link", link=invitation(reply.interaction.client))
    await reply.show(Screen((Text(say("check-title")), Text("\n".join(lines)), Text(whole), Text(link))))
