"""Of a game without words of its own for it, the last sentences that fit are told, in the order of time."""

from dataclasses import replace
from unittest.mock import patch

import pytest

from bot.screens.parts import recap
from bot.screens.parts.recap import _build_recap_lines, _is_outdated, _join_continuing_moves, build_brief_recap
from bot.screens.screen_registry import find_screen
from bot.screens.story import RelevantUntil, list_moves_from_own_move
from bot.store.models import Actor
from games import list_game_keys
from games.engine import Match
from games.goblin_market.events import BidderPassed, BidMade
from tests.bot.screens.scenes import Played
from tests.bot.screens.test_recap import market

THIRD = r"C\*d\_\[\] bids 3."
MARKET = find_screen("goblin_market").narrator


@pytest.mark.parametrize(
    ("room", "reader", "told"),
    [
        (200, 0, f"Bob bids 2. {THIRD}"),
        (29, 0, f"Bob bids 2. {THIRD}"),
        (28, 0, THIRD),
        (18, 0, THIRD),
        (17, 0, None),
        (200, 1, THIRD),
        (200, 2, None),
    ],
)
def test_as_many_of_the_last_sentences_are_told_as_fit(room: int, reader: int, told: str | None) -> None:
    scene = market("bid 1", "bid 2", "bid 3").scene(reader)
    with (
        patch.object(recap, "MAX_GIST_LENGTH", room),
        patch.object(type(MARKET), "format_brief_recap", lambda *_: None),
    ):
        assert build_brief_recap(scene, MARKET, reader) == ([told] if told else [])


@pytest.mark.parametrize("key", list_game_keys())
def test_a_board_of_each_game_says_that_the_clock_made_a_move_and_nobody_chose_it(key: str) -> None:
    told: dict[Actor, list[str]] = {"clock": [], "player": []}
    for by, lines in told.items():
        table = Played(Match.deal_by_key(key, seats=3, seed=bytes(32)))
        for _ in range(4):
            seat = table.match.decision.seats[0] if table.match.decision else 0
            table.play(seat, table.match.default_move(seat), by=by)
            lines.extend(build_brief_recap(table.scene(), find_screen(key).narrator, None))
    assert any("ime was up" in line for line in told["clock"])
    assert not any("ime was up" in line for line in told["player"])


def test_lines_belong_to_who_did_it_and_moves_without_a_word_have_none() -> None:
    scene = market("bid 1", "bid 2", "pass").scene(0)
    story = list_moves_from_own_move(scene, 0)
    assert [(line.owner, line.heads) for line in _build_recap_lines(scene, MARKET, story)] == [
        (0, "no"),
        (1, "no"),
        (2, "no"),
    ]
    silent = [replace(move, events=()) for move in story]
    assert _build_recap_lines(scene, MARKET, silent) == []
    assert _join_continuing_moves(silent, MARKET) == []


def test_what_is_told_until_something_else_is_outdated_by_that_alone() -> None:
    bid = BidMade(1, 3)
    passed, others = {(BidderPassed, 1)}, {(BidderPassed, 2)}
    table = [
        (RelevantUntil((BidderPassed,)), passed, True),
        (RelevantUntil((BidderPassed,)), others, True),
        (RelevantUntil((BidMade,)), passed, False),
        ("last", {(BidMade, 1)}, True),
        ("last", {(BidMade, 2)}, False),
        ("last", passed, False),
        ((BidderPassed,), passed, True),
        ((BidderPassed,), others, False),
        (None, {(BidMade, 1)}, False),
        ("mine", {(BidMade, 1)}, False),
    ]
    assert [_is_outdated(bid, matter, later) for matter, later, _ in table] == [gone for *_, gone in table]  # type: ignore[arg-type]  # matters
