"""Rows of servers (guilds): the settings that a server's managers have decided for its tables."""

import dataclasses
from typing import Any

from sqlalchemy import Connection, select

from bot.store import schema
from bot.store.database import Database
from bot.store.models import Server
from bot.store.rows.row_validation import parse_server_settings_row
from bot.store.rows.upsert import build_insert

servers = schema.servers
SERVER_FIELDS = tuple(field.name for field in dataclasses.fields(Server) if field.name != "guild_id")


class ServerRows:
    """The settings of each server; most have none."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load_server_settings(self, guild_id: int | None) -> Server:
        """Return the settings of a server; without any, or without a server, the defaults."""
        if guild_id is None:
            return Server(0)
        query = select(servers).where(servers.c.guild_id == guild_id)
        row = await self._database.read(lambda connection: connection.execute(query).mappings().first())
        return Server(guild_id) if row is None else parse_server_settings_row(dict(row))

    async def list_servers_with_ladder(self) -> list[int]:
        """Return the servers whose managers want a ladder."""
        query = select(servers.c.guild_id).where(schema.has_ladder).order_by(servers.c.guild_id)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def save_server(self, server: Server) -> None:
        """Save the settings of a server."""
        values: dict[str, Any] = dataclasses.asdict(server) | {"channels": list(server.channels)}

        def upsert_server(connection: Connection) -> None:
            statement = build_insert(connection, servers).values(**values)
            settled = {name: statement.excluded[name] for name in SERVER_FIELDS}
            connection.execute(statement.on_conflict_do_update(index_elements=["guild_id"], set_=settled))

        await self._database.write(upsert_server)
