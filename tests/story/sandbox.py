"""Matches by clicks on the sandbox, with goblins and kills; how many requests a move took."""

import asyncio
import random
from contextlib import AsyncExitStack, ExitStack, suppress
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from bot.replays.replayed_match import ReplayedMatch
from bot.sandbox import NotPossible, Sandbox, SeenMessage, list_buttons
from bot.sandbox.discord_py import point_discord_at
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import MAX_TEXT_LENGTH
from bot.screens.scene import Scene
from bot.store import Store, StoreUnavailable
from bot.store.models import MadeMove, SeatChangeKind
from bot.tables import Person, Sitter, Table, TableError, VirtualClock
from bot.tables.table_view import build_table_view
from bot.ui.composing.own_emoji import OWN_EMOJI
from bot.ui.parlour_client import ParlourClient
from games import find_game
from games.engine import GameError, Record
from games.engine.random_play import derive_match_seed
from games.engine.words import load_words
from tests.e2e.house import PATIENCE, READY_SECONDS
from tests.e2e.robot import Robot, from_menu, open_table, start
from tests.hand_clock import HandClock, lose_patience
from tests.load.crowd.offers import waits_with, ways
from tests.story.record import SEAT, Happening, happenings, losses_amiss, read_posts, rounds_amiss, words_amiss
from tests.undrawn import nothing_drawn

NAMES = ("Ann", "Bob", "Cid", "Dora")
LIKELY = {
    **dict.fromkeys(("wait", "back in", "take", "call", "challenge", "no-more"), 0.1),
    **dict.fromkeys(("chicken", "bust", "pass", "end"), 0.3),
    "ready": 6,
    "buy 3": 10,
    "buy 4": 20,
}
"""How likely moves are that begin with these words, where any other has 1."""
KILLED = 0.03
"""How likely the bot is killed at a move."""
LEAVING, HALF = 0.06, 0.5
"""How likely somebody leaves or a seat has a player again at a move, in a match in which that happens."""
STRANGERS = ("Egon", "Fay")
"""Who take over seats; each only once."""


def likely(move: str) -> float:
    """Weigh a move."""
    return next((weight for words, weight in LIKELY.items() if move.startswith(words)), 1)


@dataclass
class Ran:
    """A match that was played: the texts of its posts, and what it cost."""

    table: Table
    record: Record
    texts: list[str]
    requests: int
    kills: int
    seats: list[Happening] = field(default_factory=list)
    """What the log must tell of seats."""
    sitters: list[tuple[int, tuple[Sitter, ...]]] = field(default_factory=list)
    """Who sat there, each time from so many moves on."""
    made: list[MadeMove] = field(default_factory=list)

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return len(self.record.moves)

    def breaches(self) -> list[str]:
        """Return where the thread breaks the law of the log: its pictures are not judged here."""
        again = ReplayedMatch.from_record(self.record)
        moves = [(move.number, move.events) for move in again.list_moves()]
        scene = Scene(build_table_view(self.table, None, again.get_match_at(again.last_step), ()), load_words())

        found = happenings(scene, moves, partial(self._scene_at, scene), self.seats)
        wanted = [replace(one, words=OWN_EMOJI.insert_emoji(one.words, MAX_TEXT_LENGTH)) for one in found]
        readings = list(read_posts(self.table.game, self.texts, wanted))
        lost = losses_amiss(scene, moves, self.texts)
        return [*words_amiss(readings, wanted), *rounds_amiss(readings, wanted), *lost]

    def _scene_at(self, scene: Scene, step: int) -> Scene:
        """Return a scene with those who sat there at a move, and the goblins that played for them then."""
        sitters = next((there for since, there in reversed(self.sitters) if since < step), scene.table.sitters)
        then = replace(scene, table_view=replace(scene.table_view, table=replace(scene.table, sitters=sitters)))
        gone = (one.seat for one in sitters if one.gone and one.seat is not None)
        return then.show_stand_ins(*gone) if scene.table.takeover else then


@dataclass
class OnTheSandbox:
    """A sandbox with a bot that is killed now and then, and people at one table.

    `clicks` is how likely a move is made by what is shown, and not by what is typed.
    """

    game: str
    number: int
    people: int
    goblins: int
    kills: float
    folder: Path
    clicks: float = 0.8
    luck: random.Random = field(init=False)
    killed: int = 0
    time: VirtualClock = field(default_factory=VirtualClock)
    gone: set[int] = field(default_factory=set)
    """The seats whose players have left."""
    seats: list[Happening] = field(default_factory=list)
    sitters: list[tuple[int, tuple[Sitter, ...]]] = field(default_factory=list)
    _just_started: bool = False
    _living: list[asyncio.Task[None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.luck = random.Random(f"{self.game} {self.number}")
        self.leaving = LEAVING if self.number % 3 == 0 else 0.0
        self.strangers = iter(STRANGERS if self.game != "emerald_skulls" else ())  # lost bets are judged by name

    @property
    def url(self) -> str:
        return f"sqlite+aiosqlite:///{self.folder / 'parlour.db'}"

    async def play(self) -> Ran:
        """Play a match to its end."""
        record = self.folder / "traffic.jsonl"
        async with AsyncExitStack() as stack:
            self.sandbox = await stack.enter_async_context(Sandbox(record=record, now=HandClock(), identify_seconds=0))
            point_discord_at(self.sandbox.address)
            await self._start()
            people = [self.sandbox.person(name) for name in NAMES[: self.people]]
            self.table, lobby = await open_table(self, *people, game=self.game)  # type: ignore[arg-type]  # as a bot
            for _ in range(self.goblins):
                await from_menu(people[0], lobby, "young")
            self.robots = await start(self, self.table, lobby, people)  # type: ignore[arg-type]  # the same
            await self._settle()
            step, say = await self._step(), load_words()
            with suppress(TableError):  # anybody who plays alone has no clock anyway
                await self.parlour.tables.set_or_propose_pace(self.table, people[0].id, "none")
                told = say("log-pace", by="player", name=people[0].name, pace=say("pace-none"))
                self.seats.append(Happening(step, 0, SEAT, told))
            if self.leaving and self.luck.random() < HALF:
                await self.parlour.tables.changes.change_table(
                    self.table, lambda draft: draft.set_table(takeover=False)
                )
            await self._settle()
            await self._record_sitters(0)
            before = self._requests(record)
            while (await self.parlour.tables.load_view(self.table, None)).decision is not None:
                await self._move()
            await self._settle()
            table, played = (
                await self.parlour.tables.find_table(self.table),
                await self.parlour.tables.load_replay_record(self.table),
            )
            made = await self.store.tables.list_move_makers(self.table)
            requests = self._requests(record) - before
            ran = Ran(table, played, self._texts(), requests, self.killed, self.seats, self.sitters, made)
            await self._stop()
            return ran

    def _requests(self, record: Path) -> int:
        return sum('"/interactions/' not in row for row in record.read_text().splitlines())

    def _texts(self) -> list[str]:
        seen = self.robots[0].person.list_visible_messages(self.robots[0].board_channel)
        posts = [one for one in seen if one.components and not list_buttons(one) and not one.is_ephemeral]
        return [one.text for one in sorted(posts, key=lambda one: one.id)]

    async def _start(self) -> None:
        self.store = await Store.open(self.url)
        self.time.advance(1)  # a table is of an earlier process if it is older than this one
        self.parlour = ParlourClient(self.store, clock=self.time, goblin_pause=timedelta(0))
        self.parlour._connection.guild_ready_timeout = READY_SECONDS
        self._living = [asyncio.create_task(self.parlour.start(self.sandbox.token))]
        await asyncio.create_task(self.parlour.wait_until_ready())  # later than the start

    async def _stop(self) -> None:
        await self.parlour.close()
        await asyncio.gather(*self._living, return_exceptions=True)
        await self.store.close()

    async def _kill(self) -> None:
        """Let nothing more reach Discord or the store, as if the process were gone, then clear away what is left."""
        self.killed += 1

        async def gone(*_: Any, **__: Any) -> Any:
            raise StoreUnavailable("killed")

        with ExitStack() as dead:
            dead.enter_context(patch("bot.ui.surfaces.delivery.LAST_EDITS_TIMEOUT", 0.0))
            dead.enter_context(patch.object(self.parlour.http, "request", gone))
            for rows, name in (
                (self.store.surfaces, "add_surface"),
                (self.store.surfaces, "save_shown_surfaces"),
                (self.store, "save_stored_value"),
            ):
                dead.enter_context(patch.object(rows, name, gone))
            self.parlour.tables.changes.notes.clear()
            await self._stop()
        await self._start()
        self._just_started = True

    async def _settle(self) -> None:
        if self._just_started:
            # A bot that starts looks at its tables soon: here nobody moves or kills it before that.
            self._just_started = False
            await self.parlour.goblins.enqueue_goblin_tables()
            self.parlour.delivery.schedule_recovery(self.table)
        await self.parlour.goblins.wait_until_idle()
        await self.parlour.delivery.wait_until_settled()

    async def _move(self) -> None:
        """Let somebody who is asked click, or let goblins play on; now and then the bot dies in the meantime."""
        if self.luck.random() < self.leaving:
            await self._change_seats()
        if self.luck.random() < self.kills:
            click = asyncio.create_task(self._click())
            await asyncio.sleep(self.luck.uniform(0, 0.03))
            await self._kill()
            lose_patience(self.sandbox)  # nobody answers the click any more
            with suppress(Exception):
                await click
        else:
            await self._click()
        if self.luck.random() < 0.8:
            await self._settle()

    async def _change_seats(self) -> None:
        """Let somebody leave who is not the last person there, or let a seat that was left have a player again."""
        await self._settle()
        if (await self.parlour.tables.load_view(self.table, None)).decision is None:
            return
        there = [seat for seat in range(len(self.robots)) if seat not in self.gone]
        step = await self._step()
        self.time.advance(1)  # whose deeds are whose follows from the time
        if self.gone and (len(there) == 1 or self.luck.random() < HALF):
            await self._fill_seat(self.luck.choice(sorted(self.gone)))
        elif len(there) > 1:
            await self._leave(self.luck.choice(there))
        self.time.advance(1)
        await self._record_sitters(step)

    async def _leave(self, seat: int) -> None:
        """Let somebody leave; the host hands on the role."""
        step, before, person = await self._step(), await self._find(), self.robots[seat].person
        await self.parlour.tables.leave_table(self.table, person.id)
        self.gone.add(seat)
        self._expect(step, person.name, "left", plays="goblin" if before.takeover else "default")
        if before.host_id == person.id:
            host = (await self._find()).host
            self._expect(step, host.name if host else "", "new-host")

    async def _fill_seat(self, seat: int) -> None:
        """Let who left come back, or a stranger take over the seat; the host agrees."""
        step, person = await self._step(), self.robots[seat].person
        stranger = next(self.strangers, None) if self.luck.random() < HALF else None
        new = self.sandbox.person(stranger) if stranger else person
        table = await self.parlour.tables.request_seat(self.table, Person(new.id, new.name), seat)
        if table.proposal:
            await self.parlour.tables.vote_on_proposal(self.table, table.host_id, table.proposal.number, yes=True)
        self.gone.discard(seat)
        self.robots[seat] = Robot(new, self.robots[seat].board_channel, random.Random(seat))
        self._expect(step, new.name, "taken" if stranger else "back", whose=person.name)

    def _expect(self, step: int, name: str, kind: SeatChangeKind, plays: str = "nobody", whose: str = "nobody") -> None:
        """Note what the log must tell of a seat, after so many moves."""
        self.seats.append(
            Happening(
                step,
                0,
                SEAT,
                load_words()(
                    "log-seat", name=name, kind=kind, by=kind, remover="", known="no", plays=plays, whose=whose
                ),
            )
        )

    async def _record_sitters(self, step: int) -> None:
        """Note who sits there from so many moves on."""
        self.sitters.append((step, tuple(replace(one, former=None) for one in (await self._find()).sitters)))

    async def _find(self) -> Table:
        return await self.parlour.tables.find_table(self.table)

    async def _step(self) -> int:
        """Return how many moves the match has."""
        held = await self.parlour.tables.changes.holding.load_table(self.table)
        return held.match.step if held.match else 0

    async def _click(self) -> None:
        decision = (await self.parlour.tables.load_view(self.table, None)).decision
        there = [seat for seat in range(len(self.robots)) if seat not in self.gone]
        asked = [self.robots[seat] for seat in there if decision and seat in decision.seats]
        if decision is None or not asked:
            await self._settle()
            return
        robot = self.luck.choice(asked)
        message = self._offer(robot, decision.number) if self.clicks else None
        if message is None or self.luck.random() >= self.clicks:
            await self._by_command(robot, decision.number)
            return
        with suppress(NotPossible):
            await self._through(robot, message, decision.number)

    async def _by_command(self, robot: Robot, number: int) -> None:
        """Make a move as somebody would who types it."""
        legal = [str(move) for move in (await self.parlour.tables.load_view(self.table, robot.person.id)).legal]
        if legal:
            move = self.luck.choices(legal, [likely(move) for move in legal])[0]
            with suppress(GameError, TableError):
                await self.parlour.tables.play_move(self.table, robot.person.id, move, number)

    def _offer(self, robot: Robot, number: int) -> SeenMessage | None:
        for room in (robot.board_channel, robot.person.dm):
            for message in reversed(robot.person.list_visible_messages(room)):
                if waits_with(message, number):
                    return message
        return None

    async def _through(self, robot: Robot, message: SeenMessage, number: int) -> None:
        while shown := [way for way in ways(message) if way.decision == number and way.verb != "page"]:
            way: ClickAction = self.luck.choices(shown, [likely(way.path) for way in shown])[0]
            answer = await robot._take(message, way)
            if answer.failure_reason is not None or answer.message is None or way.verb == "play":
                return
            message = answer.message


async def ran(game: str, number: int, people: int, goblins: int, kills: float = KILLED, clicks: float = 0.8) -> Ran:
    """Play a match of a game on a sandbox of its own."""
    with (
        TemporaryDirectory() as folder,
        nothing_drawn(),
        patch("bot.ui.answers.reply.ANSWER_PROMISE_SECONDS", PATIENCE),
        patch("bot.tables.tables.generate_secret", lambda: derive_match_seed("sandbox", number)),
    ):
        return await OnTheSandbox(game, number, people, goblins, kills, Path(folder), clicks).play()


def crowd(game: str, number: int) -> tuple[int, int]:
    """Return how many people and goblins play a match: all mixes come."""
    seats = max(2, min(4, find_game(game).seats[-1]))
    people = 1 + number % seats
    return people, seats - people
