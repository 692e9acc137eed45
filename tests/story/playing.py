"""A match played at a table with people and goblins, shown by the bot's own boards, and judged by its record."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from random import Random
from typing import get_args

from bot.pictures.drawing import find_draw_functions
from bot.screens.scene import Scene
from bot.store.models import (
    EVENTS_PER_MOVE,
    Actor,
    FormerPlayer,
    LeavingKind,
    SeatChange,
    SeatChangeKind,
    Sitter,
    StoredMove,
    Table,
)
from bot.tables.table_view import build_table_view
from bot.ui.surfaces.boards import OUT_OF_SIGHT_MESSAGES
from games import find_game
from games.engine import Event, Match, View
from games.engine.chance import SwiftChance
from games.engine.random_play import derive_match_seed
from games.engine.words import load_words
from tests.bot.screens.scenes import NOW
from tests.story.record import (
    SEAT,
    Happening,
    Reading,
    happenings,
    losses_amiss,
    numbers_amiss,
    read_posts,
    rounds_amiss,
    words_amiss,
)
from tests.story.thread import THREAD, Bot, Killed, Stored, Thread, alt_of, of_view, on_paper, text_of

NAMES = ("Ann", "Bob", "Cid", "Dora", "Egon", "Fay", "Gus", "Hal")
HABIT = 0.8
"""So many moves are those of somebody sensible; the others are any that are legal."""
LIKELY = {"ready": 6, "chicken": 0.3, "bust": 0.3, "take": 0.1, "wait": 0.1, "call": 0.1, "buy 3": 10, "buy 4": 20}
"""How likely moves are in Emerald Skulls that begin with these words: somebody sensible counts odds there, for long."""
TALK, STORED_SOON, HALF = 0.05, 0.5, 0.5
DECISIONS: tuple[SeatChangeKind, ...] = ("paused", "resumed", "pace-by-host", "new-host", "let-in", "refused-end")
"""How likely people talk so much that the board is out of sight, and what messages show is stored at once."""
LEAVING = 0.06
"""How likely that is in a match in which it happens."""
STRANGERS = ("Ina", "Jo", "Kit", "Lou", "Max", "Nora", "Olli", "Pia")
"""Who take over seats; each only once."""
VARIANTS: dict[str, tuple[str, int]] = {
    "gobblestones": ("bluff", 8),
    "emerald_skulls": ("advanced", 8),
    "goats_and_goblins": ("no_votes", 3),
    "goblin_market": ("hidden_coins", 8),
    "goblin_teeth": ("advanced", 8),
}
"""The option that every second match has, if so many people play at most."""
MOST = 5
"""So many people play at most."""


@dataclass(frozen=True)
class Way:
    """How a match is played: which seats goblins have, how often the thread is shown a move late, and kills come."""

    game: str
    number: int
    kills: float = 0.02

    @property
    def leaving(self) -> float:
        """How likely a seat changes before a move: people leave and come back in every third match."""
        return LEAVING if self.number % 3 == 0 else 0.0

    def luck(self) -> Random:
        """Return what decides all that is not of the match."""
        return Random(f"{self.game} {self.number}")


@dataclass(frozen=True)
class Told:
    """A match that was played, and the thread that tells it."""

    way: Way
    thread: Thread
    scene: Scene
    moves: list[tuple[int, Sequence[Event]]]
    wanted: list[Happening]
    views: list[View]
    kills: int

    def breaches(self) -> list[str]:
        """Return where the thread breaks the law of the log."""
        texts = [text_of(post) for post in self.thread.log]
        readings = list(read_posts(self.way.game, texts, self.wanted))
        amiss = [
            *words_amiss(readings, self.wanted),
            *rounds_amiss(readings, self.wanted),
            *losses_amiss(self.scene, self.moves, texts),
            *numbers_amiss(self.scene, self.moves, self.wanted),
        ]
        return amiss or self._pictures(readings)

    def _pictures(self, readings: list[Reading]) -> list[str]:
        found, place = list[str](), 0
        for post, reading in zip(self.thread.log, readings, strict=True):
            mine, place = self.wanted[place : place + len(reading.words)], place + len(reading.words)
            events = [one for one in mine if one.kind != SEAT]
            if events and alt_of(post) not in self._as_it_stood(events[-1], place):
                found.append(f"the picture is not of its round: {text_of(post)!r}")
        return found

    def _as_it_stood(self, last: Happening, after: int) -> set[str]:
        """Return the pictures that may stand below an event: of its round's end, or of any moment until the next."""
        kind = "log" if last.last and "log" in find_draw_functions(self.way.game) else "board"
        until = next((one.step for one in self.wanted[after:] if one.kind != SEAT), len(self.views))
        steps = [last.step] if last.last else range(last.step, max(until, last.step + 1))
        return {of_view(kind, self.views[step]).alt_text for step in steps}


async def play(way: Way) -> Told:
    """Play a match with the bot's boards beside it, and return what stands in the thread at its end."""
    with on_paper():
        table = AtPlay(way)
        while table.match.decision is not None:
            await table.go_on()
        return await table.ended()


class AtPlay:
    """A match that is played, its thread, and the bot that shows it as long as it lives."""

    def __init__(self, way: Way) -> None:
        self.way, self.luck, self.match = way, way.luck(), _dealt(way)
        self.people = self.luck.sample(range(self.match.seats), self.luck.randint(1, self.match.seats))
        self.lag = self.luck.choice((0.0, 0.3, 0.8))
        self.seats = Seats(self.match, self.people, self.luck)
        self.rng, self.stored, self.views = (
            SwiftChance(derive_match_seed("story", way.number)),
            Stored(),
            [self._view()],
        )
        self.thread, self.starts = Thread(lambda: self.luck.random() < way.kills), 0
        self.bot = self._started()

    def _view(self) -> View:
        return self.match.view(None)

    def _started(self) -> Bot:
        self.starts += 1
        return Bot(self.thread, self.stored, self.match, self.views, lambda _: self.seats.table())

    async def go_on(self) -> None:
        """Let the thread be shown, or not yet; then people talk, the bot dies, and somebody moves, each by chance."""
        if self.luck.random() >= self.lag:
            await self._show()
        if self.luck.random() < self.way.kills:
            self.bot = self._started()
        if self.luck.random() < TALK:
            for _ in range(OUT_OF_SIGHT_MESSAGES):
                self.bot.presence.count_message(THREAD)
        if self.luck.random() < self.way.leaving:
            self.seats.change()
            self.bot.take()
        move = _move(self.match, self.luck, self.rng, self.seats)
        self.stored.moves.append(move)
        self.views.append(self._view())
        self.bot.take(move)

    async def _show(self) -> None:
        try:
            await self.bot.show()
        except Killed:
            self.bot = self._started()
        if self.luck.random() < STORED_SOON:
            self.bot.shown.flush()

    async def ended(self) -> Told:
        """Let the end be shown, however often the bot is killed, and return what the thread tells."""
        while not self.bot.done:
            await self._show()
        scene = Scene(build_table_view(self.seats.table(), None, self.match, ()), load_words())
        moves = [(move.number, move.events) for move in self.stored.moves]
        seats = self.seats.happened(scene)
        wanted = happenings(scene, moves, partial(self._scene_at, scene), seats)
        return Told(self.way, self.thread, scene, list(moves), wanted, self.views, self.starts - 1)

    def _scene_at(self, scene: Scene, step: int) -> Scene:
        """Return a scene with those who sat there at a move, and the goblins that played for them then."""
        then = self.seats.scene_at(scene, step)
        gone = (one.seat for one in then.table.sitters if one.gone and one.seat is not None)
        return then.show_stand_ins(*gone) if self.seats.takeover else then


class Seats:
    """Who sits at a table: people leave, are removed, come back and take over seats, as the bot notes it."""

    def __init__(self, match: Match, people: list[int], luck: Random) -> None:
        self._match, self._luck = match, luck
        self.takeover = luck.random() < HALF
        self._sitters = [
            Sitter(seat, 100 + seat if seat in people else -1 - seat, NAMES[seat]) for seat in range(match.seats)
        ]
        self._changes, self._whose = list[SeatChange](), dict[str, str]()
        self._strangers = iter(enumerate(STRANGERS, start=500))
        self._then = dict[int, tuple[Sitter, ...]]()

    def change(self) -> None:
        """Let somebody leave who is not the last person there, or let a seat that was left have a player again."""
        there = [one for one in self._sitters if one.user_id > 0 and not one.gone]
        if self._luck.random() < HALF:
            self._decide(self._luck.choice(there))
            return
        left = [one for one in self._sitters if one.gone]
        if left and (len(there) == 1 or self._luck.random() < HALF):
            self._return_to(self._luck.choice(left))
        elif len(there) > 1:
            one = self._luck.choice(there)
            kind: SeatChangeKind = self._luck.choice(("left", "left-server", "host", "vote", "manager"))
            self._note(one, replace(one, gone=True, leaving="resigned"), kind)

    def _decide(self, one: Sitter) -> None:
        """Let the table decide something as somebody asks, or the host alone."""
        kind = self._luck.choice(DECISIONS)
        about = (0, "by-day") if kind == "pace-by-host" else (one.user_id, one.name)
        self._changes.append(SeatChange(*about, kind, (self._match.step + 1) * EVENTS_PER_MOVE))

    def _return_to(self, one: Sitter) -> None:
        stranger = next(self._strangers, None) if self._luck.random() < HALF else None
        if stranger is None or self._match.game.key == "emerald_skulls":  # whose lost bets are judged by name
            self._note(one, replace(one, gone=False, leaving=None), "back")
            return
        former = (*(one.former or ()), FormerPlayer(one.user_id, one.name, self._now.timestamp(), "resigned"))
        self._note(one, Sitter(one.seat, *stranger, former=former), "taken")

    def _note(self, before: Sitter, after: Sitter, kind: SeatChangeKind) -> None:
        if kind == "taken":
            self._whose[after.name] = before.name
        self._sitters[self._sitters.index(before)] = after
        place = (self._match.step + 1) * EVENTS_PER_MOVE
        self._changes.append(SeatChange(after.user_id, after.name, kind, place))

    @property
    def _now(self) -> datetime:
        return moment_of(self._match.step) + timedelta(milliseconds=500)

    def who_plays(self, seat: int) -> Actor:
        """Return who plays for a seat now, and remember who sits there."""
        self._then[self._match.step + 1] = tuple(self._sitters)
        gone = self._sitters[seat].gone
        return "player" if not gone else "stand-in" if self.takeover else "gone"

    def scene_at(self, scene: Scene, step: int) -> Scene:
        """Return a scene with those who sat there at a move."""
        sitters = tuple(replace(one, former=None) for one in self._then[step])
        return replace(scene, table_view=replace(scene.table_view, table=replace(scene.table, sitters=sitters)))

    def happened(self, scene: Scene) -> list[Happening]:
        """Return what the log must tell of seats."""
        plays = "goblin" if self.takeover else "default"
        told = []
        for change in self._changes:
            removed = change.kind in ("host", "vote", "manager")
            kind = "removed" if removed else "resumed-as-asked" if change.kind == "resumed" else change.kind
            gone = change.kind in get_args(LeavingKind)
            words = scene.say(
                "log-seat",
                name=change.name,
                kind=kind,
                by=change.kind,
                remover="",
                known="no",
                plays=plays if gone else "nobody",
                whose=self._whose.get(change.name, "nobody"),
            )
            if change.kind == "pace-by-host":
                words = scene.say("log-pace", by="host", name="", pace=scene.say("pace-by-day"))
            told.append(Happening(change.place // EVENTS_PER_MOVE - 1, 0, SEAT, words))
        return told

    def table(self) -> Table:
        """Return the table as it is now."""
        return replace(
            _EMPTY,
            game=self._match.game.key,
            version=self._match.step + len(self._changes),
            sitters=tuple(self._sitters),
            takeover=self.takeover,
            seat_changes=tuple(self._changes),
            status="playing" if self._match.decision else "over",
            ended_at=None if self._match.decision else NOW,
        )


def _dealt(way: Way) -> Match:
    luck, game, (variant, most) = Random(way.number), find_game(way.game), VARIANTS[way.game]
    alone = way.number % 5 == 0
    seats = luck.choice([seats for seats in game.seats if (1 if alone else 2) <= seats <= MOST])
    options = {variant: True} if way.number % 2 and 1 < seats <= most else {}
    return Match.deal_by_key(way.game, seats=seats, options=options, seed=derive_match_seed("story", way.number))


def moment_of(step: int) -> datetime:
    """Return when a move was made."""
    return NOW + timedelta(seconds=step)


def _move(match: Match, luck: Random, rng: SwiftChance, seats: Seats) -> StoredMove:
    """Make a move that somebody who is asked would make, sensibly as a rule."""
    decision, state = match.decision, match.state
    assert decision is not None
    seat = luck.choice(decision.seats)
    legal = list(match.legal_moves(seat))
    if match.game.key == "emerald_skulls":
        move = luck.choices(legal, [_likely(str(one)) for one in legal])[0]
    else:
        move = (match.game.choose_habit_move(state, seat, rng) if luck.random() < HABIT else None) or luck.choice(legal)
    by = seats.who_plays(seat)
    events = match.play(seat, move)
    return StoredMove(match.step, seat, "", "", by, tuple(events), moment_of(match.step))


def _likely(move: str) -> float:
    return next((weight for words_, weight in LIKELY.items() if move.startswith(words_)), 1)


_EMPTY = Table(
    id=7,
    game="gobblestones",
    guild_id=1,
    channel_id=2,
    thread_id=3,
    host_id=100,
    status="playing",
    options={},
    pace="none",
    language="en",
    version=0,
    sitters=(),
    created_at=NOW,
    changed_at=NOW,
    started_at=NOW,
)
