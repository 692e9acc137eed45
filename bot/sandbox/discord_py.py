"""Patches discord.py to talk to a running sandbox instead of Discord. The one module here that imports discord."""

import discord.http
import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket

from bot.sandbox.world.protocol import API_PREFIX, build_gateway_url


def point_discord_at(address: str) -> None:
    """Let every discord.py client of this process that connects from now on talk to the sandbox at `address`.

    `address` is the sandbox's own: `http://127.0.0.1:PORT`. Interaction callbacks and webhooks follow.
    """
    discord.http.Route.BASE = address + API_PREFIX
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(build_gateway_url(address))
    Asset.BASE = f"{address}/cdn"
