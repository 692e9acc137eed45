"""Replays of the house's own matches: who may see which, and the match itself, played again once and kept."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, get_args

from cachetools import LRUCache

from bot.replays.again import MatchAgain
from bot.replays.replay_screen import ReplayStep, replay_screen
from bot.replays.sight import eyes_of, scene_at
from bot.replays.stage import Asker
from bot.replays.stops import STRIDES, Stride, stops
from bot.screens.controls.paths import ROOT, Focus
from bot.screens.custom_ids import ALL, EVERYBODY, Playback
from bot.screens.layout import Screen
from bot.store.models import Table
from bot.tables import TableError, Tables
from games.engine import NotYourTurn

STORED = "m"
"""The letter of a table's match; the table's number follows."""
KEPT = 20
"""So many matches are kept played again: some hundred kilobytes each."""

Eyes = Literal["e", "a", "0"]


@dataclass(frozen=True)
class Opened:
    """A match that may be seen again: its table, and whoever of it asks."""

    table: Table
    again: MatchAgain

    @cached_property
    def stops(self) -> Mapping[Stride, tuple[int, ...]]:
        """The steps at which each stride stops, in order."""
        return {stride: stops(self.again, stride) for stride in get_args(Stride)}

    @property
    def stays_secret(self) -> bool:
        """Whether what was hidden stays hidden, though the match is over."""
        match = self.again.at(self.again.first)
        return match.game.stays_secret(match.options)


class StoredMatches:
    """The stage of matches that were played at a table of the house.

    Everybody may see what the table's record allows; of others, whoever does not see its channel gets nothing.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._opened: LRUCache[int, Opened] = LRUCache(KEPT)

    async def begin(self, table_id: int, asker: Asker) -> Playback:
        """Return the first step of a table's match, through the asker's own eyes if they sat there."""
        opened = await self.open(f"{STORED}{table_id}", asker)
        seat = _seat(opened.table, asker)
        return Playback(f"{STORED}{table_id}", 0, EVERYBODY if seat is None else str(seat), "t")

    async def open(self, source: str, asker: Asker) -> Opened:
        """Return a match, if the asker may see it; raises `TableError`."""
        if not source[1:].isdecimal():
            raise TableError("replay-no-step")
        table_id = int(source[1:])
        table = (await self._tables.glance(table_id, None)).table
        if table.sitter(asker.user) is None and not asker.sees(table):
            raise TableError("replay-not-yours")
        record = await self._tables.record_of(table_id, asker.user)
        if table_id not in self._opened:
            by = await self._tables.store.tables.actors(table_id)
            again = await asyncio.to_thread(MatchAgain.of, record, by)
            self._opened[table_id] = Opened(table, again)
        return replace(self._opened[table_id], table=table)

    async def sight(self, playback: Playback, asker: Asker) -> ReplayStep:
        """Return a step through the eyes that the reference names, if these are the asker's."""
        opened = await self.open(playback.source, asker)
        check_eyes(playback, opened, asker)
        return await asyncio.to_thread(sight_of, playback, opened, asker)

    def screen(self, sight: ReplayStep, focus: Focus = ROOT, notice: str | None = None) -> Screen:  # noqa: ARG002  a replay asks nobody
        """Return the step with the buttons of the stepper."""
        return replay_screen(sight, notice)

    async def play(self, playback: Playback, asker: Asker, text: str) -> Playback:  # noqa: ARG002  the same
        """Refuse: what was played cannot be played in another way here."""
        raise NotYourTurn("not-your-turn")

    async def look(self, playback: Playback, asker: Asker, what: str) -> Playback:
        """Return where a button of the stepper leads."""
        return step_to(playback, await self.open(playback.source, asker), what)


def _seat(table: Table, asker: Asker) -> int | None:
    """Return the seat that somebody had in a match, even if they left it."""
    sitter = table.sitter(asker.user)
    return sitter.seat if sitter else None


def check_eyes(playback: Playback, opened: Opened, asker: Asker) -> None:
    """Raise `TableError` if a reference names eyes that are not the asker's, or all where something stays secret."""
    if playback.seat is not None and playback.seat != _seat(opened.table, asker):
        raise TableError("replay-not-yours")
    if playback.eyes == ALL and opened.stays_secret:
        raise TableError("replay-stays-secret")
    if playback.seat is None and playback.eyes not in (ALL, EVERYBODY):
        raise TableError("replay-no-step")


def sight_of(playback: Playback, opened: Opened, asker: Asker) -> ReplayStep:
    """Return a step with all that its screen says."""
    again, say = opened.again, asker.say
    steps = opened.stops[stride_of(playback)]
    since = max((stop for stop in steps if stop < playback.step), default=0)
    match, moves = again.at(playback.step), again.moves(playback.step)
    seat = eyes_of(playback, match, moves)
    return ReplayStep(
        scene_at(opened.table, again, playback, say, seat=seat, since=since),
        scene_at(opened.table, again, playback, say, seat=None, since=since),
        last=again.last,
        steps=steps,
        stride=stride_of(playback),
        own=_seat(opened.table, asker),
        secret=opened.stays_secret,
    )


def stride_of(playback: Playback) -> Stride:
    """Return how far one step of a replay goes: the note of its reference says it."""
    return STRIDES.get(playback.note, "move")


def step_to(playback: Playback, opened: Opened, what: str) -> Playback:
    """Return where a button of the stepper leads: "first", "back", "on", "last", "by STRIDE", "eyes WHOSE"."""
    how, _, which = what.partition(" ")
    steps = opened.stops[stride_of(playback)]
    if how == "by" and which in get_args(Stride):
        note = next(letter for letter, stride in STRIDES.items() if stride == which)
        return replace(playback, note=note)
    if how == "eyes":
        return replace(playback, eyes=which[:1])
    ways = {
        "first": steps[0],
        "back": max((stop for stop in steps if stop < playback.step), default=steps[0]),
        "on": min((stop for stop in steps if stop > playback.step), default=steps[-1]),
        "last": steps[-1],
    }
    if how not in ways:
        raise TableError("replay-no-step")
    return replace(playback, step=ways[how])
