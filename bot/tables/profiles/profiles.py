"""Loads somebody's statistics (profile) as far as an asker may know them (privacy)."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.store import Store
from bot.store.rows.profiles.played_rows import PlayedScope
from bot.tables.deadlines.clock import Clock
from bot.tables.errors import TableError
from bot.tables.profiles.player_statistics import (
    MAX_DOTTED_MATCHES,
    PlayerStatistics,
    build_profile_statistics,
    find_recent_cutoff,
)


@dataclass(frozen=True, slots=True)
class ProfileRequester:
    """Who asks for a profile: `guild_id` is the server where they ask, if Discord sent the other as its member.

    `sees` tells whether they see a channel of that server.
    """

    user_id: int
    guild_id: int | None
    sees: Callable[[int], bool]


class ProfileService:
    """Loads statistics of people.

    Nothing of it is kept in memory: the database sums up.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock

    async def load_statistics(self, user_id: int, asker: ProfileRequester) -> PlayerStatistics:
        """Load somebody's statistics: all for themselves, for others what they may know; raises `TableError`."""
        scope = await self._find_visible_scope(user_id, asker)
        return build_profile_statistics(
            await self._store.played.load_profile_statistics(
                scope, MAX_DOTTED_MATCHES, find_recent_cutoff(self._clock.now())
            )
        )

    async def _find_visible_scope(self, user_id: int, asker: ProfileRequester) -> PlayedScope:
        """Return which matches of a person an asker may see (privacy).

        Others may know of matches of the server where they ask, and of those in which both had a seat. Of a channel
        that they do not see, nothing is listed but the latter.
        """
        if user_id == asker.user_id:
            return PlayedScope(user_id)
        if not (await self._store.people.get_preferences(user_id)).profile:
            raise TableError("profile-closed")
        if asker.guild_id is None:
            return PlayedScope(user_id, asker.user_id)
        channels = await self._store.played.list_played_channels(user_id, asker.guild_id)
        hidden = tuple(channel for channel in channels if not asker.sees(channel))
        return PlayedScope(user_id, asker.user_id, asker.guild_id, hidden)
