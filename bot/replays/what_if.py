"""What if? (a fork): somebody plays on from a step of a match that is over, against goblins on all other seats."""

import asyncio
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

from typing_extensions import override

from bot.replays.playback_stage import PlaybackStage, ReplayViewer, SeenStep
from bot.replays.replay_scene import build_replay_scene
from bot.replays.replay_screen import summarize_moves
from bot.replays.replayed_match import ReplayedMatch
from bot.replays.replays import OpenedMatch, ReplaySources
from bot.replays.step_screen import (
    build_move_controls,
    build_stage_button,
    list_warning_and_progress_lines,
    render_step_screen,
)
from bot.screens.controls.paths import ROOT_FOCUS, Focus
from bot.screens.controls.widget import MAX_CONTROL_ROWS
from bot.screens.custom_ids import SPECTATOR_EYES, ReplayReference
from bot.screens.ending import build_ending
from bot.screens.frame import build_help_buttons, build_more_button
from bot.screens.layout import Button, Control, Screen, arrange_buttons, make_paragraph
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.store.models import KeptReplay, Sitter, Table
from bot.tables import TableError, TableService
from bot.tables.goblin_names import find_free_goblin, find_namesake
from bot.tables.goblins.advice import advise_moves
from bot.tables.tables import AskedGoblin
from bot.tables.use_cases.playing import play_moves_in_turn
from games.engine import Move, NotYourTurn
from games.engine.chance import SwiftChance
from games.engine.goblins import GoblinLevel, compute_goblin_move
from games.engine.typed_text import parse_typed_moves

FORK_LETTER = "w"
"""The letter of a match that is played on in another way; the number of its row follows."""
FORK_RETENTION = timedelta(days=3)
"""So long it is kept."""
MAX_FORK_MOVES = 300
"""After so many moves without a question for the person, the goblins stop: no match has so many."""
FORK_GOBLIN_LEVEL = GoblinLevel.GROWN


@dataclass(frozen=True, slots=True)
class WhatIfStep(SeenStep):
    """A step of a what-if, a match that is played on: `since`, the round of the true match in which it began."""

    since: int


@dataclass(frozen=True, slots=True)
class WhatIfFork:
    """A what-if, a match that is played on: the place in the true one, the person's seat, what was played since."""

    kept: KeptReplay
    base: ReplayReference
    seat: int
    again: ReplayedMatch
    table: Table


class WhatIfStage(PlaybackStage[WhatIfStep]):
    """A what-if is a row of its person, with all moves since: the goblins' luck comes from the deal and the moves.

    Where something stays secret after the end, it is played on in a world that its person cannot tell from the true
    one: what was trusted is not found out by doubting it now.
    """

    def __init__(self, tables: TableService, sources: ReplaySources) -> None:
        self._rows, self._clock, self._sources = tables.store.kept_replays, tables.clock, sources
        self._thinking = asyncio.Lock()

    async def begin_what_if(self, base: ReplayReference, asker: ReplayViewer) -> ReplayReference:
        """Begin a what-if (fork): at a step of a match that is over, in the asker's own seat.

        Others take the seat whose eyes the reference names, or that of the player who is asked.
        """
        opened = await self._sources.open_replay_source(base.source, asker)
        seat = _choose_seat(base, opened)
        again = await self._play_goblins_in_thread(fork_what_if_match(base, opened, seat), seat)
        content = {"base": str(_find_return_place(base, opened)), "seat": seat, "moves": _dump_moves(again)}
        number = await self._rows.add_kept_replay(asker.user_id, "fork", content, self._clock.now() + FORK_RETENTION)
        return ReplayReference(f"{FORK_LETTER}{number}", again.last_step, str(seat))

    @override
    async def load_step(self, playback: ReplayReference, asker: ReplayViewer) -> WhatIfStep:
        fork = await self._load_what_if_fork(playback, asker)
        place = replace(playback, step=fork.again.last_step, eyes=str(fork.seat))
        return await asyncio.to_thread(_build_what_if_step, fork, place, asker)

    @override
    def build_screen(self, what_if_step: WhatIfStep, focus: Focus = ROOT_FOCUS, notice: str | None = None) -> Screen:
        return render_what_if(what_if_step, focus, notice)

    @override
    async def play_choice(self, playback: ReplayReference, asker: ReplayViewer, text: str) -> ReplayReference:
        fork = await self._load_what_if_fork(playback, asker)
        if playback.step != fork.again.last_step:
            raise TableError("replay-moved-on")
        moves = parse_typed_moves(fork.again.get_match_at(fork.again.last_step), fork.seat, text).moves
        play_moves_in_turn(moves, lambda move: fork.again.play_move(fork.seat, move))
        again = await self._play_goblins_in_thread(fork.again, fork.seat)
        if not await self._rows.update_kept_replay(fork.kept, {**fork.kept.content, "moves": _dump_moves(again)}):
            raise TableError("replay-moved-on")
        return replace(playback, step=again.last_step)

    @override
    async def handle_button(self, playback: ReplayReference, asker: ReplayViewer, what: str) -> ReplayReference:
        """Return to the true match."""
        return (await self._load_what_if_fork(playback, asker)).base

    async def find_what_if_hint(self, playback: ReplayReference, asker: ReplayViewer) -> tuple[Scene, list[Move]]:
        """Return what somebody sees there, and a hint: what a goblin would play there; raises `GameError`."""
        fork = await self._load_what_if_fork(playback, asker)
        if playback.step != fork.again.last_step:
            raise TableError("replay-moved-on")
        match = fork.again.get_match_at(fork.again.last_step)
        if match.decision is None or fork.seat not in match.decision.seats:
            raise NotYourTurn("not-your-turn")
        step = await self.load_step(playback, asker)
        return step.scene, await advise_moves(AskedGoblin(match, fork.seat, FORK_GOBLIN_LEVEL), self._think_in_thread)

    async def _think_in_thread(self, asked_goblin: AskedGoblin) -> Move:
        async with self._thinking:
            return await asyncio.to_thread(choose_what_if_move, asked_goblin)

    async def _load_what_if_fork(self, playback: ReplayReference, asker: ReplayViewer) -> WhatIfFork:
        if playback.kind != FORK_LETTER:
            raise TableError("replay-gone")
        replay = (
            await self._rows.find_kept_replay(int(playback.key), self._clock.now())
            if playback.key.isdecimal()
            else None
        )
        if replay is None or replay.user_id != asker.user_id or replay.kind != "fork":
            raise TableError("replay-gone")
        base = ReplayReference.from_text(str(replay.content.get("base")))
        if base is None:
            raise TableError("replay-gone")
        opened = await self._sources.open_replay_source(base.source, asker)
        return await asyncio.to_thread(_rebuild_fork, replay, base, opened)

    async def _play_goblins_in_thread(self, replayed: ReplayedMatch, seat: int) -> ReplayedMatch:
        """Let the goblins play until the person is asked, one fork at a time in all processes."""
        async with self._thinking:
            return await asyncio.to_thread(play_what_if_goblins, replayed, seat)


def _choose_seat(base: ReplayReference, opened: OpenedMatch) -> int:
    match = opened.again.get_match_at(base.step)
    if match.decision is None:
        raise TableError("replay-over")
    if opened.own is not None:
        return opened.own
    if opened.keeps_secrets:
        raise TableError("replay-stays-secret")
    asked_seats = match.decision.seats
    return next((seat for seat in asked_seats if seat == base.seat), asked_seats[0])


def _find_return_place(base: ReplayReference, opened: OpenedMatch) -> ReplayReference:
    """Return where the true match is shown again: through eyes that its reader has there."""
    return base if base.seat in (None, opened.own) else replace(base, eyes=SPECTATOR_EYES)


def fork_what_if_match(base: ReplayReference, opened: OpenedMatch, seat: int) -> ReplayedMatch:
    """Fork a match (what-if) from a step on, in the true world or, where something stays secret, in one like it."""
    if not opened.keeps_secrets:
        return opened.again.fork_at(base.step)
    match = opened.again.get_match_at(base.step)
    return opened.again.fork_at(base.step, match.imagine_hidden(seat, SwiftChance(match.seed + b"what if")))


def play_what_if_goblins(replayed: ReplayedMatch, seat: int) -> ReplayedMatch:
    """Let goblins play on all other seats until this one is asked, or the match is over."""
    for _ in range(MAX_FORK_MOVES):
        match = replayed.get_match_at(replayed.last_step)
        if match.decision is None or seat in match.decision.seats:
            break
        mover = match.decision.seats[0]
        replayed.play_move(mover, choose_what_if_move(AskedGoblin(match, mover, FORK_GOBLIN_LEVEL)), "goblin")
    return replayed


def choose_what_if_move(asked_goblin: AskedGoblin) -> Move:
    """Return a goblin's move in a what-if; its luck follows from the deal and the number of moves alone."""
    match, seat, level = asked_goblin
    return compute_goblin_move(match, seat, SwiftChance(match.seed + match.step.to_bytes(4, "big")), level)


def _dump_moves(replayed: ReplayedMatch) -> list[tuple[int, str]]:
    return [(move.seat, move.notation) for move in replayed.list_moves()[replayed.start_step :]]


def _rebuild_fork(replay: KeptReplay, base: ReplayReference, opened: OpenedMatch) -> WhatIfFork:
    content: dict[str, Any] = dict(replay.content)
    seat = int(content["seat"])
    again = fork_what_if_match(base, opened, seat)
    for mover, move in content["moves"]:
        again.play_move(mover, move, "player" if mover == seat else "goblin")
    return WhatIfFork(replay, base, seat, again, _replace_people(opened.table, seat))


def _replace_people(table: Table, seat: int) -> Table:
    """Replace people by goblins of the bot on all seats but one; goblins who sat there stay."""
    taken_ids = [sitter.user_id for sitter in table.sitters if sitter.seat != seat and sitter.user_id < 0]
    sitters = []
    for sitter in table.sitters:
        who = sitter if sitter.seat == seat else _choose_replacement(sitter, taken_ids)
        sitters.append(who)
        taken_ids.append(who.user_id)
    return replace(table, sitters=tuple(sitters), hints=True)


def _choose_replacement(sitter: Sitter, taken_ids: list[int]) -> Sitter:
    """Return who plays for a sitter: a goblin of the same name, or one whose name nobody here has."""
    who = (
        find_namesake(FORK_GOBLIN_LEVEL, sitter.user_id)
        if sitter.user_id < 0
        else find_free_goblin(FORK_GOBLIN_LEVEL, taken_ids)
    )
    return Sitter(sitter.seat, who.user_id, who.name)


def _build_what_if_step(fork: WhatIfFork, playback: ReplayReference, asker: ReplayViewer) -> WhatIfStep:
    own = [
        move.number
        for move in fork.again.list_moves()
        if move.seat == fork.seat and move.number > fork.again.start_step
    ]
    before = None if fork.again.last_step == fork.again.start_step else fork.again.start_step
    since = own[-1] - 1 if own else before
    scene, public = (
        build_replay_scene(fork.table, fork.again, playback, asker.say, seat=seat, since=since)
        for seat in (fork.seat, None)
    )
    started = [event for move in fork.again.list_moves(fork.again.start_step) for event in move.events]
    rounds = find_screen(fork.table.game).narrator.count_rounds(len(fork.table.sitters), started)
    return WhatIfStep(scene, public, since=max(1, rounds))


def render_what_if(what_if_step: WhatIfStep, focus: Focus, notice: str | None) -> Screen:
    """Render a step of a what-if, a match that is played on: as a panel, and at its end the podium."""
    scene, say = what_if_step.scene, what_if_step.scene.say
    game = find_screen(scene.table.game)
    place = scene.playback or ReplayReference(FORK_LETTER, 0)
    back = build_stage_button(say("what-if-back"), place, "back")
    paid = game.narrator.format_round_payouts(scene)
    if scene.table_view.outcome is not None:
        heading = say("what-if-over", game=game.title, round=game.narrator.round_name, number=what_if_step.since)
        ending = build_ending(scene, game, [say("frame-small", line=line) for line in paid])
        return Screen((*make_paragraph([heading]), *ending, *arrange_buttons([back])), "over")
    line = game.move_texts.describe_question(scene, scene.decision) if scene.decision else ""
    seats, round_name = len(scene.table.sitters), game.narrator.round_name
    heading = say("what-if-heading", line=line, round=round_name, number=what_if_step.since, seats=seats)
    small = [notice] if notice else [say("frame-small", line=line) for line in paid or summarize_moves(scene)]
    return render_step_screen(
        what_if_step.picture_scene,
        above=[heading, *small],
        below=list_warning_and_progress_lines(scene, focus),
        controls=_build_fork_controls(scene, focus, back),
        accent="waiting",
    )


def _build_fork_controls(scene: Scene, focus: Focus, back: Button) -> list[Control]:
    """Return the game's own controls; advice that would need a row of its own is a sign, or behind "Menu…"."""
    hint = build_help_buttons(scene)
    signs = [replace(button, short="") for button in hint]
    ways = [
        build_move_controls(scene, focus, more=(back, build_more_button(scene)), advice=row)
        for row in (hint, signs, ())
    ]
    shortest = min(ways, key=len)
    return shortest if len(shortest) <= MAX_CONTROL_ROWS else build_move_controls(scene, focus, more=(back,))
