"""The test driver: a person at their own Discord, in the process of the sandbox."""

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.sandbox.people.clients import PersonActions
from bot.sandbox.people.seen_messages import Modal, SeenMessage, list_buttons, list_selects
from bot.sandbox.people.slash_commands import find_command, find_subcommand_options
from bot.sandbox.world.errors import NotPossible
from bot.sandbox.world.interactions import Interaction
from bot.sandbox.world.message_payloads import build_cdn_url
from bot.sandbox.world.protocol import AnswerKind, JsonObject
from bot.sandbox.world.sandbox_context import SandboxContext
from bot.sandbox.world.world import Channel, Message, ScheduledEvent, User

PERSON_TIMEOUT = 60.0
"""How long a person waits for something (seconds): a busy machine is slow, and only a failure waits this long."""

Where: TypeAlias = "int | str | Channel | SeenChannel | None"
"""A channel: its id, its name, itself, or None for `#parlour`."""


@dataclass(frozen=True, slots=True)
class SeenChannel:
    """A channel as one person sees it."""

    person: "Person"
    channel: Channel

    @property
    def id(self) -> int:
        """The channel."""
        return self.channel.id

    @property
    def name(self) -> str:
        """What it is called."""
        return self.channel.name

    @property
    def messages(self) -> list[SeenMessage]:
        """What the person sees in it, oldest first."""
        return self.person.list_visible_messages(self.channel)

    @property
    def last_message(self) -> SeenMessage | None:
        """The newest message that the person sees in it."""
        return next(reversed(self.messages), None)


@dataclass(frozen=True, slots=True)
class ClickResult:
    """The result of something that a person did; it keeps following what the bot does with it later."""

    person: "Person"
    interaction: Interaction

    @property
    def failure_reason(self) -> str | None:
        """Why it had no result: what the person's Discord says."""
        return self.interaction.failed

    @property
    def kind(self) -> AnswerKind | None:
        """Which kind of answer the bot gave."""
        return self.interaction.answer

    @property
    def modal(self) -> Modal | None:
        """The window that opened."""
        payload = self.interaction.modal
        return Modal(self.interaction.id, payload) if payload else None

    @property
    def message(self) -> SeenMessage | None:
        """The message that answers, or the message that was updated, as the person sees it now."""
        return self.person.refresh_message(self.interaction.original)

    @property
    def messages(self) -> list[SeenMessage]:
        """All messages that resulted and still exist: the answer, then the follow-ups."""
        messages = [self.person.refresh_message(message) for message in self.interaction.made]
        return [message for message in messages if message]


class Person:
    """A simulated user (test driver): what they see and can do. Raises NotPossible as their Discord would."""

    def __init__(self, user: User, context: SandboxContext, clients: PersonActions) -> None:
        self.user, self.stage, self.clients = user, context, clients
        self._happened = asyncio.Event()
        context.feed.add_watcher(self._wake_waiters)

    def _wake_waiters(self) -> None:
        happened, self._happened = self._happened, asyncio.Event()
        happened.set()

    @property
    def id(self) -> int:
        """Their user id."""
        return self.user.id

    @property
    def name(self) -> str:
        """Their name."""
        return self.user.name

    @property
    def mention(self) -> str:
        """How a message names them."""
        return f"<@{self.user.id}>"

    # -- seeing

    @property
    def dm(self) -> SeenChannel:
        """Their DM with the bot."""
        return SeenChannel(self, self.stage.world.find_or_create_dm(self.user))

    @property
    def rooms(self) -> list[SeenChannel]:
        """Every channel, thread and DM that they see."""
        world = self.stage.world
        return [SeenChannel(self, c) for c in world.channels.values() if world.can_view_channel(self.user, c)]

    def find_room(self, where: Where = None) -> SeenChannel:
        """Return a channel by id, name or itself; `#parlour` by default. NotPossible if they see none."""
        if isinstance(where, SeenChannel):
            return self.find_room(where.channel.id)
        named = where.id if isinstance(where, Channel) else "parlour" if where is None else where
        for room in self.rooms:
            if named in (room.id, room.name, f"#{room.name}", str(room.id)):
                return room
        raise NotPossible(f"{self.name} sees no channel {named}.")

    def list_visible_messages(self, where: Where = None) -> list[SeenMessage]:
        """Return the messages that they see in a channel, oldest first."""
        channel = self.find_room(where).channel
        return [
            self._snapshot_message(message) for message in self.stage.world.list_visible_messages(self.user, channel)
        ]

    def list_all_messages(self) -> list[SeenMessage]:
        """Return all messages that they see anywhere, oldest first."""
        return sorted((message for room in self.rooms for message in room.messages), key=lambda message: message.id)

    @property
    def pings(self) -> list[SeenMessage]:
        """The messages that pinged (notified) them, oldest first."""
        messages = [m for room in self.rooms for m in room.channel.messages.values() if self.id in m.pings]
        return [self._snapshot_message(message) for message in sorted(messages, key=lambda message: message.id)]

    def refresh_message(self, message: "Message | SeenMessage | None") -> SeenMessage | None:
        """Look at a message again; None if they do not (or no longer) see it."""
        if message is None:
            return None
        channel_id = int(message.channel_id)
        channel = self.stage.world.channels.get(channel_id)
        current = channel.messages.get(message.id) if channel else None
        return (
            self._snapshot_message(current)
            if current and self.stage.world.can_see_message(self.user, current)
            else None
        )

    def _snapshot_message(self, message: Message) -> SeenMessage:
        files = {build_cdn_url(a, self.stage.address): self.stage.files.content[a.id] for a in message.attachments}
        return SeenMessage(self.stage.build_page_message(message), files)

    async def wait_for_message(
        self,
        predicate: Callable[[SeenMessage], object],
        where: Where = None,
        timeout: float = PERSON_TIMEOUT,  # noqa: ASYNC109 - the error it raises tells what was seen instead
    ) -> SeenMessage:
        """Wait until they see a message for which the predicate holds, and return the newest of these.

        Looks in one channel, or everywhere if `where` is None. TimeoutError tells what they saw instead.
        """
        try:
            async with asyncio.timeout(timeout):
                while True:
                    happened = self._happened
                    for message in reversed(self._list_seen_messages(where)):
                        if predicate(message):
                            return message
                    await happened.wait()
        except TimeoutError:
            texts = [message.text[:80] for message in self._list_seen_messages(where)[-8:]]
            raise TimeoutError(f"{self.name} waited {timeout} s in vain; the newest messages: {texts}") from None

    def _list_seen_messages(self, where: Where) -> list[SeenMessage]:
        return self.list_all_messages() if where is None else self.list_visible_messages(where)

    async def wait_until(
        self,
        condition: Callable[[], object],
        timeout: float = PERSON_TIMEOUT,  # noqa: ASYNC109 - reads as `wait_for` does
    ) -> None:
        """Wait until a condition holds, checking again whenever anything happens in the sandbox."""
        async with asyncio.timeout(timeout):
            while not condition():
                await self._happened.wait()

    # -- doing

    async def slash(self, name: str, /, channel: Where = None, **options: Any) -> ClickResult:
        """Send a slash command: `"play"` or, with subcommands, `"table show"`; wait for its result."""
        command, *subcommand = name.removeprefix("/").split()
        room = self.find_room(channel)
        values = {key: _convert_to_id(value) for key, value in options.items()}
        sent = self.clients.send_command(self.user, room.channel, command, values, subcommand)
        return await self._wait_for_answer(sent)

    async def use_menu(self, name: str, target: "SeenMessage | Person", channel: Where = None) -> ClickResult:
        """Choose a command in the menu of a person, met in a channel, or of a message; wait for its result."""
        if isinstance(target, Person):
            place = self.find_room(channel).channel
            return await self._wait_for_answer(self.clients.use_person_context_menu(self.user, place, name, target.id))
        place = self.find_room(target.channel_id).channel
        return await self._wait_for_answer(self.clients.use_message_menu(self.user, place, name, target.id))

    async def slash_outdated(self, data: JsonObject, channel: Where = None) -> ClickResult:
        """Send a slash command as a client with an earlier version of it does; wait for its result."""
        return await self._wait_for_answer(
            self.clients.send_outdated_command(self.user, self.find_room(channel).channel, data)
        )

    async def autocomplete(
        self,
        name: str,
        option: str,
        typed: object = "",
        /,
        channel: Where = None,
        **options: Any,
    ) -> list[JsonObject]:
        """Type into an option and return what the bot offers: `[{"name": …, "value": …}]`."""
        command, *subcommand = name.removeprefix("/").split()
        room = self.find_room(channel)
        values = {key: _convert_to_id(value) for key, value in options.items()} | {option: typed}
        return await self.clients.autocomplete_option(self.user, room.channel, command, values, option, subcommand)

    def list_command_options(self, name: str, channel: Where = None) -> list[JsonObject]:
        """Return the options that a slash command takes."""
        command, *subcommand = name.removeprefix("/").split()
        known_command = find_command(self.stage.world, self.user, self.find_room(channel).channel, command)
        return find_subcommand_options(known_command, subcommand)

    async def click(
        self, message: SeenMessage, label: str | None = None, *, custom_id: str | None = None
    ) -> ClickResult:
        """Press a button, by its label (or emoji) or custom id, and wait for the result."""
        now = self._require_message(message)
        buttons = [
            b for b in list_buttons(now) if custom_id in {None, b.custom_id} and label in {None, b.label, b.emoji}
        ]
        if label is None and custom_id is None:
            raise TypeError("name the button by label or custom_id")
        if not buttons:
            there = [button.label or button.emoji for button in list_buttons(now)]
            raise NotPossible(f"There is no button {label or custom_id}; there are {there}.")
        if buttons[0].custom_id is None:
            raise NotPossible(f"{buttons[0].label} is a link.")
        return await self._use_component(now, buttons[0].custom_id)

    async def choose_option(self, message: SeenMessage, select: str, values: Sequence[object]) -> ClickResult:
        """Choose in a select, named by custom id or placeholder; options by value or label, people by name or id."""
        now = self._require_message(message)
        for menu in list_selects(now):
            if select in {menu.custom_id, menu.placeholder}:
                labels = {option.label: option.value for option in reversed(menu.options)}
                known = {option.value for option in menu.options}
                chosen = [v if v in known else labels.get(v, v) for v in map(self._resolve_value, values)]
                return await self._use_component(now, menu.custom_id, chosen)
        there = [menu.placeholder or menu.custom_id for menu in list_selects(now)]
        raise NotPossible(f"There is no select {select}; there are {there}.")

    async def submit(self, modal: Modal, values: Mapping[str, Any] | None = None) -> ClickResult:
        """Fill a modal's fields, named by custom id or label, send it, and wait for the result."""
        labels = {field.get("label"): field["custom_id"] for field in modal.fields}
        filled = {labels.get(key, key): value for key, value in (values or {}).items()}
        sent = self.clients.submit_modal(self.user, modal.interaction_id, filled)
        return await self._wait_for_answer(sent)

    async def write_message(self, content: str, channel: Where = None) -> SeenMessage:
        """Write a plain message."""
        return self._snapshot_message(self.clients.write_message(self.user, self.find_room(channel).channel, content))

    def start_thread(self, name: str, parent: Where = None, *, private: bool = False) -> SeenChannel:
        """Start a thread, or a post of a forum."""
        return SeenChannel(
            self, self.clients.start_thread(self.user, self.find_room(parent).channel, name, private=private)
        )

    def schedule_event(self, name: str, begins: float, ends: float, location: str = "#parlour") -> ScheduledEvent:
        """Make an event of the first server, if they may."""
        return self.clients.schedule_event(self.user, name, begins, ends, location)

    def change_event(self, event: ScheduledEvent, **changes: object) -> None:
        """Change an event of the first server, with Discord's names of the fields, if they may."""
        self.clients.change_event(self.user, event, changes)

    def delete_event(self, event: ScheduledEvent) -> None:
        """Delete an event of the first server, if they may."""
        self.clients.delete_event(self.user, event)

    def set_interest(self, event: ScheduledEvent, *, interested: bool = True) -> None:
        """Press Interested at an event of the first server, or take it back."""
        self.clients.set_interest(self.user, event, interested=interested)

    def mark_read(self, channel: Where = None) -> None:
        """Read a channel to its end."""
        self.clients.mark_read(self.user, self.find_room(channel).channel)

    def install_app(self) -> None:
        """Install the bot for themselves: they find its commands everywhere."""
        self.user.has_app = True

    def close_dms(self) -> None:
        """Accept no more DMs from the bot."""
        self.clients.set_dms(self.user, are_open=False)

    def choose_locale(self, locale: str) -> None:
        """Choose the language of their Discord."""
        self.clients.set_locale(self.user, locale)

    def open_dms(self) -> None:
        """Accept DMs again."""
        self.clients.set_dms(self.user, are_open=True)

    def _require_message(self, message: SeenMessage) -> SeenMessage:
        now = self.refresh_message(message)
        if now is None:
            raise NotPossible("This message is gone.")
        return now

    async def _use_component(
        self, message: SeenMessage, custom_id: str, values: Sequence[str] | None = None
    ) -> ClickResult:
        channel = self.find_room(message.channel_id).channel
        return await self._wait_for_answer(
            self.clients.use_component(self.user, channel, message.id, custom_id, values)
        )

    async def _wait_for_answer(self, sent: Interaction) -> ClickResult:
        """Wait until the bot has answered, and if it only promised an answer, until it has kept that."""
        try:
            async with asyncio.timeout(PERSON_TIMEOUT):
                await sent.settled.wait()
        except TimeoutError:
            raise TimeoutError("the bot does not answer, and the sandbox's clock stands still") from None
        if sent.answer is AnswerKind.DEFERRED_MESSAGE:
            with contextlib.suppress(TimeoutError):
                await self.wait_until(lambda: not _is_waited_for(sent))
        return ClickResult(self, sent)

    def _resolve_value(self, value: object) -> str:
        if isinstance(value, str) and not value.isdecimal():
            named = [user.id for user in self.stage.world.users.values() if user.name == value]
            return str(named[0]) if named else value
        return str(_convert_to_id(value))


def _is_waited_for(sent: Interaction) -> bool:
    """Tell whether a deferred answer is still to come; it may have been deleted instead."""
    waiting = sent.original
    return waiting is not None and waiting.is_loading and waiting.id in sent.channel.messages


def _convert_to_id(value: object) -> object:
    """Return an id for a person, channel or room, and everything else as it is."""
    return str(value.id) if isinstance(value, Person | SeenChannel | Channel | User) else value
