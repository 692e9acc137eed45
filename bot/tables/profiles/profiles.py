"""Somebody's results and figures as far as an asker may know them."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass

from cachetools import TTLCache

from bot.store import Store
from bot.tables.deadlines.clock import Clock
from bot.tables.errors import TableError
from bot.tables.profiles.figures import Figures, Played, PlayedMatch, Rival, compute_figures

PEOPLE_KNOWN, KNOWN_FOR = 100, 600.0
"""Of how many people the results are kept in memory, and how many seconds at most."""


@dataclass(frozen=True, slots=True)
class PlayedMatches:
    """Somebody's results, newest first, and all others in these matches."""

    own: tuple[Played, ...] = ()
    rivals: tuple[Rival, ...] = ()

    @property
    def newest_by_table(self) -> list[Played]:
        """The results, each match once, the newest first."""
        return list({one.table_id: one for one in reversed(self.own)}.values())[::-1]

    def people_by_table(self) -> dict[int, frozenset[int]]:
        """Return the other people of each match who are known."""
        met = defaultdict[int, set[int]](set)
        for rival in self.rivals:
            if rival.user_id is not None and rival.user_id > 0:
                met[rival.table_id].add(rival.user_id)
        return {table_id: frozenset(people) for table_id, people in met.items()}

    def find_shared(self, asker: int) -> frozenset[int]:
        """Return the tables where somebody else had a seat, too."""
        return frozenset(rival.table_id for rival in self.rivals if rival.user_id == asker)

    def pick_tables(self, tables: frozenset[int]) -> "PlayedMatches":
        """Return only what was played at some tables."""
        return PlayedMatches(
            tuple(one for one in self.own if one.table_id in tables),
            tuple(rival for rival in self.rivals if rival.table_id in tables),
        )


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks for a profile: `guild_id` is the server where they ask, if Discord sent the other as its member.

    `sees` tells whether they see a channel of that server.
    """

    user_id: int
    guild_id: int | None
    sees: Callable[[int], bool]


class Profiles:
    """Reads what somebody has played; it is kept until a newer match ends."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._known: TTLCache[tuple[int, int], PlayedMatches] = TTLCache(PEOPLE_KNOWN, KNOWN_FOR)

    async def load_matches(self, user_id: int) -> PlayedMatches:
        """Return all that somebody has played."""
        newest = await self._store.results.list_results_of(user_id, 1)
        if not newest:
            return PlayedMatches()
        key = user_id, newest[0].table_id
        if key not in self._known:
            own = map(PlayedMatch._make, await self._store.results.list_played_by(user_id))
            rows = await self._store.results.list_rivals_of(user_id)
            self._known[key] = PlayedMatches(tuple(own), tuple(map(Rival._make, rows)))
        return self._known[key]

    async def load_figures(self, user_id: int, asker: Asker) -> Figures:
        """Return somebody's figures: all of them for themselves, for others what they may know; raises `TableError`."""
        matches = await self.load_matches(user_id)
        unlisted = frozenset[int]()
        if user_id != asker.user_id:
            if not (await self._store.people.get_wish(user_id)).profile:
                raise TableError("profile-closed")
            matches, unlisted = choose_visible(matches, asker)
        return await asyncio.to_thread(compute_figures, matches.own, matches.rivals, self._clock.now(), unlisted)


def choose_visible(matches: PlayedMatches, asker: Asker) -> tuple[PlayedMatches, frozenset[int]]:
    """Return what somebody else may know of a person's matches, and the tables of it that no list names.

    They may know of matches of the server where they ask, and of those in which both had a seat. Of a channel that they
    do not see, nothing is listed but the latter.
    """
    shared = matches.find_shared(asker.user_id)
    here = [one for one in matches.own if asker.guild_id is not None and one.guild_id == asker.guild_id]
    hidden = {channel for channel in {one.channel_id for one in here} if not asker.sees(channel)}
    unlisted = frozenset(one.table_id for one in here if one.channel_id in hidden) - shared
    return matches.pick_tables(shared | {one.table_id for one in here}), unlisted
