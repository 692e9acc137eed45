"""The asked player reads one call to action in bold, on the board and in their panel; the clock stands before it."""

from collections.abc import Mapping
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern

from bot.screens.board import format_waiting_line, render_board
from bot.screens.panel import render_panel
from bot.screens.screen_registry import find_screen
from games import find_game, list_game_keys
from games.engine import Match
from games.engine.words import ENGLISH, LOCALES_FOLDER, format_emoji_placeholder
from tests.bot.screens.scenes import Played, buttons_of, text_of

pytestmark = pytest.mark.usefixtures("in_words")

SEED = bytes(range(32))
ASKING = [
    (key, f"{find_screen(key).prefix}-{where}-{kind}")
    for key in list_game_keys()
    for kind in find_game(key).questions
    for where in ("waiting", "asked")
]


@cache
def load_messages(game: str) -> Mapping[str, Message]:
    """Return the sentences of a game by key."""
    entries = FluentParser(with_spans=False).parse((LOCALES_FOLDER / ENGLISH / f"{game}.ftl").read_text("utf-8")).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def sentence(game: str, key: str) -> str:
    """Return a sentence as it stands in the catalogue, with all its cases."""
    found = load_messages(game)[key]
    assert found.value is not None
    return serialize_pattern(found.value)


@pytest.mark.parametrize(("game", "key"), ASKING)
def test_a_question_has_one_part_in_bold(game: str, key: str) -> None:
    assert sentence(game, key).count("**") == 2


@pytest.mark.parametrize("game", list_game_keys())
def test_the_clock_comes_first(game: str) -> None:
    played = Played(Match.deal_by_key(game, seats=3, seed=SEED))
    assert played.match.decision
    seat = played.match.decision.seats[0]
    clock = f"{format_emoji_placeholder('house_clock')}<t:"
    assert format_waiting_line(played.scene(), find_screen(game)).startswith(clock)
    asked = next(line for line in text_of(render_panel(played.scene(seat))).splitlines() if "**" in line)
    assert asked.startswith(clock)


def test_my_hand_stands_out_only_where_the_board_offers_nothing() -> None:
    by_hand = Played(Match.deal_by_key("gobblestones", seats=3, seed=SEED))
    on_board = Played(Match.deal_by_key("goats_and_goblins", seats=3, seed=SEED))
    styles = [
        next(button.style for button in buttons_of(render_board(played.scene())) if button.act.startswith("hand"))
        for played in (by_hand, on_board)
    ]
    assert styles == ["main", "plain"]
