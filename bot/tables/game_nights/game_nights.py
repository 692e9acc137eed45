"""Game nights (scheduled sessions): planned, changed, ended by the clock. Every change is stored before it is shown."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial

from bot.store.errors import VersionConflict
from bot.store.game_night_models import GameNight, OffBy
from bot.store.models import Person, Preferences, Table
from bot.tables.errors import TableError
from bot.tables.game_nights.game_night import (
    MAX_GAME_NIGHT_DELAY,
    assign_guests_to_tables,
    build_next_game_night,
    end_game_night,
    find_game_night_end,
    has_lasted_too_long,
    has_table_in_use,
    mark_begun,
    mark_seats_free,
    postpone_end_check,
    remove_guest,
    repeats_weekly,
    require_below_game_night_limits,
    require_may_end_game_night,
)
from bot.tables.seed_commitment import generate_secret
from bot.tables.tables import TableService
from bot.tables.use_cases import lobby
from bot.tables.use_cases.admission import require_not_blocked
from games import find_game
from games.engine import compute_commitment

MAX_CHANGE_TRIES = 5
"""So often a change is computed anew if the game night has changed in the meantime."""

Change = Callable[[GameNight], GameNight]


class GameNightService:
    """All game nights (sessions) of this process's servers.

    `news` is set when one has changed, or a table of one.
    """

    def __init__(self, tables: TableService) -> None:
        self._tables, self._rows = tables, tables.store.game_nights
        self.clock = tables.clock
        self.news = tables.changes.game_night_news

    # For people

    async def plan_game_night(
        self,
        game: str,
        host: Person,
        *,
        guild_id: int,
        channel_id: int,
        language: str,
        asked: str,
        seats: int | None,
        named: Sequence[int] = (),
        role: int | None = None,
        preset: str = "",
    ) -> GameNight:
        """Store (schedule) a draft of a game night, in the zone of its host; nobody else sees it until it is opened."""
        min_seats, max_seats = find_game(game).seats[0], find_game(game).seats[-1]
        if seats is not None and not min_seats <= seats <= max_seats:
            raise TableError("evening-seats", game=find_game(game).title, least=min_seats, most=max_seats)
        await self._require_may_host(host.user_id, guild_id)
        now = self.clock.now()
        draft = GameNight(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host.user_id,
            host_name=host.name,
            game=game,
            seats=seats or max_seats,
            language=language,
            asked=asked,
            zone=await self.find_person_timezone(host.user_id),
            status="draft",
            created_at=now,
            changed_at=now,
            named=tuple(named),
            role=role,
            preset=preset,
        )
        return await self._rows.add_game_night(draft)

    async def find_person_timezone(self, user_id: int) -> str:
        """Return the time zone that somebody chose; `DEFAULT_ZONE` if they chose none."""
        return (await self._tables.store.people.get_preferences(user_id)).zone

    async def find_game_night(self, game_night_id: int) -> GameNight:
        """Find a game night by its number; raises `TableError` if there is none."""
        game_night = await self._rows.find_game_night(game_night_id)
        if game_night is None:
            raise TableError("evening-gone")
        return game_night

    async def change_game_night(self, game_night_id: int, change: Change) -> GameNight:
        """Change a game night and store it; what changes nothing is not stored. Raises `TableError`."""
        for _ in range(MAX_CHANGE_TRIES):
            before = await self.find_game_night(game_night_id)
            after = change(before)
            if after == before:
                return before
            try:
                stored = await self._rows.save_game_night(before, after)
            except VersionConflict:
                continue
            self.news.set()
            return stored
        raise TableError("table-busy")

    async def require_may_sign_up(self, game_night: GameNight, user_id: int) -> None:
        """Raise `TableError` for somebody who is banned on the server of a game night, or avoided by its host."""
        blocks = self._tables.store.blocks
        await require_not_blocked(blocks, game_night.guild_id, user_id)
        if await blocks.is_avoided_by_any([game_night.host_id], user_id):
            raise TableError("not-open-to-you")

    async def require_postable_draft(self, draft: GameNight) -> None:
        """Raise `TableError` if a draft may not be posted any more."""
        await self._require_may_host(draft.host_id, draft.guild_id)

    async def _require_may_host(self, user_id: int, guild_id: int) -> None:
        """Raise `TableError` for a host who is blocked, or if too many game nights are still to come."""
        require_below_game_night_limits(*await self._rows.count_upcoming_game_nights(user_id, guild_id))
        await require_not_blocked(self._tables.store.blocks, guild_id, user_id)

    async def remove_blocked_from_game_nights(self, guild_id: int, user_id: int) -> None:
        """Remove somebody who was blocked (banned) on a server from the game nights there that are still to come.

        A game night that nobody else can host is off.
        """
        for game_night in await self._rows.list_live_game_nights(self._tables.changes.shards):
            if game_night.guild_id == guild_id and game_night.is_upcoming and game_night.involves(user_id):
                left = await self.change_game_night(
                    game_night.id, partial(remove_guest, user_id=user_id, now=self.clock.now())
                )
                if left.host_id == user_id:
                    await self.end_game_night(left, "manager")

    async def cancel_channel_game_nights(self, guild_id: int, channel_id: int | None = None) -> list[GameNight]:
        """Cancel the game nights of a server or channel that is gone; return them."""
        gone = [
            game_night
            for game_night in await self._rows.list_live_game_nights(self._tables.changes.shards)
            if game_night.guild_id == guild_id and channel_id in (None, game_night.channel_id)
        ]
        return [await self.end_game_night(game_night, "closed") for game_night in gone]

    # For the clock

    async def list_live_game_nights(self) -> tuple[GameNight, ...]:
        """Return the game nights of this process that were posted and have not ended."""
        return await self._rows.list_live_game_nights(self._tables.changes.shards)

    async def list_server_game_nights(self, guild_id: int) -> tuple[GameNight, ...]:
        """Return the game nights of a server that were posted and have not ended."""
        return await self._rows.list_server_game_nights(guild_id)

    async def find_game_night_by_event(self, guild_id: int, event_id: int) -> GameNight | None:
        """Return the game night of a server event, as long as it has not ended."""
        live = await self._rows.list_server_game_nights(guild_id)
        return next((game_night for game_night in live if game_night.event_id == event_id), None)

    async def list_unshown_game_nights(self) -> tuple[GameNight, ...]:
        """Return the game nights of this process whose message does not show their last change."""
        return await self._rows.list_unshown_game_nights(self._tables.changes.shards)

    async def save_shown_version(self, game_night: GameNight) -> None:
        """Save that the message of a game night shows its version as of now."""
        await self._rows.save_shown_version(game_night.id, game_night.version)

    async def load_guest_preferences(self, game_night: GameNight) -> dict[int, Preferences]:
        """Load the preferences of those who come: how they want to be called (pinged)."""
        people = self._tables.store.people
        return {guest.user_id: await people.get_preferences(guest.user_id) for guest in game_night.coming_guests}

    async def begin_game_night(self, game_night: GameNight) -> GameNight:
        """Open a lobby for each table, in one transaction with the game night; without anybody who comes it is off."""
        if not game_night.coming_guests:
            return await self.end_game_night(game_night, "empty")
        server, now = await self._tables.load_server(game_night.guild_id), self.clock.now()
        opened, goblins = [], server.goblins and game_night.wants_goblins
        for guests in assign_guests_to_tables(game_night):
            secret = generate_secret()
            table = lobby.build_game_night_lobby(
                game_night.game,
                [Person(guest.user_id, guest.name) for guest in guests],
                Person(game_night.host_id, game_night.host_name),
                guild_id=game_night.guild_id,
                channel_id=game_night.channel_id,
                language=game_night.language,
                server=server,
                now=now,
                promise=compute_commitment(secret),
                seats=game_night.seats,
                goblins=goblins,
                preset=game_night.preset,
            )
            opened.append((table, secret.hex()))
        stored = await self._rows.save_game_night(game_night, mark_begun(game_night, (), now), opened)
        self.news.set()
        for table_id in stored.tables:
            self._tables.changes.publish_changed_table(await self._tables.find_table(table_id))
        return stored

    async def release_reserved_seats(self, game_night: GameNight) -> GameNight:
        """Keep no seats any more for those who did not come, but for Maybe, for some minutes; without any, for nobody.

        The next step then frees these, too (`end_game_night_if_over`).
        """
        await self._free_seats_in_lobbies(
            game_night, [guest.user_id for guest in game_night.guests if guest.answer == "maybe"]
        )
        return await self.change_game_night(game_night.id, partial(mark_seats_free, now=self.clock.now()))

    async def _free_seats_in_lobbies(self, game_night: GameNight, maybe: Sequence[int] = ()) -> None:
        """Free the kept seats of lobbies: first for people who sit nowhere yet, or for all and for goblins."""
        goblins = (await self._tables.load_server(game_night.guild_id)).goblins
        tables = await self.list_game_night_tables(game_night)
        seated = {sitter.user_id for table in tables if has_table_in_use([table]) for sitter in table.present_people}
        waited_for = [user for user in maybe if user not in seated]
        for table in tables:
            if table.status == "lobby" and table.keeps_seats:
                await self._tables.release_reserved_seats(table.id, waited_for, goblins=goblins)

    async def release_seats_in_lobbies(self, game_night: GameNight) -> None:
        """Free the kept seats in lobbies of a game night that was cancelled; close those where nobody sits."""
        for table in await self.list_game_night_tables(game_night):
            if table.status == "lobby" and table.keeps_seats and table.present_people:
                await self._tables.release_reserved_seats(table.id, goblins=False)
            elif table.status == "lobby" and table.keeps_seats:
                await self._tables.force_close_table(table.id)

    async def end_game_night_if_over(self, game_night: GameNight) -> GameNight:
        """End a game night whose tables are all over, or that has lasted for too long; otherwise look again later."""
        now = self.clock.now()
        await self._free_seats_in_lobbies(game_night)
        await self._close_late_empty_lobbies(game_night, now)
        tables = await self.list_game_night_tables(game_night)
        ends_at = find_game_night_end(tables)
        goes_on = has_table_in_use(tables) or (ends_at is not None and now < ends_at)
        if goes_on and not has_lasted_too_long(game_night, now):
            return await self._rows.save_game_night(game_night, postpone_end_check(game_night, now, ends_at))
        return await self.end_game_night(game_night)

    async def _close_late_empty_lobbies(self, game_night: GameNight, now: datetime) -> None:
        """Close lobbies where nobody sits half an hour after the beginning."""
        if game_night.begins_at is not None and now >= game_night.begins_at + MAX_GAME_NIGHT_DELAY:
            await self._close_lobbies_without_people(game_night)

    async def _close_lobbies_without_people(self, game_night: GameNight) -> None:
        for table in await self.list_game_night_tables(game_night):
            if table.status == "lobby" and not table.present_people:
                await self._tables.force_close_table(table.id)

    async def end_game_night_as_host(self, game_night_id: int, user_id: int) -> GameNight:
        """End a game night that has begun, for its host; lobbies where nobody sits are closed. Raises `TableError`."""
        game_night = await self.find_game_night(game_night_id)
        require_may_end_game_night(game_night, user_id)
        try:
            ended = await self.end_game_night(game_night)
        except VersionConflict:
            raise TableError("table-busy") from None
        await self._close_lobbies_without_people(ended)
        return ended

    async def end_game_night(self, game_night: GameNight, off_by: OffBy = "") -> GameNight:
        """End a game night; a weekly one that was not called off by anybody is followed by the next."""
        now = self.clock.now()
        ended = end_game_night(game_night, now, off_by)
        following = build_next_game_night(game_night, now) if repeats_weekly(ended) else None
        stored = await self._rows.save_game_night(game_night, ended, (), following)
        self.news.set()
        return stored

    async def list_game_night_tables(self, game_night: GameNight) -> list[Table]:
        """Return the tables (matches) of a game night that are still there, its rematches too."""
        return list(await self._tables.store.tables.list_game_night_tables(game_night.id, game_night.tables))

    def find_next_due(self, live: Sequence[GameNight]) -> datetime | None:
        """Return when the clock has something to do next."""
        return min((game_night.due_at for game_night in live if game_night.due_at), default=None)

    async def request_repost(self, game_night: GameNight) -> GameNight:
        """Note that the message of a game night was deleted: it is posted once more, and then no more."""
        if game_night.posts > 1:
            return await self.end_game_night(game_night, "deleted")
        return await self.change_game_night(game_night.id, lambda now: replace(now, message_id=None))
