"""What comes out of a match seen again is the same in two worlds that its reader could not tell apart.

Two matches of Gobblestones with bluff differ in the wrong colour of a tile that was laid face down and trusted, and in
the rack of its owner. For everybody else all of a replay is the same: pictures, words, controls and references, the
moves of the goblins in "What if?", and what is found out by doubting then.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

import pytest

from bot.replays.highlights import MatchHighlightReplay
from bot.replays.match_gif import FILM_PARTS, build_match_gif
from bot.replays.playback_stage import ReplayViewer
from bot.replays.replay_scene import UNKNOWN_TIME, build_replay_scene, build_unstored_table
from bot.replays.replay_screen import render_replay_screen
from bot.replays.replay_stops import STRIDES, find_stops
from bot.replays.replayed_match import ReplayedMatch
from bot.replays.replays import OpenedMatch, build_replay_step
from bot.replays.step_screen import build_move_controls, render_step_screen
from bot.replays.what_if import FORK_GOBLIN_LEVEL, choose_what_if_move, fork_what_if_match, play_what_if_goblins
from bot.screens.custom_ids import SPECTATOR_EYES, ReplayReference
from bot.screens.ending import build_after_match_rows, build_ending
from bot.screens.layout import Screen, Text
from bot.screens.more_menu import render_more_menu
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.store.models import Person, Sitter
from bot.tables.table_view import filter_visible_moves
from bot.tables.tables import AskedGoblin
from games.engine import Match
from games.engine.words import load_words
from tests.bot.screens.scenes import NAMES, buttons_of

LAYER, OTHER = 0, 1
ASKED = 2
"""The step at which the other is asked whether they trust."""
READER = ReplayViewer(Person(101, "Bob"), load_words())
TWINS, RIGHT = ("blue", "green"), "yellow"
"""Two wrong colours, and the right one: at the end everybody learns that the row was a bluff, but no colour."""


@lru_cache(maxsize=3)
def twin(colour: str) -> ReplayedMatch:
    """Return a match in which a tile of this colour is laid face down, and trusted; it is ended by agreement."""
    match = Match.deal_by_key("gobblestones", seats=2, options={"bluff": True, "first": 1}, seed=bytes([7]) * 32)
    match.play(LAYER, f"lay C3 {colour}")
    match.play(LAYER, "end")
    match.play(OTHER, "trust")
    match.play(OTHER, "end")
    match.end_by_agreement()
    return ReplayedMatch.from_record(match.build_record())


def opened(colour: str) -> OpenedMatch:
    again = twin(colour)
    table = build_unstored_table(
        again.get_match_at(0), [Sitter(seat, 100 + seat, NAMES[seat]) for seat in (0, 1)], language="en"
    )
    return OpenedMatch(table, again, OTHER)


def replayed(colour: str) -> Iterator[Screen]:
    """Yield all that the other can see of the match again."""
    match = opened(colour)
    for step in range(match.again.last_step + 1):
        for eyes in (SPECTATOR_EYES, str(OTHER)):
            for stride in STRIDES:
                yield render_replay_screen(build_replay_step(ReplayReference("m1", step, eyes, stride), match, READER))


def played_on(colour: str, answer: str) -> Iterator[Screen]:
    """Yield what the other sees who plays on in another way, from where they were asked."""
    match = opened(colour)
    fork = play_what_if_goblins(fork_what_if_match(ReplayReference("m1", ASKED), match, OTHER), OTHER)
    for move in (answer, "end"):
        yield Screen(
            (Text(str(choose_what_if_move(AskedGoblin(fork.get_match_at(fork.last_step), OTHER, FORK_GOBLIN_LEVEL)))),)
        )
        fork.play_move(OTHER, move)
        play_what_if_goblins(fork, OTHER)
        place = ReplayReference("w1", fork.last_step, str(OTHER))
        for seat in (OTHER, None):
            scene = build_replay_scene(match.table, fork, place, load_words(), seat=seat)
            yield render_step_screen(scene, above=[str(move.events) for move in scene.table_view.recent_moves])
        scene = build_replay_scene(match.table, fork, place, load_words(), seat=OTHER)
        yield render_step_screen(
            scene, above=[" ".join(map(str, scene.table_view.legal))], controls=build_move_controls(scene)
        )


def test_the_twins_differ_and_nobody_else_can_tell() -> None:
    one, other = (twin(colour) for colour in TWINS)
    assert one.get_match_at(one.last_step).state.tiles != other.get_match_at(other.last_step).state.tiles
    for step in range(one.last_step + 1):
        assert [one.get_match_at(step).view(seat) == other.get_match_at(step).view(seat) for seat in (OTHER, None)] == [
            True,
            True,
        ]


def test_a_replay_tells_nobody_else_what_was_trusted() -> None:
    one, other = (list(replayed(colour)) for colour in TWINS)
    assert len(one) == len(other) > 20
    assert [screen.digest for screen in one] == [screen.digest for screen in other]


def test_what_is_shared_tells_nobody_what_was_trusted() -> None:
    one, other = (
        [build_match_gif(ReplayReference("m1", 3), opened(colour), part, load_words()) for part in FILM_PARTS]
        for colour in TWINS
    )
    assert [film.steps for film in one] == [film.steps for film in other]
    assert [film.draw_gif_frame(step) for film in one for step in film.steps] == [
        film.draw_gif_frame(step) for film in other for step in film.steps
    ]


def looking_back(colour: str, seat: int | None) -> Scene:
    """Return the end of the match as somebody sees it who looks back on it."""
    match = opened(colour)
    again, table = match.again, replace(match.table, status="over", ended_at=UNKNOWN_TIME)
    known = [move for move in again.list_moves() if move.is_known_to(None)]
    there = build_replay_scene(table, again, ReplayReference("m1", again.last_step), load_words(), seat=seat)
    return Scene(
        there.table_view,
        load_words(),
        filter_visible_moves(None, len(known), known),
        hindsight=MatchHighlightReplay(table, again, load_words()),
    )


def podium(colour: str, seat: int | None) -> list[Screen]:
    """Return the podium as it looks back on the match, and what is behind its "Menu…"."""
    scene = looking_back(colour, seat)
    return [Screen(tuple(build_ending(scene, find_screen("gobblestones")))), render_more_menu(scene)]


@pytest.mark.parametrize("seat", [OTHER, None])
def test_great_moments_tell_nobody_what_was_trusted(seat: int | None) -> None:
    one, other = (podium(colour, seat) for colour in TWINS)
    assert any("piece" in figure.alt for figure in one[0].figures)
    assert [screen.digest for screen in one] == [screen.digest for screen in other]
    assert [find_stops(twin(colour), "moment", (), seat) for colour in TWINS] == [(0, 3, 4)] * 2


def test_the_end_tells_everybody_whose_bluff_nobody_caught() -> None:
    for colour, said in ((TWINS[0], f"Uncaught bluffs: {NAMES[LAYER]} 1"), (RIGHT, "No bluff got through.")):
        told = "\n".join(part.markdown for part in podium(colour, OTHER)[0].parts if isinstance(part, Text))
        assert said in told.replace("\u2068", "").replace("\u2069", "")
        assert ("Uncaught" in told) is (colour != RIGHT)
        below = Screen(tuple(build_after_match_rows(looking_back(colour, OTHER), [])))
        assert any("bluffs" in button.act for button in buttons_of(below)) is (colour != RIGHT)


def test_which_rows_were_bluffs_is_told_without_their_colours() -> None:
    game = find_screen("gobblestones")
    one, other = (game.format_topic(looking_back(colour, OTHER), "bluffs") for colour in TWINS)
    assert one == other
    assert one.splitlines()[0] == "**Bluffs that nobody caught:**"
    assert f"**{NAMES[LAYER]}: 1 bluff for " in one.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize("answer", ["challenge", "trust"])
def test_playing_on_does_not_find_out_what_was_trusted(answer: str) -> None:
    one, other = (list(played_on(colour, answer)) for colour in TWINS)
    assert [screen.digest for screen in one] == [screen.digest for screen in other]


def test_who_laid_the_tile_goes_on_seeing_it() -> None:
    shown = []
    for colour in TWINS:
        match = opened(colour)
        layer = OpenedMatch(match.table, match.again, LAYER)
        shown.append(
            render_replay_screen(build_replay_step(ReplayReference("m1", 3, str(LAYER)), layer, READER)).digest
        )
    assert shown[0] != shown[1]
