"""What goblins of the bot say: rarely, by their temper, about public events, and the same after a restart."""

from dataclasses import replace
from itertools import product
from typing import get_args

import pytest

from bot.pictures.shared.portraits import GOBLIN_HEADS
from bot.screens.board import render_board
from bot.screens.goblin_line_memory import GoblinLineMemory
from bot.screens.parts.goblin_lines import KEYS_BY_OCCASION, TEMPERS, Temper, choose_goblin_remarks, count_goblin_lines
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.screens.story import Occasion
from bot.store.goblin_numbers import GOBLIN_NAMES
from bot.tables import Actor
from bot.tables.goblin_names import make_goblin
from games import find_game, list_game_keys
from games.engine import Match
from games.engine.goblins import GoblinLevel
from games.engine.words import load_words
from tests.bot.screens.scenes import Played, random_steps, text_of

pytestmark = pytest.mark.usefixtures("in_words")

SEED = bytes(range(32))


def among_goblins(scene: Scene, *, table: int = 7) -> Scene:
    """Return the scene with goblins of the bot on all seats but the first."""
    sitters = list(scene.table.sitters)
    for number in range(1, len(sitters)):
        one = make_goblin(GoblinLevel.GROWN, number - 1)
        sitters[number] = replace(sitters[number], user_id=one.user_id, name=one.name)
    return replace(
        scene, table_view=replace(scene.table_view, table=replace(scene.table, id=table, sitters=tuple(sitters)))
    )


def said(scene: Scene) -> list[str]:
    return choose_goblin_remarks(scene, find_screen(scene.table.game).narrator)


def sold() -> Scene:
    """Return an auction that the second player has just won."""
    played = Played(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=SEED))
    for move in ("bid 1", "bid 2", "pass", "pass"):
        assert played.match.decision
        played.play(played.match.decision.seats[0], move)
    return played.scene()


def test_every_temper_has_its_own_lines_for_every_occasion() -> None:
    say = load_words()
    for occasion in get_args(Occasion):
        count = count_goblin_lines(occasion)
        lines = [
            say(KEYS_BY_OCCASION[occasion], temper=temper, line=line)
            for temper in get_args(Temper)
            for line in range(count)
        ]
        assert len(set(lines)) == len(lines)
        assert all(0 < len(line) <= 60 for line in lines)


def test_every_goblin_has_a_temper_and_a_portrait_and_all_tempers_are_there() -> None:
    assert tuple(TEMPERS) == GOBLIN_NAMES
    assert {name.lower() for name in GOBLIN_NAMES} == set(GOBLIN_HEADS)
    assert set(TEMPERS.values()) == set(get_args(Temper))


def test_a_goblin_has_a_word_for_about_every_third_thing_and_for_no_more_than_one_at_a_time() -> None:
    spoken = [said(among_goblins(sold(), table=number)) for number in range(300)]
    assert all(len(lines) <= 1 for lines in spoken)
    assert 60 < sum(map(len, spoken)) < 140
    assert {line.split("**")[1] for lines in spoken for line in lines} == {"Grub"}  # who won it


def test_the_others_speak_of_what_a_person_did() -> None:
    scene = sold()
    won = next(event for told in scene.table_view.recent_moves for event in told.events if event.kind == "won")
    assert won.facts["seat"] == 1
    people = list(among_goblins(scene).table.sitters)
    people[1] = scene.table.sitters[1]
    spoken = [
        said(
            replace(
                scene,
                table_view=replace(scene.table_view, table=replace(scene.table, id=number, sitters=tuple(people))),
            )
        )
        for number in range(60)
    ]
    assert {line.split("**")[1] for lines in spoken for line in lines} == {"Snig"}


def test_the_same_table_says_the_same_again_and_says_it_on_the_board() -> None:
    talkative = next(n for n in range(60) if said(among_goblins(sold(), table=n)))
    scene = among_goblins(sold(), table=talkative)
    (line,) = said(scene)
    assert said(among_goblins(sold(), table=talkative)) == [line]
    assert line in text_of(render_board(scene))
    assert line.startswith("-# \ue000goblin_grub_grown\ue001**Grub**: “")


def test_where_no_goblin_sits_nobody_speaks() -> None:
    scene = sold()
    tables = [replace(scene.table, id=number) for number in range(60)]
    assert not any(said(replace(scene, table_view=replace(scene.table_view, table=table))) for table in tables)


@pytest.mark.parametrize("by", ["player", "clock"])
def test_what_was_said_stays_until_a_person_has_played(by: Actor) -> None:
    talkative = next(n for n in range(60) if said(among_goblins(sold(), table=n)))
    scene = among_goblins(sold(), table=talkative)
    last = scene.table_view.recent_moves[-1]
    later = replace(last, number=last.number + 1, seat=0, events=(), by=by)
    moved = replace(scene, table_view=replace(scene.table_view, recent_moves=(*scene.table_view.recent_moves, later)))
    assert said(moved) == ([] if by == "player" else said(scene))


@pytest.mark.parametrize("key", list_game_keys())
def test_goblins_speak_in_every_game_and_only_of_what_a_spectator_knows(key: str) -> None:
    game, heard = find_screen(key), set()
    assert all(kind in find_game(key).event_kinds.values() for kind in game.narrator.feelings)
    played = Played(Match.deal_by_key(key, seats=max(3, find_game(key).seats[0]), seed=SEED))
    for _ in random_steps(played, lot=3, most=400):
        scene = among_goblins(played.scene())
        assert all(event.is_visible_to(None) for told in scene.table_view.recent_moves for event in told.events)
        heard.update(said(scene))
    assert heard


def test_at_the_end_a_goblin_takes_it_as_it_came() -> None:
    played = Played(Match.deal_by_key("goblin_market", seats=3, seed=SEED))
    for _ in random_steps(played, lot=3):
        pass
    lines = said(among_goblins(played.scene()))
    endings: tuple[Occasion, ...] = ("triumph", "defeat")
    ending = [
        load_words()(KEYS_BY_OCCASION[occasion], temper=temper, line=line)
        for occasion, temper in product(endings, get_args(Temper))
        for line in range(count_goblin_lines(occasion))
    ]
    assert len(lines) == 1
    assert any(line in lines[0] for line in ending)


@pytest.mark.parametrize("key", list_game_keys())
def test_nobody_says_the_same_twice_in_a_match_and_a_moment_keeps_its_line(key: str) -> None:
    for lot in range(3):
        played, kept, before = (
            Played(Match.deal_by_key(key, seats=4, seed=bytes([lot]) * 32)),
            GoblinLineMemory(),
            list[str](),
        )
        heard = list[str]()
        for _ in random_steps(played, lot=lot, most=400):
            scene = replace(among_goblins(played.scene()), said=kept)
            lines = said(scene)
            assert said(scene) == lines
            heard += [line.partition("**: ")[2] for line in lines if line not in before]
            before = lines or before
        assert len(set(heard)) == len(heard)


def test_who_has_said_all_is_silent() -> None:
    kept = GoblinLineMemory()
    lines = [kept.choose_line("sly", "won", str(moment), [2, 0, 1]) for moment in range(4)]
    assert lines == [2, 0, 1, None]
    assert kept.choose_line("sly", "won", "1", [1, 2, 0]) == 0
    assert kept.choose_line("merry", "won", "9", [2, 0, 1]) == 2
