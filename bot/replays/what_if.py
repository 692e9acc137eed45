"""What if?: somebody plays on from a step of a match that is over, against goblins on all other seats."""

import asyncio
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

from typing_extensions import override

from bot.replays.again import MatchAgain
from bot.replays.replay_screen import happened_since
from bot.replays.replays import Opened, Sources
from bot.replays.sight import scene_at
from bot.replays.stage import Asker, SeenStep, Stage
from bot.replays.step_screen import look_button, move_controls, on_the_way, step_screen
from bot.screens.controls.paths import ROOT, Focus
from bot.screens.controls.widget import ROWS
from bot.screens.custom_ids import Playback
from bot.screens.ending import ending
from bot.screens.frame import help_beside, more_button
from bot.screens.layout import Button, Control, Screen, abreast, texts
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.store.models import KeptReplay, Sitter, Table
from bot.tables import TableError, Tables
from bot.tables.goblins.advice import advised
from bot.tables.house_goblins import free_goblin, namesake
from bot.tables.tables import GoblinAsked
from bot.tables.use_cases.playing import play_in_turn
from games.engine import Move, NotYourTurn
from games.engine.chance import SwiftChance
from games.engine.goblins import GoblinLevel, goblin_move
from games.engine.typed import foresee

FORK = "w"
"""The letter of a match that is played on in another way; the number of its row follows."""
DAYS = timedelta(days=3)
"""So long it is kept."""
MOST = 300
"""After so many moves without a question for the person, the goblins stop: no match has so many."""
LEVEL = GoblinLevel.GROWN


@dataclass(frozen=True, slots=True)
class ForkStep(SeenStep):
    """A step of a match that is played on: `since`, the step of the true match where it began."""

    since: int


@dataclass(frozen=True, slots=True)
class Fork:
    """A match that is played on: the place in the true one, the person's seat, what was played since."""

    kept: KeptReplay
    base: Playback
    seat: int
    again: MatchAgain
    table: Table


class WhatIf(Stage[ForkStep]):
    """Each fork is a row of its person, with all moves since: the goblins' luck comes from the deal and the moves.

    Where something stays secret after the end, it is played on in a world that its person cannot tell from the true
    one: what was trusted is not found out by doubting it now.
    """

    def __init__(self, tables: Tables, sources: Sources) -> None:
        self._rows, self._clock, self._sources = tables.store.kept_replays, tables.clock, sources
        self._thinking = asyncio.Lock()

    async def begin(self, base: Playback, asker: Asker) -> Playback:
        """Begin at a step of a match that is over, in the asker's own seat; others take that of the asked player."""
        opened = await self._sources.open(base.source, asker)
        seat = _seat(base, opened)
        again = await self._answered(branch_of(base, opened, seat), seat)
        content = {"base": str(base), "seat": seat, "moves": _written(again)}
        number = await self._rows.add(asker.user, "fork", content, self._clock.now() + DAYS)
        return Playback(f"{FORK}{number}", again.last, str(seat))

    @override
    async def sight(self, playback: Playback, asker: Asker) -> ForkStep:
        fork = await self._fork(playback, asker)
        place = replace(playback, step=fork.again.last, eyes=str(fork.seat))
        return await asyncio.to_thread(_step_of, fork, place, asker)

    @override
    def screen(self, sight: ForkStep, focus: Focus = ROOT, notice: str | None = None) -> Screen:
        return fork_screen(sight, focus, notice)

    @override
    async def play(self, playback: Playback, asker: Asker, text: str) -> Playback:
        fork = await self._fork(playback, asker)
        if playback.step != fork.again.last:
            raise TableError("replay-moved-on")
        moves = foresee(fork.again.at(fork.again.last), fork.seat, text).moves
        play_in_turn(moves, lambda move: fork.again.play(fork.seat, move))
        again = await self._answered(fork.again, fork.seat)
        if not await self._rows.go_on(fork.kept, {**fork.kept.content, "moves": _written(again)}):
            raise TableError("replay-moved-on")
        return replace(playback, step=again.last)

    @override
    async def look(self, playback: Playback, asker: Asker, what: str) -> Playback:
        """Return to the true match."""
        return (await self._fork(playback, asker)).base

    async def advise(self, playback: Playback, asker: Asker) -> tuple[Scene, list[Move]]:
        """Return what somebody sees there, and what a goblin would play in their place; raises `GameError`."""
        fork = await self._fork(playback, asker)
        if playback.step != fork.again.last:
            raise TableError("replay-moved-on")
        match = fork.again.at(fork.again.last)
        if match.decision is None or fork.seat not in match.decision.seats:
            raise NotYourTurn("not-your-turn")
        step = await self.sight(playback, asker)
        return step.scene, await advised(GoblinAsked(match, fork.seat, LEVEL), self._thought)

    async def _thought(self, asked: GoblinAsked) -> Move:
        async with self._thinking:
            return await asyncio.to_thread(goblin_thinks, asked)

    async def _fork(self, playback: Playback, asker: Asker) -> Fork:
        kept = await self._rows.of(int(playback.key), self._clock.now()) if playback.key.isdecimal() else None
        if kept is None or kept.user_id != asker.user or kept.kind != "fork":
            raise TableError("replay-gone")
        base = Playback.read(str(kept.content.get("base")))
        if base is None:
            raise TableError("replay-gone")
        opened = await self._sources.open(base.source, asker)
        return await asyncio.to_thread(_played_on, kept, base, opened)

    async def _answered(self, again: MatchAgain, seat: int) -> MatchAgain:
        """Let the goblins play until the person is asked, one fork at a time in all processes."""
        async with self._thinking:
            return await asyncio.to_thread(goblins_play, again, seat)


def _seat(base: Playback, opened: Opened) -> int:
    match = opened.again.at(base.step)
    if match.decision is None:
        raise TableError("replay-over")
    if opened.own is not None:
        return opened.own
    if opened.secret:
        raise TableError("replay-stays-secret")
    return match.decision.seats[0]


def branch_of(base: Playback, opened: Opened, seat: int) -> MatchAgain:
    """Return the match from a step on, in the true world or, where something stays secret, in one like it."""
    if not opened.secret:
        return opened.again.branch(base.step)
    match = opened.again.at(base.step)
    return opened.again.branch(base.step, match.imagined(seat, SwiftChance(match.seed + b"what if")))


def goblins_play(again: MatchAgain, seat: int) -> MatchAgain:
    """Let goblins play on all other seats until this one is asked, or the match is over."""
    for _ in range(MOST):
        match = again.at(again.last)
        if match.decision is None or seat in match.decision.seats:
            break
        mover = match.decision.seats[0]
        again.play(mover, goblin_thinks(GoblinAsked(match, mover, LEVEL)), "goblin")
    return again


def goblin_thinks(asked: GoblinAsked) -> Move:
    """Return a goblin's move; its luck follows from the deal and the number of moves alone."""
    match, seat, level = asked
    return goblin_move(match, seat, SwiftChance(match.seed + match.step.to_bytes(4, "big")), level)


def _written(again: MatchAgain) -> list[tuple[int, str]]:
    return [(move.seat, move.notation) for move in again.moves()[again.first :]]


def _played_on(kept: KeptReplay, base: Playback, opened: Opened) -> Fork:
    content: dict[str, Any] = dict(kept.content)
    seat = int(content["seat"])
    again = branch_of(base, opened, seat)
    for mover, move in content["moves"]:
        again.play(mover, move, "player" if mover == seat else "goblin")
    return Fork(kept, base, seat, again, _with_goblins(opened.table, seat))


def _with_goblins(table: Table, seat: int) -> Table:
    """Return a table with goblins of the bot on all seats but one: those who sat there, and others for people."""
    here = [one.user_id for one in table.sitters if one.seat != seat and one.user_id < 0]
    sitters = []
    for one in table.sitters:
        who = one if one.seat == seat else _in_place_of(one, here)
        sitters.append(who)
        here.append(who.user_id)
    return replace(table, sitters=tuple(sitters), hints=True)


def _in_place_of(sitter: Sitter, here: list[int]) -> Sitter:
    """Return who plays for a sitter: a goblin of the same name, or one whose name nobody here has."""
    who = namesake(LEVEL, sitter.user_id) if sitter.user_id < 0 else free_goblin(LEVEL, here)
    return Sitter(sitter.seat, who.user_id, who.name)


def _step_of(fork: Fork, place: Playback, asker: Asker) -> ForkStep:
    own = [move.number for move in fork.again.moves() if move.seat == fork.seat and move.number > fork.again.first]
    before = None if fork.again.last == fork.again.first else fork.again.first
    since = own[-1] - 1 if own else before
    scene, public = (
        scene_at(fork.table, fork.again, place, asker.say, seat=seat, since=since) for seat in (fork.seat, None)
    )
    return ForkStep(scene, public, since=fork.again.first)


def fork_screen(sight: ForkStep, focus: Focus, notice: str | None) -> Screen:
    """Return a step of a match that is played on: as a panel, and at its end the podium."""
    scene, say = sight.scene, sight.scene.say
    game = screen_of(scene.table.game)
    place = scene.playback or Playback(FORK, 0)
    back = look_button(say("what-if-back"), place, "back")
    if scene.table_view.outcome is not None:
        heading = say("what-if-over", game=game.title, step=sight.since)
        return Screen((*texts([heading]), *ending(scene, game), *abreast([back])), "over")
    kind = scene.decision.kind if scene.decision else ""
    heading = say("what-if-heading", line=say(f"{game.prefix}-asked-{kind}"), step=sight.since)
    small = [notice] if notice else [say("frame-small", line=line) for line in happened_since(scene)]
    return step_screen(
        sight.drawn,
        above=[heading, *small],
        below=on_the_way(scene, focus),
        controls=_controls(scene, focus, back),
        accent="waiting",
    )


def _controls(scene: Scene, focus: Focus, back: Button) -> list[Control]:
    """Return the game's own controls; advice that would need a row of its own is a sign, or behind "More…"."""
    hint = help_beside(scene)
    signs = [replace(button, short="") for button in hint]
    ways = [move_controls(scene, focus, more=(back, more_button(scene)), advice=one) for one in (hint, signs, ())]
    made = min(ways, key=len)
    return made if len(made) <= ROWS else move_controls(scene, focus, more=(back,))
