"""The store's face: one class, small methods, every write one transaction."""

from typing import Self


class Store:
    """Everything that outlives the process."""

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the store, create what is missing and bring it up to date; `url` as in `Settings.database_url`."""
        raise NotImplementedError

    async def close(self) -> None:
        """Let go of the database."""
        raise NotImplementedError

    async def note(self, key: str) -> str | None:
        """Return what was noted under `key`."""
        raise NotImplementedError

    async def set_note(self, key: str, value: str) -> None:
        """Note something that the bot itself must remember, as the hash of its commands."""
        raise NotImplementedError
