"""A thread, a store and a bot between them, all in memory: the bot's own boards post there, and it may be killed.

The thread takes requests as Discord does: a nonce is posted once. A kill comes before or after a request had its
effect, and what was not yet stored is lost.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock, patch

import discord
from typing_extensions import override

from bot.pictures import Picture
from bot.pictures.picture import PictureText
from bot.screens.layout import Figure, Screen, Text
from bot.screens.scene import Scene
from bot.store.models import Posting, StoredMove, SurfaceMessage, Table
from bot.store.rows.whole_table import find_first_needed_move
from bot.tables.deadlines.clock import VirtualClock
from bot.tables.memory.cached_table import CachedTable
from bot.tables.memory.match_log import MAX_HELD_MOVES, MatchLog
from bot.tables.table_view import LoggedMove
from bot.ui.composing.composer import Composer
from bot.ui.connection.refusals import UNKNOWN_MESSAGE_CODE
from bot.ui.surfaces.boards import FINAL_BOARD_DECISION, BoardMessages
from bot.ui.surfaces.messages import SurfaceMessenger
from bot.ui.surfaces.presence import Presence
from bot.ui.surfaces.table_surfaces import TableSurfaces
from games.engine import Match, View
from games.engine.words import load_words
from tests.undrawn import HEADER

THREAD = 3


class Killed(Exception):
    """The bot was killed."""


@dataclass
class Thread:
    """The messages of a thread, by number; `strikes` tells whether the bot is killed at a request."""

    strikes: Callable[[], bool]
    messages: dict[int, Screen] = field(default_factory=dict)
    requests: int = 0
    _nonces: dict[str, int] = field(default_factory=dict)
    _numbers: Iterator[int] = field(default_factory=lambda: count(1))

    async def send(self, screen: Screen, nonce: str, *, silent: bool) -> Any:
        with self._request():
            if nonce not in self._nonces:
                self._nonces[nonce] = next(self._numbers)
                self.messages[self._nonces[nonce]] = screen
            assert silent
        return SimpleNamespace(id=self._nonces[nonce], attachments=())

    async def edit(self, number: int, screen: Screen) -> Any:
        with self._request():
            self._there(number)
            self.messages[number] = screen
        return SimpleNamespace(attachments=())

    async def delete(self, number: int) -> None:
        with self._request():
            self._there(number)
            del self.messages[number]

    def _there(self, number: int) -> None:
        if number not in self.messages:
            raise discord.NotFound(Mock(status=404), {"code": UNKNOWN_MESSAGE_CODE, "message": "Unknown Message"})

    @contextmanager
    def _request(self) -> Iterator[None]:
        self.requests += 1
        if self.strikes():
            raise Killed
        yield
        if self.strikes():
            raise Killed

    def get_partial_messageable(self, channel: int) -> Any:
        assert channel == THREAD
        return SimpleNamespace(send=self.send, get_partial_message=self._message)

    def _message(self, number: int) -> Any:
        return SimpleNamespace(
            edit=lambda view, attachments: self.edit(number, view), delete=lambda: self.delete(number)
        )

    @property
    def log(self) -> list[Screen]:
        """The posts of the log, in the order of the thread."""
        return [screen for _, screen in sorted(self.messages.items()) if screen.accent == "calm"]


@dataclass
class Stored:
    """What a store has of one table: moves, messages, and what was about to be posted."""

    moves: list[StoredMove] = field(default_factory=list)
    surfaces: dict[int, SurfaceMessage] = field(default_factory=dict)
    postings: dict[str, Posting] = field(default_factory=dict)


class Shown:
    """The notes of what messages show, as the bot's: new ones are stored at once, others later."""

    def __init__(self, bot: "Bot") -> None:
        self._bot = bot

    async def save_posting(self, _table: int, about: Posting) -> None:
        self._bot.stored.postings[about.kind] = about

    async def list_surfaces(self, _table: int) -> tuple[SurfaceMessage, ...]:
        return tuple(self._bot.held.surfaces.values())

    async def save_surface(self, surface: SurfaceMessage) -> SurfaceMessage:
        held = self._bot.held
        if not surface.id:
            saved = replace(surface, id=surface.message_id)
            held.add_surface(saved)
            self.flush()
            self._bot.stored.postings.pop(surface.kind, None)
            return saved
        known = held.surfaces.get(surface.id)
        if known is None:
            return replace(surface, live=False)
        held.surfaces[surface.id] = replace(surface, live=known.live, until=known.until)
        return held.surfaces[surface.id]

    async def drop_surface(self, surface: int) -> None:
        self._bot.held.surfaces.pop(surface, None)

    async def list_pending_postings(self, _table: int, _seats: int) -> list[Posting]:
        return list(self._bot.stored.postings.values())

    def flush(self) -> None:
        """Store everything that waits."""
        self._bot.stored.surfaces = dict(self._bot.held.surfaces)


class TextComposer(Composer):
    """Composes the log as the bot does, without drawing, and boards as a word."""

    def __init__(self, bot: "Bot") -> None:
        super().__init__(bot.tables, matches=bot)  # type: ignore[arg-type]  # the bot of a test
        self._bot = bot

    @override
    async def load_scene(self, table_id: int, user_id: int | None, say: Any = None) -> Scene:
        return Scene(self._bot.held.get_view(user_id), say or load_words())

    @override
    async def compose_board(self, scene: Scene, notice: str | None = None) -> Screen:
        return Screen((Text(f"the board at {scene.table.version}"),), "waiting")

    @override
    async def _compose_cached(self, table: Table, key: Any, make: Callable[[], Screen]) -> Screen:
        return make()


class Nothing:
    """People of a surface that shows nothing here."""

    def __getattr__(self, name: str) -> Any:
        async def nothing(*_: Any, **__: Any) -> Any:
            return ()

        return nothing


class Unlimited:
    """No rate limit."""

    async def wait_for_slot(self) -> None: ...

    def release_slot(self) -> None: ...


@dataclass
class Bot:
    """A bot at one table of a match, from a start until it is killed."""

    thread: Thread
    stored: Stored
    match: Match
    views: list[View]
    table_of: Callable[[Match], Table]
    held: CachedTable = field(init=False)

    def __post_init__(self) -> None:
        self.held = CachedTable(self.table_of(self.match), self.match, self._log(), dict(self.stored.surfaces))
        self.shown, self.presence = Shown(self), Presence(VirtualClock())
        self.tables = self._tables()
        client: Any = self.thread
        unlimited: Any = Unlimited()
        nobody: Any = Nothing()
        messages, composer = SurfaceMessenger(client, self.tables, unlimited), TextComposer(self)
        self.boards = BoardMessages(client, self.tables, messages, composer, self.presence)
        mentions: Any = SimpleNamespace(
            update_pings=nobody.update_pings,
            recover_posted_ping=nobody.recover_posted_ping,
            ping_decider=SimpleNamespace(schedule_quiet_hours_check=lambda _: None),
        )
        others = (nobody, mentions, *[nobody] * 6)
        self.showing = TableSurfaces(self.tables, messages, composer, self.boards, *others)
        self._recovered = not self.stored.moves

    def _tables(self) -> Any:
        outages = SimpleNamespace(mark_table_unreachable=lambda _: None, mark_table_shown=lambda _: None)
        time = SimpleNamespace(outages=outages)
        return SimpleNamespace(shown=self.shown, clock=VirtualClock(), time=time, load_public_log=self._load_public_log)

    async def _load_public_log(self, _table: int) -> tuple[LoggedMove, ...]:
        known = [move for move in self.stored.moves if move.is_known_to(None)]
        return MatchLog({None: (len(known), tuple(known))}, self.table_of(self.match)).public_moves

    def _log(self) -> MatchLog:
        """Return the log as the store gives it: the latest moves of everybody, and what is not told yet."""
        since, known = find_first_needed_move(self.stored.surfaces.values()), dict[int | None, Any]()
        for seat in (None, *range(self.match.seats)):
            theirs = [move for move in self.stored.moves if move.is_known_to(seat)]
            untold = sum(move.number >= since for move in theirs) if seat is None and since is not None else 0
            known[seat] = len(theirs), theirs[-max(MAX_HELD_MOVES, untold) :]
        return MatchLog(known, self.table_of(self.match))

    async def find_public_view(self, _table: int, step: int) -> View:
        """Return what everybody saw after so many moves."""
        return self.views[step]

    def take(self, *moves: StoredMove) -> None:
        """Take up moves that the store has, or only how the table is now."""
        self.held.apply_stored_change(self.table_of(self.match), None, moves)

    async def show(self) -> None:
        """Bring the thread up to date."""
        if not self._recovered:
            await self.showing.recover_posts(self.held.table)
            self._recovered = True
        await self.showing.refresh_table_messages(self.held.table)

    @property
    def done(self) -> bool:
        """Whether the thread shows the end, and nothing is left to do."""
        live = [surface.decision for surface in self.held.surfaces.values()]
        return live == [FINAL_BOARD_DECISION]


def drawn(_key: str, kind: str, view: View, *_: object) -> list[Picture]:
    """Return a picture that says what it was drawn from."""
    return [of_view(kind, view)]


def of_view(kind: str, view: View) -> Picture:
    """Return what stands for a picture of a view."""
    told = f"{kind} {hash(repr(replace(view, recent=(), decision=None, vacant=())))}"
    return Picture(HEADER + told.encode(), PictureText(told, told), 1, 1)


def alt_of(screen: Screen) -> str:
    """Return what the picture of a post says."""
    return next((part.alt for part in screen.parts if isinstance(part, Figure)), "")


def text_of(screen: Screen) -> str:
    """Return the text of a post."""
    return "\n".join(part.markdown for part in screen.parts if isinstance(part, Text))


@contextmanager
def on_paper() -> Iterator[None]:
    """Let screens be sent as they are, and nothing be drawn."""

    async def thread_of(*_: object) -> int:
        return THREAD

    with ExitStack() as stack:
        for name, instead in {
            "bot.ui.surfaces.messages.build_message_kwargs": lambda screen, _mark: {"screen": screen},
            "bot.ui.surfaces.messages.build_layout_view": lambda screen, _mark: screen,
            "bot.ui.surfaces.messages.build_attachments": lambda *_: (),
            "bot.ui.surfaces.boards.find_or_make_match_channel": thread_of,
            "bot.screens.game.draw_pictures": drawn,
            "bot.screens.game.draw_game_moment": lambda *_: None,
        }.items():
            stack.enter_context(patch(name, instead))
        yield
