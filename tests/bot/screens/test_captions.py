"""Captions that newcomers found wrong, each in the sense in which it was wrong."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.replays.replay_scene import build_replay_scene
from bot.replays.replay_screen import ReplayStep, build_replay_navigation_buttons, render_replay_screen, summarize_moves
from bot.screens.custom_ids import ASKED_PLAYER_EYES, SPECTATOR_EYES, ReplayReference
from bot.screens.screen_registry import find_screen
from bot.screens.text_width import ROOM_ABOVE_PICTURE as ROOM
from games.engine import Match
from games.engine.chance import SwiftChance
from games.engine.words import load_words
from tests.bot.replays.records import ALL_GAMES, played, table_of
from tests.bot.screens.scenes import Played, menus_of, text_of
from tests.undrawn import nothing_drawn

LOCALE = Path(__file__).parents[3] / "assets" / "locale" / "en"
MOVES = 25
FORMER = (
    # words that were wrong: why
    (r"ended so\b", "no English"),
    (r"Nothing that could be seen", "it was said in games without secrets"),
    (r"[Gg]reatest of the match", "it was said of several, and of a turn that brought nothing"),
    (r"\b[Aa]ll hands\b(?! counts?)", "one hand is shown at a time"),
)


@pytest.mark.parametrize(("wrong", "why"), FORMER)
def test_no_catalogue_has_the_words_that_were_wrong(wrong: str, why: str) -> None:
    found = [f"{path.name}: {line}" for path, line in _lines() if re.search(wrong, line)]
    assert [line for line in found if "Everybody sees all hands" not in line] == [], why


def _lines() -> Iterator[tuple[Path, str]]:
    for path in sorted(LOCALE.glob("*.ftl")):
        yield from ((path, line) for line in path.read_text("utf-8").splitlines())


def test_a_post_and_its_picture_name_the_same_round() -> None:
    """The log said "Round 1" above a picture that said "Round 2": the next round begins with the same move."""
    table, rounds = Played(Match.deal_by_key("goblin_teeth", seats=3, seed=bytes(32))), list[tuple[str, set[str]]]()
    while table.match.decision is not None and len(rounds) < 3:
        seat = table.match.decision.seats[0]
        table.play(seat, table.match.game.choose_rollout_move(table.match.state, seat, SwiftChance(0)))
        if shown := table.log_of_the_round_before():
            seen = [name for figure in shown.figures for name in re.findall(ROUND, figure.alt)]
            rounds.append((re.findall(ROUND, text_of(shown))[0], set(seen)))
    assert [name for name, _ in rounds] == ["Round 1", "Round 2", "Round 3"]
    assert [seen - {name} for name, seen in rounds] == [set()] * 3


ROUND = r"Round \d+"


@pytest.mark.parametrize("key", ALL_GAMES)
def test_a_move_is_said_to_be_unseen_only_if_it_is_hidden(key: str) -> None:
    """ "Nothing that could be seen" was said of moves in a game without secrets."""
    again, say = played(key), load_words()
    for move in again.list_moves()[:: 1 + again.last_step // MOVES]:
        scene = build_replay_scene(
            table_of(again), again, ReplayReference("m1", move.number), say, seat=None, since=move.number - 1
        )
        unseen = summarize_moves(scene) == [say("replay-unseen")]
        assert unseen is not move.is_known_to(None), move


@pytest.mark.parametrize("seats", [2, 4])
def test_points_above_a_board_of_gobblestones_are_cut_off_for_nobody(seats: int) -> None:
    """The line read "you +15, Grub…": each who scored has their points in it, and a pass is one."""
    table = Played(Match.deal_by_key("gobblestones", seats=seats, seed=bytes(32)))
    narrator, scored = find_screen("gobblestones").narrator, 0
    for _ in range(MOVES):
        seat = table.match.decision.seats[0] if table.match.decision else 0
        table.play(seat, table.match.game.choose_rollout_move(table.match.state, seat, SwiftChance(0)))
        for reader in range(seats):
            scene = table.scene(reader)
            for line in narrator.format_brief_recap(scene, scene.table_view.recent_moves, reader, ROOM) or ():
                parts = re.split(r", and | and |, ", line.removeprefix("Last moves: ").rstrip("."))
                assert all(re.fullmatch(r".+ ([+\u2212]\d+|passed)", part) for part in parts), line
                scored += len(parts)
    assert scored > MOVES


@pytest.mark.parametrize("key", ALL_GAMES)
def test_the_eyes_of_a_replay_promise_no_more_hands_than_are_shown(key: str) -> None:
    """ "All hands" showed one, that of the player whose turn it was; and two games have no hands to show."""
    again, say = played(key), load_words()
    step, hands = again.last_step // 2, key not in ("emerald_skulls", "goblin_market")
    for eyes in (SPECTATOR_EYES, "0", ASKED_PLAYER_EYES):
        place = ReplayReference("m1", step, eyes)
        scene = build_replay_scene(table_of(again), again, place, say, seat=None if eyes == SPECTATOR_EYES else 0)
        sight = ReplayStep(scene, replace(scene), again.last_step, (0, step, again.last_step), "move", 0, secret=False)
        with nothing_drawn():
            shown = render_replay_screen(sight)
        (menu,) = menus_of(shown)
        assert not any("hands" in text for text in (menu.placeholder, *(option.label for option in menu.options)))
        assert any(option.value.startswith("eyes") for option in menu.options) is hands
        theirs, own = ("what Ann saw", "what you saw") if key == "goats_and_goblins" else ("Ann’s hand", "your hand")
        assert (f"· {theirs}" in text_of(shown)) is (hands and eyes == ASKED_PLAYER_EYES)
        assert (f"· {own}" in text_of(shown)) is (hands and eyes == "0")


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_buttons_of_a_replay_fit_two_rows_of_a_phone(language: str) -> None:
    again = played("emerald_skulls")
    scene = build_replay_scene(table_of(again), again, ReplayReference("m1", 1, "0"), load_words(language), seat=0)
    sight = ReplayStep(scene, scene, again.last_step, (0, 1, 2), "move", 0, secret=False, goes_on=True, reviewed=True)
    assert len(build_replay_navigation_buttons(sight)) == 2
