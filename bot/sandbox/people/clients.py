"""What a person may do with their Discord, the same for the page and for test drivers."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from bot.discord_api import MAX_CONTENT_LENGTH
from bot.sandbox.people.filled_forms import find_component_name, read_modal_components, read_select_choice
from bot.sandbox.people.resolved_options import USERS, Resolver
from bot.sandbox.people.slash_commands import (
    build_command_data,
    build_menu_data,
    find_command,
    find_subcommand_options,
    read_typed_options,
)
from bot.sandbox.world import messages, scheduled_events, threads
from bot.sandbox.world.attachments import Upload
from bot.sandbox.world.components import find_interactive_components
from bot.sandbox.world.errors import NotPossible
from bot.sandbox.world.interactions import Interaction, Interactions
from bot.sandbox.world.message_payloads import build_attachment_json
from bot.sandbox.world.payloads import build_member_json
from bot.sandbox.world.permissions import PERMISSIONS, compute_person_permissions, require_not_locked
from bot.sandbox.world.protocol import (
    LOCALES,
    SELECT_KINDS,
    THREAD_KINDS_BY_CHANNEL,
    ChannelKind,
    CommandKind,
    InteractionKind,
    JsonObject,
    format_timestamp,
)
from bot.sandbox.world.sandbox_context import SandboxContext, build_page_channel
from bot.sandbox.world.world import Channel, Message, ScheduledEvent, User


class PersonActions:
    """Carries out what people do, or raises NotPossible with one plain sentence."""

    def __init__(self, context: SandboxContext, interactions: Interactions) -> None:
        self.stage, self.interactions = context, interactions

    def send_command(
        self, user: User, channel: Channel, name: str, options: Mapping[str, Any], subcommand: Sequence[str] = ()
    ) -> Interaction:
        """Send a slash command."""
        self._require_entry(user, channel)
        require_not_locked(self.stage.world, user, channel)
        command = find_command(self.stage.world, user, channel, name)
        resolver = self._build_resolver(user, channel)
        read = read_typed_options(find_subcommand_options(command, subcommand), options, resolver)
        data = build_command_data(command, subcommand, read, resolver)
        return self.interactions.send_interaction_to_bot(InteractionKind.COMMAND, user, channel, data)

    def send_outdated_command(self, user: User, channel: Channel, data: JsonObject) -> Interaction:
        """Send a slash command as a client does that has not heard of the bot's latest commands: nothing is checked.

        Names that are gone, options of an earlier version and values outside the choices arrive so ("Your app's
        commands are out of date" is what newer clients say; RANDSUM issue 1194 had them in production).
        """
        self._require_entry(user, channel)
        sent: JsonObject = {"id": str(self.stage.world.generate_id()), "type": 1, "options": []} | data
        return self.interactions.send_interaction_to_bot(InteractionKind.COMMAND, user, channel, sent)

    def use_person_context_menu(self, user: User, channel: Channel, name: str, target_id: int) -> Interaction:
        """Choose a command in the menu of a person; in a DM, of one of the two who are in it."""
        self._require_entry(user, channel)
        if not channel.in_guild and target_id not in {user.id, self.stage.world.bot.id}:
            raise NotPossible("This person is not here.")
        resolver = self._build_resolver(user, channel)
        target = resolver.resolve_id(target_id, (USERS,))
        return self._use_menu(user, channel, CommandKind.PERSON, name, target, resolver)

    def use_message_menu(self, user: User, channel: Channel, name: str, message_id: int) -> Interaction:
        """Choose a command in the menu of a message; Discord offers none on a message for one person alone."""
        message = self.require_visible_message(user, channel, message_id)
        if message.is_ephemeral:
            raise NotPossible("A message that only you see has no commands in its menu.")
        resolver = self._build_resolver(user, channel)
        target = resolver.resolve_message(message.id, self.stage.build_rest_message(message))
        return self._use_menu(user, channel, CommandKind.MESSAGE, name, target, resolver)

    def _use_menu(
        self, user: User, channel: Channel, kind: CommandKind, name: str, target: str, resolver: Resolver
    ) -> Interaction:
        require_not_locked(self.stage.world, user, channel)
        command = find_command(self.stage.world, user, channel, name, kind)
        data = build_menu_data(command, target, resolver)
        return self.interactions.send_interaction_to_bot(InteractionKind.COMMAND, user, channel, data)

    async def autocomplete_option(
        self,
        user: User,
        channel: Channel,
        name: str,
        options: Mapping[str, Any],
        focused: str,
        subcommand: Sequence[str] = (),
    ) -> list[JsonObject]:
        """Return what the bot offers for the option that is being typed."""
        self._require_entry(user, channel)
        command = find_command(self.stage.world, user, channel, name)
        specs = find_subcommand_options(command, subcommand)
        if not any(spec["name"] == focused and spec.get("autocomplete") for spec in specs):
            raise NotPossible(f"The option {focused} is not completed.")
        resolver = self._build_resolver(user, channel)
        read = read_typed_options(specs, options, resolver, focused)
        data = build_command_data(command, subcommand, read, resolver)
        interaction = self.interactions.send_interaction_to_bot(InteractionKind.AUTOCOMPLETE, user, channel, data)
        await interaction.settled.wait()
        if interaction.choices is None:
            raise NotPossible("Loading options failed.")
        return interaction.choices

    def use_component(
        self, user: User, channel: Channel, message_id: int, custom_id: str, values: Sequence[str] | None = None
    ) -> Interaction:
        """Press a button, or choose in a select."""
        message = self.require_visible_message(user, channel, message_id)
        require_not_locked(self.stage.world, user, channel)
        if channel.thread and channel.thread.archived:
            raise NotPossible("This thread is archived: its buttons may never reach the bot.")
        component = find_interactive_components(message.components).get(custom_id)
        if component is None:
            raise NotPossible("This is no longer on the message.")
        if component.get("disabled"):
            raise NotPossible(f"{find_component_name(component)} is disabled.")
        data: JsonObject = {"custom_id": custom_id, "component_type": component["type"], "id": component["id"]}
        if component["type"] in SELECT_KINDS:
            resolver = self._build_resolver(user, channel)
            data["values"] = read_select_choice(component, values or (), resolver)
            if resolver.resolved:
                data["resolved"] = resolver.resolved
        return self.interactions.send_interaction_to_bot(InteractionKind.COMPONENT, user, channel, data, source=message)

    def submit_modal(self, user: User, interaction_id: int, values: Mapping[str, Any]) -> Interaction:
        """Send a filled modal; if the bot fails to answer, it can be sent again."""
        opened = self.interactions.find_interaction(interaction_id)
        if opened is None or opened.modal is None or opened.user is not user:
            raise NotPossible("There is no such window.")
        if opened.submitted and not opened.submitted.failed:
            raise NotPossible("This window was sent already.")
        resolver = self._build_resolver(user, opened.channel)
        read = read_modal_components(opened.modal["components"], values, resolver)
        data: JsonObject = {"custom_id": opened.modal["custom_id"], "components": read}
        if resolver.resolved:
            data["resolved"] = resolver.resolved
        kind = InteractionKind.MODAL
        opened.submitted = self.interactions.send_interaction_to_bot(
            kind, user, opened.channel, data, opened.source, opened
        )
        return opened.submitted

    def write_message(self, user: User, channel: Channel, content: str) -> Message:
        """Write a plain message."""
        self._require_entry(user, channel)
        require_not_locked(self.stage.world, user, channel)
        if not content.strip():
            raise NotPossible("There is nothing to send.")
        if len(content) > MAX_CONTENT_LENGTH:
            raise NotPossible(f"A message has at most {MAX_CONTENT_LENGTH} characters.")
        if channel.kind is ChannelKind.FORUM:
            raise NotPossible("A forum has posts, no messages.")
        message = messages.post_message(self.stage, channel, user, {"content": content})
        self.mark_read(user, channel)
        return message

    def start_thread(self, user: User, parent: Channel, name: str, *, private: bool = False) -> Channel:
        """Start a thread: in a forum it is a post, and begins with a message."""
        self._require_entry(user, parent)
        if parent.kind not in THREAD_KINDS_BY_CHANNEL:
            raise NotPossible("This channel takes no threads.")
        kind = ChannelKind.PRIVATE_THREAD if private else min(THREAD_KINDS_BY_CHANNEL[parent.kind])
        thread = threads.create_thread(self.stage, parent, user, {"name": name, "type": kind})
        if parent.kind is ChannelKind.FORUM:
            messages.post_message(self.stage, thread, user, {"content": name})
        return thread

    def mark_read(self, user: User, channel: Channel) -> None:
        """Note that somebody has read a channel."""
        self._require_entry(user, channel)
        newest = max((message.id for message in self.stage.world.list_visible_messages(user, channel)), default=0)
        user.read[channel.id] = newest
        self.stage.send_unread_count(user, channel)

    def add_person(self, name: str) -> User:
        """Let one more person into all servers."""
        name = name.strip()
        if not 1 <= len(name) <= 32:
            raise NotPossible("A name has 1 to 32 characters.")
        if any(user.name.lower() == name.lower() for user in self.stage.world.users.values()):
            raise NotPossible(f"There is somebody called {name} already.")
        world = self.stage.world
        user = world.add_user(name)
        for guild in world.guilds.values():
            joined = build_member_json(guild, user) | {"guild_id": str(guild.id)}
            self.stage.feed.send_to_bot("GUILD_MEMBER_ADD", joined, guild.id)
        self.stage.feed.send_to_everybody("people", {})
        return user

    def schedule_event(self, user: User, name: str, begins: float, ends: float, location: str) -> ScheduledEvent:
        """Make an event of the first server."""
        guild = self.stage.world.first_guild
        channel = next(iter(self.stage.world.list_text_channels(guild)))
        if not compute_person_permissions(self.stage.world, user, channel) & PERMISSIONS["create_events"]:
            raise NotPossible("You may not make events here.")
        times = {"scheduled_start_time": format_timestamp(begins), "scheduled_end_time": format_timestamp(ends)}
        body = {"name": name, "entity_metadata": {"location": location}} | times
        return scheduled_events.create_event(self.stage, guild, user, body)

    def change_event(self, user: User, event: ScheduledEvent, changes: Mapping[str, Any]) -> None:
        """Change an event of the first server."""
        guild = self.stage.world.first_guild
        scheduled_events.require_may_change_event(self.stage, guild, event, user)
        scheduled_events.change_event(self.stage, guild, event, changes)

    def delete_event(self, user: User, event: ScheduledEvent) -> None:
        """Delete an event of the first server."""
        guild = self.stage.world.first_guild
        scheduled_events.require_may_change_event(self.stage, guild, event, user)
        scheduled_events.delete_event(self.stage, guild, event)

    def set_interest(self, user: User, event: ScheduledEvent, *, interested: bool) -> None:
        """Let somebody be interested in an event, or no more."""
        guild = next(server for server in self.stage.world.guilds.values() if event in server.events)
        scheduled_events.set_interest(self.stage, guild, event, user, interested=interested)

    def find_event(self, event_id: int) -> ScheduledEvent:
        """Return an event that is still to come or going on, or say that it is over."""
        events = [event for guild in self.stage.world.guilds.values() for event in guild.events]
        scheduled_event = next((event for event in events if event.id == event_id and not event.is_finished), None)
        if scheduled_event is None:
            raise NotPossible("This event is over.")
        return scheduled_event

    def let_bot_create_events(self, *, allowed: bool) -> None:
        """Let a manager grant the bot "Create Events" on all servers, or take it back."""
        bit = PERMISSIONS["create_events"]
        for guild in self.stage.world.guilds.values():
            guild.granted = guild.granted | bit if allowed else guild.granted & ~bit
        self.stage.feed.send_to_everybody("events", {})

    def set_dms(self, user: User, *, are_open: bool) -> None:
        """Let somebody accept DMs from the bot, or no more."""
        user.dms_open = are_open
        self.stage.feed.send_to_everybody("people", {})

    def set_locale(self, user: User, locale: str) -> None:
        """Choose the language of somebody's Discord."""
        if locale not in LOCALES:
            raise NotPossible(f"Discord has no locale {locale}.")
        user.locale = locale
        self.stage.feed.send_to_everybody("people", {})

    def list_visible_channels(self, user: User) -> list[JsonObject]:
        """Return the channels that somebody sees, as the page lists them: the servers', threads, their DM."""
        world = self.stage.world
        return [build_page_channel(world, user, c) for c in world.channels.values() if world.can_view_channel(user, c)]

    def require_visible_message(self, user: User, channel: Channel, message_id: int) -> Message:
        """Return a message that somebody sees, or tell them that it is gone."""
        self._require_entry(user, channel)
        message = channel.messages.get(message_id)
        if message is None or not self.stage.world.can_see_message(user, message):
            raise NotPossible("This message is gone.")
        return message

    def _require_entry(self, user: User, channel: Channel) -> None:
        if not self.stage.world.can_view_channel(user, channel):
            raise NotPossible("This channel is closed to you.")

    def _build_resolver(self, user: User, channel: Channel) -> Resolver:
        return Resolver(
            self.stage.world, user, self.stage.world.find_guild(channel), keep=partial(self._store_file, channel.id)
        )

    def _store_file(self, channel_id: int, filename: str, content: bytes) -> JsonObject:
        """Store a file that somebody sends with a command: it stays for a while, as nothing shows it."""
        attachment = self.stage.files.store_upload(self.stage.world, channel_id, Upload(0, filename, content), {})
        self.stage.files.drop_attachments([attachment])
        return build_attachment_json(attachment, self.stage.address)
