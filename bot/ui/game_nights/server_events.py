"""The scheduled event of a server for a game night: created, synced in both directions, ended.

Discord's events have no nonce: before one is made, the bot looks whether it has made that event already.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

import discord

from bot.store.game_night_models import GameNight
from bot.store.models import Person
from bot.tables import TableError
from bot.tables.errors import Refusal
from bot.tables.game_nights.game_night import add_interested_guest, remove_interested_guest
from bot.tables.game_nights.game_nights import GameNightService
from bot.tables.game_nights.server_event import (
    EventFacts,
    apply_event_change,
    build_server_event_facts,
    detach_server_event,
)
from bot.ui.connection.rate_limit import OutgoingRateLimit
from bot.ui.connection.refusals import FORBIDDEN_CODES, is_permanent_refusal
from bot.ui.connection.scheduled_events import EventNews
from bot.ui.surfaces.ping_rules import GameNightPing
from games import find_game
from games.engine.words import load_words

log = logging.getLogger(__name__)

EXTERNAL_EVENT_TYPE, GUILD_ONLY_PRIVACY = 3, 2
SCHEDULED_STATUS, ACTIVE_STATUS, COMPLETED_STATUS, CANCELED_STATUS = 1, 2, 3, 4
UNKNOWN_EVENT_CODE, TOO_MANY_EVENTS_CODE = 10070, 30038
"""Discord's codes: there is no such event; the server has as many as it may."""
MAX_LOCATION_LENGTH = 100
MAX_INTERESTED_PEOPLE = 100


@dataclass(slots=True)
class ServerEvents:
    """Keeps the scheduled events of this process's game nights.

    `announce` tells those who come of a change.
    """

    client: discord.Client
    game_nights: GameNightService
    rate_limit: OutgoingRateLimit
    announce: Callable[[GameNight, GameNightPing], Awaitable[None]]
    _compared: set[int] = field(default_factory=set)
    """The events that were compared with their game nights in this session."""

    def forget_compared_events(self) -> None:
        """Compare all events anew: what happened before this session was not heard."""
        self._compared.clear()

    async def sync_event(self, game_night: GameNight) -> None:
        """Sync the scheduled event of a game night.

        What Discord refuses for good ends the event, not the game night.
        """
        try:
            await self._create_edit_or_end_event(game_night)
        except discord.HTTPException as refusal:
            if not is_permanent_refusal(refusal):
                raise
            log.warning("the server event of evening %s is given up (%s)", game_night.id, refusal.code)
            await self.game_nights.change_game_night(game_night.id, detach_server_event)
        except TableError as refusal:
            log.warning("evening %s gets no server event (%s)", game_night.id, refusal)
            await self.game_nights.change_game_night(game_night.id, detach_server_event)

    async def _create_edit_or_end_event(self, game_night: GameNight) -> None:
        if game_night.event_id is None:
            if game_night.event and game_night.is_upcoming and game_night.message_id:
                await self.create_event(game_night)
        elif not game_night.event:
            await self._delete_event(game_night)
        elif not game_night.is_live:
            await self._end_event(game_night)
        elif game_night.event_id not in self._compared:
            await self._compare_event(game_night, game_night.event_id)
        else:
            await self._edit_event(game_night, game_night.event_id)

    # To Discord

    async def create_event(self, game_night: GameNight) -> None:
        """Create the scheduled event of a game night, once; raises `TableError` if Discord refuses."""
        facts = build_server_event_facts(game_night, self._name_event(game_night), self.game_nights.clock.now())
        if facts is None or game_night.message_id is None:
            raise TableError("table-busy")  # it is being posted
        try:
            number = await self._find_own_event(game_night, facts) or await self._create_discord_event(
                game_night, facts
            )
        except discord.HTTPException as refusal:
            if not is_permanent_refusal(refusal):
                raise
            raise TableError(_explain_refusal(refusal)) from refusal
        self._compared.add(number)

        def save_event_state(night: GameNight) -> GameNight:
            return replace(night, event=True, event_id=number, event_shown=facts.format_text())

        await self.game_nights.change_game_night(game_night.id, save_event_state)

    async def _find_own_event(self, game_night: GameNight, facts: EventFacts) -> int | None:
        """Return an event of the bot's own that says the same, made just before a crash."""
        await self.rate_limit.wait_for_slot()
        place = self._name_place(game_night)
        for event in await self.client.http.get_scheduled_events(game_night.guild_id, with_user_count=False):
            own = str(event.get("creator_id")) == str(self.client.application_id)
            is_same_place = _read_place(event) == place
            if own and is_same_place and event["status"] == SCHEDULED_STATUS and read_event_facts(event) == facts:
                return int(event["id"])
        return None

    async def _create_discord_event(self, game_night: GameNight, facts: EventFacts) -> int:
        await self.rate_limit.wait_for_slot()
        say = load_words(game_night.language)
        link = f"https://discord.com/channels/{game_night.guild_id}/{game_night.channel_id}/{game_night.message_id}"
        created = await self.client.http.create_guild_scheduled_event(
            game_night.guild_id,
            name=facts.name,
            description=say("evening-event-about", game=find_game(game_night.game).title, link=link),
            privacy_level=GUILD_ONLY_PRIVACY,
            entity_type=EXTERNAL_EVENT_TYPE,
            entity_metadata={"location": self._name_place(game_night)},
            scheduled_start_time=facts.begins_at.isoformat(),
            scheduled_end_time=facts.ends_at.isoformat(),
        )
        return int(created["id"])

    async def _edit_event(self, game_night: GameNight, event_id: int) -> None:
        facts = build_server_event_facts(game_night, self._name_event(game_night), self.game_nights.clock.now())
        if facts is None or facts.format_text() == game_night.event_shown:
            return
        await self._request_event_change(
            game_night, event_id, **_list_changes(EventFacts.from_text(game_night.event_shown), facts)
        )
        await self.game_nights.change_game_night(game_night.id, partial(replace, event_shown=facts.format_text()))

    async def _end_event(self, game_night: GameNight) -> None:
        """End the event of a game night that is over, or cancel the one of a game night that is off."""
        event_facts, now = EventFacts.from_text(game_night.event_shown), self.game_nights.clock.now()
        begun = event_facts is not None and now >= event_facts.begins_at
        if game_night.event_id is not None:
            await self._request_event_change(
                game_night, game_night.event_id, status=COMPLETED_STATUS if begun else CANCELED_STATUS
            )
        await self.game_nights.change_game_night(game_night.id, detach_server_event)

    async def _request_event_change(self, game_night: GameNight, event_id: int, **changes: Any) -> None:
        await self.rate_limit.wait_for_slot()
        await self.client.http.edit_scheduled_event(game_night.guild_id, event_id, **changes)

    async def _delete_event(self, game_night: GameNight) -> None:
        if game_night.event_id is not None:
            await self.rate_limit.wait_for_slot()
            await self.client.http.delete_scheduled_event(game_night.guild_id, game_night.event_id)
        await self.game_nights.change_game_night(game_night.id, detach_server_event)

    def _name_event(self, game_night: GameNight) -> str:
        return load_words(game_night.language)("evening-event-name", game=find_game(game_night.game).title)

    def _name_place(self, game_night: GameNight) -> str:
        """Return where an event takes place: the name of its channel."""
        name = getattr(self.client.get_channel(game_night.channel_id), "name", None)
        return f"#{name or game_night.channel_id}"[:MAX_LOCATION_LENGTH]

    # From Discord

    async def handle_scheduled_event(self, news: EventNews, payload: Mapping[str, Any]) -> None:
        """Update the game night of a scheduled event by what somebody did with it at Discord."""
        number = int(payload["guild_scheduled_event_id" if news.startswith("user") else "id"])
        game_night = await self.game_nights.find_game_night_by_event(int(payload["guild_id"]), number)
        if game_night is None:
            return
        if news == "update":
            await self._apply_event_change(game_night, payload)
        elif news == "delete":
            await self._cancel_with_event(game_night)
        else:
            await self._save_interest(game_night, int(payload["user_id"]), interested=news == "user_add")

    async def _apply_event_change(self, game_night: GameNight, event: Mapping[str, Any]) -> None:
        """Apply a change of an event: name, time, cancelled; one that is over is none any more."""
        if event["status"] == CANCELED_STATUS:
            await self._cancel_with_event(game_night)
        elif event["status"] == COMPLETED_STATUS:
            await self.game_nights.change_game_night(game_night.id, detach_server_event)
        elif heard := read_event_facts(event):
            now, active = self.game_nights.clock.now(), event["status"] == ACTIVE_STATUS
            change = partial(apply_event_change, heard=heard, name=self._name_event(game_night), now=now, active=active)
            after = await self.game_nights.change_game_night(game_night.id, change)
            if after.begins_at != game_night.begins_at:
                await self.announce(after, "elsewhere")

    async def _cancel_with_event(self, game_night: GameNight) -> None:
        """Cancel a game night that is still to come, as its event was; one that has begun goes on without."""
        game_night = await self.game_nights.change_game_night(game_night.id, detach_server_event)
        if game_night.is_upcoming:
            await self.announce(await self.game_nights.end_game_night(game_night, "event"), "elsewhere")

    async def _save_interest(self, game_night: GameNight, user_id: int, *, interested: bool) -> None:
        now = self.game_nights.clock.now()
        if not interested:
            await self.game_nights.change_game_night(
                game_night.id, partial(remove_interested_guest, user_id=user_id, now=now)
            )
        elif game_night.find_guest(user_id) is None:
            await self.rate_limit.wait_for_slot()
            member = await self.client.http.get_member(game_night.guild_id, user_id)
            await self._add_interested(game_night, read_person(member["user"], member))

    async def _add_interested(self, game_night: GameNight, person: Person) -> None:
        """Show somebody as Maybe, if they may come at all."""
        try:
            await self.game_nights.require_may_sign_up(game_night, person.user_id)
        except TableError:
            return
        now = self.game_nights.clock.now()
        await self.game_nights.change_game_night(game_night.id, partial(add_interested_guest, person=person, now=now))

    async def _compare_event(self, game_night: GameNight, event_id: int) -> None:
        """Compare an event with its game night: what happened while nobody heard of it, and who is interested."""
        await self.rate_limit.wait_for_slot()
        try:
            event = await self.client.http.get_scheduled_event(game_night.guild_id, event_id, with_user_count=False)
        except discord.NotFound:
            await self._cancel_with_event(game_night)
            return
        await self.rate_limit.wait_for_slot()
        users: Any = await self.client.http.get_scheduled_event_users(
            game_night.guild_id, event_id, limit=MAX_INTERESTED_PEOPLE, with_member=True
        )
        self._compared.add(event_id)
        people = [read_person(user["user"], user.get("member") or {}) for user in users]
        for guest in game_night.guests:
            if guest.interested and all(one.user_id != guest.user_id for one in people):
                await self._save_interest(game_night, guest.user_id, interested=False)
        for person in people:
            await self._add_interested(game_night, person)
        await self._apply_event_change(game_night, event)


def read_event_facts(event: Mapping[str, Any]) -> EventFacts | None:
    """Return what an event says; one without an end is none of ours."""
    if not event.get("scheduled_end_time"):
        return None
    return EventFacts(
        event["name"], _parse_minute(event["scheduled_start_time"]), _parse_minute(event["scheduled_end_time"])
    )


def _parse_minute(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC).replace(second=0, microsecond=0)


def _read_place(event: Mapping[str, Any]) -> str | None:
    metadata: Mapping[str, str] = event.get("entity_metadata") or {}
    return metadata.get("location")


def _list_changes(before: EventFacts | None, after: EventFacts) -> dict[str, str]:
    """Return the fields of an event that have changed, as Discord names them."""
    changes: dict[str, str] = {}
    if before is None or before.name != after.name:
        changes["name"] = after.name
    if before is None or before.begins_at != after.begins_at:
        changes["scheduled_start_time"] = after.begins_at.isoformat()
    if before is None or before.ends_at != after.ends_at:
        changes["scheduled_end_time"] = after.ends_at.isoformat()
    return changes


def _explain_refusal(refusal: discord.HTTPException) -> Refusal:
    if refusal.code == TOO_MANY_EVENTS_CODE:
        return "evening-events-full"
    return "evening-event-forbidden" if refusal.code in FORBIDDEN_CODES else "evening-event-refused"


def read_person(user: Mapping[str, Any], member: Mapping[str, Any]) -> Person:
    """Return somebody as Discord names them on a server."""
    name = member.get("nick") or user.get("global_name") or user["username"]
    return Person(int(user["id"]), name)
