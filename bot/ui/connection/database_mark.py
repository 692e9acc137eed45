"""The mark of the database of this bot, on every button, menu and form that it sends.

Two copies of the bot with one token have a database each, and both hear every click. A click counts only in the copy
with the database whose mark is on the control. Controls of earlier versions have no mark and count everywhere.
"""

import discord


class DatabaseMarkedClient(discord.AutoShardedClient):
    """A client that has read the mark of its database; before that it is empty, and nothing is marked."""

    database_mark: str = ""


def read_own_mark(client: object) -> str:
    """Return the mark of the database of a client; nothing if it has none."""
    return client.database_mark if isinstance(client, DatabaseMarkedClient) else ""


def is_foreign_mark(client: object, mark: str) -> bool:
    """Tell whether a mark is that of another database than the client's."""
    return bool(mark) and (own := read_own_mark(client)) != "" and own != mark
