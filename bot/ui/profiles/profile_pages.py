"""Composes profiles (statistics) and lists of matches from results, tables and records for who asks."""

import asyncio
from dataclasses import replace

import discord
from cachetools import LRUCache

from bot.pictures.painting.theme import SEAT_LOOKS
from bot.pictures.shared.portraits import Likeness, bind_portraits
from bot.replays.best_moment import BestMoment, build_best_moment, find_best_step
from bot.replays.matches import StoredMatches
from bot.screens.layout import Screen
from bot.screens.pages.match_list import MATCH_PAGE_SIZE, ListedMatch, MatchFilter, MatchPage, render_match_history
from bot.screens.pages.profile import (
    ProfileFacts,
    ProfileMoment,
    find_card_seat,
    find_met_seat,
    render_profile,
    render_profile_in_words,
)
from bot.tables import Person, Sitter, TableError, TableService
from bot.tables.days.daily_statistics import DayRow
from bot.tables.profiles.player_statistics import PlayerStatistics
from bot.tables.profiles.profiles import ProfileRequester, ProfileService
from bot.ui.answers.click import AnyInteraction
from bot.ui.composing.avatars import AvatarCache, SeatPortraits
from bot.ui.composing.draw_queue import run_in_drawing_thread
from games.engine import GameError
from games.engine.words import Words

MAX_REMEMBERED_UNPLAYABLE = 200
"""Of so many matches it is remembered that they cannot be played again."""


class ProfilePages:
    """Composes profiles and lists of matches."""

    def __init__(self, tables: TableService, matches: StoredMatches, avatars: AvatarCache | None = None) -> None:
        self._tables, self._matches, self._avatars = tables, matches, avatars
        self._profiles = ProfileService(tables.store, tables.clock)
        self._refused: LRUCache[int, bool] = LRUCache(MAX_REMEMBERED_UNPLAYABLE)

    async def load_profile_screen(self, whom: Person, asker: ProfileRequester, say: Words) -> Screen:
        """Load somebody's profile as far as the asker may know it, and render it; raises `TableError`."""
        facts = await self._load_facts(whom, asker, say)
        faces = await self._find_portraits(whom, facts.figures)
        return await run_in_drawing_thread(bind_portraits(faces, lambda: render_profile(facts, say)))

    async def load_profile_text_screen(self, user_id: int, asker: ProfileRequester, say: Words) -> Screen:
        """Load somebody's profile, and render it in words."""
        names = await self._tables.store.people.get_person_names([user_id])
        whom = Person(user_id, names.get(user_id) or say("history-unknown"))
        return render_profile_in_words(await self._load_facts(whom, asker, say), say)

    async def _load_facts(self, whom: Person, asker: ProfileRequester, say: Words) -> ProfileFacts:
        figures = await self._profiles.load_statistics(whom.user_id, asker)
        names = await self._tables.store.people.get_person_names([figures.most_met.user_id] if figures.most_met else [])
        met = next(iter(names.values()), say("history-unknown"))
        moment = await self._load_moment(figures.best.table_id, whom.user_id, say) if figures.best else None
        profile_moment = ProfileMoment(moment.table_id, moment.line, moment.picture.png) if moment else None
        own, in_server = whom.user_id == asker.user_id, asker.guild_id is not None
        days = await self._load_days(whom.user_id, asker)
        return ProfileFacts(whom.user_id, whom.name, figures, own, met, profile_moment, in_server, days)

    def record_avatar(self, user: discord.User | discord.Member) -> None:
        """Record where the picture of somebody is whom a command named."""
        if self._avatars:
            self._avatars.record_avatar(user)

    async def _find_portraits(self, whom: Person, figures: PlayerStatistics) -> SeatPortraits:
        """Return the pictures of a person and of whom they met most, at the seats that they have on the card."""
        faces: list[Likeness | None] = [None] * len(SEAT_LOOKS)
        if self._avatars and figures.matches:
            people = {find_card_seat(whom.user_id): whom.user_id}
            if met := figures.most_met:
                people[find_met_seat(whom.user_id, met.user_id)] = met.user_id
            for seat, user_id in people.items():
                wish = await self._tables.store.people.get_preferences(user_id)
                faces[seat] = await self._avatars.wait_for_avatar(Sitter(seat, user_id, "", wish=wish))
        return tuple(faces)

    async def _load_days(self, user_id: int, asker: ProfileRequester) -> DayRow | None:
        """Return somebody's deals of the day: all for themselves, for others those of the server where they ask."""
        if user_id == asker.user_id:
            return await self._tables.digests.load_daily_history(user_id)
        return await self._tables.digests.load_daily_history(user_id, asker.guild_id) if asker.guild_id else None

    async def _load_moment(self, table_id: int, user_id: int, say: Words) -> BestMoment | None:
        """Return somebody's best moment at a table, as long as its record can be played again.

        The first look at a profile finds it; from then on it is known.
        """
        known_moment = await self._tables.store.moments.load_best_highlight(table_id, user_id)
        if (table_id in self._refused) or (known_moment and known_moment.step is None):
            return None
        try:
            table = (await self._tables.peek_view(table_id, None)).table
        except GameError:
            self._refused[table_id] = True
            return None
        again = await self._matches.replay_ended_match(table)
        if again is None:
            return None
        step = known_moment.step if known_moment else await asyncio.to_thread(find_best_step, table, again, user_id)
        if known_moment is None:
            await self._tables.store.moments.save_moment(table_id, user_id, step)
        if step is None:
            return None
        alt = say("profile-moment-alt")
        return await run_in_drawing_thread(lambda: build_best_moment(table, again, user_id, step, say, alt))

    async def load_history_screen(self, user_id: int, match_filter: MatchFilter, say: Words) -> Screen:
        """Load a page of somebody's own matches (history), and render it."""
        store = self._tables.store
        played_page = await store.played.load_match_history(
            user_id, match_filter.game, match_filter.people, match_filter.page, MATCH_PAGE_SIZE
        )
        rows = await store.results.list_results(played_page.tables)
        with_record = await store.tables.find_finished_tables(played_page.tables)
        people = {row.user_id for found_rows in rows.values() for row in found_rows if row.user_id}
        names = await store.people.get_person_names(person for person in people if person > 0)
        matches = tuple(
            ListedMatch(own, tuple(rows[table_id]), table_id in with_record)
            for table_id in played_page.tables
            for own in [row for row in rows.get(table_id, ()) if row.user_id == user_id][-1:]
        )
        return render_match_history(
            MatchPage(matches, names, replace(match_filter, page=played_page.page), played_page.total), say
        )

    async def find_fellow_players(self, table_id: int, user_id: int) -> tuple[str, tuple[int, ...]]:
        """Return the game of a match that somebody played, and the other people in it; raises `TableError`."""
        rows = (await self._tables.store.results.list_results([table_id])).get(table_id, [])
        if not any(row.user_id == user_id for row in rows):
            raise TableError("not-seated")
        others = dict.fromkeys(row.user_id for row in rows if row.user_id and 0 < row.user_id != user_id)
        return rows[0].game, tuple(others)


def build_person_asker(interaction: AnyInteraction, whom: discord.User | discord.Member) -> ProfileRequester:
    """Return who asks for a profile: on the server if Discord sends the other person as its member."""
    return build_asker(interaction, of_member=isinstance(whom, discord.Member))


def build_asker(interaction: AnyInteraction, *, of_member: bool) -> ProfileRequester:
    """Return who asks for a profile: on the server if that is `of_member` of it, as Discord said with the command."""
    guild, member = interaction.guild, interaction.user
    is_here = guild is not None and of_member and isinstance(member, discord.Member)
    return ProfileRequester(
        interaction.user.id,
        guild.id if guild and is_here else None,
        lambda channel: can_see_cached_channel(interaction, channel),
    )


def can_see_cached_channel(interaction: AnyInteraction, channel_id: int) -> bool:
    """Tell whether who asks sees a channel of the server, as far as is known without asking Discord."""
    guild, member = interaction.guild, interaction.user
    place = guild.get_channel_or_thread(channel_id) if guild else None
    if place is None or not isinstance(member, discord.Member) or not place.permissions_for(member).view_channel:
        return False
    private = isinstance(place, discord.Thread) and place.is_private()
    return not private or place.permissions_for(member).manage_threads
