"""The law of the log, in a few matches of each game; python -m tests.story plays two hundred."""

import asyncio
from collections.abc import Sequence
from typing import Any
from unittest.mock import patch

import pytest

from bot.games.emerald_skulls.screen import EmeraldSkullsEventNarrator
from bot.screens import log_posts
from bot.screens.game_texts.event_narrator import EventNarrator, LogRound
from bot.screens.scene import Scene
from bot.tables import SeenMove
from bot.ui.surfaces.boards import BoardMessages
from games import list_game_keys
from tests.story.playing import Way, play

SUITE = range(1, 4)
"""The matches of each game that the suite plays."""


def breaches(game: str, number: int) -> list[str]:
    return asyncio.run(play(Way(game, number))).breaches()


@pytest.mark.parametrize("number", SUITE)
@pytest.mark.parametrize("game", list_game_keys())
def test_the_thread_tells_each_logged_event_once_in_order_below_its_own_round(game: str, number: int) -> None:
    assert breaches(game, number) == []


def test_the_judge_misses_no_line_that_is_cut_or_told_twice() -> None:
    lines = EventNarrator.format_log_lines

    def cut(side: Any, scene: Scene, seen_moves: Sequence[SeenMove]) -> list[str]:
        return lines(side, scene, seen_moves)[-2:]

    def twice(side: Any, scene: Scene, seen_moves: Sequence[SeenMove]) -> list[str]:
        return [*lines(side, scene, seen_moves), *lines(side, scene, seen_moves[-1:])]

    for fault in (cut, twice):
        with patch.object(EventNarrator, "format_log_lines", fault):
            assert breaches("goblin_market", 1)


def test_the_judge_misses_no_round_that_is_not_posted_and_no_picture_of_another() -> None:
    async def nothing(boards: BoardMessages, scene: Scene, live: object, posts: object) -> object:
        return live

    with patch.object(BoardMessages, "_post_log", nothing):
        assert breaches("goblin_market", 3)
    view_after = "bot.ui.composing.composer.Composer._load_view_after"

    async def now(composer: object, scene: Scene, post: log_posts.LogPost) -> object:
        return scene.view

    with patch(view_after, now):
        assert breaches("goblin_market", 1)


def test_the_judge_misses_no_heading_that_lacks_comes_twice_or_has_the_number_of_another_round() -> None:
    heading = EventNarrator.format_log_heading

    def none(*_: Any) -> list[str]:
        return []

    def twice(*told: Any) -> list[str]:
        return heading(*told) * 2

    def of_another(side: Any, scene: Scene, since: int, told: LogRound, *dealt: Any) -> list[str]:
        return heading(side, scene, since, told.find_next_round(True), *dealt)

    for fault in (none, twice, of_another):
        with patch.object(EventNarrator, "format_log_heading", fault):
            assert breaches("gobblestones", 1)


def test_the_judge_misses_no_turn_whose_lost_bets_are_not_told() -> None:
    with patch.object(EmeraldSkullsEventNarrator, "format_log_ending", new=lambda *_: []):
        assert any("lost" in breach for breach in breaches("emerald_skulls", 1))
