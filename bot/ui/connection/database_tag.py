"""The tag of the database of this bot, on every button, menu and form that it sends.

Two copies of the bot with one token have a database each, and both hear every click. A click counts only in the copy
with the database whose tag is on the control. Controls of earlier versions have no tag and count everywhere.
"""

import discord


class DatabaseTaggedClient(discord.AutoShardedClient):
    """A client that has read the tag of its database; before that it is empty, and nothing is tagged."""

    database_tag: str = ""


def get_own_database_tag(client: object) -> str:
    """Return the tag of the database of a client; nothing if it has none."""
    return client.database_tag if isinstance(client, DatabaseTaggedClient) else ""


def is_foreign_database_tag(client: object, tag: str) -> bool:
    """Tell whether a tag is that of another database than the client's."""
    return bool(tag) and (own := get_own_database_tag(client)) != "" and own != tag
