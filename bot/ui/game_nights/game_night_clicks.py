"""What people press at a game night: before it is posted, in its post, and in the host's questions about it.

These clicks come from the server of the game night, so they reach the process that looks after it.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import ClassVar

from bot import measurements
from bot.screens.custom_ids import FORM_VERBS, VERBS
from bot.screens.layout import Screen, Text
from bot.screens.pages.game_night import (
    MINUTE_SECONDS,
    add_unread_mentions_note,
    ask_timezone,
    ask_to_cancel,
    ask_to_end,
    ask_to_reschedule_game_night,
    ask_to_transfer_host,
    ask_which_other_game,
    ask_which_time,
    build_game_night_time_form,
    build_zone_form,
    confirm_game_night_answer,
    confirm_host_transfer,
    render_game_night_preview,
)
from bot.store.game_night_models import GameNight, SignUp
from bot.tables import Person, TableError, TableService
from bot.tables.game_nights.date_phrases import WhenReading, is_zone_independent, parse_game_night_date
from bot.tables.game_nights.game_night import (
    cancel_game_night,
    change_game,
    find_next_host,
    list_playable_games,
    move_game_night,
    publish_game_night,
    request_goblins,
    require_game_night_host,
    require_may_end_game_night,
    sign_up_guest,
    sign_up_host_and_transfer,
    toggle_server_event,
    toggle_weekly,
)
from bot.tables.game_nights.game_nights import GameNightService
from bot.tables.log_context import bind_click_to_log_context
from bot.tables.zones import DEFAULT_ZONE
from bot.ui.answers.click import AnyInteraction, Click, Verbs, parse_user_id, render_late_form, run_and_handle_errors
from bot.ui.answers.reply import Reply
from bot.ui.connection.permission_check import may_make_events
from bot.ui.connection.public_language import choose_public_language
from bot.ui.game_nights.game_night_posts import GameNightPosts
from bot.ui.surfaces.ping_rules import GameNightPing
from games import find_game, list_game_keys
from games.engine.words import Words

MayPlan = Callable[[Reply, str, Person, Words, str | None], Awaitable[tuple[tuple[int, ...], int | None, str]]]
"""Returns the people and the role that a host names for a game night, and names that mention nobody.

Raises `TableError` if they may open no table there, or not call that role.
"""
OpenTable = Callable[[Reply, GameNight, Person, Words], Awaitable[None]]
"""Opens one more table of a game night for somebody."""
StartRoleCooldown = Callable[[int | None], Awaitable[None]]
"""Notes that the role of a server is called; raises `TableError` if it was called within the hour."""


class GameNightClicks:
    """Answers clicks about game nights (scheduled game nights): RSVPs, and what its host decides."""

    def __init__(
        self,
        tables: TableService,
        game_nights: GameNightService,
        posts: GameNightPosts,
        *,
        may_plan: MayPlan,
        start_role_cooldown: StartRoleCooldown,
        open_table: OpenTable,
    ) -> None:
        self._may_plan, self._start_role_cooldown, self._open_table = may_plan, start_role_cooldown, open_table
        self._tables, self.planned, self._posts = tables, game_nights, posts

    async def plan_game_night(
        self,
        reply: Reply,
        game: str,
        host: Person,
        say: Words,
        when: str,
        seats: int | None,
        people: str | None,
        preset: str | None,
    ) -> None:
        """Schedule a game night: read when it begins, and ask its host what is not clear yet; nobody else sees it."""
        interaction = reply.interaction
        named, role, unread = await self._may_plan(reply, game, host, say, people)
        server = await self._tables.load_server(interaction.guild_id)
        if preset and not server.goblins:
            raise TableError("no-goblins-allowed")
        draft = await self.planned.plan_game_night(
            game,
            host,
            guild_id=interaction.guild_id or 0,
            channel_id=interaction.channel_id or 0,
            language=choose_public_language(interaction, server, say),
            asked=when.strip(),
            seats=seats,
            named=named,
            role=role,
            preset=preset or "",
        )
        await reply.show_screen(add_unread_mentions_note(await self._compose_question(draft, say), unread, say))

    async def answer_click(self, click: Click, interaction: AnyInteraction) -> None:
        """Answer a click in time; an error becomes a sentence for the clicker."""
        verb = click.act.verb
        updates, form = VERBS[verb].answer == "update", verb in FORM_VERBS or click.menu_choice == "time"
        with bind_click_to_log_context(click.id), measurements.measure_seconds("answers", verb):
            async with Reply(interaction, updates=updates, opens_form=form) as reply:
                await run_and_handle_errors(
                    reply, click.say, lambda: self.verbs[verb](self, click, reply), click.log_fields
                )
        measurements.record_metric("clicks", 1, verb)

    async def _compose_question(self, draft: GameNight, say: Words) -> Screen:
        """Return what the host of a draft is asked next: their zone, which time they mean, whether to post it."""
        now = self.planned.clock.now()
        if self._needs_zone(draft, draft.asked, say):
            return ask_timezone(draft, now, say)
        if draft.begins_at is None:
            reading = parse_game_night_date(draft.asked, draft.zone, now, say)
            if reading.question:
                return ask_which_time(draft, reading, say)
            draft = await self._set_time(draft, reading.moments[0])
        return render_game_night_preview(draft, say)

    def _needs_zone(self, game_night: GameNight, typed_time: str, say: Words) -> bool:
        """Tell whether what a host wrote depends on their zone, which is not known."""
        return game_night.zone == DEFAULT_ZONE and not is_zone_independent(typed_time, self.planned.clock.now(), say)

    async def _set_time(self, draft: GameNight, begins_at: datetime) -> GameNight:
        return await self.planned.change_game_night(draft.id, lambda night: replace(night, begins_at=begins_at))

    async def _find_draft(self, click: Click) -> GameNight:
        """Return the draft of the clicker; raises `TableError` for anybody else, and once it is posted."""
        draft = await self.planned.find_game_night(click.table_id)
        if draft.host_id != click.user_id:
            raise TableError("evening-not-host")
        if draft.status != "draft":
            raise TableError("evening-posted")
        return draft

    # Before it is posted

    async def _choose_zone(self, click: Click, reply: Reply) -> None:
        """Save the host's time zone in their preferences, and go on: with a draft, or with another time."""
        game_night = await self._find_own_game_night(click)
        zone = click.form.get("zone") or click.menu_choice
        wish = await self._tables.people.change_preferences(click.user_id, {"zone": zone})
        zoned = await self.planned.change_game_night(game_night.id, partial(replace, zone=wish.zone))
        if zoned.is_upcoming:
            await self._ask_to_reschedule(click, reply, zoned, zoned.asked)
            return
        await reply.update_message(await self._compose_question(zoned, click.say))

    async def _find_own_game_night(self, click: Click) -> GameNight:
        """Return the draft of the clicker, or a game night that they host and that is still to come."""
        game_night = await self.planned.find_game_night(click.table_id)
        if game_night.is_upcoming:
            require_game_night_host(game_night, click.user_id)
            return game_night
        return await self._find_draft(click)

    async def _open_zone_form(self, click: Click, reply: Reply) -> None:
        await reply.open_modal(
            build_zone_form(await self._find_own_game_night(click), click.say), render_late_form(click)
        )

    async def _choose_time(self, click: Click, reply: Reply) -> None:
        draft = await self._set_time(await self._find_draft(click), _parse_minute(click.act.path))
        await reply.update_message(render_game_night_preview(draft, click.say))

    async def _post_draft(self, click: Click, reply: Reply) -> None:
        """Post a draft, once; the post itself comes as soon as that is stored."""
        draft = await self._find_draft(click)
        await self.planned.require_postable_draft(draft)
        if draft.role:
            await self._start_role_cooldown(draft.guild_id)
        await self.planned.change_game_night(draft.id, partial(publish_game_night, now=self.planned.clock.now()))
        await reply.update_message(Screen((Text(click.say("evening-posted")),)))

    # Sign-ups

    async def _sign_up_for_game_night(self, click: Click, reply: Reply, answer: SignUp) -> None:
        game_night = await self.planned.find_game_night(click.table_id)
        if game_night.message_id not in (None, click.message_id):
            raise TableError("evening-gone")
        await self.planned.require_may_sign_up(game_night, click.user_id)
        if heir := find_next_host(game_night, click.user_id, answer):
            await reply.show_screen(ask_to_transfer_host(game_night, heir, answer, click.say))
            return
        now = self.planned.clock.now()
        change = partial(sign_up_guest, person=click.person, answer=answer, now=now)
        game_night = await self.planned.change_game_night(game_night.id, change)
        wish = await self._tables.store.people.get_preferences(click.user_id)
        await reply.show_screen(confirm_game_night_answer(game_night, click.user_id, click.say, calls=wish.evenings))

    async def _sign_up_as_coming(self, click: Click, reply: Reply) -> None:
        await self._sign_up_for_game_night(click, reply, "come")

    async def _sign_up_as_maybe(self, click: Click, reply: Reply) -> None:
        await self._sign_up_for_game_night(click, reply, "maybe")

    async def _decline(self, click: Click, reply: Reply) -> None:
        await self._sign_up_for_game_night(click, reply, "cannot")

    async def _transfer_game_night_host(self, click: Click, reply: Reply) -> None:
        """Transfer the host's role: note that the host may not come, and let somebody else host."""
        answer: SignUp = "maybe" if click.act.path == "maybe" else "cannot"
        change = partial(sign_up_host_and_transfer, person=click.person, answer=answer, now=self.planned.clock.now())
        require_game_night_host(await self.planned.find_game_night(click.table_id), click.user_id)
        game_night = await self.planned.change_game_night(click.table_id, change)
        screen = confirm_game_night_answer(game_night, click.user_id, click.say, calls=False)
        if game_night.host_id != click.user_id:
            screen = confirm_host_transfer(game_night, screen, click.say)
        await reply.update_message(screen)

    # The host's menu

    async def _choose_in_menu(self, click: Click, reply: Reply) -> None:
        game_night, choice = await self.planned.find_game_night(click.table_id), click.menu_choice
        if choice == "cancel" and click.manages == game_night.guild_id and game_night.is_upcoming:
            await self._ask_to_cancel(game_night, click, reply)
            return
        require_game_night_host(game_night, click.user_id, begun=choice in ("weekly", "end"))
        if choice == "time":
            await reply.open_modal(
                build_game_night_time_form(await self._use_host_zone(game_night), click.say), render_late_form(click)
            )
        elif choice == "cancel":
            await self._ask_to_cancel(game_night, click, reply)
        elif choice == "game":
            await reply.show_screen(ask_which_other_game(game_night, list_game_keys(), click.say))
        elif choice == "goblins":
            await self._add_goblins(click, reply)
        elif choice == "end":
            await self._ask_to_end(game_night, click, reply)
        elif choice == "event":
            await self._toggle_event(game_night, click, reply)
        else:
            await self._toggle_weekly(game_night, click, reply)

    async def _toggle_weekly(self, game_night: GameNight, click: Click, reply: Reply) -> None:
        """Toggle whether a game night repeats every week (recurring) by its host's clock."""
        zone = (
            game_night.zone
            if game_night.zone != DEFAULT_ZONE
            else await self.planned.find_person_timezone(game_night.host_id)
        )
        if zone == DEFAULT_ZONE and not game_night.weekly:
            raise TableError("evening-no-zone")
        now = self.planned.clock.now()
        changed = await self.planned.change_game_night(
            game_night.id, lambda night: toggle_weekly(replace(night, zone=zone), click.user_id, now)
        )
        await reply.show_sentence(click.say("evening-weekly-set", weekly="yes" if changed.weekly else "no"))

    async def _ask_game(self, click: Click, reply: Reply) -> None:
        """Ask the host for another game that those who come can play at one table."""
        game_night = await self.planned.find_game_night(click.table_id)
        require_game_night_host(game_night, click.user_id)
        await reply.show_screen(
            ask_which_other_game(game_night, list_playable_games(len(game_night.coming_guests)), click.say)
        )

    async def _choose_game(self, click: Click, reply: Reply) -> None:
        if click.menu_choice not in list_game_keys():
            raise TableError("evening-gone")
        change = partial(change_game, user_id=click.user_id, game=click.menu_choice, now=self.planned.clock.now())
        changed = await self.planned.change_game_night(click.table_id, change)
        sentence = click.say("evening-game-set", game=find_game(changed.game).title)
        await reply.update_message(Screen((Text(sentence),)))

    async def _add_goblins(self, click: Click, reply: Reply) -> None:
        """Add goblins for the seats that a match needs, if the server lets goblins play."""
        game_night = await self.planned.find_game_night(click.table_id)
        if not (await self._tables.load_server(game_night.guild_id)).goblins:
            raise TableError("no-goblins-allowed")
        change = partial(request_goblins, user_id=click.user_id, now=self.planned.clock.now())
        await self.planned.change_game_night(game_night.id, change)
        await reply.show_sentence(click.say("evening-goblins-set"))

    async def _toggle_event(self, game_night: GameNight, click: Click, reply: Reply) -> None:
        """Create or delete the server event of a game night, for hosts who may make events themselves."""
        if game_night.event:
            change = partial(toggle_server_event, user_id=click.user_id, now=self.planned.clock.now())
            await self._posts.events.sync_event(await self.planned.change_game_night(game_night.id, change))
            await reply.show_sentence(click.say("evening-event-set", event="no"))
            return
        if not reply.interaction.permissions.create_events:
            raise TableError("evening-event-not-yours", permission=click.say("permission-create-events"))
        if not may_make_events(reply.interaction.app_permissions):
            raise TableError("evening-event-forbidden")
        await self._posts.events.create_event(game_night)
        await reply.show_sentence(click.say("evening-event-set", event="yes"))

    async def _open_another_table(self, click: Click, reply: Reply) -> None:
        """Open one more table for somebody who found no free seat."""
        game_night = await self.planned.find_game_night(click.table_id)
        if game_night.status not in ("begun", "free"):
            raise TableError("evening-over")
        await self.planned.require_may_sign_up(game_night, click.user_id)
        await self._open_table(reply, game_night, click.person, click.say)

    async def _share_podium(self, click: Click, reply: Reply) -> None:
        """Post the podium of a game night, for those who came; nobody else can post it again."""
        game_night = await self.planned.find_game_night(click.table_id)
        guest = game_night.find_guest(click.user_id)
        if guest is None or guest.answer != "come":
            raise TableError("evening-not-there")
        with self._posts.limit_podium_sharing(game_night):
            await reply.post_public_screen(await self._posts.load_podium_screen(game_night))

    async def _ask_manager_to_cancel(self, click: Click, reply: Reply) -> None:
        """Ask a manager of a server whether to cancel one of its game nights."""
        game_night = await self.planned.find_game_night(parse_user_id(click.menu_choice))
        if click.manages != game_night.guild_id:
            raise TableError("not-manager")
        if not game_night.is_live:
            raise TableError("evening-over")
        await self._ask_to_cancel(game_night, click, reply)

    async def _ask_to_cancel(self, game_night: GameNight, click: Click, reply: Reply) -> None:
        """Ask whether to cancel a game night, and say how many people are then notified."""
        occasion: GameNightPing = "news" if click.user_id == game_night.host_id else "elsewhere"
        notified = await self._posts.choose_people_to_ping(game_night, occasion)
        await reply.show_screen(ask_to_cancel(game_night, len(notified), click.say))

    async def _ask_to_end(self, game_night: GameNight, click: Click, reply: Reply) -> None:
        """Ask a host whether to end a game night that has begun."""
        require_may_end_game_night(game_night, click.user_id)
        playing = [
            table for table in await self.planned.list_game_night_tables(game_night) if table.status == "playing"
        ]
        await reply.show_screen(ask_to_end(game_night, len(playing), click.say))

    async def _end_game_night(self, click: Click, reply: Reply) -> None:
        """End a game night now; its post and the podium follow."""
        await self.planned.end_game_night_as_host(click.table_id, click.user_id)
        await reply.update_message(Screen((Text(click.say("evening-end-done")),)))

    async def _open_time_form(self, click: Click, reply: Reply) -> None:
        game_night = await self.planned.find_game_night(click.table_id)
        if game_night.host_id != click.user_id:
            raise TableError("evening-not-host")
        shown = game_night if game_night.status == "draft" else await self._use_host_zone(game_night)
        await reply.open_modal(build_game_night_time_form(shown, click.say), render_late_form(click))

    async def _read_time_form(self, click: Click, reply: Reply) -> None:
        """Parse another time from a form: of a draft, or of a game night that was posted."""
        game_night, typed_time = await self.planned.find_game_night(click.table_id), click.form.get("when", "")
        if game_night.status == "draft":
            await self._find_draft(click)
            reset = partial(replace, asked=typed_time, begins_at=None)
            if not self._needs_zone(game_night, typed_time, click.say):
                parse_game_night_date(typed_time, game_night.zone, self.planned.clock.now(), click.say)
            game_night = await self.planned.change_game_night(game_night.id, reset)
            await reply.update_message(await self._compose_question(game_night, click.say))
            return
        require_game_night_host(game_night, click.user_id)
        await self._ask_to_reschedule(click, reply, await self._use_host_zone(game_night), typed_time)

    async def _use_host_zone(self, game_night: GameNight) -> GameNight:
        """Return a game night in the zone of who hosts it now."""
        zone = await self.planned.find_person_timezone(game_night.host_id)
        return game_night if zone == DEFAULT_ZONE else replace(game_night, zone=zone)

    async def _ask_to_reschedule(self, click: Click, reply: Reply, game_night: GameNight, typed_time: str) -> None:
        """Show the host what was understood as another time, or ask for what is not clear."""
        now, meant = self.planned.clock.now(), replace(game_night, asked=typed_time)
        if self._needs_zone(game_night, typed_time, click.say):
            await self.planned.change_game_night(game_night.id, partial(replace, asked=typed_time))
            screen = ask_timezone(meant, now, click.say)
        elif (reading := _parse_new_time(typed_time, game_night.zone, now, click.say)).question:
            screen = ask_which_time(meant, reading, click.say, "eve-move")
        else:
            screen = ask_to_reschedule_game_night(meant, reading.moments[0], click.say)
        if click.in_public:
            await reply.show_screen(screen)
        else:
            await reply.update_message(screen)

    async def _move_game_night(self, click: Click, reply: Reply) -> None:
        """Move (reschedule) a game night; those who come are notified once."""
        now, begins_at = self.planned.clock.now(), _parse_minute(click.act.path)
        change = partial(move_game_night, user_id=click.user_id, begins_at=begins_at, now=now)
        moved = await self.planned.change_game_night(click.table_id, change)
        await reply.update_message(Screen((Text(click.say("evening-moved")),)))
        await self._posts.notify_guests_of_change(moved)

    async def _cancel_game_night(self, click: Click, reply: Reply) -> None:
        """Cancel a game night; those who come are called once."""
        game_night = await self.planned.find_game_night(click.table_id)
        manages, now = click.manages == game_night.guild_id, self.planned.clock.now()
        change = partial(cancel_game_night, user_id=click.user_id, now=now, manages=manages)
        cancelled = await self.planned.change_game_night(game_night.id, change)
        await reply.update_message(Screen((Text(click.say("evening-cancelled")),)))
        await self._posts.notify_guests_of_change(cancelled, "news" if cancelled.off_by == "host" else "elsewhere")

    verbs: ClassVar[Verbs["GameNightClicks"]] = {
        "eve-come": _sign_up_as_coming,
        "eve-maybe": _sign_up_as_maybe,
        "eve-cannot": _decline,
        "eve-hand": _transfer_game_night_host,
        "eve-menu": _choose_in_menu,
        "eve-off": _cancel_game_night,
        "eve-end": _end_game_night,
        "eve-move": _move_game_night,
        "eve-time": _choose_time,
        "eve-type": _open_time_form,
        "eve-typed": _read_time_form,
        "eve-zone": _choose_zone,
        "eve-zoning": _open_zone_form,
        "eve-zoned": _choose_zone,
        "eve-post": _post_draft,
        "eve-game": _ask_game,
        "eve-games": _choose_game,
        "eve-goblins": _add_goblins,
        "eve-look": _ask_manager_to_cancel,
        "eve-open": _open_another_table,
        "eve-share": _share_podium,
    }


def _parse_new_time(typed_time: str, zone: str, now: datetime, say: Words) -> WhenReading:
    """Parse a game night's new time; raises `TableError`, with another sentence than for /play if it is too soon."""
    try:
        return parse_game_night_date(typed_time, zone, now, say)
    except TableError as refusal:
        if refusal.code != "when-soon":
            raise
        raise TableError("when-soon-here", **refusal.arguments) from None


def _parse_minute(path: str) -> datetime:
    """Parse the moment that a button names."""
    return datetime.fromtimestamp(int(path) * MINUTE_SECONDS, UTC)
