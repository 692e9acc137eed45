"""Lessons as data: what a broken file is told, and that a changed rule makes a lesson red."""

from pathlib import Path
from typing import Any

import pytest

from games import goats_and_goblins, gobblestones, goblin_market, goblin_teeth
from games.emerald_skulls import payout
from games.engine import BadData
from games.engine.lessons import load_lesson, play_lesson_script, verify_lesson
from games.engine.lessons.lesson_walk import matches_event
from games.engine.lessons.script import find_lesson_file, read_lesson_file

MARKET = find_lesson_file("goblin_market").read_text("utf-8")

CHANGED: list[tuple[str, Any, str, object, str]] = [
    ("goblin_market", goblin_market.scoring, "POSITIVE_SUIT_COUNT", 2, "scores: "),
    ("goblin_market", goblin_market.money, "COINS_BY_LEVELS_BELOW", (2, 2, 1, *[0] * 7), "leave.shows: sisterhood"),
    (
        "emerald_skulls",
        payout,
        "DIE_GEARS_BY_OUT",
        {**payout.DIE_GEARS_BY_OUT, "run": (0, 1, 3, 0, 5, 5)},
        "run.shows: earned",
    ),
    ("goats_and_goblins", goats_and_goblins.state, "FATAL_CAVE_IN_VALUE", 4, "take.wish: a legal move"),
    ("goblin_teeth", goblin_teeth.placing, "MAX_BID", 6, "tie.wish: a legal move"),
    ("gobblestones", gobblestones.end_conditions, "MAX_ROW_TILES", 4, "end.moves: a move that may be played"),
]
"""A rule that somebody changes: its game, where it stands, and what the lesson says then."""


@pytest.mark.parametrize(
    ("key", "module", "name", "value", "told"), CHANGED, ids=lambda one: getattr(one, "__name__", "")
)
def test_a_changed_rule_makes_a_lesson_red(
    key: str, module: object, name: str, value: object, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    verify_lesson(load_lesson(key))
    monkeypatch.setattr(module, name, value)
    with pytest.raises(BadData, match=told):
        verify_lesson(load_lesson(key))


BROKEN = {
    'wish = "bid 3"': ('wish = "bid 33"', "goblin_market.open.wish: a legal move in its notation, not bid 33"),
    'before = ["2: bid 4", "3: pass"]': (
        'before = ["2: bid 2", "3: pass"]',
        "goblin_market.open.moves: .*not 2: bid 2",
    ),
    '"2: pass", "3: pass"]': ('"2: pass"]', "share.before: moves after which player 1 is asked, not .3."),
    "number=5": ("number=6", "raise.shows: bid seat=1 number=6, not bid seat=1 number=5"),
    "scores = [5, 0, 4]": ("scores = [5, 4]", "scores: 3 numbers, one a player"),
    'name = "raise"': ('name = "open"', "step.name: a name of its own"),
    '"2: bid 4"': ('"bid 4"', "step.1.before.0: .*a player and their move"),
    '"3: pass"]': ('"4: pass"]', "step.before: players from 1 to 3"),
    'until = ["size-card", "last-offered", "ended"]': ('until = ["goblin-cards"]', "until: kinds of events"),
    'wish = "bid 3"\n': ('wish = "bid 3"\nlone = true\n', "step.open.lone: false, by the moves that are legal"),
    "seats = 3": ('seats = "three"', "seats: "),
}


@pytest.mark.parametrize("line", BROKEN)
def test_a_broken_lesson_is_refused_with_file_entry_and_what_was_expected(line: str, tmp_path: Path) -> None:
    spoilt, told = BROKEN[line]
    file = tmp_path / "lesson.toml"
    assert line in MARKET
    file.write_text(MARKET.replace(line, spoilt, 1), "utf-8")
    with pytest.raises(BadData, match=rf"lesson.toml: (.*){told}"):
        verify_lesson(read_lesson_file(file, "goblin_market"))


def test_a_move_as_good_as_the_wished_one_goes_on() -> None:
    lesson = load_lesson("goblin_market")
    assert lesson.alternative_moves == ((1, "bid 6"),)
    moves = [stretch.move for stretch in play_lesson_script(lesson, also=1)]
    assert moves[1] == "bid 6"
    assert lesson.play_lesson_to_place(3, also=1).view(0).scores == lesson.play_lesson_to_place(3).view(0).scores


def test_an_event_fits_a_line_that_names_some_of_its_facts() -> None:
    told = "got seat=1 cards=gold 2,gem 4"
    assert matches_event("got seat=1", told)
    assert matches_event("got cards=gold 2,gem 4 seat=1", told)
    assert not matches_event("got seat=2", told)
    assert not matches_event("got cards=gold 2", told)
    assert not matches_event("took seat=1", told)
