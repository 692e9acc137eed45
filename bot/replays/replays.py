"""Replays of matches that are over, step by step, from the perspective of everybody, of who looks, or of all."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import cast, get_args

from typing_extensions import override

from bot.replays.great_moments import find_great_highlight, find_great_steps
from bot.replays.playback_stage import PlaybackStage, ReplayViewer
from bot.replays.replay_scene import build_replay_scene, find_perspective_seat
from bot.replays.replay_screen import STEP_DIRECTIONS, ReplayStep, render_replay_screen
from bot.replays.replay_stops import (
    STRIDES,
    STRIDES_OF_ENDS,
    Stride,
    cut_scene_at_round_end,
    find_ended_round,
    find_round_start_step,
    find_stops,
    find_turn_player_at,
    list_round_end_steps,
    list_rounds,
)
from bot.replays.replayed_match import ReplayedMatch
from bot.screens.controls.paths import ROOT_FOCUS, Focus
from bot.screens.custom_ids import ASKED_PLAYER_EYES, GREAT_MOMENTS, SPECTATOR_EYES, ReplayReference
from bot.screens.layout import Screen
from bot.screens.screen_registry import find_screen
from bot.store.match_results import list_seat_holders
from bot.store.models import Table
from bot.tables import TableError
from games.engine import NotYourTurn
from games.engine.review import can_review


class OpenedMatch:
    """A match to replay: its table, all that happened, and the seat that its viewer had (`own`).

    `shared`: whether it may be shown to others; a match that was closed early is for its players alone. `marks` are
    the steps that they remembered while it was played. `nameless`: nobody is known who played it.
    """

    def __init__(
        self,
        table: Table,
        replayed: ReplayedMatch,
        own_seat: int | None = None,
        *,
        shared: bool = True,
        marks: tuple[int, ...] = (),
        nameless: bool = False,
    ) -> None:
        self.table, self.again, self.own, self.shared, self.marks = table, replayed, own_seat, shared, marks
        self.nameless = nameless

    @cached_property
    def keeps_secrets(self) -> bool:
        """Whether what was hidden stays hidden, though the match is over."""
        match = self.again.get_match_at(self.again.start_step)
        return match.game.keeps_secrets_at_end(match.options)

    def count_rounds(self, step: int) -> int:
        """Return in which round of the match the move to a step was made: in that of its first event."""
        *before, last = [list(move.events) for move in self.again.list_moves(step)] or [[]]
        narrator = find_screen(self.table.game).narrator
        return narrator.count_rounds(len(self.table.sitters), [*chain.from_iterable(before), *last[:1]])

    @cached_property
    def has_review(self) -> bool:
        """Whether matches with these rules and options can be reviewed."""
        return can_review(self.again.get_match_at(self.again.start_step))

    def list_reviewable_seats(self, user_id: int) -> tuple[int, ...]:
        """Return the seats whose decisions somebody may have reviewed: those that they had.

        Of a match whose players are not known, they are all, unless something stays secret.
        """
        if not self.has_review:
            return ()
        if self.nameless:
            return () if self.keeps_secrets else tuple(range(len(self.table.sitters)))
        return tuple(
            dict.fromkeys(turn.seat for turn in list_seat_holders(self.table.sitters) if turn.user_id == user_id)
        )


class BaseReplayStage(PlaybackStage[ReplayStep], ABC):
    """The stage of matches that are over."""

    @abstractmethod
    async def open_match(self, source: str, asker: ReplayViewer) -> OpenedMatch:
        """Return a match to replay, if the asker may see it; raises `TableError`."""

    async def begin_replay(self, source: str, asker: ReplayViewer) -> ReplayReference:
        """Return the first step of a match, through the asker's own eyes if they sat there."""
        opened = await self.open_match(source, asker)
        return ReplayReference(source, 0, SPECTATOR_EYES if opened.own is None else str(opened.own), "t")

    async def find_first_highlight(self, source: str, asker: ReplayViewer) -> ReplayReference:
        """Return the first of the great moments (highlights) of a match."""
        begun = replace(await self.begin_replay(source, asker), note=GREAT_MOMENTS)
        return await self.handle_button(begun, asker, "on")

    @override
    async def load_step(self, playback: ReplayReference, asker: ReplayViewer) -> ReplayStep:
        opened = await self.open_match(playback.source, asker)
        require_may_watch_replay(playback, opened)
        return await asyncio.to_thread(build_replay_step, playback, opened, asker)

    @override
    def build_screen(self, replay_step: ReplayStep, focus: Focus = ROOT_FOCUS, notice: str | None = None) -> Screen:
        return render_replay_screen(replay_step, notice)

    @override
    async def play_choice(self, playback: ReplayReference, asker: ReplayViewer, text: str) -> ReplayReference:
        raise NotYourTurn("not-your-turn")

    @override
    async def handle_button(self, playback: ReplayReference, asker: ReplayViewer, what: str) -> ReplayReference:
        """Go where a stepper's control leads: "first", "back", "on", "last", "to STEP", "by STRIDE" or "eyes WHOSE"."""
        opened = await self.open_match(playback.source, asker)
        return await asyncio.to_thread(_follow_stepper, playback, opened, what)


def require_may_watch_replay(playback: ReplayReference, opened: OpenedMatch) -> None:
    """Raise `TableError` if somebody has no permission for a perspective (view): another seat's, or all secrets."""
    if playback.seat is not None and playback.seat != opened.own:
        raise TableError("replay-not-yours")
    if playback.eyes == ASKED_PLAYER_EYES and opened.keeps_secrets:
        raise TableError("replay-stays-secret")
    if playback.seat is None and playback.eyes not in (ASKED_PLAYER_EYES, SPECTATOR_EYES):
        raise TableError("replay-no-step")


def build_replay_step(playback: ReplayReference, opened: OpenedMatch, asker: ReplayViewer) -> ReplayStep:
    """Return a step with all that its screen says: what happened since the stop before it, of its own round."""
    again, say, stride = opened.again, asker.say, read_stride(playback)
    steps = find_stops(again, stride, opened.marks, opened.own)
    rounds = [] if stride == "move" else list_rounds(again)
    stop_before = max((stop for stop in steps if stop < playback.step), default=0)
    since = max(stop_before, find_round_start_step(rounds, playback.step))
    match, moves = again.get_match_at(playback.step), again.list_moves(playback.step)
    seat = find_perspective_seat(playback, match, moves)
    ended = find_ended_round(rounds, playback.step) if stride in STRIDES_OF_ENDS else None
    great = find_great_highlight(again, opened.own, playback.step) if stride == "moment" else None
    if stride == "moment" and great is None:
        ended = None  # it is only where the match ended
    scene, public = (
        build_replay_scene(opened.table, again, playback, say, seat=viewer, since=since) for viewer in (seat, None)
    )
    return ReplayStep(
        cut_scene_at_round_end(scene, ended),
        cut_scene_at_round_end(public, ended),
        ended=ended,
        last=again.last_step,
        steps=steps,
        stride=stride,
        own=opened.own,
        secret=opened.keeps_secrets,
        shared=opened.shared,
        marks=opened.marks,
        goes_on=match.decision is not None,
        reviewed=bool(opened.list_reviewable_seats(asker.user_id)),
        round_number=opened.count_rounds(playback.step),
        rounds=opened.count_rounds(again.last_step),
        round_ends=tuple(list_round_end_steps(again)),
        turn_seat=find_turn_player_at(again, playback.step),
        great=great,
        great_steps=tuple(find_great_steps(again, opened.own)) if stride == "moment" else (),
    )


def read_stride(playback: ReplayReference) -> Stride:
    """Return how far one step of a replay goes: the note of its reference says it."""
    return STRIDES.get(playback.note, "move")


def _follow_stepper(playback: ReplayReference, opened: OpenedMatch, what: str) -> ReplayReference:
    how, _, which = what.partition(" ")
    if how == "by" and which in get_args(Stride):
        return _build_reference_by_stride(playback, opened, cast("Stride", which))
    if how == "eyes":
        return replace(playback, eyes=which[:1])
    if how == "to" and which.isdecimal() and int(which) <= opened.again.last_step:
        return replace(playback, step=int(which))
    if how not in STEP_DIRECTIONS:
        raise TableError("replay-no-step")
    steps = find_stops(opened.again, read_stride(playback), opened.marks, opened.own)
    leads = {
        "first": steps[0],
        "back": max((stop for stop in steps if stop < playback.step), default=steps[0]),
        "on": min((stop for stop in steps if stop > playback.step), default=steps[-1]),
        "last": steps[-1],
    }
    return replace(playback, step=leads[how])


def _build_reference_by_stride(playback: ReplayReference, opened: OpenedMatch, stride: Stride) -> ReplayReference:
    """Return the same step with another stride; great moments begin with the first of them."""
    changed = replace(playback, note=next(letter for letter, name in STRIDES.items() if name == stride))
    if stride != "moment":
        return changed
    first = find_stops(opened.again, stride, opened.marks, opened.own)[1:2]
    return replace(changed, step=first[0] if first else playback.step)


@dataclass(frozen=True, slots=True)
class ReplaySources:
    """The matches that are over, by the letter of their references."""

    by_letter: Mapping[str, BaseReplayStage]

    async def open_replay_source(self, source: str, asker: ReplayViewer) -> OpenedMatch:
        """Return a match of any kind, if the asker may see it; raises `TableError`."""
        replays = self.by_letter.get(source[:1])
        if replays is None:
            raise TableError("replay-no-step")
        return await replays.open_match(source, asker)
