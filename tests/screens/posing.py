"""Screens of matches that are played without clicks: a position of each kind of question, and what is beside them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.replays.highlights import MatchHighlightReplay
from bot.replays.playback_stage import ReplayViewer
from bot.replays.replay_screen import render_replay_screen
from bot.replays.replayed_match import ReplayedMatch
from bot.replays.replays import OpenedMatch, build_replay_step
from bot.replays.reviews.review_screen import find_reviewed_moment, render_review
from bot.replays.reviews.reviews import WantedReview
from bot.replays.what_if import WhatIfStep, render_what_if
from bot.screens.board import render_board
from bot.screens.controls.paths import ROOT_FOCUS, Focus, list_next_words
from bot.screens.custom_ids import ASKED_PLAYER_EYES, SPECTATOR_EYES, ReplayReference
from bot.screens.layout import Screen
from bot.screens.lobby import render_lobby
from bot.screens.more_menu import render_more_menu
from bot.screens.panel import render_panel
from bot.screens.parts.typed_moves import explain_refused_typed_move
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.store.models import Person, Proposal, Sitter, Table
from bot.tables.goblin_names import find_free_goblin
from bot.tables.table_view import filter_visible_moves
from games import find_game
from games.engine import Match, SwiftChance
from games.engine.errors import IllegalMove
from games.engine.goblins import GoblinLevel
from games.engine.random_play import pick_random_move
from games.engine.words import load_words
from tests.bot.replays.sample_reviews import sample_review
from tests.bot.screens.scenes import Played
from tests.screens.ways import Way

NAMES = ("Ann", "Bob", "Cid", "Charlotte", "Maximilian", "Fay", "Gustavo", "Hal")
WILD = 3
"""One move of so many is played at random where goblins play otherwise, so that rare questions are asked."""
SUGGESTED = 3
IDLE_AFTER = 8
"""After so many moves it is looked at who is not asked."""
UNREADABLE = "xyzzy"
MATCHES = 8
"""So many matches at most are played until each kind of question was asked."""

Pose = tuple[str, Screen]
"""What is shown, named as `make screens` does, and its screen."""


@dataclass
class Found:
    """What was found in matches played in one way."""

    questions: dict[str, tuple[Scene, Scene]] = field(default_factory=dict)
    """By kind: the scene of who is asked, with the most moves to choose from, and everybody's."""
    idle: Scene | None = None
    beats: list[Scene] = field(default_factory=list)
    """What everybody saw after moves that may have made a beat."""
    end: tuple[Scene, Scene] | None = None
    again: ReplayedMatch | None = None
    """The last match, played again."""

    @property
    def beat(self) -> Scene | None:
        """The last scene with a beat: it is drawn to find out."""
        return next((scene for scene in reversed(self.beats) if find_screen(scene.table.game).draw_beat(scene)), None)


def poses(way: Way, people: Sequence[int], *, random: bool = False) -> Iterator[Pose]:
    """Yield a screen of each kind of question, before, on the way and to be confirmed, and of states beside them.

    `people` are the ids of users who sit at the table. Goblins play, or chance alone, which is faster: then replays and
    the invitation are looked at only in the usual way to play.
    """
    found, kinds = Found(), find_game(way.game).questions.keys()
    for number in range(MATCHES):
        _play(way, number, people, found, 1 if random else WILD)
        if found.questions.keys() >= kinds:
            break
    for kind, (own, public) in sorted(found.questions.items()):
        yield from _question(kind, own, public)
    kind, (own, public) = max(found.questions.items(), key=lambda one: len(one[1][0].table_view.legal))
    yield from _refused(kind, own)
    yield from _beside(own, public)
    if found.idle:
        yield "(not asked)", render_panel(found.idle)
    if beat := found.beat:
        yield "(beat beside a question, and somebody has left)", render_board(_left(beat))
        yield "(beat while a goblin thinks)", render_board(_goblins_play(beat))
        yield "(beat beside a question)", render_board(beat)
    if found.end:
        yield "(podium)", render_board(found.end[1])
        yield "(podium in a panel)", render_panel(found.end[0])
        yield "(Menu… at the end)", render_more_menu(*(_at(scene, status="over") for scene in found.end))
    if random and way != Way(way.game):
        return  # replays and invitations look the same in each way to play
    if found.end:
        yield from _again(found, own, public)
    yield "(lobby of four)", render_lobby(_invitation(own.table), load_words())


def _question(kind: str, own: Scene, public: Scene) -> Iterator[Pose]:
    game = find_screen(own.table.game)
    reader, legal = game.move_texts.build_move_controls(own), own.table_view.legal
    paths = [tuple(str(move).split()) for move in legal]
    yield kind, render_panel(own)
    if game.move_texts.list_board_moves(public):
        yield f"{kind} on the board", render_board(public)
    ways = [word for word in list_next_words(paths, ()) if word not in reader.typed.words]
    widest = max(ways, key=lambda word: len(list_next_words(paths, (word,))), default="")
    if len(list_next_words(paths, (widest,))) > 1:
        yield f"{kind} on the way", render_panel(own, Focus((widest,)))
    sure = next((path for path in paths if reader.needs_confirmation(path)), None)
    if sure:
        yield f"{kind} to be confirmed", render_panel(own, Focus(sure, confirming=True))


def _refused(kind: str, own: Scene) -> Iterator[Pose]:
    near = Focus(suggested=tuple(map(str, own.table_view.legal[:SUGGESTED])))
    for focus, way in ((near, "refused"), (ROOT_FOCUS, "refused, nothing near")):
        yield f"{kind} {way}", render_panel(own, focus, explain_refused_typed_move(own, focus, _refusal(own)))


def _refusal(scene: Scene) -> IllegalMove:
    try:
        find_game(scene.table.game).parse_move(UNREADABLE)
    except IllegalMove as refusal:
        return refusal
    raise AssertionError(scene.table.game)


def _beside(own: Scene, public: Scene) -> Iterator[Pose]:
    """Yield a notice, a pause, what the table is asked, and somebody who is away."""
    now = datetime.now(UTC)
    ann = own.table.sitters[0]
    asks = Proposal(
        number=1, kind="pause", user_id=ann.user_id, name=ann.name, until=now + timedelta(minutes=9), yes=(ann.user_id,)
    )
    away = tuple(replace(sitter, silent=9 * (sitter.seat == 1)) for sitter in own.table.sitters)
    yield "(somebody has left)", render_board(_left(public))
    yield "(a notice)", render_panel(own, notice=own.say("answer-stale"))
    for scene, shown in ((public, render_board), (own, render_panel)):
        where = "board" if shown is render_board else "panel"
        yield f"(paused, on the {where})", shown(_at(scene, paused_at=now - timedelta(minutes=25), deadline=None))
        yield f"(a pause is asked for, on the {where})", shown(_at(scene, proposal=asks))
    yield "(somebody is away)", render_board(_at(public, sitters=away))


def _again(found: Found, own: Scene, public: Scene) -> Iterator[Pose]:
    """Yield steps of a replay, move by move and round by round, through all eyes, and a step of "What if?"."""
    assert found.again is not None
    opened = OpenedMatch(own.table, found.again, 0)
    asker = ReplayViewer(Person(own.table.sitters[0].user_id, NAMES[0]), load_words())
    for eyes, stride, share in ((SPECTATOR_EYES, "r", 1), ("0", "r", 2), (ASKED_PLAYER_EYES, "m", 3)):
        if eyes != ASKED_PLAYER_EYES or not opened.keeps_secrets:
            place = ReplayReference("m123456", found.again.last_step * share // 3, eyes, stride)
            yield "(replay)", render_replay_screen(build_replay_step(place, opened, asker))
    if opened.has_review:
        wanted = WantedReview("m123456", opened, 0, None)
        review = sample_review(found.again, 0)
        moment = find_reviewed_moment(wanted, review, 0, asker.say)
        yield "(review)", render_review(wanted, moment, review, asker.say)
    place = ReplayReference("w123456", 99, "0")
    mine, everybodys = (replace(_at(scene, hints=True), playback=place) for scene in (own, public))
    yield "(what if)", render_what_if(WhatIfStep(mine, everybodys, since=99), ROOT_FOCUS, None)


def _left(scene: Scene) -> Scene:
    """Return the same scene after the last of the players left for good."""
    *stay, last = scene.table.sitters
    return _at(scene, sitters=(*stay, replace(last, gone=True)))


def _goblins_play(scene: Scene) -> Scene:
    """Return the same scene with goblins on the seats of those who are asked."""
    asked = scene.decision.seats if scene.decision else ()
    taken: list[int] = []
    sitters = list(scene.table.sitters)
    for seat in asked:
        goblin = find_free_goblin(GoblinLevel.GROWN, taken)
        taken.append(goblin.user_id)
        sitters[seat] = Sitter(seat, goblin.user_id, goblin.name)
    return _at(scene, sitters=tuple(sitters))


def _invitation(table: Table) -> Table:
    return replace(table, status="lobby", sitters=table.sitters[:4], started_at=None, thread_id=None)


def _play(way: Way, number: int, people: Sequence[int], found: Found, wild: int) -> None:
    """Play a match, and keep what is shown of it; one move of so many that are `wild` is chance's."""
    game = find_game(way.game)
    match = Match.deal_by_key(way.game, seats=way.seats, seed=bytes([number] * 32), options=dict(way.options))
    played, rng = Played(match), SwiftChance(bytes([number]))
    while match.decision:
        _look(played, people, found)
        decision = match.decision
        seat, move = pick_random_move(game, match.state, decision, rng)
        by_chance = rng.pick(range(wild), "wild") == 0
        chosen = None if by_chance or seat not in decision.seats else game.choose_habit_move(match.state, seat, rng)
        played.play(seat, move if chosen is None else chosen)
    known = {seat: [move for move in played.moves if move.is_known_to(seat)] for seat in (None, 0)}
    story = filter_visible_moves(None, len(known[None]), known[None])
    own, public = (replace(_seen(played, seat, people), story=story) for seat in (0, None))
    found.again = ReplayedMatch.from_record(match.build_record())
    back = MatchHighlightReplay(public.table, found.again, load_words())
    found.end = replace(own, hindsight=back), replace(public, hindsight=back)


def _look(played: Played, people: Sequence[int], found: Found) -> None:
    decision = played.match.decision
    assert decision is not None
    seat = decision.seats[0]
    moves = len(played.match.legal_moves(seat))
    public = None
    before = found.questions.get(decision.kind)
    if before is None or moves > len(before[0].table_view.legal):
        public = _seen(played, None, people)
        found.questions[decision.kind] = _seen(played, seat, people), public
    idle = next((at for at in range(played.match.seats) if not decision.asks(at)), None)
    if found.idle is None and idle is not None and len(played.moves) > IDLE_AFTER:
        found.idle = _seen(played, idle, people)
    if played.moves and any(type(event) in played.match.game.beats for event in played.moves[-1].events):
        found.beats.append(public or _seen(played, None, people))


def _seen(played: Played, seat: int | None, people: Sequence[int]) -> Scene:
    sitters = tuple(Sitter(at, people[at % len(people)], NAMES[at]) for at in range(played.match.seats))
    return _at(played.scene(seat), sitters=sitters, deadline=datetime.now(UTC) + timedelta(minutes=3))


def _at(scene: Scene, **changes: Any) -> Scene:
    """Return a scene whose table is changed."""
    table = replace(scene.table, **changes)
    return replace(scene, table_view=replace(scene.table_view, table=table))
