"""What is known and stored about people beyond one table: preferences, languages, privacy."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from cachetools import TTLCache

from bot.store.models import Preferences, Reach
from bot.tables.deadlines.daily_days import DailyCalendar
from bot.tables.memory.changes import TableChange, TableWriter, change_nothing
from bot.tables.memory.ownership import owns_table
from bot.tables.preferences import apply_chosen_preferences
from bot.tables.use_cases import absences, lobby, lobby_or_match
from bot.tables.use_cases.ladders import LadderService
from games.engine.words import get_english_sentence

MAX_REMEMBERED_PEOPLE, CHOICE_CACHE_SECONDS, LOCALE_CACHE_SECONDS = 5_000, 60, 3600
"""Of how many people it is remembered, and for how many seconds, which language they chose, and which they have."""


class PeopleService:
    """Everybody whom the bot has ever met."""

    def __init__(self, changes: TableWriter, days: DailyCalendar, ladders: LadderService) -> None:
        self._changes, self._days, self._ladders = changes, days, ladders
        self._kept = changes.store.people
        self._choices: TTLCache[int, str | None] = TTLCache(MAX_REMEMBERED_PEOPLE, CHOICE_CACHE_SECONDS)
        self._locales: TTLCache[int, str] = TTLCache(MAX_REMEMBERED_PEOPLE, LOCALE_CACHE_SECONDS)

    async def save_dm_reach(self, user_id: int, dm: Reach) -> None:
        """Save whether a direct message reaches a user; if that is news, their tables change."""
        if await self._kept.get_dm_reach(user_id) == dm:
            return
        await self._kept.set_dm_reach(user_id, dm)
        await self._notify_tables(user_id, change_nothing, dm=dm)

    async def save_locale(self, user_id: int, locale: str) -> None:
        """Save Discord's locale (language) of somebody's click; what they are sent from now on is in it.

        Of people who have no seat anywhere, nothing is noted.
        """
        if self._locales.get(user_id) == locale:
            return
        if await self._kept.get_locale(user_id) != locale and await self._kept.set_locale(user_id, locale):
            await self._update_at_tables(user_id, locale=locale)
            for table in await self._changes.list_user_tables(user_id):
                await self._changes.notify_owner(table)
        self._locales[user_id] = locale

    async def find_chosen_language(self, user_id: int) -> str | None:
        """Return the language that somebody chose in `/me`; `None`: that of their Discord."""
        if user_id not in self._choices:
            self._choices[user_id] = await self._load_chosen_language(user_id)
        return self._choices[user_id]

    async def _load_chosen_language(self, user_id: int) -> str | None:
        cached_table = next(iter(self._changes.holding.find_cached_tables_of_sitter(user_id)), None)
        sitter = cached_table.table.find_sitter(user_id) if cached_table else None
        return (sitter.wish if sitter else await self._kept.get_preferences(user_id)).language

    async def find_language(self, user_id: int) -> str | None:
        """Return the language or locale in which somebody reads what they alone see; `None`: it is not known."""
        return await self.find_chosen_language(user_id) or await self._kept.get_locale(user_id)

    async def knows_game(self, user_id: int, game: str) -> bool:
        """Tell whether somebody has ever started a match of a game."""
        return bool(await self._kept.find_experienced(game, [user_id]))

    async def change_preferences(self, user_id: int, choices: Mapping[str, object]) -> Preferences:
        """Change somebody's choices for how they are pinged, and return all of their wishes.

        Raises `TableError`.
        """
        before = await self._kept.get_preferences(user_id)
        if (wish := apply_chosen_preferences(before, choices, self._changes.clock.now())) != before:
            await self._kept.set_preferences(user_id, wish)
            self._choices[user_id] = wish.language
            await self._notify_tables(user_id, absences.apply_absences, wish=wish)
        return wish

    async def refresh_table(self, table_id: int) -> None:
        """Update a table with news about its people that came to another process."""
        await self._changes.reload_table(table_id, absences.apply_absences)

    async def _notify_tables(self, user_id: int, step: TableChange, **news: object) -> None:
        """Update all tables where a person sits with news about them, and do there what follows from it."""
        await self._update_at_tables(user_id, **news)
        for table in await self._changes.list_user_tables(user_id):
            if not await self._changes.notify_owner(table):
                await self._changes.change_table(table.id, step, touch=True)

    async def _update_at_tables(self, user_id: int, **news: object) -> None:
        """Update what is known of a person at all tables of this process where they sit."""
        for cached_table in self._changes.holding.find_cached_tables_of_sitter(user_id):
            # A change that is being stored now was computed before, and would undo it.
            async with self._changes.locks.get_lock(cached_table.table.id):
                cached_table.refresh_person(user_id, **news)

    async def export_data(self, user_id: int) -> dict[str, Any]:
        """Export everything that is stored about somebody (privacy, GDPR), for their own eyes."""
        return await self._kept.export_person(user_id)

    async def remove_banned_person(self, user_id: int) -> None:
        """Remove somebody whom the operator banned from all tables of this process; others do the same."""
        self._ladders.clear_ladders()
        leave = partial(lobby_or_match.leave_table, user_id=user_id, leaving="removed-by-manager")
        for table in await self._changes.list_user_tables(user_id):
            if owns_table(self._changes.shards, table):
                await self._changes.change_table(table.id, leave)

    async def forget_person(self, user_id: int) -> None:
        """Delete all data of somebody (privacy, GDPR): they leave all tables, and a departed goblin takes their place.

        Raises `Elsewhere` if they have left all tables of this process, but sit at one of another: it continues there.
        """
        for table in self._changes.sort_owned_tables_first(await self._changes.list_user_tables(user_id)):
            await self._changes.change_table(table.id, partial(lobby_or_match.leave_table, user_id=user_id))
        await self._changes.notes.flush()
        used = await self._days.hash_player_pseudonym(user_id)
        with_ladders = await self._changes.store.results.list_ladder_servers(user_id)
        self._choices.pop(user_id, None)
        self._locales.pop(user_id, None)
        changed = await self._kept.forget_person(user_id, get_english_sentence("departed"), used)
        self.clear_people_caches()
        await self._changes.notify_other_processes(with_ladders)
        for table_id in changed:
            left = await self._changes.store.tables.find_table(table_id)
            if left is not None and not await self._changes.notify_owner(left):
                self._changes.holding.drop_table(table_id)
                if left.status == "lobby":
                    await self._changes.change_table(table_id, lobby.remove_erased_sitters)
                self._changes.listener.on_table_changed(table_id)

    def clear_people_caches(self) -> None:
        """Drop what is kept in memory of people beyond tables: somebody was forgotten, here or by another process."""
        self._ladders.clear_ladders()
