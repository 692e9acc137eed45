"""Notes all that the bot sends: the whole bot in this process, logged in at a sandbox; nothing is drawn.

No time passes by itself and nothing is drawn in a thread, so the same clicks lead to the same requests.
"""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import Future
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
from typing_extensions import override

from bot.measurements import attach_metrics_listener
from bot.sandbox import SeenMessage
from bot.sandbox.world.snowflake import Snowflakes
from bot.tables import GoblinPlayers, OpeningLimits
from bot.tables.deadlines.clock import Clock, VirtualClock
from bot.ui.lost_messages.deletions import DeletedMessageFinder
from bot.ui.surfaces.delivery import TableDelivery
from games.engine.words import MissingWords, Word, Words
from tests.e2e.house import House, house, opened
from tests.undrawn import nothing_drawn


@dataclass(frozen=True, slots=True)
class Request:
    """What the bot sent: `path` as Discord's API has it, `answer` what came back."""

    method: str
    path: str
    body: Any
    files: Sequence[str]
    status: int
    answer: Any


AT_WORK = ("discord.py:", "CommandTree")
"""How discord.py names the tasks in which clicks, commands and messages are answered."""


class AtOnce:
    """Takes the place of the drawing thread, which a forked process would not have."""

    def submit(self, work: Callable[[], object]) -> "Future[object]":
        done: Future[object] = Future()
        done.set_result(work())
        return done


DATABASE = "parlour.db"
FIRST_ID = 1 << 61
"""An id of the year 2032."""


def drawn(self: Snowflakes) -> int:
    """Draw the same ids each time: the luck of a match depends on those who sit there."""
    self.last = max(self.last, FIRST_ID) + 1
    return self.last


READ = re.compile(r"^letter-words$|^typed-|-typed-words$")
"""The keys of tables of words that somebody types."""
WRITTEN = Words.__call__


def keyed(say: Words, key: str, /, **arguments: Word) -> str:
    """Return the key of a sentence with its arguments in place of the sentence: words may change, meanings do not.

    The version is left out, since it changes with each release.
    """
    if key not in say:
        raise MissingWords(key)
    if READ.search(key):
        return WRITTEN(say, key, **arguments)
    return f"«{' '.join([key, *(str(value) for name, value in sorted(arguments.items()) if name != 'version')])}»"


def _in_turn(turn: asyncio.Event) -> Callable[[GoblinPlayers, int], Coroutine[Any, Any, None]]:
    """Return how a goblin plays: when what people did is answered, not before or after it by chance."""
    serve = GoblinPlayers._play_at_table

    async def play(goblins: GoblinPlayers, table_id: int) -> None:
        if (await goblins._tables.find_table(table_id)).status == "playing":
            await turn.wait()
        await serve(goblins, table_id)

    return play


def _after_goblins(home: Callable[[], House]) -> Callable[[TableDelivery, int], Coroutine[Any, Any, None]]:
    """Return how a table is shown: as it is when its goblins have played, not now and then on the way there."""
    show_now = TableDelivery._show_now

    async def show(delivery: TableDelivery, table_id: int) -> None:
        await home().parlour.goblins.wait_until_idle()
        await show_now(delivery, table_id)

    return show


def _looked(over: asyncio.Event) -> Callable[[TableDelivery], Coroutine[Any, Any, None]]:
    """Return how all tables are looked through: so that it is known when that is over."""
    look = TableDelivery._find_changed_tables

    async def look_through(delivery: TableDelivery) -> None:
        await look(delivery)
        over.set()

    return look_through


async def _never(deletions: DeletedMessageFinder) -> None:
    """Look for no deleted messages: a story says when."""
    deletions._at_work = asyncio.current_task()
    await asyncio.Event().wait()


@asynccontextmanager
async def at_work(
    folder: Path, *, limits: OpeningLimits | None = None, in_words: bool = False
) -> AsyncIterator["Noted"]:
    """Let the bot play: goblins as silence would mean, without pictures, with keys in place of sentences.

    `in_words`: with the sentences themselves.
    """
    with ExitStack() as stack:
        stack.enter_context(nothing_drawn())
        stack.enter_context(patch("bot.ui.composing.draw_queue._DRAWING_EXECUTOR", AtOnce()))
        if not in_words:
            stack.enter_context(patch.object(Words, "__call__", keyed))
        seeds = (bytes((first + index) % 256 for index in range(32)) for first in count())
        stack.enter_context(patch("bot.tables.seed_commitment.generate_seed", lambda: next(seeds)))
        stack.enter_context(patch.object(Snowflakes, "generate_id", drawn))
        clock, napping, turn = VirtualClock(), Napping(), asyncio.Event()
        stack.enter_context(patch.object(GoblinPlayers, "_play_at_table", _in_turn(turn)))
        stack.enter_context(patch("bot.tables.timekeeper.wait_until_or_alarm", napping.nap))
        looked = asyncio.Event()
        stack.enter_context(patch.object(TableDelivery, "_find_changed_tables", _looked(looked)))
        stack.enter_context(patch.object(DeletedMessageFinder, "run", _never))
        stack.enter_context(patch("bot.ui.lost_messages.deletions.CHECK_PAUSE_SECONDS", 0))
        async with house(folder, "told", clock, limits=limits or OpeningLimits()) as home, AsyncExitStack() as shift:
            noted = Noted(home, clock, napping, turn, Shift(shift, looked, f"sqlite+aiosqlite:///{folder / DATABASE}"))
            stack.enter_context(patch.object(TableDelivery, "_show_now", _after_goblins(lambda: noted.home)))
            home.sandbox.recorder.log_rest_request = noted.hear  # type: ignore[method-assign]  # the test listens
            stack.enter_context(attach_metrics_listener(noted.count))
            log = logging.getLogger("bot.ui")
            listening, level = Listening(noted.logged), log.level
            log.addHandler(listening)
            log.setLevel(logging.INFO)
            stack.callback(log.removeHandler, listening)
            stack.callback(log.setLevel, level)
            yield noted


class Napping:
    """Lets the clock of the tables nap until it is woken, and tells when it naps again with everything done."""

    def __init__(self) -> None:
        self._idle, self._stirred = asyncio.Event(), asyncio.Event()

    async def nap(self, _: Clock, __: datetime | None, stirred: asyncio.Event) -> None:
        self._stirred = stirred
        self._idle.set()
        await stirred.wait()

    async def is_over(self) -> None:
        """Wake the clock, and return when it has done what is due."""
        await self._idle.wait()
        self._idle.clear()
        self._stirred.set()
        await self._idle.wait()


COUNTED = ("answers", "clicks", "refusals")
"""The figures that clicks and commands note."""


class Listening(logging.Handler):
    """Notes what the log says of clicks and commands."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self._lines = lines

    @override
    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(f"{record.levelname.lower()}: {record.getMessage()}")


@dataclass(frozen=True, slots=True)
class Shift:
    """How the bot is started anew: what ends with it, when it has looked through its tables, where its store is."""

    stack: AsyncExitStack
    looked: asyncio.Event
    url: str


class Noted:
    """A bot, and its requests since they were last taken."""

    def __init__(self, home: House, clock: VirtualClock, napping: Napping, turn: asyncio.Event, shift: Shift) -> None:
        """`turn`: whether goblins may play."""
        self.clock, self._napping, self._turn, self._shift = clock, napping, turn, shift
        self._heard: list[Request] = []
        self.logged: list[str] = []
        self.figures: Counter[str] = Counter()
        self._read: asyncio.Queue[int] = asyncio.Queue()
        self._employ(home)

    def _employ(self, home: House) -> None:
        """Note what a bot does that begins its work here; its goblins play what silence would mean."""
        self.home, self._reads = home, home.parlour.on_message
        home.parlour.on_message = self._listen  # type: ignore[method-assign]  # discord.py looks it up by its name
        home.parlour.goblins._think = lambda match, seat, _: match.default_move(seat)

    async def starts_anew(self, seconds: float, meanwhile: Callable[[], Awaitable[None]]) -> None:
        """Let the bot stop, and start so many seconds later; return when it has looked through its tables."""
        parlour = self.home.parlour
        await self._shift.stack.aclose()
        if not parlour.is_closed():
            await parlour.close()
            await parlour._store.close()
        await meanwhile()
        self.clock.advance(seconds)
        self._shift.looked.clear()
        fresh = opened(self.home.sandbox, self._shift.url, self.clock, OpeningLimits())
        self._employ(replace(self.home, parlour=await self._shift.stack.enter_async_context(fresh)))
        await self._shift.looked.wait()

    async def look_for_deleted(self) -> None:
        """Let the bot ask for the messages of all tables."""
        deletions = self.home.parlour.deletions
        deletions._wanted.clear()
        await deletions._check_all_tables()

    def hear(self, method: str, path: str, body: Any, files: Sequence[str], status: int, answer: Any = None) -> None:
        """Note a request."""
        self._heard.append(Request(method, path, body, files, status, answer))

    def count(self, figure: str, value: float, labels: Sequence[str]) -> None:
        """Note a figure, without how long something took."""
        if figure in COUNTED:
            self.figures[" ".join((figure, *labels))] += 1 if figure == "answers" else round(value)

    async def _listen(self, message: discord.Message) -> None:
        try:
            await self._reads(message)
        finally:  # after a fault, too: a story that waits for it would wait for ever
            self._read.put_nowait(message.id)

    async def read(self, message: SeenMessage) -> None:
        """Return when the bot has read a message and answered it."""
        while await self._read.get() != message.id:
            pass

    async def read_or_leave(self, message: SeenMessage, guild_id: int) -> None:
        """Return when the bot has read a message, or is no longer on the server where it was written."""
        reading = asyncio.create_task(self.read(message))
        while self.home.parlour.get_guild(guild_id) and not reading.done():
            await asyncio.wait({reading}, timeout=0.01)
        reading.cancel()

    async def ticked(self, seconds: float) -> None:
        """Let time pass, and do what is due."""
        self.clock.advance(seconds)
        await self._napping.is_over()
        for table in self.home.parlour.delivery._ping_decider.recheck_schedule.pop_due_tables():
            self.home.parlour.delivery.on_table_changed(table)

    async def settled(self) -> list[Request]:
        """Let goblins play and everything be shown; return what was sent since the last time."""
        while working := [task for task in asyncio.all_tasks() if task.get_name().startswith(AT_WORK)]:
            await asyncio.wait(working)
        self._turn.set()
        for _ in range(2):
            await self._napping.is_over()
            await self.home.parlour.goblins.wait_until_idle()
        await self.home.parlour.delivery.wait_until_settled()
        self._turn.clear()
        heard, self._heard = self._heard, []
        return heard
