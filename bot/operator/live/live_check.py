"""`python -m bot check --live CHANNEL`: tries on Discord itself what the bot needs, and compares it with the sandbox.

Everything that is posted is removed again. The report names requests without ids, and nobody.
"""

import argparse
import asyncio
import base64
import io
import json
import logging
import platform
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from discord import ui
from typing_extensions import override

from bot.login import get_token
from bot.operator.output import write_line, write_sentence
from bot.settings import BadSetting, Settings
from bot.ui.connection.request_metrics import normalize_route
from bot.version import VERSION
from games.engine.words import get_english_sentence

log = logging.getLogger(__name__)

EXPECTED_ANSWERS_FILE = Path(__file__).with_name("live_expected.json")
"""What the sandbox answers to each step; `tests/bot/operator/test_live_check.py` compares it with the sandbox."""

OPERATOR_TIMEOUT = 60.0
"""Seconds that the operator has for each thing to press."""

READY_TIMEOUT = 60.0
TEST_IMAGE_ALT = "A grey square"
TEST_PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAAEUlEQVR4nGNsYEAFjENGhAEAYWoQAYkDrIcAAAAASUVORK5CYII="
)
TEST_GIF = base64.b64decode(
    "R0lGODlhCAAIAIAAAAAAAP///yH5BAQKAAAALAAAAAAIAAgAAAIHhI+py+1dACH5BAQKAAAALAAAAAAIAAgAAAIHhI+py+1dADs="
)

LineWriter = Callable[[str], None]


class StepNotPossible(Exception):
    """A step cannot be taken: an earlier one failed, or the operator did not press what they were asked to press."""


@dataclass(frozen=True, slots=True)
class StepOutcome:
    """What Discord answered to a step: its kinds of requests with their status, a code if it refused, milliseconds."""

    step: str
    requests: tuple[str, ...]
    code: int
    milliseconds: int
    tried: bool = True

    @property
    def answer_text(self) -> str:
        """What it was, without its time."""
        return ", ".join([*self.requests, *([f"code {self.code}"] if self.code else [])])


class LiveClient(discord.Client):
    """The bot for as long as the check lasts: it plays nothing, and notes what is pressed."""

    def __init__(self, heard: list[str]) -> None:
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(build_request_recorder(heard))
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.5, http_trace=trace)
        self.pressed: asyncio.Queue[discord.Interaction[Any]] = asyncio.Queue()

    async def on_interaction(self, interaction: "discord.Interaction[Any]") -> None:
        """Note what was pressed."""
        await self.pressed.put(interaction)

    @override
    async def setup_hook(self) -> None:
        """Tell Discord nothing about commands."""


def build_request_recorder(heard: list[str]) -> Any:
    """Return what notes each request by its kind and its status; rate limits are waited for, and not compared."""

    async def record_request(
        _: aiohttp.ClientSession, __: SimpleNamespace, parameters: aiohttp.TraceRequestEndParams
    ) -> None:
        if parameters.response.status not in {101, 429}:
            heard.append(f"{normalize_route(parameters.method, parameters.url.path)} {parameters.response.status}")

    return record_request


@dataclass(slots=True)
class LiveCheck:
    """The steps, in their order; each continues what earlier ones began."""

    channel_id: int
    ask: LineWriter
    wait: float = OPERATOR_TIMEOUT
    heard: list[str] = field(default_factory=list)
    outcomes: list[StepOutcome] = field(default_factory=list)
    posted: list[discord.Message] = field(default_factory=list)
    channel: object = None
    thread: discord.Thread | None = None
    client: LiveClient = field(init=False)

    def __post_init__(self) -> None:
        """Make the client that takes the steps."""
        self.client = LiveClient(self.heard)

    @property
    def target_channel(self) -> discord.abc.Messageable:
        """The channel; raises `StepNotPossible` if the bot could not look at it."""
        if not isinstance(self.channel, discord.abc.Messageable):
            raise StepNotPossible
        return self.channel

    @property
    def first_message(self) -> discord.Message:
        """The message that most steps are about; raises `StepNotPossible` if it could not be posted."""
        if not self.posted:
            raise StepNotPossible
        return self.posted[0]

    async def run_live_check_steps(self, token: str) -> list[StepOutcome]:
        """Take all steps, whatever Discord says to each; raises `discord.LoginFailure`."""
        async with self.client:
            await self.client.login(token)
            playing = asyncio.create_task(self.client.connect())
            try:
                async with asyncio.timeout(READY_TIMEOUT):
                    await self.client.wait_until_ready()
                for name, step in LIVE_CHECK_STEPS.items():
                    await self._take_step(name, partial(step, self))
            finally:
                await self.client.close()
                await asyncio.gather(playing, return_exceptions=True)
        return self.outcomes

    async def _take_step(self, name: str, step: Callable[[], Awaitable[object]]) -> None:
        self.heard.clear()
        code, tried, began = 0, True, time.monotonic()
        try:
            await step()
        except discord.HTTPException as refusal:
            code = refusal.code
        except (StepNotPossible, discord.DiscordException, aiohttp.ClientError, OSError) as problem:
            tried = False
            log.info("%s: %s", name, type(problem).__name__)
        took = round((time.monotonic() - began) * 1000)
        self.outcomes.append(StepOutcome(name, tuple(dict.fromkeys(self.heard)), code, took, tried))

    async def _post_message(self, **content: Any) -> discord.Message:
        self.posted.append(message := await self.target_channel.send(**content))
        return message

    async def fetch_channel(self) -> None:
        """Look at the channel."""
        self.channel = await self.client.fetch_channel(self.channel_id)

    async def post_text(self) -> None:
        """Post words."""
        await self._post_message(view=_build_layout(ui.TextDisplay(get_english_sentence("operator-live-hello"))))

    async def edit_text(self) -> None:
        """Edit them."""
        await self.first_message.edit(
            view=_build_layout(ui.TextDisplay(get_english_sentence("operator-live-hello-again")))
        )

    async def post_picture(self) -> None:
        """Post a picture with words for those who do not see it, and look whether these are kept."""
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://a.png", description=TEST_IMAGE_ALT)
        )
        message = await self._post_message(
            view=_build_layout(gallery), file=discord.File(io.BytesIO(TEST_PNG), "a.png")
        )
        shown_url = (
            isinstance(there := message.components[0], discord.MediaGalleryComponent) and there.items[0].description
        )
        self.heard.append("alt text kept" if shown_url == TEST_IMAGE_ALT else "alt text lost")

    async def post_gif(self) -> None:
        """Post a moving picture."""
        await self._post_message(file=discord.File(io.BytesIO(TEST_GIF), "a.gif"))

    async def start_thread(self) -> None:
        """Start a thread."""
        self.thread = await self.first_message.create_thread(
            name=get_english_sentence("operator-live-thread"), auto_archive_duration=60
        )

    async def post_in_thread(self) -> None:
        """Post in the thread."""
        self.posted.append(await self._open_thread().send(get_english_sentence("operator-live-hello")))

    async def archive_thread(self) -> None:
        """Archive the thread."""
        await self._open_thread().edit(archived=True)

    async def edit_archived(self) -> None:
        """Edit a message in the archived thread: Discord refuses that."""
        await self.posted[-1].edit(content=get_english_sentence("operator-live-hello-again"))

    async def unarchive_thread(self) -> None:
        """Open the thread again."""
        await self._open_thread().edit(archived=False)

    async def send_owner_dm(self) -> None:
        """Write to the owner of the bot."""
        application = self.client.application
        if application is None:
            raise StepNotPossible
        owner = application.team.owner_id if application.team else application.owner.id
        channel = await self.client.create_dm(discord.Object(owner or 0))
        self.posted.append(await channel.send(get_english_sentence("operator-live-hello")))

    async def pin_first_message(self) -> None:
        """Pin a message, which the invitation does not ask for."""
        await self.first_message.pin()
        await self.first_message.unpin()

    async def request_forbidden(self) -> None:
        """Ask for what needs a permission that the invitation does not ask for, and changes nothing."""
        await self.client.http.invites_from_channel(self.channel_id)

    async def answer_menu(self) -> None:
        """Let the operator choose in a menu, and answer."""
        view = ui.View(timeout=None)
        option = discord.SelectOption(label=get_english_sentence("operator-live-choice"))
        view.add_item(ui.Select(custom_id="live-check-menu", options=[option]))
        message = await self._post_message(content=get_english_sentence("operator-live-choose"), view=view)
        pressed = await self._wait_for_press(message)
        await pressed.response.edit_message(content=get_english_sentence("operator-live-thanks"), view=None)

    async def answer_form(self) -> None:
        """Let the operator open a form and send it, and answer."""
        view = ui.View(timeout=None)
        view.add_item(ui.Button(custom_id="live-check-form", label=get_english_sentence("operator-live-form")))
        message = await self._post_message(content=get_english_sentence("operator-live-fill-in"), view=view)
        pressed = await self._wait_for_press(message)
        form = ui.Modal(title=get_english_sentence("operator-live-form"), custom_id="live-check-sent")
        form.add_item(ui.Label(text=get_english_sentence("operator-live-form"), component=ui.TextInput(required=False)))
        await pressed.response.send_modal(form)
        sent = await self._wait_for_press(None)
        await sent.response.edit_message(content=get_english_sentence("operator-live-thanks"), view=None)

    async def remove_thread(self) -> None:
        """Delete the thread, which the invitation does not ask for; its messages go in any case."""
        await self._open_thread().delete()

    async def delete_test_messages(self) -> None:
        """Delete everything that was posted; a message that Discord keeps does not keep the others."""
        last_refusal: discord.HTTPException | None = None
        while self.posted:
            try:
                await self.posted.pop().delete()
            except discord.HTTPException as refusal:
                last_refusal = refusal
        if last_refusal:
            raise last_refusal

    def _open_thread(self) -> discord.Thread:
        if self.thread is None:
            raise StepNotPossible
        return self.thread

    async def _wait_for_press(self, message: discord.Message | None) -> "discord.Interaction[Any]":
        """Wait until something of a message is pressed, or a form is sent; raises `StepNotPossible`."""
        if message:
            self.ask(get_english_sentence("operator-live-press", seconds=str(round(self.wait))))
        try:
            async with asyncio.timeout(self.wait):
                return await self.client.pressed.get()
        except TimeoutError:
            raise StepNotPossible from None


LIVE_CHECK_STEPS: dict[str, Callable[[LiveCheck], Awaitable[None]]] = {
    "look": LiveCheck.fetch_channel,
    "words": LiveCheck.post_text,
    "edit": LiveCheck.edit_text,
    "picture": LiveCheck.post_picture,
    "film": LiveCheck.post_gif,
    "thread": LiveCheck.start_thread,
    "in-thread": LiveCheck.post_in_thread,
    "archive": LiveCheck.archive_thread,
    "edit-archived": LiveCheck.edit_archived,
    "unarchive": LiveCheck.unarchive_thread,
    "direct-message": LiveCheck.send_owner_dm,
    "pin": LiveCheck.pin_first_message,
    "forbidden": LiveCheck.request_forbidden,
    "choose": LiveCheck.answer_menu,
    "fill-in": LiveCheck.answer_form,
    "remove-thread": LiveCheck.remove_thread,
    "remove": LiveCheck.delete_test_messages,
}


def _build_layout(*items: Any) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def format_step_line(outcome: StepOutcome, expected: str) -> str:
    """Return what is said of a step: what Discord answered, in which time, and where the sandbox differs."""
    state = "same" if outcome.answer_text == expected else "differs"
    return get_english_sentence(
        "operator-live-step",
        state=state if outcome.tried else "untried",
        step=outcome.step,
        answer=outcome.answer_text,
        milliseconds=str(outcome.milliseconds),
        expected=expected,
    )


def run_live_check_command(settings: Settings, arguments: argparse.Namespace) -> int:
    """Take the steps in a channel, tell each, write the report; return 1 if Discord differs from the sandbox."""
    if settings.discord_token is None:
        raise BadSetting("need-token")
    outcomes = asyncio.run(_run_live_check(settings, parse_channel_id(arguments.live), arguments.wait))
    expected: dict[str, str] = json.loads(EXPECTED_ANSWERS_FILE.read_text("utf-8"))
    lines = [format_step_line(outcome, expected.get(outcome.step, "")) for outcome in outcomes]
    report = Path(f"live-check-{datetime.now(UTC):%Y%m%d-%H%M%S}.txt")
    head = f"goblin-parlour {VERSION}, discord.py {discord.__version__}, Python {platform.python_version()}"
    report.write_text("\n".join([head, *lines]) + "\n", encoding="utf-8")
    for line in lines:
        write_line(line)
    write_sentence("operator-live-report", file=str(report))
    return 0 if all(o.answer_text == expected.get(o.step) or not o.tried for o in outcomes) else 1


def parse_channel_id(text: str) -> int:
    """Return the channel that an id or a link names; raises `BadSetting`."""
    numbers = re.findall(r"\d{15,20}", text)
    if not numbers:
        raise BadSetting("bad-setting", name="--live", problem=get_english_sentence("operator-live-no-channel"))
    return int(numbers[1] if len(numbers) > 1 else numbers[0])


async def _run_live_check(settings: Settings, channel_id: int, wait: float) -> list[StepOutcome]:
    async with AsyncExitStack() as stack:
        return await LiveCheck(channel_id, write_line, wait).run_live_check_steps(await get_token(settings, stack))
