"""The people of a sandbox, fast ones: they use what they see, and measure how long its result takes to be seen."""

import asyncio
import time
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle

from bot.sandbox import NotPossible, Sandbox, SeenMessage
from bot.sandbox.world.interactions import Interaction
from bot.sandbox.world.protocol import LOCALES, AnswerKind, JsonObject
from bot.sandbox.world.world import Message, User
from bot.screens.custom_ids import parse_custom_id
from games.engine.words import choose_language
from tests.load.crowd.sights import Sights

PATIENCE = 15.0
"""Seconds until somebody stops waiting for a promised answer."""

PROMISES = (AnswerKind.DEFERRED_MESSAGE, AnswerKind.DEFERRED_UPDATE)


@dataclass(frozen=True, slots=True)
class ClickOutcome:
    """The outcome of a click: after how many seconds its result was seen, or why it was not."""

    seconds: float
    failed: str | None = None
    message: SeenMessage | None = None
    """The message that answers, if it is a new one."""
    text: str = ""
    """What the clicked message says at the moment of the answer."""
    direct: bool = False
    """Whether the click was made in a direct message."""
    promised: bool = False
    """Whether the answer was only promised at first: what changes in the message then may be another's doing."""


def find_discord_locale(language: str) -> str:
    """Return Discord's locale for a language of the catalogue: English is that of the United States, its default."""
    fitting = [locale for locale in LOCALES if choose_language(locale) == language]
    return "en-US" if "en-US" in fitting else fitting[0]


REMEMBERED = 50_000
"""How many clicks a crowd remembers."""


@dataclass(slots=True)
class Pressed:
    """What somebody did, when in seconds since 1970, and how it ended; `control` is a custom_id or a command's name."""

    at: float
    interaction: int
    user: int
    control: str
    values: Sequence[str]
    message: int | None
    """The message whose control it was."""
    seconds: float = 0.0
    ended: str = ""
    failed: bool = False

    @property
    def table(self) -> int | None:
        """The table that the control names."""
        act = parse_custom_id(self.control)
        return act.table_number if act and isinstance(act.table, int) else None


class Crowd:
    """Everybody at one sandbox."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.people: list[User] = list(sandbox.world.iter_people())
        self.sights = Sights(sandbox)
        self.pressed: deque[Pressed] = deque(maxlen=REMEMBERED)
        """What everybody did, oldest first."""
        self.shut_out: set[tuple[int, int]] = set()
        """At which tables who accepted no direct messages at some time: the bot does not try them again there."""
        self._news = asyncio.Event()
        self._asked: dict[int, Interaction] = {}
        self._said: dict[int, str] = {}
        """What the clicked message said at the moment of the answer: an instant later it may say something else."""
        for person in self.people:
            sandbox.stage.feed.add_listener(person.id, self._hear_answer)
        sandbox.stage.feed.add_listener(self.people[0].id, self._hear)

    def _hear(self, event: str, _: object) -> None:
        if event == "bot":
            self._news.set()

    def _hear_answer(self, event: str, told: JsonObject) -> None:
        sent = self._asked.get(int(told["interaction_id"])) if event == "interaction" else None
        if sent and sent.source and told["state"] == "done":
            self._said[sent.id] = self._shown(sent.source).text

    async def online(self) -> None:
        """Return when the bot is connected to its gateway, with all its shards."""
        gateway = self.sandbox.gateway
        while sum(bool(session.socket) for session in gateway.sessions.values()) < gateway.shards:
            self._news.clear()
            await self._news.wait()

    def choose_languages(self, languages: Sequence[str]) -> None:
        """Let people have Discord in these languages, in turns."""
        for person, language in zip(self.people, cycle(languages), strict=False):
            self.sandbox.clients.set_locale(person, find_discord_locale(language))

    @property
    def servers(self) -> list[int]:
        """The servers of the sandbox."""
        return list(self.sandbox.world.guilds)

    async def command(self, user: User, name: str, server: int | None = None, **options: str) -> ClickOutcome:
        """Send a slash command in `#parlour` of a server, by default the first; a closed channel is an outcome, too."""
        channel = self.sandbox.world.get_channel(self.sandbox.find_channel_id("parlour", server))
        try:
            sent = self.sandbox.clients.send_command(user, channel, name, options)
        except NotPossible:
            return ClickOutcome(0.0)
        return await self._outcome(sent)

    async def use(
        self, user: int, message: SeenMessage, custom_id: str, values: Sequence[str] | None = None
    ) -> ClickOutcome:
        """Press a button or choose in a menu; if the control, or its whole thread, is gone, that is an outcome too."""
        sent = self._press(user, message, custom_id, values)
        return await self._outcome(sent) if sent else ClickOutcome(0.0)

    def _press(
        self, user: int, message: SeenMessage, custom_id: str, values: Sequence[str] | None = None
    ) -> Interaction | None:
        world = self.sandbox.world
        channel = world.channels.get(message.channel_id)
        if channel is None:
            return None
        with suppress(NotPossible):
            return self.sandbox.clients.use_component(world.get_user(user), channel, message.id, custom_id, values)
        return None

    def look_again(self, message: SeenMessage) -> SeenMessage | None:
        """Return a message as it is now; `None` if it is gone."""
        channel = self.sandbox.world.channels.get(message.channel_id)
        found = channel.messages.get(message.id) if channel else None
        return self._shown(found) if found else None

    async def fill(self, user: int, message: SeenMessage, custom_id: str, values: Mapping[str, object]) -> ClickOutcome:
        """Press a button that opens a form, and send the form with these values; if none opens, that is the outcome."""
        opened = self._press(user, message, custom_id)
        outcome = await self._outcome(opened) if opened else ClickOutcome(0.0)
        if opened is None or opened.modal is None:
            return outcome
        return await self._outcome(self.sandbox.clients.submit_modal(opened.user, opened.id, values))

    async def _outcome(self, sent: Interaction) -> ClickOutcome:
        self.pressed.append(pressed := _pressed(sent))
        self._asked[sent.id] = sent
        outcome = await self._ended(sent)
        del self._asked[sent.id]
        pressed.seconds, pressed.failed, pressed.ended = outcome.seconds, bool(outcome.failed), _told(sent, outcome)
        if _source_gone(sent):
            pressed.ended += ", and its message is gone"
        return outcome

    async def _ended(self, sent: Interaction) -> ClickOutcome:
        now = asyncio.get_running_loop().time
        began = now()
        await sent.settled.wait()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._seen(sent)
        except TimeoutError:
            self._said.pop(sent.id, None)
            return ClickOutcome(now() - began, "never shown", direct=not sent.channel.in_guild)
        new = [message for message in sent.made if message is not sent.source]
        shown = self._shown(new[0]) if new else None
        text = self._said.pop(sent.id, "")
        direct, promised = not sent.channel.in_guild, sent.answer in PROMISES
        return ClickOutcome(now() - began, sent.failed, shown, text, direct, promised)

    def _shown(self, message: Message) -> SeenMessage:
        return SeenMessage(self.sandbox.stage.build_page_message(message), {})

    async def _seen(self, sent: Interaction) -> None:
        """Wait until a promise is kept: by a change of the message it was given in, or by a new one.

        A message that is gone by then keeps none: a newer one stands in its place, which is judged by what it offers.
        """
        if sent.answer not in PROMISES or sent.original is None:
            return
        if sent.original is sent.source and _source_gone(sent):
            return
        promised, made = sent.original.id, len(sent.made)
        await self.sights.until(lambda message: message == promised or len(sent.made) > made)


def _source_gone(sent: Interaction) -> bool:
    """Tell whether the message whose control was used is not there any more."""
    return sent.source is not None and sent.source.id not in sent.channel.messages


def _pressed(sent: Interaction) -> Pressed:
    control = sent.carried.get("custom_id") or sent.carried.get("name", "")
    source = sent.source.id if sent.source else None
    return Pressed(time.time(), sent.id, sent.user.id, control, sent.carried.get("values", ()), source)


def _told(sent: Interaction, outcome: ClickOutcome) -> str:
    """Return how an interaction ended, in a line for anybody who traces it."""
    new = outcome.message.text.replace("\n", " / ")[:80] if outcome.message else ""
    kind = sent.answer.name if sent.answer else "no answer"
    return ", ".join(filter(None, (kind, outcome.failed, f"{len(sent.made)} made" if sent.made else "", new)))
